"""How To Play: a card is placed, the players bid in turn, and one takes the other's bid."""

from __future__ import annotations

import pytest

import rlyeh_rules as rr
from rlyeh_rules.kernel import Seat
from rlyeh_rules.seals import Card, Markers, State, events

from .table import A, B, cards, offered, play, refused, table, told, up

POTION_OR_GATE = ("i-potion", "i-gate")


def heaps(state: State) -> list[tuple[int, int]]:
    """How many markers each player has that are not committed, and how many are."""
    staked = state.auction.staked if state.auction else (Markers(), Markers())
    return [(state.players[seat].markers.total, staked[seat].total) for seat in (A, B)]


def turns(first: int) -> list[tuple[Seat, Seat]]:
    """Who was active and who won the auction, in each turn of a whole game; the winners follow no pattern of turns."""
    state: State = rr.new_game("seals", seed=1, options={"first_player": first})
    played = []
    for number in range(1, 11):
        active, other = state.turn.active, state.opponent(state.turn.active)
        state, happened = told(state, str(state.legal_actions()[0]), f"{active}: bid 0")
        if number % 3 == 0:
            state, happened = told(state, f"{other}: raise 1", f"{active}: take", f"{active}: close")
        else:
            state, happened = told(state, f"{other}: take", f"{active}: close")
        played.append((active, next(event.seat for event in happened if isinstance(event, events.CardWon))))
    assert state.is_over
    return played


# ------------------------------------------------------------------ placing a card


@pytest.mark.rule("SC-4.1")
def test_the_active_player_places_a_card_face_down_under_nobodys_control() -> None:
    hand = ("i-gate", "i-gate-closure", "i-journal", "i-necronomicon", "i-potion", "i-shoggoth")
    state = table(turn=1, hands=(hand, []), areas=(["c-potion"], []))

    placed = play(state, "0: place investigator-journal")

    assert placed.players[A].hand == cards("i-gate", "i-gate-closure", "i-necronomicon", "i-potion", "i-shoggoth")
    assert (placed.auction.centre.card, placed.auction.centre.up) == ("investigator-journal", False)
    assert placed.players[A].area == state.players[A].area


@pytest.mark.rule("SC-4.1")
@pytest.mark.parametrize(
    "text",
    [
        pytest.param("0: place cultist-gate", id="a card of the opponent's hand"),
        pytest.param("0: place cultist-potion", id="a card in front of the player"),
        pytest.param("0: place investigator-hastur", id="a card in the box"),
        pytest.param("0: close", id="passing the turn without placing one"),
        pytest.param("0: bid 1", id="bidding without placing one"),
    ],
)
def test_a_card_of_the_own_hand_must_be_placed(text: str) -> None:
    state = table(hands=(["i-gate"], ["c-gate"]), areas=(["c-potion"], []))

    assert refused(state, text) == "SC-4.1"


@pytest.mark.rule("SC-4.1")
def test_a_second_card_cannot_be_placed() -> None:
    placed = play(table(hands=(["i-gate", "i-potion"], [])), "0: place investigator-gate")

    assert refused(placed, "0: place investigator-potion") == "SC-4.1"


@pytest.mark.rule("SC-4.2")
def test_only_the_active_player_places_a_card() -> None:
    state = table(hands=(["i-gate"], ["c-gate"]))

    assert offered(state, B) == []
    assert refused(state, "1: place cultist-gate") == "SC-4.2"


@pytest.mark.rule("SC-4.2")
def test_only_the_active_player_opens_the_bidding() -> None:
    state = table("opening")

    assert offered(state, B) == []
    assert refused(state, "1: bid 2") == "SC-4.2"


# ------------------------------------------------------------------ the centre card is hidden


@pytest.mark.rule("SC-4.3")
def test_only_who_placed_the_centre_card_knows_it() -> None:
    state = play(table(hands=(POTION_OR_GATE, [])), "0: place investigator-potion", "0: bid 1")

    assert state.view(A).auction.centre.card == "investigator-potion"
    assert state.view(B).auction.centre.card is rr.HIDDEN
    assert state.view(None).auction.centre.card is rr.HIDDEN
    assert "Potion" not in str(state.view(B))


@pytest.mark.rule("SC-4.3")
@pytest.mark.parametrize("then", [(), ("0: bid 2",), ("0: bid 2", "1: raise 3")])
def test_nothing_that_others_see_tells_which_card_was_placed(then: tuple[str, ...]) -> None:
    start = table(hands=(POTION_OR_GATE, ["c-gate"]))
    potion, of_potion = told(start, "0: place investigator-potion", *then)
    gate, of_gate = told(start, "0: place investigator-gate", *then)
    assert potion.view(A) != gate.view(A)

    for other in (B, None):
        assert potion.view(other) == gate.view(other)
        assert [event.seen_by(other) for event in of_potion] == [event.seen_by(other) for event in of_gate]
    assert [event.describe(potion) for event in of_potion] == [event.describe(gate) for event in of_gate]


