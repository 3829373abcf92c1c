"""Chapter 7: an accusation. All vote at once and unseen; then votes may be turned."""

from __future__ import annotations

from typing import Annotated

from rlyeh_rules.kernel import OWNER, BySeat, Outcome, Play, Refusal, Seat, evolve, record, secret

from . import events
from .cards import away
from .damage import wound
from .pool import lacks
from .state import BLACKMAIL, CULT, LOYAL, Action, Decision, State, Step, change, seats_of, without


@record
class Vote(Action):
    """Say yes or no; it may be changed until the last seat has voted (LN-7.2, LN-7.3)."""

    yes: Annotated[bool, secret(to=OWNER)]
    says = "vote {yes}"
    means = "{seat} votes {yes}."

    @classmethod
    def options(cls, ask: AskVotes, s: State, seat: Seat) -> list[Vote]:
        given = ask.votes[seat]
        return [cls(seat, yes) for yes in (True, False) if yes is not given]

    def refuse(self, ask: AskVotes, s: State) -> Refusal | None:
        if self.yes is ask.votes[self.seat]:
            return Refusal("LN-7.3", self.seat, "That is how you have voted already.")
        return None

    def take(self, ask: AskVotes, s: State, play: Play) -> State:
        ask = evolve(ask, votes=ask.votes.put(self.seat, self.yes))
        play.tell(events.Committed(self.seat))
        if ask.waits:
            play.then(ask)
            return s
        play.tell(events.VotesShown(ask.votes))
        if s.setup.options.blackmail:
            play.then(AskBlackmail(ask.accuser, ask.accused, ask.votes))
        else:
            play.then(Verdict(ask.accuser, ask.accused, ask.votes))
        return s


@record
class AskVotes(Decision):
    """Who has not voted yet; what has been said lies face down (LN-7.2)."""

    accuser: Seat
    accused: Seat
    votes: Annotated[BySeat[bool | None], secret(to=OWNER, among=(True, False))]

    rule = "LN-7.2"
    prompt = "Is the accused of the cult?"
    allows = (Vote,)

    @property
    def waits(self) -> tuple[Seat, ...]:
        return tuple([seat for seat in self.votes.seats() if self.votes[seat] is None and seat != self.accused])

    def may(self, seat: Seat) -> bool:
        return seat != self.accused


# ------------------------------------------------------------------ the window after the votes


@record
class Turn(Action):
    """Blackmail a voter: the vote is turned round (LN-7.5)."""

    target: Seat
    says = "blackmail {target}"
    means = "{seat} blackmails {target}."

    @classmethod
    def options(cls, ask: AskBlackmail, s: State, seat: Seat) -> list[Turn]:
        if BLACKMAIL not in s.players[seat].hand:
            return []
        return [cls(seat, target) for target in s.players.seats() if ask.votes[target] is not None]

    def refuse(self, ask: AskBlackmail, s: State) -> Refusal | None:
        if not 0 <= self.target < len(ask.votes) or ask.votes[self.target] is None:
            return Refusal("LN-7.5", self.seat, f"Seat {self.target} has not voted.")
        return lacks(s, self.seat, BLACKMAIL, "LN-7.5")

    def take(self, ask: AskBlackmail, s: State, play: Play) -> State:
        play.tell(events.VoteTurned(self.seat, self.target))
        play.then(evolve(ask, votes=ask.votes.put(self.target, not ask.votes[self.target]), waived=()))
        return away(change(s, self.seat, hand=without(s.players[self.seat].hand, BLACKMAIL)), BLACKMAIL)


@record
class Waive(Action):
    """Let the votes stand (LN-7.5)."""

    says = "waive"
    means = "{seat} lets the votes stand."

    def take(self, ask: AskBlackmail, s: State, play: Play) -> State:
        play.tell(events.Waived(self.seat))
        waived = tuple(sorted((*ask.waived, self.seat)))
        if len(waived) < len(ask.votes):
            play.then(evolve(ask, waived=waived))
        else:
            play.then(Verdict(ask.accuser, ask.accused, ask.votes))
        return s


@record
class AskBlackmail(Decision):
    """Every seat is asked, holder or not: to ask the holders alone would give them away (LN-7.5)."""

    accuser: Seat
    accused: Seat
    votes: BySeat[bool | None]
    waived: tuple[Seat, ...] = ()

    rule = "LN-7.5"
    prompt = "Turn a vote, or let them stand."
    allows = (Turn, Waive)

    @property
    def waits(self) -> tuple[Seat, ...]:
        return tuple([seat for seat in self.votes.seats() if seat not in self.waived])

    def default(self, s: State, seat: Seat) -> Waive:
        return Waive(seat)


@record
class Verdict(Step):
    """A majority shows the role; a wrong accusation wounds the accuser (LN-7.6, LN-7.7)."""

    accuser: Seat
    accused: Seat
    votes: BySeat[bool | None]

    def run(self, s: State, play: Play) -> State:
        if self.votes.count(True) * 2 <= len(self.votes):
            return s
        s = evolve(change(s, self.accused, revealed=True), undo=None)
        role = s.players[self.accused].role
        play.tell(events.RoleShown(self.accused, role))
        if role != CULT:
            return wound(s, self.accuser, 1, play)
        if all(s.players[seat].revealed for seat in seats_of(s, CULT)):
            play.end(s, Outcome(seats_of(s, LOYAL), "the cult is found", "LN-9.5"))
        return s
