"""What has happened, as one seat was told it, each entry with its rule."""

from __future__ import annotations

from collections.abc import Sequence

from textual import events
from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

import rlyeh_rules as rr

from .cites import RuleAsked, about, cited, words_at

NEWEST = 300
"""Entries shown at first; the older ones are there when they are asked for."""
EARLIER = "earlier"


class Log(OptionList):
    """The events of a table. Enter or a click on one asks for its rule; the mouse shows the words of it."""

    BORDER_TITLE = "Log"
    book: rr.Rulebook | None = None

    def __init__(self, *, id: str) -> None:  # noqa: A002 - Textual's own name for it
        super().__init__(id=id, compact=True, markup=False)
        self._told: Sequence[rr.Told] = ()
        self._eyes: rr.Seat | None = None
        self._view: rr.State | None = None
        self._rules: list[str | None] = []
        self._newest = Content("")

    @property
    def rule(self) -> str | None:
        """The rule of the entry that is highlighted."""
        at = self.highlighted
        return self._rules[at] if at is not None and at < len(self._rules) else None

    @property
    def newest(self) -> Content:
        """The last entry, for where there is no room for more."""
        return self._newest

    def show(self, match: rr.Match, eyes: rr.Seat | None, known: int) -> None:
        """Show what a seat was told.

        Args:
            match: the table.
            eyes: the seat; None: a spectator.
            known: the number of the last event that it knew before; a line is drawn after it.
        """
        view = match.view(eyes)
        if self._view is None or eyes != self._eyes:
            self.empty()
            self._told = fresh = match.events(eyes)
            if len(fresh) > NEWEST:
                self._append(Option(f"({len(fresh) - NEWEST} earlier)", id=EARLIER), None)
                fresh = fresh[-NEWEST:]
        else:
            fresh = match.events(eyes, self._told[-1][0] if self._told else 0)
            self._told = (*self._told, *fresh)
        self._eyes, self._view = eyes, view
        self._tell(fresh, view, known)
        self.scroll_end(animate=False)

    def empty(self) -> None:
        """Show nothing, and know nothing."""
        self.clear_options()
        self._told, self._rules, self._view, self._newest = (), [], None, Content("")

    def _tell(self, told: Sequence[rr.Told], view: rr.State, known: int) -> None:
        for number, event in told:
            if number == known + 1 and self._rules:
                self.add_option(None)
            entry = Content(event.describe(view)) + cited(event.rule)
            self._newest = about(event.rule, entry)
            self._append(Option(self._newest), event.rule)

    def _append(self, option: Option, rule: str | None) -> None:
        self.add_option(option)
        self._rules.append(rule)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Show the words of the rule of the entry that the mouse rests on."""
        self.tooltip = words_at(event, self.book)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Show the rule of an entry, or the entries before the first."""
        event.stop()
        if event.option_id == EARLIER and self._view is not None:
            self.clear_options()
            self._rules = []
            self._tell(self._told, self._view, 0)
            self.highlighted = 0
        elif self.rule:
            self.post_message(RuleAsked(self.rule))
