"""Psychotic Outbreak: where the nearest figure is, and what happens to everybody there."""

from __future__ import annotations

from typing import Annotated, Final

from rlyeh_rules.kernel import Play, Refusal, Seat, listed, named, record

from .cards import Character
from .company import can_be_moved, company, wound_others
from .movement import MoveInvestigator
from .pieces import Investigator
from .spaces import FAR, Space
from .state import Action, Decision, State, Step

__all__ = ["AskRush", "Rampage", "Rush", "break_out", "rush_to"]

_FINAL_VORTEX: Final = Space.FINAL_VORTEX
_RAMPAGE: Final = 2
"""The wounds that it deals (RR-20.36)."""


def break_out(s: State, one: Investigator, play: Play) -> State:
    """The symptoms: if alone go where the nearest figure is; then wound all others there (RR-20.36)."""
    if not company(s, one):
        spaces = rush_to(s, one)
        if len(spaces) > 1:
            play.then(AskRush(one.seat, one.character))
        elif spaces:
            play.then(_rush(one, spaces[0]))
    play.then(Rampage(one.character))
    return s


def rush_to(s: State, one: Investigator) -> list[Space]:
    """Where an investigator who is alone would go: the nearest spaces with a figure (RR-14.7).

    From the ground a move towards a body part ends in the Final Vortex, and the effect goes on there (RR-R44). Who is
    on a body part goes nowhere, unless the host lets investigators fall from a Leg (RR-R9).
    """
    space = one.space
    if space is None:
        return []
    away = s.map.distances[space]
    there = {enemy.space for enemy in s.enemies} | {part.space for part in s.parts if not part.destroyed}
    there |= {other.space for other in s.team if other.space is not None and other.space is not space}
    nearest = min([away[other] for other in there], default=FAR)
    found = [other for other in Space if other in there and away[other] == nearest]
    if space.is_part:
        return found if any(can_be_moved(s, one, other) for other in found) else []
    return list(dict.fromkeys([_FINAL_VORTEX if other.is_part else other for other in found]))


def _rush(one: Investigator, goal: Space) -> MoveInvestigator:
    return MoveInvestigator(one.character, FAR, goal)


@record
class Rush(Action):
    """Go to one of the nearest spaces with a figure (RR-20.36).

    Attributes:
        space: which one; the Final Vortex also for a body part that is nearest.
    """

    space: Space

    says = "rush {space}"
    means = "{seat} sends the investigator there: {space}."

    @classmethod
    def options(cls, ask: AskRush, s: State, seat: Seat) -> list[Rush]:
        """Those that are equally near."""
        return [cls(seat, space) for space in rush_to(s, s.investigator(ask.who))]

    def refuse(self, ask: AskRush, s: State) -> Refusal | None:
        """It must be one of them."""
        spaces = rush_to(s, s.investigator(ask.who))
        if self.space in spaces:
            return None
        names = f"there are {listed(map(s.text.name, spaces))}" if spaces else "there is none to go to"
        return Refusal("RR-20.36", self.seat, f"It must be one of the nearest spaces with a figure: {names}.")

    def take(self, ask: AskRush, s: State, play: Play) -> State:
        play.then(_rush(s.investigator(ask.who), self.space))
        return s


@record
class AskRush(Decision):
    """The controller of an investigator chooses among equally near spaces with a figure (RR-20.36, RR-25.1).

    Attributes:
        seat: the controller.
        who: who goes there.
    """

    seat: Seat
    who: Annotated[Character, named]

    rule = "RR-20.36"
    prompt = "To which of the nearest spaces with a figure?"
    allows = (Rush,)
    of_one = False


@record
class Rampage(Step):
    """All other figures in the space of an investigator take 2 wounds (RR-20.36).

    Attributes:
        who: whose space.
    """

    who: Annotated[Character, named]

    def run(self, s: State, play: Play) -> State:
        return wound_others(s, s.investigator(self.who), _RAMPAGE, play)
