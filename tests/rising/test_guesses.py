"""Guesses of what nobody can see: each is sound, looks to all as the game does, and rules no order of the decks out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Final

import pytest

from rlyeh_rules.kernel import Seat
from rlyeh_rules.rising import State
from tests.rising.exchanges import one_of_each
from tests.rising.moments import QUESTIONS, moment
from tests.rising.table import play, table

SEATS: Final = [*map(Seat, range(3)), None]
SKILLED: Final = {number: {"brawling": 1, "stealth": 1, "swiftness": 1} for number in range(1, 6)}
"""Skills at level 1, as they are where no sanity has been lost."""


def guesses(state: State, seat: Seat | None, count: int = 60) -> Iterator[State]:
    """Some guesses, each of them sound and looking to that seat as the state does."""
    view = state.view(seat)
    for seed in range(count):
        guess = state.determinize(seat, seed)
        assert guess.violations() == ()
        assert guess.view(seat) == view
        yield guess


# ------------------------------------------------------------------ at any moment


@pytest.mark.rule("RR-26.5", "RR-1.3", "RR-22.1")
@pytest.mark.parametrize("name", QUESTIONS)
def test_a_guess_keeps_all_that_lies_open_at_any_moment(name: str) -> None:
    state = moment(name)
    for viewer in SEATS:
        for guess in guesses(state, viewer, 4):
            assert (guess.team, guess.enemies, guess.parts) == (state.team, state.enemies, state.parts)
            assert (guess.board, guess.turn, guess.agenda) == (state.board, state.turn, state.agenda)
            assert guess.waiting_on == state.waiting_on
            assert guess.legal_actions() == state.legal_actions()
            assert Counter(guess.mythos.deck) == Counter(state.mythos.deck)
            assert set(guess.discovery.deck) == set(state.discovery.deck)


@pytest.mark.rule("RR-26.5")
@pytest.mark.parametrize("name", QUESTIONS[::3])
def test_all_guess_alike_since_all_see_the_same(name: str) -> None:
    state = moment(name)
    assert len({state.determinize(viewer, 3).digest() for viewer in SEATS}) == 1


@pytest.mark.rule("RR-26.5")
@pytest.mark.parametrize("name", QUESTIONS)
def test_what_could_be_is_guessed_from_as_equally_as_what_is(name: str) -> None:
    state = moment(name)
    for other in one_of_each(state):
        assert other.state.determinize(None, 5) == state.determinize(None, 5), other.what


@pytest.mark.parametrize("name", QUESTIONS[::3])
def test_a_view_guesses_what_the_whole_truth_guesses_for_it(name: str) -> None:
    state = moment(name)
    assert state.view(Seat(1)).determinize(Seat(1), 7) == state.determinize(Seat(1), 7)


# ------------------------------------------------------------------ no truth is ruled out


@pytest.mark.rule("RR-1.3", "RR-26.5")
def test_every_order_of_the_mythos_deck_is_guessed_about_as_often() -> None:
    cards = ["torches-below", "the-ring-closes", "the-hand-descends"]
    state = table(2, mythos=cards, skills=SKILLED)
    found = Counter(guess.mythos.deck for guess in guesses(state, Seat(0), 240))
    assert set(found) == set(permutations(cards))
    assert min(found.values()) >= 20, "of 40 on the average"


@pytest.mark.rule("RR-22.1", "RR-26.5")
def test_every_order_of_the_discovery_deck_is_guessed() -> None:
    cards = ["drowned-litany", "twin-sigils", "knotted-net"]
    state = table(2, discovery=cards, skills=SKILLED)
    assert {guess.discovery.deck for guess in guesses(state, None, 120)} == set(permutations(cards))


@pytest.mark.rule("RR-26.5", "RR-16.1")
def test_of_a_card_that_has_been_drawn_nobody_guesses_any_more() -> None:
    state = table(2, mythos=["torches-below", "the-ring-closes", "the-hand-descends"], skills=SKILLED)
    state = play(state, "end actions")
    assert state.mythos.discard == ("torches-below",)
    found = {guess.mythos.deck for guess in guesses(state, Seat(1))}
    assert found == set(permutations(["the-ring-closes", "the-hand-descends"]))


@pytest.mark.rule("RR-26.5")
def test_what_chance_will_give_is_guessed_anew() -> None:
    state = table(2, skills=SKILLED)
    found = {guess.chance for guess in guesses(state, Seat(0), 20)}
    assert len(found) == 20
    assert state.chance not in found
