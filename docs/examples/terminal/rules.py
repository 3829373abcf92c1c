"""The rulebook: every rule and ruling, with search."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

import rlyeh_rules as rr

from .choices import Line


class Rules(Screen[None]):
    """A rulebook to search in.

    Args:
        book: the rulebook.
        at: the id of the rule to begin with; None: the first.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", "Back to the table"),
        Binding("pageup", "scroll_rule(-1)", "Rule up", show=False),
        Binding("pagedown", "scroll_rule(1)", "Rule down", show=False),
    ]

    def __init__(self, book: rr.Rulebook, at: str | None = None) -> None:
        super().__init__()
        self._book, self._at = book, at
        self._found: list[str] = []

    def compose(self) -> ComposeResult:
        """Search and list on the left, the rule on the right."""
        with Horizontal(id="book"):
            with Vertical(id="index"):
                yield Line(placeholder="Search the rules", compact=True, id="search")
                yield OptionList(compact=True, markup=False, id="found")
            with VerticalScroll(id="page"):
                yield Static(id="rule")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """All rules, and the one that was asked for."""
        self.query_one("#index").border_title = self._book.title
        self._search("")
        if self._at in self._found:
            self.query_one("#found", OptionList).highlighted = self._found.index(self._at)
        self.query_one("#search").focus()

    def _search(self, text: str) -> None:
        words = text.casefold().split()
        self._found = [
            rule.id for rule in self._book.values() if all(word in in_full(rule).plain.casefold() for word in words)
        ]
        listed = self.query_one("#found", OptionList)
        listed.set_options(
            [Option(Content.assemble((id_, "$text-accent"), f"  {self._book[id_].text}")) for id_ in self._found]
        )
        listed.highlighted = 0 if self._found else None
        if not self._found:
            self.query_one("#rule", Static).update("No rule has these words.")

    @on(Line.Changed, "#search")
    def _searched(self, event: Line.Changed) -> None:
        self._search(event.value)

    def on_line_stepped(self, event: Line.Stepped) -> None:
        """Move in the list without leaving the line."""
        listed = self.query_one("#found", OptionList)
        if event.by > 0:
            listed.action_cursor_down()
        else:
            listed.action_cursor_up()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the rule."""
        self.query_one("#rule", Static).update(in_full(self._book[self._found[event.option_index]]))
        self.query_one("#page").scroll_home(animate=False)

    def action_scroll_rule(self, by: int) -> None:
        """Scroll the rule by most of what is seen of it."""
        page = self.query_one("#page")
        page.scroll_relative(y=by * max(page.size.height - 2, 1), animate=False)

    def action_close(self) -> None:
        """Back to where this was called from."""
        self.dismiss()


def in_full(rule: rr.Rule) -> Content:
    """All that the rulebook says of a rule."""
    parts = [
        ("", rule.question),
        ("", rule.text),
        ("Why: ", rule.why),
        ("Example: ", rule.case),
        ("Refused: ", rule.rejects),
        ("Who sees it: ", rule.hidden),
        ("About: ", ", ".join(rule.about)),
        ("Option: ", rule.option),
    ]
    lines = [Content.assemble((head, "bold"), words) for head, words in parts if words]
    return Content("\n\n").join([Content.styled(f"{rule.id} - {rule.section}", "bold $text-primary"), *lines])
