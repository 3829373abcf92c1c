"""Run: up to three spaces along the ground, and Stealth, which leaves enemies behind."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.kernel import Seat, Source, evolve, parse_action
from rlyeh_rules.rising import (
    CULTIST,
    Discovery,
    DiscoveryFacts,
    Effect,
    EnemyFacts,
    HalfFacts,
    HalfKind,
    Space,
    State,
)
from rlyeh_rules.rising.effects import LoseSanity, PlaceYou
from rlyeh_rules.rising.events import Moved, Sneaked
from rlyeh_rules.rising.traits import OnDeath, RunFurther
from rlyeh_rules.rising.vocabulary import Where, Who
from tests.rising.table import i, kinds, offered, play, played, refused, shipped, table

NORTH, HORROR, RED, MOON = Space.NORTH_VORTEX, Space.HORROR_VORTEX, Space.RED_GATE, Space.MOON_VORTEX
FINAL, YELLOW = Space.FINAL_VORTEX, Space.YELLOW_GATE
THREE = ("run", "go horror-vortex", "go red-gate", "go moon-vortex")

# ------------------------------------------------------------------ how far


@pytest.mark.rule("RR-13.1")
def test_a_run_goes_three_spaces_for_an_action() -> None:
    state, happened = played(table(spaces={1: "north-vortex"}), *THREE)

    assert (state.team[0].space, state.turn.actions) == (MOON, 2)
    assert happened == [Moved(i(1), NORTH, HORROR), Moved(i(1), HORROR, RED), Moved(i(1), RED, MOON)]
    assert refused(state, "go yellow-gate") == "RR-13.1"
    assert refused(state, "stop") == "RR-13.1"


@pytest.mark.rule("RR-13.1")
@pytest.mark.parametrize(("steps", "end"), [(1, HORROR), (2, RED), (3, MOON)])
def test_it_may_stop_earlier(steps: int, end: Space) -> None:
    state = play(table(spaces={1: "north-vortex"}), *THREE[: steps + 1], *(["stop"] if steps < 3 else []))

    assert (state.team[0].space, state.turn.actions) == (end, 2)


@pytest.mark.rule("RR-13.1")
def test_it_goes_one_space_at_least() -> None:
    state = play(table(spaces={1: "north-vortex"}), "run")

    assert "stop" not in offered(state)
    assert refused(state, "stop") == "RR-13.1"


@pytest.mark.rule("RR-13.1")
def test_it_may_go_back_where_it_came_from() -> None:
    state = play(table(spaces={1: "north-vortex"}), "run", "go horror-vortex", "go north-vortex", "stop")

    assert state.team[0].space is NORTH


@pytest.mark.rule("RR-13.1")
def test_time_out_ends_it_as_soon_as_it_can() -> None:
    first = play(table(spaces={1: "north-vortex"}), "run")
    second = play(first, "go horror-vortex")

    assert first.decision is not None
    assert second.decision is not None
    assert [str(ask.default(at, Seat(0))) for at, ask in ((first, first.decision), (second, second.decision))] == [
        "0: go horror-vortex",
        "0: stop",
    ]


@pytest.mark.rule("RR-13.1")
def test_only_who_plays_the_runner_is_asked() -> None:
    state = play(table(2, spaces={1: "north-vortex"}), "0: run")

    assert offered(state, 2) == []
    assert refused(state, "1: go horror-vortex") == "RR-13.1"


def _weighted(count: int) -> DiscoveryFacts:
    half = HalfFacts(HalfKind.ITEM, standing=(RunFurther(count),))
    return DiscoveryFacts(Discovery("shoes"), half, half, Source.STAND_IN)


@pytest.mark.rule("RR-13.1")
@pytest.mark.parametrize(("more", "steps"), [(1, 4), (-1, 2), (-2, 1)])
def test_a_card_may_make_it_longer_or_shorter(more: int, steps: int) -> None:
    state = table(spaces={1: "north-vortex"}, cards={1: ["shoes left"]}, facts={"discovery": [_weighted(more)]})

    state, happened = played(state, *(*THREE, "go yellow-gate")[: steps + 1])

    assert kinds(happened) == ["Moved"] * steps
    assert refused(state, "stop") == "RR-13.1", "it is over"


@pytest.mark.rule("RR-13.1")
def test_where_a_card_leaves_it_no_space_there_is_none() -> None:
    state = table(spaces={1: "north-vortex"}, cards={1: ["shoes left"]}, facts={"discovery": [_weighted(-3)]})

    assert "run" not in offered(state)
    assert refused(state, "run") == "RR-13.1"


# ------------------------------------------------------------------ coming down


@pytest.mark.rule("RR-R8", "RR-2.18")
def test_a_run_may_begin_on_a_leg_and_go_on_along_the_ground() -> None:
    state = play(table(spaces={1: "left-leg"}), "run")
    assert state.team[0].space is FINAL, "there is one way only"

    state = play(state, "go yellow-gate", "go moon-vortex")

    assert (state.team[0].space, state.turn.actions) == (MOON, 2)
    assert refused(state, "go red-gate") == "RR-13.1", "three spaces in all"


@pytest.mark.rule("RR-R8")
def test_it_may_end_in_the_final_vortex() -> None:
    assert play(table(spaces={1: "right-leg"}), "run", "stop").team[0].space is FINAL


@pytest.mark.rule("RR-R8")
@pytest.mark.parametrize("run", ["run", "free run"])
def test_by_option_a_leg_is_left_by_a_climb_only(run: str) -> None:
    state = table(spaces={1: "left-leg"}, skills={1: {"swiftness": 2}}, climb_down_by_run=False)

    assert run not in offered(state)
    assert refused(state, run) == "RR-R8"
    assert play(state, "climb final-vortex").team[0].space is FINAL


@pytest.mark.rule("RR-R8")
@pytest.mark.parametrize("down", [True, False])
@pytest.mark.parametrize("part", ["left-arm", "head"])
def test_from_an_arm_or_the_head_there_is_no_run_either_way(part: str, down: bool) -> None:
    state = table(spaces={1: part}, climb_down_by_run=down)

    assert "run" not in offered(state)
    assert refused(state, "run") == "RR-2.18"


# ------------------------------------------------------------------ Stealth


def _sneaking(level: int, *, cultists: int = 1, **story: Any) -> State:
    """I1 with Stealth and some Cultists at the North Vortex, about to run."""
    enemies = {f"cultist-{number}": "north-vortex" for number in range(1, cultists + 1)}
    return play(table(spaces={1: "north-vortex"}, skills={1: {"stealth": level}}, enemies=enemies, **story), "run")


@pytest.mark.rule("RR-20.13")
def test_without_stealth_nobody_is_sneaked_past() -> None:
    state = _sneaking(0)

    assert offered(state) == ["go horror-vortex", "go death-vortex"]
    assert refused(state, "sneak past cultist-1") == "RR-20.13"
    why = state.why_not(parse_action(state, "sneak past cultist-1"))
    assert why is not None
    assert why.message == "I1 has no Stealth."


@pytest.mark.rule("RR-20.13")
def test_with_stealth_1_one_enemy_does_not_follow_once_in_a_run() -> None:
    state = _sneaking(1, cultists=2)

    state, happened = played(state, "sneak past cultist-1", "go horror-vortex")

    assert happened[0] == Moved(i(1), NORTH, HORROR, (state.enemies[1].id,))
    assert happened[1] == Sneaked(i(1), (state.enemies[0].id,))
    assert [enemy.space for enemy in state.enemies] == [NORTH, HORROR]
    assert refused(state, "sneak past cultist-2") == "RR-20.13", "it was the one time"
    assert [enemy.space for enemy in play(state, "go red-gate", "stop").enemies] == [NORTH, RED]


@pytest.mark.rule("RR-20.13")
def test_once_in_a_run_is_once_in_each() -> None:
    state = play(_sneaking(1), "sneak past cultist-1", "go horror-vortex", "go north-vortex", "stop")

    state = play(state, "run", "sneak past cultist-1", "go horror-vortex", "stop")

    assert state.enemies[0].space is NORTH


@pytest.mark.rule("RR-20.13")
def test_with_stealth_2_three_times_spread_as_wished() -> None:
    state = _sneaking(2, cultists=4)

    state = play(state, "sneak past cultist-1", "sneak past cultist-3", "go horror-vortex")
    assert [enemy.space for enemy in state.enemies] == [NORTH, HORROR, NORTH, HORROR]
    state = play(state, "sneak past cultist-4", "go red-gate")
    assert [enemy.space for enemy in state.enemies] == [NORTH, RED, NORTH, HORROR]

    assert offered(state) == ["go horror-vortex", "go moon-vortex", "stop"]
    assert refused(state, "sneak past cultist-2") == "RR-20.13"


@pytest.mark.rule("RR-20.13")
@pytest.mark.parametrize(("level", "times"), [(1, 1), (2, 3), (3, 3), (4, 5)])
def test_how_often_depends_on_the_level(level: int, times: int) -> None:
    state = _sneaking(level, cultists=5)

    state = play(state, *[f"sneak past cultist-{number}" for number in range(1, times + 1)])

    assert [text for text in offered(state) if text.startswith("sneak")] == []
    if times < 5:
        assert refused(state, f"sneak past cultist-{times + 1}") == "RR-20.13"


@pytest.mark.rule("RR-20.13")
def test_with_stealth_2_the_same_enemy_can_be_sneaked_past_again() -> None:
    state = play(_sneaking(2), "sneak past cultist-1", "go horror-vortex", "go north-vortex")

    state = play(state, "sneak past cultist-1", "go death-vortex")

    assert state.enemies[0].space is NORTH


@pytest.mark.rule("RR-20.13")
def test_with_stealth_3_who_is_sneaked_past_takes_a_wound_and_may_die() -> None:
    before = table(spaces={1: "north-vortex"}, skills={1: {"stealth": 3}}, enemies={"cultist-1": "north-vortex 1"})

    state, happened = played(before, "run", "sneak past cultist-1", "go horror-vortex", "stop")

    assert kinds(happened) == ["Moved", "Sneaked", "FoeWounded", "EnemyDied"]
    assert (state.enemies, state.board.energy[NORTH.at]) == ((), 1)
    assert state.team[0].energy == 0


@pytest.mark.rule("RR-20.13")
@pytest.mark.parametrize(("level", "wounds"), [(1, 0), (2, 0), (3, 1), (4, 1)])
def test_below_level_3_nobody_is_wounded(level: int, wounds: int) -> None:
    state = play(_sneaking(level), "sneak past cultist-1", "go horror-vortex", "stop")

    assert [enemy.wounds for enemy in state.enemies] == [wounds]


@pytest.mark.rule("RR-20.13")
def test_with_stealth_4_any_number_of_times() -> None:
    state = _sneaking(4, cultists=6)

    state = play(state, *[f"sneak past cultist-{number}" for number in range(1, 7)], "go horror-vortex")

    assert [(enemy.space, enemy.wounds) for enemy in state.enemies] == [(NORTH, 1)] * 6


@pytest.mark.rule("RR-20.13")
def test_each_choice_of_enemies_is_made_in_one_way_only() -> None:
    state = play(_sneaking(4, cultists=3), "sneak past cultist-2")

    assert offered(state) == ["go horror-vortex", "go death-vortex", "sneak past cultist-3"]
    assert refused(state, "sneak past cultist-1") == "RR-20.13"
    assert refused(state, "sneak past cultist-2") == "RR-20.13"
    assert refused(state, "sneak past ghast-1") == "RR-20.13", "which is not there"
    assert refused(state, "stop") == "RR-13.1", "the step has begun"


@pytest.mark.rule("RR-20.13", "RR-15.1")
def test_stealth_does_not_keep_from_catching_fire() -> None:
    state = play(_sneaking(4, fire={"north-vortex": 2}), "sneak past cultist-1", "go horror-vortex", "stop")

    assert state.team[0].fire == 2


def _deadly(*effects: Effect) -> EnemyFacts:
    """Cultists with a last word."""
    return evolve(shipped().kinds[CULTIST], health=1, abilities=(OnDeath(effects),))


@pytest.mark.rule("RR-20.13", "RR-20.31")
def test_whom_the_death_of_an_enemy_makes_lie_down_runs_no_further() -> None:
    state = _sneaking(
        3,
        sanity={1: 4},
        insanity={1: "catatonia"},
        facts={"enemies": [_deadly(LoseSanity(Who.YOU))]},
    )

    state, happened = played(state, "sneak past cultist-1", "go horror-vortex", "raise stealth")

    assert kinds(happened)[:5] == ["Moved", "Sneaked", "FoeWounded", "EnemyDied", "SanityLost"]
    assert (state.team[0].space, state.team[0].mind.lying) == (HORROR, True)
    assert refused(state, "go red-gate") == "RR-13.1"


@pytest.mark.rule("RR-20.13")
def test_a_run_goes_on_from_where_the_death_of_an_enemy_has_put_the_runner() -> None:
    state = _sneaking(3, facts={"enemies": [_deadly(PlaceYou(Who.YOU, Where.YELLOW_GATE))]})

    state = play(state, "sneak past cultist-1", "go horror-vortex")

    assert state.team[0].space is YELLOW
    assert offered(state) == ["go moon-vortex", "go night-vortex", "go final-vortex", "stop"]
