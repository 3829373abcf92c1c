"""The end of a turn, and of the game."""

from __future__ import annotations

from typing import Annotated

from rlyeh_rules.kernel import Seat, named, record
from rlyeh_rules.seals.cards import Card
from rlyeh_rules.seals.state import Event

__all__ = [
    "CardsScored",
    "GameEnded",
    "TurnClosed",
]


@record
class TurnClosed(Event):
    """The active player closed the turn (SC-R18).

    Attributes:
        seat: the active player.
        number: which turn, 1 to 10.
    """

    seat: Seat
    number: int
    rule = "SC-R18"
    tells = "{seat} closed turn {number}."


@record
class CardsScored(Event):
    """What a player scored (SC-R45).

    Attributes:
        seat: whose cards they are.
        cards: the cards that were counted.
        control: their Control values, as they count, in the same order.
        bonus: what an ID card added.
        total: the score.
    """

    seat: Seat
    cards: Annotated[tuple[Card, ...], named]
    control: tuple[int, ...]
    bonus: int
    total: int
    rule = "SC-R45"
    tells = "{seat} scored {total}[: {counted}][, and a bonus of {extra}]."

    @property
    def counted(self) -> str | None:
        """Each card with what it counts, if there is one."""
        each = zip(self.cards, self.control, strict=True)
        return ", ".join(f"{self.text.name(card)} {worth}" for card, worth in each) or None

    @property
    def extra(self) -> int | None:
        """The bonus, if there is one."""
        return self.bonus or None


@record
class GameEnded(Event):
    """The game ended (SC-3.6).

    Attributes:
        winners: the seats that won.
        reason: what decided it, in a few words.
        decided_by: the id of the rule that decided it.
    """

    winners: tuple[Seat, ...]
    reason: str
    decided_by: str
    rule = "SC-3.6"
    tells = "The game ended[, and {winners} won]: {reason} ({decided_by})."
