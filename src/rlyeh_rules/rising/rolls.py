"""Dice and Rolls: which dice an investigator is entitled to, and the roll itself."""

from __future__ import annotations

from typing import Annotated, Final

from rlyeh_rules.kernel import Play, evolve, named, record

from .cards import Character, Foe
from .dice import roll_dice
from .effects import EldersAreSuccesses, ExtraTentacles, GreenDice, Skill
from .events.rolls import DiceRolled
from .pieces import THRESHOLDS, Investigator
from .rerolls import free_rerolls, look_at
from .results import Reason, Roll
from .sanity import dice_to_come
from .skills import green_dice, level, total
from .spaces import GATES
from .state import State, Step
from .targets import abilities_of, all_here, occasions

__all__ = ["BLACK_DICE", "MakeOwnRoll", "MakeRoll", "Reason", "Roll", "own_green_dice"]

BLACK_DICE: Final = 3
"""Of a roll of one's own (RR-10.3)."""

_BRAWLING, _MARKSMAN = Skill.BRAWLING, Skill.MARKSMAN
_FUELED, _GATES = Skill.FUELED_BY_MADNESS, Skill.GATE_MANIPULATION
_MARKSMAN_DICE: Final = 2
_FUELED_DICE: Final = (0, 1, 1, 2, 3)
"""Of the levels of Fueled by Madness (RR-20.16)."""

# ------------------------------------------------------------------ entitlement


def own_green_dice(s: State, one: Investigator, reason: Reason, targets: tuple[Foe, ...] = ()) -> int:
    """The green dice of a roll of one's own: those of the sanity track, of skills and of cards.

    None of them is optional (RR-10.5). On a roll against oneself there are none (RR-10.6).

    Rules: RR-10.3, RR-20.4, RR-20.11, RR-20.12, RR-20.16, RR-20.25

    Args:
        s: the state.
        one: the investigator.
        reason: why the roll is made.
        targets: whom an attack is on.
    """
    if reason.against:
        return 0
    count = green_dice(one) + _fueled(s, one) + _near_gate(s, one)
    if reason is Reason.ATTACK:
        if all_here(s, one, targets):
            count += level(s, one, _BRAWLING) >= 1
        elif level(s, one, _MARKSMAN) >= 2:  # noqa: PLR2004 - the level
            count += _MARKSMAN_DICE
    if one.cards or one.relic is not None:
        count += total(s, one, GreenDice, *occasions(s, one, reason, targets))
    return max(0, count)


def _fueled(s: State, one: Investigator) -> int:
    """Fueled by Madness: on a threshold, from level 2 on also one space before it (RR-20.16)."""
    grade = level(s, one, _FUELED)
    if not grade:
        return 0
    near = one.sanity in THRESHOLDS or (grade > 1 and one.sanity + 1 in THRESHOLDS)
    return _FUELED_DICE[grade] if near else 0


def _near_gate(s: State, one: Investigator) -> int:
    """Gate Manipulation 4: within 1 space of a Gate (RR-20.25)."""
    if one.space is None or level(s, one, _GATES) < 4:  # noqa: PLR2004 - the level
        return 0
    away = s.map.distances[one.space]
    return int(any(away[gate] <= 1 for gate in GATES))


# ------------------------------------------------------------------ the roll


@record
class MakeRoll(Step):
    """Dice are rolled for an investigator; then come rerolls, symbol changes, and what the roll is for (RR-10.8).

    Attributes:
        who: the investigator whom the roll belongs to.
        reason: why it is made.
        black: how many black dice.
        green: how many green dice.
        free: the free rerolls of this roll.
        targets: whom an attack is on; of an enemy's attack, that enemy.
        key: the list of effects which asks for it.
        at: which effect of that list.
        protected: whether it is an attack that Protector has redirected.
    """

    who: Annotated[Character, named]
    reason: Reason
    black: int
    green: int
    free: int
    targets: Annotated[tuple[Foe, ...], named] = ()
    key: str = ""
    at: int = 0
    protected: bool = False

    def run(self, s: State, play: Play) -> State:
        """Nobody rolls for the dead (RR-R46)."""
        who, reason = self.who, self.reason
        one = s.investigator(who)
        if one.space is None:
            return s
        dice = tuple(sorted(roll_dice(play.chance, self.black, self.green)))
        play.tell(DiceRolled, who, reason, dice)
        roll = Roll(who, reason, dice, self.free, self.targets, 0, 0, 0, 0, self.protected, self.key, self.at)
        if self.targets:
            extra, elders = self._of_enemies(s)
            if extra or elders:
                roll = evolve(roll, extra=extra, elders=elders)
        return look_at(s, one, roll, play)

    def _of_enemies(self, s: State) -> tuple[int, bool]:
        """The tentacles that enemies add, and whether elder signs count for the attacker (RR-23.5)."""
        extra, elders = 0, False
        attacked = self.reason is Reason.ATTACKED
        for foe in self.targets:
            for ability in abilities_of(s, foe):
                if isinstance(ability, ExtraTentacles):
                    extra += ability.count if (ability.attacking if attacked else ability.attacked) else 0
                elif attacked and isinstance(ability, EldersAreSuccesses):
                    elders = True
        return extra, elders


@record
class MakeOwnRoll(Step):
    """An investigator makes a roll because an effect says so (RR-10.3).

    Attributes:
        who: the investigator.
        key: the list of effects which asks for it.
        at: which effect of that list.
    """

    who: Annotated[Character, named]
    key: str
    at: int

    def run(self, s: State, play: Play) -> State:
        one = s.investigator(self.who)
        if one.space is not None:
            green = own_green_dice(s, one, Reason.MADE) - dice_to_come(one, play.agenda)
            free = free_rerolls(s, one, Reason.MADE)
            play.then(MakeRoll(self.who, Reason.MADE, BLACK_DICE, green, free, (), self.key, self.at))
        return s
