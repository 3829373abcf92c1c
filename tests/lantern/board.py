"""A state as one screen of text; of a view, what it shows."""

from __future__ import annotations

from rlyeh_rules.kernel import HIDDEN, Seat

from .state import Card, Facedown, Role, State


def board(s: State) -> str:
    """Draw the table, then each seat."""
    table = s.table
    pool = " ".join(_thing(s, lying.card) + _seen(lying) for lying in table.pool)
    site = f"site {table.site + 1}, {table.marks} marks"
    cards = f"deck {len(table.deck)}   discard {len(table.discard)}"
    lines = [f"Round {s.round + 1} of {s.setup.options.rounds}   {site}   {cards}", f"pool: {pool or '-'}"]
    return "\n".join([*lines, *[_seat(s, seat) for seat in s.players.seats()]])


def _seat(s: State, seat: Seat) -> str:
    me = s.players[seat]
    hand = " ".join(_thing(s, card) for card in me.hand)
    front = f"   in front: {' '.join(_thing(s, card) for card in me.front)}" if me.front else ""
    return (
        f"{'>' if seat in s.waiting_on else ' '} {s.seat_name(seat)} ({_thing(s, me.role)}): {me.coins} coins, "
        f"{me.wounds} wounds, {me.sanity} sanity, {me.stress} stress   hand: {hand or '-'}{front}"
    )


def _thing(s: State, thing: Card | Role) -> str:
    return "[?]" if thing is HIDDEN else f"[{s.text.name(thing)}]"


def _seen(lying: Facedown) -> str:
    return f"({','.join(map(str, lying.seen_by))})" if lying.seen_by else ""
