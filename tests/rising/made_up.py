"""Cards made up for stories about turns: a Mythos card that does nothing, and ones that do just what they are for."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final, TypeVar

from rlyeh_rules.kernel import Event, Source, evolve, parse_action
from rlyeh_rules.rising import (
    CthulhuFacts,
    Discovery,
    DiscoveryFacts,
    Effect,
    EnemyFacts,
    EpisodeFacts,
    HalfFacts,
    HalfKind,
    Kind,
    Mythos,
    MythosFacts,
    Name,
    Placement,
    State,
    Where,
)

from .table import shipped, table

E = TypeVar("E", bound=Event)

ITEM: Final = HalfFacts(kind=HalfKind.ITEM)
CONDITION: Final = HalfKind.CONDITION
COMPANION: Final = HalfKind.COMPANION


def myth(
    name: str,
    *effects: Effect,
    symbol: bool = False,
    summons: Iterable[tuple[str, str]] = (),
    unknown: bool = False,
) -> MythosFacts:
    """A Mythos card; its summons as `("left", "red-gate")`."""
    return MythosFacts(
        Mythos(name),
        symbol,
        Source.STAND_IN,
        effects=effects,
        summons=tuple(Placement(Name(enemy), Where(where)) for enemy, where in summons),
        unknown=unknown,
    )


QUIET: Final = myth("quiet")
SIGN: Final = myth("sign", symbol=True)
"""Nothing but a summoning symbol."""


def find(name: str, left: HalfFacts = ITEM, right: HalfFacts = ITEM, *effects: Effect) -> DiscoveryFacts:
    """A Discovery card."""
    return DiscoveryFacts(Discovery(name), left, right, Source.STAND_IN, effects=effects)


def cthulhu(*, advance: Sequence[Effect] = (), end_of_turn: Sequence[Effect] = ()) -> CthulhuFacts:
    """The card of Cthulhu, with these effects and no others."""
    return evolve(shipped().cthulhu[0], advance=tuple(advance), end_of_turn=tuple(end_of_turn))


def episode(*advance: Effect) -> EpisodeFacts:
    """The Episode card, with this advance effect and no other."""
    return evolve(shipped().episode[0], advance=advance)


def calm(
    seats: int = 1,
    *,
    myths: Sequence[MythosFacts] = (),
    mythos: Sequence[str] | None = None,
    facts: Mapping[str, Sequence[Any]] | None = None,
    dead: Collection[int] = (),
    **story: Any,
) -> State:
    """A table on which nothing happens of itself: ten quiet Mythos cards, and a Cthulhu who does nothing.

    Args:
        seats: how many players.
        myths: Mythos cards made up for the story.
        mythos: the Mythos deck, the top card first; ten quiet cards by default.
        facts: other entries made up for the story.
        dead: the investigators that have been eliminated by wounds.
        story: the rest, as `table` has it.
    """
    made_up: dict[str, Sequence[Any]] = {"cthulhu": [cthulhu()], "episode": [episode()], **(facts or {})}
    made_up["mythos"] = [QUIET, SIGN, *myths]
    if dead:
        story["spaces"] = {**story.get("spaces", {}), **dict.fromkeys(dead, None)}
        story["wounds"] = {**story.get("wounds", {}), **dict.fromkeys(dead, 5)}
    return table(seats, mythos=["quiet"] * 10 if mythos is None else mythos, facts=made_up, **story)


def kind(name: str, **changes: Any) -> EnemyFacts:
    """A kind of enemy as it is shipped, but for some changes."""
    return evolve(shipped().kinds[Kind(name)], **changes)


def why(state: State, text: str) -> str:
    """The sentence with which an action is refused."""
    refusal = state.why_not(parse_action(state, text))
    assert refusal is not None
    return refusal.message


def of(happened: Iterable[Event], kind: type[E]) -> list[E]:
    """Those of some events that are of one kind."""
    return [event for event in happened if isinstance(event, kind)]
