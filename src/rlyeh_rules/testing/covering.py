"""Few combinations in which every two values of different choices meet."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, islice, product
from typing import Any

__all__ = ["pairs"]

Value = tuple[int, int]
"""A choice and one of its values, both by their places."""
Row = tuple[int, ...]
"""A value of each choice, by its place."""
Missing = dict[tuple[Value, Value], None]
"""Pairs that have not met; a dict, since a set has no order that is the same in every run."""

TRIES = 1_024
"""Rows in which two values may meet, before it is taken that they cannot."""


def pairs(
    choices: Mapping[str, Sequence[Any]], allowed: Callable[[Mapping[str, Any]], bool] | None = None
) -> tuple[dict[str, Any], ...]:
    """Combinations of values such that every two values of different choices stand together in one of them.

    Most faults need two options at once, hardly any needs three; and while all combinations of thirty options are a
    thousand million, all pairs of their values fit in a dozen rows. The rows are found greedily: not the fewest there
    could be, but the same ones every time.

    Args:
        choices: the values of each choice, at least one each. The first row takes the first value of every choice.
        allowed: whether a row can be; None: every row can. Rows that cannot be are left out, and two values meet if
            they can: a row for them is looked for with the fewest other choices off their first values, and given up
            after 1,024 tries, which are all there are for ten other choices between two values each.

    Returns:
        Rows of one value for each choice; the rows that make most pairs meet come first.

    Examples:
        >>> from rlyeh_rules.testing import pairs
        >>> rows = pairs({"gods": ["random", "Hastur"], "rounds": [6, 12], "short": [False, True]})
        >>> len(rows), rows[0]
        (4, {'gods': 'random', 'rounds': 6, 'short': False})
        >>> pairs({"gods": ["random", "Hastur"], "rounds": [6, 12]}, lambda row: row != {"gods": "Hastur", "rounds": 6})
        ({'gods': 'random', 'rounds': 6}, {'gods': 'random', 'rounds': 12}, {'gods': 'Hastur', 'rounds': 12})
    """
    names, values = list(choices), [list(of) for of in choices.values()]

    def named(row: Row) -> dict[str, Any]:
        return {name: values[at][row[at]] for at, name in enumerate(names)}

    rows = _Rows([len(of) for of in values], lambda row: allowed is None or allowed(named(row)))
    return tuple(map(named, rows.found()))


class _Rows:
    """The search for rows.

    Args:
        sizes: how many values each choice has.
        allowed: whether there can be a row.
    """

    def __init__(self, sizes: list[int], allowed: Callable[[Row], bool]) -> None:
        self.sizes, self.allowed = sizes, allowed

    def found(self) -> Iterator[Row]:
        """Row after row, until everything has met that can."""
        if (row := self._nearest({})) is None:
            return
        yield row
        missing = self._all_pairs() if len(self.sizes) > 1 else {}
        self._meet(row, missing)
        while missing:
            pair = next(iter(missing))
            if (row := self._nearest(dict(pair))) is None:
                del missing[pair]
                continue
            row = self._enriched(row, pair, missing)
            yield row
            self._meet(row, missing)
        if len(self.sizes) == 1:  # its values meet no others
            yield from (one for value in range(self.sizes[0]) if (one := (value,)) != row and self.allowed(one))

    def _all_pairs(self) -> Missing:
        """Every pair that must meet, in order."""
        return {
            ((left, a), (right, b)): None
            for left, right in combinations(range(len(self.sizes)), 2)
            for a in range(self.sizes[left])
            for b in range(self.sizes[right])
        }

    @staticmethod
    def _meet(row: Row, missing: Missing) -> None:
        for met in combinations(enumerate(row), 2):
            missing.pop(met, None)

    def _nearest(self, fixed: Mapping[int, int]) -> Row | None:
        """The row with these values that can be, and has the most first values beside them; None if none is found."""
        return next(filter(self.allowed, islice(self._ever_further(fixed), TRIES)), None)

    def _ever_further(self, fixed: Mapping[int, int]) -> Iterator[Row]:
        others = [choice for choice, size in enumerate(self.sizes) if size > 1 and choice not in fixed]
        for count in range(len(others) + 1):
            for moved in combinations(others, count):
                for values in product(*[range(1, self.sizes[choice]) for choice in moved]):
                    row = {**fixed, **dict(zip(moved, values, strict=True))}
                    yield tuple(row.get(choice, 0) for choice in range(len(self.sizes)))

    def _enriched(self, row: Row, pair: tuple[Value, Value], missing: Missing) -> Row:
        """The row, changed so that as many missing pairs meet as can be had by taking choice after choice."""
        taken = dict(pair)
        for choice, size in enumerate(self.sizes):
            if choice not in taken:
                gains = [_gain((choice, value), taken, missing) for value in range(size)]
                for value in sorted(range(size), key=gains.__getitem__, reverse=True):
                    changed = (*row[:choice], value, *row[choice + 1 :])
                    if self.allowed(changed):
                        row = changed
                        break
                taken[choice] = row[choice]
        return row


def _gain(new: Value, row: dict[int, int], missing: Missing) -> int:
    """How many missing pairs a value would make meet with what the row has already."""
    return sum(((new, old) if new < old else (old, new)) in missing for old in row.items())
