"""What the library costs, measured against what it may cost: `python -m rlyeh_rules bench`.

Every figure is the median of several runs. Time is the processor's time of this process, so that what else the machine
does counts for little. A decision is: list the legal actions, pick one at random, apply it with its legality check,
with events; setting the games up is counted in. python-chess plays in the same run, move for move by turns with the
game: list the legal moves, pick one, push it.

Example:
    >>> from rlyeh_rules.bench import measure
    >>> report = measure(["seals"], runs=1, seconds=0.001)
    >>> report.sheets[1].title
    'The Seals of Cthulhu'
"""

from __future__ import annotations

import enum
import gc
import subprocess
import sys
import time
import types
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from statistics import median
from typing import Any, Final, NamedTuple

from rlyeh_rules import __version__
from rlyeh_rules.games import Game, game_named, games, new_game
from rlyeh_rules.kernel import Action, Seat, State, record
from rlyeh_rules.saves import dumps, loads

__all__ = ["Figure", "Report", "Sheet", "measure"]

# The bars of the performance page of the docs, each the same for all games but these.
AGAINST_CHESS: Final[Mapping[str, float]] = {"seals": 2.0, "last_relic": 1.5, "gate": 1.5, "rising": 1.15}
DETERMINIZE: Final[Mapping[str, float]] = {"gate": 100.0, "rising": 100.0}
"""Microseconds; these two have over 100 hidden cards."""
USUAL_DETERMINIZE: Final = 50.0

GAMES_FOR_MOMENTS: Final = 6
EVERY: Final = 3
"""Of their decisions, each third is a moment to measure at."""
GAMES_FOR_GROWTH: Final = 20
MICRO: Final = 1e6
KILO: Final = 1e3

# ------------------------------------------------------------------ what comes of it


@record
class Figure:
    """One measured figure.

    Attributes:
        name: what was measured.
        value: the median of all runs; None where it could not be measured.
        unit: what it is counted in, "" for a ratio.
        bar: what it should reach; None where nothing is asked.
        at_least: whether the bar is a lower bound.
    """

    name: str
    value: float | None
    unit: str
    bar: float | None = None
    at_least: bool = False

    @property
    def passed(self) -> bool | None:
        """Whether it clears its bar; None where there is no bar, or no value."""
        if self.bar is None or self.value is None:
            return None
        return self.value >= self.bar if self.at_least else self.value <= self.bar

    def __str__(self) -> str:
        value = "not measured" if self.value is None else f"{_number(self.value)} {self.unit}".rstrip()
        bar = "" if self.bar is None else f"{'at least' if self.at_least else 'at most'} {_number(self.bar)}"
        return f"  {self.name:36}{value:>16}  {bar:16}  {_VERDICTS[self.passed]}".rstrip()


_VERDICTS: Final[Mapping[bool | None, str]] = {True: "pass", False: "MISSED", None: ""}


@record
class Sheet:
    """The figures of one game, or of the library as a whole.

    Attributes:
        name: the name of the game; "" for the library.
        title: its title.
        figures: what was measured.
    """

    name: str
    title: str
    figures: tuple[Figure, ...]

    def __str__(self) -> str:
        return "\n".join([self.title, *map(str, self.figures)])


@record
class Report:
    """Everything that was measured; `print` it.

    Attributes:
        runs: of how many runs each figure is the median.
        has_chess: whether python-chess was there to compare with.
        sheets: the library, then each game.
    """

    runs: int
    has_chess: bool
    sheets: tuple[Sheet, ...]

    @property
    def missed(self) -> tuple[str, ...]:
        """Every bar that was missed, `seals: view`."""
        return tuple(
            f"{sheet.name or 'library'}: {figure.name}"
            for sheet in self.sheets
            for figure in sheet.figures
            if figure.passed is False
        )

    def plain(self) -> dict[str, Any]:
        """The report as plain data, for JSON."""
        return {
            "library": __version__,
            "python": ".".join(map(str, sys.version_info[:3])),
            "runs": self.runs,
            "chess": self.has_chess,
            "sheets": [
                {
                    "game": sheet.name,
                    "title": sheet.title,
                    "figures": [
                        {
                            "name": figure.name,
                            "value": figure.value,
                            "unit": figure.unit,
                            "bar": figure.bar,
                            "at_least": figure.at_least,
                            "passed": figure.passed,
                        }
                        for figure in sheet.figures
                    ],
                }
                for sheet in self.sheets
            ],
        }

    def __str__(self) -> str:
        head = f"rlyeh-rules {__version__}, medians of {self.runs} {'run' if self.runs == 1 else 'runs'}"
        notes = [] if self.has_chess else ["python-chess is not installed (extra `bench`): there is no ratio to it."]
        missed = [f"Missed: {', '.join(self.missed)}"] if self.missed else ["No bar is missed."]
        return "\n\n".join([head, *map(str, self.sheets), "\n".join([*notes, *missed])])


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"  # noqa: PLR2004


# ------------------------------------------------------------------ what is measured


class _Spec(NamedTuple):
    """A figure before it is measured: its unit and its bar."""

    unit: str = ""
    bar: float | None = None
    at_least: bool = False


