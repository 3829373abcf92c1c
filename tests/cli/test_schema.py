"""The schema of a game, printed."""

from __future__ import annotations

import json

import pytest

import rlyeh_rules as rr
from rlyeh_rules import games
from tests.cli.conftest import Run
from tests.lantern import GAME as LANTERN
from tests.support.lobby import lantern_in_the_lobby


@pytest.mark.parametrize("name", games())
def test_the_schema_of_a_game_is_printed_as_json_in_ascii(rlyeh: Run, name: str) -> None:
    code, out, err = rlyeh("schema", name)
    assert (code, json.loads(out), err) == (0, rr.schema(name), "")
    assert out.isascii()
    assert out.endswith("}\n")


def test_so_is_that_of_a_game_from_elsewhere(rlyeh: Run) -> None:
    with lantern_in_the_lobby():
        assert json.loads(rlyeh("schema", "lantern").out) == rr.schema(LANTERN)


def test_a_game_that_there_is_not_is_misuse(rlyeh: Run) -> None:
    code, out, err = rlyeh("schema", "chess")
    assert (code, out) == (2, "")
    assert err.startswith("rlyeh: There is no game 'chess'")
