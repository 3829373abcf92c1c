"""The pool of the incantation: laying cards into it, gathering them."""

from __future__ import annotations

from collections.abc import Iterable

from rlyeh_rules.kernel import Play, Seat

from .cards import Mythos
from .changes import hand_of, with_pool
from .incantation import Incantation
from .scoring import TRIGGER
from .state import Laid, State

__all__ = ["face_down", "gathered", "is_at_rest", "is_complete", "lay", "lies_up", "shuffled_back"]


def gathered(s: State) -> tuple[Mythos, ...]:
    """The cards of the pool sorted, so that nothing tells any longer who has laid which (GR-6.4.1, GR-R41).

    They are shuffled before they lie in the pool again: else the place of one turned up would tell of the others.
    """
    return hand_of([laid.card for laid in s.pool])


def face_down(cards: Iterable[Mythos]) -> tuple[Laid, ...]:
    """Cards as they lie in the pool face down, in this order."""
    return tuple([Laid(card) for card in cards])


def shuffled_back(s: State, cards: Iterable[Mythos], play: Play) -> State:
    """Cards lie in the pool together with those that are there, face down, in an order that nobody knows (GR-6.4.1)."""
    return with_pool(s, face_down(play.chance.shuffle(hand_of((*gathered(s), *cards)))))


def is_at_rest(s: State) -> bool:
    """Whether there is a pool that card effects may touch: not while a revealed incantation is worked off (GR-R53)."""
    return bool(s.pool) and s.target is not None


def lies_up(s: State, seat: Seat) -> bool:
    """Whether the next card that a seat lays lies face up.

    So does the one that triggers the incantation (GR-7.1), under the book more of the last (GR-11.3.8), and whatever a
    discovered Cultist lays (GR-12.5).
    """
    if s.players[seat].is_discovered:
        return True
    direction = s.direction
    number = len(s.pool) + 1
    if direction is None:
        return number >= TRIGGER
    return number > direction.trigger - direction.face_up


def lay(s: State, seat: Seat, card: Mythos, play: Play, *, up: bool) -> State:
    """Lay a card into the pool; the last one triggers the incantation at once (GR-7.2)."""
    return trigger(with_pool(s, (*s.pool, Laid(card, up))), seat, play)


def trigger(s: State, seat: Seat, play: Play) -> State:
    """A card has been laid: the last one triggers the incantation at once (GR-7.2)."""
    if is_complete(s):
        play.then(Incantation(seat))
    return s


def is_complete(s: State) -> bool:
    """Whether the card that triggers the incantation has been laid."""
    direction = s.direction
    return len(s.pool) >= (TRIGGER if direction is None else direction.trigger)
