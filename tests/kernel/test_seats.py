"""Seats, and one value for each."""

from __future__ import annotations

import pickle

from hypothesis import given
from hypothesis import strategies as st

from rlyeh_rules.kernel import FULL, SPECTATOR, BySeat, Seat

values = st.lists(st.integers(), min_size=1, max_size=8).map(BySeat)


@st.composite
def tables(draw: st.DrawFn) -> tuple[BySeat[int], Seat]:
    row = draw(values)
    return row, Seat(draw(st.integers(0, len(row) - 1)))


@given(tables(), st.integers())
def test_what_is_put_at_a_seat_is_there_and_nowhere_else(table: tuple[BySeat[int], Seat], value: int) -> None:
    row, seat = table
    after = row.put(seat, value)
    assert after[seat] == value
    assert list(after.others(seat)) == list(row.others(seat))


@given(tables())
def test_putting_back_what_is_there_changes_nothing(table: tuple[BySeat[int], Seat]) -> None:
    row, seat = table
    assert row.put(seat, row[seat]) == row


@given(tables(), st.integers(), st.integers())
def test_the_last_value_put_is_the_one_that_stays(table: tuple[BySeat[int], Seat], one: int, two: int) -> None:
    row, seat = table
    assert row.put(seat, one).put(seat, two) == row.put(seat, two)


@given(tables())
def test_the_others_are_all_but_one_clockwise_from_its_left(table: tuple[BySeat[int], Seat]) -> None:
    row, seat = table
    others = [other for other, _ in row.others(seat)]
    assert sorted([seat, *others]) == list(row.seats())
    assert others[:1] == [row.left_of(seat)][: len(row) - 1]


@given(tables())
def test_going_left_as_often_as_there_are_seats_leads_back(table: tuple[BySeat[int], Seat]) -> None:
    row, seat = table
    at = seat
    for _ in row:
        at = row.left_of(at)
    assert at == seat


def test_a_value_is_made_for_each_seat() -> None:
    assert BySeat.of(3, lambda seat: seat * 10) == BySeat([0, 10, 20])


@given(values)
def test_it_stays_what_it_is_through_a_pickle(row: BySeat[int]) -> None:
    again = pickle.loads(pickle.dumps(row))  # noqa: S301 - our own
    assert again == row
    assert type(again) is BySeat
    assert type(row.put(Seat(0), 1)) is BySeat


def test_a_spectator_is_no_seat_and_the_whole_truth_is_no_view() -> None:
    assert SPECTATOR not in BySeat([1, 2]).seats()
    assert SPECTATOR is not None
    assert repr(FULL) == "FULL"
