"""Turns and passing: what the Action Phase and the purchases have in common."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar, Final

from rlyeh_rules.kernel import Play, Refusal, Seat, record

from . import events
from .state import Action, Decision, State

__all__ = ["Pass", "Passable", "Turn", "passing", "refuse_untimely"]


class Passable(Decision):
    """A moment at which a player may do something or pass.

    Attributes:
        seat: whose turn it is.
    """

    __slots__ = ()
    told: ClassVar[type[events.Passed | events.NothingBought | events.NothingReserved]] = events.Passed
    """What is told of a pass."""
    seat: Seat

    def after_pass(self, s: State, play: Play) -> State:
        """What follows when the player passes."""
        raise NotImplementedError


class Turn(Passable):
    """A turn of the Action Phase (LR-6.3.1).

    Attributes:
        passed: whether the opponent has just passed.
    """

    __slots__ = ()
    passed: bool

    def next(self, s: State) -> Decision:
        """The turn that follows an action of this one."""
        raise NotImplementedError


@record
class Pass(Action):
    """Pass; it binds nobody (LR-6.3.2, LR-6.3.3, LR-6.5.2)."""

    says = "pass"
    means = "{seat} passes."

    @classmethod
    def options(cls, ask: Passable, s: State, seat: Seat) -> Sequence[Pass]:
        """Always."""
        return (passing(seat),)

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """Nobody passes out of turn, nor where something has to be chosen."""
        return refuse_untimely(ask, s, self.seat)

    def take(self, ask: Passable, s: State, play: Play) -> State:
        play.tell(ask.told(self.seat))
        return ask.after_pass(s, play)


@cache
def passing(seat: Seat) -> Pass:
    """The action of passing, which is listed in every turn."""
    return Pass(seat)


def refuse_untimely(ask: Any, s: State, seat: Seat) -> Refusal | None:
    """Why nothing can be done in a turn now: it is another's, or something has to be chosen first."""
    if isinstance(ask, Passable):
        if ask.seat != seat:
            rule = "LR-6.3.1" if isinstance(ask, Turn) else "LR-6.5.1"
            return Refusal(rule, seat, f"It is the turn of {s.seat_name(ask.seat)}.")
        return None
    if s.round and ask.rule != "LR-6.2.1":
        rule = "LR-8.2.7" if ask.rule in IN_A_RESOLUTION else "LR-R30"
        what = f": {ask.prompt}" if ask.seat == seat else f" by {s.seat_name(ask.seat)}."
        return Refusal(rule, seat, f"Something has to be chosen first{what}")
    return None


IN_A_RESOLUTION: Final = ("LR-8.2.13", "LR-8.2.14", "LR-8.2.17", "LR-R10")
"""The rules that ask in the middle of a resolution; others ask for the target of an icon."""
