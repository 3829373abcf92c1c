"""Chapters 6 and 9: wounds, sanity, and what happens at a threshold."""

from __future__ import annotations

from typing import Annotated

from rlyeh_rules.kernel import Outcome, Play, Refusal, Seat, evolve, named, record

from . import events
from .pool import lacks
from .state import CULT, THRESHOLDS, WOUNDS, Action, Card, Decision, State, change, kinds, seats_of, without


def wound(s: State, seat: Seat, wounds: int, play: Play) -> State:
    """Place wounds one by one; the fourth ends the game in the middle of anything (LN-9.2)."""
    for _ in range(wounds):
        s = change(s, seat, wounds=s.players[seat].wounds + 1)
        play.tell(events.Wounded(seat, s.players[seat].wounds))
        if s.players[seat].wounds == WOUNDS:
            play.end(s, Outcome(seats_of(s, CULT), "somebody fell", "LN-9.2"))
    return s


def shake(s: State, seat: Seat, loss: int, play: Play) -> State:
    """Lose sanity in one go; every threshold passed brings a symptom (LN-6.5, LN-6.6)."""
    before = s.players[seat].sanity
    after = max(0, before - loss)
    s = change(s, seat, sanity=after)
    play.tell(events.Shaken(seat, loss))
    if after == 0:
        play.end(s, Outcome(seats_of(s, CULT), "somebody went mad", "LN-9.2"))
    for threshold in THRESHOLDS:
        if after <= threshold < before:
            play.then(AskSymptom(seat))
    return s


@record
class Shed(Action):
    """Discard a card, for all to see (LN-6.7)."""

    card: Annotated[Card, named]
    says = "shed {card}"
    means = "{seat} sheds {card}."

    @classmethod
    def options(cls, ask: AskSymptom, s: State, seat: Seat) -> list[Shed]:
        return [cls(seat, card) for card in kinds(s.players[seat].hand)]

    def refuse(self, ask: AskSymptom, s: State) -> Refusal | None:
        return lacks(s, self.seat, self.card, "LN-6.7")

    def take(self, ask: AskSymptom, s: State, play: Play) -> State:
        play.tell(events.Shed(self.seat, self.card))
        s = evolve(s, table=evolve(s.table, discard=(*s.table.discard, self.card)))
        return change(s, self.seat, hand=without(s.players[self.seat].hand, self.card))


@record
class Bleed(Action):
    """Take a wound instead (LN-6.7)."""

    says = "bleed"
    means = "{seat} bleeds instead."

    def take(self, ask: AskSymptom, s: State, play: Play) -> State:
        return wound(s, self.seat, 1, play)


@record
class AskSymptom(Decision):
    """A seat passes a threshold of its sanity."""

    seat: Seat

    rule = "LN-6.7"
    prompt = "Shed a card, or bleed."
    allows = (Shed, Bleed)
