"""The table as a seat sees it: the text board of any game, with the colours of the seats."""

from __future__ import annotations

import re
import textwrap

from textual.containers import ScrollableContainer
from textual.content import Content
from textual.widgets import Static

import rlyeh_rules as rr

from .looks import seat_colour

PICTURE = re.compile(r"\S {3,}\S")
"""Things with wide gaps between them: a line of a picture, which cannot be folded."""
UNKNOWN = re.compile(r"\bface down\b|\bhidden\b|\[?\?\]?(?=[,\s\]]|$)")


def folded(board: str, width: int) -> str:
    """The board in so many columns, where that can be had: a picture stays as wide as it is drawn."""
    return "\n\n".join(
        part if len(PICTURE.findall(part)) > 2 else "\n".join(_lines(part, width)) for part in board.split("\n\n")
    )


def _lines(part: str, width: int) -> list[str]:
    found: list[str] = []
    for line in part.splitlines():
        indent = " " * (len(line) - len(line.lstrip()) + 4)
        found += textwrap.wrap(
            line, max(width, 40), subsequent_indent=indent, drop_whitespace=True, break_on_hyphens=False
        ) or [""]
    return found


def coloured(board: str, view: rr.State) -> Content:
    """The board with its title bold, the names of seats in their colours, and dim what nobody here can see."""
    content = Content(board)
    title = board.partition("\n")[0]
    content = content.stylize("bold $text-primary", 0, len(title))
    for found in UNKNOWN.finditer(board):
        content = content.stylize("$quiet", *found.span())
    for seat in view.seats:
        for found in re.finditer(rf"(?<!\w){re.escape(view.seat_name(seat))}(?!\w)", board):
            content = content.stylize(f"bold {seat_colour(seat)}", *found.span())
    return content


class Board(ScrollableContainer):
    """The table, which scrolls where there is more of it than room."""

    BORDER_TITLE = "Table"

    def __init__(self, *, id: str) -> None:  # noqa: A002 - Textual's own name for it
        super().__init__(Static(id="pieces"), id=id)
        self._view: rr.State | None = None

    def show(self, view: rr.State | None) -> None:
        """Show the table, or nothing at all."""
        self._view = view
        self._draw()

    def on_resize(self) -> None:
        """Fold it anew."""
        self._draw()

    def _draw(self) -> None:
        view = self._view
        board = folded(view.text_board(), self.scrollable_content_region.width) if view is not None else ""
        self.query_one("#pieces", Static).update(coloured(board, view) if view is not None else "")
