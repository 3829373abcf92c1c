"""Play a Card: which ways a row of icons can be taken, with what it needs, and what stands against a wish.

It is the same for cards from hand, activated Cultists and the abilities of Locations (LR-R29, LR-R31).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rlyeh_rules.kernel import Play, Refusal, Seat, counted

from .effects import Need, Stat, Taken
from .locations import take_clues
from .rows import ResolveIcons, can_do_anything
from .state import State

__all__ = ["allowed", "is_empty", "pay_clues", "refuse_way"]


def allowed(s: State, taken: Taken, paid: int = 0) -> bool:
    """Whether the needs of a way are met before the first icon (LR-7.1.12, LR-7.1.13, LR-R31).

    Args:
        s: the state.
        taken: the way.
        paid: how many Clues at her Location are spent otherwise.
    """
    return not taken.needs or _unmet(s, taken, paid) is None


def _unmet(s: State, taken: Taken, paid: int) -> Need | None:
    """The first need that is not met."""
    for need in taken.needs:
        if _there(s, need.stat) < _wanted(need, taken, paid):
            return need
    return None


def _wanted(need: Need, taken: Taken, paid: int) -> int:
    """How much a need wants; of Clues all that are paid together must be there."""
    return taken.clues + paid if need.stat is Stat.CLUE else need.least


def _there(s: State, stat: Stat) -> int:
    """How much there is of what is needed."""
    her = s.adventurer
    if stat is Stat.CLUE:
        place = s.place(her.position)
        return place.clues if place is not None else 0
    if stat is Stat.CULTISTS:
        return len(s.cultists_at(her.position))
    if stat is Stat.WOUNDS:
        return her.wounds
    return her.madness if stat is Stat.MADNESS else her.damage


_WORDS: Mapping[Stat, str] = {
    Stat.CLUE: "Clue",
    Stat.CULTISTS: "Cultist",
    Stat.WOUNDS: "Wound",
    Stat.MADNESS: "Madness token",
    Stat.DAMAGE: "damage token",
}


def _refuse_needs(s: State, seat: Seat, taken: Taken, paid: int) -> Refusal | None:
    """The first need that is not met, as a refusal."""
    need = _unmet(s, taken, paid)
    if need is None:
        return None
    is_hers = seat == s.adventurer.seat
    where = (" on you" if is_hers else " on the Adventurer") if need.stat in _ON_HER else " at your Location"
    where = where if is_hers else where.replace("your", "her")
    there = _there(s, need.stat)
    wants, has = (counted(number, _WORDS[need.stat]) for number in (_wanted(need, taken, paid), there))
    rule = "LR-7.1.13" if is_hers else "LR-R31"
    return Refusal(rule, seat, f"That needs {wants}{where}; there {'is' if there == 1 else 'are'} {has}.")


_ON_HER: Final = (Stat.WOUNDS, Stat.MADNESS, Stat.DAMAGE)


def _refuse_choice(ways: Sequence[Taken], seat: Seat, choice: str | None, rule: str) -> Refusal | None:
    """Why a choice between ways is none that there is (LR-7.1.3, LR-R29)."""
    letters = [taken.choice for taken in ways]
    if choice in letters:
        return None
    if letters == [None]:
        return Refusal(rule, seat, "There is nothing to choose on it.")
    return Refusal(rule, seat, f"Choose one of the alternatives: {', '.join(str(letter) for letter in letters)}.")


def is_empty(s: State, step: ResolveIcons) -> bool:
    """Whether an option forbids a row, since none of its icons could do anything (LR-R30)."""
    return s.setup.options.forbid_empty_actions and not can_do_anything(s, step)


def refuse_way(s: State, ways: Sequence[Taken], step: ResolveIcons, rule: str, paid: int = 0) -> Refusal | None:
    """Why a row cannot be resolved in the way that is chosen.

    Args:
        s: the state.
        ways: the ways that there are.
        step: the row, with the choice.
        rule: the id of the rule by which one has to choose.
        paid: how many Clues at her Location are spent otherwise.
    """
    refusal = _refuse_choice(ways, step.seat, step.choice, rule)
    if refusal is None:
        taken = next(taken for taken in ways if taken.choice == step.choice)
        refusal = _refuse_needs(s, step.seat, taken, paid)
    if refusal is None and is_empty(s, step):
        return Refusal("LR-R30", step.seat, "None of its icons could do anything now.")
    return refusal


def pay_clues(s: State, taken: Taken, play: Play) -> State:
    """Discard the Clues that a way costs, from the side of her Location (LR-R31)."""
    return take_clues(s, s.adventurer.position or 0, taken.clues, play) if taken.clues else s
