"""Components, the cards: each is in one place at any time, through every phase."""

from __future__ import annotations

import pytest

from rlyeh_rules.kernel import evolve
from rlyeh_rules.last_relic import Cult, State
from tests.last_relic.table import CULT, HER, On, at, changed, offered, play, spot, table

MARKET = ("lens $1 = clue // 2 = mark", "map $1 ! price -1 // | action fund", "gun $1 = shot // 1 = fund")
STEPS = (
    "1: buy lens",
    "0: pass",
    "1: buy map",
    "0: pass",
    "1: buy gun",
    "0: pass",
    "1: pass",
    "1: deploy priest at 1",
    "1: done",
    "0: play torch",
    "1: play rite",
    "1: cultist acolyte",
    "1: at 1",
    "0: pass",
    "1: permanent idol",
    "0: play pistol",
    "0: shoot acolyte",
    "1: activate priest",
    "0: move 3",
    "1: lay p",
    "0: pass",
    "1: pass",
    "0: pass",
    "1: pass",
)
"""Three purchases, a deployment, a card that asks, a permanent card, a shot, a Location resolved, a new round."""


def in_its_zones(cult: Cult) -> list[str]:
    """Every card of the Cult: deck, hand, discard pile, permanents, the one being resolved, deployed Cultists."""
    cards = cult.cards
    played = [] if cards.played is None else [cards.played]
    deployed = [one.card for one in cult.cultists]
    return [*cards.deck, *cards.hand, *cards.discard, *cards.permanents, *played, *deployed]


def course() -> list[State]:
    """A state after each of the steps above, played by a Cult of ten cards."""
    states = [
        table(
            "cult buys",
            market=MARKET,
            hand=("torch = fund", "pistol = shot"),
            row=(spot("harbour", marks=4), spot("library"), spot("crypt")),
            cult_hand=("priest 2 = mark", "rite | action shift fund", "idol | permanent price -1"),
            cult_deck=("k1", "k2", "k3", "k4"),
            cult_discard=("y1", "y2"),
            cultists=(On(2, "acolyte 1 = fund"),),
        )
    ]
    for step in STEPS:
        states.append(play(states[-1], step))
    return states


@pytest.mark.rule("LR-2.9")
def test_a_cult_that_has_bought_three_cards_has_thirteen_at_every_step() -> None:
    states = course()
    starting = set(in_its_zones(states[0].cult))
    bought = states[STEPS.index("0: pass", 5) + 1 :]

    assert len(starting) == 10
    assert [len(in_its_zones(state.cult)) for state in bought] == [13] * len(bought)
    assert all(set(in_its_zones(state.cult)) == {*starting, "lens", "map", "gun"} for state in bought)
    assert [state.violations() for state in states] == [()] * len(states)
    assert {"rite", None} == {state.cult.cards.played for state in states}, "one of them is in the middle of a card"
    assert (states[-1].round, states[-1].cult.cards.permanents) == (states[0].round + 2, ())


@pytest.mark.rule("LR-2.9")
def test_a_reinforcement_card_is_in_the_market_its_piles_or_with_who_bought_it() -> None:
    offer = tuple(f"m{at} $1 = clue // 2 = mark" for at in range(5))
    state = table("buy", market=offer, market_deck=("n1 $1 = clue // 2 = mark",), market_discard=())
    whole = {f"m{at}" for at in range(5)} | {"n1"}

    for text in ("buy m0", "buy m1", "pass", "pass"):
        state = play(state, text)
        owned = [*state.adventurer.cards.bought, *state.cult.cards.bought]
        assert sorted([*owned, *state.market.deck, *state.market.cards, *state.market.discard]) == sorted(whole)
    assert (state.adventurer.cards.discard, state.cult.cards.discard) == (("m0",), ("m1",))

    state = play(state, "reserve m2", "pass")

    assert set(state.market.cards) == {"m2", "n1", "m3", "m4"}, "what was cleared has come back by a shuffle"
    assert state.violations() == ()


