"""`rlyeh games`: what there is to play, and the options of a game."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Final

from rlyeh_rules.games import Game, games
from rlyeh_rules.kernel import Option

from .arguments import game_called
from .command import DONE, Command
from .screen import Screen

__all__ = ["GAMES"]


def _describe(parser: ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help="show its options; MODULE:GAME is one of your own")


def _run(args: Namespace, screen: Screen) -> int:
    if args.game is not None:
        _show_options(game_called(args.game), screen)
        return DONE
    for game in games().values():
        screen.say(f"{game.name:12}{game.title}, for {_seats(game)}", "bold")
        screen.fill(game.summary, " " * 12)
    return DONE


def _seats(game: Game) -> str:
    low, high = game.seats[0], game.seats[-1]
    return f"{low}" if low == high else f"{low} to {high}"


def _show_options(game: Game, screen: Screen) -> None:
    screen.say(f"{game.title}, for {_seats(game)}", "bold")
    screen.fill(game.summary)
    for choice in game.choices:
        screen.say()
        screen.fill(f"{choice.name} = {_values(choice)}", "  ", "      ", style="bold")
        screen.fill(f"{choice.meaning} [{choice.rule}]", "      ")


def _values(choice: Option) -> str:
    """What an option may be, and what it usually is: `6, 12 (usual)`, `0 to 100, usually 0`."""
    usual = str(choice.default)
    words = [f"{word} (usual)" if word == usual else word for word in choice.said]
    return ", ".join(words if usual in choice.said else [*words, f"usually {usual}"])


GAMES: Final = Command("games", "the games there are; with GAME, its options", _describe, _run)
