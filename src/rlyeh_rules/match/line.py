"""Undo, and the line that it does not cross: chance used, or a secret revealed."""

from __future__ import annotations

import typing
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import NamedTuple, cast

import attrs

from rlyeh_rules.kernel import SPECTATOR, Event, Hideable, RlyehError, Seat, State, mark_of, redact, types_in

from .log import Played

__all__ = ["Done", "UndoError", "line_crossed"]

Things = Counter[tuple[type, str]]
Fields = Callable[[type], tuple[str, ...]]


class UndoError(RlyehError):
    """Nothing to take back or to play again, or the line forbids it.

    Attributes:
        can_be_forced: whether `undo(force=True)` would do it all the same.

    Examples:
        >>> import rlyeh_rules as rr
        >>> rr.Match.new("seals", seed=1).undo()
        Traceback (most recent call last):
            ...
        rlyeh_rules.match.line.UndoError: There is nothing to take back.
    """

    def __init__(self, message: str, *, can_be_forced: bool = False) -> None:
        super().__init__(message)
        self.can_be_forced = can_be_forced


class Done(NamedTuple):
    """An action carried out: its entry in the log, the state before and after it, and what was told, unredacted."""

    entry: Played
    before: State
    after: State
    events: tuple[Event, ...]


def line_crossed(done: Done) -> str | None:
    """Why an action should not be taken back, as a sentence; None when nothing speaks against it.

    A secret counts as revealed when anybody at the table, or a spectator, sees more copies of a thing than before:
    either in the new view, or named in one event. What never lies anywhere, such as a figure that is merely named, is
    no secret. Secrets that are no things (a vote) are revealed by events whose class says `reveals`. What a seat has
    chosen in secret itself does not count for it: it has known its choice.
    """
    if done.entry.chance:
        return "Chance was used since."
    if any(event.reveals for event in done.events) or any(_learnt(done, seat) for seat in (None, *done.before.seats)):
        return "A secret was revealed since."
    return None


def _learnt(done: Done, seat: Seat | None) -> bool:
    kind: type = type(done.before)
    lying = _kinds_that_lie(kind)
    known = _things(done.before.view(seat), _places)
    action = done.entry.action
    if action.seat == seat:
        known += _things(action, _all_fields) - _things(redact(action, SPECTATOR), _all_fields)
    shown = [_things(done.after.view(seat), _places)]
    shown += [_things(event.seen_by(seat), _all_fields) for event in done.events]
    return any(
        count > known[thing] for things in shown for thing, count in things.items() if issubclass(thing[0], lying)
    )


def _things(value: object, fields: Fields) -> Things:
    """Every thing that can be seen, with the number of its copies; `fields` says where to look in a record."""
    found: Things = Counter()
    _count(value, fields, found)
    return found


def _count(value: object, fields: Fields, found: Things) -> None:
    if isinstance(value, Hideable):
        found[type(value), str(value)] += 1
    elif isinstance(value, tuple):
        for item in cast("tuple[object, ...]", value):
            _count(item, fields, found)
    else:
        for name in fields(type(value)):
            _count(getattr(value, name), fields, found)


@cache
def _kinds_that_lie(kind: type) -> tuple[type, ...]:
    """The kinds of things that lie somewhere in such a state, face up or face down."""
    found: set[type] = set()
    done: set[type] = set()
    todo = [kind]
    while todo:
        record = todo.pop()
        if record not in done:
            done.add(record)
            hints = typing.get_type_hints(record, include_extras=True) if attrs.has(record) else {}
            for name in _places(record):
                found.update(one for one in types_in(hints[name]) if issubclass(one, Hideable))
            todo += [one for name in _all_fields(record) for one in types_in(hints[name])]
    return tuple(found)


@cache
def _all_fields(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in attrs.fields(kind)) if attrs.has(kind) else ()


@cache
def _places(kind: type) -> tuple[str, ...]:
    """Where things lie in a state: what it merely names, or keeps of an earlier moment, lies elsewhere."""
    hints = typing.get_type_hints(kind, include_extras=True) if attrs.has(kind) else {}
    marks = {name: mark_of(hints[name]) for name in _all_fields(kind)}
    return tuple(name for name, mark in marks.items() if mark is None or mark.holds)
