"""The stand-in values make a fair game, and the bot that plays it is no fool."""

from __future__ import annotations

import pytest

from rlyeh_rules import simulate
from rlyeh_rules.bots import GreedyBot, RandomBot

pytestmark = pytest.mark.walk

FAIR = 0.6
"""No faction may win a larger part of the games between equals."""


@pytest.mark.parametrize("first", ["investigator", "cultist"])
def test_between_equals_neither_faction_wins_too_often(first: str, games_to_play: int) -> None:
    games = max(100, games_to_play)
    options = {"faction_of_first_seat": first, "first_player": 0}
    report = simulate("seals", GreedyBot(), games, seed=1, options=options)
    assert max(report.wins) <= FAIR * games


@pytest.mark.parametrize("seat", [0, 1])
def test_the_greedy_bot_beats_the_random_bot_from_either_seat(seat: int) -> None:
    bots = [GreedyBot(), RandomBot()] if seat == 0 else [RandomBot(), GreedyBot()]
    assert simulate("seals", bots, 30, seed=1).wins[seat] >= 27
