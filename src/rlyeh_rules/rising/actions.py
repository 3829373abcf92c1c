"""Action phase: everything that the active investigator can do in it, standing up, and ending it (RR-12.2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Final

from rlyeh_rules.kernel import Action as _Action
from rlyeh_rules.kernel import Play, Refusal, Seat, changer, named, record

from .acts import TurnAction, TurnDecision
from .attacking import Attack, FreeAttack
from .cards import Character
from .changes import with_investigator, with_turn
from .climbing import Climb
from .energy import Attune
from .events.turn import ActionsEnded, StoodUp
from .incantations import Incant
from .pieces import Investigator, Mind, Phase, Turn
from .resting import FreeRest, Rest
from .running import FreeRun, Run
from .skills import skills_of
from .state import Action, State, Step, once
from .stress import can_take_stress, take_stress
from .trading import Trade
from .using import UseCard, UseRelic

__all__ = ["AskAction", "EndActions", "NextAction", "StandUp"]

_ACTIONS: Final = Phase.ACTIONS
_NOTHING: Final = "end-actions"
"""A name that is never noted: what costs nothing, and can be done as often as one likes."""
_TO_STAND_UP: Final = 1
"""The stress that it costs (RR-20.31)."""

_with_actions: Callable[[Turn, int], Turn] = changer(Turn, "actions")
_with_mind: Callable[[Investigator, Mind], Investigator] = changer(Investigator, "mind")
_with_lying: Callable[[Mind, bool], Mind] = changer(Mind, "lying")


class _AtNoCost(TurnAction):
    """An act that costs no action and can be repeated."""

    __slots__ = ()
    free = _NOTHING
    lying = True

    def spend(self, s: State) -> State:
        """Nothing is noted."""
        return s


@record
class StandUp(_AtNoCost):
    """Take 1 stress, so that the investigator who lies on the ground stands up, for no action (RR-20.31, RR-R47)."""

    says = "stand up"
    means = "{seat} takes 1 stress to stand up."

    @classmethod
    def listed(cls, s: State, one: Investigator) -> Sequence[Action]:
        """The stress must fit."""
        can = one.mind.lying and can_take_stress(one, _TO_STAND_UP)
        return (once(cls, one.seat),) if can else ()

    def forbids(self, s: State) -> Refusal | None:
        """One must lie, and the stress must fit."""
        one = s.active
        name = s.text.name(one.character)
        if not one.mind.lying:
            return Refusal("RR-20.31", self.seat, f"{name} is not lying down.")
        if not can_take_stress(one, _TO_STAND_UP):
            return Refusal("RR-R47", self.seat, f"{name} has {one.stress} stress and cannot take any more.")
        return None

    def act(self, s: State, play: Play) -> State:
        """All is open again."""
        who = s.turn.who
        s = take_stress(s, who, _TO_STAND_UP, play)
        play.tell(StoodUp(who))
        one = s.investigator(who)
        return with_investigator(s, _with_mind(one, _with_lying(one.mind, False)))  # noqa: FBT003 - the new value


@record
class EndActions(_AtNoCost):
    """End the action phase; actions that are left are lost (RR-12.4)."""

    says = "end actions"
    means = "{seat} ends the action phase."

    def take(self, ask: AskAction, s: State, play: Play) -> State:
        """Nothing is asked again: the Mythos card comes next."""
        turn = s.turn
        play.tell(ActionsEnded(turn.who, turn.actions))
        return with_turn(s, _with_actions(turn, 0))


_FOR_AN_ACTION: Final[tuple[type[TurnAction], ...]] = (Run, Attack, Rest, Trade, Climb, Attune)
_FREE: Final[tuple[type[TurnAction], ...]] = (FreeRun, FreeAttack, FreeRest)
_OF_CARDS: Final[tuple[type[TurnAction], ...]] = (UseCard, UseRelic, Incant)
_LYING: Final = (Rest,)
_FREE_LYING: Final = (FreeRest,)
_LEAST_FREE: Final = 2
"""The lowest level of a skill that gives something free: of Swiftness (RR-20.14)."""


@record
class AskAction(TurnDecision):
    """What the active investigator does next in the action phase (RR-12.3, RR-12.5).

    Attributes:
        seat: who controls the investigator.
        who: whose turn it is.
    """

    seat: Seat
    who: Annotated[Character, named]

    rule = "RR-12.3"
    prompt = "Take an action, or end the action phase."
    allows = (*_FOR_AN_ACTION, *_FREE, *_OF_CARDS, StandUp, EndActions)

    def options(self, s: State, seat: Seat) -> Sequence[_Action]:
        """Whatever can be paid: the phase and who may act are looked at once, not for every kind."""
        turn, one = s.turn, s.investigator(self.who)
        lying = one.mind.lying
        found: list[_Action] = []
        if turn.actions > 0:
            for kind in _LYING if lying else _FOR_AN_ACTION:
                found += kind.listed(s, one)
        has_cards = one.cards or one.relic is not None
        if has_cards or max(one.levels) >= _LEAST_FREE:
            used, skills = turn.used, skills_of(s, one)
            for kind in _FREE_LYING if lying else _FREE:
                if kind.skill in skills and kind.free not in used:
                    found += kind.listed(s, one)
        if has_cards:
            for kind in _OF_CARDS:
                found += kind.listed(s, one)
        if lying:
            found += StandUp.listed(s, one)
        found.append(once(EndActions, seat))
        return found

    def default(self, s: State, seat: Seat) -> _Action:
        """To end the phase harms nobody, and is always open."""
        return once(EndActions, seat)

    def again(self) -> Step:
        """The player is asked again, if the investigator lives and there is something left to do."""
        return once(NextAction, self.who)


@record
class NextAction(Step):
    """The player is asked for the next act, unless the investigator has died or nothing is left (RR-12.3, RR-R46).

    Attributes:
        who: whose turn it is.
    """

    who: Annotated[Character, named]

    def run(self, s: State, play: Play) -> State:
        """Where nothing is left but to end the phase it ends without a question."""
        one = s.investigator(self.who)
        space = one.space
        if space is None or s.turn.phase is not _ACTIONS:
            return s
        actions, lying = s.turn.actions, one.mind.lying
        if not actions and not lying and max(one.levels) < _LEAST_FREE and not one.cards and one.relic is None:
            return s
        ask = once(AskAction, one.seat, self.who)
        can_run = actions > 0 and not lying and not space.is_part
        if can_run or len(ask.options(s, one.seat)) > 1:
            play.then(ask)
        return s
