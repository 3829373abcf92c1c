"""What each effect does, and what it asks: whom it concerns, which card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rlyeh_rules.kernel import Play, Refusal, Seat, evolve, record

from . import events
from .cards import Equipment, Mythos
from .carrying import Carry, carry_out
from .changes import hand_of, with_grown_hand, with_hand, with_player, with_pool, without
from .clock import move_clock
from .effects import (
    DiscardMythos,
    DrawMythos,
    Effect,
    Mill,
    MoveClock,
    PassCards,
    Relieve,
    ReplaceInPool,
    ShufflePool,
    SkipTurn,
    TakeInsanity,
    TurnUp,
    Who,
)
from .equipment.uses import other_seats, refuse_other
from .insanity import DrawInsanity, open_cards, remove_open
from .piles import HAND, discard, draw, draw_to_hand, lose_at_random
from .pool import is_at_rest, shuffled_back
from .state import Action, Decision, Laid, State, once

__all__ = ["AskOther", "Choose", "Nobody"]


def concerned(s: State, seat: Seat, who: Who) -> Sequence[Seat]:
    """Whom an effect concerns that leaves no choice."""
    if who is Who.YOU:
        return [seat]
    if who is Who.LEFT:
        return [s.players.left_of(seat)]
    others = other_seats(s, seat)
    return others if who is Who.OTHERS else [seat, *others]


def _over_all(effect: Any, s: State, carry: Carry, play: Play) -> State:
    """Do it to everybody whom it concerns, or ask for the one."""
    if effect.who is Who.ANOTHER:
        play.then(AskOther(carry.seat, carry.card, carry.at))
        return s
    whom = [seat for seat in concerned(s, carry.seat, effect.who) if can_happen_to(effect, s, seat)]
    return happen_to(effect, s, whom, play)


def happen_to(effect: Any, s: State, whom: Sequence[Seat], play: Play) -> State:
    """Let an effect concern some players, one after the other."""
    if isinstance(effect, TakeInsanity):  # a card each, then the next, as for several beasts (GR-R17)
        play.then(*[DrawInsanity(seat) for seat in whom] * effect.count)
        return s
    for seat in whom:
        hand = s.players[seat].hand
        if isinstance(effect, DiscardMythos):
            for _ in hand[: effect.count]:
                s = lose_at_random(s, seat, play)
        elif isinstance(effect, DrawMythos):
            s = draw_to_hand(s, seat, min(effect.count, HAND - len(hand)), play)
        else:
            play.tell(events.PlayerDrugged(seat))
            s = with_player(s, seat, evolve(s.players[seat], skips=True))
    return s


def can_happen_to(effect: Effect, s: State, seat: Seat) -> bool:
    """Whether an effect can concern a player, by what all can see (GR-R38)."""
    player = s.players[seat]
    if isinstance(effect, TakeInsanity):
        return not player.is_discovered
    if isinstance(effect, DiscardMythos):
        return bool(player.hand)
    if isinstance(effect, DrawMythos):
        return len(player.hand) < HAND
    return not player.skips


@carry_out.register
def _(effect: TakeInsanity, s: State, carry: Carry, play: Play) -> State:
    return _over_all(effect, s, carry, play)


@carry_out.register
def _(effect: DiscardMythos, s: State, carry: Carry, play: Play) -> State:
    return _over_all(effect, s, carry, play)


@carry_out.register
def _(effect: DrawMythos, s: State, carry: Carry, play: Play) -> State:
    return _over_all(effect, s, carry, play)


@carry_out.register
def _(effect: SkipTurn, s: State, carry: Carry, play: Play) -> State:
    return _over_all(effect, s, carry, play)


@carry_out.register
def _(_effect: PassCards, s: State, carry: Carry, play: Play) -> State:
    """All cards are taken before any is passed on."""
    passed: list[tuple[Seat, Mythos]] = []
    for seat in s.after(carry.seat):
        hand = s.players[seat].hand
        if hand:
            card = play.chance.pick(hand)
            passed.append((seat, card))
            s = with_hand(s, seat, without(hand, card))
    for seat, card in passed:
        left = s.players.left_of(seat)
        play.tell(events.CardPassed(seat, left, card))
        s = with_grown_hand(s, left, hand_of((*s.players[left].hand, card)))
    return s


@carry_out.register
def _(effect: Mill, s: State, carry: Carry, play: Play) -> State:
    s, cards = draw(s, effect.count, play)
    if not cards:
        return s
    play.tell(events.DeckMilled(len(cards)))
    return discard(s, *cards)


@carry_out.register
def _(effect: MoveClock, s: State, carry: Carry, play: Play) -> State:
    return move_clock(s, effect.hours, play, "GR-R19")


@carry_out.register
def _(_effect: Relieve, s: State, carry: Carry, play: Play) -> State:
    for seat in s.after(carry.seat):
        cards = open_cards(s.players[seat].mind)
        if cards:
            s = remove_open(s, seat, cards[0], play)
    return s


# ------------------------------------------------------------------ the pool and the deck


@carry_out.register
def _(_effect: ShufflePool, s: State, carry: Carry, play: Play) -> State:
    if not is_at_rest(s):
        return s
    play.tell(events.PoolShuffled())
    return shuffled_back(s, (), play)


@carry_out.register
def _(_effect: ReplaceInPool, s: State, carry: Carry, play: Play) -> State:
    pool = s.pool
    if not is_at_rest(s):
        return s
    s, drawn = draw(s, 1, play)
    if not drawn:
        return s
    play.tell(events.PoolCardReplaced())
    at = play.chance.below(len(pool))
    s = with_pool(s, (*pool[:at], Laid(drawn[0]), *pool[at + 1 :]))
    return discard(s, pool[at].card)


@carry_out.register
def _(effect: TurnUp, s: State, carry: Carry, play: Play) -> State:
    pool = list(s.pool) if is_at_rest(s) else []
    for _ in range(effect.count):
        down = [at for at, laid in enumerate(pool) if not laid.up]
        if not down:
            break
        at = play.chance.pick(down)
        pool[at] = Laid(pool[at].card, up=True)
        play.tell(events.PoolCardTurnedUp(pool[at].card))
    return with_pool(s, tuple(pool)) if pool else s


# ------------------------------------------------------------------ whom it concerns


@record
class Choose(Action):
    """Choose whom an effect concerns (GR-8.10, GR-8.11).

    Attributes:
        target: whom.
    """

    target: Seat

    says = "choose {target}"
    means = "{seat} chooses {target}."

    @classmethod
    def options(cls, ask: AskOther, s: State, seat: Seat) -> list[Choose]:
        """Everybody else whom it can concern."""
        effect = ask.effect(s)
        return [once(cls, seat, other) for other in other_seats(s, seat) if can_happen_to(effect, s, other)]

    def refuse(self, ask: AskOther, s: State) -> Refusal | None:
        """Another player, whom it can concern."""
        effect = ask.effect(s)
        refusal = refuse_other(s, self.seat, self.target, _printed(effect))
        if refusal is None and not can_happen_to(effect, s, self.target):
            rule = "GR-8.9" if isinstance(effect, TakeInsanity) else "GR-R38"
            return Refusal(rule, self.seat, f"It can do nothing to {s.seat_name(self.target)}: {_why_not(effect)}.")
        return refusal

    def take(self, ask: AskOther, s: State, play: Play) -> State:
        play.tell(events.TargetChosen(self.seat, self.target))
        return happen_to(ask.effect(s), s, [self.target], play)


def _printed(effect: Effect) -> str:
    """Where it is printed that another player has to be chosen."""
    if isinstance(effect, TakeInsanity):
        return "GR-8.10"
    return "GR-8.11" if isinstance(effect, DiscardMythos) else "GR-R53"


def _why_not(effect: Effect) -> str:
    if isinstance(effect, TakeInsanity):
        return "a discovered Cultist takes no insanity"
    if isinstance(effect, DiscardMythos):
        return "there is no card in hand"
    return "the hand is full" if isinstance(effect, DrawMythos) else "the next turn is lost already"


@record
class Nobody(Action):
    """There is nobody whom the effect could concern (GR-R38)."""

    says = "nobody"
    means = "{seat} has nobody to choose."

    def refuse(self, ask: AskOther, s: State) -> Refusal | None:
        """Only if there is really nobody."""
        if Choose.options(ask, s, self.seat):
            return Refusal("GR-R38", self.seat, "You must choose somebody whom it can concern.")
        return None

    def take(self, ask: AskOther, s: State, play: Play) -> State:
        play.tell(events.NothingSetOff(self.seat))
        return s


@record
class AskOther(Decision):
    """A player chooses whom an effect concerns (GR-R38).

    Attributes:
        seat: who chooses.
        card: the id of the card that has the effect.
        at: which of its effects, from 0.
    """

    seat: Seat
    card: str
    at: int

    rule = "GR-R38"
    prompt = "Choose another player whom this concerns."
    allows = (Choose, Nobody)

    def options(self, s: State, seat: Seat) -> Sequence[Action]:
        """Everybody whom it can concern; nobody, only if there is really nobody."""
        return [*Choose.options(self, s, seat)] or [Nobody(seat)]

    def effect(self, s: State) -> Any:
        """The effect."""
        return s.setup.content.effects[self.card][self.at]

    def is_open(self, s: State) -> bool:
        """Whom it can concern is for all to see; but the owner of Opium must have time to use it."""
        return s.holder(Equipment.OPIUM) is None
