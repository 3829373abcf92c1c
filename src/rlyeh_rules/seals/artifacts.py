"""Completed Artifact Abilities, one by one: Gate, Gate Closure, Journal, Necronomicon, Potion."""

from __future__ import annotations

from typing import Annotated

from rlyeh_rules.kernel import OWNER, Play, Refusal, Seat, named, record, secret

from . import events
from .abilities import (
    Ability,
    down_targets,
    halves_of,
    refuse_down_target,
    refuse_half,
    turn_down_card,
    turn_up,
    up_targets,
)
from .cards import GATE, GATE_CLOSURE, JOURNAL, NECRONOMICON, POTION, Card
from .changes import alter, hand_of, place_of, put, without
from .state import Lying, State

__all__ = ["UseGate", "UseGateClosure", "UseJournal", "UseNecronomicon", "UsePotion"]


@record
class UseGate(Ability):
    """Turn one Gate half face down, and another face-down card of anybody face up (SC-6.14, SC-6.15).

    Attributes:
        half: the half that is turned down.
        owner: whose face-down card is turned up; None if there is none on the table.
        at: its place.
    """

    half: Annotated[Card, named]
    owner: Seat | None = None
    at: int | None = None

    says = "gate {half}[ up {owner}.{at}]"
    means = "{seat} turns {half} face down[, and the card in place {at} of {owner} face up]."
    thing = GATE
    circles = True

    @classmethod
    def uses(cls, s: State, seat: Seat) -> list[UseGate]:
        """A half, and with it each face-down card on the table; the half alone if there is none (SC-R23)."""
        targets = [(owner, at) for owner in s.seats for at in down_targets(s, owner)]
        halves = halves_of(s, seat, GATE)
        if not targets:
            return [cls(seat, half) for half in halves]
        return [cls(seat, half, owner, at) for half in halves for owner, at in targets]

    def forbids(self, s: State) -> Refusal | None:
        """The half must be a Gate's; the target face down on the table, and named if there is one."""
        refusal = refuse_half(s, self.seat, self.half, GATE, "SC-6.14")
        if refusal is not None:
            return refusal
        if self.owner is None or self.at is None:
            if (self.owner, self.at) == (None, None) and not any(down_targets(s, owner) for owner in s.seats):
                return None
            return Refusal("SC-R23", self.seat, "A face-down card lies on the table: name the one that you turn up.")
        if not 0 <= self.owner < len(s.players):
            return Refusal("SC-6.15", self.seat, f"There is no player {self.owner}.")
        if self.owner == self.seat and self.at == place_of(s, self.seat, self.half):
            return Refusal("SC-6.15", self.seat, "The half just turned down cannot be the card that you turn up.")
        return refuse_down_target(s, self.seat, self.owner, self.at, "SC-6.15")

    def work(self, s: State, play: Play) -> State:
        """The half goes down, then the target comes up."""
        s = turn_down_card(s, self.half, play)
        if self.owner is None or self.at is None:
            return s
        return turn_up(s, self.owner, self.at, play)


@record
class UseGateClosure(Ability):
    """Turn one Gate Closure half face down, and another face-up card of anybody too (SC-6.20, SC-6.21).

    Attributes:
        half: the half that goes down.
        target: the card that goes down with it.
    """

    half: Annotated[Card, named]
    target: Annotated[Card, named]

    says = "closure {half} down {target}"
    means = "{seat} turns {half} and {target} face down."
    thing = GATE_CLOSURE

    @classmethod
    def uses(cls, s: State, seat: Seat) -> list[UseGateClosure]:
        """Each half with each other face-up card; its own other half is always one (SC-R23)."""
        targets = up_targets(s, s.seats)
        return [cls(seat, half, card) for half in halves_of(s, seat, GATE_CLOSURE) for card in targets if card != half]

    def forbids(self, s: State) -> Refusal | None:
        """The half must be a Gate Closure's; the target another face-up card on the table."""
        refusal = refuse_half(s, self.seat, self.half, GATE_CLOSURE, "SC-6.20")
        if refusal is not None:
            return refusal
        if self.target == self.half or self.target not in up_targets(s, s.seats):
            name = s.text.name(self.target)
            return Refusal("SC-6.21", self.seat, f"{name} is not another face-up card that lies on the table.")
        return None

    def work(self, s: State, play: Play) -> State:
        """The half goes down, then the target."""
        return turn_down_card(turn_down_card(s, self.half, play), self.target, play)


