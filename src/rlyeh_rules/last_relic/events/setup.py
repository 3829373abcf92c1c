"""Setup: sides taken, Locations drawn and laid, the figure placed."""

from __future__ import annotations

from typing import Annotated

from rlyeh_rules.kernel import OWNER, Seat, record, secret
from rlyeh_rules.last_relic.cards import GreatOldOne, Location
from rlyeh_rules.last_relic.state import Event

__all__ = ["FigurePlaced", "GreatOldOneDrawn", "LocationLaid", "LocationPutUnder", "LocationsDrawn", "SidesTaken"]


@record
class SidesTaken(Event):
    """The seats took their sides (LR-3.1).

    Attributes:
        cult_seat: who plays the Cult.
        adventurer_seat: who plays the Adventurer.
    """

    cult_seat: Seat
    adventurer_seat: Seat
    rule = "LR-3.1"
    tells = "{adventurer_seat} is the Adventurer, {cult_seat} the Cult."


@record
class GreatOldOneDrawn(Event):
    """The Cult drew its Great Old One, unseen by the Adventurer (LR-3.7).

    Attributes:
        seat: the Cult.
        great_old_one: which one.
    """

    seat: Seat
    great_old_one: Annotated[GreatOldOne, secret(to=OWNER)]
    rule = "LR-3.7"
    tells = "{seat} drew a Great Old One."


@record
class LocationsDrawn(Event):
    """The Cult drew Locations to choose from (LR-3.9, LR-8.2.17).

    Attributes:
        seat: the Cult.
        locations: the cards, the top card first.
    """

    seat: Seat
    locations: Annotated[tuple[Location, ...], secret(to=OWNER)]
    rule = "LR-8.2.17"
    tells = "{seat} drew Locations: {locations}."


@record
class LocationLaid(Event):
    """The Cult laid a Location face down in the row (LR-3.9, LR-8.2.17).

    Attributes:
        seat: the Cult.
        position: where it lies, counted from 1.
        location: which one.
    """

    seat: Seat
    position: int
    location: Annotated[Location, secret(to=OWNER)]
    rule = "LR-8.2.17"
    tells = "{seat} laid a Location in position {position}."


@record
class LocationPutUnder(Event):
    """What the Cult had drawn and not laid went under the Location deck (LR-3.10, LR-8.2.17).

    Attributes:
        seat: the Cult.
        locations: the cards.
    """

    seat: Seat
    locations: Annotated[tuple[Location, ...], secret(to=OWNER)]
    rule = "LR-3.10"
    tells = "{seat} put a Location under the deck."


@record
class FigurePlaced(Event):
    """The Adventurer placed her figure (LR-3.11).

    Attributes:
        seat: the Adventurer.
        position: at which Location, counted from 1.
    """

    seat: Seat
    position: int
    rule = "LR-3.11"
    tells = "{seat} starts at Location {position}."
