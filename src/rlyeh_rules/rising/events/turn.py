"""Turns: their phases, Rest, the Mythos cards, the end of a turn and the Elder One."""

from __future__ import annotations

from typing import Annotated

from rlyeh_rules.kernel import counted, named, record
from rlyeh_rules.rising.cards import Character, Mythos
from rlyeh_rules.rising.pieces import Phase
from rlyeh_rules.rising.state import Event

__all__ = [
    "ActionsEnded",
    "ElderOneAdvanced",
    "MythosCancelled",
    "MythosDiscarded",
    "MythosDrawn",
    "MythosKept",
    "MythosNotDrawn",
    "MythosPutUnder",
    "MythosRepeated",
    "MythosReshuffled",
    "PhaseBegan",
    "Prayed",
    "Rested",
    "StoodUp",
    "TurnBegan",
]

# ------------------------------------------------------------------ turns


@record
class TurnBegan(Event):
    """The turn of an investigator began (RR-12.1).

    Attributes:
        who: whose.
        number: which turn of the game, from 1.
        actions: the actions that there are in it.
    """

    who: Annotated[Character, named]
    number: int
    actions: int
    rule = "RR-12.1"
    tells = "Turn {number} began: {who}, with {how_many}."

    @property
    def how_many(self) -> str:
        """The actions, in words."""
        return counted(self.actions, "action")


@record
class PhaseBegan(Event):
    """A phase of a turn began (RR-12.2).

    Attributes:
        who: whose turn it is.
        phase: which phase.
    """

    who: Annotated[Character, named]
    phase: Phase
    rule = "RR-12.2"
    tells = "{who}: {phase}."


@record
class ActionsEnded(Event):
    """The action phase was ended; what was left of the actions is lost (RR-12.4).

    Attributes:
        who: whose turn it is.
        left: the actions that were left.
    """

    who: Annotated[Character, named]
    left: int
    rule = "RR-12.4"
    tells = "{who} ended the action phase; actions left unused: {left}."


@record
class Rested(Event):
    """An investigator rested (RR-13.7).

    Attributes:
        who: who.
        free: whether it cost no action (RR-20.25).
    """

    who: Annotated[Character, named]
    free: bool = False
    rule = "RR-13.7"
    tells = "{who} rested."


@record
class StoodUp(Event):
    """An investigator who lay on the ground stood up (RR-20.31).

    Attributes:
        who: who.
    """

    who: Annotated[Character, named]
    rule = "RR-20.31"
    tells = "{who} stood up."


@record
class Prayed(Event):
    """An investigator said a Healing Prayer (RR-20.17).

    Attributes:
        who: who.
    """

    who: Annotated[Character, named]
    rule = "RR-20.17"
    tells = "{who} said a Healing Prayer."


# ------------------------------------------------------------------ Mythos cards


@record
class MythosDrawn(Event):
    """A Mythos card was drawn, for all to see (RR-16.1).

    Attributes:
        who: who drew it.
        card: which card.
    """

    who: Annotated[Character, named]
    card: Annotated[Mythos, named]
    rule = "RR-16.1"
    tells = "{who} drew a Mythos card: {card}."


@record
class MythosNotDrawn(Event):
    """No Mythos card was drawn, since the deck is empty (RR-R34).

    Attributes:
        who: who would have drawn it.
    """

    who: Annotated[Character, named]
    rule = "RR-R34"
    tells = "{who} could not draw a Mythos card: the deck is empty."


@record
class MythosPutUnder(Event):
    """A Mythos card was put under the deck by Read the Omens (RR-20.20).

    Attributes:
        who: who drew it.
        card: which card.
    """

    who: Annotated[Character, named]
    card: Annotated[Mythos, named]
    rule = "RR-20.20"
    tells = "{who} put {card} under the Mythos deck."


@record
class MythosCancelled(Event):
    """The effects and the summons of a Mythos card were cancelled by Read the Omens (RR-20.20).

    Attributes:
        who: who drew it.
        card: which card.
    """

    who: Annotated[Character, named]
    card: Annotated[Mythos, named]
    rule = "RR-20.20"
    tells = "{who} cancelled {card}."


@record
class MythosDiscarded(Event):
    """A Mythos card went to the discard pile (RR-16.1).

    Attributes:
        card: which card.
    """

    card: Annotated[Mythos, named]
    rule = "RR-16.1"
    tells = "{card} went to the Mythos discard pile."


@record
class MythosKept(Event):
    """A Mythos card was kept by Recurring Trauma (RR-20.35).

    Attributes:
        who: beside whose board it lies.
        card: which card.
    """

    who: Annotated[Character, named]
    card: Annotated[Mythos, named]
    rule = "RR-20.35"
    tells = "{card} was kept beside the board of {who}."


@record
class MythosRepeated(Event):
    """The Mythos card that Recurring Trauma keeps was played again (RR-20.35).

    Attributes:
        who: beside whose board it lies.
        card: which card.
    """

    who: Annotated[Character, named]
    card: Annotated[Mythos, named]
    rule = "RR-20.35"
    tells = "{who} lived through {card} again."


@record
class MythosReshuffled(Event):
    """The discarded Mythos cards, and a kept one, were shuffled back into the deck (RR-19.3, RR-R34).

    Attributes:
        cards: how many cards the deck has now.
    """

    cards: int
    rule = "RR-19.3"
    tells = "The Mythos cards were shuffled; cards in the deck: {cards}."


# ------------------------------------------------------------------ the Elder One


@record
class ElderOneAdvanced(Event):
    """The token of the Elder One went one space on (RR-19.3).

    Attributes:
        track: the space on which it is.
    """

    track: int
    rule = "RR-19.3"
    tells = "The Elder One advanced to space {track} of the track."
