"""End Game and Scoring: what counts, what does not, and what the gods and Sohn Kang make of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

import pytest

from rlyeh_rules import Seat
from rlyeh_rules.seals import State, score
from rlyeh_rules.seals.changes import alter
from rlyeh_rules.seals.events import BoundByNyarlathotep, CardsScored
from tests.seals.table import A, B, card, down, play, table, told, up

Areas: TypeAlias = Sequence[Iterable[str]]

AZATHOTH = {"i-azathoth": (-3, 0), "c-azathoth": (-2, 0)}


def last_turn(areas: Areas, **more: Any) -> State:
    """The end of turn 10, which is B's: closing it ends the game."""
    return table("end", turn=10, active=B, areas=areas, hands=(["i-potion"], ["c-potion"]), **more)


def total(area: Iterable[str], values: Mapping[str, tuple[int, int]], *, bound: bool = False) -> int:
    """What A has at the end with these cards in front."""
    state = play(alter(last_turn((area, ()), values=values), A, bound=bound), "close")
    assert state.outcome
    assert state.outcome.scores
    return state.outcome.scores[A]


# ------------------------------------------------------------------ what counts


@pytest.mark.rule("SC-7.3")
def test_the_card_left_in_hand_scores_nothing() -> None:
    state = table(
        "end",
        turn=10,
        active=B,
        hands=(["i-gate"], ["c-potion"]),
        areas=(["i-journal", "c-journal"], ()),
        values={"i-gate": (4, 5), "i-journal": (6, 0), "c-journal": (4, 0), "c-potion": (7, 7)},
    )

    assert play(state, "close").outcome.scores == (10, 0)


@pytest.mark.rule("SC-7.4")
def test_face_up_cards_are_totalled() -> None:
    values = {"i-gate": (5, 0), "c-gate": (4, 0), "i-journal": (3, 0), "c-journal": (6, 0)}

    assert total(["i-gate", "c-gate", "i-journal", "~c-journal"], values) == 12


@pytest.mark.rule("SC-7.5")
def test_influence_and_markers_score_no_points() -> None:
    state = last_turn((["i-gate"], ()), values={"i-gate": (2, 5)}, markers=((4, 4), (0, 0)))

    assert play(state, "close").outcome.scores == (2, 0)


@pytest.mark.rule("SC-7.6")
def test_face_down_cards_score_nothing() -> None:
    area = ["~i-gate", "~c-gate", "~i-journal", "~c-journal", "~i-shoggoth"]

    assert total(area, dict.fromkeys(("i-gate", "c-gate", "i-journal", "c-journal", "i-shoggoth"), (3, 3))) == 0


@pytest.mark.rule("SC-7.7")
def test_the_points_of_an_id_card_are_added_before_totals_are_compared() -> None:
    state = last_turn(
        (["i-gate"], ["c-gate"]),
        values={"i-gate": (11, 0), "c-gate": (12, 0)},
        markers=((4, 2), (0, 2)),
        ids=("sohn-kang", "the-golden-dawn"),
    )

    outcome = play(state, "close").outcome

    assert (outcome.scores, outcome.winners, outcome.rule) == ((13, 12), (A,), "SC-7.8")


@pytest.mark.rule("SC-7.7")
def test_the_power_of_a_god_is_applied_before_totals_are_compared() -> None:
    state = last_turn((["~i-azathoth", "~c-azathoth"], ["c-gate"]), values={**AZATHOTH, "c-gate": (4, 0)})

    outcome = play(state, "close").outcome

    assert (outcome.scores, outcome.winners) == ((5, 4), (A,))


@pytest.mark.rule("SC-7.8")
@pytest.mark.parametrize("winner", [A, B])
def test_the_printed_example_fifteen_beats_eleven(winner: Seat) -> None:
    fifteen = ["i-gate", "c-gate-closure", "i-journal", "c-gate", "i-necronomicon"]
    eleven = ["i-gate-closure", "i-potion", "c-journal", "c-necronomicon", "c-potion"]
    areas = [eleven, eleven]
    areas[winner] = fifteen
    markers = [(4, 4), (4, 4)]
    markers[winner] = (0, 0)  # the loser has them all, and no tie breaker is looked at
    state = table("end", turn=10, active=B, areas=areas, markers=markers)

    outcome = play(state, "close").outcome

    assert sorted(outcome.scores) == [11, 15]
    assert (outcome.scores[winner], outcome.winners, outcome.rule) == (15, (winner,), "SC-7.8")


