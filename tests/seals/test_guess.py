"""Guesses: a full state made from a view obeys what was dealt, banished and fetched, and how hands lie."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import rlyeh_rules as rr
from rlyeh_rules import Seat
from rlyeh_rules.kernel import evolve
from rlyeh_rules.seals import Lying, State
from tests.seals.table import A, B, card, cards, play, table

GODS = ("shoggoth", "cthulhu", "nyarlathotep", "yog-sothoth", "shub-niggurath", "azathoth", "hastur")
ARTIFACTS = ("gate", "gate-closure", "journal", "necronomicon", "potion")
CULTIST_GODS = frozenset(cards(*(f"c-{god}" for god in GODS)))
INVESTIGATOR_GODS = frozenset(cards(*(f"i-{god}" for god in GODS)))
GODS_OF_BOTH = CULTIST_GODS | INVESTIGATOR_GODS
ALL_ARTIFACTS = frozenset(cards(*(f"{side}-{thing}" for side in "ic" for thing in ARTIFACTS)))
DEALT = ALL_ARTIFACTS | {*cards("i-shoggoth", "c-shoggoth")}
"""The cards of a game in which Shoggoth is shared."""


def guesses(state: State, seat: Seat | None, count: int = 60) -> Iterator[State]:
    """Some guesses of what `seat` cannot see, each of them sound and looking to that seat as the state does."""
    view = state.view(seat)
    for seed in range(count):
        guess = state.determinize(seat, seed)
        assert guess.violations() == ()
        assert guess.view(seat) == view
        yield guess


def in_play(state: State) -> frozenset[str]:
    """Every card in hands, in front of the players and in the centre."""
    found = [one for player in state.players for one in (*player.hand, *(lying.card for lying in player.area))]
    return frozenset([*found, *([state.auction.centre.card] if state.auction else [])])


def picked(**options: Any) -> State:
    """A new game in which A, the Investigator, picked Hastur and B picked Cthulhu, unseen by each other."""
    given = {"elder_gods": "each", "faction_of_first_seat": "investigator"} | options
    state: Any = rr.new_game("seals", seed=1, options=given)
    return play(state, "0: god hastur", "1: god cthulhu")


def middle(**options: Any) -> State:
    """Turn 5 of such a game, A's: B's half of Cthulhu lies face down, A's half of Hastur is still in hand."""
    state = table(
        areas=(["i-gate", "~i-journal"], ["c-gate", "~c-cthulhu"]),
        hands=(
            ["i-gate-closure", "i-hastur", "i-necronomicon", "i-potion"],
            ["c-gate-closure", "c-journal", "c-necronomicon", "c-potion"],
        ),
        ids=("gabriel-moretti", "herald-of-arrival"),
        options={"elder_gods": "each", "id_cards": True} | options,
    )
    return evolve(state, box=tuple(Lying(lying.card, up=False) for lying in state.box))


def shared(**options: Any) -> State:
    """Turn 5 of a game with Shoggoth, A's: B has a Potion face down."""
    return table(
        areas=(["i-gate", "i-potion"], ["c-journal", "~c-potion"]),
        hands=(
            ["i-gate-closure", "i-journal", "i-necronomicon", "i-shoggoth"],
            ["c-gate", "c-gate-closure", "c-necronomicon", "c-shoggoth"],
        ),
        ids=("gabriel-moretti", "herald-of-arrival"),
        options={"id_cards": True} | options,
    )


def next_turn(state: State) -> State:
    """A places the Necronomicon and wins it for nothing; the turn is B's."""
    return play(state, "place investigator-necronomicon", "bid 0", "take", "close")


# ------------------------------------------------------------------ Elder Gods picked in secret


@pytest.mark.rule("SC-R1")
def test_the_hand_of_the_opponent_is_guessed_as_five_artifacts_and_any_elder_god() -> None:
    hands = {guess.players[B].hand for guess in guesses(picked(), A)}

    assert hands == {cards(*(f"c-{thing}" for thing in (*ARTIFACTS, god))) for god in GODS}


@pytest.mark.rule("SC-R1")
def test_a_spectator_guesses_one_elder_god_of_each_faction() -> None:
    found = [in_play(guess) for guess in guesses(picked(), None)]

    assert {len(one & CULTIST_GODS) for one in found} == {len(one & INVESTIGATOR_GODS) for one in found} == {1}
    assert all(one > ALL_ARTIFACTS for one in found)
    assert frozenset().union(*found) > CULTIST_GODS


