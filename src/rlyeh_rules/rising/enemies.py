"""Enemies and monsters: what stands where, the wounds it takes, and how it dies. Body parts are enemies too."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from rlyeh_rules.kernel import Play, changer, evolve

from .cards import CthulhuFacts, EnemyFacts, Foe, Kind
from .carrying import CarryOut
from .changes import with_enemies, with_enemy, with_energy, with_part, with_turn
from .ending import is_won, win
from .events.enemies import EnemyDied, EnemyReturned, FoeWounded, PartDestroyed
from .pieces import Enemy, Part, Turn
from .spaces import PARTS, Space
from .state import State, foe_of

__all__ = [
    "CULTIST_DROP",
    "energy_left_by",
    "facts_of",
    "foes_in",
    "is_cultist",
    "kind_of",
    "part_named",
    "return_foe",
    "space_of",
    "wound_foe",
]

CULTIST_DROP: Final = 1
"""The Energy that a Cultist leaves when it dies, Expert or not (RR-3.2, RR-6.1)."""

_PARTS: Final[Mapping[str, Space]] = MappingProxyType({foe_of(part): part for part in PARTS})
_with_wounds: Callable[[Enemy, int], Enemy] = changer(Enemy, "wounds")
_with_fought: Callable[[Turn, tuple[Foe, ...]], Turn] = changer(Turn, "fought")

# ------------------------------------------------------------------ what it is and where


def part_named(foe: str) -> Space | None:
    """The body part that is meant by the name of an enemy; None if that is a figure, or nothing at all."""
    return _PARTS.get(foe)


def space_of(s: State, foe: str) -> Space | None:
    """The space of an enemy; None if it is not on the map, or is a destroyed part and so no enemy (RR-5.11)."""
    part = _PARTS.get(foe)
    if part is not None:
        return None if s.parts[part.at].destroyed else part
    enemy = s.enemy(foe)
    return None if enemy is None else enemy.space


def foes_in(s: State, space: Space) -> list[Foe]:
    """The enemies in a space: figures in the order in which they came, or the part, if not destroyed (RR-5.1)."""
    if space.is_part:
        return [] if s.parts[space.at].destroyed else [foe_of(space)]
    return [enemy.id for enemy in s.enemies if enemy.space is space]


def kind_of(foe: str) -> str:
    """The kind of a figure, which its name begins with."""
    return foe.rpartition("-")[0]


def facts_of(s: State, foe: str) -> EnemyFacts | CthulhuFacts:
    """What stands on the card of an enemy: of a figure on its own, of a body part on that of Cthulhu (RR-R6)."""
    enemy = s.enemy(foe)
    return s.setup.content.cthulhu[0] if enemy is None else s.setup.content.kinds[enemy.kind]


def is_cultist(s: State, kind: Kind) -> bool:
    """Whether a kind of figure is a Cultist, Expert or not; any other is a monster (RR-23.1, RR-R13, RR-R31)."""
    return kind in s.setup.content.cultists


def energy_left_by(s: State, kind: Kind) -> int:
    """The Energy that a figure of a kind leaves when it dies (RR-3.1, RR-3.2, RR-6.1, RR-R25, RR-R26)."""
    return CULTIST_DROP if is_cultist(s, kind) else s.setup.content.kinds[kind].energy


# ------------------------------------------------------------------ wounds and death


def wound_foe(s: State, foe: str, count: int, play: Play) -> State:
    """An enemy takes wounds, from whatever cause; what it cannot take is lost (RR-13.3, RR-3.4).

    A figure that dies leaves Energy in its own space, then its ability is added to what is done next. A body part
    takes none unless it is Vulnerable (RR-5.5, RR-R14); where its destruction wins, the game ends here (RR-5.17).

    Args:
        s: the state.
        foe: the figure or the part; one that is not there any more takes none.
        count: how many wounds.
        play: what is going on.
    """
    if count < 1:
        return s
    part = _PARTS.get(foe)
    if part is not None:
        return _wound_part(s, s.parts[part.at], count, play)
    enemy = s.enemy(foe)
    if enemy is None:
        return s
    facts = s.setup.content.kinds[enemy.kind]
    left = facts.health - enemy.wounds
    if count < left:
        wounds = enemy.wounds + count
        play.tell(FoeWounded(enemy.id, count, wounds))
        return with_enemy(s, _with_wounds(enemy, wounds))
    play.tell(FoeWounded(enemy.id, left, facts.health))
    return _die(s, enemy, play)


def _die(s: State, enemy: Enemy, play: Play) -> State:
    """The figure goes back to its pool; what it leaves goes to its space, not to who killed it (RR-3.5, RR-23.2)."""
    energy = energy_left_by(s, enemy.kind)
    play.tell(EnemyDied(enemy.id, enemy.space, energy))
    key = f"death:{enemy.kind}"
    if key in s.setup.content.effects:
        play.then(CarryOut(s.turn.who, key))
    return with_energy(_without(s, enemy), enemy.space, energy)


def _without(s: State, enemy: Enemy) -> State:
    """The figure is off the map; if it comes back in this turn it has not attacked yet (RR-17.4)."""
    name, turn = enemy.id, s.turn
    if name in turn.fought:
        s = with_turn(s, _with_fought(turn, tuple([foe for foe in turn.fought if foe != name])))
    return with_enemies(s, tuple([other for other in s.enemies if other.id != name]))


def return_foe(s: State, foe: str, play: Play) -> State:
    """A figure goes back to its pool without dying, and leaves nothing (RR-3.6)."""
    enemy = s.enemy(foe)
    if enemy is None:
        return s
    play.tell(EnemyReturned(enemy.id, enemy.space))
    return _without(s, enemy)


def _wound_part(s: State, part: Part, count: int, play: Play) -> State:
    """Its wounds are its own; a card attached to it stays there when it is destroyed (RR-5.8, RR-5.10, RR-R45)."""
    if not part.vulnerable:
        return s
    space = part.space
    health = s.setup.content.health[space.at]
    left = health - part.wounds
    if count < left:
        wounds = part.wounds + count
        play.tell(FoeWounded(foe_of(space), count, wounds))
        return with_part(s, evolve(part, wounds=wounds))
    play.tell(FoeWounded(foe_of(space), left, health))
    play.tell(PartDestroyed(space))
    s = with_part(s, evolve(part, wounds=0, destroyed=True))
    if is_won(s):
        win(s, play)
    return s
