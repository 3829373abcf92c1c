"""Turn structure: turns one after the other, their four phases, and the moments between them (RR-12.1, RR-12.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final

from rlyeh_rules.kernel import Play, changer, evolve, named, record

from .actions import NextAction
from .cards import Character
from .changes import with_team, with_turn
from .discovery import Investigate
from .end_of_turn import finish_turn
from .events.turn import PhaseBegan, TurnBegan
from .fighting import Fight
from .mythos_phase import DrawMythos
from .pieces import Held, Investigator, Phase, Turn
from .skills import TOP_LEVEL, level, total
from .state import State, Step, once
from .traits import ExtraActions
from .using import Meanwhile
from .vocabulary import Skill

__all__ = ["BeginTurn", "DrawMythosPhase", "EndOfTurn", "InvestigateOrFight", "NextTurn", "actions_of"]

ACTIONS: Final = 3
"""RR-12.3."""

_SWIFTNESS: Final = Skill.SWIFTNESS
_MYTHOS, _INVESTIGATE_OR_FIGHT, _END_OF_TURN = Phase.MYTHOS, Phase.INVESTIGATE_OR_FIGHT, Phase.END_OF_TURN

_with_phase: Callable[[Turn, Phase], Turn] = changer(Turn, "phase")
_with_cards: Callable[[Investigator, tuple[Held, ...]], Investigator] = changer(Investigator, "cards")


def actions_of(s: State, one: Investigator) -> int:
    """How many actions an investigator has in a turn (RR-12.3, RR-20.14); never fewer than none."""
    count = ACTIONS + (level(s, one, _SWIFTNESS) >= TOP_LEVEL)
    if one.cards or one.relic is not None:
        count += total(s, one, ExtraActions)
    return max(0, count)


def _begin_phase(s: State, phase: Phase, play: Play) -> State:
    turn = s.turn
    play.tell(PhaseBegan(turn.who, phase))
    return with_turn(s, _with_phase(turn, phase))


def _fresh(one: Investigator) -> Investigator:
    """An investigator whose cards can all be used again."""
    if not any(held.used for held in one.cards):
        return one
    return _with_cards(one, tuple([evolve(held, used=False) if held.used else held for held in one.cards]))


@record
class BeginTurn(Step):
    """The turn of an investigator begins: phase 1 (RR-12.2, RR-12.3).

    What can be used once a turn can be used again; so it is with all cards, since they are used in the turn of their
    holder and can be traded in between.

    Attributes:
        who: whose turn; somebody who lives.
    """

    who: Annotated[Character, named]

    def run(self, s: State, play: Play) -> State:
        who = self.who
        if [held for one in s.team for held in one.cards if held.used]:
            s = with_team(s, tuple([_fresh(one) if one.cards else one for one in s.team]))
        number, actions = s.turn.number + 1, actions_of(s, s.investigator(who))
        play.tell(TurnBegan(who, number, actions))
        play.tell(PhaseBegan(who, Phase.ACTIONS))
        play.then(once(NextAction, who), once(DrawMythosPhase, who))
        return with_turn(s, Turn(who, number, actions=actions))


@record
class DrawMythosPhase(Step):
    """Phase 2: a Mythos card is drawn and resolved (RR-16.1); an investigator who has died draws none (RR-R46).

    Attributes:
        who: whose turn it is.
    """

    who: Annotated[Character, named]

    def run(self, s: State, play: Play) -> State:
        """Before the space is tested there is a moment to use cards (RR-22.7)."""
        who = self.who
        if s.investigator(who).space is None:
            play.then(once(EndOfTurn, who))
            return s
        s = once(DrawMythos, who).run(_begin_phase(s, _MYTHOS, play), play)
        play.then(once(Meanwhile, who), once(InvestigateOrFight, who))
        return s


@record
class InvestigateOrFight(Step):
    """Phase 3: whether the space is Safe is tested once: the investigator investigates there, or fights (RR-17.1).

    One who lies on the ground does neither (RR-20.31).

    Attributes:
        who: whose turn it is.
    """

    who: Annotated[Character, named]

    def run(self, s: State, play: Play) -> State:
        """Afterwards there is a moment to use cards (RR-22.7); an enemy whom that brings joins in a fight (RR-17.4)."""
        who = self.who
        one = s.investigator(who)
        space = one.space
        if space is not None:
            s = _begin_phase(s, _INVESTIGATE_OR_FIGHT, play)
            fights = not (one.mind.lying or s.is_safe(space))
            if not one.mind.lying:
                s = once(Fight).run(s, play) if fights else once(Investigate).run(s, play)
            play.then(once(Meanwhile, who))
            if fights and (one.cards or one.relic is not None):
                play.then(once(Fight))
        play.then(once(EndOfTurn, who))
        return s


@record
class EndOfTurn(Step):
    """Phase 4, of which only the discard check is left for an investigator who has died (RR-18.1, RR-21.4).

    Attributes:
        who: whose turn it is.
    """

    who: Annotated[Character, named]

    def run(self, s: State, play: Play) -> State:
        finish_turn(s, self.who, play)
        play.then(once(NextTurn))
        return _begin_phase(s, _END_OF_TURN, play)


@record
class NextTurn(Step):
    """The next investigator who lives is up; the turns of the dead are skipped entirely (RR-12.1, RR-12.6)."""

    def run(self, s: State, play: Play) -> State:
        """Where one alone lives it is their turn again."""
        _, *others = s.clockwise()
        who = next((one.character for one in others if one.space is not None), s.turn.who)
        return once(BeginTurn, who).run(s, play)
