"""Every action that could be said."""

from __future__ import annotations

from rlyeh_rules import HIDDEN, Chance
from rlyeh_rules.testing.tree import hidden_in, parts, records_in
from rlyeh_rules.testing.universe import Universe, impostors, things, variants
from tests.kernel.small import ANN, BLUE, BOB, RED, RULES, Ask, Bag, Put, Sing, Size, Stone, Wait, small
from tests.kernel.test_guess import TABLE


def said(*met: Put | Sing) -> list[object]:
    world = Universe(RULES)
    world.note(met)
    return list(world.actions(small(), Chance(1)))


def test_every_answer_is_among_them_with_every_value_that_a_field_may_have() -> None:
    puts = [action for action in said() if isinstance(action, Put)]
    assert {put.seat for put in puts} == {ANN, BOB}
    assert {put.stone for put in puts} == {RED, BLUE}
    assert {put.size for put in puts} == {None, *Size}
    assert {put.target for put in puts} == {None, -1, 0, 1, 2}
    assert {put.count for put in puts} == {-1, 0, 1, 2}
    assert {put.quickly for put in puts} == {False, True}


def test_what_was_met_is_among_them_and_what_stands_next_to_it() -> None:
    puts = [action for action in said(Put(ANN, Stone("green"), 7)) if isinstance(action, Put)]
    assert {7, 8} <= {put.count for put in puts}
    assert Stone("green") in {put.stone for put in puts}


def test_where_there_are_too_many_some_are_drawn() -> None:
    assert len([action for action in said() if isinstance(action, Put)]) == 200


def test_of_what_nobody_asks_for_there_are_a_few() -> None:
    sung = [action for action in said(Sing(ANN, "Ave", (1,))) if isinstance(action, Sing)]
    assert len(sung) == 2
    assert {song.song for song in sung} <= {"Ave", "no-such-thing"}
    assert {song.verses for song in sung} == {(1,)}
    assert not any(isinstance(action, Sing) for action in said())  # nothing is known of what `verses` may be


def test_an_action_that_is_nothing_but_itself_is_said_by_every_seat() -> None:
    assert [action for action in said() if isinstance(action, Wait)] == [Wait(ANN), Wait(BOB)]


def test_things_are_those_that_the_game_has_in_whatever_stock() -> None:
    assert things(small(), Stone) == (RED, BLUE)
    assert things(TABLE, Stone) == (RED, BLUE, Stone("grey"))
    assert things(small(), Bag) == ()


def test_variants_are_equal_and_impostors_are_not() -> None:
    put = Put(ANN, RED, 1)
    assert all(variant == put and variant is not put for variant in variants(put))
    assert {type(variant.count) for variant in variants(put)} == {int, float, bool}  # type: ignore[attr-defined]
    assert not any(impostor == put for impostor in impostors(put, 2))
    assert any(impostor.stone is HIDDEN for impostor in impostors(put, 2))  # type: ignore[attr-defined]


# ------------------------------------------------------------------ the walk through a value


def test_a_value_has_parts() -> None:
    assert dict(parts(Bag((RED,)))) == {".stones": (RED,)}
    assert dict(parts((RED, BLUE))) == {"[0]": RED, "[1]": BLUE}
    assert dict(parts(RED)) == {}
    assert ".setup" not in dict(parts(small()))


def test_what_is_hidden_is_found_wherever_it_lies() -> None:
    assert list(hidden_in(small())) == []
    assert list(hidden_in(small().view(BOB))) == ["state.chance", "state.bags[0].stones[0]"]


def test_one_record_of_each_class_is_found() -> None:
    assert {type(found) for found in records_in(small(Ask(BOB), Ask(ANN)))} == {type(small()), Ask, Bag}
