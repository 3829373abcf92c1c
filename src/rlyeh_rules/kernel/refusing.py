"""Why an action is refused: what is wrong with it as a thing, then what the rules say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .agenda import Action, Decision
from .notation import fields_of, fits
from .refusals import GameOver, IllegalAction, NotYourTurn, Refusal, shown_value

if TYPE_CHECKING:
    from .state import State

__all__ = ["error_of", "explanation", "refusal_of"]


def refusal_of(state: State, action: Action) -> Refusal:
    """Why an action that is not listed may not be taken."""
    unlisted = f"{action} is not among the legal actions."
    return _malformed(state, action) or state.explain(action) or Refusal(None, action.seat, unlisted)


def error_of(state: State, action: Action) -> IllegalAction:
    """The error for an action that is not listed."""
    refusal = _malformed(state, action)
    if refusal is not None:
        return IllegalAction(refusal)
    refusal = refusal_of(state, action)
    if state.outcome is not None:
        return GameOver(refusal)
    ask: Any = state.agenda[-1]
    interrupts = type(action) in state.rules.interrupts
    return (IllegalAction if interrupts or ask.may(action.seat) else NotYourTurn)(refusal)


def explanation(state: State, action: Action) -> Refusal | None:
    """What the rules say of an action of this game, without the listing; None of a legal one."""
    seat, kind = action.seat, type(action)
    if state.outcome is not None:
        return Refusal(state.rule_of_the_end(state.outcome), seat, "The game is over.")
    ask: Any = state.agenda[-1]
    if kind in state.rules.interrupts:
        return action.refuse(ask, state)
    if not ask.may(seat):
        names = " and ".join(state.seat_name(one) for one in ask.waits)
        generic = Refusal(ask.rule, seat, f"{names} must decide now, not {state.seat_name(seat)}.")
        return action.untimely(ask, state) or generic
    if kind not in ask.allows:
        return action.untimely(ask, state) or Refusal(ask.rule, seat, _no_answer(action, ask))
    return action.refuse(ask, state)


def _no_answer(action: Action, ask: Decision) -> str:
    words = str(action).partition(": ")[2]
    return f"{words!r} is no answer now. You are asked: {ask.prompt}"


def _malformed(state: State, action: Action) -> Refusal | None:
    """What is wrong with a thing that is no action of this game, of no seat, or holds values of another type."""
    if not isinstance(action, Action):  # pyright: ignore[reportUnnecessaryIsInstance] - callers may be untyped
        return Refusal(None, None, f"{shown_value(action)} is no action; parse_action makes one of a text.")
    if type(action) not in state.rules.actions:
        return Refusal(None, None, f"{type(action).__name__} is no action of {state.game}.")
    for name, hint in fields_of(type(action)).items():
        value = getattr(action, name)
        if not (fits(value, hint) or any(value is getattr(legal, name, state) for legal in state.legal_actions())):
            return Refusal(None, None, f"{type(action).__name__}.{name} cannot be {shown_value(value)}.")
    if not 0 <= action.seat < len(state.setup.names):
        return Refusal(None, None, f"There is no seat {shown_value(action.seat)} at this table.")
    return None
