"""Round Sequence: rounds and phases, decks, Funds, the Alert Board."""

from __future__ import annotations

import enum
from typing import Annotated

from rlyeh_rules.kernel import OWNER, Seat, named, record, secret
from rlyeh_rules.last_relic.cards import Card
from rlyeh_rules.last_relic.state import Event

__all__ = [
    "CardPutOnDeck",
    "CardRecovered",
    "CardsDrawn",
    "CultistsCounted",
    "DeckShuffled",
    "ExposureMoved",
    "FundsGained",
    "FundsSpent",
    "NotorietyMoved",
    "Phase",
    "PhaseBegan",
    "RoundBegan",
]


class Phase(enum.StrEnum):
    """The six phases of a round (LR-6.0.1)."""

    DRAW = "draw-phase"
    DEPLOYMENT = "deployment-phase"
    ACTION = "action-phase"
    ALERT = "alert-phase"
    REINFORCEMENT = "reinforcement-phase"
    MAINTENANCE = "maintenance-phase"


@record
class RoundBegan(Event):
    """A round began (LR-6.0.1).

    Attributes:
        number: which round, from 1.
    """

    number: int
    rule = "LR-6.0.1"
    tells = "Round {number} began."


@record
class PhaseBegan(Event):
    """A phase of the round began (LR-6.0.1).

    Attributes:
        phase: which phase.
    """

    phase: Phase
    rule = "LR-6.0.1"
    tells = "The {phase} began."


@record
class DeckShuffled(Event):
    """A player shuffled a deck: the starting deck, or the discard pile as a new one (LR-3.12, LR-5.1.2).

    Attributes:
        seat: the player.
        cards: how many cards.
    """

    seat: Seat
    cards: int
    rule = "LR-5.1.2"
    tells = "{seat} shuffled a deck of {cards}."


@record
class CardsDrawn(Event):
    """A player drew cards (LR-6.1.1, LR-7.1.8).

    What an action draws from one deck is told at once when the last of it is drawn, in no order, as it lies in hand.

    Attributes:
        seat: the player.
        cards: the cards, sorted.
    """

    seat: Seat
    cards: Annotated[tuple[Card, ...], secret(to=OWNER)]
    rule = "LR-6.1.1"
    tells = "{seat} drew cards: {cards}."


@record
class CardPutOnDeck(Event):
    """A card that had been resolved was put on top of its owner's deck (LR-5.1.1).

    Attributes:
        seat: the player.
        card: the card.
    """

    seat: Seat
    card: Annotated[Card, named]
    rule = "LR-5.1.1"
    tells = "{seat} put {card} on top of the deck."


@record
class CardRecovered(Event):
    """A player took a card from the discard pile into hand (LR-R21).

    Attributes:
        seat: the player.
        card: the card.
    """

    seat: Seat
    card: Annotated[Card, named]
    rule = "LR-R21"
    tells = "{seat} took {card} from the discard pile."


@record
class FundsGained(Event):
    """A player gained Funds (LR-5.4.1).

    Attributes:
        seat: the player.
        funds: how many.
        total: how many there are now.
    """

    seat: Seat
    funds: int
    total: int
    rule = "LR-5.4.1"
    tells = "{seat} gained Funds: {funds}, now {total}."


@record
class FundsSpent(Event):
    """A player spent Funds (LR-5.4.1).

    Attributes:
        seat: the player.
        funds: how many.
        total: how many are left.
    """

    seat: Seat
    funds: int
    total: int
    rule = "LR-5.4.1"
    tells = "{seat} spent Funds: {funds}, now {total}."


@record
class CultistsCounted(Event):
    """The deployed Cultists were counted in the Alert Phase (LR-6.4.1).

    Attributes:
        count: how many count.
    """

    count: int
    rule = "LR-6.4.1"
    tells = "Cultists counted: {count}."


@record
class ExposureMoved(Event):
    """The Exposure marker moved (LR-7.1.6, LR-8.2.6, LR-6.4.1, LR-6.6.2).

    Attributes:
        by: how far, back if below 0.
        space: the space it stands on now, counted from 0.
    """

    by: int
    space: int
    rule = "LR-11.1"
    tells = "Exposure moved by {by}, to space {space}."


@record
class NotorietyMoved(Event):
    """The Notoriety marker moved (LR-11.3).

    Attributes:
        by: how far, back if below 0.
        space: the space it stands on now, counted from 0.
    """

    by: int
    space: int
    rule = "LR-11.3"
    tells = "Notoriety moved by {by}, to space {space}."
