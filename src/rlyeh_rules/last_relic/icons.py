"""Common Adventurer icons, Common Cult icons, healing: what each icon does that asks for no target."""

from __future__ import annotations

from typing import Final

from rlyeh_rules.kernel import Play

from .alert import move_exposure, move_notoriety
from .changes import gain_funds
from .damage import heal_madness, heal_wound, take_madness, take_wound
from .decks import draw, put_on_deck
from .effects import Effect, Icon
from .locations import place_clue, place_mark, remove_mark, take_clues, tokens_left
from .rows import ResolveIcons, does
from .state import State

__all__ = ["AT_A_LOCATION", "can_at", "done_at"]

# ------------------------------------------------------------------ Funds, cards, markers


@does(Icon.FUND)
def _fund(s: State, play: Play, step: ResolveIcons, effect: Effect) -> State:
    """LR-7.1.4, LR-8.2.4."""
    return gain_funds(s, step.seat, 1, play)


@does(Icon.DRAW)
def _draw(s: State, play: Play, step: ResolveIcons, effect: Effect) -> State:
    """LR-7.1.8."""
    return draw(s, step.seat, 1, play)


@does(Icon.RETURN)
def _return(s: State, play: Play, step: ResolveIcons, effect: Effect) -> State:
    """LR-5.1.1."""
    return put_on_deck(s, step.seat, play)


@does(Icon.EXPOSURE)
def _exposure(s: State, play: Play, step: ResolveIcons, effect: Effect) -> State:
    """LR-7.1.6."""
    return move_exposure(s, 1, play)


@does(Icon.EXPOSURE_BACK)
def _exposure_back(s: State, play: Play, step: ResolveIcons, effect: Effect) -> State:
    """LR-8.2.6."""
    return move_exposure(s, -1, play)


@does(Icon.NOTORIETY)
def _notoriety(s: State, play: Play, step: ResolveIcons, effect: Effect) -> State:
    """LR-R15."""
    return move_notoriety(s, 1, play)


@does(Icon.NOTORIETY_BACK)
def _notoriety_back(s: State, play: Play, step: ResolveIcons, effect: Effect) -> State:
    """LR-R15."""
    return move_notoriety(s, -1, play)


@does(Icon.HEAL_WOUND)
def _heal_wound(s: State, play: Play, step: ResolveIcons, effect: Effect) -> State:
    """LR-10.6."""
    return heal_wound(s, play)


@does(Icon.HEAL_MADNESS)
def _heal_madness(s: State, play: Play, step: ResolveIcons, effect: Effect) -> State:
    """LR-10.6."""
    return heal_madness(s, play)


# ------------------------------------------------------------------ at a Location

AT_A_LOCATION: Final[tuple[Icon, ...]] = (
    Icon.CLUE,
    Icon.MARK,
    Icon.WOUND,
    Icon.MADNESS,
    Icon.REMOVE_MARK,
    Icon.REMOVE_CLUE,
)
"""Icons that apply at one Location, or at several."""


def can_at(s: State, icon: Icon, position: int) -> bool:
    """Whether one of these icons can do anything at a Location (LR-R1, LR-8.2.5)."""
    place = s.place(position)
    if place is None:
        return False
    if icon is Icon.CLUE or icon is Icon.MARK:
        return tokens_left(s)
    if icon is Icon.REMOVE_CLUE:
        return place.clues > 0
    if icon is Icon.REMOVE_MARK:
        return place.marks > 0
    return s.adventurer.position == position


def done_at(s: State, icon: Icon, position: int, play: Play) -> State:
    """One of these icons at a Location where it can do something."""
    if icon is Icon.CLUE:
        return place_clue(s, position, play)
    if icon is Icon.MARK:
        return place_mark(s, position, play)
    if icon is Icon.REMOVE_CLUE:
        return take_clues(s, position, 1, play)
    if icon is Icon.REMOVE_MARK:
        return remove_mark(s, position, play)
    return take_wound(s, play) if icon is Icon.WOUND else take_madness(s, play)
