"""What all of one reading share, and rows: long ones are refused, and where there is a fault reading soon ends."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from typing import Any

from rlyeh_rules.kernel import Content

from .faults import DataError, listed
from .values import Entry, Whole

__all__ = ["LONGEST", "NOW", "Hook", "Reading", "may_be_long", "row_hook"]

Hook = Callable[[Any, Any], Any]
"""Makes a value of data and the type that it is to have."""

LONGEST = 2_000
"""Nothing in a game comes near it. Without a bound, a doctored save could have a million cards looked at."""
_OF_A_LOG = (Entry, Whole)  # the rows of a table's history, which grows as long as it is played


def may_be_long(of: Any) -> bool:
    """Whether a row of these may have any number of them."""
    return of in _OF_A_LOG


class Reading:
    """What all of one reading share: the card set, the setup once it is known, how many faults are still wanted.

    Args:
        content: the card set.
        faults: how many faults are wanted; a row goes on until they are found, and from then on to its first.
    """

    __slots__ = ("content", "left", "setup")

    def __init__(self, content: Content | None, faults: int) -> None:
        self.content = content
        self.setup: Any = None
        self.left = faults


NOW: ContextVar[Reading] = ContextVar("now")
"""The reading that goes on: cattrs hands nothing along, and two threads may read at once."""


def row_hook(kind: Any, of: Any, hook: Hook) -> Hook:
    """What reads a row whose items are read by `hook`."""
    from cattrs import IterableValidationError, IterableValidationNote

    failed: Any = IterableValidationError  # what it is made of is more than its type says

    def read(data: Any, _: Any) -> Any:
        items = listed(data)
        if len(items) > LONGEST and not may_be_long(of):
            raise DataError(f"has {len(items):,} entries; it can have {LONGEST:,}")
        now = NOW.get()
        found: list[Any] = []
        errors: list[Exception] = []
        for at, item in enumerate(items):
            try:
                found.append(hook(item, of))
            except Exception as error:  # noqa: BLE001 - every fault is to be listed, whatever it is
                error.add_note(IterableValidationNote("", at, of))
                errors.append(error)
                now.left -= 1
                if now.left <= 0:
                    break
        if errors:
            raise failed("", errors, kind)
        return kind(found)

    return read
