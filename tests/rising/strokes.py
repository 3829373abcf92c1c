"""Made-up cards for stories of what befalls the investigators: a stroke that does anything, Companions, others."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from rlyeh_rules.kernel import Event, Source
from rlyeh_rules.rising import (
    Character,
    Cost,
    Discovery,
    DiscoveryFacts,
    Effect,
    HalfFacts,
    HalfKind,
    Investigator,
    Standing,
    State,
    Timing,
    Use,
    Who,
    events,
)
from rlyeh_rules.rising.effects import LoseSanity

from .made_up import calm
from .table import i, offered, play

STAND_IN: Final = Source.STAND_IN
STROKE: Final = "use stroke 1"
"""The action that uses the card `stroke`."""
NOTHING: Final = Cost()
SKILLS: Final = {"marksman": 1, "swiftness": 1, "gate-manipulation": 1}
RAISE: Final = "raise swiftness"


def stroke(*effects: Effect, name: str = "stroke", cost: Cost = NOTHING) -> DiscoveryFacts:
    """An Item that has these effects for an action; on either half."""
    half = HalfFacts(HalfKind.ITEM, uses=(Use(effects, cost, Timing.ACTION, once=False),))
    return DiscoveryFacts(Discovery(name), half, half, STAND_IN)


def companion(name: str, health: int, *standing: Standing) -> DiscoveryFacts:
    """A Companion that can take so many wounds; on either half."""
    half = HalfFacts(HalfKind.COMPANION, health=health, standing=standing)
    return DiscoveryFacts(Discovery(name), half, half, STAND_IN)


def thing(name: str, *standing: Standing, kind: HalfKind = HalfKind.ITEM) -> DiscoveryFacts:
    """An Item, or a Condition; on either half."""
    half = HalfFacts(kind, standing=standing)
    return DiscoveryFacts(Discovery(name), half, half, STAND_IN)


def scene(
    seats: int = 1,
    *effects: Effect,
    things: Sequence[DiscoveryFacts] = (),
    cards: Mapping[int, Sequence[str]] | None = None,
    facts: Mapping[str, Sequence[Any]] | None = None,
    turn: int = 1,
    **story: Any,
) -> State:
    """A quiet table at which the active investigator holds the card `stroke`, if effects of it are named.

    Args:
        seats: how many players.
        effects: what the stroke does.
        things: Discovery cards made up for the story.
        cards: who holds which cards, as `table` has it.
        facts: other entries made up for the story.
        turn: whose turn it is.
        story: the rest, as `calm` and `table` have it.
    """
    held = {number: [*names] for number, names in (cards or {}).items()}
    made_up = [*things]
    if effects:
        made_up.append(stroke(*effects))
        held[turn] = [*held.get(turn, []), "stroke left"]
    return calm(seats, turn=turn, cards=held, facts={"discovery": made_up, **(facts or {})}, **story)


def maddened(card: str, seats: int = 1, **story: Any) -> State:
    """I1 has an insanity card, and the stroke brings it to a threshold."""
    setting: dict[str, Any] = {"insanity": {1: card}, "skills": {1: SKILLS}, "sanity": {1: 4}, **story}
    return scene(seats, LoseSanity(Who.YOU, 1), **setting)


def befallen(card: str, **story: Any) -> State:
    """The same, after the stroke; nothing of the symptoms is asked."""
    state = play(maddened(card, **story), STROKE)
    assert offered(state) == [f"raise {skill}" for skill in SKILLS]
    return state


def one(state: State, number: int = 1) -> Investigator:
    """An investigator of the story as it is now."""
    return state.investigator(i(number))


def cards_of(state: State, number: int = 1) -> list[str]:
    """The ids of the cards that an investigator holds."""
    return [str(held.card) for held in state.investigator(i(number)).cards]


def reached(happened: Iterable[Event]) -> list[Character]:
    """Who has reached a threshold, in that order."""
    return [event.who for event in happened if isinstance(event, events.ThresholdReached)]
