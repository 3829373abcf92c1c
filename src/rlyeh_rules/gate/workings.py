"""What each effect does, and what it asks: whom it concerns, which card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final

from rlyeh_rules.kernel import OWNER, Play, Refusal, Seat, evolve, named, record, secret

from . import events
from .cards import Equipment, Insanity, Mythos
from .carrying import Carry, carry_out
from .changes import hand_of, with_hand, with_mythos, with_player, with_pool, without
from .clock import move_clock
from .effects import (
    DiscardMythos,
    DrawMythos,
    Effect,
    LookAtDeck,
    LookAtPool,
    Mill,
    MoveClock,
    PassCards,
    Relieve,
    RemoveInsanity,
    ReplaceInPool,
    ShufflePool,
    SkipTurn,
    TakeInsanity,
    TurnUp,
    Who,
)
from .equipment.uses import other_seats, refuse_other
from .insanity import DrawInsanity, open_cards, remove_open, remove_unseen, secret_cards
from .piles import HAND, discard, draw, draw_to_hand, lose_at_random
from .pool import face_down, gathered, is_at_rest
from .state import Action, Decision, Laid, State, offer

__all__ = [
    "AskOther",
    "AskPool",
    "AskRemoval",
    "AskTop",
    "Choose",
    "Drop",
    "LeaveInsanity",
    "Nobody",
    "PutBack",
    "Remove",
    "RemoveUnseen",
]


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
            play.tell(events.PlayerDrugged, seat)
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
        play.tell(events.CardPassed, seat, left, card)
        s = with_hand(s, left, hand_of((*s.players[left].hand, card)))
    return s


@carry_out.register
def _(effect: Mill, s: State, carry: Carry, play: Play) -> State:
    s, cards = draw(s, effect.count, play)
    if not cards:
        return s
    play.tell(events.DeckMilled, len(cards))
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
    play.tell(events.PoolShuffled)
    return with_pool(s, face_down(gathered(s)))


@carry_out.register
def _(_effect: ReplaceInPool, s: State, carry: Carry, play: Play) -> State:
    pool = s.pool
    if not is_at_rest(s):
        return s
    s, drawn = draw(s, 1, play)
    if not drawn:
        return s
    play.tell(events.PoolCardReplaced)
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
        play.tell(events.PoolCardTurnedUp, pool[at].card)
    return with_pool(s, tuple(pool)) if pool else s


@carry_out.register
def _(effect: LookAtPool, s: State, carry: Carry, play: Play) -> State:
    if not is_at_rest(s):
        return s
    cards = play.chance.shuffle(gathered(s))
    seen, unseen = hand_of(cards[: effect.count]), cards[effect.count :]
    play.tell(events.PoolSeen, carry.seat, seen)
    play.then(AskPool(carry.seat, seen))
    return with_pool(s, face_down(hand_of(unseen)))


@record
class PutBack(Action):
    """Put the cards back that have been looked at."""

    says = "put back"
    means = "{seat} puts the cards back."

    def take(self, ask: AskPool | AskTop, s: State, play: Play) -> State:
        return ask.put_back(s)


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

    def put_back(self, s: State) -> State:
        """All cards lie in the pool again, in no order that tells anything."""
        return with_pool(s, face_down(hand_of((*gathered(s), *self.seen))))


@carry_out.register
def _(effect: LookAtDeck, s: State, carry: Carry, play: Play) -> State:
    return look_at_deck(s, carry.seat, effect.count, play)


def look_at_deck(s: State, seat: Seat, count: int, play: Play) -> State:
    """A player looks at the top of the mythos deck, as far as it reaches, and may discard one of the cards."""
    deck = s.mythos.deck
    seen = deck[:count]
    if not seen:
        return s
    play.tell(events.DeckSeen, seat, seen)
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
        play.tell(events.TopCardDropped, self.seat, self.card)
        back = evolve(ask, seen=(self.card, *without(ask.seen, self.card)))
        s, dropped = draw(back.put_back(s), 1, play)
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

    def put_back(self, s: State) -> State:
        """They lie on top of the deck again."""
        return with_mythos(s, evolve(s.mythos, deck=(*self.seen, *s.mythos.deck)))


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
        return [offer(cls, seat, other) for other in other_seats(s, seat) if can_happen_to(effect, s, other)]

    def refuse(self, ask: AskOther, s: State) -> Refusal | None:
        """Another player, whom it can concern."""
        effect = ask.effect(s)
        refusal = refuse_other(s, self.seat, self.target, _PRINTED.get(type(effect), "GR-R53"))
        if refusal is None and not can_happen_to(effect, s, self.target):
            rule = "GR-8.9" if isinstance(effect, TakeInsanity) else "GR-R38"
            return Refusal(rule, self.seat, f"It can do nothing to {s.seat_name(self.target)}: {_why_not(effect)}.")
        return refusal

    def take(self, ask: AskOther, s: State, play: Play) -> State:
        play.tell(events.TargetChosen, self.seat, self.target)
        return happen_to(ask.effect(s), s, [self.target], play)


_PRINTED: Final[Mapping[type[Effect], str]] = {TakeInsanity: "GR-8.10", DiscardMythos: "GR-8.11"}
"""Where it is printed that another player has to be chosen."""


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
        play.tell(events.NothingSetOff, self.seat)
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

    def effect(self, s: State) -> Any:
        """The effect."""
        return s.setup.content.effects[self.card][self.at]

    def is_open(self, s: State) -> bool:
        """Whom it can concern is for all to see; but the owner of Opium must have time to use it."""
        return s.holder(Equipment.OPIUM) is None


# ------------------------------------------------------------------ removing insanity


@carry_out.register
def _(effect: RemoveInsanity, s: State, carry: Carry, play: Play) -> State:
    ask = AskRemoval(carry.seat, anybody=effect.who is not Who.YOU)
    if any(s.players[seat].mind.size for seat in ask.from_whom(s)):
        play.then(ask)
    return s


@record
class Remove(Action):
    """Discard an open insanity card.

    Attributes:
        target: whose.
        card: which one.
    """

    target: Seat
    card: Annotated[Insanity, named]

    says = "remove {card} from {target}"
    means = "{seat} discards {card} of {target}."

    @classmethod
    def options(cls, ask: AskRemoval, s: State, seat: Seat) -> list[Remove]:
        """Every open one of those that may lose one."""
        return [
            cls(seat, target, card)
            for target in ask.from_whom(s)
            for card in dict.fromkeys(open_cards(s.players[target].mind))
        ]

    def refuse(self, ask: AskRemoval, s: State) -> Refusal | None:
        """It must lie there."""
        return refuse_open(s, self.seat, self.target, self.card, ask.from_whom(s), "GR-R53")

    def take(self, ask: AskRemoval, s: State, play: Play) -> State:
        return remove_open(s, self.target, self.card, play)


def refuse_open(
    s: State, seat: Seat, target: Seat, card: Insanity, targets: Sequence[Seat], rule: str
) -> Refusal | None:
    """A refusal unless an open insanity card lies with one of `targets`."""
    if target not in targets:
        return _refuse_whose(s, seat, target, rule)
    if card not in open_cards(s.players[target].mind):
        return Refusal(rule, seat, f"No {s.text.name(card)} lies open with {s.seat_name(target)}.")
    return None


def _refuse_whose(s: State, seat: Seat, target: Seat, rule: str) -> Refusal:
    if target not in s.seats:
        return Refusal(rule, seat, f"There is no seat {target} at this table.")
    return Refusal(rule, seat, f"You may discard insanity of your own only, not of {s.seat_name(target)}.")


def refuse_unseen(s: State, seat: Seat, target: Seat, at: int, targets: Sequence[Seat], rule: str) -> Refusal | None:
    """A refusal unless a face-down insanity card lies in that place with one of `targets`."""
    if target not in targets:
        return _refuse_whose(s, seat, target, rule)
    count = len(secret_cards(s.players[target].mind))
    if not 1 <= at <= count:
        name = s.seat_name(target)
        return Refusal(rule, seat, f"{name} has {count} face-down insanity cards; {at} is none of them.")
    return None


@record
class RemoveUnseen(Action):
    """Discard a face-down insanity card, unseen.

    Attributes:
        target: whose.
        at: which one, from 1, in the order in which they were drawn.
    """

    target: Seat
    at: int

    says = "remove secret {at} from {target}"
    means = "{seat} discards face-down insanity card {at} of {target}."

    @classmethod
    def options(cls, ask: AskRemoval, s: State, seat: Seat) -> list[RemoveUnseen]:
        """Every face-down one of those that may lose one."""
        return [
            cls(seat, target, at)
            for target in ask.from_whom(s)
            for at in range(1, len(secret_cards(s.players[target].mind)) + 1)
        ]

    def refuse(self, ask: AskRemoval, s: State) -> Refusal | None:
        """It must lie there."""
        return refuse_unseen(s, self.seat, self.target, self.at, ask.from_whom(s), "GR-R53")

    def take(self, ask: AskRemoval, s: State, play: Play) -> State:
        return remove_unseen(s, self.target, self.at, play)


@record
class LeaveInsanity(Action):
    """Discard none."""

    says = "leave insanity"
    means = "{seat} discards no insanity card."

    def take(self, ask: AskRemoval, s: State, play: Play) -> State:
        return s


@record
class AskRemoval(Decision):
    """A player may discard an insanity card (GR-R53).

    Attributes:
        seat: who.
        anybody: whether it may be anybody's.
    """

    seat: Seat
    anybody: bool

    rule = "GR-R53"
    prompt = "Discard an insanity card?"
    allows = (Remove, RemoveUnseen, LeaveInsanity)

    def default(self, s: State, seat: Seat) -> LeaveInsanity:
        return LeaveInsanity(seat)

    def from_whom(self, s: State) -> Sequence[Seat]:
        """Those whose insanity may be discarded."""
        return s.seats if self.anybody else [self.seat]
