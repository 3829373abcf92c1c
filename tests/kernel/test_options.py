"""What a host may choose about a game."""

from __future__ import annotations

import pytest

from rlyeh_rules import SetupError
from rlyeh_rules.kernel import Option, evolve, make_options, options_of
from tests.kernel import small
from tests.lantern import Options
from tests.lantern.state import First


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
