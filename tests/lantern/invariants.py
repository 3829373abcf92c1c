"""What holds in every state of the game. That no card is lost or doubled is seen to by the kernel."""

from __future__ import annotations

from rlyeh_rules.kernel import Invariant

from .auction import AskBid
from .cards import MARKS
from .state import POOL, SANITY, SITES, STRESS, WOUNDS, State


def _pool_is_turned_up(s: State) -> bool:
    return s.is_over or len(s.table.pool) < POOL


def _nobody_owes(s: State) -> bool:
    return all(player.coins >= 0 for player in s.players)


def _bids_can_be_paid(s: State) -> bool:
    asked = [step for step in s.agenda if isinstance(step, AskBid) and step.bidder is not None]
    return all(0 <= ask.bid <= s.players[ask.bidder or 0].coins for ask in asked)


def _stress_in_bounds(s: State) -> bool:
    return all(0 <= player.stress <= STRESS for player in s.players)


def _sanity_in_bounds(s: State) -> bool:
    return all((0 if s.is_over else 1) <= player.sanity <= SANITY for player in s.players)


def _wounds_in_bounds(s: State) -> bool:
    return all(0 <= player.wounds <= (WOUNDS if s.is_over else WOUNDS - 1) for player in s.players)


def _sites_in_bounds(s: State) -> bool:
    return 0 <= s.table.marks < MARKS and 0 <= s.table.site <= (SITES if s.is_over else SITES - 1)


def _lamp_burns(s: State) -> bool:
    rounds = s.setup.options.rounds
    return bool(0 <= s.round <= (rounds if s.is_over else rounds - 1))


def _undo_does_not_pile_up(s: State) -> bool:
    return s.undo is None or s.undo.undo is None


INVARIANTS = (
    Invariant("LN-2.3", "nobody has bid more coins than it has", _bids_can_be_paid, of_views=True),
    Invariant("LN-2.6", "nobody has less than no coins", _nobody_owes, of_views=True),
    Invariant("LN-4.3", "a pool of five is turned up", _pool_is_turned_up, of_views=True),
    Invariant("LN-5.2", "a site is opened by its third mark", _sites_in_bounds, of_views=True),
    Invariant("LN-6.3", "stress is 0 to 4", _stress_in_bounds, of_views=True),
    Invariant("LN-6.5", "sanity is 1 to 5 while the game goes on", _sanity_in_bounds, of_views=True),
    Invariant("LN-8.3", "only one move can be taken back", _undo_does_not_pile_up, of_views=True),
    Invariant("LN-9.2", "nobody goes on with four wounds", _wounds_in_bounds, of_views=True),
    Invariant("LN-9.4", "the lamp burns as many rounds as were chosen", _lamp_burns, of_views=True),
)
