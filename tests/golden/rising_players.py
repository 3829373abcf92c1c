"""Who plays the golden games of R'lyeh Rising: players with a plan, which no tuning of bots changes.

A plan is a goal for every investigator, and how much each action is worth for it, in whole numbers.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import singledispatchmethod
from typing import Any, Final

from rlyeh_rules import Action, Chance
from rlyeh_rules.kernel import record
from rlyeh_rules.rising import (
    AddSuccesses,
    Attack,
    Attune,
    Claim,
    Climb,
    CountSigns,
    CountTentacles,
    Die,
    EndActions,
    Go,
    Incant,
    Investigator,
    PrayFor,
    Reroll,
    RerollForStress,
    Rest,
    Run,
    Sneak,
    Space,
    State,
    Stop,
    Trade,
    UseCard,
)
from rlyeh_rules.rising.spaces import GROUND
from rlyeh_rules.rising.targets import health_left

__all__ = ["HUNTERS", "IDLE"]

OTHERS: Final = 2
"""So many parts have to be destroyed besides the Head (RR-5.14)."""
ILL: Final = 3
"""With so many wounds, or so much stress, one rests."""
CALM: Final = 2
"""Up to so much stress one takes more for a reroll."""


# ------------------------------------------------------------------ where to go


def needed(s: State) -> set[Space]:
    """The parts that are still to be destroyed: the Head, and others as long as two of them are not."""
    others = len([space for space in s.destroyed if space is not Space.HEAD])
    return {part.space for part in s.parts if not part.destroyed and (part.space is Space.HEAD or others < OTHERS)}


def opens(s: State, one: Investigator) -> Iterator[tuple[Space, int]]:
    """The parts that somebody can open with the cards they hold, and for how much Energy."""
    for held in one.cards:
        spell = s.setup.content.finds[held.card].half(held.side).incantation
        if spell is not None and spell.part in needed(s) and not s.part(spell.part).vulnerable:
            yield spell.part, spell.energy


def goal(s: State, one: Investigator) -> Space:
    """Where an investigator wants to be: on an open part, where Energy lies if it is lacking, where there is something
    to be found that nobody else is nearer to, or where there is somebody to fight.
    """
    here = one.space or Space.FINAL_VORTEX
    away = s.map.distances[here]
    wanted = needed(s)
    taken = {other.space for other in s.living if other is not one}
    open_parts = [part.space for part in s.parts if part.vulnerable and part.space in wanted - taken]
    lacks = any(energy > one.energy for _, energy in opens(s, one))
    board = s.board
    with_energy = [space for at, space in enumerate(GROUND) if board.energy[at]]
    with_token = [space for at, space in enumerate(GROUND) if board.tokens[at]]
    with_enemy = [enemy.space for enemy in s.enemies]
    for spaces in (open_parts, with_energy if lacks else (), with_token, with_energy, with_enemy):
        nearest = [space for space in spaces if _is_first(s, one, space)] or spaces
        if nearest:
            return min(nearest, key=lambda space: (away[space], space))
    return here


def _is_first(s: State, one: Investigator, space: Space) -> bool:
    """Whether nobody else is nearer, or as near and earlier in the order of turns."""
    away = s.map.distances[space]
    order = [(away[other.space], at) for at, other in enumerate(s.team) if other.space is not None]
    return s.team[min(order)[1]] is one


# ------------------------------------------------------------------ what an action is worth


@record
class Plan:
    """What an investigator is about.

    Attributes:
        s: the state.
        one: the investigator.
        target: where on the ground they want to be.
        part: the part that they want to attack, if they do.
    """

    s: State
    one: Investigator
    target: Space
    part: Space | None

    @singledispatchmethod
    def worth(self, action: Action) -> int:
        """What is not told of costs something, or helps nobody."""
        return 0

    @worth.register
    def _(self, action: Attack) -> int:
        """A part first; then who is here, before somebody far away; the weakest first."""
        enemy = self.s.enemy(action.target)
        if enemy is None:
            return 100
        return (60 if enemy.space is self.one.space else 40) - health_left(self.s, action.target)

    @worth.register
    def _(self, action: Incant) -> int:
        return 200

    @worth.register
    def _(self, action: Attune) -> int:
        return 70 + action.count

    @worth.register
    def _(self, action: Rest) -> int:
        ill = self.one.wounds >= ILL or self.one.stress >= ILL
        return 2 * action.wounds + action.stress + (95 if ill else 30)

    @worth.register
    def _(self, action: PrayFor) -> int:
        return 2 * action.wounds + action.stress

    @worth.register
    def _(self, action: Climb) -> int:
        """Nearer to an open part; down if there is none."""
        if self.part is None:
            return 60 if action.to is self.target else -90
        left = self.s.map.distances[self.part]
        return 90 - left[action.to] if left[action.to] < left[self.one.space or action.to] else -90

    @worth.register
    def _(self, action: Run) -> int:
        return -50 if self.one.space is self.target else 50

    @worth.register
    def _(self, action: Go) -> int:
        return -self.s.map.distances[action.space][self.target]

    @worth.register
    def _(self, action: Stop) -> int:
        return -self.s.map.distances[self.one.space or self.target][self.target]

    @worth.register
    def _(self, action: Sneak) -> int:
        return -99

    @worth.register
    def _(self, action: EndActions) -> int:
        return -10

    @worth.register
    def _(self, action: Trade) -> int:
        return -80

    @worth.register
    def _(self, action: UseCard) -> int:
        return -5

    @worth.register
    def _(self, action: Claim) -> int:
        """What opens a part that is needed, the Head above all; an Item if there is room for stress."""
        spell = self.s.setup.content.finds[self.s.discovery.drawn[-1]].half(action.side).incantation
        if spell is None:
            return 3 if self.one.stress < CALM else -1
        return 20 + 5 * (spell.part is Space.HEAD) if spell.part in needed(self.s) else -1

    @worth.register
    def _(self, action: Reroll) -> int:
        return self._reroll(action.die)

    @worth.register
    def _(self, action: RerollForStress) -> int:
        return self._reroll(action.die) - 1 if self.one.stress < CALM else -50

    def _reroll(self, die: Die) -> int:
        if self._is_attacked:
            return 10 * die.success - 5
        return -10 if die.success else 5 + 2 * die.tentacle

    @worth.register
    def _(self, action: CountSigns) -> int:
        return self._count(action.count + (action.doubled or 0))

    @worth.register
    def _(self, action: CountTentacles) -> int:
        return self._count(action.count)

    @worth.register
    def _(self, action: AddSuccesses) -> int:
        return self._count(1)

    def _count(self, successes: int) -> int:
        return -successes if self._is_attacked else successes

    @property
    def _is_attacked(self) -> bool:
        """Whether the roll is one of which the successes are wounds."""
        ask: Any = self.s.decision
        against: bool = ask.roll.reason.against
        return against


# ------------------------------------------------------------------ who plays


@record
class Hunters:
    """They look for what opens the parts of Cthulhu, and attack those that are open."""

    def choose(self, view: State, legal: tuple[Action, ...], chance: Chance) -> Action:
        """What fits the plan best; of what fits as well, anything."""
        ask: Any = view.decision
        one = view.investigator(getattr(ask, "who", view.turn.who)) if view.turn.number else view.team[0]
        wants = goal(view, one)
        plan = Plan(view, one, *((Space.FINAL_VORTEX, wants) if wants.is_part else (wants, None)))
        worth = [plan.worth(action) for action in legal]
        best = max(worth)
        return chance.pick([action for action, found in zip(legal, worth, strict=True) if found == best])


@record
class Idle:
    """They rest, and wait for the end."""

    def choose(self, view: State, legal: tuple[Action, ...], chance: Chance) -> Action:
        """A Rest that heals as much as any, or nothing, if that is possible."""
        rests = [action for action in legal if isinstance(action, Rest)]
        if rests:
            return max(rests, key=lambda rest: (rest.wounds, rest.stress))
        return next((action for action in legal if isinstance(action, EndActions)), None) or chance.pick(legal)


HUNTERS: Final = Hunters()
IDLE: Final = Idle()
