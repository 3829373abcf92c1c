"""Equipment: who has which, and how often it can still be used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from rlyeh_rules.gate import events
from rlyeh_rules.gate.cards import Equipment
from rlyeh_rules.gate.changes import with_player
from rlyeh_rules.gate.state import Action, State
from rlyeh_rules.kernel import Play, Refusal, Seat, evolve

__all__ = ["EquipmentAction", "other_seats", "refuse_other", "refuse_use", "spend"]


def refuse_use(s: State, seat: Seat, equipment: Equipment) -> Refusal | None:
    """Why a seat cannot use a piece of Equipment at all."""
    name = s.text.name(equipment)
    if not s.setup.options.equipment:
        return Refusal("GR-13.0.1", seat, f"There is no {name} in this game: it is played without Equipment.")
    if s.equipment(seat) is not equipment:
        body = s.turn.body
        if s.turn.seat == seat and s.equipment(body) is equipment:
            return Refusal("GR-13.1.14", seat, f"You act through {s.seat_name(body)}, but the {name} stays theirs.")
        return Refusal("GR-13.1.1", seat, f"The {name} is not yours.")
    if not s.players[seat].uses:
        return Refusal("GR-13.1.4", seat, f"Your {name} is used up.")
    return None


def spend(s: State, seat: Seat, play: Play) -> State:
    """Use a seat's Equipment once; after the last use it is out of the game (GR-13.1.5)."""
    player = s.players[seat]
    equipment: Any = s.equipment(seat)
    uses = player.uses - 1
    play.tell(events.EquipmentUsed(seat, equipment, uses))
    if not uses:
        play.tell(events.EquipmentUsedUp(seat, equipment))
    return with_player(s, seat, evolve(player, uses=uses))


def other_seats(s: State, seat: Seat) -> Sequence[Seat]:
    """Every other seat, clockwise."""
    return [other for other, _ in s.players.others(seat)]


def refuse_other(s: State, seat: Seat, target: Seat, rule: str) -> Refusal | None:
    """A refusal where a seat has to name another one and does not."""
    if not 0 <= target < len(s.players):
        return Refusal(rule, seat, f"There is no seat {target} at this table.")
    return Refusal(rule, seat, "Name another player, not yourself.") if target == seat else None


class EquipmentAction(Action):
    """The use of a piece of Equipment. What is the same for all: it must be there, one's own, and not used up."""

    __slots__ = ()
    equipment: ClassVar[Equipment]
    when: ClassVar[str]
    """When it can be used, for the refusal at another time."""
    rule: ClassVar[str] = "GR-13.1.4"

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """Not in this game, not one's own, used up, or not now."""
        return refuse_use(s, self.seat, self.equipment) or Refusal(
            self.rule, self.seat, f"The {s.text.name(self.equipment)} can be used {self.when}."
        )

    def refuse(self, ask: Any, s: State) -> Refusal | None:
        """What is the same for all, then what this piece says."""
        return refuse_use(s, self.seat, self.equipment) or self.forbids(ask, s)

    def forbids(self, ask: Any, s: State) -> Refusal | None:
        """Why it cannot be used like this."""
        return None
