"""Hypothesis strategies: states, actions and whole games to hold properties against."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeVar

from hypothesis import strategies as st

from rlyeh_rules.games import Game, game_named
from rlyeh_rules.kernel import Action, Chance, Options, Seat, State, record

from .conformance import starts
from .corpus import Corpus
from .moment import Moment, Picker, Start, Walk, picker, walk

__all__ = ["actions", "moments", "states", "walks"]

T = TypeVar("T")

SEEDS = 1 << 32
GAMES = 30
LONGEST = 4_000


def moments(name: str | Game, games: int = GAMES) -> st.SearchStrategy[Moment]:
    """Moments of random games: the kind of decision is drawn first, so that rare questions are drawn as often.

    Args:
        name: the name of the game; or a `Game`.
        games: how many games the moments are taken from; they are played once, when the first moment is drawn.

    Examples:
        >>> from hypothesis import given
        >>> from rlyeh_rules.testing import moments
        >>> @given(moments("seals", games=2))
        ... def test_views_are_sound(moment):
        ...     for seat in moment.state.seats:
        ...         assert moment.state.view(seat).violations() == ()
        >>> test_views_are_sound()
    """
    return _moments(game_named(name), games)


@st.composite
def _moments(draw: st.DrawFn, game: Game, games: int) -> Moment:
    sorts = _one_of(draw, _sorted_moments(game, games))
    return _one_of(draw, _one_of(draw, sorts))


def _one_of(draw: st.DrawFn, things: Sequence[T]) -> T:
    """One of them by its place: what Hypothesis has to write down is a number."""
    return things[draw(st.integers(0, len(things) - 1))]


@cache
def _sorted_moments(game: Game, games: int) -> tuple[tuple[tuple[Moment, ...], ...], ...]:
    corpus, chance, rows = Corpus(Chance(games), GAMES), Chance(games), starts(game)
    for number in range(games):
        players, options = rows[number % len(rows)]
        start = Start(game, players, options, number)
        for moment in walk(start, picker(chance, by_kind=number % 2 == 1), LONGEST):
            corpus.add(moment)
    return corpus.sorted()


def states(name: str | Game, games: int = GAMES) -> st.SearchStrategy[State]:
    """States of random games, drawn like `moments`.

    Args:
        name: the name of the game; or a `Game`.
        games: how many games the states are taken from.

    Examples:
        >>> from hypothesis import given
        >>> from rlyeh_rules.testing import states
        >>> @given(states("seals", games=2))
        ... def test_a_board_fits_a_screen(state):
        ...     assert len(str(state).splitlines()) < 40
        >>> test_a_board_fits_a_screen()
    """
    return moments(name, games).map(lambda moment: moment.state)


def actions(state: State, seat: Seat | None = None) -> st.SearchStrategy[Action]:
    """Legal actions in a state; of one seat, those out of turn among them, or else of all that are waited for.

    Args:
        state: a state that is not over.
        seat: whose actions.

    Examples:
        >>> from hypothesis import given, strategies as st
        >>> from rlyeh_rules.testing import actions, states
        >>> going_on = states("seals", games=2).filter(lambda state: not state.is_over)
        >>> @given(st.data())
        ... def test_what_is_listed_can_be_done(data):
        ...     state = data.draw(going_on)
        ...     action = data.draw(actions(state))
        ...     assert state.apply(action).state != state
        >>> test_what_is_listed_can_be_done()
    """
    return st.sampled_from(state.legal_actions(seat))


def walks(name: str | Game, decisions: int = LONGEST) -> st.SearchStrategy[Walk]:
    """Whole games: options that meet in pairs, a seed, and picks; what is drawn shrinks to a short and plain game.

    Args:
        name: the name of the game; or a `Game`.
        decisions: a game is cut off after so many.

    Examples:
        >>> from hypothesis import given, settings
        >>> from rlyeh_rules.testing import walks
        >>> @given(walks("seals"))
        ... @settings(max_examples=2)
        ... def test_games_end(game):
        ...     assert game[-1].state.is_over
        >>> test_games_end()
    """
    game = game_named(name)

    ways = st.deferred(lambda: st.sampled_from(starts(game)))
    return st.builds(_Player(game, decisions), ways, st.integers(0, SEEDS - 1), st.binary(max_size=200))


@record
class _Player:
    """Plays the game that was drawn."""

    game: Game
    decisions: int

    def __call__(self, way: tuple[int, Options], seed: int, picks: bytes) -> Walk:
        players, options = way
        return Walk(walk(Start(self.game, players, options, seed), _picks(picks, seed), self.decisions))


def _picks(picks: bytes, seed: int) -> Picker:
    """First what was drawn, then at random: drawing every pick of a long game would take most of the time."""
    drawn, then = iter(picks), picker(Chance(seed), by_kind=seed % 2 == 1)

    def pick(state: State, found: tuple[Action, ...]) -> int:
        one = next(drawn, None)
        return then(state, found) if one is None else one

    return pick
