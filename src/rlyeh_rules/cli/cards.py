"""`rlyeh cards`: the cards of a game, their values and texts, and where each comes from."""

from __future__ import annotations

import enum
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, cast

import attrs
from attrs import AttrsInstance

from rlyeh_rules.content import tables_of
from rlyeh_rules.games import Game
from rlyeh_rules.kernel import Content, Source, Text, read_text

from .arguments import add_content, content_of, game_and_words
from .command import DONE, WRONG, Command
from .screen import Screen

__all__ = ["CARDS", "show_cards"]

OWN_NAME: Final = "My own box"
MEANING: Final = {
    Source.RULEBOOK: "as the rulebook prints it",
    Source.PUBLISHED: "published elsewhere",
    Source.STAND_IN: "made up, since it is not printed in the rulebook; bring your own with --content",
}


def _describe(parser: ArgumentParser) -> None:
    parser.add_argument("words", nargs="*", metavar="[GAME] WORD", help="only cards that have these words")
    parser.add_argument(
        "--toml", action="store_true", help="the file that the cards stand in, as a beginning for your own"
    )
    add_content(parser)


def _run(args: Namespace, screen: Screen) -> int:
    game, words = game_and_words(args.words)
    if args.toml:
        screen.out.write(_file_of(game, args.content))
        return DONE
    content = content_of(args, game) or game.content
    screen.say(f"{game.title}: {content.name} (digest {content.digest[:12]})", "bold")
    if show_cards(game, content, " ".join(words), screen):
        return DONE
    screen.complain(f"no card of {game.title} speaks of {' '.join(words)!r}")
    return WRONG


def _file_of(game: Game, path: str | None) -> str:
    """A card set as it is written; that of the game under another name, since two sets of one name are hard to tell."""
    if path is not None:
        return Path(path).read_text("utf-8")
    text = read_text(game.package, "cards.toml")
    return text.replace(f'\nname = "{game.content.name}"\n', f'\nname = "{OWN_NAME}"\n', 1)


def show_cards(game: Game, content: Content, wish: str, screen: Screen, *, brief: bool = False) -> bool:
    """Show the cards of a set that have all the words of a wish; whether there are any.

    Args:
        game: whose cards they are.
        content: the set.
        wish: words in any order; "" for all cards.
        screen: where to.
        brief: names, values and texts only: what one needs while one plays.
    """
    words = wish.lower().split()
    shown: Counter[Source] = Counter()
    for name in tables_of(content):
        entries = {at: entry for at, entry in enumerate(getattr(content, name)) if _has(entry, words, game.text)}
        shown.update(getattr(entry, "source", Source.STAND_IN) for entry in entries.values())
        if entries:
            _show_table(name, entries, game.text, screen, brief=brief)
    if shown and not brief:
        screen.say()
        for source, number in shown.items():
            screen.fill(f"{number} {source}: {MEANING[source]}", "  ", "    ")
    return bool(shown)


def _has(entry: AttrsInstance, words: Sequence[str], text: Text) -> bool:
    everything = " ".join([_name(entry, text), *_cells(entry, text).values(), _printed_on(entry, text)]).lower()
    return all(word in everything for word in words)


def _show_table(name: str, entries: Mapping[int, AttrsInstance], text: Text, screen: Screen, *, brief: bool) -> None:
    """One line a card with its numbers; what else is known of it, and its text, below.

    A text that the next card has as well stands once, below both.
    """
    rows = [{**_head(at, entry, text, brief=brief), **_numbers(entry)} for at, entry in entries.items()]
    columns = dict.fromkeys(column for row in rows for column in row)
    widths = {column: max(len(column), *(len(row.get(column, "")) for row in rows)) for column in columns}
    screen.say()
    screen.say(f"{name} ({len(rows)})", "bold")
    screen.say("  " + "  ".join(f"{column:{width}}" for column, width in widths.items()).rstrip(), "dim")
    texts = [_printed_on(entry, text) for entry in entries.values()]
    for entry, row, words, following in zip(entries.values(), rows, texts, [*texts[1:], ""], strict=True):
        screen.say("  " + "  ".join(f"{row.get(column, ''):{width}}" for column, width in widths.items()).rstrip())
        if not brief:
            screen.fill(_rest(entry, row, text), "      ", style="dim")
        if words and words != following:
            screen.fill(words, "      ", style="dim")


def _head(at: int, entry: AttrsInstance, text: Text, *, brief: bool) -> dict[str, str]:
    """What a card is called; what has no name, such as the space of a track, goes by its number."""
    if not hasattr(entry, "id"):
        return {"number": str(at)}
    return {"name": _name(entry, text), **({} if brief else {"id": _id(entry)})}


def _id(entry: AttrsInstance) -> str:
    return str(getattr(entry, "id", ""))


def _name(entry: AttrsInstance, text: Text) -> str:
    return text.name(_id(entry))


def _numbers(entry: AttrsInstance) -> dict[str, str]:
    """What is compared from card to card."""
    values = {field.name: getattr(entry, field.name) for field in attrs.fields(type(entry))}
    return {name: str(value) for name, value in values.items() if type(value) is int}


def _rest(entry: AttrsInstance, row: Mapping[str, str], text: Text) -> str:
    """What is no number, as `faction: Cultist; ability: Gate`."""
    return "; ".join(f"{name}: {cell}" for name, cell in _cells(entry, text).items() if cell and name not in row)


def _cells(entry: AttrsInstance, text: Text) -> dict[str, str]:
    """All that is known of a card or of a part of one, in words."""
    return {field.name: _words(getattr(entry, field.name), text) for field in attrs.fields(type(entry))}


def _words(value: object, text: Text) -> str:
    """A value in words; "" for one that says nothing."""
    if isinstance(value, tuple):
        return ", ".join(_words(one, text) for one in cast("tuple[object, ...]", value))
    if attrs.has(type(value)):
        return _words_of_a_part(cast("AttrsInstance", value), text)
    if isinstance(value, enum.Enum) and not isinstance(value, Source):
        return text.name(str(value))
    if isinstance(value, bool):
        return "yes" if value else ""
    return "" if value is None else str(value)


def _words_of_a_part(part: AttrsInstance, text: Text) -> str:
    """`action fund clue, cost 2`; of what may be of several kinds the kind comes first."""
    kind = [type(part).__name__] if getattr(part, "polymorphic", False) else []
    cells = ", ".join(f"{name} {cell}" for name, cell in _cells(part, text).items() if cell)
    return " ".join([*kind, cells] if cells else kind)


def _printed_on(entry: AttrsInstance, text: Text) -> str:
    known = text.entries.get(_id(entry))
    return known.text if known else ""


CARDS: Final = Command("cards", "the cards of a game: values, texts and where they come from", _describe, _run)
