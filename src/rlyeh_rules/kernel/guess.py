"""A full state made from a view and nothing else: what a search plays on.

The shuffles here are no part of any game, so they may be fast rather than documented: a guess uses the standard
library's generator, seeded by the caller, and never touches the chance of the state.
"""

from __future__ import annotations

from random import Random  # noqa: TID251 - no part of any game; see above
from typing import Any

from .chance import Chance
from .record import evolve
from .refusals import RulesDefect
from .seats import Seat
from .secrecy import fill, tally

__all__ = ["guess"]


def guess(view: Any, seed: int) -> Any:
    """Turn everything hidden in `view` up, at random, so that nothing public is contradicted."""
    rng = Random(seed)  # noqa: S311 - no cryptography; see above
    left = {bag: dict(copies) for bag, copies in view.contents().items()}
    tally(view, left)
    bags: dict[Any, Any] = {}
    for bag, copies in left.items():
        things = [thing for thing, count in copies.items() for _ in range(count)]
        bags[bag] = sorted(things, key=lambda _: rng.random())

    def among(values: Any) -> Any:
        return values[int(rng.random() * len(values))]

    def earlier(moment: Any) -> Any:
        return guess(moment, rng.getrandbits(64)) if hasattr(moment, "contents") else moment

    def ask(method: str, owner: Seat) -> Any:
        return getattr(view, method)(owner)

    ways: dict[Any, Any] = {bag: things.pop for bag, things in bags.items()}
    ways |= {"among": among, "apart": earlier, "ask": ask}
    full = fill(view, ways)
    if any(bags.values()):
        raise RulesDefect(f"things without a place: {bags}")
    full = evolve(full, chance=rng.getrandbits(64))
    return full.consistent(view, Chance(rng.getrandbits(64)))
