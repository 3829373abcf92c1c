"""Components: enemies whose deaths bring others, and that these do not bring the first ones back without end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from .cards import CULTIST, SPAWN, EnemyFacts
from .components_effects import every_effect
from .content import Content
from .effects import Summon
from .traits import OnDeath
from .vocabulary import Name

__all__ = ["faults_of_the_deaths"]

_TABLES: Final = ("enemies", "monsters", "experts")


def faults_of_the_deaths(content: Content) -> Iterator[str]:
    """Kinds that their own death can bring back, at once or by the deaths of those that it brings.

    A figure can die as it is summoned (RR-20.25), or of the death of another one. Deaths that only kill come to an end,
    since there are only so many figures; so do deaths that summon, as long as none of them leads back to itself.
    """
    brings = {facts.id: _brought_by(facts, content) for table in _TABLES for facts in getattr(content, table)}
    for table in _TABLES:
        for at, facts in enumerate(getattr(content, table)):
            if facts.id in _reached(facts.id, brings):
                yield (
                    f"{table}[{at}].abilities ({facts.id}): its death can bring one of its kind back, whose death does "
                    "so again: that might never end (RR-26.1)"
                )


def _brought_by(facts: EnemyFacts, content: Content) -> frozenset[str]:
    """The kinds that the death of one of a kind can summon."""
    deaths = [ability.effects for ability in facts.abilities if isinstance(ability, OnDeath)]
    done = [effect for effects in deaths for effect, _ in every_effect(effects)]
    names = {effect.enemy for effect in done if isinstance(effect, Summon)}
    return frozenset(kind for name in names for kind in _meant(name, facts, content))


def _meant(name: Name, itself: EnemyFacts, content: Content) -> frozenset[str]:
    """The kinds that a name can mean: the Left and the Right Monster are others in each game (RR-1.4, RR-R31)."""
    if name is Name.ITSELF:
        return frozenset({itself.id})
    if name is Name.SPAWN:
        return frozenset({SPAWN})
    if name is Name.CULTIST:
        return frozenset({CULTIST, *[facts.id for facts in content.experts]})
    return frozenset(facts.id for facts in content.monsters)


def _reached(kind: str, brings: Mapping[str, frozenset[str]]) -> set[str]:
    """All that the death of one of a kind can bring in the end."""
    found: set[str] = set()
    left = [kind]
    while left:
        new = brings.get(left.pop(), frozenset()) - found
        found |= new
        left.extend(new)
    return found
