"""Rerolls and Stress: rolling dice again, for nothing or for stress."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

from rlyeh_rules.kernel import Play, Refusal, Seat, changer, record

from .cards import Character, Foe
from .changes import with_investigator, with_turn
from .dice import Die, roll_again
from .events.rolls import DieRerolled
from .pieces import Investigator, Turn
from .results import Reason, Roll
from .skills import TOP_LEVEL, level, skills_of, total
from .state import Action, Decision, State, once
from .stress import can_take_stress, stressed
from .symbols import change_symbols
from .targets import all_here, occasions
from .traits import FreeRerolls
from .vocabulary import Skill

__all__ = ["AskReroll", "Keep", "Reroll", "RerollForStress", "free_rerolls", "look_at", "lucky_left"]

_BRAWLING, _LUCKY = Skill.BRAWLING, Skill.LUCKY
_PROTECTOR, _TOUGHNESS = Skill.PROTECTOR, Skill.TOUGHNESS
_OF_SKILL: Final = 3
"""From this level on Brawling and Protector give free rerolls (RR-20.11, RR-20.22)."""
_TWO: Final = 2
_LUCKY_A_ROLL: Final = 3
"""Of Lucky 4 (RR-20.19)."""

# ------------------------------------------------------------------ how many are free


def free_rerolls(
    s: State, one: Investigator, reason: Reason, targets: tuple[Foe, ...] = (), *, protected: bool = False
) -> int:
    """The free rerolls that one roll has: of skills and of cards (RR-11.4).

    Rules: RR-20.11, RR-20.15, RR-20.19, RR-20.22

    Args:
        s: the state.
        one: the investigator whom the roll belongs to.
        reason: why it is made.
        targets: whom an attack is on.
        protected: whether Protector has redirected the attack to that investigator.
    """
    skills = skills_of(s, one)
    count = _LUCKY_A_ROLL if _LUCKY in skills and level(s, one, _LUCKY) == TOP_LEVEL else 0
    if reason is Reason.ATTACK:
        if _BRAWLING in skills and level(s, one, _BRAWLING) >= _OF_SKILL and all_here(s, one, targets):
            count += _TWO
    elif reason.against:
        if _TOUGHNESS in skills:
            count += level(s, one, _TOUGHNESS) == 1  # what level 2 gives comes instead
        if protected and level(s, one, _PROTECTOR) >= _OF_SKILL:
            count += _TWO
    if one.cards or one.relic is not None:
        count += total(s, one, FreeRerolls, *occasions(s, one, reason, targets))
    return max(0, count)


def lucky_left(s: State, one: Investigator) -> int:
    """The free rerolls of Lucky that are left in this turn, at levels 1 to 3 (RR-20.19)."""
    if _LUCKY not in skills_of(s, one):
        return 0
    grade = level(s, one, _LUCKY)
    return max(0, grade - s.turn.rerolls.count(one.character)) if 0 < grade < TOP_LEVEL else 0


# ------------------------------------------------------------------ the question


def look_at(s: State, one: Investigator, roll: Roll, play: Play) -> State:
    """The dice of an investigator lie: ask whether one is rolled again, if it can be; otherwise go on."""
    if roll.dice and (roll.free > 0 or can_take_stress(one, 1) or lucky_left(s, one)):
        play.then(AskReroll(one.seat, roll))
        return s
    return change_symbols(s, one, roll, play)


_with_dice: Callable[[Roll, tuple[Die, ...], int], Roll] = changer(Roll, "dice", "free")
_with_rerolls: Callable[[Turn, tuple[Character, ...]], Turn] = changer(Turn, "rerolls")


def _again(s: State, one: Investigator, roll: Roll, die: Die, free: int, play: Play) -> State:
    """Roll a die again; the new face stands, and the question comes back."""
    dice = list(roll.dice)
    dice.remove(die)
    new = roll_again(play.chance, die)
    dice.append(new)
    dice.sort()
    play.tell(DieRerolled(roll.who, die, new))
    return look_at(s, one, _with_dice(roll, tuple(dice), free), play)


def _no_such(s: State, seat: Seat, roll: Roll, die: Die) -> Refusal | None:
    if die in roll.dice:
        return None
    return Refusal("RR-11.1", seat, f"No die shows that: {s.text.name(die)}.")


def _untimely(ask: Any, s: State, seat: Seat) -> Refusal:
    """Whose roll it is alone rerolls it (RR-11.5), and before anything is made of the dice (RR-11.2)."""
    if isinstance(ask, AskReroll):
        who = s.text.name(ask.roll.who)
        return Refusal("RR-11.5", seat, f"The roll is that of {who}, whom {s.seat_name(ask.seat)} plays.")
    return Refusal("RR-11.2", seat, "Dice are rerolled right after a roll, before anything is made of them.")


@record
class Reroll(Action):
    """Roll a die again for nothing (RR-11.4): a free reroll of this roll if one is left, else Lucky's of this turn.

    Attributes:
        die: the face that it shows.
    """

    die: Die

    says = "reroll {die}"
    means = "{seat} rerolls {die} for nothing."

    def refuse(self, ask: AskReroll, s: State) -> Refusal | None:
        """A reroll must be free, and the die must be there."""
        roll = ask.roll
        if roll.free < 1 and not lucky_left(s, s.investigator(roll.who)):
            return Refusal("RR-11.4", self.seat, f"{s.text.name(roll.who)} has no free reroll left.")
        return _no_such(s, self.seat, roll, self.die)

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """Not another's roll, and not later."""
        return _untimely(ask, s, self.seat)

    def take(self, ask: AskReroll, s: State, play: Play) -> State:
        roll, free = ask.roll, ask.roll.free
        one = s.investigator(roll.who)
        if free > 0:
            return _again(s, one, roll, self.die, free - 1, play)
        s = with_turn(s, _with_rerolls(s.turn, (*s.turn.rerolls, roll.who)))
        return _again(s, one, roll, self.die, free, play)


