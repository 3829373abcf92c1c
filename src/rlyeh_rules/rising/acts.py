"""Turn structure: what is the same for every act of the action phase, what it costs, and when it can be taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from rlyeh_rules.kernel import Play, Refusal, Seat, changer

from .cards import Character, Timing
from .changes import with_turn
from .pieces import Investigator, Phase, Turn
from .state import Action, Decision, State, Step, once
from .vocabulary import Skill

__all__ = [
    "CardAction",
    "TurnAction",
    "TurnDecision",
    "can_act",
    "note_use",
    "refuse_act",
    "refuse_untimely",
    "spend_action",
]

_ACTIONS: Final = Phase.ACTIONS
_ACTION: Final = Timing.ACTION

_with_actions: Callable[[Turn, int], Turn] = changer(Turn, "actions")
_with_used: Callable[[Turn, tuple[str, ...]], Turn] = changer(Turn, "used")

# ------------------------------------------------------------------ what it costs


def can_act(s: State, free: str = "", *, lying: bool = False) -> bool:
    """Whether the active investigator can act at all and pay for it: what `refuse_act` does not refuse, fast.

    Args:
        s: the state.
        free: under which name the act is noted, if it is free once a turn; "" if it costs an action.
        lying: whether it can be done lying down (RR-20.31).
    """
    turn = s.turn
    if turn.phase is not _ACTIONS or (free in turn.used if free else turn.actions < 1):
        return False
    one = s.active
    return one.space is not None and (lying or not one.mind.lying)


def refuse_act(s: State, seat: Seat, free: str = "", *, lying: bool = False) -> Refusal | None:
    """Why the active investigator cannot act at all, or not pay for it.

    Rules: RR-12.2, RR-12.3, RR-12.5, RR-20.31, RR-21.4

    Args:
        s: the state.
        seat: who wants to act: the controller of the active investigator.
        free: under which name the act is noted, if it is free once a turn; "" if it costs an action.
        lying: whether it can be done lying down (RR-20.31).
    """
    turn = s.turn
    one = s.active
    name = s.text.name(one.character)
    if turn.phase is not _ACTIONS:
        return Refusal("RR-12.2", seat, f"The action phase of {name} is over; there are no actions after it.")
    if one.space is None:
        return Refusal("RR-21.4", seat, f"{name} has been eliminated; only the discard check is left of this turn.")
    if one.mind.lying and not lying:
        return Refusal("RR-20.31", seat, f"{name} is lying down and can only Rest; to stand up costs 1 stress.")
    if free:
        if free in turn.used:
            return Refusal("RR-12.5", seat, f"{name} has already used this free action in this turn.")
    elif turn.actions < 1:
        return Refusal("RR-12.3", seat, f"{name} has no action left in this turn.")
    return None


def spend_action(s: State) -> State:
    """One action of the turn is used up (RR-12.3)."""
    turn = s.turn
    return with_turn(s, _with_actions(turn, turn.actions - 1))


def note_use(s: State, name: str) -> State:
    """Something has been used that can be used once a turn only (RR-12.5)."""
    turn = s.turn
    return with_turn(s, _with_used(turn, (*turn.used, name)))


def refuse_untimely(ask: Any, s: State, seat: Seat) -> Refusal:
    """Why no act of a turn can be taken now, when something else is asked."""
    if s.turn.number < 1:
        return Refusal("RR-12.1", seat, "The game is still being set up; nobody has a turn yet.")
    who = s.text.name(s.turn.who)
    if s.leader != seat:
        return Refusal("RR-12.1", seat, f"It is the turn of {who}, whom {s.seat_name(s.leader)} plays.")
    if s.turn.phase is not _ACTIONS:
        return Refusal("RR-12.2", seat, f"The action phase of {who} is over; something else is asked: {ask.prompt}")
    return Refusal("RR-12.5", seat, f"Nothing is done in the middle of something else, which is asked: {ask.prompt}")


def _refuse_untimely_card(ask: Any, s: State, seat: Seat) -> Refusal:
    """Why no card can be used now: only in one's own turn, not while something is rolled or worked off (RR-22.7)."""
    if s.turn.number < 1:
        return refuse_untimely(ask, s, seat)
    if s.leader != seat:
        who = s.text.name(s.turn.who)
        return Refusal("RR-22.7", seat, f"Cards are used in one's own turn, and this is the turn of {who}.")
    return Refusal("RR-22.7", seat, f"No card is used in the middle of something else, which is asked: {ask.prompt}")


