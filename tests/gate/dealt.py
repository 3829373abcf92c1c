"""Games from their very beginning, with shuffles that change nothing: everything lies as it stands in the card set."""

from __future__ import annotations

from typing import Any

import rlyeh_rules as rr
from rlyeh_rules.gate import State
from rlyeh_rules.kernel import Event
from tests.gate.table import NAMES

MYTHOS = 37
INSANITY = 78
DIRECTIONS = 9
CHARACTERS = 12


def as_it_lies(cards: int) -> list[int]:
    """What chance gives for a shuffle that leaves so many cards as they are."""
    return list(range(cards - 1, 0, -1))


def first_goes_last(cards: int) -> list[int]:
    """What chance gives for a shuffle by which the first card of so many becomes the last one."""
    return [0] * (cards - 1)


def unshuffled(
    players: int = 5,
    *,
    watch: int | None = None,
    book: list[int] | None = None,
    insanity: list[int] | None = None,
    mythos: list[int] | None = None,
    natures: list[int] | None = None,
    characters: list[int] | None = None,
    **options: Any,
) -> State:
    """A new basic game in which P1 bears the watch, or whom the lot has named, and chance gives what is said."""
    if watch is None:
        options.setdefault("starting_player", 1)
    chance = rr.Scripted(
        [
            *([] if watch is None else [watch - 1]),
            *(book or as_it_lies(DIRECTIONS)),
            *(insanity or as_it_lies(INSANITY)),
            *(mythos or as_it_lies(MYTHOS)),
            *(natures or as_it_lies(players)),
            *(characters or as_it_lies(CHARACTERS)),
        ]
    )
    return rr.new_game(State, seed=1, players=list(NAMES[:players]), options=options, chance=chance)


def opening(players: int = 5, seat: int | None = None, **options: Any) -> list[Event]:
    """What a seat, or a spectator, is told of the set-up of a game, up to the first question; the seat from 0."""
    match = rr.Match.new("gate", seed=1, players=list(NAMES[:players]), options=options)
    return [told.event for told in match.events(seat)]
