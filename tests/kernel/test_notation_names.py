"""The name of a thing does as well as its id, in any case."""

from __future__ import annotations

import re
from enum import Enum

import attrs
import pytest

from rlyeh_rules import Action, NotationError, Seat, State, games, new_game, parse_action
from rlyeh_rules.kernel import Hideable
from rlyeh_rules.seals import Card, PickGod, PlaceCard, Thing
from tests.kernel.small import ANN, BLUE, BOB, RED, Move, MoveTo, Pawn, Put, Size, small

ONE, TWO = Pawn("red-1"), Pawn("red-2")


def advice(state: State, text: str) -> str:
    with pytest.raises(NotationError) as caught:
        parse_action(state, text)
    return caught.value.advice


# ------------------------------------------------------------------ cards, words, figures


@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("Cultist Gate", "cultist-gate"),
        ("cultist gate", "cultist-gate"),
        ("CULTIST-GATE", "cultist-gate"),
        ("Cultist Gate Closure", "cultist-gate-closure"),
        ("Cultist Yog-Sothoth", "cultist-yog-sothoth"),
    ],
)
def test_a_card_may_be_called_by_its_name_in_any_case(name: str, card: str) -> None:
    assert parse_action(new_game("seals", seed=1), f"0: Place {name}") == PlaceCard(ANN, Card(card))


@pytest.mark.parametrize("name", ["gate-closure", "Gate Closure", "GATE-CLOSURE", "gate closure"])
def test_so_may_a_word_of_a_list(name: str) -> None:
    assert parse_action(new_game("seals", seed=1), f"0: god {name}") == PickGod(ANN, Thing.GATE_CLOSURE)


@pytest.mark.parametrize("name", ["very-large", "Very Large", "VERY LARGE", "Very-Large"])
@pytest.mark.parametrize(("rest", "target"), [(", quickly no", None), (", For 1, Quickly No", BOB)])
def test_a_name_of_several_words_leaves_what_follows_alone(name: str, rest: str, target: Seat | None) -> None:
    assert parse_action(small(), f"put 1 Red {name}{rest}") == Put(ANN, RED, 1, Size.VERY_LARGE, target)
    assert parse_action(small(), f"put 1 blue{rest}") == Put(ANN, BLUE, 1, None, target)


@pytest.mark.parametrize("name", ["red-2", "Red 2", "RED-2", "red   2"])
def test_so_may_what_lies_in_no_stock_but_can_be_named(name: str) -> None:
    assert parse_action(small(), f"Move {name}") == Move(ANN, TWO)
    assert parse_action(small(), f"move red 1 TO {name}") == MoveTo(ANN, ONE, TWO)
    assert parse_action(small(), f"move {name} to Red 1") == MoveTo(ANN, TWO, ONE)


def test_an_id_in_capitals_is_called_in_small_letters_too() -> None:
    assert [parse_action(small(), f"move {name}") for name in ("Odd", "odd", "ODD")] == [Move(ANN, Pawn("Odd"))] * 3


def test_a_name_that_two_things_share_is_neithers() -> None:
    assert small().text.name("a-b") == small().text.name("a_b") == "A B"
    assert advice(small(), "move A B").startswith("names no pawn: there is no 'A B'")
    assert parse_action(small(), "move A-B") == Move(ANN, Pawn("a-b"))
    assert parse_action(small(), "move A_B") == Move(ANN, Pawn("a_b"))


# ------------------------------------------------------------------ what there is not


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("move red-3", "names no pawn: there is no 'red-3'."),
        ("move Red 3", "names no pawn: there is no 'Red 3'."),
        ("move Red 3 to Red 1", "names no pawn: there is no 'Red 3'."),
        ("move Red 1 to Red 3", "names no pawn: there is no 'Red 3'."),
        ("put 1 red huge, quickly no", "names no size: there is no 'huge'."),
        ("put 1 Big Green, quickly no", "names no stone: there is no 'Big'."),
        ("put 1 Big Green Stone, quickly no", "names no stone: there is no 'Big'."),
    ],
)
def test_what_there_is_not_is_named_and_its_form_is_no_advice(text: str, why: str) -> None:
    expected = "put <count> <stone>[ <size>][, for <target>], quickly <quickly>, wait"
    assert advice(small(), text) == f"{why} Now understood: {expected}."


def test_what_was_meant_is_told_to_whoever_can_do_it() -> None:
    told = advice(small().view(ANN), "put 1 Rad, quickly no")
    assert told.startswith("names no stone: there is no 'Rad'; did you mean `put 1 red, quickly no`?")


# ------------------------------------------------------------------ in every game


def by_names(state: State, action: Action) -> str:
    """The notation of an action with the names of all things in it, as a listing shows them."""
    values = [getattr(action, field.name) for field in attrs.fields(type(action))]
    things = {str(one): state.text.name(str(one)) for one in values if isinstance(one, Hideable | Enum)}
    seat, _, words = str(action).partition(": ")
    if things:
        longest_first = "|".join(re.escape(thing) for thing in sorted(things, key=len, reverse=True))
        words = re.sub(rf"(?<= )(?:{longest_first})(?![\w-])", lambda match: things[match[0]], words)
    return f"{seat}: {words}"


@pytest.mark.parametrize("game", games())
def test_every_action_of_a_game_can_be_said_by_names(game: str) -> None:
    state = new_game(game, seed=7)
    renamed = 0
    for step in range(200):
        if state.is_over:
            break
        legal = state.legal_actions()
        for action in legal[step % 3 :: 3]:
            line = by_names(state, action)
            if line != str(action):
                renamed += 1
                assert parse_action(state, line) == action
                assert parse_action(state.view(action.seat), line.upper()) == action
        state, _ = state.apply(legal[step * 7 % len(legal)])
    assert renamed
