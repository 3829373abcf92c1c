"""One value as text or plain data, and back."""

from __future__ import annotations

from typing import Any, TypeVar, cast, overload

from rlyeh_rules.codec import ROOTS, TAG, name_of, parsed, reader, text_of, write
from rlyeh_rules.kernel import (
    Action,
    Content,
    Decision,
    Event,
    Options,
    Outcome,
    Refusal,
    SaveError,
    State,
    Violation,
    family,
)

from .states import FORMAT, FORMAT_KEY, of_known_format, owner, read_state, table
from .tables import Saved, save_data, save_from_text

__all__ = ["dumps", "from_data", "loads", "to_data"]

T = TypeVar("T")

OF_A_TABLE = frozenset({FORMAT_KEY, "game", "actions", "state"})
KINDS: tuple[tuple[type[Any], str], ...] = (
    (State, "a state"),
    (Action, "an action"),
    (Event, "an event"),
    (Decision, "a decision"),
    (Options, "a choice of options"),
    (Outcome, "an outcome"),
    (Refusal, "a refusal"),
    (Violation, "a violation"),
)


def dumps(value: object) -> str:
    """Any public value as text in JSON: a state or a view, an action, event, decision or outcome, options, a Match.

    A tuple or a list of such values is written as a list, and what has named parts, as `Told` and `Transition` have, as
    an object of them; `loads` takes the values one by one. A card set is written with all its entries, for a client to
    know what is on the cards; it is read from a file of its own only, by `load_content`.

    Raises:
        SaveError: the value is none of these, or holds what JSON cannot say.

    Examples:
        >>> import rlyeh_rules as rr
        >>> state = rr.new_game("seals", seed=1)
        >>> rr.loads(rr.dumps(state)) == state
        True
    """
    return text_of(to_data(value))


def to_data(value: object, *, defaults: bool = False) -> Any:
    """What `dumps` writes, as plain dicts, lists, texts and numbers: to be a part of a larger message.

    Args:
        value: as for `dumps`.
        defaults: write the fields that are at their default as well, which are left out otherwise. It is read all the
            same.

    Raises:
        SaveError: the value is none of these, or a list that holds itself.

    Examples:
        >>> import rlyeh_rules as rr
        >>> rr.to_data((rr.Outcome((), "nobody came", "SC-8.1"),))
        [{'type': 'kernel.Outcome', 'winners': [], 'reason': 'nobody came', 'rule': 'SC-8.1'}]
    """
    try:
        return _data(value, defaults=defaults)
    except RecursionError:
        raise SaveError("It is nested too deeply.") from None


def _data(value: object, *, defaults: bool) -> Any:
    if isinstance(value, State):
        return {FORMAT_KEY: FORMAT, **write(value, defaults=defaults)}
    if isinstance(value, (*ROOTS, Content)):
        return write(value, defaults=defaults)
    if isinstance(value, tuple | list):
        return _row(cast("tuple[object, ...]", value), defaults=defaults)
    if isinstance(value, Saved):
        return save_data(value.to_save(defaults=defaults), defaults=defaults)
    raise SaveError(f"{type(value).__name__} is nothing that can be saved.")


def _row(values: tuple[object, ...], *, defaults: bool) -> Any:
    """Values in a row; where the places have names, a number or a text may stand among them."""
    names: tuple[str, ...] | None = getattr(values, "_fields", None)
    if names is None:
        return [_data(value, defaults=defaults) for value in values]
    plain = (str, int, type(None))
    return {
        name: value if type(value) in plain else _data(value, defaults=defaults)
        for name, value in zip(names, values, strict=True)
    }


@overload
def loads(text: str | bytes, *, content: Content | None = None) -> State: ...
@overload
def loads(text: str | bytes, kind: type[T], *, content: Content | None = None) -> T: ...
def loads(text: str | bytes, kind: type[Any] = State, *, content: Content | None = None) -> Any:
    """The value that a text from `dumps` holds.

    Args:
        text: the text, or its bytes in UTF-8.
        kind: what it is to be: `State` (a view is one too), `Action`, `Event`, `Decision`, `Outcome`, `Options` or
            `Match`; or a class below one of them, such as the State of a game.
        content: the card set of the game, if it was not the one that the game ships with.

    Raises:
        SaveError: the text holds no such value; `path` names the place, or the message the kind that it is of. Nothing
            else is ever raised for a text.

    Examples:
        >>> import rlyeh_rules as rr
        >>> state = rr.new_game("seals", seed=1)
        >>> action = state.legal_actions()[0]
        >>> rr.loads(rr.dumps(action), rr.Action) == action
        True
    """
    if not _can_be_loaded(kind):
        raise SaveError(f"{getattr(kind, '__name__', repr(kind))} is nothing that can be loaded.")
    try:
        return _loaded(text, kind, content)
    except SaveError as error:
        if other := _of_another_kind(text, kind):
            raise SaveError(other, "" if issubclass(kind, Saved) else _called(kind)) from error
        raise


@overload
def from_data(data: object, *, content: Content | None = None) -> State: ...
@overload
def from_data(data: object, kind: type[T], *, content: Content | None = None) -> T: ...
def from_data(data: object, kind: type[Any] = State, *, content: Content | None = None) -> Any:
    """The value that plain data from `to_data` describe: a part of a larger message that has been parsed already.

    Args:
        data: dicts, lists, texts and numbers, whoever sent them.
        kind: as for `loads`.
        content: as for `loads`.

    Raises:
        SaveError: they describe no such value, as for `loads`; nothing else is ever raised for data.

    Examples:
        >>> import rlyeh_rules as rr
        >>> frame = {"id": 7, "action": {"type": "seals.Bid", "seat": 0, "markers": 9}}
        >>> rr.from_data(frame["action"], rr.Action)
        Bid(seat=0, markers=9, cultist=None)
    """
    return loads(text_of(data), kind, content=content)


def _can_be_loaded(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, (*ROOTS, Saved))


def _loaded(text: str | bytes, kind: type[Any], content: Content | None) -> Any:
    if issubclass(kind, Saved):
        return kind.from_save(save_from_text(text, content=content))
    path = _called(kind)
    data = table(parsed(text), path)
    if issubclass(kind, State):
        return read_state(kind, of_known_format(data), path, content)
    game = owner(data, path)
    if game is not None and issubclass(kind, Options) and issubclass(game.options, kind):
        kind = game.options
    return reader(game and game.rules).read(kind, data, path)


def _called(kind: type[Any]) -> str:
    """What a path begins with."""
    return next(root for root in (Decision, *ROOTS) if issubclass(kind, root)).__name__.lower()


def _of_another_kind(text: str | bytes, kind: type[Any]) -> str:
    """What a text holds that could not be loaded, and how it can be; "" where that was not the reason."""
    try:
        data = table(parsed(text), "")
        if data.keys() >= OF_A_TABLE:
            return "" if issubclass(kind, Saved) else "this is a whole table: load it with loads(text, rr.Match)"
        if (game := owner(data, "")) is not None:
            game.rules  # noqa: B018 - its kinds are known once it is imported
    except SaveError:
        return ""
    tag = data[TAG]
    found = [(root, called) for root, called in KINDS if any(name_of(one) == tag for one in (root, *family(root)))]
    if not found or any(issubclass(kind, root) for root, _ in found):
        return ""
    root, called = found[0]
    return f"this is {called}: load it with loads(text, rr.{root.__name__})"
