"""Symbol changes: elder signs and tentacles that count as successes, successes that are added; the final tally."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rlyeh_rules.kernel import Play, Refusal, Seat, evolve, record

from .dice import tentacles
from .events.rolls import RollSettled, SignsCounted, SuccessesAdded, TentaclesCounted
from .pieces import Investigator
from .results import Roll, outcome
from .skills import TOP_LEVEL, level, skills_of
from .state import Action, Decision, State, once
from .stress import heal
from .vocabulary import Skill

__all__ = [
    "AddNone",
    "AddSuccesses",
    "AskAdded",
    "AskSigns",
    "AskTentacles",
    "CountSigns",
    "CountTentacles",
    "change_symbols",
]

_ARCANE, _STRUNG = Skill.ARCANE_MASTERY, Skill.HIGH_STRUNG
_ANY_NUMBER: Final = 2
"""From this level on any number of symbols is counted, not one (RR-20.10, RR-20.24)."""
_HEALS: Final = 3
"""From this level on each counted symbol heals."""
_ADDED: Final = 3
_FOR_TENTACLES: Final = 2
"""High Strung 4: successes added for so many tentacles rolled (RR-20.24)."""

# ------------------------------------------------------------------ one after the other


def change_symbols(s: State, one: Investigator, roll: Roll, play: Play) -> State:
    """All rerolls are done: what of the symbols is counted otherwise, on whatever roll (RR-10.7, RR-10.8)."""
    if roll.elder_signs and _ARCANE in skills_of(s, one) and level(s, one, _ARCANE):
        play.then(AskSigns(one.seat, roll))
        return s
    return _after_signs(s, one, roll, play)


def _after_signs(s: State, one: Investigator, roll: Roll, play: Play) -> State:
    if roll.tentacles and _STRUNG in skills_of(s, one) and level(s, one, _STRUNG):
        play.then(AskTentacles(one.seat, roll))
        return s
    return _settle(s, roll, play)


def _after_tentacles(s: State, roll: Roll, play: Play) -> State:
    """What is added goes by the dice: tentacles that enemies add have not been rolled."""
    one = s.investigator(roll.who)
    if tentacles(roll.dice) >= _FOR_TENTACLES and level(s, one, _STRUNG) == TOP_LEVEL:
        play.then(AskAdded(one.seat, roll))
        return s
    return _settle(s, roll, play)


def _settle(s: State, roll: Roll, play: Play) -> State:
    """The tally is final; what the roll was for comes next."""
    play.tell(RollSettled(roll.who, roll.successes, roll.tentacles, roll.elder_signs))
    done: State = outcome(roll).run(s, play)  # it is the last thing that is done here
    return done


def _most(s: State, roll: Roll, skill: Skill, there: int) -> int:
    """How many symbols a skill counts at most, of those that are there."""
    return there if level(s, s.investigator(roll.who), skill) >= _ANY_NUMBER else min(1, there)


# ------------------------------------------------------------------ Arcane Mastery


@record
class CountSigns(Action):
    """Count some elder signs as successes (RR-20.10); they are no elder signs any more (RR-10.11).

    Attributes:
        count: how many; 0 for none.
        doubled: how many of them as 2 successes each, at level 4; None for none.
    """

    count: int
    doubled: int | None = None

    says = "count {count} signs[, {doubled} twice]"
    means = "{seat} counts elder signs as successes: {count}[, of which twice: {doubled}]."

    @classmethod
    def options(cls, ask: AskSigns, s: State, seat: Seat) -> Sequence[Action]:
        """Each number, with each number of them that are counted twice."""
        counts = range(ask.most(s) + 1)
        if not ask.doubles(s):
            return [once(cls, seat, count) for count in counts]
        return [once(cls, seat, count, twice or None) for count in counts for twice in range(count + 1)]

    def refuse(self, ask: AskSigns, s: State) -> Refusal | None:
        """No more than there are and the skill allows."""
        most = ask.most(s)
        if not 0 <= self.count <= most:
            return Refusal("RR-20.10", self.seat, f"You can count from 0 to {most} elder signs as successes.")
        if self.doubled is None:
            return None
        if not ask.doubles(s):
            return Refusal("RR-20.10", self.seat, f"Only Arcane Mastery {TOP_LEVEL} counts an elder sign twice.")
        if not 1 <= self.doubled <= self.count:
            return Refusal(
                "RR-20.10", self.seat, f"Of {self.count} counted elder signs {self.doubled} cannot be counted twice."
            )
        return None

    def take(self, ask: AskSigns, s: State, play: Play) -> State:
        """From level 3 on each counted one heals 1 stress."""
        roll, count, doubled = ask.roll, self.count, self.doubled or 0
        one = s.investigator(roll.who)
        if not count:
            return _after_signs(s, one, roll, play)
        play.tell(SignsCounted(roll.who, count, self.doubled))
        if level(s, one, _ARCANE) >= _HEALS:
            s = heal(s, roll.who, play, stress=count)
        return _after_signs(s, one, evolve(roll, signs=count, doubled=doubled), play)


@record
class AskSigns(Decision):
    """An investigator with Arcane Mastery may count elder signs as successes (RR-20.10).

    Attributes:
        seat: who controls the investigator.
        roll: the roll, which shows elder signs.
    """

    seat: Seat
    roll: Roll

    rule = "RR-20.10"
    prompt = "How many elder signs are counted as successes?"
    allows = (CountSigns,)

    def most(self, s: State) -> int:
        """How many at most."""
        return _most(s, self.roll, _ARCANE, self.roll.elder_signs)

    def doubles(self, s: State) -> bool:
        """Whether they can be counted twice."""
        return level(s, s.investigator(self.roll.who), _ARCANE) == TOP_LEVEL

    def default(self, s: State, seat: Seat) -> Any:
        """Against oneself none, otherwise all."""
        if self.roll.reason.against:
            return CountSigns(seat, 0)
        most = self.most(s)
        return CountSigns(seat, most, most if self.doubles(s) else None)


# ------------------------------------------------------------------ High Strung


@record
class CountTentacles(Action):
    """Count some tentacles as successes as well; they stay tentacles (RR-20.24).

    Attributes:
        count: how many; 0 for none.
    """

    count: int

    says = "count {count} tentacles"
    means = "{seat} counts tentacles as successes too: {count}."

    @classmethod
    def options(cls, ask: AskTentacles, s: State, seat: Seat) -> Sequence[Action]:
        """Each number."""
        return [once(cls, seat, count) for count in range(ask.most(s) + 1)]

    def refuse(self, ask: AskTentacles, s: State) -> Refusal | None:
        """No more than there are and the skill allows."""
        most = ask.most(s)
        if 0 <= self.count <= most:
            return None
        return Refusal("RR-20.24", self.seat, f"You can count from 0 to {most} tentacles as successes.")

    def take(self, ask: AskTentacles, s: State, play: Play) -> State:
        """From level 3 on each counted one heals 1 wound."""
        roll, count = ask.roll, self.count
        if not count:
            return _after_tentacles(s, roll, play)
        play.tell(TentaclesCounted(roll.who, count))
        if level(s, s.investigator(roll.who), _STRUNG) >= _HEALS:
            s = heal(s, roll.who, play, wounds=count)
        return _after_tentacles(s, evolve(roll, counted=count), play)


@record
class AskTentacles(Decision):
    """A High Strung investigator may count tentacles as successes as well (RR-20.24).

    Attributes:
        seat: who controls the investigator.
        roll: the roll, which shows tentacles.
    """

    seat: Seat
    roll: Roll

    rule = "RR-20.24"
    prompt = "How many tentacles are counted as successes too?"
    allows = (CountTentacles,)

    def most(self, s: State) -> int:
        """How many at most."""
        return _most(s, self.roll, _STRUNG, self.roll.tentacles)

    def default(self, s: State, seat: Seat) -> Any:
        """Against oneself none, otherwise all."""
        return CountTentacles(seat, 0 if self.roll.reason.against else self.most(s))


@record
class AddSuccesses(Action):
    """Add 3 successes, for 2 or more tentacles rolled (RR-20.24)."""

    says = "add successes"
    means = "{seat} adds 3 successes."

    def take(self, ask: AskAdded, s: State, play: Play) -> State:
        roll = ask.roll
        play.tell(SuccessesAdded(roll.who, _ADDED))
        return _settle(s, evolve(roll, added=roll.added + _ADDED), play)


@record
class AddNone(Action):
    """Add no successes."""

    says = "add none"
    means = "{seat} adds no successes."

    def take(self, ask: AskAdded, s: State, play: Play) -> State:
        return _settle(s, ask.roll, play)


@record
class AskAdded(Decision):
    """A High Strung investigator may add successes (RR-20.24).

    Attributes:
        seat: who controls the investigator.
        roll: the roll, which shows enough tentacles.
    """

    seat: Seat
    roll: Roll

    rule = "RR-20.24"
    prompt = "Add 3 successes?"
    allows = (AddSuccesses, AddNone)

    def default(self, s: State, seat: Seat) -> Any:
        """Not against oneself."""
        return AddNone(seat) if self.roll.reason.against else AddSuccesses(seat)
