"""The stand-in cards make a game that either side can win, whatever the number of players."""

from __future__ import annotations

from collections import Counter

import pytest

from rlyeh_rules import simulate
from rlyeh_rules.bots import GreedyBot, RandomBot

pytestmark = pytest.mark.walk

FOR_CERTAIN = 400
"""Games from which on the share of one side says something to a few hundredths."""


def won_by_investigators(players: int, games: int) -> float:
    """The share of games between greedy bots that the Investigators win."""
    report = simulate("gate", GreedyBot(), games, seed=1, players=players)
    sides: Counter[str] = Counter()
    for (_, reason), count in report.endings.items():
        sides[reason.partition("; the ")[2]] += count
    assert sides.keys() <= {"Investigators win", "Cultists win"}
    assert sides.total() == games, "every game comes to an end"
    return sides["Investigators win"] / games


@pytest.mark.rule("GR-3.11", "GR-10.4")
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_between_equals_either_side_can_win(players: int, games_to_play: int) -> None:
    games = min(500, max(40, games_to_play // 2))
    least = 0.25 if games >= FOR_CERTAIN else 0.1

    assert least <= won_by_investigators(players, games) <= 1 - least


@pytest.mark.rule("GR-10.3")
def test_without_any_sense_the_gate_is_hardly_ever_closed() -> None:
    report = simulate("gate", RandomBot(), 60, seed=1)

    assert sum(count for (rule, _), count in report.endings.items() if rule == "GR-1.1") <= 2
