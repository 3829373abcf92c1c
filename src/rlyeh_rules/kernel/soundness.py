"""What every state of every game must be: checked by `State.violations` before a game's own invariants."""

from __future__ import annotations

import typing
from collections.abc import Iterator
from itertools import islice
from typing import Any

import attrs

from .game import Violation
from .marks import HIDDEN
from .notation import fields_of
from .seats import FULL, BySeat, Seat, Viewer
from .secrecy import tally

__all__ = ["faults", "stuck"]

_CHANCE = 1 << 64
_MANY = 20  # faults: a doctored state could have millions


def faults(state: Any) -> Iterator[Violation]:
    """What no state may be, whatever the game; the first fault found may hide others."""
    count = len(state.setup.names)
    found = list(islice(_misfits(state, type(state), count, "state"), _MANY))
    if not 0 <= state.chance < _CHANCE:
        found.append("the chance of the state is a 64-bit integer")
    if not found:
        found += islice(_lost(state), _MANY)
    yield from (Violation(None, name) for name in found)


def stuck(state: Any) -> Iterator[Violation]:
    """Why a state that is sound otherwise cannot go on; where it is not, listing its legal actions may have no end."""
    if state.outcome is None:
        yield from (Violation(None, name) for name in _stuck(state))


def _misfits(value: Any, hint: Any, count: int, path: str) -> Iterator[str]:
    """Seats that are not at the table, one value too many or too few, things that nobody may see in the truth."""
    if value is HIDDEN:
        yield f"{path} is hidden, and this is nobody's view"
    elif value is None:
        pass
    elif value.__class__ in {tuple, BySeat}:
        yield from _misfits_among(value, hint, count, path)
    elif hint is Seat or Seat in typing.get_args(hint):
        if type(value) is int and not 0 <= value < count:
            yield f"{path}: there is no seat {value}"
    elif attrs.has(value.__class__):
        hints = fields_of(value.__class__)
        for name, inner in hints.items():
            if inner == Viewer and getattr(value, name) is not FULL:
                yield f"{path}.{name} is somebody's view, and this is nobody's"
            elif name != "setup":  # which never changes, and names no seats
                yield from _misfits(getattr(value, name), inner, count, f"{path}.{name}")


def _misfits_among(values: tuple[Any, ...], hint: Any, count: int, path: str) -> Iterator[str]:
    if values.__class__ is BySeat and len(values) != count:
        yield f"{path} has {len(values)} values for {count} seats"
    inner = next((typing.get_args(part)[0] for part in (hint, *typing.get_args(hint)) if _holds_many(part)), Any)
    for at, item in enumerate(values):
        yield from _misfits(item, inner, count, f"{path}[{at}]")


def _holds_many(hint: Any) -> bool:
    return typing.get_origin(hint) in {tuple, BySeat}


def _lost(state: Any) -> Iterator[str]:
    """Things in no place, or in two; things that the game does not have."""
    left = {bag: dict(copies) for bag, copies in state.contents().items()}
    try:
        tally(state, left)
    except KeyError as unknown:
        yield f"there is no {unknown.args[0]} in this game"
        return
    for copies in left.values():
        for thing, missing in copies.items():
            if missing:
                yield f"{thing} lies in {'no place' if missing > 0 else 'more places than there are copies'}"


def _stuck(state: Any) -> Iterator[str]:
    """Nobody to decide, or somebody who cannot."""
    if not state.agenda or not state.agenda[-1].asks:
        yield "somebody must decide, unless the game is over"
        return
    waits = state.agenda[-1].waits
    if not waits or not all(0 <= seat < len(state.setup.names) for seat in waits):
        yield "somebody at the table must decide, unless the game is over"
        return
    for seat in waits:
        if not state.legal_actions(seat):
            yield f"seat {seat} is waited for and can do nothing"
