"""Summons: figures come on the map, as far as there are any, and may be weakened by whoever manipulates the Gates."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from rlyeh_rules.kernel import Play

from .cards import CULTIST, SPAWN, Foe, Kind
from .changes import with_enemies
from .enemies import wound_foe
from .events.enemies import EnemySummoned, GateManipulated, NothingSummoned
from .options import SummonOnPart
from .pieces import Enemy, Investigator
from .skills import level
from .spaces import GATES, Space
from .state import State
from .vocabulary import Name, Skill

__all__ = ["MANIPULATES_NEARBY", "cultists_left", "manipulates", "named_kind", "summon"]

MANIPULATES_NEARBY: Final = 2
"""The level of Gate Manipulation that reaches a space further (RR-20.25)."""

_GATE_MANIPULATION: Final = Skill.GATE_MANIPULATION
_LEFT, _RIGHT, _SPAWN, _CULTIST = Name.LEFT, Name.RIGHT, Name.SPAWN, Name.CULTIST


def named_kind(s: State, name: Name, itself: Kind | None) -> Kind:
    """The kind of enemy that a card means (RR-1.5).

    With Expert Cultists a Cultist that is summoned is an Expert one as long as a figure of theirs is left (RR-R31).

    Args:
        s: the state.
        name: what the card says.
        itself: the monster on whose card it stands, if it stands on one.
    """
    if name is _CULTIST:
        return _cultist(s) if s.setup.options.expert_cultists else CULTIST
    if name is _LEFT:
        return s.board.left
    if name is _RIGHT:
        return s.board.right
    if name is _SPAWN:
        return SPAWN
    if itself is None:
        raise ValueError(name)
    return itself


def cultists_left(s: State) -> int:
    """How many more Cultists can come: Experts are Cultists too, and of all there are ten at most (RR-26.2, RR-R31)."""
    content = s.setup.content
    there = sum([enemy.kind in content.cultists for enemy in s.enemies])
    return max(0, content.kinds[CULTIST].pool - there)


def _is_full(s: State, kind: Kind) -> bool:
    """Whether no Cultist comes any more; without Experts their pool sees to it."""
    return s.setup.options.expert_cultists and kind in s.setup.content.cultists and not cultists_left(s)


def _cultist(s: State) -> Kind:
    return next((facts.id for facts in s.setup.content.experts if s.left_in_pool(facts.id) > 0), CULTIST)


def summon(s: State, kind: Kind, space: Space, play: Play) -> State:
    """One figure is summoned, if one is left in its pool (RR-16.4, RR-26.1, RR-26.2).

    On a body part none is, or it stands in the Final Vortex instead, as the host has chosen (RR-16.5, RR-R36).

    Args:
        s: the state.
        kind: which kind of enemy.
        space: where.
        play: what is going on.
    """
    nowhere = space.is_part and s.setup.options.summon_on_part is SummonOnPart.SKIP
    foe = None if nowhere or _is_full(s, kind) else _free_figure(s, kind)
    if foe is None:
        play.tell(NothingSummoned(kind, space))
        return s
    if space.is_part:
        space = Space.FINAL_VORTEX
    play.tell(EnemySummoned(foe, space))
    s = with_enemies(s, (*s.enemies, Enemy(foe, kind, space)))
    return _weaken(s, foe, kind, space, play) if space in GATES else s


def _free_figure(s: State, kind: Kind) -> Foe | None:
    """The first figure of a kind that is not on the map, so that a figure has one name all the game."""
    taken = [enemy.id for enemy in s.enemies if enemy.kind == kind]
    for foe in _figures(kind, s.setup.content.kinds[kind].pool):
        if foe not in taken:
            return foe
    return None


@lru_cache(maxsize=256)
def _figures(kind: Kind, pool: int) -> tuple[Foe, ...]:
    """All figures of a kind."""
    return tuple([Foe(f"{kind}-{number}") for number in range(1, pool + 1)])


# ------------------------------------------------------------------ Gate Manipulation


def manipulates(s: State, one: Investigator, gate: Space) -> bool:
    """Whether an investigator weakens what is summoned at a Gate: from its space, later from next to it (RR-20.25).

    What is set up before the first turn is placed, not summoned (RR-1.8).
    """
    if one.space is None or s.turn.number < 1:
        return False
    away = s.map.distances[one.space][gate]
    if away > 1:
        return False
    skill = level(s, one, _GATE_MANIPULATION)
    return skill >= MANIPULATES_NEARBY or (skill > 0 and away == 0)


def _weaken(s: State, foe: Foe, kind: Kind, gate: Space, play: Play) -> State:
    """Half of its health, rounded up, for each who can; with two of them it may die on the spot (RR-3.4, RR-20.25)."""
    content = s.setup.content
    ranks = content.ranks
    if not [one for one in s.team if _GATE_MANIPULATION in ranks[one.character] or one.cards or one.relic is not None]:
        return s  # as a rule nobody has the skill
    half = (content.kinds[kind].health + 1) // 2
    for one in s.clockwise():
        if manipulates(s, one, gate) and s.enemy(foe) is not None:
            play.tell(GateManipulated(one.character, foe))
            s = wound_foe(s, foe, half, play)
    return s
