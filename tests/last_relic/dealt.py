"""Games from their very beginning, for stories about the set-up: with shuffles that change nothing, or from a seed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import rlyeh_rules as rr
from rlyeh_rules.last_relic import Content, State


def shipped() -> Content:
    """The card set that the game ships with."""
    content = rr.games()["last_relic"].content
    assert isinstance(content, Content)
    return content


def dealt(seed: int = 1, **options: Any) -> State:
    """A new game."""
    return rr.new_game(State, seed=seed, players=["Ada", "Bram"], options=options)


def as_it_lies(cards: int) -> list[int]:
    """What chance gives for a shuffle that leaves so many cards as they are."""
    return list(range(cards - 1, 0, -1))


def first_goes_last(cards: int) -> list[int]:
    """What chance gives for a shuffle by which the first card of so many becomes the last one."""
    return [0] * (cards - 1)


def unshuffled(
    market: Iterable[int] = tuple(as_it_lies(24)),
    god: int = 0,
    locations: Iterable[int] = tuple(as_it_lies(12)),
    **options: Any,
) -> State:
    """A new game in which chance gives what is said; otherwise everything comes as it stands in the card set."""
    chance = rr.Scripted([*market, god, *locations])
    return rr.new_game(State, seed=1, players=["Ada", "Bram"], options=options, chance=chance)
