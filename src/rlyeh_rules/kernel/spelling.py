"""What somebody may have meant who typed it otherwise: the name of a thing for its id, any case, slips of the hand."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final, cast

import attrs

from .marks import Hideable

if TYPE_CHECKING:
    from .game import Content
    from .state import State

__all__ = ["by_ids", "closest", "ids_of"]

ALIKE: Final = 0.7
"""From 0 to 1; below it two short words look alike by chance: dance and place."""


def ids_of(state: State) -> Mapping[type[Hideable], frozenset[str]]:
    """The ids of all things of a game by their class, as far as stock and card set tell; all of it is public."""
    found: dict[type[Hideable], set[str]] = {}
    for key, stock in state.contents().items():
        kind = cast("type[Hideable]", key[0] if isinstance(key, tuple) else key)
        found.setdefault(kind, set()).update(map(str, stock))
    for thing in _in_content(state.setup.content):
        found.setdefault(type(thing), set()).add(str(thing))
    return {kind: frozenset(ids) for kind, ids in found.items()}


def _in_content(content: Content) -> Iterator[Hideable]:
    for field in attrs.fields(type(content)):
        table = getattr(content, field.name)
        for entry in cast("tuple[object, ...]", table) if isinstance(table, tuple) else ():
            thing = getattr(entry, "id", None)
            if isinstance(thing, Hideable):
                yield thing


def by_ids(state: State, words: str) -> str:
    """The same words in small letters, with the id of a thing wherever its name stands: `Investigator Gate`."""
    ids = [thing for known in ids_of(state).values() for thing in known]
    named = {state.text.name(thing).casefold(): thing for thing in ids}
    words = words.casefold()
    if not named:
        return words
    longest_first = "|".join(re.escape(name) for name in sorted(named, key=len, reverse=True))
    return re.sub(rf"(?<![\w-])(?:{longest_first})(?![\w-])", lambda match: named[match[0]], words)


def closest(words: str, lines: Iterable[str]) -> str:
    """Which of these lines comes nearest to some words: one that has all of them, else one that looks alike; or ""."""
    lines = sorted(lines)
    holding = [line for line in lines if words and all(word in line for word in words.split())]
    return min(holding, key=len) if holding else next(iter(get_close_matches(words, lines, 1, ALIKE)), "")
