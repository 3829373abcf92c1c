"""What classes are called in data, and which annotations need more than their bare type says."""

from __future__ import annotations

import types
import typing
from typing import Any, Final

import attrs

from rlyeh_rules.kernel import (
    FULL,
    HIDDEN,
    Action,
    BySeat,
    Event,
    Options,
    Outcome,
    Refusal,
    Setup,
    State,
    Step,
    Violation,
    mark_of,
)

__all__ = [
    "FACE_DOWN",
    "KERNEL",
    "ROOTS",
    "TAG",
    "WHOLE_TRUTH",
    "is_options",
    "is_record",
    "is_row",
    "is_secret",
    "is_setup",
    "is_tagged",
    "is_union",
    "is_viewer",
    "name_of",
    "without_none",
]

TAG: Final = "type"
"""The key under which a record says which it is."""
KERNEL: Final = "kernel"
"""The game of what belongs to no game."""
FACE_DOWN: Final = str(HIDDEN)
WHOLE_TRUTH: Final = FULL.value
ROOTS: Final = (State, Action, Step, Event, Options, Outcome, Refusal, Violation)
"""What can stand alone, and then says which it is. A part of something larger does so only where there is a choice."""


def name_of(kind: type) -> str:
    """What a class is called: `seals.Raise`, `kernel.ChanceGave`."""
    return f"{getattr(kind, 'game', '') or KERNEL}.{kind.__name__}"


def is_tagged(hint: Any) -> bool:
    """Whether records of this class say which they are wherever they stand."""
    return isinstance(hint, type) and (getattr(hint, "polymorphic", False) or issubclass(hint, State))


def is_record(hint: Any) -> bool:
    """Whether it is a class of records."""
    return isinstance(hint, type) and attrs.has(hint)


def is_options(hint: Any) -> bool:
    """Whether it is the options of a game."""
    return isinstance(hint, type) and issubclass(hint, Options)


def is_row(hint: Any) -> bool:
    """Whether it is a tuple, or one value for each seat."""
    return (typing.get_origin(hint) or hint) in (tuple, BySeat)


def is_union(hint: Any) -> bool:
    """Whether it is one of several types, None among them or not."""
    origin: Any = typing.get_origin(hint)
    return origin is typing.Union or origin is types.UnionType


def without_none(hint: Any) -> Any:
    """The same types, None not among them."""
    core: Any = None
    for arg in typing.get_args(hint):
        if arg is not type(None):
            core = arg if core is None else core | arg
    return core


def is_setup(hint: Any) -> bool:
    """Whether it is what was settled before the first turn, of whatever game."""
    return (typing.get_origin(hint) or hint) is Setup


def is_secret(hint: Any) -> bool:
    """Whether it is a field that may lie face down."""
    mark = mark_of(hint)
    return mark is not None and mark.to is not None


def is_viewer(hint: Any) -> bool:
    """Whether it is the field that says whose view a state is."""
    mark = mark_of(hint)
    return mark is not None and mark.viewpoint
