"""Swiftness: Runs that go further and cost nothing, others who are taken along, and one action more."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.kernel import parse_action
from rlyeh_rules.rising import Skill, Space, State, Who
from rlyeh_rules.rising.effects import LoseSanity
from rlyeh_rules.rising.events import FireCaught, Moved
from rlyeh_rules.rising.traits import SkillLevel
from tests.rising.strokes import STROKE, companion, scene
from tests.rising.table import black, i, offered, play, played, refused, table

NORTH, HORROR, RED, MOON = Space.NORTH_VORTEX, Space.HORROR_VORTEX, Space.RED_GATE, Space.MOON_VORTEX
FINAL, YELLOW = Space.FINAL_VORTEX, Space.YELLOW_GATE
THREE = ("run", "go horror-vortex", "go red-gate", "go moon-vortex")


def _swift(level: int, spaces: dict[int, str | None] | None = None, **story: Any) -> State:
    return table(spaces=spaces or {1: "north-vortex"}, skills={1: {"swiftness": level}}, **story)


@pytest.mark.rule("RR-20.14", "RR-13.1")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_with_swiftness_a_run_goes_four_spaces(level: int) -> None:
    state = play(_swift(level, {1: "north-vortex", 2: "final-vortex"}), *THREE, "go yellow-gate")

    assert state.team[0].space is YELLOW
    assert refused(state, "go final-vortex") == "RR-13.1"


@pytest.mark.rule("RR-20.14", "RR-12.5")
def test_with_swiftness_2_one_run_a_turn_is_free() -> None:
    state = play(_swift(2), "free run", "go horror-vortex", "stop")
    assert state.turn.actions == 3

    assert "free run" not in offered(state)
    assert refused(state, "free run") == "RR-12.5"
    assert play(state, "run", "go red-gate", "stop").turn.actions == 2


@pytest.mark.rule("RR-20.14")
def test_with_swiftness_1_no_run_is_free() -> None:
    state = _swift(1)

    assert "free run" not in offered(state)
    assert refused(state, "free run") == "RR-20.14"
    why = state.why_not(parse_action(state, "free run"))
    assert why is not None
    assert why.message == "A free Run needs Swiftness 2; I1 has 1."


@pytest.mark.rule("RR-20.14")
def test_with_swiftness_4_there_are_four_actions_and_a_free_run() -> None:
    state = _swift(4)
    assert state.turn.actions == 4

    state = play(state, "free run", "go horror-vortex", "go red-gate", "go moon-vortex", "go yellow-gate")

    assert (state.team[0].space, state.turn.actions) == (YELLOW, 4)
    assert _swift(3).turn.actions == 3


@pytest.mark.rule("RR-20.14", "RR-12.3", "RR-20.3")
def test_who_reaches_swiftness_4_with_the_last_action_has_one_more_in_this_turn() -> None:
    skills = {1: {"swiftness": 3, "stealth": 1, "marksman": 1}}
    story: dict[str, Any] = {"skills": skills, "sanity": {1: 4}, "stress": {1: 4}, "enemies": {"gug-1": "north-vortex"}}
    state = table(minds={1: {"tokens": 1}}, **story)

    state = play(state, *["attack gug-1"] * 3, chance=black("- - -") * 2 + black("T - -"))
    assert (state.turn.actions, offered(state)[0]) == (0, "raise swiftness")

    swift = play(state, "raise swiftness")
    assert (swift.turn.actions, "attack gug-1" in offered(swift)) == (1, True)
    assert play(state, "raise stealth").turn.actions == 0


@pytest.mark.rule("RR-20.14", "RR-20.7")
def test_whom_a_companion_has_made_so_swift_gains_no_second_action_nor_does_who_is_not_active() -> None:
    three = {"swiftness": 3, "stealth": 1, "savage": 1}
    wing = companion("wing", 2, SkillLevel(Skill.SWIFTNESS))
    winged: dict[str, Any] = {"things": [wing], "cards": {1: ["wing left"]}}
    state = scene(1, LoseSanity(Who.YOU), sanity={1: 4}, skills={1: three}, minds={1: {"tokens": 1}}, **winged)
    assert state.turn.actions == 4
    assert play(state, STROKE, "raise swiftness").turn.actions == 3

    state = scene(1, LoseSanity(Who.OTHERS), sanity={2: 4}, skills={2: three})
    assert play(state, STROKE, "raise swiftness").turn.actions == 2


@pytest.mark.rule("RR-20.14")
def test_with_swiftness_3_one_other_is_taken_along_chosen_anew_each_step() -> None:
    spaces: dict[int, str | None] = {1: "north-vortex", 2: "north-vortex", 3: "north-vortex", 4: "horror-vortex"}
    state = play(_swift(3, {**spaces, 5: None}), "run", "take i2 along")
    assert offered(state) == ["go horror-vortex", "go death-vortex"], "one a step"
    assert refused(state, "take i3 along") == "RR-20.14"

    state = play(state, "go horror-vortex")
    assert offered(state)[2:] == ["take i2 along", "take i4 along", "stop"]
    assert refused(state, "take i3 along") == "RR-20.14", "who stayed behind"
    assert refused(state, "take i1 along") == "RR-20.14"
    assert refused(state, "take i5 along") == "RR-20.14", "who is dead"
    state = play(state, "take i4 along", "go red-gate", "stop")

    assert [one.space for one in state.team] == [RED, HORROR, NORTH, RED, None]


@pytest.mark.rule("RR-20.14")
def test_with_swiftness_2_nobody_is_taken_along() -> None:
    state = play(_swift(2, {1: "north-vortex", 2: "north-vortex"}), "run")

    assert offered(state) == ["go horror-vortex", "go death-vortex"]
    assert refused(state, "take i2 along") == "RR-20.14"


@pytest.mark.rule("RR-20.14", "RR-20.31")
def test_who_lies_on_the_ground_is_not_taken_along() -> None:
    mind = {"insanity": {2: "catatonia"}, "minds": {2: {"lying": True}}}
    state = play(_swift(3, {1: "red-gate", 2: "red-gate"}, **mind), "run")

    assert offered(state) == ["go horror-vortex", "go moon-vortex"]
    assert refused(state, "take i2 along") == "RR-20.31"


@pytest.mark.rule("RR-R41")
def test_both_catch_the_fire_and_the_enemies_come_along() -> None:
    state = _swift(3, {1: "red-gate", 2: "red-gate"}, fire={"red-gate": 2}, enemies={"cultist-1": "red-gate"})

    state, happened = played(state, "run", "take i2 along", "go moon-vortex", "stop")

    assert happened == [
        Moved(i(1), RED, MOON, (state.enemies[0].id,)),
        FireCaught(i(1), 2),
        Moved(i(2), RED, MOON),
        FireCaught(i(2), 2),
    ]
    assert (state.board.fire[RED.at], state.enemies[0].space) == (2, MOON)


@pytest.mark.rule("RR-R41", "RR-20.13")
def test_whom_the_runner_sneaks_past_does_not_follow_the_other_either() -> None:
    skills = {1: {"swiftness": 3, "stealth": 1}}
    enemies = {"cultist-1": "red-gate", "cultist-2": "red-gate"}
    state = play(table(spaces={1: "red-gate", 2: "red-gate"}, skills=skills, enemies=enemies), "run")

    state = play(state, "sneak past cultist-2", "take i2 along", "go moon-vortex", "stop")

    assert [enemy.space for enemy in state.enemies] == [MOON, RED]
    assert state.team[1].space is MOON


@pytest.mark.rule("RR-R41", "RR-20.13")
def test_enemies_are_named_before_who_is_taken_along() -> None:
    skills = {1: {"swiftness": 3, "stealth": 4}}
    state = table(spaces={1: "red-gate", 2: "red-gate"}, skills=skills, enemies={"cultist-1": "red-gate"})

    state = play(state, "run", "take i2 along")

    assert offered(state) == ["go horror-vortex", "go moon-vortex"]
    assert refused(state, "sneak past cultist-1") == "RR-20.13"


@pytest.mark.rule("RR-R41")
def test_nobody_is_taken_off_a_part_or_onto_one() -> None:
    # two on a part are not possible, so that there is nobody to take off one; others on parts are simply elsewhere
    state = play(_swift(3, {1: "left-leg", 2: "right-leg", 3: "final-vortex"}), "run")
    assert state.team[0].space is FINAL
    assert refused(state, "take i2 along") == "RR-20.14"

    state = play(state, "take i3 along")
    assert state.team[2].space is YELLOW, "the one way that is left"
    assert state.team[0].space is YELLOW
