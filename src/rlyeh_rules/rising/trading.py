"""Trade: Items and Companions change hands among the investigators of a space, in all directions (RR-13.8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from rlyeh_rules.kernel import Play, Refusal, Seat, evolve, named, record

from .acts import TurnAction
from .cards import Character, Discovery
from .energy import give_energy
from .holding import give_card, tradable
from .pieces import Investigator
from .state import Action, Decision, State, once

__all__ = ["AskTrade", "DoneTrading", "Give", "GiveEnergy", "Trade", "traders"]


def traders(s: State) -> list[Investigator]:
    """The investigators in the space of the active one, who is one of them; in the order of their turns (RR-R43)."""
    space = s.active.space
    return [] if space is None else [one for one in s.team if one.space is space]


def _has_something(s: State, one: Investigator) -> bool:
    return bool(one.cards and tradable(s, one)) or (one.energy > 0 and s.setup.options.tradable_energy)


@record
class Trade(TurnAction):
    """Exchange Items and Companions with the investigators of your space (RR-13.8); with that option Energy too."""

    says = "trade"
    means = "{seat} trades."

    @classmethod
    def listed(cls, s: State, one: Investigator) -> Sequence[Trade]:
        """Where there are others and something to give."""
        space = one.space
        here = [other for other in s.team if other.space is space]
        can = len(here) > 1 and [other for other in here if _has_something(s, other)]
        return (once(cls, one.seat),) if can else ()

    def forbids(self, s: State) -> Refusal | None:
        """Nobody trades alone, as one always is on a body part (RR-R11), or trades nothing."""
        here = traders(s)
        if len(here) < 2:  # noqa: PLR2004 - one alone
            return Refusal("RR-13.8", self.seat, f"Nobody is in the space of {s.text.name(s.turn.who)} to trade with.")
        if not any(_has_something(s, other) for other in here):
            return Refusal("RR-13.8", self.seat, "Nobody here has anything that can be traded.")
        return None

    def act(self, s: State, play: Play) -> State:
        return _go_on(AskTrade(self.seat, s.turn.who), s, play)


@record
class Give(Action):
    """Give a card of somebody here to somebody else here; several in the order of their names.

    Attributes:
        card: which one.
        to: who gets it.
    """

    card: Annotated[Discovery, named]
    to: Annotated[Character, named]

    says = "give {card} to {to}"
    means = "{seat} gives {card} to {to}."

    @classmethod
    def options(cls, ask: AskTrade, s: State, seat: Seat) -> list[Give]:
        """Every card that comes after the last, to everybody but who has it; none once Energy is given."""
        if ask.givers:
            return []
        here = traders(s)
        found = sorted((held.card, giver.character) for giver in here for held in tradable(s, giver))
        return [
            once(cls, seat, card, taker.character)
            for card, giver in found
            if ask.last is None or card > ask.last
            for taker in here
            if taker.character != giver
        ]

    def refuse(self, ask: AskTrade, s: State) -> Refusal | None:
        """It must be an Item or a Companion of somebody here, not traded yet, and go to somebody else here."""
        here = traders(s)
        name = s.text.name(self.card)
        giver = next((one for one in here if any(held.card == self.card for held in one.cards)), None)
        if giver is None:
            return Refusal("RR-13.8", self.seat, f"Nobody here has {name}.")
        if all(held.card != self.card for held in tradable(s, giver)):
            return Refusal("RR-22.6", self.seat, f"{name} is a Condition, which cannot be traded.")
        if self.to == giver.character or all(one.character != self.to for one in here):
            return Refusal("RR-13.8", self.seat, f"{name} can go only to somebody else in this space.")
        if ask.givers:
            return Refusal("RR-13.8", self.seat, "Cards are given before Energy.")
        if ask.last is not None and self.card <= ask.last:
            return Refusal("RR-13.8", self.seat, f"Cards are given in order, each once; {name} had to come earlier.")
        return None

    def take(self, ask: AskTrade, s: State, play: Play) -> State:
        giver = next(one for one in traders(s) if any(held.card == self.card for held in one.cards))
        s = give_card(s, giver.character, self.to, self.card, play)
        return _go_on(evolve(ask, last=self.card), s, play)


@record
class GiveEnergy(Action):
    """Give an Energy token of somebody here to somebody else here, with that option (RR-R17).

    Givers come in the order of their turns, and so do takers; who gives takes none, and the other way round. So
    whatever is to change hands, there is one way to say it.

    Attributes:
        giver: who gives it.
        to: who gets it.
    """

    giver: Annotated[Character, named]
    to: Annotated[Character, named]

    says = "give energy of {giver} to {to}"
    means = "{seat} gives an Energy token of {giver} to {to}."

    @classmethod
    def options(cls, ask: AskTrade, s: State, seat: Seat) -> list[GiveEnergy]:
        """From everybody who can still give to everybody who can still take."""
        if not s.setup.options.tradable_energy:
            return []
        here = traders(s)
        names = [one.character for one in here]
        return [
            once(cls, seat, giver.character, taker)
            for giver in here
            if giver.energy > 0 and ask.can_give(names, giver.character)
            for taker in names
            if taker != giver.character and ask.can_take(names, taker)
        ]

    def refuse(self, ask: AskTrade, s: State) -> Refusal | None:
        """Both must be here, the one with Energy, and the order must be kept."""
        if not s.setup.options.tradable_energy:
            return Refusal("RR-R17", self.seat, "In this game Energy cannot be traded.")
        here = traders(s)
        names = [one.character for one in here]
        if self.giver not in names or self.to not in names or self.giver == self.to:
            return Refusal("RR-13.8", self.seat, "Energy goes from somebody in this space to somebody else in it.")
        giver = s.text.name(self.giver)
        if s.investigator(self.giver).energy < 1:
            return Refusal("RR-13.8", self.seat, f"{giver} has no Energy.")
        if not ask.can_give(names, self.giver):
            return Refusal("RR-13.8", self.seat, f"{giver} has taken Energy in this Trade, or had to give it earlier.")
        if not ask.can_take(names, self.to):
            taker = s.text.name(self.to)
            return Refusal("RR-13.8", self.seat, f"{taker} has given Energy in this Trade, or had to take it earlier.")
        return None

    def take(self, ask: AskTrade, s: State, play: Play) -> State:
        s = give_energy(s, self.giver, self.to, 1, play)
        givers, takers = (*ask.givers, self.giver), (*ask.takers, self.to)
        return _go_on(evolve(ask, givers=tuple(dict.fromkeys(givers)), takers=tuple(dict.fromkeys(takers))), s, play)


@record
class DoneTrading(Action):
    """End the Trade."""

    says = "done trading"
    means = "{seat} ends the Trade."

    def refuse(self, ask: AskTrade, s: State) -> Refusal | None:
        """At least one thing must have changed hands."""
        if ask.begun:
            return None
        return Refusal("RR-13.8", self.seat, "At least one thing has to be traded.")

    def take(self, ask: AskTrade, s: State, play: Play) -> State:
        return s


@record
class AskTrade(Decision):
    """What is traded? The controller of the active investigator decides for all (RR-25.1).

    Attributes:
        seat: who decides.
        who: the active investigator.
        last: the card that has been given last.
        givers: who has given Energy.
        takers: who has taken Energy.
    """

    seat: Seat
    who: Annotated[Character, named]
    last: Annotated[Discovery | None, named] = None
    givers: Annotated[tuple[Character, ...], named] = ()
    takers: Annotated[tuple[Character, ...], named] = ()

    rule = "RR-13.8"
    prompt = "Give a card to somebody here, or be done trading."
    allows = (Give, GiveEnergy, DoneTrading)
    of_one = False

    @property
    def begun(self) -> bool:
        """Whether anything has changed hands."""
        return self.last is not None or bool(self.givers)

    def can_give(self, names: Sequence[Character], who: Character) -> bool:
        """Whether somebody here can still give Energy: who has taken none, and is not before the last giver."""
        return who not in self.takers and (not self.givers or names.index(who) >= names.index(self.givers[-1]))

    def can_take(self, names: Sequence[Character], who: Character) -> bool:
        """Whether somebody here can still take Energy: who has given none, and is not before the last taker."""
        return who not in self.givers and (not self.takers or names.index(who) >= names.index(self.takers[-1]))

    def default(self, s: State, seat: Seat) -> Any:
        """Trade no more than has to be."""
        return DoneTrading(seat) if self.begun else self.options(s, seat)[0]


def _go_on(ask: AskTrade, s: State, play: Play) -> State:
    """Ask what else is traded; where only one thing can be given, and something must be, it is given."""
    found = ask.options(s, ask.seat)
    if len(found) > 1:
        play.then(ask)
        return s
    done: State = found[0].take(ask, s, play)
    return done
