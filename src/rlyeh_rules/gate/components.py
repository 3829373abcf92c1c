"""Contents: what a card set has to hold."""

from __future__ import annotations

from collections.abc import Iterator

from .content import Content

__all__ = ["faults"]


def faults(content: Content) -> Iterator[str]:
    """What a set cannot be played with."""
    yield from ()
