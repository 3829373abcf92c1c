"""Range and targets: what an investigator can attack, and which circumstances of a roll are met."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rlyeh_rules.kernel import Refusal, Seat, counted

from .cards import Foe
from .enemies import is_cultist, kind_of, part_named, space_of
from .pieces import Investigator
from .results import Reason
from .skills import level, skills_of, total
from .spaces import PARTS
from .state import State, foe_of
from .traits import Ability, MoreRange
from .vocabulary import Skill, When

__all__ = [
    "abilities_of",
    "all_here",
    "health_left",
    "occasions",
    "reach",
    "refuse_target",
    "targets_of",
]

_MARKSMAN: Final = Skill.MARKSMAN
_REACH: Final = (0, 1, 1, 2, 2)
"""Of the levels of Marksman (RR-20.12)."""
_AS_FOES: Final = tuple(foe_of(part) for part in PARTS)

# ------------------------------------------------------------------ something that can be attacked


def health_left(s: State, foe: str) -> int:
    """The wounds that still kill a figure or destroy a part; 0 where there is nothing to wound."""
    content = s.setup.content
    enemy = s.enemy(foe)
    if enemy is not None:
        return content.kinds[enemy.kind].health - enemy.wounds
    space = part_named(foe)
    if space is None or not s.parts[space.at].vulnerable:
        return 0
    return content.health[space.at] - s.parts[space.at].wounds


def abilities_of(s: State, foe: str) -> Sequence[Ability]:
    """What is special about an enemy; of a body part, what the card of Cthulhu says (RR-R6)."""
    content = s.setup.content
    if part_named(foe) is not None:
        return content.cthulhu[0].abilities
    facts = content.kinds.get(kind_of(foe))
    return () if facts is None else facts.abilities


def all_here(s: State, one: Investigator, targets: Sequence[Foe]) -> bool:
    """Whether all of these are in the space of an investigator."""
    space = one.space
    for foe in targets:  # noqa: SIM110 - asked in every attack, and `all` takes three times as long
        if space_of(s, foe) is not space:
            return False
    return True


# ------------------------------------------------------------------ what is in range


def reach(s: State, one: Investigator) -> int:
    """How far away a target may be, in moves of an investigator (RR-13.5, RR-20.12)."""
    far = _REACH[level(s, one, _MARKSMAN)]
    return far + total(s, one, MoreRange) if one.cards or one.relic is not None else far


def targets_of(s: State, one: Investigator) -> list[Foe]:
    """What an investigator can attack: figures in range, then Vulnerable body parts in range.

    Rules: RR-5.2, RR-5.3, RR-13.2, RR-13.5, RR-13.6, RR-R12
    """
    space = one.space
    if space is None:
        return []
    far = reach(s, one) if _MARKSMAN in skills_of(s, one) else 0
    if far < 1:  # it is so for most, and asked for before every action
        if space.is_part:
            return [_AS_FOES[space.at]] if s.parts[space.at].vulnerable else []
        return [enemy.id for enemy in s.enemies if enemy.space is space]
    away = s.map.distances[space]
    found = [enemy.id for enemy in s.enemies if away[enemy.space] <= far]
    if not s.setup.options.ranged_attacks:
        far = 0
    found += [_AS_FOES[part.space.at] for part in s.parts if part.vulnerable and away[part.space] <= far]
    return found


def refuse_target(s: State, seat: Seat, one: Investigator, foe: str) -> Refusal | None:
    """Why an investigator cannot attack something; None of what `targets_of` lists.

    Args:
        s: the state.
        seat: who wants to attack.
        one: the investigator, who is on the map.
        foe: whom to attack.
    """
    name = s.text.name(foe)
    part = part_named(foe)
    if part is not None and s.parts[part.at].destroyed:
        return Refusal("RR-5.11", seat, f"{name} has been destroyed; it cannot be attacked any more.")
    space = space_of(s, foe)
    if space is None or one.space is None:
        return Refusal("RR-13.2", seat, f"{name} is no enemy on the map.")
    if part is not None and not s.parts[part.at].vulnerable:
        return Refusal("RR-5.3", seat, f"{name} is not Vulnerable: no Condition is attached to it.")
    away = s.map.distances[one.space][space]
    if part is not None and away and not s.setup.options.ranged_attacks:
        return Refusal("RR-R12", seat, f"{name} can be attacked only by an investigator who stands on it.")
    far = max(0, reach(s, one))
    if away > far:
        own = "RR-13.5" if far else "RR-13.2"  # whoever reaches further counts the way
        rule = own if part is None else "RR-5.2"
        who = s.text.name(one.character)
        most = f"up to {counted(far, 'space')} away" if far else "in their own space only"
        return Refusal(rule, seat, f"{name} is {counted(away, 'space')} away, and {who} can attack {most}.")
    return None


# ------------------------------------------------------------------ what is met by a roll

_FIRE: Final = (When.ANY, When.FIRE)
_ATTACKED: Final = (When.ANY, When.ATTACKED)
_MADE: Final = (When.ANY, When.OWN)
_ATTACK: Final = (When.ANY, When.OWN, When.ATTACK)


def occasions(s: State, one: Investigator, reason: Reason, targets: Sequence[Foe] = ()) -> tuple[When, ...]:
    """The circumstances that a roll meets; of an attack on several, whatever is so for one of them.

    Args:
        s: the state.
        one: the investigator whom the roll belongs to.
        reason: why it is made.
        targets: whom an attack is on; they are all on the map.
    """
    if reason is Reason.FIRE:
        return _FIRE
    if reason is Reason.ATTACKED:
        return _ATTACKED
    if reason is Reason.MADE:
        return _MADE
    here = When.ATTACK_HERE if all_here(s, one, targets) else When.ATTACK_AFAR
    return (*_ATTACK, here, *dict.fromkeys([_category(s, foe) for foe in targets]))


def _category(s: State, foe: str) -> When:
    """Attacking a part, a Cultist or a monster (RR-23.1, RR-R13)."""
    enemy = s.enemy(foe)
    if enemy is None:
        return When.ATTACK_PART
    return When.ATTACK_CULTIST if is_cultist(s, enemy.kind) else When.ATTACK_MONSTER
