"""Draw Phase: five cards for each player, up to the hand limit of eight."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules import HIDDEN, NotationError, Seat, parse_action
from rlyeh_rules.last_relic import AskDeploy, State, events

from .table import CULT, HER, On, names, offered, play, spot, table, told


def some(letter: str, number: int) -> list[str]:
    """So many cards that do nothing."""
    return [f"{letter}{at}" for at in range(1, number + 1)]


def before_draw(hers: int, its: int, **rest: Any) -> State:
    """A pass away from the Draw Phase, with so many cards in hand and six in either deck."""
    filled = {"deck": some("d", 6), "cult_deck": some("e", 6)} | rest
    return table("reserve", hand=some("h", hers), cult_hand=some("c", its), **filled)


def drawn(happened: tuple[events.Event, ...]) -> list[tuple[Seat, int]]:
    """Who drew how many cards, in order."""
    return [(event.seat, len(event.cards)) for event in happened if isinstance(event, events.CardsDrawn)]


# ------------------------------------------------------------------ five, up to eight


@pytest.mark.rule("LR-6.1.1")
@pytest.mark.parametrize(("before", "draws", "after"), [(0, 5, 5), (3, 5, 8), (4, 4, 8), (6, 2, 8), (8, 0, 8)])
def test_both_players_draw_five_cards_and_stop_at_eight(before: int, draws: int, after: int) -> None:
    state, happened = told(before_draw(before, before), "pass")

    assert drawn(happened) == [(HER, draws), (CULT, draws)] * bool(draws)
    hers, its = state.adventurer.cards, state.cult.cards
    assert sorted(hers.hand) == sorted([*some("h", before), *some("d", draws)]), "the top cards of the deck"
    assert sorted(its.hand) == sorted([*some("c", before), *some("e", draws)])
    assert len(hers.hand) == len(its.hand) == after
    assert list(hers.deck) == some("d", 6)[draws:]
    assert list(its.deck) == some("e", 6)[draws:]


@pytest.mark.rule("LR-6.1.1")
@pytest.mark.parametrize(("hers", "its", "draws"), [(6, 0, [(HER, 2), (CULT, 5)]), (8, 7, [(CULT, 1)])])
def test_each_draws_by_the_size_of_the_own_hand(hers: int, its: int, draws: list[tuple[Seat, int]]) -> None:
    _, happened = told(before_draw(hers, its), "pass")

    assert drawn(happened) == draws


@pytest.mark.rule("LR-6.1.1")
def test_cards_come_from_the_own_deck_with_nothing_to_decide() -> None:
    state, happened = told(before_draw(0, 0), "pass")

    assert state.decision == AskDeploy(CULT)
    assert {card[0] for card in state.adventurer.cards.hand} == {"d"}
    assert {card[0] for card in state.cult.cards.hand} == {"e"}
    assert names(happened)[-4:] == ["PhaseBegan", "CardsDrawn", "CardsDrawn", "PhaseBegan"]


# ------------------------------------------------------------------ the limit


@pytest.mark.rule("LR-6.1.2")
def test_who_holds_eight_cards_draws_nothing_and_shuffles_nothing() -> None:
    state = before_draw(8, 8, deck=[], discard=["x1", "x2"], cult_deck=[], cult_discard=["y1"])

    state, happened = told(state, "pass")

    assert "DeckShuffled" not in names(happened)
    assert drawn(happened) == []
    assert state.adventurer.cards.discard == ("x1", "x2")
    assert state.cult.cards.discard == ("y1",)


def with_draws(hand: int) -> State:
    """An ability that says draw 2, and so many cards in hand."""
    return table(
        hand=[f"{card} = fund" for card in some("h", hand)],
        deck=some("d", 4),
        row=(spot("harbour", up=True, clues=2, ability="draw draw"), spot("library"), spot("crypt")),
    )


@pytest.mark.rule("LR-6.1.2")
@pytest.mark.parametrize(("hand", "draws"), [(5, 2), (6, 2), (7, 1), (8, 0)])
def test_an_effect_that_says_draw_two_gives_what_the_hand_has_room_for(hand: int, draws: int) -> None:
    state, happened = told(with_draws(hand), "ability 1")

    assert len(state.adventurer.cards.hand) == hand + draws
    assert list(state.adventurer.cards.deck) == some("d", 4)[draws:]
    assert [len(event.cards) for event in happened if isinstance(event, events.CardsDrawn)] == (
        [draws] if draws else []
    )
    assert names(happened).count("IconSkipped") == 2 - draws


@pytest.mark.rule("LR-6.1.2")
def test_a_draw_that_was_ignored_is_not_made_up_for_later() -> None:
    state = play(with_draws(7), "ability 1", "1: pass", "play h1")

    assert len(state.adventurer.cards.hand) == 7
    assert list(state.adventurer.cards.deck) == ["d2", "d3", "d4"]


@pytest.mark.rule("LR-6.1.2")
@pytest.mark.parametrize(("hand", "after"), [(7, 8), (8, 8)])
def test_the_cult_draws_no_ninth_card_by_a_cultist(hand: int, after: int) -> None:
    state = table("cult", cult_hand=some("c", hand), cult_deck=some("e", 3), cultists=[On(1, "scribe 1 = draw draw")])

    assert len(play(state, "activate scribe").cult.cards.hand) == after


@pytest.mark.rule("LR-6.1.2")
@pytest.mark.parametrize(("hand", "after"), [(7, 8), (8, 8)])
def test_nor_in_the_turn_of_the_adventurer(hand: int, after: int) -> None:
    state = table(
        hand=["gun = shot"],
        cult_hand=some("c", hand),
        cult_deck=some("e", 3),
        cultists=[On(1, "martyr 1 | eliminated draw")],
    )

    state, happened = told(state, "play gun", "shoot martyr")

    assert len(state.cult.cards.hand) == after
    assert ("IconSkipped" in names(happened)) == (hand == 8)


@pytest.mark.rule("LR-6.1.2")
@pytest.mark.parametrize(("hand", "after"), [(7, 8), (8, 8)])
def test_nor_by_what_something_sets_off(hand: int, after: int) -> None:
    state = table(
        hand=some("h", hand),
        deck=some("d", 3),
        permanents=["fence ! when steal: draw"],
        row=(spot("harbour", up=True, clues=4), spot("library"), spot("crypt")),
    )

    assert len(play(state, "steal A").adventurer.cards.hand) == after


# ------------------------------------------------------------------ nothing is drawn to be discarded


@pytest.mark.rule("LR-6.1.3")
def test_from_a_hand_of_six_exactly_two_cards_leave_the_deck_and_none_is_discarded() -> None:
    state, happened = told(before_draw(6, 6, discard=["x1"], cult_discard=["y1", "y2"]), "pass")

    assert drawn(happened) == [(HER, 2), (CULT, 2)]
    assert list(state.adventurer.cards.deck) == some("d", 6)[2:]
    assert list(state.cult.cards.deck) == some("e", 6)[2:]
    assert state.adventurer.cards.discard == ("x1",)
    assert state.cult.cards.discard == ("y1", "y2")


@pytest.mark.rule("LR-6.1.3")
def test_no_card_is_seen_that_is_not_kept() -> None:
    state, happened = told(before_draw(6, 7), "pass")

    hers, its = [event for event in happened if isinstance(event, events.CardsDrawn)]
    assert hers.seen_by(HER).cards == ("d1", "d2")
    assert its.seen_by(CULT).cards == ("e1",)
    assert hers.seen_by(CULT).cards == (HIDDEN, HIDDEN)
    assert its.seen_by(HER).cards == (HIDDEN,)
    assert state.view(HER).adventurer.cards.deck == (HIDDEN,) * 4, "the cards that were not drawn"


@pytest.mark.rule("LR-6.1.3")
@pytest.mark.parametrize("text", ["0: discard h1", "1: discard c1", "1: discard"])
def test_there_is_no_discarding_in_the_draw_phase(text: str) -> None:
    state = play(before_draw(8, 6), "pass")

    with pytest.raises(NotationError):
        parse_action(state, text)
    assert offered(state, HER) == []
