"""States, views and tables in the middle of a game, doctored: what the schema refuses is refused when it is loaded."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator
from typing import Any

import jsonschema_rs
import pytest

import rlyeh_rules as rr
from rlyeh_rules import Game, SaveError, games
from rlyeh_rules.codec import TAG
from tests.lantern import GAME as LANTERN
from tests.schemas.classes import definition
from tests.schemas.recorded import played
from tests.support.lobby import lantern_in_the_lobby

GAMES = [*games().values(), LANTERN]
Place = tuple[Any, str | int]
"""An object or a list, and the key or the number of something in it."""
WRONG: tuple[Any, ...] = ("no such thing", 0.5, {"x": []}, [[{}]])
"""Nothing of a game is one of these, but the first where any text may stand."""


@pytest.fixture(scope="module", autouse=True)
def _lobby() -> Generator[None]:
    with lantern_in_the_lobby():
        yield


@pytest.fixture(params=GAMES, ids=[game.name for game in GAMES])
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def places(data: object) -> Iterator[Place]:
    """Every place in some data; of a list the first and the last."""
    within: Any = data
    keys = within if isinstance(within, dict) else {0, len(within) - 1} if isinstance(within, list) and within else ()
    for key in keys:
        yield within, key
        yield from places(within[key])


def doctored(data: object) -> Iterator[tuple[str, str | int]]:
    """Put one thing wrong in the data at a time, and say what and where."""
    for where, key in list(places(data)):
        kept = where[key]
        for value in (*WRONG, *([f"{kept}s"] if key == TAG else [])):
            where[key] = value
            yield "wrong", key
        where[key] = kept
        if isinstance(where, dict):
            order = dict(where)
            del where[key]
            yield "missing", key
            where.clear()
            where.update(order)
            where["colour"] = "red"
            yield "unknown", key
            del where["colour"]


@pytest.mark.parametrize("kind", ["State", "View", "Save"])
def test_what_the_schema_refuses_cannot_be_loaded(game: Game, kind: str) -> None:
    match = played(game, seed=4, actions=20)
    value, loaded_as = {
        "State": (match.state, rr.State),
        "View": (match.view(0), rr.State),
        "Save": (match, rr.Match),
    }[kind]
    validator = jsonschema_rs.Draft202012Validator(definition(rr.schema(game), kind))
    data = rr.to_data(value, defaults=True)
    assert validator.is_valid(data)
    refused = {"wrong": 0, "missing": 0, "unknown": 0}
    sound = json.dumps(data)
    for what, where in doctored(data):
        if validator.is_valid(data):
            assert what != "unknown", where
            continue
        refused[what] += 1
        with pytest.raises(SaveError):
            rr.loads(json.dumps(data), loaded_as)
    assert json.dumps(data) == sound
    assert min(refused.values()) > 0
