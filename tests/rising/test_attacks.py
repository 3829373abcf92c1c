"""Attack: targets that are named before the roll, wounds that are dealt or split, and what it costs besides."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.kernel import parse_action
from rlyeh_rules.rising import Foe, Space, State, When
from rlyeh_rules.rising.events import AttackDeclared, EnemyDied, FoeWounded, SanityLost, StressTaken, WoundsTaken
from rlyeh_rules.rising.traits import CostWhenAttacked, ExtraTentacles, ExtraWounds, GreenDice
from tests.rising.nights import counted, monster, quiet, settled, thing
from tests.rising.table import HOME, black, green, i, kinds, offered, play, played, refused, told


def energy(state: State, space: str = HOME) -> int:
    """The Energy in a space."""
    return state.board.energy[Space(space).at]


def wounds(state: State) -> dict[str, int]:
    """The wounds on the figures on the map."""
    return {str(enemy.id): enemy.wounds for enemy in state.enemies}


# ------------------------------------------------------------------ one target


@pytest.mark.rule("RR-13.2", "RR-3.2")
def test_one_enemy_in_the_own_space_takes_a_wound_for_each_success() -> None:
    state = quiet(stress={1: 4}, enemies={"cultist-1": HOME})

    state, happened = played(state, "attack cultist-1", chance=black("S S+T -"))

    assert AttackDeclared(i(1), (Foe("cultist-1"),)) in happened
    assert EnemyDied(Foe("cultist-1"), Space.NORTH_VORTEX, 1) in happened
    assert (wounds(state), energy(state)) == ({}, 1)
    assert (state.active.sanity, state.turn.actions) == (2, 2)


@pytest.mark.rule("RR-13.2", "RR-12.3")
def test_it_costs_an_action_and_can_be_done_again() -> None:
    state = quiet(stress={1: 4}, enemies={"gug-1": HOME})
    for actions in (2, 1):
        state = play(state, "attack gug-1", chance=black("S - -"))
        assert state.turn.actions == actions

    state, happened = played(state, "attack gug-1", chance=black("S - -"))

    assert wounds(state) == {"gug-1": 3}
    assert "MythosDrawn" in kinds(happened)


@pytest.mark.rule("RR-13.2")
def test_without_a_target_in_range_nobody_attacks() -> None:
    state = quiet(enemies={"cultist-1": "horror-vortex"})

    assert not [action for action in offered(state) if "attack" in action]
    assert refused(state, "0: attack cultist-1") == "RR-13.2"
    assert refused(state, "0: attack cultist-2") == "RR-13.2"
    assert str(state.why_not(parse_action(state, "attack i2"))) == "I2 is no enemy on the map. (RR-13.2)"
    assert state.turn.actions == 3


@pytest.mark.rule("RR-13.2", "RR-23.2")
def test_a_figure_that_has_died_is_no_target_any_more() -> None:
    state = play(quiet(stress={1: 4}, enemies={"cultist-1": HOME}), "attack cultist-1", chance=black("S S -"))

    assert refused(state, "0: attack cultist-1") == "RR-13.2"


@pytest.mark.rule("RR-13.2", "RR-20.31")
def test_who_lies_on_the_ground_attacks_nobody() -> None:
    state = quiet(enemies={"cultist-1": HOME}, insanity={1: "catatonia"}, minds={1: {"lying": True}})

    assert refused(state, "0: attack cultist-1") == "RR-20.31"


@pytest.mark.rule("RR-13.2", "RR-12.1")
def test_nobody_attacks_in_another_s_turn_or_after_the_action_phase() -> None:
    state = quiet(2, enemies={"cultist-1": HOME})

    assert refused(state, "1: attack cultist-1") == "RR-12.1"
    state = play(state, "end actions")
    assert refused(state, "0: attack cultist-1") == "RR-12.2"


@pytest.mark.rule("RR-13.3")
def test_the_target_is_named_before_the_roll_and_what_it_cannot_take_is_lost() -> None:
    state = quiet(stress={1: 4}, enemies={"cultist-1": HOME, "cultist-2": HOME})

    state, happened = played(state, "attack cultist-1", chance=black("S S S"))

    assert kinds(happened)[:2] == ["AttackDeclared", "DiceRolled"]
    assert [event for event in happened if isinstance(event, FoeWounded)] == [FoeWounded(Foe("cultist-1"), 2, 2)]
    assert wounds(state) == {"cultist-2": 0}


@pytest.mark.rule("RR-13.3")
def test_after_the_roll_no_other_target_can_be_named() -> None:
    state = play(quiet(enemies={"cultist-1": HOME, "cultist-2": HOME}), "attack cultist-1", chance=black("S S S"))

    assert refused(state, "0: attack cultist-2") == "RR-12.5"
    assert refused(state, "0: also cultist-2") == "RR-11.1"


# ------------------------------------------------------------------ several targets


@pytest.mark.rule("RR-13.4", "RR-20.11")
def test_with_brawling_2_several_are_named_and_the_wounds_are_split_between_them() -> None:
    state = brawl(2, {"fire-vampire-1": HOME, "cultist-1": HOME, "cultist-2": HOME})
    assert offered(play(state, "attack fire-vampire-1")) == ["also cultist-1", "also cultist-2", "roll"]
    state, happened = played(
        state, "attack fire-vampire-1", "also cultist-1", "roll", chance=black("S S S") + green("S")
    )
    assert counted(happened) == [(i(1), 3, 1)]
    assert offered(state) == [f"deal {count} to fire-vampire-1" for count in range(5)]

    state = play(state, "deal 2 to fire-vampire-1")

    assert wounds(state) == {"fire-vampire-1": 2, "cultist-2": 0}


@pytest.mark.rule("RR-13.4", "RR-20.11")
@pytest.mark.parametrize(("given", "after"), [(4, {"cultist-1": 0, "cultist-2": 0}), (0, {"fire-vampire-1": 0})])
def test_all_of_them_may_go_to_one(given: int, after: dict[str, int]) -> None:
    state = brawl(2, {"fire-vampire-1": HOME, "cultist-1": HOME, "cultist-2": HOME})
    state = play(state, "attack fire-vampire-1", "also cultist-1", "also cultist-2", chance=black("S S S") + green("S"))

    state = play(state, f"deal {given} to fire-vampire-1", *([] if given else ["deal 2 to cultist-1"]))

    assert wounds(state) == after


@pytest.mark.rule("RR-13.4")
def test_a_wound_goes_to_no_one_who_was_not_named_and_no_more_than_there_are() -> None:
    state = brawl(2, {"fire-vampire-1": HOME, "cultist-1": HOME, "cultist-2": HOME})
    state = play(state, "attack fire-vampire-1", "also cultist-1", "roll", chance=black("S S S") + green("-"))

    assert refused(state, "0: deal 1 to cultist-2") == "RR-13.4"
    assert refused(state, "0: deal 1 to cultist-1") == "RR-13.4"
    assert refused(state, "0: deal 4 to fire-vampire-1") == "RR-13.4"


@pytest.mark.rule("RR-13.4", "RR-20.11")
def test_each_set_of_targets_is_named_in_one_way() -> None:
    state = brawl(2, {"cultist-1": HOME, "cultist-2": HOME, "cultist-3": HOME, "gug-1": "red-gate"})
    assert offered(play(state, "attack cultist-1", "also cultist-2")) == ["also cultist-3", "roll"]
    state = play(state, "attack cultist-2")

    assert offered(state) == ["also cultist-3", "roll"]
    assert refused(state, "0: also cultist-1") == "RR-13.4"
    assert refused(state, "0: also cultist-2") == "RR-13.4"
    assert refused(state, "0: also gug-1") == "RR-20.11"
    assert refused(state, "0: also cultist-9") == "RR-20.11"


@pytest.mark.rule("RR-13.4", "RR-20.11")
def test_below_brawling_2_only_one_is_attacked() -> None:
    state = brawl(1, {"cultist-1": HOME, "cultist-2": HOME})

    state, happened = played(state, "attack cultist-1", chance=black("S S S") + green("S"))

    assert counted(happened) == [(i(1), 3, 1)]
    assert wounds(state) == {"cultist-2": 0}


@pytest.mark.rule("RR-20.11")
def test_at_level_4_each_target_takes_all_the_wounds() -> None:
    state = brawl(4, {"cultist-1": HOME, "cultist-2": HOME, "cultist-3": HOME})

    state = play(
        state,
        "attack cultist-1",
        "also cultist-2",
        "also cultist-3",
        "keep",
        chance=black("S S -") + green("-"),
    )

    assert (wounds(state), energy(state)) == ({}, 3)


@pytest.mark.rule("RR-20.11", "RR-13.4")
def test_without_successes_nothing_is_split() -> None:
    state = brawl(2, {"cultist-1": HOME, "cultist-2": HOME})

    state = play(state, "attack cultist-1", "also cultist-2", chance=black("- - -") + green("-"))

    assert wounds(state) == {"cultist-1": 0, "cultist-2": 0}


@pytest.mark.rule("RR-20.11")
def test_on_a_part_the_part_is_the_only_target() -> None:
    state = brawl(
        4,
        {"cultist-1": "final-vortex"},
        spaces={1: "left-leg"},
        parts={"left-leg": "vulnerable", "left-arm": "vulnerable"},
    )

    state, happened = played(state, "attack left-leg", "keep", chance=black("S - -") + green("-"))

    assert counted(happened) == [(i(1), 3, 1)]
    assert [part.wounds for part in state.parts] == [1, 0, 0, 0, 0]


@pytest.mark.rule("RR-13.4", "RR-25.1")
def test_the_active_player_orders_what_the_targets_cost_even_where_one_of_them_is_dead() -> None:
    vampire = monster("fire-vampire", 1, 0, 1, CostWhenAttacked(each=False, wounds=1))
    gug = monster("gug", 6, 0, 1, CostWhenAttacked(each=False, stress=1, wounds=2))
    state = brawl(
        2, {"fire-vampire-1": HOME, "gug-1": HOME}, facts={"monsters": [vampire, gug]}, stress={1: 3}, sanity={1: 2}
    )

    state = play(state, "attack fire-vampire-1", "also gug-1", "keep", chance=black("S T -") + green("S"))
    state = play(state, "deal 1 to fire-vampire-1")
    assert (wounds(state), state.active.wounds, state.active.sanity) == ({"gug-1": 1}, 0, 2)
    assert offered(state) == ["pay for fire-vampire-1", "pay for gug-1"]
    assert refused(state, "0: pay for cultist-1") == "RR-13.4"

    state, happened = played(state, "pay for gug-1")

    assert [event for event in happened if isinstance(event, StressTaken | WoundsTaken | SanityLost)] == [
        StressTaken(i(1), 1),
        WoundsTaken(i(1), 2),
        WoundsTaken(i(1), 1),
        SanityLost(i(1), 1, 3),
    ]


@pytest.mark.rule("RR-13.4")
def test_each_target_adds_its_own_tentacles() -> None:
    vampire = monster("fire-vampire", 3, 0, 1, ExtraTentacles(1, attacked=True))
    enemies = {"fire-vampire-1": HOME, "fire-vampire-2": HOME, "gug-1": HOME}
    state = brawl(2, enemies, facts={"monsters": [vampire, monster("gug", 6, 0, 1)]})

    both, one, none = [
        settled(told(state, *texts, chance=black("- - -") + green("-")))
        for texts in (
            ("attack fire-vampire-1", "also fire-vampire-2", "also gug-1"),
            ("attack fire-vampire-2", "also gug-1"),
            ("attack gug-1",),
        )
    ]

    assert (both, one, none) == ([(0, 2, 0)], [(0, 1, 0)], [(0, 0, 0)])


def brawl(level: int, enemies: dict[str, str], **story: Any) -> State:
    """I1, who can brawl, among enemies."""
    story.setdefault("stress", {1: 4})
    return quiet(skills={1: {"brawling": level}}, enemies=enemies, left="fire-vampire", **story)


# ------------------------------------------------------------------ cards


@pytest.mark.rule("RR-13.2", "RR-10.3")
@pytest.mark.parametrize(
    ("when", "dice"),
    [
        (When.ATTACK, (1, 1, 1)),
        (When.OWN, (1, 1, 1)),
        (When.ATTACK_HERE, (1, 1, 1)),
        (When.ATTACK_CULTIST, (1, 0, 1)),
        (When.ATTACK_MONSTER, (0, 1, 1)),
        (When.ATTACK_AFAR, (0, 0, 0)),
        (When.ATTACK_PART, (0, 0, 0)),
        (When.ATTACKED, (0, 0, 0)),
    ],
)
def test_green_dice_of_a_card_count_where_one_of_the_targets_meets_it(when: When, dice: tuple[int, int, int]) -> None:
    facts = {"discovery": [thing("blade", GreenDice(1, when))]}
    state = brawl(2, {"cultist-1": HOME, "gug-1": HOME}, facts=facts, cards={1: ["blade left"]})

    found = [
        counted(told(state, *texts))[0][2] - 1
        for texts in (("attack cultist-1", "roll"), ("attack gug-1",), ("attack cultist-1", "also gug-1"))
    ]

    assert tuple(found) == dice


@pytest.mark.rule("RR-13.2")
@pytest.mark.parametrize(("dice", "after"), [("- - -", 0), ("S - -", 3)])
def test_extra_wounds_of_a_card_are_for_a_target_that_is_dealt_one(dice: str, after: int) -> None:
    state = quiet(
        facts={"discovery": [thing("blade", ExtraWounds(2))]},
        cards={1: ["blade left"]},
        enemies={"gug-1": HOME},
        stress={1: 4},
    )

    state = play(state, "attack gug-1", chance=black(dice))

    assert wounds(state) == {"gug-1": after}
