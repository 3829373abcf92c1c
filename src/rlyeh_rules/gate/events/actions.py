"""Player Actions: what is done with mythos cards."""

from __future__ import annotations

from typing import Annotated

from rlyeh_rules.gate.cards import Mythos
from rlyeh_rules.gate.state import Event
from rlyeh_rules.kernel import OWNER, Seat, named, record, secret

__all__ = [
    "ArtifactLaid",
    "ArtifactUsed",
    "ArtifactUsedUp",
    "Attacked",
    "CardContributed",
    "CardLost",
    "CardPutAside",
    "CardsDiscarded",
    "CardsDrawn",
    "CardsReturned",
    "DeckMilled",
    "DeckSeen",
    "GambleDrawn",
    "GambleSettled",
    "Investigated",
    "MythosReshuffled",
    "PoolCardReplaced",
    "PoolCardTurnedUp",
    "PoolSeen",
    "PoolShuffled",
    "Researched",
    "TopCardDropped",
]


@record
class CardContributed(Event):
    """A player laid a card of their hand into the pool (GR-6.1.1).

    Attributes:
        seat: who.
        card: which card.
        up: whether it lies face up.
        other: who else may look, since one acts through the other by the Voodoo Doll (GR-13.1.14).
    """

    seat: Seat
    card: Annotated[Mythos, secret(to="both", unless="up")]
    up: bool
    other: Seat | None = None
    rule = "GR-6.1.1"
    tells = "{seat} laid {card} into the pool."

    @property
    def both(self) -> tuple[Seat, ...]:
        """Who may look."""
        return (self.seat,) if self.other is None else (self.seat, self.other)


@record
class Researched(Event):
    """A player began to research (GR-6.2.1).

    Attributes:
        seat: who.
    """

    seat: Seat
    rule = "GR-6.2.1"
    tells = "{seat} researched."


@record
class CardPutAside(Event):
    """A player put one more card aside to be discarded (GR-6.2.1).

    Attributes:
        seat: who.
        card: which card.
        other: who else may look, since one acts through the other by the Voodoo Doll (GR-13.1.14).
    """

    seat: Seat
    card: Annotated[Mythos, secret(to="both")]
    other: Seat | None = None
    rule = "GR-6.2.1"
    tells = "{seat} put {card} aside to be discarded."

    @property
    def both(self) -> tuple[Seat, ...]:
        """Who may look."""
        return (self.seat,) if self.other is None else (self.seat, self.other)


@record
class CardsDiscarded(Event):
    """A player discarded cards face down (GR-6.2.2).

    Attributes:
        seat: who.
        cards: which cards.
        other: who else may look, since one acts through the other by the Voodoo Doll (GR-13.1.14).
    """

    seat: Seat
    cards: Annotated[tuple[Mythos, ...], secret(to="both")]
    other: Seat | None = None
    rule = "GR-6.2.2"
    tells = "{seat} discarded cards: {cards}."

    @property
    def both(self) -> tuple[Seat, ...]:
        """Who may look."""
        return (self.seat,) if self.other is None else (self.seat, self.other)


@record
class CardsDrawn(Event):
    """A player drew mythos cards (GR-6.2.1).

    Attributes:
        seat: who.
        cards: which cards, sorted.
        other: who else may look, since one acts through the other by the Voodoo Doll (GR-13.1.14).
    """

    seat: Seat
    cards: Annotated[tuple[Mythos, ...], secret(to="both")]
    other: Seat | None = None
    rule = "GR-6.2.1"
    tells = "{seat} drew cards: {cards}."

    @property
    def both(self) -> tuple[Seat, ...]:
        """Who may look."""
        return (self.seat,) if self.other is None else (self.seat, self.other)


@record
class MythosReshuffled(Event):
    """The mythos discard pile was shuffled and is the deck now (GR-6.2.4).

    Attributes:
        cards: how many cards.
    """

    cards: int
    rule = "GR-6.2.4"
    tells = "The mythos deck ran out; {cards} discarded cards were shuffled to be the new one."


@record
class GambleDrawn(Event):
    """A player drew the cards of a gamble (GR-6.3.1).

    Attributes:
        seat: who.
        cards: which cards, sorted.
    """

    seat: Seat
    cards: Annotated[tuple[Mythos, ...], secret(to=OWNER)]
    rule = "GR-6.3.1"
    tells = "{seat} gambled and drew cards: {cards}."


@record
class GambleSettled(Event):
    """A player put one of the cards of a gamble into the pool and discarded the other (GR-6.3.2).

    Attributes:
        seat: who.
        card: the card in the pool.
        up: whether it lies face up.
        discarded: the rest, face down on the discard pile.
    """

    seat: Seat
    card: Annotated[Mythos, secret(to=OWNER, unless="up")]
    up: bool
    discarded: Annotated[tuple[Mythos, ...], secret(to=OWNER)]
    rule = "GR-6.3.2"
    tells = "{seat} put {card} into the pool[ and discarded {discarded}]."


