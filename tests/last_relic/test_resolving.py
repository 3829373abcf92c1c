"""Activate a Deployed Cultist: a Location with Marks enough is resolved, step by step."""

from __future__ import annotations

import pytest

from rlyeh_rules.kernel import Seat
from rlyeh_rules.last_relic import Card, Cultist, Location, Relic, State, events
from rlyeh_rules.last_relic.locations import points_on_table

from .table import CULT, HER, On, Spot, at, names, offered, play, refused, spot, table, told

EXAMPLE: Spot = spot("temple", hidden=5, discovered=7, relics="ABC", up=True, marks=6, clues=3, covered=(2,))
"""The Location of the printed example: Relic C was stolen from it in a previous turn."""
LIBRARY, CRYPT = spot("library"), spot("crypt")
MARK = [On(2, "acolyte 2 = mark")]
FULL = {"location_deck": ["p", "q", "r", "s"], "cult_discard": ["psalm | action fund"]}


def printed_example(**options: bool) -> State:
    """The table of the printed example, the Location in position 2."""
    return table(
        "cult", row=(LIBRARY, EXAMPLE, CRYPT), stolen="C", at=2, relics="D", cultists=MARK, options=options, **FULL
    )


# ------------------------------------------------------------------ the printed example


@pytest.mark.rule("LR-8.2.18", "LR-8.2.9")
def test_the_printed_example_in_its_exact_order() -> None:
    state = printed_example()

    after, happened = told(state, "activate acolyte", "move 3", "clue 1", "lay q")

    assert happened == (
        events.CultistActivated(CULT, Card("acolyte"), None),
        events.MarkPlaced(2, 7),
        events.LocationResolved(2, Location("temple")),
        events.MarksRemoved(2, 7, 0),
        events.CultistsDiscarded(2, (Card("acolyte"),)),
        events.FigureMoved(HER, 2, 3),
        events.CluesMoved(2, 1, 2),
        events.CluesMoved(2, 3, 1),
        events.RelicsGained(CULT, (Relic("A"), Relic("B"))),
        events.LocationRemoved(2, Location("temple")),
        events.LocationsDrawn(CULT, (Location("p"), Location("q"))),
        events.LocationLaid(CULT, 2, Location("q")),
        events.LocationPutUnder(CULT, (Location("p"),)),
    )
    assert sum(place.marks for place in after.locations.row if place) == 0
    assert (after.cult.cultists, after.cult.cards.discard) == ((), ("psalm", "acolyte"))
    assert after.adventurer.position == 3
    assert [at(after, position).clues for position in (1, 2, 3)] == [2, 0, 1]
    assert (after.cult.relics, after.adventurer.relics) == (("A", "B", "D"), ("C",))
    assert after.ritual.supply == tuple("AABBCCDEEFF")
    assert after.outcome is None
    assert (at(after, 2).location, at(after, 2).up) == ("q", False)
    assert (after.locations.deck, after.locations.bottom) == (("r", "s"), ("p",))
    assert after.locations.removed == ("temple",)
    assert after.decision.kind == "AskAdventurer"


@pytest.mark.rule("LR-8.2.18", "LR-8.2.9", "LR-8.2.13", "LR-8.2.14", "LR-8.2.17")
def test_the_printed_example_decision_by_decision() -> None:
    activated, first = told(printed_example(), "activate acolyte")
    assert names(first)[-2:] == ["MarksRemoved", "CultistsDiscarded"]
    assert (activated.waiting_on, activated.decision.kind) == ((HER,), "AskFlee")
    assert offered(activated, HER) == ["0: move 1", "0: move 3"]
    assert (at(activated, 2).clues, activated.cult.relics) == (3, ("D",)), "the Clues and the rewards wait for her"

    moved, second = told(activated, "move 1")
    assert names(second) == ["FigureMoved"]
    assert (moved.waiting_on, moved.decision.kind) == ((CULT,), "AskClue")
    assert offered(moved, CULT) == ["1: clue 1", "1: clue 3"]
    assert moved.cult.relics == ("D",), "the rewards wait for the Clues"

    shared, third = told(moved, "clue 3")
    assert names(third) == ["CluesMoved", "CluesMoved", "RelicsGained", "LocationRemoved", "LocationsDrawn"]
    assert [at(shared, position).clues for position in (1, 3)] == [1, 2]
    assert (shared.waiting_on, shared.decision.kind) == ((CULT,), "AskLay")
    assert offered(shared, CULT) == ["1: lay p", "1: lay q"]
    assert (shared.locations.drawn, shared.place(2)) == (("p", "q"), None)

    laid, last = told(shared, "lay p")
    assert names(last) == ["LocationLaid", "LocationPutUnder"]
    assert (laid.waiting_on, laid.decision.kind) == ((HER,), "AskAdventurer")
    assert (at(laid, 2).location, laid.locations.drawn, laid.locations.bottom) == ("p", (), ("q",))


