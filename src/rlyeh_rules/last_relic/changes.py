"""Small changes of the state, which every chapter makes: a side altered, a place altered, Funds gained or spent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rlyeh_rules.kernel import Play, Seat, changer, evolve

from . import events
from .cards import Card
from .state import Adventurer, Alert, Cards, Cult, Cultist, Locations, Place, State

__all__ = [
    "alter_adventurer",
    "alter_cult",
    "alter_cultist",
    "alter_place",
    "gain_funds",
    "hand_of",
    "refreshed",
    "rotated",
    "spend_funds",
    "with_adventurer",
    "with_alert",
    "with_cards",
    "with_clues",
    "with_cult",
    "with_cultists",
    "with_funds",
    "with_hand",
    "with_locations",
    "with_market",
    "with_marks",
    "with_place",
    "without",
]

# In games played at random most of the time goes into these few changes.
with_cult: Callable[..., State] = changer(State, "cult")
with_adventurer: Callable[..., State] = changer(State, "adventurer")
with_locations: Callable[..., State] = changer(State, "locations")
with_alert: Callable[[State, Alert], State] = changer(State, "alert")
with_market: Callable[..., State] = changer(State, "market")
_cult_cards: Callable[..., Cult] = changer(Cult, "cards")
_cult_funds: Callable[..., Cult] = changer(Cult, "funds")
_cult_cultists: Callable[..., Cult] = changer(Cult, "cultists")
_adventurer_cards: Callable[..., Adventurer] = changer(Adventurer, "cards")
_adventurer_funds: Callable[..., Adventurer] = changer(Adventurer, "funds")
with_hand: Callable[[Cards, tuple[Card, ...]], Cards] = changer(Cards, "hand")
_row: Callable[..., Locations] = changer(Locations, "row")
rotated: Callable[..., Cultist] = changer(Cultist, "ready")
with_marks: Callable[..., Place] = changer(Place, "marks")
with_clues: Callable[..., Place] = changer(Place, "clues")


_refreshed: Callable[..., Cultist] = changer(Cultist, "ready", "fresh")


def refreshed(cultist: Cultist) -> Cultist:
    """A Cultist that can be activated in the round to come (LR-6.6.1, LR-R7)."""
    return cultist if cultist.ready and not cultist.fresh else _refreshed(cultist, ready=True, fresh=False)


def alter_cult(s: State, **changes: Any) -> State:
    """The same with something else about the Cult."""
    return with_cult(s, evolve(s.cult, **changes))


def alter_adventurer(s: State, **changes: Any) -> State:
    """The same with something else about the Adventurer."""
    return with_adventurer(s, evolve(s.adventurer, **changes))


def with_cards(s: State, seat: Seat, cards: Cards) -> State:
    """The same with other cards of a player."""
    if seat == s.cult.seat:
        return with_cult(s, _cult_cards(s.cult, cards))
    return with_adventurer(s, _adventurer_cards(s.adventurer, cards))


def with_cultists(s: State, cultists: tuple[Cultist, ...]) -> State:
    """The same with other Cultists deployed."""
    return with_cult(s, _cult_cultists(s.cult, cultists))


def alter_cultist(s: State, card: Card, **changes: Any) -> State:
    """The same with something else about a deployed Cultist."""
    return with_cultists(s, tuple([evolve(one, **changes) if one.card == card else one for one in s.cult.cultists]))


def with_place(s: State, position: int, place: Place | None) -> State:
    """The same with something else in a space of the row."""
    row = s.locations.row
    return with_locations(s, _row(s.locations, (*row[: position - 1], place, *row[position:])))


def alter_place(s: State, position: int, **changes: Any) -> State:
    """The same with something else about a Location in the row."""
    place = s.locations.row[position - 1]
    return s if place is None else with_place(s, position, evolve(place, **changes))


def hand_of(*cards: Card) -> tuple[Card, ...]:
    """A hand in its one order: two equal hands are equal states."""
    return tuple(sorted(cards))


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """`cards` less one."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


# ------------------------------------------------------------------ Funds


def gain_funds(s: State, seat: Seat, number: int, play: Play) -> State:
    """Funds for a player; what goes beyond the end of the track is lost (LR-5.4.1, LR-R39)."""
    funds = s.side(seat).funds + number
    most = s.setup.content.most_funds
    if most is not None and funds > most:
        number -= funds - most
        funds = most
    if number:
        play.tell(events.FundsGained(seat, number, funds))
        return with_funds(s, seat, funds)
    return s


def spend_funds(s: State, seat: Seat, number: int, play: Play) -> State:
    """Take Funds from a player, who has them (LR-5.4.1)."""
    if not number:
        return s
    funds = s.side(seat).funds - number
    play.tell(events.FundsSpent(seat, number, funds))
    return with_funds(s, seat, funds)


def with_funds(s: State, seat: Seat, funds: int) -> State:
    """The same with other Funds of a player."""
    if seat == s.cult.seat:
        return with_cult(s, _cult_funds(s.cult, funds))
    return with_adventurer(s, _adventurer_funds(s.adventurer, funds))
