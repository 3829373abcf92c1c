"""Records as plain data."""

from __future__ import annotations

import enum
from collections.abc import Callable
from functools import cache
from typing import Any

from rlyeh_rules.kernel import FULL, HIDDEN, Content, Hideable, Setup

from .names import (
    FACE_DOWN,
    ROOTS,
    TAG,
    WHOLE_TRUTH,
    is_options,
    is_row,
    is_secret,
    is_setup,
    is_tagged,
    is_viewer,
    name_of,
)

__all__ = ["write"]


def write(value: Any, *, defaults: bool = False) -> Any:
    """A value as plain dicts, lists, texts and numbers; what can stand alone says which class it is.

    Args:
        value: a record, or anything that a field of one may hold.
        defaults: write what is at its default as well.

    Examples:
        >>> from rlyeh_rules import Outcome
        >>> from rlyeh_rules.codec import write
        >>> write(Outcome((), "nobody came", "SC-8.1"))
        {'type': 'kernel.Outcome', 'winners': [], 'reason': 'nobody came', 'rule': 'SC-8.1'}
    """
    data = _converter(defaults=defaults).unstructure(value)
    if isinstance(value, ROOTS) and TAG not in data:
        return {TAG: name_of(type(value)), **data}
    return data


@cache
def _converter(*, defaults: bool) -> Any:
    from cattrs import Converter
    from cattrs.gen import make_dict_unstructure_fn, override

    conv = Converter(omit_if_default=not defaults)
    made: dict[type, tuple[str, Any]] = {}

    def tagged(value: object) -> Any:
        kind = type(value)
        if kind not in made:
            made[kind] = name_of(kind), make_dict_unstructure_fn(kind, conv, _cattrs_omit_if_default=not defaults)
        name, plain = made[kind]
        return {TAG: name, **plain(value)}

    def row(value: Any) -> Any:
        return [conv.unstructure(item) for item in value]

    def in_full(kind: type[Any]) -> Callable[[Any], dict[str, Any]]:
        # a default may change with the library; what was chosen for a game may not
        return make_dict_unstructure_fn(kind, conv, _cattrs_omit_if_default=False)

    def named(content: Content) -> Any:
        return {"name": content.name, "digest": content.digest}

    def viewer(value: Any) -> Any:
        return WHOLE_TRUTH if value is FULL else value

    setup = make_dict_unstructure_fn(Setup[Any, Any], conv, content=override(unstruct_hook=named))

    conv.register_unstructure_hook(type(HIDDEN), lambda _: FACE_DOWN)
    conv.register_unstructure_hook(Hideable, str)
    conv.register_unstructure_hook(enum.StrEnum, lambda member: member.value)
    conv.register_unstructure_hook_func(is_row, row)
    conv.register_unstructure_hook_func(is_tagged, tagged)
    conv.register_unstructure_hook_func(is_setup, setup)
    conv.register_unstructure_hook_func(is_secret, conv.unstructure)  # by what it is: maybe hidden
    conv.register_unstructure_hook_func(is_viewer, viewer)
    conv.register_unstructure_hook_factory(is_options, in_full)
    return conv
