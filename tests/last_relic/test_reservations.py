"""Reinforcement Phase: Reserve tokens, where they may lie, what they are good for, and when they come back."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules import NotationError, parse_action
from rlyeh_rules.last_relic import AskBuy, AskDeploy, AskReserve, State, events

from .table import CULT, HER, names, offered, play, refused, table, to_next_round, told

FIVE = ("lens $3", "rope $2", "idol $1", "tome $4", "bell $5")
IDS = ("lens", "rope", "idol", "tome", "bell")
MORE = ("m1 $1", "m2 $1", "m3 $1", "m4 $1", "m5 $1", "m6 $1", "m7 $1", "m8 $1", "m9 $1")


def tokens(state: State) -> tuple[str | None, str | None]:
    """On which cards the tokens lie: the Adventurer's, the Cult's."""
    return state.adventurer.reserved, state.cult.reserved


# ------------------------------------------------------------------ after the purchases


@pytest.mark.rule("LR-6.5.5")
def test_who_bought_first_reserves_first_and_the_other_sees_it() -> None:
    state = play(table("cult buys", starter=1, market=FIVE), "1: pass", "0: pass")

    assert state.decision == AskReserve(CULT)
    assert offered(state, CULT) == ["1: pass", *(f"1: reserve {card}" for card in IDS)]
    state, (event,) = told(state, "reserve rope")
    assert state.decision == AskReserve(HER)
    assert event.seen_by(HER) == events.CardReserved(CULT, "rope")
    assert state.view(HER).cult.reserved == "rope"


@pytest.mark.rule("LR-6.5.5", "LR-R19")
@pytest.mark.parametrize("starter", [HER, CULT])
def test_reserving_follows_the_order_of_the_turns_and_not_that_of_the_last_passes(starter: int) -> None:
    other = 1 - starter
    state = table("buy" if starter == HER else "cult buys", starter=starter, market=FIVE)

    state = play(state, f"{starter}: buy idol", f"{other}: pass", f"{starter}: pass")

    assert state.decision == AskReserve(starter)
    assert play(state, "pass").decision == AskReserve(other)


@pytest.mark.rule("LR-6.5.5")
def test_reserving_is_optional_and_done_once() -> None:
    state = table("reserve", market=FIVE, market_deck=MORE)

    neither = play(state, "0: pass", "1: pass")
    assert tokens(neither) == (None, None)
    assert isinstance(neither.decision, AskDeploy)
    hers = play(state, "0: reserve tome", "1: pass")
    assert tokens(hers) == ("tome", None)
    assert isinstance(hers.decision, AskDeploy), "she is not asked again"


@pytest.mark.rule("LR-6.5.5", "LR-R17")
@pytest.mark.parametrize("ask", ["buy", "reserve"])
def test_a_token_that_lies_on_a_card_cannot_be_placed(ask: str) -> None:
    state = table(ask, market=FIVE, reserved=(None, "lens"))

    assert refused(state, "1: reserve rope") == refused(state, "1: reserve lens") == "LR-R17"


@pytest.mark.rule("LR-6.5.5", "LR-R17")
def test_who_has_no_token_at_hand_is_not_asked() -> None:
    state = play(table("buy", market=FIVE, market_deck=MORE, reserved=("lens", None)), "pass", "pass")
    assert state.decision == AskReserve(CULT)
    assert refused(state, "0: reserve rope") == "LR-R17"

    both = play(table("buy", market=FIVE, market_deck=MORE, reserved=("lens", "rope")), "pass", "pass")
    assert isinstance(both.decision, AskDeploy)


@pytest.mark.rule("LR-6.5.5")
def test_a_bought_card_cannot_be_reserved() -> None:
    state = play(table("buy", market=FIVE), "0: buy lens", "1: pass", "0: pass")

    assert refused(state, "0: reserve lens") == "LR-6.5.5"
    assert offered(state, HER, "reserve") == [f"0: reserve {card}" for card in IDS[1:]]


@pytest.mark.rule("LR-6.5.5")
@pytest.mark.parametrize("ask", ["buy", "cult buys", "adventurer", "cult", "deploy"])
@pytest.mark.parametrize("seat", [HER, CULT])
def test_nothing_is_reserved_during_the_purchases_or_in_another_phase(ask: str, seat: int) -> None:
    assert refused(table(ask, market=FIVE), f"{seat}: reserve lens") == "LR-6.5.5"


@pytest.mark.rule("LR-6.5.5")
def test_nobody_reserves_before_the_other_has_decided() -> None:
    assert refused(table("reserve", market=FIVE), "1: reserve lens") == "LR-6.5.5"


# ------------------------------------------------------------------ two tokens on one card


@pytest.mark.rule("LR-6.5.6")
def test_both_tokens_may_lie_on_one_card_which_stays_until_it_is_bought() -> None:
    state = table("reserve", market=FIVE, market_deck=MORE, reserved=(None, None))

    state = play(state, "0: reserve lens", "1: reserve lens")
    assert tokens(state) == ("lens", "lens")
    assert state.market.cards == ("lens", "m1", "m2", "m3", "m4")
    for _ in range(2):
        state, _ = to_next_round(state)
        assert tokens(state) == ("lens", "lens")
        assert state.market.cards[0] == "lens"
        assert len(state.market.cards) == 5

    state = play(state, "1: done", "0: pass", "1: pass", "0: buy lens")
    assert "lens" not in state.market.cards
    assert tokens(state) == (None, None)


# ------------------------------------------------------------------ the discount


@pytest.mark.rule("LR-6.5.9", "LR-R18")
def test_the_own_token_saves_one_fund_and_the_opponents_none() -> None:
    what: dict[str, Any] = {"market": ["lens $3"], "reserved": (None, "lens")}

    state, happened = told(table("cult buys", cult_funds=2, **what), "buy lens")
    assert state.cult.funds == 0
    assert happened[0] == events.CardBought(CULT, "lens", 2)

    assert refused(table("buy", funds=2, **what), "buy lens") == "LR-6.5.3"
    assert play(table("buy", funds=3, **what), "buy lens").adventurer.funds == 0


@pytest.mark.rule("LR-R18")
@pytest.mark.parametrize(
    ("cost", "reserved", "price"),
    [
        (3, ("lens", None), 2),
        (3, ("lens", "lens"), 2),
        (3, (None, "lens"), 3),
        (3, ("rope", "lens"), 3),
        (1, ("lens", None), 0),
        (0, ("lens", None), 0),
        (0, ("lens", "lens"), 0),
    ],
)
@pytest.mark.parametrize("permanents", [(), ("map ! price -1",)])
def test_the_price_is_one_less_with_the_own_token_and_never_below_0(
    cost: int, reserved: tuple[str | None, str | None], price: int, permanents: tuple[str, ...]
) -> None:
    price = max(price - len(permanents), 0)
    market = [f"lens ${cost}", "rope $9"]
    state = table("buy", market=market, reserved=reserved, funds=price, permanents=permanents)

    state, happened = told(state, "buy lens")

    assert happened[0] == events.CardBought(HER, "lens", price)
    assert state.adventurer.funds == 0
    if price:
        poor = table("buy", market=market, reserved=reserved, funds=price - 1, permanents=permanents)
        assert refused(poor, "buy lens") == "LR-6.5.3"


@pytest.mark.rule("LR-R18")
def test_a_token_placed_in_this_phase_saves_a_fund_from_the_next_round_on() -> None:
    state = play(table("reserve", market=["lens $3"], funds=2), "reserve lens")
    assert refused(state, "0: buy lens") == "LR-6.5.11"

    state, _ = to_next_round(state)
    state = play(state, "1: done", "0: pass", "1: pass")

    assert play(state, "buy lens").adventurer.funds == 0


# ------------------------------------------------------------------ the tokens come back


@pytest.mark.rule("LR-6.5.10")
@pytest.mark.parametrize(("ask", "buyer"), [("buy", HER), ("cult buys", CULT)])
def test_whoever_buys_a_card_each_token_on_it_goes_back_to_its_owner(ask: str, buyer: int) -> None:
    state = table(ask, market=["lens $3", "rope $1"], reserved=("lens", "lens"))

    state, happened = told(state, "buy lens")

    assert names(happened) == ["CardBought", "FundsSpent", "ReserveReturned", "ReserveReturned"]
    assert [event.seat for event in happened[2:]] == [HER, CULT]
    assert state.side(buyer).funds == 1, "the cost less one"
    assert tokens(state) == (None, None)


@pytest.mark.rule("LR-6.5.10")
def test_a_token_on_another_card_stays_where_it_is() -> None:
    state, happened = told(table("buy", market=FIVE, reserved=("rope", "lens")), "buy lens")

    assert tokens(state) == ("rope", None)
    assert [event.seat for event in happened if isinstance(event, events.ReserveReturned)] == [CULT]


@pytest.mark.rule("LR-R17")
@pytest.mark.parametrize(("ask", "buyer"), [("buy", HER), ("cult buys", CULT)])
def test_a_token_that_came_back_can_be_placed_in_the_same_phase_whoever_bought(ask: str, buyer: int) -> None:
    state = table(ask, market=FIVE, market_deck=MORE, reserved=("lens", None))

    state = play(state, f"{buyer}: buy lens", "pass", "pass")
    assert state.decision == AskReserve(HER)
    state = play(state, "0: reserve rope", "1: pass")

    assert tokens(state) == ("rope", None)
    assert state.market.cards[0] == "rope"


@pytest.mark.rule("LR-R17")
def test_a_token_holds_its_card_for_any_number_of_rounds_and_is_neither_moved_nor_taken_back() -> None:
    state = table("buy", market=FIVE, reserved=("bell", None))

    for text in ("unreserve", "unreserve bell", "withdraw bell", "reserve"):
        with pytest.raises(NotationError):
            parse_action(state, text)
    for _ in range(4):
        state, _ = to_next_round(state)
        assert "bell" in state.market.cards
        assert tokens(state) == ("bell", None)
    state = play(state, "1: done", "0: pass", "1: pass")
    assert isinstance(state.decision, AskBuy)
    assert refused(state, "0: reserve rope") == "LR-R17"


@pytest.mark.rule("LR-R17")
@pytest.mark.parametrize(("reserved", "new"), [(("bell", "tome"), 3), (("bell", "bell"), 4)])
def test_tokens_stuck_on_cards_let_fewer_new_ones_come(reserved: tuple[str, str], new: int) -> None:
    state = table("buy", market=FIVE, market_deck=MORE, reserved=reserved)

    for at in range(2):
        state, happened = to_next_round(state)
        fresh = tuple(f"m{card}" for card in range(at * new + 1, (at + 1) * new + 1))
        assert events.MarketRefilled(fresh) in happened
        assert set(state.market.cards) == {*reserved, *fresh}


# ------------------------------------------------------------------ the FAQ


@pytest.mark.rule("LR-13.7")
def test_a_reserved_card_is_not_barred_to_the_opponent() -> None:
    state = table("cult buys", market=["lens $3"], reserved=("lens", None), cult_funds=3)

    assert offered(state, CULT) == ["1: pass", "1: buy lens"]
    state = play(state, "buy lens")

    assert (state.cult.cards.discard, state.cult.funds) == (("lens",), 0)
    assert tokens(state) == (None, None)


@pytest.mark.rule("LR-13.7")
def test_it_stays_in_the_market_and_is_cheaper_for_the_owner() -> None:
    state, _ = to_next_round(table("buy", market=["lens $3"], reserved=("lens", None), funds=2))
    assert state.market.cards == ("lens",)

    assert play(state, "1: done", "0: pass", "1: pass", "0: buy lens").adventurer.funds == 0
