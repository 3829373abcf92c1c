"""End of Game: who wins, and by what."""

from __future__ import annotations

from typing import Final, NoReturn

from rlyeh_rules.kernel import Outcome, Play

from . import events
from .cards import Side
from .state import State

__all__ = ["MIDNIGHT", "SIGILS", "end"]

MIDNIGHT: Final = 12
"""GR-10.1."""
SIGILS: Final = 4
"""So many have to be created (GR-1.1)."""


def end(s: State, play: Play, side: Side, why: str, rule: str) -> NoReturn:
    """A side wins as a whole (GR-10.5); it may be that nobody at the table is on it (GR-R44)."""
    winners = tuple([seat for seat in s.seats if s.side(seat) is side])
    reason = f"{why}; the {s.text.name(side)} win"
    if not winners:
        reason += ", though nobody at the table is one of them"
    play.tell(events.GameEnded(side, winners, why))
    play.end(s, Outcome(winners, reason, rule))
