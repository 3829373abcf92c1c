"""What classes are called in data, and which annotations need more than their bare type says."""

from __future__ import annotations

import types
import typing
from collections.abc import Callable
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
    Rules,
    Setup,
    State,
    Step,
    Violation,
    family,
    mark_of,
)

__all__ = [
    "FACE_DOWN",
    "FORMS",
    "KERNEL",
    "ROOTS",
    "TAG",
    "WHOLE_TRUTH",
    "form_of",
    "is_options",
    "is_row",
    "is_secret",
    "is_setup",
    "is_tagged",
    "is_union",
    "is_viewer",
    "kinds_of",
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
    return f"{_game(kind) or KERNEL}.{kind.__name__}"


def kinds_of(rules: Rules | None, base: type[Any]) -> tuple[type[Any], ...]:
    """Every class that data of a game may name where a `base` is wanted; without rules, those of the kernel."""
    if issubclass(base, State):
        return (rules.state,) if rules is not None and issubclass(rules.state, base) else ()
    below = rules.kinds(base) if rules is not None else tuple(kind for kind in family(base) if not _game(kind))
    concrete = "__attrs_attrs__" in vars(base) and base not in (Action, Event)
    return (base, *below) if concrete else below


def _game(kind: type) -> str:
    return getattr(kind, "game", "")


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


FORMS: Final[tuple[tuple[Callable[[Any], bool], str], ...]] = (
    (is_union, "union"),
    (is_record, "untagged"),
    (is_row, "row"),
    (is_tagged, "tagged"),
    (is_secret, "marked"),
    (is_viewer, "viewer"),
    (is_options, "options"),
    (is_setup, "setup"),
)
"""How a type is read, where that is more than a plain value: of those that apply, the last.

What reads data and what describes them as a schema have a method of each of these names, so that neither can do without
what the other does.
"""


def form_of(hint: Any) -> str:
    """How this type is read; "" for a plain value."""
    return next((form for applies, form in reversed(FORMS) if applies(hint)), "")
