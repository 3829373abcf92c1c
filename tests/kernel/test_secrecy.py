"""Who sees what follows from how a field is marked."""

from __future__ import annotations

from typing import Annotated, Any

import pytest

from rlyeh_rules.kernel import (
    HIDDEN,
    NOBODY,
    OWNER,
    SPECTATOR,
    BySeat,
    Event,
    Hideable,
    Seat,
    Step,
    apart,
    declared_secrets,
    named,
    record,
    redact,
    secret,
    shown,
    tally,
)
from tests.kernel.small import ANN, BLUE, BOB, RED, Bag, State, Stone, small

CAT = Seat(2)


@record
class Letter:
    """Everything that a mark can say, a field each."""

    writer: Seat
    readers: tuple[Seat, ...] = ()
    opened: bool = False
    own: Annotated[Stone, secret(to=OWNER)] = RED
    deep: Annotated[tuple[Stone, ...], secret(to=NOBODY)] = (RED, BLUE)
    read: Annotated[Stone | None, secret(to="readers")] = RED
    both: Annotated[Stone, secret(to=("readers", "friends"))] = RED
    open_later: Annotated[Stone, secret(to=NOBODY, unless="opened")] = RED
    open_at_the_end: Annotated[Stone, secret(to=NOBODY, until_over=True)] = RED
    unknown_many: Annotated[tuple[Stone, ...], secret(to=NOBODY, sized=False)] = (RED, BLUE)
    face_up: Annotated[Stone, shown] = RED
    names: Annotated[Stone, named] = RED

    @property
    def friends(self) -> tuple[Seat, ...]:
        """May look as well: a mark may name a property."""
        return (self.writer,)


@record
class Desk:
    seat: Seat
    letter: Letter
    vow: Annotated[int, secret(to=OWNER, among=(1, 2))] = 1


def seen(seat: Seat, **changes: Any) -> Letter:
    """Ann's letter as a seat sees it that lies on Ann's desk."""
    return redact(Desk(ANN, Letter(BOB, **changes)), seat).letter


def test_what_belongs_to_an_owner_is_seen_by_the_owner() -> None:
    assert [seen(seat).own for seat in (ANN, BOB)] == [RED, HIDDEN]


def test_the_owner_is_the_seat_of_the_innermost_record_that_has_one() -> None:
    assert redact(Letter(BOB), BOB).own is HIDDEN  # `writer` is no `seat`: this letter lies on nobody's desk
    assert redact(BySeat([Letter(BOB), Letter(BOB)]), BOB)[1].own == RED
    assert redact(BySeat([Desk(BOB, Letter(BOB))]), BOB)[0].letter.own == RED


def test_what_is_secret_to_nobody_is_seen_by_no_owner_either() -> None:
    assert seen(ANN).deep == (HIDDEN, HIDDEN)


def test_what_is_secret_to_named_seats_is_seen_by_those() -> None:
    assert [seen(seat, readers=(BOB,)).read for seat in (ANN, BOB)] == [HIDDEN, RED]


def test_a_secret_may_be_shared_by_several() -> None:
    assert [seen(seat, readers=(CAT,)).both for seat in (ANN, BOB, CAT)] == [HIDDEN, RED, RED]


def test_a_secret_may_be_lifted_by_a_condition() -> None:
    assert [seen(ANN, opened=opened).open_later for opened in (False, True)] == [HIDDEN, RED]


def test_a_secret_may_last_until_the_game_is_over() -> None:
    desk = Desk(ANN, Letter(BOB))
    assert redact(desk, ANN).letter.open_at_the_end is HIDDEN
    assert redact(desk, ANN, over=True).letter.open_at_the_end == RED
    assert redact(desk, BOB, over=True).letter.own is HIDDEN


def test_how_many_there_are_can_be_seen_unless_the_mark_says_otherwise() -> None:
    assert seen(ANN).deep == (HIDDEN, HIDDEN)
    assert seen(ANN).unknown_many == ()


def test_what_is_not_there_can_be_seen_not_to_be_there() -> None:
    assert seen(ANN, read=None).read is None


