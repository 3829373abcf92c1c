"""Secret Natures: how many of each there are (Setup), and Paranoia, which adds some."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .cards import CULTIST, INVESTIGATOR, Nature

__all__ = ["MORE_NATURES", "NATURES", "natures_for"]

NATURES: Final = {4: (3, 1), 5: (3, 2), 6: (4, 2), 7: (4, 3), 8: (5, 3)}
"""Investigators and Cultists by the number of players (GR-3.11)."""
MORE_NATURES: Final = {5: (1, 0), 6: (1, 1), 7: (1, 0)}
"""What Paranoia adds (GR-14.1.1)."""


def natures_for(players: int, *, paranoia: bool) -> Mapping[Nature, int]:
    """How many Secret Natures of each kind are in a game, dealt or not (GR-3.11, GR-14.1.1).

    Args:
        players: how many players, 4 to 8.
        paranoia: whether that option is chosen, which it can be with 5 to 7 players.

    Examples:
        >>> from rlyeh_rules.gate import natures_for
        >>> list(natures_for(6, paranoia=True).values())
        [5, 3]
    """
    investigators, cultists = NATURES[players]
    more = MORE_NATURES[players] if paranoia else (0, 0)
    return {INVESTIGATOR: investigators + more[0], CULTIST: cultists + more[1]}
