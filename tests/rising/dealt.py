"""Games from their very beginning, with shuffles that lay what the story names on top and change nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import attrs
import pytest

import rlyeh_rules as rr
from rlyeh_rules import SetupError
from rlyeh_rules.kernel import Event, evolve
from rlyeh_rules.rising import GATES, Content, EnemyFacts, Placement, Space, State

from .table import NAMES, shipped


def shuffled_to(things: Iterable[str], first: Sequence[str] = ()) -> list[int]:
    """What chance gives for a shuffle by which these come first, in their order, and the others as they lie."""
    pile = [*map(str, things)]
    rest = [*pile]
    for thing in first:
        rest.remove(thing)
    wanted = [*map(str, first), *rest]
    numbers: list[int] = []
    for at in range(len(pile) - 1, 0, -1):
        found = pile.index(wanted[at])
        pile[at], pile[found] = pile[found], pile[at]
        numbers.append(found)
    return numbers


def dealt(
    seats: int = 1,
    *,
    monsters: Sequence[str] = (),
    team: Sequence[str] = (),
    insanities: Sequence[str] = (),
    start: int = 1,
    gates: Sequence[str] = (),
    relics: Sequence[str] = (),
    content: Content | None = None,
    seed: int = 1,
    **options: Any,
) -> State:
    """A new game, as far as it goes of itself.

    Args:
        seats: how many players.
        monsters: the Left and the Right Monster, then A and B; by default the first of the card set.
        team: the investigators.
        insanities: their insanity cards.
        start: who has the first turn, 1 for I1.
        gates: the Gates of the Unknown Monsters A and B.
        relics: the Unknown Relics that lie open.
        content: the card set.
        seed: what chance gives after the set-up.
        options: options of the game.
    """
    content = content or shipped()
    script = opening(content, monsters, team, **options)
    script += dealing(content, insanities, start, gates, relics, **options)
    chance = rr.Scripted(script, then_seeded=True)
    names = list(NAMES[:seats])
    return rr.new_game(State, seed=seed, players=names, options=options, content=content, chance=chance)


def opening(content: Content, monsters: Sequence[str] = (), team: Sequence[str] = (), **options: Any) -> list[int]:
    """What chance gives before anything is asked."""
    unknown = options.get("unknown_mythos", "with-full")
    more = options.get("unknown_rules", "off") == "full" if unknown == "with-full" else unknown == "true"
    cards = {**content.mythos_cards, **(content.unknown_cards if more else {})}
    script = shuffled_to(str(card) for card, copies in cards.items() for _ in range(copies))
    script += shuffled_to(content.discovery_cards)
    script += shuffled_to((facts.id for facts in content.monsters), monsters)
    if not options.get("choose_investigators"):
        script += shuffled_to((facts.id for facts in content.investigators), team)
    return script


def dealing(
    content: Content,
    insanities: Sequence[str] = (),
    start: int = 1,
    gates: Sequence[str] = (),
    relics: Sequence[str] = (),
    **options: Any,
) -> list[int]:
    """What chance gives once it is known who plays whom."""
    rules = options.get("unknown_rules", "off")
    script = [*shuffled_to((facts.id for facts in content.insanities), insanities), start - 1]
    if rules in {"full", "monsters"}:
        script += shuffled_to(GATES, gates)
    if rules in {"full", "relics"}:
        script += shuffled_to((facts.id for facts in content.relics), relics)
    return script


def beginning(seats: int = 1, seed: int = 1, viewer: int | None = None, **options: Any) -> list[Event]:
    """What a seat, or a spectator, is told of the set-up of a game up to the first question; the seat from 0."""
    match = rr.Match.new("rising", seed=seed, players=list(NAMES[:seats]), options=options)
    return [told.event for told in match.events(viewer)]


def begun(state: State) -> State:
    """The first turn of a game, once every question of the set-up has been given its first answer."""
    while not state.turn.number:
        state = state.apply(state.legal_actions()[0]).state
    return state


# ------------------------------------------------------------------ sets, and what is refused


def a_set(*monsters: EnemyFacts, placements: tuple[Placement, ...] | None = None) -> Content:
    """The shipped set with monsters as the story has them, and the placements of its Episode card."""
    made_up = {facts.id: facts for facts in monsters}
    known = [made_up.pop(facts.id, facts) for facts in shipped().monsters]
    episode = shipped().episode[0]
    changes: dict[str, Any] = {"monsters": (*known, *made_up.values())}
    if placements is not None:
        changes["episode"] = (evolve(episode, placements=placements),)
    return attrs.evolve(shipped(), name="Ours", digest=repr((monsters, placements)), custom=True, **changes)


def faults(*, custom: bool = False, **tables: Any) -> list[str]:
    """What is wrong with the shipped set once some tables of it are others."""
    return list(attrs.evolve(shipped(), custom=custom, **tables).faults())


def setup_error(seats: int = 1, content: Content | None = None, **options: Any) -> SetupError:
    """What a game is refused for before anything is dealt."""
    with pytest.raises(SetupError) as caught:
        rr.new_game(State, seed=1, players=seats, options=options, content=content)
    return caught.value


# ------------------------------------------------------------------ what stands on the table


def where(state: State, name: str) -> list[Space]:
    """Where the figures of a kind stand, in the order in which they came."""
    return [enemy.space for enemy in state.enemies if enemy.kind == name]


def row(state: State, name: str) -> str:
    """What the board says of a kind of enemy."""
    text = " ".join(str(state).split())
    start = text.index(f"{state.text.name(name)} (health")
    return text[start : text.index(")", start) + 1]
