"""Dice and Rolls: one roll as it lies, with all that has been decided about it so far."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Any, ClassVar

from rlyeh_rules.kernel import family, named, record

from .cards import Character, Foe
from .dice import Die, elder_signs, successes, tentacles
from .state import Step

__all__ = ["OfRoll", "Reason", "Roll", "outcome"]


class Reason(enum.StrEnum):
    """Why a roll is made.

    Attributes:
        against: whether it is a roll against oneself, each success of which is a wound (RR-10.6).
    """

    ATTACK = "attack"
    """An investigator attacks."""
    ATTACKED = "attacked"
    """An enemy attacks an investigator."""
    FIRE = "fire"
    """The Fire on an investigator's board burns."""
    MADE = "made"
    """An effect tells an investigator to make a roll."""

    against: bool

    def __init__(self, word: str) -> None:
        self.against = word in {"attacked", "fire"}


@record
class Roll:
    """A roll, from the moment at which the dice lie (RR-10.8).

    Attributes:
        who: the investigator whom it belongs to (RR-10.9).
        reason: why it is made.
        dice: the dice as they lie, sorted, since their order means nothing.
        free: the free rerolls of this roll that are left (RR-11.4).
        targets: whom an attack is on; of an enemy's attack, that enemy.
        signs: the elder signs that are counted as successes, and are no elder signs any more (RR-20.10).
        counted: the tentacles that are counted as successes as well (RR-20.24).
        added: the successes added to it.
        doubled: how many of the counted elder signs are counted twice.
        protected: whether it is an attack that Protector has redirected (RR-20.22).
        key: the list of effects which asked for it.
        at: which effect of that list.
        extra: the tentacles that enemies add to it.
        elders: whether each elder sign that is left counts as a success as well (RR-23.5).
    """

    who: Annotated[Character, named]
    reason: Reason
    dice: tuple[Die, ...]
    free: int
    targets: Annotated[tuple[Foe, ...], named] = ()
    signs: int = 0
    counted: int = 0
    added: int = 0
    doubled: int = 0
    protected: bool = False
    key: str = ""
    at: int = 0
    extra: int = 0
    elders: bool = False

    @property
    def successes(self) -> int:
        """The successes, with all that has been changed and added."""
        found = successes(self.dice) + self.signs + self.doubled + self.counted + self.added
        return found + self.elder_signs if self.elders else found

    @property
    def tentacles(self) -> int:
        """The tentacles; one that is counted as a success stays a tentacle (RR-10.11)."""
        return tentacles(self.dice) + self.extra

    @property
    def elder_signs(self) -> int:
        """The elder signs that have not been counted as successes (RR-10.11)."""
        return elder_signs(self.dice) - self.signs


class OfRoll(Step):
    """What a roll was for, once it has been settled: a step for each reason, which has one field, `roll`.

    Attributes:
        reason: why such a roll is made.
        roll: the roll.
    """

    __slots__ = ()
    reason: ClassVar[Reason]
    roll: Roll


@lru_cache(maxsize=1)
def _outcomes() -> Mapping[Reason, Any]:
    """These steps make rolls themselves, and so they stand in files that know this one."""
    return {kind.reason: kind for kind in family(OfRoll)}


def outcome(roll: Roll) -> OfRoll:
    """What comes of a roll that has been settled."""
    step: OfRoll = _outcomes()[roll.reason](roll)
    return step
