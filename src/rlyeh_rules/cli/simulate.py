"""`rlyeh simulate`: many games between bots."""

from __future__ import annotations

import json
import multiprocessing
import signal
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from secrets import randbits
from typing import Any, Final

from rlyeh_rules.games import game_named
from rlyeh_rules.simulate import Report, simulate

from .arguments import add_setup, content_of, count, options_of
from .command import DONE, Command
from .opponents import BOTS, bots_named
from .screen import Screen

__all__ = ["SIMULATE"]

GAMES: Final = 100
BITS: Final = 32
"""Of a seed that nobody has named: short enough to be typed again."""


def _describe(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("-n", "--games", type=count, default=GAMES, metavar="N", help=f"how many games ({GAMES})")
    parser.add_argument(
        "--bots",
        default="random",
        metavar="NAMES",
        help=f"one for all seats, or one a seat with commas between; there are {', '.join(BOTS)}",
    )
    add_setup(parser)
    parser.add_argument("--workers", type=count, default=1, metavar="K", help="processes to play in")
    parser.add_argument("--json", action="store_true", help="every game, as JSON")
    parser.add_argument("--quiet", action="store_true", help="show no progress")


def _run(args: Namespace, screen: Screen) -> int:
    game = game_named(args.game)
    bots = bots_named(args.bots)
    seed = randbits(BITS) if args.seed is None else args.seed
    options, content = options_of(game, args.option), content_of(args, game)
    watched = nullcontext[Callable[[int, int], None] | None](None) if args.quiet else screen.progress(game.title)
    pool = None
    if args.workers > 1:
        # Begun anew, not forked: whoever shows the progress may have threads.
        fresh = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(args.workers, mp_context=fresh, initializer=_ignore_interrupts)
    try:
        with watched as progress:
            report = simulate(
                args.game,
                bots[0] if len(bots) == 1 else bots,
                args.games,
                seed=seed,
                options=options,
                players=args.players,
                content=content,
                executor=pool,
                progress=progress,
            )
    finally:
        if pool is not None:
            pool.shutdown(cancel_futures=True)
    screen.say(json.dumps(_plain(report), indent=2) if args.json else str(report))
    return DONE


def _ignore_interrupts() -> None:
    """Ctrl-C is for the program that watches over the workers; it ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _plain(report: Report) -> dict[str, Any]:
    """A report as plain data."""
    scores = report.mean_scores
    return {
        "title": report.title,
        "seed": report.seed,
        "names": list(report.names),
        "bots": list(report.bots),
        "games": report.games,
        "wins": list(report.wins),
        "lost_by_all": report.lost_by_all,
        "endings": [
            {"rule": rule, "reason": reason, "games": games} for (rule, reason), games in report.endings.items()
        ],
        "mean_decisions": report.mean_decisions,
        "longest": report.longest,
        "mean_scores": None if scores is None else list(scores),
        "results": [
            {
                "seed": one.seed,
                "winners": list(one.winners),
                "rule": one.rule,
                "reason": one.reason,
                "decisions": one.decisions,
                "scores": None if one.scores is None else list(one.scores),
            }
            for one in report.results
        ],
    }


SIMULATE: Final = Command("simulate", "play many games between bots", _describe, _run)
