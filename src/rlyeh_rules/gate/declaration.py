"""Declaration of Target Sigil."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rlyeh_rules.kernel import Play, Refusal, Seat, record

from . import events
from .cards import Sigil
from .changes import with_board
from .state import Action, Decision, State, once

__all__ = ["AskTarget", "Declare", "declarer"]


def declarer(s: State, seat: Seat) -> Seat:
    """Who declares at the start of a turn: whose turn it is, or the next who is no discovered Cultist (GR-5.5).

    If turning cards have left nobody else, it is whose turn it is all the same, since somebody has to.
    """
    return next((other for other in s.after(seat) if not s.players[other].is_discovered), seat)


def _open_sigils(s: State) -> Sequence[Sigil]:
    """The sigils that may be named (GR-R26)."""
    if s.setup.options.allow_created_target:
        return tuple(Sigil)
    return [sigil for sigil in Sigil if sigil not in s.created]


@record
class Declare(Action):
    """Declare the target of the next incantation (GR-5.7).

    Attributes:
        sigil: which one.
    """

    sigil: Sigil

    says = "declare {sigil}"
    means = "{seat} declares {sigil} the target."

    @classmethod
    def options(cls, ask: AskTarget, s: State, seat: Seat) -> list[Declare]:
        """Every sigil that may be named."""
        return [once(cls, seat, sigil) for sigil in _open_sigils(s)]

    def refuse(self, ask: AskTarget, s: State) -> Refusal | None:
        """A created sigil is no target (GR-R26)."""
        if self.sigil in _open_sigils(s):
            return None
        return Refusal("GR-R26", self.seat, f"The sigil of {s.text.name(self.sigil)} has been created.")

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """Somebody else declares; or it is not the time: there is a target already, or the turn has not begun."""
        if isinstance(ask, AskTarget):
            if s.players[self.seat].is_discovered:
                return Refusal("GR-5.5", self.seat, "A discovered Cultist declares no target.")
            return Refusal("GR-5.2", self.seat, f"{s.seat_name(ask.seat)} declares the target.")
        if s.target is None:
            return Refusal("GR-5.1", self.seat, f"A target is declared as a turn begins; now it is asked: {ask.prompt}")
        return Refusal("GR-5.6", self.seat, "The target stands until the next incantation has been attempted.")

    def take(self, ask: AskTarget, s: State, play: Play) -> State:
        play.tell(events.TargetDeclared(self.seat, self.sigil))
        return with_board(s, target=self.sigil)


@record
class AskTarget(Decision):
    """The target has to be declared before anybody acts (GR-5.1).

    Attributes:
        seat: who declares.
    """

    seat: Seat

    rule = "GR-5.2"
    prompt = "Which sigil is the target of the next incantation?"
    allows = (Declare,)

    def is_open(self, s: State) -> bool:
        """Which sigils are left is for all to see."""
        return True
