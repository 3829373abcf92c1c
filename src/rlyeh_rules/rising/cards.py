"""Components: what the pieces of the game are called, and what stands on each of them."""

from __future__ import annotations

import enum
from typing import Annotated, Final

from rlyeh_rules.kernel import Hideable, Source, named, record

from .effects import Effect
from .spaces import Space
from .traits import Ability, Standing
from .vocabulary import Name, Skill, Where

__all__ = [
    "CULTIST",
    "SPAWN",
    "Character",
    "Cost",
    "CthulhuFacts",
    "Discovery",
    "DiscoveryFacts",
    "EnemyFacts",
    "EpisodeFacts",
    "Foe",
    "HalfFacts",
    "HalfKind",
    "Incantation",
    "Insanity",
    "InsanityFacts",
    "InvestigatorFacts",
    "Kind",
    "Mythos",
    "MythosFacts",
    "PartFacts",
    "Placement",
    "Relic",
    "RelicFacts",
    "Side",
    "SpaceFacts",
    "Timing",
    "Use",
    "energy_drop",
]

# ------------------------------------------------------------------ ids


class Character(Hideable):
    """One of the investigators that can be played."""

    __slots__ = ()
    a_hidden_one = "an investigator"


class Kind(Hideable):
    """A kind of enemy: the Cultists, the R'lyeh Spawn, a monster of an Unknown Monster card, an Expert Cultist."""

    __slots__ = ()
    a_hidden_one = "an enemy"


CULTIST: Final = Kind("cultist")
SPAWN: Final = Kind("rlyeh-spawn")


class Foe(Hideable):
    """Something that can be attacked: a figure, by its kind and number, as `cultist-3`; or a body part, as `head`."""

    __slots__ = ()
    a_hidden_one = "an enemy"


class Mythos(Hideable):
    """A Mythos card; copies of one kind are alike."""

    __slots__ = ()
    a_hidden_one = "a Mythos card"


class Discovery(Hideable):
    """A Discovery card; each is one of a kind."""

    __slots__ = ()
    a_hidden_one = "a Discovery card"


class Relic(Hideable):
    """An Unknown Relic."""

    __slots__ = ()
    a_hidden_one = "an Unknown Relic"


class Insanity(enum.StrEnum):
    """The twelve insanity cards of the core box (RR-20.26 to RR-20.37)."""

    MASOCHISM = "masochism"
    FEAR_OF_CROWDS = "fear-of-crowds"
    KLEPTOMANIA = "kleptomania"
    HYPOCHONDRIA = "hypochondria"
    PYROMANIA = "pyromania"
    CATATONIA = "catatonia"
    CODEPENDENCY = "codependency"
    PARANOIA = "paranoia"
    OBSESSIVE_DISORDER = "obsessive-disorder"
    RECURRING_TRAUMA = "recurring-trauma"
    PSYCHOTIC_OUTBREAK = "psychotic-outbreak"
    SHORT_TERM_MEMORY_LOSS = "short-term-memory-loss"


class Side(enum.StrEnum):
    """Under which side of the board a Discovery card is slipped: only that half of it counts (RR-22.2)."""

    LEFT = "left"
    RIGHT = "right"

    @property
    def other(self) -> Side:
        """The other one."""
        return Side.RIGHT if self is Side.LEFT else Side.LEFT


class HalfKind(enum.StrEnum):
    """What a half of a Discovery card is (RR-22.1)."""

    ITEM = "item"
    COMPANION = "companion"
    CONDITION = "condition"


class Timing(enum.StrEnum):
    """When a card can be used (RR-22.7, RR-12.5)."""

    OWN_TURN = "own-turn"
    """At any time in one's own turn, but not while something else is being worked off."""
    ACTION = "action"
    """In the action phase, for one action."""
    FREE_ACTION = "free-action"
    """In the action phase, for no action."""


# ------------------------------------------------------------------ investigators


@record
class InvestigatorFacts:
    """An investigator's board (RR-20.16 to RR-20.25).

    Attributes:
        id: who it is.
        skills: two common skills, then the signature.
        source: where the entry comes from.
        printed: what of a stand-in is a published fact all the same.
    """

    id: Annotated[Character, named]
    skills: tuple[Skill, ...]
    source: Source
    printed: tuple[str, ...] = ()


