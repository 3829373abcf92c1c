"""Rest: how much heals, where it is allowed, and what Gate Manipulation adds to it."""

from __future__ import annotations

import pytest

from rlyeh_rules.kernel import evolve
from rlyeh_rules.rising import HalfFacts
from rlyeh_rules.rising.events import DiceRolled, DiscoveryDrawn, EnemyAttacked, Healed, Rested
from rlyeh_rules.rising.traits import RestMore
from tests.rising.made_up import COMPANION, ITEM, calm, find, of, why
from tests.rising.table import HOME, i, offered, play, played, refused

GATE_3 = {"gate-manipulation": 3, "marksman": 1, "arcane-mastery": 1}
GATE_4 = {"gate-manipulation": 4, "marksman": 1, "arcane-mastery": 1}

# ------------------------------------------------------------------ how much


@pytest.mark.rule("RR-13.7")
def test_a_rest_heals_three_in_any_mix_and_a_second_one_what_is_left() -> None:
    state = calm(wounds={1: 2}, stress={1: 3}, sanity={1: 7})
    assert [text for text in offered(state) if "rest" in text] == [
        "rest healing 1 stress and 2 wounds",
        "rest healing 2 stress and 1 wounds",
        "rest healing 3 stress and 0 wounds",
    ]

    state, happened = played(state, "rest healing 1 stress and 2 wounds")

    one = state.active
    assert (one.wounds, one.stress, one.sanity, state.turn.actions) == (0, 2, 7, 2)
    assert happened == [Rested(i(1)), Healed(i(1), 1, 2)]
    state = play(state, "rest healing 2 stress and 0 wounds")
    assert (state.active.wounds, state.active.stress, state.turn.actions) == (0, 0, 1)


@pytest.mark.rule("RR-13.7", "RR-20.8")
@pytest.mark.parametrize(
    "text",
    [
        "0: rest healing 2 stress and 2 wounds",  # four points
        "0: rest healing 0 stress and 2 wounds",  # two where three can be healed
        "0: rest healing 0 stress and 3 wounds",  # more wounds than there are
        "0: rest healing 4 stress and -1 wounds",
        "0: rest healing -1 stress and 4 wounds",
        "0: rest healing 0 stress and 0 wounds",
    ],
)
def test_it_heals_what_it_can_of_what_there_is_neither_more_nor_less(text: str) -> None:
    assert refused(calm(wounds={1: 2}, stress={1: 4}), text) == "RR-13.7"


@pytest.mark.rule("RR-13.7")
def test_what_heals_is_said_in_words() -> None:
    state = calm(wounds={1: 2}, stress={1: 3}, skills={1: GATE_4}, spaces={1: "red-gate"})

    assert [str(action.describe(state)) for action in state.legal_actions() if "rest" in str(action)] == [
        "I1 rests, which heals 1 stress and 2 wounds.",
        "I1 rests, which heals 2 stress and 1 wound.",
        "I1 rests, which heals 3 stress.",
        "I1 rests for no action, which heals 1 stress and 2 wounds.",
        "I1 rests for no action, which heals 2 stress and 1 wound.",
        "I1 rests for no action, which heals 3 stress.",
    ]


@pytest.mark.rule("RR-13.7")
def test_the_refusals_name_the_numbers() -> None:
    state = calm(wounds={1: 1}, stress={1: 4})

    assert why(state, "0: rest healing 4 stress and 0 wounds") == "This Rest of I1 heals 3 in all, not 4."
    both = "I1 has 4 stress and 1 wound; no more of either can heal."
    assert why(state, "0: rest healing 1 stress and 2 wounds") == both


@pytest.mark.rule("RR-13.7", "RR-20.8")
def test_with_nothing_to_heal_there_is_no_rest_and_sanity_is_never_healed() -> None:
    state = calm(sanity={1: 7}, wounds={2: 3}, stress={3: 3})

    assert refused(state, "0: rest healing 0 stress and 0 wounds") == "RR-13.7"
    assert why(state, "0: rest healing 0 stress and 0 wounds") == "I1 has neither stress nor wounds to heal."
    assert not [text for text in offered(state) if "rest" in text], "the wounds of others are no reason"


