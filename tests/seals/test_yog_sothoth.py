"""Elder God Cards: Yog-Sothoth, whose opponent exchanges a card of each hand."""

from __future__ import annotations

import pytest

from rlyeh_rules import HIDDEN, Scripted, parse_action
from rlyeh_rules.seals import State, events
from tests.seals.table import A, B, card, cards, down, offered, play, refused, table, up

YOG_SOTHOTH = ["i-yog-sothoth", "c-yog-sothoth"]
USE = "yog-sothoth cultist-yog-sothoth"


def hands() -> list[list[str]]:
    """The hands of the ledger's case."""
    return [["i-gate", "i-potion"], ["c-journal", "c-necronomicon"]]


def used(mixed: int = 1, **changes: object) -> State:
    """A has used Yog-Sothoth; the script leaves A's two cards in their order (1), or changes it (0)."""
    state = table(areas=[YOG_SOTHOTH, []], hands=hands(), **changes)
    return state.apply(parse_action(state, USE), chance=Scripted([mixed])).state


@pytest.mark.rule("SC-9.8")
def test_one_half_goes_down_and_a_card_of_each_hand_changes_sides() -> None:
    state = used()
    assert state.waiting_on == (B,)

    state = play(state, "exchange cultist-journal for 1")

    assert state.players[A].hand == cards("i-gate", "c-journal")
    assert state.players[B].hand == cards("c-necronomicon", "i-potion")
    assert (up(state, A), down(state, A)) == (["investigator-yog-sothoth"], ["cultist-yog-sothoth"])
    assert state.waiting_on == (A,)


@pytest.mark.rule("SC-9.8")
def test_nobody_can_decline_the_exchange() -> None:
    state = used()

    assert offered(state, B) == [
        f"1: exchange {give} for {at}" for give in ("cultist-journal", "cultist-necronomicon") for at in (0, 1)
    ]
    assert offered(state, A) == []
    assert refused(state, "1: decline") == "SC-9.8"
    assert refused(state, "1: close") == "SC-9.8"
    assert refused(state, "0: close") == "SC-9.8"


@pytest.mark.rule("SC-9.8")
def test_what_is_not_in_hand_is_not_exchanged() -> None:
    state = table("opening", areas=[YOG_SOTHOTH, ["c-gate"]], hands=hands(), centre="i-journal")
    state = state.apply(parse_action(state, USE), chance=Scripted([1])).state

    assert refused(state, "exchange cultist-gate for 0") == "SC-9.8"  # on the table
    assert refused(state, "exchange investigator-journal for 0") == "SC-9.8"  # in the centre
    assert refused(state, "exchange investigator-gate for 0") == "SC-9.8"  # in the other hand
    assert refused(state, "exchange cultist-journal for 2") == "SC-9.8"  # a third card of two


@pytest.mark.rule("SC-R33")
@pytest.mark.parametrize("half", ["investigator-yog-sothoth", "cultist-yog-sothoth"])
def test_the_active_player_chooses_the_half(half: str) -> None:
    state = table(areas=[[*YOG_SOTHOTH, "i-journal"], []], hands=hands())
    assert refused(state, "yog-sothoth investigator-journal") == "SC-9.8"

    assert down(play(state, f"yog-sothoth {half}"), A) == [half]


@pytest.mark.rule("SC-R33")
def test_the_card_of_the_active_player_is_chosen_by_place_in_a_mixed_hand() -> None:
    as_it_was, turned_round = used(mixed=1), used(mixed=0)

    first = play(as_it_was, "exchange cultist-journal for 0").players[B].hand
    other = play(turned_round, "exchange cultist-journal for 0").players[B].hand

    assert first == cards("c-necronomicon", "i-gate")
    assert other == cards("c-necronomicon", "i-potion")


@pytest.mark.rule("SC-R33")
def test_who_chooses_does_not_see_the_hand_that_is_chosen_from() -> None:
    as_it_was, turned_round = used(mixed=1), used(mixed=0)

    assert as_it_was.view(B).players[A].hand == (HIDDEN, HIDDEN)
    assert as_it_was.view(B).players[B].hand == cards("c-journal", "c-necronomicon")
    assert as_it_was.view(B) == turned_round.view(B)
    assert as_it_was.view(A).players[B].hand == (HIDDEN, HIDDEN)
    assert as_it_was.view(None).players[A].hand == as_it_was.view(None).players[B].hand == (HIDDEN, HIDDEN)


@pytest.mark.rule("SC-R33")
def test_each_player_sees_the_card_received_and_spectators_see_neither() -> None:
    state = used()
    state, happened = state.apply(parse_action(state, "exchange cultist-journal for 1"))
    (exchange,) = [event for event in happened if isinstance(event, events.CardsExchanged)]

    assert state.view(A).players[A].hand == cards("i-gate", "c-journal")
    assert state.view(B).players[B].hand == cards("c-necronomicon", "i-potion")
    for seat in (A, B):
        seen = exchange.seen_by(seat)
        assert (seen.given, seen.taken) == (card("c-journal"), card("i-potion"))
    seen = exchange.seen_by(None)
    assert (seen.given, seen.taken) == (HIDDEN, HIDDEN)
    assert state.view(None).players[A].hand == state.view(None).players[B].hand == (HIDDEN, HIDDEN)


@pytest.mark.rule("SC-R33")
@pytest.mark.parametrize(
    "hands",
    [pytest.param([[], ["c-journal"]], id="A has none"), pytest.param([["i-gate"], []], id="B has none")],
)
def test_with_an_empty_hand_only_the_half_goes_down(hands: list[list[str]]) -> None:
    state = table("end", areas=[YOG_SOTHOTH, []], hands=hands)

    after = play(state, USE)

    assert down(after, A) == ["cultist-yog-sothoth"]
    assert after.waiting_on == (A,)
    assert [player.hand for player in after.players] == [player.hand for player in state.players]


@pytest.mark.rule("SC-R33")
def test_with_the_option_who_chooses_looks_at_the_hand() -> None:
    state = table(areas=[YOG_SOTHOTH, []], hands=hands(), options={"yog_look": True})

    state = play(state, USE)
    assert state.view(B).players[A].hand == cards("i-gate", "i-potion")
    assert state.view(None).players[A].hand == (HIDDEN, HIDDEN)
    assert state.view(A).players[B].hand == (HIDDEN, HIDDEN)

    state = play(state, "exchange cultist-journal for 1")
    assert state.players[B].hand == cards("c-necronomicon", "i-potion")
    assert state.view(B).players[A].hand == (HIDDEN, HIDDEN)