LIBRARY: Final[Mapping[str, _Spec]] = {
    "import rlyeh_rules": _Spec("ms", 100.0),
    "of it too early: games and cattrs": _Spec("modules", 0.0),
}


def _specs(game: str) -> dict[str, _Spec]:
    """Every figure of a game, in the order of the report."""
    return {
        "decisions": _Spec("a second"),
        "moves of python-chess": _Spec("a second"),
        "decisions against python-chess": _Spec("times", AGAINST_CHESS.get(game), at_least=True),
        "a late decision against an early one": _Spec("times", 1.5),
        "apply on an old state against the newest": _Spec("times", 1.25),
        "view": _Spec("us", 20.0),
        "determinize": _Spec("us", DETERMINIZE.get(game, USUAL_DETERMINIZE)),
        "digest": _Spec("us", 250.0),
        "dumps": _Spec("us", 200.0),
        "loads, less its check": _Spec("us", 600.0),
        "loads": _Spec("us"),
        "a state in memory": _Spec("kB", 20.0),
    }


def measure(
    names: Iterable[str | Game],
    *,
    runs: int = 5,
    seconds: float = 0.2,
    progress: Callable[[int, int], object] | None = None,
) -> Report:
    """Measure the library and some games.

    Args:
        names: which games.
        runs: how many runs each figure is the median of, at least 1.
        seconds: how long each figure is measured in a run, at least; everything is measured once in any case.
        progress: called with the number of runs done, and of all.

    Raises:
        SetupError: there is no such game.
    """
    found = [game_named(name) for name in names]
    chess = _chess_game()
    done = 0

    def repeated(once: Callable[[], Mapping[str, float]], specs: Mapping[str, _Spec]) -> tuple[Figure, ...]:
        nonlocal done
        measured: list[Mapping[str, float]] = []
        for _ in range(runs):
            measured.append(once())
            done += 1
            if progress is not None:
                progress(done, runs * (len(found) + 1))
        return tuple(_figure(name, spec, measured) for name, spec in specs.items())

    sheets = [Sheet("", "The library", repeated(_library, LIBRARY))]
    for game in found:
        moments = _Moments.of(game)
        sheets.append(
            Sheet(game.name, game.title, repeated(lambda: _run(game, moments, chess, seconds), _specs(game.name)))  # noqa: B023
        )
    return Report(runs, chess is not None, tuple(sheets))


def _figure(name: str, spec: _Spec, measured: Sequence[Mapping[str, float]]) -> Figure:
    values = [run[name] for run in measured if name in run]
    return Figure(name, median(values) if values else None, *spec)


def _run(game: Game, moments: _Moments, chess: Callable[[Random], int] | None, seconds: float) -> dict[str, float]:
    """One run over all the figures of a game."""
    found = _speeds(game, chess, seconds)
    found |= {
        "a late decision against an early one": _growth(game),
        "apply on an old state against the newest": _age(game),
    }
    own, views = list(zip(moments.states, moments.seats, strict=True)), moments.views
    numbered = list(zip(views, moments.seats, range(len(views)), strict=True))
    found["view"] = _micro(lambda one: one[0].view(one[1]), own, seconds)
    found["determinize"] = _micro(lambda one: one[0].determinize(one[1], one[2]), numbered, seconds)
    found["digest"] = _micro(lambda state: state.digest(), moments.states, seconds)
    found["dumps"] = _micro(dumps, moments.states, seconds)
    found["loads"] = _micro(loads, [dumps(state) for state in moments.states], seconds)
    check = _micro(lambda state: state.violations(), [loads(dumps(state)) for state in moments.states], seconds)
    found["loads, less its check"] = found["loads"] - check
    found["a state in memory"] = median(_size(state) for state in moments.middle) / KILO
    return found


# ------------------------------------------------------------------ speed


def _speeds(game: Game, chess: Callable[[Random], int] | None, seconds: float) -> dict[str, float]:
    """How many decisions are taken in a second, by turns with python-chess."""
    rng, seeds = Random(1), iter(range(1, 1 << 30))  # noqa: S311 - the same games in every run
    ours: list[tuple[int, float]] = []
    theirs: list[tuple[int, float]] = []
    while sum(took for _, took in ours) < seconds:
        ours.append(_timed(lambda: _playout(game, next(seeds), rng)))
        while chess is not None and sum(took for _, took in theirs) <= sum(took for _, took in ours):
            theirs.append(_timed(lambda: chess(rng)))
    speed = _a_second(ours)
    if chess is None:
        return {"decisions": speed}
    moves = _a_second(theirs)
    return {"decisions": speed, "moves of python-chess": moves, "decisions against python-chess": speed / moves}


def _timed(play: Callable[[], int]) -> tuple[int, float]:
    began = time.process_time()
    count = play()
    return count, time.process_time() - began


def _a_second(played: Sequence[tuple[int, float]]) -> float:
    return sum(count for count, _ in played) / max(sum(took for _, took in played), 1e-9)


def _playout(game: Game, seed: int, rng: Random) -> int:
    """Play one game at random; the number of decisions."""
    state, decisions = new_game(game, seed=seed), 0
    while legal := state.legal_actions():
        state, _ = state.apply(rng.choice(legal))
        decisions += 1
    return decisions