@record
class InsanityFacts:
    """An insanity card; what it does stands in insanities.py.

    Attributes:
        id: which.
        source: where the entry comes from.
    """

    id: Insanity
    source: Source


# ------------------------------------------------------------------ enemies

_DROPS: Final = (3, 2, 2)
"""Of pools of one, two and three figures (RR-1.11, RR-1.12)."""
_DROP_OF_MANY: Final = 1
"""RR-1.13."""


def energy_drop(pool: int) -> int:
    """The Energy tokens that a monster with so many figures drops when it dies (RR-1.11 to RR-1.13).

    Examples:
        >>> from rlyeh_rules.rising import energy_drop
        >>> [energy_drop(pool) for pool in (1, 2, 3, 4, 10)]
        [3, 2, 2, 1, 1]
    """
    return _DROPS[pool - 1] if pool <= len(_DROPS) else _DROP_OF_MANY


@record
class EnemyFacts:
    """A kind of enemy.

    Attributes:
        id: which.
        health: the wounds that kill it.
        black: the black dice of its attack.
        green: the green dice of its attack.
        pool: how many figures there are.
        source: where the entry comes from.
        abilities: what is special about it.
        drop: its Energy Drop, where one is printed; 0: by the number of figures.
        setup: what its card adds when it is set up (RR-1.9).
        advance: what its card does when the Elder One advances, as an Unknown Monster of the dashboard (RR-7.3).
        printed: what of a stand-in is a published fact all the same.
    """

    id: Annotated[Kind, named]
    health: int
    black: int
    green: int
    pool: int
    source: Source
    abilities: tuple[Ability, ...] = ()
    drop: int = 0
    setup: tuple[Effect, ...] = ()
    advance: tuple[Effect, ...] = ()
    printed: tuple[str, ...] = ()

    @property
    def energy(self) -> int:
        """The Energy tokens that a figure of it leaves when it dies (RR-3.1)."""
        return self.drop or energy_drop(self.pool)


@record
class PartFacts:
    """A body part on the Cthulhu dashboard.

    Attributes:
        id: which.
        health: the wounds that destroy it (RR-5.8).
        source: where the entry comes from.
        printed: what of a stand-in is a published fact all the same.
    """

    id: Space
    health: int
    source: Source
    printed: tuple[str, ...] = ()


@record
class CthulhuFacts:
    """The card of Cthulhu in his Final Stage (RR-1.16).

    Attributes:
        id: its id.
        black: the black dice with which a body part attacks (RR-17.8).
        green: the green dice.
        source: where the entry comes from.
        abilities: what is special about his attacks, and about attacking him.
        advance: what happens when the Elder One advances.
        end_of_turn: what happens at the end of every turn (RR-18.5).
        printed: what of a stand-in is a published fact all the same.
    """

    id: str
    black: int
    green: int
    source: Source
    abilities: tuple[Ability, ...] = ()
    advance: tuple[Effect, ...] = ()
    end_of_turn: tuple[Effect, ...] = ()
    printed: tuple[str, ...] = ()


# ------------------------------------------------------------------ the episode


@record
class SpaceFacts:
    """A space of the map.

    Attributes:
        id: which.
        links: spaces that it is linked with; a link is listed with one of the two.
        across: where it lies on a picture of the map, in steps from the left, from 0.
        down: likewise from the top.
        source: where the entry comes from.
        token: whether a Discovery token lies there at the start.
        printed: what of a stand-in is a fact of the leaflet all the same.
    """

    id: Space
    links: tuple[Space, ...]
    across: int
    down: int
    source: Source
    token: bool = False
    printed: tuple[str, ...] = ()


@record
class Placement:
    """Enemies that come on the map, as the game is set up or by the summons of a Mythos card.

    Attributes:
        enemy: which.
        where: where.
        count: how many.
    """

    enemy: Name
    where: Where
    count: int = 1


@record
class EpisodeFacts:
    """The Episode card.

    Attributes:
        id: its id.
        start: the space in which the investigators begin.
        placements: the first enemies, in that order (RR-1.8).
        source: where the entry comes from.
        advance: what happens when the Elder One advances, after the Cthulhu card.
        fire: how many Fire tokens there are for the map (RR-15.4).
        printed: what of a stand-in is a fact of the leaflet all the same.
    """

    id: str
    start: Space
    placements: tuple[Placement, ...]
    source: Source
    advance: tuple[Effect, ...] = ()
    fire: int = 8
    printed: tuple[str, ...] = ()


