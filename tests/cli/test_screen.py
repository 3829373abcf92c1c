"""Colours and progress: with rich where there is a terminal, plain everywhere else."""

from __future__ import annotations

import io
import sys

import pytest

from rlyeh_rules.cli.screen import PAGES, WIPE, Screen


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    return Terminal()


@pytest.fixture
def without_rich(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "rich"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "rich", None)


def test_a_terminal_gets_colours(terminal: Terminal) -> None:
    Screen(terminal, terminal).say("Ann placed a card. [SC-4.3]", "bold")
    assert terminal.getvalue() == "\x1b[1mAnn placed a card. \x1b[0m\x1b[1;36m[SC-4.3]\x1b[0m\n"


def test_square_brackets_are_text_and_nothing_else(terminal: Terminal) -> None:
    Screen(terminal, terminal).say("face down [bold]")
    assert terminal.getvalue() == "face down [bold]\n"


def test_who_wants_no_colours_gets_none(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    Screen(terminal, terminal).say("All is well.", "bold green")
    assert terminal.getvalue() == "All is well.\n"


@pytest.mark.usefixtures("without_rich")
def test_without_rich_there_are_no_colours(terminal: Terminal) -> None:
    Screen(terminal, terminal).say("All is well.", "bold green")
    assert terminal.getvalue() == "All is well.\n"


def test_what_is_no_terminal_gets_no_colours(capsys: pytest.CaptureFixture[str]) -> None:
    Screen().say("All is well.", "bold green")
    assert capsys.readouterr() == ("All is well.\n", "")


def test_a_long_sentence_is_folded_between_words(capsys: pytest.CaptureFixture[str]) -> None:
    Screen().fill("word " * 30, "- ", "  ")
    first, second = capsys.readouterr().out.splitlines()
    assert (first, second) == ("- " + " ".join(["word"] * 19), "  " + " ".join(["word"] * 11))


def test_progress_is_a_bar_with_rich(terminal: Terminal) -> None:
    with Screen(terminal, terminal).progress("Games") as progress:
        progress(3, 4)
    assert [part in terminal.getvalue() for part in ("Games", "━", "3/4")] == [True, True, True]


@pytest.mark.usefixtures("without_rich")
def test_progress_is_one_line_without(terminal: Terminal) -> None:
    with Screen(terminal, terminal).progress("Games") as progress:
        progress(1, 2)
        progress(2, 2)
    half, full = "#" * 10 + "." * 10, "#" * 20
    assert terminal.getvalue() == f"\rGames [{half}] 1/2\rGames [{full}] 2/2\n"


def test_nothing_is_said_of_progress_in_a_file_or_pipe(capsys: pytest.CaptureFixture[str]) -> None:
    with Screen().progress("Games") as progress:
        progress(50, 100)
    assert capsys.readouterr() == ("", "")


def test_a_terminal_is_wiped_before_the_screen_is_handed_on(terminal: Terminal) -> None:
    Screen(terminal, terminal).cover()
    assert terminal.getvalue() == WIPE


def test_elsewhere_everything_is_pushed_out_of_sight(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    Screen(terminal, terminal).cover()
    assert terminal.getvalue() == "\n" * PAGES
