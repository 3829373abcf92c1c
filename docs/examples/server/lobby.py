"""What is known of the games before anybody plays: for a lobby, and for pages that explain a rule or a card."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, cast

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


def words(game: rr.Game) -> dict[str, dict[str, Any]]:
    """What there is in a game, by id: its name, what it does, and the values that stand on it."""
    found: dict[str, dict[str, Any]] = {
        id_: {"name": entry.name, "text": entry.text} for id_, entry in game.text.entries.items()
    }
    for name, entries in _tables(game.content):
        for entry, row in entries:
            facts = {key: value for key, value in row.items() if key not in {"id", "source", "printed"}}
            if "id" in row:
                thing = found.setdefault(row["id"], {"name": game.text.name(row["id"]), "text": ""})
                thing["text"] = game.content.words(entry) or thing["text"]
                thing["facts"] = thing.get("facts", {}) | facts
            else:  # a track is a row of spaces that have no names
                track = found.setdefault(name, {"name": game.text.name(name), "text": ""})
                track.setdefault("facts", {"spaces": []})["spaces"].append(facts)
    return found


def _tables(content: rr.Content) -> Iterator[tuple[str, Iterable[tuple[object, dict[str, Any]]]]]:
    """Every table of a card set: its name, and each entry as the library has it and as plain data."""
    data: dict[str, Any] = rr.to_data(content, defaults=True)
    for name, rows in data.items():
        if isinstance(rows, list):
            yield name, zip(getattr(content, name), cast("list[dict[str, Any]]", rows), strict=True)
