"""Bidding with the Influence Value of Cards: what may be staked, what becomes of it, and the printed example."""

from __future__ import annotations

from collections import Counter

import pytest

import rlyeh_rules as rr
from rlyeh_rules.kernel import Chance, evolve
from rlyeh_rules.seals import Markers, State, events

from .table import A, B, down, offered, play, refused, table, told, up

SEAN, SARAH = A, B


def pushed(state: State, seat: int) -> list[str]:
    """The cards that a player has in the bid."""
    return [str(lying.card) for lying in state.players[seat].area if lying.pushed]


def markers(state: State) -> list[int]:
    """How many markers each player has that are not committed."""
    return [player.markers.total for player in state.players]


# ------------------------------------------------------------------ what may be bid


@pytest.mark.rule("SC-5.1")
def test_a_face_up_card_adds_its_influence_to_the_bid() -> None:
    opened = table("answer", staked=((2, 0), (0, 0)), areas=([], ["c-shoggoth"]), values={"c-shoggoth": (2, 3)})

    raised = play(opened, "1: push cultist-shoggoth", "1: raise 0")

    assert raised.bid(B) == 3
    assert raised.waiting_on == (A,)


@pytest.mark.rule("SC-5.1")
def test_an_artifact_counts_as_an_elder_god_does() -> None:
    opened = table("answer", staked=((2, 0), (0, 0)), areas=([], ["i-journal"]), values={"i-journal": (2, 3)})

    assert play(opened, "1: push investigator-journal", "1: raise 0").bid(B) == 3


@pytest.mark.rule("SC-5.2")
def test_a_face_down_card_cannot_be_bid() -> None:
    state = table("opening", markers=((1, 0), (3, 4)), areas=(["~i-gate"], []), values={"i-gate": (4, 5)})

    assert offered(state, A) == ["0: bid 0", "0: bid 1"]
    assert refused(state, "0: push investigator-gate") == "SC-5.2"


@pytest.mark.rule("SC-5.2")
@pytest.mark.parametrize(
    "name",
    [
        pytest.param("investigator-potion", id="in hand"),
        pytest.param("cultist-gate", id="the opponent's"),
        pytest.param("investigator-journal", id="in the centre"),
        pytest.param("investigator-hastur", id="in the box"),
        pytest.param("abie-jones", id="an ID card"),
    ],
)
def test_only_a_card_in_front_of_the_bidder_can_be_bid(name: str) -> None:
    state = table(
        "opening",
        hands=(["i-potion"], []),
        areas=([], ["c-gate"]),
        centre="i-journal",
        ids=("abie-jones", "the-golden-dawn"),
    )

    assert refused(state, f"0: push {name}") == "SC-5.2"


@pytest.mark.rule("SC-5.3")
def test_a_bid_may_mix_markers_and_any_number_of_cards() -> None:
    values = {"c-gate": (3, 3), "i-potion": (2, 1)}
    opened = table("answer", staked=((4, 0), (0, 0)), areas=([], ["i-potion", "c-gate"]), values=values)

    raised = play(opened, "1: push cultist-gate", "1: push investigator-potion", "1: raise 2")

    assert raised.bid(B) == 6
    assert raised.auction.staked[B] == Markers(0, 2)
    assert pushed(raised, B) == ["investigator-potion", "cultist-gate"]


@pytest.mark.rule("SC-5.3")
def test_both_players_may_bid_with_cards() -> None:
    values = {"i-gate": (4, 3), "c-gate": (3, 4), "i-potion": (2, 2)}
    state = table("opening", areas=(["i-gate", "i-potion"], ["c-gate"]), values=values)

    bids = ("0: push investigator-gate", "0: bid 0", "1: push cultist-gate", "1: raise 0")
    raised = play(state, *bids, "0: push investigator-potion", "0: raise 0")

    assert (raised.bid(A), raised.bid(B)) == (5, 4)


@pytest.mark.rule("SC-5.3")
def test_the_cards_of_a_bid_are_pushed_in_one_order_only() -> None:
    state = table("opening", areas=(["i-gate", "c-gate"], []))
    begun = play(state, "0: push investigator-gate")

    assert not any("push" in text for text in offered(begun, A))
    assert refused(begun, "0: push cultist-gate") == "SC-5.3"


