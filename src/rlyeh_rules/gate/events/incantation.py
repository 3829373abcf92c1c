"""The incantation, its end, and the end of the game."""

from __future__ import annotations

from typing import Annotated

from rlyeh_rules.gate.cards import God, Mythos, Side, Sigil
from rlyeh_rules.gate.state import Event
from rlyeh_rules.kernel import Seat, named, record

__all__ = [
    "GameEnded",
    "GodStirred",
    "IncantationFailed",
    "IncantationRevealed",
    "IncantationSucceeded",
    "PoolDiscarded",
    "SigilCreated",
]


@record
class IncantationRevealed(Event):
    """The cards of the incantation were shuffled and revealed (GR-7.2).

    Attributes:
        seat: who triggered it.
        cards: the cards, sorted: their order tells nothing of who played which.
    """

    seat: Seat
    cards: Annotated[tuple[Mythos, ...], named]
    rule = "GR-7.2"
    tells = "{seat} triggered the incantation: {cards}."
    reveals = True


@record
class IncantationSucceeded(Event):
    """An incantation succeeded (GR-7.3).

    Attributes:
        target: the target.
        net: what the cards came to.
        needed: what was needed.
    """

    target: Sigil
    net: int
    needed: int
    rule = "GR-7.3"
    tells = "A net of {net} for {target}, {needed} needed: the incantation succeeded."


@record
class IncantationFailed(Event):
    """An incantation failed (GR-7.14).

    Attributes:
        target: the target.
        net: what the cards came to.
        needed: what was needed.
    """

    target: Sigil
    net: int
    needed: int
    rule = "GR-7.14"
    tells = "A net of {net} for {target}, {needed} needed: the incantation failed."


@record
class SigilCreated(Event):
    """A sigil was created (GR-7.12).

    Attributes:
        sigil: which one.
        count: how many there are now.
    """

    sigil: Sigil
    count: int
    rule = "GR-7.12"
    tells = "The sigil of {sigil} was created, number {count}."


@record
class GodStirred(Event):
    """A god with text acted when its sigil was created (GR-R52).

    Attributes:
        god: which one.
        seat: the player whom its text calls you.
    """

    god: Annotated[God, named]
    seat: Seat
    rule = "GR-R52"
    tells = "{god} stirred."


@record
class PoolDiscarded(Event):
    """The cards of the incantation went face down to the discard pile (GR-7.11).

    Attributes:
        cards: how many.
    """

    cards: int
    rule = "GR-7.11"
    tells = "The {cards} cards of the incantation were discarded."


@record
class GameEnded(Event):
    """The game ended (GR-10.4).

    Attributes:
        side: the side that won.
        winners: the seats that are on it.
        reason: what ended the game.
    """

    side: Side
    winners: tuple[Seat, ...]
    reason: str
    rule = "GR-10.4"
    tells = "The game is over, {reason}; the {side} win: {winners}."