@pytest.mark.rule("RR-13.7")
def test_it_heals_nobody_else_and_no_companion() -> None:
    friend = HalfFacts(kind=COMPANION, health=3)
    state = calm(
        facts={"discovery": [find("friend", friend)]},
        discovery=[],
        cards={1: ["friend left 2"]},
        wounds={1: 2, 2: 2},
        stress={2: 2},
    )
    assert [text for text in offered(state) if "rest" in text] == ["rest healing 0 stress and 2 wounds"]

    state = play(state, "rest healing 0 stress and 2 wounds")

    other = state.investigator(i(2))
    assert (state.active.wounds, state.active.cards[0].wounds, other.wounds, other.stress) == (0, 2, 2, 2)


@pytest.mark.rule("RR-13.7")
@pytest.mark.parametrize(("more", "points"), [(1, 4), (-1, 2), (-2, 1), (-3, 0), (-4, 0)])
def test_cards_change_how_much_a_rest_heals(more: int, points: int) -> None:
    pillow = find("pillow", evolve(ITEM, standing=(RestMore(more),)))
    state = calm(facts={"discovery": [pillow]}, discovery=[], cards={1: ["pillow left"]}, wounds={1: 4}, stress={1: 1})

    sizes = {sum(int(word) for word in text.split() if word.isdecimal()) for text in offered(state) if "rest" in text}

    assert sizes == ({points} if points else set())
    if not points:
        assert refused(state, "0: rest healing 0 stress and 1 wounds") == "RR-13.7"
        assert why(state, "0: rest healing 0 stress and 1 wounds") == "A Rest of I1 heals nothing now."


# ------------------------------------------------------------------ where


@pytest.mark.rule("RR-13.7")
def test_no_rest_with_an_enemy_in_the_space() -> None:
    state = calm(wounds={1: 2}, enemies={"cultist-1": HOME})

    assert refused(state, "0: rest healing 0 stress and 2 wounds") == "RR-13.7"
    assert "I1 cannot Rest" in why(state, "0: rest healing 0 stress and 2 wounds")
    assert not [text for text in offered(state) if "rest" in text]


@pytest.mark.rule("RR-13.7")
def test_enemies_in_other_spaces_do_not_disturb() -> None:
    state = calm(wounds={1: 2}, enemies={"cultist-1": "horror-vortex", "ghast-1": "death-vortex"})

    assert play(state, "rest healing 0 stress and 2 wounds").active.wounds == 0


@pytest.mark.rule("RR-13.7", "RR-2.24")
@pytest.mark.parametrize("destroyed", ["", "vulnerable destroyed", "vulnerable"])
def test_never_on_a_body_part_not_even_a_destroyed_one(destroyed: str) -> None:
    state = calm(wounds={1: 2}, spaces={1: "left-leg"}, parts={"left-leg": destroyed})

    assert refused(state, "0: rest healing 0 stress and 2 wounds") == "RR-2.24"


# ------------------------------------------------------------------ Gate Manipulation 3 and 4


@pytest.mark.rule("RR-20.25", "RR-13.7")
@pytest.mark.parametrize(
    "space", ["red-gate", "yellow-gate", "blue-gate", "moon-vortex", "final-vortex", "night-vortex"]
)
def test_gate_manipulation_3_makes_every_space_within_one_of_a_gate_safe_for_rest(space: str) -> None:
    state = calm(skills={1: GATE_3}, wounds={1: 2}, spaces={1: space}, enemies={"ghast-1": space})

    state = play(state, "rest healing 0 stress and 2 wounds")

    assert (state.active.wounds, state.turn.actions) == (0, 2), "for an action, as any Rest"


@pytest.mark.rule("RR-20.25", "RR-13.7")
def test_it_does_so_neither_two_spaces_away_nor_at_a_lower_level_nor_for_others() -> None:
    text = "0: rest healing 0 stress and 2 wounds"
    away = calm(skills={1: GATE_3}, wounds={1: 2}, enemies={"ghast-1": HOME})
    lower = calm(
        skills={1: {**GATE_3, "gate-manipulation": 2}},
        wounds={1: 2},
        spaces={1: "red-gate"},
        enemies={"ghast-1": "red-gate"},
    )
    other = calm(
        skills={2: GATE_3},
        wounds={1: 2},
        spaces={1: "red-gate", 2: "red-gate"},
        enemies={"ghast-1": "red-gate"},
    )

    assert [refused(state, text) for state in (away, lower, other)] == ["RR-13.7"] * 3


