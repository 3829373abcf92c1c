"""Votes, of an accusation or on the Necronomicon: committed unseen, revealed together (GR-R22)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any

from rlyeh_rules.kernel import OWNER, BySeat, Play, Refusal, Seat, evolve, record, secret

from . import events
from .cards import Equipment
from .changes import with_board
from .equipment.blackmail import AskBlackmail
from .insanity import answers_open
from .state import Action, Ballot, Decision, State, Step

__all__ = ["Answer", "AskAccused", "AskBook", "AskVotes", "CountVotes", "Vote", "VoteOpenly", "votes_needed"]


def votes_needed(players: int) -> int:
    """How many Yes make a majority of so many undiscovered players (GR-6.5.7, GR-R21).

    Examples:
        >>> from rlyeh_rules.gate import votes_needed
        >>> [votes_needed(players) for players in range(3, 9)]
        [2, 3, 3, 4, 4, 5]
    """
    return players // 2 + 1


class Answer(Action):
    """An answer in a vote, committed unseen or given openly."""

    __slots__ = ()
    yes: bool

    def refuse(self, ask: AskVotes, s: State) -> Refusal | None:
        """Insanity may leave one answer only (GR-8.15)."""
        if not isinstance(self, ask.kind_of_answer):
            how = "openly" if ask.open else "in secret"
            return Refusal("GR-R22", self.seat, f"Votes are given {how} in this game.")
        if self.yes not in answers_open(s, self.seat):
            return Refusal("GR-8.15", self.seat, f"Your insanity lets you vote only {'No' if self.yes else 'Yes'}.")
        return None

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """Who has no vote, or none any more; or there is nothing to vote on."""
        if isinstance(ask, AskVotes):
            if self.seat == ask.accused:
                return Refusal("GR-6.5.5", self.seat, "The accused does not vote.")
            if s.players[self.seat].is_discovered:
                return Refusal("GR-12.9", self.seat, "A discovered Cultist does not vote.")
            return Refusal("GR-R22", self.seat, "You have voted, and in this game a vote is final.")
        if ask.rule == "GR-6.5.3":
            return Refusal("GR-6.5.3", self.seat, "The accused may speak before anybody votes.")
        if isinstance(ask, AskBlackmail):
            return Refusal("GR-6.5.4", self.seat, "The votes are revealed; nobody votes any more.")
        return Refusal("GR-6.5.4", self.seat, "There is nothing to vote on now.")

    def take(self, ask: AskVotes, s: State, play: Play) -> State:
        ask = evolve(ask, votes=ask.votes.put(self.seat, self.yes))
        told = events.VoteLaid if ask.open else events.VoteCommitted
        play.tell(told(self.seat, self.yes))
        if ask.waits:
            play.then(ask)
        else:
            play.then(CountVotes(Ballot(ask.asker, ask.accused, ask.votes)))
        return s


@record
class Vote(Answer):
    """Vote Yes or No, unseen; until the last has voted it may be given again, the same or another (GR-R22).

    Attributes:
        yes: the vote.
    """

    yes: Annotated[bool, secret(to=OWNER)]

    says = "vote {yes}"
    means = "{seat} votes {yes}."


@record
class VoteOpenly(Answer):
    """Vote Yes or No for all to see, where the host has chosen that; it is final (GR-R22).

    Attributes:
        yes: the vote.
    """

    yes: bool

    says = "vote {yes} openly"
    means = "{seat} votes {yes}, for all to see."


@cache
def _either(seat: Seat, *, openly: bool) -> tuple[Answer, Answer]:
    """Both answers: what is listed for every seat that is free and has not voted, after each vote of another."""
    kind = VoteOpenly if openly else Vote
    return kind(seat, yes=True), kind(seat, yes=False)


@record
class AskVotes(Decision):
    """Everybody who has a vote is asked for it at once.

    Attributes:
        asker: who accused, or asked for the Necronomicon.
        accused: who is accused; None in a vote on the Necronomicon.
        voters: those who have a vote.
        votes: what has been committed; None where nothing has been yet.
        open: whether a vote is public and final at once.
    """

    asker: Seat
    accused: Seat | None
    voters: tuple[Seat, ...]
    votes: Annotated[BySeat[bool | None], secret(to=OWNER, unless="open", among=(True, False))]
    open: bool = False

    rule = "GR-R22"
    prompt = "Vote Yes or No."
    allows = (Vote, VoteOpenly)

    @property
    def kind_of_answer(self) -> type[Vote | VoteOpenly]:
        """How it is voted."""
        return VoteOpenly if self.open else Vote

    @property
    def waits(self) -> tuple[Seat, ...]:
        """Who has not voted."""
        votes = self.votes
        return tuple([seat for seat in self.voters if votes[seat] is None])

    def options(self, s: State, seat: Seat) -> Sequence[Answer]:
        """What insanity leaves open: also what has been committed, so that to vote again does not tell of a change."""
        answers = answers_open(s, seat)
        if len(answers) == 1:
            return [self.kind_of_answer(seat, yes) for yes in answers]
        return _either(seat, openly=self.open)

    def may(self, seat: Seat) -> bool:
        """Who has a vote, and has not given it for good."""
        return seat in self.voters and not (self.open and self.votes[seat] is not None)

    def default(self, s: State, seat: Seat) -> Answer:
        """A vote not given in time is a No, or the only answer that insanity leaves (GR-R22)."""
        return self.kind_of_answer(seat, False not in answers_open(s, seat))


@record
class AskAccused(AskVotes):
    """The vote on an accusation (GR-6.5.4)."""

    rule = "GR-6.5.4"
    prompt = "Is the accused a Cultist? Vote Yes or No."


@record
class AskBook(AskVotes):
    """The vote on consulting the Necronomicon (GR-11.3.2)."""

    rule = "GR-11.3.2"
    prompt = "Shall the Necronomicon be consulted? Vote Yes or No."


@record
class CountVotes(Step):
    """All votes are revealed together (GR-R22); then the owner of Blackmail may turn one.

    Attributes:
        ballot: the votes.
    """

    ballot: Ballot

    def run(self, s: State, play: Play) -> State:
        votes = self.ballot.votes
        told = events.VotesCounted if s.setup.options.open_votes else events.VotesRevealed
        play.tell(told(votes, self.ballot.yes, votes_needed(len(s.undiscovered))))
        holder = s.holder(Equipment.BLACKMAIL)
        if holder is not None and any(vote is not None for _, vote in votes.others(holder)):
            play.then(AskBlackmail(holder))
        return with_board(s, ballot=self.ballot)
