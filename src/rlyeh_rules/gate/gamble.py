"""Gamble: two cards are drawn, one goes into the pool, the other is discarded."""

from __future__ import annotations

from typing import Annotated

from rlyeh_rules.kernel import OWNER, Play, Refusal, Seat, record, secret

from . import events
from .cards import Deed, Equipment, Mythos
from .changes import hand_of, without
from .deeds import TurnAction
from .equipment.uses import EquipmentAction, spend
from .insanity import leaves_to_chance
from .piles import discard, draw
from .pool import lay, lies_up
from .state import Action, Decision, State, Step, once

__all__ = ["AskGamble", "Gamble", "Settle", "UseRabbitsFoot"]

DRAWN = 2
"""GR-6.3.1."""


@record
class Gamble(TurnAction):
    """Draw two cards; one of them goes into the pool, the other is discarded (GR-6.3.1)."""

    says = "gamble"
    means = "{seat} gambles: draws two cards, one for the pool and one for the discard pile."
    deed = Deed.GAMBLE

    def act(self, s: State, play: Play) -> State:
        return _draw(s, self.seat, play)


def _draw(s: State, seat: Seat, play: Play) -> State:
    s, drawn = draw(s, DRAWN, play)
    cards = hand_of(drawn)
    play.tell(events.GambleDrawn(seat, cards))
    at_random = leaves_to_chance(s, seat, Deed.GAMBLE)
    play.then(SettleAtRandom(seat, cards) if at_random else AskGamble(seat, cards))
    return s


@record
class SettleAtRandom(Step):
    """The cards of a gamble lie before the gambler, whose insanity leaves it to chance which is played (GR-8.8).

    Attributes:
        seat: who gambles.
        cards: the cards drawn, sorted.
    """

    seat: Seat
    cards: Annotated[tuple[Mythos, ...], secret(to=OWNER, ordered=True)]

    def run(self, s: State, play: Play) -> State:
        return settle(s, self.seat, self.cards, play.chance.pick(self.cards), play)


def settle(s: State, seat: Seat, cards: tuple[Mythos, ...], card: Mythos, play: Play) -> State:
    """One card goes into the pool, the rest face down to the discard pile (GR-6.3.2)."""
    up = lies_up(s, seat)
    rest = without(cards, card)
    play.tell(events.GambleSettled(seat, card, up, rest))
    return lay(discard(s, *rest), seat, card, play, up=up)


@record
class Settle(Action):
    """Put one of the two cards into the pool; the other is discarded (GR-6.3.2).

    Attributes:
        card: the one for the pool.
    """

    card: Annotated[Mythos, secret(to=OWNER)]

    says = "play {card}"
    means = "{seat} puts {card} into the pool and discards the rest."

    @classmethod
    def options(cls, ask: AskGamble, s: State, seat: Seat) -> list[Settle]:
        """Either of them."""
        return [once(cls, seat, card) for card in dict.fromkeys(ask.cards)]

    def refuse(self, ask: AskGamble, s: State) -> Refusal | None:
        """It must be one of those drawn."""
        if self.card in ask.cards:
            return None
        return Refusal("GR-6.3.2", self.seat, f"{s.text.name(self.card)} is none of the cards you have just drawn.")

    def take(self, ask: AskGamble, s: State, play: Play) -> State:
        return settle(s, self.seat, ask.cards, self.card, play)


@record
class UseRabbitsFoot(EquipmentAction):
    """Use the Rabbit's Foot: discard both cards and draw two others (GR-R55)."""

    says = "use rabbits foot"
    means = "{seat} uses the Rabbit's Foot: discards both cards and draws two others."
    equipment = Equipment.RABBITS_FOOT
    when = "while you gamble"
    rule = "GR-R55"

    @classmethod
    def options(cls, ask: AskGamble, s: State, seat: Seat) -> tuple[UseRabbitsFoot, ...]:
        """Its owner may."""
        return (cls(seat),) if s.holder(Equipment.RABBITS_FOOT) == seat else ()

    def take(self, ask: AskGamble, s: State, play: Play) -> State:
        s = spend(s, self.seat, play)
        play.tell(events.CardsDiscarded(self.seat, ask.cards))
        return _draw(discard(s, *ask.cards), self.seat, play)


@record
class AskGamble(Decision):
    """The cards of a gamble, before one of them is played (GR-6.3.2).

    Attributes:
        seat: who gambles.
        cards: the cards drawn, sorted.
    """

    seat: Seat
    cards: Annotated[tuple[Mythos, ...], secret(to=OWNER, ordered=True)]

    rule = "GR-6.3.2"
    prompt = "Which of the cards you have drawn goes into the pool? The rest is discarded."
    allows = (Settle, UseRabbitsFoot)
