"""The mythos deck and its discard pile: drawing, discarding, and what happens when the deck runs out."""

from __future__ import annotations

from typing import Final

from rlyeh_rules.kernel import Play, Refusal, Seat

from . import events
from .cards import Mythos
from .changes import (
    hand_of,
    with_deck_and_discard,
    with_discard,
    with_hand,
    with_hand_and_mythos,
    with_mythos,
    without,
)
from .drawing import take_off
from .state import State

__all__ = ["HAND", "discard", "draw", "draw_to_hand", "lacks_card", "lose_at_random", "take_from_hand"]

HAND: Final = 3
"""A full hand (GR-6.2.5)."""


def draw(s: State, count: int, play: Play) -> tuple[State, tuple[Mythos, ...]]:
    """Take cards off the mythos deck, as many as there are (GR-6.2.4)."""
    piles = s.mythos
    drawn, deck, pile = take_off(piles.deck, piles.discard, count, events.MythosReshuffled, play)
    return with_mythos(s, with_deck_and_discard(piles, deck, pile)), drawn


def draw_to_hand(s: State, seat: Seat, count: int, play: Play) -> State:
    """Draw cards into a hand; what is drawn at once is told at once, since a hand has no order."""
    if count <= 0:
        return s
    piles = s.mythos
    drawn, deck, pile = take_off(piles.deck, piles.discard, count, events.MythosReshuffled, play)
    if not drawn:
        return s
    looks = s.players[seat].lent_to
    play.tell(events.CardsDrawn(seat, hand_of(drawn), looks[0] if looks else None))
    hand = hand_of((*s.players[seat].hand, *drawn))
    return with_hand_and_mythos(s, seat, hand, with_deck_and_discard(piles, deck, pile))


def discard(s: State, *cards: Mythos) -> State:
    """Put cards face down on the mythos discard pile."""
    return with_mythos(s, with_discard(s.mythos, (*s.mythos.discard, *cards)))


def take_from_hand(s: State, seat: Seat, card: Mythos) -> State:
    """A card leaves a hand; it has to be put somewhere."""
    return with_hand(s, seat, without(s.players[seat].hand, card))


def lose_at_random(s: State, seat: Seat, play: Play) -> State:
    """A player who has a card in hand loses one, taken at random, to the discard pile (GR-8.11, GR-12.8)."""
    card = play.chance.pick(s.players[seat].hand)
    play.tell(events.CardLost(seat, card))
    return discard(take_from_hand(s, seat, card), card)


def lacks_card(s: State, seat: Seat, owner: Seat, card: Mythos, rule: str) -> Refusal | None:
    """A refusal to `seat` if the card is not in the hand of `owner`."""
    if card in s.players[owner].hand:
        return None
    where = "your hand" if seat == owner else f"the hand of {s.seat_name(owner)}"
    return Refusal(rule, seat, f"There is no {s.text.name(card)} in {where}.")
