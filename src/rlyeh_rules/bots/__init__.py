"""Opponents: whatever has a `choose` can sit at the table; two that do.

A bot is given the view of its own seat and nothing else, so it cannot cheat.
"""

from .bot import Bot
from .greedy_bot import GreedyBot
from .policy import policy
from .random_bot import RandomBot

__all__ = ["Bot", "GreedyBot", "RandomBot", "policy"]