@pytest.mark.rule("SC-R1")
def test_a_pick_is_guessed_as_any_elder_god_until_both_have_picked() -> None:
    state: Any = rr.new_game("seals", seed=1, options={"elder_gods": "each"})
    state = play(state, "1: god cthulhu")

    picks = {guess.agenda[-1].picks for guess in guesses(state, A)}

    assert {pick[A] for pick in picks} == {None}
    assert {pick[B].value for pick in picks} == set(GODS)


# ------------------------------------------------------------------ after a banishment


@pytest.mark.rule("SC-R1", "SC-R40")
def test_who_knows_the_banished_card_does_not_guess_another_elder_god_of_its_faction() -> None:
    state = play(middle(), "banish 1.1")

    found = [in_play(guess) for guess in guesses(state, B)]

    assert {(len(one & ALL_ARTIFACTS), len(one & INVESTIGATOR_GODS)) for one in found} == {(10, 1)}
    assert frozenset().union(*found) == ALL_ARTIFACTS | INVESTIGATOR_GODS


@pytest.mark.rule("SC-R1", "SC-R40")
def test_who_does_not_know_the_banished_card_guesses_any_that_was_dealt() -> None:
    state = play(middle(), "banish 1.1")

    found = [in_play(guess) for guess in guesses(state, A)]

    # eleven cards: all artifacts and no Cultist half of a god, or one such half and an artifact less
    assert {(len(one & ALL_ARTIFACTS), len(one & CULTIST_GODS)) for one in found} == {(10, 0), (9, 1)}
    assert {len(one & INVESTIGATOR_GODS) for one in found} == {1}


@pytest.mark.rule("SC-R40")
@pytest.mark.parametrize("viewer", [A, None])
def test_a_banished_card_of_a_shared_game_is_guessed_among_those_dealt(viewer: Seat | None) -> None:
    state = play(shared(), "banish 1.1")

    gone = [DEALT - in_play(guess) for guess in guesses(state, viewer)]

    assert {len(one) for one in gone} == {1}
    assert {*cards("c-potion", "c-shoggoth")} < set().union(*gone)


# ------------------------------------------------------------------ after the Herald


@pytest.mark.rule("SC-R41")
@pytest.mark.parametrize("viewer", [A, None])
def test_after_the_herald_one_card_that_was_not_dealt_is_guessed_to_be_in_play(viewer: Seat | None) -> None:
    state = play(next_turn(shared()), "replace 1", "fetch investigator-hastur")

    brought = [
        in_play(guess) - ALL_ARTIFACTS - {*cards("i-shoggoth", "c-shoggoth")} for guess in guesses(state, viewer)
    ]

    assert {len(one) for one in brought} == {1}
    assert frozenset().union(*brought) == GODS_OF_BOTH - {*cards("i-shoggoth", "c-shoggoth")}


@pytest.mark.rule("SC-R41")
def test_the_card_that_was_brought_is_guessed_to_be_in_play_though_few_places_are_left_for_it() -> None:
    state = table(
        "end",
        turn=10,
        active=B,
        areas=(
            ["i-gate", "i-gate-closure", "i-journal", "i-potion", "i-shoggoth"],
            ["c-gate", "c-gate-closure", "c-journal", "c-shoggoth", "~c-potion"],
        ),
        hands=(["i-necronomicon"], ["c-necronomicon"]),
        ids=("gabriel-moretti", "herald-of-arrival"),
        options={"id_cards": True},
    )
    state = play(state, "replace 4", "fetch investigator-hastur")

    assert {len(in_play(guess) - DEALT) for guess in guesses(state, A, 300)} == {1}


@pytest.mark.rule("SC-R41")
def test_with_herald_pool_own_faction_the_card_that_was_brought_is_guessed_as_a_cultist_one() -> None:
    state = play(next_turn(shared(herald_pool="own_faction")), "replace 1", "fetch cultist-hastur")

    brought = [in_play(guess) - DEALT for guess in guesses(state, A)]

    assert {len(one) for one in brought} == {1}
    assert frozenset().union(*brought) == CULTIST_GODS - DEALT


@pytest.mark.rule("SC-R41")
def test_while_a_card_is_fetched_none_is_guessed_to_have_been_brought() -> None:
    state = play(next_turn(shared()), "replace 1")

    found = {in_play(guess) for guess in guesses(state, A)}

    assert found == {DEALT}


@pytest.mark.rule("SC-R41")
def test_the_player_of_the_herald_knows_what_was_brought() -> None:
    state = play(next_turn(shared()), "replace 1", "fetch investigator-hastur")

    assert {in_play(guess) for guess in guesses(state, B)} == {in_play(state)}


