"""Card sets: read from a TOML file, checked as a whole, with every fault listed.

A game's Content declares its tables as fields, tuples of records; the file holds one array of tables for each, and the
`name` of the set:

    name = "My own box"

    [[cards]]
    id = "investigator-gate"
    control = 3
    source = "published"

What of a Content is no table is a plain value, which stands at the top of the file as the name does: `custom = true`.
An entry may hold records of its own: `cult.resistance = 2`.

The digest of a set is taken of what is played with: every table, entry by entry in the order of the file. The name of
the set, and of an entry its `source` and what of it is `printed`, say where things come from and do not count: a set
may be renamed, and a stand-in that turns out to be right may say so, without a save being lost. Nor do the plain values
count: they say what may stand in the file, which matters while it is read and is not played with. What is left out
counts as the default that it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from os import PathLike
from typing import Any, cast

import attrs

from .codec import reader, toml, write
from .kernel import Content, ContentError, Rules, evolve, read_text

__all__ = ["content_file", "read_content", "shipped", "tables_of"]

LARGEST = 400_000  # bytes; a card set of the largest of the four games has 100,000
MOST_POINTS = 64  # on one line: what a key of thousands of parts takes to read grows with their square
PROVENANCE = ("source", "printed")
_PLACE = re.compile(r"^(\w+)\[(\d+)\]")


def shipped(rules: Rules, package: str) -> Content:
    """The card set that a game ships with: cards.toml in its package."""
    return read_content(rules, read_text(package, "cards.toml"), f"{package}: cards.toml")


def content_file(rules: Rules, path: str | PathLike[str], *, like: Content | None = None) -> Content:
    """The card set in a file of one's own.

    Args:
        rules: the rules of the game that it is for.
        path: the file.
        like: the card set that the game ships with, see `read_content`.

    Raises:
        ContentError: the file cannot be read, or the set cannot be played with; every fault is listed.
    """
    from pathlib import Path  # late, as below: importing the library reads no file

    source = str(path)
    try:
        with Path(path).open("rb") as file:
            found = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:  # a ValueError: a path with a null in it
        raise ContentError(source, [f"the file cannot be read: {getattr(error, 'strerror', None) or error}"]) from error
    if len(found) > LARGEST:
        raise ContentError(source, [f"the file is larger than {LARGEST:,} bytes"])
    try:
        text = found.decode("utf-8")
    except UnicodeDecodeError as error:
        raise ContentError(source, [f"the file is not UTF-8: byte {error.start} cannot be read"]) from error
    return read_content(rules, text, source, like=like)


def read_content(rules: Rules, text: str, source: str, *, like: Content | None = None) -> Content:
    """The card set that a text in TOML describes.

    Args:
        rules: the rules of the game that it is for.
        text: the file.
        source: where it comes from, for the error.
        like: a sound set. With it at hand, what a set as a whole must be is looked at where entries have faults as
            well: what is wrong in one is then taken from the entry of the same id in that set, or else from the one in
            the same place, so that no fault is told that only follows from another.

    Raises:
        ContentError: the set cannot be played with; every fault is listed, with its path in the file.
    """
    import tomllib

    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_POINTS:
            raise ContentError(source, [f"line {number:,} has more than {MOST_POINTS} points"])
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a ValueError that is no TOMLDecodeError: a number of 5,000 digits
        raise ContentError(source, [f"this is not TOML: {error}"]) from error
    faults = ["digest: is not known here"] if "digest" in data else []
    data["digest"] = ""
    with toml():
        content, found = reader(rules).read_all(rules.content, data)
    faults += [f"{_named(path, data)}: {message}" for path, message in found]
    faults += _further(rules, data, [path for path, _ in found], like) if found else _of_the_whole(content)
    if faults:
        raise ContentError(source, faults)
    return evolve(content, digest=_digest(content))


def tables_of(content: Content) -> Iterator[str]:
    """The names of the tables of a card set: of its fields that stand in a file, those that hold entries."""
    for field in attrs.fields(type(content)):
        if field.init and isinstance(getattr(content, field.name), tuple):
            yield field.name


def _of_the_whole(content: Content) -> Iterator[str]:
    """What is wrong with a set whose entries are well typed."""
    yield from _doubled(content)
    yield from content.faults()
    if not content.name.strip():
        yield "name: must not be empty"


def _named(path: str, data: Mapping[str, Any]) -> str:
    """The path of a fault, with the id of the entry that it is in."""
    place = _PLACE.match(path)
    entry: Any = data[place[1]][int(place[2])] if place else None
    name: Any = cast("dict[str, Any]", entry).get("id") if isinstance(entry, dict) else None
    return f"{path} ({name})" if isinstance(name, str) and not path.endswith("].id") else path


def _further(rules: Rules, data: Mapping[str, Any], faulty: Sequence[str], like: Content | None) -> Iterator[str]:
    """What is wrong with the whole of a set some values of which cannot be read."""
    if like is None:
        return
    model: dict[str, Any] = write(like, defaults=True)
    # what is no table and not wrong stays as it is, so that what a plain value allows is no fault
    mended = {key: data[key] for key in model if key in data} | {key: model[key] for key in faulty if key in model}
    wrong = _keys_by_entry(faulty)
    kept: dict[str, list[int]] = {}
    for table in tables_of(like):
        mended[table] = model[table]
        entries: Any = data.get(table)
        if isinstance(entries, list):
            made = [
                _mended(entry, wrong.get(f"{table}[{at}]", set()), _model_for(entry, at, model[table]))
                for at, entry in enumerate(cast("list[object]", entries))
            ]
            kept[table] = [at for at, entry in enumerate(made) if entry is not None]
            mended[table] = [made[at] for at in kept[table]]
    content, left = reader(rules).read_all(rules.content, mended)
    for fault in () if left else _of_the_whole(content):
        place = _PLACE.match(fault)
        if place is None:
            yield fault
        elif place[1] in kept:  # otherwise it is about an entry of the sound set, and only follows
            yield f"{place[1]}[{kept[place[1]][int(place[2])]}]{fault[place.end() :]}"


def _keys_by_entry(faulty: Iterable[str]) -> dict[str, set[str]]:
    """The keys in which something is wrong, by the path of their entry; "" stands for the entry itself."""
    found: dict[str, set[str]] = {}
    for path in faulty:
        if place := _PLACE.match(path):
            key = path[place.end() + 1 :].partition(".")[0].partition("[")[0]
            found.setdefault(place[0], set()).add(key)
    return found


def _model_for(entry: object, at: int, models: Sequence[Mapping[str, Any]]) -> Mapping[str, Any]:
    """The entry of a sound set by which one of this table is mended: that of the same id, or else in the same place."""
    name: Any = cast("dict[str, Any]", entry).get("id") if isinstance(entry, dict) else None
    for model in models:
        if name is not None and model.get("id") == name:
            return model
    return models[min(at, len(models) - 1)] if models else {}


def _mended(entry: object, wrong: set[str], model: Mapping[str, Any]) -> object:
    """An entry with what is wrong in it taken from a sound one; None if nobody can tell which entry it is."""
    if not wrong:
        return entry
    lacking = wrong & model.keys()
    if not isinstance(entry, dict) or "id" in lacking:
        return None
    kept = {key: value for key, value in cast("dict[str, Any]", entry).items() if key in model.keys() - wrong}
    return kept | {key: model[key] for key in lacking}


def _doubled(content: Content) -> Iterator[str]:
    """Entries of one table that have the same id."""
    for table in tables_of(content):
        seen: set[Any] = set()
        for at, entry in enumerate(getattr(content, table)):
            name = getattr(entry, "id", None)
            if name is not None and name in seen:
                yield f"{table}[{at}].id: {name!s} stands in this table already"
            seen.add(name)


def _digest(content: Content) -> str:
    """32 hexadecimal digits: BLAKE2b of the tables as canonical JSON, less where each entry comes from.

    The plain values are left out: they are about the file, and a set made for the same cards is the same set.
    """
    import json
    from hashlib import blake2b

    data = write(content)
    tables = {
        table: [{key: value for key, value in entry.items() if key not in PROVENANCE} for entry in data.get(table, ())]
        for table in tables_of(content)
    }
    text = json.dumps(tables, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return blake2b(text.encode(), digest_size=16).hexdigest()
