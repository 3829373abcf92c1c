"""Components, the tokens of damage, and those that are a Shot on one side and cover a stolen Relic on the other."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.last_relic import State
from tests.last_relic.table import CULT, HER, On, at, names, offered, play, refused, spot, table, told

LIMITED = {"limited_tokens": True}


def shots(state: State) -> int:
    """Every Shot on the table."""
    return sum(cultist.shots for cultist in state.cult.cultists)


# ------------------------------------------------------------------ damage


@pytest.mark.rule("LR-2.6")
@pytest.mark.parametrize(("wounds", "madness"), [(4, 2), (2, 4), (3, 3)])
@pytest.mark.parametrize("icon", ["wound", "madness"])
def test_the_seventh_damage_token_always_ends_the_game(wounds: int, madness: int, icon: str) -> None:
    state = table("cult", wounds=wounds, madness=madness, cultists=(On(1, f"acolyte 2 = {icon} {icon} fund"),))
    assert state.adventurer.damage == 6

    state = play(state, "activate acolyte")

    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == ((CULT,), "defeat")
    assert state.adventurer.damage == 7, "and an eighth is never needed"


# ------------------------------------------------------------------ five tokens with two sides


def five(ask: str = "adventurer", *, shot: int = 2, more: tuple[str, ...] = ("gun = shot fund",), **what: Any) -> State:
    """Three Relics are covered at the Adventurer's Location, and so many Shots lie on a Cultist there."""
    row = (spot("harbour", up=True, clues=4, relics="AABBC", covered=(0, 1, 2)), spot("library"), spot("crypt"))
    return table(ask, row=row, stolen="AAB", hand=more, cultists=(On(1, "acolyte 4", shots=shot),), **what)


@pytest.mark.rule("LR-2.7", "LR-R2")
def test_no_steal_is_refused_and_no_shot_skipped_for_want_of_a_token() -> None:
    stolen = play(five(), "steal B")
    shot = play(five(), "play gun", "shoot acolyte")

    assert (at(stolen, 1).covered, at(stolen, 1).clues) == ((0, 1, 2, 3), 0)
    assert shots(shot) == 3


@pytest.mark.rule("LR-2.7", "LR-R2")
def test_with_limited_tokens_the_sixth_cover_is_refused_before_a_clue_is_paid() -> None:
    state = five(options=LIMITED)

    assert refused(state, "steal B") == "LR-R2"
    assert offered(state, HER, "steal") == []
    assert at(state, 1).clues == 4


@pytest.mark.rule("LR-2.7", "LR-R2")
def test_with_limited_tokens_the_sixth_shot_is_skipped() -> None:
    state, happened = told(five(options=LIMITED), "play gun")

    assert names(happened) == ["CardPlayed", "IconSkipped", "FundsGained"]
    assert (shots(state), state.adventurer.funds) == (2, 4)


@pytest.mark.rule("LR-2.7", "LR-R2")
def test_with_limited_tokens_the_fifth_token_is_either() -> None:
    state = five(shot=1, options=LIMITED)

    stolen = play(state, "steal B")
    shot = play(state, "play gun", "shoot acolyte")

    assert at(stolen, 1).covered == (0, 1, 2, 3)
    assert shots(shot) == 2
    assert stolen.violations() == shot.violations() == ()


@pytest.mark.rule("LR-R2")
def test_with_limited_tokens_a_second_shot_of_a_card_finds_none_left() -> None:
    state = five(shot=1, more=("gun = shot shot fund",), options=LIMITED)

    state, happened = told(state, "play gun", "shoot acolyte")

    assert names(happened) == ["CardPlayed", "ShotPlaced", "IconSkipped", "FundsGained"]
    assert (shots(state), state.adventurer.funds) == (2, 4)


@pytest.mark.rule("LR-R2")
def test_the_shots_of_an_eliminated_cultist_can_be_placed_again() -> None:
    row = (spot("harbour", up=True, relics="AAB", covered=(0, 1)), spot("library"), spot("crypt"))
    cultists = (On(1, "acolyte 3", shots=2), On(1, "priest 4"))
    state = table(row=row, stolen="AA", hand=("gun = shot shot",), cultists=cultists, options=LIMITED)

    state = play(state, "play gun", "shoot acolyte", "shoot priest")

    assert state.cult.cards.discard == ("acolyte",)
    assert [(cultist.card, cultist.shots) for cultist in state.cult.cultists] == [("priest", 1)]


@pytest.mark.rule("LR-R2")
def test_the_covers_of_a_resolved_location_can_be_used_again() -> None:
    row = (
        spot("harbour", up=True, marks=6, relics="AAB", covered=(0, 1)),
        spot("library", up=True, clues=4, relics="B"),
        spot("crypt"),
    )
    cultists = (On(1, "acolyte 2 = mark"), On(2, "priest 4", shots=3))
    state = table("cult", at=2, row=row, stolen="AA", cultists=cultists, options=LIMITED)
    assert refused(play(state, "pass"), "steal B") == "LR-R2"

    state = play(state, "activate acolyte", "lay p", "steal B")

    assert (at(state, 2).covered, state.adventurer.relics) == ((0,), ("A", "A", "B"))
