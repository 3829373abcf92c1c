"""Who sees what: views of each seat and of who watches, events as they are seen, and what a seed would give away."""

from __future__ import annotations

from typing import Any

import pytest

import rlyeh_rules as rr
from rlyeh_rules import HIDDEN, Seat
from rlyeh_rules.kernel import ChanceGave, Event, evolve
from rlyeh_rules.last_relic import GreatOldOne, State, events
from tests.last_relic.dealt import unshuffled
from tests.last_relic.table import CULT, HER, On, changed, offered, play, spot, table, told

ALL = [HER, CULT, None]
FIVE = ("d1", "d2", "d3", "d4", "d5")


def midway(ask: str = "adventurer", **what: Any) -> State:
    """A table on which there is something of everything."""
    return table(
        ask,
        **{
            "hand": ("torch = fund", "book = draw"),
            "deck": ("d1", "d2"),
            "discard": ("x1",),
            "permanents": ("map ! price -1",),
            "wounds": 2,
            "madness": 1,
            "stolen": "B",
            "cult_hand": ("acolyte 2 = mark", "rite | action draw"),
            "cult_deck": ("k1", "k2"),
            "cult_discard": ("y1",),
            "cult_permanents": ("idol | permanent price -1",),
            "cult_funds": 5,
            "relics": "AC",
            "cultists": (On(1, "priest 2 = mark", ready=False, shots=1),),
            "row": (
                spot("harbour", marks=3, clues=2),
                spot("library"),
                spot("crypt", up=True, used=True, covered=(1,)),
            ),
            "bottom": ("b",),
            "market": ("lens $3 = clue // 2 = mark",),
            "market_deck": ("m1 $1 = clue // 2 = mark",),
            "market_discard": ("m2 $1 = clue // 2 = mark",),
            "reserved": ("lens", None),
            "exposure": 2,
            "notoriety": 4,
        }
        | what,
    )


# ------------------------------------------------------------------ what is secret


@pytest.mark.rule("LR-R36")
def test_hands_are_seen_by_their_owners_only() -> None:
    state = midway()
    hands = {seat: (view.adventurer.cards.hand, view.cult.cards.hand) for seat in ALL for view in (state.view(seat),)}

    assert hands == {
        HER: (("book", "torch"), (HIDDEN, HIDDEN)),
        CULT: ((HIDDEN, HIDDEN), ("acolyte", "rite")),
        None: ((HIDDEN, HIDDEN), (HIDDEN, HIDDEN)),
    }


@pytest.mark.rule("LR-R36")
@pytest.mark.parametrize("viewer", ALL)
def test_no_deck_is_seen_by_anybody_only_how_many_cards_are_in_it(viewer: Seat | None) -> None:
    view = midway().view(viewer)

    assert (view.adventurer.cards.deck, view.cult.cards.deck) == ((HIDDEN,) * 2, (HIDDEN,) * 2)
    assert (view.locations.deck, view.market.deck) == ((HIDDEN,) * 3, (HIDDEN,))


@pytest.mark.rule("LR-3.8", "LR-R36")
def test_the_great_old_one_and_its_six_relics_are_known_to_the_cult_alone() -> None:
    state = midway()

    god = state.view(CULT).ritual.great_old_one
    assert (god, "".join(state.setup.content.needs[god])) == ("dagon", "ABCDEF")
    assert state.view(HER).ritual.great_old_one is HIDDEN
    assert state.view(None).ritual.great_old_one is HIDDEN
    assert [state.view(seat).ritual.box for seat in ALL] == [(HIDDEN,)] * 3


@pytest.mark.rule("LR-3.8")
def test_the_drawing_of_the_great_old_one_is_seen_and_not_which_it_is() -> None:
    match = rr.Match.new("last_relic", seed=1)
    god = match.state.ritual.great_old_one
    seen = {
        seat: next(told.event for told in match.events(seat) if isinstance(told.event, events.GreatOldOneDrawn))
        for seat in ALL
    }

    assert seen[CULT] == events.GreatOldOneDrawn(CULT, god)
    assert seen[HER] == seen[None] == events.GreatOldOneDrawn(CULT, HIDDEN)


@pytest.mark.rule("LR-3.8", "LR-R36")
def test_the_cult_may_look_at_its_great_old_one_in_every_phase() -> None:
    state = midway()

    for step in ("pass", "pass", "0: pass", "1: pass", "1: pass", "done"):
        assert state.view(CULT).ritual.great_old_one == "dagon"
        assert state.view(HER).ritual.great_old_one is HIDDEN
        state = play(state, step)


