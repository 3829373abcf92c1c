"""Tables at which The Lantern is played, set from the inside."""

from rlyeh_rules import Match, Seat, parse_action
from rlyeh_rules.games import Opening, new_game
from rlyeh_rules.kernel import evolve

from tests.lantern import GAME

ANN, BOB, CAT = Seat(0), Seat(1), Seat(2)
NAMES = ("Ann", "Bob", "Cat")


def dealt(seed=1):
    return new_game(GAME, seed=seed, players=NAMES)


def asked(decision, state=None, **changes):
    """A state in which `decision` is what is asked."""
    state = dealt() if state is None else state
    return evolve(state, agenda=(*state.agenda[:-1], decision), **changes)


def table(state=None, **how):
    """A table at which nothing has been played yet."""
    if state is None:
        return Match.new(GAME, seed=1, players=NAMES, **how)
    return Match(Opening(state, (), 1), **how)


def do(match, *lines):
    """Play some lines of notation; return the events of the last."""
    events = ()
    for line in lines:
        events = match.play(parse_action(match.state, line))
    return events
