"""How well a seat stands, for bots."""

from __future__ import annotations

from rlyeh_rules.kernel import Seat

from .cards import Side
from .scoring import CLOSED
from .state import State

__all__ = ["evaluate"]


def evaluate(s: State, seat: Seat) -> float:
    """How well a seat stands; the two sides want opposite things.

    Args:
        s: the state, the whole truth or a guess of it.
        seat: whose chances are told.
    """
    side = s.side(seat)
    if s.outcome is not None:
        return 100.0 if seat in s.outcome.winners else -100.0
    worth = 10.0 * len(s.created) - s.hour
    if s.target is not None:
        direction = s.direction
        values = s.setup.content.values[CLOSED if direction is None else direction.id][s.target]
        worth += sum(values[laid.card] for laid in s.pool)
    return worth if side is Side.INVESTIGATORS else -worth