def _chess_game() -> Callable[[Random], int] | None:
    """A function that plays one game of chess at random and returns the number of moves; None without python-chess."""
    try:
        import chess
    except ImportError:
        return None
    no_progress = 150  # half-moves without a capture or a pawn's move: the game is drawn

    def play(rng: Random) -> int:
        board, moves = chess.Board(), 0
        while not board.is_insufficient_material() and board.halfmove_clock < no_progress:
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(rng.choice(legal))
            moves += 1
        return moves

    return play


def _micro(work: Callable[[Any], object], on: Sequence[Any], seconds: float) -> float:
    """Microseconds of one call, over many moments."""
    for one in on:  # what is compiled at first use is so now
        work(one)
    calls, began = 0, time.process_time()
    while True:
        for one in on:
            work(one)
        calls += len(on)
        took = time.process_time() - began
        if took >= seconds:
            return MICRO * took / calls


# ------------------------------------------------------------------ what must not grow


def _growth(game: Game) -> float:
    """What a decision late in a game costs, as a multiple of one early in it.

    In games that are long enough these are the 300th and the 30th with their neighbours; in shorter ones the last third
    and the first. The table grows in the course of a game, so a little more than 1 is no fault.
    """
    late: list[float] = []
    early: list[float] = []
    for line in _lines(game):
        durations = [took for _, _, took in line]
        if len(durations) > 310:  # noqa: PLR2004 - the 300th, and ten on either side
            early += durations[20:40]
            late += durations[290:310]
        else:
            third = len(durations) // 3
            early += durations[:third]
            late += durations[-third:]
    return median(late) / median(early)


def _age(game: Game) -> float:
    """What an action costs on a state that others have followed, as a multiple of what it did before they had."""
    newest: list[float] = []
    old: list[float] = []
    for line in _lines(game):
        for state, action, _ in line:
            began = time.perf_counter()
            state.apply(action)
            newest.append(time.perf_counter() - began)
        for state, action, _ in line:
            began = time.perf_counter()
            state.apply(action)
            old.append(time.perf_counter() - began)
    return median(old) / median(newest)


def _lines(game: Game) -> Iterator[list[tuple[State, Action, float]]]:
    """Some games: each state, what was done in it, and how long choosing and doing it took."""
    rng = Random(2)  # noqa: S311 - the same games in every run
    for seed in range(1, GAMES_FOR_GROWTH + 1):
        state = new_game(game, seed=seed)
        line: list[tuple[State, Action, float]] = []
        while not state.is_over:
            began = time.perf_counter()
            action = rng.choice(state.legal_actions())
            after, _ = state.apply(action)
            line.append((state, action, time.perf_counter() - began))
            state = after
        yield line


# ------------------------------------------------------------------ moments, memory, import


class _Moments(NamedTuple):
    """States to measure at, from all through some games, with a seat that is waited for, and what it sees.

    `middle` are those from the middle third of their games.
    """

    states: list[State]
    seats: list[Seat]
    views: list[State]
    middle: list[State]

    @classmethod
    def of(cls, game: Game) -> _Moments:
        """Those of a game."""
        rng = Random(3)  # noqa: S311 - the same moments in every run
        states: list[State] = []
        middle: list[State] = []
        for seed in range(1, GAMES_FOR_MOMENTS + 1):
            state = new_game(game, seed=seed)
            line: list[State] = []
            while not state.is_over:
                line.append(state)
                state, _ = state.apply(rng.choice(state.legal_actions()))
            states += line[::EVERY]
            middle += line[len(line) // 3 : 2 * len(line) // 3 : EVERY]
        seats = [state.waiting_on[0] for state in states]
        return cls(states, seats, [state.view(seat) for state, seat in zip(states, seats, strict=True)], middle)


NOT_ITS_OWN: Final = (type, enum.Enum, types.ModuleType, types.FunctionType, types.BuiltinFunctionType)


def _size(state: State) -> int:
    """Bytes of a state: all that it holds, the memo of its listing too, less what all states of its game share."""
    seen = {id(state.setup)}
    todo: list[Any] = [state]
    size = 0
    while todo:
        one = todo.pop()
        if id(one) not in seen and not isinstance(one, NOT_ITS_OWN):
            seen.add(id(one))
            size += sys.getsizeof(one)
            todo += gc.get_referents(one)
    return size


_IMPORT: Final = """
import sys, time
began = time.process_time()
import rlyeh_rules
took = time.process_time() - began
early = [name for name in sys.modules if name.partition(".")[0] == "cattrs" or name in sys.argv[1:]]
print(took, len(early))
"""


def _library() -> dict[str, float]:
    """What it takes to import the library, in a process of its own."""
    packages = [game.package for game in games().values()]
    # The command is this very interpreter and the text above.
    words = subprocess.run([sys.executable, "-c", _IMPORT, *packages], check=True, capture_output=True, text=True)  # noqa: S603
    took, early = words.stdout.split()
    return {"import rlyeh_rules": KILO * float(took), "of it too early: games and cattrs": float(early)}
