"""Chapter 1: setting up."""

from __future__ import annotations

from typing import Any

from rlyeh_rules.kernel import BySeat, Chance, Seat, Setup

from .state import HAND, First, Player, State, Table, roles
from .turn import TurnStarts


def deal(setup: Setup[Any, Any], chance: Chance) -> State:
    """Deal roles and hands (LN-1.2 to LN-1.4)."""
    seats = len(setup.names)
    dealt = chance.shuffle([role for role, count in roles(seats).items() for _ in range(count)])
    deck = chance.shuffle([card.id for card in setup.content.cards for _ in range(card.copies)])

    def sit(seat: Seat) -> Player:
        return Player(role=dealt[seat], hand=deck[seat * HAND : (seat + 1) * HAND])

    first = Seat(chance.below(seats) if setup.options.first is First.BY_LOT else 0)
    return State(
        agenda=(TurnStarts(first),),
        chance=chance.value,
        setup=setup,
        players=BySeat.of(seats, sit),
        table=Table(deck=deck[seats * HAND :], box=dealt[seats:], first=first),
        mover=first,
    )
