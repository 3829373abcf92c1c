"""Chapter 4: the deck, and the pool of cards that lie face down."""

from __future__ import annotations

from typing import Annotated

from rlyeh_rules.kernel import OWNER, Outcome, Play, Refusal, Seat, evolve, record, secret

from . import events
from .state import (
    CULT,
    GOLD,
    HAND,
    MARK,
    POOL,
    Action,
    Card,
    Decision,
    Facedown,
    State,
    Step,
    change,
    kinds,
    seats_of,
    without,
)

MARKS_TO_END = 4  # LN-9.3
LEAST_TO_INVESTIGATE = 2  # LN-4.6


def draw(s: State, count: int, play: Play) -> tuple[State, tuple[Card, ...]]:
    """Take cards off the deck; when it runs out, the shuffled discard goes below it (LN-4.7)."""
    table = s.table
    if len(table.deck) >= count:
        return evolve(s, table=evolve(table, deck=table.deck[count:])), table.deck[:count]
    deck = table.deck + play.chance.shuffle(table.discard)
    if table.discard:
        play.tell(events.Reshuffled())
    return evolve(s, table=evolve(table, deck=deck[count:], discard=())), deck[:count]


def draw_to_hand(s: State, seat: Seat, count: int, play: Play) -> State:
    """Draw cards into a hand (LN-1.4)."""
    s, cards = draw(s, count, play)
    if not cards:
        return s
    play.tell(events.Drew(seat, cards))
    return change(s, seat, hand=s.players[seat].hand + cards)


def lay(s: State, seat: Seat, card: Card, play: Play) -> State:
    """Put a card into the pool, face down; the fifth turns all of them up (LN-4.3)."""
    pool = (*s.table.pool, Facedown(card))
    if len(pool) < POOL:
        return evolve(s, table=evolve(s.table, pool=pool))
    cards = tuple(lying.card for lying in play.chance.shuffle(pool))
    play.tell(events.PoolRevealed(cards))
    s = evolve(s, table=evolve(s.table, pool=(), discard=s.table.discard + cards), undo=None)
    if cards.count(MARK) >= MARKS_TO_END:
        play.end(s, Outcome(seats_of(s, CULT), "the pool is full of marks", "LN-9.3"))
    return change(s, seat, coins=s.players[seat].coins + cards.count(GOLD))


def put(s: State, at: int, lying: Facedown) -> State:
    """Replace one card of the pool."""
    pool = s.table.pool
    return evolve(s, table=evolve(s.table, pool=(*pool[:at], lying, *pool[at + 1 :])))


def lacks(s: State, seat: Seat, card: Card, rule: str) -> Refusal | None:
    """A refusal if the seat does not hold the card."""
    return None if card in s.players[seat].hand else Refusal(rule, seat, f"You have no {s.text.name(card)}.")


# ------------------------------------------------------------------ looking


@record
class Look(Action):
    """Look at one card of the pool; nobody else does (LN-4.5)."""

    at: int
    says = "look at {at}"
    means = "{seat} looks at card {at} of the pool."

    @classmethod
    def options(cls, ask: AskLook, s: State, seat: Seat) -> list[Look]:
        return [cls(seat, at) for at in range(len(s.table.pool))]

    def refuse(self, ask: AskLook, s: State) -> Refusal | None:
        size = len(s.table.pool)
        if 0 <= self.at < size:
            return None
        return Refusal("LN-4.5", self.seat, f"The pool has {size} cards, numbered from 0; {self.at} is none of them.")

    def take(self, ask: AskLook, s: State, play: Play) -> State:
        lying = s.table.pool[self.at]
        play.tell(events.Looked(self.seat, self.at, lying.card))
        if self.seat in lying.seen_by:
            return s
        return put(s, self.at, evolve(lying, seen_by=tuple(sorted((*lying.seen_by, self.seat)))))


@record
class AskLook(Decision):
    """A seat picks the card it looks at."""

    seat: Seat

    rule = "LN-4.5"
    prompt = "Which card of the pool do you look at?"
    allows = (Look,)

    def is_open(self, s: State) -> bool:
        return True


# ------------------------------------------------------------------ investigating


