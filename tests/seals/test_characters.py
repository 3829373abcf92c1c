"""Character ID Cards, using them: once, at their moments, and what each does."""

from __future__ import annotations

from typing import Any

import pytest

import rlyeh_rules as rr
from rlyeh_rules import HIDDEN, Seat
from rlyeh_rules.kernel import evolve
from rlyeh_rules.seals import AskEnd, IdCard, Lying, State
from rlyeh_rules.seals.events import CentreTurnedUp, HandReceived, HandsSwapped, IdCardUsed
from tests.seals.table import A, B, card, cards, offered, play, refused, table, told, up

# ------------------------------------------------------------------ once in a game


@pytest.mark.rule("SC-10.4", "SC-R43")
def test_an_id_card_can_be_used_only_once_in_a_game() -> None:
    state = table("end", active=B, turn=4, hands=(["i-gate"], ["c-gate"]), ids=("abie-jones", "enforcer-of-truth"))
    used = play(state, "swap hands")
    later = table("end", active=B, turn=8, hands=(["i-gate"], ["c-gate"]), ids=("abie-jones", "enforcer-of-truth"))
    later = evolve(later, players=used.players)

    assert offered(state, B, "swap") == ["1: swap hands"]
    assert offered(later, B, "swap") == []
    assert refused(later, "swap hands") == "SC-10.4"


@pytest.mark.rule("SC-10.4")
@pytest.mark.parametrize(
    ("window", "id_card", "text"),
    [
        ("start", "gabriel-moretti", "banish 0.0"),
        ("start", "herald-of-arrival", "replace 0"),
        ("end", "enforcer-of-truth", "swap hands"),
    ],
)
def test_no_id_card_can_be_used_again_in_the_same_window(window: str, id_card: str, text: str) -> None:
    state = table(window, areas=(["~i-gate", "~c-gate"], ()), hands=(["i-potion"], ["c-potion"]), ids=(id_card, None))
    finish = ("fetch cultist-hastur",) if id_card == "herald-of-arrival" else ()

    assert refused(play(state, text, *finish), text) == "SC-10.4"


@pytest.mark.rule("SC-10.4")
@pytest.mark.parametrize("id_card", ["abie-jones", "the-golden-dawn"])
def test_a_card_is_forced_up_only_once_in_a_game(id_card: str) -> None:
    state = table("answer", active=B, centre="c-gate", ids=(id_card, None))
    state = evolve(play(state, "force up"), auction=state.auction)  # a face-down card once more

    assert refused(state, "force up") == "SC-10.4"


@pytest.mark.rule("SC-10.5")
@pytest.mark.parametrize("viewer", [A, B, None])
def test_everybody_sees_that_an_id_card_has_been_used(viewer: Seat | None) -> None:
    state = table(areas=((), ["~c-gate"]), ids=("gabriel-moretti", "the-golden-dawn"))

    state, events = told(state, "banish 1.0")

    assert [player.identity.used for player in state.view(viewer).players] == [True, False]
    assert events[0].seen_by(viewer) == IdCardUsed(A, IdCard("gabriel-moretti"))
    assert "Gabriel Moretti, used" in str(state.view(viewer))


@pytest.mark.rule("SC-10.5")
def test_no_gate_or_potion_turns_a_used_id_card_up() -> None:
    state = table(areas=(["i-gate", "c-gate", "i-potion"], ["~c-journal"]), ids=("gabriel-moretti", None))

    state = play(state, "banish 1.0")

    assert offered(state, A, "gate") == ["0: gate investigator-gate", "0: gate cultist-gate"]
    assert offered(state, A, "potion") == []
    assert play(state, "gate investigator-gate", "potion investigator-potion up 0").players[A].identity.used


@pytest.mark.rule("SC-1.7")
@pytest.mark.parametrize("text", ["banish 0.0", "replace 0", "swap hands"])
def test_no_id_ability_is_used_in_a_game_without_id_cards(text: str) -> None:
    state = table("end", areas=(["~i-gate"], ()))

    assert refused(state, text) == "SC-1.7"


