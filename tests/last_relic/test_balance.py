"""The stand-in cards make a fair game of a fair length, which is won in every way there is."""

from __future__ import annotations

from collections import Counter
from statistics import median
from typing import NamedTuple

import pytest

from rlyeh_rules import Chance, new_game, simulate
from rlyeh_rules.bots import GreedyBot, RandomBot
from rlyeh_rules.last_relic import State

pytestmark = pytest.mark.walk

WAYS = {"summoning": "cult", "defeat": "cult", "ritual cancelled": "adventurer", "cult exposed": "adventurer"}


class Ended(NamedTuple):
    """How a game has ended, and in which round."""

    reason: str
    round: int


def played(seed: int) -> Ended:
    """A game between greedy bots."""
    state, bot, chance = new_game(State, seed=seed), GreedyBot(), Chance(seed)
    while state.outcome is None:
        seat = state.waiting_on[0]
        view = state.view(seat)
        state, _ = state.apply(bot.choose(view, view.legal_actions(seat), chance))
    return Ended(state.outcome.reason, state.round)


@pytest.mark.rule("LR-4.1", "LR-12.2")
def test_between_equals_the_game_is_fair_of_fair_length_and_won_in_all_four_ways(games_to_play: int) -> None:
    games = max(100, games_to_play)
    ends = [played(seed) for seed in range(games)]
    ways = Counter(end.reason for end in ends)

    assert ways.keys() == WAYS.keys()
    assert min(ways.values()) >= games // 50
    assert 0.4 * games <= sum(count for way, count in ways.items() if WAYS[way] == "cult") <= 0.6 * games
    assert 5 <= median(end.round for end in ends) <= 14


@pytest.mark.parametrize("seat", [0, 1])
def test_the_greedy_bot_beats_the_random_bot_from_either_side(seat: int) -> None:
    bots = [GreedyBot(), RandomBot()] if seat == 0 else [RandomBot(), GreedyBot()]
    assert simulate("last_relic", bots, 30, seed=1).wins[seat] >= 24
