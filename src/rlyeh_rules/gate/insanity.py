"""Insanity Cards: drawing them, keeping them, carrying them out, and what those in force impose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final

from rlyeh_rules.kernel import OWNER, BySeat, Play, Refusal, Seat, changer, evolve, record, secret, shown

from . import events
from .cards import Deed, Equipment, Insanity, Keeping
from .carrying import Carry
from .changes import with_insanity, with_insanity_piles, with_mind, with_mind_and_insanity, without
from .drawing import take_off
from .effects import Standing
from .equipment.uses import EquipmentAction, refuse_use, spend
from .state import Action, Decision, InsanityPiles, Mind, Player, State, Step

__all__ = [
    "AskRelic",
    "AskRelicCard",
    "DrawInsanity",
    "KeepInsanity",
    "LeaveRelic",
    "PutAway",
    "UseRelic",
    "answers_open",
    "calm",
    "forbidden_deeds",
    "forbids",
    "imposed",
    "in_force",
    "leaves_to_chance",
    "open_cards",
    "remove_open",
    "remove_unseen",
    "secret_cards",
    "shed_all",
]

# ------------------------------------------------------------------ what is in force


def in_force(s: State, seat: Seat) -> tuple[Insanity, ...]:
    """The insanity cards of a seat that count now: not those of this turn (GR-8.6), none behind the Ritual Mask."""
    mind = s.players[seat].mind
    cards = mind.open + mind.secret if mind.secret else mind.open
    return () if cards and s.turn.masked and s.turn.seat == seat else cards


def imposed(s: State, seat: Seat, kind: type[Standing]) -> int:
    """How much of something a seat's insanity imposes on it; effects add up (GR-8.3)."""
    cards = in_force(s, seat)
    if not cards:
        return 0
    weights = s.setup.content.weights[kind]
    if weights.keys().isdisjoint(cards):
        return 0
    return sum([weights.get(card, 0) for card in cards])


def forbidden_deeds(s: State, seat: Seat) -> frozenset[Deed]:
    """The kinds of action that a seat's insanity keeps it from."""
    cards = in_force(s, seat)
    if not cards:
        return _NONE
    forbidden = s.setup.content.forbidden
    if forbidden.keys().isdisjoint(cards):
        return _NONE
    return _NONE.union(*[forbidden[card] for card in cards if card in forbidden])


_NONE: Final[frozenset[Deed]] = frozenset()


def forbids(s: State, seat: Seat, deed: Deed) -> Insanity | None:
    """The insanity card that keeps a seat from a kind of action, if there is one."""
    forbidden = s.setup.content.forbidden
    return next((card for card in in_force(s, seat) if card in forbidden and deed in forbidden[card]), None)


def leaves_to_chance(s: State, seat: Seat, deed: Deed) -> bool:
    """Whether insanity leaves it to chance which card a seat puts into the pool."""
    cards = in_force(s, seat)
    if not cards:
        return False
    at_random = s.setup.content.at_random
    if at_random.keys().isdisjoint(cards):
        return False
    return any(card in at_random and deed in at_random[card] for card in cards)


def answers_open(s: State, seat: Seat) -> tuple[bool, ...]:
    """The answers that a seat may give in a vote (GR-8.15); cards that contradict each other bind nobody (GR-R54)."""
    cards = in_force(s, seat)
    if not cards:
        return _YES_AND_NO
    answers = s.setup.content.answers
    if answers.keys().isdisjoint(cards):
        return _YES_AND_NO
    said = {answers[card] for card in cards if card in answers}
    return tuple(said) if len(said) == 1 else _YES_AND_NO


_YES_AND_NO: Final = (True, False)


def open_cards(mind: Mind) -> tuple[Insanity, ...]:
    """All insanity cards of a player that lie open."""
    return mind.open + mind.fresh


def secret_cards(mind: Mind) -> tuple[Insanity, ...]:
    """All insanity cards of a player that lie face down, in the order in which they were drawn."""
    return mind.secret + mind.fresh_secret


