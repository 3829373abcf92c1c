"""`rlyeh games`: what there is to play, and the options of a game."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Final

from rlyeh_rules.games import Game, game_named, games

from .command import DONE, Command
from .screen import Screen

__all__ = ["GAMES"]


def _describe(parser: ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help="show its options")


def _run(args: Namespace, screen: Screen) -> int:
    if args.game is not None:
        _show_options(game_named(args.game), screen)
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
        values = (f"{value} (usual)" if value == choice.default else str(value) for value in choice.values)
        screen.fill(f"{choice.name} = {', '.join(values)}", "  ", "      ", style="bold")
        screen.fill(f"{choice.meaning} [{choice.rule}]", "      ")


GAMES: Final = Command("games", "the games there are; with GAME, its options", _describe, _run)
