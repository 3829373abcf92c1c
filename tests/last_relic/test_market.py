"""Reinforcement Phase: purchase turns, the market cleared and filled up again, a deck that runs out."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules import HIDDEN, NotationError, parse_action
from rlyeh_rules.last_relic import AskBuy, AskReserve, State, events

from .table import CULT, HER, On, names, offered, play, refused, table, to_next_round, told

FIVE = ("lens $3", "rope $2", "idol $1", "tome $4", "bell $5")
IDS = ("lens", "rope", "idol", "tome", "bell")
TEN = ("m1 $1", "m2 $1", "m3 $1", "m4 $1", "m5 $1", "m6 $1", "m7 $1", "m8 $1", "m9 $1", "m10 $1")


# ------------------------------------------------------------------ purchase turns


@pytest.mark.rule("LR-6.5.1", "LR-R19")
@pytest.mark.parametrize(("ask", "first", "second"), [("cult", CULT, HER), ("adventurer", HER, CULT)])
def test_the_maker_of_the_first_of_the_two_passes_has_the_first_purchase_turn(
    ask: str, first: int, second: int
) -> None:
    state = play(table(ask, market=FIVE, funds=3, cult_funds=3), "pass", "pass")

    assert state.decision == AskBuy(first, starter=first)
    assert refused(state, f"{second}: buy idol") == refused(state, f"{second}: pass") == "LR-6.5.1"
    assert play(state, "buy idol").waiting_on == (second,)


@pytest.mark.rule("LR-R19")
def test_a_pass_that_was_followed_by_an_action_does_not_make_anybody_begin() -> None:
    state = table(hand=["torch = fund"], cultists=[On(1, "acolyte 1 = fund")], market=FIVE)

    state = play(state, "pass", "1: activate acolyte", "0: play torch", "1: pass", "0: pass")

    assert state.decision == AskBuy(CULT, starter=CULT)


@pytest.mark.rule("LR-R19", "LR-6.5.2")
@pytest.mark.parametrize("starter", [HER, CULT])
def test_the_run_of_passes_starts_anew_in_each_phase(starter: int) -> None:
    state = play(table("adventurer" if starter == HER else "cult", market=FIVE), "pass", "pass", "pass")

    assert isinstance(state.decision, AskBuy)
    assert state.decision.seat != starter
    assert isinstance(play(state, "pass").decision, AskReserve)


@pytest.mark.rule("LR-6.5.2", "LR-R19")
def test_a_pass_while_buying_is_not_final() -> None:
    state = table("cult buys", starter=1, market=FIVE, funds=5, cult_funds=5)

    state = play(state, "1: pass", "0: buy lens", "1: buy rope", "0: pass")
    assert state.decision == AskBuy(CULT, starter=CULT, passed=True)
    state = play(state, "1: pass")

    assert state.decision == AskReserve(CULT)
    assert (state.adventurer.cards.bought, state.cult.cards.bought) == (("lens",), ("rope",))


@pytest.mark.rule("LR-6.5.2")
def test_nobody_buys_two_cards_in_a_turn() -> None:
    state = table("buy", market=FIVE, funds=9)

    with pytest.raises(NotationError):
        parse_action(state, "buy lens, rope")
    state = play(state, "buy lens")
    assert refused(state, "0: buy rope") == "LR-6.5.1"
    assert play(state, "1: pass", "0: buy rope").adventurer.cards.bought == ("lens", "rope")


@pytest.mark.rule("LR-6.5.2")
@pytest.mark.parametrize("card", ["deep", "gone", "torch", "acolyte"])
def test_only_what_is_in_the_market_can_be_bought(card: str) -> None:
    state = table(
        "buy",
        market=FIVE,
        market_deck=["deep $0"],
        market_discard=["gone $0"],
        hand=["torch"],
        cult_hand=["acolyte 1"],
        funds=9,
    )

    assert refused(state, f"buy {card}") == "LR-6.5.2"
    assert offered(state, HER) == ["0: pass", *(f"0: buy {each}" for each in IDS)]


@pytest.mark.rule("LR-6.5.3")
def test_a_card_of_3_bought_with_5_funds_leaves_2_and_lies_on_top_of_the_discard_pile() -> None:
    state = table("buy", market=FIVE, market_deck=["deep $1"], funds=5, discard=["x1", "x2"], hand=["torch"])

    state, happened = told(state, "buy lens")

    assert names(happened) == ["CardBought", "FundsSpent"]
    assert happened[0] == events.CardBought(HER, "lens", 3)
    assert state.adventurer.funds == 2
    hers = state.adventurer.cards
    assert (hers.discard, hers.hand, hers.deck) == (("x1", "x2", "lens"), ("torch",), ())
    assert state.market.cards == ("rope", "idol", "tome", "bell")
    assert (state.market.deck, state.market.discard) == (("deep",), ())
    assert (state.cult.funds, state.cult.cards.discard) == (3, ())


@pytest.mark.rule("LR-6.5.3")
def test_who_has_less_than_the_price_does_not_buy() -> None:
    state = table("cult buys", market=FIVE, cult_funds=3)

    assert offered(state, CULT, "buy") == ["1: buy lens", "1: buy rope", "1: buy idol"]
    assert refused(state, "buy tome") == refused(state, "buy bell") == "LR-6.5.3"
    assert play(state, "buy lens").cult.funds == 0


# ------------------------------------------------------------------ gaps


@pytest.mark.rule("LR-6.5.4")
def test_a_bought_card_leaves_a_gap_until_the_end_of_the_phase() -> None:
    state = table("buy", market=TEN[:5], market_deck=TEN[5:], funds=9, cult_funds=9)

    state, happened = told(state, "buy m2", "buy m4", "buy m1")
    assert state.market.cards == ("m3", "m5")
    assert offered(state, CULT) == ["1: pass", "1: buy m3", "1: buy m5"]
    assert "MarketRefilled" not in names(happened)

    state = play(state, "buy m3", "buy m5")
    assert offered(state, CULT) == ["1: pass"]
    state = play(state, "pass")
    assert offered(state, HER) == ["0: pass"]
    assert refused(state, "buy m6") == "LR-6.5.2"
    _, happened = told(state, "pass")
    assert events.MarketRefilled(("m6", "m7", "m8", "m9", "m10")) in happened


# ------------------------------------------------------------------ cleared and filled up


@pytest.mark.rule("LR-6.5.7", "LR-6.5.8")
def test_every_card_without_a_reserve_token_is_discarded_and_five_are_on_offer_again() -> None:
    state = table("buy", market=TEN[:4], market_deck=TEN[4:], market_discard=["old $1"], funds=0)

    state, happened = told(state, "pass", "pass", "pass", "1: reserve m3")

    assert state.market.cards == ("m3", "m5", "m6", "m7", "m8")
    assert state.market.discard == ("old", "m1", "m2", "m4")
    assert state.market.deck == ("m9", "m10")
    assert events.MarketCleared(("m1", "m2", "m4")) in happened
    assert events.MarketRefilled(("m5", "m6", "m7", "m8")) in happened


@pytest.mark.rule("LR-6.5.8")
@pytest.mark.parametrize(
    ("tokens", "new"), [((None, None), 5), (("m2", None), 4), ((None, "m2"), 4), (("m4", "m1"), 3), (("m2", "m2"), 4)]
)
def test_reserved_cards_count_towards_the_five(tokens: tuple[str | None, str | None], new: int) -> None:
    state = table("buy", market=TEN[:5], market_deck=TEN[5:], reserved=tokens)
    passes = ["pass", "pass", *("pass" for token in tokens if token is None)]

    state = play(state, *passes)

    kept = [card for card in ("m1", "m2", "m4") if card in tokens]
    assert list(state.market.cards) == [*kept, *("m6", "m7", "m8", "m9", "m10")[:new]]
    assert len(state.market.cards) == 5


@pytest.mark.rule("LR-6.5.2", "LR-6.5.5")
def test_passing_a_purchase_or_a_reservation_is_told_with_its_own_rule() -> None:
    _, happened = told(table("cult buys", starter=1, market=TEN[:5]), "1: pass", "0: pass", "1: pass", "0: pass")

    assert [(event.seat, event.rule) for event in happened if type(event) is events.NothingBought] == [
        (CULT, "LR-6.5.2"),
        (HER, "LR-6.5.2"),
    ]
    assert [(event.seat, event.rule) for event in happened if type(event) is events.NothingReserved] == [
        (CULT, "LR-6.5.5"),
        (HER, "LR-6.5.5"),
    ]


@pytest.mark.rule("LR-6.5.11")
def test_purchases_then_reservations_then_the_clearing_then_the_refill() -> None:
    state = table("cult buys", starter=1, market=TEN[:5], market_deck=TEN[5:], cult_funds=1)

    _, happened = told(state, "1: buy m1", "0: pass", "1: pass", "1: reserve m2", "0: reserve m3")

    assert names(happened)[:9] == [
        "CardBought",
        "FundsSpent",
        "NothingBought",
        "NothingBought",
        "CardReserved",
        "CardReserved",
        "MarketCleared",
        "MarketRefilled",
        "PhaseBegan",
    ]
    assert [event.seat for event in happened if isinstance(event, events.CardReserved)] == [CULT, HER]


@pytest.mark.rule("LR-6.5.11")
def test_what_the_refill_turns_up_is_too_late_for_this_phase() -> None:
    state = play(table("reserve", market=TEN[:5], market_deck=TEN[5:], funds=9, cult_funds=9), "pass", "pass")

    assert state.market.cards == ("m6", "m7", "m8", "m9", "m10")
    for seat in (HER, CULT):
        assert refused(state, f"{seat}: buy m6") == "LR-5.4.2"
        assert refused(state, f"{seat}: reserve m6") == "LR-6.5.5"
    state = play(state, "1: done", "0: pass", "1: pass")
    assert "0: buy m6" in offered(state, HER)


# ------------------------------------------------------------------ the Reinforcement deck runs out


def dry(**what: Any) -> State:
    """Reservations are over for but one pass; the Cult's token lies on a card that so stays."""
    return table("reserve", **({"reserved": (None, "kept"), "market": ["kept $1"]} | what))


