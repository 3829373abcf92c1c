"""Tie Breaker: markers, face-up cards, face-up cards of their own faction, and both players losing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

import pytest

from rlyeh_rules import Outcome, Seat
from rlyeh_rules.seals import State, evaluate
from rlyeh_rules.seals.changes import alter
from tests.seals.table import A, B, play, table

Areas: TypeAlias = Sequence[Iterable[str]]
Heaps: TypeAlias = Sequence[tuple[int, int]]

LEVEL = ((4, 0), (0, 4))


def ended(
    areas: Areas,
    control: Mapping[str, int],
    markers: Heaps = LEVEL,
    *,
    bound: Seat | None = None,
    **more: Any,
) -> State:
    """The state after the tenth turn, with these cards in front of the players."""
    values = {short: (value, 0) for short, value in control.items()}
    state = table("end", turn=10, active=B, areas=areas, values=values, markers=markers, **more)
    if bound is not None:
        state = alter(state, bound, bound=True)
    return play(state, "close")


def decided(areas: Areas, control: Mapping[str, int], markers: Heaps = LEVEL, **more: Any) -> Outcome | None:
    """Who has won, and by which rule."""
    return ended(areas, control, markers, **more).outcome


@pytest.mark.rule("SC-8.1")
def test_a_tie_breaker_ends_the_matter_where_it_is_not_level() -> None:
    six = ["c-gate", "c-gate-closure", "c-journal", "c-necronomicon", "c-potion", "c-shoggoth"]
    three = ["i-gate", "i-journal", "i-potion"]
    control = dict.fromkeys(six, 2) | dict.fromkeys(three, 4)

    outcome = decided((three, six), control, ((4, 1), (0, 3)))

    assert (outcome.scores, outcome.winners, outcome.rule) == ((12, 12), (A,), "SC-8.2")


@pytest.mark.rule("SC-8.1")
def test_the_second_tie_breaker_comes_before_the_third() -> None:
    areas = (["i-gate", "i-journal"], ["i-potion", "i-shoggoth", "i-necronomicon"])
    control = {"i-gate": 5, "i-journal": 5, "i-potion": 4, "i-shoggoth": 4, "i-necronomicon": 2}

    outcome = decided(areas, control)  # A has two cards of their own faction, B has none

    assert (outcome.winners, outcome.rule) == ((B,), "SC-8.3")


@pytest.mark.rule("SC-8.1")
def test_no_tie_breaker_is_consulted_when_the_totals_differ() -> None:
    outcome = decided(
        (["i-gate"], ["c-gate", "c-journal"]), {"i-gate": 3, "c-gate": 1, "c-journal": 1}, ((0, 0), (4, 4))
    )

    assert (outcome.scores, outcome.winners, outcome.rule) == ((3, 2), (A,), "SC-7.8")


@pytest.mark.rule("SC-8.2")
@pytest.mark.parametrize(
    ("markers", "winner"),
    [
        pytest.param(((3, 0), (1, 4)), B, id="3 to 5"),
        pytest.param(((4, 1), (0, 3)), A, id="5 to 3"),
        pytest.param(((0, 3), (4, 1)), B, id="3 Cultist to 5 mixed"),
        pytest.param(((4, 4), (0, 0)), A, id="8 to 0"),
    ],
)
def test_more_markers_of_whatever_faction_win_a_tie(markers: Heaps, winner: Seat) -> None:
    outcome = decided((["i-gate"], ["c-gate"]), {"i-gate": 10, "c-gate": 10}, markers)

    assert (outcome.scores, outcome.winners, outcome.rule) == ((10, 10), (winner,), "SC-8.2")


@pytest.mark.rule("SC-8.2")
@pytest.mark.parametrize("markers", [((4, 0), (0, 4)), ((2, 2), (2, 2)), ((0, 4), (4, 0))])
def test_at_four_to_four_the_second_tie_breaker_is_used(markers: Heaps) -> None:
    outcome = decided((["i-gate"], ["c-gate", "c-journal"]), {"i-gate": 10, "c-gate": 9, "c-journal": 1}, markers)

    assert (outcome.winners, outcome.rule) == ((B,), "SC-8.3")


@pytest.mark.rule("SC-8.3")
def test_more_face_up_cards_win_a_tie() -> None:
    areas = (
        ["i-gate", "i-journal", "i-potion", "i-shoggoth", "i-necronomicon"],
        ["c-gate", "c-journal", "c-potion", "c-shoggoth", "~c-necronomicon"],
    )
    control = dict.fromkeys(areas[0], 2) | {"c-gate": 3, "c-journal": 3, "c-potion": 2, "c-shoggoth": 2}

    outcome = decided(areas, control)

    assert (outcome.scores, outcome.winners, outcome.rule) == ((10, 10), (A,), "SC-8.3")


@pytest.mark.rule("SC-8.4")
@pytest.mark.parametrize(
    ("areas", "winner"),
    [
        pytest.param(
            (
                ["i-gate", "i-journal", "i-potion", "c-shoggoth"],
                ["c-gate", "c-journal", "i-shoggoth", "i-necronomicon"],
            ),
            A,
            id="3 to 2",
        ),
        pytest.param(
            (
                ["i-gate", "i-journal", "c-potion", "c-shoggoth"],
                ["c-gate", "c-journal", "c-necronomicon", "i-shoggoth"],
            ),
            B,
            id="2 to 3",
        ),
    ],
)
def test_more_face_up_cards_of_the_own_faction_win_a_tie(areas: Areas, winner: Seat) -> None:
    control = {short: value for area in areas for short, value in zip(area, (3, 3, 2, 2), strict=True)}

    outcome = decided(areas, control)

    assert (outcome.scores, outcome.winners, outcome.rule) == ((10, 10), (winner,), "SC-8.4")


@pytest.mark.rule("SC-8.5")
def test_both_players_lose_when_everything_is_level() -> None:
    areas = (
        ["i-gate", "i-journal", "i-potion", "c-shoggoth", "c-necronomicon"],
        ["c-gate", "c-journal", "c-potion", "i-shoggoth", "i-necronomicon"],
    )
    state = ended(areas, dict.fromkeys((*areas[0], *areas[1]), 2))

    assert (state.outcome.scores, state.outcome.winners, state.outcome.rule) == ((10, 10), (), "SC-8.5")
    assert evaluate(state, A) == evaluate(state, B) == -1000  # a loss for each, not a draw
    assert "both players lose" in str(state)


# ------------------------------------------------------------------ special scorings


@pytest.mark.rule("SC-R44")
def test_the_tie_breaker_of_a_bound_player_counts_face_up_cards() -> None:
    areas = (["~i-gate", "~i-journal", "i-potion"], ["c-gate", "c-journal"])
    control = {"i-gate": 5, "i-journal": 5, "i-potion": 9, "c-gate": 5, "c-journal": 5}

    outcome = decided(areas, control, bound=A)  # one face-up card to two, though A is scored by two cards

    assert (outcome.scores, outcome.winners, outcome.rule) == ((10, 10), (B,), "SC-8.3")


@pytest.mark.rule("SC-R44")
def test_totals_include_every_bonus_and_change_of_sign() -> None:
    areas = (["i-gate"], ["~i-azathoth", "~c-azathoth", "c-gate"])
    control = {"i-gate": 8, "i-azathoth": -3, "c-azathoth": -2, "c-gate": 5}

    outcome = decided(areas, control, ((2, 2), (2, 2)), ids=("sohn-kang", "the-golden-dawn"))

    assert (outcome.scores, outcome.rule) == ((8 + 2, 5 + 3 + 2), "SC-8.5")


@pytest.mark.rule("SC-R44")
def test_elder_gods_count_in_the_tie_breakers_and_hands_and_the_box_do_not() -> None:
    areas = (["i-gate", "i-hastur"], ["c-gate"])
    hands = (["i-potion"], ["c-potion", "c-journal", "c-necronomicon"])

    outcome = decided(areas, {"i-gate": 4, "i-hastur": 6, "c-gate": 10}, hands=hands)

    assert (outcome.scores, outcome.winners, outcome.rule) == ((10, 10), (A,), "SC-8.3")


@pytest.mark.rule("SC-R44")
def test_elder_gods_count_as_cards_of_the_own_faction() -> None:
    areas = (["i-gate", "i-hastur"], ["c-gate", "i-journal"])

    outcome = decided(areas, {"i-gate": 4, "i-hastur": 6, "c-gate": 5, "i-journal": 5})

    assert (outcome.winners, outcome.rule) == ((A,), "SC-8.4")
