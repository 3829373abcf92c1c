"""Objective: the game goes on until one of exactly four conditions is met."""

from __future__ import annotations

import pytest

from rlyeh_rules.last_relic import State
from tests.last_relic.table import CULT, HER, On, play, refused, spot, table


def ending(state: State) -> tuple[tuple[int, ...], str]:
    """Who has won, and why."""
    assert state.outcome is not None
    assert state.outcome.scores is None, "there are no points"
    return state.outcome.winners, state.outcome.reason


@pytest.mark.rule("LR-4.1")
def test_round_13_follows_round_12_while_no_condition_is_met() -> None:
    state = table(round=12, wounds=4, madness=2, stolen="AABBC", relics="ABCD", notoriety=11)

    state = play(state, "pass", "pass", "pass", "pass")

    assert (state.round, state.is_over) == (13, False)
    assert state.waiting_on == (CULT,)


@pytest.mark.rule("LR-4.1")
def test_the_hundredth_round_is_no_end_either() -> None:
    state = play(table(round=100), "pass", "pass", "pass", "pass")

    assert (state.round, state.outcome) == (101, None)


@pytest.mark.rule("LR-4.1", "LR-4.2")
def test_the_fifth_wound_defeats_the_adventurer_though_the_cult_has_no_relic() -> None:
    state = table("cult", wounds=4, cultists=(On(1, "acolyte 2 = wound"),))

    state = play(state, "activate acolyte")

    assert (state.adventurer.wounds, state.cult.relics) == (5, ())
    assert ending(state) == ((CULT,), "defeat")
    assert refused(state, "0: pass") == "LR-12.1"


@pytest.mark.rule("LR-4.1", "LR-4.2")
def test_the_sixth_relic_summons_the_great_old_one_of_an_unhurt_adventurer() -> None:
    row = (spot("harbour", marks=4, relics="F"), spot("library"), spot("crypt"))
    state = table("cult", at=2, row=row, relics="ABCDE", cultists=(On(1, "acolyte 2 = mark"),))

    state = play(state, "activate acolyte")

    assert ending(state) == ((CULT,), "summoning")


@pytest.mark.rule("LR-4.2")
def test_six_relics_that_are_not_those_needed_do_not_win() -> None:
    row = (spot("harbour", marks=4, relics="A"), spot("library"), spot("crypt"))
    state = table("cult", at=2, row=row, relics="ABCDE", cultists=(On(1, "acolyte 2 = mark"),))

    state = play(state, "activate acolyte", "lay p")

    assert (state.cult.relics, state.outcome) == (("A", "A", "B", "C", "D", "E"), None)


@pytest.mark.rule("LR-4.1", "LR-4.3")
def test_the_fourth_kind_of_relic_cancels_the_ritual() -> None:
    row = (spot("harbour", up=True, clues=4, relics="CD"), spot("library"), spot("crypt"))
    state = table(row=row, stolen="ABC")

    again = play(state, "steal C")
    fourth = play(state, "steal D")

    assert again.outcome is None
    assert ending(fourth) == ((HER,), "ritual cancelled")


@pytest.mark.rule("LR-4.1", "LR-4.3")
def test_notoriety_on_its_last_space_exposes_the_cult() -> None:
    state = table(notoriety=11, hand=("rumour = notoriety",))

    state = play(state, "play rumour")

    assert ending(state) == ((HER,), "cult exposed")
