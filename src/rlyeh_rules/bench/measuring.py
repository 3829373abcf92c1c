"""What the library costs, measured against what it may cost: `python -m rlyeh_rules bench`.

Every figure is the median of several runs. Time is the processor's time of this process, so that what else the machine
does counts for little. A decision is: list the legal actions, pick one at random, apply it with its legality check,
with events; setting the games up is counted in. python-chess plays in the same run, move for move by turns with the
game: list the legal moves, pick one, push it.

Examples:
    >>> from rlyeh_rules.bench import measure
    >>> [sheet.title for sheet in measure(["seals"], runs=1, seconds=0).sheets]
    ['The library', 'The Seals of Cthulhu']
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
from typing import Any, Final, NamedTuple, TypeVar

from rlyeh_rules.games import Game, game_named, games, new_game
from rlyeh_rules.kernel import Action, Seat, State
from rlyeh_rules.saves import dumps, loads

from .report import Figure, Report, Sheet

__all__ = ["measure"]

T = TypeVar("T")

# The bars of the performance page of the docs, each the same for all games but these.
AGAINST_CHESS: Final[Mapping[str, float]] = {"seals": 2.0, "last_relic": 1.5, "gate": 1.5, "rising": 1.15}
DETERMINIZE: Final[Mapping[str, float]] = {"gate": 100.0}
"""Microseconds; it has over 100 hidden cards."""
USUAL_DETERMINIZE: Final = 50.0

GAMES_FOR_MOMENTS: Final = 6
EVERY: Final = 3
"""Of their decisions, each third is a moment to measure at."""
GAMES_FOR_GROWTH: Final = 20
MICRO: Final = 1e6
KILO: Final = 1e3

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


def _specs(game: Game) -> dict[str, _Spec]:
    """Every figure of a game, in the order of the report."""
    view = _Spec("us", 20.0)
    return {
        "decisions": _Spec("a second"),
        "moves of python-chess": _Spec("a second"),
        "decisions against python-chess": _Spec("times", AGAINST_CHESS.get(game.name), at_least=True),
        "a late decision against an early one": _Spec("times", 1.5),
        "apply on an old state against the newest": _Spec("times", 1.25),
        "view": view,
        **({_largest_view(game): view} if _has_larger_table(game) else {}),
        "determinize": _Spec("us", DETERMINIZE.get(game.name, USUAL_DETERMINIZE)),
        "digest": _Spec("us", 250.0),
        "dumps": _Spec("us", 200.0),
        "loads, less its check": _Spec("us", 600.0),
        "loads": _Spec("us"),
        "a state in memory": _Spec("kB", 20.0),
    }


def _has_larger_table(game: Game) -> bool:
    """Whether a game can be played with more seats than it usually is, as it is for all else."""
    return game.seats[-1] > game.default_seats


def _largest_view(game: Game) -> str:
    return f"view, {game.seats[-1]} seats"


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
    total, done = runs * (len(found) + 1), 0
    sheets: list[Sheet] = []
    for game in (None, *found):
        specs = LIBRARY if game is None else _specs(game)
        moments = None if game is None else _Moments.of(game, game.default_seats)
        largest = _Moments.of(game, game.seats[-1]) if game is not None and _has_larger_table(game) else None
        measured: list[dict[str, float]] = []
        for _ in range(runs):
            measured.append(_library() if moments is None else _run(moments, largest, chess, seconds))
            done += 1
            if progress is not None:
                progress(done, total)
        figures = tuple(_figure(name, spec, measured) for name, spec in specs.items())
        sheets.append(Sheet(game.name if game else "", game.title if game else "The library", figures))
    return Report(runs, chess is not None, tuple(sheets))


def _figure(name: str, spec: _Spec, measured: Sequence[Mapping[str, float]]) -> Figure:
    values = [run[name] for run in measured if name in run]
    return Figure(name, median(values) if values else None, *spec)


def _run(
    moments: _Moments, largest: _Moments | None, chess: Callable[[Random], int] | None, seconds: float
) -> dict[str, float]:
    """One run over all the figures of a game."""
    game, states, seats, views = moments.game, moments.states, moments.seats, moments.views
    texts = [dumps(state) for state in states]
    found = _speeds(game, chess, seconds)
    found["a late decision against an early one"] = _growth(game)
    found["apply on an old state against the newest"] = _age(game)
    found["view"] = _view(moments, seconds)
    if largest is not None:
        found[_largest_view(game)] = _view(largest, seconds)
    found["determinize"] = _micro(State.determinize, list(zip(views, seats, range(len(views)), strict=True)), seconds)
    found["digest"] = _micro(State.digest, [(state,) for state in states], seconds)
    found["dumps"] = _micro(dumps, [(state,) for state in states], seconds)
    found["loads"] = _micro(loads, [(text,) for text in texts], seconds)
    check = _micro(State.violations, [(loads(text),) for text in texts], seconds)
    found["loads, less its check"] = found["loads"] - check
    found["a state in memory"] = median(_size(state) for state in states) / KILO
    return found


def _view(moments: _Moments, seconds: float) -> float:
    return _micro(State.view, list(zip(moments.states, moments.seats, strict=True)), seconds)


# ------------------------------------------------------------------ speed


def _speeds(game: Game, chess: Callable[[Random], int] | None, seconds: float) -> dict[str, float]:
    """How many decisions are taken in a second, by turns with python-chess."""
    rng, seeds = Random(1), iter(range(1, 1 << 30))  # noqa: S311 - the same games in every run
    players: dict[str, Callable[[], int]] = {"decisions": lambda: _playout(game, next(seeds), rng)}
    if chess is not None:
        players["moves of python-chess"] = lambda: chess(rng)
    made, took = dict.fromkeys(players, 0), dict.fromkeys(players, 0.0)
    while min(took.values()) <= seconds:
        turn = min(players, key=took.__getitem__)  # whoever has had less time
        began = time.process_time()
        while True:  # long enough that neither pays for what the other has left in the processor's caches
            made[turn] += players[turn]()
            slice_ = time.process_time() - began
            if slice_ >= SLICE * seconds:
                break
        took[turn] += slice_
    found = {name: made[name] / took[name] for name in players}
    if chess is not None:
        found["decisions against python-chess"] = found["decisions"] / found["moves of python-chess"]
    return found


SLICE: Final = 0.25
"""How much of its time either plays before the other's turn."""


