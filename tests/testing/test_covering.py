"""Few rows in which every two values meet."""

from __future__ import annotations

from itertools import combinations, product
from math import prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rlyeh_rules.kernel import evolve
from rlyeh_rules.testing import pairs, starts
from tests.lantern import GAME, Options
from tests.lantern.state import First

choices = st.lists(st.integers(1, 4), max_size=7).map(lambda sizes: {f"c{at}": range(n) for at, n in enumerate(sizes)})


@given(choices)
def test_every_two_values_of_different_choices_meet(values: dict[str, range]) -> None:
    rows = pairs(values)
    for one, other in combinations(values, 2):
        assert {(row[one], row[other]) for row in rows} == set(product(values[one], values[other]))


@given(choices)
def test_every_value_is_tried_and_every_row_is_whole(values: dict[str, range]) -> None:
    rows = pairs(values)
    assert all(list(row) == list(values) for row in rows)
    assert all({row[name] for row in rows} == set(of) for name, of in values.items())


@given(choices)
def test_there_are_no_more_rows_than_combinations_and_no_row_comes_twice(values: dict[str, range]) -> None:
    rows = pairs(values)
    assert len(rows) == len({tuple(row.values()) for row in rows})
    assert len(rows) <= prod(map(len, values.values()))


def test_the_first_row_takes_the_first_values() -> None:
    assert pairs({"a": "xy", "b": "pq"})[0] == {"a": "x", "b": "p"}


def test_where_there_is_nothing_to_choose_there_is_one_way() -> None:
    assert pairs({}) == ({},)


def test_a_single_choice_takes_a_row_for_each_value() -> None:
    assert pairs({"a": "xyz"}) == ({"a": "x"}, {"a": "y"}, {"a": "z"})


def test_thirty_options_of_yes_or_no_fit_in_thirty_rows() -> None:
    assert len(pairs({str(at): (False, True) for at in range(30)})) < 30


def test_a_game_is_begun_with_every_pair_of_options_and_every_number_of_seats() -> None:
    ways = starts(GAME)
    assert ways[0] == (4, Options())
    assert {(players, options.rounds) for players, options in ways} == set(product(range(3, 7), (6, 12)))  # type: ignore[attr-defined]
    assert {(options.blackmail, options.first) for _, options in ways} == set(product((False, True), First))  # type: ignore[attr-defined]


def test_of_an_option_that_is_a_range_a_few_numbers_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    blackmail, rounds, first = GAME.choices
    monkeypatch.setattr(GAME, "choices", (blackmail, evolve(rounds, values=range(12, 101)), first))
    monkeypatch.setattr("rlyeh_rules.testing.conformance.make_options", lambda _, chosen: chosen)
    chosen = [dict(options) for _, options in starts(GAME)]  # type: ignore[call-overload]
    assert {options["rounds"] for options in chosen} == {12, 13, 100}
    assert chosen[0]["rounds"] == 12


def test_or_with_the_options_one_names_for_each_number_of_seats() -> None:
    assert starts(GAME, {"rounds": 6}) == tuple((players, Options(rounds=6)) for players in (4, 3, 5, 6))
    assert starts(GAME, Options()) == starts(GAME, "default") == tuple((seats, Options()) for seats in (4, 3, 5, 6))
