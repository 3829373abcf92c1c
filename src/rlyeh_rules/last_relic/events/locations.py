"""Locations: the figure, Clues and Marks, and what happens when one is resolved."""

from __future__ import annotations

from typing import Annotated

from rlyeh_rules.kernel import Seat, named, record
from rlyeh_rules.last_relic.cards import Location, Relic
from rlyeh_rules.last_relic.state import Event

__all__ = [
    "CluePlaced",
    "CluesDiscarded",
    "CluesMoved",
    "FigureMoved",
    "FigureSetAside",
    "LocationRemoved",
    "LocationResolved",
    "LocationRevealed",
    "MarkPlaced",
    "MarksRemoved",
    "RelicsGained",
]


@record
class FigureMoved(Event):
    """The Adventurer moved (LR-7.1.7).

    Attributes:
        seat: the Adventurer.
        source: where she was.
        position: where she is now.
    """

    seat: Seat
    source: int | None
    position: int
    rule = "LR-7.1.7"
    tells = "{seat} moved to Location {position}."


@record
class FigureSetAside(Event):
    """No Location was left for the figure, which was set beside the row (LR-R5).

    Attributes:
        seat: the Adventurer.
    """

    seat: Seat
    rule = "LR-R5"
    tells = "{seat} has no Location to go to."


@record
class CluePlaced(Event):
    """A Clue was placed (LR-7.1.5).

    Attributes:
        position: at which Location.
        clues: how many there are now.
    """

    position: int
    clues: int
    rule = "LR-7.1.5"
    tells = "A Clue was placed on Location {position}, which has {clues}."


@record
class CluesDiscarded(Event):
    """Clues went back to the supply (LR-7.2.1, LR-7.3.1, LR-7.1.13).

    Attributes:
        position: from which Location.
        clues: how many.
        left: how many are left there.
    """

    position: int
    clues: int
    left: int
    rule = "LR-5.2.4"
    tells = "Clues discarded from Location {position}: {clues}; left: {left}."


@record
class CluesMoved(Event):
    """Clues of a resolved Location went to another (LR-8.2.14).

    Attributes:
        source: from which Location.
        position: to which Location.
        clues: how many.
    """

    source: int
    position: int
    clues: int
    rule = "LR-8.2.14"
    tells = "Clues moved from Location {source} to {position}: {clues}."


@record
class MarkPlaced(Event):
    """A Mark was placed (LR-8.2.3).

    Attributes:
        position: at which Location.
        marks: how many there are now.
    """

    position: int
    marks: int
    rule = "LR-8.2.3"
    tells = "A Mark was placed on Location {position}, which has {marks}."


@record
class MarksRemoved(Event):
    """Marks went back to the supply (LR-8.2.11).

    Attributes:
        position: from which Location.
        marks: how many.
        left: how many are left there.
    """

    position: int
    marks: int
    left: int
    rule = "LR-8.2.11"
    tells = "Marks removed from Location {position}: {marks}; left: {left}."


@record
class LocationRevealed(Event):
    """A hidden Location was revealed, since it is resolved (LR-8.2.10).

    Attributes:
        position: where it lies.
        location: which it is.
    """

    position: int
    location: Annotated[Location, named]
    rule = "LR-8.2.10"
    tells = "Location {position} was revealed: {location}."


@record
class LocationResolved(Event):
    """A Location was resolved (LR-8.2.7).

    Attributes:
        position: where it lies.
        location: which it is.
    """

    position: int
    location: Annotated[Location, named]
    rule = "LR-8.2.7"
    tells = "{location} was resolved."


@record
class RelicsGained(Event):
    """The Cult gained Relics (LR-8.2.15).

    Attributes:
        seat: the Cult.
        relics: the Relics.
    """

    seat: Seat
    relics: Annotated[tuple[Relic, ...], named]
    rule = "LR-8.2.15"
    tells = "{seat} gained {relics}."


@record
class LocationRemoved(Event):
    """A resolved Location left the game (LR-8.2.17).

    Attributes:
        position: where it lay.
        location: which it is.
    """

    position: int
    location: Annotated[Location, named]
    rule = "LR-8.2.17"
    tells = "{location} left the game."
