"""Plain data as records."""

from __future__ import annotations

import typing
from functools import cache
from itertools import islice
from typing import Any, TypeVar

from rlyeh_rules.kernel import (
    HIDDEN,
    BySeat,
    Content,
    Hideable,
    Options,
    Rules,
    SaveError,
    Setup,
    State,
    options_of,
    record,
)

from .faults import DataError, faults_in, table, wanted
from .names import FACE_DOWN, FORMS, ROOTS, TAG, is_tagged, is_union, kinds_of, name_of, without_none
from .rows import NOW, Hook, Reading, row_hook
from .values import (
    Entry,
    Table,
    Unread,
    Whole,
    read_bool,
    read_chance,
    read_entry,
    read_float,
    read_int,
    read_table,
    read_text,
    read_thing,
    read_unread,
    read_viewer,
    read_whole,
)

__all__ = ["Reader", "reader"]

T = TypeVar("T")
Faults = tuple[tuple[str, str], ...]
"""What is wrong, as (path, message)."""

_NONE = type(None)
_MANY = 1_000  # faults that are listed: doctored data could have millions
_DIGITS = 12  # of a digest, enough to tell two sets apart
_PLAIN: tuple[tuple[Any, Hook], ...] = (
    (str, read_text),
    (int, read_int),
    (float, read_float),
    (bool, read_bool),
    (Hideable, read_thing),
    (Whole, read_whole),
    (Table, read_table),
    (Entry, read_entry),
    (Unread, read_unread),
)


@record
class _Reference:
    """A card set, as a state names it."""

    name: str
    digest: str


class _Hooks:
    """Everything that cattrs is told to read the records of one game.

    A hook is a function of a value and its declared type, as cattrs wants it.

    Args:
        rules: whose records; None for those of the kernel alone.
    """

    def __init__(self, rules: Rules | None) -> None:
        from cattrs import Converter

        self.rules = rules
        self.plain: dict[type, Hook] = {}
        self.conv: Any = Converter(forbid_extra_keys=True)
        conv = self.conv
        for kind, hook in _PLAIN:
            conv.register_structure_hook(kind, hook)
        for applies, form in FORMS:  # of those that apply, cattrs takes the last, as `form_of` does
            conv.register_structure_hook_factory(applies, getattr(self, form))

    def union(self, hint: Any) -> Hook:
        """Nothing, or one of several kinds: the first that a value fits."""
        args = typing.get_args(hint)
        (first, first_hook), *others = [
            (kind, self.conv.get_structure_hook(kind)) for kind in args if kind is not _NONE
        ]

        def read(value: Any, _: Any) -> Any:
            if value is None and _NONE in args:
                return None
            for kind, hook in others:
                try:
                    return hook(value, kind)
                except DataError:
                    continue
            return first_hook(value, first)

        return read

    # -- rows

    def row(self, hint: Any) -> Hook:
        """A tuple of any length, or one value for each seat."""
        of, *rest = typing.get_args(hint)
        if rest not in ([], [...]):
            raise TypeError(f"{hint}: a tuple has things of one kind; of several, make a record")
        return row_hook(typing.get_origin(hint), of, self.conv.get_structure_hook(of))

    # -- what may lie face down

    def marked(self, hint: Any) -> Hook:
        """A field that is marked as secret."""
        return self.secret(hint.__origin__)

    def secret(self, hint: Any) -> Hook:
        """A secret as `redact` leaves it: whether there is one and how many is seen, what each is may be hidden."""
        args = typing.get_args(hint)
        if is_union(hint) and _NONE in args:
            core = without_none(hint)
            hook = self.secret(core)
            return lambda value, _: None if value is None else hook(value, core)
        if typing.get_origin(hint) is BySeat:
            return row_hook(BySeat, args[0], self.secret(args[0]))
        if typing.get_origin(hint) is tuple:
            return row_hook(tuple, args[0], self.face_down(args[0]))
        return self.face_down(hint)

    def face_down(self, hint: Any) -> Hook:
        """A value that may be hidden whole."""
        hook = self.conv.get_structure_hook(hint)
        return lambda value, _: HIDDEN if value == FACE_DOWN else hook(value, hint)

    # -- records

    def record(self, kind: type[Any], **fields: Hook) -> Hook:
        """The function that reads the fields of one class; `fields` says how, where the type does not."""
        from cattrs.gen import make_dict_structure_fn, override

        hooks: Any = {name: override(struct_hook=hook) for name, hook in fields.items()}
        return typing.cast("Hook", make_dict_structure_fn(kind, self.conv, **hooks))

    def untagged(self, kind: type[Any]) -> Hook:
        """A record of a class that is certain."""
        plain = self.record(kind)
        return lambda data, _: plain(table(data), kind)

    def tagged(self, base: type[Any]) -> Hook:
        """A record that says which of a family it is."""
        kinds = {name_of(kind): kind for kind in kinds_of(self.rules, base)}

        def read(data: Any, _: Any) -> Any:
            fields = dict(table(data))
            name = fields.pop(TAG, None)
            kind = kinds.get(name) if type(name) is str else None
            if kind is None:
                what = f"a kind of {base.__name__} that there is here"
                raise DataError(wanted(what, name) if TAG in data else "is missing", TAG)
            if kind not in self.plain:
                self.plain[kind] = (
                    self.record(kind, chance=read_chance) if issubclass(kind, State) else self.record(kind)
                )
            return self.plain[kind](fields, kind)

        return read

    def viewer(self, _: Any) -> Hook:
        """The field that says whose view a state is."""
        return read_viewer

    # -- what was settled before the first turn

    def options(self, kind: type[Options]) -> Hook:
        """The options of the game, each at a value that it has."""
        plain = self.untagged(kind)
        choices = options_of(kind)

        def read(data: Any, _: Any) -> Any:
            made = plain(data, kind)
            for choice in choices:
                value = getattr(made, choice.name)
                # 1 equals True, and is another value all the same
                if not any(value == one and type(value) is type(one) for one in choice.values):
                    raise DataError(wanted(f"one of {', '.join(choice.said)}", value), choice.name)
            return made

        return read

    def setup(self, _: Any) -> Hook:
        """Options, names, and the card set: its name and digest, for which the set itself is put."""
        rules: Any = self.rules  # what has no game has no state, and so no setup
        reference = self.untagged(_Reference)

        def content(data: Any, _: Any) -> Any:
            named: _Reference = reference(data, _Reference)
            given = NOW.get().content
            if given is None or given.digest != named.digest:
                raise DataError(_another_set(named, given))
            return given

        generic: Any = Setup
        options = self.conv.get_structure_hook(rules.options)
        plain = self.record(generic[rules.options, rules.content], options=options, content=content)

        def read(data: Any, _: Any) -> Any:
            now, made = NOW.get(), plain(table(data), Setup)
            if now.setup is None:
                now.setup = made
            elif made != now.setup:  # that of an earlier moment, which the state keeps
                raise DataError("is not that of the game")
            return now.setup

        return read


