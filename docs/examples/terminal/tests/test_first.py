"""The small app of the tutorial."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import Input, OptionList, RichLog, Static

import rlyeh_rules as rr
from docs.examples.terminal.first import ME, First

pytestmark = pytest.mark.anyio


def begun(game: str = "seals", **options: object) -> First:
    return First(rr.Match.new(game, seed=3, players=rr.games()[game].default_seats, options=options))


@pytest.mark.parametrize("game", ["seals", "gate"])
async def test_a_whole_game_is_played_from_its_list(game: str) -> None:
    app = begun(game)
    async with app.run_test() as pilot:
        await pilot.pause()
        while not app.match.state.is_over:
            done = len(app.match.history)
            await pilot.press("home", "enter")
            assert len(app.match.history) > done
        outcome = app.match.state.outcome
        assert outcome is not None
        assert (
            str(app.query_one("#question", Static).content) == f"{outcome.describe(app.match.state)} ({outcome.rule})"
        )
        assert len(app.query_one("#log", RichLog).lines) >= len(app.match.events(ME))


async def test_what_is_typed_is_carried_out_or_refused_with_its_rule() -> None:
    app = begun(first_player=0)
    async with app.run_test(notifications=True) as pilot:
        await pilot.pause()
        await pilot.press("down", "enter")
        line = app.query_one("#wish", Input)
        line.focus()
        line.value = "bid 7"
        await pilot.press("enter")
        assert len(app.match.history) == 1
        assert str(app.query_one("#question", Static).content).endswith("(SC-4.4)")
        line.value = "bid 1"
        await pilot.press("enter")
        assert len(app.match.history) > 1


async def test_undo_goes_back_behind_what_a_bot_has_answered() -> None:
    app = begun(first_player=0)
    async with app.run_test() as pilot:
        await pilot.pause()
        await pilot.press("down", "enter")
        before = app.match.state
        await pilot.press("home", "enter")
        assert [move.action.seat for move in app.match.moves] == [0, 0, 1]
        await pilot.press("ctrl+z")
        assert app.match.state == before
        assert [move.action.seat for move in app.match.moves] == [0]


async def test_undo_that_is_refused_takes_nothing_back() -> None:
    app = begun(first_player=0)
    async with app.run_test(notifications=True) as pilot:
        await pilot.pause()
        while app.match.why_not_undo(ME) is None or not app.match.moves:
            await pilot.press("home", "enter")
        refused = app.match.state
        await pilot.press("ctrl+z")
        assert app.match.state == refused


async def test_undo_and_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    app = begun(first_player=0)
    async with app.run_test() as pilot:
        await pilot.pause()
        before = app.match.state
        await pilot.press("down", "enter")
        assert app.match.state != before
        await pilot.press("ctrl+z")
        assert app.match.state == before
        assert app.query_one("#choices", OptionList).option_count == len(before.legal_actions())
        await pilot.press("ctrl+s")
        assert rr.Match.load(tmp_path / "table.json").state == before
