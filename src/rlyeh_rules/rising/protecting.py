"""Enemy attacks, up to the roll: Protector may step in, then the dice of the enemy are rolled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

from rlyeh_rules.kernel import Play, Refusal, Seat, named, record

from .cards import Character, CthulhuFacts, EnemyFacts, Foe
from .enemies import facts_of
from .events.rolls import AttackRedirected
from .pieces import Investigator
from .rerolls import free_rerolls
from .results import Reason
from .rolls import added_by_attacker, make_roll
from .skills import TOP_LEVEL, level, skills_of
from .spaces import Space
from .state import Action, Decision, State, Step
from .stress import heal_all_stress
from .vocabulary import Skill

__all__ = ["AskRedirect", "HasProtected", "LetBe", "Redirect", "attack", "protectors"]

_PROTECTOR: Final = Skill.PROTECTOR


def protectors(s: State, hurt: Investigator) -> list[Investigator]:
    """Who can take an attack on an investigator upon themselves, clockwise from the active one (RR-20.22).

    Level 1 does so in the same space, any other up to 1 space away. Who lies on the ground cannot be attacked
    (RR-20.31), and so cannot step in.
    """
    if hurt.space is None:
        return []
    away = s.map.distances[hurt.space]
    found = [
        one
        for one in s.team
        if one.space is not None
        and away[one.space] <= 1
        and one is not hurt
        and _PROTECTOR in skills_of(s, one)
        and not one.mind.lying
        and _reaches(s, one, hurt.space)
    ]
    return found if len(found) < 2 else [one for one in s.clockwise() if one in found]  # noqa: PLR2004 - no order yet


def _reaches(s: State, one: Investigator, space: Space) -> bool:
    """Whether an investigator less than 2 spaces away has Protector, at a level that reaches so far."""
    grade = level(s, one, _PROTECTOR)
    return grade > 1 or (grade == 1 and one.space is space)


def attack(s: State, foe: Foe, facts: EnemyFacts | CthulhuFacts, one: Investigator, play: Play) -> State:
    """An enemy is about to roll against an investigator: who can step in is asked first.

    Args:
        s: the state.
        foe: the enemy.
        facts: what stands on its card; of a body part, on that of Cthulhu (RR-R6).
        one: the investigator.
        play: what is going on.
    """
    return _offer(s, foe, facts, one, protectors(s, one), play)


def _offer(
    s: State,
    foe: Foe,
    facts: EnemyFacts | CthulhuFacts,
    one: Investigator,
    those: Sequence[Investigator],
    play: Play,
) -> State:
    if those:
        by = those[0]
        play.then(AskRedirect(by.seat, foe, one.character, by.character))
        return s
    return _roll_against(s, foe, facts, one, play)


def _roll_against(
    s: State, foe: Foe, facts: EnemyFacts | CthulhuFacts, one: Investigator, play: Play, *, protected: bool = False
) -> State:
    """The investigator rolls the dice of the enemy, a body part those of Cthulhu (RR-10.4, RR-17.8, RR-R6)."""
    return make_roll(
        s,
        one,
        Reason.ATTACKED,
        (facts.black, facts.green),
        free_rerolls(s, one, Reason.ATTACKED, protected=protected),
        play,
        targets=(foe,),
        protected=protected,
        added=added_by_attacker(facts.abilities) if facts.abilities else (0, False),
    )


@record
class Redirect(Action):
    """An investigator with Protector takes the attack upon itself (RR-20.22).

    Attributes:
        by: the investigator.
    """

    by: Annotated[Character, named]

    says = "redirect to {by}"
    means = "{seat} redirects the attack to {by}."

    @classmethod
    def options(cls, ask: AskRedirect, s: State, seat: Seat) -> list[Redirect]:
        """The one who is asked."""
        return [cls(seat, ask.by)]

    def refuse(self, ask: AskRedirect, s: State) -> Refusal | None:
        """It must be the one who is asked."""
        if self.by == ask.by:
            return None
        return Refusal("RR-20.22", self.seat, f"It is {s.text.name(ask.by)} who is asked.")

    def take(self, ask: AskRedirect, s: State, play: Play) -> State:
        play.tell(AttackRedirected(ask.foe, ask.who, ask.by))
        return _roll_against(s, ask.foe, facts_of(s, ask.foe), s.investigator(ask.by), play, protected=True)


@record
class LetBe(Action):
    """Do not step in."""

    says = "let be"
    means = "{seat} does not redirect the attack."

    def take(self, ask: AskRedirect, s: State, play: Play) -> State:
        """Another one may."""
        one = s.investigator(ask.who)
        those = protectors(s, one)
        at = [other.character for other in those].index(ask.by)
        return _offer(s, ask.foe, facts_of(s, ask.foe), one, those[at + 1 :], play)


@record
class AskRedirect(Decision):
    """An investigator with Protector may take an attack on another upon itself (RR-20.22).

    Attributes:
        seat: who controls the investigator with Protector.
        foe: the enemy who attacks.
        who: whom it attacks.
        by: the investigator with Protector.
    """

    seat: Seat
    foe: Annotated[Foe, named]
    who: Annotated[Character, named]
    by: Annotated[Character, named]

    rule = "RR-20.22"
    prompt = "Redirect the attack to the investigator with Protector?"
    allows = (Redirect, LetBe)
    of_one = False

    def default(self, s: State, seat: Seat) -> Any:
        """Stay out of it."""
        return LetBe(seat)


@record
class HasProtected(Step):
    """A redirected attack is over: Protector 4 heals all stress (RR-20.22).

    Attributes:
        who: the investigator with Protector.
    """

    who: Annotated[Character, named]

    def run(self, s: State, play: Play) -> State:
        if level(s, s.investigator(self.who), _PROTECTOR) < TOP_LEVEL:
            return s
        return heal_all_stress(s, self.who, play)
