"""Using Discovery cards and Unknown Relics in one's own turn, and the moments between its later phases (RR-22.7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Any, Final

from rlyeh_rules.kernel import Play, Refusal, Seat, changer, counted, evolve, named, record

from .acts import CardAction, TurnDecision, note_use
from .cards import Character, Discovery, Timing, Use
from .carrying import CarryOut
from .changes import with_investigator
from .events.things import CardUsed, RelicUsed
from .holding import discard_card, half_of, held_by
from .incantations import Incant, incantations, is_timely, refuse_timing
from .paying import can_pay, pay, refuse_cost
from .pieces import Held, Investigator, Phase
from .skills import has_flipped
from .state import Action, State, Step, once

__all__ = ["AskMeanwhile", "GoOn", "Meanwhile", "UseCard", "UseRelic", "usable"]

_ACTION: Final = Timing.ACTION
_with_used: Callable[[Held, bool], Held] = changer(Held, "used")

# ------------------------------------------------------------------ which


def _is_limited(use: Use) -> bool:
    """Whether it can be done once a turn only; what costs nothing at all could otherwise be done without end."""
    cost = use.cost
    free = not (cost.stress or cost.wounds or cost.energy or cost.discard or use.timing is _ACTION)
    return use.once or free


def _relic_uses(s: State, one: Investigator) -> tuple[Use, ...]:
    """What can be done with the Unknown Relic of an investigator (RR-23.8)."""
    if one.relic is None:
        return ()
    facts = s.setup.content.relic_facts[one.relic]
    return facts.flipped_uses if has_flipped(one) else facts.uses


def _relic_key(one: Investigator, use: int) -> str:
    """Where the effects of a Relic's use stand; also under which name its use is noted in the turn."""
    return f"relic:{one.relic}:{int(has_flipped(one))}:{use - 1}"


def usable(s: State, one: Investigator, phase: Phase) -> list[tuple[str, int]]:
    """The uses of cards and of the Relic that are open to the active investigator; fast.

    Args:
        s: the state.
        one: the active investigator.
        phase: the phase of the turn.

    Returns:
        The id of the card or Relic, with the number of the use, from 1, as `UseCard` and `UseRelic` have it.
    """
    if one.space is None or (not one.cards and one.relic is None):
        return []
    return [*_usable_cards(s, one, phase), *_usable_relic(s, one, phase)]


def _usable_cards(s: State, one: Investigator, phase: Phase) -> list[tuple[Discovery, int]]:
    return [
        (held.card, at)
        for held in one.cards
        for at, use in enumerate(half_of(s, held).uses, start=1)
        if not (held.used and _is_limited(use))
        and is_timely(s, one, use.timing, phase)
        and can_pay(s, one, use.cost, held.card)
    ]


def _usable_relic(s: State, one: Investigator, phase: Phase) -> list[tuple[str, int]]:
    if one.relic is None:
        return []
    return [
        (one.relic, at)
        for at, use in enumerate(_relic_uses(s, one), start=1)
        if not (_is_limited(use) and _relic_key(one, at) in s.turn.used)
        and is_timely(s, one, use.timing, phase)
        and can_pay(s, one, use.cost)
    ]


def _refuse_use(s: State, one: Investigator, use: Use, card: str, *, used: bool) -> Refusal | None:
    """Why something cannot be done with what an investigator has."""
    if used and _is_limited(use):
        return Refusal("RR-22.7", one.seat, f"{s.text.name(card)} has been used in this turn.")
    return refuse_timing(s, one, use.timing) or refuse_cost(s, one.seat, one, use.cost, card)


# ------------------------------------------------------------------ using it


