"""Completed Artifact Abilities: what makes one ready, and the moments at which it may be used."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from rlyeh_rules import GameOver, NotYourTurn, Seat, parse_action
from tests.seals.table import A, B, down, offered, play, refused, table, up

# ------------------------------------------------------------------ what makes an ability ready


@pytest.mark.rule("SC-6.1")
def test_who_controls_both_halves_face_up_may_use_the_ability() -> None:
    state = table(areas=[["i-journal", "c-journal"], []], hands=[["i-gate"], []])

    assert offered(state, A, "journal") == [
        "0: journal investigator-journal for investigator-gate",
        "0: journal cultist-journal for investigator-gate",
    ]


@pytest.mark.rule("SC-6.1")
@pytest.mark.parametrize("active", [A, B])
def test_a_pair_split_between_the_players_is_nobodys(active: Seat) -> None:
    state = table(active=active, areas=[["i-journal"], ["c-journal"]], hands=[["i-gate"], ["c-gate"]])

    assert offered(state, active, "journal") == []


@pytest.mark.rule("SC-6.1")
@pytest.mark.parametrize(
    ("hands", "theirs"),
    [
        pytest.param([["i-gate"], []], [], id="one half missing"),
        pytest.param([["i-gate", "c-journal"], []], [], id="one half in hand"),
        pytest.param([["i-gate"], []], ["c-journal"], id="one half under the opponent"),
    ],
)
def test_one_half_is_not_enough(hands: list[list[str]], theirs: list[str]) -> None:
    state = table(areas=[["i-journal"], theirs], hands=hands)

    assert refused(state, "journal investigator-journal for investigator-gate") == "SC-6.1"


@pytest.mark.rule("SC-6.2")
def test_a_pair_with_a_half_face_down_is_broken_until_it_is_turned_up_again() -> None:
    state = table(areas=[["i-gate", "~c-gate", "i-potion", "~i-journal"], []])

    assert offered(state, A, "gate") == []
    assert refused(state, "gate investigator-gate up 0.3") == "SC-6.2"

    mended = play(state, "potion investigator-potion up 1")

    assert up(mended, A) == ["investigator-gate", "cultist-gate"]
    assert "0: gate investigator-gate up 0.3" in offered(mended, A)


@pytest.mark.rule("SC-6.3")
@pytest.mark.parametrize("potion", ["i-potion", "c-potion"])
@pytest.mark.parametrize("faction", ["investigator", "cultist"])
def test_one_potion_half_will_do_for_either_faction(faction: str, potion: str) -> None:
    other = {"investigator": "cultist", "cultist": "investigator"}[faction]
    state = table(active=1, factions=(other, faction), areas=[[], [potion, "~i-gate"]])
    name = {"i-potion": "investigator-potion", "c-potion": "cultist-potion"}[potion]

    after = play(state, f"potion {name} up 1")

    assert up(after, B) == ["investigator-gate"]
    assert down(after, B) == [name]


@pytest.mark.rule("SC-6.3")
def test_a_potion_face_down_or_in_hand_is_not_usable() -> None:
    state = table(areas=[["~i-potion", "~i-gate", "i-journal"], []], hands=[["c-potion"], []])

    assert refused(state, "potion investigator-potion up 1") == "SC-6.3"
    assert refused(state, "potion cultist-potion up 1") == "SC-6.3"


# ------------------------------------------------------------------ in whose turn


ON_A_TURN = [
    pytest.param({"window": "start"}, id="start"),
    pytest.param({"window": "opening"}, id="before the opening bid"),
    pytest.param({"window": "answer", "answering": 1, "staked": [(1, 0), (0, 0)]}, id="B answers"),
    pytest.param({"window": "answer", "answering": 0, "staked": [(1, 0), (0, 2)]}, id="A answers"),
    pytest.param({"window": "end"}, id="end"),
]


@pytest.mark.rule("SC-6.4")
@pytest.mark.parametrize("moment", ON_A_TURN)
def test_only_the_active_player_uses_abilities_potions_included(moment: dict[str, Any]) -> None:
    theirs = ["i-gate-closure", "c-gate-closure", "c-potion", "~c-gate"]
    state = table(**moment, areas=[["i-gate"], theirs], centre="i-journal")

    assert refused(state, "1: closure cultist-gate-closure down investigator-gate") == "SC-6.4"
    assert refused(state, "1: potion cultist-potion up 3") == "SC-6.4"
    assert offered(state, B, "closure") + offered(state, B, "potion") == []


@pytest.mark.rule("SC-6.4")
def test_what_was_refused_in_the_opponents_turn_is_allowed_in_the_next_own_turn() -> None:
    theirs = ["i-gate-closure", "c-gate-closure", "c-potion", "~c-gate"]
    state = table("end", areas=[["i-gate"], theirs], hands=[[], ["i-journal"]])

    state = play(state, "close")
    assert "1: closure cultist-gate-closure down investigator-gate" in offered(state, B)
    state = play(state, "potion cultist-potion up 3", "closure cultist-gate-closure down investigator-gate")

    assert up(state, B) == ["investigator-gate-closure", "cultist-gate"]
    assert down(state, A) == ["investigator-gate"]


# ------------------------------------------------------------------ START, BIDDING, END


@pytest.mark.rule("SC-6.5")
def test_at_the_start_an_ability_may_fetch_the_very_card_that_is_placed() -> None:
    state = table(areas=[["i-journal", "c-journal", "i-potion"], []], hands=[["i-gate"], []])

    state = play(state, "journal investigator-potion for investigator-gate", "place investigator-potion")

    assert up(state, A) == ["investigator-journal", "cultist-journal", "investigator-gate"]
    assert str(state.auction.centre.card) == "investigator-potion"
    assert state.players[A].hand == ()


@pytest.mark.rule("SC-6.6")
def test_an_ability_in_the_bidding_can_make_a_raise_possible_and_is_no_answer_itself() -> None:
    state = table(
        "answer",
        answering=0,
        markers=[(1, 0), (0, 2)],
        staked=[(1, 0), (0, 2)],
        areas=[["i-potion", "~i-gate-closure"], []],
    )

    state = play(state, "potion investigator-potion up 1")

    assert state.waiting_on == (A,)
    assert (state.bid(A), state.bid(B)) == (1, 2)
    with pytest.raises(NotYourTurn):
        state.apply(parse_action(state, "1: take"))

    state = play(state, "push investigator-gate-closure", "raise 0")

    assert (state.bid(A), state.bid(B)) == (4, 2)
    assert state.waiting_on == (B,)


@pytest.mark.rule("SC-6.7")
def test_a_pair_completed_by_the_card_just_won_is_usable_in_the_same_turn() -> None:
    state = table("answer", centre="c-gate", staked=[(1, 0), (0, 0)], areas=[["i-gate", "~i-journal"], []])

    state = play(state, "1: take", "0: gate cultist-gate up 0.1")

    assert up(state, A) == ["investigator-gate", "investigator-journal"]
    assert down(state, A) == ["cultist-gate"]


@pytest.mark.rule("SC-6.7", "SC-R18")
def test_a_pair_completed_by_a_card_just_taken_is_usable_in_the_same_turn() -> None:
    state = table(
        "answer", answering=0, staked=[(1, 0), (0, 0)], areas=[["i-gate", "~i-necronomicon"], ["^c-gate"]], turn=5
    )

    state = play(state, "0: take")

    assert state.waiting_on == (A,)
    assert offered(state, A, "gate") == [
        "0: gate investigator-gate up 0.1",
        "0: gate cultist-gate up 0.1",
    ]


@pytest.mark.rule("SC-6.7")
def test_after_the_turn_was_closed_no_ability_is_used() -> None:
    state = table("end", areas=[["i-gate", "c-gate", "~i-journal"], []], hands=[[], ["c-potion"]])
    assert "0: gate cultist-gate up 0.2" in offered(state, A)

    state = play(state, "close")

    assert refused(state, "0: gate cultist-gate up 0.2") == "SC-6.4"


@pytest.mark.rule("SC-6.7")
def test_after_the_last_turn_was_closed_no_ability_is_used() -> None:
    state = table("end", turn=10, areas=[["i-gate", "c-gate", "~i-journal"], []])
    use = parse_action(state, "0: gate cultist-gate up 0.2")

    state = play(state, "close")

    with pytest.raises(GameOver):
        state.apply(use)


@pytest.mark.rule("SC-6.8")
@pytest.mark.parametrize(
    "order",
    [
        *permutations(
            [
                "journal cultist-journal for investigator-gate",
                "necronomicon 5 for cultist-gate",
                "potion investigator-potion up 6",
            ]
        )
    ],
)
def test_a_turn_may_see_different_abilities_in_any_order(order: tuple[str, ...]) -> None:
    mine = ["i-journal", "c-journal", "i-necronomicon", "c-necronomicon", "i-potion", "~c-potion", "~i-gate-closure"]
    state = table(areas=[mine, []], hands=[["i-gate", "c-gate"], []])

    state = play(state, *order)

    assert [str(one.card) for one in state.players[A].area] == [
        "investigator-journal",
        "investigator-gate",
        "investigator-necronomicon",
        "cultist-necronomicon",
        "investigator-potion",
        "cultist-gate",
        "investigator-gate-closure",
    ]
    assert [one.up for one in state.players[A].area] == [True, True, True, True, False, False, True]
    assert state.waiting_on == (A,)


@pytest.mark.rule("SC-6.8")
def test_an_ability_is_resolved_fully_before_the_next() -> None:
    state = table(
        areas=[["i-yog-sothoth", "c-yog-sothoth", "i-potion", "~i-gate"], []],
        hands=[["i-journal"], ["c-journal"]],
    )

    state = play(state, "yog-sothoth investigator-yog-sothoth")

    assert state.waiting_on == (B,)
    assert refused(state, "0: potion investigator-potion up 3") == "SC-9.8"


# ------------------------------------------------------------------ the exact moments (SC-R18)


@pytest.mark.rule("SC-R18")
def test_abilities_are_offered_at_each_decision_of_the_active_player_and_at_no_other() -> None:
    """One Potion, one target, through a whole turn."""
    state = table(areas=[["i-potion", "~i-gate"], []], hands=[["i-journal"], ["c-journal"]])
    use = "0: potion investigator-potion up 1"
    seen = []

    for step in ("place investigator-journal", "bid 1", "raise 2", "raise 2", "take", "close"):
        seen.append((state.decision.kind, state.waiting_on[0], use in offered(state, A)))
        state = play(state, step)

    assert seen == [
        ("AskStart", A, True),
        ("AskOpening", A, True),
        ("AskAnswer", B, False),
        ("AskAnswer", A, True),
        ("AskAnswer", B, False),
        ("AskEnd", A, True),
    ]


@pytest.mark.rule("SC-R18")
def test_no_ability_is_used_while_the_opponent_chooses_an_answer() -> None:
    state = table("answer", answering=1, staked=[(1, 0), (0, 0)], areas=[["i-potion", "~i-gate"], []])

    assert refused(state, "0: potion investigator-potion up 1") == "SC-R18"


@pytest.mark.rule("SC-R18")
def test_the_turn_ends_only_when_the_active_player_says_so() -> None:
    state = table("answer", staked=[(1, 0), (0, 0)], hands=[[], ["c-gate"]])

    settled = play(state, "1: take")
    assert (settled.turn.number, settled.turn.active, settled.waiting_on) == (5, A, (A,))
    assert offered(settled, A) == ["0: close"]

    closed = play(settled, "0: close")
    assert (closed.turn.number, closed.turn.active, closed.waiting_on) == (6, B, (B,))


@pytest.mark.rule("SC-6.22")
@pytest.mark.parametrize(("window", "goes_on"), [("start", "place cultist-shoggoth"), ("end", "close")])
def test_all_five_artifacts_may_be_left_unused(window: str, goes_on: str) -> None:
    mine = [
        f"{side}-{thing}"
        for thing in ("gate", "gate-closure", "journal", "necronomicon", "potion")
        for side in ("i", "c")
    ]
    state = table(window, areas=[[*mine, "~i-shoggoth"], []], hands=[["c-shoggoth"], ["i-hastur"]])
    words = {text.split()[1] for text in offered(state, A)}
    assert words >= {"gate", "closure", "journal", "necronomicon", "potion"}

    after = play(state, goes_on)

    assert after.players[A].area == state.players[A].area
    assert after.decision != state.decision