@pytest.mark.rule("SC-R8")
def test_an_opening_bid_may_be_a_card_alone() -> None:
    state = table("opening", areas=(["i-gate"], []), values={"i-gate": (4, 5)})

    opened = play(state, "0: push investigator-gate", "0: bid 0")

    assert (opened.bid(A), markers(opened)) == (5, [4, 4])


@pytest.mark.rule("SC-R8")
def test_cards_may_go_into_the_opening_bid_a_counter_bid_and_every_raise() -> None:
    values = {"i-gate": (0, 1), "c-gate": (0, 2), "i-potion": (0, 2), "c-potion": (0, 3)}
    state = table("opening", areas=(["i-gate", "i-potion"], ["c-gate", "c-potion"]), values=values)

    totals = []
    for text in ("0: push investigator-gate", "0: bid 0", "1: push cultist-gate", "1: raise 0"):
        state = play(state, text)
    for text in ("0: push investigator-potion", "0: raise 1", "1: push cultist-potion", "1: raise 1"):
        state = play(state, text)
        totals.append((state.bid(A), state.bid(B)))

    assert totals == [(3, 2), (4, 2), (4, 5), (4, 6)]


# ------------------------------------------------------------------ a raise only adds


@pytest.mark.rule("SC-R5")
def test_what_was_committed_goes_on_counting_and_a_raise_adds_to_it() -> None:
    state = play(table("opening"), "0: bid 1", "1: raise 2", "0: raise 2")

    assert (state.bid(A), state.auction.staked[A]) == (3, Markers(3, 0))
    _, (raised, *_) = told(state, "1: raise 2")
    assert raised == events.BidRaised(B, investigator=0, cultist=2, total=4)


@pytest.mark.rule("SC-R9")
def test_a_committed_card_cannot_be_committed_again() -> None:
    opened = table("opening", areas=(["i-gate"], []), values={"i-gate": (4, 2)})
    state = play(opened, "0: push investigator-gate", "0: bid 0", "1: raise 3")

    assert refused(state, "0: push investigator-gate") == "SC-R9"
    assert offered(state, A) == ["0: take", "0: raise 2", "0: raise 3", "0: raise 4"]
    assert play(state, "0: raise 2").bid(A) == 4, "the card counts once in every later total"


@pytest.mark.rule("SC-R9")
def test_committed_markers_cannot_be_exchanged_for_a_card() -> None:
    state = table("opening", areas=(["i-gate"], []), values={"i-gate": (4, 5)})
    countered = play(state, "0: bid 3", "1: raise 4")

    assert refused(play(countered, "0: push investigator-gate"), "0: raise -3") == "SC-R9"
    assert refused(countered, "0: raise -3") == "SC-R9"


# ------------------------------------------------------------------ any card, any overshoot


@pytest.mark.rule("SC-R10")
def test_a_bid_may_overshoot_and_nothing_is_given_back() -> None:
    state = table("opening", areas=([], ["i-gate"]), values={"i-gate": (4, 5)})
    raised = play(state, "0: bid 1", "1: push investigator-gate", "1: raise 4")
    assert raised.bid(B) == 9, "where 2 would have done"

    taken = play(raised, "0: take")

    assert markers(taken) == [8, 0]
    assert up(taken, A) == ["investigator-gate"]


@pytest.mark.rule("SC-R10")
@pytest.mark.parametrize(("influence", "least"), [(0, 2), (-1, 3), (1, 1)])
def test_any_card_may_be_added_as_long_as_the_total_is_higher(influence: int, least: int) -> None:
    values = {"c-azathoth": (-2, influence)}
    state = table("answer", staked=((1, 0), (0, 0)), areas=([], ["c-azathoth"]), values=values)
    begun = play(state, "1: push cultist-azathoth")

    assert offered(begun, B)[0] == f"1: raise {least}"
    assert refused(begun, f"1: raise {least - 1}") == "SC-4.11"
    assert up(play(begun, f"1: raise {least}", "0: take"), A) == ["cultist-azathoth"]


# ------------------------------------------------------------------ what becomes of it


