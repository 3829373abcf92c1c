"""Elder God Cards: Shub-Niggurath, whose opponent may look at the hand and choose the card that is placed."""

from __future__ import annotations

import pytest

from rlyeh_rules import HIDDEN, Seat, parse_action
from rlyeh_rules.seals import State, events
from tests.seals.table import A, B, card, cards, down, offered, play, refused, table, told, up

SHUB_NIGGURATH = ["i-shub-niggurath", "c-shub-niggurath"]
HAND = ("i-gate", "i-journal", "i-potion")
TURN_DOWN = "turn cultist-shub-niggurath"


def complete(**changes: object) -> State:
    """A is active with Shub-Niggurath complete and three cards in hand."""
    return table(areas=[SHUB_NIGGURATH, []], hands=[HAND, ["c-gate"]], **changes)


# ------------------------------------------------------------------ looking and choosing


@pytest.mark.rule("SC-9.9")
def test_the_opponent_who_looks_chooses_the_card_that_is_placed() -> None:
    state = play(complete(), "offer")
    assert offered(state, B) == ["1: decline", "1: look"]

    state = play(state, "look")
    assert offered(state, B) == [
        "1: name investigator-gate",
        "1: name investigator-journal",
        "1: name investigator-potion",
    ]

    state = play(state, "name investigator-potion", TURN_DOWN)
    assert state.auction.centre.card == card("i-potion")
    assert state.players[A].hand == cards("i-gate", "i-journal")
    assert (state.decision.kind, state.waiting_on) == ("AskOpening", (A,))
    assert play(state, "bid 2").bid(A) == 2


@pytest.mark.rule("SC-9.9")
def test_the_active_player_cannot_place_another_card_than_the_one_named() -> None:
    state = play(complete(), "offer", "look")
    assert refused(state, "0: place investigator-gate") == "SC-9.9"

    state = play(state, "name investigator-potion")
    assert refused(state, "0: place investigator-gate") == "SC-9.9"

    state = play(state, TURN_DOWN)
    assert refused(state, "0: place investigator-gate") == "SC-9.9"


@pytest.mark.rule("SC-9.9")
def test_only_a_card_of_that_hand_can_be_chosen() -> None:
    state = play(complete(), "offer", "look")

    assert refused(state, "name cultist-gate") == "SC-9.9"
    assert refused(state, "name investigator-shub-niggurath") == "SC-9.9"
    assert refused(state, "name investigator-hastur") == "SC-9.9"


@pytest.mark.rule("SC-9.9")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        pytest.param(["i-shub-niggurath"], [], id="one half missing"),
        pytest.param(["i-shub-niggurath"], ["c-shub-niggurath"], id="one half under the opponent"),
        pytest.param(["i-shub-niggurath", "~c-shub-niggurath"], [], id="one half face down"),
    ],
)
def test_without_the_pair_complete_nobody_looks_or_chooses(mine: list[str], theirs: list[str]) -> None:
    state = table(areas=[mine, theirs], hands=[["i-gate"], ["c-gate"]])

    assert refused(state, "0: offer") == "SC-9.9"
    assert refused(state, "1: look") == "SC-9.9"
    assert refused(state, "1: name investigator-gate") == "SC-9.9"
    assert play(state, "place investigator-gate").auction.centre.card == card("i-gate")


# ------------------------------------------------------------------ what is seen


@pytest.mark.rule("SC-9.10")
def test_who_looks_sees_the_whole_hand_once_and_spectators_see_nothing() -> None:
    state = play(complete(), "offer")
    assert state.view(B).players[A].hand == (HIDDEN,) * 3  # not before the decision

    state = play(state, "look")
    assert state.view(B).players[A].hand == cards(*HAND)
    assert state.view(None).players[A].hand == (HIDDEN,) * 3
    assert state.view(A).players[B].hand == (HIDDEN,)

    state = play(state, "name investigator-potion")
    assert state.view(B).players[A].hand == (HIDDEN,) * 2
    assert state.view(A).players[A].hand == cards("i-gate", "i-journal")


@pytest.mark.rule("SC-9.10")
def test_who_chose_the_centre_card_knows_it_and_spectators_do_not() -> None:
    state = play(complete(), "offer", "look", "name investigator-potion", TURN_DOWN)

    assert [state.view(seat).auction.centre.card for seat in (A, B, None)] == [
        card("i-potion"),
        card("i-potion"),
        HIDDEN,
    ]
    assert not state.auction.centre.up


@pytest.mark.rule("SC-9.10")
def test_the_record_tells_spectators_that_there_was_a_look_and_not_at_what() -> None:
    _, happened = told(complete(), "offer", "look", "name investigator-potion")
    (look,) = [event for event in happened if isinstance(event, events.HandLookedAt)]
    (named,) = [event for event in happened if isinstance(event, events.CardNamed)]
    (placed,) = [event for event in happened if isinstance(event, events.CardPlaced)]

    for seat in (A, B):
        assert look.seen_by(seat).cards == cards(*HAND)
        assert named.seen_by(seat).card == placed.seen_by(seat).card == card("i-potion")
    assert look.seen_by(None).cards == (HIDDEN,) * 3
    assert named.seen_by(None).card is placed.seen_by(None).card is HIDDEN


