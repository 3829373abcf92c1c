"""Components: what the Episode card and the Mythos cards of a set have to be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from .cards import Placement
from .components_effects import beyond, faults_of_effects
from .content import Content
from .spaces import GATES, GROUND
from .vocabulary import Name, Where

__all__ = ["faults_of_the_episode", "faults_of_the_mythos_cards"]

MOST: Final = 99
"""Fire tokens, and copies of a card."""
MOST_ROWS: Final = 9
"""Lines of one card, and the figures of a line."""
_AT: Final = {Where(space.value): space for space in GROUND}
"""The words for one space."""
_SUMMONED_AT: Final = frozenset(
    {
        *(where for where, space in _AT.items() if space in GATES),
        Where.EACH_GATE,
        Where.RANDOM_GATE,
        Where.A_GATE,
        Where.YOUR_SPACE,
    }
)
"""Where a Mythos card summons (RR-16.4, RR-16.5)."""
_LEFT, _RIGHT = Name.LEFT, Name.RIGHT


def faults_of_the_episode(content: Content) -> Iterator[str]:
    """Where the investigators and the first enemies begin, and what an advance does."""
    for at, facts in enumerate(content.episode):
        path = f"episode[{at}]"
        if facts.start.is_part:
            yield f"{path}.start ({facts.id}): the investigators begin on the ground (RR-26.4)"
        yield from beyond(f"{path}.fire ({facts.id})", facts.fire, 0, MOST, "RR-15.4")
        yield from faults_of_effects(facts.advance, f"{path}.advance ({facts.id})", advance=True)
        placed = f"{path}.placements ({facts.id})"
        yield from _faults_of_placements(facts.placements, placed)
        yield from _faults_of_the_first_enemies(facts.placements, placed)


def _faults_of_the_first_enemies(placements: Sequence[Placement], path: str) -> Iterator[str]:
    """The Left and the Right Monster in this order, each in one line, since their own set-up lines follow at once."""
    monsters = [one.enemy for one in placements if one.enemy in {_LEFT, _RIGHT}]
    for monster in (_LEFT, _RIGHT):
        if monsters.count(monster) != 1:
            yield f"{path}: the {monster.title()} Monster is placed in one space, and its card adds to that (RR-1.8)"
    if monsters == [_RIGHT, _LEFT]:
        yield f"{path}: the Left Monster comes before the Right one (RR-R28)"
    for one in placements:
        if one.where not in _AT:
            yield f"{path}: an enemy begins in one space on the ground, not in {one.where} (RR-1.8)"


def _faults_of_placements(placements: Sequence[Placement], path: str) -> Iterator[str]:
    if len(placements) > MOST_ROWS:
        yield f"{path}: {len(placements)} lines; there can be {MOST_ROWS} (RR-16.1)"
    for one in placements:
        yield from beyond(f"{path}.count", one.count, 1, MOST_ROWS, "RR-16.4")
        if one.enemy is Name.ITSELF:
            yield f"{path}: only the card of a monster says itself (RR-1.9)"


def faults_of_the_mythos_cards(content: Content) -> Iterator[str]:
    """What each Mythos card does, how many there are of it, and where it summons."""
    for at, card in enumerate(content.mythos):
        path, name = f"mythos[{at}]", card.id
        yield from beyond(f"{path}.copies ({name})", card.copies, 1, MOST, "RR-1.3")
        yield from faults_of_effects(card.effects, f"{path}.effects ({name})")
        yield from _faults_of_placements(card.summons, f"{path}.summons ({name})")
        for one in card.summons:
            if one.where not in _SUMMONED_AT:
                yield f"{path}.summons ({name}): an enemy is summoned at a Gate, not in {one.where} (RR-16.4)"
