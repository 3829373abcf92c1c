"""Games played at random, such that any moment of them can be found again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import attrs

from rlyeh_rules.games import Game, Opening, game_named, open_game
from rlyeh_rules.kernel import Action, Chance, Event, Options, State, options_of, record

from .errors import ConformanceError

__all__ = ["Moment", "Picker", "Start", "Walk", "moves", "picker", "replay", "walk"]

A_MOVE = "There is a listed action while the game goes on, and it can be carried out."

OUT_OF_TURN = 8  # one pick in so many, where there is something to be done out of turn


@record
class Start:
    """How a game is begun.

    Attributes:
        game: the game.
        players: how many seats.
        options: its options.
        seed: its seed.

    Examples:
        >>> import rlyeh_rules as rr
        >>> from rlyeh_rules.testing import Start
        >>> seals = rr.games()["seals"]
        >>> start = Start(seals, 2, seals.options(id_cards=True), seed=7)
        >>> start.chosen, start.open().state.is_over
        ({'id_cards': True}, False)
        >>> start.reproduction(picks=[3, 1])
        "replay('seals', players=2, options={'id_cards': True}, seed=7, picks=[3, 1])"
    """

    game: Game
    players: int
    options: Options
    seed: int

    def open(self) -> Opening:
        """Begin it."""
        return open_game(self.game, seed=self.seed, players=self.players, options=self.options)

    @property
    def chosen(self) -> dict[str, Any]:
        """The options that are not at their default."""
        values = {choice.name: getattr(self.options, choice.name) for choice in options_of(type(self.options))}
        defaults = type(self.options)()
        return {name: value for name, value in values.items() if value != getattr(defaults, name)}

    def reproduction(self, picks: Sequence[int] = ()) -> str:
        """An expression that gives the state that picks lead to."""
        options = {name: str(value) if isinstance(value, str) else value for name, value in self.chosen.items()}
        return (
            f"replay({self.game.name!r}, players={self.players}, options={options}, seed={self.seed}, "
            f"picks={list(picks)})"
        )


@attrs.frozen(eq=False, repr=False)
class Moment:
    """A state that was met in a walk, and what was done in it.

    Attributes:
        start: how the game was begun.
        picks: what was picked in the whole game; those before `at` lead here.
        at: how many actions had been taken.
        state: the state.
        action: the action that was picked; None at the end of the walk.
        after: the state that it led to.
        events: what happened on the way.

    Examples:
        >>> import rlyeh_rules as rr
        >>> from rlyeh_rules.testing import Start, picker, replay, walk
        >>> seals = rr.games()["seals"]
        >>> game = list(walk(Start(seals, 2, seals.options(), seed=7), picker(rr.Chance(1), by_kind=True), most=5))
        >>> moment = game[3]
        >>> moment.at, moment.action == game[3].action, moment.after == game[4].state
        (3, True, True)
        >>> moment.state == replay("seals", players=2, options={}, seed=7, picks=moment.picks[:3])
        True
    """

    start: Start
    picks: list[int]
    at: int
    state: State
    action: Action | None = None
    after: State | None = None
    events: tuple[Event, ...] = ()

    def __repr__(self) -> str:
        return f"<Moment: {self.reproduction()}>"

    def reproduction(self) -> str:
        """An expression that gives the state again."""
        return self.start.reproduction(self.picks[: self.at])


class Walk(tuple[Moment, ...]):
    """The moments of a game from its beginning, in order; the last has no action.

    Examples:
        >>> import rlyeh_rules as rr
        >>> from rlyeh_rules.testing import Start, Walk, picker, walk
        >>> seals = rr.games()["seals"]
        >>> Walk(walk(Start(seals, 2, seals.options(), seed=7), lambda state, found: 0, most=2))
        <Walk: replay('seals', players=2, options={}, seed=7, picks=[0, 0])>
    """

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<Walk: {self[-1].reproduction()}>"


def moves(state: State) -> tuple[Action, ...]:
    """Everything that anybody may do: first the answers of those waited for, then what may be done out of turn.

    Examples:
        >>> import rlyeh_rules as rr
        >>> from rlyeh_rules.testing import moves
        >>> state = rr.new_game("seals", seed=7)
        >>> moves(state) == state.legal_actions()
        True
    """
    waited, interrupts = state.waiting_on, state.rules.interrupts
    found = list(state.legal_actions())
    for seat in state.seats:
        found += [a for a in state.legal_actions(seat) if seat not in waited or type(a) in interrupts]
    return tuple(found)


Picker = Callable[[State, tuple[Action, ...]], int]
"""Which of the moves is made: a number, of which the remainder counts."""


def picker(chance: Chance, *, by_kind: bool) -> Picker:
    """Picks at random: mostly an answer, now and then something out of turn.

    Args:
        chance: where the picks come from.
        by_kind: the kind of action is drawn first, so that what can be done in one way only is done as often as what
            can be done in many; otherwise every action is as likely.

    Examples:
        >>> import rlyeh_rules as rr
        >>> from rlyeh_rules.testing import moves, picker
        >>> state = rr.new_game("seals", seed=7)
        >>> pick = picker(rr.Chance(1), by_kind=True)
        >>> 0 <= pick(state, moves(state)) < len(moves(state))
        True
    """

    def pick(state: State, found: tuple[Action, ...]) -> int:
        answers = len(state.legal_actions())
        low, high = (0, answers) if answers == len(found) or chance.below(OUT_OF_TURN) else (answers, len(found))
        if not by_kind:
            return low + chance.below(high - low)
        kind = chance.pick(list(dict.fromkeys(map(type, found[low:high]))))
        return chance.pick([at for at in range(low, high) if type(found[at]) is kind])

    return pick


def walk(start: Start, pick: Picker, most: int, look: Callable[[Moment], object] = bool) -> Iterator[Moment]:
    """Play a game, at most so many actions of it; the last moment has no action.

    Args:
        start: how the game is begun.
        pick: what is done.
        most: how many actions at most.
        look: is shown every moment before anything is done in it.

    Raises:
        ConformanceError: an action that is listed cannot be carried out, or there is none.

    Examples:
        >>> import rlyeh_rules as rr
        >>> from rlyeh_rules.testing import Start, picker, walk
        >>> seals = rr.games()["seals"]
        >>> start = Start(seals, 2, seals.options(), seed=7)
        >>> game = list(walk(start, picker(rr.Chance(1), by_kind=False), most=1000))
        >>> game[0].at, game[-1].action, game[-1].state.is_over
        (0, None, True)
    """
    state = start.open().state
    picks: list[int] = []
    while True:
        moment = Moment(start, picks, len(picks), state)
        look(moment)
        if state.outcome is not None or len(picks) == most:
            break
        try:
            found = moves(state)
            picked = pick(state, found) % len(found)
            after, events = state.apply(found[picked])
        except Exception as fault:
            raise ConformanceError(A_MOVE, f"It raised {fault!r}", moment.reproduction()) from fault
        yield attrs.evolve(moment, action=found[picked], after=after, events=events)
        picks.append(picked)
        state = after
    yield moment


def replay(
    name: str | Game,
    *,
    players: int | None = None,
    options: Options | Mapping[str, Any] | None = None,
    seed: int = 0,
    picks: Sequence[int] = (),
) -> State:
    """The state that picks lead to: what a failed test prints, to be looked at by hand.

    Args:
        name: the name of the game; or a `Game`.
        players: the number of seats; None: the game's usual number.
        options: as for `new_game`.
        seed: the seed of the game.
        picks: each is a place in what all seats may do then (`moves`); only the remainder counts. Those beyond the end
            of the game are left over.

    Examples:
        >>> from rlyeh_rules.testing import replay
        >>> state = replay("seals", seed=4, picks=[0, 1, 2])
        >>> state == replay("seals", seed=4, picks=[0, 1, 2])
        True
    """
    state = open_game(game_named(name), seed=seed, players=players, options=options).state
    for pick in picks:
        if state.outcome is not None:
            break
        found = moves(state)
        state, _ = state.apply(found[pick % len(found)])
    return state
