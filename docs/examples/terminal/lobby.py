"""The lobby: which game, who sits where, with which options; or a table that was saved."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, Checkbox, Footer, Input, Label, Select, Static

import rlyeh_rules as rr

from .cites import cited
from .driver import Driver, Sitter
from .files import AskFile
from .options import OptionsForm
from .page import Page
from .seats import Seats
from .table import Table

NAMES = ("Sean", "Sarah", "Tom", "Ruth", "Ben", "Ida", "Max", "Eve", "Kit")
"""Proposals, in the order of the seats."""


class Lobby(Page[None]):
    """Where tables begin.

    Args:
        pause: seconds that bots wait before each move, unless it is switched off here.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f6", "begin", "Begin"),
        Binding("ctrl+o", "load", "Load"),
    ]

    def __init__(self, *, pause: float) -> None:
        super().__init__()
        self._pause = pause
        self._games = rr.games()
        self._game: Select[str] = Select(
            [(game.title, name) for name, game in self._games.items()],
            value=next(iter(self._games)),
            allow_blank=False,
            compact=True,
            id="game",
        )

    def compose(self) -> ComposeResult:
        """The table on the left, the options on the right."""
        with Horizontal(id="lobby"):
            with VerticalScroll(id="party") as party:
                party.border_title = "Table"
                yield self._game
                yield Static(id="summary", markup=False)
                yield Vertical(id="players")
                with Horizontal(classes="row"):
                    yield Label("Seed")
                    yield Input(placeholder="drawn", type="integer", compact=True, id="seed")
                yield Checkbox("Bots pause before they move", self._pause > 0, compact=True, id="pause")
                yield Static(id="fault")
                with Horizontal(id="buttons"):
                    yield Button("Begin", variant="primary", compact=True, id="begin")
                    yield Button("Load", compact=True, id="load")
            yield Vertical(id="choosing")
        yield Footer(show_command_palette=False)

    @property
    def game(self) -> rr.Game:
        """The game that is chosen."""
        return self._games[str(self._game.value)]

    @on(Select.Changed, "#game")
    async def _other_game(self) -> None:
        game = self.game
        self.query_one("#summary", Static).update(game.summary)
        choosing, players = self.query_one("#choosing"), self.query_one("#players")
        await choosing.remove_children()
        await choosing.mount(OptionsForm(game))
        await players.remove_children()
        if len(game.seats) > 1:
            counts = [(f"{count} seat{'' if count == 1 else 's'}", count) for count in game.seats]
            await players.mount(
                Select[int](counts, value=game.default_seats, allow_blank=False, compact=True, id="count")
            )
        await players.mount(Seats(_names(game.default_seats)))

    @on(Select.Changed, "#count")
    async def _other_count(self, event: Select.Changed) -> None:
        seats = self.query_one(Seats)
        if isinstance(event.value, int) and event.value != len(seats.names):
            await seats.remove()
            await self.query_one("#players").mount(Seats(_names(event.value)))

    @on(Button.Pressed, "#begin")
    def action_begin(self) -> None:
        """Begin a new table."""
        seats, seed = self.query_one(Seats), self.query_one("#seed", Input).value
        try:
            match = rr.Match.new(
                self.game,
                seed=int(seed) if seed.lstrip("-").isdecimal() else None,
                players=seats.names,
                options=self.query_one(OptionsForm).chosen,
            )
        except rr.RlyehError as error:
            message = error.message if isinstance(error, rr.SetupError) else str(error)
            self.query_one("#fault", Static).update(Content.styled(message, "$text-error") + cited(error.rule))
        else:
            self.query_one("#fault", Static).update("")
            self._sit_down(Driver(match, seats.sitters))

    @on(Button.Pressed, "#load")
    @work
    async def action_load(self) -> None:
        """Go on with a table that was saved."""
        loaded: list[rr.Match] = []
        ask = AskFile("Load", "", lambda path: loaded.append(rr.Match.load(path)), existing=True)
        path = await self.terminal.push_screen_wait(ask)
        if path is None:
            return
        sitters = await self.terminal.push_screen_wait(Sitting(loaded[-1].state.setup.names))
        if sitters is not None:
            self._sit_down(Driver(loaded[-1], sitters), path)

    def _sit_down(self, driver: Driver, path: Path | None = None) -> None:
        pause = self._pause if self.query_one("#pause", Checkbox).value else 0.0
        self.terminal.push_screen(Table(driver, pause=pause, path=path))


class Sitting(ModalScreen[list[Sitter] | None]):
    """Who sits where at a table that is loaded: a save does not say."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", "Close"), Binding("f6", "begin", "Go on")]

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__()
        self._names = names

    def compose(self) -> ComposeResult:
        """The seats."""
        with Vertical(id="sitting") as box:
            box.border_title = "Who sits where?"
            box.border_subtitle = "Escape closes"
            yield Seats(self._names, fixed=True)
            yield Button("Go on", variant="primary", compact=True)

    @on(Button.Pressed)
    def action_begin(self) -> None:
        """Go on with the game."""
        self.dismiss(self.query_one(Seats).sitters)

    def action_close(self) -> None:
        """Never mind."""
        self.dismiss(None)


def _names(count: int) -> list[str]:
    return [NAMES[at] if at < len(NAMES) else f"Seat {at}" for at in range(count)]