# ------------------------------------------------------------------ Nyarlathotep


NYARLATHOTEP = {"i-nyarlathotep": (4, 2), "c-nyarlathotep": (4, 2), "i-gate": (5, 0), "c-gate": (2, 0)}


@pytest.mark.rule("SC-R29")
def test_nyarlathotep_binds_though_its_halves_are_turned_up_again() -> None:
    state = table("end", areas=(["i-nyarlathotep", "c-nyarlathotep", "i-potion", "i-gate"], ()), values=NYARLATHOTEP)

    state = play(state, "nyarlathotep", "potion investigator-potion up 0")

    assert up(state, A) == [card("i-nyarlathotep"), card("i-gate")]
    assert score(state, A).cards == (card("c-nyarlathotep"), card("i-potion"))


@pytest.mark.rule("SC-R29")
def test_a_further_use_of_nyarlathotep_changes_nothing() -> None:
    area = ["i-nyarlathotep", "c-nyarlathotep", "i-potion", "c-potion", "i-gate"]
    state = play(table("end", areas=(area, ()), values=NYARLATHOTEP), "nyarlathotep")

    once = state.players[A].bound
    state = play(state, "potion investigator-potion up 0", "potion cultist-potion up 1", "nyarlathotep")

    assert (once, state.players[A].bound) == (True, True)
    assert down(state, A) == [card(short) for short in area[:4]]
    assert score(state, A).cards == tuple(card(short) for short in area[:4])


@pytest.mark.rule("SC-R29")
def test_nyarlathotep_binds_though_a_half_is_bid_away() -> None:
    state = table(
        areas=(["i-nyarlathotep", "c-nyarlathotep", "i-potion"], ["c-gate"]),
        hands=(["i-journal"], ()),
        values=NYARLATHOTEP,
    )
    state = play(state, "nyarlathotep", "potion investigator-potion up 0")

    state = play(state, "place investigator-journal", "push investigator-nyarlathotep", "bid 0", "take")

    assert up(state, B) == [card("c-gate"), card("i-nyarlathotep")]
    assert score(state, A).cards == (card("c-nyarlathotep"), card("i-potion"))
    assert score(state, B).cards == (card("c-gate"), card("i-nyarlathotep"))


@pytest.mark.rule("SC-R29")
def test_nyarlathotep_binds_though_its_halves_are_banished() -> None:
    state = table(
        "end", areas=(["i-nyarlathotep", "c-nyarlathotep", "i-gate", "~c-gate"], ()), ids=("gabriel-moretti", None)
    )

    state = play(state, "nyarlathotep", "banish 0.0")

    assert score(state, A).cards == (card("c-nyarlathotep"), card("c-gate"))


@pytest.mark.rule("SC-R29")
def test_both_players_can_be_bound_by_nyarlathotep() -> None:
    areas = (["i-gate", "~c-gate"], ["i-nyarlathotep", "c-nyarlathotep", "c-journal"])
    state = alter(table("end", active=B, turn=6, areas=areas, values=NYARLATHOTEP), A, bound=True)

    state = play(state, "nyarlathotep")

    assert (score(state, A).total, score(state, B).total) == (2, 4 + 4)


@pytest.mark.rule("SC-R29")
def test_cards_scored_face_down_count_as_printed_and_are_shown() -> None:
    state = alter(last_turn((["~i-gate", "c-gate"], ()), values=NYARLATHOTEP), A, bound=True)

    state, events = told(state, "close")

    assert CardsScored(A, (card("i-gate"),), (5,), 0, 5) in events
    assert state.view(B).players[A].area == state.players[A].area
    assert CardsScored(A, (card("i-gate"),), (5,), 0, 5) in [event.seen_by(B) for event in events]