@pytest.mark.rule("LR-R6")
@pytest.mark.parametrize(("given", "order"), [(0, ("g2", "g1")), (1, ("g1", "g2"))])
def test_cleared_cards_become_the_deck_when_that_is_empty(given: int, order: tuple[str, ...]) -> None:
    state, happened = told(dry(market_discard=["g1 $1", "g2 $1"]), "pass", chance=[given])

    assert state.market.cards == ("kept", *order)
    assert (state.market.deck, state.market.discard) == ((), ())
    assert events.ReinforcementsShuffled(2) in happened


@pytest.mark.rule("LR-R6", "LR-6.5.8")
def test_what_is_turned_up_before_the_shuffle_is_told_before_it() -> None:
    state, happened = told(dry(market_deck=TEN[:2], market_discard=["g1 $1", "g2 $1", "g3 $1"]), "pass", chance=[0, 0])

    refill = [event for event in happened if isinstance(event, events.MarketRefilled | events.ReinforcementsShuffled)]
    assert refill == [
        events.MarketRefilled(state.market.cards[1:3]),
        events.ReinforcementsShuffled(3),
        events.MarketRefilled(state.market.cards[3:]),
    ]
    assert state.market.cards[1:3] == ("m1", "m2")
    assert sorted(state.market.cards[3:] + state.market.deck) == ["g1", "g2", "g3"]


