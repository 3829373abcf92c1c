"""Records as plain JSON data, and back; the only place that knows cattrs.

Writing needs no game at hand. Reading does: one reader for each game knows the classes that data may name, and nothing
else. Reading is strict. cattrs by itself makes an integer of "3" and of 2.0; here every value has to be of the very
type that its field declares, every key known and every needed key there.

How values look:
- a record is an object of its fields; fields at their default are left out, except a host's options;
- a step, an action, an event, a state says which it is: `"type": "seals.Raise"`;
- what cannot be seen is `"?"`, wherever a field may lie face down;
- what is given for each seat is a list; an enumeration's member is its value; the viewer of the whole truth is "full";
- the card set of a game is named by `{"name", "digest"}`; the cards themselves do not travel with a state.

cattrs is imported when the first value is written or read, not with the library.
"""

from __future__ import annotations

import enum
import math
import reprlib
import types
import typing
from collections.abc import Iterator
from contextvars import ContextVar
from functools import cache
from typing import Any, TypeVar

import attrs

from .kernel import (
    FULL,
    HIDDEN,
    Action,
    BySeat,
    Content,
    Event,
    Hideable,
    Options,
    Outcome,
    Refusal,
    Rules,
    SaveError,
    Setup,
    State,
    Step,
    Violation,
    family,
    mark_of,
    options_of,
    record,
)

__all__ = ["Reader", "name_of", "reader", "write"]

T = TypeVar("T")

TAG = "type"
KERNEL = "kernel"
FACE_DOWN = str(HIDDEN)
WHOLE_TRUTH = FULL.value
ROOTS = (State, Action, Step, Event, Options, Outcome, Refusal, Violation)
"""What can stand alone. Of these, what is part of something larger goes without a name where its class is certain."""

LARGEST = 1_000_000
"""No count of a game comes near it. Without a bound, a doctored save could have a million million actions listed."""
LARGEST_CHANCE = (1 << 64) - 1

_UNIONS = (typing.Union, types.UnionType)
_NONE = type(None)


def name_of(kind: type) -> str:
    """What a class is called in data: `seals.Raise`, `kernel.ChanceGave`."""
    return f"{getattr(kind, 'game', '') or KERNEL}.{kind.__name__}"


def _is_tagged(hint: Any) -> bool:
    return isinstance(hint, type) and (getattr(hint, "polymorphic", False) or issubclass(hint, State))


def _is_row(hint: Any) -> bool:
    return (typing.get_origin(hint) or hint) in (tuple, BySeat)


def _is_setup(hint: Any) -> bool:
    return (typing.get_origin(hint) or hint) is Setup


def _is_secret(hint: Any) -> bool:
    mark = mark_of(hint)
    return mark is not None and mark.to is not None


def _is_viewer(hint: Any) -> bool:
    mark = mark_of(hint)
    return mark is not None and mark.viewpoint


# ------------------------------------------------------------------ writing


def write(value: Any) -> Any:
    """A value as plain dicts, lists, strings and numbers; what can stand alone says which class it is.

    Example:
        >>> from rlyeh_rules import Outcome
        >>> from rlyeh_rules.codec import write
        >>> write(Outcome((), "nobody came", "SC-8.1"))
        {'type': 'kernel.Outcome', 'winners': [], 'reason': 'nobody came', 'rule': 'SC-8.1'}
    """
    data = _writer().unstructure(value)
    if isinstance(value, ROOTS) and TAG not in data:
        return {TAG: name_of(type(value)), **data}
    return data


