"""A builder of tables for stories: name what the story is about, the rest is filled in.

A card is written with what stands on it. The Adventurer's: ``"torch = fund / clue"`` for its icons,
``"map ! price -1"`` for a permanent one. The Cult's: ``"acolyte 2 = mark fund"`` is a Cultist of Resistance 2 with
activation icons; further boxes follow after a ``|``:
``"acolyte 2 = mark | eliminated wound | deployed resistance +1 @others"``; without a number
it is no Cultist: ``"rite | action fund fund"``. A market card has a price and both halves:
``"lens $3 = clue // 2 = mark"``. A name alone is a card that does nothing: ``"torch"``, ``"acolyte 1"``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import pytest

from rlyeh_rules.kernel import Event, IllegalAction, Scripted, Seat, Setup, Source, evolve, make_options, parse_action
from rlyeh_rules.last_relic import (
    ActionPhase,
    Adventurer,
    AdventurerHalf,
    Alert,
    AskAdventurer,
    AskBuy,
    AskCult,
    AskDeploy,
    AskReserve,
    Card,
    Cards,
    Content,
    Cult,
    CultHalf,
    Cultist,
    GreatOldOne,
    GreatOldOneFacts,
    Location,
    LocationFacts,
    Locations,
    Market,
    Options,
    Place,
    ReinforcementFacts,
    Relic,
    RelicFacts,
    Ritual,
    Space,
    StartingAdventurer,
    StartingCult,
    State,
    Track,
)
from rlyeh_rules.last_relic.events import EffectSetOff
from rlyeh_rules.last_relic.market import ClearMarket, OfferReservation
from rlyeh_rules.last_relic.rounds import Maintenance

HER: Final = Seat(0)
CULT: Final = Seat(1)
"""The seats of the ledger's cases, unless a story says otherwise."""
STAND_IN: Final = Source.STAND_IN
TOKENS: Final = {"A": 3, "B": 3, "C": 3, "D": 2, "E": 2, "F": 2}
"""Relic tokens of each kind, 15 in all."""

# ------------------------------------------------------------------ cards


def adventurer_half(text: str) -> AdventurerHalf:
    """`fund / clue`, or `! price -1` for a permanent one."""
    if text.startswith("!"):
        return AdventurerHalf(permanent=text[1:].strip())
    return AdventurerHalf(action=text.lstrip("= ").strip())


def cult_half(text: str) -> CultHalf:
    """`2 = mark | eliminated wound`."""
    first, *boxes = [part.strip() for part in text.split("|")]
    head, _, activation = first.partition("=")
    values: dict[str, Any] = {"activation": activation.strip()}
    if head.strip():
        values["resistance"] = int(head)
    for box in boxes:
        name, _, row = box.partition(" ")
        values[name] = row
    return CultHalf(**values)


def split(text: str) -> tuple[Card, str]:
    """The id of a card and what stands on it."""
    name, _, rest = text.partition(" ")
    return Card(name), rest.strip()


def cards(texts: Iterable[str]) -> tuple[Card, ...]:
    """The ids of some cards."""
    return tuple(split(text)[0] for text in texts)


class On(NamedTuple):
    """A deployed Cultist."""

    position: int
    text: str
    ready: bool = True
    shots: int = 0
    fresh: bool = False


class Spot(NamedTuple):
    """A Location in the row: what stands on its card, and what lies at it."""

    name: str
    hidden: int = 5
    discovered: int = 7
    relics: str = "AB"
    funds: int = 0
    ability: str = "fund"
    up: bool = False
    marks: int = 0
    clues: int = 0
    used: bool = False
    covered: tuple[int, ...] = ()


def spot(text: str = "harbour", **what: Any) -> Spot:
    """A Location: `spot("harbour", clues=2)`."""
    return Spot(text, **what)


ROW: Final = (spot("harbour"), spot("library"), spot("crypt"))
"""Three Locations with nothing at them."""


def location(one: Spot) -> LocationFacts:
    """Its card."""
    relics = tuple(Relic(kind) for kind in one.relics)
    return LocationFacts(Location(one.name), one.hidden, one.discovered, relics, one.funds, one.ability, STAND_IN)


def place(one: Spot) -> Place:
    """What lies at it."""
    return Place(Location(one.name), one.up, one.marks, one.clues, one.used, one.covered)


# ------------------------------------------------------------------ the table

EXPOSURE: Final = (
    Space(start=True, source=STAND_IN),
    Space(cult=1, source=STAND_IN),
    Space(notoriety=-1, source=STAND_IN),
    Space(source=STAND_IN),
    Space(adventurer=2, source=STAND_IN),
    Space(notoriety=1, source=STAND_IN),
    Space(notoriety=2, adventurer=1, source=STAND_IN),
    Space(notoriety=3, source=STAND_IN),
)
"""An Exposure track: the space 6 steps from the start is the printed one (LR-6.4.4)."""


