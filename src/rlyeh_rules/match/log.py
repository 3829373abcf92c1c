"""The history of a table: what was done at it, entry by entry. With the seed it is the whole game."""

from __future__ import annotations

import enum
from typing import ClassVar

from rlyeh_rules.codec import Whole
from rlyeh_rules.kernel import Action, Scripted, Seat, record

__all__ = ["Auto", "Begun", "Entry", "Noted", "Played", "Recorded", "Redone", "Undone"]


class Auto(enum.StrEnum):
    """By what a decision was answered, if by no player."""

    FORCED = "forced"
    POLICY = "policy"


class Entry:
    """Something that was done at a table."""

    __slots__ = ()
    polymorphic: ClassVar[bool] = True
    game: ClassVar[str] = ""


@record
class Begun(Entry):
    """A game was set up. It stands before the others in a log that is saved.

    Attributes:
        stream: where the seeded stream stood when it was.
        auto: what the table answers by itself.
    """

    stream: Whole
    auto: tuple[Auto, ...] = ()


@record
class Played(Entry):
    """An action was carried out.

    Attributes:
        action: the action; its seat is in it.
        auto: what answered, if it was no player.
        chance: what chance gave while it was carried out.
        stream: where the seeded stream stood after it; None where it had not moved.
    """

    action: Action
    auto: Auto | None = None
    chance: tuple[int, ...] = ()
    stream: Whole | None = None


@record
class Noted(Entry):
    """Somebody said something.

    Attributes:
        seat: who said it.
        words: what was said.
    """

    seat: Seat
    words: str


@record
class Undone(Entry):
    """The newest action was taken back, and with it what had been answered by itself after it."""


@record
class Redone(Entry):
    """What was taken back last was played again."""


class Recorded(Scripted):
    """Chance as a log has it: the same numbers again, and the stream left where it was left.

    Args:
        given: the numbers.
        stream: where the seeded stream stood after them; None where it had not moved.
    """

    __slots__ = ("_stream",)

    def __init__(self, given: tuple[int, ...], stream: int | None) -> None:
        self._stream = stream
        super().__init__(given)

    def start(self, value: int) -> None:
        """Set the stream to where it stood afterwards, since the numbers do not come from it."""
        super().start(value if self._stream is None else self._stream)
