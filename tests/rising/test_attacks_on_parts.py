"""Attacking Cthulhu: which part can be attacked and from where, what wounds it otherwise, and the win in mid-roll."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rlyeh_rules.kernel import Source
from rlyeh_rules.rising import (
    CthulhuFacts,
    Discovery,
    DiscoveryFacts,
    Figures,
    HalfFacts,
    HalfKind,
    Space,
    State,
    Timing,
    Use,
    When,
    Where,
    Who,
)
from rlyeh_rules.rising.effects import Effect, MoveFigures, PlaceFigure, ReturnFigure, TakeStress, WoundFigures
from rlyeh_rules.rising.events import GameWon, PartDestroyed, SanityLost
from rlyeh_rules.rising.traits import CostWhenAttacked, GreenDice, MoreRange
from tests.rising.nights import counted, quiet, thing
from tests.rising.table import HOME, black, green, i, kinds, offered, play, played, refused, told

VULNERABLE: Final = {"left-leg": "vulnerable", "left-arm": "vulnerable", "head": "vulnerable"}


def attacks(state: State) -> list[str]:
    """Whom the active investigator can attack, for an action or for none."""
    return [action.removeprefix("attack ") for action in offered(state) if action.startswith("attack ")]


# ------------------------------------------------------------------ Vulnerable, and in range


@pytest.mark.rule("RR-5.2")
def test_a_part_is_attacked_from_its_own_space() -> None:
    far = quiet(spaces={1: "left-leg"}, parts=VULNERABLE)
    near = quiet(spaces={1: "head"}, parts=VULNERABLE, stress={1: 4})

    assert attacks(far) == ["left-leg"]
    assert refused(far, "0: attack head") == "RR-5.2"
    assert far.turn.actions == 3
    assert attacks(near) == ["head"]
    assert play(near, "attack head", chance=black("S S -")).part(Space.HEAD).wounds == 2


@pytest.mark.rule("RR-5.2")
def test_beyond_a_range_that_a_skill_gives_it_is_refused_as_well() -> None:
    state = quiet(spaces={1: "left-leg"}, parts=VULNERABLE, skills={1: {"marksman": 1}})

    assert attacks(state) == ["left-leg", "left-arm"]
    assert refused(state, "0: attack head") == "RR-5.2"


@pytest.mark.rule("RR-5.3")
def test_an_invulnerable_part_is_not_attacked_and_no_die_is_rolled() -> None:
    state = quiet(spaces={1: "left-arm"}, parts={"left-leg": "vulnerable"})

    assert attacks(state) == []
    assert refused(state, "0: attack left-arm") == "RR-5.3"
    assert state.turn.actions == 3


@pytest.mark.rule("RR-5.3", "RR-5.11")
def test_a_destroyed_part_is_not_attacked_either() -> None:
    state = quiet(spaces={1: "left-leg"}, parts={"left-leg": "destroyed vulnerable"})

    assert attacks(state) == []
    assert refused(state, "0: attack left-leg") == "RR-5.11"


@pytest.mark.rule("RR-5.3", "RR-5.8")
def test_with_health_left_it_takes_the_wounds_and_keeps_them() -> None:
    state = quiet(spaces={1: "left-leg"}, parts=VULNERABLE, health={"left-leg": 8}, stress={1: 4})

    state = play(state, "attack left-leg", "attack left-leg", chance=black("S S S") + black("S S -"))

    assert (state.part(Space.LEFT_LEG).wounds, state.part(Space.LEFT_LEG).destroyed) == (5, False)


@pytest.mark.rule("RR-5.3", "RR-20.4")
def test_attacking_a_part_is_a_roll_of_one_s_own_and_costs_what_cthulhu_s_card_says() -> None:
    cthulhu = CthulhuFacts("cthulhu", 3, 3, Source.STAND_IN, abilities=(CostWhenAttacked(each=True, stress=2),))
    state = quiet(facts={"cthulhu": [cthulhu]}, spaces={1: "left-leg"}, parts=VULNERABLE, sanity={1: 9}, stress={1: 0})

    state, happened = played(state, "attack left-leg", "keep", chance=black("S - -") + green("E"))

    assert counted(happened) == [(i(1), 3, 1)]
    assert state.active.stress == 2


# ------------------------------------------------------------------ from another space


@pytest.mark.rule("RR-R12", "RR-5.2", "RR-13.5")
@pytest.mark.parametrize(
    ("space", "skill", "more", "those"),
    [
        ("final-vortex", 0, 0, []),
        ("final-vortex", 1, 0, ["left-leg"]),
        ("final-vortex", 3, 0, ["left-leg", "left-arm"]),
        ("final-vortex", 3, 1, ["left-leg", "left-arm", "head"]),
        ("yellow-gate", 1, 0, []),
        ("yellow-gate", 3, 0, ["left-leg"]),
        ("right-leg", 3, 0, ["left-leg", "head"]),
        ("right-arm", 1, 0, ["head"]),
    ],
)
def test_with_range_a_part_is_hit_from_the_ground_and_from_other_parts(
    space: str, skill: int, more: int, those: list[str]
) -> None:
    state = quiet(
        facts={"discovery": [thing("spyglass", MoreRange(more))]},
        cards={1: ["spyglass left"]},
        spaces={1: space},
        parts=VULNERABLE,
        skills={1: {"marksman": skill}} if skill else {},
    )

    assert attacks(state) == those
    for part in ("left-leg", "left-arm", "head"):
        assert part in those or refused(state, f"0: attack {part}") == "RR-5.2"


@pytest.mark.rule("RR-R12")
def test_who_stands_on_a_part_does_not_make_it_unreachable() -> None:
    state = quiet(
        spaces={1: "final-vortex", 2: "left-leg"}, parts=VULNERABLE, skills={1: {"marksman": 1}}, stress={1: 4}
    )

    state = play(state, "attack left-leg", chance=black("S - -"))

    assert state.part(Space.LEFT_LEG).wounds == 1
    assert state.investigator(i(2)).wounds == 0


@pytest.mark.rule("RR-R12")
def test_without_the_option_a_part_is_attacked_only_from_its_own_space() -> None:
    state = quiet(spaces={1: "final-vortex"}, parts=VULNERABLE, skills={1: {"marksman": 4}}, ranged_attacks=False)

    assert attacks(state) == []
    assert refused(state, "0: attack left-leg") == "RR-R12"
    assert refused(state, "0: attack left-leg for free") == "RR-R12"
    on_it = quiet(spaces={1: "left-leg"}, parts=VULNERABLE, skills={1: {"marksman": 4}}, ranged_attacks=False)
    assert attacks(on_it) == ["left-leg"]


@pytest.mark.rule("RR-R12")
@pytest.mark.parametrize("ranged", [True, False])
def test_attacks_from_a_part_on_the_ground_are_not_touched_by_it(ranged: bool) -> None:
    state = quiet(
        spaces={1: "left-leg"},
        enemies={"cultist-1": "final-vortex"},
        skills={1: {"marksman": 1}},
        stress={1: 4},
        ranged_attacks=ranged,
    )

    state = play(state, "attack cultist-1", chance=black("S S -"))

    assert state.enemies == ()
    assert state.board.energy[Space.FINAL_VORTEX.at] == 1


# ------------------------------------------------------------------ what else wounds it


def charm(*effects: Effect) -> DiscoveryFacts:
    """A Discovery card that does something at any time of one's own turn."""
    half = HalfFacts(HalfKind.ITEM, uses=(Use(effects, timing=Timing.OWN_TURN),))
    return DiscoveryFacts(Discovery("charm"), half, HalfFacts(HalfKind.CONDITION), Source.STAND_IN)


