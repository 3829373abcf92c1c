"""Locations and Clues: what lies at a Location, and the figure that moves from one to another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rlyeh_rules.kernel import Play, Refusal, Seat, changer, listed, record

from . import events
from .changes import with_adventurer, with_clues, with_marks, with_place
from .continuous import cost_of, fire, follows_her
from .effects import When
from .rows import Settle
from .state import Action, Adventurer, Place, State

__all__ = [
    "POINTS",
    "MoveTo",
    "move_figure",
    "place_at",
    "place_clue",
    "place_mark",
    "points_on_table",
    "refuse_position",
    "remove_mark",
    "take_clues",
    "tokens_left",
]

POINTS: Final = 24
"""What the tokens of Clues and Marks are worth together (LR-2.5)."""

# ------------------------------------------------------------------ Clues and Marks


def points_on_table(s: State) -> int:
    """What the tokens of all Clues and Marks are worth together, those on Location cards among them (LR-2.5)."""
    return sum(place.clues + place.marks + place.used for place in s.locations.row if place is not None)


def tokens_left(s: State) -> bool:
    """Whether there can be another Clue or Mark; only an option limits them (LR-R1)."""
    return not s.setup.options.limited_tokens or points_on_table(s) < POINTS


def place_clue(s: State, position: int, play: Play) -> State:
    """A Clue goes on the Adventurer's side of a Location (LR-7.1.5)."""
    place = place_at(s, position)
    clues = place.clues + 1
    play.tell(events.CluePlaced(position, clues))
    return with_place(s, position, with_clues(place, clues))


def take_clues(s: State, position: int, number: int, play: Play) -> State:
    """Clues of the Adventurer's side go back to the supply (LR-5.2.4)."""
    place = place_at(s, position)
    play.tell(events.CluesDiscarded(position, number, place.clues - number))
    return with_place(s, position, with_clues(place, place.clues - number))


def place_mark(s: State, position: int, play: Play) -> State:
    """A Mark goes on the Cult's side of a Location; the one that completes it resolves it (LR-8.2.3, LR-8.2.7)."""
    place = place_at(s, position)
    marks = place.marks + 1
    play.tell(events.MarkPlaced(position, marks))
    s = with_place(s, position, with_marks(place, marks))
    if marks >= cost_of(s, position) and not s.setup.options.finish_icons_first:
        play.then(Settle())
    return s


def remove_mark(s: State, position: int, play: Play) -> State:
    """A Mark goes back to the supply, as a card may say (LR-13.2)."""
    place = place_at(s, position)
    play.tell(events.MarksRemoved(position, 1, place.marks - 1))
    return with_place(s, position, with_marks(place, place.marks - 1))


def place_at(s: State, position: int) -> Place:
    """What lies at a position at which something does."""
    place = s.locations.row[position - 1]
    if place is None:
        raise ValueError(f"there is no Location at {position}")
    return place


# ------------------------------------------------------------------ the figure

_at: Callable[[Adventurer, int], Adventurer] = changer(Adventurer, "position")


def move_figure(s: State, position: int, play: Play) -> State:
    """The Adventurer's figure goes to another Location; its Clues stay where they are (LR-7.1.7)."""
    play.tell(events.FigureMoved(s.adventurer.seat, s.adventurer.position, position))
    changes = follows_her(s)
    s = with_adventurer(s, _at(s.adventurer, position))
    fire(s, play, When.ARRIVE, position)
    if changes:
        play.then(Settle())
    return s


def refuse_position(s: State, seat: Seat, position: int, rule: str) -> Refusal | None:
    """Why no Location can be meant by a position."""
    if s.place(position) is not None:
        return None
    there = f"there are Locations in {listed(map(str, s.positions))}" if s.positions else "there are none left"
    return Refusal(rule, seat, f"There is no Location in position {position}; {there}.")


@record
class MoveTo(Action):
    """Move the figure to another Location (LR-7.1.7, LR-8.2.13).

    Attributes:
        position: where to, counted from 1.
    """

    position: int

    says = "move {position}"
    means = "{seat} moves to Location {position}."

    @classmethod
    def options(cls, ask: Any, s: State, seat: Seat) -> list[MoveTo]:
        """Every Location but the one where she is; there are no neighbours (LR-R34)."""
        here = s.adventurer.position
        return [cls(seat, position) for position in s.positions if position != here]

    def refuse(self, ask: Any, s: State) -> Refusal | None:
        """Only to a Location of the row, and not to the one where she is."""
        if self.position == s.adventurer.position:
            return Refusal(ask.rule, self.seat, "Your figure is there: it must go to another Location.")
        return refuse_position(s, self.seat, self.position, ask.rule)

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """Moving is no action, and the Cult has no figure."""
        if self.seat != s.adventurer.seat:
            return Refusal("LR-8.2.13", self.seat, "Only the Adventurer moves her figure.")
        return Refusal("LR-7.0.1", self.seat, "You move by a card or an ability only, not as an action.")

    def take(self, ask: Any, s: State, play: Play) -> State:
        return move_figure(s, self.position, play)
