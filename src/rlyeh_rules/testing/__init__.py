"""For whoever tests a game: the conformance suite, and Hypothesis strategies. It needs the extra `testing`."""

try:
    import hypothesis as _  # noqa: F401 - it is looked for, so that whoever lacks it is told how to get it
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        "rlyeh_rules.testing needs Hypothesis: pip install 'rlyeh-rules[testing]'", name=error.name
    ) from error

from .conformance import ConformanceReport, check_game, starts
from .covering import pairs
from .errors import ConformanceError
from .machine import GameMachine
from .moment import Moment, Start, Walk, moves, picker, replay, walk
from .strategies import actions, moments, states, walks

__all__ = [
    "ConformanceError",
    "ConformanceReport",
    "GameMachine",
    "Moment",
    "Start",
    "Walk",
    "actions",
    "check_game",
    "moments",
    "moves",
    "pairs",
    "picker",
    "replay",
    "starts",
    "states",
    "walk",
    "walks",
]