@pytest.mark.rule("LR-8.2.18", "LR-8.2.8", "LR-8.2.9", "LR-8.2.10")
def test_the_printed_example_were_the_location_not_discovered() -> None:
    hidden = EXAMPLE._replace(up=False, marks=4, covered=())
    state = table("cult", row=(LIBRARY, hidden, CRYPT), at=2, cultists=MARK)

    _, happened = told(state, "activate acolyte", "move 1", "clue 1", "lay p")

    assert names(happened) == [
        "CultistActivated",
        "MarkPlaced",
        "LocationRevealed",
        "LocationResolved",
        "MarksRemoved",
        "CultistsDiscarded",
        "FigureMoved",
        "CluesMoved",
        "CluesMoved",
        "RelicsGained",
        "LocationRemoved",
        "LocationsDrawn",
        "LocationLaid",
        "LocationPutUnder",
    ]


@pytest.mark.rule("LR-8.2.18", "LR-R10")
def test_the_printed_example_is_the_same_where_all_icons_are_done_first() -> None:
    actions = ("activate acolyte", "move 3", "clue 1", "lay q")
    default, other = told(printed_example(), *actions), told(printed_example(finish_icons_first=True), *actions)

    assert default[1] == other[1]
    assert default[0].locations == other[0].locations


# ------------------------------------------------------------------ at once, and how many


@pytest.mark.rule("LR-8.2.7")
def test_a_location_is_resolved_within_the_action_that_places_the_last_mark() -> None:
    state = table("cult", row=(spot("harbour", marks=4), LIBRARY, CRYPT), cultists=[On(1, "acolyte 2 = mark")], at=2)

    after = play(state, "activate acolyte")

    assert after.decision.kind == "AskLay", "nobody was asked whether it should be"
    later = play(after, "lay p")
    assert (later.decision.kind, later.waiting_on) == ("AskAdventurer", (HER,))
    assert (later.locations.removed, later.cult.relics) == (("harbour",), ("A", "B"))


@pytest.mark.rule("LR-8.2.7")
def test_while_a_resolution_waits_nothing_else_can_be_done() -> None:
    row = (LIBRARY, EXAMPLE._replace(clues=3), spot("tower", up=True, clues=4))
    state = table(
        "cult",
        row=row,
        at=2,
        stolen="C",
        hand=["torch = fund"],
        cult_hand=["rite | action fund"],
        cultists=[*MARK, On(3, "monk 2 = mark")],
    )

    flee = play(state, "activate acolyte")
    for text in ("pass", "play torch", "discover", "steal A", "ability 3"):
        assert refused(flee, f"0: {text}") == "LR-8.2.7"
    share = play(flee, "move 3")
    lay = play(share, "clue 1")
    for asked in (flee, share, lay):
        for text in ("pass", "play rite", "activate monk"):
            assert refused(asked, f"1: {text}") == "LR-8.2.7"
    for asked in (share, lay):
        assert refused(asked, "0: pass") == "LR-8.2.7"


@pytest.mark.rule("LR-8.2.8")
@pytest.mark.parametrize(
    ("up", "marks", "resolved"),
    [(False, 3, False), (False, 4, True), (True, 4, False), (True, 5, False), (True, 6, True)],
)
def test_a_discovered_location_needs_the_higher_number_of_marks(up: bool, marks: int, resolved: bool) -> None:
    state = table("cult", row=(spot("harbour", up=up, marks=marks), LIBRARY, CRYPT), cultists=[On(1, "monk 2 = mark")])

    after, happened = told(state, "activate monk")

    assert ("LocationResolved" in names(happened)) is resolved
    assert at(after, 1).marks == (0 if resolved else marks + 1)


