"""What an effect can concern: which investigators, which enemies, which spaces; only where something would happen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from .cards import CULTIST, SPAWN, Character, Foe, Kind
from .carrying import Carry, your_space
from .effects import (
    AddFire,
    AddToken,
    DiscardCards,
    Heal,
    LoseEnergy,
    LoseSanity,
    MoveFigures,
    MoveYou,
    PlaceFigure,
    PlaceYou,
    RemoveFire,
    ReturnFigure,
    Summon,
    TakeStress,
    TakeWounds,
    WoundFigures,
)
from .energy import energy_of
from .marching import nearest
from .options import ForcedMove, SummonOnPart
from .pieces import MOST_STRESS, Enemy, Investigator
from .spaces import GATES, GROUND, VORTEXES, Space
from .state import State, foe_of
from .summoning import cultists_left, named_kind
from .vocabulary import Figures, Name, Where, Who

__all__ = [
    "can_be_moved",
    "concerned",
    "figures_for",
    "is_one_figure",
    "is_tie",
    "kind_for",
    "landing",
    "scarce",
    "spaces_for",
    "spaces_meant",
    "supply_for",
    "targets",
]

# ------------------------------------------------------------------ investigators

_YOU: Final = Who.YOU
_ALL: Final = (Who.EVERYBODY, Who.ONE)


def concerned(s: State, who: Who, you: Character) -> list[Investigator]:
    """Which investigators are meant, those who are alive, clockwise from the active one (RR-25.2)."""
    if who is _YOU:
        one = s.investigator(you)
        return [one] if one.alive else []
    living = [one for one in s.clockwise() if one.alive]
    if who in _ALL:
        return living
    if who is Who.OTHERS:
        return [one for one in living if one.character != you]
    if who is Who.ON_PARTS:
        return [one for one in living if one.space is not None and one.space.is_part]
    if who is Who.ON_GROUND:
        return [one for one in living if one.space is not None and not one.space.is_part]
    if who is Who.BURNING:
        return [one for one in living if one.space is not None and _burns(s, one.space)]
    here = your_space(s, you)
    return [one for one in living if one.space is here]


def _burns(s: State, space: Space) -> bool:
    """Parts never hold Fire (RR-15.3)."""
    return not space.is_part and s.board.fire[space.at] > 0


def targets(effect: Any, s: State, carry: Carry) -> list[Character]:
    """The investigators that an effect can concern."""
    those = concerned(s, effect.who, carry.who)
    if isinstance(effect, _ALWAYS):
        return [one.character for one in those]
    return [
        one.character for one in those if one.space is not None and _can_happen_to(effect, s, one, one.space, carry)
    ]


_ALWAYS: Final = (LoseSanity, TakeWounds)
"""The effects that do something to everybody."""


def _can_happen_to(effect: Any, s: State, one: Investigator, space: Space, carry: Carry) -> bool:
    """Whether it would do anything to an investigator."""
    if isinstance(effect, TakeStress):
        return effect.or_wounds or one.stress < MOST_STRESS
    if isinstance(effect, Heal):
        return (effect.stress > 0 and one.stress > 0) or (effect.wounds > 0 and one.wounds > 0)
    if isinstance(effect, LoseEnergy):
        return energy_of(s, one) > 0
    if isinstance(effect, DiscardCards):
        return bool(one.cards)
    if isinstance(effect, MoveYou):
        return not one.mind.lying and can_be_moved(s, space, effect.goal)
    return any(_is_placed(space, other) for other in spaces_meant(s, effect.where, carry))


def can_be_moved(s: State, space: Space, goal: Space) -> bool:
    """Whether a special effect moves an investigator from there towards a goal at all (RR-2.19, RR-2.20, RR-R9)."""
    if not space.is_part:
        return space is not _set_down(goal)
    if s.setup.options.forced_move is ForcedMove.STAY:
        return False
    vortex = Space.FINAL_VORTEX
    away = s.map.distances
    return away[space][vortex] == 1 and away[vortex][goal] < away[space][goal]


def _set_down(space: Space) -> Space:
    """Where an investigator ends that is placed in a space, or moved there: never on a part (RR-R10)."""
    return Space.FINAL_VORTEX if space.is_part else space


def _is_placed(here: Space | None, space: Space) -> bool:
    """Whether an investigator who is placed in a space ends in another one; where one is already one stays."""
    return here is not space and here is not _set_down(space)


# ------------------------------------------------------------------ spaces

_FIXED: Final = {where: (Space(where.value),) for where in Where if where.value in frozenset(Space)}
_SEVERAL: Final = {
    Where.EACH_GATE: GATES,
    Where.RANDOM_GATE: GATES,
    Where.A_GATE: GATES,
    Where.EACH_VORTEX: VORTEXES,
    Where.A_SPACE: GROUND,
}
_GATES_BY_NAME: Final = (Where.RED_GATE, Where.YELLOW_GATE, Where.BLUE_GATE, Where.RANDOM_GATE, Where.EACH_GATE)


def spaces_meant(s: State, where: Where, carry: Carry) -> tuple[Space, ...]:
    """The spaces that a word can mean."""
    if where is Where.YOUR_SPACE:
        here = your_space(s, carry.who)
        return () if here is None else (here,)
    if where in _GATES_BY_NAME and carry.is_setup:
        # as a monster is set up, any Gate in its text is read as the one that the episode gives it (RR-R28); those of
        # the dashboard are given none, and only stand at a random one (RR-23.7)
        given = next((enemy.space for enemy in s.enemies if enemy.kind == carry.monster), None)
        if given is not None and (where is Where.RANDOM_GATE or carry.monster not in s.board.unknown):
            return (given,)
    return _FIXED.get(where) or _SEVERAL[where]


def spaces_for(effect: Any, s: State, carry: Carry) -> Sequence[Space]:
    """The spaces among which an effect leaves the choice."""
    if carry.left:
        return scarce(carry.left, supply_for(effect, s, carry), effect.count)
    return [space for space in spaces_meant(s, effect.where, carry) if _can_happen_in(effect, s, space, carry)]


def _can_happen_in(effect: Any, s: State, space: Space, carry: Carry) -> bool:
    """Whether it would do anything there."""
    if isinstance(effect, Summon | AddFire):
        return supply_for(effect, s, carry) > 0
    if isinstance(effect, RemoveFire):
        return _burns(s, space)
    if isinstance(effect, AddToken):
        return not space.is_part and not s.board.tokens[space.at]
    if isinstance(effect, PlaceFigure):
        enemy = s.enemy(carry.foe or "")
        return enemy is not None and landing(s, space) not in {None, enemy.space}
    if isinstance(effect, PlaceYou):
        whom = [carry.whom] if carry.whom is not None else targets(effect, s, carry)
        return any(_is_placed(s.investigator(who).space, space) for who in whom)
    return True


def landing(s: State, space: Space) -> Space | None:
    """Where an enemy ends that is placed in a space; None where it stays where it stands (RR-R36)."""
    if not space.is_part:
        return space
    return None if s.setup.options.summon_on_part is SummonOnPart.SKIP else Space.FINAL_VORTEX


def supply_for(effect: Any, s: State, carry: Carry) -> int:
    """How many of the pieces are left that an effect puts on the map (RR-15.4, RR-16.4)."""
    if isinstance(effect, AddFire):
        return s.setup.content.fire - sum(s.board.fire)
    if effect.enemy is Name.CULTIST and s.setup.options.expert_cultists:  # Experts first, then the others (RR-R31)
        experts = [facts.id for facts in s.setup.content.experts]
        return min(cultists_left(s), sum([max(0, s.left_in_pool(kind)) for kind in (CULTIST, *experts)]))
    return max(0, s.left_in_pool(kind_for(effect, s, carry)))


def kind_for(effect: Summon, s: State, carry: Carry) -> Kind:
    """The kind of enemy that is summoned."""
    name = effect.enemy
    return named_kind(s, name, carry.monster if name is Name.ITSELF else None)


def scarce(spaces: tuple[Space, ...], supply: int, each: int) -> Sequence[Space]:
    """Which of several spaces can come next, where there are not pieces enough for all (RR-16.4, RR-25.1).

    With one piece for each space the order has no meaning: they come in their own, and enough must be left.
    """
    return spaces[: max(1, len(spaces) - supply + 1)] if each == 1 else spaces


# ------------------------------------------------------------------ enemies

_CULTISTS: Final = (Figures.CULTISTS, Figures.NEAREST_CULTIST)
_MONSTERS: Final = (Figures.MONSTERS, Figures.NEAREST_MONSTER)
_NEAREST: Final = (Figures.NEAREST, Figures.NEAREST_CULTIST, Figures.NEAREST_MONSTER)
_WITH_PARTS: Final = (Figures.ENEMIES, Figures.ONE)


def is_one_figure(effect: Any) -> bool:
    """Whether an effect concerns one enemy only, so that it may have to be chosen."""
    if isinstance(effect, PlaceFigure):
        return True
    return effect.figures is Figures.ONE or effect.figures in _NEAREST


def is_tie(effect: Any) -> bool:
    """Whether it is for the active player to choose the enemy (RR-14.7, RR-25.1); otherwise it is for you."""
    return isinstance(effect, MoveFigures) or effect.figures in _NEAREST


def figures_for(effect: Any, s: State, carry: Carry) -> list[Foe]:
    """The enemies that an effect can concern; of the nearest, all that are equally near."""
    here = your_space(s, carry.who)
    if here is None:
        return []
    word = effect.figures
    found = _meant(s, word)
    if isinstance(effect, WoundFigures):
        away = s.map.distances[here]
        found = [enemy for enemy in found if away[enemy.space] <= effect.within]
    elif isinstance(effect, ReturnFigure) and effect.here:
        found = [enemy for enemy in found if enemy.space is here]
    foes = [enemy.id for enemy in found]
    if word in _NEAREST:
        foes = nearest(s, here, foes)
    elif isinstance(effect, WoundFigures) and word in _WITH_PARTS:
        away = s.map.distances[here]
        foes += [foe_of(part.space) for part in s.parts if part.vulnerable and away[part.space] <= effect.within]
    if isinstance(effect, MoveFigures):
        return [enemy.id for enemy in found if enemy.id in foes and s.map.is_on_the_way(enemy.space, here)]
    if isinstance(effect, PlaceFigure):
        spaces = spaces_meant(s, effect.where, carry)
        return [enemy.id for enemy in found if enemy.id in foes and _is_placed_anywhere(s, enemy, spaces)]
    return foes


def _is_placed_anywhere(s: State, enemy: Enemy, spaces: Sequence[Space]) -> bool:
    """Whether an enemy would leave the space where it stands."""
    return any(landing(s, space) not in {None, enemy.space} for space in spaces)


def _meant(s: State, word: Figures) -> Sequence[Enemy]:
    """The figures that a word means; one that names a category touches only that one (RR-23.1)."""
    if word in _CULTISTS:
        cultists = s.setup.content.cultists
        return [enemy for enemy in s.enemies if enemy.kind in cultists]
    if word in _MONSTERS:
        cultists = s.setup.content.cultists
        return [enemy for enemy in s.enemies if enemy.kind not in cultists]
    if word is Figures.SPAWN:
        return [enemy for enemy in s.enemies if enemy.kind == SPAWN]
    return s.enemies
