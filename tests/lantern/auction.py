"""Chapter 2: the auction. Two seats bid in turn until both pass, one after the other."""

from __future__ import annotations

from typing import Annotated

from rlyeh_rules.kernel import NOBODY, Play, Refusal, Seat, evolve, record, secret

from . import events
from .pool import draw, lay
from .state import Action, Card, Decision, State, Step, change


@record
class Auction(Step):
    """The top card of the deck is put up, unseen (LN-2.1)."""

    seat: Seat

    def run(self, s: State, play: Play) -> State:
        s, cards = draw(s, 1, play)
        for lot in cards:
            play.then(AskBid(self.seat, rival=s.players.left_of(self.seat), lot=lot))
        return s


@record
class Bid(Action):
    """Offer more coins than the standing bid (LN-2.2)."""

    amount: int
    says = "bid {amount}"
    means = "{seat} bids {amount}."

    @classmethod
    def options(cls, ask: AskBid, s: State, seat: Seat) -> list[Bid]:
        return [cls(seat, amount) for amount in range(ask.bid + 1, s.players[seat].coins + 1)]

    def refuse(self, ask: AskBid, s: State) -> Refusal | None:
        coins = s.players[self.seat].coins
        if self.amount <= ask.bid:
            return Refusal("LN-2.2", self.seat, f"You must bid at least {ask.bid + 1}.")
        if self.amount > coins:
            return Refusal("LN-2.3", self.seat, f"You have {coins} coins and cannot bid {self.amount}.")
        return None

    def take(self, ask: AskBid, s: State, play: Play) -> State:
        play.tell(events.BidMade(self.seat, self.amount))
        play.then(evolve(ask, seat=ask.rival, rival=self.seat, bid=self.amount, bidder=self.seat, passes=0))
        return s


@record
class PassBid(Action):
    """Let the standing bid stand; the second pass in a row ends the auction (LN-2.4)."""

    says = "pass"
    means = "{seat} passes."

    def take(self, ask: AskBid, s: State, play: Play) -> State:
        play.tell(events.BidPassed(self.seat))
        if ask.passes == 0:
            play.then(evolve(ask, seat=ask.rival, rival=self.seat, passes=1))
            return s
        if ask.bidder is None:
            play.tell(events.LotLeft(self.seat))
            return lay(s, self.seat, ask.lot, play)
        play.tell(events.LotSold(ask.bidder, ask.bid))
        play.tell(events.Drew(ask.bidder, (ask.lot,)))
        winner = s.players[ask.bidder]
        return change(s, ask.bidder, coins=winner.coins - ask.bid, hand=(*winner.hand, ask.lot))


@record
class AskBid(Decision):
    """A seat raises the standing bid, or passes."""

    seat: Seat
    rival: Seat
    lot: Annotated[Card, secret(to=NOBODY)]
    bid: int = 0
    bidder: Seat | None = None
    passes: int = 0

    rule = "LN-2.2"
    prompt = "Raise the bid, or pass."
    allows = (Bid, PassBid)

    def default(self, s: State, seat: Seat) -> PassBid:
        return PassBid(seat)

    def is_open(self, s: State) -> bool:
        return True
