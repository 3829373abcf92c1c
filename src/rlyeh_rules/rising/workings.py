"""What the effects do to investigators, and those that only lead on to others: choices, conditions, rolls."""

from __future__ import annotations

from typing import Any, Final

from rlyeh_rules.kernel import Play, evolve, record

from .cards import SPAWN, Character
from .carrying import Carry, CarryOut, carry_out, your_space
from .changes import with_turn
from .choices import AskWhich, chosen_targets, go_way, ways_open
from .discovery import DrawDiscovery as DrawCards
from .effects import (
    AdvanceAtEnd,
    ChooseOne,
    DiscardCards,
    DrawDiscovery,
    Heal,
    If,
    LoseEnergy,
    LoseSanity,
    MakeRoll,
    MoveYou,
    TakeOtherSide,
    TakeStress,
    TakeWounds,
)
from .energy import energy_of, spend
from .events.effects import AdvanceOrdained, RollJudged
from .giving_up import DiscardSome
from .holding import move_to_other_side
from .ordering import MoveInTurn
from .pieces import MOST_STRESS, THRESHOLDS
from .results import OfRoll, Reason, Roll
from .rolls import MakeOwnRoll
from .sanity import LoseSanity as Lose
from .spaces import Space
from .state import State, once
from .stress import heal, take_stress
from .vocabulary import Case
from .wounds import Wound

__all__ = ["CarryOut", "JudgeRoll"]

# ------------------------------------------------------------------ harm and healing


@carry_out.register
def _(effect: LoseSanity, s: State, carry: Carry, play: Play) -> State:
    """One source for all of them; who reaches a threshold comes clockwise (RR-25.2)."""
    whom = chosen_targets(s, carry, play)
    if whom:
        play.then(Lose(tuple(whom), effect.count))
    return s


@carry_out.register
def _(effect: TakeStress, s: State, carry: Carry, play: Play) -> State:
    """As much as fits (RR-11.3); where it says so, what does not fit is wounds."""
    for who in chosen_targets(s, carry, play) or ():
        over = effect.count - (MOST_STRESS - s.investigator(who).stress)
        s = take_stress(s, who, effect.count, play)
        if over > 0 and effect.or_wounds:
            play.then(Wound(who, over))
    return s


@carry_out.register
def _(effect: TakeWounds, s: State, carry: Carry, play: Play) -> State:
    play.then(*[Wound(who, effect.count) for who in chosen_targets(s, carry, play) or ()])
    return s


@carry_out.register
def _(effect: Heal, s: State, carry: Carry, play: Play) -> State:
    for who in chosen_targets(s, carry, play) or ():
        s = heal(s, who, play, stress=effect.stress, wounds=effect.wounds)
    return s


# ------------------------------------------------------------------ moving, Energy, cards


@carry_out.register
def _(_effect: MoveYou, s: State, carry: Carry, play: Play) -> State:
    whom = chosen_targets(s, carry, play)
    if whom:
        play.then(MoveInTurn(carry, tuple(whom)))
    return s


@carry_out.register
def _(effect: LoseEnergy, s: State, carry: Carry, play: Play) -> State:
    """As much as they have; what the group holds is lost by each in turn (RR-3.11, RR-R16)."""
    for who in chosen_targets(s, carry, play) or ():
        s = spend(s, who, effect.count, play)
    return s


@carry_out.register
def _(effect: DrawDiscovery, s: State, carry: Carry, play: Play) -> State:
    """It is no investigating (RR-R22); the dead draw nothing (RR-R46)."""
    if s.investigator(carry.who).alive:
        play.then(DrawCards(carry.who, effect.count, investigating=False))
    return s


@carry_out.register
def _(effect: DiscardCards, s: State, carry: Carry, play: Play) -> State:
    play.then(*[DiscardSome(who, effect.count) for who in chosen_targets(s, carry, play) or ()])
    return s