@pytest.mark.rule("LR-3.8")
@pytest.mark.parametrize("viewer", ALL)
def test_the_great_old_one_is_turned_up_when_it_is_summoned(viewer: Seat | None) -> None:
    row = (spot("harbour", marks=4, relics="F"), spot("library"), spot("crypt"))
    state = table("cult", at=2, row=row, relics="ABCDE", cultists=(On(1, "acolyte 2 = mark"),))

    state, happened = told(state, "activate acolyte")

    assert state.view(viewer).ritual.great_old_one == "dagon"
    assert [event.seen_by(viewer) for event in happened if isinstance(event, events.GreatOldOneSummoned)] == [
        events.GreatOldOneSummoned(CULT, GreatOldOne("dagon"), tuple("ABCDEF"), ())
    ]


@pytest.mark.rule("LR-R36")
def test_what_lies_hidden_when_the_game_ends_stays_hidden() -> None:
    state = midway("cult", wounds=4, cultists=(On(1, "priest 2 = wound"),))

    view = play(state, "activate priest").view(HER)

    assert view.is_over
    assert [place.location for place in view.locations.row] == [HIDDEN, HIDDEN, "crypt"]
    assert (view.cult.cards.hand, view.locations.bottom) == ((HIDDEN, HIDDEN), (HIDDEN,))


@pytest.mark.rule("LR-R36")
@pytest.mark.parametrize("viewer", [HER, None])
def test_the_cult_recalls_what_it_has_put_under_the_deck_and_others_do_not_know(viewer: Seat | None) -> None:
    row = (spot("harbour", marks=4), spot("library"), spot("crypt"))
    state = table("cult", at=2, row=row, bottom=("b",), cultists=(On(1, "acolyte 2 = mark"),))

    state, happened = told(state, "activate acolyte", "lay q")

    assert (state.view(CULT).locations.deck, state.view(CULT).locations.bottom) == ((HIDDEN,), ("b", "p"))
    assert (state.view(viewer).locations.deck, state.view(viewer).locations.bottom) == ((HIDDEN,), (HIDDEN, HIDDEN))
    assert seen(happened, viewer)[-2:] == [
        events.LocationLaid(CULT, 1, HIDDEN),
        events.LocationPutUnder(CULT, (HIDDEN,)),
    ]
    assert seen(happened, CULT)[-2:] == [events.LocationLaid(CULT, 1, "q"), events.LocationPutUnder(CULT, ("p",))]


# ------------------------------------------------------------------ what is public


@pytest.mark.rule("LR-R36")
@pytest.mark.parametrize("viewer", ALL)
def test_everything_that_lies_face_up_is_public(viewer: Seat | None) -> None:
    state = play(midway(), "pass")
    view = state.view(viewer)

    for mine, seen_of_it in ((state.adventurer, view.adventurer), (state.cult, view.cult)):
        assert seen_of_it.cards.discard == mine.cards.discard
        assert seen_of_it.cards.permanents == mine.cards.permanents
        assert (seen_of_it.funds, seen_of_it.relics, seen_of_it.reserved) == (mine.funds, mine.relics, mine.reserved)
    assert (view.adventurer.wounds, view.adventurer.madness, view.adventurer.position) == (2, 1, 1)
    assert view.cult.cultists == state.cult.cultists
    assert (view.market.cards, view.market.discard) == (("lens",), ("m2",))
    assert (view.alert, view.ritual.supply, view.round) == (state.alert, state.ritual.supply, 3)
    assert [(one.marks, one.clues, one.used, one.covered) for one in view.locations.row] == [
        (3, 2, False, ()),
        (0, 0, False, ()),
        (0, 0, True, (1,)),
    ]
    assert view.decision == state.decision


@pytest.mark.rule("LR-R36")
@pytest.mark.parametrize("viewer", ALL)
def test_a_location_that_has_left_the_game_is_public(viewer: Seat | None) -> None:
    row = (spot("harbour", marks=4), spot("library"), spot("crypt"))
    state = table("cult", at=2, row=row, cultists=(On(1, "acolyte 2 = mark"),))

    state, happened = told(state, "activate acolyte")

    assert state.view(viewer).locations.removed == ("harbour",)
    assert events.LocationRevealed(1, "harbour") in seen(happened, viewer)


@pytest.mark.rule("LR-R36")
@pytest.mark.parametrize("viewer", ALL)
def test_a_card_being_played_and_every_choice_is_public(viewer: Seat | None) -> None:
    state = midway(hand=("gun = shot / fund", "book = draw"), cultists=(On(1, "priest 3"),))

    state, happened = told(state, "play gun a")

    assert state.view(viewer).adventurer.cards.played == "gun"
    assert seen(happened, viewer) == [events.CardPlayed(HER, "gun", "a")]
    _, shot = told(state, "shoot priest")
    assert seen(shot, viewer)[0] == events.ShotPlaced("priest", 1, 1)


# ------------------------------------------------------------------ nothing that is seen depends on what is secret


def seen(happened: tuple[Event, ...], viewer: Seat | None) -> list[Event]:
    """What happened, as somebody sees it."""
    return [event.seen_by(viewer) for event in happened]


