"""Guesses in the middle of things: Locations that hold many Marks, are being resolved, or wait to be."""

from __future__ import annotations

from itertools import permutations
from typing import Any, Final

import pytest
from hypothesis import given

from rlyeh_rules import Seat
from rlyeh_rules.last_relic import AskFlee, AskLay, AskOrder, State
from rlyeh_rules.testing import Moment, moments
from tests.last_relic.doctored import (
    ENDINGS,
    fleeing,
    fleeing_in_maintenance,
    fleeing_while_cultists_are_deployed,
    laying,
    ordering,
    over,
)
from tests.last_relic.moments import MOMENTS, moment
from tests.last_relic.table import CULT, HER, On, play, spot, table
from tests.last_relic.test_guesses import guesses, row

ALL: Final = [HER, CULT, None]
OTHERS: Final = [HER, None]


def rows(state: State, viewer: Seat | None = HER, count: int = 60) -> set[tuple[str, ...]]:
    """The rows of some guesses."""
    return {row(guess) for guess in guesses(state, viewer, count)}


# ------------------------------------------------------------------ at any moment


@pytest.mark.rule("LR-R36")
@pytest.mark.parametrize("viewer", ALL)
@pytest.mark.parametrize("name", MOMENTS)
def test_a_guess_can_be_made_at_any_moment(name: str, viewer: Seat | None) -> None:
    state = moment(name)
    for guess in guesses(state, viewer):
        assert guess.waiting_on == state.waiting_on
        if viewer is not None:
            assert guess.legal_actions(viewer) == state.legal_actions(viewer)


@pytest.mark.rule("LR-R36")
@pytest.mark.parametrize("viewer", ALL)
@pytest.mark.parametrize(
    "state",
    [
        fleeing_in_maintenance(),
        fleeing_while_cultists_are_deployed(),
        play(ordering(relics="BCDEF", location_deck=["p", spot("q", hidden=9, discovered=11)]), "resolve 1"),
        *(over(reason) for reason in ENDINGS),
    ],
    ids=["in Maintenance", "while Cultists are deployed", "over while a second Location waits", *ENDINGS],
)
def test_so_it_can_beside_the_turns(state: State, viewer: Seat | None) -> None:
    assert len(list(guesses(state, viewer))) == 40


@pytest.mark.walk
@pytest.mark.rule("LR-R36")
@given(moments("last_relic"))
def test_a_guess_of_any_moment_is_sound_looks_like_it_and_is_the_same_for_the_same_seed(moment: Moment) -> None:
    state = moment.state
    for viewer in ALL:
        for seed in (0, -1, 1 << 70):
            guess = state.determinize(viewer, seed)
            assert guess.violations() == ()
            assert guess.view(viewer) == state.view(viewer)
            assert guess == state.view(viewer).determinize(viewer, seed)


def test_another_seed_gives_another_guess() -> None:
    state = moment("her turn")
    assert len({state.determinize(HER, seed).digest() for seed in range(30)}) == 30


# ------------------------------------------------------------------ many Marks

DEAR: Final = [spot(f"d{cost}", hidden=cost, discovered=cost + 1) for cost in (3, 5, 7)]


@pytest.mark.rule("LR-R36", "LR-8.2.7")
@pytest.mark.parametrize("viewer", OTHERS)
def test_every_row_that_could_be_is_guessed_and_no_other(viewer: Seat | None) -> None:
    """All that is known of three hidden Locations is that their Marks have not been enough."""
    marks = (6, 2, 4)
    spots = tuple(
        spot(name, hidden=cost, discovered=9, marks=lie)
        for name, cost, lie in zip("abc", (7, 4, 6), marks, strict=True)
    )
    state = table(row=spots, location_deck=DEAR)
    costs = {"a": 7, "b": 4, "c": 6, "d3": 3, "d5": 5, "d7": 7}

    could_be = {
        laid for laid in permutations(costs, 3) if all(costs[name] > lie for name, lie in zip(laid, marks, strict=True))
    }

    assert len(could_be) == 24
    assert rows(state, viewer, 600) == could_be


@pytest.mark.rule("LR-R36", "LR-8.2.7")
def test_where_only_one_row_could_be_it_is_guessed_every_time() -> None:
    spots = (spot("a", hidden=4, discovered=9, marks=3), spot("b", hidden=6, marks=5), spot("c", hidden=8, marks=7))
    spots = tuple(one._replace(discovered=9) for one in spots)
    cheap = [spot(f"d{at}", hidden=1 + at % 3, discovered=5) for at in range(6)]
    state = table(row=spots, location_deck=cheap[:4], bottom=cheap[4:])

    assert rows(state) == {("a", "b", "c")}
    assert {guess.locations.bottom for guess in guesses(state, CULT)} == {("d4", "d5")}
    assert len({guess.locations.deck for guess in guesses(state, CULT)}) > 10


