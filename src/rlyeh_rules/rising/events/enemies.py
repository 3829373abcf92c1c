"""Enemies and body parts: what happens to them."""

from __future__ import annotations

from typing import Annotated

from rlyeh_rules.kernel import named, record
from rlyeh_rules.rising.cards import Character, Discovery, Foe, Kind
from rlyeh_rules.rising.spaces import Space
from rlyeh_rules.rising.state import Event

__all__ = [
    "CardAttached",
    "CardDetached",
    "EnemyDied",
    "EnemyReturned",
    "EnemySummoned",
    "FoeWounded",
    "GateManipulated",
    "IncantationPerformed",
    "NothingSummoned",
    "PartDestroyed",
    "PartHealed",
]

# ------------------------------------------------------------------ enemies


@record
class EnemySummoned(Event):
    """A figure came on the map (RR-16.4).

    Attributes:
        foe: which figure.
        space: where.
    """

    foe: Annotated[Foe, named]
    space: Space
    rule = "RR-16.4"
    tells = "{foe} was summoned: {space}."


@record
class NothingSummoned(Event):
    """A summons was left out: no figure was left, or it would have stood on a body part (RR-16.4, RR-16.5).

    Attributes:
        kind: what was to be summoned.
        space: where.
    """

    kind: Annotated[Kind, named]
    space: Space
    rule = "RR-16.4"
    tells = "No {kind} could be summoned: {space}."


@record
class GateManipulated(Event):
    """An investigator weakened a figure as it was summoned at a Gate (RR-20.25).

    Attributes:
        who: the investigator.
        foe: the figure.
    """

    who: Annotated[Character, named]
    foe: Annotated[Foe, named]
    rule = "RR-20.25"
    tells = "{who} manipulated the Gate through which {foe} came."


@record
class FoeWounded(Event):
    """A figure or a body part took wounds (RR-23.2, RR-5.9).

    Attributes:
        foe: which.
        count: how many wounds, without those that are lost.
        wounds: how many it has now.
    """

    foe: Annotated[Foe, named]
    count: int
    wounds: int
    rule = "RR-23.2"
    tells = "{foe} was wounded: {count} more, {wounds} in all."


@record
class EnemyDied(Event):
    """A figure died, went back to its pool and left Energy in its space (RR-3.1).

    Attributes:
        foe: which figure.
        space: where.
        energy: how many Energy tokens it left.
    """

    foe: Annotated[Foe, named]
    space: Space
    energy: int
    rule = "RR-3.1"
    tells = "{foe} died; Energy left behind: {energy} ({space})."


@record
class EnemyReturned(Event):
    """A figure went back to its pool without dying (RR-3.6).

    Attributes:
        foe: which figure.
        space: where it stood.
    """

    foe: Annotated[Foe, named]
    space: Space
    rule = "RR-3.6"
    tells = "{foe} was returned to its pool: {space}."


# ------------------------------------------------------------------ body parts


@record
class PartDestroyed(Event):
    """A body part was destroyed (RR-5.10).

    Attributes:
        part: which.
    """

    part: Space
    rule = "RR-5.10"
    tells = "{part} was destroyed."


@record
class PartHealed(Event):
    """Wounds were taken off a body part (RR-5.9).

    Attributes:
        part: which.
        count: how many.
        wounds: how many are left.
    """

    part: Space
    count: int
    wounds: int
    rule = "RR-5.9"
    tells = "{part} healed; wounds taken off: {count}, left: {wounds}."


@record
class CardAttached(Event):
    """A Discovery card was attached to a body part, which is Vulnerable now (RR-5.6).

    Attributes:
        part: the part.
        card: the card.
    """

    part: Space
    card: Annotated[Discovery, named]
    rule = "RR-5.6"
    tells = "{card} was attached: {part} is Vulnerable."


@record
class CardDetached(Event):
    """The card of a body part came off, and the part is invulnerable again (RR-R21).

    Attributes:
        part: the part.
        card: the card.
        who: who has it back; None if it was discarded.
    """

    part: Space
    card: Annotated[Discovery, named]
    who: Annotated[Character | None, named]
    rule = "RR-R21"
    tells = "{card} came off, and {part} is invulnerable again[; {who} has the card back]."


@record
class IncantationPerformed(Event):
    """An investigator performed the Incantation of a Condition (RR-13.13).

    Attributes:
        who: the investigator.
        card: the card.
    """

    who: Annotated[Character, named]
    card: Annotated[Discovery, named]
    rule = "RR-13.13"
    tells = "{who} performed the Incantation of {card}."
