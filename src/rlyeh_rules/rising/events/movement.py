"""Movement, Fire and tokens: what moved, what was placed, what came on the map and went off it."""

from __future__ import annotations

from typing import Annotated

from rlyeh_rules.kernel import named, record
from rlyeh_rules.rising.cards import Character, Foe
from rlyeh_rules.rising.spaces import Space
from rlyeh_rules.rising.state import Event

__all__ = [
    "EnemyMoved",
    "EnemyPlaced",
    "EnergyAdded",
    "FireAdded",
    "FireCaught",
    "FirePutOut",
    "FireRemoved",
    "Moved",
    "PlacedByEffect",
    "Sneaked",
    "TokenAdded",
    "TokensDiscarded",
]

# ------------------------------------------------------------------ figures


@record
class Moved(Event):
    """An investigator left a space for an adjacent one, and the enemies there came along (RR-14.1).

    Attributes:
        who: who.
        space: the space that was left.
        to: the space that was entered.
        followers: the enemies that came along.
    """

    who: Annotated[Character, named]
    space: Space
    to: Space
    followers: Annotated[tuple[Foe, ...], named] = ()
    rule = "RR-14.1"
    tells = "{who} moved from {space} to {to}[, followed by {followers}]."


@record
class Sneaked(Event):
    """An investigator left a space unnoticed by some of the enemies there (RR-20.13).

    Attributes:
        who: who.
        foes: the enemies that did not follow.
    """

    who: Annotated[Character, named]
    foes: Annotated[tuple[Foe, ...], named]
    rule = "RR-20.13"
    tells = "{who} sneaked past {foes}."


@record
class PlacedByEffect(Event):
    """An effect placed an investigator in a space: nothing followed, and no Fire was caught (RR-14.5).

    Attributes:
        who: who.
        space: where.
    """

    who: Annotated[Character, named]
    space: Space
    rule = "RR-14.5"
    tells = "{who} was placed in {space}."


@record
class EnemyMoved(Event):
    """An effect moved an enemy (RR-14.6).

    Attributes:
        foe: which.
        space: the space that it left.
        to: the space in which it stopped.
    """

    foe: Annotated[Foe, named]
    space: Space
    to: Space
    rule = "RR-14.6"
    tells = "{foe} moved from {space} to {to}."


@record
class EnemyPlaced(Event):
    """An effect placed an enemy that was on the map in another space (RR-R36).

    Attributes:
        foe: which.
        space: where.
    """

    foe: Annotated[Foe, named]
    space: Space
    rule = "RR-R36"
    tells = "{foe} was placed in {space}."


# ------------------------------------------------------------------ Fire


@record
class FireCaught(Event):
    """An investigator caught Fire on leaving a space (RR-15.1).

    Attributes:
        who: who.
        count: how many tokens.
    """

    who: Annotated[Character, named]
    count: int
    rule = "RR-15.1"
    tells = "{who} caught Fire: {count}."


@record
class FirePutOut(Event):
    """The Fire tokens left the board of an investigator (RR-18.3).

    Attributes:
        who: whose.
        count: how many.
    """

    who: Annotated[Character, named]
    count: int
    rule = "RR-18.3"
    tells = "The Fire on {who} went out: {count}."


@record
class FireAdded(Event):
    """Fire was put in a space (RR-15.4).

    Attributes:
        space: where.
        count: how many tokens.
    """

    space: Space
    count: int
    rule = "RR-15.4"
    tells = "Fire was put in {space}: {count}."


@record
class FireRemoved(Event):
    """The Fire was taken off a space (RR-15.4).

    Attributes:
        space: where.
        count: how many tokens.
    """

    space: Space
    count: int
    rule = "RR-15.4"
    tells = "The Fire in {space} went out: {count}."


# ------------------------------------------------------------------ other tokens


@record
class TokenAdded(Event):
    """A Discovery token was put in a space (RR-R24).

    Attributes:
        space: where.
    """

    space: Space
    rule = "RR-R24"
    tells = "A Discovery token was put in {space}."


@record
class EnergyAdded(Event):
    """Energy was put in a space (RR-3.1).

    Attributes:
        space: where.
        count: how many tokens.
    """

    space: Space
    count: int
    rule = "RR-3.1"
    tells = "Energy was put in {space}: {count}."


@record
class TokensDiscarded(Event):
    """Tokens that would have been put on a body part were discarded (RR-2.15).

    Attributes:
        space: the body part.
        count: how many tokens.
    """

    space: Space
    count: int
    rule = "RR-2.15"
    tells = "Tokens cannot lie on {space} and were discarded: {count}."
