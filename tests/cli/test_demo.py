"""The demo: one game of each, told and checked."""

from __future__ import annotations

import io
import re
from contextlib import redirect_stderr, redirect_stdout

import pytest

from rlyeh_rules import Match, SaveError, Violation
from rlyeh_rules.cli import main
from rlyeh_rules.seals import State
from tests.cli.conftest import Ran, Run

GAMES = {
    "seals": ("The Seals of Cthulhu", "SC"),
    "last_relic": ("The Last Relic of R'lyeh", "LR"),
    "gate": ("The Gate of R'lyeh", "GR"),
    "rising": ("R'lyeh Rising", "RR"),
}


@pytest.fixture(scope="module")
def demo() -> Ran:
    """The usual games, played once for all tests here."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = main(("demo",))
    return Ran(code, out.getvalue(), err.getvalue())


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_told_with_the_id_of_a_rule_behind_every_sentence(demo: Ran, game: str) -> None:
    title, prefix = GAMES[game]
    code, out, err = demo
    story = out.partition(f"{title}, seed ")[2].partition(f"\n\n{title} - ")[0]
    told = " ".join(story.split("\n", 2)[2].split()).replace("Sgt. Ian Welles", "Sergeant Welles")
    sentences = told.removesuffix("]").split("] ")
    assert len(sentences) > 50
    assert (code, err) == (0, "")
    assert [one for one in sentences if not re.fullmatch(rf"((?!\. [A-Z]).)+\. \[{prefix}-R?\d+[.\d]*", one)] == []


def test_abilities_are_among_what_is_shown(demo: Ran) -> None:
    assert " used the power of " in demo.out


@pytest.mark.parametrize("told", ["The votes were revealed: ", "triggered the incantation", "was created, number "])
def test_votes_and_incantations_are_among_what_is_shown(demo: Ran, told: str) -> None:
    assert told in " ".join(demo.out.split())


@pytest.mark.parametrize(
    "told",
    [
        "performed the Incantation of ",
        " was destroyed. [RR-",
        "reached a threshold: ",
        "The Elder One advanced to space 2 of the track.",
    ],
)
def test_incantations_a_destroyed_part_and_madness_are_among_what_is_shown(demo: Ran, told: str) -> None:
    assert told in " ".join(demo.out.split())


def test_the_end_says_what_came_of_each_game_and_that_all_is_well(demo: Ran) -> None:
    *_, summaries = demo.out.split("\n\n")
    *lines, last = summaries.splitlines()
    assert last == "All is well."
    sums = re.split(r" (?=\w+: \d+ decisions)", " ".join(" ".join(lines).split()))
    for game, told in zip(GAMES, sums, strict=True):
        summary = re.fullmatch(
            rf"{game}: (\d+) decisions\. .* wins?: .* \[{GAMES[game][1]}-[\d.]+\] (\d+) states checked; "
            r"saved, loaded and replayed to digest [0-9a-f]{12}\.",
            told,
        )
        assert summary is not None
        assert int(summary[2]) == int(summary[1]) + 1


def test_it_is_the_same_every_time(rlyeh: Run) -> None:
    assert rlyeh("demo", "--seed", "5").out == rlyeh("demo", "--seed", "5").out


def test_another_seed_is_another_game(rlyeh: Run) -> None:
    assert rlyeh("demo", "--seed", "5").out != rlyeh("demo", "--seed", "6").out


def test_a_broken_invariant_is_told(rlyeh: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = (Violation("SC-1.3", "there are 8 markers"),)
    monkeypatch.setattr(State, "violations", lambda state: broken if state.turn.number == 3 else ())
    code, out, err = rlyeh("demo")
    assert (code, out.splitlines()[-1]) == (1, "Something is wrong.")
    told = [re.sub(r"\d+ decisions", "so many decisions", line) for line in err.splitlines()]
    assert set(told) == {"rlyeh: seals: after so many decisions: there are 8 markers (SC-1.3)"}


def test_a_game_that_cannot_be_loaded_again_is_told(rlyeh: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> Match:
        raise SaveError("is torn", "state")

    monkeypatch.setattr(Match, "load", refuse)
    code, _, err = rlyeh("demo")
    assert (code, err.splitlines()) == (1, [f"rlyeh: {game}: SaveError: state: is torn" for game in GAMES])


def test_a_game_that_is_loaded_as_another_is_told(rlyeh: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    other = Match.new("seals", seed=3)
    other.play(other.state.legal_actions()[0])
    monkeypatch.setattr(Match, "load", lambda *_, **__: other)
    code, _, err = rlyeh("demo")
    assert (code, err.splitlines()) == (
        1,
        [
            f"rlyeh: {game}: {fault}"
            for game in GAMES
            for fault in (
                "the game that was loaded is not the one that was saved",
                "the history that was loaded is not the one that was saved",
                "the replay does not lead to where the game did",
            )
        ],
    )


def test_a_game_without_end_is_told(rlyeh: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rlyeh_rules.cli.demo.LONGEST", 10)
    code, _, err = rlyeh("demo")
    assert (code, err.splitlines()) == (
        1,
        [f"rlyeh: {game}: the game is not over after 10 decisions" for game in GAMES],
    )