def climber(*effects: Effect, leg: str = "vulnerable", **story: Any) -> State:
    """I1 on the Left Leg, with a card that does something."""
    return quiet(
        facts={"discovery": [charm(*effects)]},
        cards={1: ["charm left"]},
        spaces={1: "left-leg"},
        parts={"left-leg": leg},
        **story,
    )


@pytest.mark.rule("RR-R13", "RR-5.18")
@pytest.mark.parametrize(
    ("figures", "wounds"),
    [(Figures.ENEMIES, 2), (Figures.CULTISTS, 0), (Figures.MONSTERS, 0), (Figures.SPAWN, 0), (Figures.ONE, 2)],
)
def test_a_part_is_an_enemy_but_neither_a_cultist_nor_a_monster(figures: Figures, wounds: int) -> None:
    state = play(climber(WoundFigures(figures, 2)), "use charm 1")

    assert state.part(Space.LEFT_LEG).wounds == wounds


@pytest.mark.rule("RR-R13")
@pytest.mark.parametrize(
    "effect",
    [
        MoveFigures(Figures.ENEMIES, 9),
        PlaceFigure(Figures.NEAREST, Where.FINAL_VORTEX),
        PlaceFigure(Figures.ONE, Where.FINAL_VORTEX),
        ReturnFigure(Figures.ENEMIES),
        ReturnFigure(Figures.ENEMIES, here=False),
    ],
)
def test_parts_neither_move_nor_leave(effect: Effect) -> None:
    before = climber(effect)

    after = play(before, "use charm 1")

    assert (after.parts, after.enemies) == (before.parts, ())


