"""Dice and Rolls: which dice an investigator is entitled to, and the roll itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from rlyeh_rules.kernel import Play, named, record

from .cards import Character, Foe
from .dice import roll_dice
from .events.rolls import DiceRolled
from .pieces import THRESHOLDS, Investigator
from .rerolls import free_rerolls, look_at
from .results import Reason, Roll
from .sanity import dice_to_come
from .skills import green_dice, level, skills_of, total
from .spaces import GATES
from .state import State, Step
from .targets import abilities_of, all_here, occasions
from .traits import Ability, EldersAreSuccesses, ExtraTentacles, GreenDice
from .vocabulary import Skill

__all__ = [
    "BLACK_DICE",
    "MakeOwnRoll",
    "Reason",
    "Roll",
    "added_by_attacker",
    "added_by_targets",
    "make_roll",
    "own_green_dice",
]

BLACK_DICE: Final = 3
"""Of a roll of one's own (RR-10.3)."""

_BRAWLING, _MARKSMAN = Skill.BRAWLING, Skill.MARKSMAN
_FUELED, _GATES = Skill.FUELED_BY_MADNESS, Skill.GATE_MANIPULATION
_MARKSMAN_DICE: Final = 2
_MARKSMAN_FROM: Final = 2
"""The level of Marksman from which it adds green dice (RR-20.12)."""
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
    count = green_dice(one)
    skills = skills_of(s, one)
    if _FUELED in skills:
        count += _fueled(s, one)
    if _GATES in skills:
        count += _near_gate(s, one)
    if reason is Reason.ATTACK:
        if _BRAWLING in skills and all_here(s, one, targets):
            count += level(s, one, _BRAWLING) >= 1
        if _MARKSMAN in skills and level(s, one, _MARKSMAN) >= _MARKSMAN_FROM and not all_here(s, one, targets):
            count += _MARKSMAN_DICE
    if one.cards or one.relic is not None:
        count += total(s, one, GreenDice, *occasions(s, one, reason, targets))
    return max(0, count)


def _fueled(s: State, one: Investigator) -> int:
    """Fueled by Madness: on a threshold, from level 2 on also one space before it (RR-20.16)."""
    grade = level(s, one, _FUELED)
    near = one.sanity in THRESHOLDS or (grade > 1 and one.sanity + 1 in THRESHOLDS)
    return _FUELED_DICE[grade] if near else 0


def _near_gate(s: State, one: Investigator) -> int:
    """Gate Manipulation 4: within 1 space of a Gate (RR-20.25)."""
    if one.space is None or level(s, one, _GATES) < 4:  # noqa: PLR2004 - the level
        return 0
    away = s.map.distances[one.space]
    return int(any(away[gate] <= 1 for gate in GATES))


# ------------------------------------------------------------------ the roll


def make_roll(  # noqa: PLR0913 - all that a roll knows from the beginning
    s: State,
    one: Investigator,
    reason: Reason,
    dice: tuple[int, int],
    free: int,
    play: Play,
    *,
    targets: tuple[Foe, ...] = (),
    key: str = "",
    at: int = 0,
    protected: bool = False,
    added: tuple[int, bool] = (0, False),
) -> State:
    """Dice are rolled for an investigator; then come rerolls, symbol changes, and what the roll is for (RR-10.8).

    It is the last thing that a step or an action does: what follows is asked, or happens, before all that waits.

    Args:
        s: the state.
        one: the investigator whom the roll belongs to, who lives.
        reason: why it is made.
        dice: how many black dice, and how many green ones.
        free: the free rerolls of this roll.
        play: what is going on.
        targets: whom an attack is on; of an enemy's attack, that enemy.
        key: the list of effects which asks for it.
        at: which effect of that list.
        protected: whether it is an attack that Protector has redirected.
        added: the tentacles that enemies add, and whether each elder sign counts as a success as well (RR-23.5).
    """
    who = one.character
    lie = tuple(sorted(roll_dice(play.chance, *dice)))
    play.tell(DiceRolled(who, reason, lie, targets[0] if reason is Reason.ATTACKED else None))
    extra, elders = added
    roll = Roll(who, reason, lie, free, targets, 0, 0, 0, 0, protected, key, at, extra, elders)
    return look_at(s, one, roll, play)


def added_by_targets(s: State, targets: tuple[Foe, ...]) -> tuple[int, bool]:
    """What those add who are attacked: tentacles (RR-23.5). See `make_roll`."""
    extra = 0
    for foe in targets:
        for ability in abilities_of(s, foe):
            if isinstance(ability, ExtraTentacles) and ability.attacked:
                extra += ability.count
    return extra, False


def added_by_attacker(abilities: Sequence[Ability]) -> tuple[int, bool]:
    """What an enemy adds that attacks: tentacles, and whether elder signs count for it (RR-23.5). See `make_roll`."""
    extra, elders = 0, False
    for ability in abilities:
        if isinstance(ability, ExtraTentacles) and ability.attacking:
            extra += ability.count
        elif isinstance(ability, EldersAreSuccesses):
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
            return make_roll(s, one, Reason.MADE, (BLACK_DICE, green), free, play, key=self.key, at=self.at)
        return s
