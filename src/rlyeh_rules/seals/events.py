"""Everything that can happen, in the past tense."""

from __future__ import annotations

from typing import Annotated

from rlyeh_rules.kernel import OWNER, BySeat, Seat, named, record, secret

from .cards import Card, Faction, IdCard, Thing
from .state import Event, markers_in_words

# ------------------------------------------------------------------ set-up


@record
class FactionsTaken(Event):
    """Each seat took its faction, its markers and its cards (SC-2.1 to SC-2.6).

    Attributes:
        factions: the faction of each seat.
    """

    factions: BySeat[Faction]
    rule = "SC-2.1"
    tells = "The factions were taken: {factions}."


@record
class ElderGodChosen(Event):
    """The Elder God of the game was chosen, for all to know (SC-2.4).

    Attributes:
        god: the Elder God.
    """

    god: Thing
    rule = "SC-2.4"
    tells = "{god} was chosen as the Elder God of the game."


@record
class ElderGodPicked(Event):
    """A seat picked its own Elder God, unseen (SC-R1).

    Attributes:
        seat: who picked.
        god: what was picked.
    """

    seat: Seat
    god: Annotated[Thing, secret(to=OWNER)]
    rule = "SC-R1"
    tells = "{seat} picked an Elder God."


@record
class IdCardChosen(Event):
    """A seat chose its ID card, unseen (SC-10.2).

    Attributes:
        seat: who chose.
        id: what was chosen.
    """

    seat: Seat
    id: Annotated[IdCard, secret(to=OWNER)]
    rule = "SC-10.2"
    tells = "{seat} chose an ID card."


@record
class IdCardShown(Event):
    """The ID card of a seat was shown to all (SC-R34).

    Attributes:
        seat: whose card it is.
        id: the ID card.
    """

    seat: Seat
    id: Annotated[IdCard, named]
    rule = "SC-R34"
    tells = "{seat} is {id}."


@record
class ActivePlayerMarkerTaken(Event):
    """The first player took the Active Player marker (SC-2.9).

    Attributes:
        seat: the first player.
    """

    seat: Seat
    rule = "SC-2.9"
    tells = "{seat} took the Active Player marker and begins."


@record
class TurnBegan(Event):
    """A turn began (SC-4.19).

    Attributes:
        seat: the active player.
        number: which turn, 1 to 10.
    """

    seat: Seat
    number: int
    rule = "SC-4.19"
    tells = "Turn {number} began: {seat} is the active player."


# ------------------------------------------------------------------ the auction


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


# ------------------------------------------------------------------ cards on the table


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


# ------------------------------------------------------------------ ID cards


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


# ------------------------------------------------------------------ the end


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
