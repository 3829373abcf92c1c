"""Event and Outcome: what happened, and how a game ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Self

from .marks import NOBODY, secret
from .record import record
from .seats import SPECTATOR, BySeat, Seat
from .secrecy import redact
from .text import Text, listed, plain_seat_name

if TYPE_CHECKING:
    from .state import State

__all__ = ["ChanceGave", "Event", "Outcome"]


@record
class Outcome:
    """How a game ended.

    Attributes:
        winners: the seats that won; () when all lose.
        reason: what ended it, in a few words.
        rule: the id of the rule by which it ended.
        scores: the score of each seat, where the game has scores.

    Examples:
        >>> import rlyeh_rules as rr
        >>> state = rr.new_game("seals", seed=1, players=["Sean", "Sarah"])
        >>> while (outcome := state.outcome) is None:
        ...     state, _ = state.apply(state.legal_actions()[0])
        >>> outcome.winners, outcome.reason, outcome.rule, outcome.scores
        ((0,), 'the higher total of Control values', 'SC-7.8', (14, 12))
        >>> outcome.describe(state)
        'Sean wins: the higher total of Control values (Sean: 14, Sarah: 12).'
    """

    winners: tuple[Seat, ...]
    reason: str
    rule: str
    scores: BySeat[int] | None = None

    def describe(self, state: State | None = None) -> str:
        """A sentence that names winners, reason and scores; with a state at hand its seats are called by their names.

        Examples:
            >>> from rlyeh_rules.kernel import BySeat, Outcome, Seat
            >>> Outcome((Seat(1),), "more points", "SC-7.8", BySeat((4, 9))).describe()
            'Seat 1 wins: more points (Seat 1: 9, Seat 0: 4).'
        """
        called = state.seat_name if state is not None else plain_seat_name
        who = "Nobody" if not self.winners else listed(map(called, self.winners))
        scores = self.scores or ()
        order = sorted(range(len(scores)), key=lambda at: at not in self.winners)
        points = ", ".join(f"{called(Seat(at))}: {scores[at]}" for at in order)
        return f"{who} {'win' if len(self.winners) > 1 else 'wins'}: {self.reason}{f' ({points})' if points else ''}."


@record
class Event:
    """Something that happened. Games name theirs in the past tense.

    Attributes:
        rule: the id of the rule by which it happened; None for what no rule of a game is about, as the table tells it.
        tells: the event as a sentence, `"{seat} raised by {markers}."`.
        reveals: whether it makes a secret known that is no card (cards that turn up are noticed without it).

    Examples:
        >>> import rlyeh_rules as rr
        >>> state = rr.new_game("seals", seed=7, players=["Sean", "Sarah"])
        >>> state, (event,) = state.apply(state.legal_actions()[0])
        >>> event.rule, event.describe(state), event.describe()
        ('SC-4.3', 'Sean placed a card face down in the centre.', 'Seat 0 placed a card face down in the centre.')
        >>> event.seen_by(1)
        CardPlaced(seat=0, card=HIDDEN, knows=(0,))
        >>> event.seen_by(None) == event.seen_by(1), event.seen_by(0) == event
        (True, True)
    """

    polymorphic: ClassVar[bool] = True
    game: ClassVar[str] = ""
    text: ClassVar[Text] = Text("rlyeh_rules.kernel")
    rule: ClassVar[str | None]
    tells: ClassVar[str]
    reveals: ClassVar[bool] = False

    def seen_by(self, seat: Seat | int | None) -> Self:
        """The same event as `seat` (None: a spectator) sees it."""
        return redact(self, SPECTATOR if seat is None else Seat(seat))

    def describe(self, state: State | None = None) -> str:
        """An English sentence; with a state at hand its seats are called by their names."""
        return self.text.sentence(self.tells, self, state.seat_name if state is not None else plain_seat_name)


@record
class ChanceGave(Event):
    """What chance gave while an action was carried out: with it a log replays without its seed. Nobody is shown it.

    Attributes:
        results: the numbers, in the order in which they were asked for.

    Examples:
        >>> import rlyeh_rules as rr
        >>> match = rr.Match.new("rising", seed=16)
        >>> while not match.history or not match.history[-1].chance:
        ...     events = match.play(match.state.legal_actions()[-1])
        >>> [type(event).__name__ for event in events if not event.rule]
        ['ChanceGave']
    """

    results: Annotated[tuple[int, ...], secret(to=NOBODY, sized=False)]
    rule = None
    tells = "Chance gave {results}."
