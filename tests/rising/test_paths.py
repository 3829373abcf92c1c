"""Ways of investigators and what they reach, on any map: compared with shortest ways as networkx finds them.

Those of enemies, and of investigators whom an effect moves, are compared in test_forced_moves.py, climbs in
test_climbing.py, distances in test_spaces.py.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rlyeh_rules.rising import GROUND, PARTS, Foe, Space, State
from rlyeh_rules.rising.marching import nearest
from tests.rising.maps import RINGS, Link, lengths, links_of, on_the_ground, spaces_with
from tests.rising.table import offered, play, table

on_each_ring = pytest.mark.parametrize("ring", RINGS, ids=[f"{len(ring)}-{at}" for at, ring in enumerate(RINGS)])

NOWHERE = 99


def on_the_map(ring: tuple[Space, ...], **story: Any) -> tuple[State, list[Link]]:
    """A table on a map with this ring, and the links of the map."""
    links = links_of(ring)
    return table(facts={"spaces": spaces_with(links)}, **story), links


# ------------------------------------------------------------------ Runs


def ends(state: State, steps: int) -> set[Space]:
    """Where a Run of so many steps, each of which is offered, can come to."""
    found: set[Space] = set()
    edge = {play(state, "run")}
    for _ in range(steps):
        after = {play(one, text) for one in edge for text in offered(one) if text.startswith("go ")}
        found |= {one.active.space for one in after if one.active.space is not None}
        edge = {one for one in after if any(text.startswith("go ") for text in offered(one))}
    return found


@pytest.mark.rule("RR-13.1", "RR-2.4", "RR-R1")
@on_each_ring
def test_a_run_reaches_what_is_three_steps_away_on_the_ground_and_nothing_else(ring: tuple[Space, ...]) -> None:
    for start in GROUND[::3]:
        state, links = on_the_map(ring, spaces={1: start})
        away = lengths(on_the_ground(links))[start]

        assert ends(state, 3) | {start} == {space for space, steps in away.items() if steps <= 3}


# ------------------------------------------------------------------ range


@pytest.mark.rule("RR-13.5", "RR-20.12")
@on_each_ring
@pytest.mark.parametrize(("rank", "reach"), [(0, 0), (2, 1), (4, 2)])
def test_what_can_be_attacked_from_afar_is_within_so_many_moves(ring: tuple[Space, ...], rank: int, reach: int) -> None:
    figures = {f"cultist-{number}": space for number, space in enumerate(GROUND, 1)}
    skills = {1: {"marksman": rank}} if rank else {}
    for start in (*GROUND[::4], *PARTS[::2]):
        state, links = on_the_map(ring, spaces={1: start}, enemies=figures, skills=skills)
        away = lengths(links)[start]
        attacks = {text.removeprefix("attack ") for text in offered(state) if text.startswith("attack ")}
        near = {foe for foe, space in figures.items() if away.get(space, NOWHERE) <= reach}
        free = {f"{foe} for free" for foe in near if figures[foe] is not start} if rank == 4 else set[str]()

        assert attacks == near | free


# ------------------------------------------------------------------ the nearest


@pytest.mark.rule("RR-14.7", "RR-R35")
@on_each_ring
def test_the_nearest_enemies_are_those_with_the_shortest_way(ring: tuple[Space, ...]) -> None:
    random = Random(str(ring))  # noqa: S311 - a map, not a secret
    for _ in range(4):
        figures = {f"cultist-{number}": random.choice(GROUND) for number in range(1, 5)}
        state, links = on_the_map(ring, enemies=figures)
        away = lengths(links)
        for space in Space:
            least = min(away[space][place] for place in figures.values())
            expected = [foe for foe, place in figures.items() if away[space][place] == least]

            assert nearest(state, space, map(Foe, figures)) == expected
