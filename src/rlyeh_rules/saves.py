"""Values as text, and saves of whole tables as files.

What is kept, a state or a table, carries the number of the format; what is said, an action or an event, does not. A
text is never trusted: whatever stands in it, it loads to a sound value or is refused with a SaveError that names the
place. What a state has to be is said by its invariants; what a view has to be, by the guess that can be made of it.
"""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Mapping
from contextlib import suppress
from os import PathLike
from pathlib import Path
from typing import Any, Protocol, Self, TypeVar, cast, overload, runtime_checkable

from .codec import ROOTS, TAG, Doubled, checked_plain, name_of, reader, write
from .games import Game, game_named, seat_names
from .kernel import FULL, Content, Decision, Options, SaveError, SetupError, State, Violation, record

__all__ = ["LIBRARY", "Save", "Saved", "dumps", "loads", "read_save", "save_from_text", "save_text", "write_save"]

T = TypeVar("T")

LIBRARY = "0.1.0"
"""The version of this library, which every save names."""
FORMAT = 1
LARGEST = 16 * 1024 * 1024
"""Characters of a text, bytes of a file. A game of 4,000 decisions takes a tenth of it."""

# ------------------------------------------------------------------ text


def dumps(value: Any) -> str:
    """Any public value as text in JSON: a state or a view, an action, event, decision or outcome, options, a Match.

    Raises:
        SaveError: the value is none of these, or holds what JSON cannot say.

    Example:
        >>> import rlyeh_rules as rr
        >>> state = rr.new_game("seals", seed=1)
        >>> rr.loads(rr.dumps(state)) == state
        True
    """
    if isinstance(value, Saved):
        return save_text(value.to_save())
    if not isinstance(value, ROOTS):
        raise SaveError(f"A {type(value).__name__} cannot be saved.")
    return _text({"format": FORMAT, **write(value)} if isinstance(value, State) else write(value))


@overload
def loads(text: str | bytes, *, content: Content | None = None) -> State: ...
@overload
def loads(text: str | bytes, kind: type[T], *, content: Content | None = None) -> T: ...
def loads(text: str | bytes, kind: type[Any] = State, *, content: Content | None = None) -> Any:
    """The value that a text from `dumps` holds.

    Args:
        text: the text, or its bytes in UTF-8.
        kind: what it is to be: `State` (for a view too), `Action`, `Event`, `Decision`, `Outcome`, `Options`, `Match`;
            or a class below one of them, such as the State of a game.
        content: the card set of the game, if it was not the one that the game ships with.

    Raises:
        SaveError: the text is no such value; `path` names the place. Nothing else is ever raised for a text.

    Example:
        >>> import rlyeh_rules as rr
        >>> state = rr.new_game("seals", seed=1)
        >>> action = state.legal_actions()[0]
        >>> rr.loads(rr.dumps(action), rr.Action) == action
        True
    """
    if issubclass(kind, Saved):
        return kind.from_save(save_from_text(text, content=content))
    if not issubclass(kind, ROOTS):
        raise SaveError(f"A {kind.__name__} cannot be loaded.")
    base = next(root for root in (Decision, *ROOTS) if issubclass(kind, root))
    path = base.__name__.lower()
    table = _table(_parsed(text), path)
    if issubclass(kind, State):
        game = _game(_owner(table, path), f"{path}.{TAG}")
        _check_format(table)
        return _state(game, kind, {key: value for key, value in table.items() if key != "format"}, content)
    if kind in ROOTS and not hasattr(kind, "game"):
        return reader(None).read(kind, table, path)
    owner = _owner(table, path)
    rules = None if owner == KERNEL else _game(owner, f"{path}.{TAG}").rules
    if issubclass(kind, Options) and rules is not None:
        if not issubclass(rules.options, kind):
            raise SaveError(f"is no {name_of(kind)}", f"{path}.{TAG}")
        kind = rules.options
    return reader(rules).read(kind, table, path)