def twin(state: State) -> State:
    """The same table to the Adventurer: the Cult's hand, its Locations, Great Old One and all decks are others."""
    its, locations, ritual, market = state.cult, state.locations, state.ritual, state.market
    hand, deck = its.cards.hand, its.cards.deck
    first, second, third = locations.row
    row = (evolve(first, location=second.location), evolve(second, location=first.location), third)
    return changed(
        state,
        chance=99,
        cult=evolve(its, cards=evolve(its.cards, hand=tuple(sorted(deck)), deck=hand)),
        locations=evolve(locations, row=row, deck=(*locations.bottom, *locations.deck[1:]), bottom=locations.deck[:1]),
        ritual=evolve(ritual, great_old_one=ritual.box[0], box=(ritual.great_old_one,)),
        market=evolve(market, deck=market.deck[::-1]),
    )


@pytest.mark.rule("LR-R36", "LR-3.8")
@pytest.mark.parametrize("viewer", [HER, None])
def test_nothing_that_the_adventurer_sees_depends_on_the_secrets_of_the_cult(viewer: Seat | None) -> None:
    one = midway()
    other = twin(one)
    assert one.view(CULT) != other.view(CULT)

    for text in ("0: play torch", "1: pass", "0: play book", "1: pass", "0: pass", "1: pass", "0: pass"):
        assert one.view(viewer) == other.view(viewer)
        assert str(one.view(viewer)) == str(other.view(viewer))
        assert offered(one, HER) == offered(other, HER)
        (one, of_one), (other, of_other) = told(one, text), told(other, text)
        assert seen(of_one, viewer) == seen(of_other, viewer)


@pytest.mark.rule("LR-R36")
@pytest.mark.parametrize("viewer", [CULT, None])
def test_nothing_that_the_cult_sees_depends_on_the_hand_of_the_adventurer(viewer: Seat | None) -> None:
    one = midway("cult")
    cards = one.adventurer.cards
    other = changed(
        one, adventurer=evolve(one.adventurer, cards=evolve(cards, hand=tuple(sorted(cards.deck)), deck=cards.hand))
    )
    assert one.view(HER) != other.view(HER)

    for text in ("1: play rite", "0: pass", "1: pass"):
        assert one.view(viewer) == other.view(viewer)
        assert offered(one, CULT) == offered(other, CULT)
        (one, of_one), (other, of_other) = told(one, text), told(other, text)
        assert seen(of_one, viewer) == seen(of_other, viewer)


@pytest.mark.rule("LR-R36")
def test_that_cards_are_drawn_is_seen_and_which_only_by_their_owner() -> None:
    state = table(deck=FIVE, cult_deck=("k1", "k2", "k3", "k4", "k5"))

    _, happened = told(state, "pass", "pass", "pass", "pass")
    drawn = {seat: [event for event in seen(happened, seat) if isinstance(event, events.CardsDrawn)] for seat in ALL}

    hidden = (HIDDEN,) * 5
    assert drawn[HER] == [events.CardsDrawn(HER, FIVE), events.CardsDrawn(CULT, hidden)]
    assert drawn[CULT] == [events.CardsDrawn(HER, hidden), events.CardsDrawn(CULT, ("k1", "k2", "k3", "k4", "k5"))]
    assert drawn[None] == [events.CardsDrawn(HER, hidden), events.CardsDrawn(CULT, hidden)]


@pytest.mark.rule("LR-R36")
def test_locations_that_are_drawn_and_laid_are_not_told_to_others() -> None:
    row = (spot("harbour", marks=4), spot("library"), spot("crypt"))
    state = table("cult", at=2, row=row, cultists=(On(1, "acolyte 2 = mark"),))
    asked, before = told(state, "activate acolyte")
    laid = {card: told(asked, f"lay {card}") for card in ("p", "q")}

    assert before[-1].seen_by(HER) == events.LocationsDrawn(CULT, (HIDDEN, HIDDEN))
    assert before[-1].seen_by(CULT) == events.LocationsDrawn(CULT, ("p", "q"))
    assert (asked.view(HER).locations.drawn, asked.view(CULT).locations.drawn) == ((HIDDEN, HIDDEN), ("p", "q"))
    assert laid["p"][0].view(HER) == laid["q"][0].view(HER)
    assert seen(laid["p"][1], HER) == seen(laid["q"][1], HER)
    assert laid["p"][0].view(CULT) != laid["q"][0].view(CULT)


@pytest.mark.rule("LR-R36")
@pytest.mark.parametrize("viewer", ALL)
def test_no_seed_and_nothing_that_chance_gave_is_seen(viewer: Seat | None) -> None:
    state = table(discard=("x1", "x2", "x3"), hand=("book = draw",))

    state, happened = told(state, "play book")

    assert state.view(viewer).chance is HIDDEN
    (gave,) = [event for event in happened if isinstance(event, ChanceGave)]
    assert (len(gave.results), gave.seen_by(viewer).results) == (2, ())
    assert unshuffled().view(viewer).chance is HIDDEN
