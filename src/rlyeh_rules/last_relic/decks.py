"""Decks, Hands, and Discard Piles: drawing with the hand limit, shuffling in between, where played cards go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rlyeh_rules.kernel import Play, Seat, changer, evolve

from . import events
from .cards import Card
from .changes import hand_of, with_cards, without
from .state import Cards, State

__all__ = ["HAND_LIMIT", "draw", "lift", "put_on_deck", "recover", "shelve", "to_discard"]

HAND_LIMIT: Final = 8
"""LR-6.1.2."""

_drawn: Callable[..., Cards] = changer(Cards, "deck", "hand", "discard")
_lifted: Callable[..., Cards] = changer(Cards, "hand", "played")
_shelved: Callable[..., Cards] = changer(Cards, "discard", "played")
_discarded: Callable[..., Cards] = changer(Cards, "discard")


def draw(s: State, seat: Seat, number: int, play: Play) -> State:
    """Draw cards, as many as the hand limit allows (LR-6.1.2).

    When a card is owed and the deck is empty, the discard pile becomes the deck (LR-5.1.2); with both empty the rest is
    lost (LR-R20).
    """
    cards = s.side(seat).cards
    hand, deck, discard = cards.hand, cards.deck, cards.discard
    owed = min(number, HAND_LIMIT - len(hand))
    while owed > 0 and (deck or discard):
        if not deck:
            deck, discard = play.chance.shuffle(discard), ()
            play.tell(events.DeckShuffled(seat, len(deck)))
        drawn, deck = deck[:owed], deck[owed:]
        owed -= len(drawn)
        _tell_drawn(play, seat, drawn)
        hand = hand_of(*hand, *drawn)
    return s if hand is cards.hand else with_cards(s, seat, _drawn(cards, deck, hand, discard))


def _tell_drawn(play: Play, seat: Seat, drawn: tuple[Card, ...]) -> None:
    """Tell what has been drawn: once for all that an action draws from the same deck, since a hand has no order."""
    told = play.events
    for at in range(len(told) - 1, -1, -1):
        event = told[at]
        if isinstance(event, events.DeckShuffled) and event.seat == seat:
            break
        if isinstance(event, events.CardsDrawn) and event.seat == seat:
            drawn = (*event.cards, *drawn)
            del told[at]
            break
    play.tell(events.CardsDrawn(seat, hand_of(*drawn)))


def to_discard(s: State, seat: Seat, *gone: Card) -> State:
    """Put cards on top of their owner's discard pile (LR-5.1.1)."""
    cards = s.side(seat).cards
    return with_cards(s, seat, _discarded(cards, (*cards.discard, *gone)))


def lift(s: State, seat: Seat, card: Card) -> State:
    """A card leaves the hand to be resolved: it lies on the table, in no pile (LR-R20, LR-R21)."""
    cards = s.side(seat).cards
    return with_cards(s, seat, _lifted(cards, without(cards.hand, card), card))


def shelve(s: State, seat: Seat) -> State:
    """The card that has been resolved goes to the discard pile (LR-7.1.2)."""
    cards = s.side(seat).cards
    if cards.played is None:
        return s
    return with_cards(s, seat, _shelved(cards, (*cards.discard, cards.played), None))


def put_on_deck(s: State, seat: Seat, play: Play) -> State:
    """The card that is being resolved goes on top of its owner's deck, as a card may say (LR-5.1.1)."""
    cards = s.side(seat).cards
    card = cards.played
    if card is None:
        return s
    play.tell(events.CardPutOnDeck(seat, card))
    return with_cards(s, seat, evolve(cards, played=None, deck=(card, *cards.deck)))


def recover(s: State, seat: Seat, card: Card, play: Play) -> State:
    """A card goes from its owner's discard pile into hand, which is not full (LR-R21)."""
    cards = s.side(seat).cards
    play.tell(events.CardRecovered(seat, card))
    hand = hand_of(*cards.hand, card)
    return with_cards(s, seat, evolve(cards, hand=hand, discard=without(cards.discard, card)))
