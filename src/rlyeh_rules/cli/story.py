"""What has happened at a table, in words and step by step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rlyeh_rules.games import Opening
from rlyeh_rules.kernel import ChanceGave, Event, Rule, State, listed
from rlyeh_rules.match import Entry, History, Match, Noted, Played, Undone
from rlyeh_rules.match.log import Recorded

from .screen import Screen

__all__ = ["Moment", "moments", "paragraphs", "result", "sentence", "show_rule"]


class Moment(NamedTuple):
    """An entry of the log of a table as it is told.

    Attributes:
        entry: what was done.
        events: all that happened by it, unredacted.
        after: the state it led to.
    """

    entry: Entry
    events: tuple[Event, ...]
    after: State


def moments(table: Match) -> Iterator[Moment]:
    """Every entry of the log of a table, each action carried out anew with the chance it had.

    It is for tables whose log leads to their state, see `Match.replayed`.
    """
    history = History(Opening(table.states()[0], (), table.seed))
    for entry in table.history:
        events: tuple[Event, ...] = ()
        match entry:
            case Played():
                events = history.play(entry.action, Recorded(entry.chance, entry.stream), entry.auto)
            case Noted():
                history.note(entry)
            case Undone():
                history.undo(force=True)
            case _:
                history.redo()
        yield Moment(entry, events, history.state)


def sentence(event: Event, state: State) -> str:
    """An event as a sentence, the id of its rule behind it."""
    words = event.describe(state)
    return f"{words} [{event.rule}]" if event.rule else words


def paragraphs(events: Iterable[Event], state: State) -> Iterator[str]:
    """Events as text: a new paragraph wherever something began, a turn or a round.

    What chance gave is left out: it is for replaying, not for reading.
    """
    found: list[str] = []
    for event in events:
        if isinstance(event, ChanceGave):
            continue
        if type(event).__name__.endswith("Began") and found:
            yield " ".join(found)
            found.clear()
        found.append(sentence(event, state))
    if found:
        yield " ".join(found)


def result(state: State) -> str:
    """How a game ended, in a sentence; what it waits for if it has not."""
    ask = state.decision
    if ask is not None:
        return f"{listed(map(state.seat_name, state.waiting_on))}: {ask.prompt} [{ask.rule}]"
    return f"{state.outcome.describe(state)} [{state.outcome.rule}]" if state.outcome else ""


def show_rule(rule: Rule, screen: Screen) -> None:
    """A rule with its section and text, as a refusal quotes it."""
    screen.fill(f"{rule.id} ({rule.section}): {rule.text}", "    ", style="italic")
