"""What a card can do: the effects that happen, and what is so as long as a card lies there.

They are few, and composed in the card file: `effects = [{ type = "rising.LoseSanity", who = "you", count = 2 }]`. "You"
is the investigator whom the card concerns: who has drawn it, uses it or holds it; in an effect of an advance or of the
end of a turn, the investigator whose turn it is.
"""

from __future__ import annotations

import enum
from typing import ClassVar

from rlyeh_rules.kernel import record

from .spaces import Space

__all__ = [
    "Ability",
    "AddEnergy",
    "AddFire",
    "AddToken",
    "AdvanceAtEnd",
    "Armour",
    "Case",
    "Choice",
    "ChooseOne",
    "ClimbFurther",
    "CostWhenAttacked",
    "CthulhuAttacks",
    "CthulhuHeals",
    "Detach",
    "DiscardCards",
    "DrawDiscovery",
    "Effect",
    "EldersAreSuccesses",
    "ExtraActions",
    "ExtraTentacles",
    "ExtraWounds",
    "Figures",
    "FireOnAttack",
    "FreeRerolls",
    "GreenDice",
    "Heal",
    "If",
    "LoseEnergy",
    "LoseSanity",
    "MakeRoll",
    "MoreRange",
    "MoveFigures",
    "MoveYou",
    "Name",
    "OnDeath",
    "PlaceFigure",
    "PlaceYou",
    "RemoveFire",
    "RestMore",
    "ReturnFigure",
    "RunFurther",
    "Skill",
    "SkillLevel",
    "Standing",
    "Summon",
    "TakeOtherSide",
    "TakeStress",
    "TakeWounds",
    "When",
    "Where",
    "Who",
    "WoundFigures",
]

# ------------------------------------------------------------------ words


class Skill(enum.StrEnum):
    """The skills: six common ones, then the signature of each core investigator (RR-20.10 to RR-20.25)."""

    __hash__ = str.__hash__  # that of an enumeration is a Python function, and skills are looked up all the time

    ARCANE_MASTERY = "arcane-mastery"
    BRAWLING = "brawling"
    MARKSMAN = "marksman"
    STEALTH = "stealth"
    SWIFTNESS = "swiftness"
    TOUGHNESS = "toughness"
    FUELED_BY_MADNESS = "fueled-by-madness"
    HEALING_PRAYER = "healing-prayer"
    SAVAGE = "savage"
    LUCKY = "lucky"
    READ_THE_OMENS = "read-the-omens"
    VENGEANCE_OBSESSION = "vengeance-obsession"
    PROTECTOR = "protector"
    UNKILLABLE = "unkillable"
    HIGH_STRUNG = "high-strung"
    GATE_MANIPULATION = "gate-manipulation"


class Who(enum.StrEnum):
    """Which investigators an effect concerns."""

    YOU = "you"
    HERE = "here"
    """Every investigator in your space, you among them."""
    OTHERS = "others"
    """Every other investigator."""
    EVERYBODY = "everybody"
    ON_PARTS = "on-parts"
    """Every investigator on a body part."""
    ON_GROUND = "on-ground"
    """Every investigator on the ground."""
    BURNING = "burning"
    """Every investigator in a space with Fire."""
    ONE_HERE = "one-here"
    """An investigator in your space whom you choose; you can be that one."""
    ONE = "one"
    """An investigator whom you choose, wherever they are; you can be that one."""


class Name(enum.StrEnum):
    """The enemies that a card can name for a summons (RR-1.5, RR-16.4)."""

    CULTIST = "cultist"
    LEFT = "left"
    """The Left Monster."""
    RIGHT = "right"
    """The Right Monster."""
    SPAWN = "spawn"
    """The R'lyeh Spawn."""
    ITSELF = "itself"
    """The monster on whose card it stands."""


class Figures(enum.StrEnum):
    """Which enemies on the map an effect concerns; body parts only where it says so (RR-23.1, RR-R13)."""

    ENEMIES = "enemies"
    """Cultists and monsters; for wounds, Vulnerable body parts as well (RR-5.18)."""
    CULTISTS = "cultists"
    MONSTERS = "monsters"
    SPAWN = "spawn"
    ONE = "one"
    """An enemy that you choose; for wounds, it can be a Vulnerable body part."""
    NEAREST = "nearest"
    """The nearest Cultist or monster."""
    NEAREST_CULTIST = "nearest-cultist"
    NEAREST_MONSTER = "nearest-monster"


