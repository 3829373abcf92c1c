"""What a host may choose about a game."""

from __future__ import annotations

from typing import Annotated

import pytest

from rlyeh_rules import SetupError, kernel
from rlyeh_rules.kernel import Option, evolve, make_options, option, options_of, record
from tests.kernel import small
from tests.lantern import Options
from tests.lantern.state import First


@record(kw_only=True)
class Ranged(kernel.Options):
    game = "small"

    most: Annotated[int, option("SM-7", "After how many rounds it ends.", values=range(101))] = 0
    stones: Annotated[int, option("SM-8", "How many stones there are.", values=range(-1, 2))] = 1


def test_every_option_says_what_it_may_be_and_what_it_does() -> None:
    blackmail, rounds, first = options_of(Options)
    assert blackmail == Option(
        name="blackmail",
        values=(False, True),
        default=True,
        rule="LN-R1",
        meaning="Votes may be turned by blackmail once they are shown.",
    )
    assert (rounds.values, rounds.default) == ((6, 12), 12)
    assert (first.values, first.default) == ((First.SEAT_0, First.BY_LOT), First.SEAT_0)


def test_who_chooses_nothing_has_the_defaults() -> None:
    assert make_options(Options, None) == make_options(Options, {}) == Options()


def test_a_value_may_be_named_by_its_text() -> None:
    chosen = make_options(Options, {"first": "by-lot", "rounds": 6})
    assert chosen == Options(first=First.BY_LOT, rounds=6)
    assert chosen.first is First.BY_LOT
    assert make_options(Options, {"first": "By-LOT"}).first is First.BY_LOT


def test_typed_options_are_taken_as_they_are() -> None:
    assert make_options(Options, Options(rounds=6)) == Options(rounds=6)


def test_an_unknown_option_is_refused_by_name() -> None:
    with pytest.raises(SetupError, match="lantern has no option 'round'; there are blackmail, rounds, first"):
        make_options(Options, {"round": 6})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("rounds", 7),
        ("rounds", "6"),
        ("rounds", 6.0),
        ("blackmail", 1),
        ("blackmail", 0),
        ("blackmail", "yes"),
        ("blackmail", None),
        ("first", "FIRST"),
        ("first", ["by-lot"]),
    ],
)
def test_a_value_that_an_option_does_not_have_is_refused_with_those_that_it_has(name: str, value: object) -> None:
    known = next(choice for choice in options_of(Options) if choice.name == name)
    with pytest.raises(SetupError) as caught:
        make_options(Options, {name: value})
    assert caught.value.rule == known.rule
    assert f"it is one of {', '.join(map(str, known.values))}." in caught.value.message


@pytest.mark.parametrize("value", [0, 1, 20, 100])
def test_an_option_may_be_any_number_of_a_range(value: int) -> None:
    assert make_options(Ranged, {"most": value}) == Ranged(most=value)


@pytest.mark.parametrize("value", [-1, 101, True, False, 2.0, "20", None])
def test_what_is_no_number_of_the_range_is_refused_and_the_range_told_by_its_ends(value: object) -> None:
    with pytest.raises(SetupError, match=r"^most cannot be .*; it is one of 0 to 100\. \(SM-7\)$"):
        make_options(Ranged, {"most": value})


def test_values_are_said_one_by_one_but_a_range_by_its_ends() -> None:
    said = [choice.said for choice in (*options_of(Options), *options_of(Ranged))]
    assert said == [("False", "True"), ("6", "12"), ("seat-0", "by-lot"), ("0 to 100",), ("-1 to 1",)]


@pytest.mark.parametrize(
    ("values", "default", "samples"),
    [
        ((6, 12), 12, (12, 6)),
        ((False, True), True, (True, False)),
        (range(101), 0, (0, 1, 100)),
        (range(101), 50, (50, 51, 0, 100)),
        (range(101), 99, (99, 100, 0)),
        (range(101), 100, (100, 99, 0)),
        (range(5, 6), 5, (5,)),
    ],
    ids=repr,
)
def test_all_values_are_worth_trying_but_of_a_range_a_few(
    values: tuple[object, ...] | range, default: object, samples: tuple[object, ...]
) -> None:
    assert Option("most", values, default, "SM-7", "").samples == samples


def test_typed_options_may_hold_a_wrong_value_as_well() -> None:
    with pytest.raises(SetupError, match="rounds cannot be 7"):
        make_options(Options, evolve(Options(), rounds=7))


@pytest.mark.parametrize("given", [5, "rounds", [("rounds", 6)], True])
def test_what_are_no_options_are_refused(given: object) -> None:
    with pytest.raises(SetupError, match="Options are a mapping or a lantern Options"):
        make_options(Options, given)


def test_options_of_another_game_are_refused() -> None:
    with pytest.raises(SetupError, match="These are options of no game, not of lantern"):
        make_options(Options, small.SETUP.options)


def test_a_card_set_without_rules_of_its_own_has_no_faults() -> None:
    assert list(small.SETUP.content.faults()) == []
