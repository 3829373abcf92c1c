"""Advancing the Time: the clock, which ends the game at midnight."""

from __future__ import annotations

from typing import Final

from rlyeh_rules.kernel import Play

from . import events
from .cards import Side
from .changes import with_board
from .ending import MIDNIGHT, end
from .state import State

__all__ = ["FIRST_HOUR", "START_HOURS", "move_clock"]

START_HOURS: Final = {4: 1, 5: 2, 6: 3, 7: 4, 8: 5}
"""The hour at which the clock starts, by the number of players (GR-3.7)."""
FIRST_HOUR: Final = 1
"""The clock goes back no further (GR-R34)."""


def move_clock(s: State, hours: int, play: Play, rule: str = "GR-10.1") -> State:
    """Move the clock on, or back; it stops at 1 (GR-R34), and at midnight the game is over at once (GR-R19).

    Args:
        s: the state.
        hours: by how many hours; back where negative.
        play: the action being carried out.
        rule: the rule by which the game is over, if it is midnight then.
    """
    hour = max(FIRST_HOUR, min(MIDNIGHT, s.hour + hours))
    if hour == s.hour:
        return s
    play.tell(events.ClockMoved(hour - s.hour, hour))
    s = with_board(s, hour=hour)
    if hour == MIDNIGHT:
        end(s, play, Side.CULTISTS, "midnight", rule)
    return s
