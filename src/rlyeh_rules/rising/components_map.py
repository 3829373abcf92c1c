"""Components: what the spaces of a card set have to be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from .components_effects import beyond
from .content import Content
from .spaces import BODY, GROUND, Space

__all__ = ["faults_of_the_map"]

MOST_AWAY: Final = 9
"""Where a space lies on a picture of the map."""


def faults_of_the_map(content: Content) -> Iterator[str]:
    """Every space once, the ring, the Final Vortex and the body."""
    there = {facts.id for facts in content.spaces}
    for space in Space:
        if space not in there:
            yield f"spaces: there is no {space} (RR-{'2.2' if space.is_part else '2.1'})"
    where: dict[tuple[int, int], Space] = {}
    for at, facts in enumerate(content.spaces):
        path = f"spaces[{at}]"
        yield from beyond(f"{path}.across ({facts.id})", facts.across, 0, MOST_AWAY, "RR-U11")
        yield from beyond(f"{path}.down ({facts.id})", facts.down, 0, MOST_AWAY, "RR-U11")
        other = where.setdefault((facts.across, facts.down), facts.id)
        if other is not facts.id:
            yield f"{path} ({facts.id}): lies where {other} lies on the picture of the map (RR-U11)"
        if facts.token and facts.id.is_part:
            yield f"{path}.token ({facts.id}): no token lies on a body part (RR-2.15)"
    links = [frozenset((facts.id, other)) for facts in content.spaces for other in facts.links]
    if any(len(link) == 1 for link in links):
        yield "spaces: no space is linked with itself (RR-2.4)"
    elif len(set(links)) != len(links):
        yield "spaces: a link is listed twice; it is listed with one of its two spaces (RR-2.4)"
    elif len(there) == len(Space):
        yield from _faults_of_links(frozenset(links))


def _faults_of_links(links: frozenset[frozenset[Space]]) -> Iterator[str]:
    """Links that there must be, links that there cannot be, and a ring that does not close."""
    final, yellow = Space.FINAL_VORTEX, Space.YELLOW_GATE
    body = frozenset(frozenset(link) for link in BODY)
    for link in sorted(sorted(link) for link in body - links):
        yield f"spaces: {' and '.join(link)} are linked (RR-2.7 to RR-2.12)"
    for link in sorted(sorted(link) for link in links - body if any(space.is_part for space in link)):
        yield f"spaces: {' and '.join(link)} are not linked (RR-2.13)"
    if frozenset((final, yellow)) not in links:
        yield f"spaces: {final} and {yellow} are linked (RR-2.6)"
        return
    ground = frozenset(link for link in links if not any(space.is_part for space in link))
    outer = tuple(space for space in GROUND if space is not final)
    if not (_is_ring(ground - {frozenset((final, yellow))}, outer) or _is_ring(ground, GROUND)):
        yield "spaces: the Gates and Vortexes are linked in one ring; only the Final Vortex may lie inside it (RR-R1)"


def _is_ring(links: frozenset[frozenset[Space]], spaces: Sequence[Space]) -> bool:
    """Whether the links make one ring of exactly these spaces."""
    beside = {space: [other for link in links if space in link for other in link - {space}] for space in GROUND}
    if any(len(beside[space]) != (2 if space in spaces else 0) for space in GROUND):
        return False
    before, here, length = spaces[0], beside[spaces[0]][0], 1
    while here is not spaces[0]:
        before, here = here, next(other for other in beside[here] if other is not before)
        length += 1
    return length == len(spaces)
