"""Small changes of the state, which every chapter makes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rlyeh_rules.kernel import changer, evolve

from .pieces import Board, DiscoveryPiles, Enemy, Investigator, MythosPiles, Part, Turn
from .spaces import Space
from .state import State

__all__ = [
    "counted_up",
    "with_board",
    "with_discovery",
    "with_enemies",
    "with_enemy",
    "with_energy",
    "with_fire",
    "with_investigator",
    "with_mythos",
    "with_part",
    "with_team",
    "with_tokens",
    "with_turn",
]

# In games played at random most of the time goes into these few changes.
with_turn: Callable[[State, Turn], State] = changer(State, "turn")
with_team: Callable[[State, tuple[Investigator, ...]], State] = changer(State, "team")
with_enemies: Callable[[State, tuple[Enemy, ...]], State] = changer(State, "enemies")
with_mythos: Callable[[State, MythosPiles], State] = changer(State, "mythos")
with_discovery: Callable[[State, DiscoveryPiles], State] = changer(State, "discovery")
_with_parts: Callable[[State, tuple[Part, ...]], State] = changer(State, "parts")
_with_board: Callable[[State, Board], State] = changer(State, "board")


def with_investigator(s: State, one: Investigator) -> State:
    """The same with one investigator as it is now."""
    who, team = one.character, list(s.team)
    for at, other in enumerate(team):
        if other.character == who:
            team[at] = one
            break
    return with_team(s, tuple(team))


def with_enemy(s: State, enemy: Enemy) -> State:
    """The same with one figure on the map as it is now."""
    name, enemies = enemy.id, list(s.enemies)
    for at, other in enumerate(enemies):
        if other.id == name:
            enemies[at] = enemy
            break
    return with_enemies(s, tuple(enemies))


def with_part(s: State, part: Part) -> State:
    """The same with one body part as it is now."""
    at = part.space.at
    return _with_parts(s, (*s.parts[:at], part, *s.parts[at + 1 :]))


def with_board(s: State, **changes: Any) -> State:
    """The same with something on the board changed."""
    return _with_board(s, evolve(s.board, **changes))


def counted_up(counts: tuple[int, ...], space: Space, by: int) -> tuple[int, ...]:
    """Tokens of one sort, with so many more in a space on the ground."""
    at = space.at
    return (*counts[:at], counts[at] + by, *counts[at + 1 :])


def with_energy(s: State, space: Space, by: int) -> State:
    """The same with so much more Energy in a space on the ground."""
    return with_board(s, energy=counted_up(s.board.energy, space, by))


def with_fire(s: State, space: Space, by: int) -> State:
    """The same with so many more Fire tokens in a space on the ground."""
    return with_board(s, fire=counted_up(s.board.fire, space, by))


def with_tokens(s: State, space: Space, by: int) -> State:
    """The same with a Discovery token more, or less, in a space on the ground."""
    return with_board(s, tokens=counted_up(s.board.tokens, space, by))
