"""Tolls: the stress and the wounds that some enemies cost who attacks them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from rlyeh_rules.kernel import Play, Refusal, Seat, named, record

from .cards import Character, Foe
from .results import Roll
from .state import Action, Decision, State, Step, once
from .stress import take_stress
from .targets import abilities_of
from .traits import CostWhenAttacked
from .wounds import Wound

__all__ = ["AskToll", "PayToll", "Toll", "TollFirst", "tolls_of"]


@record
class Toll:
    """What it costs to have attacked a target.

    Attributes:
        foe: the target.
        stress: the stress, as far as it fits (RR-11.3).
        wounds: the wounds, which are one source.
    """

    foe: Annotated[Foe, named]
    stress: int
    wounds: int


def tolls_of(s: State, roll: Roll) -> tuple[Toll, ...]:
    """What each target costs who attacks it; an elder sign counted as a success does not count here (RR-10.11)."""
    found: list[Toll] = []
    for foe in roll.targets:
        stress = wounds = 0
        for ability in abilities_of(s, foe):
            if isinstance(ability, CostWhenAttacked):
                times = roll.elder_signs if ability.each else 1
                stress += times * ability.stress
                wounds += times * ability.wounds
        if stress or wounds:
            found.append(Toll(foe, stress, wounds))
    return tuple(found)


@record
class PayToll(Step):
    """What targets cost who has attacked them, one after the other (RR-13.4).

    Attributes:
        who: who has attacked.
        left: what is still to be paid.
    """

    who: Annotated[Character, named]
    left: tuple[Toll, ...]

    def run(self, s: State, play: Play) -> State:
        """The order is asked only where it can matter: that of stress alone, or of equal tolls, does not."""
        left = self.left
        if not left or s.investigator(self.who).space is None:
            return s
        differ = len({(toll.stress, toll.wounds) for toll in left}) > 1
        if differ and any(toll.wounds for toll in left):
            play.then(AskToll(s.leader, self.who, left))
            return s
        return _pay(s, self.who, left, left[0], play)


def _pay(s: State, who: Character, left: tuple[Toll, ...], toll: Toll, play: Play) -> State:
    s = take_stress(s, who, toll.stress, play)
    if toll.wounds:  # nobody has chosen to pay them: armour against any source helps (RR-20.15)
        play.then(Wound(who, toll.wounds))
    rest = tuple([other for other in left if other is not toll])
    if rest:
        play.then(PayToll(who, rest))
    return s


@record
class TollFirst(Action):
    """Choose which target's toll is paid next (RR-13.4, RR-25.1).

    Attributes:
        foe: the target.
    """

    foe: Annotated[Foe, named]

    says = "pay for {foe}"
    means = "{seat} pays for attacking {foe} next."

    @classmethod
    def options(cls, ask: AskToll, s: State, seat: Seat) -> Sequence[Action]:
        """Each that is left."""
        return [once(cls, seat, toll.foe) for toll in ask.left]

    def refuse(self, ask: AskToll, s: State) -> Refusal | None:
        """It must be left."""
        if any(toll.foe == self.foe for toll in ask.left):
            return None
        return Refusal("RR-13.4", self.seat, f"Nothing is to be paid for attacking {s.text.name(self.foe)}.")

    def take(self, ask: AskToll, s: State, play: Play) -> State:
        toll = next(toll for toll in ask.left if toll.foe == self.foe)
        return _pay(s, ask.who, ask.left, toll, play)


@record
class AskToll(Decision):
    """The active player orders what several targets cost (RR-13.4, RR-25.1).

    Attributes:
        seat: the active player.
        who: who has attacked.
        left: what is still to be paid.
    """

    seat: Seat
    who: Annotated[Character, named]
    left: tuple[Toll, ...]

    rule = "RR-13.4"
    prompt = "Which of the targets is paid for next?"
    allows = (TollFirst,)
