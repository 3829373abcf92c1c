"""Kleptomania: what is taken from the investigators in one's space."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

from rlyeh_rules.kernel import Play, Refusal, Seat, evolve, named, record

from .cards import Character, Discovery
from .changes import with_investigator
from .events.things import EnergyGiven
from .holding import give_card, held_by, tradable
from .pieces import Investigator
from .state import Action, Decision, State
from .stress import Calm, take_stress

__all__ = ["AskTheft", "Rob", "RobEnergy", "StopRobbing", "steal", "victims"]

_FOUND_OUT: Final = 2
"""The stress where there is nothing to take (RR-20.28)."""
_COUNTED: Final = 20
"""Up to so much Energy any number can be taken; of more, so much at most or all."""


def steal(s: State, one: Investigator, play: Play) -> State:
    """The symptoms: take at least one thing and heal all stress, or take 2 stress (RR-20.28)."""
    ask = AskTheft(one.seat, one.character)
    ways = ask.options(s, one.seat)
    if not ways:
        return take_stress(s, one.character, _FOUND_OUT, play)
    if len(ways) == 1:
        s = ways[0].take(ask, s, play)
    else:
        play.then(ask)
    play.then(Calm(one.character))
    return s


def victims(s: State, who: str) -> list[Investigator]:
    """The other investigators in the space of one, in the order of turns."""
    space = s.investigator(who).space
    return [one for one in s.team if one.space is space and one.character != who]


def _counts(energy: int) -> Sequence[int]:
    """How much Energy can be taken from who holds so much."""
    return range(1, energy + 1) if energy <= _COUNTED else (*range(1, _COUNTED + 1), energy)


def _rob_on(s: State, ask: AskTheft, play: Play) -> State:
    """Ask again, if there is anything left to take."""
    if len(ask.options(s, ask.seat)) > 1:  # more than to stop
        play.then(ask)
    return s


@record
class Rob(Action):
    """Take an Item or a Companion, in the order of their ids; it stays on its side (RR-20.28).

    Attributes:
        card: which one.
    """

    card: Annotated[Discovery, named]

    says = "rob {card}"
    means = "{seat} takes {card}."

    @classmethod
    def options(cls, ask: AskTheft, s: State, seat: Seat) -> list[Rob]:
        """Those that lie with the others in the space, and come later than the last; none after Energy."""
        if ask.robbed:
            return []
        last = ask.last or ""
        found = [held.card for one in victims(s, ask.who) for held in tradable(s, one) if held.card > last]
        return [cls(seat, card) for card in sorted(found)]

    def refuse(self, ask: AskTheft, s: State) -> Refusal | None:
        """It must be an Item or a Companion of somebody in the space, in order."""
        name = s.text.name(self.card)
        those = victims(s, ask.who)
        if not any(held_by(one, self.card) for one in those):
            return Refusal("RR-20.28", self.seat, f"Nobody else in the space holds {name}.")
        if not any(held.card == self.card for one in those for held in tradable(s, one)):
            return Refusal("RR-20.28", self.seat, f"{name} is a Condition, and cannot be taken.")
        if ask.robbed:
            return Refusal("RR-20.28", self.seat, "Cards are taken before Energy.")
        if ask.last is not None and self.card <= ask.last:
            last = s.text.name(ask.last)
            return Refusal("RR-20.28", self.seat, f"Cards are taken in order; {name} had to come before {last}.")
        return None

    def take(self, ask: AskTheft, s: State, play: Play) -> State:
        victim = next(one for one in victims(s, ask.who) if held_by(one, self.card))
        s = give_card(s, victim.character, ask.who, self.card, play)
        return _rob_on(s, evolve(ask, last=self.card), play)


@record
class RobEnergy(Action):
    """Take Energy, where the host has made it tradable, in the order of turns (RR-R17).

    Attributes:
        count: how much.
        victim: from whom.
    """

    count: int
    victim: Annotated[Character, named]

    says = "rob {count} energy of {victim}"
    means = "{seat} takes {count} Energy of {victim}."

    @classmethod
    def options(cls, ask: AskTheft, s: State, seat: Seat) -> list[RobEnergy]:
        """Any number of those in the space who come later than the last."""
        if not _can_rob_energy(s):
            return []
        later = {one.character for one in s.team[ask.robbed :]}
        return [
            cls(seat, count, one.character)
            for one in victims(s, ask.who)
            if one.character in later
            for count in _counts(one.energy)
        ]

    def refuse(self, ask: AskTheft, s: State) -> Refusal | None:
        """Where it can be taken at all, somebody in the space must have so much, in order."""
        if not _can_rob_energy(s):
            return Refusal("RR-R17", self.seat, "Energy cannot be taken from others in this game.")
        name = s.text.name(self.victim)
        one = next((one for one in victims(s, ask.who) if one.character == self.victim), None)
        if one is None:
            return Refusal("RR-20.28", self.seat, f"{name} is not there to be robbed.")
        if s.team.index(one) < ask.robbed:
            return Refusal("RR-20.28", self.seat, f"Energy is taken in the order of turns; {name} had to come earlier.")
        if self.count not in _counts(one.energy):
            if 1 <= self.count <= one.energy:
                some = f"Take 1 to {_COUNTED} Energy of {name}, or all {one.energy}."
                return Refusal("RR-20.28", self.seat, some)
            least = "Take 1 Energy at least" if self.count < 1 else f"{self.count} Energy cannot be taken"
            return Refusal("RR-20.28", self.seat, f"{least}; {name} holds {one.energy or 'none'}.")
        return None

    def take(self, ask: AskTheft, s: State, play: Play) -> State:
        victim, thief = s.investigator(self.victim), s.investigator(ask.who)
        play.tell(EnergyGiven(self.victim, ask.who, self.count))
        s = with_investigator(s, evolve(victim, energy=victim.energy - self.count))
        s = with_investigator(s, evolve(thief, energy=thief.energy + self.count))
        return _rob_on(s, evolve(ask, robbed=s.team.index(s.investigator(self.victim)) + 1), play)


def _can_rob_energy(s: State) -> bool:
    """Whether Energy is something that one investigator has and another can take (RR-R16, RR-R17)."""
    options = s.setup.options
    return options.tradable_energy and not options.shared_energy


@record
class StopRobbing(Action):
    """Take nothing more (RR-20.28)."""

    says = "stop robbing"
    means = "{seat} takes nothing more."

    def refuse(self, ask: AskTheft, s: State) -> Refusal | None:
        """At least one thing has to be taken."""
        if ask.last is None and not ask.robbed:
            return Refusal("RR-20.28", self.seat, "At least one thing has to be taken.")
        return None

    def take(self, ask: AskTheft, s: State, play: Play) -> State:
        return s


@record
class AskTheft(Decision):
    """The controller of a kleptomaniac chooses what is taken, one thing after the other (RR-20.28).

    Attributes:
        seat: the controller.
        who: who takes it.
        last: the card that was taken last, if one was: only later ones follow.
        robbed: how many investigators, in the order of turns, come no longer into question for Energy.
    """

    seat: Seat
    who: Annotated[Character, named]
    last: Annotated[Discovery | None, named] = None
    robbed: int = 0

    rule = "RR-20.28"
    prompt = "What do you take from the investigators in your space?"
    allows = (Rob, RobEnergy, StopRobbing)

    def default(self, s: State, seat: Seat) -> Any:
        """Take no more than one thing."""
        return self.options(s, seat)[-1] if self.last is not None or self.robbed else self.options(s, seat)[0]
