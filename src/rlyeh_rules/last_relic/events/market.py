"""Reinforcement and Maintenance: what is bought, reserved, cleared away."""

from __future__ import annotations

from typing import Annotated

from rlyeh_rules.kernel import Seat, named, record
from rlyeh_rules.last_relic.cards import Card
from rlyeh_rules.last_relic.state import Event

__all__ = [
    "AbilitiesRefreshed",
    "CardBought",
    "CardReserved",
    "MarketCleared",
    "MarketRefilled",
    "NothingBought",
    "NothingReserved",
    "PermanentsDiscarded",
    "ReinforcementsShuffled",
    "ReserveReturned",
]


@record
class CardBought(Event):
    """A player bought a card (LR-6.5.3).

    Attributes:
        seat: the player.
        card: the card.
        price: what was paid, in Funds.
    """

    seat: Seat
    card: Annotated[Card, named]
    price: int
    rule = "LR-6.5.3"
    tells = "{seat} bought {card} for {price}."


@record
class NothingBought(Event):
    """A player passed a purchase turn (LR-6.5.2).

    Attributes:
        seat: the player.
    """

    seat: Seat
    rule = "LR-6.5.2"
    tells = "{seat} bought nothing."


@record
class ReserveReturned(Event):
    """A Reserve token came back to its owner (LR-6.5.10).

    Attributes:
        seat: its owner.
    """

    seat: Seat
    rule = "LR-6.5.10"
    tells = "{seat} got the Reserve token back."


@record
class CardReserved(Event):
    """A player placed the Reserve token (LR-6.5.5).

    Attributes:
        seat: the player.
        card: the card that it lies on.
    """

    seat: Seat
    card: Annotated[Card, named]
    rule = "LR-6.5.5"
    tells = "{seat} reserved {card}."


@record
class NothingReserved(Event):
    """A player kept the Reserve token (LR-6.5.5).

    Attributes:
        seat: the player.
    """

    seat: Seat
    rule = "LR-6.5.5"
    tells = "{seat} reserved nothing."


@record
class MarketCleared(Event):
    """The cards without a Reserve token were discarded (LR-6.5.7).

    Attributes:
        cards: the cards.
    """

    cards: Annotated[tuple[Card, ...], named]
    rule = "LR-6.5.7"
    tells = "Cleared from the market: {cards}."


@record
class ReinforcementsShuffled(Event):
    """The cleared cards became the Reinforcement deck again (LR-R6).

    Attributes:
        cards: how many.
    """

    cards: int
    rule = "LR-R6"
    tells = "The {cards} cleared cards became the Reinforcement deck."


@record
class MarketRefilled(Event):
    """Cards were turned up for the market (LR-3.5, LR-6.5.8).

    Attributes:
        cards: the cards.
    """

    cards: Annotated[tuple[Card, ...], named]
    rule = "LR-6.5.8"
    tells = "On offer now: {cards}."


@record
class PermanentsDiscarded(Event):
    """Permanent cards left play (LR-6.6.3).

    Attributes:
        seat: their owner.
        cards: the cards.
    """

    seat: Seat
    cards: Annotated[tuple[Card, ...], named]
    rule = "LR-6.6.3"
    tells = "{seat} discarded {cards} from play."


@record
class AbilitiesRefreshed(Event):
    """The Clues on Location cards went to the supply, and their abilities can be used again (LR-6.6.4).

    Attributes:
        positions: where those Locations lie.
    """

    positions: tuple[int, ...]
    rule = "LR-6.6.4"
    tells = "Abilities can be used again in position {positions}."
