"""Setup: who is played by whom, what was dealt and drawn, who begins."""

from __future__ import annotations

from typing import Annotated

from rlyeh_rules.kernel import Seat, named, record
from rlyeh_rules.rising.cards import Character, Insanity, Kind, Relic
from rlyeh_rules.rising.spaces import Space
from rlyeh_rules.rising.state import Event

__all__ = [
    "CharacterTaken",
    "EpisodeMonstersDrawn",
    "InsanityDealt",
    "InvestigatorHandedOut",
    "InvestigatorPlaced",
    "PartnerNamed",
    "RelicTaken",
    "RelicsLaid",
    "StartDrawn",
    "UnknownMonsterSetUp",
]


@record
class EpisodeMonstersDrawn(Event):
    """Two Unknown Monsters were drawn as the monsters of the episode (RR-1.4, RR-1.5).

    Attributes:
        left: the Left Monster.
        right: the Right Monster.
    """

    left: Annotated[Kind, named]
    right: Annotated[Kind, named]
    rule = "RR-1.4"
    tells = "The Left Monster is {left}, the Right Monster {right}."


@record
class InvestigatorHandedOut(Event):
    """One of the five places in the order of turns went to a player (RR-1.2).

    Attributes:
        number: which place, from 1.
        seat: to whom.
    """

    number: int
    seat: Seat
    rule = "RR-1.2"
    tells = "Investigator {number} went to {seat}."


@record
class CharacterTaken(Event):
    """A player chose a character (RR-26.4).

    Attributes:
        seat: who.
        who: the character.
    """

    seat: Seat
    who: Annotated[Character, named]
    rule = "RR-26.4"
    tells = "{seat} chose {who}."


@record
class InvestigatorPlaced(Event):
    """An investigator began in the start space, played by somebody (RR-1.2, RR-26.4).

    Attributes:
        who: which.
        seat: by whom it is played.
        space: the start space.
    """

    who: Annotated[Character, named]
    seat: Seat
    space: Space
    rule = "RR-1.2"
    tells = "{who} is played by {seat} and begins at the {space}."


@record
class InsanityDealt(Event):
    """An investigator was dealt an insanity card, face up (RR-20.9).

    Attributes:
        who: which.
        insanity: the card.
    """

    who: Annotated[Character, named]
    insanity: Insanity
    rule = "RR-20.9"
    tells = "{who} was dealt {insanity}."


@record
class PartnerNamed(Event):
    """A codependent investigator's partner was named (RR-20.32).

    Attributes:
        who: who is codependent.
        partner: on whom.
    """

    who: Annotated[Character, named]
    partner: Annotated[Character, named]
    rule = "RR-20.32"
    tells = "{who} depends on {partner}."


@record
class StartDrawn(Event):
    """It was drawn who has the first turn (RR-12.1).

    Attributes:
        who: which investigator.
    """

    who: Annotated[Character, named]
    rule = "RR-12.1"
    tells = "{who} was drawn to begin."


@record
class UnknownMonsterSetUp(Event):
    """An Unknown Monster was set on the dashboard, and a Gate was drawn for it (RR-23.7).

    Attributes:
        kind: which.
        space: the Gate.
    """

    kind: Annotated[Kind, named]
    space: Space
    rule = "RR-23.7"
    tells = "The Unknown Monster {kind} begins at the {space}."


@record
class RelicsLaid(Event):
    """Unknown Relics were laid open for the draft (RR-23.8).

    Attributes:
        relics: which.
    """

    relics: Annotated[tuple[Relic, ...], named]
    rule = "RR-23.8"
    tells = "These Unknown Relics lie open: {relics}."


@record
class RelicTaken(Event):
    """An investigator got an Unknown Relic (RR-23.8).

    Attributes:
        who: which.
        relic: the Relic.
    """

    who: Annotated[Character, named]
    relic: Annotated[Relic, named]
    rule = "RR-23.8"
    tells = "{who} took {relic}."
