"""`rlyeh cards`: the cards of a game, their values and texts, and where each comes from."""

from __future__ import annotations

import enum
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, cast

import attrs
from attrs import AttrsInstance

from rlyeh_rules.games import Game, game_named
from rlyeh_rules.kernel import Content, Source, Text

from .arguments import add_content, content_of
from .command import DONE, WRONG, Command
from .screen import Screen

__all__ = ["CARDS", "show_cards"]

APART: Final = ("name", "digest")
"""What of a card set is no table of it."""
MEANING: Final = {
    Source.RULEBOOK: "as the rulebook prints it",
    Source.PUBLISHED: "published elsewhere",
    Source.STAND_IN: "made up, since it is not printed in the rulebook; bring your own with --content",
}


def _describe(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("words", nargs="*", metavar="WORD", help="only cards that have these words")
    add_content(parser)


def _run(args: Namespace, screen: Screen) -> int:
    game = game_named(args.game)
    content = content_of(args, game) or game.content
    if show_cards(game, content, " ".join(args.words), screen):
        return DONE
    screen.complain(f"no card of {game.title} speaks of {' '.join(args.words)!r}")
    return WRONG


def show_cards(game: Game, content: Content, wish: str, screen: Screen) -> bool:
    """Show the cards of a set that have all the words of a wish; whether there are any."""
    words = wish.lower().split()
    screen.say(f"{game.title}: {content.name} (digest {content.digest[:12]})", "bold")
    shown: Counter[Source] = Counter()
    for name in _tables(content):
        entries = [entry for entry in getattr(content, name) if _has(entry, words, game.text)]
        shown.update(getattr(entry, "source", Source.STAND_IN) for entry in entries)
        if entries:
            _show_table(name, entries, game.text, screen)
    if shown:
        screen.say()
    for source, number in shown.items():
        screen.fill(f"{number} {source}: {MEANING[source]}", "  ", "    ")
    return bool(shown)


def _tables(content: Content) -> Iterator[str]:
    for field in attrs.fields(type(content)):
        if field.init and field.name not in APART:
            yield field.name


def _has(entry: AttrsInstance, words: Sequence[str], text: Text) -> bool:
    everything = " ".join([*_cells(entry, text).values(), _printed_on(entry, text)]).lower()
    return all(word in everything for word in words)


def _show_table(name: str, entries: Sequence[AttrsInstance], text: Text, screen: Screen) -> None:
    """One line a card, its text below it; a text that the next card has as well stands once, below both."""
    rows = [_cells(entry, text) for entry in entries]
    columns = [column for column in rows[0] if any(row[column] for row in rows)]
    widths = {column: max(len(column), *(len(row[column]) for row in rows)) for column in columns}
    screen.say()
    screen.say(f"{name} ({len(rows)})", "bold")
    screen.say("  " + "  ".join(f"{column:{widths[column]}}" for column in columns).rstrip(), "dim")
    texts = [_printed_on(entry, text) for entry in entries]
    for row, words, following in zip(rows, texts, [*texts[1:], ""], strict=True):
        screen.say("  " + "  ".join(f"{row[column]:{widths[column]}}" for column in columns).rstrip())
        if words and words != following:
            screen.fill(words, "      ", style="dim")


def _cells(entry: AttrsInstance, text: Text) -> dict[str, str]:
    """A card as columns, its name first."""
    found = {"name": text.name(str(getattr(entry, "id", "")))}
    return found | {field.name: _words(getattr(entry, field.name), text) for field in attrs.fields(type(entry))}


def _words(value: object, text: Text) -> str:
    if isinstance(value, tuple):
        return ", ".join(_words(one, text) for one in cast("tuple[object, ...]", value))
    if isinstance(value, enum.Enum) and not isinstance(value, Source):
        return text.name(str(value))
    return "" if value is None else str(value)


def _printed_on(entry: AttrsInstance, text: Text) -> str:
    known = text.entries.get(str(getattr(entry, "id", "")))
    return known.text if known else ""


CARDS: Final = Command("cards", "the cards of a game: values, texts and where they come from", _describe, _run)
