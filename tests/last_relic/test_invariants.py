"""The invariants: each is broken by doctored states, and named with its rule; sound states break none."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.kernel import Seat, evolve
from rlyeh_rules.last_relic import RULES, AskKeep, Card, Location, Relic, State
from rlyeh_rules.last_relic.changes import alter_adventurer, alter_cult, alter_cultist, alter_place
from rlyeh_rules.last_relic.course import COURSE
from tests.last_relic.doctored import (
    MARKET,
    NEARLY,
    asked,
    cases,
    fleeing,
    hers,
    its,
    keeping,
    laying,
    over,
    sharing,
    shooting,
    starting,
)
from tests.last_relic.table import CULT, HER, On, play, spot, table

VIEWERS = (HER, CULT, None)
ACOLYTE, WAITS = "acolyte 2 = mark", {"fresh_cultists_wait": True}
LIMITED, ENDLESS = {"limited_tokens": True}, {"unlimited_relics": True}
UP = spot("harbour", relics="ABB", up=True)
GAP = (spot("harbour"), None, spot("crypt"))

# ------------------------------------------------------------------ doctored states

KEEPING, STARTING = keeping(), starting()
FIRST = STARTING.adventurer.cards.deck[0]


def locations(state: State, **changes: Any) -> State:
    """The state with something else about the Locations."""
    return evolve(state, locations=evolve(state.locations, **changes))


def in_row(state: State, **changes: Any) -> State:
    """The state with something else about the first Location."""
    return alter_place(state, 1, **changes)


def alert(state: State, **changes: Any) -> State:
    """The state with something else about the Alert Board."""
    return evolve(state, alert=evolve(state.alert, **changes))


def supply(state: State, relics: str) -> State:
    """The state with other tokens in the supply."""
    return evolve(state, ritual=evolve(state.ritual, supply=tuple(Relic(kind) for kind in relics)))


def stolen_at_setup() -> State:
    """A Relic token has been taken before the first round."""
    first, *left = STARTING.ritual.supply
    return alter_adventurer(evolve(STARTING, ritual=evolve(STARTING.ritual, supply=tuple(left))), relics=(first,))


def deployed_at_setup() -> State:
    """A Cultist has been deployed before the first round."""
    cards = STARTING.cult.cards
    card = next(card for card in cards.deck if card in STARTING.setup.content.resistance)
    state = its(STARTING, deck=tuple(one for one in cards.deck if one != card))
    return alter_cult(state, cultists=table(cultists=[On(1, f"{card} 2")]).cult.cultists)


def turned_round(state: State) -> State:
    """The state with the two sides in each other's seats, and the questions with them."""
    state = alter_cult(alter_adventurer(state, seat=CULT), seat=HER)
    steps = [evolve(step, seat=Seat(1 - step.seat)) for step in state.agenda if hasattr(step, "seat")]
    things = {name: evolve(getattr(state, name), seat=HER) for name in ("locations", "ritual")}
    return evolve(asked(state, *steps), **things)


ENDLESS_AND_MORE: dict[str, Any] = {"options": ENDLESS, "stolen": "A", "tokens": {"A": 3, "B": 4, "C": 4, "D": 4}}
BOUGHT = play(table("buy", market=["lens $2 = fund // | permanent alert -1", *MARKET[1:]]), "buy lens")
ITS_BOUGHT = play(table("cult buys", market=MARKET), "buy lens")
UNSORTED = table(hand=["boots", "gun"], cult_hand=["idol | permanent alert -1", "rite | action fund"])
DECK, HIS = STARTING.locations.deck, STARTING.market.deck
DRAWN = locations(STARTING, deck=DECK[4:], drawn=DECK[:4])

