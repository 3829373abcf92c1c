"""Reinforcement Phase: purchases, reservations, and the market filled up again."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, Final

from rlyeh_rules.kernel import Play, Refusal, Seat, changer, evolve, named, record

from . import events
from .cards import Card
from .changes import alter_adventurer, alter_cult, spend_funds, with_cards, with_market, without
from .continuous import price_of, shift_of_prices
from .events import Phase
from .state import Action, Cards, Market, State, Step
from .turns import Pass, Passable, refuse_untimely
from .wording import half_words

__all__ = ["AskBuy", "AskReserve", "Buy", "ClearMarket", "OfferReservation", "Reinforcement", "Reserve", "refilled"]

_on_offer: Callable[[Market, tuple[Card, ...]], Market] = changer(Market, "cards")
_bought: Callable[..., Cards] = changer(Cards, "discard", "bought")

OFFER: Final = 5
"""Cards on offer (LR-3.5, LR-6.5.8)."""


@record
class Reinforcement(Step):
    """The Reinforcement Phase begins with whoever made the first of the two passes (LR-6.5.1, LR-R19).

    Attributes:
        starter: that player.
    """

    starter: Seat

    def run(self, s: State, play: Play) -> State:
        play.tell(events.PhaseBegan(Phase.REINFORCEMENT))
        play.then(AskBuy(self.starter, self.starter))
        return s


# ------------------------------------------------------------------ purchases


@record
class Buy(Action):
    """Buy a card of the market; it goes to one's discard pile (LR-6.5.2, LR-6.5.3).

    Attributes:
        card: the card.
    """

    card: Annotated[Card, named]

    says = "buy {card}"
    means = "{seat} buys {card}."

    def words(self, s: State) -> str:
        """Its price, and what it does for the buyer."""
        return _offer(s, self.seat, self.card)

    @classmethod
    def options(cls, ask: AskBuy, s: State, seat: Seat) -> list[Buy]:
        """Every card that the player has Funds enough for."""
        side, prices = s.side(seat), s.setup.content.price
        means, reserved = side.funds - shift_of_prices(s, seat), side.reserved
        return [_buy(seat, card) for card in s.market.cards if prices[card] - (card == reserved) <= means]

    def refuse(self, ask: AskBuy, s: State) -> Refusal | None:
        """It must be on offer, and be paid for (LR-5.4.1)."""
        name, funds = s.text.name(self.card), s.side(self.seat).funds
        if self.card not in s.market.cards:
            return Refusal("LR-6.5.2", self.seat, f"{name} is not in the market.")
        price = price_of(s, self.seat, self.card)
        if price > funds:
            return Refusal("LR-6.5.3", self.seat, f"{name} costs you {price}, and you have {funds}.")
        return None

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """Funds buy cards in the Reinforcement Phase only, one card a turn (LR-5.4.2)."""
        if isinstance(ask, AskBuy):
            return refuse_untimely(ask, s, self.seat)
        rule = "LR-6.5.11" if isinstance(ask, AskReserve) else "LR-5.4.2"
        return Refusal(rule, self.seat, "Cards are bought while the Reinforcement Phase has purchases, not now.")

    def take(self, ask: AskBuy, s: State, play: Play) -> State:
        """Reserve tokens on it go back to their owners (LR-6.5.10); its space stays empty for now (LR-6.5.4)."""
        seat, card, market = self.seat, self.card, s.market
        price = price_of(s, seat, card)
        play.tell(events.CardBought(seat, card, price))
        s = spend_funds(s, seat, price, play)
        s = with_market(s, _on_offer(market, without(market.cards, card)))
        cards = s.side(seat).cards
        s = with_cards(s, seat, _bought(cards, (*cards.discard, card), (*cards.bought, card)))
        for owner in s.seats:
            if s.side(owner).reserved == card:
                play.tell(events.ReserveReturned(owner))
                s = _with_reserved(s, owner, None)
        play.then(AskBuy(s.opponent(seat), ask.starter))
        return s


@cache
def _buy(seat: Seat, card: Card) -> Buy:
    """The action of buying a card, which is listed again and again."""
    return Buy(seat, card)


@record
class AskBuy(Passable):
    """A purchase turn (LR-6.5.2).

    Attributes:
        seat: whose turn it is.
        starter: who had the first.
        passed: whether the opponent has just passed.
    """

    seat: Seat
    starter: Seat
    passed: bool = False

    rule = "LR-6.5.2"
    prompt = "Buy a card from the market, or pass."
    told = events.NothingBought
    allows = (Pass, Buy)

    def after_pass(self, s: State, play: Play) -> State:
        """Two passes in a row end the purchases; reservations follow in the order of the turns (LR-R19)."""
        other = s.opponent(self.seat)
        if self.passed:
            play.then(OfferReservation(self.starter), OfferReservation(s.opponent(self.starter)), ClearMarket())
        else:
            play.then(AskBuy(other, self.starter, passed=True))
        return s

    def is_open(self, s: State) -> bool:
        """Market and Funds are for all to see."""
        return True


# ------------------------------------------------------------------ reservations


@record
class OfferReservation(Step):
    """A player whose Reserve token is at hand may place it (LR-6.5.5, LR-R17).

    Attributes:
        seat: the player.
    """

    seat: Seat

    def run(self, s: State, play: Play) -> State:
        """Nothing is asked of one who cannot."""
        if s.side(self.seat).reserved is None and s.market.cards:
            play.then(AskReserve(self.seat))
        return s


@record
class Reserve(Action):
    """Place one's Reserve token on a card of the market (LR-6.5.5).

    Attributes:
        card: the card; the opponent's token may lie on it as well (LR-6.5.6).
    """

    card: Annotated[Card, named]

    says = "reserve {card}"
    means = "{seat} reserves {card}."

    def words(self, s: State) -> str:
        """Its price as yet, and what it would do for who reserves it."""
        return _offer(s, self.seat, self.card)

    @classmethod
    def options(cls, ask: AskReserve, s: State, seat: Seat) -> list[Reserve]:
        """Every card that is still there."""
        return [cls(seat, card) for card in s.market.cards]

    def refuse(self, ask: AskReserve, s: State) -> Refusal | None:
        """It must be in the market still."""
        if self.card in s.market.cards:
            return None
        return Refusal("LR-6.5.5", self.seat, f"{s.text.name(self.card)} is not in the market.")

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """After the purchases, once, with a token that is on its owner's board."""
        seat, reserved = self.seat, s.side(self.seat).reserved
        if reserved is not None:
            return Refusal("LR-R17", seat, f"Your Reserve token lies on {s.text.name(reserved)} until that is bought.")
        if isinstance(ask, AskReserve):
            return Refusal("LR-6.5.5", seat, f"{s.seat_name(ask.seat)} decides now.")
        return Refusal("LR-6.5.5", seat, "Cards are reserved after the purchases of the Reinforcement Phase.")

    def take(self, ask: AskReserve, s: State, play: Play) -> State:
        play.tell(events.CardReserved(self.seat, self.card))
        return _with_reserved(s, self.seat, self.card)


