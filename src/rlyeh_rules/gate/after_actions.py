"""Insanity Cards that act after an action: once it is all over, in the order that their owner chooses (GR-R51)."""

from __future__ import annotations

from typing import Annotated

from rlyeh_rules.kernel import Play, Refusal, Seat, named, record
from rlyeh_rules.kernel import Step as _Step

from . import events
from .cards import Deed, Equipment, Insanity
from .carrying import Carry
from .changes import without
from .insanity import in_force
from .state import Action, Decision, State, Step

__all__ = ["AfterDeed", "AskOrder", "SetOff", "SetOffFirst"]


@record
class AfterDeed(Step):
    """What a player's insanity does after an action of a kind, once it is all over (GR-8.8, GR-R51).

    Attributes:
        seat: who acted.
        deed: the kind of action.
    """

    seat: Seat
    deed: Deed

    def run(self, s: State, play: Play) -> State:
        cards = in_force(s, self.seat)
        after = s.setup.content.after[self.deed]
        if not after.isdisjoint(cards):
            play.then(*_in_order(self.seat, tuple(sorted(card for card in cards if card in after))))
        return s


def _in_order(seat: Seat, cards: tuple[Insanity, ...]) -> list[_Step]:
    """The steps by which cards take effect; of different ones their owner chooses the first (GR-R35)."""
    if len(set(cards)) > 1:
        return [AskOrder(seat, cards)]
    return [SetOff(seat, card) for card in cards]


@record
class SetOff(Step):
    """A lasting insanity card takes effect (GR-8.8).

    Attributes:
        seat: whose.
        card: which one.
    """

    seat: Seat
    card: Annotated[Insanity, named]

    def run(self, s: State, play: Play) -> State:
        """While an earlier one was carried out, Opium may have taken it away."""
        if self.card not in in_force(s, self.seat):
            return s
        play.tell(events.InsanitySetOff(self.seat, self.card))
        play.then(Carry(self.seat, str(self.card)))
        return s


@record
class SetOffFirst(Action):
    """Choose which of several insanity cards takes effect next (GR-R35).

    Attributes:
        card: which one.
    """

    card: Annotated[Insanity, named]

    says = "first {card}"
    means = "{seat} lets {card} take effect first."

    @classmethod
    def options(cls, ask: AskOrder, s: State, seat: Seat) -> list[SetOffFirst]:
        """Any of those that are left."""
        return [cls(seat, card) for card in dict.fromkeys(ask.left(s))]

    def refuse(self, ask: AskOrder, s: State) -> Refusal | None:
        """It must be one of those that are left."""
        if self.card in ask.left(s):
            return None
        return Refusal("GR-R35", self.seat, f"{s.text.name(self.card)} is none of the cards that take effect now.")

    def take(self, ask: AskOrder, s: State, play: Play) -> State:
        play.then(SetOff(self.seat, self.card), *_in_order(self.seat, without(ask.cards, self.card)))
        return s


@record
class AskOrder(Decision):
    """Several different insanity cards take effect after an action (GR-R35).

    Attributes:
        seat: whose they are.
        cards: those that are left, sorted.
    """

    seat: Seat
    cards: Annotated[tuple[Insanity, ...], named]

    rule = "GR-R35"
    prompt = "Which of your insanity cards takes effect next?"
    allows = (SetOffFirst,)

    def left(self, s: State) -> tuple[Insanity, ...]:
        """Those that Opium has not taken away meanwhile; all, if it has taken all, and then none takes effect."""
        still = in_force(s, self.seat)
        return tuple([card for card in self.cards if card in still]) or self.cards

    def is_open(self, s: State) -> bool:
        """They lie open; but the owner of Opium must have time to use it."""
        return s.holder(Equipment.OPIUM) is None
