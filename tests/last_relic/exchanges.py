"""Other secrets that could be: the same table, with something that is hidden from somebody exchanged."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from rlyeh_rules.kernel import Seat, evolve
from rlyeh_rules.last_relic import Cards, Location, Place, State

from .table import CULT, HER

CHANCE: Final = "chance"
"""Stands among the things of a state of which only what chance will give is another."""
PILES: Final = ("deck", "bottom", "drawn")
"""Where Locations lie face down, besides the row."""


class Other(NamedTuple):
    """A state that differs in one secret, or in several.

    Attributes:
        what: the secret.
        state: the state.
        things: what has changed places.
    """

    what: str
    state: State
    things: frozenset[str]


def others(state: State, viewer: Seat | None) -> Iterator[Other]:
    """The same table with another secret of each kind that is hidden from a seat, as far as it could be."""
    found = [*_orders(state)]
    if viewer != CULT:
        found += [*_great_old_ones(state), *_hands(state, CULT), *_hidden_locations(state)]
    if viewer != HER:
        found += [*_hands(state, HER)]
    yield from (other for other in found if len(other.things) > 1 and not other.state.violations())


def one_of_each(state: State, viewer: Seat | None) -> list[Other]:
    """One for each secret, the last of its kind."""
    return list({other.what: other for other in others(state, viewer)}.values())


def all_at_once(state: State, viewer: Seat | None) -> Other:
    """Every secret exchanged in one state."""
    things: frozenset[str] = frozenset()
    kinds = [other.what for other in one_of_each(state, viewer)]
    for kind in kinds:
        candidates = [other for other in others(state, viewer) if other.what == kind]
        if candidates:
            state, things = candidates[-1].state, things | candidates[-1].things
    return Other(f"{', '.join(kinds)} at once", state, things)


# ------------------------------------------------------------------ one by one


def _great_old_ones(state: State) -> Iterator[Other]:
    ritual = state.ritual
    for at, taken in enumerate(ritual.box):
        box = (*ritual.box[:at], ritual.great_old_one, *ritual.box[at + 1 :])
        other = evolve(state, ritual=evolve(ritual, great_old_one=taken, box=box))
        yield Other("the Great Old One", other, frozenset((taken, ritual.great_old_one)))


def _hands(state: State, seat: Seat) -> Iterator[Other]:
    """A card of the hand for one of the deck."""
    cards = state.side(seat).cards
    what = "its hand" if seat == CULT else "her hand"
    for held in cards.hand:
        for at, lies in enumerate(cards.deck):
            hand = tuple(sorted((*(card for card in cards.hand if card != held), lies)))
            deck = (*cards.deck[:at], held, *cards.deck[at + 1 :])
            yield Other(what, _with_cards(state, seat, evolve(cards, hand=hand, deck=deck)), frozenset((held, lies)))


def _hidden_locations(state: State) -> Iterator[Other]:
    """What the Cult alone knows exchanged with each other, and with the cards of the deck."""
    locations = state.locations
    cards: dict[tuple[str, int], Location] = {
        ("row", at): place.location for at, place in enumerate(locations.row) if place is not None and not place.up
    }
    for pile in PILES:
        cards |= {(pile, at): card for at, card in enumerate(getattr(locations, pile))}
    for one in [key for key in cards if key[0] != "deck"]:
        for two in [key for key in cards if key != one]:
            swapped = _with_locations(state, {**cards, one: cards[two], two: cards[one]})
            yield Other(f"a Location of the {one[0]}", swapped, frozenset((cards[one], cards[two])))


def _orders(state: State) -> Iterator[Other]:
    """The order of every deck, and what chance will give."""
    for seat in (HER, CULT):
        cards = state.side(seat).cards
        turned = evolve(cards, deck=cards.deck[::-1])
        yield Other(f"the order of the deck of seat {seat}", _with_cards(state, seat, turned), frozenset(cards.deck))
    locations, market = state.locations, state.market
    turned_row = evolve(state, locations=evolve(locations, deck=locations.deck[::-1]))
    yield Other("the order of the Location deck", turned_row, frozenset(locations.deck))
    turned_market = evolve(state, market=evolve(market, deck=market.deck[::-1]))
    yield Other("the order of the Reinforcement deck", turned_market, frozenset(market.deck))
    yield Other("what chance will give", evolve(state, chance=state.chance ^ 1), frozenset((CHANCE, "?")))


def _with_cards(state: State, seat: Seat, cards: Cards) -> State:
    if seat == CULT:
        return evolve(state, cult=evolve(state.cult, cards=cards))
    return evolve(state, adventurer=evolve(state.adventurer, cards=cards))


def _with_locations(state: State, cards: dict[tuple[str, int], Location]) -> State:
    """The same with these Locations face down, by pile and place."""
    locations = state.locations
    row = tuple(
        evolve(place, location=cards["row", at]) if isinstance(place, Place) and not place.up else place
        for at, place in enumerate(locations.row)
    )
    piles = {pile: tuple(cards[pile, at] for at in range(len(getattr(locations, pile)))) for pile in PILES}
    return evolve(state, locations=evolve(locations, row=row, **piles))


# ------------------------------------------------------------------ as long as it is a secret


def come_to_light(state: State, viewer: Seat | None) -> set[str]:
    """What a seat may see, taken from the truth and not from its view."""
    locations, market = state.locations, state.market
    found: set[str] = {place.location for place in locations.row if place is not None and place.up}
    found |= {*locations.removed, *market.cards, *market.discard, *(one.card for one in state.cult.cultists)}
    for side in (state.cult, state.adventurer):
        cards = side.cards
        found |= {*cards.discard, *cards.permanents, *cards.bought}
        found |= {cards.played} if cards.played is not None else set()
        found |= {*cards.hand} if side.seat == viewer else set()
    if viewer == CULT:
        found |= {place.location for place in locations.row if place is not None}
        found |= {*locations.bottom, *locations.drawn, state.ritual.great_old_one}
    return found | ({state.ritual.great_old_one} if state.is_over else set())
