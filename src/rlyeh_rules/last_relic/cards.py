"""The cards and the boards as data: what is printed on each, and the card set that holds them all."""

from __future__ import annotations

from typing import Annotated

import attrs

from rlyeh_rules.kernel import Hideable, Source, named, record

__all__ = [
    "AdventurerHalf",
    "Card",
    "CultHalf",
    "GreatOldOne",
    "GreatOldOneFacts",
    "Location",
    "LocationFacts",
    "ReinforcementFacts",
    "Relic",
    "RelicFacts",
    "Space",
    "StartingAdventurer",
    "StartingCult",
    "Track",
]


# ------------------------------------------------------------------ what can lie face down


class Card(Hideable):
    """The id of a card of a deck: a starting card or a Reinforcement card. There is one of each."""

    __slots__ = ()


class Location(Hideable):
    """The id of a Location card."""

    __slots__ = ()
    a_hidden_one = "a Location"


class GreatOldOne(Hideable):
    """The id of a Great Old One card."""

    __slots__ = ()
    a_hidden_one = "a Great Old One"


class Relic(Hideable):
    """A kind of Relic. Its tokens always lie in the open, so that a field of them names what everybody sees."""

    __slots__ = ()
    a_hidden_one = "a Relic"


# ------------------------------------------------------------------ what is printed


@record
class AdventurerHalf:
    """What an Adventurer card, or the Adventurer's half of a Reinforcement card, does (LR-5.3.1).

    It is of one kind: it has one of the two boxes. How a box is written stands in `rlyeh_rules.last_relic.language`.

    Attributes:
        action: the icons resolved when it is played; "" without them.
        permanent: what it does for the rest of the round; "" for nothing.
    """

    action: str = ""
    permanent: str = ""


@record
class CultHalf:
    """What a Cult card, or the Cult's half of a Reinforcement card, does (LR-5.3.2, LR-R8).

    Attributes:
        resistance: how many Shots eliminate it, 1 or more; None if it is no Cultist (LR-R9).
        activation: the icons resolved when the deployed Cultist is activated.
        action: the icons resolved when it is played from hand.
        permanent: what it does for the rest of the round when it is played from hand.
        deployed: what it does as long as it is deployed.
        eliminated: the icons resolved when it is eliminated.
    """

    resistance: int | None = None
    activation: str = ""
    action: str = ""
    permanent: str = ""
    deployed: str = ""
    eliminated: str = ""


@record
class StartingAdventurer(AdventurerHalf):
    """A card of the Adventurer's starting deck (LR-3.1).

    Attributes:
        id: which card it is.
        source: where what stands on it comes from.
    """

    id: Annotated[Card, named] = attrs.field(kw_only=True)
    source: Source = attrs.field(kw_only=True)


@record
class StartingCult(CultHalf):
    """A card of the Cult's starting deck (LR-3.1).

    Attributes:
        id: which card it is.
        source: where what stands on it comes from.
    """

    id: Annotated[Card, named] = attrs.field(kw_only=True)
    source: Source = attrs.field(kw_only=True)


@record
class ReinforcementFacts:
    """A Reinforcement card: one price, two halves (LR-5.3.3).

    Attributes:
        id: which card it is.
        cost: what it costs, in Funds, 0 or more.
        adventurer: the half that works for the Adventurer.
        cult: the half that works for the Cult.
        source: where what stands on it comes from.
    """

    id: Annotated[Card, named]
    cost: int
    adventurer: AdventurerHalf
    cult: CultHalf
    source: Source


@record
class LocationFacts:
    """A Location card (LR-3.15).

    Attributes:
        id: which card it is.
        hidden: how many Marks resolve it while it is hidden.
        discovered: how many resolve it once it is discovered; more than before.
        relics: the Relics shown on it, picture by picture.
        funds: how many Funds the Cult gains with it.
        ability: the icons of the Adventurer's ability.
        source: where what stands on it comes from.
        printed: what of an entry that is no quotation is a fact of the rulebook all the same.
    """

    id: Annotated[Location, named]
    hidden: int
    discovered: int
    relics: Annotated[tuple[Relic, ...], named]
    funds: int
    ability: str
    source: Source
    printed: tuple[str, ...] = ()


@record
class GreatOldOneFacts:
    """A Great Old One card (LR-9.1.1).

    Attributes:
        id: which card it is.
        relics: the six Relics that its summoning needs.
        source: where what stands on it comes from.
    """

    id: Annotated[GreatOldOne, named]
    relics: Annotated[tuple[Relic, ...], named]
    source: Source


@record
class RelicFacts:
    """A kind of Relic (LR-2.4).

    Attributes:
        id: which kind it is.
        tokens: how many tokens there are of it.
        source: where that comes from.
    """

    id: Annotated[Relic, named]
    tokens: int
    source: Source


@record
class Space:
    """A space of the Exposure track (LR-6.4.4). The spaces stand in their order.

    Attributes:
        notoriety: how far the Notoriety marker moves, back if below 0.
        adventurer: how many Funds the Adventurer gains.
        cult: how many Funds the Cult gains.
        start: whether the marker starts here.
        source: where what stands on it comes from.
        printed: what of a stand-in is a fact of the rulebook all the same.
    """

    notoriety: int = 0
    adventurer: int = 0
    cult: int = 0
    start: bool = False
    source: Source = attrs.field(kw_only=True)
    printed: tuple[str, ...] = attrs.field(kw_only=True, default=())


@record
class Track:
    """A track whose spaces have no effects: Notoriety (LR-2.3), and Funds where they have a maximum (LR-R39).

    Attributes:
        id: "notoriety" or "funds".
        last: the number of its last space, counted from 0.
        start: the number of the space on which the marker starts.
        source: where that comes from.
        printed: what of a stand-in is a fact of the rulebook all the same.
    """

    id: str
    last: int
    start: int
    source: Source
    printed: tuple[str, ...] = ()
