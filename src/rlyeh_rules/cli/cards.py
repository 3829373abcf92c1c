"""`rlyeh cards`: the cards of a game, their values and texts, and where each comes from."""

from __future__ import annotations

import enum
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, cast, get_type_hints

import attrs
from attrs import AttrsInstance

from rlyeh_rules.content import tables_of
from rlyeh_rules.games import Game
from rlyeh_rules.kernel import Content, Hideable, Source, read_text, types_in

from .arguments import add_content, content_of, game_and_words
from .command import DONE, WRONG, Command
from .screen import UNBROKEN, Screen

__all__ = ["CARDS", "show_cards"]

OWN_NAME: Final = "My own box"
MEANING: Final = {
    Source.RULEBOOK: "as the rulebook prints it",
    Source.PUBLISHED: "published elsewhere",
    Source.STAND_IN: "made up, since it is not printed in the rulebook; bring your own with --content",
}


def _describe(parser: ArgumentParser) -> None:
    parser.add_argument(
        "words", nargs="*", metavar="GAME WORD", help="which game, and words: only cards that have these"
    )
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


def show_cards(
    game: Game,
    content: Content,
    wish: str,
    screen: Screen,
    *,
    brief: bool = False,
    among: Collection[str] | None = None,
) -> bool:
    """Show the cards of a set that have all the words of a wish; whether there are any.

    Args:
        game: whose cards they are.
        content: the set.
        wish: words in any order; "" for all cards.
        screen: where to.
        brief: names, values and texts only: what one needs while one plays.
        among: the ids of the only cards that are meant; None: of all.
    """
    words = wish.lower().split()
    catalogue = _Catalogue(game, content, screen, brief=brief)
    shown: Counter[Source] = Counter()
    for name in tables_of(content):
        entries: dict[int, AttrsInstance] = {
            at: entry
            for at, entry in enumerate(getattr(content, name))
            if (among is None or _id(entry) in among) and catalogue.has(entry, words)
        }
        shown.update(getattr(entry, "source", Source.STAND_IN) for entry in entries.values())
        if entries:
            catalogue.show_table(name.replace("_", " "), entries)
    if shown and not brief:
        screen.say()
        for source, number in shown.items():
            screen.fill(f"{number} {source}: {MEANING[source]}", "  ", "    ")
    return bool(shown)


class _Catalogue:
    """Cards on the screen, table by table.

    Args:
        game: whose cards they are.
        content: the set.
        screen: where they are shown.
        brief: names, values and texts only.
    """

    def __init__(self, game: Game, content: Content, screen: Screen, *, brief: bool) -> None:
        self.text, self.content, self.screen, self.brief = game.text, content, screen, brief

    def has(self, entry: AttrsInstance, words: Sequence[str]) -> bool:
        """Whether all these words stand on a card, in its names or in its ids."""
        told = [cell for called in (self.text.name, str) for cell in _cells(entry, called).values()]
        everything = " ".join([self._name(entry), *told, self._printed_on(entry)]).lower()
        return all(word in everything for word in words)

    def show_table(self, title: str, entries: Mapping[int, AttrsInstance]) -> None:
        """One line a card with its numbers; what else is known of it, and its text, below.

        Where the line is too long for the screen, the id of the card stands below as well. A text that the next card
        has too stands once, below both. Where no card has a text, and there is room enough, all else that is known
        stands on the line.
        """
        screen = self.screen
        rows = [{**self._head(at, entry), **_numbers(entry)} for at, entry in entries.items()]
        widths = _widths(rows)
        if _width(widths) > screen.width:
            rows = [{column: cell for column, cell in row.items() if column != "id"} for row in rows]
            widths = _widths(rows)
        texts = [self._printed_on(entry) for entry in entries.values()]
        rests = [self._rest(entry, row) for entry, row in zip(entries.values(), rows, strict=True)]
        room = screen.width - _width(widths) - 2
        beside = not any(texts) and max(map(len, rests)) <= room
        screen.say()
        screen.say(f"{title} ({len(rows)})", "bold")
        screen.say("  " + "  ".join(f"{column:{width}}" for column, width in widths.items()).rstrip(), "dim")
        for row, rest, words, following in zip(rows, rests, texts, [*texts[1:], ""], strict=True):
            cells = [f"{row.get(column, ''):{width}}" for column, width in widths.items()]
            screen.say("  " + "  ".join([*cells, rest.replace(UNBROKEN, " ")] if beside else cells).rstrip())
            if rest and not beside:
                screen.fill(rest, "      ", style="dim")
            if words and words != following:
                screen.fill(words, "      ", style="dim")

    def _head(self, at: int, entry: AttrsInstance) -> dict[str, str]:
        """What a card is called; what has no name, such as the space of a track, goes by its number."""
        if not _id(entry):
            return {"number": str(at)}
        return {"name": self._name(entry), **({} if self.brief else {"id": _id(entry)})}

    def _name(self, entry: AttrsInstance) -> str:
        return self.text.name(_id(entry))

    def _rest(self, entry: AttrsInstance, row: Mapping[str, str]) -> str:
        """What is no number, as `faction: Cultist; ability: Gate`; in brief only the things that it names.

        Where a card has effects, and the game makes words of them, those tell of all its parts.
        """
        cells = {name: cell for name, cell in _cells(entry, self.text.name).items() if cell and name not in row}
        if _has_effects(type(entry)) and self.content.words(entry):
            cells = {name: cell for name, cell in cells.items() if not _is_of_parts(getattr(entry, name))}
        if "id" in cells:
            cells["id"] = _id(entry)
        if self.brief:
            cells = {name: cell for name, cell in cells.items() if name != "id" and _is_of_things(getattr(entry, name))}
        return "; ".join(f"{name}:{UNBROKEN}{cell}" for name, cell in cells.items())

    def _printed_on(self, entry: AttrsInstance) -> str:
        """What a card does in words: made of what stands in its entry, or as the game has it."""
        known = self.text.entries.get(_id(entry))
        return self.content.words(entry) or (known.text if known else "")


