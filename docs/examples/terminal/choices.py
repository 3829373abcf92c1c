"""What may be done, as a list to pick from; what is typed below it filters it, or says an action in notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

import rlyeh_rules as rr


class Line(Input):
    """Where one types. The keys that an input has no use for move in the list above it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down", "step(1)", "Next choice", show=False),
        Binding("up", "step(-1)", "Choice before", show=False),
    ]

    class Stepped(Message):
        """Somebody wants the next choice, or the one before."""

        def __init__(self, by: int) -> None:
            super().__init__()
            self.by = by

    def action_step(self, by: int) -> None:
        """Ask for it."""
        self.post_message(self.Stepped(by))


class Choices(Vertical):
    """The list and the line."""

    class Picked(Message):
        """An action was picked from the list."""

        def __init__(self, action: rr.Action) -> None:
            super().__init__()
            self.action = action

    class Typed(Message):
        """Something was typed that is to be read as notation."""

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

    class PassedBy(Message):
        """Enter, with nothing typed and nothing picked."""

    def __init__(self, *, id: str) -> None:  # noqa: A002 - Textual's own name for it
        self._list = OptionList(compact=True, markup=False, id="actions")
        self._line = Line(placeholder="Type to filter, or an action in notation", compact=True, id="line")
        super().__init__(self._list, self._line, id=id)
        self._view: rr.State | None = None
        self._all: Sequence[rr.Action] = ()
        self._shown: Sequence[rr.Action] = ()
        self._texts: list[str] = []

    def show(self, view: rr.State, actions: Sequence[rr.Action]) -> None:
        """Offer these actions of the one who looks."""
        self._view, self._all = view, actions
        self._texts = [f"{said(action)} {action.describe(view)}".casefold() for action in actions]
        with self._line.prevent(Input.Changed):
            self._line.value = ""
        self._filter("")

    def clear(self) -> None:
        """Offer nothing."""
        self._all, self._shown, self._texts, self._view = (), (), [], None
        self._list.clear_options()
        with self._line.prevent(Input.Changed):
            self._line.value = ""

    def take_focus(self) -> None:
        """Let the next key go to the line."""
        self._line.focus()

    def _filter(self, text: str) -> None:
        words = text.casefold().split()
        view = self._view
        if view is None:
            return
        found = [
            action for action, known in zip(self._all, self._texts, strict=True) if all(word in known for word in words)
        ]
        self._shown = found or self._all  # what nothing has is on its way to be refused; meanwhile one sees the others
        self._list.set_options([Option(_line_of(action, view)) for action in self._shown])
        self._list.highlighted = 0 if words and found else None

    def on_input_changed(self, event: Input.Changed) -> None:
        """Filter."""
        event.stop()
        self._filter(event.value)
        self._stepped = False

    _stepped = False
    """Whether somebody has chosen in the list since they last typed."""

    def on_line_stepped(self, event: Line.Stepped) -> None:
        """Move in the list."""
        event.stop()
        if self._list.highlighted is None:
            self._list.highlighted = 0 if event.by > 0 else len(self._shown) - 1
        elif event.by > 0:
            self._list.action_cursor_down()
        else:
            self._list.action_cursor_up()
        self._stepped = True

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Do what is typed, where that is an action; else what is highlighted."""
        event.stop()
        text, at = event.value.strip(), self._list.highlighted
        highlighted = self._shown[at] if at is not None and at < len(self._shown) else None
        if highlighted is not None and (self._stepped or not text or not self._is_notation(text)):
            self.post_message(self.Picked(highlighted))
        elif text:
            self.post_message(self.Typed(text))
        else:
            self.post_message(self.PassedBy())

    def _is_notation(self, text: str) -> bool:
        if self._view is None:
            return False
        try:
            rr.parse_action(self._view, f"{self._view.viewer}: {text}")
        except rr.NotationError:
            return False
        return True

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Do what was clicked on."""
        event.stop()
        self.post_message(self.Picked(self._shown[event.option_index]))


def said(action: rr.Action) -> str:
    """The notation of an action, less the seat, which is clear here."""
    return str(action).partition(": ")[2]


def _line_of(action: rr.Action, view: rr.State) -> Content:
    """An action as it is listed: its notation, then what it means, less the name of the one who reads it."""
    meaning = action.describe(view).removeprefix(f"{view.seat_name(action.seat)} ")
    return Content.assemble((said(action), "bold"), ("  ", ""), (meaning, "$quiet"))
