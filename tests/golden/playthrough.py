"""A whole game as text: what is asked, what is done, what happens, and every seat's board now and then."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rlyeh_rules import Chance, Event, Game, State, new_game

BOARDS_EVERY = 10
"""Decisions between two looks at the boards."""


def playthrough(game: str | Game, seed: int, options: Mapping[str, Any]) -> str:
    """One seeded game, played at random."""
    return "\n".join(_lines(game, seed, options)) + "\n"


def _lines(game: str | Game, seed: int, options: Mapping[str, Any]) -> Iterator[str]:
    state: State = new_game(game, seed=seed, options=options)
    yield f"{state.game}, seed {seed}, options {dict(options) or 'as they are by default'}"
    chance, number = Chance(seed), 0
    while not state.is_over:
        yield ""
        if number % BOARDS_EVERY == 0:
            yield from _boards(state)
        yield from _question(number, state)
        legal = state.legal_actions()
        action = chance.pick(legal)
        yield f"  > {action}   {action.describe(state)}"
        state, events = state.apply(action)
        yield from (f"    {_told(event, state)}" for event in events)
        number += 1
    yield ""
    yield from _boards(state)
    yield f"over after {number} decisions: {state.outcome}"
    yield f"digest {state.digest()}"


def _question(number: int, state: State) -> Iterator[str]:
    ask = state.decision
    waits = ", ".join(map(str, state.waiting_on))
    kind = f"{ask.kind} ({ask.rule})" if ask is not None else "nothing"
    yield f"[{number}] {kind} of {waits}, digest {state.digest()}"
    legal = " | ".join(str(action) for action in state.legal_actions())
    yield f"  legal: {legal}"


def _told(event: Event, state: State) -> str:
    where = f" [{event.rule}]" if event.rule else ""
    return f"{event.describe(state)}{where}"


def _boards(state: State) -> Iterator[str]:
    for viewer in (*state.seats, None):
        yield f"--- as {'a spectator' if viewer is None else f'seat {viewer}'} sees it"
        yield from (f"  {line}".rstrip() for line in str(state.view(viewer)).splitlines())
        yield ""