@record
class MythosFacts:
    """A kind of Mythos card (RR-16.1).

    Attributes:
        id: its id.
        symbol: whether it bears a summoning symbol.
        source: where the entry comes from.
        copies: how many there are.
        effects: its special effects, in that order.
        summons: its summons, after them.
        unknown: whether it is an Unknown Mythos card, with the icon of an extra card (RR-16.7).
        printed: what of a stand-in is a fact of the leaflet all the same.
    """

    id: Annotated[Mythos, named]
    symbol: bool
    source: Source
    copies: int = 1
    effects: tuple[Effect, ...] = ()
    summons: tuple[Placement, ...] = ()
    unknown: bool = False
    printed: tuple[str, ...] = ()


# ------------------------------------------------------------------ Discovery cards


@record
class Cost:
    """What has to be paid; what cannot be paid in full cannot be chosen (RR-11.6).

    Attributes:
        stress: stress to take.
        wounds: wounds to take.
        energy: Energy to spend.
        discard: whether the card itself is discarded.
    """

    stress: int = 0
    wounds: int = 0
    energy: int = 0
    discard: bool = False


@record
class Use:
    """Something that the holder of a card can do with it.

    Attributes:
        effects: what it does.
        cost: what it costs.
        timing: when.
        once: whether it can be done once a turn only; if not, it costs something that runs out.
    """

    effects: tuple[Effect, ...]
    cost: Cost = Cost()
    timing: Timing = Timing.OWN_TURN
    once: bool = True


@record
class Incantation:
    """How a Condition makes a body part Vulnerable: the Energy is paid, and the card is attached to it (RR-13.13).

    Attributes:
        part: the part.
        energy: what it costs.
        timing: when, where it is printed; otherwise as the option `incantation_timing` says (RR-R20).
        spaces: in which spaces, where that is printed; otherwise as the option `incantation_range` says (RR-R20).
    """

    part: Space
    energy: int
    timing: Timing | None = None
    spaces: tuple[Space, ...] = ()


@record
class HalfFacts:
    """One half of a Discovery card.

    Attributes:
        kind: whether it is an Item, a Companion or a Condition.
        cost: what it costs to claim it.
        health: the wounds that a Companion can take.
        standing: what is so for its holder.
        uses: what can be done with it.
        end_of_turn: what happens at the end of each turn of its holder (RR-18.2).
        incantation: the Incantation that it is.
    """

    kind: HalfKind
    cost: Cost = Cost()
    health: int = 0
    standing: tuple[Standing, ...] = ()
    uses: tuple[Use, ...] = ()
    end_of_turn: tuple[Effect, ...] = ()
    incantation: Incantation | None = None


@record
class DiscoveryFacts:
    """A Discovery card (RR-22.1).

    Attributes:
        id: its id.
        left: its left half.
        right: its right half.
        source: where the entry comes from.
        effects: its central text, which is mandatory.
        must_claim: whether one of the halves has to be claimed, where one can be paid.
        printed: what of a stand-in is a fact of the leaflet all the same.
    """

    id: Annotated[Discovery, named]
    left: HalfFacts
    right: HalfFacts
    source: Source
    effects: tuple[Effect, ...] = ()
    must_claim: bool = False
    printed: tuple[str, ...] = ()

    def half(self, side: Side) -> HalfFacts:
        """The half that counts under a side of the board."""
        return self.left if side is Side.LEFT else self.right


# ------------------------------------------------------------------ Unknown Relics


@record
class RelicFacts:
    """An Unknown Relic, which acts like a skill and flips at the third threshold (RR-23.8).

    Attributes:
        id: its id.
        standing: what is so for its holder.
        source: where the entry comes from.
        uses: what can be done with it.
        flipped: what is so once it is flipped, instead.
        flipped_uses: what can be done with it then, instead.
        printed: what of a stand-in is a published fact all the same.
    """

    id: Annotated[Relic, named]
    standing: tuple[Standing, ...]
    source: Source
    uses: tuple[Use, ...] = ()
    flipped: tuple[Standing, ...] = ()
    flipped_uses: tuple[Use, ...] = ()
    printed: tuple[str, ...] = ()
