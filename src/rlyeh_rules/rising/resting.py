"""Rest: where it is allowed, and how the healing is shared among stress and wounds (RR-13.7)."""

from __future__ import annotations

from typing import Final

from rlyeh_rules.kernel import Play, Refusal, counted, record

from .acts import TurnAction
from .events.harm import stress_and_wounds
from .events.turn import Rested
from .pieces import Investigator
from .skills import level, skills_of, total
from .spaces import GATES, Space
from .state import State, once
from .stress import heal
from .traits import RestMore
from .vocabulary import Skill

__all__ = ["FreeRest", "Rest", "can_rest", "is_near_gate", "rest_points"]

POINTS: Final = 3
"""RR-13.7."""
_SAFE_NEAR_GATES_FROM: Final = 3
"""The level of Gate Manipulation with which the space at a Gate is always Safe for Rest (RR-20.25)."""
_FREE_FROM: Final = 4
"""The level with which one Rest a turn is free there."""

_GATE_MANIPULATION: Final = Skill.GATE_MANIPULATION


def is_near_gate(s: State, space: Space) -> bool:
    """Whether a space is a Gate, or at most 1 space away from one (RR-20.25)."""
    away = s.map.distances[space]
    return any(away[gate] <= 1 for gate in GATES)


def rest_points(s: State, one: Investigator) -> int:
    """How many points a Rest of an investigator heals, if there are as many to heal."""
    return POINTS + total(s, one, RestMore) if one.cards or one.relic else POINTS


def can_rest(s: State, one: Investigator) -> bool:
    """Whether an investigator is where it can Rest: never on a body part, otherwise where it is Safe.

    Rules: RR-2.24, RR-13.7, RR-20.25, RR-20.31, RR-R37
    """
    space = one.space
    if space is None or space.is_part:
        return False
    return s.is_safe(space) or one.mind.lying or _is_safe_by_skill(s, one, space)


def _is_safe_by_skill(s: State, one: Investigator, space: Space) -> bool:
    if _GATE_MANIPULATION not in skills_of(s, one):
        return False
    return level(s, one, _GATE_MANIPULATION) >= _SAFE_NEAR_GATES_FROM and is_near_gate(s, space)


def _refuse_space(s: State, one: Investigator) -> Refusal | None:
    """Why an investigator cannot Rest where it is."""
    space = one.space
    if space is None or can_rest(s, one):
        return None
    where, name = s.text.name(space), s.text.name(one.character)
    if space.is_part:
        return Refusal("RR-2.24", one.seat, f"{name} cannot Rest on {where}, which is a body part.")
    return Refusal("RR-13.7", one.seat, f"{name} cannot Rest at {where}, which is not Safe: there is an enemy.")


def _shares(s: State, one: Investigator) -> range:
    """Of how much stress a Rest can heal; the rest of what it heals are wounds. It heals as much as it can."""
    most = min(rest_points(s, one), one.stress + one.wounds)
    return range(max(0, most - one.wounds), min(most, one.stress) + 1) if most > 0 else range(0)


@record
class Rest(TurnAction):
    """The active investigator rests: so many points of its own stress and wounds heal, in any mix (RR-13.7).

    Attributes:
        stress: how much stress heals.
        wounds: how many wounds heal.
    """

    stress: int
    wounds: int

    says = "rest healing {stress} stress and {wounds} wounds"
    means = "{seat} rests, which heals {healing}."
    lying = True

    @property
    def healing(self) -> str:
        """What heals, in words."""
        return stress_and_wounds(self.stress, self.wounds)

    @classmethod
    def listed(cls, s: State, one: Investigator) -> list[Rest]:
        """Every mix that heals as much as a Rest can."""
        if not (one.stress or one.wounds) or not can_rest(s, one):
            return []
        most = min(rest_points(s, one), one.stress + one.wounds)
        return [once(cls, one.seat, stress, most - stress) for stress in _shares(s, one)]

    def forbids(self, s: State) -> Refusal | None:
        """The space must be right, there must be something to heal, and as much heals as can."""
        one = s.active
        refusal = _refuse_space(s, one)
        if refusal is not None:
            return refusal
        name = s.text.name(one.character)
        if not one.stress and not one.wounds:
            return Refusal("RR-13.7", self.seat, f"{name} has neither stress nor wounds to heal.")
        most = min(rest_points(s, one), one.stress + one.wounds)
        if most <= 0:
            return Refusal("RR-13.7", self.seat, f"A Rest of {name} heals nothing now.")
        healed = self.stress + self.wounds
        if healed != most:
            return Refusal("RR-13.7", self.seat, f"This Rest of {name} heals {most} in all, not {healed}.")
        if self.stress not in _shares(s, one):
            has = f"{one.stress} stress and {counted(one.wounds, 'wound')}"
            return Refusal("RR-13.7", self.seat, f"{name} has {has}; no more of either can heal.")
        return None

    def act(self, s: State, play: Play) -> State:
        """It heals nobody else, no Companion, and no sanity."""
        who = s.turn.who
        play.tell(Rested(who, bool(self.free)))
        return heal(s, who, play, stress=self.stress, wounds=self.wounds)


@record
class FreeRest(Rest):
    """The one free Rest a turn of Gate Manipulation 4, at most 1 space away from a Gate (RR-20.25)."""

    says = "free rest healing {stress} stress and {wounds} wounds"
    means = "{seat} rests for no action, which heals {healing}."
    free = "rest"
    skill = _GATE_MANIPULATION

    @classmethod
    def listed(cls, s: State, one: Investigator) -> list[Rest]:
        """The same as of a Rest, where the skill allows it."""
        return super().listed(s, one) if _has_free_rest(s, one) else []

    def forbids(self, s: State) -> Refusal | None:
        """The skill must be there, and a Gate near."""
        one = s.active
        if one.space is not None and one.space.is_part:
            return _refuse_space(s, one)
        if not _has_free_rest(s, one):
            name, needs = s.text.name(one.character), f"Gate Manipulation {_FREE_FROM} and a Gate at most 1 space away"
            return Refusal("RR-20.25", self.seat, f"{name} has no free Rest, which needs {needs}.")
        return super().forbids(s)


def _has_free_rest(s: State, one: Investigator) -> bool:
    if level(s, one, _GATE_MANIPULATION) < _FREE_FROM:
        return False
    return one.space is not None and is_near_gate(s, one.space)
