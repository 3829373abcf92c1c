"""How well the team stands, for bots that look one action ahead.

All win or lose together (RR-24.1), so that it is the same for every seat. What counts is how far the Head and the two
other parts that have come furthest are from being destroyed; then the time that is left on the track, the health of the
investigators, and whether each of them is near something that is worth going to.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rlyeh_rules.kernel import Seat

from .cards import CULTIST
from .pieces import HEALTH, Investigator, Part
from .spaces import FAR, GROUND, Space
from .state import State

__all__ = ["evaluate"]

WON: Final = 1000.0
# -- Cthulhu
DESTROYED: Final = 150.0
"""What a destroyed part is worth, as long as it is needed; all else is measured by it."""
VULNERABLE: Final = 45.0
WOUNDED: Final = 90.0
"""What all the wounds of a Vulnerable part but the last are worth."""
CONDITION: Final = 9.0
"""What the card is worth that opens a part."""
PAID: Final = 14.0
"""What it is worth to hold all the Energy that it costs."""
OTHER_PARTS: Final = 2
"""So many parts have to be destroyed besides the Head (RR-5.14)."""
# -- time
ADVANCE: Final = 7.0
SYMBOL: Final = 1.2
LAST_SPACES: Final = 10.0
ACTION: Final = 0.6
# -- an investigator
ALIVE: Final = 30.0
WOUNDS: Final = (0.0, 1.5, 3.5, 7.0, 14.0)
"""What so many wounds cost."""
STRESS: Final = 0.7
LEVEL: Final = 2.0
SANITY: Final = 0.5
MADNESS: Final = (16, 18, 19, 20)
"""From these spaces on it costs more, each time."""
NEAR_MADNESS: Final = 4.0
FIRE: Final = 1.0
CARD: Final = 1.5
LYING: Final = 2.0
# -- what is worth going to, by how much, less a step each
TO_PART: Final = 16.0
TO_HEAD: Final = 2.0
"""So much more for the Head, without which nothing is won."""
TO_TOKEN: Final = 9.0
TO_ENERGY: Final = 4.0
TO_ENEMY: Final = 3.0
STEP: Final = 1.2
# -- what lies and stands about
ENERGY: Final = 1.0
ENERGY_WANTED: Final = 12
ENERGY_ON_MAP: Final = 0.5
ENEMY: Final = 0.8
ENEMY_WOUND: Final = 0.35
THREAT: Final = 0.5
"""What it costs to be where one is attacked, for each die of the attack."""
IN_VAIN: Final = 8.0
"""What it costs to stand on a part that cannot be attacked yet."""
# -- a roll that is not settled
HIT: Final = 1.0
HURT: Final = 2.2
TENTACLE: Final = 0.7

_HEAD: Final = Space.HEAD


def evaluate(s: State, seat: Seat) -> float:
    """How well the team stands; the higher the better.

    Args:
        s: the state, the whole truth or a guess of it.
        seat: whose chances are told.
    """
    if s.outcome is not None:
        return WON if seat in s.outcome.winners else -WON
    worth = _parts(s) + _time(s) + _enemies(s) + _energy(s) + _roll(s)
    goals = _goals(s)
    for one in s.team:
        if one.space is not None:
            worth += _health(one) + _place(s, one, one.space, goals)
    return worth


# ------------------------------------------------------------------ Cthulhu


def _parts(s: State) -> float:
    """The Head, and the two other parts that have come furthest; more are of little use."""
    opened = _opened(s)
    found = sorted((_part(s, part, opened) for part in s.parts if part.space is not _HEAD), reverse=True)
    head = _part(s, s.parts[_HEAD.at], opened)
    return head + sum(found[:OTHER_PARTS]) + 0.1 * sum(found[OTHER_PARTS:])


def _part(s: State, part: Part, opened: Mapping[Space, float]) -> float:
    if part.destroyed:
        return DESTROYED
    wounded = WOUNDED * part.wounds / s.setup.content.health[part.space.at]
    if part.card is None:
        return opened.get(part.space, 0.0) + 0.3 * wounded
    return VULNERABLE + wounded


def _opened(s: State) -> dict[Space, float]:
    """For each part that an investigator can open: what the card is worth, and how much of its Energy is there."""
    finds, shares = s.setup.content.finds, s.setup.options.shared_energy
    found: dict[Space, float] = {}
    for one in s.team:
        for held in one.cards:
            spell = finds[held.card].half(held.side).incantation
            if spell is not None:
                has = s.board.pool if shares else one.energy
                worth = CONDITION + PAID * min(1.0, has / max(1, spell.energy))
                found[spell.part] = max(worth, found.get(spell.part, 0.0))
    return found


# ------------------------------------------------------------------ time, enemies, Energy


def _time(s: State) -> float:
    myths, track, left = s.setup.content.myths, s.board.track, s.setup.options.track_length - s.board.track
    symbols = sum([myths[card].symbol for card in s.mythos.discard])
    cost = ADVANCE * track + SYMBOL * symbols + LAST_SPACES / max(1, left)
    return ACTION * s.turn.actions - cost


def _enemies(s: State) -> float:
    worth = 0.0
    for enemy in s.enemies:
        facts = s.setup.content.kinds[enemy.kind]
        worth += ENEMY_WOUND * enemy.wounds - ENEMY * (1.0 if enemy.kind == CULTIST else 0.5 + facts.health / 4)
    return worth


def _energy(s: State) -> float:
    """What is held counts in full up to what is needed, what lies about by half."""
    held = s.board.pool + sum([one.energy for one in s.team])
    on_map = sum(s.board.energy)
    more = min(on_map, max(0, ENERGY_WANTED - held))
    return ENERGY * min(held, ENERGY_WANTED) + ENERGY_ON_MAP * more


# ------------------------------------------------------------------ investigators


def _health(one: Investigator) -> float:
    sanity = one.sanity
    worth = ALIVE - WOUNDS[min(one.wounds, HEALTH - 1)] - STRESS * one.stress - FIRE * one.fire
    worth += LEVEL * sum(one.levels) - SANITY * sanity - LYING * one.mind.lying
    worth -= NEAR_MADNESS * sum([sanity >= space for space in MADNESS])
    return worth + CARD * len(one.cards)


def _goals(s: State) -> list[tuple[Space, float]]:
    """The spaces that are worth going to, and how much."""
    found = [
        (part.space, TO_PART + (TO_HEAD if part.space is _HEAD else 0.0))
        for part in s.parts
        if part.card is not None and not part.destroyed
    ]
    board = s.board
    seeks = bool(s.discovery.deck)
    for at, space in enumerate(GROUND):
        if seeks and board.tokens[at]:
            found.append((space, TO_TOKEN))
        if board.energy[at]:
            found.append((space, TO_ENERGY + min(3, board.energy[at])))
    found += [(enemy.space, TO_ENEMY) for enemy in s.enemies]
    return found


def _place(s: State, one: Investigator, here: Space, goals: list[tuple[Space, float]]) -> float:
    """What is near, and who attacks here."""
    away = s.map.distances[here]
    best = 0.0
    for space, worth in goals:
        if space.is_part and space is not here and any(other.space is space for other in s.team):
            continue  # one only can stand there
        best = max(best, worth - STEP * min(FAR, away[space]))
    if one.mind.lying:
        return best
    dice = 0
    if here.is_part:
        part = s.parts[here.at]
        if part.destroyed:
            return best
        facts = s.setup.content.cthulhu[0]
        dice = facts.black + facts.green
        best -= IN_VAIN * (part.card is None)
    else:
        kinds = s.setup.content.kinds
        for enemy in s.enemies:
            if enemy.space is here:
                dice += kinds[enemy.kind].black + kinds[enemy.kind].green
    return best - THREAT * dice * (1.0 + one.wounds / HEALTH)


# ------------------------------------------------------------------ a roll that is under way


def _roll(s: State) -> float:
    """What the dice promise that lie on the table: a roll of one's own, or one against oneself."""
    roll: Any = getattr(s.agenda[-1], "roll", None) if s.agenda else None
    if roll is None:
        return 0.0
    cost: float = TENTACLE * roll.tentacles
    successes: int = roll.successes
    if roll.reason.against:
        return -HURT * successes - cost
    per_hit = HIT
    for target in roll.targets:
        for part in s.parts:
            if part.space.value == target:
                per_hit = WOUNDED / s.setup.content.health[part.space.at]
    return per_hit * successes - cost
