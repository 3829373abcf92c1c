"""Card sets: read from a TOML file, checked as a whole, with every fault listed.

A game's Content declares its tables as fields, tuples of records; the file holds one array of tables for each, and the
`name` of the set:

    name = "My own box"

    [[cards]]
    id = "investigator-gate"
    control = 3
    source = "published"

The digest of a set is taken of what is played with: every table, entry by entry in the order of the file. The name of
the set, and of an entry its `source` and what of it is `printed`, say where things come from and do not count: a set
may be renamed, and a stand-in that turns out to be right may say so, without a save being lost. What is left out counts
as the default that it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from os import PathLike
from typing import Any

import attrs

from .codec import reader, write
from .kernel import Content, ContentError, Rules, evolve, read_text

__all__ = ["content_file", "read_content", "shipped"]

LARGEST = 1_000_000  # bytes; a card set of the largest of the four games has 100,000
APART = ("name", "digest")
PROVENANCE = ("source", "printed")


def shipped(rules: Rules, package: str) -> Content:
    """The card set that a game ships with: cards.toml in its package."""
    return read_content(rules, read_text(package, "cards.toml"), f"{package}: cards.toml")


def content_file(rules: Rules, path: str | PathLike[str]) -> Content:
    """The card set in a file of one's own.

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
    return read_content(rules, text, source)


def read_content(rules: Rules, text: str, source: str) -> Content:
    """The card set that a text in TOML describes.

    Args:
        rules: the rules of the game that it is for.
        text: the file.
        source: where it comes from, for the error.

    Raises:
        ContentError: the set cannot be played with; every fault is listed, with its path in the file.
    """
    import tomllib

    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a ValueError that is no TOMLDecodeError: a number of 5,000 digits
        raise ContentError(source, [f"this is not TOML: {error}"]) from error
    if "digest" in data:
        raise ContentError(source, ["digest: is not known here"])
    content, found = reader(rules).read_all(rules.content, data | {"digest": ""})
    if found:
        raise ContentError(source, [f"{path}: {message}" for path, message in found])
    faults = [*_doubled(content), *content.faults()]
    if not content.name.strip():
        faults.append("name: must not be empty")
    if faults:
        raise ContentError(source, faults)
    return evolve(content, digest=_digest(content))


def _tables(content: Content) -> Iterator[str]:
    """The fields that stand in the file, less the name of the set."""
    for field in attrs.fields(type(content)):
        if field.init and field.name not in APART:
            yield field.name


def _doubled(content: Content) -> Iterator[str]:
    """Entries of one table that have the same id."""
    for table in _tables(content):
        seen: set[Any] = set()
        for at, entry in enumerate(getattr(content, table)):
            name = getattr(entry, "id", None)
            if name is not None and name in seen:
                yield f"{table}[{at}].id: {name!s} stands in this table already"
            seen.add(name)


def _digest(content: Content) -> str:
    """32 hexadecimal digits: BLAKE2b of the tables as canonical JSON, less where each entry comes from."""
    import json
    from hashlib import blake2b

    data = write(content)
    tables = {
        table: [{key: value for key, value in entry.items() if key not in PROVENANCE} for entry in data.get(table, ())]
        for table in _tables(content)
    }
    text = json.dumps(tables, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return blake2b(text.encode(), digest_size=16).hexdigest()