@record
class RerollForStress(Action):
    """Take 1 stress to roll a die again (RR-11.1), as often as stress can be taken (RR-11.2).

    Attributes:
        die: the face that it shows.
    """

    die: Die

    says = "reroll {die} for stress"
    means = "{seat} takes 1 stress to reroll {die}."

    def refuse(self, ask: AskReroll, s: State) -> Refusal | None:
        """The stress must fit, and the die must be there."""
        roll = ask.roll
        one = s.investigator(roll.who)
        if not can_take_stress(one, 1):
            return Refusal("RR-11.2", self.seat, f"{s.text.name(roll.who)} can take no more stress than {one.stress}.")
        return _no_such(s, self.seat, roll, self.die)

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """Not another's roll, and not later."""
        return _untimely(ask, s, self.seat)

    def take(self, ask: AskReroll, s: State, play: Play) -> State:
        roll = ask.roll
        one = stressed(s.investigator(roll.who), play)
        return _again(with_investigator(s, one), one, roll, self.die, roll.free, play)


@record
class Keep(Action):
    """Let the dice lie as they are."""

    says = "keep"
    means = "{seat} keeps the dice."

    def take(self, ask: AskReroll, s: State, play: Play) -> State:
        return change_symbols(s, s.investigator(ask.roll.who), ask.roll, play)


@lru_cache(maxsize=4096)
def _ways(seat: Seat, dice: tuple[Die, ...], free: bool, stress: bool) -> Sequence[Action]:  # noqa: FBT001 - as a key
    """What can be done about dice that lie: each face is rolled again, for nothing or for stress, or they are kept."""
    faces = dict.fromkeys(dice)
    found: list[Action] = [Reroll(seat, die) for die in faces] if free else []
    if stress:
        found += [RerollForStress(seat, die) for die in faces]
    return (*found, Keep(seat))


@record
class AskReroll(Decision):
    """The controller of the investigator whom a roll belongs to may roll dice again (RR-11.1, RR-11.5).

    Attributes:
        seat: who controls the investigator.
        roll: the roll.
    """

    seat: Seat
    roll: Roll

    rule = "RR-11.1"
    prompt = "Reroll a die, or keep the dice?"
    allows = (Reroll, RerollForStress, Keep)

    def options(self, s: State, seat: Seat) -> Sequence[Action]:
        """Every die, by every way to pay for it; to keep them all."""
        roll = self.roll
        one = s.investigator(roll.who)
        return _ways(seat, roll.dice, roll.free > 0 or lucky_left(s, one) > 0, can_take_stress(one, 1))

    def default(self, s: State, seat: Seat) -> Any:
        """Keep them."""
        return once(Keep, seat)