# ------------------------------------------------------------------ the bases


class TurnDecision(Decision):
    """A moment of a turn at which its player is free to do something, and is asked again after it.

    These are `AskAction` in phase 1 and `AskMeanwhile` later. Whoever writes one has fields `seat` and `who`.

    Attributes:
        seat: who controls the investigator.
        who: the active investigator.
    """

    __slots__ = ()
    seat: Seat
    who: Character

    def again(self) -> Step:
        """The step that asks again once all is done, or does not where it is no use: the investigator has died.

        It finds out when it is run, so that it needs no state here.
        """
        raise NotImplementedError


class TurnAction(Action):
    """An act of a turn, which a `TurnDecision` allows: it is paid for, it is done, then the player is asked again.

    A kind of act is a record below this one with `says` and `means`, which writes `listed`, `forbids` and `act` and
    leaves the rest as it is: `listed` and `forbids` have to agree exactly. For an act that costs something else, such
    as one of a card, `options`, `refuse` and `spend` are written as well; `can_act` and `refuse_act` help with it.

    Attributes:
        free: under which name it is noted in `Turn.used`, if it can be done for no action, once a turn: "run", "attack"
            or "rest"; "" if it costs an action.
        skill: the skill that gives it, if one does.
        lying: whether an investigator who lies on the ground can do it (RR-20.31).
    """

    __slots__ = ()
    free: ClassVar[str] = ""
    skill: ClassVar[Skill | None] = None
    lying: ClassVar[bool] = False

    @classmethod
    def listed(cls, s: State, one: Investigator) -> Sequence[Action]:
        """Every legal one of the active investigator, whose action phase it is and who can pay for it; fast."""
        act = once(cls, one.seat)
        return () if act.forbids(s) else (act,)

    @classmethod
    def options(cls, ask: Any, s: State, seat: Seat) -> Sequence[Action]:
        """Every legal one, where it can be paid."""
        return cls.listed(s, s.active) if can_act(s, cls.free, lying=cls.lying) else ()

    def refuse(self, ask: Any, s: State) -> Refusal | None:
        """Whether there is a way to act at all and to pay for it, then whether it can be done like this."""
        return refuse_act(s, self.seat, self.free, lying=self.lying) or self.forbids(s)

    def forbids(self, s: State) -> Refusal | None:
        """Why it cannot be done like this; asked only of an investigator who lives, and can act and pay."""
        return None

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """Not in one's turn, not in this phase, or not in the middle of something else."""
        return refuse_untimely(ask, s, self.seat)

    def take(self, ask: Any, s: State, play: Play) -> State:
        """Pay for it and do it; once all that it adds is done, the player is asked again, if the investigator lives."""
        play.resume(ask.again())
        return self.act(self.spend(s), play)

    def spend(self, s: State) -> State:
        """Pay for it: an action, or the one free one of this name in this turn."""
        return note_use(s, self.free) if self.free else spend_action(s)

    def act(self, s: State, play: Play) -> State:
        """Do it: change what happens at once, and `play.then` whatever can ask.

        The steps added run before the player is asked again. Nothing has to be done about that here, nor about the
        death of the active investigator: the step of `again` looks at it.
        """
        raise NotImplementedError


class CardAction(TurnAction):
    """What is done with a card or an Unknown Relic: its timing says when, and whether it costs an action (RR-22.7).

    A kind of it writes `listed`, `refuse`, `act` and `timing`.
    """

    __slots__ = ()
    lying = True

    @classmethod
    def options(cls, ask: Any, s: State, seat: Seat) -> Sequence[Action]:
        """Whatever is listed: it has been looked at whether it can be paid."""
        return cls.listed(s, s.active)

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """Not in another's turn, nor in the middle of something else."""
        return _refuse_untimely_card(ask, s, self.seat)

    def spend(self, s: State) -> State:
        """An action, where its timing says so."""
        return spend_action(s) if self.timing(s) is _ACTION else s

    def timing(self, s: State) -> Timing:
        """When it can be done."""
        raise NotImplementedError
