"""Saves that somebody has been at: none is loaded, whether cards or invariants have been tampered with."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any, Final

import pytest

from rlyeh_rules import RlyehError, SaveError, dumps, loads
from rlyeh_rules.gate import Direction, Insanity, Mythos, Nature, State
from rlyeh_rules.gate.changes import with_board
from rlyeh_rules.kernel import evolve
from tests.gate.doctored import asking, cases, mind, player
from tests.gate.moments import MOMENTS, moment
from tests.gate.test_course import DOCTORED as OF_THE_COURSE
from tests.gate.test_invariants import DOCTORED as OF_THE_TABLE


def loaded(state: State) -> State:
    """What its save loads to."""
    return loads(dumps(state), State, content=state.setup.content)


@pytest.mark.parametrize("name", MOMENTS)
def test_a_game_is_loaded_as_it_was_saved_at_any_moment(name: str) -> None:
    state = moment(name)
    assert loaded(state) == state


# ------------------------------------------------------------------ cards

TABLE: Final = moment("a turn")
MYTHOS, INSANITY, BOOK = TABLE.mythos, TABLE.insanity, TABLE.book
GAMBLING: Final = moment("a gamble")
TAMPERED: Final = {
    "a card in hand and deck": player(TABLE, 5, hand=MYTHOS.deck[:1]),
    "a card has gone": player(TABLE, 5, hand=()),
    "a card that there is not": player(TABLE, 5, hand=(Mythos("cthulhu"),)),
    "a card in the discard pile and the deck": evolve(
        TABLE, mythos=evolve(MYTHOS, discard=(*MYTHOS.discard[1:], MYTHOS.deck[0]))
    ),
    "a card of a gamble is still in the deck": evolve(
        GAMBLING, mythos=evolve(GAMBLING.mythos, deck=(*GAMBLING.mythos.deck, GAMBLING.mythos.deck[0]))
    ),
    "a card of a gamble has gone": asking(GAMBLING, cards=()),
    "an insanity card twice": mind(TABLE, 4, open=(Insanity("torn-pages"),)),
    "an insanity card that there is not": mind(TABLE, 4, open=(Insanity("vertigo"),)),
    "an insanity card has gone": evolve(TABLE, insanity=evolve(INSANITY, deck=INSANITY.deck[1:])),
    "one Cultist too many": player(TABLE, 1, nature=Nature("covenant-of-azathoth")),
    "a nature that there is not": player(TABLE, 1, nature=Nature("cat")),
    "a direction twice": with_board(TABLE, book=evolve(BOOK, used=BOOK.deck[:1])),
    "a direction in force and in the book": with_board(TABLE, book=evolve(BOOK, direction=BOOK.deck[0])),
    "the cover in the book": with_board(TABLE, book=evolve(BOOK, deck=(Direction("cover"), *BOOK.deck[1:]))),
}


@pytest.mark.rule("GR-2.1", "GR-2.2", "GR-2.3", "GR-3.11")
@pytest.mark.parametrize("state", [pytest.param(state, id=name) for name, state in TAMPERED.items()])
def test_every_card_is_in_one_place(state: State) -> None:
    assert {violation.rule for violation in state.violations()} == {None}
    with pytest.raises(SaveError, match="It is not sound"):
        loaded(state)


# ------------------------------------------------------------------ all else


@pytest.mark.parametrize(("rule", "state"), cases(OF_THE_TABLE) + cases(OF_THE_COURSE))
def test_a_save_that_breaks_an_invariant_is_refused_and_names_its_rule(rule: str, state: State) -> None:
    with pytest.raises(SaveError, match=rf"\({rule}\)|is not that of the game|it can have 2,000"):
        loaded(state)


# ------------------------------------------------------------------ whatever else may have been done to it


Json = dict[str, "Json"] | list["Json"] | str | int | float | bool | None


def _inside(node: Json) -> list[tuple[Any, Json]]:
    """What is in it, by name or place."""
    if isinstance(node, dict):
        return [*node.items()]
    return [*enumerate(node)] if isinstance(node, list) else []


def tampered(value: Json, random: Random) -> Json:
    """Something of a save changed for something else of its kind."""
    places: list[tuple[Any, Any]] = []

    def find(node: Json) -> None:
        for key, one in _inside(node):
            places.append((node, key))
            find(one)

    find(value)
    node, key = random.choice(places)
    now: Json = node[key]
    if isinstance(now, bool):
        node[key] = not now
    elif isinstance(now, int):
        node[key] = now + random.choice([-1, 1, 5])
    elif isinstance(now, list) and now:
        node[key] = random.choice([now[1:], now[::-1], [*now, now[0]]])
    else:
        other, where = random.choice(places)
        node[key] = deepcopy(other[where])
    return value


@pytest.mark.rule("GR-2.1")
@pytest.mark.parametrize("name", MOMENTS)
def test_a_tampered_save_is_refused_or_harmless(name: str) -> None:
    """It does not crash, nor do its views and guesses; and it can be played on, soundly."""
    random = Random(name)  # noqa: S311 - a game, not a secret
    state = moment(name)
    text = dumps(state)
    refused = 0
    for _ in range(60):
        try:
            other = loads(json.dumps(tampered(json.loads(text), random)), State, content=state.setup.content)
        except RlyehError:
            refused += 1
            continue
        for _step in range(4):
            for seat in (*other.seats, None):
                assert other.determinize(seat, 1).violations() == ()
            if other.is_over:
                break
            other, _ = other.apply(random.choice(other.legal_actions()))
            assert other.violations() == ()
    assert refused > 10
