"""Triggering the Incantation: the reveal, what it comes to, and what follows (GR-R16)."""

from __future__ import annotations

from rlyeh_rules.kernel import Play, RulesDefect, Seat, evolve, record

from . import events
from .cards import Side, Sigil
from .carrying import Carry
from .changes import hand_of, with_board, with_pool
from .ending import SIGILS, end
from .insanity import DrawInsanity
from .necronomicon import close_book
from .piles import discard, draw
from .scoring import CLOSED, NEEDED
from .state import Laid, State, Step

__all__ = ["ClearPool", "Incantation", "ScoreIncantation", "lay_seed"]


@record
class Incantation(Step):
    """The last card has been laid: all are shuffled and revealed (GR-7.2), then scored.

    Attributes:
        seat: who triggered it.
    """

    seat: Seat

    def run(self, s: State, play: Play) -> State:
        """Reveal all; the cards lie sorted, so that their order tells nothing of who laid which."""
        cards = hand_of([laid.card for laid in s.pool])
        play.tell(events.IncantationRevealed(self.seat, cards))
        play.then(ScoreIncantation(self.seat))
        s = with_pool(s, tuple([Laid(card, up=True) for card in cards]))
        return s if s.setup.options.pistol_undoes_reveals else evolve(s, undo=None)


@record
class ScoreIncantation(Step):
    """What the incantation comes to: a sigil, or nothing; perhaps the end of the game (GR-R16, steps 3 to 5).

    Attributes:
        seat: who triggered it.
    """

    seat: Seat

    def run(self, s: State, play: Play) -> State:
        content, target = s.setup.content, s.target
        if target is None:
            raise RulesDefect("an incantation without a target")
        direction = s.direction
        values = content.values[CLOSED if direction is None else direction.id][target]
        net = sum([values[laid.card] for laid in s.pool])
        needed = NEEDED if direction is None else direction.needed
        succeeds = net >= needed
        told = events.IncantationSucceeded if succeeds else events.IncantationFailed
        play.tell(told(target, net, needed))
        s = with_board(s, target=None)
        if succeeds:
            s = self._create(s, target, play)
        elif direction is not None:
            end(s, play, Side.CULTISTS, "the incantation failed with the Necronomicon open", "GR-11.3.9")
        beasts = sum([laid.card in content.beasts for laid in s.pool])
        if beasts:
            each = 1 if direction is None else direction.insanity
            play.then(*[DrawInsanity(seat) for seat in s.after(self.seat)] * (beasts * each))
        play.then(ClearPool(succeeds))
        return s

    def _create(self, s: State, target: Sigil, play: Play) -> State:
        """The sigil is created, unless it has been before (GR-7.12, GR-R26); the fourth wins at once (GR-R18)."""
        if target in s.created:
            return s
        s = with_board(s, created=(*s.created, target))
        play.tell(events.SigilCreated(target, len(s.created)))
        if len(s.created) == SIGILS:
            end(s, play, Side.INVESTIGATORS, "all four sigils are created", "GR-1.1")
        if s.gods:
            god = s.gods[list(Sigil).index(target)]
            play.tell(events.GodStirred(god, self.seat))
            play.then(Carry(self.seat, str(god)))
        return s


@record
class ClearPool(Step):
    """The cards go to the discard pile; after a success the book is closed (GR-R16, steps 7 and 8).

    Attributes:
        succeeded: whether the incantation has succeeded.
    """

    succeeded: bool

    def run(self, s: State, play: Play) -> State:
        cards = tuple([laid.card for laid in s.pool])
        play.tell(events.PoolDiscarded(len(cards)))
        s = discard(with_pool(s, ()), *cards)
        if self.succeeded:
            s = close_book(s, play)
        return lay_seed(s, play) if s.setup.options.reseed_each_incantation else s


def lay_seed(s: State, play: Play) -> State:
    """The top card of the mythos deck goes unseen into the pool (GR-3.10)."""
    s, seed = draw(s, 1, play)
    if not seed:
        return s
    play.tell(events.SeedLaid())
    return with_pool(s, (*s.pool, Laid(seed[0])))
