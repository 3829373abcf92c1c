"""What the tests of the terminal app share."""

from __future__ import annotations

import asyncio
import html
import re
from collections import defaultdict
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import cast

import pytest
from textual.pilot import Pilot

import rlyeh_rules as rr
from docs.examples.terminal.app import Terminal
from docs.examples.terminal.cover import Cover
from docs.examples.terminal.driver import Driver, Sitter
from docs.examples.terminal.table import Table

GLYPHS = re.compile(r'<text [^>]*x="([\d.]+)" y="([\d.]+)"[^>]*>(.*?)</text>')

COLUMN = 12.2
"""The width of a letter in a picture."""
FRAMES = dict.fromkeys(map(ord, "│╭╮╰╯─▊▎▔▁▏▕"), " ")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Player:
    """Somebody at the keyboard of an app: presses keys, and reads what stands on the screen."""

    def __init__(self, app: Terminal, pilot: Pilot[None]) -> None:
        self.app, self.pilot = app, pilot

    @property
    def table(self) -> Table:
        return next(screen for screen in reversed(self.app.screen_stack) if isinstance(screen, Table))

    @property
    def driver(self) -> Driver:
        return self.table.driver

    @property
    def state(self) -> rr.State:
        return self.driver.state

    @property
    def covered(self) -> bool:
        return isinstance(self.app.screen, Cover)

    def read(self) -> str:
        """All that can be read on the screen, line by line, with single blanks."""
        rows: dict[float, list[tuple[float, str]]] = defaultdict(list)
        for x, y, text in GLYPHS.findall(self.app.export_screenshot()):
            rows[float(y)].append((float(x), html.unescape(text).replace("\xa0", " ")))
        return "\n".join(" ".join(_joined(rows[y]).translate(FRAMES).split()) for y in sorted(rows))

    def reads(self, text: str) -> bool:
        """Whether that can be read on the screen, on one line or several."""
        return text in self.read().replace("\n", " ")

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
            await self.settle()

    async def type(self, text: str) -> None:
        await self.press(*("space" if key == " " else key for key in text))

    async def settle(self) -> None:
        """Wait until the table is still: a person is asked, or the screen covered, or the game over."""
        await self.until(lambda: not any(one.is_running for one in self.app.workers if one.node is self.app.screen))
        await self.pilot.pause()

    async def pick(self, at: int) -> None:
        """Do the choice of that number. Unlike `press` this waits for what comes of it, and for nothing else."""
        done = len(self.driver.match.history)
        for key in (*["down"] * (at + 1), "enter"):
            self.app.simulate_key(key)
        await self.until(lambda: len(self.driver.match.history) > done)

    async def until(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(120):
            while not condition():  # noqa: ASYNC110 - what is waited for sets no event
                await asyncio.sleep(0.001)


def _joined(row: list[tuple[float, str]]) -> str:
    """A line of the screen; a picture leaves out the blanks between what has different colours."""
    line, end = "", 0.0
    for x, text in sorted(row):
        line += f"{' ' if x > end + 1 else ''}{text}"
        end = x + len(text) * COLUMN
    return line


Seating = Callable[..., AbstractAsyncContextManager[Player]]


@pytest.fixture
def seated() -> Seating:
    """An app with a table at which the game stands after so many random moves."""

    @asynccontextmanager
    async def sit(  # noqa: PLR0913 - a table has that many sides
        game: str,
        *people: int,
        seed: int = 3,
        moves: int = 0,
        size: tuple[int, int] = (80, 24),
        bots: Sitter = Sitter.RANDOM,
        pause: float = 0.0,
        names: tuple[str, ...] = ("Sean", "Sarah", "Tom", "Ruth", "Ben"),
        options: dict[str, object] | None = None,
    ) -> AsyncGenerator[Player]:
        match = rr.Match.new(game, seed=seed, players=names[: rr.games()[game].default_seats], options=options)
        walk(match, moves)
        sitters = [Sitter.PERSON if seat in people else bots for seat in match.state.seats]
        app = Terminal(pause=pause)
        async with app.run_test(size=size, tooltips=True) as pilot:
            await pilot.pause()
            app.push_screen(Table(Driver(match, sitters), pause=pause))
            await pilot.pause()
            yield Player(app, pilot)

    return sit


def walk(match: rr.Match, moves: int, seed: int = 3) -> None:
    """Play so many random moves, or to the end."""
    chance, bot = rr.Chance(seed), rr.bots.RandomBot()
    for _ in range(moves):
        if match.state.is_over:
            break
        match.play(bot.choose(match.state, match.state.legal_actions(), chance))


def secrets(full: rr.State, view: rr.State) -> set[str]:
    """The ids that stand in the whole truth where a view has a question mark."""
    return set(_hidden(rr.to_data(full), rr.to_data(view)))


def _hidden(full: object, seen: object) -> Iterator[str]:
    if isinstance(full, str) and seen == "?":
        yield full
    elif isinstance(full, dict) and isinstance(seen, dict):
        open_, known = cast("dict[str, object]", full), cast("dict[str, object]", seen)
        for key in open_.keys() & known.keys():
            yield from _hidden(open_[key], known[key])
    elif isinstance(full, list) and isinstance(seen, list):
        for one, other in zip(cast("list[object]", full), cast("list[object]", seen), strict=False):
            yield from _hidden(one, other)
