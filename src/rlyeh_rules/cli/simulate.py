"""`rlyeh simulate`: many games between bots."""

from __future__ import annotations

import json
import multiprocessing
import signal
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from secrets import randbits
from typing import Any, Final

from rlyeh_rules.bots import Bot
from rlyeh_rules.kernel import SetupError
from rlyeh_rules.simulate import Report, simulate

from .arguments import add_game, add_setup, content_of, count, game_of, options_of
from .command import DONE, Command
from .opponents import BOTS, OWN_BOT, bots_named
from .screen import Screen

__all__ = ["SIMULATE"]

GAMES: Final = 100
BITS: Final = 32
"""Of a seed that nobody has named: short enough to be typed again."""


def _describe(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("-n", "--games", type=count, default=GAMES, metavar="N", help=f"how many games ({GAMES})")
    parser.add_argument(
        "--bots",
        default="random",
        metavar="NAMES",
        help=f"one for all seats, or one a seat with commas between: {', '.join(BOTS)}, {OWN_BOT}",
    )
    parser.add_argument(
        "--swap", action="store_true", help="play every game in each seating, so that no bot has the better seats"
    )
    add_setup(parser)
    parser.add_argument("--workers", type=count, default=1, metavar="K", help="processes to play in")
    parser.add_argument("--json", action="store_true", help="every game, as JSON")
    parser.add_argument("--quiet", action="store_true", help="show no progress")


def _run(args: Namespace, screen: Screen) -> int:
    game = game_of(args)
    seatings = _seatings(bots_named(args.bots), swap=args.swap)
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
            reports = [
                simulate(
                    game,
                    bots[0] if len(bots) == 1 else bots,
                    args.games,
                    seed=seed,
                    options=options,
                    players=args.players,
                    content=content,
                    executor=pool,
                    progress=progress,
                )
                for bots in seatings
            ]
    finally:
        if pool is not None:
            pool.shutdown(cancel_futures=True)
    plain = [_plain(report) for report in reports]
    if args.json:
        screen.say(json.dumps(plain if args.swap else plain[0], indent=2))
    else:
        screen.say("\n\n".join(map(str, reports)))
        if args.swap:
            _sum_up(reports, screen)
    return DONE


def _seatings(bots: list[Bot], *, swap: bool) -> list[list[Bot]]:
    """The bots as they were named, and if they swap seats, moved on by one seat until each has had every seat.

    Raises:
        SetupError: there is nobody to swap seats with.
    """
    if not swap:
        return [bots]
    if len(bots) == 1:
        raise SetupError("To swap seats takes a bot for each seat, as --bots greedy,random does where there are two.")
    return [[*bots[by:], *bots[:by]] for by in range(len(bots))]


def _sum_up(reports: Sequence[Report], screen: Screen) -> None:
    """What each bot has won over all seatings."""
    games, seats = sum(report.games for report in reports), len(reports)
    screen.say()
    screen.say(f"Each in every seat, {games} games:", "bold")
    for bot, name in enumerate(reports[0].bots):
        wins = sum(report.wins[(bot - by) % seats] for by, report in enumerate(reports))
        screen.say(f"  won {wins:6} {wins / games:6.1%}  {name}")


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
