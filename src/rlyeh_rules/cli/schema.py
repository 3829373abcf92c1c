"""`rlyeh schema`: what the data of a game look like, as JSON Schema."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import Final

import rlyeh_rules as rr

from .arguments import add_game, game_of
from .command import DONE, Command
from .screen import Screen

__all__ = ["SCHEMA"]


def _run(args: Namespace, screen: Screen) -> int:
    screen.out.write(json.dumps(rr.schema(game_of(args)), indent=2) + "\n")
    return DONE


SCHEMA: Final = Command("schema", "the JSON Schema of all that is written of a game", add_game, _run)