@cache
def _writer() -> Any:
    from cattrs import Converter
    from cattrs.gen import make_dict_unstructure_fn, override

    conv = Converter(omit_if_default=True)
    made: dict[type, tuple[str, Any]] = {}

    def tagged(value: Any) -> Any:
        kind = type(value)
        if kind not in made:
            made[kind] = name_of(kind), make_dict_unstructure_fn(kind, conv, _cattrs_omit_if_default=True)
        name, plain = made[kind]
        return {TAG: name, **plain(value)}

    def row(value: Any) -> Any:
        return [conv.unstructure(item) for item in value]

    def all_of_it(kind: type) -> Any:
        return make_dict_unstructure_fn(kind, conv, _cattrs_omit_if_default=False)

    def named(content: Content) -> Any:
        return {"name": content.name, "digest": content.digest}

    setup = make_dict_unstructure_fn(Setup[Any, Any], conv, content=override(unstruct_hook=named))

    conv.register_unstructure_hook(type(HIDDEN), lambda _: FACE_DOWN)
    conv.register_unstructure_hook(Hideable, str)
    conv.register_unstructure_hook(enum.StrEnum, lambda member: member.value)
    conv.register_unstructure_hook_func(_is_row, row)
    conv.register_unstructure_hook_func(_is_tagged, tagged)
    conv.register_unstructure_hook_func(_is_setup, setup)
    conv.register_unstructure_hook_func(_is_secret, conv.unstructure)  # by what it is: it may be hidden
    conv.register_unstructure_hook_func(_is_viewer, lambda viewer: WHOLE_TRUTH if viewer is FULL else viewer)
    conv.register_unstructure_hook_factory(lambda kind: isinstance(kind, type) and issubclass(kind, Options), all_of_it)
    return conv


# ------------------------------------------------------------------ what is wrong with data


class _Fault(ValueError):
    """What is wrong with a value; `at` is the key at which it is, if it is not the value itself."""

    def __init__(self, message: str, at: str = "") -> None:
        super().__init__(message)
        self.at = at


class Doubled(dict[str, Any]):
    """An object in which a key stands twice. Nothing is read from one, so that it is refused where it stands."""

    key = ""


def _say(value: Any) -> str:
    """A value, in a sentence."""
    match value:
        case None:
            return "nothing"
        case dict():
            return "a table"
        case list():
            return "a list"
        case int() if abs(value) > LARGEST_CHANCE:
            return "a huge number"
        case _:
            return reprlib.repr(value)


def _wanted(what: str, value: Any) -> str:
    return f"must be {what}, not {_say(value)}"


def _wrong(wanted: str, value: Any) -> _Fault:
    return _Fault(_wanted(wanted, value))


def _table(value: Any) -> dict[str, Any]:
    if type(value) is dict:
        return typing.cast("dict[str, Any]", value)
    if isinstance(value, Doubled):
        raise _Fault("stands twice", value.key)
    raise _wrong("a table", value)


def _faults(error: BaseException, path: str) -> Iterator[tuple[str, str]]:
    """Every fault that a reading with detailed errors has found, with its path."""
    from cattrs.errors import BaseValidationError, ForbiddenExtraKeysError

    notes = [_step(note) for note in getattr(error, "__notes__", ())]
    for step in notes:
        path = f"{path}{step}" if path or step.startswith("[") else step.removeprefix(".")
    if isinstance(error, BaseValidationError):
        for part in error.exceptions:
            yield from _faults(part, path)
    elif isinstance(error, ForbiddenExtraKeysError):
        for key in sorted(error.extra_fields):
            yield f"{path}.{key}".removeprefix("."), "is not known here"
    elif isinstance(error, KeyError) and f".{error.args[0]}" in notes:
        yield path, "is missing"
    elif isinstance(error, _Fault):
        yield f"{path}.{error.at}".removeprefix(".") if error.at else path, str(error)
    else:
        yield path, f"cannot be made of it: {error!r}"


def _step(note: str) -> str:
    from cattrs import AttributeValidationNote, IterableValidationNote

    if isinstance(note, AttributeValidationNote):
        return f".{note.name}"
    return f"[{note.index}]" if isinstance(note, IterableValidationNote) else ""


# ------------------------------------------------------------------ plain values


