"""`rlyeh bench`: what the library costs, against what it may cost."""

from __future__ import annotations

import json
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from typing import Final

from rlyeh_rules.games import games

from .arguments import count
from .command import DONE, WRONG, Command
from .screen import Screen

__all__ = ["BENCH"]

RUNS: Final = 5
SECONDS: Final = 0.2


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 60:  # noqa: PLR2004 - a minute for each figure is more than enough
        raise ArgumentTypeError(f"{text!r} is no number of seconds up to 60")
    return seconds


def _describe(parser: ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games; all of them if none is named")
    parser.add_argument("--runs", type=count, default=RUNS, metavar="N", help=f"figures are medians of N runs ({RUNS})")
    parser.add_argument(
        "--seconds", type=_seconds, default=SECONDS, metavar="S", help=f"for each figure in each run ({SECONDS})"
    )
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    parser.add_argument("--check", action="store_true", help="exit code 1 if a bar is missed")


def _run(args: Namespace, screen: Screen) -> int:
    from rlyeh_rules.bench import measure

    with screen.progress("bench") as progress:
        report = measure(args.games or list(games()), runs=args.runs, seconds=args.seconds, progress=progress)
    screen.say(json.dumps(report.plain(), indent=2) if args.json else str(report))
    return WRONG if args.check and report.missed else DONE


BENCH: Final = Command("bench", "measure what the library costs, against its bars", _describe, _run)
