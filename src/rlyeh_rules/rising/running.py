"""Run: up to three spaces on the ground, step by step, sneaking past enemies and taking others along."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

from rlyeh_rules.kernel import Action as _Action
from rlyeh_rules.kernel import Play, Refusal, Seat, evolve, named, record

from .acts import TurnAction
from .cards import Character, Foe
from .enemies import wound_foe
from .events.movement import Sneaked
from .movement import leave
from .pieces import Investigator
from .skills import level, skills_of, total
from .spaces import Space
from .state import Action, Decision, State, Step, once
from .traits import RunFurther
from .vocabulary import Skill

__all__ = [
    "RUN",
    "AskStep",
    "FreeRun",
    "Go",
    "KeepRunning",
    "Run",
    "Sneak",
    "Stop",
    "TakeAlong",
    "run_spaces",
    "sneaks",
]

RUN: Final = 3
"""The spaces of a Run (RR-13.1)."""

_STEALTH: Final = Skill.STEALTH
_SWIFTNESS: Final = Skill.SWIFTNESS
_FREE_RUN_FROM: Final = 2
_TAKES_ALONG_FROM: Final = 3
"""RR-20.14."""
_WOUNDS_FROM: Final = 3
_SNEAKS: Final = (0, 1, 3, 3, None)
"""By the level of Stealth; None: any number (RR-20.13)."""

# ------------------------------------------------------------------ how far, and where


def run_spaces(s: State, one: Investigator) -> int:
    """How far a Run of an investigator goes, at most (RR-13.1, RR-20.14)."""
    far = RUN + (level(s, one, _SWIFTNESS) > 0)
    return max(0, far + total(s, one, RunFurther)) if one.cards or one.relic is not None else far


def sneaks(s: State, one: Investigator) -> int | None:
    """How often an investigator can sneak past an enemy in a Run; None: any number of times (RR-20.13)."""
    return _SNEAKS[level(s, one, _STEALTH)]


def _ways(s: State, space: Space) -> Sequence[Space]:
    """Where a step of a Run can lead: along the ground, or by option from a Leg down to it (RR-2.18, RR-R8)."""
    if space.is_part and not s.setup.options.climb_down_by_run:
        return ()
    return s.map.ground[space]


# ------------------------------------------------------------------ the actions


@record
class Run(TurnAction):
    """Move with the active investigator along links on the ground, at least one space (RR-13.1)."""

    says = "run"
    means = "{seat} runs."

    @classmethod
    def listed(cls, s: State, one: Investigator) -> Sequence[Action]:
        space = one.space
        if space is None or not _ways(s, space):
            return ()
        has_cards = one.cards or one.relic is not None
        return () if has_cards and run_spaces(s, one) < 1 else (once(cls, one.seat),)  # cards alone can shorten it

    def forbids(self, s: State) -> Refusal | None:
        """There must be a step, and one must be able to take it."""
        one = s.active
        space = one.space
        name = s.text.name(one.character)
        if space is None or not _ways(s, space):
            if space is not None and s.map.ground[space]:
                return Refusal("RR-R8", self.seat, f"{name} can come down to the ground by a Climb only.")
            return Refusal("RR-2.18", self.seat, f"{name} cannot run: every step leads to a body part.")
        if run_spaces(s, one) < 1:
            return Refusal("RR-13.1", self.seat, f"A Run of {name} goes no space far.")
        return None

    def act(self, s: State, play: Play) -> State:
        one = s.active
        play.then(KeepRunning(one.character, run_spaces(s, one), sneaks(s, one)))
        return s


@record
class FreeRun(Run):
    """The free Run of Swiftness 2, once a turn (RR-20.14)."""

    says = "free run"
    means = "{seat} runs without spending an action."
    free = "run"
    skill = _SWIFTNESS

    @classmethod
    def listed(cls, s: State, one: Investigator) -> Sequence[Action]:
        return () if level(s, one, _SWIFTNESS) < _FREE_RUN_FROM else super().listed(s, one)

    def forbids(self, s: State) -> Refusal | None:
        """Only with Swiftness 2 or higher."""
        one = s.active
        found = level(s, one, _SWIFTNESS)
        if found < _FREE_RUN_FROM:
            name = s.text.name(one.character)
            return Refusal("RR-20.14", self.seat, f"A free Run needs Swiftness {_FREE_RUN_FROM}; {name} has {found}.")
        return super().forbids(s)


@record
class KeepRunning(Step):
    """The next step of a Run, if there can be one.

    Attributes:
        who: who runs.
        left: how many steps are left.
        sneaks: how often an enemy can still be sneaked past; None: any number of times.
        moved: whether a step has been taken.
    """

    who: Annotated[Character, named]
    left: int
    sneaks: int | None
    moved: bool = False

    def run(self, s: State, play: Play) -> State:
        one = s.investigator(self.who)
        # an enemy who died may have seen to it that there is none, or that the runner lies on the ground (RR-20.31)
        if one.space is None or one.mind.lying or not _ways(s, one.space):
            return s
        return _ask(s, AskStep(one.seat, self.who, self.left, self.sneaks, self.moved), play)


def _ask(s: State, ask: AskStep, play: Play) -> State:
    """Ask, unless there is one thing to do only; who can stop has a choice in any case."""
    if not ask.can_stop:
        found = ask.options(s, ask.seat)
        if len(found) == 1:
            done: State = found[0].take(ask, s, play)
            return done
    play.then(ask)
    return s


# ------------------------------------------------------------------ a step


class _WithinRun(Action):
    """Something that is done in the middle of a Run."""

    __slots__ = ()

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """Not after the last step, nor without a Run."""
        if isinstance(ask, AskStep):
            return None
        return Refusal("RR-13.1", self.seat, f"No Run is under way; something else is asked: {ask.prompt}")


@record
class Go(_WithinRun):
    """Take a step of a Run (RR-13.1).

    Attributes:
        space: into which space.
    """

    space: Space

    says = "go {space}"
    means = "{seat} runs on to {space}."

    def refuse(self, ask: AskStep, s: State) -> Refusal | None:
        """It must be adjacent, and no body part."""
        space = ask.space(s)
        if self.space in _ways(s, space):
            return None
        if self.space is space:
            return Refusal("RR-2.4", self.seat, f"A step leads out of {s.text.name(space)}.")
        if self.space.is_part:
            return Refusal("RR-2.18", self.seat, f"{s.text.name(self.space)} is entered by a Climb only.")
        if self.space in s.map.ground[space]:
            return Refusal("RR-R8", self.seat, f"{s.text.name(space)} is left by a Climb only.")
        return Refusal("RR-2.4", self.seat, f"No link leads from {s.text.name(space)} to {s.text.name(self.space)}.")

    def take(self, ask: AskStep, s: State, play: Play) -> State:
        """Who is taken along leaves the space too; what was sneaked past by one does not notice the other (RR-R41)."""
        who, sneaked = ask.who, ask.sneaked
        s = leave(s, who, self.space, play, sneaked=sneaked)
        if ask.along is not None:
            s = leave(s, ask.along, self.space, play, sneaked=sneaked)
        if sneaked:
            play.tell(Sneaked(who, sneaked))
            if level(s, s.investigator(who), _STEALTH) >= _WOUNDS_FROM:
                for foe in sneaked:
                    s = wound_foe(s, foe, 1, play)
        if ask.left > 1:
            play.then(KeepRunning(who, ask.left - 1, ask.sneaks, moved=True))
        return s


@record
class Sneak(_WithinRun):
    """Let an enemy not follow the next step of a Run; several are named in the order in which they came (RR-20.13).

    Attributes:
        foe: which enemy.
    """

    foe: Annotated[Foe, named]

    says = "sneak past {foe}"
    means = "{seat} sneaks past {foe}."

    def refuse(self, ask: AskStep, s: State) -> Refusal | None:
        """It must be there, in order, and one must be able to sneak once more."""
        name = s.text.name(self.foe)
        if ask.sneaks == 0:
            who, found = s.text.name(ask.who), level(s, s.investigator(ask.who), _STEALTH)
            why = f"can sneak past no further enemy in this Run with Stealth {found}" if found else "has no Stealth"
            return Refusal("RR-20.13", self.seat, f"{who} {why}.")
        here = [enemy.id for enemy in s.enemies_in(ask.space(s))]
        if self.foe not in here:
            return Refusal("RR-20.13", self.seat, f"{name} is no figure in {s.text.name(ask.space(s))}.")
        if self.foe in ask.sneaked:
            return Refusal("RR-20.13", self.seat, f"{name} does not follow the next step already.")
        if ask.along is not None or here.index(self.foe) < _named(ask, here):
            return Refusal("RR-20.13", self.seat, f"{name} had to be named earlier.")
        return None

    def take(self, ask: AskStep, s: State, play: Play) -> State:
        left = None if ask.sneaks is None else ask.sneaks - 1
        return _ask(s, evolve(ask, sneaks=left, sneaked=(*ask.sneaked, self.foe)), play)


def _named(ask: AskStep, here: list[Foe]) -> int:
    """How many of the enemies in a space it is too late to sneak past: up to the last that was named."""
    return here.index(ask.sneaked[-1]) + 1 if ask.sneaked else 0


@record
class TakeAlong(_WithinRun):
    """Take another investigator along in the next step of a Run, with Swiftness 3 (RR-20.14, RR-R41).

    Attributes:
        who: whom.
    """

    who: Annotated[Character, named]

    says = "take {who} along"
    means = "{seat} takes {who} along."

    def refuse(self, ask: AskStep, s: State) -> Refusal | None:
        """Only with Swiftness 3, one a step, from the same space on the ground, and nobody who lies there."""
        found = level(s, s.investigator(ask.who), _SWIFTNESS)
        if found < _TAKES_ALONG_FROM:
            need = f"Taking somebody along needs Swiftness {_TAKES_ALONG_FROM}, not {found}."
            return Refusal("RR-20.14", self.seat, need)
        if ask.along is not None:
            return Refusal("RR-20.14", self.seat, f"In this step {s.text.name(ask.along)} is taken along already.")
        name = s.text.name(self.who)
        space = ask.space(s)
        if self.who == ask.who:
            return Refusal("RR-20.14", self.seat, f"It is {name} who runs.")
        one = next((one for one in s.team if one.character == self.who and one.space is space), None)
        if one is None:
            return Refusal("RR-20.14", self.seat, f"{name} is not in {s.text.name(space)}.")
        if space.is_part:
            return Refusal("RR-R41", self.seat, "Nobody is taken off a body part.")
        if one.mind.lying:
            return Refusal("RR-20.31", self.seat, f"{name} is lying down and cannot move.")
        return None

    def take(self, ask: AskStep, s: State, play: Play) -> State:
        return _ask(s, evolve(ask, along=self.who), play)


@record
class Stop(_WithinRun):
    """End a Run earlier than it could (RR-13.1)."""

    says = "stop"
    means = "{seat} stops running."

    def refuse(self, ask: AskStep, s: State) -> Refusal | None:
        """At least one step, and no step half taken."""
        if not ask.moved:
            return Refusal("RR-13.1", self.seat, "A Run goes at least 1 space.")
        if not ask.can_stop:
            return Refusal("RR-13.1", self.seat, "You have said how you leave this space; now take the step.")
        return None

    def take(self, ask: AskStep, s: State, play: Play) -> State:
        return s


@record
class AskStep(Decision):
    """An investigator who runs takes the next step, or stops (RR-13.1).

    How the space is left is put together first: which enemies are sneaked past, then who is taken along.

    Attributes:
        seat: who decides.
        who: who runs.
        left: how many steps are left.
        sneaks: how often an enemy can still be sneaked past; None: any number of times.
        moved: whether a step has been taken.
        sneaked: the enemies that will not follow the next step.
        along: who is taken along in the next step.
    """

    seat: Seat
    who: Annotated[Character, named]
    left: int
    sneaks: int | None
    moved: bool = False
    sneaked: Annotated[tuple[Foe, ...], named] = ()
    along: Annotated[Character | None, named] = None

    rule = "RR-13.1"
    prompt = "Run: take a step, or stop."
    allows = (Go, Sneak, TakeAlong, Stop)

    @property
    def can_stop(self) -> bool:
        """Whether the Run can end here."""
        return self.moved and not self.sneaked and self.along is None

    def space(self, s: State) -> Space:
        """Where the runner is."""
        space = s.investigator(self.who).space
        assert space is not None  # noqa: S101 - for the type checkers: nobody runs who has been eliminated
        return space

    def options(self, s: State, seat: Seat) -> Sequence[_Action]:
        """Every step; before it the figures that can be sneaked past, and whoever can be taken along; to stop."""
        one = s.investigator(self.who)
        space = one.space
        assert space is not None  # noqa: S101 - for the type checkers: nobody runs who has been eliminated
        found: list[_Action] = [once(Go, seat, to) for to in _ways(s, space)]
        if self.along is None:
            if self.sneaks != 0:
                here = [enemy.id for enemy in s.enemies if enemy.space is space]
                found += [once(Sneak, seat, foe) for foe in here[_named(self, here) :]]
            if not space.is_part and _SWIFTNESS in skills_of(s, one):
                beside = [other for other in s.team if other.space is space and other is not one]
                if beside and level(s, one, _SWIFTNESS) >= _TAKES_ALONG_FROM:
                    found += [once(TakeAlong, seat, other.character) for other in beside if not other.mind.lying]
        if self.can_stop:
            found.append(once(Stop, seat))
        return found

    def default(self, s: State, seat: Seat) -> Any:
        """Stop as soon as possible."""
        return Stop(seat) if self.can_stop else self.options(s, seat)[0]
