"""Company: the other figures in the space of an investigator, and whether symptoms get one to them."""

from __future__ import annotations

from typing import Final

from rlyeh_rules.kernel import Play

from .enemies import foes_in, wound_foe
from .options import ForcedMove
from .pieces import Investigator
from .spaces import Space
from .state import State
from .wounds import Wound

__all__ = ["can_be_moved", "company", "wound_others"]

_FINAL_VORTEX: Final = Space.FINAL_VORTEX
_STAY: Final = ForcedMove.STAY


def company(s: State, one: Investigator) -> int:
    """How many other figures are in the space of an investigator; an undestroyed part counts as one (RR-R44)."""
    space = one.space
    if space is None:
        return 0
    return len(foes_in(s, space)) + sum([other.space is space for other in s.team]) - 1


def wound_others(s: State, one: Investigator, count: int, play: Play) -> State:
    """All other figures in the space of an investigator take wounds.

    Enemies come first, so that a victory has precedence over what happens to the investigators (RR-24.4); these
    follow clockwise from the active one.
    """
    space = one.space
    if space is None or count <= 0:
        return s
    for foe in foes_in(s, space):
        s = wound_foe(s, foe, count, play)
    for other in s.clockwise():
        if other.space is space and other.character != one.character:
            play.then(Wound(other.character, count))
    return s


# ------------------------------------------------------------------ being moved by symptoms


def can_be_moved(s: State, one: Investigator, goal: Space) -> bool:
    """Whether symptoms would get an investigator anywhere on the way to a space.

    Nobody gets further than the Final Vortex; on a body part one stays, unless the host lets investigators fall from a
    Leg; who lies down stays as well (RR-2.19, RR-2.20, RR-R9, RR-20.31).
    """
    space = one.space
    if space is None or one.mind.lying:
        return False
    if not space.is_part:
        return space is not (_FINAL_VORTEX if goal.is_part else goal)
    if s.setup.options.forced_move is _STAY or _FINAL_VORTEX not in s.map.neighbours[space]:
        return False
    distances = s.map.distances
    return distances[_FINAL_VORTEX][goal] < distances[space][goal]