# ------------------------------------------------------------------ Abie Jones, The Golden Dawn


def cultist_opened(id_card: str | None = "abie-jones", **more: Any) -> State:
    """The Cultist, B, has placed a card and opened with 1: A must answer."""
    marked: dict[str, Any] = {"markers": ((4, 0), (0, 3)), "staked": ((0, 0), (0, 1))}
    return table("answer", active=B, turn=4, centre="c-gate", ids=(id_card, "the-golden-dawn"), **(marked | more))


@pytest.mark.rule("SC-10.6")
@pytest.mark.parametrize("viewer", [A, B, None])
def test_abie_jones_forces_the_card_in_the_auction_face_up(viewer: Seat | None) -> None:
    before = cultist_opened()
    assert (before.view(viewer).auction.centre.card is HIDDEN) == (viewer != B)

    state, events = told(before, "force up")

    assert state.view(viewer).auction.centre == Lying(card("c-gate"), up=True)
    assert CentreTurnedUp(B, card("c-gate")) in [event.seen_by(viewer) for event in events]
    assert (state.auction.staked, state.waiting_on) == (before.auction.staked, (A,))
    assert offered(state, A) == ["0: take", "0: raise 2", "0: raise 3", "0: raise 4"]


@pytest.mark.rule("SC-10.6")
@pytest.mark.parametrize(
    "state",
    [
        pytest.param(table("start", active=B, hands=((), ["c-gate"]), ids=("abie-jones", None)), id="none is placed"),
        pytest.param(table("end", active=B, ids=("abie-jones", None)), id="the auction is over"),
        pytest.param(table("start", hands=(["i-gate"], ()), ids=("abie-jones", None)), id="own turn"),
        pytest.param(table("answer", answering=0, ids=("abie-jones", None)), id="own card"),
    ],
)
def test_abie_jones_needs_a_card_of_the_opponent_in_the_auction(state: State) -> None:
    assert offered(state, A, "force") == []
    assert refused(state, "0: force up") == "SC-10.6"


@pytest.mark.rule("SC-10.6")
def test_abie_jones_cannot_force_up_what_is_face_up() -> None:
    state = cultist_opened()
    state = evolve(state, auction=evolve(state.auction, centre=Lying(card("c-gate"), up=True)))

    assert offered(state, A, "force") == []
    assert refused(state, "force up") == "SC-10.6"


@pytest.mark.rule("SC-10.12")
def test_the_golden_dawn_forces_the_card_up_during_the_bidding() -> None:
    state = table(hands=(["i-journal"], ()), turn=3, ids=("abie-jones", "the-golden-dawn"))
    state = play(state, "place investigator-journal", "bid 1", "raise 2", "raise 2")

    state, events = told(state, "1: force up")

    assert events == (IdCardUsed(B, IdCard("the-golden-dawn")), CentreTurnedUp(A, card("i-journal")))
    assert state.view(B).auction.centre.card == state.view(None).auction.centre.card == card("i-journal")
    assert (state.bid(A), state.bid(B)) == (3, 2)
    assert offered(state, B) == ["1: take", "1: raise 2"]


@pytest.mark.rule("SC-10.12")
@pytest.mark.parametrize(
    "state",
    [
        pytest.param(table("opening", ids=(None, "the-golden-dawn")), id="before the opening bid"),
        pytest.param(table("end", ids=(None, "the-golden-dawn")), id="after the auction"),
        pytest.param(table("start", active=B, hands=((), ["c-gate"]), ids=(None, "the-golden-dawn")), id="own turn"),
        pytest.param(table("answer", active=B, answering=1, ids=(None, "the-golden-dawn")), id="own card"),
        pytest.param(table("answer", answering=0, ids=(None, "the-golden-dawn")), id="the opponent answers"),
    ],
)
def test_the_golden_dawn_is_used_in_the_bidding_on_the_opponents_card_only(state: State) -> None:
    assert offered(state, B, "force") == []
    assert refused(state, "1: force up") == "SC-10.12"


