"""Enemies on the move: the march towards an investigator, and which enemies are nearest."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, Final

from rlyeh_rules.kernel import Play, Seat, changer, named, record

from .cards import Character, Foe
from .changes import with_enemy
from .enemies import space_of
from .events.movement import EnemyMoved
from .movement import Lead, WayDecision
from .pieces import Enemy
from .spaces import GROUND, Space
from .state import State, Step

__all__ = ["AskWay", "March", "nearest"]

_FINAL_VORTEX: Final = Space.FINAL_VORTEX

_with_space: Callable[[Enemy, Space], Enemy] = changer(Enemy, "space")


@record
class March(Step):
    """An enemy moves towards an investigator on a shortest way, and stops on reaching its space.

    It stays on the ground: towards an investigator on a body part it goes as far as the Final Vortex. Of one who died
    in the turn that is played, the space of death counts. Body parts never move, nor does what has left the map.

    Rules: RR-2.17, RR-2.19, RR-14.6, RR-14.7, RR-R35, RR-R46

    Attributes:
        foe: which enemy.
        spaces: how far, at most.
        goal: towards whom.
    """

    foe: Annotated[Foe, named]
    spaces: int
    goal: Annotated[Character, named]

    def run(self, s: State, play: Play) -> State:
        enemy = s.enemy(self.foe)
        goal = s.here if self.goal == s.turn.who else s.investigator(self.goal).space
        if enemy is None or goal is None:
            return s
        ends = _ends(s, enemy.space, goal, self.spaces)
        if len(ends) > 1:
            play.then(AskWay(s.leader, self.foe, self.spaces, goal))
            return s
        return _march(s, enemy, ends[0], play)


def _ends(s: State, space: Space, goal: Space, spaces: int) -> list[Space]:
    """Where a march can stop: the spaces so many steps away that lie on a shortest way.

    Nothing happens to an enemy on the way, so ways that end in the same space are the same.
    """
    if goal.is_part:
        goal = _FINAL_VORTEX
    marches = s.map.marches
    from_here = marches[space]
    left = from_here[goal] - spaces
    if left <= 0:
        return [goal]
    if spaces <= 0:
        return [space]
    near = s.map.ground[space] if spaces == 1 else GROUND
    found = [other for other in near if from_here[other] == spaces and marches[other][goal] == left]
    return found or [space]


def _march(s: State, enemy: Enemy, to: Space, play: Play) -> State:
    if to is enemy.space:
        return s
    play.tell(EnemyMoved(enemy.id, enemy.space, to))
    return with_enemy(s, _with_space(enemy, to))


@record
class AskWay(WayDecision):
    """The active player decides which way an enemy moves.

    Attributes:
        seat: who decides.
        foe: which enemy.
        spaces: how far it moves.
        goal: the space towards which.
    """

    seat: Seat
    foe: Annotated[Foe, named]
    spaces: int
    goal: Space

    rule = "RR-14.7"
    prompt = "Several ways of the enemy are equally short: in which space does it stop?"
    allows = (Lead,)

    def ways(self, s: State) -> Sequence[Space]:
        enemy = s.enemy(self.foe)
        return () if enemy is None else _ends(s, enemy.space, self.goal, self.spaces)

    def lead(self, s: State, space: Space, play: Play) -> State:
        enemy = s.enemy(self.foe)
        return s if enemy is None else _march(s, enemy, space, play)


# ------------------------------------------------------------------ the nearest


def nearest(s: State, space: Space, foes: Iterable[Foe]) -> list[Foe]:
    """Those of some enemies that are nearest to a space, which can be a body part; all that are equally near.

    Rules: RR-14.7, RR-R35

    Args:
        s: the state.
        space: the space; it is itself at distance 0.
        foes: figures or body parts; figures that have left the map and destroyed parts are left out (RR-R44).
    """
    # The ground touches the body at the Final Vortex alone, so that this is the distance of a march as well.
    distances = s.map.distances[space]
    away = {foe: distances[place] for foe in foes if (place := space_of(s, foe)) is not None}
    least = min(away.values(), default=0)
    return [foe for foe, distance in away.items() if distance == least]
