"""Completed Artifact Abilities: once a turn, again after breaking and mending, and circles that must end."""

from __future__ import annotations

import pytest

from rlyeh_rules import Seat
from rlyeh_rules.seals import State
from tests.seals.table import A, B, down, offered, play, refused, table, up


def spent(state: State, seat: Seat = A) -> list[str]:
    """The spent abilities of `seat`."""
    return [str(thing) for thing in state.players[seat].spent]


# ------------------------------------------------------------------ once a turn


@pytest.mark.rule("SC-6.9")
@pytest.mark.parametrize("viewer", [A, B, None])
def test_everybody_sees_that_an_ability_is_spent(viewer: Seat | None) -> None:
    state = table(areas=[["i-necronomicon", "c-necronomicon", "~i-potion"], []], hands=[["i-gate"], []])
    assert "(spent)" not in str(state.view(viewer))

    view = play(state, "necronomicon 2 for investigator-gate").view(viewer)

    assert spent(view) == ["necronomicon"]
    assert str(view).count("(spent)") == 2


@pytest.mark.rule("SC-6.10", "SC-R19")
def test_a_spent_ability_is_refused_for_the_rest_of_the_turn() -> None:
    mine = ["i-journal", "c-journal", "i-potion", "i-necronomicon", "c-necronomicon", "~c-gate"]
    state = table(areas=[mine, []], hands=[["i-gate", "c-potion", "i-gate-closure"], ["c-gate-closure"]])

    state = play(state, "journal investigator-potion for investigator-gate")
    assert refused(state, "journal investigator-gate for investigator-gate-closure") == "SC-6.10"
    state = play(state, "place cultist-potion")
    assert refused(state, "journal investigator-gate for investigator-gate-closure") == "SC-6.10"
    state = play(state, "bid 0", "1: take")

    assert state.decision.kind == "AskEnd"
    assert refused(state, "journal investigator-gate for investigator-gate-closure") == "SC-6.10"
    assert spent(state) == ["journal"]
    assert offered(state, A, "journal") == []
    assert len(offered(state, A, "necronomicon")) == 2  # another pair is none the worse for it


@pytest.mark.rule("SC-6.10")
def test_an_elder_god_is_spent_like_an_artifact() -> None:
    state = table(areas=[["i-cthulhu", "c-cthulhu"], []])

    state = play(state, "cthulhu")

    assert refused(state, "cthulhu") == "SC-6.10"


@pytest.mark.rule("SC-6.13", "SC-R19")
def test_at_the_next_own_turn_the_ability_is_there_again() -> None:
    mine = ["i-necronomicon", "c-necronomicon", "~i-potion"]
    state = table(
        turn=3,
        areas=[mine, []],
        hands=[["i-gate", "c-gate", "i-journal"], ["c-journal", "c-potion"]],
        markers=[(4, 0)] * 2,
    )
    state = play(state, "necronomicon 2 for investigator-gate", "place investigator-journal", "bid 0", "take")
    assert spent(state) == ["necronomicon"]

    state = play(state, "close")
    assert spent(state) == []

    state = play(state, "place cultist-journal", "bid 0", "take", "close")
    assert (state.round, state.waiting_on) == (3, (A,))
    assert "0: necronomicon 2 for cultist-gate" in offered(state, A)


# ------------------------------------------------------------------ broken and put together again


@pytest.mark.rule("SC-6.11")
def test_a_gate_mended_by_a_potion_is_usable_again_in_the_same_turn() -> None:
    state = table(areas=[["i-gate", "c-gate", "i-potion", "~i-journal"], []])

    state = play(state, "gate investigator-gate up 0.3")
    assert refused(state, "gate cultist-gate up 0.0") == "SC-6.2"

    state = play(state, "potion investigator-potion up 0")
    assert spent(state) == []
    assert up(state, A) == ["investigator-gate", "cultist-gate", "investigator-journal"]

    state = play(state, "gate cultist-gate up 0.2")
    assert up(state, A) == ["investigator-gate", "investigator-potion", "investigator-journal"]


@pytest.mark.rule("SC-6.12")
def test_a_journal_that_took_its_own_half_to_hand_and_is_mended_is_usable_again() -> None:
    mine = ["i-journal", "c-journal", "i-necronomicon", "c-necronomicon", "i-potion", "~c-potion"]
    state = table(areas=[mine, []], hands=[["i-gate"], []])

    state = play(state, "journal cultist-journal for investigator-gate")
    assert spent(state) == []  # broken at once
    assert refused(state, "journal investigator-gate for cultist-journal") == "SC-6.1"

    state = play(state, "necronomicon 5 for cultist-journal")
    assert refused(state, "journal investigator-gate for cultist-potion") == "SC-6.2"

    state = play(state, "potion investigator-potion up 5")
    assert "0: journal investigator-gate for cultist-potion" in offered(state, A)


