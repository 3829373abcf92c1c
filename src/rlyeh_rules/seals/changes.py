"""Small changes of the state, which every chapter makes: one player altered, a card turned over, a window left."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rlyeh_rules.kernel import Seat, changer, evolve

from .cards import BOTH_HALVES, CULTIST, INVESTIGATOR, Card, Faction
from .state import Lying, Player, State

__all__ = [
    "alter",
    "face_up",
    "factions",
    "hand_of",
    "new_window",
    "place_of",
    "prune_spent",
    "put",
    "turned_down",
    "turned_up",
    "with_area",
    "with_auction",
    "with_hand",
    "with_markers",
    "with_players",
    "with_spoils",
    "with_turn",
    "without",
]


def alter(s: State, seat: Seat, **changes: Any) -> State:
    """The same with one player changed."""
    return evolve(s, players=s.players.put(seat, evolve(s.players[seat], **changes)))


def put(s: State, seat: Seat, at: int, lying: Lying) -> State:
    """The same with another thing in one place."""
    area = s.players[seat].area
    return alter(s, seat, area=(*area[:at], lying, *area[at + 1 :]))


# In games played at random most of the time goes into these few changes.
with_hand: Callable[..., Player] = changer(Player, "hand")
with_area: Callable[..., Player] = changer(Player, "area")
with_markers: Callable[..., Player] = changer(Player, "markers")
with_spoils: Callable[..., Player] = changer(Player, "area", "markers")
with_players: Callable[..., State] = changer(State, "players")
with_auction: Callable[..., State] = changer(State, "players", "auction")
with_turn: Callable[..., State] = changer(State, "turn")


def turned_down(s: State, seat: Seat, lying: Lying) -> Lying:
    """A card of `seat` turned face down: it stays in its place and under the same control (SC-6.23)."""
    return Lying(lying.card, up=False, seen_by=s.seats if s.setup.options.open_memory else (seat,))


def turned_up(lying: Lying) -> Lying:
    """A card turned face up."""
    return Lying(lying.card, up=True)


def place_of(s: State, seat: Seat, card: Card) -> int | None:
    """The place in which a face-up card lies in front of `seat`, in reach of abilities; None if it does not."""
    for at, lying in enumerate(s.players[seat].area):
        if lying.card == card and lying.up:
            return at if s.in_front(lying) else None
    return None


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """`cards` less one."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def hand_of(*cards: Card) -> tuple[Card, ...]:
    """A hand in its one order: two equal hands are equal states."""
    return tuple(sorted(cards))


def prune_spent(s: State) -> State:
    """Take the spent mark off every pair that is no longer whole under its user (SC-R19).

    A half that is only committed to a bid has not left its controller (SC-R12).
    """
    ability = s.setup.content.ability
    for seat, player in enumerate(s.players):
        if player.spent:
            up = [ability[lying.card] for lying in player.area if lying.up]
            spent = tuple(thing for thing in player.spent if up.count(thing) == BOTH_HALVES)
            if spent != player.spent:
                s = alter(s, Seat(seat), spent=spent)
    return s


def new_window(s: State) -> State:
    """A card has been placed or a bid made: earlier positions no longer matter (SC-R21)."""
    return evolve(s, turn=evolve(s.turn, earlier=())) if s.turn.earlier else s


def face_up(s: State, seat: Seat) -> Iterator[Lying]:
    """The face-up cards in front of `seat`, those in a bid included."""
    return (lying for lying in s.players[seat].area if lying.up)


def factions(first: Faction) -> tuple[Faction, Faction]:
    """The factions of the two seats."""
    return (first, CULTIST if first is INVESTIGATOR else INVESTIGATOR)
