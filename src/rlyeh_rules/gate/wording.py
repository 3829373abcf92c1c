"""What stands on a card, in English."""

from __future__ import annotations

from typing import Any

__all__ = ["words"]


def words(entry: Any) -> str:
    """What a card does."""
    return ""
