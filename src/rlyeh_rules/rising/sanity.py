"""Sanity: losing it, the thresholds of its track, and the skills that are raised there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Annotated, Final

from rlyeh_rules.kernel import Play, Refusal, Seat, changer, evolve, named, record

from .cards import Character
from .changes import with_investigator, with_turn
from .ending import eliminate
from .events.harm import HarmWarded, RelicFlipped, SanityLost, SkillRaised, ThresholdReached
from .insanities import Symptoms
from .pieces import GREEN_AT, MADNESS, THRESHOLDS, Investigator, Phase
from .skills import FLIP, TOP_LEVEL, level
from .state import Action, Decision, State, Step
from .vocabulary import Skill
from .wounds import Harm, spared

__all__ = ["AskSkill", "LevelUp", "LoseSanity", "RaiseSkill", "Threshold", "dice_to_come", "raisable"]

# ------------------------------------------------------------------ losing sanity

_STOPS: Final = tuple(
    min([stop for stop in (*THRESHOLDS, MADNESS) if stop > space], default=MADNESS) for space in range(MADNESS + 1)
)
"""Where the marker stops at the latest, by the space that it leaves (RR-20.2, RR-21.2)."""

_SWIFTNESS: Final = Skill.SWIFTNESS
_with_sanity: Callable[[Investigator, int], Investigator] = changer(Investigator, "sanity")


@record
class LoseSanity(Step):
    """Investigators lose sanity, each from one source (RR-20.1, RR-20.2, RR-R39).

    Those who reach a threshold by it follow one after the other, clockwise from the active one (RR-25.2).

    Attributes:
        who: who.
        count: how much, before anything is taken off.
        harm: the kind of source.
    """

    who: Annotated[tuple[Character, ...], named]
    count: int
    harm: Harm = Harm.OTHER

    def run(self, s: State, play: Play) -> State:
        if self.count <= 0:
            return s
        those = self.who
        team = (
            [s.investigator(those[0])] if len(those) == 1 else [one for one in s.clockwise() if one.character in those]
        )
        for one in team:
            if one.space is not None:
                s = self._lose(s, one, play)
        return s

    def _lose(self, s: State, one: Investigator, play: Play) -> State:
        """One of them loses sanity; the threshold that it may reach follows later."""
        who = one.character
        count = self.count
        less = min(spared(s, one, self.harm)[1], count)
        if less > 0:
            play.tell(HarmWarded(who, 0, less))
            count -= less
            if not count:
                return s
        stop = _STOPS[one.sanity]
        at = min(one.sanity + count, stop)
        play.tell(SanityLost(who, at - one.sanity, at))
        if at == MADNESS:
            return eliminate(s, who, play, mad=True)
        s = with_investigator(s, _with_sanity(one, at))
        if at == stop:
            if at == FLIP and one.relic is not None:
                play.tell(RelicFlipped(who, one.relic))
            play.then(Threshold(who))
        return s


# ------------------------------------------------------------------ thresholds


@record
class Threshold(Step):
    """An investigator has reached a threshold: symptoms, then a skill is raised (RR-20.3).

    Attributes:
        who: who.
    """

    who: Annotated[Character, named]

    def run(self, s: State, play: Play) -> State:
        one = s.investigator(self.who)
        if one.space is not None:
            play.tell(ThresholdReached(self.who, one.mind.insanity))
            play.then(Symptoms(self.who), LevelUp(self.who))
        return s


@record
class LevelUp(Step):
    """An investigator raises one skill by a level, if it has not died of its symptoms (RR-20.5).

    Attributes:
        who: who.
    """

    who: Annotated[Character, named]

    def run(self, s: State, play: Play) -> State:
        one = s.investigator(self.who)
        if one.space is None:
            return s
        skills = raisable(s, one)
        if len(skills) > 1:
            play.then(AskSkill(one.seat, self.who))
        elif skills:
            return _raise_skill(s, one, skills[0], play)
        return s  # with nothing left to raise it is left out (RR-R40)


def dice_to_come(one: Investigator, agenda: Iterable[object]) -> int:
    """The green dice of thresholds that an investigator has reached and is still working off (RR-20.3).

    They count once the skill has been raised: not yet for a roll that the symptoms call for.

    Args:
        one: the investigator.
        agenda: what is still to happen.
    """
    if one.sanity < GREEN_AT[0]:
        return 0
    waits = sum([isinstance(step, Threshold | LevelUp) and step.who == one.character for step in agenda])
    if not waits:
        return 0
    reached = sorted([stop for stop in THRESHOLDS if stop <= one.sanity])
    return sum([stop in GREEN_AT for stop in reached[-waits:]])


def raisable(s: State, one: Investigator) -> list[Skill]:
    """The skills of an investigator's own board that are not at their top level."""
    skills = s.setup.content.boards[one.character]
    return [skill for skill, rank in zip(skills, one.levels, strict=True) if rank < TOP_LEVEL]


def _raise_skill(s: State, one: Investigator, skill: Skill, play: Play) -> State:
    at = s.setup.content.boards[one.character].index(skill)
    first, second, third = [rank + (place == at) for place, rank in enumerate(one.levels)]
    play.tell(SkillRaised(one.character, skill, one.levels[at] + 1))
    after = evolve(one, levels=(first, second, third))
    s = with_investigator(s, after)
    return _with_extra_action(s, one, after) if skill is _SWIFTNESS else s


def _with_extra_action(s: State, before: Investigator, after: Investigator) -> State:
    """Who becomes so swift in the midst of their own actions has one more in this turn (RR-12.3, RR-20.14)."""
    turn = s.turn
    if turn.who != after.character or turn.phase is not Phase.ACTIONS or turn.number < 1:
        return s
    gains = level(s, before, _SWIFTNESS) < TOP_LEVEL <= level(s, after, _SWIFTNESS)
    return with_turn(s, evolve(turn, actions=turn.actions + 1)) if gains else s


@record
class RaiseSkill(Action):
    """Raise a skill of the investigator by one level (RR-20.5).

    Attributes:
        skill: which.
    """

    skill: Skill

    says = "raise {skill}"
    means = "{seat} raises {skill} by a level."

    @classmethod
    def options(cls, ask: AskSkill, s: State, seat: Seat) -> list[RaiseSkill]:
        """Those that are not at level 4."""
        return [cls(seat, skill) for skill in raisable(s, s.investigator(ask.who))]

    def refuse(self, ask: AskSkill, s: State) -> Refusal | None:
        """It must stand on the board, below level 4."""
        one = s.investigator(ask.who)
        name = s.text.name(self.skill)
        if self.skill not in s.setup.content.boards[one.character]:
            return Refusal("RR-20.5", self.seat, f"{name} is no skill of {s.text.name(ask.who)}.")
        if self.skill not in raisable(s, one):
            return Refusal("RR-20.5", self.seat, f"{name} is at level {TOP_LEVEL} already.")
        return None

    def take(self, ask: AskSkill, s: State, play: Play) -> State:
        return _raise_skill(s, s.investigator(ask.who), self.skill, play)


@record
class AskSkill(Decision):
    """The controller of an investigator chooses the skill that is raised (RR-20.5, RR-25.1).

    Attributes:
        seat: the controller.
        who: who has reached a threshold.
    """

    seat: Seat
    who: Annotated[Character, named]

    rule = "RR-20.5"
    prompt = "Which skill is raised?"
    allows = (RaiseSkill,)
