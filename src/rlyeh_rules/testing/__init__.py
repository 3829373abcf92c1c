"""For whoever tests a game: the conformance suite, and Hypothesis strategies. It needs the extra `testing`."""

from .conformance import ConformanceReport, check_game
from .errors import ConformanceError
from .pairs import pairs
from .walks import Moment, Start, moves, replay, walk

__all__ = [
    "ConformanceError",
    "ConformanceReport",
    "Moment",
    "Start",
    "check_game",
    "moves",
    "pairs",
    "replay",
    "walk",
]
