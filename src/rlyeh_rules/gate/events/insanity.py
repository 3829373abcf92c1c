"""Insanity Cards and Equipment: what is drawn, set off, lost, and used."""

from __future__ import annotations

from typing import Annotated

from rlyeh_rules.gate.cards import Deed, Equipment, Insanity, Mythos
from rlyeh_rules.gate.state import Event
from rlyeh_rules.kernel import OWNER, Seat, named, record, secret

__all__ = [
    "ActionForced",
    "CardPassed",
    "EquipmentUsed",
    "EquipmentUsedUp",
    "InsanityCarriedOut",
    "InsanityDrawn",
    "InsanityPutAway",
    "InsanityRemoved",
    "InsanityReshuffled",
    "InsanitySetOff",
    "NothingSetOff",
    "PlayerDrugged",
    "PlayerUsed",
    "RelicDrawn",
    "RelicLeft",
    "RelicSettled",
    "ShotHeld",
    "TargetChosen",
    "TurnLost",
]


@record
class InsanityDrawn(Event):
    """A player drew an insanity card (GR-8.2).

    Attributes:
        seat: who.
        card: which one.
        open: whether it is shown to all.
    """

    seat: Seat
    card: Annotated[Insanity, secret(to=OWNER, unless="open")]
    open: bool
    rule = "GR-8.2"
    tells = "{seat} drew an insanity card[: {card}]."
    reveals = True


@record
class InsanityCarriedOut(Event):
    """An Immediately card is carried out (GR-8.14).

    Attributes:
        seat: who drew it.
        card: which one.
    """

    seat: Seat
    card: Annotated[Insanity, named]
    rule = "GR-8.14"
    tells = "{seat} must carry out {card}."


@record
class InsanityPutAway(Event):
    """An Immediately card was discarded face down (GR-8.14).

    Attributes:
        card: which one.
    """

    card: Annotated[Insanity, named]
    rule = "GR-8.14"
    tells = "{card} was discarded."


@record
class InsanitySetOff(Event):
    """A lasting insanity card took effect after an action (GR-8.8).

    Attributes:
        seat: whose.
        card: which one.
    """

    seat: Seat
    card: Annotated[Insanity, named]
    rule = "GR-8.8"
    tells = "The {card} of {seat} took effect."


@record
class InsanityReshuffled(Event):
    """The insanity discard pile was shuffled and is the deck now (GR-R37).

    Attributes:
        cards: how many cards.
    """

    cards: int
    rule = "GR-R37"
    tells = "The insanity deck ran out; {cards} discarded cards were shuffled to be the new one."


@record
class InsanityRemoved(Event):
    """An insanity card was taken from a player and discarded (GR-R53).

    Attributes:
        seat: from whom.
        card: which one.
        open: whether it lay open.
    """

    seat: Seat
    card: Annotated[Insanity, secret(to=OWNER, unless="open")]
    open: bool
    rule = "GR-R53"
    tells = "{seat} was rid of an insanity card[: {card}]."


@record
class TargetChosen(Event):
    """A player chose whom an effect concerns (GR-R38).

    Attributes:
        seat: who chose.
        target: whom.
    """

    seat: Seat
    target: Seat
    rule = "GR-R38"
    tells = "{seat} chose {target}."


@record
class NothingSetOff(Event):
    """An effect did nothing, since it could concern nobody (GR-R38).

    Attributes:
        seat: who was to choose.
    """

    seat: Seat
    rule = "GR-R38"
    tells = "There was nobody whom {seat} could have chosen."


@record
class CardPassed(Event):
    """A player passed a card of their hand, taken at random, to the left (GR-R53).

    Attributes:
        seat: who.
        target: to whom.
        card: which card.
    """

    seat: Seat
    target: Seat
    card: Annotated[Mythos, secret(to=("seat_of_card", OWNER))]
    rule = "GR-R53"
    tells = "{seat} passed {card} to {target}."

    @property
    def seat_of_card(self) -> tuple[Seat, ...]:
        """Who has it now."""
        return (self.target,)


@record
class TurnLost(Event):
    """A player took no action in this turn (GR-R53).

    Attributes:
        seat: who.
    """

    seat: Seat
    rule = "GR-R53"
    tells = "{seat} took no action in this turn."


@record
class PlayerDrugged(Event):
    """A player will take no action on their next turn (GR-R53).

    Attributes:
        seat: who.
    """

    seat: Seat
    rule = "GR-R53"
    tells = "{seat} will take no action on the next turn."


# ------------------------------------------------------------------ Equipment


@record
class EquipmentUsed(Event):
    """A player used Equipment (GR-13.1.4).

    Attributes:
        seat: who.
        equipment: which piece.
        uses: how often it can still be used.
    """

    seat: Seat
    equipment: Equipment
    uses: int
    rule = "GR-13.1.4"
    tells = "{seat} used the {equipment}; uses left: {uses}."


@record
class EquipmentUsedUp(Event):
    """A piece of Equipment was used up (GR-13.1.5).

    Attributes:
        seat: whose.
        equipment: which piece.
    """

    seat: Seat
    equipment: Equipment
    rule = "GR-13.1.5"
    tells = "The {equipment} of {seat} is used up."


@record
class ActionForced(Event):
    """The Pistol named the kind of action that the player whose turn it is must take (GR-13.1.8).

    Attributes:
        seat: who fired.
        target: at whom.
        deed: the kind of action.
        undone: whether the action already taken was undone.
    """

    seat: Seat
    target: Seat
    deed: Deed
    undone: bool
    rule = "GR-13.1.8"
    tells = "{seat} fired at {target}, who must {deed}[; {what} is undone]."
    reveals = True

    @property
    def what(self) -> str | None:
        """What is undone, if anything is."""
        return "the action just taken" if self.undone else None


@record
class ShotHeld(Event):
    """The owner of the Pistol let a move stand (GR-13.1.9).

    Attributes:
        seat: who.
    """

    seat: Seat
    rule = "GR-13.1.9"
    tells = "{seat} did not fire."


@record
class PlayerUsed(Event):
    """A player acts through another by the Voodoo Doll (GR-13.1.14).

    Attributes:
        seat: who acts.
        target: through whom.
    """

    seat: Seat
    target: Seat
    rule = "GR-13.1.14"
    tells = "{seat} acts through {target}."


@record
class RelicLeft(Event):
    """The owner of the Holy Relic did not use it for a draw (GR-R48).

    Attributes:
        seat: who.
    """

    seat: Seat
    rule = "GR-R48"
    tells = "{seat} did not use the Holy Relic."


@record
class RelicDrawn(Event):
    """Two insanity cards were drawn by the Holy Relic (GR-13.1.11).

    Attributes:
        seat: who.
        cards: which ones.
    """

    seat: Seat
    cards: Annotated[tuple[Insanity, ...], secret(to=OWNER)]
    rule = "GR-13.1.11"
    tells = "{seat} drew cards by the Holy Relic: {cards}."


@record
class RelicSettled(Event):
    """One of the two cards of the Holy Relic was discarded (GR-13.1.11).

    Attributes:
        seat: who.
        card: the card that was discarded.
    """

    seat: Seat
    card: Annotated[Insanity, secret(to=OWNER)]
    rule = "GR-13.1.11"
    tells = "{seat} discarded {card}."