def table(
    ask: str = "adventurer",
    *,
    round: int = 3,  # noqa: A002 - as the field is called
    passed: bool = False,
    hand: Sequence[str] = (),
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    permanents: Sequence[str] = (),
    funds: int = 3,
    wounds: int = 0,
    madness: int = 0,
    stolen: str = "",
    at: int | None = 1,
    cult_hand: Sequence[str] = (),
    cult_deck: Sequence[str] = (),
    cult_discard: Sequence[str] = (),
    cult_permanents: Sequence[str] = (),
    cult_funds: int = 3,
    relics: str = "",
    cultists: Sequence[On] = (),
    row: Sequence[Spot | None] = ROW,
    location_deck: Sequence[str | Spot] = ("p", "q", "r"),
    bottom: Sequence[str | Spot] = (),
    market: Sequence[str] = (),
    market_deck: Sequence[str] = (),
    market_discard: Sequence[str] = (),
    reserved: tuple[str | None, str | None] = (None, None),
    exposure: int = 0,
    notoriety: int = 0,
    track: Sequence[Space] = EXPOSURE,
    last: int = 12,
    most_funds: int | None = None,
    need: str = "ABCDEF",
    tokens: Mapping[str, int] = TOKENS,
    starter: int = 0,
    options: Options | Mapping[str, Any] | None = None,
) -> State:
    """A table in the middle of a round.

    Args:
        ask: what is asked: "deploy", "adventurer" or "cult" (a turn of the Action Phase), "buy" or "cult buys" (a
            purchase turn), "reserve" (the Adventurer's reservation; the Cult's follows).
        round: the round.
        passed: whether the opponent has just passed.
        hand: the Adventurer's hand; likewise her deck (the top card first), discard pile and permanent cards.
        funds: her Funds.
        wounds: her Wounds.
        madness: her Madness.
        stolen: the Relics on her board, "AAB".
        at: where her figure stands.
        cult_hand: the Cult's hand; likewise its deck, discard pile and permanent cards.
        cult_funds: its Funds.
        relics: the Relics on its board.
        cultists: the deployed Cultists.
        row: the Locations in the row.
        location_deck: the Location deck, the top card first: names, or with what stands on the card.
        bottom: the cards under it that the Cult knows.
        market: the cards on offer.
        market_deck: the Reinforcement deck.
        market_discard: the cards cleared away.
        reserved: the card on which the Adventurer's and the Cult's Reserve token lies.
        exposure: the space of the Exposure marker.
        notoriety: the space of the Notoriety marker.
        track: the Exposure track.
        last: the last space of the Notoriety track.
        most_funds: the last space of the Funds track.
        need: the Relics that the Great Old One needs.
        tokens: how many Relic tokens there are of each kind.
        starter: who has the first purchase turn.
        options: the options of the game.
    """
    hers = [*hand, *deck, *discard, *permanents]
    its = [*cult_hand, *cult_deck, *cult_discard, *cult_permanents, *(one.text for one in cultists)]
    on_sale = [*market, *market_deck, *market_discard]
    spots = [one for one in row if one is not None]
    location_deck, bottom = (
        [spot(one) if isinstance(one, str) else one for one in pile] for pile in (location_deck, bottom)
    )
    content = Content(
        name="test values",
        digest=repr((hers, its, on_sale, spots, location_deck, bottom, track, last, most_funds, need, tokens)),
        adventurer_cards=tuple(_starting_adventurer(text) for text in hers),
        cult_cards=tuple(_starting_cult(text) for text in its),
        reinforcements=tuple(_reinforcement(text) for text in on_sale),
        locations=tuple(location(one) for one in (*spots, *location_deck, *bottom)),
        great_old_ones=(
            GreatOldOneFacts(GreatOldOne("dagon"), tuple(Relic(kind) for kind in need), STAND_IN),
            GreatOldOneFacts(GreatOldOne("hydra"), tuple(Relic(kind) for kind in "AABBCC"), STAND_IN),
        ),
        relics=tuple(RelicFacts(Relic(kind), count, STAND_IN) for kind, count in tokens.items()),
        exposure=tuple(track),
        tracks=(
            Track("notoriety", last, 0, STAND_IN),
            *([] if most_funds is None else [Track("funds", most_funds, 3, STAND_IN)]),
        ),
        custom=True,
    )
    assert not content.unreadable, content.unreadable
    supply = Counter(content.tokens) - Counter(map(Relic, (*stolen, *relics)))
    agenda = {
        "deploy": (ActionPhase(), AskDeploy(CULT)),
        "adventurer": (AskAdventurer(HER, passed),),
        "cult": (AskCult(CULT, passed),),
        "buy": (Maintenance(), AskBuy(HER, Seat(starter), passed)),
        "cult buys": (Maintenance(), AskBuy(CULT, Seat(starter), passed)),
        "reserve": (Maintenance(), ClearMarket(), OfferReservation(CULT), AskReserve(HER)),
    }[ask]
    return State(
        setup=Setup(make_options(Options, options), content, ("Ada", "Bram")),
        agenda=agenda,
        chance=1,
        round=round,
        adventurer=Adventurer(
            HER,
            funds,
            Cards(cards(deck), tuple(sorted(cards(hand))), cards(discard), cards(permanents)),
            position=at,
            wounds=wounds,
            madness=madness,
            relics=tuple(Relic(kind) for kind in sorted(stolen)),
            reserved=Card(reserved[0]) if reserved[0] else None,
        ),
        cult=Cult(
            CULT,
            cult_funds,
            Cards(cards(cult_deck), tuple(sorted(cards(cult_hand))), cards(cult_discard), cards(cult_permanents)),
            cultists=tuple(
                Cultist(split(one.text)[0], one.position, one.ready, one.shots, one.fresh) for one in cultists
            ),
            relics=tuple(Relic(kind) for kind in sorted(relics)),
            reserved=Card(reserved[1]) if reserved[1] else None,
        ),
        locations=Locations(
            CULT,
            row=tuple(None if one is None else place(one) for one in row),
            deck=tuple(Location(one.name) for one in location_deck),
            bottom=tuple(Location(one.name) for one in bottom),
        ),
        market=Market(cards(market_deck), cards(market), cards(market_discard)),
        alert=Alert(exposure, notoriety),
        ritual=Ritual(CULT, GreatOldOne("dagon"), (GreatOldOne("hydra"),), tuple(supply.elements())),
    )


