"""The Pistol: it names the kind of action a player must take, and can undo one just taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rlyeh_rules.gate import events
from rlyeh_rules.gate.cards import Deed, Equipment
from rlyeh_rules.gate.changes import with_turn
from rlyeh_rules.gate.deeds import TurnDecision, deeds_of, impossible
from rlyeh_rules.gate.state import Action, Decision, State, Step, Turn
from rlyeh_rules.kernel import Play, Refusal, Seat, evolve, record

from .uses import EquipmentAction, spend

__all__ = ["AskPistol", "FirePistol", "HoldFire", "PistolWindow"]


def _aimed_at(ask: Any, s: State) -> State | None:
    """The state in which the player whose turn it is chooses an action: this one, or the one before it was taken.

    None where there is none to go back to (GR-13.1.9, GR-R47).
    """
    if s.undo is not None:
        return s.undo
    return s if isinstance(ask, TurnDecision) else None


def _nameable(before: State) -> Sequence[Deed]:
    """The kinds of action that can be named: those possible by what all can see.

    Insanity is not asked, since the Pistol overrules it (GR-13.1.6).
    """
    turn = before.turn
    return [deed for deed in deeds_of(before, turn.seat) if not impossible(before, turn.seat, turn.body, deed)]


@record
class FirePistol(EquipmentAction):
    """Name the kind of action that the player whose turn it is must take; one already taken is undone (GR-13.1.8).

    Attributes:
        target: whose turn it is; so that a shot that comes too late does not hit the next player.
        deed: the kind of action.
    """

    target: Seat
    deed: Deed

    says = "fire pistol at {target}, {deed}"
    means = "{seat} fires the Pistol at {target}, who must {deed}."
    equipment = Equipment.PISTOL
    when = "until the next player's turn begins"
    rule = "GR-13.1.9"

    @classmethod
    def options(cls, ask: Any, s: State, seat: Seat) -> list[FirePistol]:
        """Out of turn; in the window after an action it is listed by the question itself."""
        return [] if isinstance(ask, AskPistol) and ask.seat == seat else cls.listed(ask, s, seat)

    @classmethod
    def listed(cls, ask: Any, s: State, seat: Seat) -> list[FirePistol]:
        """Every kind of action that can be named."""
        if s.holder(Equipment.PISTOL) != seat or seat == s.turn.seat:
            return []
        before = _aimed_at(ask, s)
        return [] if before is None else [cls(seat, s.turn.seat, deed) for deed in _nameable(before)]

    def forbids(self, ask: Any, s: State) -> Refusal | None:
        """Another player's turn, an action that can be undone, and a kind that is possible."""
        if self.target == self.seat:
            return Refusal("GR-R55", self.seat, "You cannot fire at yourself.")
        if self.target != s.turn.seat:
            whose = s.seat_name(s.turn.seat)
            return Refusal("GR-13.1.9", self.seat, f"It is the turn of {whose}: you can fire at nobody else now.")
        before = _aimed_at(ask, s)
        if before is None:
            return Refusal("GR-R47", self.seat, "There is no action that could be forced or undone now.")
        deed, name = s.text.name(self.deed), s.seat_name(s.turn.seat)
        if self.deed not in deeds_of(before, before.turn.seat):
            return Refusal("GR-13.1.8", self.seat, f"{name} cannot {deed}.")
        why = impossible(before, before.turn.seat, before.turn.body, self.deed)
        return None if why is None else Refusal("GR-13.1.8", self.seat, f"{name} cannot {deed}: {why.message}")

    def take(self, ask: Any, s: State, play: Play) -> State:
        """All is as it was when the action began, but for the Pistol, and for chance (GR-R47)."""
        before: Any = _aimed_at(ask, s)
        turn: Turn = before.turn
        play.tell(events.ActionForced(self.seat, turn.seat, self.deed, s.undo is not None))
        play.back_to(before.agenda)
        after = spend(evolve(before, undo=None), self.seat, play)
        return with_turn(after, evolve(turn, must=self.deed))


# ------------------------------------------------------------------ the window after an action


@record
class HoldFire(Action):
    """Let the move stand (GR-13.1.9)."""

    says = "hold fire"
    means = "{seat} does not fire."

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """Not in this game."""
        if not s.setup.options.equipment:
            return Refusal("GR-13.0.1", self.seat, "This game is played without Equipment.")
        return None

    def take(self, ask: AskPistol, s: State, play: Play) -> State:
        play.tell(events.ShotHeld(self.seat))
        return s


@record
class AskPistol(Decision):
    """An action has been taken, and the next turn has not begun: the owner of the Pistol may undo it (GR-13.1.9).

    Attributes:
        seat: the owner.
    """

    seat: Seat

    rule = "GR-13.1.9"
    prompt = "Fire the Pistol to undo this action and force another, or let it stand."
    allows = (HoldFire, FirePistol)

    def options(self, s: State, seat: Seat) -> Sequence[Action]:
        """Let it stand, or fire."""
        return [HoldFire(seat), *FirePistol.listed(self, s, seat)]

    def is_open(self, s: State) -> bool:
        """What can be forced is for all to see; but the owner of Opium must have time to use it."""
        return s.holder(Equipment.OPIUM) is None


@record
class PistolWindow(Step):
    """The turn is about to end: the owner of the Pistol, which lies open, is asked."""

    def run(self, s: State, play: Play) -> State:
        holder = s.holder(Equipment.PISTOL)
        if holder is not None and holder != s.turn.seat and s.undo is not None:
            play.then(AskPistol(holder))
        return s
