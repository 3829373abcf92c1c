"""The Location deck runs out, and then the row: what is laid, where the figure and the Clues go, what still works."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules import HIDDEN, dumps, loads
from rlyeh_rules.last_relic import AskAdventurer, AskClue, AskDeploy, AskFlee, AskLay, State, events

from .table import CULT, HER, On, Spot, at, names, offered, play, refused, spot, table, to_next_round, told

DIGGER = On(1, "digger 1 = mark fund")
"""Its Mark resolves the Location in position 1."""


def about_to_resolve(*others: Spot | None, clues: int = 0, **what: Any) -> State:
    """A Mark of the Cult's resolves the Location in position 1; what else lies in the row; nothing in the deck."""
    row = (spot("harbour", marks=4, clues=clues), *others)
    return table("cult", **({"cultists": [DIGGER], "row": row, "location_deck": ()} | what))


def beside_the_row(ask: str = "adventurer", **what: Any) -> State:
    """No Location is left."""
    return table(ask, **({"at": None, "row": (None, None, None), "location_deck": ()} | what))


# ------------------------------------------------------------------ the deck runs out


@pytest.mark.rule("LR-R4")
@pytest.mark.parametrize("where", ["location_deck", "bottom"])
def test_a_single_card_left_has_to_be_laid_and_nothing_goes_to_the_bottom(where: str) -> None:
    last = {"location_deck": (), where: ("last",)}
    state = about_to_resolve(spot("library"), spot("crypt"), at=2, **last)

    state, happened = told(state, "activate digger")

    assert at(state, 1).location == "last"
    assert (at(state, 1).up, at(state, 1).marks, at(state, 1).clues) == (False, 0, 0)
    assert (state.locations.deck, state.locations.bottom, state.locations.drawn) == ((), (), ())
    assert "LocationPutUnder" not in names(happened)
    assert isinstance(state.decision, AskAdventurer), "there was nothing to choose"
    laid = next(event for event in happened if isinstance(event, events.LocationLaid))
    assert (laid.seen_by(CULT).location, laid.seen_by(HER).location) == ("last", HIDDEN)


@pytest.mark.rule("LR-R4")
def test_with_one_card_of_the_deck_and_one_under_it_there_is_still_a_choice() -> None:
    state = about_to_resolve(spot("library"), spot("crypt"), at=2, location_deck=("p",), bottom=("q",))

    state = play(state, "activate digger")
    assert isinstance(state.decision, AskLay)
    state = play(state, "lay q")

    assert at(state, 1).location == "q"
    assert (state.locations.deck, state.locations.bottom) == ((), ("p",))


@pytest.mark.rule("LR-R4")
def test_with_no_card_left_the_space_stays_empty_for_the_rest_of_the_game() -> None:
    state = about_to_resolve(spot("library"), spot("crypt"), at=2)

    state, happened = told(state, "activate digger")

    assert state.place(1) is None
    assert state.positions == (2, 3)
    assert names(happened)[-2:] == ["LocationRemoved", "FundsGained"], "and the Cultist's row goes on"
    assert not {"LocationsDrawn", "LocationLaid"} & set(names(happened))
    for _ in range(2):
        state, _ = to_next_round(state)
    assert state.positions == (2, 3)


@pytest.mark.rule("LR-R4")
def test_locations_that_have_left_the_game_never_come_back() -> None:
    state = table(
        "cult",
        at=3,
        cultists=[DIGGER, On(2, "second 1 = mark")],
        row=(spot("harbour", marks=4), spot("library", marks=4), spot("crypt")),
        location_deck=("p",),
    )

    state = play(state, "activate digger", "0: pass", "activate second")

    assert state.locations.removed == ("harbour", "library")
    assert (at(state, 1).location, state.positions) == ("p", (1, 3))
    assert state.locations.deck == state.locations.bottom == ()


@pytest.mark.rule("LR-R4")
def test_the_first_short_draw_is_at_the_ninth_resolution_and_the_first_gap_at_the_tenth() -> None:
    state = table(
        "cult",
        round=1,
        at=3,
        location_deck=tuple("abcdefghi"),
        tokens={"A": 15, "B": 0, "C": 0, "D": 0, "E": 0, "F": 0},
        need="BCDEFF",
        row=(spot("harbour", hidden=1, relics=""), spot("library", relics=""), spot("crypt", relics="")),
        cultists=[On(1, "digger 1 = mark mark mark mark mark")],
    )
    put_under, gaps = [], []

    for _ in range(10):
        # The digger goes with its Location; it is drawn again and deployed again.
        state, happened = told(state, "activate digger")
        if isinstance(state.decision, AskLay):
            state, happened = told(state, str(state.legal_actions()[0]))
        put_under.append("LocationPutUnder" in names(happened))
        gaps.append(state.place(1) is None)
        state, _ = to_next_round(state)
        if state.place(1) is not None:
            state = play(state, "deploy digger at 1", "done", "0: pass")

    assert put_under == [True] * 8 + [False] * 2
    assert gaps == [False] * 9 + [True]


