"""Healing Prayer, at the end of the turn of who says it: whom it heals, of how much, and where (RR-20.17)."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.kernel import evolve
from rlyeh_rules.rising import AskPrayer, HalfFacts, Skill, State
from rlyeh_rules.rising.events import Healed, Prayed
from rlyeh_rules.rising.traits import SkillLevel
from tests.rising.made_up import COMPANION, ITEM, calm, find, of, why
from tests.rising.table import i, kinds, offered, play, played, refused, seat


def praying(level: int, seats: int = 1, **story: Any) -> State:
    """The end of the turn of one who says Healing Prayers."""
    skills = {1: {"healing-prayer": level, "stealth": 1, "arcane-mastery": 0}}
    return play(calm(seats, skills=skills, **story), "end actions")


# ------------------------------------------------------------------ the levels


@pytest.mark.rule("RR-20.17")
def test_level_1_heals_a_wound_even_alone_on_the_head_where_there_is_no_rest() -> None:
    state = praying(1, wounds={1: 2}, spaces={1: "head"}, parts={"head": "vulnerable destroyed"})
    assert offered(state) == ["pray for i1 healing 0 stress and 1 wounds", "no prayer"]

    state, happened = played(state, "pray for i1 healing 0 stress and 1 wounds")

    assert state.investigator(i(1)).wounds == 1
    assert happened[:2] == [Prayed(i(1)), Healed(i(1), 0, 1)]


@pytest.mark.rule("RR-20.17")
def test_level_1_heals_one_stress_or_one_wound_of_one_investigator_here() -> None:
    state = praying(1, wounds={1: 2, 2: 1, 4: 1}, stress={1: 1, 3: 2}, spaces={4: "red-gate"})

    assert offered(state) == [
        "pray for i1 healing 0 stress and 1 wounds",
        "pray for i1 healing 1 stress and 0 wounds",
        "pray for i2 healing 0 stress and 1 wounds",
        "pray for i3 healing 1 stress and 0 wounds",
        "no prayer",
    ]


@pytest.mark.rule("RR-20.17")
def test_level_2_heals_two_in_any_mix() -> None:
    state = praying(2, wounds={2: 4}, stress={2: 3})
    assert offered(state) == [
        "pray for i2 healing 0 stress and 2 wounds",
        "pray for i2 healing 1 stress and 1 wounds",
        "pray for i2 healing 2 stress and 0 wounds",
        "no prayer",
    ]

    assert state.legal_actions()[1].describe(state) == "I1 prays for I2, which heals 1 stress and 1 wound."

    one = play(state, "pray for i2 healing 1 stress and 1 wounds").investigator(i(2))

    assert (one.stress, one.wounds) == (2, 3)


@pytest.mark.rule("RR-20.17")
def test_level_3_heals_two_stress_and_two_wounds_of_one() -> None:
    state = praying(3, wounds={2: 4, 3: 1}, stress={2: 3, 1: 1})
    assert offered(state) == [
        "pray for i1 healing 1 stress and 0 wounds",
        "pray for i2 healing 2 stress and 2 wounds",
        "pray for i3 healing 0 stress and 1 wounds",
        "no prayer",
    ]

    state = play(state, "pray for i2 healing 2 stress and 2 wounds")

    assert [(one.stress, one.wounds) for one in state.team[:3]] == [(1, 0), (1, 2), (0, 1)]


@pytest.mark.rule("RR-20.17")
def test_level_4_heals_as_much_of_everybody_there() -> None:
    state = praying(4, wounds={1: 1, 2: 4, 4: 3}, stress={2: 3, 3: 2, 4: 3}, spaces={4: "red-gate"})
    assert offered(state) == ["pray for all", "no prayer"]

    state, happened = played(state, "pray for all")

    assert [(one.stress, one.wounds) for one in state.team] == [(0, 0), (1, 2), (0, 0), (3, 3), (0, 0)]
    assert len(of(happened, Healed)) == 3


# ------------------------------------------------------------------ what is refused


@pytest.mark.rule("RR-20.17")
@pytest.mark.parametrize(
    ("level", "text"),
    [
        (1, "0: pray for i1 healing 1 stress and 1 wounds"),
        (1, "0: pray for i1 healing 0 stress and 2 wounds"),
        (1, "0: pray for i4 healing 0 stress and 1 wounds"),  # elsewhere
        (1, "0: pray for i3 healing 0 stress and 1 wounds"),  # unhurt
        (1, "0: pray for i5 healing 0 stress and 1 wounds"),  # dead
        (1, "0: pray for all"),
        (2, "0: pray for i1 healing 2 stress and 2 wounds"),
        (2, "0: pray for i1 healing -1 stress and 3 wounds"),
        (3, "0: pray for i1 healing 2 stress and 0 wounds"),
        (3, "0: pray for all"),
        (4, "0: pray for i1 healing 2 stress and 2 wounds"),
    ],
)
def test_nobody_else_and_no_other_number(level: int, text: str) -> None:
    state = praying(level, wounds={1: 3, 4: 3}, stress={1: 3}, spaces={4: "red-gate"}, dead=[5])

    assert refused(state, text) == "RR-20.17"
    assert why(state, text)


@pytest.mark.rule("RR-20.17")
def test_the_refusal_says_what_the_prayer_can_do() -> None:
    state = praying(3, wounds={1: 3}, stress={1: 1})

    assert why(state, "0: pray for i1 healing 2 stress and 2 wounds") == (
        "The prayer of I1 heals I1 of 1 stress and 2 wounds."
    )


# ------------------------------------------------------------------ when, and by whom


@pytest.mark.rule("RR-20.17")
def test_it_may_be_left_unsaid() -> None:
    state, happened = played(praying(1, wounds={1: 2}), "no prayer")

    assert (state.turn.who, state.investigator(i(1)).wounds, of(happened, Prayed)) == ("i2", 2, [])


@pytest.mark.rule("RR-20.17")
def test_with_nobody_to_heal_here_nothing_is_asked() -> None:
    assert praying(4, wounds={4: 3}, spaces={4: "red-gate"}).turn.who == "i2"


@pytest.mark.rule("RR-20.17")
def test_it_is_said_at_the_end_of_the_own_turn_alone_and_once() -> None:
    state = praying(1, wounds={1: 2})
    state = play(state, "pray for i1 healing 0 stress and 1 wounds")

    state, happened = played(state, *["end actions"] * 4)

    assert (state.turn.who, kinds(happened).count("Prayed")) == ("i1", 0)


@pytest.mark.rule("RR-20.17", "RR-18.1")
def test_it_comes_before_the_fire() -> None:
    state = praying(1, wounds={1: 4}, burning={1: 1})

    state = play(state, "pray for i1 healing 0 stress and 1 wounds", "keep", chance=[1])

    assert (state.investigator(i(1)).wounds, state.investigator(i(1)).alive) == (4, True)


@pytest.mark.rule("RR-20.17", "RR-25.1")
def test_it_is_asked_of_who_plays_the_one_who_prays() -> None:
    state = praying(1, 2, wounds={2: 2})

    assert state.decision == AskPrayer(seat(1), i(1))
    assert (offered(state, 2), refused(state, "1: no prayer")) == ([], "RR-25.1")


@pytest.mark.rule("RR-20.17", "RR-20.31", "RR-R47")
def test_one_who_lies_prays_which_makes_room_for_standing_up() -> None:
    state = calm(
        skills={1: {"healing-prayer": 1, "stealth": 1, "arcane-mastery": 0}},
        insanity={1: "catatonia"},
        minds={1: {"lying": True}},
        stress={1: 4},
        spaces={1: "left-leg"},
    )

    state = play(state, "pray for i1 healing 1 stress and 0 wounds", *["end actions"] * 4)

    assert (state.turn.who, offered(state)) == ("i1", ["stand up", "end actions"])


@pytest.mark.rule("RR-20.17")
def test_the_dead_do_not_pray() -> None:
    """Killed in the fight of the same turn."""
    skills = {1: {"healing-prayer": 4, "stealth": 1, "arcane-mastery": 0}}
    state = calm(skills=skills, wounds={1: 4, 2: 2}, enemies={"cultist-1": "north-vortex"})

    state, happened = played(state, "end actions", "keep", chance=[2, 2])

    assert (state.turn.who, of(happened, Prayed)) == ("i2", [])


@pytest.mark.rule("RR-20.17", "RR-20.7")
def test_a_card_can_give_the_prayer_to_another() -> None:
    beads = find("beads", evolve(ITEM, standing=(SkillLevel(Skill.HEALING_PRAYER),)))
    state = calm(facts={"discovery": [beads]}, discovery=[], cards={1: ["beads left"]}, wounds={1: 1})

    assert offered(play(state, "end actions")) == ["pray for i1 healing 0 stress and 1 wounds", "no prayer"]


@pytest.mark.rule("RR-20.17", "RR-22.4")
def test_companions_are_not_healed() -> None:
    friend = find("friend", HalfFacts(kind=COMPANION, health=3))
    state = praying(4, facts={"discovery": [friend]}, discovery=[], cards={1: ["friend left 2"]}, stress={1: 1})

    state = play(state, "pray for all")

    assert state.investigator(i(1)).cards[0].wounds == 2
