"""The question for a file: where to save, or what to load."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Label, OptionList

import rlyeh_rules as rr


class AskFile(ModalScreen[Path | None]):
    """Asks for a file and does something with it; what goes wrong is said here, and it asks again.

    Args:
        title: what for.
        path: what is proposed.
        do: what is done with the file.
        existing: whether the files that there are can be picked.
    """

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", "Close")]

    def __init__(self, title: str, path: str, do: Callable[[Path], object], *, existing: bool) -> None:
        super().__init__()
        self._title, self._path, self._do, self._existing = title, path, do, existing

    def compose(self) -> ComposeResult:
        """A line, and the files that there are."""
        with Vertical(id="file") as box:
            box.border_title = self._title
            box.border_subtitle = "Enter does it, Escape closes"
            yield Input(self._path, placeholder="A file", id="path")
            yield Label("", id="fault", markup=False)
            if self._existing:
                yield OptionList(*sorted(map(str, Path().glob("*.json"))), markup=False, compact=True, id="files")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take a file of the list."""
        self._try(str(event.option.prompt))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Take the file that is typed."""
        self._try(event.value.strip())

    def _try(self, name: str) -> None:
        if not name:
            return
        try:
            self._do(Path(name))
        except (rr.RlyehError, OSError) as error:
            self.query_one("#fault", Label).update(str(error))
        else:
            self.dismiss(Path(name))

    def action_close(self) -> None:
        """Never mind."""
        self.dismiss(None)
