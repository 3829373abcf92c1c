"""Card sets that differ from the shipped one, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import attrs

from rlyeh_rules.kernel import evolve
from rlyeh_rules.rising import Content

from .table import shipped


def changed(*, custom: bool = False, **tables: Sequence[Any]) -> Content:
    """The shipped set with other tables, and all that follows from them made anew, which `evolve` would not do."""
    changes: dict[str, Any] = {name: tuple(table) for name, table in tables.items()}
    return attrs.evolve(shipped(), custom=custom, **changes)


def faults(*, custom: bool = False, **tables: Sequence[Any]) -> list[str]:
    """What is wrong with the shipped set once some of its tables are others."""
    return list(changed(custom=custom, **tables).faults())


def with_entry(table: str, of: str, **changes: Any) -> dict[str, Any]:
    """A table of the shipped set with something else about one entry."""
    entries = getattr(shipped(), table)
    assert any(entry.id == of for entry in entries)
    return {table: tuple(evolve(entry, **changes) if entry.id == of else entry for entry in entries)}


def without_entry(table: str, of: str) -> dict[str, Any]:
    """A table of the shipped set less one entry."""
    return {table: tuple(entry for entry in getattr(shipped(), table) if entry.id != of)}


def place_of(table: str, of: str) -> int:
    """At which place an entry stands in its table, from 0."""
    return [entry.id for entry in getattr(shipped(), table)].index(of)
