"""The command line as a whole: its commands, and how it ends."""

from __future__ import annotations

import io
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, NoReturn, TextIO

from rlyeh_rules import __version__
from rlyeh_rules.kernel import RlyehError, SeatError, SetupError

from .bench import BENCH
from .cards import CARDS
from .check import CHECK
from .command import DONE, INTERRUPTED, MISUSED, WRONG, Command
from .demo import DEMO
from .lobby import GAMES
from .play import PLAY
from .replay import REPLAY
from .rules import RULES
from .saved import in_words
from .schema import SCHEMA
from .screen import Screen
from .simulate import SIMULATE

__all__ = ["main"]

COMMANDS: Final[tuple[Command, ...]] = (DEMO, PLAY, REPLAY, CHECK, SIMULATE, GAMES, RULES, CARDS, SCHEMA, BENCH)
NOBODY_READS: Final = 141
"""Exit code: whoever read the output has gone away, as shells have it."""


class _Parser(ArgumentParser):
    """A parser that complains in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(MISUSED, f"{self.prog}: {message}; see {self.prog} --help\n")


class _Help:
    """What a call without a command gets."""

    def __init__(self, parser: ArgumentParser) -> None:
        self._parser = parser

    def __call__(self, args: Namespace, screen: Screen) -> int:
        screen.say(self._parser.format_help().rstrip())
        return DONE


def _parser() -> ArgumentParser:
    parser = _Parser("rlyeh", description="A rules engine for four Cthulhu tabletop games, at the command line.")
    parser.add_argument("--version", action="version", version=f"rlyeh-rules {__version__}")
    parser.set_defaults(run=_Help(parser))
    commands = parser.add_subparsers(metavar="COMMAND")
    for command in COMMANDS:
        one = commands.add_parser(command.name, help=command.summary, description=f"{command.summary.capitalize()}.")
        command.describe(one)
        one.set_defaults(run=command.run)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line.

    Args:
        argv: the words after the name of the program; None: those it was called with.

    Returns:
        The exit code: 0 when all is well, 1 when what was looked at is not as it should be, 2 when the command makes no
        sense, 130 after Ctrl-C.
    """
    for stream in (sys.stdin, sys.stdout):
        _be_lenient(stream)
    screen = Screen()
    try:
        args = _parser().parse_args(argv)
        code: int = args.run(args, screen)
        screen.out.flush()
    except SystemExit as leave:  # argparse has said all there is to say
        return leave.code if isinstance(leave.code, int) else 0
    except BrokenPipeError:
        _write_nowhere(screen.out)
        return NOBODY_READS
    except KeyboardInterrupt:
        screen.complain("stopped")
        return INTERRUPTED
    except (SetupError, SeatError) as error:
        screen.complain(str(error))
        return MISUSED
    except RlyehError as error:
        screen.complain(str(error))
        return WRONG
    except OSError as error:
        screen.complain(in_words(error))
        return WRONG
    return code


def _be_lenient(stream: TextIO) -> None:
    """Letters that a terminal cannot write or read are no reason to stop."""
    if isinstance(stream, io.TextIOWrapper):
        with suppress(io.UnsupportedOperation):
            stream.reconfigure(errors="replace")


def _write_nowhere(stream: TextIO) -> None:
    """Keep Python from trying once more, when it ends, to write to whoever has gone away."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