class Where(enum.StrEnum):
    """Where something is put, or happens."""

    __hash__ = str.__hash__  # that of an enumeration is a Python function, and this is looked up for every summons

    YOUR_SPACE = "your-space"
    RED_GATE = "red-gate"
    YELLOW_GATE = "yellow-gate"
    BLUE_GATE = "blue-gate"
    FINAL_VORTEX = "final-vortex"
    NORTH_VORTEX = "north-vortex"
    HORROR_VORTEX = "horror-vortex"
    MOON_VORTEX = "moon-vortex"
    NIGHT_VORTEX = "night-vortex"
    DEATH_VORTEX = "death-vortex"
    EACH_GATE = "each-gate"
    EACH_VORTEX = "each-vortex"
    RANDOM_GATE = "random-gate"
    A_GATE = "a-gate"
    """A Gate that the active player chooses."""
    A_SPACE = "a-space"
    """A space on the ground that the active player chooses."""


class Case(enum.StrEnum):
    """What an effect may depend on."""

    ON_PART = "on-part"
    """You are on a body part."""
    ON_GROUND = "on-ground"
    SAFE = "safe"
    """There is no enemy in your space."""
    ALONE = "alone"
    """There is no other investigator in your space."""
    SPAWN_ON_MAP = "spawn-on-map"
    """The R'lyeh Spawn is on the map."""
    VULNERABLE_PART = "vulnerable-part"
    """A body part is Vulnerable."""
    DESTROYED_PART = "destroyed-part"
    """A body part is destroyed."""
    HOLDING_ENERGY = "holding-energy"
    """You hold Energy."""
    ON_THRESHOLD = "on-threshold"
    """Your sanity marker is on a threshold."""


class When(enum.StrEnum):
    """On which rolls something counts."""

    OWN = "own"
    """On every roll of your own, attacks among them."""
    ATTACK = "attack"
    """When you attack."""
    ATTACK_HERE = "attack-here"
    """When you attack something in your own space."""
    ATTACK_AFAR = "attack-afar"
    """When you attack something that is not in your space."""
    ATTACK_PART = "attack-part"
    """When you attack a body part."""
    ATTACK_CULTIST = "attack-cultist"
    ATTACK_MONSTER = "attack-monster"
    ATTACKED = "attacked"
    """When an enemy attacks you."""
    FIRE = "fire"
    """When you roll for Fire."""
    ANY = "any"
    """On every roll that is yours, against yourself or not; of damage: from any source."""


# ------------------------------------------------------------------ what happens


class Effect:
    """Something that happens; what each does stands in the files of `workings`."""

    __slots__ = ()
    polymorphic: ClassVar[bool] = True
    game: ClassVar[str] = "rising"


@record
class LoseSanity(Effect):
    """Investigators lose sanity, each as a source of its own (RR-20.2, RR-R39).

    Attributes:
        who: who.
        count: how much.
    """

    who: Who
    count: int = 1


@record
class TakeStress(Effect):
    """Investigators take stress, as much as they can (RR-11.3).

    Attributes:
        who: who.
        count: how much.
        or_wounds: whether each stress that cannot be taken is a wound instead.
    """

    who: Who
    count: int = 1
    or_wounds: bool = False


@record
class TakeWounds(Effect):
    """Investigators take wounds (RR-21.1).

    Attributes:
        who: who.
        count: how many.
    """

    who: Who
    count: int = 1


@record
class Heal(Effect):
    """Investigators heal stress and wounds.

    Attributes:
        who: who.
        stress: how much stress.
        wounds: how many wounds.
    """

    who: Who
    stress: int = 0
    wounds: int = 0


@record
class Summon(Effect):
    """Enemies are summoned, as far as figures are left (RR-16.4).

    Attributes:
        enemy: which.
        where: where.
        count: how many.
    """

    enemy: Name
    where: Where
    count: int = 1


@record
class MoveFigures(Effect):
    """Enemies move towards you on a shortest way (RR-14.6).

    Attributes:
        figures: which; where it is one, the active player chooses it.
        spaces: how far, at most.
    """

    figures: Figures
    spaces: int


@record
class PlaceFigure(Effect):
    """An enemy on the map is placed in a space (RR-R36).

    Attributes:
        figures: which: one, or the nearest of a kind.
        where: where.
    """

    figures: Figures
    where: Where = Where.YOUR_SPACE