def _text(value: Any, kind: type) -> Any:
    if kind is not str:
        return _member(value, kind)
    if type(value) is not str:
        raise _wrong("a text", value)
    if not value.isascii() and any("\ud800" <= letter <= "\udfff" for letter in value):
        raise _Fault("holds half a character")
    return value


def _whole(value: Any, kind: type) -> Any:
    if kind is not int:
        return _member(value, kind)
    if type(value) is not int:
        raise _wrong("a whole number", value)
    if not -LARGEST <= value <= LARGEST:
        raise _wrong(f"a number from {-LARGEST} to {LARGEST}", value)
    return value


def _chance(value: Any, _: Any) -> Any:
    if value == FACE_DOWN:
        return HIDDEN
    if type(value) is not int or not 0 <= value <= LARGEST_CHANCE:
        raise _wrong("a whole number of 64 bits", value)
    return value


def _yes_or_no(value: Any, _: Any) -> bool:
    if type(value) is not bool:
        raise _wrong("true or false", value)
    return value


def _number(value: Any, _: Any) -> float:
    if type(value) is not float or not math.isfinite(value):
        raise _wrong("a number with a point", value)
    return value


def _member(value: Any, kind: type) -> Any:
    """The member of an enumeration that has this value."""
    members = _members(kind)
    # 1.0 and True would find the member of 1
    if type(value) not in (str, int) or value not in members or type(members[value].value) is not type(value):
        raise _wrong(f"one of {', '.join(map(str, members))}", value)
    return members[value]


@cache
def _members(kind: Any) -> dict[Any, Any]:
    return {member.value: member for member in kind}


def _thing(value: Any, kind: type) -> Any:
    if value == FACE_DOWN:
        raise _Fault("lies face up, so it cannot be hidden")
    return kind(_text(value, str))


def _viewer(value: Any, _: Any) -> Any:
    if value == WHOLE_TRUTH:
        return FULL
    if value is not None and (type(value) is not int or value < 0):
        raise _wrong("a seat, nothing or 'full'", value)
    return value


@record
class _Reference:
    """A card set, as a state names it."""

    name: str
    digest: str


# ------------------------------------------------------------------ reading