@pytest.mark.rule("SC-5.4")
def test_a_card_of_a_bid_that_is_taken_goes_to_the_taker() -> None:
    state = table("opening", areas=(["i-journal"], []), centre="i-potion")

    taken = play(state, "0: push investigator-journal", "0: bid 0", "1: take")

    assert up(taken, B) == ["investigator-journal"]
    assert up(taken, A) == ["investigator-potion"]


@pytest.mark.rule("SC-5.5")
def test_the_takers_own_bid_returns_to_him() -> None:
    state = table("opening", areas=(["i-gate"], ["~c-journal", "c-potion", "c-gate"]), values={"c-potion": (3, 2)})
    bids = ("0: bid 2", "1: push cultist-potion", "1: raise 1", "0: push investigator-gate", "0: raise 1", "1: take")

    taken = play(state, *bids)

    assert up(taken, B) == ["cultist-potion", "cultist-gate", "investigator-gate"]
    assert down(taken, B) == ["cultist-journal"]
    assert pushed(taken, B) == []
    assert markers(taken) == [1, 4 + 3]
    assert up(taken, A) == ["investigator-journal"], "the centre card"


@pytest.mark.rule("SC-R7")
@pytest.mark.parametrize(("answers", "after"), [(("1: take",), [1, 7]), (("1: raise 4", "0: take"), [8, 0])])
def test_the_taker_ends_with_both_bids_and_the_winner_without_his_own(
    answers: tuple[str, ...], after: list[int]
) -> None:
    assert markers(play(table("opening"), "0: bid 3", *answers)) == after


@pytest.mark.rule("SC-R13")
def test_the_taker_can_refuse_nothing() -> None:
    state = table("opening", areas=(["c-azathoth", "i-gate"], []), values={"c-azathoth": (-2, 0), "i-gate": (4, 1)})

    taken = play(state, "0: push cultist-azathoth", "0: push investigator-gate", "0: bid 1", "1: take")

    assert up(taken, B) == ["cultist-azathoth", "investigator-gate"]
    assert taken.waiting_on == (A,)


@pytest.mark.rule("SC-R13")
def test_a_pair_that_the_active_player_completes_by_taking_is_usable_at_the_end_of_the_turn() -> None:
    state = table("opening", areas=(["c-gate", "~i-potion"], ["i-gate"]))

    taken = play(state, "0: bid 1", "1: push investigator-gate", "1: raise 0", "0: take")

    assert taken.players[A].spent == ()
    assert "0: gate cultist-gate up 0.1" in offered(taken, A)


@pytest.mark.rule("SC-R13")
def test_a_half_of_a_spent_pair_arrives_unspent() -> None:
    hands, areas = (["i-gate", "i-potion"], []), (["i-journal", "c-journal", "c-potion"], [])
    spent = play(
        table(hands=hands, areas=areas),
        "0: journal cultist-potion for investigator-potion",
        "0: place investigator-gate",
    )
    assert [str(thing) for thing in spent.players[A].spent] == ["journal"]

    taken = play(spent, "0: push investigator-journal", "0: bid 0", "1: take")

    assert [player.spent for player in taken.players] == [(), ()]


# ------------------------------------------------------------------ bids are open


@pytest.mark.rule("SC-5.6")
@pytest.mark.parametrize("seat", [A, B, None])
def test_everybody_sees_the_markers_the_cards_and_the_total_of_a_bid(seat: int | None) -> None:
    state = table("opening", areas=(["i-gate", "i-potion"], []), values={"i-gate": (4, 5)})
    opened, happened = told(state, "0: push investigator-gate", "0: bid 2")

    view = opened.view(seat)

    assert view.auction.staked == (Markers(2, 0), Markers(0, 0))
    assert pushed(view, A) == ["investigator-gate"]
    assert view.bid(A) == 7
    assert [event.seen_by(seat) for event in happened] == list(happened)
    assert [event.describe(opened) for event in happened] == [
        "A pushed Investigator Gate forward.",
        "A opened the bidding at 7.",
    ]


@pytest.mark.rule("SC-5.6")
def test_a_bid_that_is_being_made_is_open_too() -> None:
    begun = play(table("opening", areas=(["i-gate"], [])), "0: push investigator-gate")

    assert [pushed(begun.view(seat), A) for seat in (A, B, None)] == [["investigator-gate"]] * 3


