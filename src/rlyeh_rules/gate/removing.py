"""Removing insanity: an open card by name, a face-down one unseen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from rlyeh_rules.kernel import Play, Refusal, Seat, named, record

from .cards import Insanity
from .carrying import Carry, carry_out
from .effects import RemoveInsanity, Who
from .insanity import open_cards, remove_open, remove_unseen, secret_cards
from .state import Action, Decision, State

__all__ = ["AskRemoval", "LeaveInsanity", "Remove", "RemoveUnseen", "refuse_open", "refuse_unseen"]


@carry_out.register
def _(effect: RemoveInsanity, s: State, carry: Carry, play: Play) -> State:
    ask = AskRemoval(carry.seat, anybody=effect.who is not Who.YOU)
    if any(s.players[seat].mind.size for seat in ask.from_whom(s)):
        play.then(ask)
    return s


@record
class Remove(Action):
    """Discard an open insanity card.

    Attributes:
        target: whose.
        card: which one.
    """

    target: Seat
    card: Annotated[Insanity, named]

    says = "remove {card} from {target}"
    means = "{seat} discards {card} of {target}."

    @classmethod
    def options(cls, ask: AskRemoval, s: State, seat: Seat) -> list[Remove]:
        """Every open one of those that may lose one."""
        return [
            cls(seat, target, card)
            for target in ask.from_whom(s)
            for card in dict.fromkeys(open_cards(s.players[target].mind))
        ]

    def refuse(self, ask: AskRemoval, s: State) -> Refusal | None:
        """It must lie there."""
        return refuse_open(s, self.seat, self.target, self.card, ask.from_whom(s), "GR-R53")

    def take(self, ask: AskRemoval, s: State, play: Play) -> State:
        return remove_open(s, self.target, self.card, play)


def refuse_open(
    s: State, seat: Seat, target: Seat, card: Insanity, targets: Sequence[Seat], rule: str
) -> Refusal | None:
    """A refusal unless an open insanity card lies with one of `targets`."""
    if target not in targets:
        return _refuse_whose(s, seat, target, rule)
    if card not in open_cards(s.players[target].mind):
        return Refusal(rule, seat, f"No {s.text.name(card)} lies open with {s.seat_name(target)}.")
    return None


def _refuse_whose(s: State, seat: Seat, target: Seat, rule: str) -> Refusal:
    if target not in s.seats:
        return Refusal(rule, seat, f"There is no seat {target} at this table.")
    return Refusal(rule, seat, f"You may discard insanity of your own only, not of {s.seat_name(target)}.")


def refuse_unseen(s: State, seat: Seat, target: Seat, at: int, targets: Sequence[Seat], rule: str) -> Refusal | None:
    """A refusal unless a face-down insanity card lies in that place with one of `targets`."""
    if target not in targets:
        return _refuse_whose(s, seat, target, rule)
    count = len(secret_cards(s.players[target].mind))
    if not 1 <= at <= count:
        name = s.seat_name(target)
        return Refusal(rule, seat, f"{name} has {count} face-down insanity cards; {at} is none of them.")
    return None


@record
class RemoveUnseen(Action):
    """Discard a face-down insanity card, unseen.

    Attributes:
        target: whose.
        at: which one, from 1, in the order in which they were drawn.
    """

    target: Seat
    at: int

    says = "remove secret {at} from {target}"
    means = "{seat} discards face-down insanity card {at} of {target}."

    @classmethod
    def options(cls, ask: AskRemoval, s: State, seat: Seat) -> list[RemoveUnseen]:
        """Every face-down one of those that may lose one."""
        return [
            cls(seat, target, at)
            for target in ask.from_whom(s)
            for at in range(1, len(secret_cards(s.players[target].mind)) + 1)
        ]

    def refuse(self, ask: AskRemoval, s: State) -> Refusal | None:
        """It must lie there."""
        return refuse_unseen(s, self.seat, self.target, self.at, ask.from_whom(s), "GR-R53")

    def take(self, ask: AskRemoval, s: State, play: Play) -> State:
        return remove_unseen(s, self.target, self.at, play)


@record
class LeaveInsanity(Action):
    """Discard none."""

    says = "leave insanity"
    means = "{seat} discards no insanity card."

    def take(self, ask: AskRemoval, s: State, play: Play) -> State:
        return s


@record
class AskRemoval(Decision):
    """A player may discard an insanity card (GR-R53).

    Attributes:
        seat: who.
        anybody: whether it may be anybody's.
    """

    seat: Seat
    anybody: bool

    rule = "GR-R53"
    prompt = "Discard an insanity card?"
    allows = (Remove, RemoveUnseen, LeaveInsanity)

    def default(self, s: State, seat: Seat) -> LeaveInsanity:
        return LeaveInsanity(seat)

    def from_whom(self, s: State) -> Sequence[Seat]:
        """Those whose insanity may be discarded."""
        return s.seats if self.anybody else [self.seat]
