"""End Game: five turns each, one card left in hand, and everything shown."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import rlyeh_rules as rr
from rlyeh_rules.seals.events import CardsScored, CardWon, GameEnded, TurnBegan, TurnClosed
from tests.seals.table import A, B, card, offered, refused, table, told

ADVANCED = {"id_cards": True, "faction_of_first_seat": "investigator", "first_player": 0}


def whole_game(seed: int, *first: str, **options: Any) -> tuple[rr.State, list[rr.Event]]:
    """Play at random to the end, after some actions in notation."""
    state: Any = rr.new_game("seals", seed=seed, options=options)
    events: list[rr.Event] = []
    random = Random(seed)  # noqa: S311 - a game, not a secret
    for text in first:
        state, happened = state.apply(rr.parse_action(state, text))
        events += happened
    while not state.is_over:
        state, happened = state.apply(random.choice(state.legal_actions()))
        events += happened
    return state, events


def turns(events: list[rr.Event], kind: type[TurnBegan | TurnClosed]) -> list[tuple[int, rr.Seat]]:
    """The turns that began, or were closed, with their active players."""
    return [(event.number, event.seat) for event in events if isinstance(event, kind)]


# ------------------------------------------------------------------ the number of turns


@pytest.mark.rule("SC-7.1")
@pytest.mark.parametrize("seed", range(4))
def test_each_player_takes_five_turns_and_ten_auctions_are_settled(seed: int) -> None:
    state, events = whole_game(seed, "0: id sohn-kang", "1: id the-golden-dawn", **ADVANCED)

    ten = [(1, A), (2, B), (3, A), (4, B), (5, A), (6, B), (7, A), (8, B), (9, A), (10, B)]
    assert (turns(events, TurnBegan), turns(events, TurnClosed)) == (ten, ten)
    assert sum(isinstance(event, CardWon) for event in events) == 10
    assert state.is_over


@pytest.mark.rule("SC-7.2")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("god", ["Yog-Sothoth", "Hastur"])
def test_one_card_is_left_in_each_hand(seed: int, god: str) -> None:
    state, _ = whole_game(seed, "0: id gabriel-moretti", "1: id herald-of-arrival", elder_god=god, **ADVANCED)

    assert [len(player.hand) for player in state.players] == [1, 1]


@pytest.mark.rule("SC-7.2")
def test_one_card_is_left_in_each_hand_after_hands_have_been_swapped() -> None:
    state, _ = whole_game(1, "0: id abie-jones", "1: id enforcer-of-truth", **ADVANCED)

    assert state.players[B].identity.used
    assert [len(player.hand) for player in state.players] == [1, 1]


# ------------------------------------------------------------------ what is revealed


LAST = {"turn": 10, "active": B, "hands": (["i-potion"], ["i-gate"])}


@pytest.mark.rule("SC-R45")
def test_after_the_last_turn_no_ability_can_be_used() -> None:
    state = table("end", areas=((), ["c-gate", "c-potion", "~i-journal", "~i-shoggoth"]), **LAST)
    assert offered(state, B, "potion") == ["1: potion cultist-potion up 2", "1: potion cultist-potion up 3"]

    state, _ = told(state, "close")

    assert state.legal_actions() == state.legal_actions(B) == ()
    assert refused(state, "1: potion cultist-potion up 2") == "SC-2.10"


@pytest.mark.rule("SC-R45")
@pytest.mark.parametrize("viewer", [A, B, None])
def test_after_the_end_everybody_sees_every_card_as_it_was_scored(viewer: rr.Seat | None) -> None:
    state = table("end", areas=(["~i-journal", "c-gate"], ["~c-journal"]), ids=("sohn-kang", None), **LAST)
    assert state.view(viewer).players != state.players

    state, _ = told(state, "close")

    assert state.view(viewer).players == state.players
    assert [lying.up for lying in state.players[A].area] == [False, True]


@pytest.mark.rule("SC-R45")
def test_the_result_lists_the_counted_cards_the_bonuses_and_what_decided() -> None:
    state = table(
        "end",
        areas=(["i-journal", "~c-gate"], ["c-journal", "c-shoggoth"]),
        ids=("sohn-kang", "the-golden-dawn"),
        markers=((2, 2), (2, 2)),
        values={"i-journal": (4, 0), "c-gate": (9, 0), "c-journal": (1, 0), "c-shoggoth": (5, 0)},
        **LAST,
    )

    state, events = told(state, "close")

    assert events == (
        TurnClosed(B, 10),
        CardsScored(A, (card("i-journal"),), (4,), 2, 6),
        CardsScored(B, (card("c-journal"), card("c-shoggoth")), (1, 5), 0, 6),
        GameEnded((B,), "more face-up cards", "SC-8.3"),
    )
    assert [event.describe(state) for event in events[1:]] == [
        "A scored 6: Investigator Journal 4, and a bonus of 2.",
        "B scored 6: Cultist Journal 1, Cultist Shoggoth 5.",
        "The game ended, and B won: more face-up cards (SC-8.3).",
    ]
    assert state.outcome == rr.Outcome((B,), "more face-up cards", "SC-8.3", rr.BySeat((6, 6)))
