"""Whatever is written of a game fits its schema."""

from __future__ import annotations

from collections import Counter
from typing import Any

import jsonschema_rs
import pytest
from jsonschema import Draft202012Validator

import rlyeh_rules as rr
from rlyeh_rules import Game, games
from tests.lantern import GAME as LANTERN
from tests.schemas.classes import complete, definition
from tests.schemas.recorded import everything_in

GAMES = [*games().values(), LANTERN]
KINDS = {"State", "View", "Action", "Event", "Decision", "Options", "Outcome", "Save"}


@pytest.fixture(params=GAMES, ids=[game.name for game in GAMES])
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


@pytest.mark.walk
def test_every_object_of_many_games_fits(game: Game, games_to_play: int) -> None:
    document = rr.schema(game)
    kinds = [ref["$ref"].removeprefix("#/$defs/") for ref in document["anyOf"]]
    validators, strict = (
        {kind: jsonschema_rs.Draft202012Validator(definition(one, kind)) for kind in kinds}
        for one in (document, complete(document))
    )
    seen: Counter[str] = Counter()
    for seed in range(games_to_play):
        for kind, value in everything_in(game, seed):
            seen[kind] += 1
            fault = next(validators[kind].iter_errors(rr.to_data(value)), None)
            if fault is None and seed % 10 == 0:
                fault = next(strict[kind].iter_errors(rr.to_data(value, defaults=True)), None)
            assert fault is None, (seed, kind, value, fault and fault.message)
    assert seen.keys() >= KINDS


def test_one_object_of_each_class_in_a_game_fits_by_a_second_opinion(game: Game) -> None:
    """By jsonschema, which is the reference but slow: one of each class, and of those that are a table the last."""
    document = rr.schema(game)
    found: dict[tuple[str, type], Any] = {}
    for kind, value in everything_in(game, 1):
        found[kind, type(value)] = value
    assert {kind for kind, _ in found} >= KINDS
    for (kind, _), value in found.items():
        validator = Draft202012Validator(definition(complete(document), kind))
        assert [error.message for error in validator.iter_errors(rr.to_data(value, defaults=True))] == []
    whole = Draft202012Validator(document)  # the document itself is for any of them
    assert all(
        whole.is_valid(rr.to_data(value)) for value in {kind: value for (kind, _), value in found.items()}.values()
    )
    assert not whole.is_valid({"type": f"{game.name}.Nothing"})


def test_a_view_is_no_state_and_a_state_is_no_view(game: Game) -> None:
    document = rr.schema(game)
    state = rr.new_game(game, seed=1)
    looks = [state, state.view(0), state.view(None)]
    validators = [jsonschema_rs.Draft202012Validator(definition(document, kind)) for kind in ("State", "View")]
    for defaults in (False, True):
        fitting = [[one.is_valid(rr.to_data(look, defaults=defaults)) for one in validators] for look in looks]
        assert fitting == [[True, False], [False, True], [False, True]]