@pytest.mark.rule("SC-R29")
def test_who_has_not_used_nyarlathotep_scores_face_up_cards() -> None:
    assert total(["i-nyarlathotep", "c-nyarlathotep", "~i-gate"], NYARLATHOTEP) == 8


# ------------------------------------------------------------------ two gods at once


@pytest.mark.rule("SC-R30")
@pytest.mark.parametrize(
    ("halves", "points"),
    [
        pytest.param(["~i-azathoth", "~c-azathoth"], 3 + 2, id="both face down: positive, once"),
        pytest.param(["~i-azathoth", "c-azathoth"], -3, id="one face down: as printed"),
        pytest.param(["~i-azathoth"], -3, id="one alone: as printed"),
        pytest.param(["i-azathoth", "c-azathoth"], 0, id="both face up: nothing"),
    ],
)
def test_azathoth_under_a_player_bound_by_nyarlathotep(halves: list[str], points: int) -> None:
    values = {**AZATHOTH, "i-gate": (4, 0), "c-gate": (7, 0)}

    assert total([*halves, "~i-gate", "c-gate"], values, bound=True) == points + 4


@pytest.mark.rule("SC-R31")
def test_a_bound_player_scores_what_cthulhu_turned_down_and_not_his_halves() -> None:
    values = {"i-cthulhu": (6, 0), "c-cthulhu": (5, 0), "i-gate": (4, 0), "i-journal": (3, 0)}
    areas = (["i-cthulhu", "c-cthulhu", "i-gate", "i-journal"], ())
    state = alter(table("end", areas=areas, values=values), A, bound=True)

    state = play(state, "cthulhu")

    assert score(state, A).cards == (card("i-gate"), card("i-journal"))
    assert score(state, A).total == 7


@pytest.mark.rule("SC-R31")
def test_cthulhu_turning_nyarlathotep_down_is_no_use_of_nyarlathotep() -> None:
    state = table("end", areas=(["i-cthulhu", "c-cthulhu", "i-nyarlathotep", "c-nyarlathotep"], ()))

    state, events = told(state, "cthulhu")

    assert down(state, A) == [card("i-nyarlathotep"), card("c-nyarlathotep")]
    assert state.players[A].bound is False
    assert BoundByNyarlathotep(A) not in events
    assert score(state, A).cards == (card("i-cthulhu"), card("c-cthulhu"))


# ------------------------------------------------------------------ Azathoth


@pytest.mark.rule("SC-R32")
def test_azathoth_turned_down_by_gate_closure_counts_as_positive_too() -> None:
    areas = (["i-gate-closure", "c-gate-closure", "~c-azathoth", "i-azathoth"], ())
    state = table("end", areas=areas, values={**AZATHOTH, "c-gate-closure": (4, 0)})
    before = score(state, A).control

    state = play(state, "closure investigator-gate-closure down investigator-azathoth")

    assert before[-1] == -3
    assert (score(state, A).cards, score(state, A).total) == (
        (card("c-gate-closure"), card("c-azathoth"), card("i-azathoth")),
        4 + 2 + 3,
    )


@pytest.mark.rule("SC-R32")
@pytest.mark.parametrize(
    ("areas", "scores"),
    [
        pytest.param(
            (["i-azathoth", "i-gate"], ["~c-azathoth", "c-gate"]), (8 - 3, 7), id="one face up, one face down"
        ),
        pytest.param((["~i-azathoth", "i-gate"], ["~c-azathoth", "c-gate"]), (8, 7), id="both face down"),
        pytest.param((["i-azathoth", "i-gate"], ["c-azathoth", "c-gate"]), (8 - 3, 7 - 2), id="both face up"),
    ],
)
def test_azathoth_split_between_the_players(areas: Areas, scores: tuple[int, int]) -> None:
    state = last_turn(areas, values={**AZATHOTH, "i-gate": (8, 0), "c-gate": (7, 0)})

    assert play(state, "close").outcome.scores == scores
