"""What is known of the games before anybody plays: for a lobby, and for pages that explain a rule or a card."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, cast

import attrs

import rlyeh_rules as rr

__all__ = ["games", "known", "rules", "words"]

LISTED = 20
"""Values of an option that are listed one by one; of a longer range the ends are told."""


@cache
def known() -> Mapping[str, rr.Game]:
    """The games there are; asked for once, since it looks through everything that is installed."""
    return rr.games()


def games() -> list[dict[str, object]]:
    """Every game, with its options."""
    return [
        {
            "name": game.name,
            "title": game.title,
            "seats": list(game.seats),
            "default_seats": game.default_seats,
            "options": [_option(one) for one in game.choices],
        }
        for game in known().values()
    ]


def _option(one: rr.Option) -> dict[str, object]:
    listed = len(one.values) <= LISTED
    return {
        "name": one.name,
        "kind": "flag" if isinstance(one.default, bool) else "choice" if listed else "number",
        "default": one.default,
        "choices": list(one.values) if listed else None,
        "help": one.meaning if listed else f"{one.meaning} ({one.said[0]})",
    }


def rules(game: rr.Game) -> dict[str, dict[str, str]]:
    """Every rule and ruling, by its id."""
    book = game.rulebook
    return {id_: {"section": book[id_].section, "kind": book[id_].kind, "text": book[id_].text} for id_ in book}


def words(game: rr.Game) -> dict[str, dict[str, object]]:
    """What there is in a game, by id: its name, what it does, and the values that stand on it."""
    found: dict[str, dict[str, object]] = {
        id_: {"name": entry.name, "text": entry.text} for id_, entry in game.text.entries.items()
    }
    for id_, entry in _entries(game.content):
        known = found.setdefault(id_, {"name": game.text.name(id_), "text": ""})
        known["text"] = game.content.words(entry) or known["text"]
        known["facts"] = {**cast("dict[str, object]", known.get("facts", {})), **_facts(entry)}
    for name, spaces in _tracks(game.content):
        found.setdefault(name, {"name": game.text.name(name), "text": ""})["facts"] = {"spaces": spaces}
    return found


def _tables(content: rr.Content) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """Every table of a card set that holds entries, by its name."""
    for field in attrs.fields(type(content)):
        table: Any = getattr(content, field.name)
        if isinstance(table, Mapping | tuple):
            row = cast("Mapping[object, object] | tuple[object, ...]", table)
            entries = tuple(row.values()) if isinstance(row, Mapping) else row
            if entries and all(attrs.has(type(entry)) for entry in entries):
                yield field.name, entries


def _entries(content: rr.Content) -> Iterator[tuple[str, Any]]:
    """Every entry of a card set that has an id."""
    for _, entries in _tables(content):
        yield from [(str(entry.id), entry) for entry in entries if hasattr(entry, "id")]


def _tracks(content: rr.Content) -> Iterator[tuple[str, list[object]]]:
    """The tracks that are a row of spaces, which have no ids: what stands on each, under the name of the track."""
    for name, entries in _tables(content):
        if not hasattr(entries[0], "id"):
            yield name, [_facts(entry) for entry in entries]


def _facts(entry: object) -> dict[str, object]:
    """What stands on an entry, less its name and where its values come from."""
    fields = attrs.fields(cast("type[attrs.AttrsInstance]", type(entry)))
    names = [field.name for field in fields if field.name not in {"id", "source", "printed"}]
    return {name: _plain(getattr(entry, name)) for name in names}


def _plain(value: object) -> object:
    if isinstance(value, str | int | None):
        return value
    if isinstance(value, Mapping):
        pairs = cast("Mapping[object, object]", value).items()
        return {str(key): _plain(one) for key, one in pairs}
    return _facts(value) if attrs.has(type(value)) else [_plain(one) for one in cast("Iterable[object]", value)]
