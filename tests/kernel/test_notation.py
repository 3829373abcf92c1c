"""One line for every action, both ways."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rlyeh_rules import HIDDEN, Action, NotationError, Seat, State, new_game, parse_action
from rlyeh_rules.kernel.notation import fits
from tests.kernel.small import ANN, BLUE, BOB, RED, Ask, AskAll, AskInVain, Put, Size, Stone, Wait, small
from tests.lantern.auction import Bid
from tests.lantern.turn import Rewind, Verb
from tests.support.table import dealt

OPENING = {"first_player": 0, "faction_of_first_seat": "investigator"}


LINES = [
    (Wait(BOB), "1: wait"),
    (Put(ANN, RED, 1), "0: put 1 red, quickly no"),
    (Put(ANN, BLUE, 12, Size.LARGE), "0: put 12 blue large, quickly no"),
    (Put(ANN, BLUE, -3, None, BOB, quickly=True), "0: put -3 blue, for 1, quickly yes"),
    (Put(ANN, BLUE, 0, Size.SMALL, BOB), "0: put 0 blue small, for 1, quickly no"),
    (Put(ANN, HIDDEN, 1), "0: put 1 ?, quickly no"),
]


@pytest.mark.parametrize(("action", "line"), LINES)
def test_an_action_is_written_and_read(action: Action, line: str) -> None:
    assert str(action) == line
    assert parse_action(small(), line) == action


def test_what_is_read_has_the_types_that_the_fields_declare() -> None:
    read: Any = parse_action(small(), "0: put 1 red small, for 1, quickly yes")
    assert [type(value) for value in (read.stone, read.count, read.size, read.quickly)] == [Stone, int, Size, bool]


puts = st.builds(
    Put,
    st.sampled_from([ANN, BOB]),
    st.sampled_from([RED, BLUE]),
    st.integers(-999_999_999, 999_999_999),
    st.none() | st.sampled_from(Size),
    st.none() | st.sampled_from([ANN, BOB]),
    st.booleans(),
)


@given(puts)
def test_every_action_is_read_as_it_was_written(put: Put) -> None:
    assert parse_action(small(), str(put)) == put


@given(st.text())
def test_any_text_is_an_action_or_an_error_of_notation(text: str) -> None:
    read: Action | None = None
    with suppress(NotationError):
        read = parse_action(small(), text)
    assert read is None or str(read).split() == str(parse_action(small(), str(read))).split()


def test_the_seat_may_be_left_out_while_one_is_waited_for() -> None:
    assert parse_action(small(), "wait") == Wait(ANN)
    with pytest.raises(NotationError, match="does not say whose action it is: put the seat in front, as in `0: wait`"):
        parse_action(small(AskAll((ANN, BOB))), "wait")


def test_blanks_do_not_matter() -> None:
    assert parse_action(small(), "  1 :  put  1   red,  quickly no ") == Put(BOB, RED, 1)


def test_an_action_that_nobody_asks_for_can_be_said() -> None:
    bid = parse_action(dealt(), "2: bid 99")
    assert bid == Bid(Seat(2), 99)
    assert parse_action(dealt(), "1: rewind, research") == Rewind(BOB, Verb.RESEARCH)


def test_it_is_read_in_a_view_as_in_the_state() -> None:
    assert parse_action(dealt().view(None), "0: bid 1") == Bid(ANN, 1)


@pytest.mark.parametrize("text", ["2: wait", "-1: wait", "x: wait", "٣: wait", "000: wait", ": wait"])
def test_a_seat_that_is_not_at_the_table_is_an_error(text: str) -> None:
    with pytest.raises(NotationError, match="names no seat here: the seats are 0 and 1"):
        parse_action(small(), text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "dance",
        "0: dance",
        "0: wait a bit",
        "0: put red, quickly no",
        "0: put 1 red huge, quickly no",
        "0: put 1 red, quickly perhaps",
        "0: put 9999999999 red, quickly no",
        "0: put 1.0 red, quickly no",
    ],
)
def test_what_is_no_action_is_an_error_that_names_what_would_be_understood(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_action(small().view(ANN), text)
    assert caught.value.text == text
    assert caught.value.expected == ("put <count> <stone>[ <size>][, for <target>], quickly <quickly>", "wait")
    assert "Now understood: put <count> <stone>" in str(caught.value)


@pytest.mark.parametrize(
    ("text", "close"),
    [
        ("wiat", "wait"),
        ("0: put 1 rad, quickly no", "put 1 red, quickly no"),
        ("red", "put 1 red, quickly no"),
        ("1: wiat", "wait"),
        ("1: putt", "put <count> <stone>[ <size>][, for <target>], quickly <quickly>"),
        ("dance", ""),
    ],
)
def test_what_comes_nearest_is_named(text: str, close: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_action(small(Ask(ANN)).view(ANN) if text[0] != "1" else small(Ask(BOB)).view(None), text)
    assert caught.value.close == close


def test_only_what_can_be_done_now_is_named_and_nothing_that_another_seat_can_do() -> None:
    s = small(AskInVain(ANN))
    errors = [caught_in(state, text) for state, text in ((s, "dance"), (small().view(BOB), "0: dance"))]
    assert [error.now for error in errors] == [(), ()]
    assert [error.expected for error in errors] == [
        (),
        ("put <count> <stone>[ <size>][, for <target>], quickly <quickly>", "wait"),
    ]


def caught_in(state: State, text: str) -> NotationError:
    with pytest.raises(NotationError) as caught:
        parse_action(state, text)
    return caught.value


@pytest.mark.parametrize(
    ("card", "advice"),
    [
        ("gate", "names no card: there is no 'gate'; did you mean `place investigator-gate`?"),
        (
            "investigator-patience",
            "names no card: there is no 'investigator-patience'; did you mean `place investigator-potion`?",
        ),
    ],
)
def test_a_card_that_there_is_not_is_an_error(card: str, advice: str) -> None:
    s = new_game("seals", seed=1, options=OPENING).view(0)
    assert caught_in(s, f"0: place {card}").advice == f"{advice} Now understood: place <card>."


@pytest.mark.parametrize("text", ["0: place gate", "0: plce", "place", "0: place investigator-journalx"])
def test_of_the_whole_truth_an_error_tells_what_everybody_knows(text: str) -> None:
    """Whoever types it may be the opponent, and would learn what is in the hand."""
    s = new_game("seals", seed=1, options=OPENING)
    other = s.determinize(1, 5)
    assert other.players[0].hand == s.players[0].hand or caught_in(s, text).advice == caught_in(other, text).advice
    assert not {str(card) for card in s.players[0].hand} & set(caught_in(s, text).advice.replace("`", " ").split())


def test_of_what_is_hidden_there_may_be_any() -> None:
    action = parse_action(small(), "0: put 1 ?, quickly no")
    assert action == Put(ANN, HIDDEN, 1)


@pytest.mark.parametrize("text", [None, 5, b"0: wait", "0: wait" + " " * 300])
def test_what_is_no_line_is_an_error(text: object) -> None:
    with pytest.raises(NotationError, match="is no line of notation"):
        parse_action(small(), text)


def test_when_the_game_is_over_no_seat_is_waited_for() -> None:
    s = small()
    over, _ = s.apply(s.legal_actions()[0])
    assert parse_action(over, "0: wait") == Wait(ANN)
    with pytest.raises(NotationError, match="whose action"):
        parse_action(over, "wait")


@pytest.mark.parametrize(
    ("value", "hint", "does"),
    [
        (1, int, True),
        (True, int, False),
        (1.0, int, False),
        (ANN, Seat, True),
        (False, Seat, False),
        (None, Seat, False),
        (None, Seat | None, True),
        (1, Seat | None, True),
        ("red", Stone, True),
        (5, Stone, False),
        (Size.SMALL, Size, True),
        ("small", Size, False),
        (True, bool, True),
        (1, bool, False),
    ],
)
def test_a_value_fits_the_type_of_its_field_and_not_what_only_equals_it(
    value: object, hint: object, does: bool
) -> None:
    assert fits(value, hint) is does