@pytest.mark.rule("SC-6.12", "SC-R19")
def test_a_spent_pair_loses_its_mark_when_a_half_is_turned_down() -> None:
    mine = ["i-journal", "c-journal", "i-gate-closure", "c-gate-closure", "i-potion"]
    state = table(areas=[mine, []], hands=[["i-gate", "c-gate"], []])

    state = play(state, "journal investigator-potion for investigator-gate")
    assert spent(state) == ["journal"]
    state = play(state, "closure investigator-gate-closure down cultist-journal")

    assert spent(state) == []


@pytest.mark.rule("SC-R12")
def test_a_half_that_was_only_staked_and_came_back_leaves_the_pair_spent() -> None:
    """Not even another ability, used while the half lies in the bid, takes the mark off."""
    state = table(
        areas=[["i-journal", "c-journal", "i-potion", "c-potion", "~i-hastur"], ["c-gate"]],
        hands=[["i-gate", "c-hastur", "i-gate-closure"], []],
    )

    state = play(state, "journal investigator-potion for investigator-gate", "place cultist-hastur")
    state = play(state, "push investigator-journal", "bid 0", "1: push cultist-gate", "1: raise 0")
    state = play(state, "potion cultist-potion up 4")
    assert spent(state) == ["journal"]
    state = play(state, "0: take")

    assert {"investigator-journal", "cultist-journal", "cultist-gate"} <= set(up(state, A))
    assert spent(state) == ["journal"]
    assert refused(state, "journal cultist-gate for investigator-gate-closure") == "SC-6.10"


@pytest.mark.rule("SC-R19")
def test_the_mark_goes_when_a_half_passes_to_the_other_player() -> None:
    state = table(areas=[["i-journal", "c-journal", "i-potion"], []], hands=[["i-gate", "c-potion"], []])

    state = play(state, "journal investigator-potion for investigator-gate", "place cultist-potion")
    state = play(state, "push investigator-journal", "bid 0")
    assert spent(state) == ["journal"]
    state = play(state, "1: take")

    assert up(state, B) == ["investigator-journal"]
    assert (spent(state, A), spent(state, B)) == ([], [])


# ------------------------------------------------------------------ Potions


@pytest.mark.rule("SC-R20")
def test_each_potion_has_its_own_use_and_no_more_with_both() -> None:
    state = table(areas=[["i-potion", "c-potion", "~i-gate", "~c-journal"], []])
    assert offered(state, A, "potion") == [
        "0: potion investigator-potion up 2",
        "0: potion investigator-potion up 3",
        "0: potion cultist-potion up 2",
        "0: potion cultist-potion up 3",
    ]

    state = play(state, "potion investigator-potion up 2")
    assert offered(state, A, "potion") == ["0: potion cultist-potion up 0", "0: potion cultist-potion up 3"]

    state = play(state, "potion cultist-potion up 3")
    assert up(state, A) == ["investigator-gate", "cultist-journal"]
    assert offered(state, A, "potion") == []


@pytest.mark.rule("SC-R20")
def test_a_potion_turned_up_by_the_other_may_be_used_again() -> None:
    state = table(areas=[["i-potion", "c-potion", "~i-gate", "~c-journal"], []])

    state = play(state, "potion investigator-potion up 2", "potion cultist-potion up 0")
    assert spent(state) == []
    state = play(state, "potion investigator-potion up 3")

    assert up(state, A) == ["investigator-gate", "cultist-journal"]


# ------------------------------------------------------------------ circles


@pytest.mark.rule("SC-R21")
def test_what_brings_back_the_first_position_of_the_window_is_refused() -> None:
    state = table(areas=[["i-gate", "c-gate", "~i-potion", "~i-journal"], []])

    state = play(state, "gate investigator-gate up 0.2")

    assert refused(state, "potion investigator-potion up 0") == "SC-R21"
    assert offered(state, A, "potion") == ["0: potion investigator-potion up 3"]


