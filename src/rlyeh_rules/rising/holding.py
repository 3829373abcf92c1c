"""Discovery cards that are held: found, discarded, given on, moved to the other side."""

from __future__ import annotations

from rlyeh_rules.kernel import Play, evolve

from .cards import Character, Discovery, HalfFacts, HalfKind, Side
from .changes import with_discovery, with_investigator
from .events.things import CardGiven, CardSwitched, DiscoveryDiscarded
from .pieces import Held, Investigator
from .state import State

__all__ = [
    "discard_card",
    "give_card",
    "half_of",
    "held_by",
    "move_to_other_side",
    "put_on_discard",
    "put_on_side",
    "take_off",
    "tradable",
]


def held_by(one: Investigator, card: str) -> Held | None:
    """A card as an investigator holds it; None if it does not."""
    return next((held for held in one.cards if held.card == card), None)


def half_of(s: State, held: Held) -> HalfFacts:
    """The half of a held card that counts (RR-22.2)."""
    return s.setup.content.finds[held.card].half(held.side)


def tradable(s: State, one: Investigator) -> list[Held]:
    """The Items and Companions of an investigator: what can be traded, and stolen (RR-13.8, RR-22.6)."""
    if not one.cards:
        return []
    return [held for held in one.cards if half_of(s, held).kind is not HalfKind.CONDITION]


def put_on_side(s: State, who: Character, held: Held) -> State:
    """A card is slipped under a side of a board; there is no limit (RR-22.3). It comes from wherever it was taken."""
    one = s.investigator(who)
    return with_investigator(s, evolve(one, cards=(*one.cards, held)))


def take_off(s: State, who: Character, card: str) -> State:
    """A card is taken off a board; the caller puts it somewhere."""
    one = s.investigator(who)
    return with_investigator(s, evolve(one, cards=tuple([held for held in one.cards if held.card != card])))


def put_on_discard(s: State, who: Character, card: Discovery, play: Play) -> State:
    """A card is laid on the discard pile, from wherever the caller took it."""
    play.tell(DiscoveryDiscarded(who, card))
    return with_discovery(s, evolve(s.discovery, discard=(*s.discovery.discard, card)))


def discard_card(s: State, who: Character, card: Discovery, play: Play) -> State:
    """An investigator discards a card; all that it gave is gone at once (RR-22.4). If they lack it nothing happens."""
    if held_by(s.investigator(who), card) is None:
        return s
    return put_on_discard(take_off(s, who, card), who, card, play)


def give_card(s: State, giver: Character, taker: Character, card: Discovery, play: Play) -> State:
    """A card changes hands and stays on its side, with the wounds that are on it (RR-13.8)."""
    held = held_by(s.investigator(giver), card)
    if held is None:
        return s
    play.tell(CardGiven(giver, taker, card))
    return put_on_side(take_off(s, giver, card), taker, held)


def move_to_other_side(s: State, who: Character, card: Discovery, play: Play) -> State:
    """A card takes the other side; wounds on it are removed (RR-22.5). What was used in this turn stays used."""
    one = s.investigator(who)
    held = held_by(one, card)
    if held is None:
        return s
    side: Side = held.side.other
    play.tell(CardSwitched(who, card, side))
    turned = evolve(held, side=side, wounds=0)
    return with_investigator(
        s, evolve(one, cards=tuple([turned if other.card == card else other for other in one.cards]))
    )
