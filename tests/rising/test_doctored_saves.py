"""Saves that somebody has been at: none is loaded that could not be, and with the others one can play."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from rlyeh_rules import RlyehError, SaveError, dumps, loads
from rlyeh_rules.rising import State
from tests.rising.doctored import cases
from tests.rising.moments import QUESTIONS, moment
from tests.rising.test_course import DOCTORED as OF_THE_COURSE
from tests.rising.test_invariants import DOCTORED as OF_THE_TABLE
from tests.rising.test_invariants import MISPLACED, STRANGE

Json = dict[str, "Json"] | list["Json"] | str | int | float | bool | None

STEPS = 4
"""So many actions are played on from one that is loaded."""


def loaded(state: State) -> State:
    """What its save loads to."""
    return loads(dumps(state), State, content=state.setup.content)


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_game_is_loaded_as_it_was_saved_at_any_moment(name: str) -> None:
    state = moment(name)
    assert loaded(state) == state


# ------------------------------------------------------------------ what could not have been come to


@pytest.mark.parametrize(("rule", "state"), cases(OF_THE_TABLE) + cases(OF_THE_COURSE))
def test_a_save_that_breaks_an_invariant_is_refused_and_names_its_rule(rule: str, state: State) -> None:
    with pytest.raises(SaveError, match=rf"\({rule}\)|is not that of the game|it can have|must be|must begin|\(RR-"):
        loaded(state)


@pytest.mark.rule("RR-26.1", "RR-1.3", "RR-22.1")
@pytest.mark.parametrize("state", [pytest.param(state, id=name) for name, state in {**STRANGE, **MISPLACED}.items()])
def test_every_card_is_in_one_place_and_in_the_card_set(state: State) -> None:
    with pytest.raises(SaveError):
        loaded(state)


# ------------------------------------------------------------------ whatever else may have been done to it


def places(node: Json) -> Iterator[tuple[Any, Any]]:
    """Whatever stands in a save, each as what it is in and its name or place there."""
    within = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, value in within:
        yield node, key
        yield from places(value)


def tampered(value: Json, random: Random) -> Json:
    """Something of a save changed for something else of its kind, or of another."""
    found = list(places(value))
    node, key = random.choice(found)
    now: Json = node[key]
    if isinstance(now, bool):
        node[key] = not now
    elif isinstance(now, int):
        node[key] = now + random.choice([-1, 1, 5, 10**6])
    elif isinstance(now, list) and now:
        node[key] = random.choice([now[1:], now[::-1], [*now, now[0]]])
    else:
        alike = [place for place in found if type(place[0][place[1]]) is type(now)]
        other, where = random.choice(random.choice([alike, found]))
        node[key] = deepcopy(other[where])
    return value


def play_on(state: State, random: Random) -> None:
    """It can be looked at, guessed from and played on, and stays sound."""
    for _ in range(STEPS):
        for viewer in (*state.seats, None):
            assert state.determinize(viewer, 1).violations() == ()
        assert str(state)
        if state.is_over:
            break
        action = random.choice(state.legal_actions())
        assert action.describe(state)
        state, happened = state.apply(action)
        assert all(event.describe(state) for event in happened)
        assert state.violations() == ()


@pytest.mark.parametrize("part", ["all", "agenda"])
@pytest.mark.parametrize("name", QUESTIONS)
def test_a_tampered_save_is_refused_or_harmless(name: str, part: str, games_to_play: int) -> None:
    tries = min(100, max(12, games_to_play // 2))
    random = Random(f"{name} {part}")  # noqa: S311 - a game, not a secret
    state = moment(name)
    text = dumps(state)
    refused = 0
    for _ in range(tries):
        save = json.loads(text)
        if part == "all":
            save = tampered(save, random)
        else:
            save[part] = tampered(save[part], random)
        try:
            other = loads(json.dumps(save), State, content=state.setup.content)
        except RlyehError:
            refused += 1
            continue
        play_on(other, random)
    assert refused > tries // 4
