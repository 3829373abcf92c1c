"""Effects: what was chosen for them, and what they did that belongs to no other chapter."""

from __future__ import annotations

from typing import Annotated

from rlyeh_rules.kernel import Seat, named, record
from rlyeh_rules.rising.cards import Character, Foe, Kind
from rlyeh_rules.rising.spaces import Space
from rlyeh_rules.rising.state import Event

__all__ = [
    "AdvanceOrdained",
    "EnemyChosen",
    "FirstDeathChosen",
    "FirstMoverChosen",
    "GateDrawn",
    "InvestigatorChosen",
    "RollJudged",
    "SpaceChosen",
    "WayChosen",
]


@record
class WayChosen(Event):
    """A player chose one of the ways that an effect leaves open (RR-25.1).

    Attributes:
        seat: who chose.
        way: which one, from 1.
    """

    seat: Seat
    way: int
    rule = "RR-25.1"
    tells = "{seat} chose way {way}."


@record
class InvestigatorChosen(Event):
    """A player chose the investigator whom an effect concerns (RR-25.1).

    Attributes:
        seat: who chose.
        who: whom.
    """

    seat: Seat
    who: Annotated[Character, named]
    rule = "RR-25.1"
    tells = "{seat} chose {who}."


@record
class EnemyChosen(Event):
    """A player chose the enemy that an effect concerns (RR-25.1, RR-14.7).

    Attributes:
        seat: who chose.
        foe: which.
    """

    seat: Seat
    foe: Annotated[Foe, named]
    rule = "RR-25.1"
    tells = "{seat} chose {foe}."


@record
class SpaceChosen(Event):
    """A player chose the space where an effect happens (RR-25.1).

    Attributes:
        seat: who chose.
        space: which.
    """

    seat: Seat
    space: Space
    rule = "RR-25.1"
    tells = "{seat} chose {space}."


@record
class FirstMoverChosen(Event):
    """A player chose which investigator an effect moves next (RR-25.1).

    Attributes:
        seat: who chose.
        who: which.
    """

    seat: Seat
    who: Annotated[Character, named]
    rule = "RR-25.1"
    tells = "{seat} chose that {who} is moved next."


@record
class FirstDeathChosen(Event):
    """A player chose which of several deaths at once has its effects first (RR-25.1).

    Attributes:
        seat: who chose.
        kind: the kind of enemy.
    """

    seat: Seat
    kind: Annotated[Kind, named]
    rule = "RR-25.1"
    tells = "{seat} chose that the death of {kind} takes effect next."


@record
class GateDrawn(Event):
    """A Gate was drawn at random (RR-23.7).

    Attributes:
        space: which.
        kind: the kind of enemy that is to come there; None where it is no enemy that was to be summoned.
    """

    space: Space
    kind: Annotated[Kind | None, named] = None
    rule = "RR-23.7"
    tells = "A Gate was drawn at random[ for {kind}]: {space}."


@record
class AdvanceOrdained(Event):
    """An effect has it that the Elder One advances at the next Mythos discard check of this turn (RR-19.2)."""

    rule = "RR-19.2"
    tells = "The Elder One will advance at the end of this turn."


@record
class RollJudged(Event):
    """A roll that an effect called for had successes enough, or not (RR-10.8).

    Attributes:
        who: whose roll it was.
        successes: the successes.
        needed: how many were needed.
    """

    who: Annotated[Character, named]
    successes: int
    needed: int
    rule = "RR-10.8"
    tells = "{who} {outcome} with {successes} of {needed} successes."

    @property
    def outcome(self) -> str:
        """Whether it was enough, in a word."""
        return "succeeded" if self.successes >= self.needed else "failed"
