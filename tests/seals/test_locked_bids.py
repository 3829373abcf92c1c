"""Cards in a bid: locked until the auction is settled, or, with the option, within reach of abilities."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.seals import State
from tests.seals.table import A, B, cards, down, offered, play, refused, table, up

CLOSURE = ["i-gate-closure", "c-gate-closure"]
GATE = ["i-gate", "c-gate"]
JOURNAL = ["i-journal", "c-journal"]
SHOGGOTH = ["i-shoggoth", "c-shoggoth"]
UNLOCKED = {"bid_cards_locked": False}


def answering(mine: list[str], theirs: list[str], **changes: object) -> State:
    """A, the active player, has bid 1 marker and must answer B, who has bid 2 markers and what is pushed."""
    usual: dict[str, Any] = {"markers": [(3, 0), (0, 2)], "staked": [(1, 0), (0, 2)], "hands": [["c-potion"], []]}
    return table("answer", answering=0, centre="i-hastur", areas=[mine, theirs], **{**usual, **changes})


def pushed(state: State, seat: int) -> list[str]:
    """The cards that lie in the bid of `seat`."""
    return [str(lying.card) for lying in state.players[seat].area if lying.pushed]


# ------------------------------------------------------------------ locked: the default


@pytest.mark.rule("SC-R11")
def test_a_locked_card_stays_face_up_and_with_its_bidder() -> None:
    state = table("opening", areas=[["i-gate", "i-potion"], []])

    state = play(state, "push investigator-gate", "bid 0")

    assert up(state, A) == ["investigator-gate", "investigator-potion"]
    assert pushed(state, A) == ["investigator-gate"]
    assert state.bid(A) == 5


@pytest.mark.rule("SC-R11")
def test_a_locked_half_completes_no_pair() -> None:
    state = answering(["^i-journal", "c-journal", "i-potion"], [])

    assert offered(state, A, "journal") == []
    assert refused(state, "journal investigator-potion for cultist-potion") == "SC-R11"


@pytest.mark.rule("SC-R11")
def test_a_locked_potion_is_not_used() -> None:
    state = answering(["^i-potion", "~i-gate"], [])

    assert offered(state, A, "potion") == []
    assert refused(state, "potion investigator-potion up 1") == "SC-6.3"


@pytest.mark.rule("SC-R11")
@pytest.mark.parametrize(
    ("mine", "theirs", "use", "rule"),
    [
        pytest.param(
            CLOSURE, ["^c-gate"], "closure investigator-gate-closure down cultist-gate", "SC-6.21", id="theirs"
        ),
        pytest.param(
            [*CLOSURE, "^i-gate"], [], "closure investigator-gate-closure down investigator-gate", "SC-6.21", id="own"
        ),
        pytest.param(
            SHOGGOTH, ["^c-gate"], "shoggoth investigator-shoggoth down cultist-gate", "SC-9.3", id="Shoggoth"
        ),
        pytest.param([*JOURNAL, "^i-gate"], [], "journal investigator-gate for cultist-potion", "SC-6.19", id="swap"),
    ],
)
def test_no_ability_flips_or_swaps_a_locked_card(mine: list[str], theirs: list[str], use: str, rule: str) -> None:
    state = answering(mine, theirs)

    assert refused(state, use) == rule
    assert f"0: {use}" not in offered(state, A)


@pytest.mark.rule("SC-R11", "SC-R23")
def test_a_locked_card_is_no_target_so_that_shoggoth_needs_none() -> None:
    state = answering(SHOGGOTH, ["^c-gate"])

    state = play(state, "shoggoth investigator-shoggoth")

    assert (down(state, A), down(state, B)) == (["investigator-shoggoth"], [])
    assert state.bid(B) == 6


@pytest.mark.rule("SC-R11", "SC-R28")
def test_cthulhu_passes_a_locked_card_over() -> None:
    state = answering(["i-cthulhu", "c-cthulhu", "^i-gate", "i-potion"], ["c-potion"])

    state = play(state, "cthulhu")

    assert down(state, A) == ["investigator-potion"]
    assert state.bid(A) == 1 + 5


@pytest.mark.rule("SC-R11")
def test_the_lock_ends_with_the_auction_for_the_taker_who_gets_the_own_card_back() -> None:
    state = answering(["^i-gate", "c-gate", "~i-journal"], [], staked=[(0, 0), (4, 2)])
    assert refused(state, "gate cultist-gate up 0.2") == "SC-R11"

    state = play(state, "take")

    assert pushed(state, A) == []
    assert "0: gate cultist-gate up 0.2" in offered(state, A)


@pytest.mark.rule("SC-R11")
def test_the_lock_ends_with_the_auction_for_the_taker_who_gets_the_card() -> None:
    state = table("opening", areas=[["i-gate"], ["c-gate", "~i-journal"]], hands=[[], ["c-hastur"]], centre="i-hastur")

    state = play(state, "push investigator-gate", "bid 0", "take", "close")

    assert pushed(state, B) == []
    assert "1: gate investigator-gate up 1.1" in offered(state, B)


# ------------------------------------------------------------------ the option: not locked


@pytest.mark.rule("SC-R11")
def test_with_the_option_a_committed_half_completes_a_pair() -> None:
    state = answering(["^i-journal", "c-journal", "i-potion"], [], options=UNLOCKED)

    state = play(state, "journal investigator-potion for cultist-potion")

    assert up(state, A) == ["investigator-journal", "cultist-journal", "cultist-potion"]
    assert state.bid(A) == 1 + 2  # the Journal is still in the bid


@pytest.mark.rule("SC-R11")
@pytest.mark.parametrize(
    ("mine", "use"),
    [
        pytest.param(CLOSURE, "closure investigator-gate-closure down cultist-gate", id="Gate Closure"),
        pytest.param(SHOGGOTH, "shoggoth investigator-shoggoth down cultist-gate", id="Shoggoth"),
    ],
)
def test_with_the_option_a_card_turned_down_has_left_the_bid(mine: list[str], use: str) -> None:
    state = answering(mine, ["^c-gate"], options=UNLOCKED)
    assert state.bid(B) == 2 + 4

    state = play(state, use)

    assert (down(state, B), pushed(state, B)) == (["cultist-gate"], [])
    assert (state.bid(A), state.bid(B)) == (1, 2)
    assert state.waiting_on == (A,)


@pytest.mark.rule("SC-R11")
def test_with_the_option_a_card_swapped_away_has_left_the_bid_and_the_new_one_is_not_in_it() -> None:
    state = answering([*JOURNAL, "^i-gate"], [], options=UNLOCKED)
    assert state.bid(A) == 1 + 5

    state = play(state, "journal investigator-gate for cultist-potion")

    assert state.players[A].hand == cards("i-gate")
    assert up(state, A) == ["investigator-journal", "cultist-journal", "cultist-potion"]
    assert pushed(state, A) == []
    assert state.bid(A) == 1


@pytest.mark.rule("SC-R11")
def test_with_the_option_a_potion_in_the_bid_can_be_used_and_leaves_it() -> None:
    state = answering(["^i-potion", "~i-gate"], [], options=UNLOCKED)

    state = play(state, "potion investigator-potion up 1")

    assert (up(state, A), down(state, A)) == (["investigator-gate"], ["investigator-potion"])
    assert state.bid(A) == 1
    assert "0: push investigator-gate" in offered(state, A)


@pytest.mark.rule("SC-R11")
def test_with_the_option_cthulhu_turns_committed_cards_down() -> None:
    state = answering(["i-cthulhu", "c-cthulhu", "^i-gate", "i-potion"], [], options=UNLOCKED)

    state = play(state, "cthulhu")

    assert down(state, A) == ["investigator-gate", "investigator-potion"]
    assert state.bid(A) == 1


@pytest.mark.rule("SC-R11")
def test_after_a_bid_was_lowered_the_answer_beats_the_lowered_total_by_adding_something() -> None:
    """B's 6 becomes 2 where A has 3 in the bid already: adding nothing is no raise, one marker is."""
    state = answering(CLOSURE, ["^c-gate"], options=UNLOCKED, markers=[(1, 0), (0, 2)], staked=[(3, 0), (0, 2)])
    assert offered(state, A, "raise") == []

    state = play(state, "closure investigator-gate-closure down cultist-gate")

    assert (state.bid(A), state.bid(B)) == (3, 2)
    assert refused(state, "raise 0") == "SC-R11"
    assert offered(state, A, "raise") == ["0: raise 1"]
    assert play(state, "raise 1").bid(A) == 4


@pytest.mark.rule("SC-R11")
def test_after_a_bid_was_lowered_the_answer_may_be_to_take_it() -> None:
    state = answering(CLOSURE, ["^c-gate"], options=UNLOCKED)

    state = play(state, "closure investigator-gate-closure down cultist-gate", "take")

    assert state.players[A].markers.total == 3 + 1 + 2
    assert (up(state, B), down(state, B)) == (["investigator-hastur"], ["cultist-gate"])
    assert up(state, A) == ["cultist-gate-closure"]


@pytest.mark.rule("SC-R11")
def test_with_the_option_the_other_player_need_only_beat_the_lowered_total() -> None:
    """A's own Gate leaves A's bid, so that the next bid of B is measured by what is left."""
    state = answering(["i-cthulhu", "c-cthulhu", "^i-gate"], [], options=UNLOCKED)

    state = play(state, "cthulhu", "raise 2")

    assert (state.bid(A), state.bid(B)) == (3, 2)
    assert offered(state, B, "raise") == ["1: raise 2"]
