"""Round Sequence: how a round begins with the Draw Phase, and ends with the Maintenance Phase."""

from __future__ import annotations

from typing import Final

from rlyeh_rules.kernel import Play, changer, evolve, record

from . import events
from .alert import reset_exposure
from .cards import Card
from .changes import refreshed, with_cards, with_cultists, with_locations
from .continuous import SetOff, notices, settle_after
from .decks import draw
from .effects import Box, When
from .ending import ends_unfinished
from .events import Phase
from .state import State, Step

__all__ = ["DrawPhase", "EndRound", "Maintenance"]

DRAWN: Final = 5
"""LR-6.1.1."""

_with_round = changer(State, "round")


@record
class DrawPhase(Step):
    """A round begins: both players draw, the Adventurer first (LR-6.1.1, LR-R22).

    Attributes:
        round: which round it is, from 1.
    """

    round: int

    def run(self, s: State, play: Play) -> State:
        from .deployment import DeploymentPhase  # noqa: PLC0415 - the round goes round: this is the way back

        s = _with_round(s, self.round)
        play.tell(events.RoundBegan(self.round))
        play.tell(events.PhaseBegan(Phase.DRAW))
        for seat in (s.adventurer.seat, s.cult.seat):
            s = draw(s, seat, DRAWN, play)
        play.then(DeploymentPhase())
        return s


# ------------------------------------------------------------------ Maintenance


@record
class Maintenance(Step):
    """The Maintenance Phase: four steps, no decision (LR-6.6.5)."""

    def run(self, s: State, play: Play) -> State:
        play.tell(events.PhaseBegan(Phase.MAINTENANCE))
        play.then(ReadyCultists(), ResetExposure(), DiscardPermanents(), ReturnClues(), EndRound())
        return s


@record
class ReadyCultists(Step):
    """Step 1: every activated Cultist becomes ready (LR-6.6.1)."""

    def run(self, s: State, play: Play) -> State:
        """Where Cultists had to wait they do no longer (LR-R7)."""
        rotated = [cultist for cultist in s.cult.cultists if not cultist.ready]
        if rotated or any(cultist.fresh for cultist in s.cult.cultists):
            s = with_cultists(s, tuple([refreshed(cultist) for cultist in s.cult.cultists]))
        noticed = notices(s, When.READY)
        for cultist in rotated:
            play.tell(events.CultistReadied(cultist.card, cultist.position))
            if noticed:
                play.then(SetOff(When.READY, cultist.position))
        return s


@record
class ResetExposure(Step):
    """Step 2: the Exposure marker goes back to its starting space (LR-6.6.2)."""

    def run(self, s: State, play: Play) -> State:
        return reset_exposure(s, play)


@record
class DiscardPermanents(Step):
    """Step 3: all permanent cards leave play (LR-6.6.3)."""

    def run(self, s: State, play: Play) -> State:
        for side in (s.adventurer, s.cult):
            gone: tuple[Card, ...] = side.cards.permanents
            if gone:
                play.tell(events.PermanentsDiscarded(side.seat, gone))
                cards = evolve(side.cards, permanents=(), discard=(*side.cards.discard, *gone))
                s = with_cards(s, side.seat, cards)
                settle_after(s, play, Box.PERMANENT, *gone, faction=s.faction(side.seat))
        return s


@record
class ReturnClues(Step):
    """Step 4: the Clues on top of Location cards go to the supply (LR-6.6.4)."""

    def run(self, s: State, play: Play) -> State:
        row = s.locations.row
        used = tuple(at for at, place in enumerate(row, 1) if place is not None and place.used)
        if not used:
            return s
        play.tell(events.AbilitiesRefreshed(used))
        fresh = tuple([evolve(place, used=False) if place is not None and place.used else place for place in row])
        return with_locations(s, evolve(s.locations, row=fresh))


@record
class EndRound(Step):
    """The next round begins, unless the host allows no more (LR-4.1, LR-R40)."""

    def run(self, s: State, play: Play) -> State:
        if s.round == s.setup.options.max_rounds:
            ends_unfinished(s, play)
        play.then(DrawPhase(s.round + 1))
        return s
