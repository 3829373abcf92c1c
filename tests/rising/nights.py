"""What stories about rolls and fights share: a Mythos card that does nothing, a calm Cthulhu, made-up monsters."""

from __future__ import annotations

from typing import Any, Final

from rlyeh_rules.kernel import Event, Source
from rlyeh_rules.rising import (
    Character,
    Cost,
    CthulhuFacts,
    Discovery,
    DiscoveryFacts,
    EnemyFacts,
    HalfFacts,
    HalfKind,
    Kind,
    Mythos,
    MythosFacts,
    State,
)
from rlyeh_rules.rising.events import DiceRolled, EnemyAttacked, RollSettled
from rlyeh_rules.rising.traits import Ability, Standing
from tests.rising.table import HOME, table

QUIET: Final = MythosFacts(Mythos("quiet-night"), symbol=False, source=Source.STAND_IN)
"""A Mythos card on which nothing stands."""
SLEEPER: Final = CthulhuFacts("cthulhu", black=3, green=3, source=Source.STAND_IN)
"""Cthulhu with the dice of the ledger's case (RR-17.8), and nothing that is special about him."""


def quiet(seats: int = 1, *, facts: dict[str, list[Any]] | None = None, **story: Any) -> State:
    """A table at which nothing happens of itself: what `end actions` leads to is the fight, and then the next turn."""
    story.setdefault("mythos", ["quiet-night"] * 6)
    return table(seats, facts={"mythos": [QUIET], "cthulhu": [SLEEPER], **(facts or {})}, **story)


def monster(name: str, health: int, black: int, green: int, *abilities: Ability, pool: int = 5) -> EnemyFacts:
    """A monster made up for a story, or a known one as the story has it."""
    return EnemyFacts(Kind(name), health, black, green, pool, Source.STAND_IN, abilities)


def thing(name: str, *standing: Standing, kind: HalfKind = HalfKind.ITEM, cost: int = 0) -> DiscoveryFacts:
    """A Discovery card made up for a story: its left half is so, its right one is an empty Condition."""
    half = HalfFacts(kind, cost=Cost(stress=cost), health=2 * (kind is HalfKind.COMPANION), standing=standing)
    return DiscoveryFacts(Discovery(name), half, HalfFacts(HalfKind.CONDITION), Source.STAND_IN)


def hunting(**story: Any) -> State:
    """I1 beside a monster with three black dice that takes nine wounds."""
    facts = {"monsters": [monster("ghast", 9, 3, 0)], **story.pop("facts", {})}
    return quiet(facts=facts, enemies={"ghast-1": HOME}, **story)


def hunting_two(**story: Any) -> State:
    """The same beside I1, whom A plays, and I2, a Protector whom B plays."""
    story.setdefault("skills", {2: {"protector": 1}})
    return hunting(seats=2, **story)


def counted(happened: list[Event]) -> list[tuple[Character, int, int]]:
    """Who rolled what, of all the rolls: how many black dice and how many green ones."""
    rolls = [event for event in happened if isinstance(event, DiceRolled)]
    return [(roll.who, black := sum(die.black for die in roll.dice), len(roll.dice) - black) for roll in rolls]


def attackers(happened: list[Event]) -> list[str]:
    """Which enemies attacked, in order."""
    return [str(event.foe) for event in happened if isinstance(event, EnemyAttacked)]


def settled(happened: list[Event]) -> list[tuple[int, int, int]]:
    """What rolls come to: successes, tentacles, elder signs."""
    tallies = [event for event in happened if isinstance(event, RollSettled)]
    return [(tally.successes, tally.tentacles, tally.elder_signs) for tally in tallies]
