"""Cards on the table: what abilities do to them."""

from __future__ import annotations

from typing import Annotated

from rlyeh_rules.kernel import OWNER, Seat, named, record, secret
from rlyeh_rules.seals.cards import Card, Thing
from rlyeh_rules.seals.state import Event

__all__ = [
    "AbilityUsed",
    "BoundByNyarlathotep",
    "CardDestroyed",
    "CardNamed",
    "CardTurnedDown",
    "CardTurnedUp",
    "CardsExchanged",
    "FaceDownCardSwapped",
    "FaceUpCardSwapped",
    "HandLookedAt",
    "HandOffered",
    "LookDeclined",
]


@record
class AbilityUsed(Event):
    """The active player used an ability (SC-6.4).

    Attributes:
        seat: the active player.
        thing: whose power it is: an artifact or an Elder God.
    """

    seat: Seat
    thing: Thing
    rule = "SC-6.4"
    tells = "{seat} used the power of {thing}."


@record
class CardTurnedDown(Event):
    """A card was turned face down in its place (SC-6.23).

    Attributes:
        owner: in front of whom it lies.
        at: its place, counted from 0.
        card: the card.
    """

    owner: Seat
    at: int
    card: Annotated[Card, named]
    rule = "SC-6.23"
    tells = "{card} of {owner} was turned face down."


@record
class CardTurnedUp(Event):
    """A card was turned face up in its place (SC-6.23).

    Attributes:
        owner: in front of whom it lies.
        at: its place, counted from 0.
        card: the card.
    """

    owner: Seat
    at: int
    card: Annotated[Card, named]
    rule = "SC-6.23"
    tells = "{card} of {owner} was turned face up."


@record
class FaceUpCardSwapped(Event):
    """A face-up card was exchanged for one from the hand, both seen by all (SC-6.19).

    Attributes:
        seat: the active player.
        at: the place of the card, counted from 0.
        taken: the card that went into the hand.
        laid: the card that lies there now.
    """

    seat: Seat
    at: int
    taken: Annotated[Card, named]
    laid: Annotated[Card, named]
    rule = "SC-6.19"
    tells = "{seat} took {taken} into hand and laid {laid} face up in its place."


@record
class FaceDownCardSwapped(Event):
    """A face-down card was exchanged for one from the hand, unseen by others (SC-6.17).

    Attributes:
        seat: the active player.
        at: the place of the card, counted from 0.
        taken: the card that went into the hand.
        laid: the card that lies there now.
    """

    seat: Seat
    at: int
    taken: Annotated[Card, secret(to=OWNER)]
    laid: Annotated[Card, secret(to=OWNER)]
    rule = "SC-6.17"
    tells = "{seat} exchanged the face-down card in place {at} for one from hand."


@record
class BoundByNyarlathotep(Event):
    """From now on the player scores face-down cards only (SC-9.7).

    Attributes:
        seat: who is bound.
    """

    seat: Seat
    rule = "SC-9.7"
    tells = "{seat} will score face-down cards only."


@record
class CardsExchanged(Event):
    """One card of each hand changed sides (SC-9.8). Both players know both cards.

    Attributes:
        seat: who chose the cards.
        player: with whom they were exchanged: the active player.
        given: the card that went to `player`.
        taken: the card that went to `seat`.
    """

    seat: Seat
    player: Seat
    given: Annotated[Card, secret(to="both")]
    taken: Annotated[Card, secret(to="both")]
    rule = "SC-9.8"
    tells = "{seat} exchanged a card of their own hand for one of {player}."

    @property
    def both(self) -> tuple[Seat, Seat]:
        """Who sees the cards."""
        return (self.seat, self.player)


@record
class HandOffered(Event):
    """The opponent was asked whether to look at the hand (SC-9.9).

    Attributes:
        seat: whose hand it is.
        opponent: who is asked.
    """

    seat: Seat
    opponent: Seat
    rule = "SC-9.9"
    tells = "{opponent} may look at the hand of {seat} and choose the card to be placed."


@record
class HandLookedAt(Event):
    """The opponent looked at the hand (SC-9.10).

    Attributes:
        seat: who looked.
        player: whose hand it is.
        cards: the hand.
    """

    seat: Seat
    player: Seat
    cards: Annotated[tuple[Card, ...], secret(to="both")]
    rule = "SC-9.10"
    tells = "{seat} looked at the hand of {player}."

    @property
    def both(self) -> tuple[Seat, Seat]:
        """Who sees the cards."""
        return (self.seat, self.player)


@record
class LookDeclined(Event):
    """The opponent declined to look (SC-9.11).

    Attributes:
        seat: who declined.
    """

    seat: Seat
    rule = "SC-9.11"
    tells = "{seat} declined to look."


@record
class CardNamed(Event):
    """The opponent chose the card to be placed (SC-9.9).

    Attributes:
        seat: who chose.
        player: who places the card.
        card: the card.
    """

    seat: Seat
    player: Seat
    card: Annotated[Card, secret(to="both")]
    rule = "SC-9.9"
    tells = "{seat} chose the card that {player} places."

    @property
    def both(self) -> tuple[Seat, Seat]:
        """Who sees the card."""
        return (self.seat, self.player)


@record
class CardDestroyed(Event):
    """A card was destroyed and went back to the box (SC-9.16).

    Attributes:
        seat: whose card it was.
        at: the place it lay in, counted from 0.
        card: the card.
    """

    seat: Seat
    at: int
    card: Annotated[Card, named]
    rule = "SC-9.16"
    tells = "{card} of {seat} was destroyed."
