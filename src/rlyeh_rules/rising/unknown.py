"""The Unknown Rules at set-up: two more monsters at random Gates, and the draft of the Unknown Relics."""

from __future__ import annotations

from typing import Annotated, Final

from rlyeh_rules.kernel import Play, Refusal, Seat, evolve, named, record

from .cards import Character, Relic
from .carrying import CarryOut
from .changes import with_investigator
from .events.setup import RelicsLaid, RelicTaken, UnknownMonsterSetUp
from .options import Options, UnknownRules
from .spaces import GATES
from .state import Action, Decision, State, Step
from .summoning import summon

__all__ = [
    "MORE_RELICS",
    "AskRelic",
    "DraftRelics",
    "SetUpUnknown",
    "TakeRelic",
    "with_relics",
    "with_unknown_monsters",
]

MORE_RELICS: Final = 2
"""So many more Relics than investigators lie open, if there are so many, so that the last one chooses as well."""


def with_unknown_monsters(options: Options) -> bool:
    """Whether there are Unknown Monsters A and B (RR-R30)."""
    return options.unknown_rules in {UnknownRules.FULL, UnknownRules.MONSTERS}


def with_relics(options: Options) -> bool:
    """Whether every investigator gets an Unknown Relic (RR-R30)."""
    return options.unknown_rules in {UnknownRules.FULL, UnknownRules.RELICS}


# ------------------------------------------------------------------ monsters A and B


@record
class SetUpUnknown(Step):
    """The Unknown Monsters of the dashboard come, each at a random Gate of its own (RR-23.7, RR-7.4)."""

    def run(self, s: State, play: Play) -> State:
        """Gates are drawn for both; then what their set-up lines add is carried out, A before B (RR-1.9)."""
        gates = play.chance.shuffle(GATES)
        for kind, gate in zip(s.board.unknown, gates, strict=False):
            play.tell(UnknownMonsterSetUp(kind, gate))
            s = summon(s, kind, gate, play)
            if s.setup.content.kinds[kind].setup:
                play.then(CarryOut(s.turn.who, f"setup:{kind}"))
        return s


# ------------------------------------------------------------------ the Relics


@record
class DraftRelics(Step):
    """Unknown Relics are laid open, and each investigator takes one, clockwise from the first (RR-23.8)."""

    def run(self, s: State, play: Play) -> State:
        """Lay them, and ask."""
        laid = play.chance.shuffle(facts.id for facts in s.setup.content.relics)[: len(s.team) + MORE_RELICS]
        play.tell(RelicsLaid(laid))
        play.then(_next(s, laid))
        return s


def _next(s: State, relics: tuple[Relic, ...]) -> AskRelic:
    """The question to the first clockwise who has none."""
    one = next(one for one in s.clockwise() if one.relic is None)
    return AskRelic(one.seat, one.character, relics)


def _take(s: State, who: Character, relic: Relic, play: Play) -> State:
    play.tell(RelicTaken(who, relic))
    return with_investigator(s, evolve(s.investigator(who), relic=relic))


@record
class TakeRelic(Action):
    """Take one of the Unknown Relics that lie open (RR-23.8).

    Attributes:
        relic: which.
    """

    relic: Annotated[Relic, named]

    says = "relic {relic}"
    means = "{seat} takes {relic}."

    @classmethod
    def options(cls, ask: AskRelic, s: State, seat: Seat) -> list[TakeRelic]:
        """Every one that is left."""
        return [cls(seat, relic) for relic in ask.relics]

    def refuse(self, ask: AskRelic, s: State) -> Refusal | None:
        """It must lie there."""
        if self.relic not in ask.relics:
            return Refusal("RR-23.8", self.seat, f"{s.text.name(self.relic)} does not lie there.")
        return None

    def take(self, ask: AskRelic, s: State, play: Play) -> State:
        """Where a single one is left for the last investigator it goes there without being asked for."""
        s = _take(s, ask.who, self.relic, play)
        left = tuple(relic for relic in ask.relics if relic != self.relic)
        without = [one for one in s.clockwise() if one.relic is None]
        if not without:
            return s
        if len(left) == 1:
            return _take(s, without[0].character, left[0], play)
        play.then(_next(s, left))
        return s


@record
class AskRelic(Decision):
    """An investigator takes an Unknown Relic (RR-23.8, RR-R30).

    Attributes:
        seat: who plays the investigator.
        who: the investigator.
        relics: what lies open.
    """

    seat: Seat
    who: Annotated[Character, named]
    relics: Annotated[tuple[Relic, ...], named]

    rule = "RR-23.8"
    prompt = "Which Unknown Relic does your investigator take?"
    allows = (TakeRelic,)
