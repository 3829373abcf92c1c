"""For whoever tests a game: the conformance suite, and Hypothesis strategies. It needs the extra `testing`."""

from .conformance import ConformanceReport, check_game, starts
from .errors import ConformanceError
from .machine import GameMachine
from .pairs import pairs
from .strategies import actions, moments, states, walks
from .walks import Moment, Start, moves, replay, walk

__all__ = [
    "ConformanceError",
    "ConformanceReport",
    "GameMachine",
    "Moment",
    "Start",
    "actions",
    "check_game",
    "moments",
    "moves",
    "pairs",
    "replay",
    "starts",
    "states",
    "walk",
    "walks",
]
