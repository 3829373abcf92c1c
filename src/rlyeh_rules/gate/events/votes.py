"""Accusations, votes, and what they reveal; the Necronomicon."""

from __future__ import annotations

from typing import Annotated

from rlyeh_rules.gate.cards import Direction, Insanity, Nature, Side
from rlyeh_rules.gate.state import Event
from rlyeh_rules.kernel import OWNER, BySeat, Seat, named, record, secret

__all__ = [
    "AccusationFailed",
    "Accused",
    "BookAsked",
    "BookClosed",
    "BookLeftClosed",
    "BookOpened",
    "BookRenewed",
    "CultistDiscovered",
    "InvestigatorRevealed",
    "NatureRevealed",
    "SpeechWaived",
    "Spoke",
    "VolunteerDeclined",
    "Volunteered",
    "VoteCommitted",
    "VoteLaid",
    "VoteTurned",
    "VotesCounted",
    "VotesLeft",
    "VotesRevealed",
]


@record
class Accused(Event):
    """A player accused another (GR-6.5.2).

    Attributes:
        seat: who accused.
        target: whom.
    """

    seat: Seat
    target: Seat
    rule = "GR-6.5.2"
    tells = "{seat} accused {target}."


@record
class Spoke(Event):
    """The accused spoke in their own defence (GR-6.5.3).

    Attributes:
        seat: who.
    """

    seat: Seat
    rule = "GR-6.5.3"
    tells = "{seat} spoke in their own defence."


@record
class SpeechWaived(Event):
    """The accused did not speak (GR-6.5.3).

    Attributes:
        seat: who.
    """

    seat: Seat
    rule = "GR-6.5.3"
    tells = "{seat} had nothing to say."


@record
class VoteCommitted(Event):
    """A player committed a vote, unseen (GR-R22).

    Attributes:
        seat: who.
        yes: the vote.
    """

    seat: Seat
    yes: Annotated[bool, secret(to=OWNER)]
    rule = "GR-R22"
    tells = "{seat} has voted[: {yes}]."


@record
class VoteLaid(Event):
    """A player voted, for all to see (GR-R22).

    Attributes:
        seat: who.
        yes: the vote.
    """

    seat: Seat
    yes: bool
    rule = "GR-R22"
    tells = "{seat} voted {yes}."


@record
class VotesCounted(Event):
    """All have voted openly, and the votes were counted (GR-R22).

    Attributes:
        votes: the vote of each seat; None where it had none.
        yes: how many voted Yes.
        needed: how many Yes were needed.
    """

    votes: BySeat[bool | None]
    yes: int
    needed: int
    rule = "GR-R22"
    tells = "The votes were counted: Yes {agreeing}; No {refusing}; {needed} Yes needed."

    @property
    def agreeing(self) -> tuple[Seat, ...]:
        """Who voted Yes."""
        return tuple([seat for seat in self.votes.seats() if self.votes[seat] is True])

    @property
    def refusing(self) -> tuple[Seat, ...]:
        """Who voted No."""
        return tuple([seat for seat in self.votes.seats() if self.votes[seat] is False])


@record
class VotesRevealed(VotesCounted):
    """All votes, which had been committed unseen, were revealed together (GR-R22)."""

    rule = "GR-R22"
    tells = "The votes were revealed: Yes {agreeing}; No {refusing}; {needed} Yes needed."
    reveals = True


@record
class VotesLeft(Event):
    """The owner of Blackmail let the votes stand (GR-13.1.7).

    Attributes:
        seat: who.
    """

    seat: Seat
    rule = "GR-13.1.7"
    tells = "{seat} let the votes stand."


@record
class VoteTurned(Event):
    """A vote was turned round by Blackmail (GR-13.1.7).

    Attributes:
        seat: who used it.
        target: whose vote.
        yes: the vote now.
    """

    seat: Seat
    target: Seat
    yes: bool
    rule = "GR-13.1.7"
    tells = "{seat} blackmailed {target}, whose vote is now {yes}."


@record
class AccusationFailed(Event):
    """An accusation got too few votes; nothing is revealed (GR-6.5.9).

    Attributes:
        seat: who accused.
        target: whom.
        yes: how many voted Yes.
        needed: how many Yes were needed.
    """

    seat: Seat
    target: Seat
    yes: int
    needed: int
    rule = "GR-6.5.9"
    tells = "The accusation of {target} failed: {yes} voted Yes, and {needed} were needed."


@record
class NatureRevealed(Event):
    """A player turned over their Secret Nature, and a turning card with it (GR-6.5.8, GR-14.2.3).

    Attributes:
        seat: who.
        nature: the Secret Nature.
        turned_by: the turning card that decides instead, if there is one.
    """

    seat: Seat
    nature: Annotated[Nature, named]
    turned_by: Annotated[Insanity | None, named]
    rule = "GR-6.5.8"
    tells = "{seat} revealed {nature}[ and {turned_by}]."
    reveals = True


@record
class CultistDiscovered(Event):
    """A player is a discovered Cultist now, and discarded all insanity (GR-6.5.10, GR-12.2).

    Attributes:
        seat: who.
        insanity: how many insanity cards they discarded.
    """

    seat: Seat
    insanity: int
    rule = "GR-6.5.10"
    tells = "{seat} is a discovered Cultist; insanity cards discarded: {insanity}."


@record
class InvestigatorRevealed(Event):
    """The accused turned out to be an Investigator (GR-6.5.11).

    Attributes:
        seat: who.
        side: the Investigators.
    """

    seat: Seat
    side: Side
    rule = "GR-6.5.11"
    tells = "{seat} is one of the {side}."


# ------------------------------------------------------------------ the Necronomicon


@record
class BookAsked(Event):
    """A player asked the group whether to consult the Necronomicon (GR-11.3.1).

    Attributes:
        seat: who.
    """

    seat: Seat
    rule = "GR-11.3.1"
    tells = "{seat} asked whether to consult the Necronomicon."


@record
class BookLeftClosed(Event):
    """The Necronomicon stays closed: too few votes, or nobody volunteered (GR-R30)."""

    rule = "GR-R30"
    tells = "The Necronomicon stays closed."


@record
class Volunteered(Event):
    """A player volunteered to open the Necronomicon (GR-11.3.3).

    Attributes:
        seat: who.
    """

    seat: Seat
    rule = "GR-11.3.3"
    tells = "{seat} volunteered to open the Necronomicon."


@record
class VolunteerDeclined(Event):
    """A player did not want to open the Necronomicon (GR-11.3.3).

    Attributes:
        seat: who.
    """

    seat: Seat
    rule = "GR-11.3.3"
    tells = "{seat} did not volunteer."


@record
class BookOpened(Event):
    """The Necronomicon was opened (GR-11.3.5).

    Attributes:
        seat: by whom.
        direction: the direction that is in force now.
    """

    seat: Seat
    direction: Annotated[Direction, named]
    rule = "GR-11.3.5"
    tells = "{seat} opened the Necronomicon: {direction}."
    reveals = True


@record
class BookClosed(Event):
    """The Necronomicon was closed after a success (GR-11.3.10).

    Attributes:
        direction: the direction that was in force.
    """

    direction: Annotated[Direction, named]
    rule = "GR-11.3.10"
    tells = "The Necronomicon was closed; {direction} is set aside."


@record
class BookRenewed(Event):
    """The directions had run out; the used ones were shuffled into a new book (GR-R26).

    Attributes:
        cards: how many.
    """

    cards: int
    rule = "GR-R26"
    tells = "{cards} used directions were shuffled into a new book."
