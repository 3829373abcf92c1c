"""What the library needs to know of this game."""

from __future__ import annotations

from rlyeh_rules.kernel import Rules, Seat, SetupError

from .content import Cards
from .invariants import INVARIANTS
from .setup import deal
from .state import SITES, TEXT, Options, Role, State
from .turn import Rewind

__all__ = ["RULES"]


def evaluate(s: State, seat: Seat) -> float:
    """How well a seat stands, by what it knows of itself: the loyal want sites opened, the cult wants them shut."""
    me = s.players[seat]
    if s.outcome is not None:
        return 100.0 if seat in s.outcome.winners else -100.0
    opened = 3 * s.table.site + s.table.marks
    progress = opened if me.role == Role("loyal") else 3 * SITES - opened
    return progress + me.coins / 4 + me.sanity / 2 - me.wounds + len(me.hand) / 4


def refuses(options: Options, seats: int) -> SetupError | None:
    """The lamp burns for more rounds than there are seats (LN-1.6)."""
    if options.rounds > seats:
        return None
    return SetupError(f"A lamp of {options.rounds} rounds burns down too soon for {seats}.", "LN-1.6")


RULES = Rules(
    state=State,
    options=Options,
    content=Cards,
    text=TEXT,
    new=deal,
    evaluate=evaluate,
    invariants=INVARIANTS,
    interrupts=(Rewind,),
    refuses=refuses,
)
