"""Card sets as they stand in a file: data, their TOML, and the set that is read from it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, cast

from rlyeh_rules.content import read_content
from rlyeh_rules.rising import RULES, Content

from .table import shipped

__all__ = ["inside", "read", "written"]


def inside(value: object) -> list[tuple[str | int, Any]]:
    """What stands in a table or a list, with its key or its place."""
    if isinstance(value, dict):
        return [*cast("dict[str, Any]", value).items()]
    return [*enumerate(cast("Sequence[Any]", value))] if isinstance(value, list) else []


def written(value: object) -> str:
    """A value in TOML."""
    found = inside(value)
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {written(one)}" for key, one in found) + "}"
    if isinstance(value, list):
        return "[" + ",\n".join(written(one) for _, one in found) + "]"
    return json.dumps(value)


def read(data: dict[str, Any]) -> Content:
    """The set that a file with these data holds."""
    text = "\n".join(f"{key} = {written(value)}" for key, value in data.items())
    content = read_content(RULES, text, "mine.toml", like=shipped())
    assert isinstance(content, Content)
    return content
