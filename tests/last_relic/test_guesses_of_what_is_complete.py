"""Guesses while Locations are being resolved: of those that have been said to be complete, and of all others."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rlyeh_rules import Seat, dumps, loads
from rlyeh_rules.last_relic import AskClue, AskFlee, AskLay, AskLocation, AskOrder, AskRecover, State
from rlyeh_rules.last_relic.course import complete_by_word

from .doctored import laying, ordering
from .table import CULT, HER, On, Spot, at, play, spot, table
from .test_guesses import guesses, row

OTHERS: Final = [HER, None]
PILE: Final = tuple(spot(f"c{cost}", hidden=cost, discovered=9) for cost in (4, 5, 6, 8))
"""Locations of the deck, named for what they cost while hidden."""
HARBOUR: Final = spot("harbour", marks=4)
"""One that lacks a Mark of 5."""


def found(state: State, position: int, viewer: Seat | None = HER, count: int = 200) -> set[str]:
    """What is guessed to lie in a position."""
    return {at(guess, position).location for guess in guesses(state, viewer, count)}


def both(*more: Spot, **what: Any) -> State:
    """Positions 1 and 2 are complete, and 1 is resolved first while she is there."""
    spots = (HARBOUR, spot("library", hidden=4, marks=3), *(more or (spot("crypt", hidden=8, marks=5),)))
    asked = ordering(**{"at": 1, "row": spots, "location_deck": PILE} | what)
    assert asked.decision == AskOrder(CULT, (1, 2))
    return play(asked, "resolve 1")


# ------------------------------------------------------------------ what has been said


@pytest.mark.rule("LR-R36", "LR-R10")
@pytest.mark.parametrize("viewer", OTHERS)
def test_what_waits_for_its_turn_is_guessed_to_have_marks_enough(viewer: Seat | None) -> None:
    fleeing = both()
    assert isinstance(fleeing.decision, AskFlee)
    laying_ = play(fleeing, "move 3")
    assert isinstance(laying_.decision, AskLay)

    for state in (fleeing, laying_):
        assert found(state, 2, viewer) == {"library", "c4"}, "4 Marks are enough"
        assert found(state, 3, viewer) == {"library", "crypt", "c4", "c5", "c6", "c8"}, "5 may be enough by now or not"


@pytest.mark.rule("LR-R36", "LR-R10")
def test_so_it_is_in_a_game_that_has_been_saved() -> None:
    state = both()
    loaded = loads(dumps(state), State, content=state.setup.content)

    assert loaded == state
    assert found(loaded, 2) == {"library", "c4"}


@pytest.mark.rule("LR-R36", "LR-R10")
@pytest.mark.parametrize("viewer", OTHERS)
def test_where_only_one_could_be_complete_it_lies_there_and_not_where_anything_might(viewer: Seat | None) -> None:
    state = both(location_deck=PILE[1:])

    assert found(state, 2, viewer) == {"library"}
    assert found(state, 3, viewer) == {"crypt", "c5", "c6", "c8"}


@pytest.mark.rule("LR-R36", "LR-R10")
def test_of_three_the_two_that_wait_have_marks_enough_and_then_the_last() -> None:
    cultists = [On(1, "acolyte 2"), On(2, "priest 3"), On(3, "mob 2")]
    spots = (HARBOUR, spot("library", hidden=4, marks=3), spot("crypt", hidden=6, marks=5))
    asked = ordering(at=1, row=spots, location_deck=PILE, cultists=cultists)
    assert asked.decision == AskOrder(CULT, (1, 2, 3))
    first = play(asked, "resolve 1")
    again = play(first, "move 2", "lay c4")
    second = play(again, "resolve 3")

    assert (found(first, 2), found(first, 3)) == ({"library", "c4"}, {"library", "crypt", "c4", "c5", "c6"})
    assert again.decision == AskOrder(CULT, (2, 3))
    assert found(again, 1) == {"library", "crypt", "c4", "c5", "c6", "c8"}, "without a Mark it may be any"
    assert isinstance(second.decision, AskLay)
    assert found(second, 2) == {"library", "c4"}


@pytest.mark.rule("LR-R36", "LR-R10")
@pytest.mark.parametrize("viewer", OTHERS)
def test_it_was_complete_by_what_it_cost_then_whatever_it_costs_now(viewer: Seat | None) -> None:
    """The thief goes with the first Location, and the second costs 5 again."""
    spots = (HARBOUR, spot("library", hidden=5, marks=4), spot("crypt", hidden=9, discovered=10))
    hand = ["thief 2 | deployed cost -1 @all"]
    state = play(table("deploy", at=1, cult_hand=hand, row=spots, location_deck=PILE), "deploy thief at 1", "resolve 1")
    assert isinstance(state.decision, AskFlee)

    assert found(state, 2, viewer) == {"library", "c4", "c5"}
    after = play(state, "move 3", "lay c4")
    assert (after.decision.kind, at(after, 2).marks) == ("AskDeploy", 4)
    assert found(after, 2, viewer) == {"library", "crypt", "c5", "c6", "c8"}, "4 Marks were not enough after all"


@pytest.mark.rule("LR-R36", "LR-R10")
def test_so_it_was_though_she_has_raised_its_cost_by_fleeing_there() -> None:
    spots = (spot("harbour", marks=5), spot("library", hidden=5, marks=4), spot("crypt", hidden=9, discovered=10))
    asked = ordering(at=1, row=spots, location_deck=PILE, permanents=["seal ! cost +1 @hers"])

    state = play(asked, "resolve 1", "move 2")

    assert isinstance(state.decision, AskLay)
    assert found(state, 2) == {"library", "c4", "c5"}


@pytest.mark.rule("LR-R36", "LR-R10")
def test_what_is_said_of_a_location_is_not_said_of_the_next_in_its_space() -> None:
    """Where she is becomes complete while the others are resolved, and is the last."""
    spots = (HARBOUR, spot("library", hidden=5, marks=4), spot("crypt", hidden=8, marks=7))
    dirge = ["dirge | permanent when resolve: mark@hers"]
    state = ordering(row=spots, location_deck=PILE, cult_permanents=dirge)
    first = play(state, "resolve 1")
    second = play(first, "lay c4", "resolve 2")
    assert [complete_by_word(asked) for asked in (state, first, second)] == [{1: 5, 2: 5}, {2: 5}, {3: 8}]

    last = play(second, "lay c6")

    assert isinstance(last.decision, AskFlee)
    assert (at(last, 2).location, at(last, 2).marks) == ("c6", 0)
    assert 2 not in complete_by_word(last)


# ------------------------------------------------------------------ what is still open


@pytest.mark.rule("LR-R36", "LR-8.2.9", "LR-R10")
@pytest.mark.parametrize("viewer", OTHERS)
def test_while_one_is_resolved_alone_it_is_open_what_else_is_complete(viewer: Seat | None) -> None:
    spots = (spot("harbour", marks=4, clues=3), spot("library", hidden=6, marks=5), spot("crypt", marks=0))
    cultists = [On(1, "acolyte 2 = mark")]
    fleeing = play(table("cult", row=spots, location_deck=PILE, cultists=cultists), "activate acolyte")
    sharing = play(fleeing, "move 2")
    laying_ = play(sharing, "clue 3")
    assert [type(state.decision) for state in (fleeing, sharing, laying_)] == [AskFlee, AskClue, AskLay]

    for state in (fleeing, sharing, laying_):
        assert found(state, 2, viewer) == {"library", "crypt", "c4", "c5", "c6", "c8"}
    after = play(laying_, "lay c4")
    assert found(after, 2, viewer) == {"library", "c6", "c8"}, "when it is done 5 Marks have not been enough"


@pytest.mark.rule("LR-R36", "LR-R10")
@pytest.mark.parametrize("viewer", OTHERS)
@pytest.mark.parametrize("finish", [False, True])
def test_where_icons_are_finished_first_marks_enough_may_wait_for_them(viewer: Seat | None, finish: bool) -> None:
    """5 Marks lie there: without the option it would be resolved by now if they were enough."""
    spots = (spot("harbour", hidden=6, marks=4), spot("library"), spot("crypt", hidden=8))
    state = table(
        "cult",
        row=spots,
        location_deck=PILE,
        cult_hand=["rite | action mark@chosen recover"],
        cult_discard=["dirge"],
        options={"finish_icons_first": finish},
    )
    state = play(state, "play rite", "at 1")
    assert isinstance(state.decision, AskRecover)

    enough, not_enough = {"library", "c4", "c5"}, {"harbour", "crypt", "c6", "c8"}
    assert found(state, 1, viewer) == (enough | not_enough if finish else not_enough)
    assert found(play(state, "recover dirge"), 1, viewer) == not_enough


@pytest.mark.rule("LR-R36", "LR-R10")
def test_where_that_option_is_off_a_row_that_is_not_done_leaves_nothing_open() -> None:
    spots = (spot("harbour", hidden=6, marks=4), spot("library"), spot("crypt", hidden=8))
    state = table("cult", row=spots, location_deck=PILE, cult_hand=["rite | action mark@chosen mark@chosen"])
    state = play(state, "play rite", "at 1")
    assert isinstance(state.decision, AskLocation)

    assert found(state, 1) == {"harbour", "crypt", "c6", "c8"}


@pytest.mark.rule("LR-R36", "LR-8.2.17")
def test_the_cult_that_sees_the_row_guesses_nothing_there() -> None:
    for state in (both(), laying(location_deck=PILE)):
        assert {row(guess) for guess in guesses(state, CULT)} == {
            tuple(at(state, position).location for position in state.positions)
        }
