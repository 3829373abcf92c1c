"""Elder God Cards: Shub-Niggurath, who lets the opponent choose the card that is placed."""

from __future__ import annotations

from typing import Annotated, Any

from rlyeh_rules.kernel import OWNER, Play, Refusal, Seat, evolve, named, record, secret

from . import events
from .abilities import halves_of, refuse_half, turn_down_card
from .cards import (
    SHUB_NIGGURATH,
    Card,
)
from .changes import alter, prune_spent
from .placing import AskPlace, place
from .state import Action, Decision, State

__all__ = [
    "AskHalf",
    "AskLook",
    "AskName",
    "DeclineToLook",
    "LookAtHand",
    "NameCard",
    "OfferHand",
    "TurnHalfDown",
    "not_offered",
]


@record
class OfferHand(Action):
    """End the START abilities with Shub-Niggurath complete: the opponent may look and choose (SC-R35)."""

    says = "offer"
    means = "{seat} lets the opponent decide whether to look at the hand."

    @classmethod
    def options(cls, ask: Any, s: State, seat: Seat) -> list[OfferHand]:
        """With both halves face up."""
        return [cls(seat)] if s.players[seat].area and s.complete(seat, SHUB_NIGGURATH) else []

    def refuse(self, ask: Any, s: State) -> Refusal | None:
        """Only with both halves face up."""
        if s.complete(self.seat, SHUB_NIGGURATH):
            return None
        return Refusal("SC-9.9", self.seat, "You do not control both halves of Shub-Niggurath face up in front of you.")

    def take(self, ask: Any, s: State, play: Play) -> State:
        """The opponent is asked once."""
        play.tell(events.HandOffered(self.seat, s.opponent(self.seat)))
        play.then(AskLook(s.opponent(self.seat), self.seat))
        return evolve(s, turn=evolve(s.turn, earlier=()))


def not_offered(seat: Seat) -> Refusal:
    """The refusal to a player who would look or choose without having been offered it (SC-9.9)."""
    return Refusal("SC-9.9", seat, "It is not offered to you to look at that hand and choose a card of it.")


@record
class LookAtHand(Action):
    """Look at the whole hand; then a card must be chosen (SC-9.10)."""

    says = "look"
    means = "{seat} looks at the hand of the opponent."

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """Only where Shub-Niggurath offers it."""
        return not_offered(self.seat)

    def take(self, ask: AskLook, s: State, play: Play) -> State:
        """The hand is open to the opponent until a card is placed."""
        play.tell(events.HandLookedAt(self.seat, ask.player, s.players[ask.player].hand))
        play.then(AskName(self.seat, ask.player))
        return alter(s, ask.player, lookers=(self.seat,))


@record
class DeclineToLook(Action):
    """Do not look; both halves stay face up (SC-9.11)."""

    says = "decline"
    means = "{seat} declines to look."

    def take(self, ask: AskLook, s: State, play: Play) -> State:
        """The controller places a card freely, without further START abilities (SC-R35)."""
        play.tell(events.LookDeclined(self.seat))
        play.then(AskPlace(ask.player))
        return s


@record
class AskLook(Decision):
    """Shub-Niggurath's offer (SC-9.9).

    Attributes:
        seat: who may look.
        player: whose hand it is.
    """

    seat: Seat
    player: Seat

    rule = "SC-9.9"
    prompt = "Look at your opponent's hand and choose the card to be placed, or decline."
    allows = (DeclineToLook, LookAtHand)

    def is_open(self, s: State) -> bool:
        """Anybody knows the two answers."""
        return True


@record
class NameCard(Action):
    """Choose the card that the opponent places (SC-9.9).

    Attributes:
        card: a card of the hand that is looked at.
    """

    card: Annotated[Card, secret(to=OWNER)]

    says = "name {card}"
    means = "{seat} chooses {card} to be placed."

    @classmethod
    def options(cls, ask: AskName, s: State, seat: Seat) -> list[NameCard]:
        """Each card of the hand that is looked at."""
        return [cls(seat, card) for card in s.players[ask.player].hand]

    def refuse(self, ask: AskName, s: State) -> Refusal | None:
        """The card must be in that hand."""
        if self.card in s.players[ask.player].hand:
            return None
        return Refusal("SC-9.9", self.seat, f"{s.text.name(self.card)} is not in your opponent's hand.")

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """Only after a look at the hand."""
        return not_offered(self.seat)

    def take(self, ask: AskName, s: State, play: Play) -> State:
        """The card is placed, and the controller picks the half that pays for it (SC-9.11, SC-R35)."""
        play.tell(events.CardNamed(self.seat, ask.player, self.card))
        play.then(AskHalf(ask.player))
        s = alter(s, ask.player, lookers=())
        return place(s, ask.player, self.card, s.seats, play)


@record
class AskName(Decision):
    """Who has looked must choose (SC-R35).

    Attributes:
        seat: who chooses.
        player: whose hand is looked at.
    """

    seat: Seat
    player: Seat

    rule = "SC-9.9"
    prompt = "Choose the card that your opponent places."
    allows = (NameCard,)


@record
class TurnHalfDown(Action):
    """Turn one half of Shub-Niggurath face down (SC-9.11).

    Attributes:
        half: the half.
    """

    half: Annotated[Card, named]

    says = "turn {half}"
    means = "{seat} turns {half} face down."

    @classmethod
    def options(cls, ask: AskHalf, s: State, seat: Seat) -> list[TurnHalfDown]:
        """Either half."""
        return [cls(seat, half) for half in halves_of(s, seat, SHUB_NIGGURATH)]

    def refuse(self, ask: AskHalf, s: State) -> Refusal | None:
        """It must be a half of Shub-Niggurath."""
        return refuse_half(s, self.seat, self.half, SHUB_NIGGURATH, "SC-9.11")

    def take(self, ask: AskHalf, s: State, play: Play) -> State:
        """The half goes down."""
        return prune_spent(turn_down_card(s, self.half, play))


@record
class AskHalf(Decision):
    """The controller picks the half that goes down (SC-R35).

    Attributes:
        seat: who controls the halves.
    """

    seat: Seat

    rule = "SC-9.11"
    prompt = "Which half of Shub-Niggurath do you turn face down?"
    allows = (TurnHalfDown,)

    def is_open(self, s: State) -> bool:
        """Both halves lie face up for all."""
        return True