def _id(entry: AttrsInstance) -> str:
    return str(getattr(entry, "id", ""))


def _numbers(entry: AttrsInstance) -> dict[str, str]:
    """What is compared from card to card."""
    values = {field.name: getattr(entry, field.name) for field in attrs.fields(type(entry))}
    return {name: str(value) for name, value in values.items() if type(value) is int}


def _widths(rows: Iterable[Mapping[str, str]]) -> dict[str, int]:
    """The columns of a table, and how wide each of them is."""
    widths: dict[str, int] = {}
    for row in rows:
        for column, cell in row.items():
            widths[column] = max(widths.get(column, len(column)), len(cell))
    return widths


def _width(widths: Mapping[str, int]) -> int:
    """How wide a table is, with two blanks in front of every column."""
    return sum(width + 2 for width in widths.values())


Called = Callable[[str], str]
"""What the thing of an id is called."""


def _cells(entry: AttrsInstance, called: Called) -> dict[str, str]:
    """All that is known of a card or of a part of one, in words."""
    return {field.name: _words(getattr(entry, field.name), called) for field in attrs.fields(type(entry))}


def _words(value: object, called: Called) -> str:
    """A value in words; "" for one that says nothing."""
    if isinstance(value, tuple):
        return ", ".join(_words(one, called) for one in cast("tuple[object, ...]", value))
    if attrs.has(type(value)):
        return _words_of_a_part(cast("AttrsInstance", value), called)
    if isinstance(value, Hideable | enum.Enum) and not isinstance(value, Source):
        return called(str(value))
    if isinstance(value, bool):
        return "yes" if value else ""
    words = "" if value is None else str(value)
    return f'"{words}"' if ";" in words else words  # which would look like the end of it


def _words_of_a_part(part: AttrsInstance, called: Called) -> str:
    """`action fund clue, cost 2`; of what may be of several kinds the kind comes first."""
    kind = [type(part).__name__] if getattr(part, "polymorphic", False) else []
    cells = ", ".join(f"{name} {cell}" for name, cell in _cells(part, called).items() if cell)
    return " ".join([*kind, cells] if cells else kind)


@cache
def _has_effects(kind: type) -> bool:
    """Whether entries of a kind have parts, or parts of parts, that may be of several kinds, as effects are."""
    done, todo = set[type](), [kind]
    while todo:
        part = todo.pop()
        if attrs.has(part) and part not in done:
            done.add(part)
            todo += [one for hint in get_type_hints(part).values() for one in types_in(hint)]
        if getattr(part, "polymorphic", False):
            return True
    return False


def _is_of_parts(value: object) -> bool:
    """Whether a value is a part of a card with fields of its own, or several such."""
    parts: tuple[object, ...] = value if isinstance(value, tuple) else (value,)  # pyright: ignore[reportUnknownVariableType]
    return any(attrs.has(type(part)) for part in parts)


def _is_of_things(value: object) -> bool:
    """Whether a value names one or several things, by their ids."""
    things: tuple[object, ...] = value if isinstance(value, tuple) else (value,)  # pyright: ignore[reportUnknownVariableType]
    return bool(things) and all(isinstance(thing, Hideable) for thing in things)


CARDS: Final = Command("cards", "the cards of a game: values, texts and where they come from", _describe, _run)
