"""Spaces and Cthulhu Body Parts: the fourteen spaces, what links them, and how far apart they are."""

from __future__ import annotations

import enum
from collections.abc import Iterable, Mapping
from typing import Final

__all__ = [
    "BODY",
    "FAR",
    "GATES",
    "GROUND",
    "OTHER_PARTS",
    "PARTS",
    "VORTEXES",
    "Map",
    "Space",
]


_ON_THE_GROUND: Final = 9


class Space(enum.StrEnum):
    """A space of the map: three Gates, six Vortexes and the five body parts of Cthulhu (RR-2.1, RR-2.2).

    Attributes:
        is_part: whether it is a body part.
        at: its place among the spaces on the ground, or among the body parts, from 0.
    """

    NORTH_VORTEX = "north-vortex"
    HORROR_VORTEX = "horror-vortex"
    RED_GATE = "red-gate"
    MOON_VORTEX = "moon-vortex"
    YELLOW_GATE = "yellow-gate"
    NIGHT_VORTEX = "night-vortex"
    BLUE_GATE = "blue-gate"
    DEATH_VORTEX = "death-vortex"
    FINAL_VORTEX = "final-vortex"
    LEFT_LEG = "left-leg"
    RIGHT_LEG = "right-leg"
    LEFT_ARM = "left-arm"
    RIGHT_ARM = "right-arm"
    HEAD = "head"

    __hash__ = str.__hash__  # that of an enumeration is a Python function, and maps are looked up by space all the time

    is_part: bool
    at: int

    def __init__(self, word: str) -> None:
        # plain attributes, since the members are asked for them in every step of every game
        self.is_part = not word.endswith(("-gate", "-vortex"))
        self.at = len(self.__class__) % _ON_THE_GROUND


GATES: Final = (Space.RED_GATE, Space.YELLOW_GATE, Space.BLUE_GATE)
GROUND: Final = tuple(space for space in Space if not space.is_part)
"""The spaces on the ground, in the order in which a state keeps what lies on them."""
VORTEXES: Final = tuple(space for space in GROUND if space not in GATES)
PARTS: Final = tuple(space for space in Space if space.is_part)
"""The body parts, in the order in which a state keeps them."""
OTHER_PARTS: Final = 2
"""So many of them have to be destroyed besides the Head (RR-5.14)."""
BODY: Final = (
    (Space.FINAL_VORTEX, Space.LEFT_LEG),
    (Space.FINAL_VORTEX, Space.RIGHT_LEG),
    (Space.LEFT_LEG, Space.LEFT_ARM),
    (Space.RIGHT_LEG, Space.RIGHT_ARM),
    (Space.LEFT_ARM, Space.HEAD),
    (Space.RIGHT_ARM, Space.HEAD),
)
"""The links that touch a body part; whatever the ring, there are no others (RR-2.7 to RR-2.13)."""
FAR: Final = 99
"""What is said of a distance where there is no way."""


class Map:
    """What links the spaces: made of the links of a card set, and asked for neighbours and distances.

    Args:
        links: the pairs of spaces that are linked; each counts both ways (RR-2.4).

    Attributes:
        neighbours: the spaces that each space is linked with, in the order of `Space`.
        ground: of these, those on the ground: where a Run can go.
        distances: how many moves of an investigator lie between any two spaces, climbing included (RR-13.5).
        marches: the same on the ground alone, as enemies go; a body part lies as far behind the Final Vortex as it
            would be climbed from there (RR-R35).

    Examples:
        >>> from rlyeh_rules.rising import Map, Space
        >>> map = Map([(Space.YELLOW_GATE, Space.FINAL_VORTEX), (Space.FINAL_VORTEX, Space.LEFT_LEG)])
        >>> map.distances[Space.YELLOW_GATE][Space.LEFT_LEG], map.neighbours[Space.LEFT_LEG]
        (2, (<Space.FINAL_VORTEX: 'final-vortex'>,))
    """

    def __init__(self, links: Iterable[tuple[Space, Space]]) -> None:
        both = {(a, b) for one, other in links for a, b in ((one, other), (other, one))}
        self.neighbours: Mapping[Space, tuple[Space, ...]] = {
            space: tuple(other for other in Space if (space, other) in both) for space in Space
        }
        self.ground: Mapping[Space, tuple[Space, ...]] = {
            space: tuple(other for other in found if not other.is_part) for space, found in self.neighbours.items()
        }
        self.distances: Mapping[Space, Mapping[Space, int]] = {
            space: _distances(space, self.neighbours) for space in Space
        }
        on_foot = {space: _distances(space, self.ground) for space in GROUND}
        vortex = Space.FINAL_VORTEX
        self.marches: Mapping[Space, Mapping[Space, int]] = {
            space: {
                other: found[other] if not other.is_part else found[vortex] + self.distances[vortex][other]
                for other in Space
            }
            for space, found in on_foot.items()
        }

    def steps_towards(self, space: Space, goal: Space) -> tuple[Space, ...]:
        """The next spaces on the shortest ways of an enemy from a space on the ground; () if it has arrived."""
        if goal.is_part:
            goal = Space.FINAL_VORTEX
        left = self.marches[space][goal]
        return tuple(other for other in self.ground[space] if self.marches[other][goal] == left - 1)

    def is_on_the_way(self, space: Space, goal: Space) -> bool:
        """Whether an enemy on the ground has a way to go from a space towards another; see `steps_towards`."""
        return 0 < self.marches[space][Space.FINAL_VORTEX if goal.is_part else goal] < FAR

    def within(self, space: Space, count: int) -> tuple[Space, ...]:
        """The spaces that are at most so many moves away, the space itself among them."""
        return tuple(other for other, away in self.distances[space].items() if away <= count)


def _distances(start: Space, links: Mapping[Space, tuple[Space, ...]]) -> dict[Space, int]:
    """How far every space is from `start`."""
    found = {start: 0}
    edge = [start]
    while edge:
        edge = [other for space in edge for other in links[space] if _is_new(other, found, found[space] + 1)]
    return {space: found.get(space, FAR) for space in Space}


def _is_new(space: Space, found: dict[Space, int], away: int) -> bool:
    """Note how far a space is; whether it had not been reached before."""
    if space in found:
        return False
    found[space] = away
    return True