@record
class Investigated(Event):
    """A player shuffled the pool and looked at some of it (GR-6.4.2).

    Attributes:
        seat: who.
        cards: the cards seen, sorted.
    """

    seat: Seat
    cards: Annotated[tuple[Mythos, ...], secret(to=OWNER)]
    rule = "GR-6.4.2"
    tells = "{seat} shuffled the pool and looked at cards: {cards}."


@record
class CardsReturned(Event):
    """The cards of an investigation went back into the pool, face down (GR-6.4.3, GR-R8).

    Attributes:
        seat: who investigated.
        told: whether all learn if there was a swap.
        swapped: whether there was one.
        gave: the card of the hand that went into the pool, if there was a swap.
        took: the card of the pool that was taken for it.
        other: who else may look, since one acts through the other by the Voodoo Doll (GR-13.1.14).
    """

    seat: Seat
    told: bool
    swapped: Annotated[bool, secret(to="both", unless="told")]
    gave: Annotated[tuple[Mythos, ...], secret(to="both", sized=False)]
    took: Annotated[tuple[Mythos, ...], secret(to="both", sized=False)]
    other: Seat | None = None
    rule = "GR-6.4.3"
    tells = "{seat} put the cards back[ {swap}][: {gave} for {took}]."

    @property
    def swap(self) -> str | None:
        """Whether there was a swap, in words; None for who does not know."""
        known: dict[object, str] = {True: "and swapped one", False: "without a swap"}
        return known.get(self.swapped)

    @property
    def both(self) -> tuple[Seat, ...]:
        """Who may look."""
        return (self.seat,) if self.other is None else (self.seat, self.other)


@record
class PoolShuffled(Event):
    """The pool was gathered and shuffled, and lies face down (GR-R53)."""

    rule = "GR-R53"
    tells = "The pool was shuffled, face down."


@record
class PoolSeen(Event):
    """A player looked at cards of the pool by an Artifact or by the Eye of Horus (GR-R53, GR-R55).

    Attributes:
        seat: who.
        cards: the cards seen, sorted.
    """

    seat: Seat
    cards: Annotated[tuple[Mythos, ...], secret(to=OWNER)]
    rule = "GR-R53"
    tells = "{seat} looked at cards of the pool: {cards}."


@record
class PoolCardTurnedUp(Event):
    """A card of the pool was turned face up (GR-R53).

    Attributes:
        card: which one.
    """

    card: Annotated[Mythos, named]
    rule = "GR-R53"
    tells = "{card} was turned up in the pool."


@record
class PoolCardReplaced(Event):
    """A card of the pool was discarded unseen, and the top card of the mythos deck took its place (GR-R53)."""

    rule = "GR-R53"
    tells = "A card of the pool was replaced by the top card of the mythos deck."


@record
class DeckMilled(Event):
    """Cards of the mythos deck were discarded unseen (GR-R53).

    Attributes:
        cards: how many.
    """

    cards: int
    rule = "GR-R53"
    tells = "{cards} cards of the mythos deck were discarded unseen."


@record
class DeckSeen(Event):
    """A player looked at the top of the mythos deck (GR-R53).

    Attributes:
        seat: who.
        cards: the cards seen, the top one first.
    """

    seat: Seat
    cards: Annotated[tuple[Mythos, ...], secret(to=OWNER)]
    rule = "GR-R53"
    tells = "{seat} looked at the top of the mythos deck: {cards}."


@record
class TopCardDropped(Event):
    """A player discarded one of the cards seen on top of the mythos deck (GR-R53).

    Attributes:
        seat: who.
        card: which one.
    """

    seat: Seat
    card: Annotated[Mythos, secret(to=OWNER)]
    rule = "GR-R53"
    tells = "{seat} discarded {card} from the top of the mythos deck."


@record
class CardLost(Event):
    """A player lost a card of their hand, taken at random, to the discard pile (GR-8.11).

    Attributes:
        seat: who.
        card: which card.
    """

    seat: Seat
    card: Annotated[Mythos, secret(to=OWNER)]
    rule = "GR-8.11"
    tells = "{seat} lost {card}."


@record
class Attacked(Event):
    """A discovered Cultist attacked a player (GR-12.8).

    Attributes:
        seat: the Cultist.
        target: the player.
    """

    seat: Seat
    target: Seat
    rule = "GR-12.8"
    tells = "{seat} attacked {target}."


@record
class ArtifactLaid(Event):
    """A player laid an Artifact before them (GR-13.2.3).

    Attributes:
        seat: who.
        card: which one.
    """

    seat: Seat
    card: Annotated[Mythos, named]
    rule = "GR-13.2.3"
    tells = "{seat} laid down {card}."


@record
class ArtifactUsed(Event):
    """A player used an Artifact (GR-13.2.6).

    Attributes:
        seat: who.
        card: which one.
        uses: how often it can still be used.
    """

    seat: Seat
    card: Annotated[Mythos, named]
    uses: int
    rule = "GR-13.2.6"
    tells = "{seat} used {card}; uses left: {uses}."


@record
class ArtifactUsedUp(Event):
    """An Artifact was used up and left the game (GR-R45).

    Attributes:
        card: which one.
    """

    card: Annotated[Mythos, named]
    rule = "GR-R45"
    tells = "{card} was used up."
