"""Protector: an attack on another is taken upon oneself, before the roll."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.rising import AskRedirect, Foe, HalfKind, Skill, Space, State
from rlyeh_rules.rising.events import AttackRedirected, DiceRolled, Healed, SanityLost, WoundsTaken
from rlyeh_rules.rising.traits import FireOnAttack, SkillLevel
from tests.rising.nights import attackers, counted, hunting, hunting_two, monster, quiet, thing
from tests.rising.table import HOME, black, green, i, kinds, offered, play, played, refused, seat, told

FREE = "reroll black-blank"


def guard(level: int, space: str = HOME, **story: Any) -> State:
    """I1 is about to be attacked by a ghast of three black dice; I2 protects."""
    story.setdefault("stress", {1: 4, 2: 4})
    return hunting_two(skills={2: {"protector": level} | story.pop("more", {})}, spaces={2: space}, **story)


# ------------------------------------------------------------------ who can


@pytest.mark.rule("RR-20.22")
def test_before_the_roll_an_attack_in_the_same_space_may_be_redirected() -> None:
    state, happened = played(guard(1), "end actions")
    assert state.decision == AskRedirect(seat(2), Foe("ghast-1"), i(1), i(2))
    assert offered(state) == ["redirect to i2", "let be"]
    assert not [event for event in happened if isinstance(event, DiceRolled)]

    state, happened = played(state, "1: redirect to i2", chance=black("S S T"))

    assert kinds(happened)[:2] == ["AttackRedirected", "DiceRolled"]
    assert happened[0] == AttackRedirected(Foe("ghast-1"), i(1), i(2))
    assert counted(happened) == [(i(2), 3, 0)]
    assert [(one.wounds, one.sanity) for one in state.team[:2]] == [(0, 1), (2, 2)]


@pytest.mark.rule("RR-20.22", "RR-20.21")
@pytest.mark.parametrize(("vengeance", "wounds"), [(1, [1, 0, 0]), (2, [1, 1, 0]), (4, [2, 2, 0])])
def test_vengeance_for_an_attack_from_afar_strikes_in_the_space_of_the_attacker(
    vengeance: int, wounds: list[int]
) -> None:
    here, there = "red-gate", "horror-vortex"
    state = quiet(
        seats=2,
        facts={"monsters": [monster("ghast", 9, 3, 0)]},
        skills={2: {"protector": 2, "vengeance-obsession": vengeance}},
        spaces={1: here, 2: there},
        stress={1: 4, 2: 4},
        enemies={"ghast-1": here, "gug-1": here, "gug-2": there},
    )

    state = play(state, "end actions", "face ghast-1", "1: redirect to i2", chance=black("S - -"))

    assert [enemy.wounds for enemy in state.enemies] == wounds
    assert state.team[1].stress == (2 if vengeance == 4 else 3)


@pytest.mark.rule("RR-20.22")
def test_it_may_also_be_let_be() -> None:
    state, happened = played(guard(1), "end actions", "1: let be", chance=black("S S T"))

    assert counted(happened) == [(i(1), 3, 0)]
    assert [(one.wounds, one.sanity) for one in state.team[:2]] == [(2, 2), (0, 1)]
    assert "AttackRedirected" not in kinds(happened)


@pytest.mark.rule("RR-20.22", "RR-25.1")
def test_who_plays_the_protector_decides_and_for_the_protector_alone() -> None:
    state = play(guard(1), "end actions")

    assert refused(state, "0: redirect to i2") == "RR-25.1"
    assert refused(state, "0: let be") == "RR-25.1"
    assert refused(state, "1: redirect to i3") == "RR-20.22"
    assert refused(state, "1: redirect to i1") == "RR-20.22"
    assert str(state.default_action(seat(2))) == "1: let be"


@pytest.mark.rule("RR-20.22")
@pytest.mark.parametrize(
    ("level", "space", "asked"),
    [
        (1, "north-vortex", True),
        (1, "horror-vortex", False),
        (2, "horror-vortex", True),
        (2, "red-gate", False),
        (4, "red-gate", False),
    ],
)
def test_at_level_1_in_the_same_space_later_also_from_one_space_away(level: int, space: str, asked: bool) -> None:
    state = play(guard(level, space), "end actions", chance=black("- - -"))

    assert isinstance(state.decision, AskRedirect) is asked


@pytest.mark.rule("RR-20.22", "RR-17.8")
def test_from_the_final_vortex_the_attack_of_a_leg_is_taken_with_its_wounds() -> None:
    state = quiet(spaces={1: "left-leg", 2: "final-vortex"}, skills={2: {"protector": 2}}, stress={1: 4, 2: 4})

    state, happened = played(state, "end actions", "redirect to i2", chance=black("S S T") + green("S - -"))

    assert counted(happened) == [(i(2), 3, 3)]
    assert [(str(one.space), one.wounds) for one in state.team[:2]] == [("left-leg", 0), ("final-vortex", 3)]


@pytest.mark.rule("RR-20.22")
def test_from_a_leg_an_attack_in_the_final_vortex_is_taken_too() -> None:
    state = quiet(
        spaces={1: "final-vortex", 2: "left-leg"},
        skills={2: {"protector": 2}},
        enemies={"cultist-1": "final-vortex"},
        stress={1: 4, 2: 4},
    )

    state = play(state, "end actions", "redirect to i2", chance=green("S -"))

    assert [one.wounds for one in state.team[:2]] == [0, 1]


@pytest.mark.rule("RR-20.22")
def test_nobody_redirects_an_attack_on_oneself() -> None:
    state = hunting(skills={1: {"protector": 4}}, stress={1: 4})

    state, happened = played(state, "end actions", chance=black("S - -"))

    assert (state.investigator(i(1)).wounds, attackers(happened)) == (1, ["ghast-1"])
    assert state.investigator(i(1)).stress == 4, "and heals no stress by it"


@pytest.mark.rule("RR-20.22", "RR-20.31")
@pytest.mark.parametrize(("space", "lying"), [(HOME, True), (None, False)])
def test_who_lies_down_or_is_dead_does_not_step_in(space: str | None, lying: bool) -> None:
    state = hunting(
        skills={2: {"protector": 4}},
        spaces={2: space},
        insanity={2: "catatonia"},
        minds={2: {"lying": lying}},
        stress={1: 4},
    )

    assert counted(told(state, "end actions", chance=black("- - -"))) == [(i(1), 3, 0)]


@pytest.mark.rule("RR-20.22", "RR-20.7", "RR-25.2")
def test_several_protectors_are_asked_one_after_the_other_clockwise() -> None:
    state = hunting(
        seats=5,
        turn=4,
        facts={"discovery": [thing("dog", SkillLevel(Skill.PROTECTOR), kind=HalfKind.COMPANION)]},
        cards={3: ["dog left"]},
        skills={1: {"protector": 1}, 5: {"protector": 2}},
        stress={4: 4},
    )
    state = play(state, "end actions")
    assert state.waiting_on == (seat(5),)
    state = play(state, "let be")
    assert state.waiting_on == (seat(1),)
    state = play(state, "let be")
    assert state.waiting_on == (seat(3),)

    assert counted(told(state, "let be", chance=black("- - -"))) == [(i(4), 3, 0)]
    assert counted(told(state, "redirect to i3", chance=black("- - -")))[0] == (i(3), 3, 0)


# ------------------------------------------------------------------ what it does


@pytest.mark.rule("RR-20.22", "RR-17.3")
def test_every_attack_is_asked_about_anew() -> None:
    state = quiet(
        2,
        facts={"monsters": [monster("ghast", 9, 3, 0)]},
        enemies={"ghast-1": HOME, "ghast-2": HOME},
        skills={2: {"protector": 1}},
        stress={1: 4, 2: 4},
    )

    state, happened = played(state, "end actions", "redirect to i2", "let be", chance=black("S - -") + black("S S -"))

    assert counted(happened) == [(i(2), 3, 0), (i(1), 3, 0)]
    assert [one.wounds for one in state.team[:2]] == [2, 1]


@pytest.mark.rule("RR-20.22", "RR-11.4")
def test_at_level_3_two_dice_of_a_redirected_attack_are_rerolled_for_nothing() -> None:
    state = play(guard(3), "end actions", "redirect to i2", chance=black("- - -"))

    state = play(state, FREE, chance=black("-"))
    assert offered(state) == [FREE, "keep"]
    state = play(state, FREE, chance=black("S"))

    assert (state.investigator(i(2)).wounds, state.turn.who) == (1, i(2))


@pytest.mark.rule("RR-20.22")
def test_not_of_any_other_attack_and_not_below_level_3() -> None:
    low = play(guard(2), "end actions", "redirect to i2", chance=black("- - -"))
    assert low.turn.who == i(2)

    own = play(low, "attack ghast-1", chance=black("- - -"))
    assert FREE not in offered(own)
    attacked = hunting(skills={1: {"protector": 3}}, stress={1: 4})
    assert play(attacked, "end actions", chance=black("- - -")).turn.who == i(2)


@pytest.mark.rule("RR-20.22")
@pytest.mark.parametrize(("level", "stress"), [(3, 3), (4, 0)])
def test_at_level_4_all_stress_heals_after_a_redirected_attack(level: int, stress: int) -> None:
    state = guard(level, stress={1: 4, 2: 3}, sanity={2: 2})

    state, happened = played(state, "end actions", "redirect to i2", "keep", chance=black("S T -"))

    assert state.investigator(i(2)).stress == stress
    found = [event for event in happened if isinstance(event, WoundsTaken | SanityLost | Healed)]
    assert found == [WoundsTaken(i(2), 1), SanityLost(i(2), 1, 3), *[Healed(i(2), 3, 0)] * (level == 4)]


@pytest.mark.rule("RR-20.22")
def test_it_heals_nothing_if_the_attack_was_let_be_or_has_killed() -> None:
    state = play(guard(4, wounds={2: 4}), "end actions")

    assert play(state, "let be", chance=black("- - -")).investigator(i(2)).stress == 4
    state, happened = played(state, "redirect to i2", "keep", chance=black("S - -"))
    assert not state.investigator(i(2)).alive
    assert "Healed" not in kinds(happened)


@pytest.mark.rule("RR-20.22", "RR-21.5")
def test_a_protector_who_dies_of_it_does_not_end_the_fight() -> None:
    state = quiet(
        facts={"monsters": [monster("ghast", 9, 3, 0)]},
        enemies={"ghast-1": HOME, "ghast-2": HOME},
        skills={2: {"protector": 1}},
        wounds={2: 4},
        stress={1: 4, 2: 4},
    )

    state, happened = played(state, "end actions", "redirect to i2", chance=black("S - -") + black("S - -"))

    assert counted(happened) == [(i(2), 3, 0), (i(1), 3, 0)]
    assert (state.investigator(i(1)).wounds, state.turn.who) == (1, i(3))


@pytest.mark.rule("RR-20.22", "RR-20.21")
def test_it_is_the_protector_who_is_attacked_with_all_that_follows() -> None:
    facts = {"monsters": [monster("ghast", 9, 3, 0)]}
    state = guard(1, facts=facts, more={"vengeance-obsession": 1, "toughness": 2})

    state = play(state, "end actions", "redirect to i2", chance=black("S S -"))

    assert (state.investigator(i(2)).wounds, state.investigator(i(2)).stress) == (1, 3)
    assert state.enemies[0].wounds == 1


@pytest.mark.rule("RR-20.22", "RR-23.4")
def test_the_fire_of_a_fire_vampire_lies_in_its_space_whoever_is_attacked() -> None:
    facts = {"monsters": [monster("ghast", 9, 3, 0, FireOnAttack())]}
    state = guard(2, "horror-vortex", facts=facts)

    state = play(state, "end actions", "redirect to i2", chance=black("- - -"))

    assert state.board.fire[Space.NORTH_VORTEX.at] == 1
    assert sum(state.board.fire) == 1
