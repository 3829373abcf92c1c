"""Chance: a documented stream, and what a host may put in its place."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rlyeh_rules import Chance, ChanceError, Scripted

RAW = 1 << 64  # asked for a number below it, the stream gives its own 64 bits


def test_the_stream_is_splitmix64() -> None:
    """The first numbers for the seed 1234567, as published with the algorithm."""
    chance = Chance(1234567)
    assert [chance.below(RAW) for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_known_answers_of_what_games_ask_for() -> None:
    assert Chance(0).roll(10) == (5, 2, 0, 5, 0, 1, 1, 4, 1, 5)
    assert Chance(1).roll(5, sides=10) == (5, 7, 9, 4, 4)
    assert "".join(Chance(2).shuffle("abcdefgh")) == "achbgdfe"
    assert Chance(3).pick(range(1000)) == 113


def test_the_state_of_the_stream_is_one_number() -> None:
    chance = Chance(5)
    chance.roll(3)
    assert Chance(chance.value).roll(3) == chance.roll(3)


@given(st.integers())
def test_any_integer_is_a_seed_and_its_last_64_bits_count(seed: int) -> None:
    assert Chance(seed).roll(5) == Chance(seed % RAW).roll(5)


@given(st.integers(), st.integers(1, 10**6))
def test_a_number_is_below_what_is_asked(seed: int, n: int) -> None:
    assert 0 <= Chance(seed).below(n) < n


def test_every_face_is_as_likely() -> None:
    faces = Counter(Chance(11).roll(60_000))
    assert sorted(faces) == [0, 1, 2, 3, 4, 5]
    assert all(9_600 < count < 10_400 for count in faces.values())


def test_every_order_is_as_likely() -> None:
    chance = Chance(12)
    orders = Counter(chance.shuffle("abc") for _ in range(12_000))
    assert len(orders) == 6
    assert all(1_850 < count < 2_150 for count in orders.values())


@given(st.lists(st.integers()), st.integers())
def test_a_shuffle_loses_nothing(things: list[int], seed: int) -> None:
    assert sorted(Chance(seed).shuffle(things)) == sorted(things)


def test_where_there_is_no_choice_no_chance_is_used() -> None:
    chance = Chance(1)
    assert chance.shuffle(["only"]) == ("only",)
    assert chance.shuffle([]) == ()
    assert (chance.given, chance.value) == ([], 1)


def test_what_was_given_is_kept_until_the_stream_is_set_anew() -> None:
    chance = Chance(0)
    given = [*chance.roll(2), chance.below(100)]
    assert chance.given == given
    chance.start(9)
    assert (chance.given, chance.value) == ([], 9)


# ------------------------------------------------------------------ scripted


def test_a_script_is_given_in_order() -> None:
    chance = Scripted([5, 0, 99])
    assert chance.roll(2) == (5, 0)
    assert chance.below(100) == 99
    assert chance.given == [5, 0, 99]


def test_what_any_stream_gave_replays_as_a_script() -> None:
    chance = Chance(8)
    order = chance.shuffle("abcdef")
    assert Scripted(chance.given).shuffle("abcdef") == order


def test_a_script_leaves_the_stream_where_it_is() -> None:
    chance = Scripted([1])
    chance.start(77)
    chance.below(6)
    assert chance.value == 77


def test_a_script_that_is_used_up_is_an_error() -> None:
    with pytest.raises(ChanceError, match="used up, and a number below 6"):
        Scripted([]).below(6)


@pytest.mark.parametrize("result", [6, -1, True, 1.0, "1"])
def test_a_script_that_does_not_fit_is_an_error(result: int) -> None:
    with pytest.raises(ChanceError, match="from 0 to 5"):
        Scripted([result, 3]).below(6)


def test_after_a_script_the_stream_may_go_on() -> None:
    chance = Scripted([3], then_seeded=True)
    chance.start(0)
    assert chance.roll(3) == (3, *Chance(0).roll(2))


class Dice(Chance):
    """Real dice that always show their highest face."""

    __slots__ = ()

    def below(self, n: int) -> int:
        self.given.append(n - 1)
        return n - 1


def test_a_host_may_roll_real_dice() -> None:
    dice = Dice()
    assert dice.roll(2) == (5, 5)
    assert dice.pick("abc") == "c"
    assert dice.given == [5, 5, 2]


@pytest.mark.parametrize("result", [6, -1, 0.5, True, None, "1"])
def test_dice_that_show_what_they_cannot_are_an_error(result: object) -> None:
    class Dice(Chance):
        def below(self, n: int) -> int:
            return result  # type: ignore[return-value]

    with pytest.raises(ChanceError, match=r"^Dice gave .* where a whole number from 0 to 5 is asked for\.$"):
        Dice().roll(1)


class OnlyDice(Chance):
    """Real dice that always show their highest face; all else comes from the seed."""

    __slots__ = ()

    def roll(self, count: int, sides: int = 6) -> tuple[int, ...]:
        faces = (sides - 1,) * count
        self.given += faces
        return faces


def test_a_host_may_roll_the_dice_only() -> None:
    dice, seeded = OnlyDice(7), Chance(7)
    assert dice.shuffle("abcd") == seeded.shuffle("abcd")
    assert (dice.roll(2), dice.roll(1, 10)) == ((5, 5), (9,))
    assert dice.pick("abcd") == seeded.pick("abcd")
    assert dice.value == seeded.value
    assert dice.given == [*seeded.given[:-1], 5, 5, 9, seeded.given[-1]]


class Asked(OnlyDice):
    """Dice of several sorts: the host is told which to take."""

    __slots__ = ("asked",)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []

    def roll(self, count: int, sides: int = 6, what: str = "") -> tuple[int, ...]:
        self.asked.append(f"{count} {what}")
        return super().roll(count, sides)


def test_a_host_is_told_which_dice_are_rolled() -> None:
    dice = Asked()
    assert (dice.roll(2, 6, "green dice"), dice.roll(1, what="black dice"), dice.roll(1)) == ((5, 5), (5,), (5,))
    assert dice.asked == ["2 green dice", "1 black dice", "1 "]


def test_what_is_rolled_changes_nothing_for_those_who_need_not_know() -> None:
    assert Chance(7).roll(3, 6, "green dice") == Chance(7).roll(3)
    assert OnlyDice(7).roll(2, 6, "green dice") == (5, 5)


@pytest.mark.parametrize(
    ("faces", "fault"),
    [
        ((0, 6), "6 where a whole number from 0 to 5"),
        ((-1, 0), "-1 where a whole number from 0 to 5"),
        ((True, 0), "True where a whole number from 0 to 5"),
        ((1,), r".* where the faces of 2 dice"),
        ((1, 2, 3), r".* where the faces of 2 dice"),
        (None, "None where the faces of 2 dice"),
    ],
)
def test_faces_that_no_dice_show_are_an_error(faces: object, fault: str) -> None:
    class Dice(Chance):
        def roll(self, count: int, sides: int = 6) -> tuple[int, ...]:
            return faces  # type: ignore[return-value]

    with pytest.raises(ChanceError, match=rf"^Dice gave {fault} (is|are) asked for\.$"):
        Dice().roll(2)


class Named(Chance):
    """Dice whose sort is told by name alone."""

    def roll(self, count: int, sides: int = 6, *, what: str = "") -> tuple[int, ...]:  # type: ignore[override]
        return (len(what),) * count


class Tray:
    """Dice that are of no class of the library; a host mixes them in."""

    def roll(self, count: int, sides: int = 6) -> tuple[int, ...]:
        return (sides,) * (count - 1)

    def below(self, n: int) -> int:
        return n


class Mixed(Tray, Chance):  # type: ignore[misc]
    """A Chance all the same, and so is what is below it."""


class Below(Mixed):
    """Has nothing of its own."""


def test_which_dice_may_be_told_by_name_alone() -> None:
    dice: Chance = Named()
    assert (dice.roll(2, 6, "red"), dice.roll(1)) == ((3, 3), (0,))


@pytest.mark.parametrize("kind", [Mixed, Below])
def test_what_is_mixed_in_is_looked_at_too(kind: type[Chance]) -> None:
    with pytest.raises(ChanceError, match=r"^\w+ gave \(6,\) where the faces of 2 dice are asked for\.$"):
        kind().roll(2, 6, "green dice")
    with pytest.raises(ChanceError, match=r"^\w+ gave 3 where a whole number from 0 to 2 is asked for\.$"):
        kind().below(3)
