"""The games that tests can find by name."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import pytest

from tests.lantern import GAME


@contextmanager
def lantern_in_the_lobby() -> Generator[None]:
    """Beside the games of the library, The Lantern is found by its name."""
    games: Any = import_module("rlyeh_rules.games")  # as an attribute of the package, it is the function of that name
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(games._REGISTERED, GAME.name, GAME)
        yield


@contextmanager
def lobby_as_it_is() -> Generator[None]:
    """Games that are registered meanwhile are forgotten again."""
    games: Any = import_module("rlyeh_rules.games")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "_REGISTERED", {**games._REGISTERED})
        yield
