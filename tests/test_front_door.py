"""The front door: what stands in it, and what it costs to walk in."""

from __future__ import annotations

import subprocess
import sys

import pytest

import rlyeh_rules as rr

LOADED = """
import sys
import rlyeh_rules as rr
games = ("rlyeh_rules.seals", "rlyeh_rules.last_relic", "rlyeh_rules.gate")
print(*sorted(name for name in sys.modules if name.startswith(("cattrs", "hypothesis", *games))))
print(*rr.games())
print(*sorted(name for name in sys.modules if name.startswith(games)))
"""


def test_every_name_is_there() -> None:
    assert [name for name in rr.__all__ if not hasattr(rr, name)] == []
    assert len(set(rr.__all__)) == len(rr.__all__)


def test_neither_a_game_nor_cattrs_is_imported_before_it_is_needed() -> None:
    found = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True)
    assert found.stdout == "\nseals last_relic gate rising\n\n"


def test_the_kit_for_tests_is_imported_when_it_is_named() -> None:
    assert rr.testing.check_game is not None  # type: ignore[attr-defined]


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'tasting'"):
        _ = rr.tasting  # type: ignore[attr-defined]