class _Hooks:
    """Everything that cattrs is told to read the records of one game.

    Args:
        rules: whose records; None for those of the kernel alone.
        detailed: collect every fault with its place, slowly.
    """

    def __init__(self, rules: Rules | None, *, detailed: bool) -> None:
        from cattrs import Converter

        self.rules, self.detailed = rules, detailed
        self.content: ContextVar[Content | None] = ContextVar("content", default=None)
        self.plain: dict[type, Any] = {}
        self.conv = conv = Converter(forbid_extra_keys=True, detailed_validation=detailed)
        for scalar, hook in ((str, _text), (int, _whole), (float, _number), (bool, _yes_or_no), (Hideable, _thing)):
            conv.register_structure_hook(scalar, hook)
        conv.register_structure_hook_factory(lambda hint: typing.get_origin(hint) in _UNIONS, self.union)
        conv.register_structure_hook_factory(lambda hint: isinstance(hint, type) and attrs.has(hint), self.untagged)
        conv.register_structure_hook_factory(_is_row, self.row)
        conv.register_structure_hook_factory(_is_tagged, self.tagged)
        conv.register_structure_hook_factory(_is_secret, lambda hint: self.secret(hint.__origin__))
        conv.register_structure_hook_func(_is_viewer, _viewer)
        if rules is not None:
            conv.register_structure_hook_factory(_is_setup, lambda _: self.setup(rules))
            conv.register_structure_hook_factory(lambda hint: hint is rules.options, self.options)

    # -- values of several kinds

    def union(self, hint: Any) -> Any:
        """Nothing, or one of several kinds: the first that a value fits."""
        kinds = [(kind, self.conv.get_structure_hook(kind)) for kind in typing.get_args(hint) if kind is not _NONE]
        optional = len(kinds) < len(typing.get_args(hint))
        (first, first_hook), *others = kinds

        def read(value: Any, _: Any) -> Any:
            if value is None and optional:
                return None
            for kind, hook in others:
                try:
                    return hook(value, kind)
                except _Fault:
                    continue
            return first_hook(value, first)

        return read

    # -- rows

    def row(self, hint: Any) -> Any:
        """A tuple of any length, or one value for each seat."""
        of, *rest = typing.get_args(hint)
        if rest not in ([], [...]):
            raise TypeError(f"{hint}: a record, please, or a tuple of one kind of thing")
        return self.row_of(typing.get_origin(hint), of, self.conv.get_structure_hook(of))

    def row_of(self, kind: Any, of: Any, hook: Any) -> Any:
        """A row whose items are read by `hook`."""

        def read(data: Any, _: Any) -> Any:
            if type(data) is not list:
                raise _wrong("a list", data)
            return kind([hook(item, of) for item in data])

        def read_all(data: Any, _: Any) -> Any:
            from cattrs import IterableValidationError, IterableValidationNote

            if type(data) is not list:
                raise _wrong("a list", data)
            found: list[Any] = []
            errors: list[Exception] = []
            for at, item in enumerate(typing.cast("list[Any]", data)):
                try:
                    found.append(hook(item, of))
                except Exception as error:  # noqa: BLE001 - every fault is to be listed, whatever it is
                    error.add_note(IterableValidationNote("", at, of))
                    errors.append(error)
            if errors:
                raise IterableValidationError("", errors, kind)
            return kind(found)

        return read_all if self.detailed else read

    # -- what may lie face down

    def secret(self, hint: Any) -> Any:
        """A secret as `redact` leaves it: whether there is one, and how many, is seen; what each is may be hidden."""
        args = typing.get_args(hint)
        if typing.get_origin(hint) in _UNIONS and _NONE in args and len(args) == 2:  # noqa: PLR2004 - one kind, or none
            core = next(arg for arg in args if arg is not _NONE)
            hook = self.secret(core)
            return lambda value, _: None if value is None else hook(value, core)
        if typing.get_origin(hint) is BySeat:
            return self.row_of(BySeat, args[0], self.secret(args[0]))
        if typing.get_origin(hint) is tuple:
            return self.row_of(tuple, args[0], self.face_down(args[0]))
        return self.face_down(hint)

    def face_down(self, hint: Any) -> Any:
        """A value that may be hidden whole."""
        hook = self.conv.get_structure_hook(hint)
        return lambda value, _: HIDDEN if value == FACE_DOWN else hook(value, hint)

    # -- records

    def record(self, kind: type, **overrides: Any) -> Any:
        """The function that reads the fields of one class."""
        from cattrs.gen import make_dict_structure_fn, override

        hooks = {name: override(struct_hook=hook) for name, hook in overrides.items()}
        return make_dict_structure_fn(kind, self.conv, **hooks)

    def untagged(self, kind: type) -> Any:
        """A record of a class that is certain."""
        plain = self.record(kind)
        return lambda data, _: plain(_table(data), kind)

    def tagged(self, base: type) -> Any:
        """A record that says which of a family it is."""
        kinds = {name_of(kind): kind for kind in self.kinds(base)}

        def read(data: Any, _: Any) -> Any:
            rest = dict(_table(data))
            name = rest.pop(TAG, None)
            kind = kinds.get(name) if type(name) is str else None
            if kind is None:
                missing = TAG not in data
                raise _Fault("is missing" if missing else f"{_say(name)} is no {base.__name__} of this game", TAG)
            if kind not in self.plain:
                self.plain[kind] = self.record(kind, chance=_chance) if issubclass(kind, State) else self.record(kind)
            return self.plain[kind](rest, kind)

        return read

    def kinds(self, base: type) -> tuple[type, ...]:
        """Every class that data may name where a `base` is wanted."""
        if issubclass(base, State):
            return (self.rules.state,) if self.rules is not None and issubclass(self.rules.state, base) else ()
        below = self.rules.kinds(base) if self.rules else tuple(k for k in family(base) if not getattr(k, "game", ""))
        itself = "__attrs_attrs__" in vars(base) and getattr(base, "game", "")
        return (base, *below) if itself else below

    # -- what was settled before the first turn

    def options(self, kind: type[Options]) -> Any:
        """The options of the game, each at a value that it has."""
        plain = self.untagged(kind)
        choices = options_of(kind)

        def read(data: Any, _: Any) -> Any:
            made = plain(data, kind)
            for choice in choices:
                value = getattr(made, choice.name)
                # 1 equals True and is another value all the same
                if not any(value == one and type(value) is type(one) for one in choice.values):
                    raise _Fault(_wanted(f"one of {', '.join(map(str, choice.values))}", value), choice.name)
            return made

        return read

    def setup(self, rules: Rules) -> Any:
        """Options, names, and the card set: its name and digest, for which the set itself is put."""
        reference = self.untagged(_Reference)

        def content(data: Any, _: Any) -> Any:
            wanted: _Reference = reference(data, _Reference)
            given = self.content.get()
            if given is None or given.digest != wanted.digest:
                theirs = f"{given.name!r} ({given.digest})" if given else "none"
                raise _Fault(f"the card set is {wanted.name!r} ({wanted.digest}), but what is given is {theirs}")
            return given

        hint: Any = Setup
        options = self.conv.get_structure_hook(rules.options)
        plain = self.record(hint[rules.options, rules.content], options=options, content=content)
        return lambda data, _: plain(_table(data), Setup)