# ------------------------------------------------------------------ reveal, discard


@pytest.mark.rule("LR-8.2.10")
def test_a_hidden_location_is_revealed_to_both_and_its_cost_does_not_rise() -> None:
    state = table("cult", row=(spot("harbour", marks=4), LIBRARY, CRYPT), cultists=[On(1, "monk 2 = mark")], at=1)
    assert state.view(HER).place(1).location == "?"

    revealed, happened = told(state, "activate monk")

    shown = events.LocationRevealed(1, Location("harbour"))
    for seat in (HER, CULT, None):
        assert shown in [event.seen_by(seat) for event in happened]
        assert (revealed.view(seat).place(1).location, revealed.view(seat).place(1).up) == ("harbour", True)
    assert (revealed.decision.kind, at(revealed, 1).marks) == ("AskFlee", 0), "it goes on, with fewer than 7 Marks"


@pytest.mark.rule("LR-8.2.10")
def test_a_discovered_location_is_not_revealed_again() -> None:
    _, happened = told(printed_example(), "activate acolyte")

    assert "LocationRevealed" not in names(happened)


@pytest.mark.rule("LR-8.2.11")
def test_all_marks_of_the_location_go_to_the_supply_and_no_others() -> None:
    row = (spot("harbour", marks=3), EXAMPLE._replace(covered=()), CRYPT)
    state = table("cult", row=row, cultists=MARK, at=3)
    assert points_on_table(state) == 3 + 6 + 3

    after, happened = told(state, "activate acolyte")

    assert events.MarksRemoved(2, 7, 0) in happened
    assert at(after, 1).marks == 3
    assert points_on_table(after) == 3 + 3, "7 points are in the supply; the 3 Clues wait to be shared out"


@pytest.mark.rule("LR-8.2.11")
def test_marks_that_have_gone_to_the_supply_can_be_placed_again() -> None:
    row = (spot("harbour", hidden=20, discovered=30, marks=17), spot("temple", up=True, marks=6), CRYPT)
    cultists = [*MARK, On(1, "monk 2 = mark mark")]
    state = table("cult", row=row, cultists=cultists, at=3, options={"limited_tokens": True})
    assert points_on_table(state) == 23

    after, happened = told(state, "activate acolyte", "lay p", "pass", "activate monk")

    assert "IconSkipped" not in names(happened)
    assert at(after, 1).marks == 19


@pytest.mark.rule("LR-8.2.12")
def test_all_cultists_there_are_discarded_together_ready_or_not() -> None:
    cultists = [
        On(2, "acolyte 2 = mark | eliminated wound@anywhere"),
        On(1, "monk 2"),
        On(2, "nun 3 | eliminated fund", ready=False, shots=2),
        On(2, "priest 4 | deployed when elimination: fund"),
    ]
    state = table("cult", row=(LIBRARY, spot("temple", marks=4), CRYPT), cultists=cultists, at=3)

    after, happened = told(state, "activate acolyte", "lay p")

    gone = (Card("acolyte"), Card("nun"), Card("priest"))
    assert [event for event in happened if isinstance(event, events.CultistsDiscarded)] == [
        events.CultistsDiscarded(2, gone)
    ]
    assert after.cult.cards.discard == gone
    assert after.cult.cultists == (Cultist(Card("monk"), 1),)
    assert (after.adventurer.damage, after.cult.funds) == (0, 3), "none of them has been eliminated"
    counted = told(after, "pass", "pass")[1]
    assert [event for event in counted if isinstance(event, events.CultistsCounted | events.ExposureMoved)] == [
        events.CultistsCounted(1),
        events.ExposureMoved(1, 1),
    ]