@record
class Swap(Action):
    """Exchange a card of the hand for one just seen (LN-4.6)."""

    card: Annotated[Card, secret(to=OWNER)]
    at: int
    says = "swap {card} for {at}"
    means = "{seat} exchanges {card} for card {at} of the pool."

    @classmethod
    def options(cls, ask: AskSwap, s: State, seat: Seat) -> list[Swap]:
        return [cls(seat, card, at) for card in kinds(s.players[seat].hand) for at in range(1, len(s.table.pool))]

    def refuse(self, ask: AskSwap, s: State) -> Refusal | None:
        if not 1 <= self.at < len(s.table.pool):
            return Refusal("LN-4.6", self.seat, f"You have not just seen card {self.at}.")
        return lacks(s, self.seat, self.card, "LN-4.6")

    def take(self, ask: AskSwap, s: State, play: Play) -> State:
        play.tell(events.Swapped(self.seat, self.at))
        hand = without(s.players[self.seat].hand, self.card)
        s = change(s, self.seat, hand=(*hand, s.table.pool[self.at].card))
        return put(s, self.at, Facedown(self.card, (self.seat,)))


@record
class Leave(Action):
    """Exchange nothing (LN-4.6)."""

    says = "leave"
    means = "{seat} exchanges nothing."

    def take(self, ask: AskSwap, s: State, play: Play) -> State:
        return s


@record
class AskSwap(Decision):
    """The investigator may exchange a card."""

    seat: Seat

    rule = "LN-4.6"
    prompt = "Exchange a card of your hand for one you have seen?"
    allows = (Swap, Leave)

    def default(self, s: State, seat: Seat) -> Leave:
        return Leave(seat)


def investigate(s: State, seat: Seat, play: Play) -> State:
    """Shuffle the pool; all but the first are looked at (LN-4.6)."""
    first, *rest = play.chance.shuffle([lying.card for lying in s.table.pool])
    play.tell(events.Investigated(seat, tuple(rest)))
    pool = (Facedown(first), *[Facedown(card, (seat,)) for card in rest])
    play.then(AskSwap(seat))
    return evolve(s, table=evolve(s.table, pool=pool))


# ------------------------------------------------------------------ research, a choice in parts


@record
class Toss(Action):
    """Put one more card aside to be discarded, in the order of the alphabet (LN-4.8)."""

    card: Annotated[Card, secret(to=OWNER)]
    says = "toss {card}"
    means = "{seat} puts {card} aside."

    @classmethod
    def options(cls, ask: AskToss, s: State, seat: Seat) -> list[Toss]:
        least = ask.aside[-1] if ask.aside else ""
        return [cls(seat, card) for card in kinds(s.players[seat].hand) if card >= least]

    def refuse(self, ask: AskToss, s: State) -> Refusal | None:
        if ask.aside and self.card < ask.aside[-1]:
            name = s.text.name(self.card)
            return Refusal("LN-4.8", self.seat, f"Cards are put aside in order; {name} had to come earlier.")
        return lacks(s, self.seat, self.card, "LN-4.8")

    def take(self, ask: AskToss, s: State, play: Play) -> State:
        play.then(evolve(ask, aside=(*ask.aside, self.card)))
        return change(s, self.seat, hand=without(s.players[self.seat].hand, self.card))


@record
class Done(Action):
    """Discard what was put aside, and draw (LN-4.8)."""

    says = "done"
    means = "{seat} discards what was put aside and draws."

    def take(self, ask: AskToss, s: State, play: Play) -> State:
        play.tell(events.Tossed(self.seat, ask.aside))
        play.then(DrawUp(self.seat))
        return evolve(s, table=evolve(s.table, discard=s.table.discard + ask.aside))


@record
class DrawUp(Step):
    """Draw up to three; a step of its own, so that all have seen the discard before it may be shuffled (LN-4.8)."""

    seat: Seat

    def run(self, s: State, play: Play) -> State:
        return draw_to_hand(s, self.seat, max(0, HAND - len(s.players[self.seat].hand)), play)


@record
class AskToss(Decision):
    """What a seat discards before it draws; the cards put aside so far lie here."""

    seat: Seat
    aside: Annotated[tuple[Card, ...], secret(to=OWNER)] = ()

    rule = "LN-4.8"
    prompt = "Put another card aside, or be done."
    allows = (Toss, Done)

    def default(self, s: State, seat: Seat) -> Done:
        return Done(seat)
