"""Make an Accusation: naming a player, the defence, the vote, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from rlyeh_rules.kernel import BySeat, Play, Refusal, Seat, record

from . import events
from .cards import Deed, Equipment
from .deeds import TurnAction, accusable
from .discovered import reveal_nature
from .effects import Mute
from .equipment.uses import refuse_other
from .insanity import DrawInsanity, imposed
from .state import Action, Decision, State, Step
from .voting import AskAccused, votes_needed

__all__ = ["Accuse", "AskStatement", "Sentence", "Speak", "Waive"]


@record
class Accuse(TurnAction):
    """Accuse another player of being a Cultist (GR-6.5.2).

    Attributes:
        target: whom.
    """

    target: Seat

    says = "accuse {target}"
    means = "{seat} accuses {target} of being a Cultist."
    deed = Deed.ACCUSE

    @classmethod
    def listed(cls, s: State, seat: Seat) -> Sequence[Accuse]:
        """Everybody else of whom it is not known what they are."""
        return _of_each(seat, accusable(s, seat))

    def forbids(self, s: State) -> Refusal | None:
        """Another player, of whom it is not known what they are (GR-R23)."""
        refusal = refuse_other(s, self.seat, self.target, "GR-6.5.2")
        if refusal is not None or self.target in accusable(s, self.seat):
            return refusal
        name = s.seat_name(self.target)
        if s.players[self.target].revealed is None:
            return Refusal("GR-R55", self.seat, f"You act through {name}, who cannot accuse themselves.")
        return Refusal("GR-R23", self.seat, f"Everybody knows what {name} is.")

    def act(self, s: State, play: Play) -> State:
        """First the accused is heard, then all vote."""
        play.tell(events.Accused(self.seat, self.target))
        voters = tuple([seat for seat in s.undiscovered if seat != self.target])
        votes: BySeat[bool | None] = BySeat([None] * len(s.players))
        play.then(
            AskStatement(self.target),
            AskAccused(self.seat, self.target, voters, votes, s.setup.options.open_votes),
            Sentence(self.seat, self.target),
        )
        return s


@cache
def _of_each(seat: Seat, targets: tuple[Seat, ...]) -> Sequence[Accuse]:
    """The accusations of several players, which are listed turn after turn."""
    return tuple([Accuse(seat, target) for target in targets])


# ------------------------------------------------------------------ the defence


@record
class Speak(Action):
    """Speak in your own defence; what you say is no part of the rules (GR-6.5.3)."""

    says = "speak"
    means = "{seat} speaks in their own defence."

    def refuse(self, ask: AskStatement, s: State) -> Refusal | None:
        """Insanity may leave the accused speechless."""
        if imposed(s, self.seat, Mute):
            return Refusal("GR-R53", self.seat, "Your insanity has left you speechless.")
        return None

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """Only the accused is heard, once, before the vote."""
        return Refusal("GR-6.5.3", self.seat, "Only the accused is heard, before the vote.")

    def take(self, ask: AskStatement, s: State, play: Play) -> State:
        play.tell(events.Spoke(self.seat))
        return s


@record
class Waive(Action):
    """Say nothing (GR-6.5.3)."""

    says = "waive"
    means = "{seat} has nothing to say."

    def take(self, ask: AskStatement, s: State, play: Play) -> State:
        play.tell(events.SpeechWaived(self.seat))
        return s


@record
class AskStatement(Decision):
    """The accused may speak before anybody votes (GR-6.5.3).

    Attributes:
        seat: the accused.
    """

    seat: Seat

    rule = "GR-6.5.3"
    prompt = "You are accused. Speak in your own defence, or waive."
    allows = (Speak, Waive)

    def default(self, s: State, seat: Seat) -> Waive:
        return Waive(seat)

    def is_open(self, s: State) -> bool:
        """What makes an accused speechless lies open; but the owner of Opium must have time to use it."""
        return s.holder(Equipment.OPIUM) is None


# ------------------------------------------------------------------ what comes of it


@record
class Sentence(Step):
    """The votes count: a majority of all undiscovered players reveals the accused (GR-6.5.6).

    Attributes:
        seat: who accused.
        target: the accused.
    """

    seat: Seat
    target: Seat

    def run(self, s: State, play: Play) -> State:
        needed = votes_needed(len(s.undiscovered))
        yes = 0 if s.ballot is None else s.ballot.yes
        if yes >= needed:
            return reveal_nature(s, self.target, play)
        play.tell(events.AccusationFailed(self.seat, self.target, yes, needed))
        play.then(DrawInsanity(s.turn.body))  # GR-6.5.14
        return s
