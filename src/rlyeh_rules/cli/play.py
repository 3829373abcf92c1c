"""`rlyeh play`: people at the keyboard, against bots or each other."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from typing import Final

from rlyeh_rules.kernel import Seat, SeatError, SetupError
from rlyeh_rules.match import Match

from .arguments import add_game, add_setup, content_of, game_of, options_of
from .command import Command
from .keyboard import prepare
from .opponents import BOTS, OWN_BOT, bot_named
from .saved import Keeper, loaded
from .screen import Screen
from .session import Session

__all__ = ["PLAY"]

SEATS: Final = "0"
BOT: Final = "greedy"
ONLY_FOR_NEW_GAMES: Final = ("seed", "players", "option", "name")


def _describe(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--seats", default=SEATS, metavar="N,N", help="the seats played at this keyboard (0); bots play the others"
    )
    parser.add_argument(
        "--bot", default=BOT, metavar="NAME", help=f"who plays the others ({BOT}): {', '.join(BOTS)}, {OWN_BOT}"
    )
    parser.add_argument(
        "--name", action="append", default=[], metavar="NAME", help="what a person is called; may be repeated"
    )
    add_setup(parser)
    parser.add_argument("--load", dest="file", metavar="FILE", help="go on with a saved game")


def _run(args: Namespace, screen: Screen) -> int:
    seats = _seats(args.seats)
    bot = bot_named(args.bot)
    table = _begun(args, seats) if args.file is None else _reopened(args)
    for seat in seats:
        table.view(seat)  # refuses a seat that is not at the table
    prepare(len(seats))
    keeper = Keeper(table.state.game, args.file, _words_to_go_on(args))
    return Session(table, seats, bot, screen, keeper).run()


def _words_to_go_on(args: Namespace) -> list[str]:
    """What is no part of a save, and has to be said again with `--load`."""
    usual = {"seats": SEATS, "bot": BOT, "content": None}
    said = {name: getattr(args, name) for name in usual}
    words = [word for name, value in said.items() if value != usual[name] for word in (f"--{name}", value)]
    return [args.game, *words] if _is_own(args) else words


def _seats(text: str) -> tuple[Seat, ...]:
    """The seats in a list of numbers.

    Raises:
        SeatError: it is none.
    """
    numbers = [number.strip() for number in text.split(",")]
    if not all(number.isdecimal() and len(number) < 3 for number in numbers):  # noqa: PLR2004 - digits of a seat
        raise SeatError(f"Seats are numbers with commas between, 0 the first, not {text!r}.")
    return tuple(Seat(number) for number in sorted({int(number) for number in numbers}))


def _begun(args: Namespace, seats: Sequence[Seat]) -> Match:
    game = game_of(args)
    count = game.default_seats if args.players is None else args.players
    return Match.new(
        game,
        seed=args.seed,
        players=_names(count, seats, args.name),
        options=options_of(game, args.option),
        content=content_of(args, game),
    )


def _names(count: int, people: Sequence[Seat], given: Sequence[str]) -> list[str]:
    """What everybody is called.

    Raises:
        SetupError: more names than people.
    """
    if len(given) > len(people):
        people_here = f"{len(people)} {'person' if len(people) == 1 else 'people'}"
        raise SetupError(f"There are {len(given)} names for {people_here} at this keyboard.")
    bots = [Seat(at) for at in range(count) if Seat(at) not in people]
    called = dict(zip(people, given, strict=False))
    for group, word in ((people, "Player"), (bots, "Bot")):
        for number, seat in enumerate(group, 1):
            called.setdefault(seat, f"{word} {number}" if len(group) > 1 else word)
    return [called[Seat(at)] for at in range(count)]


def _reopened(args: Namespace) -> Match:
    for name in ONLY_FOR_NEW_GAMES:
        if getattr(args, name) not in (None, []):
            raise SetupError(f"--{name} is for a new game; the one that is loaded has its own.")
    return loaded(args)


def _is_own(args: Namespace) -> bool:
    """Whether the game is named by its module, as one of the user's own is."""
    return args.game is not None and ":" in args.game


PLAY: Final = Command("play", "play at the keyboard, against bots or each other", _describe, _run)
