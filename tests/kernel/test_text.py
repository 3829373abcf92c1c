"""Names and sentences."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules import HIDDEN, Seat
from rlyeh_rules.kernel import BySeat, Entry, Text, counted, listed, record, there_are
from rlyeh_rules.kernel.text import plain_seat_name
from tests.kernel.small import ANN, BOB, RED, Put, Size, small
from tests.lantern.events import Drew, LotSold, VotesShown
from tests.lantern.state import DREAD, GOLD, TEXT
from tests.support.table import dealt


@record
class Fields:
    seat: Seat = ANN
    count: int = 2
    other_seat: Seat | None = BOB
    stone: Any = RED
    stones: Any = ()
    size: Size | None = None
    yes: bool = True
    counts: BySeat[Any] = BySeat([1, 2])

    @property
    def doubled(self) -> int:
        return 2 * self.count


def sentence(template: str, **fields: Any) -> str:
    return small().text.sentence(template, Fields(**fields), small().seat_name)


@pytest.mark.parametrize(
    ("template", "fields", "said"),
    [
        ("{seat} has {count}.", {}, "Ann has 2."),
        ("{doubled} in all.", {}, "4 in all."),
        ("{seat} to {other_seat}.", {}, "Ann to Bob."),
        ("{other_seat} did it.", {"other_seat": None}, "nobody did it."),
        ("A {size} one.", {"size": None}, "A nothing one."),
        ("A {size} one.", {"size": Size.LARGE}, "A Large one."),
        ("A {stone} one.", {"stone": GOLD}, "A Gold one."),
        ("It is {stone}.", {"stone": HIDDEN}, "It is something hidden."),
        ("{yes}.", {}, "yes."),
        ("{yes}.", {"yes": False}, "no."),
        ("With {stones}.", {}, "With nothing."),
        ("With {stones}.", {"stones": (GOLD, DREAD, GOLD)}, "With Gold, Dread and Gold."),
        ("With {stones}.", {"stones": (HIDDEN, GOLD, HIDDEN)}, "With Gold and 2 hidden."),
        ("{counts}.", {}, "Ann 1 and Bob 2."),
        ("{counts}.", {"counts": BySeat([HIDDEN, None])}, "Ann something hidden and Bob nothing."),
        ("One[ {size}][ with {stones}].", {}, "One."),
        ("One[ {size}][ with {stones}].", {"size": Size.LARGE, "stones": (GOLD,)}, "One Large with Gold."),
        ("One[ {size} for {seat}].", {"size": None}, "One."),
        ("As [it is].", {}, "As it is."),
        ("One[ {size}][ with {stones}].", {"size": HIDDEN, "stones": HIDDEN}, "One."),
        ("One[: {yes}].", {"yes": HIDDEN}, "One."),
        ("One[: {yes}].", {"yes": False}, "One: no."),
        ("One[ for {seat}: {stone}].", {"stone": HIDDEN}, "One."),
        ("One[ with {stones}].", {"stones": (HIDDEN, HIDDEN)}, "One with 2 hidden."),
    ],
)
def test_a_sentence_is_made_of_the_fields_of_a_record(template: str, fields: dict[str, Any], said: str) -> None:
    assert sentence(template, **fields) == said


@record
class Sides:
    agreeing: Any = ()
    refusing: Any = ()


@pytest.mark.parametrize(
    ("agreeing", "refusing", "said"),
    [
        ((ANN, BOB), (), "Yes Ann and Bob; No nobody."),
        ((), (BOB,), "Yes nobody; No Bob."),
        (None, (ANN,), "Yes nobody; No Ann."),
    ],
)
def test_several_seats_are_named_and_none_are_nobody(
    agreeing: tuple[Seat, ...] | None, refusing: tuple[Seat, ...], said: str
) -> None:
    template = "Yes {agreeing}; No {refusing}."
    assert small().text.sentence(template, Sides(agreeing, refusing), small().seat_name) == said


def test_an_action_says_what_is_done() -> None:
    assert Put(ANN, GOLD, 1, Size.SMALL, BOB).describe(small()) == "Ann puts Gold down for Bob, Small."
    assert Put(ANN, GOLD, 1).describe(small()) == "Ann puts Gold down."


def test_an_event_says_what_happened_with_names_where_they_are_known() -> None:
    assert Drew(BOB, (GOLD,)).describe(dealt()) == "Bob took Gold in hand."
    assert Drew(BOB, (GOLD,)).seen_by(ANN).describe() == "Seat 1 took 1 hidden in hand."
    assert LotSold(ANN, 3).describe() == "Seat 0 bought the lot for 3."
    assert VotesShown(BySeat([True, None])).describe() == "The votes: Seat 0 yes and Seat 1 nothing."


def test_things_are_called_what_the_file_says_and_by_their_id_where_it_says_nothing() -> None:
    assert TEXT.name("dread") == "Dread"
    assert TEXT.name("never-seen_before") == "Never Seen Before"


def test_what_stands_on_a_thing_is_known_by_its_id() -> None:
    assert TEXT.entries["gold"] == Entry("Gold", "Three coins.")
    assert TEXT.entries["cult"] == Entry("Cultist")
    assert set(TEXT.tables) >= {"cards", "roles"}


def test_a_game_without_texts_has_none() -> None:
    assert Text("tests.kernel").entries == {}


@pytest.mark.parametrize(
    ("words", "said"), [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_words_are_listed(words: list[str], said: str) -> None:
    assert listed(words) == said


def test_things_are_counted() -> None:
    assert [counted(number, "card") for number in (0, 1, 2)] == ["no cards", "1 card", "2 cards"]


def test_it_is_said_what_there_is_to_choose_among() -> None:
    assert [there_are(["a"]), there_are(["a", "b", "c"])] == ["there is only a", "there are a, b, c"]


def test_a_seat_is_numbered_where_nobody_knows_its_name() -> None:
    assert [plain_seat_name(seat) for seat in (Seat(1), Seat(-1))] == ["Seat 1", "a spectator"]
