"""What is wrong with data, and where."""

from __future__ import annotations

import reprlib
import typing
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from difflib import get_close_matches
from typing import Any

import attrs

__all__ = ["DataError", "Doubled", "faults_in", "join", "listed", "table", "toml", "wanted", "wrong"]

HUGE = 1 << 64
LONGEST_KEY = 40
_OBJECT: ContextVar[str] = ContextVar("object", default="an object")
"""What a record looks like in the language of the data: JSON, unless something else is said."""


@contextmanager
def toml() -> Generator[None]:
    """Speak of the data as whoever has written them in TOML does."""
    token = _OBJECT.set("a table")
    try:
        yield
    finally:
        _OBJECT.reset(token)


class DataError(ValueError):
    """What is wrong with a value; `at` is the key at which it is, if it is not the value itself.

    It never leaves the codec.
    """

    def __init__(self, message: str, at: str = "") -> None:
        super().__init__(message)
        self.at = at


class Doubled(dict[str, Any]):
    """An object in which a key stands twice. Nothing is read from one, so it is refused where it stands.

    Args:
        data: what stands in it.
        key: the key that stands twice.
    """

    def __init__(self, data: dict[str, Any], key: str) -> None:
        super().__init__(data)
        self.key = key


def wanted(what: str, value: Any) -> str:
    """That something else should stand here."""
    return f"must be {what}, not {_say(value)}"


def wrong(what: str, value: Any) -> DataError:
    """The error that says so."""
    return DataError(wanted(what, value))


def _say(value: Any) -> str:
    match value:
        case None:
            return "null"
        case bool():
            return str(value).lower()
        case dict():
            return _OBJECT.get()
        case list():
            return "a list"
        case int() if abs(value) >= HUGE:
            return "a huge number"
        case _:
            return reprlib.repr(value)


def table(value: Any) -> dict[str, Any]:
    """The value, which has to be a JSON object."""
    if type(value) is dict:
        return typing.cast("dict[str, Any]", value)
    if isinstance(value, Doubled):
        raise DataError("stands here twice", value.key)
    raise wrong(_OBJECT.get(), value)


def listed(value: object) -> list[Any]:
    """The value, which has to be a JSON list."""
    kind = type(value)
    if kind is not list:
        raise wrong("a list", value)
    return typing.cast("list[Any]", value)


def join(path: str, key: str) -> str:
    """The path of a key. A key may be anything, so an odd one is quoted, and a long one cut."""
    shown = key if key.isidentifier() and len(key) <= LONGEST_KEY else reprlib.repr(key)
    return f"{path}.{shown}" if path else shown


def faults_in(error: BaseException, path: str) -> Iterator[tuple[str, str]]:
    """Every fault that cattrs has found when it read with detailed errors, as (path, message).

    Raises:
        RecursionError: what was read is nested too deeply.
    """
    from cattrs import BaseValidationError, ForbiddenExtraKeysError

    path, field = _place(error, path)
    match error:
        case BaseValidationError():
            for part in error.exceptions:
                yield from faults_in(part, path)
        case ForbiddenExtraKeysError():
            yield from ((join(path, key), _unknown(key, error.cl)) for key in sorted(error.extra_fields))
        case DataError():
            yield join(path, error.at) if error.at else path, str(error)
        case KeyError() if error.args == (field,):
            yield path, "is missing"
        case RecursionError():
            raise error
        case _:
            yield path, f"nothing can be made of it: {error!r}"


def _unknown(key: str, kind: type[Any]) -> str:
    """That there is no such field, and which one was meant if it was a slip of the hand."""
    known = [field.name for field in attrs.fields(kind) if field.init] if attrs.has(kind) else []
    meant = get_close_matches(key, known, 1) if len(key) <= LONGEST_KEY else []
    return f"is not known here{f'; did you mean {meant[0]}?' if meant else ''}"


def _place(error: BaseException, path: str) -> tuple[str, str | None]:
    """Where an error belongs, and the field that this is, by the notes that were put on it."""
    from cattrs import AttributeValidationNote, IterableValidationNote

    field = None
    for note in getattr(error, "__notes__", ()):
        if isinstance(note, AttributeValidationNote):
            field = note.name
            path = join(path, field)
        elif isinstance(note, IterableValidationNote):
            path = f"{path}[{note.index}]"
    return path, field
