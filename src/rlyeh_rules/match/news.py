"""What the table itself tells, beside the events of the game."""

from __future__ import annotations

from typing import NamedTuple

from rlyeh_rules.kernel import Event, RlyehError, Seat, record

__all__ = ["AnsweredByItself", "NoteError", "PlayedAgain", "Said", "TakenBack", "Told", "checked_words"]

LONGEST_NOTE = 2_000  # characters


class Told(NamedTuple):
    """An event as a seat was shown it.

    Attributes:
        number: its place in that seat's stream, from 1.
        event: the event, redacted for the seat.
    """

    number: int
    event: Event


@record
class Said(Event):
    """A seat said something; it has no effect on the game.

    Attributes:
        seat: who said it.
        words: what was said.
    """

    seat: Seat
    words: str
    rule = ""
    tells = "{seat}: {words}"


@record
class TakenBack(Event):
    """The newest actions were taken back.

    Attributes:
        actions: how many were taken back, those that were answered by themselves among them.
    """

    actions: int
    rule = ""
    tells = "Taken back: {how_many}."

    @property
    def how_many(self) -> str:
        """The number in words."""
        return _how_many(self.actions)


@record
class PlayedAgain(Event):
    """What had been taken back was played again.

    Attributes:
        actions: how many were played again.
    """

    actions: int
    rule = ""
    tells = "Played again: {how_many}."

    @property
    def how_many(self) -> str:
        """The number in words."""
        return _how_many(self.actions)


@record
class AnsweredByItself(Event):
    """The table answered for a seat that had no choice, as anybody could see.

    Attributes:
        seat: whose answer it was.
    """

    seat: Seat
    rule = ""
    tells = "{seat} has no choice."


def _how_many(actions: int) -> str:
    return "the last action" if actions == 1 else f"the last {actions} actions"


class NoteError(RlyehError):
    """Table talk that cannot be kept: empty, too long, or no text."""


def checked_words(text: object) -> str:
    """The text of a note, if it is one.

    Raises:
        NoteError: it is no text, empty, too long, or cannot be written to a file.
    """
    if not isinstance(text, str) or not text.strip():
        raise NoteError("A note is a text that is not empty.")
    if len(text) > LONGEST_NOTE:
        raise NoteError(f"A note has at most {LONGEST_NOTE:,} characters, not {len(text):,}.")
    if any("\ud800" <= character <= "\udfff" for character in text):
        raise NoteError("A note is made of characters; this text holds halves of some.")
    return text
