"""What a client is told when it cannot have what it asks for."""

from enum import StrEnum

import rlyeh_rules as rr

__all__ = ["Code", "Wrong", "wrong_of"]


class Code(StrEnum):
    """The codes of error frames."""

    MALFORMED = "malformed"
    TOO_LARGE = "too_large"
    UNKNOWN_TABLE = "unknown_table"
    WRONG_SECRET = "wrong_secret"  # noqa: S105 - a code, not a secret
    NOT_JOINED = "not_joined"
    NOT_YOUR_SEAT = "not_your_seat"
    NOT_YOUR_TURN = "not_your_turn"
    ILLEGAL = "illegal"
    NOTATION = "notation"
    UNDO_REFUSED = "undo_refused"
    OVER = "over"
    TOO_FAST = "too_fast"
    INTERNAL = "internal"


class Wrong(Exception):  # noqa: N818 - it is told to a client, which is not always at fault
    """A request that is refused; nothing has changed.

    Attributes:
        code: what kind of refusal it is, for programs.
        message: why, for people.
        rule: the id of the rule that forbids it, if one does.
    """

    def __init__(self, code: Code, message: str, rule: str | None = None) -> None:
        super().__init__(message)
        self.code, self.message, self.rule = code, message, rule


def wrong_of(view: rr.State, seat: rr.Seat, refusal: rr.Refusal) -> Wrong:
    """A refusal of the game, with the code that says whether another action would have done."""
    if view.is_over:
        code = Code.OVER
    elif seat in view.waiting_on or view.legal_actions(seat):
        code = Code.ILLEGAL
    else:
        code = Code.NOT_YOUR_TURN
    return Wrong(code, refusal.message, refusal.rule)
