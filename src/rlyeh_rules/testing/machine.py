"""A stateful test of a whole table: play, save, undo, views and forks, in any order."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from rlyeh_rules.games import Game, game_named
from rlyeh_rules.kernel import Seat, State
from rlyeh_rules.match import Match
from rlyeh_rules.saves import dumps, loads

from .conformance import starts
from .errors import ConformanceError
from .laws import STEP_LAWS
from .moment import moves
from .scene import hold

__all__ = ["GameMachine"]

PICKS = st.integers(0, 255)
SEEDS = st.integers(0, (1 << 32) - 1)

_ways = cache(starts)
"""They are looked for once: it may take longer than the game does."""


def same(law: str, found: object, wanted: object) -> None:
    """See that what was found is what was wanted."""
    if found != wanted:
        raise ConformanceError(law, f"Found was {found!r}, and wanted {wanted!r}.")


class GameMachine(RuleBasedStateMachine):
    """A table at which anything may happen in any order; subclass it and name the game.

    The game has to be found by its name: built in, or registered.

    Attributes:
        game: the name of the game; or a `Game`.

    Examples:
        >>> from hypothesis import settings
        >>> from rlyeh_rules.testing import GameMachine
        >>> class SealsMachine(GameMachine):
        ...     game = "seals"
        >>> TestSeals = SealsMachine.TestCase
        >>> TestSeals.settings = settings(max_examples=20, stateful_step_count=50)
    """

    game: ClassVar[str | Game]

    match: Match
    line: list[State]
    """The states that lead here; the last is the present one."""
    taken_back: list[State]
    """What was taken back since something was last played, the last on top."""

    @initialize(row=PICKS, seed=SEEDS)
    def sit_down(self, row: int, seed: int) -> None:
        """Begin a game."""
        game = game_named(self.game)
        ways = _ways(game)
        players, options = ways[row % len(ways)]
        self.match = Match.new(game, seed=seed, players=players, options=options)
        self.line, self.taken_back = [self.match.state], []

    @property
    def state(self) -> State:
        """The state as it stands."""
        return self.line[-1]

    def can_play(self) -> bool:
        """Whether the game goes on."""
        return not self.state.is_over

    @precondition(can_play)
    @rule(picks=st.binary(min_size=1, max_size=30))
    def play(self, picks: bytes) -> None:
        """Somebody acts, and somebody, and somebody."""
        for pick in picks:
            if self.state.is_over:
                return
            found = moves(self.state)
            self.match.play(found[pick % len(found)])
            self.line.append(self.match.state)
            self.taken_back.clear()

    @precondition(lambda self: len(self.line) > 1)
    @rule()
    def undo(self) -> None:
        """The last action is taken back."""
        self.taken_back.append(self.line.pop())
        self.match.undo(force=True)

    @precondition(lambda self: bool(self.taken_back))
    @rule()
    def redo(self) -> None:
        """What was taken back is played again."""
        self.line.append(self.taken_back.pop())
        self.match.redo()

    @rule(seat=PICKS)
    def speak(self, seat: int) -> None:
        """Somebody says something."""
        self.match.note(Seat(seat % len(self.state.seats)), "I have seen it.")

    @rule()
    def leave_and_come_back(self) -> None:
        """The table is saved, and loaded by somebody else."""
        again = loads(dumps(self.match), Match)
        same("A table that was saved comes back with all that led to it.", again.replayed, wanted=True)
        same("A table that was saved comes back with its state.", again.state.digest(), self.match.state.digest())
        same("A table that was saved comes back with its history.", again.history, self.match.history)
        for seat in (*self.state.seats, None):
            same("A seat that comes back was told the same.", again.events(seat), self.match.events(seat))
        self.match = again

    @rule(seat=PICKS, seed=SEEDS)
    def guess(self, seat: int, seed: int) -> None:
        """A bot guesses what it cannot see."""
        viewer = (*self.state.seats, None)[seat % (len(self.state.seats) + 1)]
        view = self.match.view(viewer)
        guessed = self.state.determinize(viewer, seed)
        same("A guess is made of the view.", guessed, view.determinize(viewer, seed))
        same("A guess looks like the state.", guessed.view(viewer), view)
        same("A guess is sound.", guessed.violations(), ())

    @rule(at=PICKS, pick=PICKS)
    def look_back(self, at: int, pick: int) -> None:
        """Somebody tries from an earlier state what might have been; nothing comes of it."""
        earlier = self.line[at % len(self.line)]
        before = earlier.digest()
        if not earlier.is_over:
            found = moves(earlier)
            same("What might have been is sound.", earlier.apply(found[pick % len(found)]).state.violations(), ())
        same("A state never changes.", earlier.digest(), before)

    @invariant()
    def nothing_is_lost(self) -> None:
        """The table stands where it should, and everybody asked can act."""
        same("The table stands where its moves have led.", self.match.state, self.state)
        for law in STEP_LAWS:
            hold(law, self.state)

    def teardown(self) -> None:
        """The states of the table are those that led here."""
        if hasattr(self, "line"):
            same("The states of a table are those that led here.", list(self.match.states()), self.line)