def test_what_lies_face_up_and_what_only_names_a_thing_is_seen_by_all() -> None:
    assert (seen(SPECTATOR).face_up, seen(SPECTATOR).names) == (RED, RED)


def test_a_spectator_sees_nothing_that_anybody_hides() -> None:
    letter = seen(SPECTATOR, readers=(ANN, BOB))
    assert [letter.own, letter.read, letter.both, letter.open_later] == [HIDDEN] * 4


def test_a_secret_that_is_no_thing_is_hidden_like_one() -> None:
    desk = Desk(ANN, Letter(BOB))
    assert (redact(desk, ANN).vow, redact(desk, BOB).vow) == (1, HIDDEN)


def test_a_record_that_hides_nothing_from_a_seat_stays_the_same_object() -> None:
    bag = Bag((RED,))
    bags = BySeat([bag, Bag()])
    assert redact(bags, ANN)[0] is bag
    assert redact(bags, ANN) is bags


# ------------------------------------------------------------------ one value a seat, rows, earlier moments


@record
class Ballot:
    votes: Annotated[BySeat[bool | None], secret(to=OWNER, among=(True, False))]
    closed: bool = False


@record
class OpenBallot:
    closed: bool
    votes: Annotated[BySeat[bool | None], secret(to=OWNER, among=(True, False), unless="closed")]


def test_of_one_value_a_seat_each_owner_sees_its_own_and_who_has_one() -> None:
    votes = BySeat([True, None, False])
    assert redact(Ballot(votes), ANN).votes == BySeat([True, None, HIDDEN])
    assert redact(Ballot(votes), SPECTATOR).votes == BySeat([HIDDEN, None, HIDDEN])


@record
class SealedBallot:
    votes: Annotated[BySeat[tuple[int, ...] | None], secret(to=NOBODY, among=(1, 2))]


def test_one_value_a_seat_may_be_hidden_from_its_owner_too() -> None:
    votes: BySeat[tuple[int, ...] | None] = BySeat([(1, 2), None])
    assert redact(SealedBallot(votes), ANN).votes == BySeat([(HIDDEN, HIDDEN), None])


def test_one_value_a_seat_may_be_shown_to_all_at_once() -> None:
    votes = BySeat([True, None, False])
    assert redact(OpenBallot(closed=True, votes=votes), ANN).votes == votes
    assert redact(OpenBallot(closed=False, votes=votes), ANN).votes == BySeat([True, None, HIDDEN])


@record
class Shelf:
    rows: tuple[tuple[Desk, ...], ...] = ()
    drawers: BySeat[tuple[Bag, ...]] = BySeat([])


def test_rows_of_rows_are_looked_through() -> None:
    shelf = Shelf(rows=((Desk(ANN, Letter(BOB)),), ()))
    assert redact(shelf, BOB).rows[0][0].vow is HIDDEN
    assert redact(shelf, ANN).rows[0][0].vow == 1


def test_what_lies_in_a_row_of_a_seat_belongs_to_that_seat() -> None:
    shelf = Shelf(drawers=BySeat([(Bag((RED,)),), (Bag((BLUE,)),)]))
    assert redact(shelf, BOB).drawers == BySeat([(Bag((HIDDEN,)),), (Bag((BLUE,)),)])


@record
class Diary:
    seat: Seat
    bag: Annotated[tuple[Stone, ...], secret(to=OWNER)] = ()
    yesterday: Annotated[Diary | None, apart] = None


def test_an_earlier_moment_is_covered_like_the_present_one() -> None:
    diary = Diary(ANN, (RED,), Diary(ANN, (BLUE,)))
    assert redact(diary, BOB) == Diary(ANN, (HIDDEN,), Diary(ANN, (HIDDEN,)))
    assert redact(diary, ANN) is diary


def test_things_of_an_earlier_moment_are_not_counted() -> None:
    left = {Stone: {RED: 1, BLUE: 1}}
    tally(Diary(ANN, (RED,), Diary(ANN, (BLUE,))), left)
    assert left == {Stone: {RED: 0, BLUE: 1}}


