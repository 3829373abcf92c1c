"""The stand-in cards make a game that can be won and lost, in either way, whoever plays how many investigators."""

from __future__ import annotations

from collections import Counter

import pytest

from rlyeh_rules import Report, simulate
from rlyeh_rules.bots import GreedyBot, RandomBot

pytestmark = pytest.mark.walk

FOR_CERTAIN = 1_000
"""Games from which on the share of those that are won says something to a few hundredths."""
WON, ALL_DEAD, TOO_LATE = "RR-5.14", "RR-24.2", "RR-24.3"


def played(players: int, games: int) -> tuple[Report, Counter[str]]:
    """Games between greedy bots, and how many ended by each rule."""
    report = simulate("rising", GreedyBot(), games, seed=1, players=players)
    ends: Counter[str] = Counter()
    for (rule, _), count in report.endings.items():
        ends[rule] += count
    return report, ends


@pytest.mark.rule("RR-24.1", "RR-24.2", "RR-24.3", "RR-5.14")
@pytest.mark.parametrize("players", [1, 5])
def test_teams_of_bots_win_some_games_and_lose_some_in_either_way(players: int, games_to_play: int) -> None:
    games = min(FOR_CERTAIN, max(40, games_to_play))
    least, most = (0.1, 0.5) if games >= FOR_CERTAIN else (0.05, 0.6)

    report, ends = played(players, games)

    assert ends.keys() == {WON, ALL_DEAD, TOO_LATE}, "every game comes to one of the three ends"
    assert least <= ends[WON] / games <= most
    assert min(ends[ALL_DEAD], ends[TOO_LATE]) / games >= 0.05
    assert report.wins == (ends[WON],) * players, "all win together, or nobody"
    assert report.mean_decisions <= 600


@pytest.mark.rule("RR-5.14")
def test_without_any_sense_hardly_any_game_is_won() -> None:
    report = simulate("rising", RandomBot(), 60, seed=1)

    assert sum(count for (rule, _), count in report.endings.items() if rule == WON) <= 2
