"""Dealing wounds: what an investigator's attack does with its successes, and what it costs besides.

The order is that of RR-10.8: wounds, with the deaths, the Energy and the win that they bring; what follows from them;
tentacles.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

from rlyeh_rules.kernel import Play, Refusal, Seat, evolve, named, record

from .cards import Foe
from .enemies import foes_in, space_of, wound_foe
from .events.rolls import StruckHarder
from .pieces import Investigator
from .results import OfRoll, Reason, Roll
from .sanity import LoseSanity
from .skills import TOP_LEVEL, level, total
from .state import Action, Decision, State, once
from .stress import heal_all_stress
from .targets import health_left, occasions
from .tolls import PayToll, tolls_of
from .traits import ExtraWounds
from .vocabulary import Skill

__all__ = [
    "AskSavage",
    "AskSplit",
    "Deal",
    "DealWounds",
    "Strike",
]

_BRAWLING, _SAVAGE = Skill.BRAWLING, Skill.SAVAGE
_SAVAGE_WOUNDS: Final = (0, 1, 2, 2, 5)
"""Of the levels of Savage (RR-20.18)."""
_SAVAGE_HEALS: Final = 3


@record
class DealWounds(OfRoll):
    """The successes of an attack are wounds (RR-13.2): how they are shared out, and whether Savage adds any.

    Attributes:
        roll: the roll, which has been settled.
    """

    roll: Roll

    reason = Reason.ATTACK

    def run(self, s: State, play: Play) -> State:
        roll = self.roll
        one = s.investigator(roll.who)
        count = roll.successes
        if len(roll.targets) == 1:
            if not _most_savage(s, one, roll):
                return _land_blows(s, one, roll, (count,), play)
            play.then(AskSavage(one.seat, roll))
        elif level(s, one, _BRAWLING) == TOP_LEVEL:
            return _land_blows(s, one, roll, (count,) * len(roll.targets), play)
        elif count:
            play.then(AskSplit(one.seat, roll))
        else:
            return _land_blows(s, one, roll, (0,) * len(roll.targets), play)
        return s


def _extra_wounds(s: State, one: Investigator, foe: Foe) -> int:
    """What cards add to the wounds of a target that is dealt one."""
    if not one.cards and one.relic is None:
        return 0
    return max(0, total(s, one, ExtraWounds, *occasions(s, one, Reason.ATTACK, (foe,))))


# ------------------------------------------------------------------ Savage


def _is_alone(s: State, foe: Foe) -> bool:
    """Whether no other enemy is in the space of an enemy."""
    space = space_of(s, foe)
    return space is not None and len(foes_in(s, space)) == 1


def _most_savage(s: State, one: Investigator, roll: Roll) -> int:
    """The most wounds that Savage adds to an attack, as far as they make a difference to the target (RR-20.18)."""
    grade = level(s, one, _SAVAGE)
    foe = roll.targets[0]
    if not grade or not _is_alone(s, foe):
        return 0
    needed = health_left(s, foe)
    extra = _extra_wounds(s, one, foe)
    more, dealt = 0, roll.successes
    while more < _SAVAGE_WOUNDS[grade] and dealt + (extra if dealt else 0) < needed:
        more += 1
        dealt += 1
    return more


@record
class Strike(Action):
    """Add wounds to an attack on a lonely target (RR-20.18).

    Attributes:
        count: how many; 0 for none.
    """

    count: int

    says = "strike {count} harder"
    means = "{seat} adds wounds, being Savage: {count}."

    @classmethod
    def options(cls, ask: AskSavage, s: State, seat: Seat) -> Sequence[Action]:
        """Each number that makes a difference."""
        return [once(cls, seat, count) for count in range(ask.most(s) + 1)]

    def refuse(self, ask: AskSavage, s: State) -> Refusal | None:
        """No more than the skill gives and the target can take."""
        most = ask.most(s)
        if 0 <= self.count <= most:
            return None
        return Refusal("RR-20.18", self.seat, f"You can add from 0 to {most} wounds to this attack.")

    def take(self, ask: AskSavage, s: State, play: Play) -> State:
        roll = ask.roll
        if self.count:
            play.tell(StruckHarder(roll.who, self.count))
        return _land_blows(s, s.investigator(roll.who), roll, (roll.successes + self.count,), play)


@record
class AskSavage(Decision):
    """A Savage investigator may add wounds to its attack on a lonely target (RR-20.18).

    Attributes:
        seat: who controls the investigator.
        roll: the roll of the attack.
    """

    seat: Seat
    roll: Roll

    rule = "RR-20.18"
    prompt = "How many wounds are added?"
    allows = (Strike,)

    def most(self, s: State) -> int:
        """How many at most."""
        return _most_savage(s, s.investigator(self.roll.who), self.roll)

    def default(self, s: State, seat: Seat) -> Any:
        """As many as can be."""
        return Strike(seat, self.most(s))


# ------------------------------------------------------------------ several targets


@record
class Deal(Action):
    """So many of the wounds go to the next target, the rest to those after it (RR-13.4, RR-20.11).

    Attributes:
        target: the next target.
        count: how many; more than it can take are lost.
    """

    target: Annotated[Foe, named]
    count: int

    says = "deal {count} to {target}"
    means = "{seat} deals wounds to {target}: {count}."

    @classmethod
    def options(cls, ask: AskSplit, s: State, seat: Seat) -> Sequence[Action]:
        """Each number of those that are left."""
        return [once(cls, seat, ask.next, count) for count in range(ask.left + 1)]

    def refuse(self, ask: AskSplit, s: State) -> Refusal | None:
        """The targets have their turn in order, and there are only so many wounds."""
        if self.target != ask.next:
            return Refusal("RR-13.4", self.seat, f"The wounds for {s.text.name(ask.next)} come next.")
        if not 0 <= self.count <= ask.left:
            return Refusal("RR-13.4", self.seat, f"You can deal from 0 to {ask.left} wounds.")
        return None

    def take(self, ask: AskSplit, s: State, play: Play) -> State:
        """What is left goes to the last target."""
        roll, given = ask.roll, (*ask.given, self.count)
        open_targets = len(roll.targets) - len(given)
        left = ask.left - self.count
        if left and open_targets > 1:
            play.then(evolve(ask, given=given))
            return s
        wounds = (*given, *(0,) * (open_targets - 1), left)
        return _land_blows(s, s.investigator(roll.who), roll, wounds, play)


@record
class AskSplit(Decision):
    """The wounds of an attack are split among its targets, one target after the other (RR-13.4).

    Attributes:
        seat: who controls the investigator.
        roll: the roll of the attack.
        given: the wounds of the targets that have had their turn.
    """

    seat: Seat
    roll: Roll
    given: tuple[int, ...] = ()

    rule = "RR-13.4"
    prompt = "How many of the wounds does this target take?"
    allows = (Deal,)

    @property
    def next(self) -> Foe:
        """The target whose turn it is."""
        return self.roll.targets[len(self.given)]

    @property
    def left(self) -> int:
        """The wounds that are left."""
        return self.roll.successes - sum(self.given)

    def default(self, s: State, seat: Seat) -> Any:
        """As many as it can take."""
        return Deal(seat, self.next, min(self.left, health_left(s, self.next)))


# ------------------------------------------------------------------ the blows land


def _land_blows(s: State, one: Investigator, roll: Roll, wounds: tuple[int, ...], play: Play) -> State:
    """The wounds of an attack are taken, then come what follows from them and the tentacles (RR-10.8).

    A win by the destruction of a part ends the game here, before anything else of the roll (RR-5.17, RR-R32).

    Args:
        s: the state.
        one: who has attacked.
        roll: the roll of the attack.
        wounds: the wounds of each target.
        play: what is going on.
    """
    who = one.character
    tolls = tolls_of(s, roll)
    blows = [
        (foe, count + _extra_wounds(s, one, foe)) for foe, count in zip(roll.targets, wounds, strict=True) if count > 0
    ]
    for foe, count in blows:
        s = _land(s, one, foe, count, play)
    if tolls:
        play.then(PayToll(who, tolls))
    if roll.tentacles:
        play.then(LoseSanity((who,), roll.tentacles))
    return s


def _land(s: State, one: Investigator, foe: Foe, count: int, play: Play) -> State:
    """One target takes its wounds; Savage 3 heals if that was the last enemy there (RR-20.18, RR-R37)."""
    if level(s, one, _SAVAGE) < _SAVAGE_HEALS:
        return wound_foe(s, foe, count, play)
    space = space_of(s, foe)
    s = wound_foe(s, foe, count, play)
    if space is None or space_of(s, foe) is not None:
        return s
    return s if foes_in(s, space) else heal_all_stress(s, one.character, play)
