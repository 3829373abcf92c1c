"""Deployed Cultists: activated, readied, moved, shot, gone."""

from __future__ import annotations

from typing import Annotated

from rlyeh_rules.kernel import Seat, named, record
from rlyeh_rules.last_relic.cards import Card
from rlyeh_rules.last_relic.state import Event

__all__ = [
    "CultistActivated",
    "CultistDeployed",
    "CultistEliminated",
    "CultistMoved",
    "CultistReadied",
    "CultistsDiscarded",
    "DeploymentEnded",
    "ShotPlaced",
]


@record
class CultistDeployed(Event):
    """The Cult deployed a Cultist (LR-6.2.2).

    Attributes:
        seat: the Cult.
        card: the Cultist.
        position: at which Location, counted from 1.
    """

    seat: Seat
    card: Annotated[Card, named]
    position: int
    rule = "LR-6.2.2"
    tells = "{seat} deployed {card} at Location {position}."


@record
class DeploymentEnded(Event):
    """The Cult deployed no more (LR-6.2.1).

    Attributes:
        seat: the Cult.
    """

    seat: Seat
    rule = "LR-6.2.1"
    tells = "{seat} ended the deployment."


@record
class CultistActivated(Event):
    """The Cult activated a Cultist (LR-8.2.1).

    Attributes:
        seat: the Cult.
        card: the Cultist.
        choice: which alternatives were chosen.
    """

    seat: Seat
    card: Annotated[Card, named]
    choice: str | None
    rule = "LR-8.2.1"
    tells = "{seat} activated {card}[, alternative {choice}]."


@record
class CultistReadied(Event):
    """A Cultist became ready (LR-8.2.2, LR-6.6.1).

    Attributes:
        card: the Cultist.
        position: where it stands.
    """

    card: Annotated[Card, named]
    position: int
    rule = "LR-6.6.1"
    tells = "{card} became ready."


@record
class CultistMoved(Event):
    """A Cultist moved to another Location (LR-R35).

    Attributes:
        card: the Cultist.
        source: where it stood.
        position: where it stands now.
    """

    card: Annotated[Card, named]
    source: int
    position: int
    rule = "LR-R35"
    tells = "{card} moved from Location {source} to {position}."


@record
class ShotPlaced(Event):
    """A Shot was placed on a Cultist (LR-7.1.9).

    Attributes:
        card: the Cultist.
        position: where it stands.
        shots: how many it has now.
    """

    card: Annotated[Card, named]
    position: int
    shots: int
    rule = "LR-7.1.9"
    tells = "{card} was shot, and has Shots: {shots}."


@record
class CultistEliminated(Event):
    """A Cultist was eliminated (LR-7.1.10).

    Attributes:
        card: the Cultist.
        position: where it stood.
    """

    card: Annotated[Card, named]
    position: int
    rule = "LR-7.1.10"
    tells = "{card} was eliminated at Location {position}."


@record
class CultistsDiscarded(Event):
    """Cultists were discarded without being eliminated (LR-8.2.12, LR-13.5).

    Attributes:
        position: where they stood.
        cards: the Cultists.
    """

    position: int
    cards: Annotated[tuple[Card, ...], named]
    rule = "LR-8.2.12"
    tells = "Discarded from Location {position}: {cards}."
