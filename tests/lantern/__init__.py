"""The Lantern: a game made up for the tests, with the hard parts of the four real ones in it.

Nobody would want to play it. It has what a kernel may break on: votes of several seats at once, an interrupt out of
turn that takes a whole move back, dice that are rolled again, a row of effects that a question cuts in two, hidden
roles, a pool of cards of which each seat has seen others.
"""

from rlyeh_rules.games import Game

from .rules import RULES
from .state import Card, Options, Role, State

__all__ = ["GAME", "RULES", "Card", "Options", "Role", "State"]

GAME = Game(
    "lantern",
    title="The Lantern",
    summary="Marks, votes and a lamp that burns down, for three to six.",
    seats=range(3, 7),
    default_seats=4,
    seats_rule="LN-1.1",
    package="tests.lantern",
)
