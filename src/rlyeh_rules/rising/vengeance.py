"""Vengeance Obsession: who has dealt a wound is struck back at."""

from __future__ import annotations

from typing import Annotated, Final

from rlyeh_rules.kernel import Play, named, record

from .cards import Character, Foe
from .enemies import foes_in, space_of, wound_foe
from .events.harm import Avenged
from .skills import level
from .state import State, Step
from .stress import heal
from .vocabulary import Skill

__all__ = ["Avenge"]

_VENGEANCE: Final = Skill.VENGEANCE_OBSESSION
_EVERY_ENEMY: Final = 2
"""The level from which each enemy in the attacker's space is struck."""
_MORE_CALM: Final = 3
_HARDER: Final = 4


@record
class Avenge(Step):
    """An investigator has been attacked and dealt a wound, on the board or on a Companion (RR-20.21, RR-22.4).

    Attributes:
        who: who.
        foe: who attacked.
    """

    who: Annotated[Character, named]
    foe: Annotated[Foe, named]

    def run(self, s: State, play: Play) -> State:
        one = s.investigator(self.who)
        rank = level(s, one, _VENGEANCE)
        if not rank or one.space is None:
            return s
        space = space_of(s, self.foe)
        if space is not None:
            play.tell(Avenged(self.who, self.foe))
            wounds = 2 if rank >= _HARDER else 1
            for foe in foes_in(s, space) if rank >= _EVERY_ENEMY else [self.foe]:
                s = wound_foe(s, foe, wounds, play)
        return heal(s, self.who, play, stress=2 if rank >= _MORE_CALM else 1)