@record
class ReturnFigure(Effect):
    """Enemies return to their pool without dying, and drop nothing (RR-3.6).

    Attributes:
        figures: which.
        here: whether only those in your space are meant.
    """

    figures: Figures
    here: bool = True


@record
class WoundFigures(Effect):
    """Enemies take wounds (RR-5.18).

    Attributes:
        figures: which.
        count: how many wounds each.
        within: at most how many moves away from you they are.
    """

    figures: Figures
    count: int = 1
    within: int = 0


@record
class MoveYou(Effect):
    """An investigator is moved on the ground, enemies following (RR-14.5); on a body part nobody is moved (RR-2.20).

    Attributes:
        who: who.
        spaces: how far, at most.
        goal: the space towards which, on a shortest way.
    """

    who: Who
    spaces: int
    goal: Space


@record
class PlaceYou(Effect):
    """An investigator is placed in a space: no enemy follows, no Fire is caught (RR-14.5, RR-R10).

    Attributes:
        who: who.
        where: where.
    """

    who: Who
    where: Where


@record
class AddFire(Effect):
    """Fire tokens are put in a space, as far as there are any (RR-15.4).

    Attributes:
        where: where.
        count: how many.
    """

    where: Where
    count: int = 1


@record
class RemoveFire(Effect):
    """All Fire tokens are taken off a space.

    Attributes:
        where: where.
    """

    where: Where


@record
class AddToken(Effect):
    """A Discovery token is put in a space that has none (RR-R24).

    Attributes:
        where: where.
    """

    where: Where


@record
class AddEnergy(Effect):
    """Energy tokens are put in a space (RR-3.10).

    Attributes:
        where: where.
        count: how many.
    """

    where: Where
    count: int = 1


@record
class LoseEnergy(Effect):
    """Investigators discard Energy that they hold, as far as they have it.

    Attributes:
        who: who.
        count: how much.
    """

    who: Who
    count: int = 1


@record
class CthulhuHeals(Effect):
    """Wounds are taken off body parts that are not destroyed (RR-5.9).

    Attributes:
        count: how many off each.
        all: whether off every part; otherwise off the one with the most, the active player choosing among equals.
    """

    count: int = 1
    all: bool = False


@record
class Detach(Effect):
    """The card attached to a part that is not destroyed goes back to who is active (RR-R21).

    The part is invulnerable again and keeps its wounds. The active player chooses the part, where there are several.

    Attributes:
        discard: whether the card goes to the discard pile instead.
    """

    discard: bool = False


@record
class CthulhuAttacks(Effect):
    """Every investigator on a part that is not destroyed is attacked by it, clockwise from who is active."""


@record
class DrawDiscovery(Effect):
    """Draw Discovery cards, which is no investigating (RR-R22).

    Attributes:
        count: how many.
    """

    count: int = 1


@record
class DiscardCards(Effect):
    """Investigators discard Discovery cards of their choice, as many as they have.

    Attributes:
        who: who.
        count: how many.
    """

    who: Who
    count: int = 1


@record
class TakeOtherSide(Effect):
    """The card on which it stands is moved to the other side of its holder's board (RR-22.5)."""


@record
class AdvanceAtEnd(Effect):
    """At the next Mythos discard check of this turn the Elder One advances as if three symbols lay there (RR-19.2)."""


@record
class If(Effect):
    """An effect that depends on something.

    Attributes:
        case: on what.
        then: what happens if it is so.
        otherwise: what happens if not.
    """

    case: Case
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()


@record
class Choice:
    """One way of a choice.

    Attributes:
        stress: what it costs in stress; a way that cannot be paid cannot be chosen (RR-11.6).
        wounds: what it costs in wounds.
        energy: what it costs in Energy.
        effects: what happens.
    """

    stress: int = 0
    wounds: int = 0
    energy: int = 0
    effects: tuple[Effect, ...] = ()


@record
class ChooseOne(Effect):
    """You choose one of several ways.

    Attributes:
        ways: the ways, the first of which can always be paid.
    """

    ways: tuple[Choice, ...]


@record
class MakeRoll(Effect):
    """You make a roll of your own (RR-10.3).

    Attributes:
        needed: how many successes are needed.
        then: what happens with at least so many.
        otherwise: what happens with fewer.
    """

    needed: int
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()


# ------------------------------------------------------------------ what is so as long as a card lies there


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
