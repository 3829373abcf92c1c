"""Giving up Discovery cards: what two insanity cards demand of their holders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from rlyeh_rules.kernel import Play, Refusal, Seat, evolve, named, record

from .cards import Character, Discovery, Side
from .holding import discard_card, held_by
from .pieces import Investigator
from .state import Action, Decision, State

__all__ = ["AskGiveUp", "GiveUp", "even_out", "give_up"]


def give_up(s: State, one: Investigator, count: int, play: Play, side: Side | None = None) -> State:
    """An investigator discards cards of its controller's choice, Conditions too, as many as there are (RR-R42).

    Args:
        s: the state.
        one: who.
        count: how many.
        play: the action being carried out.
        side: under which side of the board they lie; None: either.
    """
    ask = AskGiveUp(one.seat, one.character, count, side)
    cards = ask.cards(s)
    if len(cards) > count > 0:
        play.then(ask)
        return s
    for card in cards if count > 0 else ():
        s = discard_card(s, one.character, card, play)
    return s


def even_out(s: State, one: Investigator, play: Play) -> State:
    """Cards of the fuller side are discarded until both sides hold equally many (RR-20.34)."""
    left = sum([held.side is Side.LEFT for held in one.cards])
    right = len(one.cards) - left
    return give_up(s, one, abs(left - right), play, Side.LEFT if left > right else Side.RIGHT)


@record
class GiveUp(Action):
    """Discard one of the cards of an investigator; of several, in the order of their ids (RR-20.34, RR-20.37).

    Attributes:
        card: which one.
    """

    card: Annotated[Discovery, named]

    says = "give up {card}"
    means = "{seat} discards {card}."

    @classmethod
    def options(cls, ask: AskGiveUp, s: State, seat: Seat) -> list[GiveUp]:
        """Those that come later than the last; of those, enough must be left."""
        return [cls(seat, card) for card in ask.open(s)]

    def refuse(self, ask: AskGiveUp, s: State) -> Refusal | None:
        """It must lie under that side, in order, and leave enough."""
        if self.card in ask.open(s):
            return None
        rule, name = ask.because, s.text.name(self.card)
        held = held_by(s.investigator(ask.who), self.card)
        if held is None:
            return Refusal(rule, self.seat, f"{s.text.name(ask.who)} does not hold {name}.")
        if ask.side is not None and held.side is not ask.side:
            return Refusal(rule, self.seat, f"{name} does not lie under the {ask.side.value} side, which has more.")
        return Refusal(rule, self.seat, f"Cards are discarded in order, {ask.left} more; {name} is out of order.")

    def take(self, ask: AskGiveUp, s: State, play: Play) -> State:
        s = discard_card(s, ask.who, self.card, play)
        if ask.left > 1:
            ask = evolve(ask, left=ask.left - 1, last=self.card)
            cards = ask.cards(s)
            if len(cards) > ask.left:
                play.then(ask)
                return s
            for card in cards:
                s = discard_card(s, ask.who, card, play)
        return s


@record
class AskGiveUp(Decision):
    """The controller of an investigator chooses a card that it discards (RR-25.1).

    Attributes:
        seat: the controller.
        who: whose cards.
        left: how many are still to be discarded.
        side: under which side they lie; None: either.
        last: the one that was discarded last: only later ones follow.
    """

    seat: Seat
    who: Annotated[Character, named]
    left: int
    side: Side | None = None
    last: Annotated[Discovery | None, named] = None

    rule = "RR-25.1"
    prompt = "Which Discovery card is discarded?"
    allows = (GiveUp,)

    @property
    def because(self) -> str:
        """The rule that demands it."""
        return "RR-20.37" if self.side is None else "RR-20.34"

    def cards(self, s: State) -> list[Discovery]:
        """Those that come later than the last, in the order of their ids."""
        side, last = self.side, self.last or ""
        held = s.investigator(self.who).cards
        return sorted([one.card for one in held if (side is None or one.side is side) and one.card > last])

    def open(self, s: State) -> Sequence[Discovery]:
        """Those of them after which enough are left."""
        cards = self.cards(s)
        return cards[: len(cards) - self.left + 1]
