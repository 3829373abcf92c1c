"""Giving up Discovery cards: what an effect, or an insanity card, makes an investigator discard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from rlyeh_rules.kernel import Play, Refusal, Seat, named, record

from .cards import Character, Discovery, Side
from .holding import discard_card, held_by
from .pieces import Investigator
from .state import Action, Decision, State, Step, once

__all__ = ["AskDiscard", "DiscardHeld", "DiscardSome", "even_out"]


def even_out(one: Investigator) -> DiscardSome:
    """Cards of the fuller side are discarded until both sides hold equally many (RR-20.34)."""
    left = sum([held.side is Side.LEFT for held in one.cards])
    right = len(one.cards) - left
    return DiscardSome(one.character, abs(left - right), Side.LEFT if left > right else Side.RIGHT)


def _choosable(s: State, who: Character, side: Side | None) -> list[Discovery]:
    """The cards of an investigator among which is chosen, in the order in which they lie."""
    return [held.card for held in s.investigator(who).cards if side is None or held.side is side]


@record
class DiscardSome(Step):
    """An investigator discards cards of its controller's choice, Conditions too, as many as there are (RR-R42).

    Attributes:
        who: who.
        left: how many.
        side: from which side of the board, which has more (RR-20.34); None: from both.
        forgets: whether it is memory loss that makes them do so (RR-20.37).
        at: cards that lie before this place are not chosen any more: several are chosen in the order in which they lie.
    """

    who: Annotated[Character, named]
    left: int
    side: Side | None = None
    forgets: bool = False
    at: int = 0

    def run(self, s: State, play: Play) -> State:
        if self.left < 1:
            return s
        cards = _choosable(s, self.who, self.side)[self.at :]
        if len(cards) > self.left:
            seat = s.investigator(self.who).seat
            play.then(AskDiscard(seat, self.who, self.left, self.side, self.forgets, self.at))
            return s
        for card in cards:
            s = discard_card(s, self.who, card, play)
        return s


@record
class DiscardHeld(Action):
    """Discard a Discovery card that is held; of several, in the order in which they lie (RR-20.34, RR-20.37).

    Attributes:
        card: which one.
    """

    card: Annotated[Discovery, named]

    says = "discard {card}"
    means = "{seat} discards {card}."

    @classmethod
    def options(cls, ask: AskDiscard, s: State, seat: Seat) -> Sequence[DiscardHeld]:
        """Those after which enough are left for what else has to be discarded."""
        return [once(cls, seat, card) for card in ask.cards(s)]

    def refuse(self, ask: AskDiscard, s: State) -> Refusal | None:
        """It must be held, on that side, in order, and leave enough."""
        if self.card in ask.cards(s):
            return None
        rule, name = ask.because, s.text.name(self.card)
        if held_by(s.investigator(ask.who), self.card) is None:
            return Refusal(rule, self.seat, f"{s.text.name(ask.who)} does not hold {name}.")
        cards = _choosable(s, ask.who, ask.side)
        if self.card not in cards:
            assert ask.side is not None  # noqa: S101 - for the type checkers: otherwise all that is held is among them
            return Refusal(rule, self.seat, f"{name} does not lie under the {ask.side.value} side, which has more.")
        if cards.index(self.card) < ask.at:
            return Refusal(rule, self.seat, f"Cards are discarded in order; {name} had to come earlier.")
        order = f"Cards are discarded in order, {ask.left} more"
        return Refusal(rule, self.seat, f"{order}; after {name} too few would be left.")

    def take(self, ask: AskDiscard, s: State, play: Play) -> State:
        at = _choosable(s, ask.who, ask.side).index(self.card)
        play.then(DiscardSome(ask.who, ask.left - 1, ask.side, ask.forgets, at))
        return discard_card(s, ask.who, self.card, play)


@record
class AskDiscard(Decision):
    """Which card is discarded? `DiscardSome` asks, where there is a choice (RR-25.1).

    Attributes:
        seat: who controls the investigator.
        who: who discards.
        left: how many more.
        side: from which side of the board, which has more; None: from both.
        forgets: whether it is memory loss that makes them do so.
        at: the first place among these from which cards can still be chosen.
    """

    seat: Seat
    who: Annotated[Character, named]
    left: int
    side: Side | None = None
    forgets: bool = False
    at: int = 0

    rule = "RR-22.3"
    prompt = "Choose a Discovery card to discard."
    allows = (DiscardHeld,)

    @property
    def because(self) -> str:
        """The rule that demands it."""
        if self.side is not None:
            return "RR-20.34"
        return "RR-20.37" if self.forgets else self.rule

    def cards(self, s: State) -> list[Discovery]:
        """The cards that can be chosen now."""
        found = _choosable(s, self.who, self.side)
        return found[self.at : max(0, len(found) - self.left + 1)]