@pytest.mark.rule("LR-2.9")
def test_a_table_with_a_card_in_two_zones_or_in_none_is_not_sound() -> None:
    state = table(hand=("torch = fund",), market=("lens $1 = clue // 2 = mark",), cult_hand=("acolyte 1",))
    hers, its, market = state.adventurer, state.cult, state.market
    doctored = [
        changed(state, adventurer=evolve(hers, cards=evolve(hers.cards, discard=("torch",)))),
        changed(state, adventurer=evolve(hers, cards=evolve(hers.cards, hand=()))),
        changed(state, adventurer=evolve(hers, cards=evolve(hers.cards, discard=("acolyte",)))),
        changed(state, adventurer=evolve(hers, cards=evolve(hers.cards, discard=("lens",)))),
        changed(state, cult=evolve(its, cards=evolve(its.cards, discard=("torch",)))),
        changed(state, market=evolve(market, discard=("lens",))),
    ]

    assert state.violations() == ()
    assert [bool(wrong.violations()) for wrong in doctored] == [True] * len(doctored)


# ------------------------------------------------------------------ Locations


def everywhere(state: State) -> list[str]:
    """Every Location card, wherever it is."""
    locations = state.locations
    row = [place.location for place in locations.row if place is not None]
    return sorted([*row, *locations.deck, *locations.bottom, *locations.drawn, *locations.removed])


@pytest.mark.rule("LR-2.10")
def test_each_of_twelve_locations_is_in_one_place_while_two_are_resolved() -> None:
    deck = ("p", "q", "r", "s", "t", "u", "v", "w")
    row = (spot("harbour", marks=4), spot("library", marks=4), spot("crypt"))
    cultists = (On(1, "acolyte 1 = mark"), On(2, "priest 1 = mark"))
    state = table("cult", at=3, row=row, location_deck=deck, bottom=("b",), cultists=cultists)
    whole = everywhere(state)
    found = []

    for text in ("activate acolyte", "lay p", "pass", "activate priest", "lay s"):
        state = play(state, text)
        locations = state.locations
        assert everywhere(state) == whole
        assert state.violations() == ()
        found.append(
            (len(state.positions), len(locations.drawn), len(locations.deck) + len(locations.bottom), locations.removed)
        )

    assert len(whole) == 12
    assert found == [
        (2, 2, 7, ("harbour",)),
        (3, 0, 8, ("harbour",)),
        (3, 0, 8, ("harbour",)),
        (2, 2, 6, ("harbour", "library")),
        (3, 0, 7, ("harbour", "library")),
    ]
    assert state.locations.bottom == ("b", "q", "r")


@pytest.mark.rule("LR-2.10")
def test_a_removed_location_is_not_drawn_again() -> None:
    row = (spot("harbour", marks=4), spot("library"), spot("crypt"))
    state = table("cult", at=3, row=row, location_deck=("p",), cultists=(On(1, "acolyte 1 = mark"),))

    state = play(state, "activate acolyte")

    assert (at(state, 1).location, state.locations.removed) == ("p", ("harbour",))
    assert (state.locations.deck, state.locations.bottom, state.locations.drawn) == ((), (), ())
    assert offered(state, CULT) == []
    assert state.waiting_on == (HER,)


@pytest.mark.rule("LR-2.10")
def test_a_table_with_a_location_or_a_great_old_one_in_two_places_is_not_sound() -> None:
    state = table()
    twice = changed(state, locations=evolve(state.locations, removed=("p",)))
    gods = changed(state, ritual=evolve(state.ritual, box=("dagon",)))

    assert state.violations() == ()
    assert twice.violations()
    assert gods.violations()


# ------------------------------------------------------------------ the figure


@pytest.mark.rule("LR-2.1")
def test_when_her_location_is_resolved_the_figure_ends_on_one_of_the_row() -> None:
    row = (spot("harbour", marks=4), spot("library"), spot("crypt"))
    state = table("cult", at=1, row=row, cultists=(On(1, "acolyte 1 = mark"),))

    asked = play(state, "activate acolyte")
    moved = play(asked, "move 3")
    done = play(moved, "lay p")

    assert asked.waiting_on == (HER,)
    assert moved.positions == (2, 3), "the space of the removed card is empty for now"
    assert (done.adventurer.position, at(done, 3).location, at(done, 1).location) == (3, "crypt", "p")
    assert done.violations() == ()


@pytest.mark.rule("LR-2.1")
def test_a_table_with_the_figure_nowhere_is_not_sound() -> None:
    for position in (None, 0, 4):
        assert "LR-2.1" in [violation.rule for violation in table(at=position).violations()]