# ------------------------------------------------------------------ one other Location


@pytest.mark.rule("LR-R5", "LR-8.2.13")
@pytest.mark.parametrize("clues", [0, 1, 3, 4])
def test_with_one_other_location_the_figure_and_all_clues_go_there(clues: int) -> None:
    state = about_to_resolve(None, spot("crypt", clues=2), at=1, clues=clues)

    state = play(state, "activate digger")
    assert isinstance(state.decision, AskFlee)
    assert offered(state, HER) == ["0: move 3"]
    assert [refused(state, f"move {at}") for at in (1, 2, 4)] == ["LR-8.2.13"] * 3, "there, empty, missing"
    state, happened = told(state, "move 3")

    assert (state.adventurer.position, at(state, 3).clues) == (3, clues + 2)
    assert [event.clues for event in happened if isinstance(event, events.CluesMoved)] == [clues] * bool(clues)
    assert state.positions == (3,)
    assert isinstance(state.decision, AskAdventurer), "the Cult is not asked where an odd Clue goes"


@pytest.mark.rule("LR-R5")
def test_with_two_others_the_odd_clue_is_still_for_the_cult_to_place() -> None:
    state = play(about_to_resolve(spot("library"), spot("crypt"), at=2, clues=3), "activate digger")

    assert isinstance(state.decision, AskClue)
    state = play(state, "clue 3")
    assert (at(state, 2).clues, at(state, 3).clues) == (1, 2)


@pytest.mark.rule("LR-R5")
def test_a_move_leads_to_the_one_other_location_and_is_impossible_without_one() -> None:
    two = table(hand=["boots = move clue"], at=3, row=(None, spot("library"), spot("crypt")), location_deck=())
    one = table(hand=["boots = move clue"], at=3, row=(None, None, spot("crypt")), location_deck=())

    asked = play(two, "play boots")
    assert offered(asked, HER) == ["0: move 2"]
    assert at(play(asked, "move 2"), 2).clues == 1

    state, happened = told(one, "play boots")
    assert names(happened) == ["CardPlayed", "IconSkipped", "CluePlaced"]
    assert (state.adventurer.position, at(state, 3).clues) == (3, 1)


@pytest.mark.rule("LR-R5")
def test_a_cultist_cannot_be_moved_where_there_is_no_other_location() -> None:
    state = table("cult", row=(spot("harbour"), None, None), location_deck=(), cultists=[On(1, "guide 1 = shift fund")])

    state, happened = told(state, "activate guide")

    assert names(happened) == ["CultistActivated", "IconSkipped", "FundsGained"]
    assert state.cult.cultists[0].position == 1


# ------------------------------------------------------------------ no other Location


@pytest.mark.rule("LR-R5")
def test_the_last_two_locations_may_go_by_one_card() -> None:
    state = table(
        "cult",
        at=1,
        row=(spot("harbour", marks=4, clues=3), spot("library", marks=4, clues=1), None),
        location_deck=(),
        cultists=[On(1, "c1 1"), On(2, "c2 1")],
        cult_hand=["comet | action mark@every fund"],
    )

    state = play(state, "play comet", "resolve 1")
    assert offered(state, HER) == ["0: move 2"]
    state, happened = told(state, "move 2")

    assert [event for event in happened if isinstance(event, events.CluesMoved | events.CluesDiscarded)] == [
        events.CluesMoved(1, 2, 3),
        events.CluesDiscarded(2, 4, 0),
    ]
    assert (state.positions, state.adventurer.position, state.cult.cultists) == ((), None, ())
    assert (state.cult.relics, state.cult.funds) == (("A", "A", "B", "B"), 4)
    assert isinstance(state.decision, AskAdventurer)