@carry_out.register
def _(_effect: TakeOtherSide, s: State, carry: Carry, play: Play) -> State:
    """Of a card that is not held any more nothing is moved."""
    return s if carry.held is None else move_to_other_side(s, carry.who, carry.held, play)


@carry_out.register
def _(_effect: AdvanceAtEnd, s: State, _carry: Carry, play: Play) -> State:
    """There is one advance a check, however often it has been ordained (RR-19.4)."""
    if s.turn.advances:
        return s
    play.tell(AdvanceOrdained())
    return with_turn(s, evolve(s.turn, advances=True))


# ------------------------------------------------------------------ what leads on


@carry_out.register
def _(effect: If, s: State, carry: Carry, play: Play) -> State:
    holds = _holds(s, effect.case, carry.who)
    if effect.then if holds else effect.otherwise:
        play.then(once(CarryOut, carry.who, _within(carry.key, carry.at, good=holds)))
    return s


def _within(key: str, at: int, *, good: bool) -> str:
    """The key of one of the two lists within an effect."""
    return f"{key}/{at}/{'then' if good else 'otherwise'}"


_OF_THE_TABLE: Final = (Case.SPAWN_ON_MAP, Case.VULNERABLE_PART, Case.DESTROYED_PART)


def _holds(s: State, case: Case, who: Character) -> bool:
    """Whether something is so; of whom a card calls you, if they are dead, only where they died counts (RR-R46)."""
    if case in _OF_THE_TABLE:
        return _holds_of_table(s, case)
    one = s.investigator(who)
    if case is Case.HOLDING_ENERGY:
        return one.alive and energy_of(s, one) > 0
    if case is Case.ON_THRESHOLD:
        return one.alive and one.sanity in THRESHOLDS
    here = your_space(s, who)
    if here is None:
        return False
    if case is Case.SAFE:
        return s.is_safe(here) or (one.alive and one.mind.lying)  # who lies there is Safe (RR-20.31)
    return _holds_in(s, case, who, here)


def _holds_of_table(s: State, case: Case) -> bool:
    if case is Case.SPAWN_ON_MAP:
        return any(enemy.kind == SPAWN for enemy in s.enemies)
    if case is Case.VULNERABLE_PART:
        return any(part.vulnerable for part in s.parts)
    return any(part.destroyed for part in s.parts)


def _holds_in(s: State, case: Case, who: Character, here: Space) -> bool:
    if case is Case.ON_PART:
        return here.is_part
    if case is Case.ON_GROUND:
        return not here.is_part
    return not any(other.space is here for other in s.team if other.character != who)


@carry_out.register
def _(_effect: ChooseOne, s: State, carry: Carry, play: Play) -> State:
    """What cannot be paid in full cannot be chosen (RR-11.6)."""
    ways = ways_open(s, carry)
    if len(ways) > 1:
        play.then(AskWhich(s.investigator(carry.who).seat, carry))
        return s
    return go_way(s, carry, ways[0], play) if ways else s


@carry_out.register
def _(_effect: MakeRoll, s: State, carry: Carry, play: Play) -> State:
    """Nobody rolls for the dead, and so neither list is carried out (RR-R46)."""
    play.then(MakeOwnRoll(carry.who, carry.key, carry.at))
    return s


@record
class JudgeRoll(OfRoll):
    """A roll that an effect called for is judged: what it does, then its tentacles (RR-10.8, RR-10.9).

    Attributes:
        roll: the roll.
    """

    roll: Roll

    reason = Reason.MADE

    def run(self, s: State, play: Play) -> State:
        roll = self.roll
        effect: Any = s.setup.content.effects[roll.key][roll.at]
        play.tell(RollJudged(roll.who, roll.successes, effect.needed))
        good = roll.successes >= effect.needed
        if effect.then if good else effect.otherwise:
            play.then(CarryOut(roll.who, _within(roll.key, roll.at, good=good)))
        if roll.tentacles:
            play.then(Lose((roll.who,), roll.tentacles))
        return s