@pytest.mark.rule("LR-R36", "LR-8.2.8")
def test_a_discovered_location_may_hold_more_marks_than_any_hidden_one() -> None:
    state = table(row=(spot("a", discovered=9, marks=8, up=True), spot("b"), spot("c")), location_deck=DEAR)

    assert {one[0] for one in rows(state)} == {"a"}
    assert {one[1] for one in rows(state)} == {"b", "c", "d3", "d5", "d7"}


# ------------------------------------------------------------------ costs that effects change

PLAIN: Final = (spot("a", hidden=5, marks=3), spot("b", hidden=6, marks=3), spot("c", hidden=4, marks=3))
ANY: Final = {"a", "b", "c", "d3", "d5", "d7"}


@pytest.mark.rule("LR-R36", "LR-R10")
@pytest.mark.parametrize(
    ("what", "could_be"),
    [
        ({}, [ANY - {"d3"}] * 3),
        ({"cult_permanents": ["idol | permanent cost +1"]}, [ANY] * 3),
        ({"permanents": ["seal ! cost +1 @hers"]}, [ANY, ANY - {"d3"}, ANY - {"d3"}]),
        ({"cultists": [On(2, "thief 2 | deployed cost -2 @here")]}, [ANY - {"d3"}, {"b", "d7"}, ANY - {"d3"}]),
        ({"cultists": [On(3, "thief 2 | deployed cost +9 @here")]}, [ANY - {"d3"}, ANY - {"d3"}, ANY]),
    ],
    ids=["none", "everywhere", "where she is", "where a Cultist lowers it", "where a Cultist raises it"],
)
def test_what_effects_change_of_a_cost_is_reckoned_for_each_space(
    what: dict[str, Any], could_be: list[set[str]]
) -> None:
    found = rows(table(row=PLAIN, location_deck=DEAR, **what), count=200)
    assert [{one[at] for one in found} for at in range(3)] == could_be


@pytest.mark.rule("LR-R36", "LR-R10")
def test_a_location_without_marks_may_be_any_however_cheap_it_has_become() -> None:
    bare = tuple(one._replace(marks=0) for one in PLAIN)
    found = rows(table(row=bare, location_deck=DEAR, cult_permanents=["idol | permanent cost -9"]), count=200)
    assert [{one[at] for one in found} for at in range(3)] == [ANY] * 3


@pytest.mark.rule("LR-R36", "LR-R10")
def test_a_cost_is_1_at_least_with_marks_and_without() -> None:
    spots = (PLAIN[0]._replace(marks=0), PLAIN[1], PLAIN[2]._replace(marks=1))
    thieves = [On(1, "thief 2 | deployed cost -9 @here"), On(3, "mob 2 | deployed cost -2 @here")]
    found = rows(table(row=spots, location_deck=DEAR, cultists=thieves), count=200)
    assert [{one[at] for one in found} for at in range(3)] == [ANY, ANY - {"d3"}, ANY - {"d3"}]


# ------------------------------------------------------------------ an order is chosen

COMPLETE: Final = [spot("harbour", marks=4), spot("library", hidden=4, marks=3), spot("crypt", hidden=9, discovered=10)]
PILE: Final = [
    spot("c4", hidden=4, discovered=9),
    spot("c5", hidden=5, discovered=9),
    spot("c6", hidden=6, discovered=9),
    spot("c8", hidden=8, discovered=9),
]


@pytest.mark.rule("LR-R36", "LR-R10")
@pytest.mark.parametrize("viewer", OTHERS)
def test_what_is_complete_is_guessed_to_be_complete_and_nothing_else(viewer: Seat | None) -> None:
    state = ordering(row=(COMPLETE[0], COMPLETE[1], spot("crypt", hidden=8, marks=5)), location_deck=PILE)
    assert isinstance(state.decision, AskOrder)

    found = rows(state, viewer, 300)

    assert {one[0] for one in found} == {"harbour", "library", "c4", "c5"}, "5 Marks are enough"
    assert {one[1] for one in found} == {"library", "c4"}, "4 Marks are enough"
    assert {one[2] for one in found} == {"crypt", "c6", "c8"}, "5 Marks are not enough"


@pytest.mark.rule("LR-R36", "LR-R10")
@pytest.mark.parametrize("viewer", OTHERS)
def test_three_may_be_complete(viewer: Seat | None) -> None:
    cultists = [On(1, "acolyte 2"), On(2, "priest 3"), On(3, "mob 2")]
    spots = (COMPLETE[0], COMPLETE[1], spot("crypt", hidden=6, marks=5))
    state = ordering(row=spots, location_deck=PILE, cultists=cultists)
    assert state.decision == AskOrder(CULT, (1, 2, 3))

    found = rows(state, viewer, 300)

    assert {one[1] for one in found} == {"library", "c4"}
    assert {one[2] for one in found} == {"harbour", "library", "crypt", "c4", "c5", "c6"}
    assert all(len(set(one)) == 3 for one in found)