@pytest.mark.rule("SC-4.3")
def test_the_public_log_says_that_a_card_was_placed_and_not_which() -> None:
    _, (placed, *_) = told(table(hands=(POTION_OR_GATE, [])), "0: place investigator-potion")

    assert placed.seen_by(A).card == "investigator-potion"
    assert placed.seen_by(B).card is placed.seen_by(None).card is rr.HIDDEN
    assert placed.describe() == "Seat 0 placed a card face down in the centre."


@pytest.mark.rule("SC-4.3")
def test_a_centre_card_that_was_forced_up_is_known_to_all() -> None:
    state = table("answer", active=1, answering=0, centre="c-potion", ids=("abie-jones", None))

    shown = play(state, "0: force up")

    assert [shown.view(seat).auction.centre.card for seat in (A, B, None)] == ["cultist-potion"] * 3


# ------------------------------------------------------------------ the opening bid


@pytest.mark.rule("SC-4.4")
def test_the_opening_bid_is_set_after_the_card_is_placed() -> None:
    state = play(table(hands=(["i-gate"], [])), "0: place investigator-gate", "0: bid 2")

    assert state.bid(A) == 2
    assert heaps(state) == [(2, 2), (4, 0)]
    assert state.waiting_on == (B,)


@pytest.mark.rule("SC-4.4")
@pytest.mark.parametrize("text", ["1: take", "1: raise 3", "1: push cultist-gate"])
def test_the_opponent_cannot_answer_before_the_opening_bid(text: str) -> None:
    assert refused(table("opening", areas=([], ["c-gate"])), text) == "SC-4.4"


@pytest.mark.rule("SC-4.5")
def test_markers_of_either_faction_are_worth_one_each() -> None:
    state = table("opening", markers=((1, 2), (3, 2)))

    opened = play(state, "0: bid 3")

    assert opened.auction.staked[A] == Markers(investigator=1, cultist=2)
    assert opened.bid(A) == 3


@pytest.mark.rule("SC-4.6")
def test_the_opening_bid_may_be_nothing() -> None:
    opened = play(table("opening"), "0: bid 0")

    assert opened.bid(A) == 0
    assert offered(opened, B) == ["1: take", "1: raise 1", "1: raise 2", "1: raise 3", "1: raise 4"]


# ------------------------------------------------------------------ the answer


@pytest.mark.rule("SC-4.7")
def test_the_answer_is_to_take_or_to_bid_higher() -> None:
    opened = play(table("opening"), "0: bid 2")

    assert offered(opened, B) == ["1: take", "1: raise 3", "1: raise 4"]


@pytest.mark.rule("SC-4.7")
@pytest.mark.parametrize("text", ["1: close", "1: decline", "1: bid 3"])
def test_there_is_no_third_answer(text: str) -> None:
    opened = play(table("opening", active=1, markers=((4, 0), (0, 4))), "1: bid 2", "0: raise 3")

    assert refused(opened, text) == "SC-4.7"
    with pytest.raises(rr.NotationError):
        rr.parse_action(opened, "1: pass")


@pytest.mark.rule("SC-4.7", "SC-5.3")
def test_who_has_begun_a_bid_with_a_card_must_complete_it() -> None:
    begun = play(table("answer", areas=([], ["c-gate"])), "1: push cultist-gate")

    assert offered(begun, B) == ["1: raise 0", "1: raise 1", "1: raise 2", "1: raise 3", "1: raise 4"]
    assert refused(begun, "1: take") == "SC-4.7"


@pytest.mark.rule("SC-4.8")
def test_markers_taken_are_the_takers_own_from_then_on() -> None:
    taken = play(table("opening", hands=([], ["c-gate"])), "0: bid 3", "1: take")
    assert heaps(taken) == [(1, 0), (7, 0)]

    later = play(taken, "0: close", "1: place cultist-gate", "1: bid 7")

    assert later.bid(B) == 7


@pytest.mark.rule("SC-4.9")
def test_the_active_player_gains_the_centre_card_face_up_when_his_bid_is_taken() -> None:
    taken = play(table("opening", centre="i-necronomicon"), "0: bid 1", "1: take")

    for seat in (A, B, None):
        assert up(taken.view(seat), A) == ["investigator-necronomicon"]
    assert taken.players[B].area == ()
    assert taken.auction is None


@pytest.mark.rule("SC-4.10")
def test_nothing_may_be_taken_and_the_card_is_gained_for_free() -> None:
    taken = play(table("opening", centre="i-potion"), "0: bid 0", "1: take")

    assert heaps(taken) == [(4, 0), (4, 0)]
    assert up(taken, A) == ["investigator-potion"]


@pytest.mark.rule("SC-4.11")
def test_a_counter_bid_must_beat_the_opening_bid() -> None:
    opened = play(table("opening"), "0: bid 2")

    assert refused(opened, "1: raise 2") == "SC-4.11"
    refusal = opened.why_not(rr.parse_action(opened, "1: raise 2"))
    assert str(refusal).startswith("You must bid at least 3")
    assert play(opened, "1: raise 3").bid(B) == 3
    assert play(opened, "1: raise 4").bid(B) == 4


