"""The keys, and how to say what one wants."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

KEYS: Mapping[str, Sequence[tuple[str, str]]] = {
    "Doing something": [
        ("Up Down Enter", "Pick from the list; a click does as well."),
        ("letters", "Show only the choices that have these words."),
        ("an action", "As it stands in front of each choice, then Enter: `bid 3`. It is refused with its rule."),
        ("Enter", "Do nothing, where you may act but need not."),
    ],
    "Looking": [
        ("Tab", "To the table and the log, which the arrow keys then move."),
        ("Page Up, Down", "Move the table from anywhere."),
        ("F2", "The rule of the log entry you are on, of the last refusal, or of the question."),
        ("F3", "The log; on a small screen in the place of the table. Enter shows the rule of an entry."),
        ("the mouse", "On the id of a rule it shows the words; a click opens the rulebook."),
    ],
    "The table": [
        ("Ctrl+Z Ctrl+Y", "Take back, play again."),
        ("Ctrl+U", "Take back even what chance or a secret forbids; against bots only."),
        ("F5", "The next person at this keyboard, who may want to act out of turn."),
        ("Ctrl+S", "Save to a file; it holds everything, secrets included."),
        ("F4", "Light or dark."),
        ("Ctrl+N Ctrl+Q", "Leave this table for the lobby; quit."),
    ],
}
COLUMN = 16
WIDTH = 70


def page() -> Content:
    """All keys, in two columns."""
    parts: list[Content | str] = []
    for title, rows in KEYS.items():
        parts.append(Content.styled(title, "bold $text-primary"))
        for key, meaning in rows:
            lines = textwrap.wrap(meaning, WIDTH - COLUMN)
            first, *others = lines
            parts.append(Content.assemble((f"{key:{COLUMN}}", "bold"), first))
            parts += [" " * COLUMN + line for line in others]
        parts.append("")
    return Content("\n").join(parts[:-1])


class Help(ModalScreen[None]):
    """All keys on one page."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,f1,enter", "close", "Close")]

    def compose(self) -> ComposeResult:
        """The page."""
        with VerticalScroll(id="help") as box:
            box.border_title = "Keys"
            box.border_subtitle = "Escape closes"
            yield Static(page())

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss()