# ------------------------------------------------------------------ the printed example


def before_the_example() -> State:
    state = table("start", hands=(["i-potion"], []), areas=(["i-gate"], []))
    return evolve(state, setup=evolve(state.setup, names=("Sean", "Sarah")))


OPENING = ("0: place investigator-potion", "0: bid 2")
COUNTER_BID = "1: raise 4"
RAISE = ("0: push investigator-gate", "0: raise 2")


def message(state: State, text: str) -> str:
    refusal = state.why_not(rr.parse_action(state, text))
    assert refusal is not None
    return refusal.message


@pytest.mark.rule("SC-5.7")
def test_sean_places_a_card_and_opens_with_two() -> None:
    opened = play(before_the_example(), *OPENING)

    assert (opened.bid(SEAN), markers(opened)) == (2, [2, 4])
    assert opened.waiting_on == (SARAH,)
    assert offered(opened, SARAH) == ["1: take", "1: raise 3", "1: raise 4"]
    assert message(opened, "1: raise 2").startswith("You must bid at least 3")


@pytest.mark.rule("SC-5.8")
def test_sarah_goes_all_in_with_four() -> None:
    countered = play(before_the_example(), *OPENING, COUNTER_BID)

    assert (countered.bid(SARAH), markers(countered)) == (4, [2, 0])
    assert countered.waiting_on == (SEAN,)
    assert message(countered, "0: raise 2").startswith("You must bid at least 5")


@pytest.mark.rule("SC-5.9", "SC-R5")
def test_sean_adds_two_markers_and_the_gate_for_a_total_of_nine() -> None:
    countered = play(before_the_example(), *OPENING, COUNTER_BID)

    raised, happened = told(countered, *RAISE)

    assert (raised.bid(SEAN), markers(raised)) == (9, [0, 0])
    assert happened[-1].describe(raised) == "Sean raised to 9."
    assert play(countered, "0: push investigator-gate", "0: raise 0").bid(SEAN) == 7


@pytest.mark.rule("SC-5.10", "SC-R7")
def test_sarah_can_only_take_and_gets_the_gate_and_all_eight_markers() -> None:
    raised = play(before_the_example(), *OPENING, COUNTER_BID, *RAISE)
    assert offered(raised, SARAH) == ["1: take"]

    over = play(raised, "1: take")

    assert [player.markers for player in over.players] == [Markers(0, 0), Markers(4, 4)]
    assert up(over, SARAH) == ["investigator-gate"]
    assert up(over, SEAN) == ["investigator-potion"]


# ------------------------------------------------------------------ the cards are conserved


def zones(state: State) -> Counter[str]:
    """How many times each card is found in the hands, in front of the players, in the centre and in the box."""
    found = Counter(str(lying.card) for lying in state.box)
    for player in state.players:
        found.update(map(str, player.hand))
        found.update(str(lying.card) for lying in player.area)
    if state.auction is not None:
        found[str(state.auction.centre.card)] += 1
    return found


@pytest.mark.rule("SC-5.11")
@pytest.mark.parametrize("god", ["Shoggoth", "Yog-Sothoth", "Shub-Niggurath"])
def test_every_card_dealt_is_in_exactly_one_place_at_any_moment(god: str) -> None:
    state: State = rr.new_game("seals", seed=1, options={"elder_god": god})
    cards = {str(facts.id) for facts in state.setup.content.cards}
    box = state.box
    chance = Chance(7)
    while not state.is_over:
        assert zones(state) == dict.fromkeys(cards, 1)
        assert state.box == box
        state = state.apply(chance.pick(state.legal_actions())).state

    assert zones(state) == dict.fromkeys(cards, 1)
    assert state.box == box


@pytest.mark.rule("SC-5.11")
def test_a_table_from_which_a_card_has_gone_is_not_sound() -> None:
    state: State = rr.new_game("seals", seed=1)
    short = evolve(state.players[A], hand=state.players[A].hand[1:])

    assert state.violations() == ()
    assert evolve(state, players=state.players.put(A, short)).violations() != ()
