"""What the table itself tells, beside the events of the game."""

from __future__ import annotations

import re
from typing import NamedTuple

from rlyeh_rules.kernel import SPECTATOR, Action, Event, RlyehError, Seat, State, record, redact

__all__ = [
    "AnsweredByItself",
    "NoteError",
    "PlayedAgain",
    "Said",
    "TakenBack",
    "TimeRanOut",
    "Told",
    "checked_words",
    "told_to_all",
]

LONGEST_NOTE = 2_000  # characters
_UNPRINTED = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
"""What a terminal obeys."""


class Told(NamedTuple):
    """An event as a seat was shown it.

    Attributes:
        number: its place in that seat's stream, from 1.
        event: the event, redacted for the seat.

    Examples:
        >>> import rlyeh_rules as rr
        >>> match = rr.Match.new("seals", seed=7, players=["Sean", "Sarah"])
        >>> events = match.play(match.state.legal_actions()[0])
        >>> told = match.events(1)[-1]
        >>> told.number, told.event
        (5, CardPlaced(seat=0, card=HIDDEN, knows=(0,)))
    """

    number: int
    event: Event


@record
class Said(Event):
    """A seat said something; it has no effect on the game.

    Attributes:
        seat: who said it.
        words: what was said.

    Examples:
        >>> import rlyeh_rules as rr
        >>> match = rr.Match.new("seals", seed=7, players=["Sean", "Sarah"])
        >>> match.note(1, "Interesting.")
        >>> match.events(0)[-1].event
        Said(seat=1, words='Interesting.')
    """

    seat: Seat
    words: str
    rule = None
    tells = "{seat}: {words}"


@record
class TakenBack(Event):
    """The newest action was taken back. An undo that takes several back tells of each, the newest first.

    Attributes:
        action: its notation, as a spectator may know it: a card that only its owner sees is a `?`.

    Examples:
        >>> import rlyeh_rules as rr
        >>> match = rr.Match.new("seals", seed=7, players=["Sean", "Sarah"])
        >>> events = match.play(match.state.legal_actions()[0])
        >>> match.undo()
        >>> match.events(0)[-1].event
        TakenBack(action='0: place ?')
    """

    action: str
    rule = None
    tells = "Taken back: `{action}`."


@record
class PlayedAgain(Event):
    """An action that had been taken back was played again.

    Attributes:
        action: its notation, as `TakenBack` has it.

    Examples:
        >>> import rlyeh_rules as rr
        >>> match = rr.Match.new("seals", seed=7, players=["Sean", "Sarah"])
        >>> events = match.play(match.state.legal_actions()[0])
        >>> match.undo()
        >>> match.redo()
        >>> match.events(0)[-1].event
        PlayedAgain(action='0: place ?')
    """

    action: str
    rule = None
    tells = "Played again: `{action}`."


@record
class AnsweredByItself(Event):
    """The table answered for a seat that had no choice, as anybody could see.

    Attributes:
        seat: whose answer it was.

    Examples:
        >>> import rlyeh_rules as rr
        >>> match = rr.Match.new("last_relic", seed=7, auto=["forced"])
        >>> while not any("AnsweredByItself" in repr(told) for told in match.events(None)):
        ...     events = match.play(match.state.legal_actions()[-1])
        >>> next(told.event for told in match.events(None) if "Itself" in repr(told))
        AnsweredByItself(seat=1)
    """

    seat: Seat
    rule = None
    tells = "{seat} has no choice."


@record
class TimeRanOut(Event):
    """The time of a seat was up, and the table answered for it.

    Attributes:
        seat: whose time it was.

    Examples:
        >>> import rlyeh_rules as rr
        >>> match = rr.Match.new("seals", seed=7, players=["Sean", "Sarah"])
        >>> match.time_out(0)[0].describe(match.state)
        "Sean's time is up."
    """

    seat: Seat
    rule = None
    tells = "{seat}'s time is up."


def told_to_all(action: Action, before: State) -> str:
    """The notation of an action, less what only its seat may know of it.

    Args:
        action: the action.
        before: the state in which it was taken.
    """
    return action.in_public(before) or str(redact(action, SPECTATOR))


class NoteError(RlyehError):
    """Table talk that cannot be kept: empty, too long, or no text.

    Examples:
        >>> import rlyeh_rules as rr
        >>> rr.Match.new("seals", seed=1).note(0, " ")
        Traceback (most recent call last):
            ...
        rlyeh_rules.match.news.NoteError: A note is a text that is not empty.
    """


def checked_words(text: object) -> str:
    """The text of a note, if it is one.

    Raises:
        NoteError: it is no text, empty, too long, holds control characters, or cannot be written to a file.
    """
    if not isinstance(text, str) or not text.strip():
        raise NoteError("A note is a text that is not empty.")
    if len(text) > LONGEST_NOTE:
        raise NoteError(f"A note has at most {LONGEST_NOTE:,} characters, not {len(text):,}.")
    if _UNPRINTED.search(text):
        raise NoteError("A note holds no control characters but tabs and ends of lines.")
    if any("\ud800" <= character <= "\udfff" for character in text):
        raise NoteError("A note is made of characters; this text holds halves of some.")
    return text