@record
class UseJournal(Ability):
    """Exchange an own face-up card for one from the hand, which is laid face up (SC-6.19).

    Attributes:
        taken: the face-up card that goes into the hand.
        laid: the card of the hand that is laid in its place.
    """

    taken: Annotated[Card, named]
    laid: Annotated[Card, named]

    says = "journal {taken} for {laid}"
    means = "{seat} takes {taken} into hand and lays {laid} face up in its place."
    thing = JOURNAL
    circles = True

    @classmethod
    def uses(cls, s: State, seat: Seat) -> list[UseJournal]:
        """Each own face-up card, the Journal's halves included, with each card in hand (SC-R24)."""
        hand = s.players[seat].hand
        return [cls(seat, card, laid) for card in up_targets(s, (seat,)) for laid in hand]

    def forbids(self, s: State) -> Refusal | None:
        """One card must lie face up in front of the player, the other be in hand."""
        if self.taken not in up_targets(s, (self.seat,)):
            return Refusal("SC-6.19", self.seat, f"{s.text.name(self.taken)} does not lie face up in front of you.")
        return refuse_from_hand(s, self.seat, self.laid, "SC-6.19")

    def work(self, s: State, play: Play) -> State:
        """The cards change places; the one from hand lies face up (SC-R24)."""
        at = place_of(s, self.seat, self.taken)
        if at is None:
            return s
        play.tell(events.FaceUpCardSwapped(self.seat, at, self.taken, self.laid))
        return swap_in(s, self.seat, at, Lying(self.laid, up=True))


@record
class UseNecronomicon(Ability):
    """Exchange an own face-down card for one from the hand, which is laid face down (SC-6.16, SC-6.17).

    Attributes:
        at: the place of the face-down card, counted from 0.
        card: the card of the hand that is laid there.
    """

    at: int
    card: Annotated[Card, secret(to=OWNER)]

    says = "necronomicon {at} for {card}"
    means = "{seat} exchanges the face-down card in place {at} for {card} from hand."
    thing = NECRONOMICON
    circles = True

    @classmethod
    def uses(cls, s: State, seat: Seat) -> list[UseNecronomicon]:
        """Each own face-down card with each card in hand."""
        hand = s.players[seat].hand
        return [cls(seat, at, card) for at in down_targets(s, seat) for card in hand]

    def forbids(self, s: State) -> Refusal | None:
        """One card must lie face down in front of the player, the other be in hand."""
        refusal = refuse_down_target(s, self.seat, self.seat, self.at, "SC-6.16")
        return refusal or refuse_from_hand(s, self.seat, self.card, "SC-6.16")

    def work(self, s: State, play: Play) -> State:
        """The cards change places; the one from hand lies face down, unseen by others (SC-R24)."""
        taken = s.players[self.seat].area[self.at].card
        play.tell(events.FaceDownCardSwapped(self.seat, self.at, taken, self.card))
        return swap_in(s, self.seat, self.at, Lying(self.card, up=False, seen_by=(self.seat,)))


@record
class UsePotion(Ability):
    """Turn a face-up Potion face down, and another own face-down card face up (SC-6.18).

    A single half will do, of whichever faction (SC-6.3); each half has its own use (SC-R20).

    Attributes:
        potion: the half that goes down.
        at: the place of the card that is turned up, counted from 0.
    """

    potion: Annotated[Card, named]
    at: int

    says = "potion {potion} up {at}"
    means = "{seat} turns {potion} face down, and their own card in place {at} face up."
    thing = POTION
    circles = True

    @classmethod
    def uses(cls, s: State, seat: Seat) -> list[UsePotion]:
        """Each face-up Potion with each own face-down card."""
        targets = down_targets(s, seat)
        return [cls(seat, potion, at) for potion in halves_of(s, seat, POTION) for at in targets]

    def forbids(self, s: State) -> Refusal | None:
        """The Potion must lie face up in front of the player, and so must another card face down."""
        refusal = refuse_half(s, self.seat, self.potion, POTION, "SC-6.3")
        if refusal is not None:
            return refusal
        if self.at == place_of(s, self.seat, self.potion):
            return Refusal("SC-6.18", self.seat, "The Potion cannot be the card that it turns up.")
        return refuse_down_target(s, self.seat, self.seat, self.at, "SC-6.18")

    def work(self, s: State, play: Play) -> State:
        """The Potion goes down, then the target comes up."""
        return turn_up(turn_down_card(s, self.potion, play), self.seat, self.at, play)


def refuse_from_hand(s: State, seat: Seat, card: Card, rule: str) -> Refusal | None:
    """Why `card` cannot come from the hand of `seat`."""
    return None if card in s.players[seat].hand else Refusal(rule, seat, f"You have no {s.text.name(card)} in hand.")


def swap_in(s: State, seat: Seat, at: int, lying: Lying) -> State:
    """Lay a card from the hand of `seat` into one place, and take the one that lies there into hand."""
    hand = s.players[seat].hand
    taken = s.players[seat].area[at].card
    s = alter(s, seat, hand=hand_of(*without(hand, lying.card), taken))
    return put(s, seat, at, lying)
