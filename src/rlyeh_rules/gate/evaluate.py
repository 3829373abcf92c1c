"""How well a seat stands, for bots that look one action ahead.

An Investigator wants sigils created, time left and its own mind sound. A Cultist who does nothing but harm is found out
by people, so it plays along as long as it can afford to; once a single sigil is missing it keeps what the others need,
and hopes for the clock. A discovered one has nothing to hide. Of others nothing is deduced: what a seat cannot see has
been guessed before this is asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any, Final

from rlyeh_rules.kernel import Seat

from .accusation import AskStatement
from .cards import Side
from .ending import MIDNIGHT, SIGILS
from .gamble import AskGamble
from .investigate import AskSwap
from .necronomicon import AskVolunteer
from .scoring import CLOSED, NEEDED, TRIGGER
from .state import State
from .voting import AskAccused, AskBook

__all__ = ["evaluate"]

WON: Final = 1000.0
SIGIL: Final = 40.0
"""What a created sigil is worth to the Investigators; all else is measured by it."""
INCANTATION: Final = 33.0
"""What an incantation is worth that is sure to succeed."""
TEMPO: Final = 2.0
"""What it is worth that one card more lies in the pool."""
CARD_TO_COME: Final = 0.45
"""What a card that is still to be laid is expected to count."""
STEEPNESS: Final = 0.9
"""How much surer an incantation becomes with each card that counts."""
HOUR: Final = 2.0
LAST_HOUR: Final = 18.0
"""What it costs that the clock strikes midnight next; then the book is the only way out."""
BOOK: Final = 14.0
"""What the risk of an open Necronomicon costs."""
HAND: Final = 0.6
"""What a card of use in one's own hand is worth."""
INSANITY: Final = 0.9
"""What an insanity card of one's own costs."""
DOUBT: Final = 6.0
"""What it costs to accuse without knowing, or to open the book without need."""
ASKED: Final = 0.5
"""What of that a question alone costs."""


def evaluate(s: State, seat: Seat) -> float:
    """How well a seat stands; the higher the better.

    Args:
        s: the state, the whole truth or a guess of it.
        seat: whose chances are told.
    """
    if s.outcome is not None:
        return WON if seat in s.outcome.winners else -WON
    player = s.players[seat]
    if player.nature is None:
        return 0.0  # nothing has been dealt yet
    plays_along = s.side(seat) is Side.INVESTIGATORS or (len(s.created) < SIGILS - 1 and not player.is_discovered)
    course = SIGIL * len(s.created) - HOUR * s.hour
    if s.hour == MIDNIGHT - 1:
        course -= LAST_HOUR
    if s.book.direction is not None:
        course -= BOOK
    own = -INSANITY * player.mind.size
    pool = 0.0
    if s.target is not None:
        direction = s.direction
        values = s.setup.content.values[CLOSED if direction is None else direction.id][s.target]
        wish = 1 if plays_along else -1
        pool = INCANTATION * _prospect(s, seat, values, wish) + TEMPO * len(s.pool)
        own += HAND * sum([values[card] == wish for card in player.hand])
    if plays_along:
        return course + pool + own - _doubt(s, seat)
    if player.is_discovered:
        return own - course - pool
    return own - course - DOUBT * _is_asked(s)


def _prospect(s: State, seat: Seat, values: Mapping[str, int], wish: int) -> float:
    """How likely the incantation is to succeed, by what lies in the pool and what this seat is about to do with it.

    Args:
        s: the state.
        seat: the seat.
        values: what each mythos card counts.
        wish: what the seat wants its cards to count, 1 or -1.
    """
    direction = s.direction
    trigger, needed = (TRIGGER, NEEDED) if direction is None else (direction.trigger, direction.needed)
    net, to_come = sum([values[laid.card] for laid in s.pool]), trigger - len(s.pool)
    ask: Any = s.agenda[-1]
    if isinstance(ask, AskGamble) and ask.seat == seat:
        net, to_come = net + wish * max([wish * values[card] for card in ask.cards]), to_come - 1
    elif isinstance(ask, AskSwap):
        net, to_come = net + sum([values[card] for card in ask.seen]), to_come - len(ask.seen)
        if ask.seat == seat and ask.seen:
            net += wish * _gain_by_swap(ask.seen, s.players[ask.body].hand, values, wish)
    return 1.0 / (1.0 + exp(STEEPNESS * (needed - 0.5 - net - CARD_TO_COME * to_come)))


def _gain_by_swap(seen: Sequence[str], hand: Sequence[str], values: Mapping[str, int], wish: int) -> int:
    """What the best swap of an investigation brings, if any does."""
    worst = min([wish * values[card] for card in seen])
    return max(0, max([wish * values[card] for card in hand], default=worst) - worst)


def _doubt(s: State, seat: Seat) -> float:
    """What whoever plays along fears of a question: to convict an Investigator, or to open the book without need."""
    ask: Any = s.agenda[-1]
    if isinstance(ask, AskAccused):
        return DOUBT * (1.0 + (ask.votes[seat] is True))
    if isinstance(ask, AskBook):
        cost = DOUBT * (ASKED + (ask.votes[seat] is True))
        return -cost if s.hour == MIDNIGHT - 1 else cost
    if isinstance(ask, AskVolunteer):
        return -DOUBT if s.hour == MIDNIGHT - 1 else DOUBT
    return DOUBT * isinstance(ask, AskStatement)


def _is_asked(s: State) -> bool:
    """Whether an accusation or a consultation is under way, which a Cultist in hiding does not begin."""
    return isinstance(s.agenda[-1], AskStatement | AskAccused | AskBook | AskVolunteer)