# ------------------------------------------------------------------ the moments


@pytest.mark.rule("SC-R37")
@pytest.mark.parametrize("seat", [A, B])
def test_a_card_is_forced_up_only_in_answer_to_a_bid(seat: Seat) -> None:
    other = Seat(1 - seat)
    cards_of = ["abie-jones", "the-golden-dawn"]
    opening = table("opening", active=other, hands=(["i-gate"], ["c-gate"]), ids=(cards_of[0], cards_of[1]))

    assert offered(opening, seat) == []
    assert offered(play(opening, "bid 0"), seat, "force") == [f"{seat}: force up"]


@pytest.mark.rule("SC-R37")
def test_forcing_a_card_up_is_no_answer_and_bids_already_made_stand() -> None:
    state = play(cultist_opened(), "force up")

    assert (state.waiting_on, state.bid(B)) == ((A,), 1)
    assert up(play(state, "take"), B) == [card("c-gate")]


@pytest.mark.rule("SC-R37")
@pytest.mark.parametrize(("id_card", "text"), [("gabriel-moretti", "banish 0.0"), ("herald-of-arrival", "replace 0")])
@pytest.mark.parametrize("window", ["start", "opening", "answer", "end"])
def test_moretti_and_the_herald_are_used_in_every_window_of_the_own_turn(window: str, id_card: str, text: str) -> None:
    state = table(window, answering=A, areas=(["~i-gate"], ()), hands=(["i-potion"], ()), ids=(id_card, None))

    assert offered(state, A, text) == [f"0: {text}"]
    after = play(state, text, *(["fetch cultist-hastur"] if id_card == "herald-of-arrival" else []))
    assert after.decision == state.decision


@pytest.mark.rule("SC-R37")
@pytest.mark.parametrize(("id_card", "text"), [("gabriel-moretti", "banish 0.0"), ("herald-of-arrival", "replace 0")])
@pytest.mark.parametrize("window", ["start", "answer", "end"])
def test_moretti_and_the_herald_are_not_used_in_the_opponents_turn(window: str, id_card: str, text: str) -> None:
    state = table(window, active=B, areas=(["~i-gate"], ()), hands=((), ["c-gate"]), ids=(id_card, None))

    assert offered(state, A, text) == []
    assert refused(state, f"0: {text}") == "SC-R37"


@pytest.mark.rule("SC-R37")
@pytest.mark.parametrize(
    ("seat", "id_card", "text"),
    [(A, "abie-jones", "force up"), (B, "gabriel-moretti", "banish 0.0"), (B, "herald-of-arrival", "replace 0")],
)
def test_no_id_card_is_used_in_the_middle_of_making_a_bid(seat: Seat, id_card: str, text: str) -> None:
    held: list[str | None] = [None, None]
    held[seat] = id_card
    state = table(
        "answer",
        active=B,
        answering=seat,
        areas=(["i-shoggoth", "~i-gate"], ["c-shoggoth"]),
        centre="c-gate",
        ids=(held[0], held[1]),
    )
    half = ["investigator-shoggoth", "cultist-shoggoth"][seat]

    state = play(state, f"push {half}")

    assert offered(state, seat, text) == []
    assert refused(state, text) == "SC-R37"


@pytest.mark.rule("SC-R37")
@pytest.mark.parametrize(
    ("id_card", "text", "rule"),
    [
        ("gabriel-moretti", "swap hands", "SC-10.13"),
        ("enforcer-of-truth", "banish 0.0", "SC-10.7"),
        ("gabriel-moretti", "replace 0", "SC-10.11"),
    ],
)
def test_what_another_id_card_does_is_refused(id_card: str, text: str, rule: str) -> None:
    assert refused(table("end", areas=(["~i-gate"], ()), ids=(id_card, None)), text) == rule


# ------------------------------------------------------------------ Enforcer of Truth