@pytest.mark.rule("SC-4.12")
def test_the_active_player_must_beat_the_counter_bid_or_take_it() -> None:
    countered = play(table("opening"), "0: bid 1", "1: raise 3")
    assert offered(countered, A) == ["0: take", "0: raise 3"]
    assert refused(countered, "0: raise 2") == "SC-4.12"

    raised = play(countered, "0: raise 3")

    assert raised.bid(A) == 4
    assert raised.waiting_on == (B,)


@pytest.mark.rule("SC-4.12", "SC-R13")
def test_a_part_of_a_bid_cannot_be_taken() -> None:
    countered = play(table("opening", areas=([], ["c-gate"])), "0: bid 1", "1: push cultist-gate", "1: raise 3")

    for text in ("0: take 2", "0: take cultist-gate"):
        with pytest.raises(rr.NotationError):
            rr.parse_action(countered, text)
    assert offered(countered, A) == ["0: take"]


@pytest.mark.rule("SC-4.13", "SC-R6")
def test_the_opponent_gains_the_centre_card_when_the_active_player_takes() -> None:
    taken = play(table("opening", centre="i-potion"), "0: bid 1", "1: raise 3", "0: take")

    assert heaps(taken) == [(7, 0), (1, 0)]
    assert up(taken, B) == ["investigator-potion"]
    assert taken.players[A].area == ()


@pytest.mark.rule("SC-R6")
@pytest.mark.parametrize(("bids", "taker", "winner"), [((), B, A), (("1: raise 2",), A, B)])
def test_who_takes_gives_the_card_up_and_whose_bid_is_taken_gets_it(
    bids: tuple[str, ...], taker: Seat, winner: Seat
) -> None:
    _, happened = told(table("opening", centre="i-potion"), "0: bid 1", *bids, f"{taker}: take")

    assert [event.seat for event in happened if isinstance(event, events.BidTaken)] == [taker]
    assert happened[-1] == events.CardWon(winner, Card("investigator-potion"))


# ------------------------------------------------------------------ one auction, in alternation


@pytest.mark.rule("SC-4.14")
def test_the_players_answer_each_other_until_one_takes() -> None:
    bids = play(table("opening", centre="i-potion"), "0: bid 1", "1: raise 2", "0: raise 2", "1: raise 2")
    assert (bids.bid(A), bids.bid(B), bids.waiting_on) == (3, 4, (A,))

    over = play(bids, "0: take")

    assert over.auction is None
    assert up(over, B) == ["investigator-potion"]
    assert offered(over, A) == ["0: close"]
    assert offered(over, B) == []


@pytest.mark.rule("SC-4.14")
def test_nobody_raises_twice_in_a_row() -> None:
    countered = play(table("opening", areas=([], ["c-gate"])), "0: bid 1", "1: raise 2")

    for text in ("1: raise 1", "1: push cultist-gate", "1: take"):
        assert refused(countered, text) == "SC-4.14"


@pytest.mark.rule("SC-4.14")
@pytest.mark.parametrize("text", ["0: raise 1", "1: raise 1", "0: bid 1", "0: take", "1: take", "1: push cultist-gate"])
def test_nothing_is_bid_after_the_auction_was_settled(text: str) -> None:
    settled = play(table("opening", areas=([], ["c-gate"])), "0: bid 1", "1: take")

    assert refused(settled, text) == "SC-4.14"


@pytest.mark.rule("SC-4.14")
def test_there_is_no_second_auction_in_a_turn() -> None:
    settled = play(table("opening", hands=(["i-gate"], [])), "0: bid 1", "1: take")

    assert refused(settled, "0: place investigator-gate") == "SC-4.14"


# ------------------------------------------------------------------ the turn goes on


@pytest.mark.rule("SC-4.19", "SC-R4")
@pytest.mark.parametrize("first", [A, B])
def test_turns_alternate_whoever_wins_the_auctions(first: Seat) -> None:
    played = turns(first)

    assert [active for active, _ in played] == [first, 1 - first] * 5
    assert [active == winner for active, winner in played] == [number % 3 != 0 for number in range(1, 11)]


@pytest.mark.rule("SC-R4")
def test_a_round_is_a_turn_of_each_player() -> None:
    assert [table(turn=number).round for number in range(1, 11)] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]


@pytest.mark.rule("SC-4.20")
@pytest.mark.parametrize(("bids", "winner"), [(("0: bid 1", "1: raise 2", "0: take"), B), (("0: bid 1", "1: take"), A)])
def test_a_won_card_is_laid_face_up_and_nobody_is_asked_where(bids: tuple[str, ...], winner: Seat) -> None:
    won = play(table("opening", centre="i-potion", hands=(["i-gate"], ["c-gate"])), *bids)

    assert up(won, winner) == ["investigator-potion"]
    assert [player.hand for player in won.players] == [cards("i-gate"), cards("c-gate")]
    assert won.auction is None
    assert offered(won, A) == ["0: close"]
    assert offered(won, B) == []
