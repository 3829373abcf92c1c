"""Several Locations are complete at once, and what reaches a Location while it is being resolved."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rlyeh_rules.last_relic import Card, State, events

from .table import CULT, HER, On, Spot, at, names, offered, play, refused, spot, table, told

LIBRARY, CRYPT = spot("library"), spot("crypt")
ALMOST: Final[Spot] = spot("temple", marks=4)
"""A hidden Location that the next Mark completes."""
FIRST: Final = {"finish_icons_first": True}

# ------------------------------------------------------------------ several at once


def two_at_once(**what: Any) -> State:
    """Positions 1 and 3 lack one Mark each, and a card gives every Location with a Cultist one."""
    row = (ALMOST, LIBRARY, spot("crypt", marks=4, relics="CD"))
    cultists = [On(1, "acolyte 2"), On(2, "monk 2"), On(3, "nun 2")]
    return table("cult", row=row, cultists=cultists, cult_hand=["rite | action mark@every fund"], **what)


@pytest.mark.rule("LR-R10")
@pytest.mark.parametrize("options", [None, FIRST])
@pytest.mark.parametrize(("first", "second"), [(1, 3), (3, 1)])
def test_several_complete_locations_are_resolved_in_the_order_the_cult_chooses(
    first: int, second: int, options: dict[str, bool] | None
) -> None:
    asked = play(two_at_once(at=2, options=options), "play rite")

    assert (asked.decision.kind, offered(asked, CULT)) == ("AskOrder", ["1: resolve 1", "1: resolve 3"])
    assert refused(asked, "resolve 2") == "LR-R10"
    assert refused(asked, "pass") == "LR-8.2.7"
    assert refused(asked, "0: resolve 1") == "LR-8.0.1"
    after, happened = told(asked, f"resolve {first}", "lay p", "lay q")

    assert [event.position for event in happened if isinstance(event, events.LocationResolved)] == [first, second]
    assert (at(after, first).location, at(after, second).location) == ("p", "q")
    assert (after.cult.relics, after.cult.funds) == (("A", "B", "C", "D"), 4)
    assert (after.cult.cards.discard[-1], [one.card for one in after.cult.cultists]) == (
        "rite" if options is None else Card("acolyte" if second == 1 else "nun"),
        ["monk"],
    )
    assert after.violations() == ()


@pytest.mark.rule("LR-R10", "LR-8.2.13")
def test_the_adventurer_may_flee_to_the_location_that_is_resolved_next() -> None:
    asked = play(two_at_once(at=1), "play rite", "resolve 1")

    again = play(asked, "move 3", "lay p")
    assert (again.decision.kind, offered(again, HER)) == ("AskFlee", ["0: move 1", "0: move 2"])

    assert play(again, "move 1", "lay q").adventurer.position == 1


@pytest.mark.rule("LR-R10")
def test_what_is_completed_during_a_resolution_waits_until_it_is_done() -> None:
    cultists = [On(2, "acolyte 2 = mark"), On(1, "monk 2 | deployed when arrive: mark")]
    row = (spot("harbour", marks=4), ALMOST, CRYPT)
    state = table("cult", row=row, cultists=cultists, at=2)

    _, happened = told(state, "activate acolyte", "move 1", "lay p", "move 2", "lay q")

    course = [
        "LocationResolved",
        "FigureMoved",
        "MarkPlaced",
        "RelicsGained",
        "LocationLaid",
        "LocationResolved",
        "FigureMoved",
        "RelicsGained",
        "LocationLaid",
    ]
    assert [name for name in names(happened[2:]) if name in course] == course


@pytest.mark.rule("LR-R10")
def test_a_cost_that_drops_during_a_resolution_waits_as_well() -> None:
    cultists = [On(2, "acolyte 2 = mark | deployed cost +1 @all")]
    row = (spot("harbour", marks=5), ALMOST._replace(marks=5), CRYPT)
    state = table("cult", row=row, cultists=cultists, at=3)
    assert state.violations() == ()

    first = play(state, "activate acolyte")
    assert (first.decision.kind, at(first, 1).up) == ("AskLay", False)

    second = play(first, "lay p")
    assert (second.decision.kind, second.locations.removed) == ("AskLay", ("temple", "harbour"))


# ------------------------------------------------------------------ what reaches a Location that is being resolved


def losing_its_warden(elimination: str, *, row: tuple[Spot | None, ...] = (LIBRARY, ALMOST, CRYPT)) -> State:
    """Position 2 is being resolved; with its warden gone a monk at position 3 is eliminated at once."""
    cultists = [
        On(2, "warden 2 = mark fund | deployed resistance +1 @all"),
        On(3, f"monk 1 | eliminated {elimination}", shots=1),
        On(3, "nun 2"),
    ]
    state = play(table("cult", row=row, cultists=cultists, at=2, location_deck=()), "activate warden")
    assert "monk" in state.cult.cards.discard
    return state


@pytest.mark.rule("LR-8.2.12", "LR-R10")
def test_no_cultist_moves_to_a_location_that_is_being_resolved() -> None:
    asked = play(losing_its_warden("shift"), "cultist nun")

    assert offered(asked, CULT) == ["1: at 1"]
    assert refused(asked, "at 2") == "LR-13.3"
    after = play(asked, "at 1", "move 3")
    assert (after.decision.kind, after.place(2), after.violations()) == ("AskAdventurer", None, ())


@pytest.mark.rule("LR-8.2.12", "LR-R10")
def test_where_only_that_location_is_left_to_move_to_the_icon_is_impossible() -> None:
    asked = losing_its_warden("shift", row=(None, ALMOST, CRYPT))

    assert (asked.decision.kind, asked.violations()) == ("AskFlee", ())


@pytest.mark.rule("LR-8.2.11", "LR-R10")
@pytest.mark.parametrize(("icons", "answers"), [("mark@hers mark@hers", []), ("mark@chosen", ["at 2"])])
def test_marks_that_reach_it_are_lost_with_it(icons: str, answers: list[str]) -> None:
    asked = play(losing_its_warden(icons), *answers)
    assert (asked.decision.kind, asked.violations()) == ("AskFlee", ())

    after = play(asked, "move 1")

    assert (after.place(2), at(after, 1).marks, at(after, 3).marks) == (None, 0, 0)
    assert after.locations.removed == ("temple",)
