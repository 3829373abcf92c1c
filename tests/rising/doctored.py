"""What makes doctored states of sound ones, for the stories about invariants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from rlyeh_rules.kernel import Step, evolve
from rlyeh_rules.rising import Space, State
from rlyeh_rules.rising.changes import counted_up, with_board, with_investigator

from .table import i


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


def without(state: State, kind: type[Step]) -> State:
    """The state without the steps of a kind that were to come."""
    return evolve(state, agenda=tuple(step for step in state.agenda if not isinstance(step, kind)))


def one(state: State, number: int, **changes: Any) -> State:
    """The state with something else about an investigator of the story, 1 for I1."""
    return with_investigator(state, evolve(state.investigator(i(number)), **changes))


def mind(state: State, number: int, **changes: Any) -> State:
    """The state with something else about the insanity card of an investigator."""
    return one(state, number, mind=evolve(state.investigator(i(number)).mind, **changes))


def first_card(state: State, number: int, **changes: Any) -> State:
    """The state with something else about the first card of an investigator."""
    card, *others = state.investigator(i(number)).cards
    return one(state, number, cards=(evolve(card, **changes), *others))


def enemy(state: State, at: int, **changes: Any) -> State:
    """The state with something else about a figure, by its place."""
    enemies = [*state.enemies]
    enemies[at] = evolve(enemies[at], **changes)
    return evolve(state, enemies=tuple(enemies))


def part(state: State, space: str, **changes: Any) -> State:
    """The state with something else about a body part."""
    return evolve(state, parts=tuple(evolve(one, **changes) if one.space == space else one for one in state.parts))


def board(state: State, **changes: Any) -> State:
    """The state with something else on the board."""
    return with_board(state, **changes)


def tokens(state: State, name: str, space: str, by: int) -> State:
    """The state with more tokens of a sort, or fewer, in a space."""
    return with_board(state, **{name: counted_up(getattr(state.board, name), Space(space), by)})


def turn(state: State, **changes: Any) -> State:
    """The state with something else about the turn."""
    return evolve(state, turn=evolve(state.turn, **changes))


def mythos(state: State, **changes: Any) -> State:
    """The state with other Mythos piles."""
    return evolve(state, mythos=evolve(state.mythos, **changes))


def discovery(state: State, **changes: Any) -> State:
    """The state with other Discovery piles."""
    return evolve(state, discovery=evolve(state.discovery, **changes))


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
