"""What hides the table while two people change places at one keyboard."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

import rlyeh_rules as rr

from .looks import seat_colour


class Cover(Screen[None]):
    """Nothing but the name of the one who may look next."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "lift", "Show my table")]

    def __init__(self, name: str, seat: rr.Seat) -> None:
        super().__init__()
        self._who = Content.styled(name, f"bold {seat_colour(seat)}")

    def compose(self) -> ComposeResult:
        """One sentence in the middle."""
        text = Content("Pass to ") + self._who + Content("; press Enter.\n\nNobody else should be looking then.")
        yield Static(text, id="pass")

    def action_lift(self) -> None:
        """The right person is there."""
        self.dismiss()
