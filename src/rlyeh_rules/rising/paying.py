"""What a card costs: whether it can be paid, and paying it. What cannot be paid in full cannot be chosen (RR-11.6)."""

from __future__ import annotations

from rlyeh_rules.kernel import Play, Refusal, Seat, counted

from .cards import Character, Cost
from .energy import energy_of, lacking, spend
from .holding import half_of
from .pieces import HEALTH, Investigator
from .state import State
from .stress import can_take_stress, take_stress
from .wounds import Harm, Wound, companions

__all__ = ["can_pay", "can_take_wounds", "pay", "refuse_cost"]


def can_take_wounds(s: State, one: Investigator, count: int, gone: str = "") -> bool:
    """Whether an investigator has so much health left, with that of their Companions, who can take wounds (RR-22.4).

    Args:
        s: the state.
        one: the investigator.
        count: how many wounds.
        gone: the card that is discarded before, if one is.
    """
    return count <= HEALTH - one.wounds or count <= _health(s, one, gone)


def _health(s: State, one: Investigator, gone: str) -> int:
    healths = [half_of(s, held).health - held.wounds for held in companions(s, one) if held.card != gone]
    return HEALTH - one.wounds + sum(healths)


def can_pay(s: State, one: Investigator, cost: Cost, card: str = "") -> bool:
    """Whether an investigator can pay all of it; what `refuse_cost` does not refuse, fast.

    Args:
        s: the state.
        one: the investigator.
        cost: what has to be paid.
        card: the card that is used, if one is: where it discards itself it takes none of the wounds.
    """
    return (
        (not cost.stress or can_take_stress(one, cost.stress))
        and (not cost.wounds or can_take_wounds(s, one, cost.wounds, card if cost.discard else ""))
        and cost.energy <= energy_of(s, one)
    )


def refuse_cost(s: State, seat: Seat, one: Investigator, cost: Cost, card: str = "") -> Refusal | None:
    """Why an investigator cannot pay all of it."""
    name = s.text.name(one.character)
    if cost.stress and not can_take_stress(one, cost.stress):
        return Refusal("RR-11.6", seat, f"It costs {cost.stress} stress, which {name}, with {one.stress}, cannot take.")
    gone = card if cost.discard else ""
    if cost.wounds and not can_take_wounds(s, one, cost.wounds, gone):
        most = _health(s, one, gone)
        return Refusal("RR-11.6", seat, f"It costs {counted(cost.wounds, 'wound')}, and {name} can take {most}.")
    return lacking(s, seat, one, cost.energy) if cost.energy > energy_of(s, one) else None


def pay(s: State, who: Character, cost: Cost, play: Play) -> State:
    """It is paid: stress and Energy at once, wounds as the next thing, since Companions may take them (RR-22.4).

    Nothing is taken off them. That a card discards itself is left to the caller.
    """
    if cost.stress:
        s = take_stress(s, who, cost.stress, play)
    if cost.energy:
        s = spend(s, who, cost.energy, play)
    if cost.wounds:
        play.then(Wound(who, cost.wounds, Harm.COST))
    return s
