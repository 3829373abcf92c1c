"""Whose answer it is: what a bot or a policy decides, it decides for the seat that was asked."""

from __future__ import annotations

from typing import Any

from .agenda import Action
from .refusals import IllegalAction, Refusal, shown_value
from .seats import Seat

__all__ = ["own_answer"]


def own_answer(answer: Any, seat: Seat) -> Any:
    """The answer, unless it decides for another seat than the one that was asked: it may be legal for that one.

    Raises:
        IllegalAction: it is another seat's action.

    Examples:
        >>> import rlyeh_rules as rr
        >>> state = rr.new_game("seals", seed=7, players=["Sean", "Sarah"])
        >>> from rlyeh_rules.kernel import own_answer
        >>> own_answer(state.legal_actions()[0], rr.Seat(0)) == state.legal_actions()[0]
        True
        >>> own_answer(state.legal_actions()[0], rr.Seat(1))
        Traceback (most recent call last):
            ...
        rlyeh_rules.kernel.refusals.IllegalAction: Seat 1 was asked, and cannot decide for seat 0.
    """
    # what is no action at all is refused when it is to be carried out
    if isinstance(answer, Action) and answer.seat != seat:
        other = shown_value(answer.seat)
        raise IllegalAction(Refusal(None, seat, f"Seat {seat} was asked, and cannot decide for seat {other}."))
    return answer
