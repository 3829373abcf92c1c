"""Looking at the pool and at the mythos deck."""

from __future__ import annotations

from typing import Annotated

from rlyeh_rules.kernel import OWNER, Play, Refusal, Seat, evolve, record, secret

from . import events
from .cards import Equipment, Mythos
from .carrying import Carry, carry_out
from .changes import hand_of, with_mythos, with_pool, without
from .effects import LookAtDeck, LookAtPool
from .piles import discard, draw
from .pool import face_down, gathered, is_at_rest, shuffled_back
from .state import Action, Decision, State

__all__ = ["AskPool", "AskTop", "Drop", "PutBack", "look_at_deck"]


@carry_out.register
def _(effect: LookAtPool, s: State, carry: Carry, play: Play) -> State:
    if not is_at_rest(s):
        return s
    cards = play.chance.shuffle(gathered(s))
    seen, unseen = hand_of(cards[: effect.count]), cards[effect.count :]
    play.tell(events.PoolSeen(carry.seat, seen))
    play.then(AskPool(carry.seat, seen))
    return with_pool(s, face_down(unseen))


@record
class PutBack(Action):
    """Put the cards back that have been looked at."""

    says = "put back"
    means = "{seat} puts the cards back."

    def take(self, ask: AskPool | AskTop, s: State, play: Play) -> State:
        return ask.put_back(s, play)


@record
class AskPool(Decision):
    """A player looks at cards of the pool; they go back face down (GR-R53).

    Attributes:
        seat: who.
        seen: the cards looked at, sorted.
    """

    seat: Seat
    seen: Annotated[tuple[Mythos, ...], secret(to=OWNER, ordered=True)]

    rule = "GR-R53"
    prompt = "Put the cards of the pool back when you have seen them."
    allows = (PutBack,)

    def is_open(self, s: State) -> bool:
        """There is nothing to choose; but the owner of Opium must have time to use it."""
        return s.holder(Equipment.OPIUM) is None

    def put_back(self, s: State, play: Play) -> State:
        """All cards lie in the pool again, in an order that nobody knows."""
        return shuffled_back(s, self.seen, play)


@carry_out.register
def _(effect: LookAtDeck, s: State, carry: Carry, play: Play) -> State:
    return look_at_deck(s, carry.seat, effect.count, play)


def look_at_deck(s: State, seat: Seat, count: int, play: Play) -> State:
    """A player looks at the top of the mythos deck, as far as it reaches, and may discard one of the cards."""
    deck = s.mythos.deck
    seen = deck[:count]
    if not seen:
        return s
    play.tell(events.DeckSeen(seat, seen))
    play.then(AskTop(seat, seen))
    return with_mythos(s, evolve(s.mythos, deck=deck[count:]))


@record
class Drop(Action):
    """Discard one of the cards seen on top of the deck; the others go back in their order.

    Attributes:
        card: the one that is discarded.
    """

    card: Annotated[Mythos, secret(to=OWNER)]

    says = "drop {card}"
    means = "{seat} discards {card}, and puts the others back on the deck."

    @classmethod
    def options(cls, ask: AskTop, s: State, seat: Seat) -> list[Drop]:
        """Any of them."""
        return [cls(seat, card) for card in dict.fromkeys(ask.seen)]

    def refuse(self, ask: AskTop, s: State) -> Refusal | None:
        """It must be one of those seen."""
        if self.card in ask.seen:
            return None
        return Refusal("GR-R53", self.seat, f"{s.text.name(self.card)} is none of the cards you are looking at.")

    def take(self, ask: AskTop, s: State, play: Play) -> State:
        """If it was the last card of the deck, the discard pile without it becomes the deck (GR-R10)."""
        play.tell(events.TopCardDropped(self.seat, self.card))
        back = evolve(ask, seen=(self.card, *without(ask.seen, self.card)))
        s, dropped = draw(back.put_back(s, play), 1, play)
        return discard(s, *dropped)


@record
class AskTop(Decision):
    """A player looks at the top of the mythos deck (GR-R53).

    Attributes:
        seat: who.
        seen: the cards looked at, the top one first.
    """

    seat: Seat
    seen: Annotated[tuple[Mythos, ...], secret(to=OWNER)]

    rule = "GR-R53"
    prompt = "Discard one of these cards, or put all back on the deck in their order."
    allows = (PutBack, Drop)

    def put_back(self, s: State, _play: Play) -> State:
        """They lie on top of the deck again."""
        return with_mythos(s, evolve(s.mythos, deck=(*self.seen, *s.mythos.deck)))
