"""Plain data as records."""

from __future__ import annotations

import typing
from contextvars import ContextVar
from functools import cache
from typing import Any, TypeVar

import attrs

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
    family,
    options_of,
    record,
)

from .faults import DataError, faults_in, table, wanted, wrong
from .names import FACE_DOWN, ROOTS, TAG, UNIONS, is_row, is_secret, is_setup, is_tagged, is_viewer, name_of
from .values import read_bool, read_chance, read_float, read_int, read_text, read_thing, read_viewer

__all__ = ["Reader", "reader"]

T = TypeVar("T")

_NONE = type(None)
_SCALARS = ((str, read_text), (int, read_int), (float, read_float), (bool, read_bool), (Hideable, read_thing))


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
        detailed: collect every fault with its place, at a third of the speed.
    """

    def __init__(self, rules: Rules | None, *, detailed: bool) -> None:
        from cattrs import Converter

        self.rules, self.detailed = rules, detailed
        self.content: ContextVar[Content | None] = ContextVar("content", default=None)
        self.plain: dict[type, Any] = {}
        self.conv = conv = Converter(forbid_extra_keys=True, detailed_validation=detailed)
        for scalar, hook in _SCALARS:
            conv.register_structure_hook(scalar, hook)
        # of those that apply, cattrs takes the last
        conv.register_structure_hook_factory(lambda hint: typing.get_origin(hint) in UNIONS, self.union)
        conv.register_structure_hook_factory(lambda hint: isinstance(hint, type) and attrs.has(hint), self.untagged)
        conv.register_structure_hook_factory(is_row, self.row)
        conv.register_structure_hook_factory(is_tagged, self.tagged)
        conv.register_structure_hook_factory(is_secret, lambda hint: self.secret(hint.__origin__))
        conv.register_structure_hook_func(is_viewer, read_viewer)
        if rules is not None:
            conv.register_structure_hook_factory(is_setup, lambda _: self.setup(rules))
            conv.register_structure_hook_factory(lambda hint: hint is rules.options, self.options)

    def union(self, hint: Any) -> Any:
        """Nothing, or one of several kinds: the first that a value fits."""
        args = typing.get_args(hint)
        (first, first_hook), *others = [(kind, self.conv.get_structure_hook(kind)) for kind in args if kind is not _NONE]

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

    def row(self, hint: Any) -> Any:
        """A tuple of any length, or one value for each seat."""
        of, *rest = typing.get_args(hint)
        if rest not in ([], [...]):
            raise TypeError(f"{hint}: a tuple has things of one kind; of several, make a record")
        return self.row_of(typing.get_origin(hint), of, self.conv.get_structure_hook(of))

    def row_of(self, kind: Any, of: Any, hook: Any) -> Any:
        """A row whose items are read by `hook`."""

        def read(data: Any, _: Any) -> Any:
            if type(data) is not list:
                raise wrong("a list", data)
            return kind([hook(item, of) for item in data])

        def read_all(data: Any, _: Any) -> Any:
            from cattrs import IterableValidationError, IterableValidationNote

            if type(data) is not list:
                raise wrong("a list", data)
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
        """A secret as `redact` leaves it: whether there is one and how many is seen, what each is may be hidden."""
        args = typing.get_args(hint)
        if typing.get_origin(hint) in UNIONS and _NONE in args:
            core = typing.Union[tuple(arg for arg in args if arg is not _NONE)]  # noqa: UP007 - of one or more
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

    def record(self, kind: type, **fields: Any) -> Any:
        """The function that reads the fields of one class; `fields` says how, where the type does not."""
        from cattrs.gen import make_dict_structure_fn, override

        hooks: Any = {name: override(struct_hook=hook) for name, hook in fields.items()}
        return make_dict_structure_fn(kind, self.conv, **hooks)

    def untagged(self, kind: type) -> Any:
        """A record of a class that is certain."""
        plain = self.record(kind)
        return lambda data, _: plain(table(data), kind)

    def tagged(self, base: type) -> Any:
        """A record that says which of a family it is."""
        kinds = {name_of(kind): kind for kind in self.kinds(base)}

        def read(data: Any, _: Any) -> Any:
            fields = dict(table(data))
            name = fields.pop(TAG, None)
            kind = kinds.get(name) if type(name) is str else None
            if kind is None:
                what = f"a kind of {base.__name__} that there is here"
                raise DataError(wanted(what, name) if TAG in data else "is missing", TAG)
            if kind not in self.plain:
                self.plain[kind] = self.record(kind, chance=read_chance) if issubclass(kind, State) else self.record(kind)
            return self.plain[kind](fields, kind)

        return read

    def kinds(self, base: type) -> tuple[type, ...]:
        """Every class that data may name where a `base` is wanted."""
        if issubclass(base, State):
            return (self.rules.state,) if self.rules is not None and issubclass(self.rules.state, base) else ()
        if self.rules is None:
            return tuple(kind for kind in (base, *family(base)) if _is_complete(kind) and not kind.game)  # type: ignore[attr-defined]
        return tuple(kind for kind in (base, *self.rules.kinds(base)) if _is_complete(kind))
