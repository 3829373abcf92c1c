"""ID cards."""

from __future__ import annotations

from typing import Annotated

from rlyeh_rules.kernel import OWNER, Seat, named, record, secret
from rlyeh_rules.seals.cards import Card, IdCard
from rlyeh_rules.seals.state import Event

__all__ = [
    "CardBanished",
    "CardReplaced",
    "CentreTurnedUp",
    "HandReceived",
    "HandsSwapped",
    "IdCardUsed",
]


@record
class IdCardUsed(Event):
    """An ID card was used and turned face down (SC-10.5).

    Attributes:
        seat: whose ID card it is.
        id: the ID card.
    """

    seat: Seat
    id: Annotated[IdCard, named]
    rule = "SC-10.5"
    tells = "{seat} used {id}."


@record
class CentreTurnedUp(Event):
    """The card in the auction was turned face up (SC-10.6, SC-10.12).

    Attributes:
        seat: the active player, whose card it is.
        card: the card.
    """

    seat: Seat
    card: Annotated[Card, named]
    rule = "SC-10.6"
    tells = "{seat} had to turn the card in the centre face up: {card}."


@record
class CardBanished(Event):
    """A card was banished to the box, unseen by who did not know it (SC-R40); `at` is None for the centre card.

    Attributes:
        owner: whose card it was.
        at: the place it lay in, counted from 0; None for the centre.
        card: the card.
        up: whether it lay face up.
        knows: the seats that know the card.
    """

    owner: Seat
    at: int | None
    card: Annotated[Card, secret(to="knows", unless="up")]
    up: bool
    knows: tuple[Seat, ...]
    rule = "SC-R40"
    tells = "A card of {owner}[, in place {at},] was banished to the box."


@record
class CardReplaced(Event):
    """A face-down card was replaced by one from outside the game (SC-10.11).

    Attributes:
        seat: whose card it was.
        at: its place, counted from 0.
        old: the card that left the game.
        new: the card that lies there now.
    """

    seat: Seat
    at: int
    old: Annotated[Card, secret(to=OWNER)]
    new: Annotated[Card, secret(to=OWNER)]
    rule = "SC-10.11"
    tells = "{seat} replaced the face-down card in place {at} by one from outside the game."


@record
class HandsSwapped(Event):
    """The players swapped their whole hands (SC-10.13).

    Attributes:
        seat: who used the ID card.
    """

    seat: Seat
    rule = "SC-10.13"
    tells = "{seat} swapped hands with the opponent."


@record
class HandReceived(Event):
    """A player took up another hand (SC-10.13).

    Attributes:
        seat: whose hand it is now.
        cards: the hand.
    """

    seat: Seat
    cards: Annotated[tuple[Card, ...], secret(to=OWNER)]
    rule = "SC-10.13"
    tells = "{seat} took up a new hand."
