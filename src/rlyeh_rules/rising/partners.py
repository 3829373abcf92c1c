"""Codependency: who comes to whom."""

from __future__ import annotations

from typing import Annotated, Final

from rlyeh_rules.kernel import Play, Refusal, Seat, named, record

from .cards import Character
from .company import can_be_moved
from .movement import MoveInvestigator
from .pieces import Investigator
from .spaces import FAR
from .state import Action, Decision, State
from .stress import take_stress

__all__ = ["AskComing", "Bring", "come_together", "movers"]

_LONGING: Final = 2
"""The stress where the partner is somewhere else (RR-20.32)."""


def come_together(s: State, one: Investigator, play: Play) -> State:
    """The symptoms: if the partner is alive and elsewhere, 2 stress, then one comes to the other (RR-20.32)."""
    partner = one.mind.partner
    if partner is None:
        return s
    space = s.investigator(partner).space
    if space is None or space is one.space:
        return s
    s = take_stress(s, one.character, _LONGING, play)
    those = movers(s, one.character)
    if len(those) > 1:
        play.then(AskComing(one.seat, one.character))
    elif those:
        _bring(s, one.character, those[0], play)
    return s


def movers(s: State, who: str) -> list[Character]:
    """Of an investigator and its partner those that can get anywhere by it, itself first (RR-25.3)."""
    one = s.investigator(who)
    if one.space is None or one.mind.partner is None:
        return []
    other = s.investigator(one.mind.partner)
    if other.space is None:
        return []
    pairs = ((one, other.space), (other, one.space))
    return [mover.character for mover, goal in pairs if can_be_moved(s, mover, goal)]


def _bring(s: State, who: Character, mover: Character, play: Play) -> None:
    """One of the two moves to the other's space; no enemy follows (RR-20.32)."""
    partner = s.investigator(who).mind.partner
    goal = s.investigator(who).space if mover != who else None if partner is None else s.investigator(partner).space
    if goal is not None:
        play.then(MoveInvestigator(mover, FAR, goal, follows=False))


@record
class Bring(Action):
    """Choose which of the two moves to the other's space (RR-20.32).

    Attributes:
        mover: who moves.
    """

    mover: Annotated[Character, named]

    says = "bring {mover}"
    means = "{seat} has {mover} move to the other of the two."

    @classmethod
    def options(cls, ask: AskComing, s: State, seat: Seat) -> list[Bring]:
        """Those of the two that can be moved."""
        return [cls(seat, mover) for mover in movers(s, ask.who)]

    def refuse(self, ask: AskComing, s: State) -> Refusal | None:
        """It must be one of the two, and one that can be moved."""
        name = s.text.name(self.mover)
        if self.mover in movers(s, ask.who):
            return None
        if self.mover in (ask.who, s.investigator(ask.who).mind.partner):
            return Refusal("RR-20.32", self.seat, f"{name} cannot be moved there.")
        return Refusal("RR-20.32", self.seat, f"{name} is none of the two.")

    def take(self, ask: AskComing, s: State, play: Play) -> State:
        _bring(s, ask.who, self.mover, play)
        return s


@record
class AskComing(Decision):
    """The controller of an investigator chooses who comes to whom (RR-20.32, RR-25.1).

    Attributes:
        seat: the controller.
        who: who has the symptoms.
    """

    seat: Seat
    who: Annotated[Character, named]

    rule = "RR-20.32"
    prompt = "Which of the two moves to the other's space?"
    allows = (Bring,)
    of_one = False
