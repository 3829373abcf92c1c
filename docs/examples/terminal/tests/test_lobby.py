"""The lobby: what is chosen there arrives in the game."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.widgets import Checkbox, Input, Select, Static

import rlyeh_rules as rr
from docs.examples.terminal.app import Terminal
from docs.examples.terminal.driver import Sitter
from docs.examples.terminal.options import OptionRow, OptionsForm
from docs.examples.terminal.seats import SeatRow
from rlyeh_rules import gate, seals

from .conftest import Player

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def lobby(game: str = "seals") -> AsyncGenerator[Player]:
    app = Terminal(pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        player = Player(app, pilot)
        app.screen.query_one("#game", Select).value = game
        names = [option.name for option in rr.games()[game].choices]
        await player.until(lambda: [row.option.name for row in app.screen.query(OptionRow)] == names)
        await player.until(lambda: bool(app.screen.query("SeatRow Select")))
        await pilot.pause()
        yield player


async def on(player: Player, what: str, *keys: str) -> None:
    """Press keys on a widget."""
    player.app.screen.query_one(what).focus()
    await player.press(*keys)


async def test_options_arrive_in_the_game() -> None:
    async with lobby() as player:
        await on(player, "#id_cards", "space")
        await on(player, "#elder_god", "enter", "down", "enter")
        await on(player, "#first_player", "enter", "down", "down", "enter")
        await on(player, "#seed", "1", "2")
        await player.press("f6")
        options = player.state.setup.options
        assert options == seals.Options(id_cards=True, elder_god=seals.God.CTHULHU, first_player=1)
        assert player.driver.match.seed == 12


async def test_a_number_among_the_options_arrives_too() -> None:
    async with lobby("gate") as player:
        await on(player, "#start_hour", "ctrl+a", "ctrl+k", "7")
        await player.press("f6")
        assert player.state.setup.options == gate.Options(start_hour=7)


async def test_a_number_out_of_range_is_refused_in_the_words_of_the_library() -> None:
    async with lobby("gate") as player:
        await on(player, "#start_hour", "ctrl+a", "ctrl+k", "9", "9")
        await player.press("f6")
        assert fault(player) == "start_hour cannot be 99; it is one of 0 to 11. GR-R1"
        assert len(player.app.screen_stack) == 2


async def test_names_and_who_sits_where_arrive() -> None:
    async with lobby("gate") as player:
        await on(player, "#count", "enter", "up", "enter")
        await player.pilot.pause()
        rows = list(player.app.screen.query(SeatRow))
        assert len(rows) == 4
        rows[1].query_one(Input).value = "Zadok"
        rows[1].query_one("Select", Select).value = Sitter.PERSON
        await player.press("f6")
        assert player.state.setup.names == ("Sean", "Zadok", "Tom", "Ruth")
        assert player.driver.people == (0, 1)


async def test_two_players_of_one_name_are_refused() -> None:
    async with lobby() as player:
        for row in player.app.screen.query(SeatRow):
            row.query_one(Input).value = "Sean"
        await player.press("f6")
        assert fault(player) == "No two players can have the same name."
        assert len(player.app.screen_stack) == 2


def fault(player: Player) -> str:
    return str(player.app.screen.query_one("#fault", Static).content)


@pytest.mark.parametrize("game", [*rr.games()])
async def test_every_option_of_every_game_has_its_widget_and_its_default(game: str) -> None:
    async with lobby(game) as player:
        form = player.app.screen.query_one(OptionsForm)
        assert form.chosen == {option.name: option.default for option in rr.games()[game].choices}
        for option in rr.games()[game].choices:
            kind = (
                Checkbox if isinstance(option.default, bool) else Input if isinstance(option.values, range) else Select
            )
            assert isinstance(form.query_one(f"#{option.name}"), kind)


async def test_a_file_that_is_no_save_is_refused_where_it_was_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "notes.json").write_text("{}", "utf-8")
    async with lobby() as player:
        await player.press("ctrl+o")
        await player.type("notes.json")
        await player.press("enter")
        assert "notes.json: " in player.read()
        await player.press("escape")
        assert len(player.app.screen_stack) == 2
