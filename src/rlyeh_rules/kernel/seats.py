"""Seats, who looks at a state, and one value for each seat."""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterator
from typing import Final, Literal, NewType, TypeVar

__all__ = ["FULL", "SPECTATOR", "BySeat", "Seat", "Viewer"]

Seat = NewType("Seat", int)
"""A place at the table: 0 for the first seat, then clockwise. An `int` at run time."""

SPECTATOR: Final = Seat(-1)
"""Who sees only what everybody sees. The public face says `None`; inside, a number of its own is needed, since
`None` would equal the owner of what belongs to nobody."""


class _Full(enum.Enum):
    FULL = "full"

    def __repr__(self) -> str:
        return "FULL"


FULL: Final = _Full.FULL
"""The viewer of a state that is the whole truth and nobody's view."""

Viewer = Seat | None | Literal[_Full.FULL]

T = TypeVar("T")
V = TypeVar("V")


class BySeat(tuple[T, ...]):
    """One value a seat, in seating order.

    Examples:
        >>> from rlyeh_rules.kernel import BySeat, Seat
        >>> coins = BySeat([3, 3, 3]).put(Seat(1), 5)
        >>> coins[1], list(coins.others(Seat(1))), coins.left_of(Seat(2))
        (5, [(2, 3), (0, 3)], 0)
    """

    __slots__ = ()

    @classmethod
    def of(cls, count: int, make: Callable[[Seat], V]) -> BySeat[V]:
        """Make a value for each of `count` seats."""
        return BySeat([make(Seat(at)) for at in range(count)])

    def put(self, seat: Seat, value: T) -> BySeat[T]:
        """The same with `value` at `seat`."""
        values = [*self]
        values[seat] = value
        return BySeat(values)

    def seats(self) -> tuple[Seat, ...]:
        """All seats, in order."""
        return tuple([Seat(at) for at in range(len(self))])

    def others(self, seat: Seat) -> Iterator[tuple[Seat, T]]:
        """Every other seat with its value, clockwise from the left of `seat`."""
        count = len(self)
        for step in range(1, count):
            other = Seat((seat + step) % count)
            yield other, self[other]

    def left_of(self, seat: Seat) -> Seat:
        """The next seat clockwise."""
        return Seat((seat + 1) % len(self))