def calm(players: BySeat[Player]) -> BySeat[Player]:
    """The turn is over: what was drawn in it counts from now on (GR-8.6, GR-R35)."""
    for at, player in enumerate(players):
        mind = player.mind
        if mind.fresh or mind.fresh_secret:
            calmed = Mind(mind.open + mind.fresh, mind.secret + mind.fresh_secret)
            players = players.put(Seat(at), _with_mind(player, calmed))
    return players


_with_mind: Callable[..., Player] = changer(Player, "mind")


# ------------------------------------------------------------------ the piles


def discard_insanity(s: State, *cards: Insanity) -> State:
    """Put insanity cards face down on their discard pile (GR-8.7)."""
    piles = s.insanity
    return with_insanity(s, with_insanity_piles(piles, piles.deck, (*piles.discard, *cards)))


def draw_insanity(s: State, count: int, play: Play) -> tuple[InsanityPiles, tuple[Insanity, ...]]:
    """Take insanity cards off their deck, as many as there are (GR-R37)."""
    piles = s.insanity
    drawn, deck, pile = take_off(piles.deck, piles.discard, count, events.InsanityReshuffled, play)
    return InsanityPiles(deck, pile), drawn


# ------------------------------------------------------------------ drawing


@record
class DrawInsanity(Step):
    """A player draws one insanity card, if there is one (GR-R37); discovered Cultists never do (GR-12.3).

    Attributes:
        seat: who.
        asked: whether the player has been asked for the Holy Relic.
    """

    seat: Seat
    asked: bool = False

    def run(self, s: State, play: Play) -> State:
        seat = self.seat
        if s.players[seat].is_discovered or not (s.insanity.deck or s.insanity.discard):
            return s
        if not self.asked and s.setup.options.equipment and s.holder(Equipment.HOLY_RELIC) == seat:
            play.then(AskRelic(seat))
            return s
        piles, (card,) = draw_insanity(s, 1, play)
        return receive(s, seat, card, piles, play)


_with_fresh: Callable[..., Mind] = changer(Mind, "fresh")
_with_fresh_secret: Callable[..., Mind] = changer(Mind, "fresh_secret")


def receive(s: State, seat: Seat, card: Insanity, piles: InsanityPiles, play: Play) -> State:
    """A drawn card is shown unless it is Secret, and kept, or carried out at once (GR-R36).

    Args:
        s: the state before it was drawn.
        seat: who has drawn it.
        card: the card.
        piles: the insanity piles without it.
        play: the action being carried out.
    """
    keeping = s.setup.content.facts[card].keeping
    play.tell(events.InsanityDrawn(seat, card, keeping is not Keeping.SECRET))
    mind = s.players[seat].mind
    if keeping is Keeping.IMMEDIATELY:
        play.tell(events.InsanityCarriedOut(seat, card))
        play.then(Carry(seat, str(card)), PutAway(card))
        return with_insanity(s, piles)
    if keeping is Keeping.SECRET:
        mind = _with_fresh_secret(mind, (*mind.fresh_secret, card))
    else:
        mind = _with_fresh(mind, (*mind.fresh, card))
    return with_mind_and_insanity(s, seat, mind, piles)


@record
class PutAway(Step):
    """An Immediately card, which is discarded once it has been carried out (GR-8.14).

    Attributes:
        card: the card.
    """

    card: Annotated[Insanity, shown]

    def run(self, s: State, play: Play) -> State:
        play.tell(events.InsanityPutAway(self.card))
        return discard_insanity(s, self.card)


# ------------------------------------------------------------------ the Holy Relic


@record
class UseRelic(EquipmentAction):
    """Use the Holy Relic: draw two, keep one, discard the other (GR-13.1.11)."""

    says = "use relic"
    means = "{seat} uses the Holy Relic: draws two insanity cards, keeps one and discards the other."
    equipment = Equipment.HOLY_RELIC
    when = "when you are about to draw insanity"
    rule = "GR-R48"

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """It is of no use to a discovered Cultist (GR-13.1.3)."""
        if refuse_use(s, self.seat, self.equipment) is None and s.players[self.seat].is_discovered:
            return Refusal("GR-13.1.3", self.seat, "A discovered Cultist draws no insanity, and has no use for it.")
        return super().untimely(ask, s)

    def take(self, ask: AskRelic, s: State, play: Play) -> State:
        s = spend(s, self.seat, play)
        piles, drawn = draw_insanity(s, 2, play)
        play.tell(events.RelicDrawn(self.seat, drawn))
        if len(drawn) < 2:  # noqa: PLR2004 - one of the two is missing: nothing to choose
            return receive(s, self.seat, drawn[0], piles, play) if drawn else s
        play.then(AskRelicCard(self.seat, drawn))
        return with_insanity(s, piles)


