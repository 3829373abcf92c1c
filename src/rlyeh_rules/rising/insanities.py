"""Insanity Cards: what the symptoms of each of the twelve do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Annotated, Final

from rlyeh_rules.kernel import Play, evolve, named, record

from .cards import Character, Insanity
from .changes import with_investigator
from .company import company, wound_others
from .enemies import is_cultist
from .events.harm import LainDown, StressSet, TokensRemoved
from .giving_up import DiscardSome, even_out
from .marching import March
from .mythos import PlayAgain
from .outbreak import break_out
from .partners import come_together
from .pieces import MOST_STRESS, Investigator
from .placing import add_fire
from .state import State, Step
from .stress import heal, heal_all_stress, take_stress
from .theft import steal
from .wounds import Wound

__all__ = ["CalmIfSafe", "Symptoms"]


@record
class Symptoms(Step):
    """An investigator performs the symptoms of its insanity card (RR-20.3, RR-20.26 to RR-20.37).

    Attributes:
        who: who.
    """

    who: Annotated[Character, named]

    def run(self, s: State, play: Play) -> State:
        one = s.investigator(self.who)
        return s if one.space is None else _SYMPTOMS[one.mind.insanity](s, one, play)


def _masochism(s: State, one: Investigator, play: Play) -> State:
    """With no tokens a wound; otherwise all are removed, and as much stress heals (RR-20.26)."""
    tokens = one.mind.tokens
    if not tokens:
        play.then(Wound(one.character, 1))
        return s
    play.tell(TokensRemoved(one.character, tokens))
    s = with_investigator(s, evolve(one, mind=evolve(one.mind, tokens=0)))
    return heal(s, one.character, play, stress=tokens)


def _fear_of_crowds(s: State, one: Investigator, play: Play) -> State:
    """A stress for each other figure; alone, all stress heals (RR-20.27)."""
    return _stress_or_calm(s, one, company(s, one), play)


def _hypochondria(s: State, one: Investigator, play: Play) -> State:
    """A stress for each wound of one's own; with none all stress heals (RR-20.29)."""
    return _stress_or_calm(s, one, one.wounds, play)


def _stress_or_calm(s: State, one: Investigator, count: int, play: Play) -> State:
    if count:
        return take_stress(s, one.character, count, play)
    return heal_all_stress(s, one.character, play)


def _pyromania(s: State, one: Investigator, play: Play) -> State:
    """A Fire token more, then all others there take wounds, as many as there is Fire (RR-20.30)."""
    space = one.space
    if space is None:
        return s
    s = add_fire(s, space, 1, play)
    return s if space.is_part else wound_others(s, one, s.board.fire[space.at], play)


def _catatonia(s: State, one: Investigator, play: Play) -> State:
    """The figure lies down (RR-20.31)."""
    if one.mind.lying:
        return s
    play.tell(LainDown(one.character))
    return with_investigator(s, evolve(one, mind=evolve(one.mind, lying=True)))


def _paranoia(s: State, one: Investigator, play: Play) -> State:
    """Every monster moves a space towards the investigator; then, if it is safe, all stress heals (RR-20.33)."""
    for enemy in s.enemies:
        if not is_cultist(s, enemy.kind):
            play.then(March(enemy.id, 1, one.character))
    play.then(CalmIfSafe(one.character))
    return s


@record
class CalmIfSafe(Step):
    """An investigator is healed of all stress if there is no enemy in its space (RR-20.33).

    Attributes:
        who: who.
    """

    who: Annotated[Character, named]

    def run(self, s: State, play: Play) -> State:
        space = s.investigator(self.who).space
        return heal_all_stress(s, self.who, play) if space is not None and s.is_safe(space) else s


def _obsessive_disorder(s: State, one: Investigator, play: Play) -> State:
    """Stress is set to the number of own wounds, then cards are discarded (RR-20.34, RR-R42)."""
    if one.stress != one.wounds:
        play.tell(StressSet(one.character, one.wounds))
        s = with_investigator(s, evolve(one, stress=one.wounds))
    play.then(even_out(one))
    return s


def _recurring_trauma(s: State, one: Investigator, play: Play) -> State:
    """The kept Mythos card is played again, and stays kept; with none all stress heals (RR-20.35)."""
    kept = one.mind.kept
    if kept is None:
        return heal_all_stress(s, one.character, play)
    play.then(PlayAgain(one.character, kept))
    return s


def _short_term_memory_loss(s: State, one: Investigator, play: Play) -> State:
    """At full stress all heals and a card is discarded; otherwise a stress (RR-20.37, RR-R42)."""
    if one.stress < MOST_STRESS:
        return take_stress(s, one.character, 1, play)
    play.then(DiscardSome(one.character, 1, forgets=True))
    return heal_all_stress(s, one.character, play)


_SYMPTOMS: Final[Mapping[Insanity, Callable[[State, Investigator, Play], State]]] = MappingProxyType(
    {
        Insanity.MASOCHISM: _masochism,
        Insanity.FEAR_OF_CROWDS: _fear_of_crowds,
        Insanity.KLEPTOMANIA: steal,
        Insanity.HYPOCHONDRIA: _hypochondria,
        Insanity.PYROMANIA: _pyromania,
        Insanity.CATATONIA: _catatonia,
        Insanity.CODEPENDENCY: come_together,
        Insanity.PARANOIA: _paranoia,
        Insanity.OBSESSIVE_DISORDER: _obsessive_disorder,
        Insanity.RECURRING_TRAUMA: _recurring_trauma,
        Insanity.PSYCHOTIC_OUTBREAK: break_out,
        Insanity.SHORT_TERM_MEMORY_LOSS: _short_term_memory_loss,
    }
)
