"""Saved games: the one that is named on the command line, and the file that a game at the keyboard is kept in."""

from __future__ import annotations

import json
import shlex
import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import cast

from rlyeh_rules.games import load_content
from rlyeh_rules.kernel import SetupError
from rlyeh_rules.match import Match

from .arguments import add_content, game_called

__all__ = ["Keeper", "add_file", "in_words", "loaded"]


def add_file(parser: ArgumentParser) -> None:
    """A saved game."""
    parser.add_argument("file", metavar="FILE", help="a saved game")
    parser.add_argument("--game", metavar="MODULE:GAME", help="the game that it is of, if that is one of your own")
    add_content(parser)


def in_words(error: OSError) -> str:
    """What the system says of a file, without its number."""
    return f"{error.filename}: {error.strerror}" if error.filename else error.strerror or str(error)


def loaded(args: Namespace) -> Match:
    """The saved game in `args.file`, with the card set in `args.content` if one is named.

    Raises:
        SetupError: the game named is none, or not the one that is saved.
        SaveError: the file is no save, or a damaged one.
        ContentError: the card set cannot be played with.
        OSError: the file cannot be read.
    """
    named = args.game
    if named is not None and ":" in named:
        named = game_called(named).name  # it is known by its name from then on
    content = None
    if args.content is not None and (name := _game_in(Path(args.file))) is not None:
        content = load_content(name, args.content)
    table = Match.load(args.file, content=content)
    if named not in (None, table.state.game):
        raise SetupError(f"{args.file} is a game of {table.state.game}, not of {args.game}.")
    return table


def _game_in(path: Path) -> str | None:
    """The name of the game that a save is of, since a card set can only be read for a game; None if there is none."""
    with suppress(ValueError, RecursionError):  # whatever is wrong with the file, loading it will tell
        data = json.loads(path.read_bytes())
        if isinstance(data, dict) and isinstance(name := cast("dict[str, object]", data).get("game"), str):
            return name
    return None


class Keeper:
    """Where a game at the keyboard is kept.

    Args:
        game: the name of the game.
        path: the file it was loaded from, if it was.
        words: what else `rlyeh play` has to be told to go on with it: who sits where, which cards.
    """

    def __init__(self, game: str, path: str | None, words: Sequence[str] = ()) -> None:
        self._game = game
        self._path = None if path is None else Path(path)
        self._words = tuple(words)

    def command(self, path: Path) -> str:
        """What to type to go on with the game in a file."""
        return shlex.join(["rlyeh", "play", "--load", str(path), *self._words])

    def keep(self, table: Match, wish: str = "", *, force: bool = False) -> Path:
        """Save to the file wished for, which is then the file of this game; without a wish, to the one it has.

        Raises:
            FileExistsError: there is such a file, it is not that of this game, and nobody said that it may be lost.
            OSError: the file cannot be written.
        """
        path = Path(wish) if wish else self._path or next(_free(Path(), self._game))
        if path.exists() and path != self._path and not force:
            raise FileExistsError(f"There is a file {path} already; `save! {path}` writes over it.")
        table.save(path)
        self._path = path
        return path

    def rescue(self, table: Match) -> Path:
        """Save somewhere: to the file of this game, else here, else where temporary files go.

        Raises:
            OSError: nothing could be written anywhere.
        """
        folders = [Path(), Path(tempfile.gettempdir())]
        places = [*([self._path] if self._path else []), *(next(_free(folder, self._game)) for folder in folders)]
        for path in places[:-1]:
            with suppress(OSError):
                table.save(path)
                return path
        table.save(places[-1])
        return places[-1]


def _free(folder: Path, game: str) -> Iterator[Path]:
    """Names of files that do not exist yet."""
    number = 1
    while True:
        path = folder / (f"rlyeh-{game}.json" if number == 1 else f"rlyeh-{game}-{number}.json")
        if not path.exists():
            yield path
        number += 1
