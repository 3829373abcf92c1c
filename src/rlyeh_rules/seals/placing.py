"""How To Play: a card is placed face down in the centre."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Any, Final

from rlyeh_rules.kernel import OWNER, BySeat, Play, Refusal, Seat, record, secret

from . import events
from .auction import refuse_settled
from .cards import SHUB_NIGGURATH, Card
from .changes import new_window, with_auction, with_hand, without
from .state import NO_MARKERS, Action, Auction, Decision, Lying, State

__all__ = ["AskPlace", "PlaceCard", "place"]


@record
class PlaceCard(Action):
    """Place a card from the hand face down in the centre (SC-4.1).

    Attributes:
        card: a card of the hand.
    """

    card: Annotated[Card, secret(to=OWNER)]

    says = "place {card}"
    means = "{seat} places {card} face down in the centre."

    @classmethod
    def options(cls, ask: Any, s: State, seat: Seat) -> Sequence[PlaceCard]:
        """Each card in hand, unless the opponent must be asked first."""
        player = s.players[seat]
        if player.area and not ask.place_freely and s.complete(seat, SHUB_NIGGURATH):
            return []
        return placings(seat, player.hand)

    def refuse(self, ask: Any, s: State) -> Refusal | None:
        """The card must be in hand; with Shub-Niggurath complete the opponent is asked first."""
        if not ask.place_freely and s.complete(self.seat, SHUB_NIGGURATH):
            return Refusal("SC-R35", self.seat, "Shub-Niggurath is complete: first offer your opponent to choose.")
        if self.card not in s.players[self.seat].hand:
            return Refusal("SC-4.1", self.seat, f"You have no {s.text.name(self.card)} in hand.")
        return None

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """Only the active player places a card, and one in each turn."""
        if s.turn.number and self.seat != s.turn.active:
            return Refusal("SC-4.2", self.seat, "Only the active player places a card.")
        if s.auction is not None:
            if s.opponent(self.seat) in s.auction.centre.seen_by:
                return Refusal("SC-9.9", self.seat, "Your opponent has chosen the card that you place.")
            return Refusal("SC-4.1", self.seat, "A card lies in the centre already: one is placed in each turn.")
        return refuse_settled(s, self.seat)

    def take(self, ask: Any, s: State, play: Play) -> State:
        """The card lies in the centre, known to the player alone (SC-4.3)."""
        return place(s, self.seat, self.card, (self.seat,), play)


@record
class AskPlace(Decision):
    """The card must be placed at once: the opponent has declined to choose it (SC-R35).

    Attributes:
        seat: the active player.
    """

    seat: Seat

    rule = "SC-R35"
    prompt = "Place a card from your hand."
    allows = (PlaceCard,)
    place_freely = True


def place(s: State, seat: Seat, card: Card, knows: tuple[Seat, ...], play: Play) -> State:
    """Put a card of the hand of `seat` in the centre; a new window begins."""
    play.tell(events.CardPlaced(seat, card, knows))
    player = s.players[seat]
    players = s.players.put(seat, with_hand(player, without(player.hand, card)))
    auction = Auction(Lying(card, up=False, seen_by=knows), _NOTHING_STAKED)
    return new_window(with_auction(s, players, auction))


_NOTHING_STAKED: Final = BySeat((NO_MARKERS, NO_MARKERS))


@lru_cache(maxsize=1024)
def placings(seat: Seat, hand: tuple[Card, ...]) -> tuple[PlaceCard, ...]:
    """A placing of each card in a hand; a search asks for the same hands all the time."""
    return tuple([PlaceCard(seat, card) for card in hand])