@pytest.mark.rule("LR-R36", "LR-R10", "LR-8.2.8")
@pytest.mark.parametrize("viewer", OTHERS)
def test_one_of_them_may_be_discovered(viewer: Seat | None) -> None:
    spots = (spot("harbour", up=True, marks=6), COMPLETE[1], COMPLETE[2])
    state = ordering(row=spots, location_deck=PILE)
    assert state.decision == AskOrder(CULT, (1, 2))

    assert {one[:2] for one in rows(state, viewer)} == {("harbour", "library"), ("harbour", "c4")}


@pytest.mark.rule("LR-R36", "LR-R10")
def test_they_may_be_complete_by_what_has_become_of_their_cost() -> None:
    state = table("cult", at=3, cult_hand=["idol | permanent cost -1"], row=COMPLETE, location_deck=PILE)
    state = play(state, "permanent idol")
    assert state.decision == AskOrder(CULT, (1, 2))

    found = rows(state, count=300)

    assert {one[0] for one in found} == {"harbour", "library", "c4", "c5"}
    assert {one[1] for one in found} == {"library", "c4"}


@pytest.mark.rule("LR-R36", "LR-R10")
@pytest.mark.parametrize("viewer", ALL)
def test_a_guess_can_be_made_while_a_second_one_waits_although_no_other_location_could_be_there(
    viewer: Seat | None,
) -> None:
    """Whatever is not complete would have to need more Marks than any that is left."""
    cheap = [spot(f"d{at}", hidden=1, discovered=9) for at in range(4)]
    spots = (COMPLETE[0], COMPLETE[1], spot("crypt", hidden=3, discovered=9))
    state = play(ordering(at=1, row=spots, location_deck=cheap), "resolve 1")
    assert isinstance(state.decision, AskFlee)
    fled = play(state, "move 2")
    assert isinstance(fled.decision, AskLay)

    for waits in (state, fled):
        assert len(list(guesses(waits, viewer))) == 40


@pytest.mark.rule("LR-R36", "LR-R10")
@pytest.mark.parametrize("viewer", ALL)
def test_so_it_can_where_marks_enough_wait_for_the_icons(viewer: Seat | None) -> None:
    state = table(
        "cult",
        row=COMPLETE,
        location_deck=["p"],
        cult_hand=["rite | action mark@chosen recover"],
        cult_discard=["dirge"],
        options={"finish_icons_first": True},
    )
    state = play(state, "play rite", "at 1")
    assert state.waiting_on == (CULT,)

    assert len(list(guesses(state, viewer))) == 40


# ------------------------------------------------------------------ a Location is resolved


@pytest.mark.rule("LR-R36", "LR-8.2.17")
@pytest.mark.parametrize("viewer", OTHERS)
def test_what_is_drawn_and_what_lies_in_the_row_may_be_each_other(viewer: Seat | None) -> None:
    spots = (spot("harbour", marks=4, clues=3), spot("library", hidden=6, marks=5), spot("crypt"))
    state = laying(row=spots, location_deck=[spot("p", hidden=7, discovered=8), "q", "r"], bottom=["b"])

    drawn = {guess.locations.drawn for guess in guesses(state, viewer, 300)}
    found = rows(state, viewer, 300)

    assert {one for pair in drawn for one in pair} == {"library", "crypt", "p", "q", "r", "b"}
    assert {one[0] for one in found} == {one[1] for one in found} == {"library", "crypt", "p", "q", "r", "b"}


@pytest.mark.rule("LR-R36", "LR-8.2.10")
@pytest.mark.parametrize("viewer", ALL)
def test_a_location_that_is_resolved_lies_open(viewer: Seat | None) -> None:
    assert {one[0] for one in rows(fleeing(), viewer)} == {"harbour"}


# ------------------------------------------------------------------ the Great Old One


@pytest.mark.rule("LR-R36", "LR-3.8", "LR-R37")
@pytest.mark.parametrize("viewer", OTHERS)
def test_it_is_guessed_at_random_until_it_could_have_been_summoned(viewer: Seat | None) -> None:
    """Hydra needs A A B B C C: with five of them it may still be she, with the sixth it would be over."""
    taking: dict[str, Any] = {"cult_hand": ["psalm | action relic relic fund"], "relics": "AABBC"}
    asked = play(table("cult", **taking), "play psalm")
    gained = play(asked, "relic C")

    assert {guess.ritual.great_old_one for guess in guesses(asked, viewer)} == {"dagon", "hydra"}
    assert {guess.ritual.great_old_one for guess in guesses(gained, viewer)} == {"dagon"}
    assert {guess.ritual.great_old_one for guess in guesses(gained, CULT)} == {"dagon"}
