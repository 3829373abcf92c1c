"""Fire: caught on leaving a space, limited on the map only, rolled for at the end of one's turn."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.kernel import Event, evolve
from rlyeh_rules.rising import EpisodeFacts, Reason, Space, State
from rlyeh_rules.rising.effects import AddFire, MoveFigures, RemoveFire
from rlyeh_rules.rising.effects import LoseSanity as Loss
from rlyeh_rules.rising.events import (
    DiceRolled,
    Eliminated,
    FireAdded,
    FireCaught,
    FirePutOut,
    FireRemoved,
    SanityLost,
    WoundsTaken,
)
from rlyeh_rules.rising.vocabulary import Figures as Which
from rlyeh_rules.rising.vocabulary import Where, Who
from tests.rising.charms import CHARM, charmed
from tests.rising.made_up import calm
from tests.rising.table import black, broken, i, kinds, offered, play, played, shipped, table, told

HORROR, RED, MOON = Space.HORROR_VORTEX, Space.RED_GATE, Space.MOON_VORTEX
FINAL, YELLOW, NORTH = Space.FINAL_VORTEX, Space.YELLOW_GATE, Space.NORTH_VORTEX

# ------------------------------------------------------------------ catching it


@pytest.mark.rule("RR-15.1")
def test_fire_is_caught_at_each_step_and_stays_on_the_map() -> None:
    before = table(spaces={1: "moon-vortex"}, fire={"moon-vortex": 1, "red-gate": 2})

    state, happened = played(before, "run", "go red-gate", "go horror-vortex", "stop")

    assert [event for event in happened if isinstance(event, FireCaught)] == [FireCaught(i(1), 1), FireCaught(i(1), 2)]
    assert (state.team[0].fire, sum(state.board.fire)) == (3, 3)


@pytest.mark.rule("RR-15.1")
def test_each_step_counts_anew_where_one_goes_to_and_fro() -> None:
    before = table(spaces={1: "moon-vortex"}, fire={"moon-vortex": 1, "red-gate": 2})

    state = play(before, "run", "go red-gate", "go moon-vortex", "go red-gate")

    assert (state.team[0].fire, sum(state.board.fire)) == (4, 3)


@pytest.mark.rule("RR-15.1")
def test_the_space_that_is_entered_burns_nobody_yet() -> None:
    state = play(table(spaces={1: "horror-vortex"}, fire={"red-gate": 2}), "run", "go red-gate", "stop")

    assert state.team[0].fire == 0


@pytest.mark.rule("RR-15.2")
def test_enemies_never_catch_fire() -> None:
    before = table(spaces={1: "red-gate"}, fire={"red-gate": 2}, enemies={"cultist-1": "red-gate"})

    state, happened = played(before, "run", "go moon-vortex", "stop")

    assert [event for event in happened if isinstance(event, FireCaught)] == [FireCaught(i(1), 2)]
    assert (state.enemies[0].space, state.enemies[0].wounds) == (MOON, 0)


@pytest.mark.rule("RR-15.2", "RR-14.6")
def test_nor_when_an_effect_moves_them() -> None:
    before = charmed(
        MoveFigures(Which.CULTISTS, 1), fire={"red-gate": 2, "north-vortex": 1}, enemies={"cultist-1": "red-gate 1"}
    )

    state, happened = played(before, CHARM)

    assert [event for event in happened if isinstance(event, FireCaught | WoundsTaken)] == []
    assert (state.enemies[0].space, state.enemies[0].wounds) == (HORROR, 1)


@pytest.mark.rule("RR-15.2", "RR-18.3")
def test_staying_in_a_space_with_fire_does_nothing() -> None:
    state, happened = played(calm(fire={"north-vortex": 4}), "end actions")

    assert [event for event in happened if isinstance(event, DiceRolled | FireCaught | WoundsTaken)] == []
    assert all(one.fire == one.wounds == 0 for one in state.team)


@pytest.mark.rule("RR-15.2", "RR-15.1")
def test_nor_does_coming_into_one() -> None:
    state = play(table(spaces={1: "moon-vortex"}, fire={"red-gate": 2}), "run", "go red-gate", "stop")

    assert (state.team[0].space, state.team[0].fire) == (RED, 0)


@pytest.mark.rule("RR-15.3")
@pytest.mark.parametrize("end", ["left-leg", "left-arm by left-leg", "right-arm by right-leg"])
def test_on_the_way_up_only_the_fire_of_the_final_vortex_is_caught(end: str) -> None:
    state = play(table(spaces={1: "final-vortex"}, fire={"final-vortex": 2, "yellow-gate": 3}), f"climb {end}")

    assert state.team[0].fire == 2


@pytest.mark.rule("RR-15.3")
@pytest.mark.parametrize("part", ["left-leg", "right-arm", "head"])
def test_a_part_never_holds_any(part: str) -> None:
    before = charmed(AddFire(Where.YOUR_SPACE, 2), spaces={1: part})

    state, happened = played(before, CHARM)

    assert (sum(state.board.fire), [event for event in happened if isinstance(event, FireAdded)]) == (0, [])


# ------------------------------------------------------------------ on the map


def _episode(fire: int) -> dict[str, Any]:
    facts: EpisodeFacts = evolve(shipped().episode[0], fire=fire)
    return {"episode": [facts]}


@pytest.mark.rule("RR-15.4")
def test_with_all_tokens_on_the_map_no_more_is_placed_but_investigators_catch_it_all_the_same() -> None:
    before = charmed(AddFire(Where.YELLOW_GATE), spaces={1: "red-gate"}, fire={"red-gate": 2, "moon-vortex": 6})

    state, happened = played(before, CHARM)
    assert [event for event in happened if isinstance(event, FireAdded)] == []
    assert state.board.fire == before.board.fire

    assert play(state, "run", "go horror-vortex", "stop").team[0].fire == 2


@pytest.mark.rule("RR-15.4")
@pytest.mark.parametrize(("supply", "placed"), [(8, 1), (12, 3), (20, 3)])
def test_as_many_are_placed_as_the_supply_of_the_set_allows(supply: int, placed: int) -> None:
    before = charmed(AddFire(Where.YELLOW_GATE, 3), fire={"red-gate": 7}, facts=_episode(supply))

    state, happened = played(before, CHARM)

    assert FireAdded(YELLOW, placed) in happened
    assert state.board.fire[YELLOW.at] == placed


@pytest.mark.rule("RR-15.4")
def test_fire_on_investigators_takes_none_from_the_map() -> None:
    before = charmed(AddFire(Where.YELLOW_GATE, 8), burning={1: 7, 2: 9, 3: 4})

    assert play(before, CHARM).board.fire[YELLOW.at] == 8


@pytest.mark.rule("RR-15.4")
def test_what_is_taken_off_the_map_can_be_placed_again() -> None:
    before = charmed(RemoveFire(Where.RED_GATE), AddFire(Where.YELLOW_GATE, 2), fire={"red-gate": 1, "moon-vortex": 7})

    state, happened = played(before, CHARM)

    assert [event for event in happened if isinstance(event, FireRemoved | FireAdded)] == [
        FireRemoved(RED, 1),
        FireAdded(YELLOW, 1),
    ]
    assert sum(state.board.fire) == 8


@pytest.mark.rule("RR-15.4")
def test_more_fire_on_the_map_than_there_are_tokens_is_not_sound() -> None:
    assert broken(table(fire={"red-gate": 8}, burning={1: 20})) == []
    assert any("RR-15.4" in text for text in broken(table(fire={"red-gate": 8, "moon-vortex": 1})))


# ------------------------------------------------------------------ the roll


def _burnt(state: State, faces: str, *more: str) -> tuple[State, list[Event]]:
    """The turn ends, and the dice for Fire show these faces."""
    return played(state, "end actions", *more, chance=black(faces))


@pytest.mark.rule("RR-18.3")
def test_each_success_is_a_wound_and_each_tentacle_a_loss_of_sanity_then_the_fire_is_out() -> None:
    state, happened = _burnt(calm(burning={1: 3}, stress={1: 4}), "S T -")

    one = state.team[0]
    assert (one.wounds, one.sanity, one.fire) == (1, 2, 0)
    found = [event for event in happened if isinstance(event, WoundsTaken | SanityLost | FirePutOut)]
    assert kinds(found) == ["WoundsTaken", "SanityLost", "FirePutOut"]
    assert found[-1] == FirePutOut(i(1), 3)


@pytest.mark.rule("RR-18.3")
@pytest.mark.parametrize("count", [1, 2, 7])
def test_it_is_one_roll_of_a_black_die_for_each_token(count: int) -> None:
    _, happened = _burnt(calm(burning={1: count}, stress={1: 4}, sanity={1: 9}), "- " * count)

    rolls = [event for event in happened if isinstance(event, DiceRolled)]
    assert [(roll.who, roll.reason, len(roll.dice)) for roll in rolls] == [(i(1), Reason.FIRE, count)]
    assert all(str(die).startswith("black") for die in rolls[0].dice), "and no green one, though the track gives one"


@pytest.mark.rule("RR-18.3")
@pytest.mark.parametrize(
    ("faces", "wounds", "lost"), [("E E E", 0, 0), ("S S S", 3, 0), ("T T T", 0, 3), ("S+T S+T -", 2, 2)]
)
def test_a_face_counts_for_what_it_shows(faces: str, wounds: int, lost: int) -> None:
    state, _ = _burnt(calm(burning={1: 3}, stress={1: 4}), faces)

    assert (state.team[0].wounds, state.team[0].sanity, state.team[0].fire) == (wounds, 1 + lost, 0)


@pytest.mark.rule("RR-18.3")
def test_without_fire_nothing_is_rolled_and_that_of_the_others_waits_for_their_turns() -> None:
    state, happened = played(calm(burning={2: 2, 3: 1}, stress={2: 4}), "end actions")
    assert [event for event in happened if isinstance(event, DiceRolled)] == []
    assert [one.fire for one in state.team] == [0, 2, 1, 0, 0]

    state, _ = _burnt(state, "S -")

    assert [one.fire for one in state.team] == [0, 0, 1, 0, 0]
    assert [one.wounds for one in state.team] == [0, 1, 0, 0, 0]


@pytest.mark.rule("RR-18.3", "RR-15.1")
def test_fire_caught_in_a_turn_burns_at_its_end() -> None:
    before = calm(spaces={1: "red-gate"}, stress={1: 4}, fire={"red-gate": 2})

    state, happened = _burnt(play(before, "run", "go horror-vortex", "stop"), "S S")

    assert state.team[0].wounds == 2
    assert FirePutOut(i(1), 2) in happened
    assert state.board.fire[RED.at] == 2


@pytest.mark.rule("RR-18.3")
def test_it_burns_on_the_body_as_well() -> None:
    before = calm(spaces={1: "head"}, parts={"head": "vulnerable destroyed"}, burning={1: 1}, stress={1: 4})

    state, _ = _burnt(before, "S")

    assert (state.team[0].wounds, state.team[0].space) == (1, Space.HEAD)


@pytest.mark.rule("RR-18.3", "RR-21.1")
def test_who_dies_of_it_loses_no_sanity_afterwards_and_the_next_is_up() -> None:
    state, happened = _burnt(calm(burning={1: 2}, stress={1: 4}, wounds={1: 4}), "S T")

    assert [type(event) for event in happened if isinstance(event, Eliminated | SanityLost | FirePutOut)] == [
        Eliminated
    ]
    assert (state.team[0].space, state.team[0].fire, state.turn.who) == (None, 0, i(2))


@pytest.mark.rule("RR-18.3")
def test_the_symptoms_of_a_loss_come_before_the_fire_is_out() -> None:
    before = calm(burning={1: 1}, stress={1: 4}, sanity={1: 4}, skills={1: {"brawling": 1}})

    state, happened = _burnt(before, "T", "raise brawling")

    found = [event for event in happened if isinstance(event, SanityLost | WoundsTaken | FirePutOut)]
    assert kinds(found) == ["SanityLost", "WoundsTaken", "FirePutOut"], "the symptoms of Masochism are a wound"
    assert (state.team[0].sanity, state.team[0].wounds) == (5, 1)


@pytest.mark.rule("RR-18.3", "RR-11.2")
def test_the_roll_belongs_to_who_burns_and_can_be_rerolled_for_stress() -> None:
    state = play(calm(2, burning={1: 2}), "0: end actions", chance=black("S T"))

    assert offered(state, 1) == ["reroll black-success for stress", "reroll black-tentacle for stress", "keep"]
    assert offered(state, 2) == []
    state = play(state, "reroll black-success for stress", "keep", chance=black("-"))

    one = state.team[0]
    assert (one.wounds, one.sanity, one.stress, one.fire) == (0, 2, 1, 0)


@pytest.mark.rule("RR-18.3")
def test_who_lies_on_the_ground_burns_too() -> None:
    before = calm(burning={1: 1}, stress={1: 4}, insanity={1: "catatonia"}, minds={1: {"lying": True}})

    state, _ = _burnt(before, "S")

    assert (state.team[0].wounds, state.team[0].fire, state.team[0].mind.lying) == (1, 0, True)


@pytest.mark.rule("RR-18.3", "RR-21.4")
def test_who_has_died_earlier_in_the_turn_burns_no_more() -> None:
    before = charmed(Loss(Who.YOU, 1), sanity={1: 20}, burning={1: 3})

    happened = told(before, CHARM)

    assert [event for event in happened if isinstance(event, Eliminated)] != []
    assert [event for event in happened if isinstance(event, DiceRolled | FirePutOut)] == []
