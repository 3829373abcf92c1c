"""The table as text, for one screen of 80 columns."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from rlyeh_rules.kernel import HIDDEN, counted, listed

from .action_phase import ActionPhase, AskAdventurer, AskCult
from .cards import Card, LocationFacts, Relic, Space
from .continuous import price_of, resistance_of, shift_of_cost
from .deployment import AskDeploy
from .events import Phase
from .market import AskBuy, ClearMarket
from .state import Adventurer, Cards, Cult, Cultist, Place, State
from .substitution import summoning
from .targets import AskLocation
from .targets_in_words import AskCultist, AskDestination
from .wording import location_words

__all__ = ["board", "phase"]

WIDTH: Final = 80
LEGEND: Final = "(Cultists: ready or rotated, Shots/Resistance; a Relic in brackets: stolen)"
UNBROKEN: Final = "\u00a0"
"""Stands for a blank at which no line is broken."""


def board(s: State) -> str:
    """The table as whoever looks at the state sees it."""
    lines = [f"{s.text.name('last_relic')} - {_when(s)}", *_alert(s), LEGEND]
    for position, place in enumerate(s.locations.row, 1):
        lines += ["", *_place(s, position, place)]
    if s.round and s.adventurer.position is None:
        lines += ["", "  the Adventurer stands beside the row"]
    lines += _drawn(s)
    lines += [line for seat in s.seats for line in _side(s, s.side(seat))]
    lines += ["", *_market(s), *_beside(s)]
    lines += _what_is_resolved(s)
    return "\n".join(line.replace(UNBROKEN, " ").rstrip() for line in lines)


def phase(s: State) -> Phase | None:
    """The phase that is played; None during the set-up and after the end (LR-6.0.1)."""
    if s.outcome is not None or s.round == 0:
        return None
    kinds = {type(step) for step in s.agenda}
    if kinds & {AskAdventurer, AskCult}:
        return Phase.ACTION
    if kinds & {AskDeploy, ActionPhase}:
        return Phase.DEPLOYMENT
    return Phase.REINFORCEMENT if kinds & {AskBuy, ClearMarket} else Phase.MAINTENANCE


def _when(s: State) -> str:
    if s.round == 0:
        return "setting up"
    now = phase(s)
    return f"round {s.round}" + (f", {s.text.name(now)}" if now is not None else "")


def _filled(text: str, first: str, further: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=first, subsequent_indent=further, break_on_hyphens=False)


def _names(s: State, things: Iterable[str]) -> str:
    """Things by name, those of one kind counted; a name is never broken over two lines."""
    counts = Counter(things)
    named = [f"{s.text.name(thing)}{f' x{count}' if count > 1 else ''}" for thing, count in counts.items()]
    return ", ".join(name.replace(" ", UNBROKEN) for name in named) or "none"


# ------------------------------------------------------------------ Alert Board and Locations


def _alert(s: State) -> Iterator[str]:
    content, alert = s.setup.content, s.alert
    space = content.exposure[alert.exposure]
    exposure = f"Exposure {alert.exposure} of {len(content.exposure) - 1} ({_space(space)})"
    yield from _filled(f"{exposure}, Notoriety {alert.notoriety} of {content.notoriety.last}", "", "  ")


def _space(space: Space) -> str:
    parts = [f"Notoriety {space.notoriety:+}"] if space.notoriety else []
    parts += [f"Adventurer {space.adventurer:+}"] if space.adventurer else []
    parts += [f"Cult {space.cult:+}"] if space.cult else []
    return listed(parts) or "blank"


def _place(s: State, position: int, place: Place | None) -> Iterator[str]:
    if place is None:
        yield f"  {position}  no Location"
        return
    here = "   <- the Adventurer".replace(" ", UNBROKEN) if s.adventurer.position == position else ""
    yield from _filled(f"{_location(s, position, place)}{here}", f"  {position}  ", " " * 5)
    used = ", ability used" if place.used else ""
    yield f"     {counted(place.marks, 'Mark')}, {counted(place.clues, 'Clue')}{used}"
    cultists = ", ".join(_cultist(s, cultist) for cultist in s.cultists_at(position))
    if cultists:
        yield from _filled(cultists, "     ", "     ")


def _location(s: State, position: int, place: Place) -> str:
    """What is known of a Location; with square brackets around what only the Cult may see."""
    if place.location is HIDDEN:
        return "a hidden Location"
    facts = s.setup.content.printed[place.location]
    known = _printed(s, facts, shift_of_cost(s, position), place.covered)
    return known if place.up else f"hidden [{known}]"


def _printed(s: State, facts: LocationFacts, shift: int = 0, covered: tuple[int, ...] = ()) -> str:
    """What stands on a Location: `Mapmaker's Attic, 4/6 Marks: Salt Tablet, (Star Lens). Ability: ...`."""
    relics = [f"({_name(s, one)})" if at in covered else _name(s, one) for at, one in enumerate(facts.relics)]
    costs = "/".join(str(max(cost + shift, 1)) for cost in (facts.hidden, facts.discovered))
    funds = f", {counted(facts.funds, 'Fund').replace(' ', UNBROKEN)}" if facts.funds else ""
    return f"{s.text.name(facts.id)}, {costs} Marks: {', '.join(relics)}{funds}. {location_words(facts)}"


def _drawn(s: State) -> Iterator[str]:
    """The Locations that the Cult is choosing from."""
    drawn, printed = s.locations.drawn, s.setup.content.printed
    if not drawn:
        return
    yield ""
    if HIDDEN in drawn:
        yield f"  drawn: {counted(len(drawn), 'Location')}"
        return
    for number, location in enumerate(drawn):
        yield from _filled(_printed(s, printed[location]), " " * 9 if number else "  drawn: ", " " * 11)


def _name(s: State, thing: str) -> str:
    return s.text.name(thing).replace(" ", UNBROKEN)


def _cultist(s: State, cultist: Cultist) -> str:
    state = "waits" if cultist.fresh else "ready" if cultist.ready else "rotated"
    return f"{s.text.name(cultist.card)} ({state}, {cultist.shots}/{resistance_of(s, cultist)})".replace(" ", UNBROKEN)


# ------------------------------------------------------------------ the two sides


def _side(s: State, side: Cult | Adventurer) -> Iterator[str]:
    has = [counted(side.funds, "Fund")]
    if isinstance(side, Adventurer):
        has += [counted(side.wounds, "Wound"), counted(side.madness, "Madness token")]
    who = f"{s.seat_name(side.seat)}, the {s.text.name(s.faction(side.seat))}"
    yield ""
    yield from _filled(f"{who}: {', '.join(one.replace(' ', UNBROKEN) for one in has)}", "  ", " " * 6)
    yield from _filled(f"Relics: {_names(s, side.relics)}", " " * 4, " " * 6)
    if isinstance(side, Cult):
        yield from _filled(_ritual(s, side.relics), " " * 4, " " * 6)
    yield from _hand(s, side.cards)
    if side.cards.permanents:
        yield from _filled(f"in play: {_names(s, side.cards.permanents)}", " " * 4, " " * 6)
    if side.cards.played is not None:
        yield from _filled(f"being played: {_name(s, side.cards.played)}", " " * 4, " " * 6)


def _ritual(s: State, relics: tuple[Relic, ...]) -> str:
    """What the Great Old One needs, and how far the Cult is, to whoever may know."""
    great_old_one = s.ritual.great_old_one
    if great_old_one is HIDDEN:
        return "Great Old One: unknown"
    need = s.setup.content.needs[great_old_one]
    found = summoning(relics, need, single=s.setup.options.single_substitution)
    pairs = "".join(f"; {pair}" for pair in found.pairs)
    missing = f"; missing: {_names(s, found.missing)}" if found.missing and relics else ""
    return f"Great Old One: {_name(s, great_old_one)} [needs {_names(s, need)}{pairs}{missing}]"


def _hand(s: State, cards: Cards) -> list[str]:
    hand = counted(len(cards.hand), "card") if HIDDEN in cards.hand else _names(s, cards.hand)
    deck = f"deck {len(cards.deck)}".replace(" ", UNBROKEN)
    lines = _filled(f"hand: {hand}; {deck}", " " * 4, " " * 10)
    return lines + (_filled(f"discard pile: {_names(s, cards.discard)}", " " * 4, " " * 10) if cards.discard else [])


# ------------------------------------------------------------------ the market


def _market(s: State) -> list[str]:
    offers = ", ".join(_offer(s, card) for card in s.market.cards) or "empty"
    return _filled(f"market: {offers}", "  ", " " * 10)


def _beside(s: State) -> Iterator[str]:
    """What else whoever looks may know of: stocks, what has gone, and what the Cult has put under its deck (LR-R36)."""
    market, locations = s.market, s.locations
    discard = f"; discard pile: {_names(s, market.discard)}" if market.discard else ""
    yield from _filled(f"reinforcement deck{UNBROKEN}{len(market.deck)}{discard}", "  ", " " * 10)
    known = [card for card in locations.bottom if card is not HIDDEN]
    notes = [f"Location deck{UNBROKEN}{len(locations.deck) + len(locations.bottom)}"]
    notes += [f"under it [{_names(s, known)}]"] if known else []
    notes += [f"out of the game: {_names(s, locations.removed)}"] if locations.removed else []
    yield from _filled("; ".join(notes), "  ", " " * 10)
    if not s.setup.options.unlimited_relics:
        yield from _filled(f"Relics left: {_names(s, s.ritual.supply)}", "  ", " " * 10)


def _offer(s: State, card: Card) -> str:
    """A card with its price, and what it costs who pays another."""
    price = s.setup.content.price[card]
    others = [f"{s.seat_name(seat)} {cost}" for seat in s.seats if (cost := price_of(s, seat, card)) != price]
    reserved = [f"reserved by {s.seat_name(seat)}" for seat in s.seats if s.side(seat).reserved == card]
    notes = "; ".join([", ".join(others), *reserved] if others else reserved)
    return f"{_name(s, card)}{UNBROKEN}{price}{f' ({notes})' if notes else ''}"


def _what_is_resolved(s: State) -> Iterator[str]:
    """What a choice is about, where the question does not say it."""
    ask = s.decision
    if isinstance(ask, AskLocation | AskCultist):
        yield ""
        yield f"  icon: {s.text.name(ask.icon)}"
    elif isinstance(ask, AskDestination):
        yield ""
        yield f"  Cultist: {s.text.name(ask.card)}"
