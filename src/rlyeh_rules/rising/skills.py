"""Skills and what else an investigator can do: the levels that count now, and what cards and relics add."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, TypeVar

from .pieces import Investigator
from .state import State
from .traits import SkillLevel, Standing
from .vocabulary import Skill, When

__all__ = ["FLIP", "TOP_LEVEL", "green_dice", "has_flipped", "level", "skills_of", "standing", "total"]

K = TypeVar("K", bound=Standing)

TOP_LEVEL: Final = 4
"""RR-20.5, RR-R40."""
ALL: Final = tuple(Skill)
FLIP: Final = 13
"""The third threshold, at which an Unknown Relic flips (RR-23.8). Lost sanity never comes back, so it stays flipped."""


def level(s: State, one: Investigator, skill: Skill) -> int:
    """The level of a skill that counts for an investigator now, 0 to 4; 0 is none (RR-20.7, RR-R40)."""
    at = s.setup.content.ranks[one.character].get(skill)
    own = 0 if at is None else one.levels[at]
    if not one.cards and one.relic is None:
        return own
    more = sum(bonus.skill is skill for bonus in standing(s, one, SkillLevel))
    return min(TOP_LEVEL, own + more)


def skills_of(s: State, one: Investigator) -> Collection[Skill]:
    """The skills that an investigator may have at some level now: those of its board; with cards it can be any."""
    return ALL if one.cards or one.relic is not None else s.setup.content.ranks[one.character]


def has_flipped(one: Investigator) -> bool:
    """Whether the Unknown Relic of an investigator has been flipped."""
    return one.relic is not None and one.sanity >= FLIP


def standing(s: State, one: Investigator, kind: type[K]) -> list[K]:
    """What of a kind is so for an investigator: of its cards, and of its relic the uncovered half (RR-22.2)."""
    content = s.setup.content
    finds, found = content.finds, list[K]()
    for held in one.cards:
        for rule in finds[held.card].half(held.side).standing:
            if isinstance(rule, kind):
                found.append(rule)
    if one.relic is not None:
        facts = content.relic_facts[one.relic]
        found += [rule for rule in (facts.flipped if has_flipped(one) else facts.standing) if isinstance(rule, kind)]
    return found


def total(s: State, one: Investigator, kind: type[Standing], *when: When) -> int:
    """How much of something is so for an investigator in all: the sum of `count`.

    Args:
        s: the state.
        one: the investigator.
        kind: what: a kind of standing rule with a `count`.
        when: on which occasions that are met now; without any, whatever the rule says of them.
    """
    if not one.cards and one.relic is None:
        return 0  # as it is for most, most of the time
    rules = standing(s, one, kind)
    return sum([getattr(rule, "count", 0) for rule in rules if not when or getattr(rule, "when", None) in when])


def green_dice(one: Investigator) -> int:
    """The green dice of the sanity track, for rolls of one's own (RR-20.4)."""
    sanity = one.sanity
    return (sanity >= 9) + (sanity >= 16) + (sanity >= 19) + (sanity >= 20)  # noqa: PLR2004 - GREEN_AT, unrolled
