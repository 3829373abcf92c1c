"""The action that a client asks for."""

import re

import rlyeh_rules as rr

from .messages import Act
from .wrong import Code, Wrong

__all__ = ["action_of", "wish_of"]

_SEAT = re.compile(r"\s*\d+\s*:")


def action_of(ask: Act) -> rr.Action:
    """The action that was sent.

    Raises:
        Wrong: it is none.
    """
    try:
        return rr.from_data(ask.action, rr.Action)
    except rr.SaveError as error:
        raise Wrong(Code.MALFORMED, str(error)) from None


def wish_of(view: rr.State, seat: rr.Seat, text: str) -> rr.Action:
    """What a text names. Without a seat in front it is meant for one's own.

    Raises:
        Wrong: it names none.
    """
    try:
        return rr.parse_action(view, text if _SEAT.match(text) else f"{seat}: {text}")
    except rr.NotationError as error:
        raise Wrong(Code.NOTATION, str(error)) from None