class Reader:
    """Reads the plain data of one game's records.

    Args:
        rules: the rules of the game; None for records that belong to no game, such as an Outcome.
    """

    def __init__(self, rules: Rules | None) -> None:
        self.rules = rules
        self._fast = _Hooks(rules, detailed=False)
        self._thorough = _Hooks(rules, detailed=True)

    def read(self, kind: type[T], data: Any, path: str = "", *, content: Content | None = None) -> T:
        """The record of class `kind`, or of a class below it, that `data` describes.

        Args:
            kind: its class.
            data: what `write` gave.
            path: where in a larger text the data stands, for errors.
            content: the card set of the game, if the data names one.

        Raises:
            SaveError: at the path that the error names, the data is not what it should be.
        """
        try:
            return self._run(self._fast, kind, data, content)
        except Exception as error:  # whatever it is: data that cannot be read are bad data
            if isinstance(error, RecursionError):
                raise SaveError("It is nested too deeply.", path) from None
            found = self.faults(kind, data, path, content=content)
            where, message = found[0] if found else (path, repr(error))
        raise SaveError(message, where)

    def faults(
        self, kind: type[Any], data: Any, path: str = "", *, content: Content | None = None
    ) -> tuple[tuple[str, str], ...]:
        """Everything that is wrong with `data`, as (path, message); () when nothing is."""
        try:
            self._run(self._thorough, kind, data, content)
        except RecursionError:
            return ((path, "is nested too deeply"),)
        except Exception as error:  # noqa: BLE001 - as above
            return tuple(_faults(error, path))
        return ()

    @staticmethod
    def _run(hooks: _Hooks, kind: type[T], data: Any, content: Content | None) -> T:
        token = hooks.content.set(content)
        try:
            made: T = hooks.conv.get_structure_hook(kind)(_unnamed(kind, data), kind)
        finally:
            hooks.content.reset(token)
        return made


def _unnamed(kind: type, data: Any) -> Any:
    """The data of a record that stands alone, without the name that `write` gave it for that reason."""
    if not issubclass(kind, ROOTS) or _is_tagged(kind):
        return data
    rest: dict[str, Any] = dict(_table(data))
    if rest.pop(TAG, None) != name_of(kind):
        raise _Fault(f"must be {name_of(kind)!r}", TAG)
    return rest


@cache
def reader(rules: Rules | None) -> Reader:
    """The reader of a game's records; there is one for each game."""
    return Reader(rules)
