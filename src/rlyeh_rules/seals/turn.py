"""How a turn runs: START, the auction, END; what must be done before it is closed; and the next turn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any, Final

from rlyeh_rules.kernel import Play, Refusal, Seat, named, record

from . import events
from .abilities import Ability, Window
from .artifacts import UseGate, UseGateClosure, UseJournal, UseNecronomicon, UsePotion
from .auction import Bid, Bidding, Push, Raise, Take, answers, bids, raises
from .cards import Card, Power, Thing
from .changes import alter, with_turn
from .characters import Banish, BanishCentre, ForceUp, SwapHands
from .elder_gods import (
    UseAzathoth,
    UseCthulhu,
    UseHastur,
    UseNyarlathotep,
    UseShoggoth,
    UseYogSothoth,
    owed,
)
from .herald import Replace
from .placing import PlaceCard
from .scoring import end_game, thirteen, win_at_thirteen
from .shub_niggurath import OfferHand
from .state import TURNS, Action, Markers, State, Step, Turn

__all__ = ["AskAnswer", "AskEnd", "AskOpening", "AskStart", "CloseTurn", "TurnStarts"]

_KINDS: Final[tuple[type[Ability], ...]] = (
    UseGate,
    UseGateClosure,
    UseJournal,
    UseNecronomicon,
    UsePotion,
    UseShoggoth,
    UseCthulhu,
    UseNyarlathotep,
    UseYogSothoth,
    UseAzathoth,
)
ABILITIES: Final[dict[Thing, type[Ability]]] = {kind.thing: kind for kind in _KINDS}
"""What may be used in every window (SC-R18)."""
ABILITIES_AT_THE_END: Final[dict[Thing, type[Ability]]] = {**ABILITIES, UseHastur.thing: UseHastur}
"""Hastur acts at the end of the turn (SC-9.15)."""

# ------------------------------------------------------------------ START


@record
class AskStart(Window):
    """START: abilities, then a card is placed (SC-6.5).

    Attributes:
        seat: the active player.
    """

    seat: Seat

    rule = "SC-4.1"
    prompt = "Place a card from your hand face down in the centre; before that you may use abilities."
    first = (PlaceCard, OfferHand)
    abilities = ABILITIES
    characters = (Banish, Replace)
    allows = (*first, *_KINDS, *characters)

    def is_open(self, s: State) -> bool:
        """Never: what may be placed is secret."""
        return False


# ------------------------------------------------------------------ BIDDING


@record
class AskOpening(Bidding):
    """BIDDING, before the opening bid (SC-R18).

    Attributes:
        seat: the active player.
        last: the card pushed forward last, if a bid has been begun.
    """

    seat: Seat
    last: Annotated[Card | None, named] = None

    rule = "SC-4.4"
    prompt = "Set your opening bid; it may be 0."
    abilities = ABILITIES
    characters = (Banish, BanishCentre, Replace)
    allows = (Bid, Push, *_KINDS, *characters)

    def complete_bids(self, seat: Seat, have: Markers, lacking: int) -> tuple[Action, ...]:
        return bids(seat, have.investigator, have.cultist, lacking)


@record
class AskAnswer(Bidding):
    """BIDDING: a player takes the standing bid or bids higher (SC-4.7).

    Attributes:
        seat: who has to answer the standing bid.
        last: the card pushed forward last, if a bid has been begun.
    """

    seat: Seat
    last: Annotated[Card | None, named] = None

    rule = "SC-4.7"
    prompt = "Take the standing bid and give up the card, or bid higher."
    answers = True
    abilities = ABILITIES
    characters = (ForceUp, Banish, BanishCentre, Replace)
    allows = (Take, Raise, Push, *_KINDS, *characters)

    def to_beat(self, s: State) -> int:
        """The standing bid."""
        return s.bid(s.opponent(self.seat))

    def complete_bids(self, seat: Seat, have: Markers, lacking: int) -> tuple[Action, ...]:
        if self.last is not None:
            return raises(seat, have.investigator, have.cultist, lacking)
        return answers(seat, have.investigator, have.cultist, lacking)


# ------------------------------------------------------------------ END


@record
class CloseTurn(Action):
    """Close the turn: the marker passes to the other player (SC-R18, SC-4.19)."""

    says = "close"
    means = "{seat} closes the turn."

    @classmethod
    def options(cls, ask: AskEnd, s: State, seat: Seat) -> Sequence[CloseTurn]:
        """Whenever no power is owed."""
        return () if owed(s, seat) else (closing(seat),)

    def refuse(self, ask: AskEnd, s: State) -> Refusal | None:
        """Not while a compulsory power has not been used (SC-R26)."""
        due = owed(s, self.seat)
        if not due:
            return None
        rule = "SC-9.15" if due[0] is UseHastur.thing else "SC-R26"
        return Refusal(rule, self.seat, f"You must use the power of {s.text.name(due[0])} before you close your turn.")

    def take(self, ask: AskEnd, s: State, play: Play) -> State:
        """Thirteen wins on the spot (SC-10.8); after the tenth turn the game is scored."""
        turn = s.turn
        play.tell(events.TurnClosed(self.seat, turn.number))
        s = alter(s, self.seat, spent=()) if s.players[self.seat].spent else s
        if s.power(self.seat) is Power.ALEX_SMYTH and thirteen(s, self.seat):
            outcome = win_at_thirteen(self.seat)
            play.tell(events.GameEnded(outcome.winners, outcome.reason, outcome.rule))
            play.end(s, outcome)
        if turn.number == TURNS:
            return end_game(s, play)
        play.then(TurnStarts(turn.number + 1, s.opponent(self.seat)))
        return s


@cache
def closing(seat: Seat) -> CloseTurn:
    """The action of closing the turn, which is listed again and again."""
    return CloseTurn(seat)


@record
class AskEnd(Window):
    """END: abilities, then the turn is closed (SC-6.7).

    Attributes:
        seat: the active player.
    """

    seat: Seat

    rule = "SC-R18"
    prompt = "Close your turn; before that you may use abilities."
    first = (CloseTurn,)
    abilities = ABILITIES_AT_THE_END
    characters = (Banish, Replace, SwapHands)
    allows = (*first, *_KINDS, UseHastur, *characters)

    def options(self, s: State, seat: Seat) -> list[Any]:
        """Without a power that is ready, no more than closing the turn, and an ID card."""
        if s.ready(seat):
            return super().options(s, seat)
        return [closing(seat), *self.id_abilities(s, seat)]


# ------------------------------------------------------------------ the next turn


@record
class TurnStarts(Step):
    """A turn begins: everything is unspent again (SC-6.13), and START is open.

    Attributes:
        number: its number, 1 to 10.
        seat: the active player.
    """

    number: int
    seat: Seat

    def run(self, s: State, play: Play) -> State:
        """Lay out the turn: START, the opening bid, the answer, END."""
        play.tell(events.TurnBegan(self.seat, self.number))
        play.then(*course(self.seat))
        return with_turn(s, Turn(self.number, self.seat))


@cache
def course(seat: Seat) -> tuple[Window, ...]:
    """What a turn of `seat` consists of (SC-R18)."""
    return (AskStart(seat), AskOpening(seat), AskAnswer(Seat(1 - seat)), AskEnd(seat))
