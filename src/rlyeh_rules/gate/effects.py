"""What a card can do: the effects that happen, and what a lasting insanity card imposes on its owner.

They are few, and composed in the card file: `effects = [{ type = "gate.TakeInsanity", who = "another" }]`. "You" is the
player whom the card concerns: who has drawn or holds the insanity card, uses the Artifact, or has triggered the
incantation that created a god's sigil.
"""

from __future__ import annotations

import enum
from typing import ClassVar

from rlyeh_rules.kernel import record

__all__ = [
    "AtRandom",
    "Deed",
    "DiscardMythos",
    "DrawLess",
    "DrawMythos",
    "Effect",
    "Forbid",
    "LookAtDeck",
    "LookAtPool",
    "Mill",
    "MoveClock",
    "MustDiscard",
    "MustSwap",
    "Mute",
    "NoSwap",
    "OnlyVote",
    "PassCards",
    "Relieve",
    "RemoveInsanity",
    "ReplaceInPool",
    "SeeLess",
    "ShufflePool",
    "SkipTurn",
    "Standing",
    "TakeInsanity",
    "TurnUp",
    "Who",
]


class Deed(enum.StrEnum):
    """The kinds of action of a turn: five, and the three of a discovered Cultist (GR-6.0.2, GR-12.4)."""

    CONTRIBUTE = "contribute"
    RESEARCH = "research"
    GAMBLE = "gamble"
    INVESTIGATE = "investigate"
    ACCUSE = "accuse"
    PLOT = "plot"
    ATTACK = "attack"


class Who(enum.StrEnum):
    """Whom an effect concerns."""

    YOU = "you"
    ANOTHER = "another"
    """Another player, whom you choose."""
    LEFT = "left"
    """The player to your left."""
    OTHERS = "others"
    """Every other player, clockwise from your left."""
    EVERYBODY = "everybody"
    """You, then every other player clockwise."""


# ------------------------------------------------------------------ what happens


class Effect:
    """Something that happens; what it does stands in workings.py, looking.py and removing.py."""

    __slots__ = ()
    polymorphic: ClassVar[bool] = True
    game: ClassVar[str] = "gate"


@record
class TakeInsanity(Effect):
    """Somebody draws insanity cards; discovered Cultists never do (GR-8.9).

    Attributes:
        who: who.
        count: how many.
    """

    who: Who
    count: int = 1


@record
class DiscardMythos(Effect):
    """Somebody discards mythos cards of their hand at random, or all they have (GR-8.11).

    Attributes:
        who: who.
        count: how many.
    """

    who: Who
    count: int = 1


@record
class DrawMythos(Effect):
    """Somebody draws mythos cards, up to a full hand (GR-6.2.5).

    Attributes:
        who: who.
        count: how many.
    """

    who: Who
    count: int = 1


@record
class PassCards(Effect):
    """Every player passes a card of their hand, taken at random, to the left; all at once."""


@record
class Mill(Effect):
    """Cards from the top of the mythos deck are discarded unseen.

    Attributes:
        count: how many.
    """

    count: int


@record
class ShufflePool(Effect):
    """The pool is gathered and shuffled, and lies face down."""


@record
class ReplaceInPool(Effect):
    """A card of the pool, taken at random, is discarded unseen; the top card of the mythos deck takes its place."""


@record
class TurnUp(Effect):
    """Face-down cards of the pool, taken at random, are turned face up.

    Attributes:
        count: how many.
    """

    count: int = 1


@record
class LookAtPool(Effect):
    """You gather and shuffle the pool, look at some of it, and put it back face down.

    Attributes:
        count: how many cards you look at, at most.
    """

    count: int


@record
class LookAtDeck(Effect):
    """You look at the top of the mythos deck, and may discard one of these cards.

    Attributes:
        count: how many cards you look at, as far as the deck reaches.
    """

    count: int


@record
class RemoveInsanity(Effect):
    """You may discard an insanity card, face-down ones unseen.

    Attributes:
        who: whose: your own with `you`, anybody's with `everybody`; it is none of the others.
    """

    who: Who = Who.YOU


@record
class Relieve(Effect):
    """Every player discards the open insanity card that they have had longest."""


@record
class MoveClock(Effect):
    """The clock moves on, or back where the number is negative; insanity never moves it (GR-9.4).

    Attributes:
        hours: how many hours, from -11 to 11; not 0.
    """

    hours: int


@record
class SkipTurn(Effect):
    """Somebody takes no action on their next turn.

    Attributes:
        who: who.
    """

    who: Who = Who.ANOTHER


# ------------------------------------------------------------------ what goes on


class Standing:
    """What a lasting or Secret insanity card imposes on its owner; several of them add up (GR-8.3).

    On a Secret card only `OnlyVote`, `MustSwap`, `NoSwap` and `MustDiscard` can stand: all else would show it.
    """

    __slots__ = ()
    polymorphic: ClassVar[bool] = True
    game: ClassVar[str] = "gate"


@record
class SeeLess(Standing):
    """When investigating you see fewer cards (GR-8.12).

    Attributes:
        count: how many fewer.
    """

    count: int = 1


@record
class DrawLess(Standing):
    """When researching you fill your hand only up to fewer than three cards.

    Attributes:
        count: how many fewer.
    """

    count: int = 1


@record
class MustDiscard(Standing):
    """When researching you discard so many cards at least, or all you have.

    Attributes:
        count: how many.
    """

    count: int = 1


@record
class NoSwap(Standing):
    """When investigating you may not swap."""


@record
class MustSwap(Standing):
    """When investigating you must swap if you can."""


@record
class AtRandom(Standing):
    """Which card you put into the pool is left to chance.

    Attributes:
        deed: the kind of action: contribute or gamble.
    """

    deed: Deed


@record
class Forbid(Standing):
    """You may not choose a kind of action.

    Attributes:
        deed: which kind; none of a discovered Cultist, who has no insanity.
    """

    deed: Deed


@record
class OnlyVote(Standing):
    """You may give but one answer in every vote (GR-8.15).

    Attributes:
        yes: which answer.
    """

    yes: bool


@record
class Mute(Standing):
    """You may not speak in your own defence."""
