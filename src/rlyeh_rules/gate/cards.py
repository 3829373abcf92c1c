"""Contents: what the pieces of the game are called, and what stands on each of them."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import Annotated, Final

from rlyeh_rules.kernel import Hideable, Source, named, record

from .effects import Deed, Effect, Standing

__all__ = [
    "CULTIST",
    "INVESTIGATOR",
    "OPPOSITE",
    "ArtifactFacts",
    "BeastCount",
    "Character",
    "CharacterFacts",
    "Deed",
    "Direction",
    "DirectionFacts",
    "Equipment",
    "EquipmentFacts",
    "God",
    "GodFacts",
    "Insanity",
    "InsanityFacts",
    "Keeping",
    "Moment",
    "Mythos",
    "MythosFacts",
    "Nature",
    "NatureFacts",
    "Side",
    "Sigil",
]

# ------------------------------------------------------------------ what the rulebook prints


class Sigil(enum.StrEnum):
    """The four gods around the gate, and the sigil of each (GR-2.4)."""

    ITHAQUA = "ithaqua"
    ZHAR = "zhar"
    BOKRUG = "bokrug"
    DAGON = "dagon"

    @property
    def opposite(self) -> Sigil:
        """Its polar opposite (GR-7.5, GR-R13)."""
        return OPPOSITE[self]


OPPOSITE: Final[Mapping[Sigil, Sigil]] = {
    Sigil.ITHAQUA: Sigil.ZHAR,
    Sigil.ZHAR: Sigil.ITHAQUA,
    Sigil.BOKRUG: Sigil.DAGON,
    Sigil.DAGON: Sigil.BOKRUG,
}
"""The polar opposites, which face each other across the gate."""


class Side(enum.StrEnum):
    """Who wins and loses together (GR-10.5)."""

    INVESTIGATORS = "investigators"
    CULTISTS = "cultists"


class Equipment(enum.StrEnum):
    """The twelve pieces of Equipment (GR-13.1.13)."""

    BLACKMAIL = "blackmail"
    PISTOL = "pistol"
    OPIUM = "opium"
    TARSOID_PSALMS = "tarsoid-psalms"
    RABBITS_FOOT = "rabbits-foot"
    EYE_OF_HORUS = "eye-of-horus"
    HOLY_RELIC = "holy-relic"
    RITUAL_MASK = "ritual-mask"
    MICKY_FINN = "micky-finn"
    ORB_OF_THE_DREAMLANDS = "orb-of-the-dreamlands"
    VOODOO_DOLL = "voodoo-doll"
    SLEIGHT_OF_HAND = "sleight-of-hand"


class Keeping(enum.StrEnum):
    """What becomes of an insanity card that has been drawn (GR-R36)."""

    LASTING = "lasting"
    """It lies open with its owner."""
    SECRET = "secret"  # noqa: S105 - a kind of card
    """It lies face down with its owner, who alone may read it."""
    IMMEDIATELY = "immediately"
    """It is carried out and discarded."""


class Moment(enum.StrEnum):
    """When an Artifact can be used."""

    TURN = "turn"
    """On its owner's turn, before the action."""
    RESEARCH = "research"
    """While its owner researches."""


class BeastCount(enum.StrEnum):
    """How beasts count under a direction of the Necronomicon."""

    BEST = "best"
    """By the sigil that serves the Investigators best, as always (GR-7.7)."""
    NEUTRAL = "neutral"
    """Neither for nor against."""


# ------------------------------------------------------------------ what can lie face down


class Mythos(Hideable):
    """A mythos card or an Artifact, which looks the same from behind; copies of one kind are alike."""

    __slots__ = ()
    a_hidden_one = "a mythos card"


class Insanity(Hideable):
    """An insanity card; copies of one kind are alike."""

    __slots__ = ()
    a_hidden_one = "an insanity card"


class Nature(Hideable):
    """A Secret Nature card."""

    __slots__ = ()
    a_hidden_one = "a Secret Nature"


INVESTIGATOR: Final = Nature("investigator")
CULTIST: Final = Nature("covenant-of-azathoth")
"""GR-6.5.15."""


class Direction(Hideable):
    """A direction card of the Necronomicon."""

    __slots__ = ()
    a_hidden_one = "a direction card"


class God(Hideable):
    """A god card with text."""

    __slots__ = ()
    a_hidden_one = "a god card"


class Character(Hideable):
    """A Player Reference Card, which is the card of a character (GR-R49)."""

    __slots__ = ()
    a_hidden_one = "a character"


# ------------------------------------------------------------------ what stands on each


