"""What holds in every state of the game."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rlyeh_rules.kernel import Invariant, evolve

from .cards import Card
from .content import DEALT, START_FUNDS
from .continuous import resistance_of
from .course import COURSE, resolving, waits_to_settle
from .damage import OF_A_TYPE, TRACK
from .decks import HAND_LIMIT
from .effects import Faction
from .locations import POINTS, points_on_table
from .market import OFFER, AskBuy, AskReserve
from .relics import SHOTS_AND_COVERS, shots_and_covers
from .resolving import AskLay, completed
from .setup import ROW, AskKeep
from .state import Alert, Cards, Place, State

__all__ = ["INVARIANTS"]

# ------------------------------------------------------------------ the sides


def _sides(s: State) -> bool:
    first = Faction(s.setup.options.faction_of_first_seat)
    seats = (s.cult.seat, s.adventurer.seat)
    wanted = (0, 1) if first is Faction.CULT else (1, 0)
    return seats == wanted and s.locations.seat == s.ritual.seat == s.cult.seat


def _funds(s: State) -> bool:
    most = s.setup.content.most_funds
    return all(side.funds >= 0 and (most is None or side.funds <= most) for side in (s.cult, s.adventurer))


def _damage(s: State) -> bool:
    her = s.adventurer
    return 0 <= her.wounds <= OF_A_TYPE and 0 <= her.madness <= OF_A_TYPE and her.damage <= TRACK


def _rounds(s: State) -> bool:
    most = s.setup.options.max_rounds
    return s.round >= 0 and (most == 0 or s.round <= most)


def _setting_up(s: State) -> bool:
    """Before the first round nothing has been gained, drawn, placed or moved but the Locations of the row."""
    if s.round:
        return True
    content = s.setup.content
    fresh = Alert(content.first_exposure, content.notoriety.start)
    if s.alert != fresh or s.market.discard or s.locations.removed or s.cult.cultists:
        return False
    if s.adventurer.position is not None or s.adventurer.damage:
        return False
    for side in (s.cult, s.adventurer):
        if side.funds != START_FUNDS or side.relics or side.reserved is not None:
            return False
        if evolve(side.cards, deck=()) != Cards(()):
            return False
    places = [place for place in s.locations.row if place is not None]
    if any(place != Place(place.location) for place in places):
        return False
    return len(s.locations.bottom) == (DEALT - ROW if places else 0)


# ------------------------------------------------------------------ cards


def _hands(s: State) -> bool:
    return all(len(side.cards.hand) <= HAND_LIMIT for side in (s.cult, s.adventurer))


def _order_of_hands(s: State) -> bool:
    return all(tuple(sorted(side.cards.hand)) == side.cards.hand for side in (s.cult, s.adventurer))


def _bought(s: State) -> bool:
    bought = [card for side in (s.cult, s.adventurer) for card in side.cards.bought]
    return len(set(bought)) == len(bought) and s.setup.content.price.keys() >= set(bought)


def _permanents(s: State) -> bool:
    permanents = s.setup.content.permanents
    for faction, side in ((Faction.CULT, s.cult), (Faction.ADVENTURER, s.adventurer)):
        if not permanents[faction].issuperset(side.cards.permanents):
            return False
    return True


def _cultists(s: State) -> bool:
    """A Cultist has a Resistance and stands at a Location; only with the option some have to wait."""
    resistance, waits = s.setup.content.resistance, s.setup.options.fresh_cultists_wait
    for cultist in s.cult.cultists:
        if cultist.card not in resistance or cultist.shots < 0 or s.place(cultist.position) is None:
            return False
        if cultist.fresh and not (waits and cultist.ready):
            return False
    return True


def _shots(s: State) -> bool:
    """Between effects every Cultist has fewer Shots than Resistance."""
    if waits_to_settle(s):
        return True
    resistance = s.setup.content.resistance
    return all(one.shots < resistance_of(s, one) for one in s.cult.cultists if one.card in resistance)


# ------------------------------------------------------------------ Locations


def _row(s: State) -> bool:
    """Three spaces, of which one is empty only while its Location is chosen, or for good when the deck is."""
    row, ask = s.locations.row, s.agenda[-1] if s.agenda else None
    if isinstance(ask, AskKeep):
        return not row
    gaps = [position for position, place in enumerate(row, 1) if place is None]
    if isinstance(ask, AskLay) and ask.position in gaps:
        gaps.remove(ask.position)
    empty = not (s.locations.deck or s.locations.bottom)
    return len(row) == ROW and (not gaps or empty)


def _figure(s: State) -> bool:
    """The figure stands at a Location of the row; beside it before it is placed, and when it can stand nowhere.

    That is when there is no Location left, or only the one that is resolved, by which the game may have ended.
    """
    position = s.adventurer.position
    if position is not None:
        return s.place(position) is not None
    return s.round == 0 or not s.positions or s.positions == (resolving(s),)


def _sides_of_locations(s: State) -> bool:
    """What lies at a Location is counted; abilities are used and Relics stolen at discovered ones only."""
    for place in s.locations.row:
        if place is None:
            continue
        if place.marks < 0 or place.clues < 0 or (place.used and not place.up):
            return False
        shown = len(s.setup.content.printed[place.location].relics) if place.up else 0
        if place.covered != tuple(sorted(set(place.covered))) or not set(place.covered) <= set(range(shown)):
            return False
    return True


def _covered(s: State) -> bool:
    """For every covered Relic the Adventurer has a token of that kind."""
    printed = s.setup.content.printed
    covered = Counter(
        printed[place.location].relics[at]
        for place in s.locations.row
        if place is not None and place.up
        for at in place.covered
        if at < len(printed[place.location].relics)
    )
    return covered <= Counter(s.adventurer.relics)


def _marks(s: State) -> bool:
    """A Location with Marks enough is resolved at once."""
    return waits_to_settle(s) or not completed(s)


def _points(s: State) -> bool:
    limited = s.setup.options.limited_tokens
    return not limited or (points_on_table(s) <= POINTS and shots_and_covers(s) <= SHOTS_AND_COVERS)


def _nobody_left(s: State) -> bool:
    """No Cultist is left at a Location whose resolution goes on."""
    position = resolving(s)
    return all(cultist.position != position for cultist in s.cult.cultists)


# ------------------------------------------------------------------ Relics, markers, market


def _relics(s: State) -> bool:
    """No Relic token is lost or made; where the supply never runs out nothing is taken from it."""
    piles = (s.ritual.supply, s.cult.relics, s.adventurer.relics)
    if any(tuple(sorted(pile)) != pile for pile in piles):
        return False
    tokens = s.setup.content.tokens
    if s.setup.options.unlimited_relics:
        return s.ritual.supply == tokens and set(tokens).issuperset((*s.cult.relics, *s.adventurer.relics))
    return tuple(sorted(relic for pile in piles for relic in pile)) == tokens


def _markers(s: State) -> bool:
    content = s.setup.content
    return 0 <= s.alert.exposure < len(content.exposure) and 0 <= s.alert.notoriety <= content.notoriety.last


def _market(s: State) -> bool:
    """Five cards are on offer, fewer while they are bought, and when there are no more."""
    market, ask = s.market, s.agenda[-1] if s.agenda else None
    if len(market.cards) > OFFER:
        return False
    if len(market.cards) == OFFER or isinstance(ask, AskBuy | AskReserve):
        return True
    return not market.deck and (not market.discard or s.setup.options.no_reinforcement_reshuffle)


def _reserved(s: State) -> bool:
    tokens: list[Card | None] = [s.cult.reserved, s.adventurer.reserved]
    return all(card is None or card in s.market.cards for card in tokens)


INVARIANTS: Final[tuple[Invariant, ...]] = (
    Invariant("LR-1.1", "one seat plays the Cult and the other the Adventurer", _sides, of_views=True),
    Invariant("LR-5.4.1", "Funds never go below 0, nor beyond the end of their track", _funds, of_views=True),
    Invariant("LR-2.6", "the damage track has 7 spaces, and no type more than 5 tokens", _damage, of_views=True),
    Invariant("LR-R40", "no more rounds are played than the host allows", _rounds, of_views=True),
    Invariant("LR-3.13", "before the first round nothing has been gained or placed", _setting_up, of_views=True),
    Invariant("LR-6.1.2", "a hand has 8 cards at most", _hands, of_views=True),
    Invariant("LR-2.9", "a card is bought once", _bought, of_views=True),
    Invariant("LR-2.2", "a hand lies in its order", _order_of_hands),
    Invariant("LR-R32", "a permanent card in play has a permanent effect", _permanents, of_views=True),
    Invariant("LR-6.2.2", "a Cultist stands at a Location of the row", _cultists, of_views=True),
    Invariant("LR-7.1.11", "a Cultist has fewer Shots than Resistance", _shots, of_views=True),
    Invariant("LR-3.9", "there are three Locations in the row, fewer when there are no more", _row, of_views=True),
    Invariant("LR-2.1", "the figure stands at a Location of the row", _figure, of_views=True),
    Invariant(
        "LR-7.4.3", "a Location is used and stolen from once it is discovered", _sides_of_locations, of_views=True
    ),
    Invariant("LR-7.3.2", "a covered Relic is on the Adventurer's board", _covered, of_views=True),
    Invariant("LR-8.2.7", "a Location with Marks enough is resolved", _marks),
    Invariant("LR-8.2.12", "no Cultist is left at a Location that is resolved", _nobody_left, of_views=True),
    Invariant("LR-R1", "where tokens are limited no more are on the table than there are", _points, of_views=True),
    Invariant("LR-2.4", "no Relic token is lost or made", _relics, of_views=True),
    Invariant("LR-2.3", "each marker is on a space of its track", _markers, of_views=True),
    Invariant("LR-6.5.8", "five cards are on offer, fewer when there are no more", _market, of_views=True),
    Invariant("LR-R17", "a Reserve token lies on a card of the market", _reserved, of_views=True),
    *COURSE,
)
