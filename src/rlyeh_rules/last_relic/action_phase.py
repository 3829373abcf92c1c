"""Action Phase: turns alternate, the Adventurer first, until both players pass one right after the other."""

from __future__ import annotations

from functools import cache
from typing import Any

from rlyeh_rules.kernel import Play, Seat, record

from . import events
from .adventurer import Discover, Steal, UseAbility
from .alert import AlertPhase
from .cult import Activate
from .events import Phase
from .market import Reinforcement
from .playing import PlayCard, PlayPermanent, from_hand
from .rounds import Maintenance
from .state import State, Step
from .turns import Pass, Turn, passing

__all__ = ["ActionPhase", "AskAdventurer", "AskCult"]


@record
class ActionPhase(Step):
    """The Action Phase begins with a turn of the Adventurer (LR-6.3.1)."""

    def run(self, s: State, play: Play) -> State:
        play.tell(events.PhaseBegan(Phase.ACTION))
        play.then(AskAdventurer(s.adventurer.seat))
        return s


class _ActionTurn(Turn):
    """A turn of either side."""

    __slots__ = ()

    def after_pass(self, s: State, play: Play) -> State:
        """Two passes in a row end the phase; the maker of the first begins the purchases (LR-6.3.4)."""
        other = s.opponent(self.seat)
        if self.passed:
            play.then(AlertPhase(), Reinforcement(other), Maintenance())
        else:
            play.then(_turn(s, other, passed=True))
        return s

    def next(self, s: State) -> Turn:
        """The opponent's turn; the run of passes is broken (LR-6.3.3)."""
        return _turn(s, s.opponent(self.seat), passed=False)

    def is_open(self, s: State) -> bool:
        """Where the hand is empty all that can be done is for everybody to see."""
        return not s.side(self.seat).cards.hand


@record
class AskAdventurer(_ActionTurn):
    """A turn of the Adventurer (LR-7.0.1).

    Attributes:
        seat: the Adventurer.
        passed: whether the Cult has just passed.
    """

    seat: Seat
    passed: bool = False

    rule = "LR-7.0.1"
    prompt = "Play a card, discover your Location, steal a Relic, use an ability, or pass."
    allows = (Pass, PlayCard, PlayPermanent, Discover, Steal, UseAbility)

    def options(self, s: State, seat: Seat) -> list[Any]:
        """Passing, the cards in hand, what can be done at Locations."""
        found: list[Any] = [passing(seat), *from_hand(s, seat)]
        place = s.place(s.adventurer.position)
        if place is not None and place.clues:
            found += Steal.options(self, s, seat) if place.up else Discover.options(self, s, seat)
        found += UseAbility.options(self, s, seat)
        return found


@record
class AskCult(_ActionTurn):
    """A turn of the Cult (LR-8.0.1).

    Attributes:
        seat: the Cult.
        passed: whether the Adventurer has just passed.
    """

    seat: Seat
    passed: bool = False

    rule = "LR-8.0.1"
    prompt = "Play a card, activate a Cultist, or pass."
    allows = (Pass, PlayCard, PlayPermanent, Activate)

    def options(self, s: State, seat: Seat) -> list[Any]:
        """Passing, the cards in hand, the ready Cultists."""
        return [passing(seat), *from_hand(s, seat), *Activate.options(self, s, seat)]


def _turn(s: State, seat: Seat, *, passed: bool) -> Turn:
    """A turn of `seat`."""
    return _turn_of(AskCult if seat == s.cult.seat else AskAdventurer, seat, passed)


@cache
def _turn_of(kind: type[AskCult | AskAdventurer], seat: Seat, passed: bool) -> Turn:  # noqa: FBT001 - as the field
    """There are few, and one is made with every action."""
    return kind(seat, passed)
