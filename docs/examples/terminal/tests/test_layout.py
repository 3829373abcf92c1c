"""On the smallest screen and on a large one nothing is cut off."""

from __future__ import annotations

import pytest
from textual.widgets import Footer, Input

import rlyeh_rules as rr

from .conftest import Seating

pytestmark = pytest.mark.anyio
SIZES = [(80, 24), (130, 40)]


@pytest.mark.parametrize("size", SIZES, ids=["small", "large"])
@pytest.mark.parametrize("game", [*rr.games()])
async def test_a_table_fits(seated: Seating, game: str, size: tuple[int, int]) -> None:
    async with seated(game, 0, moves=20, size=size) as player:
        await player.settle()
        screen, ask = player.app.screen, player.state.decision
        assert ask is not None
        for part in ("title", "board", "question", "actions", "line"):
            region = screen.query_one(f"#{part}").region
            assert region.height > 0, part
            assert screen.region.contains_region(region), part
        assert screen.query_one("#board").size.height >= 6
        shown = player.read().replace("\n", " ")
        assert ask.rule in shown
        assert ask.prompt in shown
        await player.until(lambda: player.reads("Quit"))  # the last key of the footer, which is drawn last


@pytest.mark.parametrize("size", SIZES, ids=["small", "large"])
@pytest.mark.parametrize("game", [*rr.games()])
async def test_of_the_board_only_pictures_are_wider_than_the_screen(
    seated: Seating, game: str, size: tuple[int, int]
) -> None:
    async with seated(game, 0, moves=20, size=size) as player:
        board, pieces = player.app.screen.query_one("#board"), player.app.screen.query_one("#pieces")
        has_picture = game == "rising"
        assert pieces.region.width <= board.size.width or (has_picture and pieces.region.width <= 100)


async def test_the_longest_refusal_leaves_room_for_the_choices(seated: Seating) -> None:
    async with seated("last_relic", 0, moves=20) as player:
        screen = player.app.screen
        screen.query_one("#line", Input).value = "x" * 70
        await player.press("enter")
        assert player.reads("is no action here")
        for part in ("board", "actions", "line"):
            region = screen.query_one(f"#{part}").region
            assert region.height > 0, part
            assert screen.region.contains_region(region), part
        assert screen.query_one(Footer).region.bottom == 24
