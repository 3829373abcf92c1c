"""End Game and Scoring, and Tie Breaker: who has won, by how much, and by which rule."""

from __future__ import annotations

from typing import Final

from rlyeh_rules.kernel import BySeat, Outcome, Play, Seat, record

from . import events
from .cards import AZATHOTH, BOTH_HALVES, Card, Power
from .changes import face_up
from .state import State

__all__ = ["Score", "end_game", "result", "score", "thirteen", "win_at_thirteen"]

THIRTEEN: Final = 13
"""SC-10.8."""
KANG: Final = {2: 2, 3: 2, 4: 5}
"""Points for Cultist markers held (SC-R39)."""


@record
class Score:
    """What a player scores (SC-R45).

    Attributes:
        cards: the cards that count.
        control: their Control values, as they count, in the same order.
        bonus: what Sohn Kang adds.

    Examples:
        >>> import rlyeh_rules as rr
        >>> from rlyeh_rules import seals
        >>> state = rr.new_game(seals.State, seed=1)
        >>> while not state.is_over:
        ...     state, _ = state.apply(state.legal_actions()[0])
        >>> scored = seals.score(state, 1)
        >>> len(scored.cards), scored.control, scored.bonus, scored.total
        (5, (4, 2, 3, 1, 2), 0, 12)
    """

    cards: tuple[Card, ...]
    control: tuple[int, ...]
    bonus: int

    @property
    def total(self) -> int:
        """The player's total Control value."""
        return sum(self.control) + self.bonus


def score(s: State, seat: Seat) -> Score:
    """What `seat` would score if the game ended as things lie (SC-7.4 to SC-7.7).

    Examples:
        >>> import rlyeh_rules as rr
        >>> from rlyeh_rules.seals import score
        >>> score(rr.new_game("seals", seed=1), 0).total
        0
    """
    player, content = s.players[seat], s.setup.content
    halves_down = sum(1 for lying in player.area if not lying.up and content.ability.get(lying.card) is AZATHOTH)
    cards: list[Card] = []
    control: list[int] = []
    for lying in player.area:
        thing = content.ability.get(lying.card)  # a view may not know what lies face down
        worth = content.control.get(lying.card, 0)
        positive = thing is AZATHOTH and halves_down == BOTH_HALVES  # SC-9.13
        if positive or lying.up is not player.bound:
            cards.append(lying.card)
            control.append(abs(worth) if positive else worth)
    bonus = KANG.get(player.markers.cultist, 0) if s.power(seat) is Power.SOHN_KANG else 0
    return Score(tuple(cards), tuple(control), bonus)


def thirteen(s: State, seat: Seat) -> bool:
    """Whether the face-up cards of `seat` are worth exactly 13 as printed (SC-R38)."""
    control = s.setup.content.control
    return sum(control[lying.card] for lying in face_up(s, seat)) == THIRTEEN


def win_at_thirteen(seat: Seat) -> Outcome:
    """How the game ends for Alex Smyth with thirteen (SC-10.8)."""
    return Outcome((seat,), "Alex Smyth has exactly 13 control points", "SC-10.8")


def result(s: State) -> Outcome:
    """Who wins if the game ends as things lie: totals, then the tie breakers in their order (SC-3.6, SC-8.1)."""
    totals = BySeat([score(s, seat).total for seat in s.seats])
    content = s.setup.content
    up = [list(face_up(s, seat)) for seat in s.seats]
    own = [
        sum(1 for lying in up[seat] if content.faction[lying.card] is s.players[seat].identity.faction)
        for seat in s.seats
    ]
    for rule, reason, (first, second) in (
        ("SC-7.8", "the higher total of Control values", totals),
        ("SC-8.2", "more Influence markers", [player.markers.total for player in s.players]),
        ("SC-8.3", "more face-up cards", [len(cards) for cards in up]),
        ("SC-8.4", "more face-up cards of their own faction", own),
    ):
        if first != second:
            return Outcome((Seat(0 if first > second else 1),), reason, rule, totals)
    return Outcome((), "level in everything: both players lose", "SC-8.5", totals)


def end_game(s: State, play: Play) -> State:
    """Score the game and end it; nothing is hidden any more (SC-R45)."""
    for seat in s.seats:
        scored = score(s, seat)
        play.tell(events.CardsScored(seat, scored.cards, scored.control, scored.bonus, scored.total))
    outcome = result(s)
    play.tell(events.GameEnded(outcome.winners, outcome.reason, outcome.rule))
    play.end(s, outcome)
