"""Few combinations in which every two values of different choices meet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

__all__ = ["pairs"]

Value = tuple[int, int]
"""A choice and one of its values, both by their places."""


def pairs(choices: Mapping[str, Sequence[Any]]) -> tuple[dict[str, Any], ...]:
    """Combinations of values such that every two values of different choices stand together in one of them.

    Most faults need two options at once, hardly any needs three; and while all combinations of thirty options are a
    thousand million, all pairs of their values fit in a dozen rows. The rows are found greedily: not the fewest there
    could be, but the same ones every time.

    Args:
        choices: the values of each choice, at least one each. The first row takes the first value of every choice.

    Returns:
        Rows of one value for each choice; the rows that make most pairs meet come first.

    Examples:
        >>> from rlyeh_rules.testing import pairs
        >>> rows = pairs({"gods": ["random", "Hastur"], "rounds": [6, 12], "short": [False, True]})
        >>> len(rows), rows[0]
        (4, {'gods': 'random', 'rounds': 6, 'short': False})
    """
    names, values = list(choices), [list(of) for of in choices.values()]
    if not names:
        return ({},)
    rows = _rows([len(of) for of in values])
    return tuple({name: values[at][row[at]] for at, name in enumerate(names)} for row in rows)


def _rows(sizes: list[int]) -> Iterator[tuple[int, ...]]:
    missing = _all_pairs(sizes)
    alone = {(0, value): None for value in range(sizes[0])} if len(sizes) == 1 else {}
    row: tuple[int, ...] = (0,) * len(sizes)
    while True:
        yield row
        for met in combinations(enumerate(row), 2):
            missing.pop(met, None)
        alone.pop((0, row[0]), None)
        if missing:
            row = _next_row(sizes, missing)
        elif alone:
            row = (next(iter(alone))[1],)
        else:
            return


def _all_pairs(sizes: list[int]) -> dict[tuple[Value, Value], None]:
    """Every pair that must meet, in order; a dict, since a set has no order that is the same in every run."""
    return {
        ((left, a), (right, b)): None
        for left, right in combinations(range(len(sizes)), 2)
        for a in range(sizes[left])
        for b in range(sizes[right])
    }


def _next_row(sizes: list[int], missing: dict[tuple[Value, Value], None]) -> tuple[int, ...]:
    """A row that makes one missing pair meet, and as many more as can be had by taking choice after choice."""
    first, second = next(iter(missing))
    row = dict((first, second))
    for choice in range(len(sizes)):
        if choice not in row:
            gains = [_gain((choice, value), row, missing) for value in range(sizes[choice])]
            row[choice] = gains.index(max(gains))
    return tuple(row[choice] for choice in range(len(sizes)))


def _gain(new: Value, row: dict[int, int], missing: dict[tuple[Value, Value], None]) -> int:
    """How many missing pairs a value would make meet with what the row has already."""
    return sum(((new, old) if new < old else (old, new)) in missing for old in row.items())
