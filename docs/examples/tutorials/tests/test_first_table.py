"""The program of the first tutorial plays whole games, whatever is typed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from sybil import Document

import rlyeh_rules as rr
from tests.support.markdown import python_blocks

PAGE = Path(__file__).parents[3] / "tutorials" / "first-table.md"


def program() -> Mapping[str, Any]:
    """What the blocks of the page define, up to where it is tried."""
    document = Document(PAGE.read_text("utf-8").partition("## Try it")[0], str(PAGE))
    for block in python_blocks(document):
        document.add(block)
    for example in document.examples():
        example.evaluate()
    return document.namespace


def person(chance: rr.Chance) -> Callable[[str], str]:
    """Somebody who types numbers, some of which stand in no list, and now and then takes a move back."""

    def ask(prompt: str) -> str:
        if not prompt.endswith("> "):
            return ""
        return "undo" if chance.below(20) == 0 else str(1 + chance.below(6))

    return ask


def quickly(_file: int) -> None:
    """The disk may take its time."""


@pytest.mark.parametrize("name", ["seals", "last_relic", "gate", "rising"])
def test_a_whole_game_of_each(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("os.fsync", quickly)
    match = rr.Match.new(name, seed=5)
    file = tmp_path / "table.json"
    program()["play"](match, str(file), person(rr.Chance(2)))
    assert match.state.outcome is not None
    assert match.state.outcome.describe(match.state).rstrip(".") in " ".join(capsys.readouterr().out.split())
    assert rr.Match.load(file).state == match.state
