"""The demo: one game of each, told and checked."""

from __future__ import annotations

import re

import pytest

from rlyeh_rules import Match, SaveError, Violation
from rlyeh_rules.seals import State
from tests.cli.conftest import Run


def test_a_game_is_told_with_the_id_of_a_rule_behind_every_sentence(rlyeh: Run) -> None:
    code, out, err = rlyeh("demo")
    told = " ".join(out.partition("\n\nThe Seals of Cthulhu - ")[0].split("\n", 2)[2].split())
    sentences = re.split(r"(?<=[.]) (?=[A-Z])", told)
    assert (code, err, [one for one in sentences if not re.search(r"\[SC-R?\d+[.\d]*\]", one + "]")]) == (0, "", [])


def test_abilities_are_among_what_is_shown(rlyeh: Run) -> None:
    assert " used the power of " in rlyeh("demo").out


def test_the_end_says_what_came_of_each_game_and_that_all_is_well(rlyeh: Run) -> None:
    *_, first, second, last = rlyeh("demo").out.splitlines()
    summary = re.fullmatch(
        r"seals: (\d+) decisions\. .* wins?: .* \[SC-[\d.]+\] (\d+) states checked; "
        r"saved, loaded and replayed to digest [0-9a-f]{12}\.",
        f"{first.strip()} {second.strip()}",
    )
    assert summary is not None
    assert (int(summary[2]), last) == (int(summary[1]) + 1, "All is well.")


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
    assert (code, err) == (1, "rlyeh: seals: SaveError: state: is torn\n")


def test_a_game_that_is_loaded_as_another_is_told(rlyeh: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    other = Match.new("seals", seed=3)
    other.play(other.state.legal_actions()[0])
    monkeypatch.setattr(Match, "load", lambda *_, **__: other)
    code, _, err = rlyeh("demo")
    assert (code, err.splitlines()) == (
        1,
        [
            "rlyeh: seals: the game that was loaded is not the one that was saved",
            "rlyeh: seals: the history that was loaded is not the one that was saved",
            "rlyeh: seals: the replay does not lead to where the game did",
        ],
    )


def test_a_game_without_end_is_told(rlyeh: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rlyeh_rules.cli.demo.LONGEST", 10)
    code, _, err = rlyeh("demo")
    assert (code, err) == (1, "rlyeh: seals: the game is not over after 10 decisions\n")
