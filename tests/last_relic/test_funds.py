"""Funds: gained, spent and kept, used for purchases only, and the end of their track."""

from __future__ import annotations

import pytest

from rlyeh_rules import Seat, new_game
from rlyeh_rules.last_relic import Space, State, events
from tests.last_relic.dealt import shipped
from tests.last_relic.table import CULT, HER, STAND_IN, On, names, play, refused, spot, table, told, why_not

LENS = "lens $4 = clue // 2 = mark"

# ------------------------------------------------------------------ gained and spent


@pytest.mark.rule("LR-5.4.1")
def test_three_and_two_less_four_is_one() -> None:
    state = table(hand=("purse = fund fund",), market=(LENS,))

    state, happened = told(state, "play purse", "pass", "pass", "1: pass", "0: buy lens")

    assert state.adventurer.funds == 1
    assert [event for event in happened if isinstance(event, events.FundsGained | events.FundsSpent)] == [
        events.FundsGained(HER, 1, 4),
        events.FundsGained(HER, 1, 5),
        events.FundsSpent(HER, 4, 1),
    ]
    assert state.cult.funds == 3, "each player has Funds of their own"


@pytest.mark.rule("LR-5.4.1")
@pytest.mark.parametrize(("seat", "ask"), [(HER, "buy"), (CULT, "cult buys")])
def test_nothing_is_bought_for_more_than_one_has(seat: Seat, ask: str) -> None:
    assert refused(table(ask, funds=3, cult_funds=3, market=(LENS,)), "buy lens") == "LR-6.5.3"
    spent = play(table(ask, funds=4, cult_funds=4, market=(LENS,)), "buy lens")
    assert spent.side(seat).funds == 0


@pytest.mark.rule("LR-5.4.1")
def test_a_table_with_less_than_no_funds_is_not_sound() -> None:
    assert table(funds=0, cult_funds=0).violations() == ()
    assert [violation.rule for violation in table(funds=-1).violations()] == ["LR-5.4.1"]
    assert [violation.rule for violation in table(cult_funds=-1).violations()] == ["LR-5.4.1"]


@pytest.mark.rule("LR-5.4.1")
@pytest.mark.parametrize("viewer", [HER, CULT, None])
def test_the_funds_of_both_players_are_public(viewer: Seat | None) -> None:
    view = table(funds=5, cult_funds=2).view(viewer)

    assert (view.adventurer.funds, view.cult.funds) == (5, 2)
    assert events.FundsGained(CULT, 1, 4).seen_by(viewer) == events.FundsGained(CULT, 1, 4)


# ------------------------------------------------------------------ what they are for


@pytest.mark.rule("LR-5.4.2")
def test_what_is_not_spent_is_there_in_the_next_round() -> None:
    state = table("buy", funds=4, cult_funds=2, market=(LENS,))

    state = play(state, "pass", "pass", "pass", "pass")

    assert state.round == 4
    assert (state.adventurer.funds, state.cult.funds) == (4, 2)


@pytest.mark.rule("LR-5.4.2")
@pytest.mark.parametrize("seat", [HER, CULT])
@pytest.mark.parametrize(
    ("ask", "rule"),
    [("deploy", "LR-5.4.2"), ("adventurer", "LR-5.4.2"), ("cult", "LR-5.4.2"), ("reserve", "LR-6.5.11")],
)
def test_nothing_is_bought_outside_the_purchases(seat: Seat, ask: str, rule: str) -> None:
    state = table(ask, funds=9, cult_funds=9, market=(LENS,))

    assert refused(state, f"{seat}: buy lens") == rule


@pytest.mark.rule("LR-5.4.2")
def test_nothing_is_bought_while_something_is_chosen() -> None:
    state = play(table(hand=("walk = move",), market=(LENS,), funds=9), "play walk")

    assert refused(state, "0: buy lens") == "LR-5.4.2"


@pytest.mark.rule("LR-5.4.2")
def test_nothing_is_bought_during_the_setup() -> None:
    state = new_game(State, seed=1)
    card = state.market.cards[0]

    assert refused(state, f"1: buy {card}") == "LR-5.4.2"
    asked = play(state, str(state.legal_actions()[0]))
    assert refused(asked, f"0: buy {card}") == "LR-5.4.2"


# ------------------------------------------------------------------ the end of the track


@pytest.mark.rule("LR-R39")
def test_without_a_track_there_is_no_maximum() -> None:
    state = table(funds=90, hand=("purse = fund fund",))

    assert shipped().most_funds is None
    assert play(state, "play purse").adventurer.funds == 92


@pytest.mark.rule("LR-R39")
def test_gains_stop_at_the_last_space_and_the_surplus_is_lost() -> None:
    state = table(funds=4, most_funds=5, hand=("purse = fund fund clue",), market=("lens $1 = clue // 2 = mark",))

    state, happened = told(state, "play purse")

    assert state.adventurer.funds == 5
    assert names(happened) == ["CardPlayed", "FundsGained", "IconSkipped", "CluePlaced"]
    later = play(state, "pass", "pass", "1: pass", "0: buy lens")
    assert later.adventurer.funds == 4, "nothing was stored up"


@pytest.mark.rule("LR-R39")
def test_a_reward_is_cut_to_what_the_track_holds() -> None:
    row = (spot("harbour", marks=4, funds=3), spot("library"), spot("crypt"))
    state = table("cult", at=2, row=row, cult_funds=4, most_funds=5, cultists=(On(1, "acolyte 2 = mark"),))
    full = table("cult", at=2, row=row, cult_funds=5, most_funds=5, cultists=(On(1, "acolyte 2 = mark"),))

    state, happened = told(state, "activate acolyte")
    _, told_when_full = told(full, "activate acolyte")

    assert state.cult.funds == 5
    assert events.FundsGained(CULT, 1, 5) in happened
    assert "FundsGained" not in names(told_when_full)


@pytest.mark.rule("LR-R39")
def test_a_space_of_the_exposure_track_pays_no_further_than_the_end() -> None:
    track = (Space(adventurer=3, cult=3, start=True, source=STAND_IN),)
    state = table(track=track, funds=4, cult_funds=2, most_funds=6)

    state = play(state, "pass", "pass")

    assert (state.adventurer.funds, state.cult.funds) == (6, 5)


@pytest.mark.rule("LR-R39")
def test_with_a_full_track_a_card_of_funds_alone_is_an_empty_action() -> None:
    what = {"hand": ("purse = fund",), "funds": 5, "most_funds": 5}

    assert why_not(table(**what), "play purse") is None
    assert refused(table(**what, options={"forbid_empty_actions": True}), "play purse") == "LR-R30"


@pytest.mark.rule("LR-R39")
def test_a_table_with_funds_beyond_the_track_is_not_sound() -> None:
    assert table(funds=5, most_funds=5).violations() == ()
    assert [violation.rule for violation in table(funds=6, most_funds=5).violations()] == ["LR-5.4.1"]
