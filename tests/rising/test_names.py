"""What can be typed for a space, a figure, a body part, a skill, a die: what the board calls it, and its id."""

from __future__ import annotations

import pytest

from rlyeh_rules.kernel import NotationError, parse_action
from rlyeh_rules.rising import (
    Attack,
    Claim,
    Climb,
    Die,
    Foe,
    FreeAttack,
    Go,
    RaiseSkill,
    Reroll,
    RerollForStress,
    Side,
    Skill,
    Space,
    State,
)
from tests.rising.table import play, refused, seat, table

CULTIST, HEAD = Foe("cultist-3"), Foe("head")


@pytest.fixture
def state() -> State:
    return table(spaces={1: "north-vortex"}, enemies={"cultist-3": "north-vortex"})


def advice(state: State, text: str) -> str:
    with pytest.raises(NotationError) as caught:
        parse_action(state, text)
    return caught.value.advice


# ------------------------------------------------------------------ what is attacked


@pytest.mark.parametrize("name", ["cultist-3", "Cultist-3", "Cultist 3", "CULTIST 3", "cultist 3"])
def test_a_figure_is_called_by_kind_and_number(state: State, name: str) -> None:
    assert parse_action(state, f"attack {name}") == Attack(seat(1), CULTIST)
    assert parse_action(state, f"attack {name} for free") == FreeAttack(seat(1), CULTIST)
    assert state.why_not(parse_action(state, f"Attack {name}")) is None


@pytest.mark.parametrize("name", ["rlyeh-spawn-1", "R'lyeh Spawn 1", "r'lyeh spawn 1"])
def test_a_kind_of_several_words_has_numbers_too(state: State, name: str) -> None:
    assert parse_action(state, f"attack {name}") == Attack(seat(1), Foe("rlyeh-spawn-1"))


@pytest.mark.rule("RR-5.3")
@pytest.mark.parametrize("name", ["head", "Head", "HEAD"])
def test_a_body_part_is_called_as_its_space_is(state: State, name: str) -> None:
    assert parse_action(state, f"attack {name}") == Attack(seat(1), HEAD)
    assert refused(state, f"attack {name}") == refused(state, "attack head") == "RR-5.3"


@pytest.mark.rule("RR-13.2")
@pytest.mark.parametrize("name", ["cultist-4", "Cultist 4", "cultist-99", "gug-1", "Fisher from Outside 2"])
def test_a_figure_that_is_not_on_the_map_is_for_the_rules_to_refuse(state: State, name: str) -> None:
    assert refused(state, f"attack {name}") == "RR-13.2"


@pytest.mark.parametrize("name", ["nonsense-4", "Nonsense 4", "cultist-0", "cultist-007", "Cultist -3", "red-gate"])
def test_of_what_is_no_kind_of_enemy_there_is_none(state: State, name: str) -> None:
    assert advice(state, f"attack {name}").startswith(f"names no enemy: there is no {name!r}")
    assert advice(state, f"attack {name} for free").startswith(f"names no enemy: there is no {name!r}")


# ------------------------------------------------------------------ spaces, skills, sides, dice


@pytest.mark.parametrize("name", ["moon-vortex", "Moon Vortex", "MOON-VORTEX", "moon vortex", "Moon-Vortex"])
def test_a_space_is_called_as_the_board_calls_it(state: State, name: str) -> None:
    assert parse_action(play(state, "run"), f"go {name}") == Go(seat(1), Space.MOON_VORTEX)


def test_a_climb_names_two_spaces(state: State) -> None:
    assert parse_action(state, "climb Left Leg") == Climb(seat(1), Space.LEFT_LEG)
    assert parse_action(state, "Climb Left Arm by Left Leg") == Climb(seat(1), Space.LEFT_ARM, Space.LEFT_LEG)
    assert parse_action(state, "climb left arm BY left-leg") == Climb(seat(1), Space.LEFT_ARM, Space.LEFT_LEG)


def test_skills_sides_and_dice_have_names_too(state: State) -> None:
    assert parse_action(state, "raise Gate Manipulation") == RaiseSkill(seat(1), Skill.GATE_MANIPULATION)
    assert parse_action(state, "claim Left") == Claim(seat(1), Side.LEFT)
    assert parse_action(state, "reroll Black Elder Sign") == Reroll(seat(1), Die.BLACK_ELDER_SIGN)
    assert parse_action(state, "reroll black success with tentacle") == Reroll(seat(1), Die.BLACK_SUCCESS_TENTACLE)
    assert parse_action(state, "reroll black success for stress") == RerollForStress(seat(1), Die.BLACK_SUCCESS)


def test_what_is_no_space_is_told_and_what_comes_nearest(state: State) -> None:
    running = play(state, "run")
    assert advice(running, "go nowhere").startswith(
        "names no space: there is no 'nowhere'. Now understood: go <space>,"
    )
    wrong = "names no space: there is no 'Horor Vortex'; did you mean `go horror-vortex`?"
    assert advice(running.view(0), "go Horor Vortex").startswith(wrong)


def test_an_attack_gone_wrong_is_advised_what_can_be_attacked(state: State) -> None:
    told = advice(state.view(0), "attack Cultst 3")
    assert told.startswith("names no enemy: there is no 'Cultst 3'; did you mean `attack cultist-3`?")
