"""The picture of the app in the docs: `python -m docs.examples.terminal.picture` draws it anew."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import rlyeh_rules as rr

from .app import Terminal
from .driver import Driver, Sitter
from .table import Table

PICTURE = Path("docs/assets/terminal.svg")
MOVES = 40
FACES = re.compile(r"\s*@font-face \{.*?\}", re.DOTALL)
"""Where Textual's pictures would load a font from the network."""
NAMES = re.compile(r"\bterminal-\d+-")
"""Textual numbers the names in a picture by what is in it; here they are always the same."""


async def drawn() -> str:
    """A table of Seals in mid-game, with a wish refused."""
    match = rr.Match.new("seals", seed=5, players=["Sean", "Sarah"], options={"first_player": 0})
    driver = Driver(match, [Sitter.PERSON, Sitter.RANDOM])
    while (turn := driver.turn()) and (len(match.history) < MOVES or turn.by_bot or not _can_bid(driver, turn.seat)):
        driver.play(driver.think(turn.seat) if turn.by_bot else driver.choices(turn.seat)[0])
    app = Terminal(pause=0)
    async with app.run_test(size=(122, 36)) as pilot:
        await pilot.pause()
        app.push_screen(Table(driver, pause=0))
        await pilot.pause()
        await pilot.press(*"bid", "space", "9", "enter")
        await pilot.pause()
        return offline(app.export_screenshot(title="python -m docs.examples.terminal"))


def _can_bid(driver: Driver, seat: rr.Seat) -> bool:
    return any(str(action).startswith(f"{seat}: bid") for action in driver.choices(seat))


def offline(picture: str) -> str:
    """The picture with the fonts of the reader, and nothing to load."""
    plain = FACES.sub("", picture).replace("Fira Code", "ui-monospace, Menlo, Consolas, DejaVu Sans Mono")
    return NAMES.sub("terminal-", plain)


if __name__ == "__main__":
    PICTURE.write_text(asyncio.run(drawn()), "utf-8")
