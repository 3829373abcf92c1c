"""Chapter 6: a roll, rerolls for stress, then the symbols in their order."""

from __future__ import annotations

from rlyeh_rules.kernel import Play, Refusal, Seat, evolve, record

from . import events
from .damage import shake
from .state import STRESS, Action, Decision, State, Step, change

FACES = ((0, 0), (1, 0), (1, 0), (0, 1), (0, 0), (1, 1))
"""What each face shows, as (successes, tentacles) (LN-6.1)."""


@record
class Roll(Step):
    """Dice are rolled (LN-6.1)."""

    seat: Seat
    dice: int

    def run(self, s: State, play: Play) -> State:
        faces = play.chance.roll(self.dice)
        play.tell(events.Rolled(self.seat, faces))
        play.then(AskReroll(self.seat, faces))
        return s


@record
class Reroll(Action):
    """Take one stress to roll one die again (LN-6.2)."""

    die: int
    says = "reroll {die}"
    means = "{seat} rolls die {die} again."

    @classmethod
    def options(cls, ask: AskReroll, s: State, seat: Seat) -> list[Reroll]:
        if s.players[seat].stress == STRESS:
            return []
        return [cls(seat, die) for die in range(len(ask.faces))]

    def refuse(self, ask: AskReroll, s: State) -> Refusal | None:
        if s.players[self.seat].stress == STRESS:
            return Refusal("LN-6.3", self.seat, f"Your stress is {STRESS}, as high as it goes.")
        if not 0 <= self.die < len(ask.faces):
            return Refusal("LN-6.2", self.seat, f"There are {len(ask.faces)} dice, numbered from 0.")
        return None

    def take(self, ask: AskReroll, s: State, play: Play) -> State:
        face = play.chance.below(len(FACES))
        faces = (*ask.faces[: self.die], face, *ask.faces[self.die + 1 :])
        play.tell(events.Rolled(self.seat, faces))
        play.then(evolve(ask, faces=faces))
        return change(s, self.seat, stress=s.players[self.seat].stress + 1)


@record
class Keep(Action):
    """Let the dice stand; successes first, then tentacles (LN-6.4)."""

    says = "keep"
    means = "{seat} keeps the dice."

    def take(self, ask: AskReroll, s: State, play: Play) -> State:
        play.then(
            Successes(self.seat, sum(FACES[face][0] for face in ask.faces)),
            Tentacles(self.seat, sum(FACES[face][1] for face in ask.faces)),
        )
        return s


@record
class AskReroll(Decision):
    """The dice as they lie, before they count."""

    seat: Seat
    faces: tuple[int, ...]

    rule = "LN-6.2"
    prompt = "Reroll a die for a stress, or keep."
    allows = (Reroll, Keep)

    def default(self, s: State, seat: Seat) -> Keep:
        return Keep(seat)

    def is_open(self, s: State) -> bool:
        return True


@record
class Successes(Step):
    """Each success is a coin (LN-6.4)."""

    seat: Seat
    count: int

    def run(self, s: State, play: Play) -> State:
        play.tell(events.Gained(self.seat, self.count))
        return change(s, self.seat, coins=s.players[self.seat].coins + self.count)


@record
class Tentacles(Step):
    """The tentacles of one roll are one loss of sanity (LN-6.5)."""

    seat: Seat
    count: int

    def run(self, s: State, play: Play) -> State:
        return shake(s, self.seat, self.count, play) if self.count else s
