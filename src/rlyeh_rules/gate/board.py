"""A state as one screen of text; of a view, what it shows."""

from __future__ import annotations

from .state import State

__all__ = ["board"]


def board(s: State) -> str:
    """Draw the table."""
    return f"hour {s.hour}"
