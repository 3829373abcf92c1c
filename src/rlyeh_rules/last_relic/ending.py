"""End of the Game: the four ways to win, and who is told what then."""

from __future__ import annotations

from typing import NoReturn

from rlyeh_rules.kernel import Outcome, Play

from . import events
from .state import State

__all__ = ["adventurer_wins", "cult_wins", "ends_unfinished"]


def cult_wins(s: State, play: Play, reason: str, rule: str) -> NoReturn:
    """The Cult wins at once: by summoning, or by the defeat of the Adventurer (LR-12.2)."""
    _end(s, play, Outcome((s.cult.seat,), reason, rule))


def adventurer_wins(s: State, play: Play, reason: str, rule: str) -> NoReturn:
    """The Adventurer wins at once: the ritual is cancelled, or the Cult exposed (LR-12.2)."""
    _end(s, play, Outcome((s.adventurer.seat,), reason, rule))


def ends_unfinished(s: State, play: Play) -> NoReturn:
    """The rounds that the host allows are over, and nobody has won (LR-R40)."""
    _end(s, play, Outcome((), "unfinished", "LR-R40"))


def _end(s: State, play: Play, outcome: Outcome) -> NoReturn:
    play.tell(events.GameEnded(outcome.winners, outcome.reason, outcome.rule))
    if outcome.reason != "summoning":  # which has shown it already
        play.tell(events.GreatOldOneRevealed(s.cult.seat, s.ritual.great_old_one))
    play.end(s, outcome)
