"""Blackmail: a vote is turned round once it is known."""

from __future__ import annotations

from typing import Any

from rlyeh_rules.gate import events
from rlyeh_rules.gate.cards import Equipment
from rlyeh_rules.gate.changes import with_board
from rlyeh_rules.gate.state import Action, Decision, State
from rlyeh_rules.kernel import Play, Refusal, Seat, evolve, record

from .uses import EquipmentAction, other_seats, refuse_other, spend

__all__ = ["AskBlackmail", "Blackmail", "LeaveVotes"]


@record
class Blackmail(EquipmentAction):
    """Turn another player's vote from Yes to No or from No to Yes (GR-13.1.7).

    It counts whatever that player's insanity says (GR-13.1.6).

    Attributes:
        target: whose vote.
    """

    target: Seat

    says = "blackmail {target}"
    means = "{seat} turns the vote of {target} round."
    equipment = Equipment.BLACKMAIL
    when = "after the votes are revealed and before they count"
    rule = "GR-R48"

    @classmethod
    def options(cls, ask: AskBlackmail, s: State, seat: Seat) -> list[Blackmail]:
        """Everybody else who has voted."""
        return [cls(seat, other) for other in other_seats(s, seat) if _vote(s, other) is not None]

    def forbids(self, ask: AskBlackmail, s: State) -> Refusal | None:
        """Another player who has voted."""
        refusal = refuse_other(s, self.seat, self.target, "GR-13.1.7")
        if refusal is None and _vote(s, self.target) is None:
            return Refusal("GR-13.1.7", self.seat, f"{s.seat_name(self.target)} has no vote in this.")
        return refusal

    def take(self, ask: AskBlackmail, s: State, play: Play) -> State:
        s = spend(s, self.seat, play)
        turned = not _vote(s, self.target)
        play.tell(events.VoteTurned(self.seat, self.target, turned))
        ballot: Any = s.ballot
        return with_board(s, ballot=evolve(ballot, votes=ballot.votes.put(self.target, turned)))


def _vote(s: State, seat: Seat) -> bool | None:
    """How a seat has voted; None if it had no vote."""
    ballot: Any = s.ballot  # the votes have just been revealed
    vote: bool | None = ballot.votes[seat]
    return vote


@record
class LeaveVotes(Action):
    """Let the votes stand (GR-13.1.7)."""

    says = "let stand"
    means = "{seat} lets the votes stand."

    def take(self, ask: AskBlackmail, s: State, play: Play) -> State:
        play.tell(events.VotesLeft(self.seat))
        return s


@record
class AskBlackmail(Decision):
    """The votes are known; the owner of Blackmail, which lies open, may turn one (GR-R48).

    Attributes:
        seat: the owner.
    """

    seat: Seat

    rule = "GR-R48"
    prompt = "Turn a vote by Blackmail, or let the votes stand."
    allows = (Blackmail, LeaveVotes)

    def default(self, s: State, seat: Seat) -> LeaveVotes:
        return LeaveVotes(seat)
