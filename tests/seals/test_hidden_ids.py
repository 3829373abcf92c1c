"""The option hidden_ids: an ID card stays secret until it is first used (SC-R34)."""

from __future__ import annotations

from typing import Any

import pytest

import rlyeh_rules as rr
from rlyeh_rules import HIDDEN, Seat
from rlyeh_rules.kernel import evolve
from rlyeh_rules.seals import IdCard, State
from rlyeh_rules.seals.changes import alter
from rlyeh_rules.seals.events import IdCardShown, IdCardUsed
from rlyeh_rules.seals.state import Identity
from tests.seals.table import A, B, play, table, told

HIDDEN_IDS = {"id_cards": True, "hidden_ids": True, "faction_of_first_seat": "investigator"}


def chosen(*cards: str, **options: Any) -> tuple[State, list[rr.Event]]:
    """A new game in which A and B have chosen these ID cards."""
    state: Any = rr.new_game("seals", seed=1, options={**HIDDEN_IDS, **options})
    state, events = told(state, *(f"{seat}: id {card}" for seat, card in enumerate(cards)))
    return state, list(events)


def with_hidden_ids(state: State) -> State:
    """The same table with both ID cards turned away from the other player."""
    for seat in state.seats:
        state = alter(state, seat, identity=evolve(state.players[seat].identity, shown=False))
    return state


def seen(state: State, viewer: Seat | None) -> list[str | None]:
    """The ID cards as somebody sees them."""
    return [player.identity.id for player in state.view(viewer).players]


@pytest.mark.rule("SC-R34")
def test_hidden_ids_are_seen_by_their_owners_alone() -> None:
    state, events = chosen("abie-jones", "the-golden-dawn")

    assert seen(state, A) == ["abie-jones", HIDDEN]
    assert seen(state, B) == [HIDDEN, "the-golden-dawn"]
    assert seen(state, None) == [HIDDEN, HIDDEN]
    assert not any(isinstance(event, IdCardShown) for event in events)


@pytest.mark.rule("SC-R34")
@pytest.mark.parametrize(
    ("cards", "shown"),
    [
        pytest.param(("alex-smyth", "the-golden-dawn"), ["alex-smyth", HIDDEN], id="Alex Smyth"),
        pytest.param(("abie-jones", "enforcer-of-truth"), [HIDDEN, "enforcer-of-truth"], id="Enforcer of Truth"),
    ],
)
def test_alex_smyth_and_the_enforcer_are_announced_though_ids_are_hidden(
    cards: tuple[str, str], shown: list[str | None]
) -> None:
    state, events = chosen(*cards)
    announced = next(card for card in cards if card in shown)

    assert seen(state, None) == shown
    assert [event for event in events if isinstance(event, IdCardShown)] == [
        IdCardShown(Seat(shown.index(announced)), IdCard(announced))
    ]


@pytest.mark.rule("SC-R34")
@pytest.mark.parametrize("viewer", [A, B, None])
def test_a_hidden_id_is_shown_when_it_is_used(viewer: Seat | None) -> None:
    state = with_hidden_ids(table("answer", active=B, centre="c-gate", ids=("abie-jones", "the-golden-dawn")))
    assert seen(state, B) == [HIDDEN, "the-golden-dawn"]

    state, events = told(state, "force up")

    assert state.view(viewer).players[A].identity == Identity(
        state.players[A].identity.faction, IdCard("abie-jones"), shown=True, used=True
    )
    assert [event.seen_by(viewer) for event in events][:2] == [
        IdCardShown(A, IdCard("abie-jones")),
        IdCardUsed(A, IdCard("abie-jones")),
    ]
    assert seen(state, A)[B] is HIDDEN  # the other card stays as it was


@pytest.mark.rule("SC-R34")
def test_a_shown_id_is_not_shown_again_when_it_is_used() -> None:
    state = table("answer", active=B, centre="c-gate", ids=("abie-jones", "the-golden-dawn"))

    _, events = told(state, "force up")

    assert events[0] == IdCardUsed(A, IdCard("abie-jones"))


@pytest.mark.rule("SC-R34")
def test_a_hidden_id_that_was_never_used_is_shown_at_the_end() -> None:
    state = with_hidden_ids(table("end", turn=10, active=B, ids=("sohn-kang", "the-golden-dawn")))
    assert seen(state, B)[A] is HIDDEN

    assert seen(play(state, "close"), B)[A] == "sohn-kang"


@pytest.mark.rule("SC-R34")
def test_a_guess_of_a_hidden_id_is_none_of_those_that_are_announced() -> None:
    state, _ = chosen("abie-jones", "the-golden-dawn")

    guesses = {state.determinize(B, seed).players[A].identity.id for seed in range(40)}

    assert guesses == {"abie-jones", "gabriel-moretti", "sohn-kang"}


@pytest.mark.rule("SC-10.2")
def test_a_guess_while_ids_are_chosen_is_any_of_the_faction() -> None:
    state: Any = rr.new_game("seals", seed=1, options=HIDDEN_IDS)
    state = play(state, "1: id enforcer-of-truth")

    guesses = {state.determinize(A, seed).players[B].identity.id for seed in range(40)}

    assert guesses == {"herald-of-arrival", "the-golden-dawn", "enforcer-of-truth"}