@pytest.mark.rule("RR-20.25", "RR-2.24")
@pytest.mark.parametrize("level", [3, 4])
def test_it_is_no_help_on_a_body_part(level: int) -> None:
    skills = {1: {**GATE_4, "gate-manipulation": level}}
    state = calm(skills=skills, wounds={1: 2}, spaces={1: "left-leg"}, parts={"left-leg": "vulnerable destroyed"})

    assert refused(state, "0: rest healing 0 stress and 2 wounds") == "RR-2.24"
    assert refused(state, "0: free rest healing 0 stress and 2 wounds") == "RR-2.24"


@pytest.mark.rule("RR-20.25")
def test_safe_for_rest_is_not_safe_for_anything_else() -> None:
    """The enemy there attacks in phase 3, and nothing is investigated."""
    state = calm(skills={1: GATE_3}, spaces={1: "red-gate"}, enemies={"cultist-1": "red-gate"}, tokens=["red-gate"])

    _, happened = played(state, "end actions", chance=[0, 0])

    assert (len(of(happened, EnemyAttacked)), of(happened, DiscoveryDrawn)) == (1, [])


@pytest.mark.rule("RR-20.25", "RR-12.5")
def test_gate_manipulation_4_gives_one_free_rest_a_turn() -> None:
    state = calm(
        skills={1: GATE_4}, wounds={1: 4}, stress={1: 2}, spaces={1: "red-gate"}, enemies={"ghast-1": "red-gate"}
    )

    state, happened = played(state, "free rest healing 0 stress and 3 wounds")

    assert (state.active.wounds, state.turn.actions) == (1, 3)
    assert happened == [Rested(i(1), free=True), Healed(i(1), 0, 3)]
    assert refused(state, "0: free rest healing 2 stress and 1 wounds") == "RR-12.5"
    state = play(state, "rest healing 2 stress and 1 wounds")
    assert (state.active.wounds, state.active.stress, state.turn.actions) == (0, 0, 2)


@pytest.mark.rule("RR-20.25")
def test_the_free_rest_needs_level_4_and_a_gate_within_one_space() -> None:
    text = "0: free rest healing 0 stress and 2 wounds"

    assert refused(calm(skills={1: GATE_3}, wounds={1: 2}, spaces={1: "red-gate"}), text) == "RR-20.25"
    assert refused(calm(skills={1: GATE_4}, wounds={1: 2}), text) == "RR-20.25"
    assert text[3:] in offered(calm(skills={1: GATE_4}, wounds={1: 2}, spaces={1: "horror-vortex"}))


@pytest.mark.rule("RR-20.25")
def test_the_free_rest_is_there_again_next_turn() -> None:
    state = calm(skills={1: GATE_4}, wounds={1: 4}, stress={1: 2}, spaces={1: "red-gate"})
    state = play(state, "free rest healing 0 stress and 3 wounds", *["end actions"] * 5)

    assert "free rest healing 2 stress and 1 wounds" in offered(state)


@pytest.mark.rule("RR-20.25")
@pytest.mark.parametrize(("space", "green"), [("red-gate", 1), ("moon-vortex", 1), ("north-vortex", 0)])
@pytest.mark.parametrize("level", [3, 4])
def test_gate_manipulation_4_gives_a_green_die_there(level: int, space: str, green: int) -> None:
    state = calm(
        skills={1: {**GATE_4, "gate-manipulation": level, "arcane-mastery": 0}},
        left="shoggoth",
        spaces={1: space},
        enemies={"shoggoth-1": space},
    )

    _, happened = played(state, "attack shoggoth-1", chance=[0] * 8)

    assert len(of(happened, DiceRolled)[0].dice) == 3 + (green if level == 4 else 0)
