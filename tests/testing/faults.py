"""Moments for the laws of the conformance suite to be tried on, and faults to be planted in them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import attrs

from rlyeh_rules import Action, Chance, SetupError
from rlyeh_rules.kernel import (
    FULL,
    BySeat,
    ChanceGave,
    Event,
    Outcome,
    Play,
    Seat,
    Setup,
    evolve,
    record,
)
from rlyeh_rules.kernel.guess import guess
from rlyeh_rules.testing import Moment, Start, moves, walk
from rlyeh_rules.testing.scene import Scene
from rlyeh_rules.testing.universe import Universe
from tests.lantern import GAME, RULES, Card, Options, State
from tests.lantern import events as told
from tests.lantern.content import Cards
from tests.lantern.state import GOLD, change
from tests.lantern.turn import Contribute
from tests.lantern.vote import AskBlackmail, AskVotes, Vote, Waive
from tests.support.table import ANN, CAT, dealt

START = Start(GAME, 3, Options(rounds=6), 1)
VOTES = AskVotes(ANN, CAT, BySeat([None] * 3))


def over(**changes: object) -> State:
    return evolve(dealt(), outcome=evolve(Outcome((ANN,), "the test is over", "LN-9.1"), **changes))


def scene(state: State, events: tuple[Event, ...] = ()) -> Scene:
    world = Universe(RULES)
    if state.outcome is None and state.violations() == ():
        world.note(moves(state))
    moment = Moment(START, [], 0, state, events=events)
    return Scene(moment, frozenset(GAME.rulebook), world, Chance(1), registered=False)


@cache
def game() -> list[Moment]:
    """One whole game, always the first that is listed but for a pass."""
    return list(walk(START, lambda _, found: len(found) // 2, 4_000))


class Case(NamedTuple):
    """A fault and where it shows."""

    law: Callable[[Any], Any]
    subject: Callable[[], Any]
    target: Any = None
    name: str = ""
    fault: Any = None

    def __str__(self) -> str:
        return f"{self.law.__name__}-{getattr(self.target, '__name__', '')}.{self.name}"


# ------------------------------------------------------------------ faults


def bids(low: int, high: int) -> object:
    return classmethod(
        lambda cls, ask, s, seat: [cls(seat, n) for n in range(ask.bid + low, s.players[seat].coins + high)]
    )


def told_of_gold(self: Contribute, s: State, play: Play) -> State:
    if self.card == GOLD:
        play.tell(told.Waived(self.seat))
    return CONTRIBUTE(self, s, play)


def paid_for_gold(self: Contribute, s: State, play: Play) -> State:
    """A coin for gold, of which nothing is told."""
    s = CONTRIBUTE(self, s, play)
    return change(s, self.seat, coins=s.players[self.seat].coins + 1) if self.card == GOLD else s


CONTRIBUTE = Contribute.act


def told_of_yes(self: Vote, ask: AskVotes, s: State, play: Play) -> State:
    if self.yes:
        play.tell(told.Waived(self.seat))
    return VOTE(self, ask, s, play)


VOTE = Vote.take


def waived_as_spoken(self: Waive, ask: AskBlackmail, s: State, play: Play) -> State:
    play.then(evolve(ask, waived=(*ask.waived, self.seat)))
    return s


def crooked_view(self: State, seat: Seat | None) -> State:
    return evolve(VIEW(self, seat), round=5) if self.viewer is FULL else self


VIEW = State.view


def peeping_guess(self: State, seat: Seat | None, number: int) -> State:
    return guess(self.view(seat), number + (self.viewer is FULL))  # type: ignore[no-any-return]


def two_games(setup: Setup[Options, Cards], chance: Chance) -> State:
    CALLS.append(setup)
    return evolve(DEAL(setup, chance), round=len(CALLS) % 2)


DEAL = RULES.new
CALLS: list[object] = []


def gullible(self: State, _: object) -> Action:
    return self.legal_actions()[0]


def careless_of_types(self: State, action: Action) -> Action | None:
    return action if action in self.legal_actions(action.seat) else None


def another_each_time(_: State) -> str:
    CALLS.append(None)
    return str(len(CALLS))


def without_chance(moment: Moment) -> Moment:
    """As if what chance gave had not been told."""
    return attrs.evolve(moment, events=tuple(event for event in moment.events if not isinstance(event, ChanceGave)))


@record
class Careless:
    """A step, as it were, that does not say how its card lies."""

    game = "lantern"
    card: Card


def never(*_: object, **__: object) -> None:
    raise SetupError("No.", "LN-99")


def short_games(message: str, rule: str | None) -> Callable[[Options, int], SetupError | None]:
    """Short games are refused, in these words."""
    return lambda options, _: SetupError(message, rule) if options.rounds == 6 else None
