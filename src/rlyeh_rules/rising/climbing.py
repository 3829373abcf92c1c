"""Climb: up, down and round Cthulhu, along links that touch a body part."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from rlyeh_rules.kernel import Play, Refusal, counted, record

from .acts import TurnAction
from .movement import leave
from .pieces import Investigator
from .skills import total
from .spaces import Space
from .state import Action, State, once
from .traits import ClimbFurther

__all__ = ["Climb", "climb_spaces"]

_ROUND: Final = (
    Space.FINAL_VORTEX,
    Space.LEFT_LEG,
    Space.LEFT_ARM,
    Space.HEAD,
    Space.RIGHT_ARM,
    Space.RIGHT_LEG,
)
"""The links of `BODY` make a circle: where one climbs, there are two ways round."""


def _walks(at: int) -> tuple[tuple[Space, ...], tuple[Space, ...]]:
    """Both ways round, from a place of the circle."""
    there = _ROUND[at + 1 :] + _ROUND[:at]
    return there, there[::-1]


_WALKS: Final[Mapping[Space, tuple[tuple[Space, ...], tuple[Space, ...]]]] = MappingProxyType(
    {space: _walks(at) for at, space in enumerate(_ROUND)}
)
_FARTHEST: Final = len(_ROUND) - 1
"""The steps of the longest walk, almost once round; one more would lead back to where it begins."""


def climb_spaces(s: State, one: Investigator) -> int:
    """How far a Climb of an investigator goes, at most (RR-13.10, RR-R7)."""
    return max(0, s.setup.options.climb_spaces + total(s, one, ClimbFurther))


def _taken_by(s: State, space: Space) -> Investigator | None:
    """Who stands on a body part, so that nobody else can stay there (RR-2.21)."""
    if not space.is_part:
        return None
    return next((one for one in s.team if one.space is space), None)


@record
class Climb(TurnAction):
    """Climb with the active investigator to a free body part, or to the Final Vortex (RR-13.10).

    Whoever stands on the way is climbed past; enemies stay behind; it is no Run. Every way is offered that comes
    through no space twice; where it ends and how it begins tell it from all others.

    Rules: RR-2.18, RR-2.21 to RR-2.23, RR-13.10, RR-13.11, RR-14.3, RR-R7, RR-R11

    Attributes:
        to: where the Climb ends.
        by: the first space of the way, if that is not where it ends.
    """

    to: Space
    by: Space | None = None

    says = "climb {to}[ by {by}]"
    means = "{seat} climbs to {to}[ by way of {by}]."

    @classmethod
    def listed(cls, s: State, one: Investigator) -> Sequence[Action]:
        walks = None if one.space is None else _WALKS.get(one.space)
        if walks is None:
            return ()
        found: list[Action] = []
        count = min(climb_spaces(s, one), _FARTHEST)
        taken = {other.space for other in s.team if other.space is not None and other.space.is_part}
        for walk in walks:
            by: Space | None = None
            for to in walk[:count]:
                if to not in taken:
                    found.append(once(cls, one.seat, to, by))
                by = walk[0]
        return found

    def forbids(self, s: State) -> Refusal | None:
        """The way must be there and not too long, and its end free."""
        one = s.active
        seat = self.seat
        name = s.text.name
        if one.space is None or one.space not in _WALKS:
            where = f"on the ground a Climb of {name(one.character)} begins in {name(Space.FINAL_VORTEX)}"
            return Refusal("RR-13.10", seat, f"This is {name(s.here)}; {where} only.")
        if self.to not in _WALKS:
            leads = f"a Climb leads to a body part or to {name(Space.FINAL_VORTEX)}"
            return Refusal("RR-13.10", seat, f"{name(self.to)} is on the ground; {leads}.")
        if self.to is one.space:
            here = f"{name(one.character)} is {'on' if self.to.is_part else 'in'} {name(self.to)} already"
            return Refusal("RR-13.10", seat, f"{here}; a Climb leads to another space.")
        count = climb_spaces(s, one)
        goes = f"a Climb goes up to {count}"
        way = self.way(one.space)
        if way is None:
            if self.by is None:
                away = s.map.distances[one.space][self.to]
                if away > count:
                    return Refusal("RR-13.10", seat, f"{name(self.to)} is {away} spaces away; {goes}.")
                way_there = "more than 1 space away: name the first space of the way"
                return Refusal("RR-13.10", seat, f"{name(self.to)} is {way_there}.")
            if self.by is self.to:
                return Refusal(
                    "RR-13.10", seat, f"{name(self.to)} is where this Climb ends; it leads by another space."
                )
            return Refusal("RR-13.10", seat, f"No way of climbing to {name(self.to)} begins with {name(self.by)}.")
        if len(way) > count:
            return Refusal("RR-13.10", seat, f"This way is {counted(len(way), 'space')} long; {goes}.")
        other = _taken_by(s, self.to)
        if other is not None:
            return Refusal("RR-2.21", seat, f"{name(other.character)} is on {name(self.to)}, where only one can stay.")
        return None

    def way(self, start: Space) -> tuple[Space, ...] | None:
        """The spaces that are stepped on, from where it begins; None if there is no such way."""
        for walk in _WALKS[start]:
            steps = walk.index(self.to) + 1
            if steps <= _FARTHEST and self.by is (None if steps == 1 else walk[0]):
                return walk[:steps]
        return None

    def act(self, s: State, play: Play) -> State:
        """Step by step: where the way leads through the Final Vortex its Fire is caught (RR-15.3)."""
        one = s.active
        way = () if one.space is None else self.way(one.space)
        for space in way or ():
            s = leave(s, one.character, space, play)
        return s