def test_only_what_lies_somewhere_is_counted_and_only_what_can_be_seen() -> None:
    left = {Stone: {RED: 20, BLUE: 20}}
    tally(Letter(BOB, deep=(HIDDEN, BLUE), read=None), left)
    assert left == {Stone: {RED: 20 - 6, BLUE: 20 - 2}}


def test_a_thing_that_the_game_does_not_have_is_noticed() -> None:
    with pytest.raises(KeyError, match="green"):
        tally(Bag((Stone("green"),)), {Stone: {RED: 1}})


# ------------------------------------------------------------------ classes that forget to say


def careless(hint: object) -> type:
    """A record with a field of this type."""
    return record(type("Careless", (), {"__annotations__": {"thing": hint}}))


@pytest.mark.parametrize("hint", [Stone, Stone | None, tuple[Stone, ...], BySeat[Stone], Annotated[Stone, "no mark"]])
def test_a_class_that_does_not_say_how_its_things_lie_is_refused_each_time(hint: object) -> None:
    made = careless(hint)(RED)
    for _ in range(2):
        with pytest.raises(TypeError, match=r"Careless\.thing holds a Stone: mark it secret, shown or named"):
            redact(made, ANN)


def test_a_class_that_holds_such_a_class_is_refused_as_well() -> None:
    outer = careless(careless(Stone))
    with pytest.raises(TypeError, match="mark it secret"):
        redact(outer(None), ANN)


@record
class Careful(Step):
    """Steps are looked through by what they are, not by what a field declares."""

    seat: Seat
    stone: Annotated[Stone, secret(to=OWNER)]


@record
class Holder:
    steps: tuple[Step, ...]


def test_steps_are_looked_through_whatever_they_are() -> None:
    assert redact(Holder((Careful(ANN, RED),)), BOB).steps == (Careful(ANN, HIDDEN),)


# ------------------------------------------------------------------ views, events, the table of secrets


def test_a_view_says_whose_it_is_and_hides_the_stream_of_chance() -> None:
    view = small().view(BOB)
    assert (view.viewer, view.chance) == (BOB, HIDDEN)
    assert small().view(None).viewer is None
    assert view.bags == BySeat([Bag((HIDDEN,)), Bag((BLUE,))])


@record
class Found(Event):
    game = "small"
    seat: Seat
    stone: Annotated[Stone, secret(to=OWNER)]
    rule = "SM-7"
    tells = "{seat} found {stone}."


def test_an_event_is_told_to_each_as_its_marks_say() -> None:
    event = Found(ANN, RED)
    assert event.seen_by(ANN) is event
    assert event.seen_by(BOB) == event.seen_by(None) == Found(ANN, HIDDEN)


def test_what_is_hidden_is_a_question_mark_and_one_object() -> None:
    assert HIDDEN == "?"
    assert repr(HIDDEN) == "HIDDEN"
    assert redact(Bag((RED,)), SPECTATOR).stones[0] is HIDDEN


def test_a_thing_is_its_id() -> None:
    assert RED == "red"
    assert str(RED) == "red"
    assert repr(RED) == "Stone('red')"
    assert f"{RED}" == "red"
    assert isinstance(RED, Hideable)


def test_every_marked_field_stands_in_the_table() -> None:
    assert declared_secrets(Letter) == (
        "Letter.both  Stone  secret to readers or friends",
        "Letter.deep  Stone  secret to nobody",
        "Letter.face_up  Stone  shown",
        "Letter.names  Stone  named",
        "Letter.open_at_the_end  Stone  secret to nobody, until the game is over",
        "Letter.open_later  Stone  secret to nobody, unless opened",
        "Letter.own  Stone  secret to owner",
        "Letter.read  Stone  secret to readers",
        "Letter.unknown_many  Stone  secret to nobody",
    )


def test_the_table_goes_down_to_what_a_record_holds_and_to_all_kinds_of_it() -> None:
    table = declared_secrets(State, Diary)
    assert "Bag.stones  Stone  secret to owner" in table
    assert "State.viewer  -  viewpoint" in table
    assert "Diary.yesterday  -  apart" in table
    assert "Careful.stone  Stone  secret to owner" in declared_secrets(Step)
