"""Fight: every enemy in the space of the active investigator attacks once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Final

from rlyeh_rules.kernel import Play, Refusal, Seat, changer, named, record

from .cards import Character, Foe
from .changes import with_turn
from .enemies import part_named
from .events.rolls import EnemyAttacked
from .fire import add_fire
from .options import AttackWhen
from .pieces import Investigator, Turn
from .protecting import HasProtected, attack
from .results import OfRoll, Reason, Roll
from .sanity import LoseSanity
from .spaces import Space
from .state import Action, Decision, State, Step, foe_of, once
from .traits import FireOnAttack
from .using import Meanwhile
from .wounds import Harm, Wound

__all__ = ["AskAttacker", "EnemyAttacks", "Face", "Fight", "SufferAttack", "attackers"]

# ------------------------------------------------------------------ who attacks


def _part_attacks(s: State, part: Space) -> bool:
    """Whether a body part attacks who stands on it: unless it is destroyed (RR-17.8), or as the option says (RR-R5)."""
    piece = s.parts[part.at]
    return piece.vulnerable or (not piece.destroyed and s.setup.options.attack_when is AttackWhen.UNDESTROYED)


def attackers(s: State) -> list[Foe]:
    """The enemies that still attack the active investigator in this phase (RR-17.3, RR-17.4).

    There are none if the investigator has died (RR-R46) or lies on the ground (RR-20.31).
    """
    return _attackers_of(s, s.active)


def _attackers_of(s: State, one: Investigator) -> list[Foe]:
    space = one.space
    if space is None or one.mind.lying or (space.is_part and not _part_attacks(s, space)):
        return []
    fought = s.turn.fought
    if space.is_part:
        part = foe_of(space)
        return [] if part in fought else [part]
    return [enemy.id for enemy in s.enemies if enemy.space is space and enemy.id not in fought]


def _are_alike(s: State, foes: Sequence[Foe]) -> bool:
    """Whether it makes no difference which of these is first: one alone, or the same enemy, wounded alike."""
    if len(foes) == 1:
        return True
    return len({(enemy.kind, enemy.wounds) for enemy in s.enemies if enemy.id in foes}) == 1


# ------------------------------------------------------------------ the fight


@record
class Fight(Step):
    """The enemies in the space of the active investigator attack, one after the other, until none is left (RR-17.3).

    Attributes:
        goes_on: whether one has attacked just now: before the next does, there is a moment to use cards (RR-22.7).
    """

    goes_on: bool = False

    def run(self, s: State, play: Play) -> State:
        one = s.active
        left = _attackers_of(s, one)
        if not left:
            return s
        if self.goes_on and (one.cards or one.relic is not None):
            play.then(once(Meanwhile, s.turn.who), once(Fight))
            return s
        if _are_alike(s, left):
            return _let(s, left[0], play)
        play.then(once(AskAttacker, one.seat))
        return s


_GO_ON: Final = Fight(goes_on=True)
_with_fought: Callable[[Turn, tuple[Foe, ...]], Turn] = changer(Turn, "fought")


def _let(s: State, foe: Foe, play: Play) -> State:
    """One enemy attacks, which it does once in a phase; then it is seen which are left."""
    turn = s.turn
    play.then(EnemyAttacks(foe, turn.who), _GO_ON)
    return with_turn(s, _with_fought(turn, (*turn.fought, foe)))


@record
class Face(Action):
    """Choose which enemy attacks next (RR-17.3).

    Attributes:
        foe: which one.
    """

    foe: Annotated[Foe, named]

    says = "face {foe}"
    means = "{seat} lets {foe} attack next."

    @classmethod
    def options(cls, ask: AskAttacker, s: State, seat: Seat) -> Sequence[Action]:
        """Each that still attacks."""
        return [once(cls, seat, foe) for foe in attackers(s)]

    def refuse(self, ask: AskAttacker, s: State) -> Refusal | None:
        """It must be in the space, and not have attacked yet."""
        if self.foe in attackers(s):
            return None
        name = s.text.name(self.foe)
        if self.foe in s.turn.fought:
            return Refusal("RR-17.3", self.seat, f"{name} has attacked already.")
        return Refusal("RR-17.3", self.seat, f"{name} is not in the space of {s.text.name(s.turn.who)}.")

    def take(self, ask: AskAttacker, s: State, play: Play) -> State:
        return _let(s, self.foe, play)


@record
class AskAttacker(Decision):
    """The active player chooses which enemy attacks next (RR-17.3).

    Attributes:
        seat: the active player.
    """

    seat: Seat

    rule = "RR-17.3"
    prompt = "Which enemy attacks next?"
    allows = (Face,)


# ------------------------------------------------------------------ one attack


@record
class EnemyAttacks(Step):
    """An enemy attacks an investigator in its space (RR-17.6); first come abilities that say so (RR-23.4).

    Attributes:
        foe: the enemy.
        who: the investigator.
    """

    foe: Annotated[Foe, named]
    who: Annotated[Character, named]

    def run(self, s: State, play: Play) -> State:
        """Nothing happens if one of the two is gone, or cannot attack or be attacked."""
        foe, who = self.foe, self.who
        one = s.investigator(who)
        enemy, content = s.enemy(foe), s.setup.content
        space = part_named(foe) if enemy is None else enemy.space
        if space is None or space is not one.space or one.mind.lying or (enemy is None and not _part_attacks(s, space)):
            return s
        play.tell(EnemyAttacked(foe, who))
        facts = content.cthulhu[0] if enemy is None else content.kinds[enemy.kind]
        for ability in facts.abilities:
            if isinstance(ability, FireOnAttack):
                s = add_fire(s, space, ability.count, play)
        return attack(s, foe, facts, one, play)


@record
class SufferAttack(OfRoll):
    """What the roll of an enemy's attack does: wounds, what follows from them, loss of sanity (RR-17.6, RR-10.8).

    Attributes:
        roll: the roll, which has been settled.
    """

    roll: Roll

    reason = Reason.ATTACKED

    def run(self, s: State, play: Play) -> State:
        roll = self.roll
        who = roll.who
        if roll.successes:
            play.then(Wound(who, roll.successes, Harm.ATTACK, roll.targets[0]))
        if roll.tentacles:
            play.then(LoseSanity((who,), roll.tentacles, Harm.ATTACK))
        if roll.protected:
            play.then(HasProtected(who))
        return s
