"""Moments of many games, sorted by what can be done in them."""

from __future__ import annotations

from collections.abc import Iterator

from rlyeh_rules.kernel import Chance

from .walks import Moment, moves

__all__ = ["Corpus", "sort_of"]


def sort_of(moment: Moment) -> tuple[str, ...]:
    """What is asked, and the kinds of action that anybody may take."""
    asked = moment.state.decision.kind if moment.state.decision else "over"
    return asked, *sorted({type(action).__name__ for action in moves(moment.state)})


class Corpus:
    """A fair sample of each sort of moment.

    A moment drawn from games at random is nearly always of the commonest sort, and what is rare is where the faults
    are. So moments are sorted by the kind of decision and the kinds of action that anybody may take, and of each sort
    the same number is kept, each moment of it as likely as any other.

    Args:
        chance: draws what is kept.
        keep: how many moments of one sort.
    """

    def __init__(self, chance: Chance, keep: int) -> None:
        self._chance, self._keep = chance, keep
        self._sorts: dict[tuple[str, ...], list[Moment]] = {}
        self._seen: dict[tuple[str, ...], int] = {}

    def add(self, moment: Moment, sort: tuple[str, ...]) -> None:
        """Take a moment in, or perhaps not, if there are many like it."""
        kept = self._sorts.setdefault(sort, [])
        seen = self._seen[sort] = self._seen.get(sort, 0) + 1
        if len(kept) < self._keep:
            kept.append(moment)
        elif (place := self._chance.below(seen)) < self._keep:
            kept[place] = moment

    def piles(self) -> tuple[tuple[Moment, ...], ...]:
        """What is kept, sort by sort."""
        return tuple(tuple(kept) for _, kept in sorted(self._sorts.items()))

    def sample(self, most: int) -> Iterator[Moment]:
        """At most so many moments, one of each sort in turn until none is left."""
        sorts = self._chance.shuffle(self._sorts.values())
        piles: list[list[Moment]] = [list(self._chance.shuffle(kept)) for kept in sorts]
        while most > 0 and piles:
            for pile in piles[:most]:
                yield pile.pop()
            most -= len(piles)
            piles = [pile for pile in piles if pile]

    @property
    def sorts(self) -> dict[tuple[str, ...], int]:
        """How many moments of each sort were met."""
        return dict(sorted(self._seen.items()))
