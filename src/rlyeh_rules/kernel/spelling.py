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
    from .text import Text

__all__ = ["by_ids", "called", "closest", "either", "ids_of"]

ALIKE: Final = 0.7
"""From 0 to 1; below it two short words look alike by chance: dance and place."""


def ids_of(state: State) -> Mapping[type[Hideable], frozenset[str]]:
    """The ids of all things of a game by their class, as far as stock, card set and game tell; all of it is public."""
    found: dict[type[Hideable], set[str]] = {}
    for key, stock in state.contents().items():
        kind = cast("type[Hideable]", key[0] if isinstance(key, tuple) else key)
        found.setdefault(kind, set()).update(map(str, stock))
    for thing in _in_content(state.setup.content):
        found.setdefault(type(thing), set()).add(str(thing))
    known = {kind: frozenset(ids) for kind, ids in found.items()}
    for kind, ids in state.nameable().items():
        known[kind] = known[kind] | ids if kind in known else ids  # not copied in vain: they can be thousands
    return known


def _in_content(content: Content) -> Iterator[Hideable]:
    for field in attrs.fields(type(content)):
        table = getattr(content, field.name)
        for entry in cast("tuple[object, ...]", table) if isinstance(table, tuple) else ():
            thing = getattr(entry, "id", None)
            if isinstance(thing, Hideable):
                yield thing


def called(words: str, things: Iterable[str], text: Text) -> dict[str, str]:
    """The things of which some words in small letters may speak: their ids by what they are called there.

    That is the id or the name; ids go before names, and what two things share is neither's.
    """
    by_id: dict[str, set[str]] = {}
    by_name: dict[str, set[str]] = {}
    for thing in things:
        for known, call in ((by_id, thing), (by_name, " ".join(text.name(thing).split()))):
            if call and call.casefold() in words:
                known.setdefault(call.casefold(), set()).add(thing)
    return {call: next(iter(found)) for call, found in {**by_name, **by_id}.items() if len(found) == 1}


def by_ids(words: str, known: Mapping[str, str]) -> str:
    """The same words with the id of a thing wherever it is called by its name: `place Investigator Gate`."""
    if not known:
        return words
    return re.sub(rf"(?<![\w-])(?:{either(known)})(?![\w-])", lambda match: known[match[0]], words)


def either(calls: Iterable[str]) -> str:
    """A pattern that matches any of these, the longest that does."""
    return "|".join(re.escape(call) for call in sorted(calls, key=len, reverse=True))


def closest(words: str, lines: Iterable[str]) -> str:
    """Which of these lines comes nearest to some words: one that has all of them, else one that looks alike; or ""."""
    lines = sorted(lines)
    holding = [line for line in lines if words and all(word in line for word in words.split())]
    return min(holding, key=len) if holding else next(iter(get_close_matches(words, lines, 1, ALIKE)), "")
