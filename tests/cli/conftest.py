"""The command line, called as a function in an empty folder, with a keyboard that types what a test says."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

import pytest

from rlyeh_rules import Match
from rlyeh_rules.cli import main

CTRL_C = "\x03"


class Ran(NamedTuple):
    """What came of a command."""

    code: int
    out: str
    err: str


class Keyboard(io.StringIO):
    """Standard input that gives line after line, and raises what Ctrl-C raises where a line says so."""

    def __init__(self, lines: Iterable[str]) -> None:
        super().__init__()
        self._lines = iter(lines)

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override] # StringIO has it so
        line = next(self._lines, None)
        if line == CTRL_C:
            raise KeyboardInterrupt
        return "" if line is None else f"{line}\n"


Run = Callable[..., Ran]


@pytest.fixture
def rlyeh(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Run a command: `rlyeh("play", "seals", typed=["1", "quit"])`; None for no keyboard at all."""
    monkeypatch.chdir(tmp_path)

    def run(*words: str, typed: Iterable[str] | None = ()) -> Ran:
        monkeypatch.setattr(sys, "stdin", None if typed is None else Keyboard(typed))
        code = main(words)
        return Ran(code, *capsys.readouterr())

    return run


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game of some moves, one of them taken back, with a note."""
    table = Match.new("seals", seed=1, players=["Sean", "Sarah"], options={"first_player": 0})
    for _ in range(5):
        table.play(table.state.legal_actions()[0])
    table.undo(force=True)
    table.note(table.state.seats[1], "Thinking ...")
    path = tmp_path / "saved.json"
    table.save(path)
    return path
