"""Incantations: Energy is paid, and a Condition is attached to the body part that it names (RR-13.13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

from rlyeh_rules.kernel import Play, Refusal, counted, named, record

from .acts import CardAction, note_use, refuse_act
from .cards import Discovery, Incantation, Timing
from .energy import energy_of, lacking, spend
from .events.enemies import IncantationPerformed
from .holding import half_of, held_by, take_off
from .options import FROM_ANYWHERE
from .parts import attach, use_of
from .pieces import Investigator, Phase
from .state import State, once

__all__ = ["Incant", "incantations", "is_timely", "refuse_timing"]

_ACTIONS: Final = Phase.ACTIONS
_OWN_TURN, _ACTION = Timing.OWN_TURN, Timing.ACTION

# ------------------------------------------------------------------ when


def is_timely(s: State, one: Investigator, timing: Timing, phase: Phase) -> bool:
    """Whether the moment, in a phase of the active investigator's turn, is right for a timing (RR-12.5, RR-22.7)."""
    if timing is _OWN_TURN:
        return True
    if phase is not _ACTIONS or one.mind.lying:
        return False
    return timing is not _ACTION or s.turn.actions > 0


def refuse_timing(s: State, one: Investigator, timing: Timing) -> Refusal | None:
    """Why the moment is not right; agrees with `is_timely`."""
    if is_timely(s, one, timing, s.turn.phase):
        return None
    # a free action of a card is noted on the card, so none of this name is ever noted in the turn
    return refuse_act(s, one.seat, "" if timing is _ACTION else timing.value)


# ------------------------------------------------------------------ which


def _timing(s: State, incantation: Incantation) -> Timing:
    """When it is performed: as printed, otherwise as the host has chosen (RR-R20)."""
    return incantation.timing or Timing(s.setup.options.incantation_timing.value)


def _is_in_place(s: State, one: Investigator, incantation: Incantation) -> bool:
    """Whether an investigator is where it is performed: as printed, otherwise near enough to its part (RR-R20)."""
    if one.space is None:
        return True
    if incantation.spaces:
        return one.space in incantation.spaces
    most = s.setup.options.incantation_range
    return most >= FROM_ANYWHERE or s.map.distances[one.space][incantation.part] <= most


def incantations(s: State, one: Investigator) -> list[Discovery]:
    """The cards whose Incantation the active investigator can perform now; what `refuse` does not refuse, fast."""
    if not one.cards:
        return []
    found: list[Discovery] = []
    for held in one.cards:
        incantation = half_of(s, held).incantation
        if incantation is None:
            continue
        part = s.parts[incantation.part.at]
        if (
            part.card is None
            and not part.destroyed
            and incantation.energy <= energy_of(s, one)
            and is_timely(s, one, _timing(s, incantation), s.turn.phase)
            and _is_in_place(s, one, incantation)
        ):
            found.append(held.card)
    return found


@record
class Incant(CardAction):
    """Perform the Incantation of a Condition: pay the Energy, and attach the card to its part (RR-13.13, RR-22.8).

    Attributes:
        card: the card.
    """

    card: Annotated[Discovery, named]

    says = "incant {card}"
    means = "{seat} performs the Incantation of {card}."

    @classmethod
    def listed(cls, s: State, one: Investigator) -> Sequence[Incant]:
        """Those of the cards that are held."""
        return [once(cls, one.seat, card) for card in incantations(s, one)]

    def refuse(self, ask: Any, s: State) -> Refusal | None:
        """The half that counts must have one, at this moment; its part must need it, and the Energy be there."""
        one = s.active
        held = held_by(one, self.card)
        name, whose = s.text.name(self.card), s.text.name(one.character)
        if held is None:
            return Refusal("RR-13.13", self.seat, f"{whose} does not hold {name}.")
        incantation = half_of(s, held).incantation
        if incantation is None:
            return Refusal("RR-5.6", self.seat, f"The half of {name} that counts is no Incantation.")
        part = s.part(incantation.part)
        where = s.text.name(part.space)
        if part.destroyed:
            return Refusal("RR-13.13", self.seat, f"{where} is destroyed and needs no Incantation any more.")
        if part.card is not None:
            return Refusal("RR-R21", self.seat, f"A card is attached to {where} already.")
        if incantation.energy > energy_of(s, one):
            return lacking(s, self.seat, one, incantation.energy)
        untimely = refuse_timing(s, one, _timing(s, incantation))
        if untimely is not None:
            return untimely
        if one.space is not None and not _is_in_place(s, one, incantation):
            if incantation.spaces:
                there = " or ".join([s.text.name(space) for space in incantation.spaces])
                return Refusal("RR-R20", self.seat, f"The Incantation of {name} is performed only at {there}.")
            away = counted(s.map.distances[one.space][part.space], "space")
            most = s.setup.options.incantation_range
            return Refusal("RR-R20", self.seat, f"{where} is {away} away from {whose}; it can be {most} at most.")
        return None

    def timing(self, s: State) -> Timing:
        return _timing(s, self._incantation(s))

    def act(self, s: State, play: Play) -> State:
        one = s.active
        held = held_by(one, self.card)
        assert held is not None  # noqa: S101 - for the type checkers: it would have been refused
        incantation = self._incantation(s)
        play.tell(IncantationPerformed(one.character, held.card))
        s = spend(s, one.character, incantation.energy, play)
        if held.used:
            s = note_use(s, use_of(held.card))
        s = take_off(s, one.character, held.card)
        return attach(s, incantation.part, held.card, held.side, play)

    def _incantation(self, s: State) -> Incantation:
        held = held_by(s.active, self.card)
        incantation = None if held is None else half_of(s, held).incantation
        assert incantation is not None  # noqa: S101 - for the type checkers: it would have been refused
        return incantation
