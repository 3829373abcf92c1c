"""The bots that may sit at a table."""

import secrets
from typing import Final

import rlyeh_rules as rr

__all__ = ["answer"]

_BOTS: Final[dict[str, rr.bots.Bot]] = {"greedy": rr.bots.GreedyBot(), "random": rr.bots.RandomBot()}
BITS = 63


def answer(state: rr.State, seat: rr.Seat, bot: str) -> rr.Action:
    """What a bot does for a seat. It is given the view of that seat, so it cannot cheat.

    It thinks in the event loop: it takes a millisecond as a rule and about ten at most, no longer than Python lets one
    thread keep the others waiting anyway. A bot that searches would belong in a process of its own.
    """
    view = state.view(seat)
    return _BOTS[bot].choose(view, view.legal_actions(seat), rr.Chance(secrets.randbits(BITS)))