@record
class LeaveRelic(Action):
    """Draw without the Holy Relic (GR-R48)."""

    says = "draw"
    means = "{seat} draws without the Holy Relic."

    def take(self, ask: AskRelic, s: State, play: Play) -> State:
        play.tell(events.RelicLeft(self.seat))
        play.then(DrawInsanity(self.seat, asked=True))
        return s


@record
class AskRelic(Decision):
    """The owner of the Holy Relic is about to draw insanity (GR-R48).

    Attributes:
        seat: who.
    """

    seat: Seat

    rule = "GR-R48"
    prompt = "Use the Holy Relic for this draw?"
    allows = (UseRelic, LeaveRelic)

    def default(self, s: State, seat: Seat) -> LeaveRelic:
        return LeaveRelic(seat)


@record
class KeepInsanity(Action):
    """Keep one of the two cards (GR-13.1.11).

    Attributes:
        card: the one that is kept.
    """

    card: Annotated[Insanity, secret(to=OWNER)]

    says = "keep {card}"
    means = "{seat} keeps {card} and discards the other."

    @classmethod
    def options(cls, ask: AskRelicCard, s: State, seat: Seat) -> list[KeepInsanity]:
        """Either of them."""
        return [cls(seat, card) for card in dict.fromkeys(ask.cards)]

    def refuse(self, ask: AskRelicCard, s: State) -> Refusal | None:
        """It must be one of the two."""
        if self.card in ask.cards:
            return None
        return Refusal("GR-13.1.11", self.seat, f"{s.text.name(self.card)} is none of the two you have drawn.")

    def take(self, ask: AskRelicCard, s: State, play: Play) -> State:
        (other,) = without(ask.cards, self.card)
        play.tell(events.RelicSettled(self.seat, other))
        s = discard_insanity(s, other)
        return receive(s, self.seat, self.card, s.insanity, play)


@record
class AskRelicCard(Decision):
    """The two cards drawn by the Holy Relic (GR-13.1.11).

    Attributes:
        seat: who chooses.
        cards: the two cards.
    """

    seat: Seat
    cards: Annotated[tuple[Insanity, ...], secret(to=OWNER)]

    rule = "GR-13.1.11"
    prompt = "Which of the two insanity cards do you keep?"
    allows = (KeepInsanity,)


# ------------------------------------------------------------------ losing insanity


def remove_open(s: State, seat: Seat, card: Insanity, play: Play) -> State:
    """An open insanity card is taken away; of equal ones the one that counts already."""
    mind = s.players[seat].mind
    if card in mind.open:
        mind = evolve(mind, open=without(mind.open, card))
    else:
        mind = evolve(mind, fresh=without(mind.fresh, card))
    play.tell(events.InsanityRemoved(seat, card, open=True))
    return discard_insanity(with_mind(s, seat, mind), card)


def remove_unseen(s: State, seat: Seat, at: int, play: Play) -> State:
    """A face-down insanity card is taken away unseen, the one in place `at`, from 1 (GR-R48)."""
    mind = s.players[seat].mind
    card = secret_cards(mind)[at - 1]
    count = len(mind.secret)
    if at <= count:
        mind = evolve(mind, secret=mind.secret[: at - 1] + mind.secret[at:])
    else:
        place = at - count
        mind = evolve(mind, fresh_secret=mind.fresh_secret[: place - 1] + mind.fresh_secret[place:])
    play.tell(events.InsanityRemoved(seat, card, open=False))
    return discard_insanity(with_mind(s, seat, mind), card)


def shed_all(s: State, seat: Seat) -> State:
    """A discovered Cultist discards all insanity, face down (GR-12.2)."""
    mind = s.players[seat].mind
    gone = open_cards(mind) + secret_cards(mind)
    return discard_insanity(with_mind(s, seat, Mind()), *gone) if gone else s
