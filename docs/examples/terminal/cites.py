"""Text in which a rule is named: its words are shown where the mouse rests, and in full on a click or a key."""

from __future__ import annotations

from typing import Any

from textual import events
from textual.content import Content
from textual.message import Message
from textual.style import Style
from textual.widgets import Static

import rlyeh_rules as rr

RULE = "rule"
"""The key in the meta of a style under which the id of a rule stands."""


class RuleAsked(Message):
    """Somebody wants to read a rule.

    Attributes:
        rule: its id.
    """

    def __init__(self, rule: str) -> None:
        super().__init__()
        self.rule = rule


def cited(rule: str | None) -> Content:
    """The id of a rule as something to point at; nothing where no rule is meant."""
    if rule is None:
        return Content("")
    return about(rule, Content(f" {rule}").stylize("$text-accent", 1))


def about(rule: str | None, content: Content) -> Content:
    """The same text, with a rule behind all of it."""
    return content if rule is None else content.stylize(Style.from_meta({RULE: rule}))


def rule_at(event: events.MouseEvent) -> str | None:
    """The rule that the mouse points at."""
    meta: dict[str, Any] = event.style.meta
    found = meta.get(RULE)
    return found if isinstance(found, str) else None


def words_at(event: events.MouseEvent, book: rr.Rulebook | None) -> str | None:
    """What a tooltip says of the rule that the mouse points at."""
    rule = rule_at(event)
    if rule is None or book is None or rule not in book:
        return None
    return f"{rule} ({book[rule].section})\n{book[rule].text}"


class Cited(Static):
    """A few lines of text with citations; `book` has the rules."""

    book: rr.Rulebook | None = None

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Show the words of the rule that the mouse rests on."""
        self.tooltip = words_at(event, self.book)

    def on_click(self, event: events.Click) -> None:
        """Ask for the rule that was clicked on."""
        if rule := rule_at(event):
            self.post_message(RuleAsked(rule))