@pytest.mark.rule("RR-R13")
@pytest.mark.parametrize(
    ("when", "dice"), [(When.ATTACK_PART, 1), (When.ATTACK_MONSTER, 0), (When.ATTACK_CULTIST, 0), (When.ATTACK, 1)]
)
def test_an_attack_on_a_part_is_none_on_a_monster(when: When, dice: int) -> None:
    state = quiet(
        facts={"discovery": [thing("blade", GreenDice(1, when))]},
        cards={1: ["blade left"]},
        spaces={1: "left-leg"},
        parts=VULNERABLE,
    )

    assert counted(told(state, "attack left-leg")) == [(i(1), 3, dice)]


@pytest.mark.rule("RR-R13", "RR-20.33")
def test_paranoia_moves_monsters_and_no_parts() -> None:
    state = quiet(
        spaces={1: "left-leg"},
        insanity={1: "paranoia"},
        parts=VULNERABLE,
        sanity={1: 4},
        stress={1: 4},
        enemies={"ghast-1": "yellow-gate", "cultist-1": "yellow-gate"},
    )

    state = play(state, "attack left-leg", chance=black("T - -"))

    assert [str(enemy.space) for enemy in state.enemies] == ["final-vortex", "yellow-gate"]
    assert state.active.stress == 4, "the part is an enemy in the own space"


@pytest.mark.rule("RR-R14", "RR-5.5")
@pytest.mark.parametrize(("leg", "wounds"), [("", 0), ("1", 1), ("vulnerable 1", 2)])
def test_an_effect_does_not_wound_an_invulnerable_part_and_does_the_rest(leg: str, wounds: int) -> None:
    state = climber(WoundFigures(Figures.ENEMIES, 1), TakeStress(Who.YOU, 1), leg=leg)

    state = play(state, "use charm 1")

    assert (state.part(Space.LEFT_LEG).wounds, state.active.stress) == (wounds, 1)


@pytest.mark.rule("RR-R14", "RR-5.5", "RR-20.21")
def test_vengeance_on_an_invulnerable_part_is_lost_but_heals_stress() -> None:
    state = quiet(spaces={1: "left-leg"}, skills={1: {"vengeance-obsession": 1}}, stress={1: 4})

    state = play(state, "end actions", chance=black("S - -") + green("- - -"))

    one = state.investigator(i(1))
    assert (state.part(Space.LEFT_LEG).wounds, one.wounds, one.stress) == (0, 1, 3)