@pytest.mark.rule("LR-R6")
def test_the_fourth_refill_of_a_game_goes_on_with_the_cleared_cards() -> None:
    all_24 = [f"m{at} $9" for at in range(1, 25)]
    state = table("reserve", market=all_24[:5], market_deck=all_24[5:])

    left = [len(state.market.deck)]
    for _ in range(4):
        state, happened = to_next_round(state)
        left.append(len(state.market.deck))

    assert left == [19, 14, 9, 4, 19]
    assert events.ReinforcementsShuffled(20) in happened
    assert state.market.cards[:4] == ("m21", "m22", "m23", "m24")
    assert (len(state.market.cards), state.market.discard) == (5, ())


@pytest.mark.rule("LR-R6")
def test_the_cards_that_have_just_been_cleared_are_among_them() -> None:
    state = table("reserve", market=["g1 $1", "g2 $1"])

    state = play(state, "pass", "pass")

    assert sorted(state.market.cards) == ["g1", "g2"]
    assert state.market.discard == ()


@pytest.mark.rule("LR-R6")
def test_a_bought_card_is_not() -> None:
    state = play(table("buy", market=["g1 $1", "g2 $1"]), "buy g1", "pass", "pass", "pass", "pass")

    assert state.market.cards == ("g2",)
    assert "g1" in state.adventurer.cards.hand, "it has been drawn"


