"""Cards whose effects are being carried out, one after the other.

What each effect does stands in workings.py, looking.py and removing.py.
"""

from __future__ import annotations

from functools import singledispatch

from rlyeh_rules.kernel import Play, Seat, evolve, record

from .effects import Effect
from .state import State, Step

__all__ = ["Carry", "carry_out"]


@record
class Carry(Step):
    """The effects of a card being carried out, from effect `at` on.

    Attributes:
        seat: whom the card calls you.
        card: the id of the insanity card, the Artifact or the god.
        at: which effect is next, from 0.
    """

    seat: Seat
    card: str
    at: int = 0

    def run(self, s: State, play: Play) -> State:
        effects = s.setup.content.effects.get(self.card, ())
        if self.at >= len(effects):
            return s
        if self.at + 1 < len(effects):
            play.resume(evolve(self, at=self.at + 1))
        return carry_out(effects[self.at], s, self, play)


@singledispatch
def carry_out(effect: Effect, s: State, carry: Carry, play: Play) -> State:
    """Do what an effect says."""
    raise NotImplementedError(effect)
