"""Wounds: what is taken off them, who bears them, and what the fifth does."""

from __future__ import annotations

import enum
from collections.abc import Callable, Sequence
from types import MappingProxyType
from typing import Annotated, Final

from rlyeh_rules.kernel import Play, Refusal, Seat, changer, evolve, named, record

from .cards import Character, Discovery, Foe, HalfKind, Insanity
from .changes import with_investigator
from .ending import eliminate
from .events.harm import CameBack, CompanionWounded, HarmWarded, WoundsTaken
from .holding import discard_card, half_of, held_by
from .pieces import HEALTH, Held, Investigator, Mind
from .skills import level, skills_of, standing
from .state import Action, Decision, State, Step
from .stress import heal_all_stress
from .traits import Armour
from .vengeance import Avenge
from .vocabulary import Skill, When

__all__ = [
    "AskCompanion",
    "BearWounds",
    "Harm",
    "OnCompanion",
    "Wound",
    "companions",
    "free_deaths",
    "spared",
]


class Harm(enum.StrEnum):
    """What kind of source wounds, or the loss of sanity, come from."""

    ATTACK = "attack"
    """The roll of an enemy's attack."""
    FIRE = "fire"
    """The Fire roll at the end of a turn."""
    OTHER = "other"
    COST = "cost"
    """Wounds that are paid, for a card or a way out: no armour is against them, but Companions bear them."""


_ATTACK: Final = Harm.ATTACK
_COST: Final = Harm.COST
_ON_ROLLS: Final = (Harm.ATTACK, Harm.FIRE)
_TOUGHNESS: Final = Skill.TOUGHNESS
_UNKILLABLE: Final = Skill.UNKILLABLE
_VENGEANCE: Final = Skill.VENGEANCE_OBSESSION
_MASOCHISM: Final = Insanity.MASOCHISM
_ANY: Final = When.ANY
_WHEN: Final = MappingProxyType({Harm.ATTACK: When.ATTACKED, Harm.FIRE: When.FIRE, Harm.OTHER: When.ANY})

_ARMOUR_ON_ROLLS: Final = 2
"""The level of Toughness from which it takes something off attacks and Fire (RR-20.15)."""
_ARMOUR_ALWAYS: Final = 3
_ARMOUR_TWICE: Final = 4
_DEATHS: Final = (0, 1, 2, 2, 3)
"""The free deaths at each level of Unkillable (RR-20.23)."""
_CALM_AGAIN: Final = 3
"""The level of Unkillable from which all stress heals as well."""

# ------------------------------------------------------------------ what is taken off


def spared(s: State, one: Investigator, harm: Harm) -> tuple[int, int]:
    """How many wounds, and how much sanity, are taken off what one source does (RR-20.15).

    Of a cost nothing is: it has to be paid in full (RR-11.6).

    Args:
        s: the state.
        one: who is harmed.
        harm: the kind of source.
    """
    wounds = sanity = 0
    if harm is _COST:
        return wounds, sanity
    if _TOUGHNESS not in skills_of(s, one):
        return wounds, sanity
    tough = level(s, one, _TOUGHNESS)
    if tough >= _ARMOUR_ALWAYS or (tough == _ARMOUR_ON_ROLLS and harm in _ON_ROLLS):
        wounds = 2 if tough == _ARMOUR_TWICE else 1
        sanity = 1
    for rule in standing(s, one, Armour):
        if rule.when is _ANY or rule.when is _WHEN[harm]:
            wounds += rule.wounds
            sanity += rule.sanity
    return wounds, sanity


# ------------------------------------------------------------------ wounds of one source


@record
class Wound(Step):
    """An investigator takes wounds from one source (RR-21.1); they can be put on Companions (RR-22.4).

    Attributes:
        who: who.
        count: how many, before anything is taken off.
        harm: the kind of source.
        foe: who attacked, if it was an attack.
    """

    who: Annotated[Character, named]
    count: int
    harm: Harm = Harm.OTHER
    foe: Annotated[Foe | None, named] = None

    def run(self, s: State, play: Play) -> State:
        one = s.investigator(self.who)
        count = self.count
        if count <= 0 or one.space is None:
            return s
        less = min(spared(s, one, self.harm)[0], count)
        if less > 0:
            play.tell(HarmWarded(self.who, less, 0))
            count -= less
            if not count:
                return s
        if self.foe is not None and self.harm is _ATTACK and level(s, one, _VENGEANCE):
            play.resume(Avenge(self.who, self.foe))
        if one.cards and companions(s, one):
            play.then(AskCompanion(one.seat, self.who, count))
            return s
        return _bear(s, one, count, play)


_with_wounds: Callable[[Investigator, int], Investigator] = changer(Investigator, "wounds")
_with_mind: Callable[[Investigator, Mind], Investigator] = changer(Investigator, "mind")


