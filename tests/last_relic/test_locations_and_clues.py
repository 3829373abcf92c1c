"""Locations and Clues: what is known of a hidden one, the two sides, and who places and spends what where."""

from __future__ import annotations

import pytest

from rlyeh_rules import HIDDEN, NotationError, Seat, parse_action
from rlyeh_rules.kernel import evolve
from rlyeh_rules.last_relic import Place, State, events
from tests.last_relic.table import (
    CULT,
    HER,
    On,
    at,
    changed,
    names,
    offered,
    play,
    refused,
    spot,
    table,
    told,
)

# ------------------------------------------------------------------ hidden and discovered


def third_is_discovered() -> State:
    """Locations 1 and 2 are hidden, 3 is discovered; something lies at each."""
    row = (
        spot("harbour", hidden=4, marks=3, clues=2),
        spot("library", hidden=6, discovered=8, relics="CD", funds=2, ability="draw"),
        spot("crypt", up=True, marks=2, clues=3, used=True, covered=(1,)),
    )
    return table(row=row, stolen="B", cultists=(On(1, "acolyte 2"), On(3, "priest 2", shots=1)))


@pytest.mark.rule("LR-5.2.1")
@pytest.mark.parametrize("viewer", [HER, None])
def test_of_a_hidden_location_others_see_what_lies_there_and_not_which_it_is(viewer: Seat | None) -> None:
    view = third_is_discovered().view(viewer)

    assert view.place(1) == Place(HIDDEN, marks=3, clues=2)
    assert view.place(2) == Place(HIDDEN)
    assert view.place(3) == Place("crypt", up=True, marks=2, clues=3, used=True, covered=(1,))
    assert [(one.card, one.position, one.shots) for one in view.cult.cultists] == [("acolyte", 1, 0), ("priest", 3, 1)]


@pytest.mark.rule("LR-5.2.1")
def test_the_cult_may_look_at_a_hidden_location_at_any_time() -> None:
    state = third_is_discovered()

    for later in (state, play(state, "pass"), play(state, "pass", "pass", "pass", "pass")):
        assert [place.location for place in later.view(CULT).locations.row] == ["harbour", "library", "crypt"]


@pytest.mark.rule("LR-5.2.1")
@pytest.mark.parametrize("viewer", [HER, None])
def test_neither_cost_nor_reward_nor_ability_of_a_hidden_location_can_be_seen(viewer: Seat | None) -> None:
    state = third_is_discovered()
    first, second, third = state.locations.row
    swapped = (evolve(first, location=second.location), evolve(second, location=first.location), third)
    other = changed(state, locations=evolve(state.locations, row=swapped))

    assert state.view(CULT) != other.view(CULT)
    assert state.view(viewer) == other.view(viewer)
    assert str(state.view(viewer)) == str(other.view(viewer))
    assert offered(state, HER) == offered(other, HER)


@pytest.mark.rule("LR-5.2.1")
@pytest.mark.parametrize("viewer", [HER, CULT, None])
def test_a_location_that_is_discovered_is_known_to_all_from_then_on(viewer: Seat | None) -> None:
    row = (spot("harbour", clues=2), spot("library"), spot("crypt"))

    state, happened = told(table(row=row), "discover")

    assert state.view(viewer).place(1) == Place("harbour", up=True)
    assert happened[-1].seen_by(viewer) == events.LocationDiscovered(HER, 1, "harbour")
    assert play(state, "pass", "pass").view(viewer).place(1) == Place("harbour", up=True)


@pytest.mark.rule("LR-5.2.1")
def test_the_adventurer_cannot_name_a_hidden_location_by_its_card() -> None:
    state = table(hand=("walk = move",), row=(spot("harbour", clues=4), spot("library", clues=2), spot("crypt")))

    for text in ("0: discover harbour", "0: ability library", "0: move library", "0: at crypt"):
        with pytest.raises(NotationError):
            parse_action(state, text)
    assert refused(state, "0: lay library") == "LR-5.2.1"
    with pytest.raises(NotationError):
        parse_action(play(state, "play walk"), "0: move library")


# ------------------------------------------------------------------ two sides


@pytest.mark.rule("LR-5.2.2")
def test_what_the_cult_places_and_what_the_adventurer_places_never_mix() -> None:
    row = (spot("harbour", clues=2, marks=3), spot("library"), spot("crypt"))
    state = table(row=row, hand=("book = clue",), cultists=(On(1, "acolyte 2 = mark"),))
    assert (at(state, 1).clues, at(state, 1).marks) == (2, 3)

    clue = play(state, "play book")
    mark = play(clue, "activate acolyte")

    assert (at(clue, 1).clues, at(clue, 1).marks) == (3, 3)
    assert (at(mark, 1).clues, at(mark, 1).marks) == (3, 4)


@pytest.mark.rule("LR-5.2.2")
def test_clues_do_not_resolve_a_location() -> None:
    row = (spot("harbour", clues=9, marks=3), spot("library"), spot("crypt"))
    state = table("cult", row=row, cultists=(On(1, "acolyte 2 = mark"),))

    assert at(play(state, "activate acolyte"), 1) == Place("harbour", clues=9, marks=4)


@pytest.mark.rule("LR-5.2.3")
def test_marks_do_not_help_to_discover() -> None:
    row = (spot("harbour", clues=1, marks=3), spot("library"), spot("crypt"))
    state = table(row=row)

    assert refused(state, "discover") == "LR-7.2.1"
    assert offered(state, HER) == ["0: pass"]
    assert at(state, 1) == Place("harbour", clues=1, marks=3)


