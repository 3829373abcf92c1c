"""The app: its themes, its keys, and the lobby it begins in."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from .lobby import Lobby
from .looks import DARK, DEFAULTS, LIGHT

PAUSE = 0.6
"""Seconds between the moves of bots, so that one can follow them."""


class Terminal(App[None]):
    """The four games, and any other that is registered, in a terminal.

    Args:
        pause: seconds that bots wait before each move.
    """

    TITLE = "R'lyeh"
    CSS_PATH = Path(__file__).with_name("terminal.tcss")
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "narrow"), (116, "wide")]  # noqa: RUF012 - as Textual declares it
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f4", "change_theme", "Light/dark", show=False),
        Binding("ctrl+q", "quit", "Quit"),
    ]

    def __init__(self, *, pause: float = PAUSE) -> None:
        super().__init__()
        self._pause = pause

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """The colours of seats in themes of others."""
        return DEFAULTS

    def on_mount(self) -> None:
        """Begin in the lobby."""
        self.register_theme(DARK)
        self.register_theme(LIGHT)
        self.theme = DARK.name
        self.push_screen(Lobby(pause=self._pause))

    def action_change_theme(self) -> None:
        """Light or dark."""
        self.theme = LIGHT.name if self.theme == DARK.name else DARK.name
