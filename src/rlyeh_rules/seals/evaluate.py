"""How well a seat stands, for bots that look one action ahead."""

from __future__ import annotations

from typing import Final

from rlyeh_rules.kernel import Seat

from .scoring import score
from .state import State

__all__ = ["evaluate"]

WIN: Final = 1000.0
MARKER: Final = 0.45
"""What a marker is worth in control points: eight of them buy about one good card a round."""


def evaluate(s: State, seat: Seat) -> float:
    """The lead of `seat` in control points, markers counted by what they may still buy; a won game tops all."""
    if s.outcome is not None:
        if not s.outcome.winners:
            return -WIN
        return WIN if seat in s.outcome.winners else -WIN
    return _worth(s, seat) - _worth(s, s.opponent(seat))


def _worth(s: State, seat: Seat) -> float:
    player = s.players[seat]
    markers = player.markers.total + (s.auction.staked[seat].total if s.auction is not None else 0)
    return score(s, seat).total + MARKER * markers * (10 - s.turn.number) / 10