@record
class UseCard(CardAction):
    """Use a Discovery card that you hold; only the half that counts (RR-22.7).

    Attributes:
        card: the card.
        use: which of its uses, from 1.
    """

    card: Annotated[Discovery, named]
    use: int

    says = "use {card} {use}"
    means = "{seat} uses {card}."

    @classmethod
    def listed(cls, s: State, one: Investigator) -> Sequence[UseCard]:
        """Those of the cards that are held."""
        if not one.cards:
            return ()
        return [once(cls, one.seat, card, use) for card, use in _usable_cards(s, one, s.turn.phase)]

    def refuse(self, ask: Any, s: State) -> Refusal | None:
        """It must be held, and there must be such a use, which is open and can be paid."""
        one = s.active
        held = held_by(one, self.card)
        name = s.text.name(self.card)
        if held is None:
            return Refusal("RR-22.7", self.seat, f"{s.text.name(one.character)} does not hold {name}.")
        uses = half_of(s, held).uses
        if not 1 <= self.use <= len(uses):
            return Refusal("RR-22.2", self.seat, f"The half of {name} that counts has {counted(len(uses), 'use')}.")
        return _refuse_use(s, one, uses[self.use - 1], self.card, used=held.used)

    def timing(self, s: State) -> Timing:
        return self._use(s).timing

    def act(self, s: State, play: Play) -> State:
        one = s.active
        held = held_by(one, self.card)
        assert held is not None  # noqa: S101 - for the type checkers: it would have been refused
        use = self._use(s)
        play.tell(CardUsed(one.character, held.card))
        if use.cost.discard:
            s = discard_card(s, one.character, held.card, play)
        elif _is_limited(use):
            used = _with_used(held, True)  # noqa: FBT003 - a changer takes nothing by name
            cards = tuple([used if other.card == held.card else other for other in one.cards])
            s = with_investigator(s, evolve(one, cards=cards))
        s = pay(s, one.character, use.cost, play)
        play.then(CarryOut(one.character, f"use:{held.card}:{held.side}:{self.use - 1}"))
        return s

    def _use(self, s: State) -> Use:
        held = held_by(s.active, self.card)
        assert held is not None  # noqa: S101 - for the type checkers: it would have been refused
        return half_of(s, held).uses[self.use - 1]


@record
class UseRelic(CardAction):
    """Use the Unknown Relic that you have (RR-23.8).

    Attributes:
        use: which of its uses, from 1.
    """

    use: int

    says = "relic {use}"
    means = "{seat} uses the Unknown Relic."

    @classmethod
    def listed(cls, s: State, one: Investigator) -> Sequence[UseRelic]:
        """Those of the side of it that counts."""
        if one.relic is None or one.space is None:
            return ()
        return [once(cls, one.seat, use) for _, use in _usable_relic(s, one, s.turn.phase)]

    def refuse(self, ask: Any, s: State) -> Refusal | None:
        """There must be one, with such a use, which is open and can be paid."""
        one = s.active
        if one.relic is None or one.space is None:
            return Refusal("RR-23.8", self.seat, f"{s.text.name(one.character)} has no Unknown Relic to use.")
        uses = _relic_uses(s, one)
        name = s.text.name(one.relic)
        if not 1 <= self.use <= len(uses):
            return Refusal("RR-23.8", self.seat, f"{name} has {counted(len(uses), 'use')} now.")
        used = _relic_key(one, self.use) in s.turn.used
        return _refuse_use(s, one, uses[self.use - 1], one.relic, used=used)

    def timing(self, s: State) -> Timing:
        return _relic_uses(s, s.active)[self.use - 1].timing

    def act(self, s: State, play: Play) -> State:
        one = s.active
        assert one.relic is not None  # noqa: S101 - for the type checkers: it would have been refused
        use = _relic_uses(s, one)[self.use - 1]
        key = _relic_key(one, self.use)
        play.tell(RelicUsed(one.character, one.relic))
        if _is_limited(use):
            s = note_use(s, key)
        s = pay(s, one.character, use.cost, play)
        play.then(CarryOut(one.character, key))
        return s


# ------------------------------------------------------------------ in the later phases


@record
class GoOn(Action):
    """Use nothing now; the turn goes on."""

    says = "go on"
    means = "{seat} uses nothing now."

    def take(self, ask: AskMeanwhile, s: State, play: Play) -> State:
        return s


@record
class AskMeanwhile(TurnDecision):
    """Does the active investigator use a card, or perform an Incantation, before the turn goes on?

    Attributes:
        seat: who controls the investigator.
        who: the active investigator.
    """

    seat: Seat
    who: Annotated[Character, named]

    rule = "RR-22.7"
    prompt = "Use a card or perform an Incantation, or go on."
    allows = (UseCard, UseRelic, Incant, GoOn)

    def again(self) -> Step:
        return Meanwhile(self.who)

    def default(self, s: State, seat: Seat) -> Action:
        return GoOn(seat)


@record
class Meanwhile(Step):
    """A moment after the action phase at which cards can be used: it is asked only where one can be (RR-22.7, RR-22.8).

    Attributes:
        who: the active investigator.
    """

    who: Annotated[Character, named]

    def run(self, s: State, play: Play) -> State:
        one = s.investigator(self.who)
        if not one.cards and one.relic is None:
            return s
        if usable(s, one, s.turn.phase) or incantations(s, one):
            play.then(AskMeanwhile(one.seat, self.who))
        return s
