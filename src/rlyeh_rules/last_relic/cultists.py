"""Deployed Cultists: shot, eliminated, discarded, readied, moved."""

from __future__ import annotations

from collections.abc import Callable

from rlyeh_rules.kernel import Play, changer

from . import events
from .cards import Card
from .changes import alter_cultist, rotated, with_cultists
from .continuous import fire, resistance_of, settle_after
from .decks import to_discard
from .effects import Box, Faction, When
from .rows import ResolveIcons, Settle
from .state import Cultist, State

__all__ = [
    "discard_cultist",
    "discard_cultists_at",
    "eliminate",
    "place_shot",
    "ready",
    "shift",
]

CULT = Faction.CULT

_with_shots: Callable[..., Cultist] = changer(Cultist, "shots")


def place_shot(s: State, card: Card, play: Play) -> State:
    """A Shot token goes on a Cultist, which may eliminate it (LR-7.1.9, LR-7.1.10)."""
    cultists = list(s.cult.cultists)
    for at, cultist in enumerate(cultists):
        if cultist.card == card:
            shots = cultist.shots + 1
            play.tell(events.ShotPlaced(card, cultist.position, shots))
            cultists[at] = hit = _with_shots(cultist, shots)
            s = with_cultists(s, tuple(cultists))
            return eliminate(s, card, play) if shots >= resistance_of(s, hit) else s
    return s


def eliminate(s: State, card: Card, play: Play) -> State:
    """A Cultist is eliminated: it is discarded, and what is printed for that case is resolved (LR-7.1.10, LR-13.5).

    Its row comes first, as if it still stood where it was; then what others have to say about it (LR-R35).
    """
    cultist = s.cultist(card)
    if cultist is None:
        return s
    position, content, seat = cultist.position, s.setup.content, s.cult.seat
    play.tell(events.CultistEliminated(card, position))
    s = _taken_away(s, cultist)
    if (CULT, Box.ELIMINATED, card) in content.rows:
        play.then(ResolveIcons(seat, Box.ELIMINATED, card, position=position))
    fire(s, play, When.ELIMINATION, position)
    settle_after(s, play, Box.DEPLOYED, card)
    return s


def discard_cultist(s: State, card: Card, play: Play) -> State:
    """A Cultist is discarded without being eliminated (LR-13.5)."""
    cultist = s.cultist(card)
    if cultist is None:
        return s
    play.tell(events.CultistsDiscarded(cultist.position, (card,)))
    s = _taken_away(s, cultist)
    settle_after(s, play, Box.DEPLOYED, card)
    return s


def discard_cultists_at(s: State, position: int, play: Play) -> State:
    """All Cultists at a Location are discarded together, in one step (LR-8.2.12)."""
    gone = tuple([cultist.card for cultist in s.cult.cultists if cultist.position == position])
    if not gone:
        return s
    play.tell(events.CultistsDiscarded(position, gone))
    s = with_cultists(s, tuple([one for one in s.cult.cultists if one.position != position]))
    s = to_discard(s, s.cult.seat, *gone)
    settle_after(s, play, Box.DEPLOYED, *gone)
    return s


def _taken_away(s: State, cultist: Cultist) -> State:
    left = tuple([one for one in s.cult.cultists if one.card != cultist.card])
    return to_discard(with_cultists(s, left), s.cult.seat, cultist.card)


def ready(s: State, card: Card, play: Play) -> State:
    """An activated Cultist becomes ready (LR-8.2.2, LR-6.6.1)."""
    cultist = s.cultist(card)
    if cultist is None:
        return s
    play.tell(events.CultistReadied(card, cultist.position))
    s = with_cultists(s, tuple([rotated(one, ready=True) if one is cultist else one for one in s.cult.cultists]))
    fire(s, play, When.READY, cultist.position)
    return s


def shift(s: State, card: Card, position: int, play: Play) -> State:
    """A Cultist moves to another Location, Shots and rotation with it (LR-R35)."""
    cultist = s.cultist(card)
    if cultist is None:
        return s
    play.tell(events.CultistMoved(card, cultist.position, position))
    play.then(Settle())
    return alter_cultist(s, card, position=position)
