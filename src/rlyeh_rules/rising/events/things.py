"""Energy and Discovery cards: what happens to them."""

from __future__ import annotations

from typing import Annotated

from rlyeh_rules.kernel import named, record
from rlyeh_rules.rising.cards import Character, Discovery, Relic, Side
from rlyeh_rules.rising.spaces import Space
from rlyeh_rules.rising.state import Event

__all__ = [
    "CardClaimed",
    "CardGiven",
    "CardSwitched",
    "CardUsed",
    "DiscoveryDiscarded",
    "DiscoveryDrawn",
    "EnergyAttuned",
    "EnergyGiven",
    "EnergySpent",
    "RelicUsed",
    "TokenUsedUp",
]

# ------------------------------------------------------------------ Energy


@record
class EnergyAttuned(Event):
    """An investigator picked up Energy tokens of their space (RR-13.12).

    Attributes:
        who: the investigator.
        space: where.
        count: how many.
    """

    who: Annotated[Character, named]
    space: Space
    count: int
    rule = "RR-13.12"
    tells = "{who} picked up {count} Energy: {space}."


@record
class EnergySpent(Event):
    """Energy of an investigator went back to the supply (RR-3.9).

    Attributes:
        who: the investigator.
        count: how much.
    """

    who: Annotated[Character, named]
    count: int
    rule = "RR-3.9"
    tells = "{who} gave up {count} Energy."


@record
class EnergyGiven(Event):
    """Energy went from one investigator to another (RR-R17).

    Attributes:
        who: who had it.
        to: who has it now.
        count: how much.
    """

    who: Annotated[Character, named]
    to: Annotated[Character, named]
    count: int
    rule = "RR-R17"
    tells = "{count} Energy went from {who} to {to}."


# ------------------------------------------------------------------ Discovery cards


@record
class DiscoveryDrawn(Event):
    """An investigator drew a Discovery card (RR-22.2).

    Attributes:
        who: the investigator.
        card: the card.
    """

    who: Annotated[Character, named]
    card: Annotated[Discovery, named]
    rule = "RR-22.2"
    tells = "{who} drew {card}."


@record
class TokenUsedUp(Event):
    """The Discovery token was taken off a space, since a card was drawn there (RR-4.2).

    Attributes:
        space: the space.
    """

    space: Space
    rule = "RR-4.2"
    tells = "The Discovery token was removed: {space}."


@record
class CardClaimed(Event):
    """An investigator claimed a half of a Discovery card (RR-22.2).

    Attributes:
        who: the investigator.
        card: the card.
        side: which half.
    """

    who: Annotated[Character, named]
    card: Annotated[Discovery, named]
    side: Side
    rule = "RR-22.2"
    tells = "{who} claimed {card}, half: {side}."


@record
class DiscoveryDiscarded(Event):
    """A Discovery card went to the discard pile (RR-22.3).

    Attributes:
        who: who had it.
        card: the card.
    """

    who: Annotated[Character, named]
    card: Annotated[Discovery, named]
    rule = "RR-22.3"
    tells = "{who} discarded {card}."


@record
class CardSwitched(Event):
    """A Discovery card was moved to the other side of its holder's board (RR-22.5).

    Attributes:
        who: the holder.
        card: the card.
        side: the side on which it lies now.
    """

    who: Annotated[Character, named]
    card: Annotated[Discovery, named]
    side: Side
    rule = "RR-22.5"
    tells = "{card} of {who} took the other side: {side}."


@record
class CardGiven(Event):
    """A Discovery card went from one investigator to another (RR-13.8).

    Attributes:
        who: who had it.
        to: who has it now.
        card: the card.
    """

    who: Annotated[Character, named]
    to: Annotated[Character, named]
    card: Annotated[Discovery, named]
    rule = "RR-13.8"
    tells = "{card} went from {who} to {to}."


@record
class CardUsed(Event):
    """An investigator used a Discovery card (RR-22.7).

    Attributes:
        who: the investigator.
        card: the card.
    """

    who: Annotated[Character, named]
    card: Annotated[Discovery, named]
    rule = "RR-22.7"
    tells = "{who} used {card}."


@record
class RelicUsed(Event):
    """An investigator used their Unknown Relic (RR-23.8).

    Attributes:
        who: the investigator.
        relic: the Relic.
    """

    who: Annotated[Character, named]
    relic: Annotated[Relic, named]
    rule = "RR-23.8"
    tells = "{who} used {relic}."
