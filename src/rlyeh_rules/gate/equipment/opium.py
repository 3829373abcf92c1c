"""Opium: at any moment an insanity card is taken from anybody."""

from __future__ import annotations

from typing import Annotated, Any

from rlyeh_rules.gate.cards import Equipment, Insanity
from rlyeh_rules.gate.insanity import open_cards, remove_open, remove_unseen, secret_cards
from rlyeh_rules.gate.removing import refuse_open, refuse_unseen
from rlyeh_rules.gate.state import State
from rlyeh_rules.kernel import Play, Refusal, Seat, named, record

from .uses import EquipmentAction, spend

__all__ = ["Opium", "OpiumUnseen"]


@record
class Opium(EquipmentAction):
    """Take an open insanity card from anybody, yourself included, at any moment (GR-13.1.12).

    Attributes:
        target: from whom.
        card: which one.
    """

    target: Seat
    card: Annotated[Insanity, named]

    says = "opium {target}, {card}"
    means = "{seat} uses Opium: {target} is rid of {card}."
    equipment = Equipment.OPIUM
    when = "at any moment"

    @classmethod
    def options(cls, ask: Any, s: State, seat: Seat) -> list[Opium]:
        """Every open insanity card of anybody."""
        if s.holder(Equipment.OPIUM) != seat:
            return []
        return [
            cls(seat, target, card) for target in s.seats for card in dict.fromkeys(open_cards(s.players[target].mind))
        ]

    def forbids(self, ask: Any, s: State) -> Refusal | None:
        """It must lie there."""
        return refuse_open(s, self.seat, self.target, self.card, s.seats, "GR-13.1.12")

    def take(self, ask: Any, s: State, play: Play) -> State:
        return remove_open(spend(s, self.seat, play), self.target, self.card, play)


@record
class OpiumUnseen(EquipmentAction):
    """Take a face-down insanity card from anybody, unseen (GR-R48).

    Attributes:
        target: from whom.
        at: which one, from 1, in the order in which they were drawn.
    """

    target: Seat
    at: int

    says = "opium {target}, secret {at}"
    means = "{seat} uses Opium: {target} is rid of face-down insanity card {at}."
    equipment = Equipment.OPIUM
    when = "at any moment"

    @classmethod
    def options(cls, ask: Any, s: State, seat: Seat) -> list[OpiumUnseen]:
        """Every face-down insanity card of anybody."""
        if s.holder(Equipment.OPIUM) != seat:
            return []
        return [
            cls(seat, target, at)
            for target in s.seats
            for at in range(1, len(secret_cards(s.players[target].mind)) + 1)
        ]

    def forbids(self, ask: Any, s: State) -> Refusal | None:
        """It must lie there."""
        return refuse_unseen(s, self.seat, self.target, self.at, s.seats, "GR-13.1.12")

    def take(self, ask: Any, s: State, play: Play) -> State:
        return remove_unseen(spend(s, self.seat, play), self.target, self.at, play)
