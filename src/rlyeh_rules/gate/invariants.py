"""What holds in every state of the game."""

from __future__ import annotations

from typing import Final

from rlyeh_rules.kernel import Invariant

__all__ = ["INVARIANTS"]

INVARIANTS: Final[tuple[Invariant, ...]] = ()
