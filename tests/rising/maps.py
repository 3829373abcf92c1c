"""Maps of other rings than the shipped one, and shortest ways on them as networkx finds them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from random import Random
from typing import Any, Final

import attrs

from rlyeh_rules.kernel import evolve
from rlyeh_rules.rising import GROUND, Content, Space, SpaceFacts
from rlyeh_rules.rising.spaces import BODY

from .table import shipped

networkx: Final[Any] = import_module("networkx")  # it has no types of its own

Link = tuple[Space, Space]

RING: Final = tuple(space for space in GROUND if space is not Space.FINAL_VORTEX)
"""The ring of RR-R1, in its order: it is that of the spaces themselves."""


def with_final(before: Space, ring: Sequence[Space] = RING) -> tuple[Space, ...]:
    """A ring of nine: the Final Vortex put in before a space."""
    at = ring.index(before)
    return (*ring[:at], Space.FINAL_VORTEX, *ring[at:])


def links_of(ring: Sequence[Space]) -> list[Link]:
    """The links of a ring, the Final Vortex at the Yellow Gate if it is not in it, and the body."""
    round_it = list(zip(ring, (*ring[1:], ring[0]), strict=True))
    spur = [] if Space.FINAL_VORTEX in ring else [(Space.FINAL_VORTEX, Space.YELLOW_GATE)]
    return [*round_it, *spur, *BODY]


def spaces_with(links: Iterable[Link]) -> tuple[SpaceFacts, ...]:
    """The spaces of a card set that has these links."""
    links = list(links)
    return tuple(
        evolve(facts, links=tuple(other for one, other in links if one is facts.id)) for facts in shipped().spaces
    )


def set_with(links: Iterable[Link]) -> Content:
    """The shipped card set with other links."""
    return attrs.evolve(shipped(), spaces=spaces_with(links))


def random_rings(count: int) -> Iterator[tuple[Space, ...]]:
    """Rings in any order; every other one with the Final Vortex next to the Yellow Gate."""
    random = Random(count)  # noqa: S311 - a map, not a secret
    for at in range(count):
        ring = tuple(random.sample(RING, len(RING)))
        yield with_final(Space.YELLOW_GATE, ring) if at % 2 else ring


RINGS: Final = (
    RING,
    with_final(Space.YELLOW_GATE),  # between the Moon Vortex and the Yellow Gate
    with_final(Space.NIGHT_VORTEX),  # between the Yellow Gate and the Night Vortex
    *random_rings(12),
)

# ------------------------------------------------------------------ networkx


def lengths(links: Iterable[Link]) -> dict[Space, dict[Space, int]]:
    """How far every two spaces are apart that are linked at all."""
    return {space: dict(found) for space, found in networkx.all_pairs_shortest_path_length(networkx.Graph(links))}


def shortest(links: Iterable[Link], start: Space, goal: Space) -> list[list[Space]]:
    """Every shortest way, both ends with it."""
    found: list[list[Space]] = list(networkx.all_shortest_paths(networkx.Graph(links), start, goal))
    return found


def on_the_ground(links: Iterable[Link]) -> list[Link]:
    """The links that touch no body part."""
    return [(one, other) for one, other in links if not (one.is_part or other.is_part)]


def climbs(start: Space, most: int) -> list[list[Space]]:
    """Every way of climbing from a space that is no longer, comes through no space twice and ends somewhere else."""
    body = networkx.Graph(BODY)
    ends = [space for space in body if space is not start]
    return [way for end in ends for way in networkx.all_simple_paths(body, start, end, cutoff=most)]