@pytest.mark.rule("LR-R6")
def test_nothing_is_shuffled_while_the_deck_suffices() -> None:
    state, happened = told(dry(market_deck=TEN[:4], market_discard=["g1 $1"]), "pass")

    assert state.market.cards == ("kept", "m1", "m2", "m3", "m4")
    assert (state.market.deck, state.market.discard) == ((), ("g1",))
    assert "ReinforcementsShuffled" not in names(happened)


@pytest.mark.rule("LR-R6")
def test_with_deck_and_discards_empty_the_market_stays_smaller() -> None:
    assert play(dry(), "pass").market.cards == ("kept",)
    assert play(dry(market_deck=["m1 $1"]), "pass").market.cards == ("kept", "m1")


@pytest.mark.rule("LR-R6")
def test_an_empty_market_is_played_on_with() -> None:
    state = table("buy", market=["m1 $1"])

    state, happened = told(state, "buy m1", "pass", "pass")
    assert state.market.cards == ()
    assert "CardReserved" not in names(happened)
    state = play(state, "1: done", "0: pass", "1: pass")

    assert offered(state, HER) == ["0: pass"]
    assert play(state, "0: pass", "1: pass").round == 5, "nobody is asked where to put a token"


@pytest.mark.rule("LR-R6")
def test_an_option_keeps_cleared_cards_out() -> None:
    shuffled = dry(market_deck=["m1 $1"], market_discard=["g1 $1", "g2 $1"])
    kept_out = dry(
        market_deck=["m1 $1"],
        market_discard=["g1 $1", "g2 $1"],
        options={"no_reinforcement_reshuffle": True},
    )

    assert set(play(shuffled, "pass").market.cards) == {"kept", "m1", "g1", "g2"}
    after, happened = told(kept_out, "pass")
    assert after.market.cards == ("kept", "m1")
    assert after.market.discard == ("g1", "g2")
    assert "ReinforcementsShuffled" not in names(happened)


@pytest.mark.rule("LR-R6")
def test_by_that_option_the_market_runs_dry() -> None:
    state = table("reserve", market=TEN[:5], market_deck=TEN[5:7], options={"no_reinforcement_reshuffle": True})

    offers = []
    for _ in range(3):
        state, _ = to_next_round(state)
        offers.append(state.market.cards)

    assert offers == [("m6", "m7"), (), ()]


@pytest.mark.rule("LR-R6")
def test_the_cleared_cards_lie_open_and_the_shuffled_deck_does_not() -> None:
    before = dry(market_deck=TEN[:4], market_discard=["g1 $1"])
    state = play(dry(market_discard=["g1 $1", *TEN[:5]]), "pass")

    for seat in (HER, CULT):
        assert before.view(seat).market.discard == ("g1",)
        assert state.view(seat).market.deck == (HIDDEN,) * 2
