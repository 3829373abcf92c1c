"""Placing: figures that are put somewhere without moving there, and tokens that come on the map."""

from __future__ import annotations

from typing import Final

from rlyeh_rules.kernel import Play, evolve

from .cards import Character, Foe
from .changes import with_enemy, with_energy, with_fire, with_investigator, with_tokens
from .events.movement import (
    EnemyPlaced,
    EnergyAdded,
    FireAdded,
    FireRemoved,
    PlacedByEffect,
    TokenAdded,
    TokensDiscarded,
)
from .options import SummonOnPart
from .spaces import Space
from .state import State

__all__ = ["add_energy", "add_fire", "add_token", "place_enemy", "place_investigator", "remove_fire"]

_FINAL_VORTEX: Final = Space.FINAL_VORTEX
_SKIP: Final = SummonOnPart.SKIP

# ------------------------------------------------------------------ figures


def place_investigator(s: State, who: Character, space: Space, play: Play) -> State:
    """Place an investigator: no enemy follows, and no Fire is caught (RR-14.5).

    It comes away from a body part like this, but never onto one: the figure is placed in the Final Vortex (RR-R10).
    """
    one = s.investigator(who)
    to = _FINAL_VORTEX if space.is_part else space
    if one.space is None or one.space is space or one.space is to:
        return s
    play.tell(PlacedByEffect(who, to))
    return with_investigator(s, evolve(one, space=to))


def place_enemy(s: State, foe: Foe, space: Space, play: Play) -> State:
    """Place a figure that is on the map in another space.

    In the space of an investigator on a body part it cannot be: by the option `summon_on_part` it stays where it is,
    or is placed in the Final Vortex. Body parts are not placed anywhere.

    Rules: RR-2.17, RR-R36
    """
    enemy = s.enemy(foe)
    if space.is_part:
        if s.setup.options.summon_on_part is _SKIP:
            return s
        space = _FINAL_VORTEX
    if enemy is None or enemy.space is space:
        return s
    play.tell(EnemyPlaced(foe, space))
    return with_enemy(s, evolve(enemy, space=space))


# ------------------------------------------------------------------ tokens


def add_token(s: State, space: Space, play: Play) -> State:
    """Put a Discovery token in a space that has none; on a body part it is discarded (RR-2.15, RR-R24)."""
    if space.is_part:
        play.tell(TokensDiscarded(space, 1))
        return s
    if s.board.tokens[space.at]:
        return s
    play.tell(TokenAdded(space))
    return with_tokens(s, space, 1)


def add_energy(s: State, space: Space, count: int, play: Play) -> State:
    """Put Energy in a space; there is always enough of it, and on a body part it is discarded (RR-2.15, RR-3.10)."""
    if count <= 0:
        return s
    if space.is_part:
        play.tell(TokensDiscarded(space, count))
        return s
    play.tell(EnergyAdded(space, count))
    return with_energy(s, space, count)


def add_fire(s: State, space: Space, count: int, play: Play) -> State:
    """Put Fire in a space, as far as there are tokens; on a body part they are discarded (RR-2.15, RR-15.4)."""
    count = min(count, s.setup.content.fire - sum(s.board.fire))
    if count <= 0:
        return s
    if space.is_part:
        play.tell(TokensDiscarded(space, count))
        return s
    play.tell(FireAdded(space, count))
    return with_fire(s, space, count)


def remove_fire(s: State, space: Space, play: Play) -> State:
    """Take all Fire off a space."""
    count = 0 if space.is_part else s.board.fire[space.at]
    if not count:
        return s
    play.tell(FireRemoved(space, count))
    return with_fire(s, space, -count)
