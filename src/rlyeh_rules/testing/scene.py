"""A moment under examination: what the laws ask about it, worked out once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import cached_property
from typing import TypeVar

import attrs

from rlyeh_rules.kernel import Action, Chance, Event, Refusal, Seat, State

from .errors import ConformanceError
from .moment import Moment
from .universe import Universe

__all__ = ["Law", "Scene", "hold"]

T = TypeVar("T")

Law = Callable[[T], Iterator[str]]
"""A law looks at something and yields what is wrong with it; its docstring is its name."""


@attrs.define(eq=False)
class Scene:
    """A moment, and what there is to be known about it.

    Attributes:
        moment: the moment.
        rulebook: the ids of the rules of the game.
        world: the actions that could be said.
        chance: draws whatever a law has to draw.
        registered: whether the game is found by its name.
    """

    moment: Moment
    rulebook: Collection[str]
    world: Universe
    chance: Chance
    registered: bool
    _views: dict[Seat | None, State] = attrs.Factory(dict[Seat | None, State])
    _guesses: dict[tuple[Seat | None, int], State] = attrs.Factory(dict[tuple[Seat | None, int], State])

    @property
    def state(self) -> State:
        """The state that was met."""
        return self.moment.state

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        """All who look on: the seats, and a spectator."""
        return (*self.state.seats, None)

    @cached_property
    def legal(self) -> dict[Seat, tuple[Action, ...]]:
        """What each seat may do, out of turn included."""
        return {seat: self.state.legal_actions(seat) for seat in self.state.seats}

    @cached_property
    def all_legal(self) -> tuple[Action, ...]:
        """What anybody may do."""
        return tuple(action for actions in self.legal.values() for action in actions)

    @cached_property
    def universe(self) -> tuple[tuple[Action, Refusal | None], ...]:
        """Everything that could be said, and what the rules say to it."""
        return tuple((action, self.state.explain(action)) for action in self.world.actions(self.state, self.chance))

    @cached_property
    def refused(self) -> tuple[tuple[Action, Refusal], ...]:
        """What could be said and is refused."""
        return tuple((action, refusal) for action, refusal in self.universe if refusal is not None)

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """What happened when the moment went by, and what each seat was shown of it."""
        told = self.moment.events
        return told + tuple(event.seen_by(seat) for event in told for seat in self.viewers)

    def view(self, seat: Seat | None) -> State:
        """The state as a seat sees it."""
        if seat not in self._views:
            self._views[seat] = self.state.view(seat)
        return self._views[seat]

    def guess(self, seat: Seat | None, number: int) -> State:
        """A guess of the state by what a seat sees."""
        if (seat, number) not in self._guesses:
            self._guesses[seat, number] = self.state.determinize(seat, number)
        return self._guesses[seat, number]

    def some(self, things: Collection[T], most: int) -> list[T]:
        """A few of them, at random."""
        return list(self.chance.shuffle(things)[:most])


def hold(law: Law[T], subject: T, where: Callable[[], str] = str) -> None:
    """See that a law holds.

    Args:
        law: the law.
        subject: what it is to hold of.
        where: gives the expression for the state at issue; it is asked for only if the law is broken.

    Raises:
        ConformanceError: it does not, or it cannot even be tried.
    """
    name = " ".join((law.__doc__ or law.__name__).split("\n\n")[0].split())
    try:
        complaint = next(law(subject), None)
    except Exception as fault:
        raise ConformanceError(name, f"It could not be tried: {fault!r}", where()) from fault
    if complaint is not None:
        raise ConformanceError(name, complaint, where())