@record
class MythosFacts:
    """A kind of mythos card.

    Attributes:
        id: its id.
        copies: how many there are.
        source: where the entry comes from.
        sigils: its sigil, or the two of a beast; the Elder Sign has none.
        elder_sign: whether it is an Elder Sign, which counts as any target (GR-11.2.1).
        printed: what of a stand-in is a fact of the rulebook all the same.
    """

    id: Annotated[Mythos, named]
    copies: int
    source: Source
    sigils: tuple[Sigil, ...] = ()
    elder_sign: bool = False
    printed: tuple[str, ...] = ()

    @property
    def is_beast(self) -> bool:
        """Whether it is a beast, which bears two sigils (GR-11.1.1)."""
        return len(self.sigils) > 1


@record
class InsanityFacts:
    """A kind of insanity card.

    Attributes:
        id: its id.
        copies: how many there are.
        keeping: what becomes of one that is drawn.
        source: where the entry comes from.
        after: the kind of action after which its effects happen, each time (GR-8.8).
        effects: what happens then, or at once.
        standing: what it imposes on its owner as long as it lies there.
        turns: the side that its owner is on from then on, with the option `turning` (GR-14.2.1).
        printed: what of a stand-in is a fact of the rulebook all the same.
    """

    id: Annotated[Insanity, named]
    copies: int
    keeping: Keeping
    source: Source
    after: Deed | None = None
    effects: tuple[Effect, ...] = ()
    standing: tuple[Standing, ...] = ()
    turns: Side | None = None
    printed: tuple[str, ...] = ()


@record
class DirectionFacts:
    """A card of the Necronomicon: its cover, or a direction that changes how an incantation is triggered and scored.

    Attributes:
        id: its id.
        source: where the entry comes from.
        cover: whether it is the cover, which has no text.
        face_up: how many cards, counted from the last, are laid face up.
        trigger: the card of the pool that triggers the incantation.
        needed: the net that makes it succeed.
        opposite: what a card that counts as the polar opposite counts.
        neutral: what a neutral card counts.
        beasts: how beasts count.
        insanity: how many insanity cards each player draws for each beast.
        printed: what of a stand-in is a fact of the rulebook all the same.
    """

    id: Annotated[Direction, named]
    source: Source
    cover: bool = False
    face_up: int = 1
    trigger: int = 7
    needed: int = 4
    opposite: int = -1
    neutral: int = 0
    beasts: BeastCount = BeastCount.BEST
    insanity: int = 1
    printed: tuple[str, ...] = ()


@record
class NatureFacts:
    """A kind of Secret Nature card.

    Attributes:
        id: its id.
        copies: how many there are in the box.
        source: where the entry comes from.
        printed: what of a stand-in is a fact of the rulebook all the same.
    """

    id: Annotated[Nature, named]
    copies: int
    source: Source
    printed: tuple[str, ...] = ()


@record
class EquipmentFacts:
    """A piece of Equipment.

    Attributes:
        id: which one.
        uses: how often it can be used (GR-13.1.4).
        source: where the entry comes from.
        printed: what of a stand-in is a fact of the rulebook all the same.
    """

    id: Equipment
    uses: int
    source: Source
    printed: tuple[str, ...] = ()


@record
class CharacterFacts:
    """A character, and the Equipment pictured on its card (GR-13.1.1).

    Attributes:
        id: its id.
        equipment: the Equipment.
        source: where the entry comes from.
        printed: what of a stand-in is a fact of the rulebook all the same.
    """

    id: Annotated[Character, named]
    equipment: Equipment
    source: Source
    printed: tuple[str, ...] = ()


@record
class ArtifactFacts:
    """An Artifact.

    Attributes:
        id: its id, as that of a mythos card.
        uses: how often it can be used.
        source: where the entry comes from.
        during: when it can be used.
        draws: how many cards more its owner draws in that Research.
        effects: what it does.
        printed: what of a stand-in is a fact of the rulebook all the same.
    """

    id: Annotated[Mythos, named]
    uses: int
    source: Source
    during: Moment = Moment.TURN
    draws: int = 0
    effects: tuple[Effect, ...] = ()
    printed: tuple[str, ...] = ()


@record
class GodFacts:
    """A god card with text.

    Attributes:
        id: its id.
        effects: what happens when the sigil that it lies at is created.
        source: where the entry comes from.
        printed: what of a stand-in is a fact of the rulebook all the same.
    """

    id: Annotated[God, named]
    effects: tuple[Effect, ...]
    source: Source
    printed: tuple[str, ...] = ()
