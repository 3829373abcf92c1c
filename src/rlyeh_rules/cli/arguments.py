"""Arguments that several commands have, and what they come to."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Sequence
from typing import Any

from rlyeh_rules.games import Game, game_named, games, load_content, register
from rlyeh_rules.kernel import Content, SetupError, there_are

from .own import own

__all__ = [
    "add_content",
    "add_game",
    "add_setup",
    "content_of",
    "count",
    "game_and_words",
    "game_called",
    "game_of",
    "options_of",
]

WORDS_FOR = {"yes": "True", "no": "False", "on": "True", "off": "False"}


def count(text: str) -> int:
    """A whole number from 1 up, as the type of an argument."""
    if not text.isdecimal() or len(text) > 9 or int(text) < 1:  # noqa: PLR2004 - digits; more is a slip of the hand
        raise ArgumentTypeError(f"{text!r} is no whole number from 1 up")
    return int(text)


def add_game(parser: ArgumentParser) -> None:
    """The game, which need not be named where a saved one is loaded."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="see `rlyeh games`; or MODULE:GAME for your own")


def game_called(name: str) -> Game:
    """The game of that name; `mine:OMEN` is the Game OMEN of mine.py, which is known by its name from then on.

    Raises:
        SetupError: there is no such game.
    """
    if ":" not in name:
        return game_named(name)
    game = own("game", name)
    if not isinstance(game, Game):
        raise SetupError(f"{name!r} is no Game.")
    try:
        game.rules  # noqa: B018 - asking for them imports the package that it names
    except Exception as fault:
        raise SetupError(f"The rules of the game {name!r} cannot be had: {fault}.") from fault
    register(game)
    return game


def game_of(args: Namespace) -> Game:
    """The game that was named.

    Raises:
        SetupError: there is no such game, or none was named.
    """
    if args.game is None:
        raise _unnamed()
    return game_called(args.game)


def game_and_words(words: Sequence[str]) -> tuple[Game, list[str]]:
    """The game that the first of some words names, and the other words.

    Raises:
        SetupError: it names none.
    """
    if not words or (":" not in words[0] and words[0] not in games()):
        raise _unnamed()
    return game_called(words[0]), list(words[1:])


def _unnamed() -> SetupError:
    return SetupError(f"Which game? {there_are(games()).capitalize()}.")


def add_content(parser: ArgumentParser) -> None:
    """A card set of one's own."""
    parser.add_argument("--content", metavar="FILE", help="a card set of your own, see `rlyeh cards GAME --toml`")


def add_setup(parser: ArgumentParser) -> None:
    """How a game is set up."""
    parser.add_argument("--seed", type=int, help="any whole number; the same seed gives the same game")
    parser.add_argument("--players", type=count, metavar="N", help="the number of seats, where a game leaves a choice")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, see `rlyeh games GAME`; may be repeated",
    )
    add_content(parser)


def content_of(args: Namespace, game: Game) -> Content | None:
    """The card set that was asked for.

    Raises:
        ContentError: it cannot be played with.
    """
    return None if args.content is None else load_content(game, args.content)


def options_of(game: Game, wishes: Sequence[str]) -> dict[str, Any]:
    """The options that `name=value` texts ask for; a value that the option does not have is left for it to refuse.

    Raises:
        SetupError: a text that names no option of this game, or has no `=`.
    """
    choices = {choice.name: choice for choice in game.choices}
    chosen: dict[str, Any] = {}
    for wish in wishes:
        name, is_there, text = wish.partition("=")
        name = name.strip().replace("-", "_")
        if not is_there:
            raise SetupError(f"An option is named as name=value, not {wish!r}.")
        if name not in choices:
            raise SetupError(f"{game.name} has no option {name!r}; {there_are(choices)}.")
        word = WORDS_FOR.get(text.strip().lower(), text.strip())
        fitting = (value for value in choices[name].values if str(value).lower() == word.lower())
        chosen[name] = next(fitting, text)
    return chosen
