"""`rlyeh bench`: what the library costs, against what it may cost."""

from __future__ import annotations

import json
import platform
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from typing import TYPE_CHECKING, Any, Final

import attrs

from rlyeh_rules import __version__
from rlyeh_rules.games import games

from .arguments import count
from .command import DONE, WRONG, Command
from .screen import Screen

if TYPE_CHECKING:
    from rlyeh_rules.bench import Figure, Report

__all__ = ["BENCH"]

RUNS: Final = 5
SECONDS: Final = 0.2
LARGE: Final = 1000
SMALL: Final = 10
"""From here up a number is shown with no decimals, or with one."""


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
    if args.json:
        screen.say(json.dumps(_plain(report), indent=2))
    else:
        _show(report, screen)
    return WRONG if args.check and report.missed else DONE


def _show(report: Report, screen: Screen) -> None:
    screen.say(f"rlyeh-rules {__version__}, medians of {report.runs} {'run' if report.runs == 1 else 'runs'}")
    for sheet in report.sheets:
        screen.say()
        screen.say(sheet.title, "bold")
        for figure in sheet.figures:
            screen.say(_line(figure), "red" if figure.passed is False else "")
    screen.say()
    if not report.has_chess:
        screen.say("python-chess is not installed (extra `bench`), so nothing is compared with it.")
    screen.say(f"Missed: {', '.join(report.missed)}." if report.missed else "No bar is missed.", "bold")


def _line(figure: Figure) -> str:
    value = "not measured" if figure.value is None else f"{_number(figure.value)} {figure.unit}"
    bar = "" if figure.bar is None else f"{'at least' if figure.at_least else 'at most'} {_number(figure.bar)}"
    verdict = {True: "pass", False: "MISSED", None: ""}[figure.passed]
    return f"  {figure.name:42}{value:>16}   {bar:15}  {verdict}".rstrip()


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= LARGE else f"{value:.1f}" if value >= SMALL else f"{value:.2f}"


def _plain(report: Report) -> dict[str, Any]:
    """The report as plain data."""
    return {
        "library": __version__,
        "python": platform.python_version(),
        "runs": report.runs,
        "chess": report.has_chess,
        "missed": list(report.missed),
        "sheets": [
            {
                "game": sheet.name,
                "title": sheet.title,
                "figures": [attrs.asdict(figure) | {"passed": figure.passed} for figure in sheet.figures],
            }
            for sheet in report.sheets
        ],
    }


BENCH: Final = Command("bench", "measure what the library costs, against its bars", _describe, _run)
