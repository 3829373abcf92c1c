"""What makes doctored states of sound ones, for the stories about invariants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from rlyeh_rules.gate import Player, State
from rlyeh_rules.gate.changes import with_board
from rlyeh_rules.kernel import Step, evolve

from .table import at


def top(state: State) -> Any:  # noqa: ANN401 - any kind of step
    """What is asked."""
    return state.agenda[-1]


def instead(state: State, ask: Step) -> State:
    """The state with something else asked."""
    return evolve(state, agenda=(*state.agenda[:-1], ask))


def asking(state: State, **changes: Any) -> State:
    """The state with something else about what is asked."""
    return instead(state, evolve(top(state), **changes))


def beneath(state: State, *steps: Step) -> State:
    """The state with something more to come after what is asked."""
    return evolve(state, agenda=(*state.agenda[:-1], *steps, state.agenda[-1]))


def step(state: State, number: int, **changes: Any) -> State:
    """The state with something else about a step to come, by its place in the agenda."""
    agenda: list[Any] = [*state.agenda]
    agenda[number] = evolve(agenda[number], **changes)
    return evolve(state, agenda=tuple(agenda))


def player(state: State, who: int, **changes: Any) -> State:
    """The state with something else about a player, 1 for the first."""
    changed: Player = evolve(state.players[who - 1], **changes)
    return evolve(state, players=state.players.put(at(who), changed))


def mind(state: State, who: int, **changes: Any) -> State:
    """The state with other insanity cards of a player."""
    return player(state, who, mind=evolve(state.players[who - 1].mind, **changes))


def ballot(state: State, **changes: Any) -> State:
    """The state with something else about the votes that were revealed last."""
    assert state.ballot is not None
    return with_board(state, ballot=evolve(state.ballot, **changes))


def vote(state: State, who: int, yes: bool | None) -> State:
    """The state in which a player has voted otherwise, in the votes that were revealed last."""
    assert state.ballot is not None
    return ballot(state, votes=state.ballot.votes.put(at(who), yes))


def turn(state: State, **changes: Any) -> State:
    """The state with something else about the turn."""
    return evolve(state, turn=evolve(state.turn, **changes))


def options(state: State, **changes: Any) -> State:
    """The state with other options."""
    return evolve(state, setup=evolve(state.setup, options=evolve(state.setup.options, **changes)))


def cases(doctored: Mapping[str, Mapping[str, State]]) -> list[Any]:
    """Each doctored state with the rule that it breaks."""
    return [
        pytest.param(rule, state, id=f"{rule}-{name}")
        for rule, states in doctored.items()
        for name, state in states.items()
    ]
