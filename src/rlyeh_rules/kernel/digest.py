"""A state as plain nested lists and one canonical text, and the hash of that text.

The walk reads the declared fields only (those that count for equality) and knows neither JSON libraries' habits nor a
codec, so a digest stays the same when a save format changes.
"""

from __future__ import annotations

import enum
import json
import operator
from typing import Any

import attrs

__all__ = ["digest", "flat"]

_ENCODE = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False, check_circular=False).encode
_GETTERS: dict[type, tuple[str, Any, int]] = {}


def flat(value: Any) -> Any:
    """Records as `[class name, field, ...]`, tuples as lists, everything else as itself."""
    kind = value.__class__
    if kind is int or kind is str or value is None or kind is bool:
        return value
    if issubclass(kind, tuple):
        return [flat(item) for item in value]
    if isinstance(value, enum.Enum):
        return value.value
    if isinstance(value, str):
        return str(value)
    try:
        name, get, count = _GETTERS[kind]
    except KeyError:
        names = [field.name for field in attrs.fields(kind) if field.eq]
        _GETTERS[kind] = name, get, count = kind.__name__, operator.attrgetter(*names or ["__doc__"]), len(names)
    if count > 1:
        return [name, *[flat(item) for item in get(value)]]
    return [name, flat(get(value))] if count else [name]


def digest(value: Any) -> str:
    """32 hexadecimal digits that are equal for equal values, on every machine and Python version."""
    from hashlib import blake2b  # late: most programs take no digest

    return blake2b(_ENCODE(flat(value)).encode(), digest_size=16).hexdigest()
