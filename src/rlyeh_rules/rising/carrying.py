"""Effects that are carried out: those of a card one after the other, each of them as far as possible (RR-25.3).

What each kind of effect does stands in workings.py, of what happens to investigators, and workings_map.py, of the map.
"""

from __future__ import annotations

from functools import singledispatch
from typing import Annotated, Any, Final

from rlyeh_rules.kernel import Play, named, record

from .cards import Character, Discovery, Foe, Kind
from .effects import Effect
from .spaces import Space
from .state import State, Step, once

__all__ = ["Carry", "CarryOut", "carry_out", "your_space"]

_OF_ENEMIES: Final = ("death", "setup", "advance")
_OF_HELD_CARDS: Final = ("use", "end")


@record
class Carry:
    """One effect that is being carried out, and what has been chosen for it so far.

    Attributes:
        who: whom the card calls you.
        key: where its list of effects stands in the card set.
        at: which effect of the list, from 0.
        whom: the investigator that it concerns, once chosen.
        foe: the enemy that it concerns, once chosen.
        space: the space where it happens, once chosen.
        left: the spaces that still come into question, where there are not pieces enough for all.
    """

    who: Annotated[Character, named]
    key: str
    at: int
    whom: Annotated[Character | None, named] = None
    foe: Annotated[Foe | None, named] = None
    space: Space | None = None
    left: tuple[Space, ...] = ()

    def effect(self, s: State) -> Any:
        """The effect."""
        return s.setup.content.effects[self.key][self.at]

    @property
    def monster(self) -> Kind | None:
        """The kind of enemy on whose card it stands, if it is one."""
        sort, card = self._card()
        return Kind(card) if sort in _OF_ENEMIES else None

    @property
    def held(self) -> Discovery | None:
        """The Discovery card of yours on which it stands, if it is one."""
        sort, card = self._card()
        return Discovery(card) if sort in _OF_HELD_CARDS else None

    @property
    def is_setup(self) -> bool:
        """Whether it is done as the game is set up (RR-1.9)."""
        return self.key.startswith("setup:")

    def _card(self) -> tuple[str, str]:
        sort, _, rest = self.key.partition("/")[0].partition(":")
        return sort, rest.partition(":")[0]


@record
class CarryOut(Step):
    """The effects of a card, from effect `at` on; each instruction is a source of its own (RR-R39).

    An investigator who dies meanwhile leaves the rest to be done as far as it can be without them (RR-R46).

    Attributes:
        who: whom the card calls you.
        key: where the list stands in the card set; see `Content.effects`.
        at: which effect is next, from 0.
    """

    who: Annotated[Character, named]
    key: str
    at: int = 0

    def run(self, s: State, play: Play) -> State:
        effects = s.setup.content.effects.get(self.key, ())
        at = self.at
        if at >= len(effects):
            return s
        if at + 1 < len(effects):
            play.resume(once(CarryOut, self.who, self.key, at + 1))
        effect = effects[at]
        way = carry_out.registry[effect.__class__]  # found at once: each kind of effect is registered itself
        done: State = way(effect, s, once(Carry, self.who, self.key, at), play)
        return done


@singledispatch
def carry_out(effect: Effect, s: State, carry: Carry, play: Play) -> State:
    """Do what an effect says."""
    raise NotImplementedError(effect)


def your_space(s: State, who: str) -> Space | None:
    """The space of whom a card calls you; where they died, if they died in their own turn (RR-21.4, RR-R46)."""
    space = s.investigator(who).space
    if space is None and who == s.turn.who:
        return s.turn.position
    return space
