"""The history of a table: what was done at it, entry by entry. With the seed it is the whole game."""

from __future__ import annotations

from rlyeh_rules.kernel import Action, Scripted, Seat, record

__all__ = ["Entry", "Noted", "Played", "Recorded", "Redone", "Undone"]


@record
class Played:
    """An action was carried out.

    Attributes:
        action: the action; its seat is in it.
        chance: what chance gave while it was carried out.
        stream: where the seeded stream stood after it; None where it had not moved.
        auto: "" for an action that was played; "forced" or "policy" for one that the table answered by itself.
    """

    action: Action
    chance: tuple[int, ...] = ()
    stream: int | None = None
    auto: str = ""

    def again(self) -> Recorded:
        """The chance that it had."""
        return Recorded(self.chance, self.stream)


@record
class Noted:
    """Somebody said something.

    Attributes:
        seat: who said it.
        words: what was said.
    """

    seat: Seat
    words: str


@record
class Undone:
    """The newest action was taken back, and with it what had been answered by itself after it."""


@record
class Redone:
    """What was taken back last was played again."""


Entry = Played | Noted | Undone | Redone


class Recorded(Scripted):
    """Chance as a log has it: the same numbers again, and the stream left where it was left.

    Args:
        results: what chance gave.
        stream: where the seeded stream stood afterwards; None where it had not moved.
    """

    __slots__ = ("_stream",)

    def __init__(self, results: tuple[int, ...], stream: int | None) -> None:
        self._stream = stream
        super().__init__(results)

    def start(self, value: int) -> None:
        """Set the stream to where it stood afterwards, since the numbers do not come from it."""
        super().start(value if self._stream is None else self._stream)
