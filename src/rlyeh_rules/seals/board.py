"""The table as text, for one screen."""

from __future__ import annotations

from rlyeh_rules.kernel import HIDDEN, Seat, listed

from .cards import Card
from .scoring import score
from .state import Lying, State

__all__ = ["board"]


def board(s: State) -> str:
    """The table as whoever looks at the state sees it."""
    lines = [f"{s.text.name('seals')} - {_when(s)}"]
    lines += [line for seat in s.seats for line in _player(s, seat)]
    if s.auction is not None:
        bids = ", ".join(f"{s.seat_name(seat)} bids {s.bid(seat)}" for seat in s.seats)
        lines += ["", f"  centre: {_lying(s, s.auction.centre)}   {bids}"]
    lines += ["", _last_line(s)]
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
    lines = ["", f"{marks}{who}: {player.markers.total} markers ({player.markers}), {total} points{bound}"]
    lines.append(f"    hand: {', '.join(_card(s, card) for card in player.hand) or 'empty'}")
    for at, lying in enumerate(player.area):
        lines.append(f"    {seat}.{at}  {_lying(s, lying)}{_notes(s, seat, lying)}")
    return lines


def _notes(s: State, seat: Seat, lying: Lying) -> str:
    ability = s.setup.content.ability.get(lying.card)
    spent = lying.up and ability in s.players[seat].spent
    return f"{'  (spent)' if spent else ''}{'  (in the bid)' if lying.pushed else ''}"


def _lying(s: State, lying: Lying) -> str:
    return _card(s, lying.card) if lying.up else f"face down [{_card(s, lying.card)}]"


def _card(s: State, card: Card) -> str:
    if card is HIDDEN:
        return "?"
    content = s.setup.content
    return f"{s.text.name(card)} {content.control[card]}/{content.influence[card]}"


def _last_line(s: State) -> str:
    if s.outcome is not None:
        winners = listed(s.seat_name(seat) for seat in s.outcome.winners)
        scores = f" ({' to '.join(map(str, s.outcome.scores))})" if s.outcome.scores else ""
        return f"{f'{winners} wins' if winners else 'Nobody wins'}: {s.outcome.reason}{scores}."
    ask = s.decision
    names = listed(s.seat_name(seat) for seat in s.waiting_on)
    return f"{names}: {ask.prompt if ask else ''}"
