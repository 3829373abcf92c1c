"""A full state made from a view: what each mark lets it guess."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import pytest

from rlyeh_rules import kernel
from rlyeh_rules.kernel import (
    FULL,
    HIDDEN,
    NOBODY,
    OWNER,
    BySeat,
    Chance,
    RulesDefect,
    Seat,
    SetupError,
    apart,
    evolve,
    record,
    secret,
)
from tests.kernel.small import ANN, BLUE, BOB, RED, SETUP, Ask, Bag, Stone, small

SEEDS = range(40)
GREY = Stone("grey")


@record
class Own:
    """A deck and a hand of a stock that is one's own, and a vow."""

    deck: Annotated[tuple[Stone, ...], secret(to=NOBODY, each=True)] = ()
    hand: Annotated[tuple[Stone, ...], secret(to=OWNER, each=True)] = ()
    vow: Annotated[int, secret(to=OWNER, among="vows")] = 0


@record(kw_only=True, repr=False)
class Table(kernel.State):
    """Stocks that never mix; vows that constrain each other; an earlier moment."""

    game = "guessing"

    own: BySeat[Own]
    bid: Annotated[int, secret(to=NOBODY, among=(1, 2, 3))] = 1
    earlier: Annotated[Table | None, apart] = None

    def contents(self) -> Mapping[Any, Mapping[Any, int]]:
        return {(Stone, ANN): {RED: 2, BLUE: 1}, (Stone, BOB): {GREY: 3}}

    def vows(self, owner: Seat) -> tuple[int, ...]:
        """What a seat may have vowed: Ann low, Bob high."""
        return (0, 1) if owner == ANN else (2, 3)

    def consistent(self, view: Table, chance: Chance) -> Table:
        """Bob never bids 3 with a vow of 3."""
        if self.bid == self.own[BOB].vow == 3 and view.bid is HIDDEN:
            return evolve(self, bid=1 + chance.below(2))
        return self


TABLE = Table(
    agenda=(Ask(ANN),), chance=5, setup=SETUP, own=BySeat([Own((RED, RED), (BLUE,), 1), Own((GREY, GREY), (GREY,), 3)])
)


def guesses(seat: Seat | None, state: Table = TABLE) -> list[Table]:
    return [state.determinize(seat, seed) for seed in SEEDS]


def test_stocks_of_ones_own_do_not_mix() -> None:
    for guess in guesses(BOB):
        assert sorted(guess.own[ANN].deck + guess.own[ANN].hand) == [BLUE, RED, RED]
        assert guess.own[BOB].deck == (GREY, GREY)


def test_what_can_be_seen_stays() -> None:
    assert all(guess.own[ANN].hand == (BLUE,) and guess.own[ANN].vow == 1 for guess in guesses(ANN))


def test_a_secret_that_is_no_thing_is_guessed_among_what_it_may_be() -> None:
    assert {guess.bid for guess in guesses(ANN)} == {1, 2, 3}


def test_what_it_may_be_can_depend_on_the_owner() -> None:
    assert {guess.own[BOB].vow for guess in guesses(ANN)} == {2, 3}
    assert {guess.own[ANN].vow for guess in guesses(BOB)} == {0, 1}


def test_secrets_that_constrain_each_other_are_brought_into_agreement() -> None:
    assert not any(guess.bid == guess.own[BOB].vow == 3 for guess in guesses(ANN))


def test_an_earlier_moment_is_guessed_as_a_whole() -> None:
    earlier = evolve(TABLE, own=TABLE.own[::1], bid=2)
    for guess in guesses(ANN, evolve(TABLE, own=BySeat(TABLE.own), earlier=evolve(earlier, own=BySeat(TABLE.own)))):
        assert guess.earlier is not None
        assert guess.earlier.viewer is FULL
        assert guess.earlier.own[BOB].hand == (GREY,)
        assert guess.earlier.bid in {1, 2, 3}


def test_a_guess_is_nobodys_view_and_has_a_chance_of_its_own() -> None:
    chances = {guess.chance for guess in guesses(ANN)}
    assert len(chances) == len(SEEDS)
    assert TABLE.chance not in chances
    assert all(guess.viewer is FULL for guess in guesses(ANN))


def test_the_same_seed_gives_the_same_guess_from_the_state_and_from_the_view() -> None:
    assert TABLE.determinize(ANN, 3) == TABLE.determinize(ANN, 3) == TABLE.view(ANN).determinize(ANN, 3)


def test_every_way_in_which_things_can_lie_is_guessed() -> None:
    hands = {guess.own[ANN].hand for guess in guesses(None)}
    assert hands == {(RED,), (BLUE,)}


@pytest.mark.parametrize("seed", [None, 1.0, "1", True])
def test_a_seed_is_an_integer(seed: object) -> None:
    with pytest.raises(SetupError, match="A seed is an integer"):
        small().determinize(ANN, seed)


@record(kw_only=True, repr=False)
class Chosen(kernel.State):
    """Each seat has chosen some stones, face down, or is still to choose."""

    game = "guessing"

    chosen: Annotated[BySeat[tuple[Stone, ...] | None], secret(to=OWNER)]

    def contents(self) -> Mapping[Any, Mapping[Any, int]]:
        return {Stone: {RED: 2, BLUE: 1, GREY: 1}}


def test_several_things_a_seat_are_counted_and_guessed_as_well() -> None:
    s = Chosen(agenda=(Ask(ANN),), chance=5, setup=SETUP, chosen=BySeat([(RED, BLUE), (GREY, RED)]))
    assert s.view(ANN).chosen == BySeat([(RED, BLUE), (HIDDEN, HIDDEN)])
    assert {s.determinize(ANN, seed).chosen[BOB] for seed in SEEDS} == {(RED, GREY), (GREY, RED)}
    assert s.determinize(ANN, 1).chosen[ANN] == (RED, BLUE)


def test_who_has_not_chosen_has_not_chosen_in_a_guess() -> None:
    s = Chosen(agenda=(Ask(ANN),), chance=5, setup=SETUP, chosen=BySeat([(RED, BLUE, GREY, RED), None]))
    assert s.determinize(BOB, 1).chosen[BOB] is None
    assert sorted(s.determinize(BOB, 1).chosen[ANN] or ()) == [BLUE, GREY, RED, RED]


def test_things_for_which_there_is_no_place_are_a_defect() -> None:
    s = evolve(small(), bags=BySeat([Bag((RED,)), Bag()]))
    with pytest.raises(RulesDefect, match="1 thing left without a place"):
        s.determinize(ANN, 1)