def _starting_adventurer(text: str) -> StartingAdventurer:
    card, words = split(text)
    half = adventurer_half(words)
    return StartingAdventurer(half.action, half.permanent, id=card, source=STAND_IN)


def _starting_cult(text: str) -> StartingCult:
    card, words = split(text)
    half = cult_half(words)
    return StartingCult(
        half.resistance,
        half.activation,
        half.action,
        half.permanent,
        half.deployed,
        half.eliminated,
        id=card,
        source=STAND_IN,
    )


def _reinforcement(text: str) -> ReinforcementFacts:
    """`lens $3 = clue // 2 = mark`."""
    card, words = split(text)
    price, _, halves = words.removeprefix("$").partition(" ")
    hers, _, its = halves.partition("//")
    return ReinforcementFacts(card, int(price), adventurer_half(hers.strip()), cult_half(its.strip()), STAND_IN)


# ------------------------------------------------------------------ playing


def play(state: State, *notation: str, chance: Sequence[int] | None = None) -> State:
    """Play actions given in notation, one after the other; `chance` scripts what the first of them asks for."""
    return told(state, *notation, chance=chance)[0]


def told(state: State, *notation: str, chance: Sequence[int] | None = None) -> tuple[State, tuple[Event, ...]]:
    """The same; the last state, and what happened on the way."""
    events: list[Event] = []
    for at, text in enumerate(notation):
        scripted = Scripted(chance) if chance is not None and at == 0 else None
        state, happened = state.apply(parse_action(state, text), chance=scripted)
        events += happened
    return state, tuple(events)


def to_next_round(state: State) -> tuple[State, tuple[Event, ...]]:
    """Let everybody do nothing until the next Deployment Phase, or the end of the game; likewise what has happened."""
    events: list[Event] = []
    before = state.round
    while state.round == before and not state.is_over:
        state, happened = told(state, "done" if isinstance(state.decision, AskDeploy) else "pass")
        events += happened
    return state, tuple(events)


def names(events: Iterable[Event]) -> list[str]:
    """What kinds of events happened, in order."""
    return [type(event).__name__ for event in events]


def set_off(events: Iterable[Event]) -> list[tuple[Seat, Card]]:
    """Which cards took effect by themselves, in order, and whose they are."""
    return [(event.seat, event.card) for event in events if isinstance(event, EffectSetOff)]


def why_not(state: State, text: str) -> str | None:
    """The rule that refuses an action given in notation; None when it is legal."""
    refusal = state.why_not(parse_action(state, text))
    return refusal.rule if refusal else None


def refused(state: State, text: str) -> str | None:
    """Try an action given in notation, which must be refused and change nothing; the rule that refuses it."""
    before = state.digest()
    with pytest.raises(IllegalAction) as caught:
        state.apply(parse_action(state, text))
    assert state.digest() == before
    return caught.value.rule


def offered(state: State, seat: Seat, word: str = "") -> list[str]:
    """What `seat` may do, in notation; with a word, only what begins with it."""
    return [str(action) for action in state.legal_actions(seat) if str(action).startswith(f"{seat}: {word}")]


def at(state: State, position: int) -> Place:
    """What lies at a position at which something does."""
    found = state.place(position)
    assert found is not None
    return found


def changed(state: State, **changes: Any) -> State:
    """The state with other fields."""
    return evolve(state, **changes)
