"""Attack: an investigator attacks something in range, or with Brawling several things in its own space."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

from rlyeh_rules.kernel import Play, Refusal, Seat, evolve, named, record

from .acts import TurnAction
from .cards import Character, Foe
from .enemies import space_of
from .events.rolls import AttackDeclared
from .pieces import Investigator
from .rerolls import free_rerolls
from .results import Reason
from .rolls import BLACK_DICE, MakeOwnRoll, added_by_targets, make_roll, own_green_dice
from .skills import TOP_LEVEL, level
from .state import Action, Decision, State, once
from .targets import refuse_target, targets_of
from .vocabulary import Skill

__all__ = [
    "Also",
    "AskTargets",
    "Attack",
    "FreeAttack",
    "MakeOwnRoll",
    "RollDice",
    "own_green_dice",
    "targets_of",
]

_BRAWLING, _MARKSMAN = Skill.BRAWLING, Skill.MARKSMAN
_SEVERAL: Final = 2
"""From this level of Brawling on an attack may have several targets (RR-20.11)."""

# ------------------------------------------------------------------ the action


def _aim(s: State, one: Investigator, foe: Foe, play: Play) -> State:
    """A target is named (RR-13.3); others can be named too, where a skill allows it and there are any."""
    named_so_far = (foe,)
    if _further(s, one, named_so_far):
        play.then(AskTargets(one.seat, one.character, named_so_far))
        return s
    return _roll(s, one, named_so_far, play)


def _roll(s: State, one: Investigator, targets: tuple[Foe, ...], play: Play) -> State:
    """The targets stand: the dice are rolled."""
    play.tell(AttackDeclared(one.character, targets))
    green = own_green_dice(s, one, Reason.ATTACK, targets)
    free = free_rerolls(s, one, Reason.ATTACK, targets)
    return make_roll(
        s, one, Reason.ATTACK, (BLACK_DICE, green), free, play, targets=targets, added=added_by_targets(s, targets)
    )


def _further(s: State, one: Investigator, targets: Sequence[Foe]) -> list[Foe]:
    """What can be named after the last target, in the order in which it is listed, so that each set has one way.

    On a body part there is nothing else (RR-20.11).
    """
    space = one.space
    if space is None or space.is_part or level(s, one, _BRAWLING) < _SEVERAL:
        return []
    here = [enemy.id for enemy in s.enemies if enemy.space is space]
    return here[here.index(targets[-1]) + 1 :] if targets[-1] in here else []


@record
class Attack(TurnAction):
    """Attack an enemy in range (RR-13.2).

    Attributes:
        target: which one, or the first of several.
    """

    target: Annotated[Foe, named]

    says = "attack {target}"
    means = "{seat} attacks {target}."

    @classmethod
    def listed(cls, s: State, one: Investigator) -> Sequence[Action]:
        """Each in range."""
        foes = targets_of(s, one)
        if not foes:
            return ()
        seat = one.seat
        return [once(cls, seat, foe) for foe in foes]

    def forbids(self, s: State) -> Refusal | None:
        """It must be there and in range; a body part must be Vulnerable."""
        return refuse_target(s, self.seat, s.active, self.target)

    def act(self, s: State, play: Play) -> State:
        return _aim(s, s.active, self.target, play)


@record
class FreeAttack(TurnAction):
    """Attack something that is not in the own space, once a turn, for no action: Marksman 4 (RR-20.12).

    Attributes:
        target: which one.
    """

    target: Annotated[Foe, named]

    says = "attack {target} for free"
    means = "{seat} attacks {target} for no action."
    free = "attack"
    skill = _MARKSMAN

    @classmethod
    def listed(cls, s: State, one: Investigator) -> Sequence[Action]:
        """Each in range that is not in the own space."""
        if level(s, one, _MARKSMAN) < TOP_LEVEL:
            return ()
        seat = one.seat
        return [once(cls, seat, foe) for foe in targets_of(s, one) if space_of(s, foe) is not one.space]

    def forbids(self, s: State) -> Refusal | None:
        """It takes the skill; then it is an attack like any other, but not in the own space."""
        one = s.active
        if level(s, one, _MARKSMAN) < TOP_LEVEL:
            return Refusal("RR-20.12", self.seat, f"Only Marksman {TOP_LEVEL} gives a free attack.")
        refusal = refuse_target(s, self.seat, one, self.target)
        if refusal is None and space_of(s, self.target) is one.space:
            name = s.text.name(self.target)
            return Refusal("RR-20.12", self.seat, f"{name} is in your space; the free attack is for what is not.")
        return refusal

    def act(self, s: State, play: Play) -> State:
        return _roll(s, s.active, (self.target,), play)


# ------------------------------------------------------------------ several targets


@record
class Also(Action):
    """Name one more target, in the order of the list (RR-13.4).

    Attributes:
        target: which one.
    """

    target: Annotated[Foe, named]

    says = "also {target}"
    means = "{seat} attacks {target} as well."

    @classmethod
    def options(cls, ask: AskTargets, s: State, seat: Seat) -> Sequence[Action]:
        """Each in the own space that comes after the last."""
        return [once(cls, seat, foe) for foe in _further(s, s.investigator(ask.who), ask.targets)]

    def refuse(self, ask: AskTargets, s: State) -> Refusal | None:
        """It must be in the own space, and come after the last."""
        one = s.investigator(ask.who)
        if self.target in _further(s, one, ask.targets):
            return None
        name = s.text.name(self.target)
        if self.target in ask.targets:
            return Refusal("RR-13.4", self.seat, f"{name} is a target already.")
        enemy = s.enemy(self.target)
        if enemy is None or enemy.space is not one.space:
            return Refusal("RR-20.11", self.seat, f"{name} is not in your space.")
        return Refusal("RR-13.4", self.seat, f"Targets are named in order; {name} had to come earlier.")

    def take(self, ask: AskTargets, s: State, play: Play) -> State:
        one, targets = s.investigator(ask.who), (*ask.targets, self.target)
        if _further(s, one, targets):
            play.then(evolve(ask, targets=targets))
            return s
        return _roll(s, one, targets, play)


@record
class RollDice(Action):
    """Attack those that have been named."""

    says = "roll"
    means = "{seat} rolls for the attack."

    def take(self, ask: AskTargets, s: State, play: Play) -> State:
        return _roll(s, s.investigator(ask.who), ask.targets, play)


@record
class AskTargets(Decision):
    """An investigator with Brawling 2 may name more targets before the roll (RR-13.4, RR-20.11).

    Attributes:
        seat: who controls the investigator.
        who: the investigator.
        targets: those named so far.
    """

    seat: Seat
    who: Annotated[Character, named]
    targets: Annotated[tuple[Foe, ...], named]

    rule = "RR-13.4"
    prompt = "Attack another one as well, or roll?"
    allows = (Also, RollDice)

    def default(self, s: State, seat: Seat) -> Any:
        """No more."""
        return RollDice(seat)
