"""Contribute: one card of the hand goes into the pool."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Final

from rlyeh_rules.kernel import OWNER, Play, Refusal, Seat, record, secret

from . import events
from .cards import Deed, Mythos
from .changes import with_hand_and_pool, without
from .deeds import TurnAction
from .insanity import leaves_to_chance
from .piles import lacks_card
from .pool import lies_up, trigger
from .state import Laid, State, once

__all__ = ["Contribute", "ContributeAtRandom", "contribute", "contributions"]

_CONTRIBUTE: Final = Deed.CONTRIBUTE


def contribute(s: State, seat: Seat, card: Mythos, play: Play) -> State:
    """Lay a card into the pool, from the hand that is used in this turn."""
    up = lies_up(s, seat)
    body = s.turn.body
    play.tell(events.CardContributed(seat, card, up, None if body == seat else body))
    hand = without(s.players[body].hand, card)
    s = with_hand_and_pool(s, body, hand, (*s.pool, Laid(card, up)))
    return trigger(s, seat, play)


@record
class Contribute(TurnAction):
    """Lay one card of your hand into the pool (GR-6.1.1).

    Attributes:
        card: which one.
    """

    card: Annotated[Mythos, secret(to=OWNER)]

    says = "contribute {card}"
    means = "{seat} lays {card} into the pool."
    deed = Deed.CONTRIBUTE

    def forbids(self, s: State) -> Refusal | None:
        """The card must be in hand."""
        if leaves_to_chance(s, self.seat, _CONTRIBUTE):
            return Refusal("GR-8.8", self.seat, "Your insanity leaves it to chance which card you lay.")
        return lacks_card(s, self.seat, s.turn.body, self.card, "GR-6.1.1")

    def act(self, s: State, play: Play) -> State:
        return contribute(s, self.seat, self.card, play)


@record
class ContributeAtRandom(TurnAction):
    """Lay a card of your hand, taken at random, into the pool, since your insanity will have it so (GR-8.8)."""

    says = "contribute at random"
    means = "{seat} lays a card, taken at random, into the pool."
    deed = Deed.CONTRIBUTE

    def forbids(self, s: State) -> Refusal | None:
        """Only where insanity leaves it to chance."""
        if leaves_to_chance(s, self.seat, _CONTRIBUTE):
            return None
        return Refusal("GR-6.1.1", self.seat, "Name the card that you lay.")

    def act(self, s: State, play: Play) -> State:
        return contribute(s, self.seat, play.chance.pick(s.players[s.turn.body].hand), play)


def contributions(s: State, seat: Seat) -> Sequence[TurnAction]:
    """Every way to contribute that is open: what both kinds of action list, with one look at the player's insanity."""
    if leaves_to_chance(s, seat, _CONTRIBUTE):
        return (once(ContributeAtRandom, seat),)
    return _one_of_each(seat, s.players[s.turn.body].hand)


@lru_cache(maxsize=4096)
def _one_of_each(seat: Seat, hand: tuple[Mythos, ...]) -> Sequence[Contribute]:
    """One action for each kind of card; a hand has three cards, so the same ones are met time and again."""
    return tuple([Contribute(seat, card) for card in dict.fromkeys(hand)])
