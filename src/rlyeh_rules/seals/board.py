"""The table as text, for one screen of 80 columns."""

from __future__ import annotations

import textwrap
from typing import Final

from rlyeh_rules.kernel import HIDDEN, Seat

from .auction import Bidding
from .cards import Card
from .scoring import score
from .state import Lying, State

__all__ = ["board"]

WIDTH: Final = 80
LEGEND: Final = "(4/2 = Control 4, Influence 2)"
UNBROKEN: Final = "\u00a0"
"""Stands for a blank at which no line is broken."""


def board(s: State) -> str:
    """The table as whoever looks at the state sees it."""
    lines = [f"{s.text.name('seals')} - {_when(s)}", LEGEND]
    lines += [line for seat in s.seats for line in _player(s, seat)]
    if s.auction is not None:
        bids = ", ".join(f"{s.seat_name(seat)} {_bid(s, seat)}" for seat in s.seats)
        lines += ["", f"  centre: {_lying(s, s.auction.centre)}", f"  bids: {bids}"]
    return "\n".join(lines)


def _when(s: State) -> str:
    if s.turn.number == 0:
        return "setting up"
    return f"round {s.round}, turn {s.turn.number} of 10, {s.seat_name(s.turn.active)} is active"


def _player(s: State, seat: Seat) -> list[str]:
    player = s.players[seat]
    identity = player.identity
    who = f"{s.seat_name(seat)}, the {s.text.name(identity.faction)}"
    if identity.id is not None:
        name = "an unknown character" if identity.id is HIDDEN else s.text.name(identity.id)
        who += f" ({name}{', used' if identity.used else ''})"
    marks = "  *" if seat == s.turn.active and s.turn.number else "   "
    bound = ", bound by Nyarlathotep" if player.bound else ""
    total = score(s, seat).total
    points = f"{total} {'point' if total == 1 else 'points'}"
    has = f"{marks}{who}: {player.markers}, {points}{bound}"
    lines = ["", *textwrap.wrap(has, WIDTH, subsequent_indent=" " * 6), *_hand(s, player.hand)]
    for at, lying in enumerate(player.area):
        lines.append(f"    {seat}.{at}  {_lying(s, lying)}{_notes(s, seat, lying)}")
    return lines


def _hand(s: State, hand: tuple[Card, ...]) -> list[str]:
    cards = ", ".join(_card(s, card).replace(" ", UNBROKEN) for card in hand) or "empty"
    lines = textwrap.wrap(
        f"hand: {cards}", WIDTH, initial_indent=" " * 4, subsequent_indent=" " * 10, break_on_hyphens=False
    )
    return [line.replace(UNBROKEN, " ") for line in lines]


def _notes(s: State, seat: Seat, lying: Lying) -> str:
    ability = s.setup.content.ability.get(lying.card)
    spent = lying.up and ability in s.players[seat].spent
    return f"{'  (spent)' if spent else ''}{'  (in the bid)' if lying.pushed else ''}"


def _bid(s: State, seat: Seat) -> str:
    """What a player bids; as long as that is nothing, it is a bid of the active player alone, once it is made."""
    opens = any(isinstance(step, Bidding) and not step.answers for step in s.agenda)
    bid = s.bid(seat)
    return str(bid) if bid or (seat == s.turn.active and not opens) else "none yet"


def _lying(s: State, lying: Lying) -> str:
    return _card(s, lying.card) if lying.up else f"face down [{_card(s, lying.card)}]"


def _card(s: State, card: Card) -> str:
    if card is HIDDEN:
        return "?"
    content = s.setup.content
    return f"{s.text.name(card)} {content.control[card]}/{content.influence[card]}"