def _another_set(named: _Reference, given: Content | None) -> str:
    """Which card set is needed, which one is at hand, and what to do. Two sets may have the same name."""
    at_hand = "there is none at hand"
    if given is not None:
        called = "another of that name" if given.name == named.name else repr(given.name)
        at_hand = f"the one at hand is {called} (digest {given.digest[:_DIGITS]})"
    return (
        f"the game is played with the card set {named.name!r} (digest {named.digest[:_DIGITS]}), and {at_hand}: "
        f"hand over the set it was played with (content=load_content(...), or --content FILE)"
    )


class Reader:
    """Reads the plain data of one game's records.

    Args:
        rules: the rules of the game; None for records that belong to no game, such as an Outcome.
    """

    def __init__(self, rules: Rules | None) -> None:
        self._conv = _Hooks(rules).conv

    def read(self, kind: type[T], data: Any, path: str = "", *, content: Content | None = None) -> T:
        """The record of class `kind`, or of a class below it, that `data` describes.

        Args:
            kind: its class, or any type that a field may have.
            data: what `write` gave.
            path: where in a larger text the data stand, for errors.
            content: the card set of the game, where the data name one.

        Raises:
            SaveError: the data are not what they should be; of several faults it names the first.
        """
        value, faults = self._read(kind, data, path, content, most=1)
        if faults:
            where, message = faults[0]
            raise SaveError(message, where)
        return value

    def read_all(self, kind: type[T], data: Any, path: str = "", *, content: Content | None = None) -> tuple[T, Faults]:
        """The same, and every fault as (path, message); where there is one, the value means nothing."""
        return self._read(kind, data, path, content, most=_MANY)

    def _read(self, kind: type[T], data: Any, path: str, content: Content | None, *, most: int) -> tuple[T, Faults]:
        token = NOW.set(Reading(content, most))
        try:
            return self._conv.get_structure_hook(kind)(_unnamed(kind, data), kind), ()
        except Exception as error:  # noqa: BLE001 - whatever it is: data that cannot be read are bad data
            faults = _faults(error, path, most)
        finally:
            NOW.reset(token)
        return typing.cast("T", None), faults


def _faults(error: Exception, path: str, most: int) -> Faults:
    try:
        return tuple(islice(faults_in(error, path), most))
    except RecursionError:
        return ((path, "is nested too deeply"),)


def _unnamed(kind: Any, data: Any) -> Any:
    """The data of a record without the name that `write` gave it because it stands alone."""
    if not isinstance(kind, type) or not issubclass(kind, ROOTS) or is_tagged(kind):
        return data
    fields = dict(table(data))
    name = fields.pop(TAG, None)
    if name != name_of(kind):
        raise DataError(wanted(repr(name_of(kind)), name), TAG)
    return fields


@cache
def reader(rules: Rules | None) -> Reader:
    """The reader of a game's records; there is one for each game."""
    return Reader(rules)
