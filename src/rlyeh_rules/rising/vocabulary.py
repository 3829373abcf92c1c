"""The words in which a card says what it does: whom, what, where and when it means."""

from __future__ import annotations

import enum

__all__ = ["Case", "Figures", "Name", "Skill", "When", "Where", "Who"]


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
