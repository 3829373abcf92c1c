"""Tables at which a vote is about to be held, and many votes at once.

Where a story does not say who the Cultists are, they are the last of the players.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rlyeh_rules.gate import State

from .table import at, play, table


def accusing(players: int = 5, *, by: int = 2, whom: int = 5, **more: Any) -> State:
    """A table at which one player has accused another, who has nothing to say: the votes are asked for."""
    return play(table(players, turn=by, **more), f"accuse {at(whom)}", "waive")


def consulting(players: int = 5, *, by: int = 3, **more: Any) -> State:
    """A table at which a player has asked for the Necronomicon: the votes are asked for."""
    return play(table(players, turn=by, **more), "consult")


def ballots(yes: Iterable[int] = (), no: Iterable[int] = ()) -> list[str]:
    """The actions by which some players vote Yes and some No."""
    return [f"{at(who)}: vote yes" for who in yes] + [f"{at(who)}: vote no" for who in no]