def enforcer(window: str = "end", active: Seat = B) -> State:
    """Turn 4, the Cultist's: four cards in each hand once its auction is settled."""
    mine = ["i-gate", "i-journal", "i-potion", "i-shoggoth"]
    theirs = ["c-gate", "c-journal", "c-potion", "c-shoggoth"]
    return table(window, active=active, turn=4, hands=(mine, theirs), ids=("abie-jones", "enforcer-of-truth"))


@pytest.mark.rule("SC-10.13", "SC-R43")
def test_the_enforcer_swaps_whole_hands_at_the_end_of_the_own_turn() -> None:
    before = enforcer()

    state = play(before, "swap hands")

    assert state.players[B].hand == cards("i-gate", "i-journal", "i-potion", "i-shoggoth")
    assert state.players[A].hand == cards("c-gate", "c-journal", "c-potion", "c-shoggoth")
    assert (state.turn, state.decision) == (before.turn, before.decision)
    state = play(state, "close")  # three turns are left to each
    assert (state.turn.number, state.turn.active) == (5, A)


@pytest.mark.rule("SC-10.13")
def test_after_the_swap_each_player_sees_the_new_own_hand_and_others_see_numbers() -> None:
    state, events = told(enforcer(), "swap hands")

    assert state.view(A).players[A].hand == cards("c-gate", "c-journal", "c-potion", "c-shoggoth")
    assert state.view(A).players[B].hand == (HIDDEN,) * 4
    assert state.view(B).players[B].hand == cards("i-gate", "i-journal", "i-potion", "i-shoggoth")
    assert state.view(B).players[A].hand == (HIDDEN,) * 4
    assert [player.hand for player in state.view(None).players] == [(HIDDEN,) * 4] * 2
    assert [event.seen_by(None) for event in events][1:] == [
        HandsSwapped(B),
        HandReceived(B, (HIDDEN,) * 4),
        HandReceived(A, (HIDDEN,) * 4),
    ]
    assert [event.seen_by(A) for event in events][2:] == [
        HandReceived(B, (HIDDEN,) * 4),
        HandReceived(A, cards("c-gate", "c-journal", "c-potion", "c-shoggoth")),
    ]


@pytest.mark.rule("SC-10.13")
@pytest.mark.parametrize(
    "state",
    [
        pytest.param(enforcer("start"), id="at the start"),
        pytest.param(enforcer("opening"), id="before the opening bid"),
        pytest.param(table("answer", active=B, answering=1, ids=(None, "enforcer-of-truth")), id="during the bidding"),
        pytest.param(play(enforcer(), "close"), id="after the turn was closed"),
        pytest.param(enforcer("end", active=A), id="at the end of the opponent's turn"),
        pytest.param(enforcer("answer", active=A), id="in answer to the opponent"),
    ],
)
def test_hands_are_not_swapped_at_any_other_time(state: State) -> None:
    assert offered(state, B, "swap") == []
    assert refused(state, "1: swap hands") == "SC-10.13"


@pytest.mark.rule("SC-10.13")
def test_no_part_of_a_hand_is_swapped() -> None:
    assert offered(enforcer(), B) == ["1: close", "1: swap hands"]


@pytest.mark.rule("SC-R43")
@pytest.mark.parametrize("swaps_in", [1, 3, 5, None])
def test_both_hands_are_equally_large_at_the_end_of_each_enforcer_turn(swaps_in: int | None) -> None:
    options = {"id_cards": True, "faction_of_first_seat": "investigator"}
    state: Any = rr.new_game("seals", seed=1, options=options)
    state = play(state, "0: id abie-jones", "1: id enforcer-of-truth")
    sizes = []

    while not state.is_over:
        if isinstance(state.decision, AskEnd) and state.turn.active == B:
            if state.round == swaps_in:
                state = play(state, "swap hands")
            sizes.append([len(player.hand) for player in state.players])
        state, _ = state.apply(state.legal_actions()[0])

    assert sizes == [[5, 5], [4, 4], [3, 3], [2, 2], [1, 1]]
    assert state.players[B].identity.used == (swaps_in is not None)
