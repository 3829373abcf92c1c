"""Moments of many games, sorted by what is asked and by what happened then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TypeVar

from rlyeh_rules.kernel import Chance

from .moment import Moment

__all__ = ["Corpus"]

T = TypeVar("T")

Sort = tuple[str, ...]


class Corpus:
    """A fair sample of each sort of moment.

    A moment drawn from games at random is nearly always of the commonest sort, and what is rare is where the faults
    are. So moments are sorted by the kind of decision, and then by the action taken and the kinds of events that
    followed; of each sort the same number is kept, each moment of it as likely as any other.

    Args:
        chance: draws what is kept.
        keep: how many moments of one sort.
    """

    def __init__(self, chance: Chance, keep: int) -> None:
        self._chance, self._keep = chance, keep
        self._kept: dict[str, dict[Sort, list[Moment]]] = {}
        self._seen: Counter[tuple[str, Sort]] = Counter()

    def add(self, moment: Moment) -> int:
        """Take a moment in, or perhaps not, if there are many like it; return how many there have been."""
        asked, sort = _sort_of(moment)
        kept = self._kept.setdefault(asked, {}).setdefault(sort, [])
        self._seen[asked, sort] += 1
        if len(kept) < self._keep:
            kept.append(moment)
        elif (place := self._chance.below(self._seen[asked, sort])) < self._keep:
            kept[place] = moment
        return self._seen[asked, sort]

    def sample(self, most: int) -> Iterator[Moment]:
        """At most so many moments: one for each kind of decision in turn, and of each kind one of each sort in turn."""
        kinds = [in_turn(map(self._chance.shuffle, sorts)) for sorts in self._chance.shuffle(self.sorted())]
        for _, moment in zip(range(most), in_turn(kinds), strict=False):
            yield moment

    def sorted(self) -> tuple[tuple[tuple[Moment, ...], ...], ...]:
        """What is kept, by the kind of decision and then by sort."""
        return tuple(tuple(tuple(kept) for _, kept in sorted(sorts.items())) for _, sorts in sorted(self._kept.items()))

    @property
    def sorts(self) -> int:
        """How many sorts of moments were met."""
        return len(self._seen)


def _sort_of(moment: Moment) -> tuple[str, Sort]:
    asked = moment.state.decision.kind if moment.state.decision else "over"
    return asked, (type(moment.action).__name__, *sorted({type(event).__name__ for event in moment.events}))


def in_turn(rows: Iterable[Iterable[T]]) -> Iterator[T]:
    """One of each row in turn, as long as there are any."""
    left = [iter(row) for row in rows]
    while left:
        still: list[Iterator[T]] = []
        for row in left:
            for item in row:
                yield item
                still.append(row)
                break
        left = still
