"""Discover a Location: what it costs, and what it opens."""

from __future__ import annotations

import pytest

from rlyeh_rules import NotationError, parse_action
from rlyeh_rules.kernel import HIDDEN
from rlyeh_rules.last_relic import AskAdventurer, AskCult, events

from .table import CULT, HER, On, at, names, offered, play, refused, spot, table, told

FAR = (spot("library"), spot("crypt"))

# ------------------------------------------------------------------ what it costs


@pytest.mark.rule("LR-7.2.1")
def test_of_three_clues_two_go_the_card_is_turned_up_and_the_turn_is_over() -> None:
    state, happened = told(table(row=(spot("harbour", clues=3), *FAR)), "discover")

    assert (at(state, 1).clues, at(state, 1).up, at(state, 1).used) == (1, True, False)
    assert [at(state, n).up for n in (2, 3)] == [False, False]
    assert happened == (events.CluesDiscarded(1, 2, 1), events.LocationDiscovered(HER, 1, "harbour"))
    assert isinstance(state.decision, AskCult)


@pytest.mark.rule("LR-7.2.1")
def test_what_is_discovered_is_public_from_then_on() -> None:
    before = table(row=(spot("harbour", clues=2), *FAR))
    after = play(before, "discover")

    assert [before.view(seat).locations.row[0].location for seat in (HER, CULT, None)] == [HIDDEN, "harbour", HIDDEN]
    assert [after.view(seat).locations.row[0].location for seat in (HER, CULT, None)] == ["harbour"] * 3
    assert [place.location for place in after.view(HER).locations.row[1:]] == [HIDDEN, HIDDEN]


@pytest.mark.rule("LR-7.2.1", "LR-5.2.3")
@pytest.mark.parametrize(
    "row",
    [
        pytest.param((spot("harbour", clues=1), *FAR), id="one Clue"),
        pytest.param((spot("harbour", clues=1, marks=3), *FAR), id="one Clue and three Marks"),
        pytest.param((spot("harbour", clues=1), spot("library", clues=1), FAR[1]), id="Clues of two Locations"),
        pytest.param((spot("harbour"), spot("library", clues=3), FAR[1]), id="Clues at another Location"),
        pytest.param((spot("harbour", clues=4, up=True), *FAR), id="discovered already"),
    ],
)
def test_it_takes_two_clues_at_a_hidden_location_where_she_is(row: tuple) -> None:
    state = table(row=row)

    assert refused(state, "discover") == "LR-7.2.1"
    assert offered(state, HER, "discover") == []


@pytest.mark.rule("LR-7.2.1")
def test_no_other_location_can_be_named() -> None:
    with pytest.raises(NotationError):
        parse_action(table(row=(spot("harbour"), spot("library", clues=3), FAR[1])), "discover 2")


@pytest.mark.rule("LR-7.2.1", "LR-6.3.2")
def test_the_cult_discovers_nothing() -> None:
    assert refused(table("cult", row=(spot("harbour", clues=3), *FAR)), "discover") == "LR-6.3.2"


@pytest.mark.rule("LR-R5")
def test_beside_the_row_there_is_nothing_to_discover() -> None:
    assert refused(table(at=None, row=(None, None, None)), "discover") == "LR-R5"


# ------------------------------------------------------------------ what it opens


@pytest.mark.rule("LR-7.2.2")
def test_after_discovery_three_more_marks_are_needed_where_one_was() -> None:
    workers = [On(2, f"worker-{n} 1 = mark@hers") for n in (1, 2, 3)]
    state = table(row=(spot("harbour", hidden=5, discovered=7, marks=4, clues=2), *FAR), cultists=workers)

    state = play(state, "discover")
    assert at(state, 1).marks == 4

    state, happened = told(state, "activate worker-1", "0: pass", "activate worker-2")
    assert (at(state, 1).marks, "LocationResolved" in names(happened)) == (6, False)
    _, happened = told(state, "0: pass", "activate worker-3")
    assert events.LocationResolved(1, "harbour") in happened


@pytest.mark.rule("LR-7.2.2")
def test_without_discovery_the_fifth_mark_resolves_it() -> None:
    state = table("cult", row=(spot("harbour", marks=4, clues=2), *FAR), cultists=[On(2, "worker 1 = mark@hers")])

    assert events.LocationResolved(1, "harbour") in told(state, "activate worker")[1]


@pytest.mark.rule("LR-7.2.3", "LR-7.4.1")
def test_in_the_round_of_discovery_the_ability_may_be_used_with_the_clue_that_is_left() -> None:
    state = play(table(row=(spot("harbour", clues=3, ability="fund fund"), *FAR)), "discover", "1: pass")
    assert isinstance(state.decision, AskAdventurer)
    assert offered(state, HER) == ["0: pass", "0: ability 1"]

    state = play(state, "ability 1")

    assert (state.adventurer.funds, at(state, 1).clues, at(state, 1).used) == (5, 0, True)


@pytest.mark.rule("LR-7.2.3")
def test_discovery_gives_neither_ability_nor_relic_for_free() -> None:
    state = play(table(row=(spot("harbour", clues=2, ability="fund fund"), *FAR)), "discover", "1: pass")

    assert (state.adventurer.funds, state.adventurer.relics) == (3, ())
    assert refused(state, "ability 1") == "LR-7.4.1"
    assert refused(state, "steal A") == "LR-7.3.1"


@pytest.mark.rule("LR-7.2.3", "LR-7.3.1")
def test_after_discovery_four_more_clues_steal() -> None:
    state = play(table(row=(spot("harbour", clues=6), *FAR)), "discover", "1: pass", "steal B")

    assert (state.adventurer.relics, at(state, 1).clues) == (("B",), 0)


@pytest.mark.rule("LR-7.4.4")
def test_at_a_hidden_location_with_six_clues_she_can_only_discover() -> None:
    state = table(row=(spot("harbour", clues=6), *FAR))

    assert offered(state, HER) == ["0: pass", "0: discover"]
    assert refused(state, "steal A") == "LR-7.3.1"
    assert refused(state, "ability 1") == "LR-7.4.1"


@pytest.mark.rule("LR-7.4.4", "LR-7.1.7")
def test_she_may_go_to_a_hidden_location_and_gather_clues_there() -> None:
    row = (spot("harbour", up=True), *FAR)

    state = play(table(hand=["boots = move clue clue"], row=row), "play boots", "move 2", "1: pass")

    assert (at(state, 2).up, at(state, 2).clues) == (False, 2)
    assert offered(state, HER) == ["0: pass", "0: discover"]
