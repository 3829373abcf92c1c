"""Traits: what is so as long as a card lies there, and what is special about an enemy."""

from __future__ import annotations

from typing import ClassVar

from rlyeh_rules.kernel import record

from .effects import Effect
from .vocabulary import Skill, When

__all__ = [
    "Ability",
    "Armour",
    "ClimbFurther",
    "CostWhenAttacked",
    "EldersAreSuccesses",
    "ExtraActions",
    "ExtraTentacles",
    "ExtraWounds",
    "FireOnAttack",
    "FreeRerolls",
    "GreenDice",
    "MoreRange",
    "OnDeath",
    "RestMore",
    "RunFurther",
    "SkillLevel",
    "Standing",
]


class Standing:
    """Something that is so for the holder of a card as long as it lies there."""

    __slots__ = ()
    polymorphic: ClassVar[bool] = True
    game: ClassVar[str] = "rising"


@record
class GreenDice(Standing):
    """More green dice on rolls of one's own; never on rolls against oneself (RR-10.6).

    Attributes:
        count: how many.
        when: on which rolls.
    """

    count: int = 1
    when: When = When.ATTACK


@record
class FreeRerolls(Standing):
    """Free rerolls on each roll (RR-11.4).

    Attributes:
        count: how many.
        when: on which rolls.
    """

    count: int = 1
    when: When = When.ANY


@record
class ExtraWounds(Standing):
    """A target that one attacks and deals a wound takes more.

    Attributes:
        count: how many more.
        when: on which attacks.
    """

    count: int = 1
    when: When = When.ATTACK


@record
class Armour(Standing):
    """Wounds and loss of sanity are less, never below 0.

    Attributes:
        wounds: so many wounds fewer.
        sanity: so much sanity less.
        when: of attacks, of Fire, or of any source.
    """

    wounds: int = 0
    sanity: int = 0
    when: When = When.ATTACKED


@record
class MoreRange(Standing):
    """Targets may be so many spaces further away (RR-13.5).

    Attributes:
        count: how many.
    """

    count: int = 1


@record
class RunFurther(Standing):
    """A Run may go further, or not so far (RR-13.1).

    Attributes:
        count: how many spaces; below 0: fewer.
    """

    count: int = 1


@record
class ClimbFurther(Standing):
    """A Climb may go further.

    Attributes:
        count: how many spaces.
    """

    count: int = 1


@record
class ExtraActions(Standing):
    """More actions a turn, or fewer (RR-12.3).

    Attributes:
        count: how many; below 0: fewer.
    """

    count: int = 1


@record
class RestMore(Standing):
    """A Rest heals more, or less (RR-13.7).

    Attributes:
        count: how many points; below 0: fewer.
    """

    count: int = 1


@record
class SkillLevel(Standing):
    """A level of a skill (RR-20.7).

    Attributes:
        skill: which.
    """

    skill: Skill


# ------------------------------------------------------------------ what an enemy is like


class Ability:
    """A special ability of an enemy."""

    __slots__ = ()
    polymorphic: ClassVar[bool] = True
    game: ClassVar[str] = "rising"


@record
class FireOnAttack(Ability):
    """Before it attacks Fire tokens are put in its space (RR-23.4).

    Attributes:
        count: how many.
    """

    count: int = 1


@record
class EldersAreSuccesses(Ability):
    """When it attacks, each elder sign counts as a success as well (RR-23.5)."""


@record
class ExtraTentacles(Ability):
    """Tentacles are added to rolls.

    Attributes:
        count: how many.
        attacking: whether to the roll when it attacks.
        attacked: whether to the roll of who attacks it.
    """

    count: int = 1
    attacking: bool = True
    attacked: bool = False


@record
class CostWhenAttacked(Ability):
    """Who attacks it takes stress or wounds for symbols of the roll.

    Attributes:
        each: for each elder sign if True; otherwise once, whatever is rolled.
        stress: how much stress.
        wounds: how many wounds.
    """

    each: bool = True
    stress: int = 0
    wounds: int = 0


@record
class OnDeath(Ability):
    """When it dies something happens; "you" is who is active.

    Attributes:
        effects: what.
    """

    effects: tuple[Effect, ...]
