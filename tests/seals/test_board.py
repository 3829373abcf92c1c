"""What is said to a player: the board, and sentences with numbers in them."""

from __future__ import annotations

import pytest

import rlyeh_rules as rr
from rlyeh_rules.seals import Markers
from rlyeh_rules.seals.events import CardsScored, GameEnded
from tests.seals.table import A, B, play, table


def lines(state: rr.State, start: str) -> list[str]:
    """The lines of the board that begin so."""
    return [line.strip() for line in str(state).splitlines() if line.strip().startswith(start)]


@pytest.mark.parametrize(
    ("markers", "words"),
    [
        (Markers(0, 0), "no markers"),
        (Markers(1, 0), "1 Investigator marker"),
        (Markers(0, 2), "2 Cultist markers"),
        (Markers(1, 1), "1 Investigator and 1 Cultist markers"),
    ],
)
def test_markers_are_counted_and_only_the_kinds_that_are_there(markers: Markers, words: str) -> None:
    assert str(markers) == words


def test_a_board_says_what_the_numbers_behind_a_card_are() -> None:
    assert str(table()).splitlines()[1] == "(4/2 = Control 4, Influence 2)"


def test_points_and_markers_are_counted() -> None:
    state = table(areas=(["i-gate"], []), values={"i-gate": (1, 0)}, markers=((1, 0), (3, 4)))
    assert lines(state, "*A") == ["*A, the Investigator: 1 Investigator marker, 1 point"]
    assert lines(state, "B,") == ["B, the Cultist: 3 Investigator and 4 Cultist markers, 0 points"]


def test_nobody_has_bid_before_a_bid_is_made() -> None:
    state = table("opening")
    seen = [state]
    for action in ("0: bid 0", "1: raise 1", "0: raise 2"):
        state = play(state, action)
        seen.append(state)
    assert [lines(one, "bids:") for one in seen] == [
        ["bids: A none yet, B none yet"],
        ["bids: A 0, B none yet"],
        ["bids: A 0, B 1"],
        ["bids: A 2, B 1"],
    ]


@pytest.mark.parametrize("seed", range(5))
def test_a_board_fits_into_80_columns_and_breaks_no_name(seed: int) -> None:
    state, chance = rr.new_game("seals", seed=seed, players=["Sean", "Sarah"], options={"id_cards": True}), rr.Chance(7)
    while not state.is_over:
        board = str(state)
        assert max(map(len, board.splitlines())) <= 80
        assert all(state.text.name(card) in board for player in state.players for card in player.hand)  # type: ignore[attr-defined]
        state, _ = state.apply(chance.pick(state.legal_actions()))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("bid 1", "A opens the bidding with 1 marker."),
        ("bid 0", "A opens the bidding with no markers."),
        ("bid 3, 2 cultist", "A opens the bidding with 3 markers, 2 of them Cultist."),
        ("raise 1", "A adds 1 marker to their bid."),
    ],
)
def test_an_action_says_how_many_markers_it_takes(text: str, said: str) -> None:
    state = table("opening", markers=((2, 2), (2, 2)))
    assert rr.parse_action(state, f"0: {text}").describe(state) == said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("bid -1", "You cannot commit -1 markers: none is the least."),
        ("bid 2, 3 cultist", "2 markers cannot include 3 Cultist ones."),
        ("bid 1, 2 cultist", "1 marker cannot include 2 Cultist ones."),
        ("bid 2", "You have 1 marker left and cannot commit 2."),
        ("bid 1, 1 cultist", "You have 1 Investigator marker: you cannot commit 1 Cultist marker."),
    ],
)
def test_a_refusal_says_how_many_markers_there_are(text: str, said: str) -> None:
    state = table("opening", markers=((1, 0), (3, 4)))
    refusal = state.why_not(rr.parse_action(state, f"0: {text}"))
    assert refusal is not None
    assert refusal.message == said


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (GameEnded((), "level in everything", "SC-8.5"), "The game ended: level in everything (SC-8.5)."),
        (GameEnded((A,), "13 points", "SC-10.8"), "The game ended, and A won: 13 points (SC-10.8)."),
        (CardsScored(B, (), (), 0, 0), "B scored 0."),
        (CardsScored(B, (), (), 2, 2), "B scored 2, and a bonus of 2."),
    ],
)
def test_the_end_names_who_has_won_and_by_which_rule(event: rr.Event, said: str) -> None:
    assert event.describe(table()) == said
