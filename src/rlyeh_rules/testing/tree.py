"""A walk through a value: records and the rows that they hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import attrs

from rlyeh_rules.kernel import HIDDEN

__all__ = ["hidden_in", "parts", "records_in"]

APART = "setup"
"""What was settled before the first turn hides nothing, never changes, and may be large: it is left out."""


def parts(value: Any) -> Iterator[tuple[str, Any]]:  # noqa: ANN401 - whatever stands in a field
    """What a record or a row holds, each part with its place."""
    kind: type[Any] = value.__class__
    if issubclass(kind, tuple):
        for at, item in enumerate(value):
            yield f"[{at}]", item
    elif attrs.has(kind):
        for field in attrs.fields(kind):
            if field.name != APART:
                yield f".{field.name}", getattr(value, field.name)


def hidden_in(value: object, path: str = "state") -> Iterator[str]:
    """Where a value holds something that lies face down."""
    if value is HIDDEN:
        yield path
    for place, part in parts(value):
        yield from hidden_in(part, path + place)


def records_in(value: object) -> Iterator[Any]:
    """The records in a value, one of each class."""
    seen: set[type] = set()
    todo: list[Any] = [value]
    while todo:
        one = todo.pop()
        kind: type[Any] = one.__class__
        if kind not in seen:
            todo += [part for _, part in parts(one)]
        if attrs.has(kind) and kind not in seen:
            seen.add(kind)
            yield one
