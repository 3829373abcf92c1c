"""Why something cannot be done, and the errors that say so."""

from __future__ import annotations

from collections.abc import Sequence

from .record import record
from .seats import Seat

__all__ = [
    "ChanceError",
    "ContentError",
    "GameOver",
    "IllegalAction",
    "NotYourTurn",
    "NotationError",
    "Refusal",
    "RlyehError",
    "RulesDefect",
    "SaveError",
    "SeatError",
    "SetupError",
    "ViewError",
    "shown_value",
]


def shown_value(value: object) -> str:
    """A value as a message shows it: as Python writes it, cut short.

    What Python cannot write, such as a number of more than 4,300 digits, is told by its type.
    """
    try:
        text = repr(value)
    except Exception:  # noqa: BLE001 - it may be anybody's
        return f"a value of type {type(value).__name__}"
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}..."


_LONGEST = 80


@record
class Refusal:
    """Why an action cannot be taken.

    Attributes:
        rule: the id of the rule that forbids it; None where no rule of a game is the reason (another game's action).
        seat: the seat whose action it is; None if it names no seat of this table.
        message: a sentence to that player, with the numbers.

    Examples:
        >>> from rlyeh_rules import Refusal, Seat
        >>> print(Refusal("SC-4.11", Seat(1), "You must bid at least 3."))
        You must bid at least 3. (SC-4.11)
    """

    rule: str | None
    seat: Seat | None
    message: str

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})" if self.rule else self.message


class RlyehError(Exception):
    """The root of all errors of this library.

    Attributes:
        rule: the id of the rule at issue, or None.
    """

    rule: str | None = None


class IllegalAction(RlyehError):
    """An action that cannot be taken; the state it was tried on is unchanged.

    Attributes:
        refusal: why, with rule, seat and numbers.
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal
        self.rule = refusal.rule

    def __str__(self) -> str:
        return str(self.refusal)


class NotYourTurn(IllegalAction):
    """An action of a seat that nothing is asked of now."""


class GameOver(IllegalAction):
    """An action after the end of the game."""


class SetupError(RlyehError):
    """A game that cannot be set up so: an unknown game or option, a wrong number of seats, options that clash.

    Attributes:
        rule: the id of the rule at issue, or None.
    """

    def __init__(self, message: str, rule: str | None = None) -> None:
        super().__init__(message, rule)
        self.message, self.rule = message, rule

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})" if self.rule else self.message


class ContentError(RlyehError):
    """A card set that cannot be played with.

    Attributes:
        faults: every fault found, one sentence each, with its path in the file.
    """

    def __init__(self, source: str, faults: Sequence[str]) -> None:
        super().__init__(source, tuple(faults))
        self.source, self.faults = source, tuple(faults)

    def __str__(self) -> str:
        count = len(self.faults)
        return f"{self.source}: {count} {'fault' if count == 1 else 'faults'}\n" + "\n".join(
            f"  - {fault}" for fault in self.faults
        )


class SaveError(RlyehError):
    """A text or file that cannot be loaded.

    Attributes:
        path: where in it the fault lies (`state.players[0].hand[2]`), or "" for the whole of it.
        message: what is wrong there.
        source: the file, or "" for a text.
    """

    def __init__(self, message: str, path: str = "", source: str = "") -> None:
        super().__init__(message, path, source)
        self.message, self.path, self.source = message, path, source

    def __str__(self) -> str:
        return ": ".join([part for part in (self.source, self.path) if part] + [self.message])


class NotationError(RlyehError):
    """A text that names no action.

    Attributes:
        text: what was to be read.
        expected: the forms that would have been understood here.
        why: what is wrong with it, to be read after it: "is no action here".
        close: what was meant, as far as one can guess; "" where nothing comes near.
        now: those of the forms by which something can be done right now.
    """

    def __init__(
        self,
        text: str,
        expected: Sequence[str],
        why: str = "is no action here",
        *,
        close: str = "",
        now: Sequence[str] = (),
    ) -> None:
        super().__init__(text, tuple(expected), why)
        self.text, self.expected, self.why = text, tuple(expected), why
        self.close, self.now = close, tuple(now)

    @property
    def advice(self) -> str:
        """What is wrong and what to say instead, to be read after the text."""
        meant = f"; did you mean `{self.close}`?" if self.close else "."
        forms = self.now or (() if self.close else self.expected)
        known = f" Now understood: {', '.join(forms)}." if forms else ""
        return f"{self.why}{meant}{known}"

    def __str__(self) -> str:
        return f"{self.text!r} {self.advice}"


class SeatError(RlyehError):
    """A seat that is not at this table."""


class ViewError(RlyehError):
    """Something asked of a view that only the whole truth, or another seat's view, could answer."""


class ChanceError(RlyehError):
    """Chance that a host has handed in, and that does not fit what is asked for."""


class RulesDefect(RlyehError):
    """The rules of a game went wrong: nobody has to decide, and nobody has won. Always a bug; please report it."""
