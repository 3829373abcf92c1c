"""What the table itself tells, beside the events of the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rlyeh_rules.kernel import SPECTATOR, Action, Event, RlyehError, Seat, listed, record, redact

__all__ = ["AnsweredByItself", "NoteError", "PlayedAgain", "Said", "TakenBack", "Told", "checked_words", "told_to_all"]

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
    rule = None
    tells = "{seat}: {words}"


@record
class TakenBack(Event):
    """The newest actions were taken back.

    Attributes:
        actions: their notation, those that were answered by themselves among them, as a spectator may know it: a card
            that only its owner sees is a `?`.
    """

    actions: tuple[str, ...]
    rule = None
    tells = "Taken back: {quoted}."

    @property
    def quoted(self) -> str:
        """The actions for a sentence."""
        return _quoted(self.actions)


@record
class PlayedAgain(Event):
    """What had been taken back was played again.

    Attributes:
        actions: their notation, as `TakenBack` has it.
    """

    actions: tuple[str, ...]
    rule = None
    tells = "Played again: {quoted}."

    @property
    def quoted(self) -> str:
        """The actions for a sentence."""
        return _quoted(self.actions)


@record
class AnsweredByItself(Event):
    """The table answered for a seat that had no choice, as anybody could see.

    Attributes:
        seat: whose answer it was.
    """

    seat: Seat
    rule = None
    tells = "{seat} has no choice."


def _quoted(actions: Iterable[str]) -> str:
    return listed(f"`{action}`" for action in actions)


def told_to_all(actions: Iterable[Action]) -> tuple[str, ...]:
    """The notation of actions, less what only their seats may know of them."""
    return tuple([str(redact(action, SPECTATOR)) for action in actions])


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
