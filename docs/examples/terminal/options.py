"""The options of any game as widgets: a box to tick, a list or a number, by what values an option has."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.validation import Number
from textual.widgets import Checkbox, Input, Label, Select

import rlyeh_rules as rr

from .cites import Cited, cited


class OptionRow(Vertical):
    """One option: its name and value, and what it means."""

    def __init__(self, option: rr.Option, book: rr.Rulebook) -> None:
        super().__init__(classes="option")
        self.option, self._book = option, book
        self._widget = self._made()

    def compose(self) -> ComposeResult:
        """The widget that fits its values."""
        if not isinstance(self.option.default, bool):
            yield Label(self._label, classes="name")
        yield self._widget
        meaning = Cited(Content.styled(self.option.meaning, "$quiet") + cited(self.option.rule))
        meaning.book = self._book
        yield meaning

    @property
    def _label(self) -> Content:
        return Content(self.option.name.replace("_", " ").capitalize())

    def _made(self) -> Input | Checkbox | Select[object]:
        option = self.option
        if isinstance(option.default, bool):
            return Checkbox(self._label, option.default, compact=True, id=option.name)
        if isinstance(option.values, range):
            low, high = option.values[0], option.values[-1]
            return Input(
                str(option.default),
                type="integer",
                placeholder=option.said[0],
                validators=[Number(low, high, f"{low} to {high}")],
                compact=True,
                id=option.name,
            )
        values: list[tuple[str, object]] = [(str(value).replace("_", " "), value) for value in option.values]
        return Select(values, value=option.default, allow_blank=False, compact=True, id=option.name)

    @property
    def value(self) -> object:
        """What was chosen; of a number that is none, the text, which the library refuses in its own words."""
        widget = self._widget
        if isinstance(widget, Input):
            return int(widget.value) if widget.value.lstrip("-").isdecimal() else widget.value
        return widget.value


class OptionsForm(VerticalScroll):
    """All options of a game."""

    def __init__(self, game: rr.Game) -> None:
        super().__init__(id="options")
        self._game = game
        self.border_title = "Options"

    def compose(self) -> ComposeResult:
        """One row each."""
        for option in self._game.choices:
            yield OptionRow(option, self._game.rulebook)

    @property
    def chosen(self) -> dict[str, object]:
        """Every option with its value."""
        return {row.option.name: row.value for row in self.query(OptionRow)}
