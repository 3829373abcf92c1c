"""Setup, and what is told of every turn: the clock, the target, the order of turns."""

from __future__ import annotations

from typing import Annotated

from rlyeh_rules.gate.cards import Character, God, Mythos, Nature, Sigil
from rlyeh_rules.gate.state import Event
from rlyeh_rules.kernel import OWNER, Seat, counted, named, record, secret

__all__ = [
    "CharacterTaken",
    "ClockMoved",
    "GodsLaid",
    "HandDealt",
    "NatureDealt",
    "SeedLaid",
    "TargetDeclared",
    "TurnBegan",
    "TurnPassed",
    "WatchGiven",
]


@record
class WatchGiven(Event):
    """The starting player got the Pocket Watch (GR-3.6).

    Attributes:
        seat: who.
        hour: the hour at which the clock starts.
    """

    seat: Seat
    hour: int
    rule = "GR-3.6"
    tells = "{seat} got the Pocket Watch; it is {hour} o'clock."


@record
class GodsLaid(Event):
    """A god with text was laid at each sigil (GR-R52).

    Attributes:
        gods: the gods, in the order of `Sigil`.
    """

    gods: Annotated[tuple[God, ...], named]
    rule = "GR-R52"
    tells = "The gods around the gate are {gods}."


@record
class CharacterTaken(Event):
    """A player took a Player Reference Card (GR-3.8).

    Attributes:
        seat: who.
        character: the character on it.
    """

    seat: Seat
    character: Annotated[Character, named]
    rule = "GR-3.8"
    tells = "{seat} plays the {character}."


@record
class HandDealt(Event):
    """A player was dealt three mythos cards (GR-3.9).

    Attributes:
        seat: who.
        cards: which cards.
    """

    seat: Seat
    cards: Annotated[tuple[Mythos, ...], secret(to=OWNER)]
    rule = "GR-3.9"
    tells = "{seat} was dealt cards: {cards}."


@record
class SeedLaid(Event):
    """The top card of the mythos deck went unseen into the pool (GR-3.10)."""

    rule = "GR-3.10"
    tells = "The Seed was laid into the pool."


@record
class NatureDealt(Event):
    """A player was dealt a Secret Nature (GR-3.12).

    Attributes:
        seat: who.
        nature: which one.
    """

    seat: Seat
    nature: Annotated[Nature, secret(to=OWNER)]
    rule = "GR-3.12"
    tells = "{seat} was dealt a Secret Nature[: {nature}]."


@record
class ClockMoved(Event):
    """The clock moved (GR-9.1).

    Attributes:
        hours: by how many hours; back where the number is negative.
        hour: the hour that it shows now.
    """

    hours: int
    hour: int
    rule = "GR-9.1"
    tells = "The clock {way} and shows {hour}."

    @property
    def way(self) -> str:
        """How it moved."""
        count = counted(abs(self.hours), "hour")
        return f"went back by {count}" if self.hours < 0 else f"moved on by {count}"


@record
class TurnBegan(Event):
    """A turn began (GR-4.1).

    Attributes:
        seat: whose.
        number: which turn of the game, from 1.
    """

    seat: Seat
    number: int
    rule = "GR-4.1"
    tells = "Turn {number} began: {seat}."


@record
class TurnPassed(Event):
    """A turn passed without an action, since none was possible (GR-R9).

    Attributes:
        seat: whose.
    """

    seat: Seat
    rule = "GR-R9"
    tells = "{seat} could do nothing, and the turn passed."


@record
class TargetDeclared(Event):
    """The target sigil was declared (GR-5.7).

    Attributes:
        seat: by whom.
        sigil: which one.
    """

    seat: Seat
    sigil: Sigil
    rule = "GR-5.7"
    tells = "{seat} declared {sigil} the target."