@pytest.mark.rule("SC-R1", "SC-R41")
@pytest.mark.parametrize("viewer", [A, None])
def test_after_the_herald_three_elder_gods_at_most_are_guessed_where_they_were_picked_in_secret(
    viewer: Seat | None,
) -> None:
    state = play(next_turn(middle()), "replace 1", "fetch investigator-azathoth")

    found = [in_play(guess) for guess in guesses(state, viewer)]

    assert {len(one & GODS_OF_BOTH) for one in found} <= {2, 3}


@pytest.mark.rule("SC-R1", "SC-R40", "SC-R41")
def test_the_player_of_the_herald_guesses_a_card_banished_later() -> None:
    state = play(next_turn(middle()), "replace 1", "fetch investigator-azathoth")  # all of B's own gods are in the box
    state = play(state, "place cultist-potion", "bid 0", "take", "close", "banish 0.1")

    gone = {guess.box[-1].card for guess in guesses(state, B)}

    assert gone == {*cards("i-journal", "i-gate-closure", "i-potion", "i-hastur")}


# ------------------------------------------------------------------ how cards lie


def exchanging(*, yog_look: bool) -> State:
    """A has used Yog-Sothoth; B chooses, from a hand that is mixed or looked at."""
    state = table(
        areas=(["i-yog-sothoth", "c-yog-sothoth", "i-gate", "c-gate"], ()),
        hands=(
            ["i-gate-closure", "i-journal", "i-necronomicon", "i-potion"],
            ["c-gate-closure", "c-journal", "c-necronomicon", "c-potion"],
        ),
        options={"elder_god": "Yog-Sothoth", "yog_look": yog_look},
    )
    return play(state, "yog-sothoth cultist-yog-sothoth")


@pytest.mark.rule("SC-R33")
def test_a_hand_mixed_for_yog_sothoth_is_guessed_in_any_order() -> None:
    hands = [guess.players[A].hand for guess in guesses(exchanging(yog_look=False), B)]

    closure = card("i-gate-closure")
    assert {hand.index(closure) for hand in hands if closure in hand} == {0, 1, 2, 3}


@pytest.mark.rule("SC-R33")
def test_a_hand_that_is_looked_at_is_guessed_in_its_one_order() -> None:
    assert all(guess.players[A].hand == in_order(guess, A) for guess in guesses(exchanging(yog_look=True), None))


@pytest.mark.rule("SC-R33")
def test_any_other_hand_is_guessed_in_its_one_order() -> None:
    assert all(guess.players[B].hand == in_order(guess, B) for guess in guesses(picked(), A))
    assert all(guess.players[A].hand == in_order(guess, A) for guess in guesses(picked(), None))


def in_order(state: State, seat: Seat) -> tuple[str, ...]:
    """The hand of `seat`, sorted."""
    return tuple(sorted(state.players[seat].hand))


@pytest.mark.rule("SC-R21")
def test_earlier_positions_are_guessed_among_the_cards_of_the_active_player() -> None:
    state = table(
        areas=(["i-necronomicon", "c-necronomicon", "~i-gate"], ["c-gate"]),
        hands=(
            ["i-gate-closure", "i-journal", "i-potion", "i-shoggoth"],
            ["c-gate-closure", "c-journal", "c-potion", "c-shoggoth"],
        ),
    )
    state = play(state, "necronomicon 2 for investigator-potion")
    (position,) = state.turn.earlier

    for guess in guesses(state, B):
        (guessed,) = guess.turn.earlier
        mine = guess.players[A]
        assert {*guessed.cards} == {*mine.hand, *(lying.card for lying in mine.area)}
        assert list(guessed.cards[3:]) == sorted(guessed.cards[3:])
    assert {guess.turn.earlier for guess in guesses(state, A)} == {(position,)}


# ------------------------------------------------------------------ before the first turn


@pytest.mark.rule("SC-2.3")
@pytest.mark.parametrize("viewer", [A, B, None])
@pytest.mark.parametrize("gods", [(), ("0: god hastur",), ("0: god hastur", "1: god cthulhu")], ids=len)
def test_before_the_first_turn_each_hand_is_guessed_of_its_own_faction(viewer: Seat | None, gods: tuple[str]) -> None:
    options = {"elder_gods": "each", "id_cards": True, "faction_of_first_seat": "cultist"}
    start: Any = rr.new_game("seals", seed=1, options=options)
    state = play(start, *gods)

    for guess in guesses(state, viewer, 10):
        assert {one.partition("-")[0] for one in guess.players[A].hand} == {"cultist"}
        assert {one.partition("-")[0] for one in guess.players[B].hand} == {"investigator"}
