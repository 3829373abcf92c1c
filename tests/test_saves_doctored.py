"""Saves that somebody has been at: every one is refused with the place of the fault, or loads to a sound state."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import given

from rlyeh_rules import FULL, Chance, Match, SaveError, State, dumps, games, loads
from rlyeh_rules.kernel import make_options
from rlyeh_rules.testing import Start, walk
from rlyeh_rules.testing.moment import picker
from tests.lantern import GAME
from tests.support.lobby import lantern_in_the_lobby

Place = tuple[str | int, ...]

VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 7, 100, 10**18, 10**400, 0.0, 1.0, 2.0, 1e300, float("nan"), float("inf")),
    *("", "?", "0", "full", "nobody", "\ud800", [], [0], [[]], ["?"], {}, {"type": "seals.Raise"}, {"seat": 0}),
)
"""One of each type, and of those that look alike several: what any value is exchanged for."""
OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "lantern": ({},),
    "last_relic": (
        {},
        {"limited_tokens": True, "fresh_cultists_wait": True, "finish_icons_first": True, "max_rounds": 3},
    ),
    "seals": ({}, {"id_cards": True, "hidden_ids": True, "elder_gods": "each", "elder_god": "Cthulhu"}),
}
DECISIONS = 200
NUMBER = st.integers(0, 100_000)


@pytest.fixture(autouse=True, scope="module")
def lobby() -> Iterator[None]:
    """The Lantern can be found by its name."""
    with lantern_in_the_lobby():
        yield


@cache
def corpus(name: str) -> tuple[State, ...]:
    """States of some games, one for every kind of question, and an end."""
    game = GAME if name == GAME.name else games()[name]
    found: dict[object, State] = {}
    for seed, options in enumerate(OPTIONS[name]):
        start = Start(game, game.default_seats, make_options(game.options, options), seed)
        for moment in walk(start, picker(Chance(seed), by_kind=True), DECISIONS):
            found[seed, type(moment.state.decision)] = moment.state
    return tuple(found.values())


@cache
def table(name: str, seed: int) -> str:
    """The save of a table at which a little has been played, said and taken back."""
    match = Match.new(GAME if name == GAME.name else name, seed=seed, auto={"forced"})
    chance = Chance(seed)
    for _ in range(4 + seed):
        match.play(chance.pick(match.state.legal_actions()))
    match.note(match.state.seats[0], "Well played!")
    match.undo(force=True)
    return dumps(match)


# ------------------------------------------------------------------ changing


def places(data: object, here: Place = ()) -> Iterator[Place]:
    """Every place below the top of some data."""
    steps: Iterable[tuple[str | int, object]] = ()
    if isinstance(data, dict):
        steps = data.items()
    elif isinstance(data, list):
        steps = enumerate(data)
    for step, value in steps:
        yield (*here, step)
        yield from places(value, (*here, step))


def one_of_each(found: Iterable[Place]) -> list[Place]:
    """The last of the places that differ by nothing but numbers."""
    return list({tuple(step for step in place if isinstance(step, str)): place for place in found}.values())


def value_at(data: object, place: Place) -> object:
    """What stands in a place."""
    here: Any = data
    for step in place:
        here = here[step]
    return here


def changed(data: object, place: Place) -> Iterator[str]:
    """The text of the data with one place changed, in every way."""
    *way, last = place

    def text(*new: object) -> str:
        whole: Any = copy.deepcopy(data)
        around: Any = value_at(whole, tuple(way))
        if new:
            (around[last],) = new
        else:
            del around[last]
        return json.dumps(whole)

    yield text()
    for new in (*VALUES, *much_like(value_at(data, place)), *others_like(value_at(data, place), data)):
        yield text(new)


def much_like(old: object) -> Iterator[object]:
    """What differs from a value by very little."""
    if isinstance(old, dict):
        yield old | {"surplus": 1}
        yield dict(reversed(old.items()))
    elif isinstance(old, list):
        yield from ([*old, *old], old[::-1], old[:1], [*old, *old[-1:]])
    elif type(old) is int:
        yield from (old + 1, old - 1, old * 1.0, str(old))


def others_like(old: object, data: object) -> Iterator[object]:
    """Values of the same type that stand in other kinds of place."""
    for place in one_of_each(places(data)):
        value = value_at(data, place)
        if type(value) is type(old) and not isinstance(value, dict | list):
            yield value


def loaded(text: str, kind: type) -> Any:  # noqa: ANN401 - a value, or why there is none
    """What a text loads to, or the error with which it is refused; anything else fails the test."""
    try:
        return loads(text, kind)
    except SaveError as error:
        return error


# ------------------------------------------------------------------ the tests


@pytest.mark.walk
@pytest.mark.parametrize("name", OPTIONS)
def test_whatever_is_changed_anywhere_in_a_state_is_refused_or_sound(name: str) -> None:
    states = corpus(name)
    data = json.loads(dumps(states[len(states) // 2]))
    found = [loaded(text, State) for place in one_of_each(places(data)) for text in changed(data, place)]
    states = tuple(value for value in found if isinstance(value, State))
    faults = [value for value in found if isinstance(value, SaveError)]
    assert [state.violations() for state in states] == [()] * len(states)
    assert {fault.path.partition(".")[0] for fault in faults} == {"state", "format"}
    assert len(faults) > len(states) > 0


@pytest.mark.walk
@pytest.mark.parametrize("name", OPTIONS)
@given(moment=NUMBER, seat=st.sampled_from([FULL, None, 0, 1]), at=NUMBER)
def test_so_it_is_in_any_state_and_in_any_view(name: str, moment: int, seat: Any, at: int) -> None:  # noqa: ANN401
    states = corpus(name)
    state = states[moment % len(states)]
    data = json.loads(dumps(state if seat is FULL else state.view(seat)))
    every = list(places(data))
    for text in changed(data, every[at % len(every)]):
        value = loaded(text, State)
        assert value.path.startswith(("state", "format")) if isinstance(value, SaveError) else not value.violations()


@pytest.mark.walk
@pytest.mark.parametrize("name", OPTIONS)
@given(seed=st.integers(0, 3), at=NUMBER)
def test_so_it_is_in_the_save_of_a_table(name: str, seed: int, at: int) -> None:
    data = json.loads(table(name, seed))
    every = list(places(data))
    for text in changed(data, every[at % len(every)]):
        value = loaded(text, Match)
        assert value.path.startswith(tuple(data)) if isinstance(value, SaveError) else not value.state.violations()
