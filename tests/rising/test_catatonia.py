"""Catatonia: who lies on the ground, what they can do, what can be done to them, and how they stand up."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.rising import Space, Who, events
from rlyeh_rules.rising.effects import CthulhuAttacks, If, LoseSanity, MoveYou, TakeStress, TakeWounds
from rlyeh_rules.rising.vocabulary import Case

from .made_up import calm, myth, why
from .strokes import RAISE, SKILLS, STROKE, maddened, one, scene
from .table import black, i, kinds, offered, play, played, refused, told

WITHOUT: dict[str, Any] = {"insanity": {1: "catatonia"}, "minds": {1: {"lying": True}}}
LYING: dict[str, Any] = {**WITHOUT, "skills": {1: SKILLS}}

# ------------------------------------------------------------------ lying down


@pytest.mark.rule("RR-20.31")
def test_the_figure_lies_down_and_can_only_rest() -> None:
    state = play(maddened("catatonia", stress={1: 1}, enemies={"ghast-1": "north-vortex"}), STROKE, RAISE)

    assert one(state).mind.lying
    assert offered(state) == ["rest healing 1 stress and 0 wounds", "stand up", "end actions"]
    assert refused(state, "0: run") == "RR-20.31"
    assert refused(state, "0: attack ghast-1") == "RR-20.31"
    assert refused(state, f"0: {STROKE}") == "RR-20.31"
    assert why(state, "0: run") == "I1 is lying down and can only Rest; to stand up costs 1 stress."


@pytest.mark.rule("RR-20.31")
def test_who_lies_there_already_lies_on() -> None:
    state, happened = played(scene(1, LoseSanity(Who.OTHERS, 1), **LYING, turn=2, sanity={1: 4}), STROKE)

    assert (one(state).mind.lying, "LainDown" in kinds(happened)) == (True, False)


@pytest.mark.rule("RR-20.31", "RR-R47")
def test_on_a_part_it_does_not_attack_and_nothing_is_drawn() -> None:
    state = calm(**LYING, spaces={1: "left-leg"}, wounds={1: 1})
    assert refused(state, "0: rest healing 0 stress and 1 wounds") == "RR-2.24"

    happened = told(state, "end actions")

    assert not {"EnemyAttacked", "DiceRolled", "DiscoveryDrawn"} & {*kinds(happened)}


@pytest.mark.rule("RR-20.31")
def test_on_the_ground_neither_enemies_attack_nor_is_anything_found() -> None:
    for enemies, tokens in (({"ghast-1": "north-vortex"}, []), ({}, ["north-vortex"])):
        state = calm(**LYING, enemies=enemies, tokens=tokens)
        happened = told(state, "end actions")
        assert not {"EnemyAttacked", "DiceRolled", "DiscoveryDrawn"} & {*kinds(happened)}


@pytest.mark.rule("RR-20.31", "RR-17.3")
def test_who_lies_down_in_the_midst_of_a_fight_is_attacked_no_more() -> None:
    enemies = {"ghast-1": "north-vortex", "ghast-2": "north-vortex"}
    state = calm(insanity={1: "catatonia"}, skills={1: SKILLS}, sanity={1: 4}, stress={1: 4}, enemies=enemies)

    state, happened = played(state, "end actions", RAISE, chance=black("T -"))

    assert kinds(happened).count("EnemyAttacked") == 1
    assert (one(state).mind.lying, state.turn.who) == (True, i(2))


@pytest.mark.rule("RR-20.31")
def test_a_card_that_lets_the_parts_attack_attacks_only_who_stands() -> None:
    state = calm(
        **LYING,
        spaces={1: "left-leg", 2: "right-leg"},
        stress={1: 4, 2: 4},
        myths=[myth("hand", CthulhuAttacks())],
        mythos=["hand"] + ["quiet"] * 9,
    )

    happened = told(state, "end actions")

    assert [event.who for event in happened if isinstance(event, events.EnemyAttacked)] == [i(2)]


@pytest.mark.rule("RR-20.31", "RR-20.22")
def test_who_lies_takes_no_attack_upon_themselves() -> None:
    skills = {1: {"protector": 1}}
    state = calm(skills=skills, **WITHOUT, turn=2, stress={2: 4}, enemies={"ghast-1": "north-vortex"})

    happened = told(state, "end actions", chance=black("- -"))

    assert [event.who for event in happened if isinstance(event, events.EnemyAttacked)] == [i(2)]
    assert "redirect to i1" not in offered(play(state, "end actions", chance=black("- -")))


@pytest.mark.rule("RR-20.31")
def test_no_card_moves_who_lies() -> None:
    state = scene(1, MoveYou(Who.EVERYBODY, 2, Space.RED_GATE), **LYING, turn=2)

    state = play(state, STROKE)

    assert [other.space for other in state.team] == ["north-vortex", *["red-gate"] * 4]


@pytest.mark.rule("RR-20.31")
def test_who_lies_counts_as_safe_beside_an_enemy_and_who_stands_does_not() -> None:
    asks = myth("asks", If(Case.SAFE, (TakeStress(Who.YOU, 1),), (TakeStress(Who.YOU, 2),)))
    setting: dict[str, Any] = {"myths": [asks], "mythos": ["asks"] + ["quiet"] * 9, "spaces": {1: "left-leg"}}

    assert one(play(calm(**LYING, **setting), "end actions")).stress == 1

    stands = play(calm(**LYING, **setting), "stand up", "end actions", "keep", chance=[0] * 5)
    assert one(stands).stress == 1 + 2


@pytest.mark.rule("RR-20.31")
def test_fire_burns_who_lies_and_cards_wound_them() -> None:
    state = scene(1, TakeWounds(Who.HERE, 1), **LYING, turn=2)
    assert one(play(state, STROKE)).wounds == 1

    state = play(calm(**LYING, burning={1: 1}, stress={1: 4}), "end actions", chance=black("S"))
    assert (one(state).wounds, one(state).fire) == (1, 0)


@pytest.mark.rule("RR-R47", "RR-20.31")
def test_a_stress_stands_one_up_between_actions_and_costs_no_action() -> None:
    state = calm(**LYING, stress={1: 2})

    state, happened = played(state, "stand up")

    assert kinds(happened) == ["StressTaken", "StoodUp"]
    assert (one(state).stress, one(state).mind.lying, state.turn.actions) == (3, False, 3)
    assert "run" in offered(state)
    assert refused(state, "0: stand up") == "RR-20.31"


@pytest.mark.rule("RR-R47", "RR-11.6")
def test_at_four_stress_one_must_rest_first() -> None:
    state = calm(**LYING, stress={1: 4}, enemies={"ghast-1": "north-vortex"})
    assert refused(state, "0: stand up") == "RR-R47"
    assert why(state, "0: stand up") == "I1 has 4 stress and cannot take any more."

    state = play(state, "rest healing 3 stress and 0 wounds", "stand up")

    assert (one(state).stress, one(state).mind.lying, state.turn.actions) == (2, False, 2)


@pytest.mark.rule("RR-20.31", "RR-21.3")
def test_the_dead_do_not_lie() -> None:
    state = play(scene(1, TakeWounds(Who.HERE, 5), **LYING, turn=2, spaces={3: "red-gate"}), STROKE)

    assert (one(state).alive, one(state).mind.lying) == (False, False)
