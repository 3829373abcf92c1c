"""Saved games: the file that is named on the command line, and the file that a game at the keyboard is kept in."""

from __future__ import annotations

import tempfile
from argparse import ArgumentParser, Namespace
from pathlib import Path

from rlyeh_rules.games import load_content
from rlyeh_rules.kernel import SaveError
from rlyeh_rules.match import Match
from rlyeh_rules.saves import game_in

from .arguments import add_content

__all__ = ["Keeper", "add_file", "loaded"]
