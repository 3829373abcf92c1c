"""Relics: tokens that the Cult gains and the Adventurer steals, and who has won by them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from rlyeh_rules.kernel import Play, Seat, changer, evolve

from . import events
from .cards import Relic
from .changes import alter_adventurer, alter_cult
from .ending import adventurer_wins, cult_wins
from .state import Ritual, State
from .substitution import summoning

__all__ = [
    "DIFFERENT",
    "SHOTS_AND_COVERS",
    "check_summoning",
    "gain_relics",
    "in_supply",
    "obtainable",
    "shots_and_covers",
    "steal_relic",
    "token_for_shot_or_cover",
]

DIFFERENT: Final = 4
"""So many different Relics stolen cancel the ritual (LR-9.2.2)."""

SHOTS_AND_COVERS: Final = 5
"""The tokens of which one side is a Shot and the other covers a stolen Relic (LR-2.7)."""

_with_supply: Callable[[Ritual, tuple[Relic, ...]], Ritual] = changer(Ritual, "supply")


def in_supply(s: State, relic: Relic) -> bool:
    """Whether a token of that kind can be had (LR-R3)."""
    return s.setup.options.unlimited_relics or relic in s.ritual.supply


def obtainable(s: State) -> tuple[Relic, ...]:
    """The kinds of which a token can be had (LR-R3)."""
    kinds = [facts.id for facts in s.setup.content.relics]
    return tuple(relic for relic in kinds if in_supply(s, relic))


def _take(s: State, relic: Relic) -> State:
    """Take a token from the supply, which may be endless (LR-2.4, LR-R3)."""
    if s.setup.options.unlimited_relics:
        return s
    supply = s.ritual.supply
    at = supply.index(relic)
    return evolve(s, ritual=_with_supply(s.ritual, supply[:at] + supply[at + 1 :]))


def gain_relics(s: State, relics: Iterable[Relic], play: Play) -> State:
    """The Cult gains a token of each of these that the supply still has (LR-8.2.15, LR-R3)."""
    gained: list[Relic] = []
    for relic in relics:
        if in_supply(s, relic):
            s = _take(s, relic)
            gained.append(relic)
    if not gained:
        return s
    play.tell(events.RelicsGained(s.cult.seat, tuple(gained)))
    return alter_cult(s, relics=tuple(sorted((*s.cult.relics, *gained))))


def check_summoning(s: State, play: Play) -> State:
    """The Cult wins at once if it can summon its Great Old One; it need not say so (LR-9.1.3, LR-R37)."""
    need = s.setup.content.needs[s.ritual.great_old_one]
    found = summoning(s.cult.relics, need, single=s.setup.options.single_substitution)
    if found.is_complete:
        play.tell(events.GreatOldOneSummoned(s.cult.seat, s.ritual.great_old_one, found.used, found.pairs))
        cult_wins(s, play, "summoning", "LR-9.1.3")
    return s


def shots_and_covers(s: State) -> int:
    """How many of the tokens for Shots and stolen Relics are on the table (LR-2.7)."""
    shots = sum(cultist.shots for cultist in s.cult.cultists)
    return shots + sum(len(place.covered) for place in s.locations.row if place is not None)


def token_for_shot_or_cover(s: State) -> bool:
    """Whether a token is left that marks a Shot or covers a Relic; only an option limits them (LR-R2)."""
    return not s.setup.options.limited_tokens or shots_and_covers(s) < SHOTS_AND_COVERS


def steal_relic(s: State, seat: Seat, position: int, relic: Relic, play: Play) -> State:
    """A token goes to the Adventurer's board; four different ones cancel the ritual (LR-7.3.2, LR-9.2.2)."""
    play.tell(events.RelicStolen(seat, position, relic))
    s = _take(s, relic)
    relics = tuple(sorted((*s.adventurer.relics, relic)))
    s = alter_adventurer(s, relics=relics)
    if len(set(relics)) >= DIFFERENT:
        adventurer_wins(s, play, "ritual cancelled", "LR-9.2.2")
    return s
