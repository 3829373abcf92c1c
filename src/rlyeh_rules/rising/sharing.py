"""Sharing the investigators out: who plays which of the five, and who they are."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Final

from rlyeh_rules.kernel import Play, Refusal, Seat, changer, evolve, named, record

from .cards import Character
from .changes import with_team, with_turn
from .events.setup import CharacterTaken, InvestigatorHandedOut
from .pieces import Investigator
from .state import Action, Decision, State, Step

__all__ = [
    "INVESTIGATORS",
    "AskInvestigator",
    "AskSharing",
    "ChooseInvestigators",
    "HandOut",
    "ShareOut",
    "TakeInvestigator",
    "takers",
]

INVESTIGATORS: Final = 5
"""Whatever the number of people (RR-1.1)."""

_with_seat = changer(Investigator, "seat")
_with_character = changer(Investigator, "character")


def _put(team: tuple[Investigator, ...], at: int, one: Investigator) -> tuple[Investigator, ...]:
    return (*team[:at], one, *team[at + 1 :])


# ------------------------------------------------------------------ handing out


def takers(s: State, at: int) -> list[Seat]:
    """To whom the investigator in a place can go, so that in the end every player has at least one (RR-1.2).

    Args:
        s: the state; the investigators in the places before have been handed out.
        at: the place, from 0.
    """
    has = Counter(one.seat for one in s.team[:at])
    without = [seat for seat in s.seats if not has[seat]]
    return without if len(without) >= len(s.team) - at else list(s.seats)


def _hand_out(s: State, at: int, seat: Seat, play: Play) -> State:
    play.tell(InvestigatorHandedOut(at + 1, seat))
    play.then(ShareOut(at + 1))
    return with_team(s, _put(s.team, at, _with_seat(s.team[at], seat)))


@record
class ShareOut(Step):
    """The five investigators are handed out one by one, in the order of their turns (RR-1.2, RR-R43).

    Attributes:
        at: the place of the next, from 0.
    """

    at: int

    def run(self, s: State, play: Play) -> State:
        """Whoever has to get the next one gets it without being asked for."""
        if self.at >= len(s.team):
            return s
        to = takers(s, self.at)
        if len(to) == 1:
            return _hand_out(s, self.at, to[0], play)
        play.then(AskSharing(s.seats[0], self.at))
        return s


@record
class HandOut(Action):
    """Hand the next investigator out (RR-1.2).

    Attributes:
        taker: to whom.
    """

    taker: Seat

    says = "hand to {taker}"
    means = "{seat} hands the next investigator to {taker}."

    @classmethod
    def options(cls, ask: AskSharing, s: State, seat: Seat) -> list[HandOut]:
        """Everybody, as long as enough are left for those who have none."""
        return [cls(seat, taker) for taker in takers(s, ask.at)]

    def refuse(self, ask: AskSharing, s: State) -> Refusal | None:
        """Nobody may stay without."""
        if self.taker not in s.seats:
            return Refusal("RR-1.2", self.seat, "There is no such player.")
        if self.taker not in takers(s, ask.at):
            left = len(s.team) - ask.at
            return Refusal("RR-1.2", self.seat, f"Every player gets an investigator, and {left} are left for the rest.")
        return None

    def take(self, ask: AskSharing, s: State, play: Play) -> State:
        return _hand_out(s, ask.at, self.taker, play)


@record
class AskSharing(Decision):
    """The first seat hands out the next investigator, as the players have agreed (RR-1.2).

    Attributes:
        seat: the first seat.
        at: the place of the investigator in the order of turns, from 0.
    """

    seat: Seat
    at: int

    rule = "RR-1.2"
    prompt = "Who plays the next investigator?"
    allows = (HandOut,)


# ------------------------------------------------------------------ choosing


def free_characters(s: State, at: int) -> list[Character]:
    """The characters that none of the investigators before a place has."""
    taken = {one.character for one in s.team[:at]}
    return [facts.id for facts in s.setup.content.investigators if facts.id not in taken]


def _choose(s: State, at: int, who: Character, play: Play) -> State:
    """Whoever stood for the investigator so far is exchanged; what nobody has chosen yet has no meaning."""
    old, team = s.team[at].character, s.team
    for later in range(at + 1, len(team)):
        if team[later].character == who:
            team = _put(team, later, _with_character(team[later], old))
    team = _put(team, at, _with_character(team[at], who))
    play.tell(CharacterTaken(team[at].seat, who))
    play.then(ChooseInvestigators(at + 1))
    return with_turn(with_team(s, team), evolve(s.turn, who=team[0].character))


@record
class ChooseInvestigators(Step):
    """Each investigator's player chooses who it is, in the order of turns (RR-26.4).

    Attributes:
        at: the place of the next, from 0.
    """

    at: int

    def run(self, s: State, play: Play) -> State:
        """Where a single character is left there is nothing to choose."""
        if self.at >= len(s.team):
            return s
        free = free_characters(s, self.at)
        if len(free) == 1:
            return _choose(s, self.at, free[0], play)
        play.then(AskInvestigator(s.team[self.at].seat, self.at))
        return s


@record
class TakeInvestigator(Action):
    """Choose a character that nobody has (RR-26.4).

    Attributes:
        who: which one.
    """

    who: Annotated[Character, named]

    says = "be {who}"
    means = "{seat} plays {who}."

    @classmethod
    def options(cls, ask: AskInvestigator, s: State, seat: Seat) -> list[TakeInvestigator]:
        """Every character that is left."""
        return [cls(seat, who) for who in free_characters(s, ask.at)]

    def refuse(self, ask: AskInvestigator, s: State) -> Refusal | None:
        """The five are different."""
        if self.who not in s.setup.content.boards:
            return Refusal("RR-26.4", self.seat, f"There is no investigator {self.who}.")
        if any(one.character == self.who for one in s.team[: ask.at]):
            return Refusal("RR-26.4", self.seat, f"{s.text.name(self.who)} has been chosen already.")
        return None

    def take(self, ask: AskInvestigator, s: State, play: Play) -> State:
        return _choose(s, ask.at, self.who, play)


@record
class AskInvestigator(Decision):
    """A player chooses who one of their investigators is (RR-26.4).

    Attributes:
        seat: who plays the investigator.
        at: its place in the order of turns, from 0.
    """

    seat: Seat
    at: int

    rule = "RR-26.4"
    prompt = "Who is your next investigator?"
    allows = (TakeInvestigator,)