# ------------------------------------------------------------------ the win, in the middle of a roll

LAST: Final = {"head": "vulnerable destroyed", "left-arm": "vulnerable destroyed", "left-leg": "vulnerable 3"}
FOUR: Final = {"left-leg": 4}
"""The health of the Leg, so that one wound is missing."""


@pytest.mark.rule("RR-5.17", "RR-10.8")
def test_the_players_win_before_the_tentacle_of_the_same_roll() -> None:
    state = quiet(2, spaces={1: "left-leg"}, parts=LAST, health=FOUR, sanity={1: 20}, stress={1: 4})

    state, happened = played(state, "attack left-leg", chance=black("S T -") + green("- - - -"))

    assert kinds(happened)[-2:] == ["GameWon", "ChanceGave"]
    assert PartDestroyed(Space.LEFT_LEG) in happened
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.rule) == (state.seats, "RR-5.14")
    assert state.active.sanity == 20


@pytest.mark.rule("RR-5.17")
def test_with_a_wound_too_few_the_tentacle_is_applied() -> None:
    state = quiet(spaces={1: "left-leg"}, parts=LAST, health={"left-leg": 5}, sanity={1: 20}, stress={1: 4})

    state, happened = played(state, "attack left-leg", chance=black("S T -") + green("- - - -"))

    assert state.outcome is None
    assert [event for event in happened if isinstance(event, SanityLost | GameWon)] == [SanityLost(i(1), 1, 21)]
    assert not state.investigator(i(1)).alive


@pytest.mark.rule("RR-5.17", "RR-20.21")
def test_the_win_comes_in_phase_3_as_well_and_nothing_follows() -> None:
    state = quiet(
        spaces={1: "left-leg"},
        parts=LAST,
        health=FOUR,
        skills={1: {"vengeance-obsession": 1}},
        stress={1: 4},
        sanity={1: 8},
    )

    state, happened = played(state, "end actions", chance=black("S T -") + green("- - -"))

    assert state.outcome is not None
    assert state.outcome.winners == state.seats
    assert (state.active.wounds, state.active.stress, state.active.sanity) == (1, 4, 8)
    assert "SanityLost" not in kinds(happened)


@pytest.mark.rule("RR-R32", "RR-24.4")
def test_a_roll_that_would_kill_the_last_investigator_wins_if_it_destroys_the_last_part() -> None:
    cthulhu = CthulhuFacts("cthulhu", 3, 3, Source.STAND_IN, abilities=(CostWhenAttacked(each=False, wounds=5),))
    state = quiet(
        facts={"cthulhu": [cthulhu]},
        spaces={1: "left-leg", 2: None, 3: None, 4: None, 5: None},
        parts=LAST,
        health=FOUR,
        sanity={1: 20},
        stress={1: 4},
    )
    won = play(state, "attack left-leg", chance=black("S T T") + green("- - - -"))
    lost = play(state, "attack left-leg", chance=black("- T T") + green("- - - -"))

    assert won.outcome is not None
    assert won.outcome.winners == won.seats
    assert won.active.alive
    assert lost.outcome is not None
    assert (lost.outcome.winners, lost.outcome.rule) == ((), "RR-24.2")


@pytest.mark.rule("RR-R32", "RR-24.4")
def test_symptoms_that_destroy_the_last_part_win_before_a_skill_is_raised() -> None:
    state = quiet(
        spaces={1: "left-leg", 2: HOME},
        insanity={1: "psychotic-outbreak"},
        parts=LAST | {"left-leg": "vulnerable 2"},
        health=FOUR,
        sanity={1: 4},
        stress={1: 4},
    )

    state = play(state, "attack left-leg", chance=black("T - -"))

    assert state.outcome is not None
    assert state.outcome.winners == state.seats
    assert sum(state.active.levels) == 0, "no skill is raised any more"
