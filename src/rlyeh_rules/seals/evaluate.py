"""How well a seat stands, for bots that look one action ahead."""

from __future__ import annotations

from typing import Final

from rlyeh_rules.kernel import Play, Seat

from .auction import settle
from .scoring import score
from .state import TURNS, State
from .turn import AskAnswer

__all__ = ["evaluate"]

WIN: Final = 1000.0
MARKER: Final = 0.75
"""What a marker is worth in control points before the first turn."""
AFTER_THE_LAST: Final = 4
"""As if there were so many turns more: what a marker can buy runs out, but at the end it still decides ties."""


def evaluate(s: State, seat: Seat) -> float:
    """The lead of `seat` in control points, with markers counted by what they may still buy.

    A running auction counts as if the standing bid were taken. A won game tops everything.
    """
    if s.outcome is not None:
        return WIN if seat in s.outcome.winners else -WIN
    if s.auction is not None:
        s = settle(s, _taker(s), Play([]))
    return _worth(s, seat) - _worth(s, s.opponent(seat))


def _taker(s: State) -> Seat:
    """Who would take the standing bid; who is in the middle of a bid will complete it."""
    ask = s.agenda[-1]
    if isinstance(ask, AskAnswer) and not ask.in_parts:
        return ask.seat
    return s.opponent(ask.seat if isinstance(ask, AskAnswer) else s.turn.active)


def _worth(s: State, seat: Seat) -> float:
    left = (TURNS - s.turn.number + AFTER_THE_LAST) / (TURNS + AFTER_THE_LAST)
    return score(s, seat).total + MARKER * left * s.players[seat].markers.total
