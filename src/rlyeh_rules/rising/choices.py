"""What an effect leaves open: which of several ways, which investigator, which enemy, which space."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Final

from rlyeh_rules.kernel import Play, Refusal, Seat, evolve, named, record, there_are

from .cards import Character, Cost, Foe
from .carrying import Carry, CarryOut, carry_out
from .concerned import figures_for, is_tie, spaces_for, targets
from .effect_words import choice_words
from .effects import Choice
from .events.effects import (
    EnemyChosen,
    InvestigatorChosen,
    SpaceChosen,
    WayChosen,
)
from .paying import can_pay, pay
from .spaces import Space
from .state import Action, Decision, State, once
from .vocabulary import Who

__all__ = [
    "AskFigure",
    "AskSpace",
    "AskWhich",
    "AskWhom",
    "ChooseEnemy",
    "ChooseInvestigator",
    "ChooseSpace",
    "ChooseWay",
    "among",
    "can_choose",
    "chosen_figures",
    "chosen_targets",
    "go_way",
    "ways_open",
]

_ONE_OF_SEVERAL: Final = (Who.ONE, Who.ONE_HERE)


def among(s: State, things: Iterable[str]) -> str:
    """What there is to choose among, in words."""
    names = [s.text.name(thing) for thing in things]
    return there_are(names) if names else "there is nothing to choose"


# ------------------------------------------------------------------ which investigator


def chosen_targets(s: State, carry: Carry, play: Play) -> list[Character] | None:
    """The investigators that an effect concerns; None if that is asked first (RR-25.1)."""
    if carry.whom is not None:
        return [carry.whom]
    effect = carry.effect(s)
    found = targets(effect, s, carry)
    if len(found) > 1 and effect.who in _ONE_OF_SEVERAL:
        play.then(AskWhom(s.investigator(carry.who).seat, carry))
        return None
    return found


@record
class ChooseInvestigator(Action):
    """Choose the investigator whom an effect concerns (RR-25.1).

    Attributes:
        who: whom.
    """

    who: Annotated[Character, named]

    says = "choose investigator {who}"
    means = "{seat} chooses {who}."

    @classmethod
    def options(cls, ask: AskWhom, s: State, seat: Seat) -> list[ChooseInvestigator]:
        """Everybody to whom it would do something."""
        return [once(cls, seat, who) for who in targets(ask.carry.effect(s), s, ask.carry)]

    def refuse(self, ask: AskWhom, s: State) -> Refusal | None:
        """It must do something to them."""
        found = targets(ask.carry.effect(s), s, ask.carry)
        if self.who in found:
            return None
        name = s.text.name(self.who)
        return Refusal("RR-25.3", self.seat, f"It can do nothing to {name}; {among(s, found)}.")

    def take(self, ask: AskWhom, s: State, play: Play) -> State:
        play.tell(InvestigatorChosen(self.seat, self.who))
        return carry_out(ask.carry.effect(s), s, evolve(ask.carry, whom=self.who), play)


@record
class AskWhom(Decision):
    """Whom does an effect concern?

    Attributes:
        seat: who chooses.
        carry: the effect.
    """

    seat: Seat
    carry: Carry

    rule = "RR-25.1"
    prompt = "Choose the investigator whom this concerns."
    allows = (ChooseInvestigator,)


# ------------------------------------------------------------------ which enemy


def chosen_figures(s: State, carry: Carry, play: Play, *, one: bool) -> Sequence[Foe] | None:
    """The enemies that an effect concerns; None if that is asked first (RR-14.7, RR-25.1).

    Args:
        s: the state.
        carry: the effect.
        play: what is going on.
        one: whether it concerns only one.
    """
    if carry.foe is not None:
        return (carry.foe,)
    effect = carry.effect(s)
    found = figures_for(effect, s, carry)
    if len(found) > 1 and one:
        play.then(AskFigure(s.leader if is_tie(effect) else s.investigator(carry.who).seat, carry))
        return None
    return found


@record
class ChooseEnemy(Action):
    """Choose the enemy that an effect concerns (RR-25.1).

    Attributes:
        foe: which: a figure, or for wounds a Vulnerable body part.
    """

    foe: Annotated[Foe, named]

    says = "choose enemy {foe}"
    means = "{seat} chooses {foe}."

    @classmethod
    def options(cls, ask: AskFigure, s: State, seat: Seat) -> list[ChooseEnemy]:
        """Every one to which it would do something; of the nearest, all that are equally near."""
        return [once(cls, seat, foe) for foe in figures_for(ask.carry.effect(s), s, ask.carry)]

    def refuse(self, ask: AskFigure, s: State) -> Refusal | None:
        """It must be one of those that the effect means."""
        found = figures_for(ask.carry.effect(s), s, ask.carry)
        if self.foe in found:
            return None
        name = s.text.name(self.foe)
        return Refusal("RR-25.3", self.seat, f"{name} is none that this can concern; {among(s, found)}.")

    def take(self, ask: AskFigure, s: State, play: Play) -> State:
        play.tell(EnemyChosen(self.seat, self.foe))
        return carry_out(ask.carry.effect(s), s, evolve(ask.carry, foe=self.foe), play)


@record
class AskFigure(Decision):
    """Which enemy does an effect concern?

    Attributes:
        seat: who chooses.
        carry: the effect.
    """

    seat: Seat
    carry: Carry

    rule = "RR-14.7"
    prompt = "Choose the enemy that this concerns."
    allows = (ChooseEnemy,)


# ------------------------------------------------------------------ which space


@record
class ChooseSpace(Action):
    """Choose the space where an effect happens (RR-25.1).

    Attributes:
        space: which.
    """

    space: Space

    says = "choose space {space}"
    means = "{seat} chooses {space}."

    @classmethod
    def options(cls, ask: AskSpace, s: State, seat: Seat) -> list[ChooseSpace]:
        """Every one where it would do something."""
        return [once(cls, seat, space) for space in spaces_for(ask.carry.effect(s), s, ask.carry)]

    def refuse(self, ask: AskSpace, s: State) -> Refusal | None:
        """It must be one that the effect means, and do something there."""
        found = spaces_for(ask.carry.effect(s), s, ask.carry)
        if self.space in found:
            return None
        name = s.text.name(self.space)
        return Refusal("RR-25.3", self.seat, f"{name} is no space where this can happen now; {among(s, found)}.")

    def take(self, ask: AskSpace, s: State, play: Play) -> State:
        play.tell(SpaceChosen(self.seat, self.space))
        return carry_out(ask.carry.effect(s), s, evolve(ask.carry, space=self.space), play)


@record
class AskSpace(Decision):
    """Where does an effect happen? The active player decides it, whomever it concerns.

    Attributes:
        seat: who chooses.
        carry: the effect.
    """

    seat: Seat
    carry: Carry

    rule = "RR-25.1"
    prompt = "Choose the space where this happens."
    allows = (ChooseSpace,)


# ------------------------------------------------------------------ which way


def can_choose(s: State, who: Character, way: Choice) -> bool:
    """Whether a way of a choice can be paid in full (RR-11.6); who is dead can pay nothing (RR-R46)."""
    cost = _cost(way)
    return cost == Cost() or (s.investigator(who).alive and can_pay(s, s.investigator(who), cost))


def _cost(way: Choice) -> Cost:
    return Cost(way.stress, way.wounds, way.energy)


def ways_open(s: State, carry: Carry) -> list[int]:
    """The ways of a choice that can be paid, from 0."""
    ways: tuple[Choice, ...] = carry.effect(s).ways
    return [at for at, way in enumerate(ways) if can_choose(s, carry.who, way)]


@record
class ChooseWay(Action):
    """Choose one of the ways that an effect leaves open (RR-11.6, RR-25.1).

    Attributes:
        way: which one, from 1.
    """

    way: int

    says = "choose way {way}"
    means = "{seat} chooses way {way}."

    @classmethod
    def options(cls, ask: AskWhich, s: State, seat: Seat) -> list[ChooseWay]:
        """Every one that can be paid."""
        return [once(cls, seat, at + 1) for at in ways_open(s, ask.carry)]

    def refuse(self, ask: AskWhich, s: State) -> Refusal | None:
        """There must be such a way, and it must be paid in full."""
        count = len(ask.carry.effect(s).ways)
        if not 1 <= self.way <= count:
            return Refusal("RR-25.1", self.seat, f"There are {count} ways to choose among; {self.way} is none of them.")
        if self.way - 1 in ways_open(s, ask.carry):
            return None
        name = s.text.name(ask.carry.who)
        return Refusal("RR-11.6", self.seat, f"{name} cannot pay in full what way {self.way} costs.")

    def take(self, ask: AskWhich, s: State, play: Play) -> State:
        play.tell(WayChosen(self.seat, self.way))
        return go_way(s, ask.carry, self.way - 1, play)

    def describe(self, state: State) -> str:
        """Say what that way does as well, while it is asked."""
        ask = state.decision
        sentence = super().describe(state)
        if not isinstance(ask, AskWhich):
            return sentence
        ways: tuple[Choice, ...] = ask.carry.effect(state).ways
        return f"{sentence[:-1]}: {choice_words(ways[self.way - 1])}." if 1 <= self.way <= len(ways) else sentence


@record
class AskWhich(Decision):
    """Which of several ways is chosen?

    Attributes:
        seat: who chooses.
        carry: the effect.
    """

    seat: Seat
    carry: Carry

    rule = "RR-25.1"
    prompt = "Choose one of the ways that the effect leaves open."
    allows = (ChooseWay,)


def go_way(s: State, carry: Carry, at: int, play: Play) -> State:
    """A way of a choice is paid for, and what it does is carried out.

    Args:
        s: the state.
        carry: the effect.
        at: which way, from 0.
        play: what is going on.
    """
    who = carry.who
    way: Choice = carry.effect(s).ways[at]
    s = pay(s, who, _cost(way), play)
    if way.effects:
        play.then(CarryOut(who, f"{carry.key}/{carry.at}/way{at}"))
    return s
