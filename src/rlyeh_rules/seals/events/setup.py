"""Set-up: factions, gods and ID cards, and how a turn begins."""

from __future__ import annotations

from typing import Annotated

from rlyeh_rules.kernel import OWNER, BySeat, Seat, named, record, secret
from rlyeh_rules.seals.cards import Faction, IdCard, Thing
from rlyeh_rules.seals.state import Event

__all__ = [
    "ActivePlayerMarkerTaken",
    "ElderGodChosen",
    "ElderGodPicked",
    "FactionsTaken",
    "IdCardChosen",
    "IdCardShown",
    "TurnBegan",
]


@record
class FactionsTaken(Event):
    """Each seat took its faction, its markers and its cards (SC-2.1 to SC-2.6).

    Attributes:
        factions: the faction of each seat.
    """

    factions: BySeat[Faction]
    rule = "SC-2.1"
    tells = "The factions were taken: {factions}."


@record
class ElderGodChosen(Event):
    """The Elder God of the game was chosen, for all to know (SC-2.4).

    Attributes:
        god: the Elder God.
    """

    god: Thing
    rule = "SC-2.4"
    tells = "{god} was chosen as the Elder God of the game."


@record
class ElderGodPicked(Event):
    """A seat picked its own Elder God, unseen (SC-R1).

    Attributes:
        seat: who picked.
        god: what was picked.
    """

    seat: Seat
    god: Annotated[Thing, secret(to=OWNER)]
    rule = "SC-R1"
    tells = "{seat} picked an Elder God."


@record
class IdCardChosen(Event):
    """A seat chose its ID card, unseen (SC-10.2).

    Attributes:
        seat: who chose.
        id: what was chosen.
    """

    seat: Seat
    id: Annotated[IdCard, secret(to=OWNER)]
    rule = "SC-10.2"
    tells = "{seat} chose an ID card."


@record
class IdCardShown(Event):
    """The ID card of a seat was shown to all (SC-R34).

    Attributes:
        seat: whose card it is.
        id: the ID card.
    """

    seat: Seat
    id: Annotated[IdCard, named]
    rule = "SC-R34"
    tells = "{seat} is {id}."


@record
class ActivePlayerMarkerTaken(Event):
    """The first player took the Active Player marker (SC-2.9).

    Attributes:
        seat: the first player.
    """

    seat: Seat
    rule = "SC-2.9"
    tells = "{seat} took the Active Player marker and begins."


@record
class TurnBegan(Event):
    """A turn began (SC-4.19).

    Attributes:
        seat: the active player.
        number: which turn, 1 to 10.
    """

    seat: Seat
    number: int
    rule = "SC-4.19"
    tells = "Turn {number} began: {seat} is the active player."