def _playout(game: Game, seed: int, rng: Random) -> int:
    """Play one game at random; the number of decisions."""
    state, decisions = new_game(game, seed=seed), 0
    while legal := state.legal_actions():
        state, _ = state.apply(_pick(rng, legal))
        decisions += 1
    return decisions


def _pick(rng: Random, legal: Sequence[T]) -> T:
    """One of them at random, in less time than `rng.choice` takes: neither side is measured by how it is picked."""
    return legal[int(rng.random() * len(legal))]


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
            board.push(_pick(rng, legal))
            moves += 1
        return moves

    return play


def _micro(work: Callable[..., object], calls: Sequence[tuple[Any, ...]], seconds: float) -> float:
    """Microseconds of one call, on average over many different ones."""
    for one in calls:  # what is compiled at first use is so now
        work(*one)
    made, began = 0, time.process_time()
    while True:
        for one in calls:
            work(*one)
        made += len(calls)
        took = time.process_time() - began
        if took >= seconds:
            return MICRO * took / made


# ------------------------------------------------------------------ what must not grow


EARLY, LATE, AROUND = 30, 300, 10
"""Which decisions of a long game are compared, and how many neighbours on either side count with each."""


def _growth(game: Game) -> float:
    """What a decision late in a game costs, as a multiple of one early in it.

    In games that are long enough these are the 300th and the 30th with their neighbours; in shorter ones the last third
    and the first. The table grows in the course of a game, so a little more than 1 is no fault.
    """
    late: list[float] = []
    early: list[float] = []
    for line in _lines(game):
        durations = [turn.choosing + turn.applying for turn in line]
        if len(durations) > LATE + AROUND:
            early += durations[EARLY - AROUND : EARLY + AROUND]
            late += durations[LATE - AROUND : LATE + AROUND]
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
        newest += [turn.applying for turn in line]
        for turn in line:
            began = time.perf_counter()
            turn.state.apply(turn.action)
            old.append(time.perf_counter() - began)
    return median(old) / median(newest)


class _Turn(NamedTuple):
    """A state, what was done in it, and the seconds it took to choose that and to do it."""

    state: State
    action: Action
    choosing: float
    applying: float


def _lines(game: Game) -> Iterator[list[_Turn]]:
    """Some games, decision by decision."""
    rng = Random(2)  # noqa: S311 - the same games in every run
    for seed in range(1, GAMES_FOR_GROWTH + 1):
        state = new_game(game, seed=seed)
        line: list[_Turn] = []
        while not state.is_over:
            began = time.perf_counter()
            action = rng.choice(state.legal_actions())
            chosen = time.perf_counter()
            after, _ = state.apply(action)
            line.append(_Turn(state, action, chosen - began, time.perf_counter() - chosen))
            state = after
        yield line


# ------------------------------------------------------------------ moments, memory, import


class _Moments(NamedTuple):
    """States to measure at, from all through some games, with a seat that is waited for, and what it sees."""

    game: Game
    states: list[State]
    seats: list[Seat]
    views: list[State]

    @classmethod
    def of(cls, game: Game, players: int) -> _Moments:
        """Those of a game with so many seats."""
        rng = Random(3)  # noqa: S311 - the same moments in every run
        states: list[State] = []
        for seed in range(1, GAMES_FOR_MOMENTS + 1):
            state = new_game(game, seed=seed, players=players)
            line: list[State] = []
            while not state.is_over:
                line.append(state)
                state, _ = state.apply(rng.choice(state.legal_actions()))
            states += line[::EVERY]
        seats = [state.waiting_on[0] for state in states]
        return cls(game, states, seats, [state.view(seat) for state, seat in zip(states, seats, strict=True)])


NOT_ITS_OWN: Final = (type, enum.Enum, types.ModuleType, types.FunctionType)


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
    command = [sys.executable, "-c", _IMPORT, *packages]
    words = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603 - all of it is our own
    took, early = words.stdout.split()
    return {"import rlyeh_rules": KILO * float(took), "of it too early: games and cattrs": float(early)}
