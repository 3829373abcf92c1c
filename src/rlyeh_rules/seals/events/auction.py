"""The auction."""

from __future__ import annotations

from typing import Annotated

from rlyeh_rules.kernel import Seat, named, record, secret
from rlyeh_rules.seals.cards import Card
from rlyeh_rules.seals.state import Event, markers_in_words

__all__ = [
    "AuctionCalledOff",
    "BidOpened",
    "BidRaised",
    "BidTaken",
    "CardPlaced",
    "CardPushed",
    "CardWon",
]


@record
class CardPlaced(Event):
    """The active player placed a card face down in the centre (SC-4.1).

    Attributes:
        seat: the active player.
        card: the card.
        knows: the seats that know the card.
    """

    seat: Seat
    card: Annotated[Card, secret(to="knows")]
    knows: tuple[Seat, ...]
    rule = "SC-4.3"
    tells = "{seat} placed a card face down in the centre."


@record
class BidOpened(Event):
    """The active player set the opening bid (SC-4.4).

    Attributes:
        seat: the active player.
        investigator: how many Investigator markers were committed.
        cultist: how many Cultist markers were committed.
        total: the whole bid, cards included.
    """

    seat: Seat
    investigator: int
    cultist: int
    total: int
    rule = "SC-4.4"
    tells = "{seat} opened the bidding at {total}."


@record
class CardPushed(Event):
    """A player pushed a face-up card into their own bid (SC-5.1).

    Attributes:
        seat: who bids.
        card: the card.
    """

    seat: Seat
    card: Annotated[Card, named]
    rule = "SC-5.1"
    tells = "{seat} pushed {card} forward."


@record
class BidRaised(Event):
    """A player bid higher (SC-4.11, SC-4.12).

    Attributes:
        seat: who bids.
        investigator: how many Investigator markers were added.
        cultist: how many Cultist markers were added.
        total: the whole bid, cards included.
    """

    seat: Seat
    investigator: int
    cultist: int
    total: int
    rule = "SC-R5"
    tells = "{seat} raised to {total}."


@record
class BidTaken(Event):
    """A player took the standing bid and gave the centre card up (SC-4.8, SC-4.13).

    Attributes:
        seat: who took the bid.
        investigator: how many Investigator markers were taken.
        cultist: how many Cultist markers were taken.
        cards: the cards that were taken with them.
    """

    seat: Seat
    investigator: int
    cultist: int
    cards: Annotated[tuple[Card, ...], named]
    rule = "SC-R7"
    tells = "{seat} took the bid: {markers}[, and {cards}]."

    @property
    def markers(self) -> str:
        """The markers in words."""
        return markers_in_words(self.investigator, self.cultist)


@record
class CardWon(Event):
    """The player whose bid was taken received the centre card, face up (SC-4.9, SC-4.20).

    Attributes:
        seat: who received the card.
        card: the card.
    """

    seat: Seat
    card: Annotated[Card, named]
    rule = "SC-4.9"
    tells = "{seat} now controls {card}, face up."


@record
class AuctionCalledOff(Event):
    """The centre card was banished: the auction ended, and both bids returned (SC-R40).

    Attributes:
        seat: the active player.
    """

    seat: Seat
    rule = "SC-R40"
    tells = "The auction was called off and both bids returned."