@pytest.mark.rule("SC-9.10")
@pytest.mark.parametrize("viewer", [B, None])
def test_who_declines_sees_nothing(viewer: Seat | None) -> None:
    state = play(complete(), "offer", "decline")
    assert state.view(viewer).players[A].hand == (HIDDEN,) * 3

    state = play(state, "place investigator-potion")
    assert state.view(viewer).players[A].hand == (HIDDEN,) * 2
    assert state.view(viewer).auction.centre.card is HIDDEN


# ------------------------------------------------------------------ the price


@pytest.mark.rule("SC-9.11", "SC-R35")
@pytest.mark.parametrize("half", ["investigator-shub-niggurath", "cultist-shub-niggurath"])
def test_a_look_costs_one_half_which_its_controller_picks(half: str) -> None:
    state = play(complete(), "offer", "look", "name investigator-gate")
    assert state.waiting_on == (A,)
    assert offered(state, A) == ["0: turn investigator-shub-niggurath", "0: turn cultist-shub-niggurath"]
    assert refused(state, "turn investigator-gate") == "SC-9.11"

    assert down(play(state, f"turn {half}"), A) == [half]


@pytest.mark.rule("SC-9.11")
def test_who_declines_leaves_both_halves_face_up_and_the_choice_free() -> None:
    state = play(complete(), "offer", "decline")
    assert offered(state, A) == [
        "0: place investigator-gate",
        "0: place investigator-journal",
        "0: place investigator-potion",
    ]

    state = play(state, "place investigator-journal")

    assert up(state, A) == ["investigator-shub-niggurath", "cultist-shub-niggurath"]
    assert state.auction.centre.card == card("i-journal")
    assert state.decision.kind == "AskOpening"


# ------------------------------------------------------------------ when


@pytest.mark.rule("SC-R35")
def test_the_opponent_is_asked_before_a_card_can_be_placed() -> None:
    state = complete()

    assert refused(state, "place investigator-gate") == "SC-R35"
    assert offered(state, A) == ["0: offer"]


@pytest.mark.rule("SC-R35")
def test_the_opponent_is_asked_once_and_start_is_over_then() -> None:
    state = table(areas=[[*SHUB_NIGGURATH, "i-potion", "~i-hastur"], []], hands=[["i-gate"], ["c-gate"]])
    assert "0: potion investigator-potion up 3" in offered(state, A)

    state = play(state, "offer", "decline")

    assert offered(state, A) == ["0: place investigator-gate"]
    assert refused(state, "potion investigator-potion up 3") == "SC-R35"
    assert refused(state, "offer") == "SC-R35"


@pytest.mark.rule("SC-R35")
def test_who_has_looked_must_choose() -> None:
    state = play(complete(), "offer", "look")

    assert refused(state, "1: decline") == "SC-9.9"
    assert {text.split()[1] for text in offered(state, B)} == {"name"}


@pytest.mark.rule("SC-R35")
def test_abilities_come_before_the_offer_and_can_break_the_pair() -> None:
    mine = [*SHUB_NIGGURATH, "i-gate-closure", "c-gate-closure"]
    state = table(areas=[mine, []], hands=[["i-gate"], ["c-gate"]])

    state = play(state, "closure cultist-gate-closure down cultist-shub-niggurath")

    assert refused(state, "offer") == "SC-9.9"
    assert play(state, "place investigator-gate").auction.centre.card == card("i-gate")


@pytest.mark.rule("SC-R35")
def test_nobody_is_asked_in_the_opponents_own_turn() -> None:
    state = table(active=1, areas=[SHUB_NIGGURATH, []], hands=[HAND, ["c-gate"]])

    assert offered(state, B) == ["1: place cultist-gate"]


@pytest.mark.rule("SC-R26", "SC-R35")
@pytest.mark.parametrize("optional", [False, True])
def test_optional_gods_leave_looking_as_it_is(optional: bool) -> None:
    state = complete(options={"elder_gods_optional": optional})
    assert offered(state, A) == ["0: offer"]

    state = play(state, "offer")

    assert offered(state, B) == ["1: decline", "1: look"]


@pytest.mark.rule("SC-R35")
def test_the_offer_is_made_anew_in_the_next_own_turn() -> None:
    state = table(turn=5, areas=[SHUB_NIGGURATH, []], hands=[HAND, ["c-gate", "c-journal"]], markers=[(4, 0)] * 2)

    state = play(state, "offer", "decline", "place investigator-gate", "bid 0", "take", "close")
    state = play(state, "place cultist-gate", "bid 0", "take", "close")

    assert offered(state, A) == ["0: offer"]
    with_card = parse_action(state, "place investigator-journal")
    assert state.why_not(with_card).rule == "SC-R35"
