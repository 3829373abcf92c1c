"""Taking cards off a deck that is made anew of its discard pile: mythos and insanity cards alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from rlyeh_rules.kernel import Event, Play

from .cards import Insanity, Mythos

__all__ = ["take_off"]

T = TypeVar("T", Mythos, Insanity)
Piles = tuple[tuple[T, ...], tuple[T, ...], tuple[T, ...]]
"""The cards taken, in order; the deck and the discard pile then."""


def take_off(
    deck: tuple[T, ...], discard: tuple[T, ...], count: int, reshuffled: Callable[[int], Event], play: Play
) -> Piles[T]:
    """Take cards off a deck, as many as there are.

    As soon as its last card has been taken, the discard pile becomes the deck, or else as soon as there is one
    (GR-6.2.4, GR-R10, GR-R37).

    Args:
        deck: the deck, the top card first.
        discard: its discard pile.
        count: how many cards are wanted.
        reshuffled: what is told when the discard pile becomes the deck.
        play: the action being carried out.

    Returns:
        The cards taken, in order; the deck and the discard pile then.
    """
    if len(deck) > count:
        return deck[:count], deck[count:], discard
    drawn: tuple[T, ...] = ()
    while count and (deck or discard):
        if deck:
            taken, deck = deck[:count], deck[count:]
            drawn += taken
            count -= len(taken)
        if not deck and discard:
            deck, discard = play.chance.shuffle(discard), ()
            play.tell(reshuffled(len(deck)))
    return drawn, deck, discard