DOCTORED = {
    "LR-1.1": {
        "the host wants it otherwise": table(options={"faction_of_first_seat": "cult"}),
        "the host does not want it otherwise": turned_round(table()),
        "the Adventurer owns the Locations": locations(table(), seat=HER),
        "the Adventurer owns the ritual": evolve(table(), ritual=evolve(table().ritual, seat=HER)),
    },
    "LR-5.4.1": {
        "she owes Funds": table(funds=-1),
        "the Cult owes Funds": table(cult_funds=-1),
        "beyond the end of the track": table(funds=6, most_funds=5),
        "the Cult's are beyond the end of the track": table(cult_funds=6, most_funds=5),
    },
    "LR-2.6": {
        "fewer than no Wounds": table(wounds=-1),
        "fewer than no Madness": table(madness=-1, wounds=2),
        "six Wounds": alter_adventurer(over("defeat"), wounds=6),
        "six of Madness": alter_adventurer(over("defeat"), wounds=0, madness=6),
        "eight tokens": alter_adventurer(over("defeat"), wounds=5, madness=3),
    },
    "LR-R40": {
        "a round too many": table(round=5, options={"max_rounds": 4}),
        "a round before the first": table(round=-1),
    },
    "LR-3.13": {
        "Funds have been gained": alter_adventurer(STARTING, funds=4),
        "Funds have been spent": alter_cult(KEEPING, funds=2),
        "a Relic has been stolen": stolen_at_setup(),
        "a card is reserved": alter_cult(STARTING, reserved=STARTING.market.cards[0]),
        "a card has been drawn": hers(STARTING, hand=(FIRST,), deck=STARTING.adventurer.cards.deck[1:]),
        "a card has been discarded": hers(KEEPING, discard=(FIRST,), deck=KEEPING.adventurer.cards.deck[1:]),
        "a Wound": alter_adventurer(STARTING, wounds=1),
        "the figure has been placed": alter_adventurer(STARTING, position=1),
        "a Cultist is deployed": deployed_at_setup(),
        "Exposure": alert(STARTING, exposure=1),
        "Notoriety": alert(KEEPING, notoriety=1),
        "the market has been cleared": evolve(STARTING, market=evolve(STARTING.market, deck=HIS[1:], discard=HIS[:1])),
        "a Location has left the game": locations(STARTING, deck=DECK[1:], removed=DECK[:1]),
        "a Mark": in_row(STARTING, marks=1),
        "a Clue": in_row(STARTING, clues=1),
        "a discovered Location": in_row(STARTING, up=True),
        "a card lies under the deck before they are kept": locations(
            KEEPING, deck=KEEPING.locations.deck[1:], bottom=KEEPING.locations.deck[:1]
        ),
        "none lies under the deck when they are": locations(
            STARTING, deck=(*DECK, *STARTING.locations.bottom), bottom=()
        ),
    },
    "LR-6.1.2": {
        "nine cards in her hand": table(hand=[f"h{at}" for at in range(9)]),
        "nine cards in its hand": table(cult_hand=[f"k{at} 2" for at in range(9)]),
    },
    "LR-2.9": {
        "a card is bought twice": hers(BOUGHT, bought=(Card("lens"), Card("lens"))),
        "the Cult buys a card twice": its(ITS_BOUGHT, bought=(Card("lens"), Card("lens"))),
        "a starting card is bought": hers(table(hand=["torch"]), bought=(Card("torch"),)),
    },
    "LR-2.2": {
        "her hand is out of order": hers(UNSORTED, hand=UNSORTED.adventurer.cards.hand[::-1]),
        "its hand is out of order": its(UNSORTED, hand=UNSORTED.cult.cards.hand[::-1]),
    },
    "LR-R32": {
        "a card with icons stays in play": table(permanents=["torch = fund"]),
        "a Cultist lies above the board": table(cult_permanents=[ACOLYTE]),
        "a rite stays in play": table(cult_permanents=["rite | action fund"]),
        "a card of which the other half is permanent": hers(BOUGHT, discard=(), permanents=(Card("lens"),)),
    },
    "LR-6.2.2": {
        "a card without Resistance": table(cultists=[On(1, "rite | action fund")]),
        "fewer than no Shots": table(cultists=[On(1, ACOLYTE, shots=-1)]),
        "before the first space": table(cultists=[On(0, ACOLYTE)]),
        "beyond the row": table(cultists=[On(4, ACOLYTE)]),
        "at an empty space": table(cultists=[On(2, ACOLYTE)], row=GAP, location_deck=()),
        "it waits without a reason": table(cultists=[On(1, ACOLYTE, fresh=True)]),
        "it waits and is rotated": table(cultists=[On(1, ACOLYTE, fresh=True, ready=False)], options=WAITS),
    },
    "LR-7.1.11": {
        "as many Shots as Resistance": table(cultists=[On(1, ACOLYTE, shots=2)]),
        "more Shots than Resistance": table(cultists=[On(1, ACOLYTE, shots=9)]),
        "with less Resistance than is printed": table(
            cultists=[On(1, ACOLYTE, shots=1)], permanents=["map ! resistance -1 @hers"]
        ),
        "in the middle of her action": alter_cultist(shooting(), Card("acolyte"), shots=2),
    },
    "LR-3.9": {
        "four Locations": table(row=(*NEARLY, spot("quay"))),
        "two Locations": table(row=NEARLY[:2]),
        "no space": table(row=(), at=None),
        "a space is empty for no reason": table(row=GAP),
        "a space is empty while the Cult knows a card": table(row=GAP, location_deck=(), bottom=("b",)),
        "another space is empty": locations(
            laying(), row=(*laying().locations.row[:2], None), removed=(*laying().locations.removed, Location("crypt"))
        ),
        "a row before it is laid": asked(DRAWN, *DRAWN.agenda, AskKeep(CULT)),
        "a figure is placed without a row": asked(
            locations(KEEPING, deck=(*KEEPING.locations.deck, *KEEPING.locations.drawn), drawn=()),
            *KEEPING.agenda[:-1],
        ),
    },
    "LR-2.1": {
        "beside the row": table(at=None),
        "beside the only Location": table(at=None, row=(spot("harbour"), None, None), location_deck=()),
        "before the first space": table(at=0),
        "beyond the row": table(at=4),
        "at an empty space": table(at=2, row=GAP, location_deck=()),
    },
    "LR-7.4.3": {
        "fewer than no Marks": in_row(table(), marks=-1),
        "fewer than no Clues": in_row(table(), clues=-1),
        "the ability of a hidden Location is used": in_row(table(), used=True),
        "a hidden Relic is covered": in_row(table(stolen="A"), covered=(0,)),
        "a Relic is covered that is not shown": table(row=(UP._replace(covered=(3,)), *NEARLY[1:]), stolen="A"),
        "a Relic before the first": table(row=(UP._replace(covered=(-1,)), *NEARLY[1:]), stolen="B"),
        "a Relic is covered twice": table(row=(UP._replace(covered=(1, 1)), *NEARLY[1:]), stolen="BB"),
        "covered out of order": table(row=(UP._replace(covered=(1, 0)), *NEARLY[1:]), stolen="AB"),
    },
    "LR-7.3.2": {
        "nothing has been stolen": table(row=(UP._replace(covered=(0,)), *NEARLY[1:])),
        "another kind has been stolen": table(row=(UP._replace(covered=(0,)), *NEARLY[1:]), stolen="B"),
        "fewer of that kind have been stolen": table(row=(UP._replace(covered=(1, 2)), *NEARLY[1:]), stolen="B"),
    },
    "LR-8.2.7": {
        "a hidden Location has Marks enough": table(row=(spot("harbour", marks=5), *NEARLY[1:])),
        "a discovered one has Marks enough": table(row=(spot("harbour", marks=7, up=True), *NEARLY[1:])),
        "a cheaper one has Marks enough": table(row=NEARLY, cultists=[On(1, "thief 2 | deployed cost -1 @here")]),
        "while icons are resolved": in_row(shooting(), marks=5),
    },
    "LR-8.2.12": {
        "a Cultist stays": alter_cultist(fleeing(), Card("priest"), position=1),
        "a Cultist comes": alter_cultist(sharing(), Card("priest"), position=1),
    },
    "LR-R1": {
        "25 points": table(
            row=(spot("harbour", up=True, marks=6, clues=18, used=True), *NEARLY[1:2], spot("crypt")), options=LIMITED
        ),
        "six Shots": table(cultists=[On(1, "mob 4", shots=3), On(2, "beast 4", shots=3)], options=LIMITED),
        "five Shots and a cover": table(
            row=(UP._replace(covered=(0,)), *NEARLY[1:]),
            stolen="A",
            cultists=[On(1, "mob 4", shots=3), On(2, "beast 4", shots=2)],
            options=LIMITED,
        ),
    },
    "LR-2.4": {
        "a token too many": supply(table(), "AAABBBCCCDDEEFFF"),
        "a token too few": supply(table(), "AAABBBCCCDDEEF"),
        "one of another kind": supply(table(), "AAABBBCCCDDEFF" + "F"),
        "a kind that there is not": supply(table(), "AAABBBCCCDDEEFZ"),
        "she has one made up": alter_adventurer(table(), relics=(Relic("A"),)),
        "the Cult has one made up": alter_cult(table(), relics=(Relic("A"),)),
        "out of order": supply(table(), "BAAABBCCCDDEEFF"),
        "hers are out of order": alter_adventurer(table(stolen="AB"), relics=(Relic("B"), Relic("A"))),
        "the endless supply has been taken from": table(**ENDLESS_AND_MORE),
        "a kind that there is not where the supply is endless": alter_adventurer(
            table(options=ENDLESS), relics=(Relic("Z"),)
        ),
    },
    "LR-2.3": {
        "Exposure before its track": table(exposure=-1),
        "Exposure beyond its track": table(exposure=8),
        "Notoriety before its track": table(notoriety=-1),
        "Notoriety beyond its track": table(notoriety=13),
    },
    "LR-6.5.8": {
        "six cards": table(market=[*MARKET, "salt $2 = fund // 2"]),
        "four cards, and a deck": table(market=MARKET[:4], market_deck=MARKET[4:]),
        "four cards, and some to shuffle": table(market=MARKET[:4], market_discard=MARKET[4:]),
        "four cards, and a deck without reshuffling": table(
            market=MARKET[:4], market_deck=MARKET[4:], options={"no_reinforcement_reshuffle": True}
        ),
    },
    "LR-R17": {
        "her token lies on a card of the deck": table(
            "buy", market=MARKET[:4], market_deck=MARKET[4:], reserved=("nail", None)
        ),
        "its token lies on a card that there is not": table(reserved=(None, "nothing")),
    },
}
CASES = cases(DOCTORED)


@pytest.mark.parametrize(("rule", "state"), CASES)
def test_a_doctored_state_breaks_one_invariant_which_names_its_rule(rule: str, state: State) -> None:
    assert [violation.rule for violation in state.violations()] == [rule]


def test_every_invariant_is_broken_by_some() -> None:
    assert set(DOCTORED) == {invariant.rule for invariant in RULES.invariants} - {
        invariant.rule for invariant in COURSE
    }


OF_VIEWS = {invariant.rule for invariant in RULES.invariants if invariant.of_views}


@pytest.mark.parametrize(("rule", "state"), CASES)
def test_what_can_be_told_from_a_view_is_told_from_it_and_nothing_else(rule: str, state: State) -> None:
    told = [rule] if rule in OF_VIEWS else []
    for viewer in VIEWERS:
        assert [violation.rule for violation in state.view(viewer).violations()] == told