@record
class AskReserve(Passable):
    """A player may place the Reserve token (LR-6.5.5).

    Attributes:
        seat: the player.
    """

    seat: Seat

    rule = "LR-6.5.5"
    prompt = "Place your Reserve token on a card of the market, or pass."
    told = events.NothingReserved
    allows = (Pass, Reserve)

    def after_pass(self, s: State, play: Play) -> State:
        """It is optional."""
        return s

    def is_open(self, s: State) -> bool:
        """The market is for all to see."""
        return True


def _offer(s: State, seat: Seat, card: Card) -> str:
    """What a card costs a player while it is in the market, and what its half does for that player (LR-5.3.4)."""
    found = (facts for facts in s.setup.content.reinforcements if facts.id == card)
    words = " ".join(half_words(facts, s.faction(seat)) for facts in found)
    return f"Price {price_of(s, seat, card)}. {words}" if card in s.market.cards else words


def _with_reserved(s: State, seat: Seat, card: Card | None) -> State:
    return alter_cult(s, reserved=card) if seat == s.cult.seat else alter_adventurer(s, reserved=card)


# ------------------------------------------------------------------ the market filled up


@record
class ClearMarket(Step):
    """Cards without a Reserve token are discarded, and five are on offer again (LR-6.5.7, LR-6.5.8)."""

    def run(self, s: State, play: Play) -> State:
        """Cards that stay keep their places, in front."""
        market = s.market
        tokens = (s.cult.reserved, s.adventurer.reserved)
        kept = tuple(card for card in market.cards if card in tokens)
        gone = tuple(card for card in market.cards if card not in tokens)
        if gone:
            play.tell(events.MarketCleared(gone))
        return refilled(with_market(s, evolve(market, cards=kept, discard=(*market.discard, *gone))), play)


def refilled(s: State, play: Play) -> State:
    """Turn up cards until five are on offer; when the deck is empty its discards become the deck (LR-R6)."""
    market = s.market
    cards, deck, discard = market.cards, market.deck, market.discard
    while len(cards) < OFFER:
        if not deck:
            if not discard or s.setup.options.no_reinforcement_reshuffle:
                break
            deck, discard = play.chance.shuffle(discard), ()
            play.tell(events.ReinforcementsShuffled(len(deck)))
        lacking = OFFER - len(cards)
        turned_up, deck = deck[:lacking], deck[lacking:]
        play.tell(events.MarketRefilled(turned_up))
        cards = (*cards, *turned_up)
    return with_market(s, evolve(market, cards=cards, deck=deck, discard=discard))
