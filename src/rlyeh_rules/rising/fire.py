"""Fire on an investigator: the roll at the end of a turn, and what it does.

How Fire comes on the map and goes off it stands in placing.py, which symptoms need as well.
"""

from __future__ import annotations

from typing import Annotated

from rlyeh_rules.kernel import Play, evolve, named, record

from .cards import Character
from .changes import with_investigator
from .events.movement import FirePutOut
from .placing import add_fire, remove_fire
from .rerolls import free_rerolls
from .results import OfRoll, Reason, Roll
from .rolls import make_roll
from .sanity import LoseSanity
from .state import State, Step
from .wounds import Harm, Wound

__all__ = ["BurnFire", "PutOutFire", "SufferFire", "add_fire", "remove_fire"]


@record
class BurnFire(Step):
    """The one roll for all the Fire on the board of an investigator, at the end of its turn (RR-18.3).

    It is a roll against oneself: a black die for each token, and no green ones (RR-10.6).

    Attributes:
        who: whose.
    """

    who: Annotated[Character, named]

    def run(self, s: State, play: Play) -> State:
        one = s.investigator(self.who)
        if one.space is not None and one.fire:
            return make_roll(s, one, Reason.FIRE, (one.fire, 0), free_rerolls(s, one, Reason.FIRE), play)
        return s


@record
class SufferFire(OfRoll):
    """What the roll for Fire does: wounds, then loss of sanity; then the Fire goes out (RR-18.3, RR-10.8).

    Attributes:
        roll: the roll.
    """

    roll: Roll

    reason = Reason.FIRE

    def run(self, s: State, play: Play) -> State:
        roll = self.roll
        who = roll.who
        if roll.successes:
            play.then(Wound(who, roll.successes, Harm.FIRE))
        if roll.tentacles:
            play.then(LoseSanity((who,), roll.tentacles, Harm.FIRE))
        play.then(PutOutFire(who))
        return s


@record
class PutOutFire(Step):
    """All Fire tokens leave the board of an investigator (RR-18.3).

    Attributes:
        who: whose.
    """

    who: Annotated[Character, named]

    def run(self, s: State, play: Play) -> State:
        one = s.investigator(self.who)
        if not one.fire:
            return s
        play.tell(FirePutOut(self.who, one.fire))
        return with_investigator(s, evolve(one, fire=0))
