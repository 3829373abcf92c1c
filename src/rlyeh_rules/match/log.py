"""The history of a table: what was done at it, entry by entry. With the seed it is the whole game."""

from __future__ import annotations

import enum
from typing import ClassVar

from rlyeh_rules.codec import Whole
from rlyeh_rules.kernel import Action, Scripted, Seat, record

__all__ = ["Auto", "Begun", "Entry", "Noted", "Played", "Recorded", "Redone", "Undone"]


class Auto(enum.StrEnum):
    """By what a decision was answered, if by no player: by the table itself, by the host's policy, by the clock.

    Examples:
        >>> import rlyeh_rules as rr
        >>> match = rr.Match.new("seals", seed=1, policy=lambda view, seat, legal: legal[0])
        >>> match.state.is_over, {str(entry.auto) for entry in match.history}
        (True, {'policy'})
    """

    FORCED = "forced"
    POLICY = "policy"
    TIME_OUT = "time-out"


class Entry:
    """Something that was done at a table.

    Examples:
        >>> import rlyeh_rules as rr
        >>> match = rr.Match.new("seals", seed=7, players=["Sean", "Sarah"])
        >>> events = match.play(match.state.legal_actions()[0])
        >>> match.note(1, "Interesting.")
        >>> match.undo()
        >>> match.redo()
        >>> [type(entry).__name__ for entry in match.history]
        ['Played', 'Noted', 'Undone', 'Redone']
    """

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

    Examples:
        >>> import rlyeh_rules as rr
        >>> match = rr.Match.new("seals", seed=7, players=["Sean", "Sarah"])
        >>> events = match.play(match.state.legal_actions()[0])
        >>> played = match.history[0]
        >>> str(played.action), played.auto, played.chance
        ('0: place investigator-gate', None, ())
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

    Examples:
        >>> import rlyeh_rules as rr
        >>> match = rr.Match.new("seals", seed=7, players=["Sean", "Sarah"])
        >>> match.note(1, "Interesting.")
        >>> match.history
        (Noted(seat=1, words='Interesting.'),)
    """

    seat: Seat
    words: str


@record
class Undone(Entry):
    """The newest action was taken back, and with it what had been answered by itself after it.

    Examples:
        >>> import rlyeh_rules as rr
        >>> match = rr.Match.new("seals", seed=7, players=["Sean", "Sarah"])
        >>> events = match.play(match.state.legal_actions()[0])
        >>> match.undo()
        >>> match.history[-1]
        Undone()
    """


@record
class Redone(Entry):
    """What was taken back last was played again.

    Examples:
        >>> import rlyeh_rules as rr
        >>> match = rr.Match.new("seals", seed=7, players=["Sean", "Sarah"])
        >>> events = match.play(match.state.legal_actions()[0])
        >>> match.undo()
        >>> match.redo()
        >>> match.history[-1]
        Redone()
    """


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
