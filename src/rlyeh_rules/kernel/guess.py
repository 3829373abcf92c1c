"""A full state made from a view and nothing else: what a search plays on.

The shuffles here are no part of any game, so they may be fast rather than documented: things lie in the order of random
keys, which are a hash of the seed that the caller names. The chance of the state is never touched.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import shake_128
from itertools import filterfalse
from typing import Any

from .chance import Chance
from .marks import HIDDEN
from .refusals import RulesDefect
from .seats import Seat
from .secrecy import fill, gather
from .text import counted

__all__ = ["guess"]

OTHERS = 6
"""Keys for what is no thing of a stock: two for each number of 64 bits."""
_BITS = 32


def guess(view: Any, seed: int) -> Any:
    """Turn everything hidden in `view` up, at random, so that nothing that can be seen is contradicted."""
    stock = view.contents()
    seen: dict[Any, list[Any]] = {bag: [] for bag in stock}
    gather(view, seen)
    unseen = {bag: _unseen(copies, seen[bag]) for bag, copies in stock.items()}
    draw = _keys(seed, OTHERS + sum(map(len, unseen.values()))).pop
    others = Chance(draw() << _BITS | draw())
    for things in unseen.values():
        things.sort(key=lambda _: draw())

    def earlier(moment: Any) -> Any:
        return guess(moment, others.below(1 << 2 * _BITS)) if hasattr(moment, "contents") else moment

    def ask(method: str, owner: Seat) -> Any:
        return getattr(view, method)(owner)

    ways: dict[Any, Any] = {bag: things.pop for bag, things in unseen.items()}
    ways |= {"among": others.pick, "apart": earlier, "ask": ask}
    full = fill(view, ways)
    if any(unseen.values()):
        raise RulesDefect(f"{counted(sum(map(len, unseen.values())), 'thing')} left without a place")
    _set_chance(full, draw() << _BITS | draw())
    return full.consistent(view, Chance(draw() << _BITS | draw()))


def _set_chance(full: Any, value: int) -> None:
    """Give a guess a chance of its own, in place: nobody has seen it yet."""
    full.__class__.chance.__set__(full, value)


def _unseen(copies: Mapping[Any, int], seen: list[Any]) -> list[Any]:
    """What is left of a stock, in its order."""
    if len(copies) == len(seen):  # as many places as sorts of things: there is one of each
        return list(filterfalse(frozenset(seen).__contains__, copies))
    left = dict(copies)
    for thing in seen:
        if thing is not HIDDEN and thing in left:
            left[thing] -= 1
    return [thing for thing, count in left.items() for _ in range(count)]


def _keys(seed: int, count: int) -> list[int]:
    """Random numbers of 32 bits; the same seed gives the same ones on every machine."""
    name = seed.to_bytes(seed.bit_length() // 8 + 1, "little", signed=True)
    return list(memoryview(shake_128(name).digest(4 * count)).cast("I"))