@pytest.mark.rule("SC-R21")
def test_what_brings_back_a_later_position_of_the_window_is_refused() -> None:
    state = table(areas=[["i-gate", "c-gate", "i-potion", "~i-journal"], []])

    state = play(state, "gate investigator-gate up 0.3", "potion investigator-potion up 0")
    state = play(state, "gate cultist-gate up 0.2")  # the other half down: no circle

    assert refused(state, "potion investigator-potion up 1") == "SC-R21"
    assert offered(state, A, "potion") == []


@pytest.mark.rule("SC-R21")
def test_a_circle_of_three_is_refused_where_it_closes() -> None:
    state = table(areas=[["i-gate", "c-gate", "~i-potion", "~c-potion"], []])

    state = play(state, "gate investigator-gate up 0.2", "potion investigator-potion up 3")

    assert refused(state, "potion cultist-potion up 0") == "SC-R21"


@pytest.mark.rule("SC-R21")
def test_two_potions_cannot_go_round_for_ever() -> None:
    state = table(areas=[["i-potion", "~c-potion"], []])

    state = play(state, "potion investigator-potion up 1")

    assert refused(state, "potion cultist-potion up 0") == "SC-R21"


@pytest.mark.rule("SC-R21")
@pytest.mark.parametrize(
    "between",
    [
        pytest.param(["place investigator-gate-closure"], id="a card is placed"),
        pytest.param(["place investigator-gate-closure", "bid 0", "1: raise 1"], id="and bids are made"),
        pytest.param(["place investigator-gate-closure", "bid 0", "1: take"], id="and the auction is settled"),
    ],
)
def test_a_new_window_forgets_the_positions_of_the_one_before(between: list[str]) -> None:
    state = table(areas=[["i-gate", "c-gate", "~i-potion"], []], hands=[["i-gate-closure"], []])

    state = play(state, "gate investigator-gate up 0.2", *between)

    assert "0: potion investigator-potion up 0" in offered(state, A)


@pytest.mark.rule("SC-R21")
@pytest.mark.parametrize("window", ["opening", "answer", "end"])
def test_circles_are_refused_in_every_window(window: str) -> None:
    state = table(
        window,
        answering=0,
        staked=[(1, 0), (0, 2)] if window == "answer" else [(0, 0)] * 2,
        areas=[["i-gate", "c-gate", "~i-potion"], []],
        centre="i-hastur",
    )

    state = play(state, "gate cultist-gate up 0.2")

    assert refused(state, "potion investigator-potion up 1") == "SC-R21"


@pytest.mark.rule("SC-R21")
def test_each_bid_of_an_auction_opens_a_new_window() -> None:
    state = table(
        "answer",
        answering=0,
        staked=[(0, 0), (0, 1)],
        markers=[(4, 0), (0, 3)],
        areas=[["i-gate", "c-gate", "~i-potion"], []],
    )

    state = play(state, "gate cultist-gate up 0.2", "raise 2", "raise 2")

    assert (
        play(state, "potion investigator-potion up 1").players[A].area
        == table(areas=[["i-gate", "c-gate", "~i-potion"], []]).players[A].area
    )


@pytest.mark.rule("SC-R21")
def test_other_cards_in_the_places_make_another_position() -> None:
    """All facing comes back and nothing is spent, but the Journal, broken by it, has swapped a half of its own away."""
    state = table(
        areas=[["i-gate", "c-gate", "~i-potion", "i-journal", "c-journal"], []], hands=[["i-gate-closure"], []]
    )

    state = play(state, "gate investigator-gate up 0.2")
    assert refused(state, "potion investigator-potion up 0") == "SC-R21"
    state = play(state, "journal cultist-journal for investigator-gate-closure")
    assert spent(state) == []
    state = play(state, "potion investigator-potion up 0")

    assert up(state, A) == ["investigator-gate", "cultist-gate", "investigator-journal", "investigator-gate-closure"]
    assert down(state, A) == ["investigator-potion"]


@pytest.mark.rule("SC-R21")
def test_a_spent_mark_makes_another_position() -> None:
    """All cards come back to where they lay and as they lay; what differs is that two pairs are spent."""
    mine = ["i-journal", "c-journal", "i-necronomicon", "c-necronomicon", "i-potion", "~c-potion"]
    first = table(areas=[mine, []], hands=[["i-gate"], []])

    state = play(
        first,
        "necronomicon 5 for investigator-gate",
        "potion investigator-potion up 5",
        "journal investigator-gate for cultist-potion",
        "potion cultist-potion up 4",
    )

    assert (state.players[A].area, state.players[A].hand) == (first.players[A].area, first.players[A].hand)
    assert spent(state) == ["necronomicon", "journal"]
