"""Actions: cards played, abilities activated, Locations discovered, Relics stolen."""

from __future__ import annotations

from typing import Annotated

from rlyeh_rules.kernel import Seat, named, record
from rlyeh_rules.last_relic.cards import Card, Location, Relic
from rlyeh_rules.last_relic.effects import Icon
from rlyeh_rules.last_relic.state import Event

__all__ = [
    "AbilityActivated",
    "CardPlayed",
    "EffectSetOff",
    "IconSkipped",
    "LocationDiscovered",
    "Passed",
    "PermanentPlayed",
    "RelicStolen",
]


@record
class Passed(Event):
    """A player passed a turn of the Action Phase (LR-6.3.2).

    Attributes:
        seat: the player.
    """

    seat: Seat
    rule = "LR-6.3.2"
    tells = "{seat} passed."


@record
class CardPlayed(Event):
    """A player played a card for its icons (LR-7.1.2, LR-8.1.1).

    Attributes:
        seat: the player.
        card: the card.
        choice: which alternatives were chosen.
    """

    seat: Seat
    card: Annotated[Card, named]
    choice: str | None
    rule = "LR-7.1.2"
    tells = "{seat} played {card}[, alternative {choice}]."


@record
class PermanentPlayed(Event):
    """A player played a permanent card (LR-7.1.1, LR-8.1.2).

    Attributes:
        seat: the player.
        card: the card.
    """

    seat: Seat
    card: Annotated[Card, named]
    rule = "LR-7.1.1"
    tells = "{seat} played {card}, which stays for the round."


@record
class EffectSetOff(Event):
    """A continuous effect was set off, or what is printed for the elimination of a Cultist (LR-5.3.2, LR-7.1.10).

    Attributes:
        seat: whose card it is.
        card: the card.
    """

    seat: Seat
    card: Annotated[Card, named]
    rule = "LR-5.3.2"
    tells = "{card} took effect."


@record
class IconSkipped(Event):
    """An icon could do nothing and was skipped (LR-R30).

    Attributes:
        seat: whose icon it is.
        icon: the icon.
    """

    seat: Seat
    icon: Icon
    rule = "LR-R30"
    tells = "{icon}: nothing came of it."


@record
class AbilityActivated(Event):
    """The Adventurer activated the ability of a Location (LR-7.4.1).

    Attributes:
        seat: the Adventurer.
        position: where the Location lies.
        location: which it is.
        choice: which alternatives were chosen.
    """

    seat: Seat
    position: int
    location: Annotated[Location, named]
    choice: str | None
    rule = "LR-7.4.1"
    tells = "{seat} activated the ability of {location}[, alternative {choice}]."


@record
class LocationDiscovered(Event):
    """The Adventurer discovered a Location (LR-7.2.1).

    Attributes:
        seat: the Adventurer.
        position: where it lies.
        location: which it is.
    """

    seat: Seat
    position: int
    location: Annotated[Location, named]
    rule = "LR-7.2.1"
    tells = "{seat} discovered Location {position}: {location}."


@record
class RelicStolen(Event):
    """The Adventurer stole a Relic (LR-7.3.2).

    Attributes:
        seat: the Adventurer.
        position: from which Location.
        relic: which Relic.
    """

    seat: Seat
    position: int
    relic: Annotated[Relic, named]
    rule = "LR-7.3.2"
    tells = "{seat} stole {relic} from Location {position}."