@pytest.mark.rule("LR-5.2.3")
def test_marks_pay_for_no_theft_no_ability_and_no_card() -> None:
    row = (spot("harbour", up=True, clues=3, marks=4), spot("library", up=True, marks=2), spot("crypt"))
    state = table(row=row, hand=("book = fund / [4 clues] draw",), deck=("d1",))

    assert refused(state, "steal A") == "LR-7.3.1"
    assert refused(state, "ability 2") == "LR-7.4.1"
    assert refused(state, "play book b") == "LR-7.1.13"


@pytest.mark.rule("LR-5.2.3")
def test_no_standard_action_of_the_adventurer_touches_a_mark() -> None:
    up = spot("harbour", up=True, clues=5, marks=4, relics="ABC")
    hidden = spot("library", hidden=9, discovered=11, clues=2, marks=5)
    state = table(row=(up, hidden, spot("crypt")), hand=("walk = move",))

    for steps in (("steal A",), ("ability 1",), ("play walk", "move 2", "pass", "discover")):
        after = play(state, *steps)
        assert (at(after, 1).marks, at(after, 2).marks) == (4, 5)


@pytest.mark.rule("LR-5.2.4")
def test_clues_stay_when_a_cultist_is_activated_there() -> None:
    row = (spot("harbour", clues=3), spot("library"), spot("crypt"))
    cultists = (On(1, "acolyte 2 = mark fund exposure-back"), On(1, "priest 2 = wound madness"))
    state = table("cult", row=row, cultists=cultists, exposure=1)

    state = play(state, "activate acolyte", "pass", "activate priest")

    assert (at(state, 1).clues, at(state, 1).marks) == (3, 1)


@pytest.mark.rule("LR-5.2.4")
@pytest.mark.parametrize(
    ("text", "rule"),
    [("1: clue 2", "LR-5.2.4"), ("1: discover", "LR-6.3.2"), ("1: ability 1", "LR-6.3.2"), ("1: steal A", "LR-6.3.2")],
)
def test_the_cult_neither_spends_nor_discards_clues(text: str, rule: str) -> None:
    row = (spot("harbour", up=True, clues=5), spot("library"), spot("crypt"))

    assert refused(table("cult", row=row), text) == rule


@pytest.mark.rule("LR-5.2.4")
def test_the_cult_shares_clues_out_when_their_location_is_resolved() -> None:
    row = (spot("harbour", marks=4, clues=3), spot("library"), spot("crypt"))
    state = table("cult", at=2, row=row, cultists=(On(1, "acolyte 2 = mark"),))

    state = play(state, "activate acolyte", "clue 3")

    assert (at(state, 2).clues, at(state, 3).clues) == (1, 2)


# ------------------------------------------------------------------ where they go


@pytest.mark.rule("LR-5.2.5")
def test_a_mark_goes_where_its_cultist_stands() -> None:
    state = table("cult", at=1, cultists=(On(2, "acolyte 2 = mark"), On(3, "priest 2 = mark")))

    state = play(state, "activate acolyte")

    assert [at(state, position).marks for position in (1, 2, 3)] == [0, 1, 0]
    assert state.waiting_on == (HER,)


@pytest.mark.rule("LR-5.2.5")
def test_no_location_is_named_for_an_ordinary_mark() -> None:
    state = table("cult", cultists=(On(2, "acolyte 2 = mark"),))

    for text in ("1: activate acolyte at 3", "1: activate acolyte 3 3"):
        with pytest.raises(NotationError):
            parse_action(state, text)
    assert refused(state, "1: at 3") == "LR-5.2.5"
    assert refused(state, "1: activate acolyte 3") == "LR-8.2.1"
    assert offered(state, CULT, "activate") == ["1: activate acolyte"]


@pytest.mark.rule("LR-5.2.5")
def test_a_card_may_say_that_its_mark_goes_elsewhere() -> None:
    cultists = (On(2, "acolyte 2 = mark@chosen"), On(3, "priest 2 = mark@hers"), On(3, "fanatic 2 = mark@every"))
    state = table("cult", at=1, cultists=cultists)

    chosen = play(state, "activate acolyte", "at 3")
    hers = play(state, "activate priest")
    every = play(state, "activate fanatic")

    assert offered(play(state, "activate acolyte"), CULT) == ["1: at 1", "1: at 2", "1: at 3"]
    assert [at(chosen, position).marks for position in (1, 2, 3)] == [0, 0, 1]
    assert [at(hers, position).marks for position in (1, 2, 3)] == [1, 0, 0]
    assert [at(every, position).marks for position in (1, 2, 3)] == [0, 1, 1]


@pytest.mark.rule("LR-5.2.6")
@pytest.mark.parametrize("up", [False, True])
def test_clues_go_where_the_figure_stands_hidden_or_discovered(up: bool) -> None:
    row = (spot("harbour", up=up, clues=1), spot("library", clues=1), spot("crypt"))
    state = table(row=row, at=1, hand=("book = clue clue",))

    state = play(state, "play book")

    assert [at(state, position).clues for position in (1, 2, 3)] == [3, 1, 0]


@pytest.mark.rule("LR-5.2.6")
def test_a_card_may_say_that_its_clue_goes_elsewhere() -> None:
    state = play(table(at=1, hand=("book = clue@chosen clue",)), "play book", "at 3")

    assert [at(state, position).clues for position in (1, 2, 3)] == [1, 0, 1]
    assert state.adventurer.position == 1


@pytest.mark.rule("LR-5.2.6")
def test_beside_the_row_there_is_no_place_for_a_clue() -> None:
    state = table(at=None, row=(None, None, None), location_deck=(), hand=("book = clue fund",))

    state, happened = told(state, "play book")

    assert names(happened) == ["CardPlayed", "IconSkipped", "FundsGained"]
