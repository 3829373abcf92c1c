"""How To Play, and Bidding with the Influence Value of Cards: bids of markers and cards, and taking a bid.

A bid of several cards and markers is made in parts: push a card, push another, then say how many markers go with
them. The cards are pushed in the order of their ids, so that each bid can be made in one way only.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, ClassVar, Final

from rlyeh_rules.kernel import Play, Refusal, Seat, counted, named, record

from . import events
from .abilities import Window
from .cards import Card
from .changes import face_up, new_window, prune_spent, with_area, with_auction, with_markers, with_players, with_spoils
from .state import Action, Auction, Lying, Markers, State, heap

__all__ = ["Bid", "Bidding", "Push", "Raise", "Take"]

# ------------------------------------------------------------------ bidding


class Bidding(Window):
    """A moment at which a player may bid.

    Attributes:
        answers: whether a standing bid is answered.
        seat: who bids.
        last: the card pushed forward last, if a bid has been begun.
    """

    __slots__ = ()
    answers: ClassVar[bool] = False
    seat: Seat
    last: Card | None

    @property
    def in_parts(self) -> bool:
        """Whether a card has been pushed forward."""
        return self.last is not None

    def to_beat(self, s: State) -> int:
        """The total that a bid must be higher than: an opening bid may be 0 (SC-4.6)."""
        return -1

    def lacking(self, s: State, seat: Seat) -> int:
        """How much must still be added to the bid of `seat`."""
        return self.to_beat(s) + 1 - s.bid(seat)

    def options(self, s: State, seat: Seat) -> list[Any]:
        """The bids that are enough, the cards that can be pushed; unless a bid is half made, all else besides."""
        lacking, me = self.lacking(s, seat), s.players[seat]
        found = [*self.complete_bids(seat, me.markers, lacking)]
        if me.area:
            have = me.markers
            found += Push.enough(s, seat, self.last, lacking - have.investigator - have.cultist)
        if self.last is None and (seat == s.turn.active or me.identity.id is not None):
            found += self.besides(s, seat)
        return found

    def complete_bids(self, seat: Seat, have: Markers, lacking: int) -> tuple[Any, ...]:
        """What completes the bid, with the markers that are left."""
        raise NotImplementedError


def refuse_settled(s: State, seat: Seat) -> Refusal | None:
    """Why nothing more can be bid in this turn, if its auction is settled."""
    if not s.turn.number or any(isinstance(step, Bidding) for step in s.agenda):
        return None
    return Refusal("SC-4.14", seat, "The auction of this turn is settled; there is one in each turn.")


def refuse_unasked(ask: Any, s: State, seat: Seat) -> Refusal | None:
    """Why the standing bid is not for `seat` to answer."""
    if isinstance(ask, Bidding) and ask.answers and ask.seat != seat:
        return Refusal("SC-4.14", seat, f"The players answer in turn: it is for {s.seat_name(ask.seat)} to do so now.")
    return refuse_settled(s, seat)


class _Stake(Action):
    """A number of markers to put into the bid. Said as a plain number, Investigator markers go first (SC-R15)."""

    __slots__ = ()
    markers: int
    cultist: int | None

    @property
    def number(self) -> str:
        """How many markers, in words."""
        return counted(self.markers, "marker")

    def kinds(self, have: Markers) -> Markers:
        """The markers that are meant."""
        cultist = max(0, self.markers - have.investigator) if self.cultist is None else self.cultist
        return heap(self.markers - cultist, cultist)

    def refuse_markers(self, s: State) -> Refusal | None:
        """Why these markers cannot be committed."""
        seat, have = self.seat, s.players[self.seat].markers
        if self.markers < 0:
            return Refusal("SC-4.16", seat, f"You cannot commit {self.markers} markers: none is the least.")
        if self.cultist is not None and not 0 <= self.cultist <= self.markers:
            return Refusal("SC-4.16", seat, f"{self.number.capitalize()} cannot include {self.cultist} Cultist ones.")
        if self.markers > have.total:
            left = counted(have.total, "marker")
            return Refusal("SC-4.16", seat, f"You have {left} left and cannot commit {self.markers}.")
        kinds = self.kinds(have)
        if kinds.cultist > have.cultist or kinds.investigator > have.investigator:
            return Refusal("SC-4.16", seat, f"You have {have}: you cannot commit {kinds}.")
        if self.cultist is not None and self.cultist == max(0, self.markers - have.investigator):
            return Refusal(
                "SC-R15", seat, f"Say {self.markers} alone: Investigator markers go first unless you say more."
            )
        return None

    def stake(self, s: State) -> tuple[State, Markers]:
        """Commit the markers; the window is left, so earlier positions no longer matter (SC-R21)."""
        seat, auction = self.seat, s.auction
        if auction is None:
            raise ValueError("there is no auction")
        player = s.players[seat]
        kinds = self.kinds(player.markers)
        if self.markers:
            players = s.players.put(seat, with_markers(player, player.markers.minus(kinds)))
            staked = auction.staked.put(seat, auction.staked[seat].plus(kinds))
            s = with_auction(s, players, Auction(auction.centre, staked))
        return new_window(s), kinds


def stakes(have: Markers, least: int) -> Iterator[tuple[int, int | None]]:
    """Every way to commit `least` markers or more: Investigator first, then every other mixture (SC-R15)."""
    for number in range(max(0, least), have.total + 1):
        usual = max(0, number - have.investigator)
        yield number, None
        for cultist in range(usual + 1, min(number, have.cultist) + 1):
            yield number, cultist


@record
class Bid(_Stake):
    """Set the opening bid: some markers, or none (SC-4.4, SC-4.6).

    Attributes:
        markers: how many markers, 0 to all.
        cultist: how many of them are Cultist markers; None: as few as possible (SC-R15).
    """

    markers: int
    cultist: int | None = None

    says = "bid {markers}[, {cultist} cultist]"
    means = "{seat} opens the bidding with {number}[, {cultist} of them Cultist]."

    def refuse(self, ask: Bidding, s: State) -> Refusal | None:
        """The markers must be there, and the bid not below 0."""
        refusal = self.refuse_markers(s)
        if refusal is None and s.bid(self.seat) + self.markers < 0:
            return Refusal("SC-4.17", self.seat, f"A bid of {s.bid(self.seat) + self.markers} is less than nothing.")
        return refusal

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """Only the active player opens the bidding, and once in each turn."""
        if s.turn.number and self.seat != s.turn.active:
            return Refusal("SC-4.2", self.seat, "Only the active player opens the bidding.")
        return refuse_settled(s, self.seat)

    def take(self, ask: Bidding, s: State, play: Play) -> State:
        """The bid stands; the opponent must answer (SC-4.7)."""
        s, kinds = self.stake(s)
        play.tell(events.BidOpened(self.seat, kinds.investigator, kinds.cultist, s.bid(self.seat)))
        return s


@record
class Raise(_Stake):
    """Bid higher: add markers, to the cards pushed forward if there are any (SC-4.11, SC-4.12).

    Attributes:
        markers: how many markers are added, 0 to all that are left.
        cultist: how many of them are Cultist markers; None: as few as possible (SC-R15).
    """

    markers: int
    cultist: int | None = None

    says = "raise {markers}[, {cultist} cultist]"
    means = "{seat} adds {number} to their bid[, {cultist} of them Cultist]."

    def refuse(self, ask: Bidding, s: State) -> Refusal | None:
        """The markers must be there, and the new total higher than the standing bid."""
        if self.markers < 0:
            return Refusal("SC-R9", self.seat, "A raise only adds: nothing that is committed can be taken back.")
        total, beat, most = s.bid(self.seat) + self.markers, ask.to_beat(s), _most(ask, s, self.seat)
        if most <= beat:
            return Refusal("SC-4.15", self.seat, f"You cannot bid more than {most}: take the standing {beat}.")
        if total <= beat:
            rule = "SC-4.12" if self.seat == s.turn.active else "SC-4.11"
            return Refusal(rule, self.seat, f"You must bid at least {beat + 1}; that would be {total}.")
        if self.markers == 0 and not ask.in_parts:
            return Refusal("SC-R11", self.seat, "To raise you must add something to your bid.")
        return self.refuse_markers(s)

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """The players answer each other in turn until one takes (SC-4.14)."""
        return refuse_unasked(ask, s, self.seat)

    def take(self, ask: Any, s: State, play: Play) -> State:
        """The new total stands; the other player must answer (SC-4.14)."""
        s, kinds = self.stake(s)
        play.tell(events.BidRaised(self.seat, kinds.investigator, kinds.cultist, s.bid(self.seat)))
        play.then(type(ask)(s.opponent(self.seat)))
        return s


@record
class Push(Action):
    """Push a face-up card into their own bid, where it counts with its Influence (SC-5.1).

    Attributes:
        card: the card that is pushed forward.
    """

    card: Annotated[Card, named]

    says = "push {card}"
    means = "{seat} pushes {card} forward into their bid."

    @staticmethod
    def enough(s: State, seat: Seat, last: Card | None, lacking: int) -> list[Push]:
        """Each card later than `last` with which the cards can still add `lacking`."""
        influence, last = s.setup.content.influence, last or NO_CARD
        found: list[Push] = []
        for lying in s.players[seat].area:
            if lying.up and not lying.pushed and lying.card > last:
                card = lying.card
                if influence[card] >= lacking or influence[card] + _more(s, seat, card) >= lacking:
                    found.append(pushing(seat, card))
        return found

    def refuse(self, ask: Bidding, s: State) -> Refusal | None:
        """The card must lie face up in front of the player, not be in the bid, and lead to a sufficient bid."""
        name = s.text.name(self.card)
        if self.card not in [lying.card for lying in face_up(s, self.seat)]:
            return Refusal("SC-5.2", self.seat, f"{name} does not lie face up in front of you.")
        if any(lying.pushed and lying.card == self.card for lying in s.players[self.seat].area):
            return Refusal("SC-R9", self.seat, f"{name} is in your bid already.")
        if ask.last is not None and self.card < ask.last:
            last = s.text.name(ask.last)
            return Refusal(
                "SC-5.3", self.seat, f"Cards are pushed in the order of their ids: {name} comes before {last}."
            )
        most = s.setup.content.influence[self.card] + _more(s, self.seat, self.card)
        if most < ask.lacking(s, self.seat) - s.players[self.seat].markers.total:
            rule = "SC-4.17" if ask.to_beat(s) < 0 else "SC-4.15"
            return Refusal(rule, self.seat, f"With {name} you could not bid the {ask.to_beat(s) + 1} that are needed.")
        return None

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """The players answer each other in turn until one takes (SC-4.14)."""
        return refuse_unasked(ask, s, self.seat)

    def take(self, ask: Any, s: State, play: Play) -> State:
        """The card is pushed forward; the same player goes on."""
        player = s.players[self.seat]
        area = tuple([_pushed(lying) if lying.up and lying.card == self.card else lying for lying in player.area])
        play.tell(events.CardPushed(self.seat, self.card))
        play.then(type(ask)(self.seat, self.card))
        return with_players(s, s.players.put(self.seat, with_area(player, area)))


def _pushed(lying: Lying) -> Lying:
    return Lying(lying.card, up=True, pushed=True)


NO_CARD: Final = Card("")
"""Earlier than all ids."""


def _pushable(s: State, seat: Seat, last: Card | None) -> list[Card]:
    """The face-up cards of `seat` that are not in the bid, and later than `last`."""
    last = last or NO_CARD
    return [lying.card for lying in s.players[seat].area if lying.up and not lying.pushed and lying.card > last]


def _more(s: State, seat: Seat, card: Card) -> int:
    """The most that can be added after `card`: what is worth something among the later ones."""
    influence = s.setup.content.influence
    return sum(max(0, influence[other]) for other in _pushable(s, seat, card))


def _most(ask: Bidding, s: State, seat: Seat) -> int:
    """The highest total that `seat` can reach: with all markers, and every card that is worth something (SC-R14)."""
    influence = s.setup.content.influence
    cards = sum(max(0, influence[card]) for card in _pushable(s, seat, ask.last))
    return s.bid(seat) + s.players[seat].markers.total + cards


# ------------------------------------------------------------------ what is listed again and again
# These actions are few and never change, and a search asks for them all the time.


@cache
def pushing(seat: Seat, card: Card) -> Push:
    """The action of pushing a card forward."""
    return Push(seat, card)


@cache
def bids(seat: Seat, investigator: int, cultist: int, least: int) -> tuple[Bid, ...]:
    """The opening bids with at least so many of these markers."""
    return tuple([Bid(seat, *stake) for stake in stakes(heap(investigator, cultist), least)])


@cache
def answers(seat: Seat, investigator: int, cultist: int, least: int) -> tuple[Take | Raise, ...]:
    """Taking the standing bid, and the raises; something must be added (SC-R11)."""
    return (Take(seat), *raises(seat, investigator, cultist, max(1, least)))


@cache
def raises(seat: Seat, investigator: int, cultist: int, least: int) -> tuple[Raise, ...]:
    """The raises with at least so many of these markers."""
    return tuple([Raise(seat, *stake) for stake in stakes(heap(investigator, cultist), least)])


# ------------------------------------------------------------------ taking


@record
class Take(Action):
    """Take the whole standing bid and give up the centre card (SC-4.7, SC-4.8, SC-4.13)."""

    says = "take"
    means = "{seat} takes the standing bid and gives up the card in the centre."

    def refuse(self, ask: Bidding, s: State) -> Refusal | None:
        """Not with a bid half made."""
        if ask.in_parts:
            return Refusal("SC-4.7", self.seat, "You have pushed a card forward: complete your bid.")
        return None

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """The players answer each other in turn until one takes (SC-4.14)."""
        return refuse_unasked(ask, s, self.seat)

    def take(self, ask: Bidding, s: State, play: Play) -> State:
        """The bid goes to the taker, the card to the winner, what the taker staked returns (SC-R6, SC-R7)."""
        return settle(s, taker=self.seat, play=play)


def settle(s: State, taker: Seat, play: Play) -> State:
    """Settle the auction: `taker` takes the bid of the other player, who wins the centre card."""
    auction = s.auction
    if auction is None:
        raise ValueError("there is no auction")
    winner = s.opponent(taker)
    loses, gains = s.players[winner], s.players[taker]
    won, mine = auction.staked[winner], auction.staked[taker]
    moved: tuple[Lying, ...] = ()
    kept = loses.area
    for lying in kept:
        if lying.pushed:
            moved = tuple([Lying(each.card, up=True) for each in loses.area if each.pushed])
            kept = tuple([each for each in loses.area if not each.pushed])
            break
    play.tell(events.BidTaken(taker, won.investigator, won.cultist, tuple([lying.card for lying in moved])))
    play.tell(events.CardWon(winner, auction.centre.card))
    loses = with_area(loses, (*kept, Lying(auction.centre.card, up=True)))
    gains = with_spoils(gains, (*withdrawn(gains.area), *moved), gains.markers.plus(mine).plus(won))
    s = with_auction(s, s.players.put(winner, loses).put(taker, gains), None)
    return prune_spent(new_window(s))


def withdrawn(area: tuple[Lying, ...]) -> tuple[Lying, ...]:
    """The cards of an area, those in a bid back in their places (SC-5.5)."""
    return tuple([Lying(lying.card, up=True) if lying.pushed else lying for lying in area])
