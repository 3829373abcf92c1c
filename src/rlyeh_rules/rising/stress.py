"""Stress and Healing: what is taken as far as it fits, and healed as far as there is any."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from rlyeh_rules.kernel import Play, changer, evolve, named, record

from .cards import Character
from .changes import with_investigator
from .events.harm import Healed, StressTaken
from .pieces import MOST_STRESS, Investigator
from .state import State, Step

__all__ = ["Calm", "can_take_stress", "heal", "heal_all_stress", "stressed", "take_stress"]

_with_stress: Callable[[Investigator, int], Investigator] = changer(Investigator, "stress")


def can_take_stress(one: Investigator, count: int) -> bool:
    """Whether a cost of so much stress can be paid in full (RR-11.6)."""
    return one.space is not None and one.stress + count <= MOST_STRESS


def take_stress(s: State, who: str, count: int, play: Play) -> State:
    """An investigator takes stress; what does not fit is not taken (RR-11.3)."""
    one = s.investigator(who)
    taken = min(count, MOST_STRESS - one.stress)
    if taken <= 0 or one.space is None:
        return s
    play.tell(StressTaken(one.character, taken))
    return with_investigator(s, _with_stress(one, one.stress + taken))


def stressed(one: Investigator, play: Play) -> Investigator:
    """The same investigator with 1 stress more, which fits: the price of a reroll (RR-11.2)."""
    play.tell(StressTaken(one.character, 1))
    return _with_stress(one, one.stress + 1)


def heal(s: State, who: str, play: Play, *, stress: int = 0, wounds: int = 0) -> State:
    """An investigator is healed, as far as there is anything to heal; sanity never is (RR-20.8).

    Args:
        s: the state.
        who: who.
        play: the action being carried out.
        stress: of how much stress, at most.
        wounds: of how many wounds, at most; those on Companions are never healed (RR-22.4).
    """
    one = s.investigator(who)
    stress, wounds = min(stress, one.stress), min(wounds, one.wounds)
    if (not stress and not wounds) or one.space is None:
        return s
    play.tell(Healed(one.character, stress, wounds))
    return with_investigator(s, evolve(one, stress=one.stress - stress, wounds=one.wounds - wounds))


def heal_all_stress(s: State, who: str, play: Play) -> State:
    """An investigator is healed of all stress."""
    return heal(s, who, play, stress=MOST_STRESS)


@record
class Calm(Step):
    """An investigator is healed of all stress, once something else has been done.

    Attributes:
        who: who.
    """

    who: Annotated[Character, named]

    def run(self, s: State, play: Play) -> State:
        return heal_all_stress(s, self.who, play)
