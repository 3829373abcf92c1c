"""End of turn: its five steps in their fixed order (RR-18.1), and which of several end effects comes first."""

from __future__ import annotations

from typing import Annotated, Final

from rlyeh_rules.kernel import Play, Refusal, Seat, named, record

from .cards import Character, Discovery
from .carrying import CarryOut
from .fire import BurnFire
from .pieces import Held, Investigator
from .prayer import HealingPrayer, can_pray
from .state import Action, Decision, State, Step, once
from .track import DiscardCheck
from .using import Meanwhile

__all__ = ["AskEndEffect", "EndEffects", "FireOfTurn", "PrayNow", "RunEndEffect", "StirCthulhu", "finish_turn"]

PRAYER: Final = "healing-prayer"
"""What the Healing Prayer is called among the end effects that have been done."""

# ------------------------------------------------------------------ step 1: end effects


def _held(s: State, one: Investigator, done: tuple[str, ...]) -> list[Held]:
    """The cards of an investigator with an end effect that has not been done in this turn."""
    finds = s.setup.content.finds
    return [held for held in one.cards if held.card not in done and finds[held.card].half(held.side).end_of_turn]


def _carry(who: Character, held: Held) -> CarryOut:
    return CarryOut(who, f"end:{held.card}:{held.side}")


@record
class RunEndEffect(Action):
    """Let the end effect of a Discovery card come next (RR-18.2).

    Attributes:
        card: which card.
    """

    card: Annotated[Discovery, named]

    says = "end effect {card}"
    means = "{seat} lets {card} take effect."

    @classmethod
    def options(cls, ask: AskEndEffect, s: State, seat: Seat) -> list[RunEndEffect]:
        """Every card whose effect is still to come."""
        one = s.investigator(ask.who)
        return [once(cls, seat, held.card) for held in _held(s, one, ask.done)]

    def refuse(self, ask: AskEndEffect, s: State) -> Refusal | None:
        """It must be a card of this investigator whose effect is still to come."""
        if any(held.card == self.card for held in _held(s, s.investigator(ask.who), ask.done)):
            return None
        return Refusal("RR-18.2", self.seat, f"{s.text.name(self.card)} has no end effect that is still to come.")

    def take(self, ask: AskEndEffect, s: State, play: Play) -> State:
        """Then come the others."""
        one = s.investigator(ask.who)
        held = next(held for held in one.cards if held.card == self.card)
        play.then(_carry(ask.who, held), EndEffects(ask.who, (*ask.done, self.card)))
        return s


@record
class PrayNow(Action):
    """Let the Healing Prayer come next (RR-18.2)."""

    says = "pray"
    means = "{seat} lets the Healing Prayer come next."

    def refuse(self, ask: AskEndEffect, s: State) -> Refusal | None:
        """It must still be to come, and be able to heal somebody."""
        if PRAYER not in ask.done and can_pray(s, s.investigator(ask.who)):
            return None
        name = s.text.name(ask.who)
        if PRAYER in ask.done:
            return Refusal("RR-18.2", self.seat, f"{name} has had a Healing Prayer at the end of this turn.")
        return Refusal("RR-20.17", self.seat, f"{name} has no Healing Prayer, or nobody here whom it could heal.")

    def take(self, ask: AskEndEffect, s: State, play: Play) -> State:
        """Then come the others."""
        play.then(HealingPrayer(ask.who), EndEffects(ask.who, (*ask.done, PRAYER)))
        return s


@record
class AskEndEffect(Decision):
    """Which of several effects of the end of the turn comes next (RR-18.2); asked only if there are several.

    Attributes:
        seat: who controls the active investigator.
        who: whose turn ends.
        done: the ids of the cards whose effects have been done, and `healing-prayer`.
    """

    seat: Seat
    who: Annotated[Character, named]
    done: tuple[str, ...] = ()

    rule = "RR-18.2"
    prompt = "Several things happen at the end of this turn: choose what comes next."
    allows = (PrayNow, RunEndEffect)


@record
class EndEffects(Step):
    """Step 1: the end effects of skills and cards, in the order that the active player chooses (RR-18.2).

    Attributes:
        who: whose turn ends.
        done: the ids of the cards whose effects have been done, and `healing-prayer`.
    """

    who: Annotated[Character, named]
    done: tuple[str, ...] = ()

    def run(self, s: State, play: Play) -> State:
        """What is left is looked up anew each time, since a card may have come, gone or been turned meanwhile."""
        who, done = self.who, self.done
        one = s.investigator(who)
        if one.space is None:
            return s
        held = _held(s, one, done) if one.cards else []
        prays = PRAYER not in done and can_pray(s, one)
        if len(held) + prays > 1:
            play.then(AskEndEffect(one.seat, who, done))
        elif held:
            play.then(_carry(who, held[0]), EndEffects(who, (*done, held[0].card)))
        elif prays:
            play.then(once(HealingPrayer, who), EndEffects(who, (*done, PRAYER)))
        elif done:
            play.then(once(Meanwhile, who))
        return s


# ------------------------------------------------------------------ steps 2 to 5


@record
class FireOfTurn(Step):
    """Step 2: the Fire on the board burns, if there is any (RR-18.3).

    Attributes:
        who: whose turn ends.
    """

    who: Annotated[Character, named]

    def run(self, s: State, play: Play) -> State:
        """Afterwards there is a moment to use cards (RR-22.7)."""
        one = s.investigator(self.who)
        if one.space is not None and one.fire:
            play.then(once(BurnFire, self.who), once(Meanwhile, self.who))
        return s


@record
class StirCthulhu(Step):
    """Step 5: the end effects of the Cthulhu card (RR-18.5). Step 4 never does anything here (RR-18.4).

    Attributes:
        who: whose turn ends.
    """

    who: Annotated[Character, named]

    def run(self, s: State, play: Play) -> State:
        """It is left out for one who has died in this turn (RR-21.4). Then comes the last moment for cards."""
        if s.investigator(self.who).space is not None and s.setup.content.cthulhu[0].end_of_turn:
            play.then(once(CarryOut, self.who, "cthulhu:end"), once(Meanwhile, self.who))
        return s


def finish_turn(s: State, who: Character, play: Play) -> None:
    """All five steps of the end of a turn come next, one after the other (RR-18.1).

    Of one who has died in this turn only the discard check is left (RR-21.4); each step looks after that itself, since
    one can also die in the midst of them. As nothing happens before the first two, those that can do nothing are left
    out.

    Args:
        s: the state.
        who: whose turn ends.
        play: what is going on.
    """
    one = s.investigator(who)
    if one.space is None:
        play.then(once(DiscardCheck))
        return
    has_effects = bool(one.cards) or can_pray(s, one)
    if has_effects:
        play.then(once(EndEffects, who))
    if has_effects or one.fire:
        play.then(once(FireOfTurn, who))
    play.then(once(DiscardCheck), once(StirCthulhu, who))
