"""Fights on Cthulhu: whether a body part attacks, with which dice, and how often."""

from __future__ import annotations

from typing import Final

import pytest

from rlyeh_rules.kernel import Source
from rlyeh_rules.rising import Mythos, MythosFacts, Space
from rlyeh_rules.rising.effects import CthulhuAttacks
from rlyeh_rules.rising.events import DiceRolled
from tests.rising.nights import QUIET, attackers, counted, quiet
from tests.rising.table import HOME, black, green, i, play, played

NO_DICE: Final = black("- - -") + green("- - -")


@pytest.mark.rule("RR-17.7")
def test_a_part_does_not_attack_another_investigator_than_the_active_one() -> None:
    state = quiet(spaces={2: "head"})

    _, happened = played(state, "end actions")

    assert attackers(happened) == []


@pytest.mark.rule("RR-17.7", "RR-R4")
def test_a_destroyed_part_does_not_attack() -> None:
    state = quiet(spaces={1: "left-leg"}, parts={"left-leg": "vulnerable destroyed"})

    _, happened = played(state, "end actions")

    assert (attackers(happened), counted(happened)) == ([], [])


@pytest.mark.rule("RR-17.7", "RR-25.2")
def test_a_card_may_say_that_more_are_attacked() -> None:
    card = MythosFacts(Mythos("the-hand"), symbol=False, source=Source.STAND_IN, effects=(CthulhuAttacks(),))
    state = quiet(
        facts={"mythos": [QUIET, card]},
        mythos=["the-hand", "quiet-night"],
        spaces={1: HOME, 2: "left-leg", 3: "head"},
        parts={"head": "vulnerable destroyed"},
        stress={2: 4},
        turn=1,
    )

    _, happened = played(state, "end actions", chance=NO_DICE)

    assert attackers(happened) == ["left-leg"]
    assert counted(happened) == [(i(2), 3, 3)]


@pytest.mark.rule("RR-17.8", "RR-R5", "RR-R6")
@pytest.mark.parametrize("arm", ["", "3", "vulnerable", "vulnerable 2"])
def test_an_undestroyed_part_attacks_once_with_cthulhu_s_dice_vulnerable_or_not(arm: str) -> None:
    state = quiet(spaces={1: "right-arm"}, parts={"right-arm": arm, "left-arm": "vulnerable"}, stress={1: 4})

    state, happened = played(state, "end actions", chance=black("S - -") + green("S - -"))

    assert attackers(happened) == ["right-arm"]
    assert counted(happened) == [(i(1), 3, 3)]
    assert (state.investigator(i(1)).wounds, state.turn.who) == (2, i(2))


@pytest.mark.rule("RR-R6")
def test_it_does_so_once_a_turn_however_many_actions_were_taken_there() -> None:
    state = quiet(spaces={1: "right-arm", 2: "left-arm"}, parts={"right-arm": "vulnerable"}, stress={1: 4})
    state = play(state, "attack right-arm", "attack right-arm", chance=NO_DICE)

    _, happened = played(state, "end actions", chance=NO_DICE)

    assert attackers(happened) == ["right-arm"]
    assert [event.reason.against for event in happened if isinstance(event, DiceRolled)] == [True]


@pytest.mark.rule("RR-R5")
@pytest.mark.parametrize(("arm", "attack"), [("", []), ("3", []), ("vulnerable", ["right-arm"])])
def test_by_the_option_only_a_vulnerable_part_attacks(arm: str, attack: list[str]) -> None:
    state = quiet(spaces={1: "right-arm"}, parts={"right-arm": arm}, stress={1: 4}, attack_when="vulnerable")
    assert not state.is_safe(Space.RIGHT_ARM)

    state, happened = played(state, "end actions", chance=NO_DICE)

    assert attackers(happened) == attack
    assert state.turn.who == i(2)


@pytest.mark.rule("RR-R5")
@pytest.mark.parametrize(("when", "attack"), [("undestroyed", ["left-leg"]), ("vulnerable", [])])
def test_the_option_holds_for_attacks_of_a_card_too(when: str, attack: list[str]) -> None:
    card = MythosFacts(Mythos("the-hand"), symbol=False, source=Source.STAND_IN, effects=(CthulhuAttacks(),))
    state = quiet(
        facts={"mythos": [QUIET, card]},
        mythos=["the-hand", "quiet-night"],
        spaces={2: "left-leg"},
        stress={2: 4},
        attack_when=when,
    )

    _, happened = played(state, "end actions", chance=NO_DICE)

    assert attackers(happened) == attack
