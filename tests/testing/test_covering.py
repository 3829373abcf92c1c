"""Few rows in which every two values meet."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, product
from math import prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rlyeh_rules import SetupError
from rlyeh_rules.kernel import evolve
from rlyeh_rules.testing import pairs, starts
from tests.lantern import GAME, RULES, Options
from tests.lantern.state import First

choices = st.lists(st.integers(1, 4), max_size=7).map(lambda sizes: {f"c{at}": range(n) for at, n in enumerate(sizes)})
Row = Mapping[str, int]


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


# ------------------------------------------------------------------ where not every row can be


@st.composite
def clashing(draw: st.DrawFn) -> tuple[dict[str, range], list[Row]]:
    """Choices, and some values of one to three of them that cannot stand in one row."""
    values = draw(choices.filter(bool).filter(lambda some: prod(map(len, some.values())) <= 500))
    names = st.lists(st.sampled_from(list(values)), min_size=1, max_size=3, unique=True)
    clash = names.flatmap(lambda some: st.fixed_dictionaries({name: st.sampled_from(values[name]) for name in some}))
    return values, draw(st.lists(clash, max_size=5))


def can_be(row: Row, clashes: list[Row]) -> bool:
    return not any(clash.items() <= row.items() for clash in clashes)


@given(clashing())
def test_two_values_meet_exactly_if_they_can(drawn: tuple[dict[str, range], list[Row]]) -> None:
    values, clashes = drawn
    rows = pairs(values, lambda row: can_be(row, clashes))
    possible = [row for of in product(*values.values()) if can_be(row := dict(zip(values, of, strict=True)), clashes)]
    assert all(list(row) == list(values) and row in possible for row in rows)
    assert len(rows) == len({tuple(row.values()) for row in rows})
    for one, other in [*combinations(values, 2), *((name, name) for name in values)]:
        assert {(row[one], row[other]) for row in rows} == {(row[one], row[other]) for row in possible}


@given(choices)
def test_a_row_that_can_be_is_what_it_would_be_if_all_could(values: dict[str, range]) -> None:
    assert pairs(values, lambda _: True) == pairs(values)


def test_the_first_row_is_as_near_to_the_first_values_as_can_be() -> None:
    rows = pairs({"a": "xy", "b": "pq", "c": "st"}, lambda row: row["a"] == "x" and row["c"] == "t")
    assert rows[0] == {"a": "x", "b": "p", "c": "t"}


@pytest.mark.parametrize("values", [{}, {"a": "x"}, {"a": "xy", "b": "pq"}], ids=repr)
def test_where_nothing_can_be_there_are_no_rows(values: dict[str, str]) -> None:
    assert pairs(values, lambda _: False) == ()


def test_of_thirty_options_two_may_clash_and_two_may_need_a_third() -> None:
    def allowed(row: Mapping[str, bool]) -> bool:
        return not (row["0"] and row["1"]) and not (row["2"] and row["3"] and not row["29"])

    rows = pairs({str(at): (False, True) for at in range(30)}, allowed)
    assert len(rows) < 30
    assert all(map(allowed, rows))
    for one, other in combinations(map(str, range(30)), 2):
        met = {(row[one], row[other]) for row in rows}
        assert set(product((False, True), repeat=2)) - met == ({(True, True)} if (one, other) == ("0", "1") else set())


# ------------------------------------------------------------------ ways to begin a game


def test_a_game_is_begun_with_every_pair_of_options_and_every_number_of_seats_but_what_it_refuses() -> None:
    ways = starts(GAME)
    assert ways[0] == (4, Options())
    assert {(seats, options.rounds) for seats, options in ways} == {*product(range(3, 7), (6, 12))} - {(6, 6)}  # type: ignore[attr-defined]
    assert {(options.blackmail, options.first) for _, options in ways} == set(product((False, True), First))  # type: ignore[attr-defined]
    for name, values in {"blackmail": (False, True), "first": First}.items():
        assert {(seats, getattr(options, name)) for seats, options in ways} == set(product(range(3, 7), values))


def test_of_an_option_that_is_a_range_a_few_numbers_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    blackmail, rounds, first = GAME.choices
    monkeypatch.setattr(GAME, "choices", (blackmail, evolve(rounds, values=range(12, 101)), first))
    rounds_tried = [options.rounds for _, options in starts(GAME)]  # type: ignore[attr-defined]
    assert set(rounds_tried) == {12, 13, 100}
    assert rounds_tried[0] == 12


def test_or_with_the_options_one_names_for_each_number_of_seats_that_they_go_with() -> None:
    assert starts(GAME, {"rounds": 6}) == tuple((players, Options(rounds=6)) for players in (4, 3, 5))
    assert starts(GAME, Options()) == starts(GAME, "default") == tuple((seats, Options()) for seats in (4, 3, 5, 6))


def test_options_that_go_with_no_number_of_seats_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RULES, "refuses", lambda *_: SetupError("Not so.", "LN-1.6"))
    with pytest.raises(SetupError, match=r"Not so\. \(LN-1\.6\)"):
        starts(GAME, {"rounds": 6})
