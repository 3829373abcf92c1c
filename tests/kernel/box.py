"""A card set with what that of a game may have: records within entries, spaces without an id, a plain value."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar

import attrs

from rlyeh_rules import kernel
from rlyeh_rules.kernel import Source, named, record
from tests.kernel import small
from tests.lantern import Card

HIRES = 3


@record(kw_only=True, repr=False)
class State(kernel.State):
    game: ClassVar[str] = "box"


@record
class Half:
    action: str = ""
    strength: int | None = None
    guards: bool = False


@record
class Hire:
    id: Annotated[Card, named]
    cost: int
    day: Half
    night: Half
    source: Source
    strength: int | None = None


@record
class Space:
    coins: int = 0
    start: bool = False
    source: Source = attrs.field(kw_only=True)


@record
class Box(kernel.Content):
    game: ClassVar[str] = "box"

    hires: tuple[Hire, ...] = attrs.field(eq=False)
    track: tuple[Space, ...] = attrs.field(eq=False)
    custom: bool = attrs.field(default=False, eq=False)

    def faults(self) -> Iterator[str]:
        if len(self.hires) != HIRES and not self.custom:
            yield f"hires: {len(self.hires)} of {HIRES}"
        if sum(space.start for space in self.track) != 1:
            yield "track: it starts in one place"
        for at, space in enumerate(self.track):
            if space.coins > len(self.hires):
                yield f"track[{at}].coins: more than there are hires"


RULES = attrs.evolve(small.RULES, state=State, content=Box)
BOX = """
name = "Box"

[[hires]]
id = "ann"
cost = 1
day.action = "fund"
night.strength = 2
night.guards = true
source = "rulebook"

[[hires]]
id = "bob"
cost = 2
strength = 4
day.action = "fund / clue clue"
day.strength = 0
night = {}
source = "rulebook"

[[hires]]
id = "cat"
cost = 0
day = {}
night.action = "mark"
source = "stand-in"

[[track]]
start = true
source = "rulebook"

[[track]]
coins = 1
source = "rulebook"

[[track]]
coins = 2
source = "rulebook"
"""
