"""R'lyeh Energy: who has how much of it, and the action that picks it up."""

from __future__ import annotations

from collections.abc import Sequence

from rlyeh_rules.kernel import Play, Refusal, Seat, evolve, record

from .acts import TurnAction
from .cards import Character
from .changes import with_board, with_energy, with_investigator
from .events.things import EnergyAttuned, EnergyGiven, EnergySpent
from .options import MOST_ATTUNED
from .pieces import Investigator
from .state import State, once

__all__ = ["Attune", "energy_of", "give_energy", "lacking", "spend"]

# ------------------------------------------------------------------ whose it is


def energy_of(s: State, one: Investigator) -> int:
    """The Energy that an investigator can spend: their own, or that of the group (RR-R16)."""
    return s.board.pool if s.setup.options.shared_energy else one.energy


def lacking(s: State, seat: Seat, one: Investigator, count: int) -> Refusal:
    """That an investigator has not so much Energy to spend (RR-3.9)."""
    whose = "the group" if s.setup.options.shared_energy else s.text.name(one.character)
    return Refusal("RR-3.9", seat, f"It costs {count} Energy, and {whose} has {energy_of(s, one)}.")


def _with_more(s: State, who: Character, by: int) -> State:
    if s.setup.options.shared_energy:
        return with_board(s, pool=s.board.pool + by)
    one = s.investigator(who)
    return with_investigator(s, evolve(one, energy=one.energy + by))


def spend(s: State, who: Character, count: int, play: Play) -> State:
    """Energy of an investigator goes back to the supply, as far as there is any (RR-3.9)."""
    count = min(count, energy_of(s, s.investigator(who)))
    if count < 1:
        return s
    play.tell(EnergySpent(who, count))
    return _with_more(s, who, -count)


def give_energy(s: State, giver: Character, taker: Character, count: int, play: Play) -> State:
    """Energy on a board goes to another board, as far as there is any; whether it may be, the caller knows (RR-R17)."""
    one = s.investigator(giver)
    count = min(count, one.energy)
    if count < 1:
        return s
    play.tell(EnergyGiven(giver, taker, count))
    s = with_investigator(s, evolve(one, energy=one.energy - count))
    other = s.investigator(taker)
    return with_investigator(s, evolve(other, energy=other.energy + count))


# ------------------------------------------------------------------ Attune Energy


@record
class Attune(TurnAction):
    """Pick up Energy of your space; enemies there do not prevent it (RR-3.8, RR-13.12, RR-R15).

    Attributes:
        count: how many tokens; of more than forty up to forty, or all.
    """

    count: int

    says = "attune {count}"
    means = "{seat} picks up {count} Energy."

    @classmethod
    def listed(cls, s: State, one: Investigator) -> Sequence[Attune]:
        """Every number up to what lies there, or to the limit that the host has chosen."""
        most = _most(s, one)
        if not most:
            return ()
        found = [once(cls, one.seat, count) for count in range(1, min(most, MOST_ATTUNED) + 1)]
        return found if most <= MOST_ATTUNED else [*found, once(cls, one.seat, most)]

    def forbids(self, s: State) -> Refusal | None:
        """There must be so much; on a body part there is never any (RR-2.15)."""
        one = s.active
        most = _most(s, one)
        if not most:
            return Refusal("RR-3.8", self.seat, f"There is no Energy in the space of {s.text.name(one.character)}.")
        if 1 <= self.count <= min(most, MOST_ATTUNED) or self.count == most:
            return None
        if self.count < 1:
            return Refusal("RR-13.12", self.seat, "Pick up 1 Energy at least.")
        limit = s.setup.options.attune_amount
        if most < self.count and most == limit:
            return Refusal("RR-R15", self.seat, f"One action picks up {limit} Energy at most.")
        if most > MOST_ATTUNED:
            return Refusal("RR-R15", self.seat, f"Pick up 1 to {MOST_ATTUNED} Energy, or all {most}.")
        return Refusal("RR-13.12", self.seat, f"There is no more than {most} Energy here.")

    def act(self, s: State, play: Play) -> State:
        one = s.active
        space = one.space
        assert space is not None  # noqa: S101 - for the type checkers: who acts is alive
        play.tell(EnergyAttuned(one.character, space, self.count))
        return _with_more(with_energy(s, space, -self.count), one.character, self.count)


def _most(s: State, one: Investigator) -> int:
    """The most that the active investigator can pick up now."""
    space = one.space
    if space is None or space.is_part:
        return 0
    here = s.board.energy[space.at]
    limit = s.setup.options.attune_amount
    return min(here, limit) if limit else here
