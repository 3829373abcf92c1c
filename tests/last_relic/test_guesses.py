"""Guesses of what a seat cannot see: each is sound, looks to that seat as the game does, and contradicts nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from rlyeh_rules import Seat
from rlyeh_rules.last_relic import State
from tests.last_relic.dealt import dealt
from tests.last_relic.table import CULT, HER, On, at, play, spot, table

ALL = [HER, CULT, None]


def guesses(state: State, seat: Seat | None, count: int = 40) -> Iterator[State]:
    """Some guesses, each of them sound and looking to that seat as the state does."""
    view = state.view(seat)
    for seed in range(count):
        guess = state.determinize(seat, seed)
        assert guess.violations() == ()
        assert guess.view(seat) == view
        yield guess


def row(state: State) -> tuple[str, ...]:
    """What lies in the row."""
    return tuple(at(state, position).location for position in state.positions)


# ------------------------------------------------------------------ what may be anything


@pytest.mark.rule("LR-R36")
@pytest.mark.parametrize("viewer", ALL)
def test_a_guess_can_be_made_at_every_step_of_the_setup(viewer: Seat | None) -> None:
    state = dealt()
    kept = play(state, str(state.legal_actions()[0]))
    begun = play(kept, "start 2")

    for moment in (state, kept, begun):
        assert len({guess.ritual.great_old_one for guess in guesses(moment, viewer)}) == (1 if viewer == CULT else 5)


@pytest.mark.rule("LR-R36")
def test_a_hand_is_guessed_among_the_cards_that_are_nowhere_to_be_seen() -> None:
    state = table(
        cult_hand=("acolyte 2 = mark", "rite | action fund"),
        cult_deck=("k1", "k2"),
        cult_discard=("y1",),
        cult_permanents=("idol | permanent price -1",),
        cultists=(On(1, "priest 2"),),
    )

    hers = {guess.cult.cards.hand for guess in guesses(state, HER)}
    its = {guess.cult.cards.hand for guess in guesses(state, CULT)}

    assert {card for hand in hers for card in hand} == {"acolyte", "rite", "k1", "k2"}
    assert all(len(hand) == 2 for hand in hers)
    assert its == {("acolyte", "rite")}


@pytest.mark.rule("LR-R36")
def test_a_bought_card_is_guessed_with_its_buyer_only() -> None:
    state = table(
        "cult buys", market=("lens $1 = clue // 2 = mark",), market_deck=("m1 $1 = clue // 2", "m2 $1 = clue // 2")
    )
    state = play(state, "buy lens", "pass", "pass", "done")
    assert state.cult.cards.hand == ("lens",)

    found = list(guesses(state, HER))

    assert {guess.cult.cards.hand for guess in found} == {("lens",)}
    assert {guess.market.cards for guess in found} == {state.market.cards}


@pytest.mark.rule("LR-R36", "LR-5.2.1")
def test_a_hidden_location_is_guessed_as_any_that_is_not_seen() -> None:
    spots = (spot("harbour"), spot("library"), spot("crypt", up=True))
    state = table(row=spots, location_deck=("p", "q"), bottom=("b",))

    hers = {row(guess) for guess in guesses(state, HER)}

    assert {one[0] for one in hers} == {one[1] for one in hers} == {"harbour", "library", "p", "q", "b"}
    assert {one[2] for one in hers} == {"crypt"}
    assert {row(guess) for guess in guesses(state, CULT)} == {("harbour", "library", "crypt")}
    assert {guess.locations.bottom for guess in guesses(state, CULT)} == {("b",)}
    assert {guess.locations.deck for guess in guesses(state, CULT)} == {("p", "q"), ("q", "p")}


@pytest.mark.rule("LR-R36", "LR-8.2.17")
@pytest.mark.parametrize("viewer", ALL)
def test_a_guess_can_be_made_while_the_cult_chooses_a_location(viewer: Seat | None) -> None:
    spots = (spot("harbour", marks=4), spot("library"), spot("crypt"))
    state = table("cult", at=2, row=spots, bottom=("b",), cultists=(On(1, "acolyte 2 = mark"),))
    state = play(state, "activate acolyte")

    drawn = {guess.locations.drawn for guess in guesses(state, viewer)}

    assert ({("p", "q")} == drawn) == (viewer == CULT)


# ------------------------------------------------------------------ what it cannot be


@pytest.mark.rule("LR-R36", "LR-3.8")
@pytest.mark.parametrize("viewer", [HER, None])
def test_a_great_old_one_that_could_be_summoned_is_not_guessed(viewer: Seat | None) -> None:
    hydra_would_be_complete = table(relics="AABBCC")
    either = table(relics="AABBC")

    assert {guess.ritual.great_old_one for guess in guesses(hydra_would_be_complete, viewer)} == {"dagon"}
    assert {guess.ritual.great_old_one for guess in guesses(either, viewer)} == {"dagon", "hydra"}


@pytest.mark.rule("LR-R36")
def test_what_could_be_summoned_depends_on_how_many_pairs_may_stand_in() -> None:
    one_pair: dict[str, Any] = {"relics": "AAAABBC", "tokens": {"A": 4, "B": 3, "C": 3, "D": 2, "E": 2, "F": 1}}
    two_pairs: dict[str, Any] = {"relics": "AAAABBBB", "tokens": {"A": 4, "B": 4, "C": 3, "D": 2, "E": 1, "F": 1}}
    single = {"single_substitution": True}

    assert {guess.ritual.great_old_one for guess in guesses(table(**one_pair), HER)} == {"dagon"}
    assert {guess.ritual.great_old_one for guess in guesses(table(**two_pairs), HER)} == {"dagon"}
    assert {guess.ritual.great_old_one for guess in guesses(table(**one_pair, options=single), HER)} == {"dagon"}
    assert {guess.ritual.great_old_one for guess in guesses(table(**two_pairs, options=single), HER)} == {
        "dagon",
        "hydra",
    }


@pytest.mark.rule("LR-R36", "LR-5.2.1")
@pytest.mark.parametrize("viewer", [HER, None])
def test_a_location_that_would_have_been_resolved_is_not_guessed(viewer: Seat | None) -> None:
    spots = (
        spot("harbour", hidden=3),
        spot("library", hidden=6, discovered=8, marks=5),
        spot("crypt", hidden=4, marks=3),
    )
    state = table(row=spots, location_deck=("p", "q"))

    found = {row(guess) for guess in guesses(state, viewer)}

    assert {one[1] for one in found} == {"library"}, "all others have a cost of 5 at most"
    assert {one[2] for one in found} == {"crypt", "p", "q"}
    assert {one[0] for one in found} == {"harbour", "crypt", "p", "q"}


@pytest.mark.rule("LR-R36")
def test_what_a_card_adds_to_a_cost_is_known_when_locations_are_guessed() -> None:
    spots = (spot("harbour", hidden=6, discovered=8, marks=5), spot("library"), spot("crypt"))
    plain = table(row=spots, location_deck=("p",))
    dearer = table(row=spots, location_deck=("p",), cultists=(On(1, "priest 2 | deployed cost +1 @here"),))

    assert {row(guess)[0] for guess in guesses(plain, HER)} == {"harbour"}
    assert {row(guess)[0] for guess in guesses(dearer, HER)} == {"harbour", "library", "crypt", "p"}


@pytest.mark.rule("LR-R36")
@pytest.mark.parametrize("viewer", [HER, None])
def test_a_guess_can_be_made_while_the_cult_says_which_of_two_complete_locations_comes_first(
    viewer: Seat | None,
) -> None:
    spots = (
        spot("harbour", marks=4),
        spot("library", hidden=4, marks=3),
        spot("crypt", hidden=9, discovered=11),
    )
    cultists = (On(1, "acolyte 2"), On(2, "priest 3"))
    state = table("cult", at=3, row=spots, cult_hand=("rite | action mark@every",), cultists=cultists)
    state = play(state, "play rite")
    assert state.decision is not None
    assert state.decision.kind == "AskOrder"

    for guess in guesses(state, viewer):
        assert [str(action) for action in guess.legal_actions(CULT)] == ["1: resolve 1", "1: resolve 2"]


@pytest.mark.rule("LR-R36")
@pytest.mark.parametrize("viewer", ALL)
def test_a_guess_can_be_made_while_a_second_complete_location_waits(viewer: Seat | None) -> None:
    spots = (spot("harbour", marks=4), spot("library", hidden=4, marks=3), spot("crypt", hidden=9, discovered=11))
    cultists = (On(1, "acolyte 2"), On(2, "priest 3"))
    state = table("cult", at=1, row=spots, cult_hand=("rite | action mark@every",), cultists=cultists)

    state = play(state, "play rite", "resolve 1")
    assert state.waiting_on == (HER,)
    fled = play(state, "move 2")

    for moment in (state, fled):
        assert len(list(guesses(moment, viewer))) == 40


@pytest.mark.rule("LR-R36")
@pytest.mark.parametrize("viewer", ALL)
def test_a_guess_of_a_game_that_is_over_names_the_great_old_one(viewer: Seat | None) -> None:
    state = play(table("cult", wounds=4, cultists=(On(1, "acolyte 2 = wound"),)), "activate acolyte")

    assert {guess.ritual.great_old_one for guess in guesses(state, viewer)} == {"dagon"}
