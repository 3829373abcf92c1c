"""Plain values, each of the very type that is declared: 1 is not True, 2.0 is not 2, and "3" is no number."""

from __future__ import annotations

import math
from functools import cache
from typing import Any, NewType

from rlyeh_rules.kernel import FULL, HIDDEN

from .faults import DataError, table, wrong
from .names import FACE_DOWN, WHOLE_TRUTH

__all__ = [
    "LARGEST_CHANCE",
    "LARGEST_NUMBER",
    "Entry",
    "Table",
    "Unread",
    "Whole",
    "half_a_character",
    "read_bool",
    "read_chance",
    "read_entry",
    "read_float",
    "read_int",
    "read_table",
    "read_text",
    "read_thing",
    "read_unread",
    "read_viewer",
    "read_whole",
]

Whole = NewType("Whole", int)
"""A whole number of any size; other numbers are bounded."""
Table = NewType("Table", dict[str, Any])
"""A JSON object, whatever is in it."""
Entry = NewType("Entry", dict[str, Any])
"""A JSON object with nothing in it that JSON does not have: it is kept as it is."""
Unread = NewType("Unread", object)
"""Something that is read later."""

LARGEST_NUMBER = 1_000_000
"""No number of a game comes near it. Without a bound, a doctored save could have 10**18 legal actions listed."""
LARGEST_CHANCE = (1 << 64) - 1


def half_a_character(text: str) -> bool:
    """Whether a text holds half of a surrogate pair: JSON can write one, but no file and no hash takes it."""
    return not text.isascii() and any("\ud800" <= letter <= "\udfff" for letter in text)


def read_text(value: Any, kind: type) -> Any:
    """A text, or the member of an enumeration of texts."""
    if kind is not str:
        return _member(value, kind)
    if type(value) is not str:
        raise wrong("a text", value)
    if half_a_character(value):
        raise DataError("holds half a character")
    return value


def read_int(value: Any, kind: type) -> Any:
    """A whole number, or the member of an enumeration of numbers."""
    if kind is not int:
        return _member(value, kind)
    if type(value) is not int:
        raise wrong("a whole number", value)
    if not -LARGEST_NUMBER <= value <= LARGEST_NUMBER:
        raise wrong(f"a number from {-LARGEST_NUMBER:,} to {LARGEST_NUMBER:,}", value)
    return value


def read_whole(value: Any, _: Any) -> Any:
    """A whole number of any size."""
    if type(value) is not int:
        raise wrong("a whole number", value)
    return value


def read_chance(value: Any, _: Any) -> Any:
    """The chance of a state."""
    if value == FACE_DOWN:
        return HIDDEN
    if type(value) is not int or not 0 <= value <= LARGEST_CHANCE:
        raise wrong("a whole number of 64 bits", value)
    return value


def read_bool(value: Any, _: Any) -> bool:
    """True or false."""
    if type(value) is not bool:
        raise wrong("true or false", value)
    return value


def read_float(value: Any, _: Any) -> float:
    """A number that is not infinite."""
    if type(value) is not float or not math.isfinite(value):
        raise wrong("a number with a point", value)
    return value


def read_thing(value: Any, kind: type) -> Any:
    """The id of something that can lie face down, where it does not."""
    if value == FACE_DOWN:
        raise DataError("lies open, so it cannot be hidden")
    return kind(read_text(value, str))


def read_viewer(value: Any, _: Any) -> Any:
    """Whose view a state is."""
    if value == WHOLE_TRUTH:
        return FULL
    if value is not None and (type(value) is not int or value < 0):
        raise wrong(f"a seat, null or {WHOLE_TRUTH!r}", value)
    return value


def read_table(value: Any, _: Any) -> Any:
    """An object, whatever is in it."""
    return table(value)


def read_entry(value: Any, _: Any) -> Any:
    """An object and all that is in it."""
    for key, item in table(value).items():
        _check(key)
        _check(item)
    return value


def read_unread(value: Any, _: Any) -> Any:
    """Anything."""
    return value


def _check(value: Any) -> None:
    match value:
        case str():
            read_text(value, str)
        case float():
            read_float(value, float)
        case [*items]:
            for item in items:
                _check(item)
        case dict():
            read_entry(value, dict)
        case _:
            pass


def _member(value: Any, kind: type) -> Any:
    members = _members(kind)
    # 1.0 and True would both find the member of 1
    if type(value) not in (str, int) or value not in members or type(members[value].value) is not type(value):
        raise wrong(f"one of {', '.join(map(str, members))}", value)
    return members[value]


@cache
def _members(kind: Any) -> dict[Any, Any]:
    return {member.value: member for member in kind}
