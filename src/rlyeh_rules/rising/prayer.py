"""Healing Prayer, the skill of Ahmed Yasin, at the end of his turn; no Rest, so it works on parts too (RR-20.17)."""

from __future__ import annotations

from typing import Annotated, Final

from rlyeh_rules.kernel import Play, Refusal, Seat, counted, named, record

from .cards import Character
from .events.harm import stress_and_wounds
from .events.turn import Prayed
from .pieces import Investigator
from .skills import level
from .state import Action, Decision, State, Step, once
from .stress import heal
from .vocabulary import Skill

__all__ = ["AskPrayer", "HealingPrayer", "LeavePrayer", "PrayFor", "PrayForAll", "can_pray"]

_MIX: Final = (0, 1, 2)
"""How much the first levels heal in all, in any mix."""
_EACH: Final = 2
"""How much stress, and how many wounds, the other levels heal."""
_FOR_ALL_FROM: Final = 4
"""From this level on it heals everybody in the space."""

_HEALING_PRAYER: Final = Skill.HEALING_PRAYER


def _hurt_here(s: State, one: Investigator) -> list[Investigator]:
    """The investigators in the same space who have something to heal."""
    space = one.space
    if space is None:
        return []
    return [other for other in s.team if other.space is space and (other.stress or other.wounds)]


def can_pray(s: State, one: Investigator) -> bool:
    """Whether an investigator has a Healing Prayer, and somebody here whom it can heal."""
    return level(s, one, _HEALING_PRAYER) > 0 and bool(_hurt_here(s, one))


def _ways(found: int, other: Investigator) -> list[tuple[int, int]]:
    """The stress and the wounds that can be healed of one investigator; it is as much as can be.

    Args:
        found: the level of the skill.
        other: who is healed.
    """
    if found >= len(_MIX):
        return [(min(_EACH, other.stress), min(_EACH, other.wounds))]
    most = min(_MIX[found], other.stress + other.wounds)
    return [(stress, most - stress) for stress in range(max(0, most - other.wounds), min(most, other.stress) + 1)]


@record
class PrayFor(Action):
    """Heal an investigator in the space by the prayer (RR-20.17).

    Attributes:
        whom: who is healed.
        stress: of how much stress.
        wounds: of how many wounds.
    """

    whom: Annotated[Character, named]
    stress: int
    wounds: int

    says = "pray for {whom} healing {stress} stress and {wounds} wounds"
    means = "{seat} prays for {whom}, which heals {healing}."

    @property
    def healing(self) -> str:
        """What heals, in words."""
        return stress_and_wounds(self.stress, self.wounds)

    @classmethod
    def options(cls, ask: AskPrayer, s: State, seat: Seat) -> list[PrayFor]:
        """Everybody here who has something to heal, in every mix."""
        one = s.investigator(ask.who)
        found = level(s, one, _HEALING_PRAYER)
        if found >= _FOR_ALL_FROM:
            return []
        hurt = _hurt_here(s, one)
        return [once(cls, seat, other.character, *way) for other in hurt for way in _ways(found, other)]

    def refuse(self, ask: AskPrayer, s: State) -> Refusal | None:
        """Somebody here, and as much as the prayer heals."""
        one = s.investigator(ask.who)
        found = level(s, one, _HEALING_PRAYER)
        if found >= _FOR_ALL_FROM:
            text = f"The prayer of {s.text.name(ask.who)} has level {_FOR_ALL_FROM}: it heals everybody in the space."
            return Refusal("RR-20.17", self.seat, text)
        other = next((other for other in _hurt_here(s, one) if other.character == self.whom), None)
        if other is None:
            name, where = s.text.name(self.whom), s.text.name(ask.who)
            return Refusal("RR-20.17", self.seat, f"{name} is not in the space of {where}, or has nothing to heal.")
        ways = _ways(found, other)
        if (self.stress, self.wounds) not in ways:
            can = " or ".join(f"{stress} stress and {counted(wounds, 'wound')}" for stress, wounds in ways)
            text = f"The prayer of {s.text.name(ask.who)} heals {s.text.name(self.whom)} of {can}."
            return Refusal("RR-20.17", self.seat, text)
        return None

    def take(self, ask: AskPrayer, s: State, play: Play) -> State:
        """It heals at once."""
        play.tell(Prayed(ask.who))
        return heal(s, self.whom, play, stress=self.stress, wounds=self.wounds)


@record
class PrayForAll(Action):
    """Heal everybody in the space by the prayer (RR-20.17, level 4)."""

    says = "pray for all"
    means = "{seat} prays for everybody here."

    @classmethod
    def options(cls, ask: AskPrayer, s: State, seat: Seat) -> tuple[PrayForAll, ...]:
        """That needs level 4."""
        can = level(s, s.investigator(ask.who), _HEALING_PRAYER) >= _FOR_ALL_FROM
        return (once(cls, seat),) if can else ()

    def refuse(self, ask: AskPrayer, s: State) -> Refusal | None:
        """That needs level 4."""
        found = level(s, s.investigator(ask.who), _HEALING_PRAYER)
        if found >= _FOR_ALL_FROM:
            return None
        text = f"The prayer of {s.text.name(ask.who)} has level {found}; from level {_FOR_ALL_FROM} on it heals all."
        return Refusal("RR-20.17", self.seat, text)

    def take(self, ask: AskPrayer, s: State, play: Play) -> State:
        """Two stress and two wounds of each."""
        play.tell(Prayed(ask.who))
        for other in _hurt_here(s, s.investigator(ask.who)):
            s = heal(s, other.character, play, stress=_EACH, wounds=_EACH)
        return s


@record
class LeavePrayer(Action):
    """Say no prayer (RR-20.17)."""

    says = "no prayer"
    means = "{seat} says no prayer."

    def take(self, ask: AskPrayer, s: State, play: Play) -> State:
        """Nothing heals."""
        return s


@record
class AskPrayer(Decision):
    """Whom the Healing Prayer heals (RR-20.17).

    Attributes:
        seat: who controls the investigator.
        who: who prays.
    """

    seat: Seat
    who: Annotated[Character, named]

    rule = "RR-20.17"
    prompt = "Say a Healing Prayer for somebody in this space, or none."
    allows = (PrayForAll, PrayFor, LeavePrayer)


@record
class HealingPrayer(Step):
    """A Healing Prayer may be said, if there is anybody to heal (RR-20.17).

    Attributes:
        who: who prays.
    """

    who: Annotated[Character, named]

    def run(self, s: State, play: Play) -> State:
        """It is asked of who controls the investigator (RR-25.1)."""
        one = s.investigator(self.who)
        if can_pray(s, one):
            play.then(once(AskPrayer, one.seat, self.who))
        return s
