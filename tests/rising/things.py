"""Cards and monsters made up for a story, where the ledger assumes what no box prints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rlyeh_rules.kernel import Source
from rlyeh_rules.rising import (
    Cost,
    Discovery,
    DiscoveryFacts,
    Effect,
    EnemyFacts,
    HalfFacts,
    HalfKind,
    Incantation,
    Kind,
    Mythos,
    MythosFacts,
    Name,
    Placement,
    Space,
    Standing,
    State,
    Timing,
    Use,
    Where,
)
from rlyeh_rules.rising.traits import GreenDice
from tests.rising.table import table

OURS: Final = Source.STAND_IN
A_DIE: Final[tuple[Standing, ...]] = (GreenDice(1),)


def item(*uses: Use, standing: Sequence[Standing] = (), **cost: Any) -> HalfFacts:
    """An Item: what it costs to claim it is given by name, as `stress=2`; with nothing else it gives a green die."""
    return HalfFacts(HalfKind.ITEM, Cost(**cost), standing=tuple(standing) if standing or uses else A_DIE, uses=uses)


def companion(health: int = 2, *uses: Use, standing: Sequence[Standing] = (), **cost: Any) -> HalfFacts:
    """A Companion."""
    return HalfFacts(HalfKind.COMPANION, Cost(**cost), health, tuple(standing), uses)


def condition(*uses: Use, standing: Sequence[Standing] = A_DIE, **cost: Any) -> HalfFacts:
    """A Condition that is no Incantation."""
    return HalfFacts(HalfKind.CONDITION, Cost(**cost), standing=tuple(standing), uses=uses)


def spell(part: str, energy: int = 3, timing: Timing | None = None, **cost: Any) -> HalfFacts:
    """A Condition with an Incantation against a body part."""
    return HalfFacts(HalfKind.CONDITION, Cost(**cost), incantation=Incantation(Space(part), energy, timing))


def use(*effects: Effect, timing: Timing = Timing.OWN_TURN, once: bool = True, **cost: Any) -> Use:
    """Something that can be done with a card."""
    return Use(effects, Cost(**cost), timing, once)


def card(
    name: str, left: HalfFacts, right: HalfFacts | None = None, *effects: Effect, must_claim: bool = False
) -> DiscoveryFacts:
    """A Discovery card, with the effects of its central text; its right half is an Item if nothing else is said."""
    return DiscoveryFacts(Discovery(name), left, right or item(), OURS, effects, must_claim)


def monster(name: str, health: int = 3, pool: int = 1, **more: Any) -> EnemyFacts:
    """A monster, or with the id of another enemy that enemy; it attacks with one black die."""
    return EnemyFacts(Kind(name), health, more.pop("black", 1), more.pop("green", 0), pool, OURS, **more)


def myth(name: str, *effects: Effect, summons: Sequence[Placement] = (), symbol: bool = False) -> MythosFacts:
    """A Mythos card."""
    return MythosFacts(Mythos(name), symbol, OURS, effects=effects, summons=tuple(summons))


def coming(enemy: str, where: str = "red-gate", count: int = 1) -> Placement:
    """A summons of a Mythos card."""
    return Placement(Name(enemy), Where(where), count)


def quiet(*cards: DiscoveryFacts, **story: Any) -> State:
    """A table whose Mythos deck holds three of one card only, by default of one that does nothing.

    Args:
        cards: the Discovery cards made up for the story.
        story: what else `table` is told; `mythos` is that one card.
    """
    drawn: MythosFacts = story.pop("mythos", None) or myth("calm")
    facts: dict[str, Any] = {"mythos": [drawn], **story.pop("facts", {})}
    if cards:
        facts["discovery"] = cards
    return table(facts=facts, mythos=[drawn.id] * 3, **story)


def on(state: State, space: str) -> int:
    """The Energy tokens in a space."""
    return state.board.energy[Space(space).at]


def everywhere(state: State) -> int:
    """The Energy tokens in the spaces, on the boards and in the pool of the group."""
    return sum(state.board.energy) + sum(one.energy for one in state.team) + state.board.pool