@pytest.mark.rule("LR-8.2.12")
def test_a_cultist_is_not_eliminated_because_the_one_that_protected_it_goes_too() -> None:
    cultists = [
        On(2, "warden 3 = mark | deployed resistance +1 @others"),
        On(2, "monk 2 | eliminated wound@anywhere", shots=2),
    ]
    state = table("cult", row=(LIBRARY, spot("temple", marks=4), CRYPT), cultists=cultists, at=3)
    assert state.violations() == ()

    after, happened = told(state, "activate warden")

    assert "CultistEliminated" not in names(happened)
    assert (after.cult.cards.discard, after.adventurer.wounds) == (("warden", "monk"), 0)


@pytest.mark.rule("LR-8.2.12")
def test_a_cultist_that_comes_back_has_no_shots() -> None:
    cultists = [On(2, "acolyte 2 = mark"), On(2, "monk 3 = mark", shots=2, ready=False)]
    state = table("cult", row=(LIBRARY, spot("temple", marks=4), CRYPT), cultists=cultists, at=3)

    state = play(state, "activate acolyte", "lay p", "pass", "pass", "pass", "pass")
    assert sorted(state.cult.cards.hand) == ["acolyte", "monk"]

    assert play(state, "deploy monk at 1").cult.cultists == (Cultist(Card("monk"), 1),)


# ------------------------------------------------------------------ the figure


@pytest.mark.rule("LR-8.2.13")
def test_the_adventurer_moves_her_figure_and_afterwards_it_is_still_her_turn() -> None:
    asked = play(printed_example(), "activate acolyte")

    assert refused(asked, "0: move 2") == "LR-8.2.13"
    assert refused(asked, "1: move 1") == "LR-8.2.13"
    after = play(asked, "move 1", "clue 1", "lay p")
    assert after.adventurer.position == 1
    assert (after.waiting_on, after.decision.kind) == ((HER,), "AskAdventurer")
    assert after.adventurer.funds == 3


@pytest.mark.rule("LR-8.2.13")
@pytest.mark.parametrize("position", [1, 3])
def test_she_is_not_asked_when_her_figure_is_elsewhere(position: int) -> None:
    state = table("cult", row=(LIBRARY, spot("temple", marks=4), CRYPT), cultists=MARK, at=position)

    after = play(state, "activate acolyte")

    assert (after.decision.kind, after.waiting_on) == ("AskLay", (CULT,))
    assert refused(after, "0: move 1") == "LR-7.0.1"
    assert after.adventurer.position == position


@pytest.mark.rule("LR-8.2.13")
def test_the_forced_move_may_set_off_what_waits_for_her() -> None:
    cultists = [*MARK, On(3, "monk 2 | deployed when arrive: madness")]
    state = play(table("cult", row=(LIBRARY, EXAMPLE, CRYPT), stolen="C", at=2, cultists=cultists), "activate acolyte")

    assert play(state, "move 1").adventurer.madness == 0
    there = play(state, "move 3")
    assert (there.adventurer.madness, there.decision.kind) == (1, "AskClue")


@pytest.mark.rule("LR-8.2.13", "LR-8.2.14", "LR-R5")
def test_with_one_other_location_left_the_figure_and_all_clues_go_there() -> None:
    state = table(
        "cult", row=(None, EXAMPLE, spot("crypt", clues=1)), stolen="C", at=2, cultists=MARK, location_deck=[]
    )

    asked = play(state, "activate acolyte")
    assert offered(asked, HER) == ["0: move 3"]
    after, happened = told(asked, "move 3")

    assert events.CluesMoved(2, 3, 3) in happened
    assert (at(after, 3).clues, after.decision.kind) == (4, "AskAdventurer"), "the Cult was not asked"


@pytest.mark.rule("LR-8.2.13", "LR-8.2.14", "LR-R5")
def test_with_no_other_location_left_the_figure_stands_beside_the_row_and_the_game_goes_on() -> None:
    state = table("cult", row=(None, EXAMPLE, None), stolen="C", at=2, cultists=MARK, location_deck=[])

    after, happened = told(state, "activate acolyte")

    assert names(happened)[5:] == ["FigureSetAside", "CluesDiscarded", "RelicsGained", "LocationRemoved"]
    assert (after.adventurer.position, after.locations.row) == (None, (None, None, None))
    assert (after.decision.kind, after.waiting_on) == ("AskAdventurer", (Seat(0),))
    assert refused(after, "discover") == refused(after, "steal A") == "LR-R5"
