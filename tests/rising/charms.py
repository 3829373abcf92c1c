"""Effects as I1 calls for them in the action phase, once a turn: a card made up for it, that costs nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rlyeh_rules.kernel import Source
from rlyeh_rules.rising import Discovery, DiscoveryFacts, Effect, HalfFacts, HalfKind, State, Timing, Use

from .table import table

CHARM: Final = "use charm 1"
"""What I1 does to let it happen."""


def charmed(*effects: Effect, facts: Mapping[str, Sequence[Any]] | None = None, **story: Any) -> State:
    """A table, as `table` has it, with the charm in the hands of I1."""
    half = HalfFacts(HalfKind.ITEM, uses=(Use(effects, timing=Timing.FREE_ACTION),))
    card = DiscoveryFacts(Discovery("charm"), half, half, Source.STAND_IN)
    cards = {**story.pop("cards", {})}
    cards[1] = [*cards.get(1, ()), "charm left"]
    return table(cards=cards, facts={**(facts or {}), "discovery": [card]}, **story)