@pytest.mark.rule("LR-R5")
def test_when_the_last_location_is_resolved_the_figure_goes_beside_the_row_and_the_clues_to_the_supply() -> None:
    state, happened = told(about_to_resolve(None, None, at=1, clues=3, relics=""), "activate digger")

    assert (state.adventurer.position, state.positions) == (None, ())
    assert events.FigureSetAside(HER) in happened
    assert events.CluesDiscarded(1, 3, 0) in happened
    assert state.cult.relics == ("A", "B"), "the Cult has its rewards all the same"
    assert (state.outcome, state.cult.funds) == (None, 4)
    assert isinstance(state.decision, AskAdventurer)


@pytest.mark.rule("LR-R5")
def test_the_last_location_can_still_be_what_completes_the_summoning() -> None:
    state = play(about_to_resolve(None, None, at=1, relics="CDEF"), "activate digger")

    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == ((CULT,), "summoning")


@pytest.mark.rule("LR-R5")
@pytest.mark.parametrize(
    ("text", "rule"),
    [("discover", "LR-R5"), ("steal A", "LR-R5"), ("ability 1", "LR-7.4.1")],
)
def test_from_then_on_she_can_do_nothing_at_locations(text: str, rule: str) -> None:
    state = beside_the_row(hand=["torch = fund"])

    assert offered(state, HER) == ["0: pass", "0: play torch"]
    assert refused(state, text) == rule


@pytest.mark.rule("LR-R5")
@pytest.mark.parametrize("icon", ["clue", "clue@chosen", "move", "shot", "remove-mark", "eliminate", "X.clue"])
def test_icons_that_need_a_location_are_skipped_and_the_others_are_not(icon: str) -> None:
    state = beside_the_row(hand=[f"card = {icon} fund exposure"], stolen="A")

    state, happened = told(state, "play card")

    assert names(happened) == ["CardPlayed", "IconSkipped", "FundsGained", "ExposureMoved"]
    assert state.waiting_on == (CULT,)


@pytest.mark.rule("LR-R5")
@pytest.mark.parametrize("icon", ["mark@chosen", "mark@hers", "mark@every", "wound@hers", "wound@every", "shift"])
def test_the_icons_of_the_cult_are_skipped_as_well(icon: str) -> None:
    state = beside_the_row("cult", cult_hand=[f"card | action {icon} fund"])

    state, happened = told(state, "play card")

    assert names(happened) == ["CardPlayed", "IconSkipped", "FundsGained"]
    assert state.adventurer.wounds == 0


@pytest.mark.rule("LR-R5")
def test_options_that_need_cultists_or_clues_at_her_location_are_not_met() -> None:
    state = beside_the_row(hand=["card = fund / [clue] fund fund / [cultist] fund fund"])

    assert offered(state, HER) == ["0: pass", "0: play card a"]
    assert refused(state, "play card b") == refused(state, "play card c") == "LR-7.1.13"


@pytest.mark.rule("LR-R5")
def test_nothing_can_be_deployed() -> None:
    state = beside_the_row("deploy", cult_hand=["acolyte 1"])

    assert offered(state, CULT) == ["1: done"]
    for position in (1, 2, 3):
        assert refused(state, f"deploy acolyte at {position}") == "LR-6.2.2"


@pytest.mark.rule("LR-R5")
def test_the_game_goes_on_and_can_still_be_won() -> None:
    state = beside_the_row("reserve", hand=["news = notoriety"], notoriety=11)

    state, happened = to_next_round(state)
    assert isinstance(state.decision, AskDeploy)
    assert "RoundBegan" in names(happened)
    state = play(state, "done", "0: play news")

    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == ((HER,), "cult exposed")


@pytest.mark.rule("LR-R5")
def test_damage_that_needs_no_location_still_defeats_her() -> None:
    state = beside_the_row("cult", cult_hand=["dream | action madness@anywhere"], madness=4)

    outcome = play(state, "play dream").outcome

    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((CULT,), "defeat")


@pytest.mark.rule("LR-R5", "LR-8.2.16")
def test_the_game_may_end_as_the_last_location_is_resolved_under_her() -> None:
    state = about_to_resolve(None, None, relics="ABCDE", need="ABCDEA", at=1)

    state, happened = told(state, "activate digger")

    assert state.outcome is not None
    assert state.outcome.reason == "summoning"
    assert state.adventurer.position is None
    assert "FigureSetAside" in names(happened)
    for seen in (state, *(state.view(seat) for seat in (HER, CULT, None))):
        assert seen.violations() == ()
        assert loads(dumps(seen), content=state.setup.content) == seen