def _bear(s: State, one: Investigator, count: int, play: Play) -> State:
    """An investigator takes wounds on its own board; what is more than enough to kill is lost."""
    taken = min(count, HEALTH - one.wounds)
    play.tell(WoundsTaken(one.character, taken))
    one = _with_wounds(_noted(one, taken), one.wounds + taken)
    if one.wounds < HEALTH:
        return with_investigator(s, one)
    deaths = free_deaths(s, one)
    if deaths <= 0:
        return eliminate(with_investigator(s, one), one.character, play, mad=False)
    play.tell(CameBack(one.character, deaths - 1))
    s = with_investigator(s, evolve(one, wounds=0, deaths=one.deaths + 1))
    return heal_all_stress(s, one.character, play) if level(s, one, _UNKILLABLE) >= _CALM_AGAIN else s


def _noted(one: Investigator, count: int) -> Investigator:
    """Wounds that are taken, on a Companion or not, are recorded on Masochism (RR-20.26)."""
    mind = one.mind
    return _with_mind(one, evolve(mind, tokens=mind.tokens + count)) if mind.insanity is _MASOCHISM else one


def free_deaths(s: State, one: Investigator) -> int:
    """How often an investigator would still come back from death by wounds (RR-20.23)."""
    return _DEATHS[level(s, one, _UNKILLABLE)] - one.deaths


# ------------------------------------------------------------------ Companions


def companions(s: State, one: Investigator, first: str = "") -> list[Held]:
    """The Companions of an investigator that can take a wound, in the order of their ids.

    Args:
        s: the state.
        one: whose.
        first: the id of the first that counts: none that stand before it.
    """
    found: list[Held] = []
    for held in one.cards:
        half = half_of(s, held)
        if half.kind is HalfKind.COMPANION and held.wounds < half.health and held.card >= first:
            found.append(held)
    return sorted(found, key=_by_card)


def _by_card(held: Held) -> str:
    return held.card


@record
class OnCompanion(Action):
    """Put one of the wounds on a Companion, in the order of their ids (RR-22.4).

    Attributes:
        card: the card of the Companion.
    """

    card: Annotated[Discovery, named]

    says = "wound {card}"
    means = "{seat} puts a wound on {card}."

    @classmethod
    def options(cls, ask: AskCompanion, s: State, seat: Seat) -> list[OnCompanion]:
        """Those that can take one, and come no earlier than the last."""
        return [cls(seat, held.card) for held in ask.takers(s)]

    def refuse(self, ask: AskCompanion, s: State) -> Refusal | None:
        """It must be a Companion of the wounded one, with room for a wound, in order."""
        if any(held.card == self.card for held in ask.takers(s)):
            return None
        name = s.text.name(self.card)
        held = held_by(s.investigator(ask.who), self.card)
        half = None if held is None else half_of(s, held)
        if half is None or half.kind is not HalfKind.COMPANION or not half.health:
            return Refusal("RR-22.4", self.seat, f"{name} is no Companion of {s.text.name(ask.who)}.")
        last = s.text.name(ask.last or "")
        return Refusal("RR-22.4", self.seat, f"Companions take wounds in order; {name} had to come before {last}.")

    def take(self, ask: AskCompanion, s: State, play: Play) -> State:
        one = s.investigator(ask.who)
        play.tell(CompanionWounded(ask.who, self.card))
        cards = tuple([evolve(held, wounds=held.wounds + 1) if held.card == self.card else held for held in one.cards])
        one = evolve(_noted(one, 1), cards=cards)
        s = with_investigator(s, one)
        hurt = next(held for held in cards if held.card == self.card)
        if hurt.wounds >= half_of(s, hurt).health:
            s = discard_card(s, ask.who, self.card, play)
        left = ask.left - 1
        if not left:
            return s
        ask = evolve(ask, left=left, last=self.card)
        if ask.takers(s):
            play.then(ask)
            return s
        return _bear(s, s.investigator(ask.who), left, play)


@record
class BearWounds(Action):
    """Let the investigator take all the wounds that are left (RR-21.1)."""

    says = "bear wounds"
    means = "{seat} lets the investigator take the wounds that are left."

    def take(self, ask: AskCompanion, s: State, play: Play) -> State:
        return _bear(s, s.investigator(ask.who), ask.left, play)


@record
class AskCompanion(Decision):
    """The controller of an investigator puts each wound on a Companion or on the board (RR-22.4).

    Attributes:
        seat: the controller.
        who: who takes the wounds.
        left: how many are left.
        last: the Companion that took the last one, if one did: none that stand before it take any.
    """

    seat: Seat
    who: Annotated[Character, named]
    left: int
    last: Annotated[Discovery | None, named] = None

    rule = "RR-22.4"
    prompt = "Put a wound on a Companion, or let the investigator take those that are left."
    allows = (OnCompanion, BearWounds)
    of_one = False

    def takers(self, s: State) -> Sequence[Held]:
        """The Companions that can take one more."""
        return companions(s, s.investigator(self.who), self.last or "")
