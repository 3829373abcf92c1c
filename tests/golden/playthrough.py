"""A whole game as text: what is asked, what is done, what happens, and every seat's board now and then."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rlyeh_rules import Action, Chance, Event, Game, State, new_game
from rlyeh_rules.bots import Bot


def playthrough(
    game: str | Game, seed: int, options: Mapping[str, Any], *, bot: Bot | None = None, boards_every: int = 10
) -> str:
    """One seeded game.

    Args:
        game: the game.
        seed: its seed, and that of who plays it.
        options: what it is played with.
        bot: who plays all seats; at random if none is named.
        boards_every: decisions between two looks at the boards.
    """
    return "\n".join(_lines(game, seed, options, bot, boards_every)) + "\n"


def _lines(
    game: str | Game, seed: int, options: Mapping[str, Any], bot: Bot | None, boards_every: int
) -> Iterator[str]:
    state: State = new_game(game, seed=seed, options=options)
    yield f"{state.game}, seed {seed}, options {dict(options) or 'as they are by default'}"
    chance, number = Chance(seed), 0
    while not state.is_over:
        yield ""
        if number % boards_every == 0:
            yield from _boards(state)
        yield from _question(number, state)
        legal = state.legal_actions()
        action = chance.pick(legal) if bot is None else _chosen(state, bot, chance)
        yield f"  > {action}   {action.describe(state)}"
        state, events = state.apply(action)
        yield from (f"    {_told(event, state)}" for event in events)
        number += 1
    yield ""
    yield from _boards(state)
    yield f"over after {number} decisions: {state.outcome}"
    yield f"digest {state.digest()}"


def _chosen(state: State, bot: Bot, chance: Chance) -> Action:
    seat = state.waiting_on[0]
    view = state.view(seat)
    return bot.choose(view, view.legal_actions(seat), chance)


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
