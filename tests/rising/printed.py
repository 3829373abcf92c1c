"""A card made up for the story that does what a test wants, and what happens when it is used."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeVar

from rlyeh_rules.kernel import Event, Source, evolve, parse_action
from rlyeh_rules.rising import (
    CthulhuFacts,
    Discovery,
    DiscoveryFacts,
    EnemyFacts,
    EpisodeFacts,
    HalfFacts,
    HalfKind,
    Kind,
    State,
    Use,
    events,
)
from rlyeh_rules.rising.effects import Effect
from rlyeh_rules.rising.traits import Ability, Standing

from .table import played, shipped, table

E = TypeVar("E", bound=Event)

TRICK: Final = Discovery("trick")
USE: Final = "use trick 1"
BARE: Final = HalfFacts(HalfKind.ITEM)


def half(*effects: Effect, kind: HalfKind = HalfKind.ITEM, **changes: Any) -> HalfFacts:
    """A half of a card with one use, which costs nothing and does this."""
    return HalfFacts(kind, uses=(Use(effects),) if effects else (), **changes)


def find(name: str, left: HalfFacts = BARE, right: HalfFacts = BARE, *effects: Effect) -> DiscoveryFacts:
    """A Discovery card, with these halves and this central text."""
    return DiscoveryFacts(Discovery(name), left, right, Source.STAND_IN, effects)


def lasting(*rules: Standing) -> DiscoveryFacts:
    """The card `trick`, for whose holder something is so, on the left half."""
    return find("trick", HalfFacts(HalfKind.ITEM, standing=rules))


def enemy(name: str, **changes: Any) -> EnemyFacts:
    """A kind of enemy as it is shipped, but for some changes."""
    return evolve(shipped().kinds[Kind(name)], **changes)


def quiet_cthulhu(
    *abilities: Ability, advance: Iterable[Effect] = (), end_of_turn: Iterable[Effect] = ()
) -> CthulhuFacts:
    """The card of Cthulhu with these abilities and texts only."""
    return evolve(shipped().cthulhu[0], abilities=abilities, advance=tuple(advance), end_of_turn=tuple(end_of_turn))


def quiet_episode(*advance: Effect) -> EpisodeFacts:
    """The Episode card with this advance text only."""
    return evolve(shipped().episode[0], advance=advance)


def trial(
    *effects: Effect,
    seats: int = 1,
    cards: Mapping[int, Sequence[str]] | None = None,
    facts: Mapping[str, Sequence[Any]] | None = None,
    kind: HalfKind = HalfKind.ITEM,
    **story: Any,
) -> State:
    """A table at which I1, whose turn it is, holds the card `trick`, which does this when it is used.

    Args:
        effects: what it does.
        seats: how many players.
        cards: other cards that are held.
        facts: other entries made up for the story.
        kind: what the half of the card is.
        story: the rest, as `table` has it.
    """
    held = dict(cards or {})
    held[1] = ["trick left", *held.get(1, ())]
    made_up = dict(facts or {})
    made_up["discovery"] = [find("trick", half(*effects, kind=kind)), *made_up.get("discovery", ())]
    return table(seats, cards=held, facts=made_up, **story)


def done(
    *effects: Effect, then: Sequence[str] = (), chance: Iterable[int] | None = None, **story: Any
) -> tuple[State, list[Event]]:
    """The state once I1 has brought these effects about, or is asked for more, and what has happened by them.

    Args:
        effects: the effects.
        then: what is answered after the card has been used.
        chance: what chance gives.
        story: what is to be said of the table.
    """
    state, happened = played(trial(*effects, **story), USE, *then, chance=chance)
    return state, since(happened, events.CardUsed)


def since(happened: Sequence[Event], marker: type[Event]) -> list[Event]:
    """What has happened since the first event of a kind, chance apart."""
    first = next(at for at, event in enumerate(happened) if isinstance(event, marker))
    return [event for event in happened[first + 1 :] if type(event).__name__ != "ChanceGave"]


def why(state: State, text: str) -> str:
    """What is said of an action that is refused, and by which rule."""
    refusal = state.why_not(parse_action(state, text))
    assert refusal is not None, f"{text} is allowed"
    return str(refusal)


def of(happened: Iterable[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in happened if isinstance(event, kind)]
