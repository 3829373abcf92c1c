"""Tables whose card set says something else of a card that lies there, and effects brought about by such cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import attrs

from rlyeh_rules.gate import (
    ArtifactFacts,
    Deed,
    EquipmentFacts,
    God,
    GodFacts,
    Insanity,
    InsanityFacts,
    Keeping,
    Mythos,
    State,
    events,
)
from rlyeh_rules.gate.effects import Effect
from rlyeh_rules.kernel import Event, evolve

from .table import STAND_IN, played, table

KEY: Final = Mythos("silver-key")
GODS: Final = ("nodens", "hypnos", "yog-sothoth", "bast")
SOURCES: Final = ("drawn", "lasting", "artifact", "god")
CALM: Final = ("fear-of-touch",) * 12
"""Insanity cards that change nothing but swaps."""
FIELDS: Final = {ArtifactFacts: "artifacts", EquipmentFacts: "equipment", GodFacts: "gods"}


def reprinted(state: State, facts: ArtifactFacts | EquipmentFacts | GodFacts) -> State:
    """The same table with a card set in which that stands on a card.

    Args:
        state: the table.
        facts: what stands on the card, in place of the entry of the same id.
    """
    content = state.setup.content
    name = FIELDS[type(facts)]
    entries: tuple[Any, ...] = getattr(content, name)
    changed: dict[str, Any] = {name: tuple([facts if entry.id == facts.id else entry for entry in entries])}
    content = attrs.evolve(content, digest=f"{content.digest} {facts}", **changed)
    return evolve(state, setup=evolve(state.setup, content=content))


def done_by(source: str, *effects: Effect, **what: Any) -> tuple[State, list[Event]]:
    """The state once P1 has brought effects about, or is asked for more, and what has happened by them.

    An insanity card acts as it is drawn for an investigation, or after one; an Artifact as it is used; a god as its
    sigil is created by P1, who gambles, so that in each case the hands are as they were.

    Args:
        source: where the effects stand: "drawn" or "lasting" insanity, "artifact" or "god".
        effects: the effects.
        what: what is to be said of the table.
    """
    drawn = [*what.pop("insanity", CALM)]
    if source == "artifact":
        state = table(artifacts={1: {str(KEY): 1}}, insanity=drawn, **what)
        state = reprinted(state, ArtifactFacts(KEY, 1, STAND_IN, effects=effects))
        return since(events.ArtifactUsedUp, *played(state, f"use {KEY}"))
    if source == "god":
        what |= {"pool": "I I I I I B", "deck": f"I I {what.get('deck', 'Z B D I')}"}
        state = table(gods=GODS, insanity=drawn, **what)
        state = reprinted(state, GodFacts(God(GODS[0]), effects, STAND_IN))
        return since(events.GodStirred, *played(state, "gamble", "play ithaqua"))
    lasting = source == "lasting"
    keeping, deed = (Keeping.LASTING, Deed.INVESTIGATE) if lasting else (Keeping.IMMEDIATELY, None)
    card = InsanityFacts(Insanity("made-up"), 1, keeping, STAND_IN, after=deed, effects=effects)
    mad = what.pop("mad", {})
    if lasting:
        mad = mad | {1: [*mad.get(1, ()), "made-up"]}
        drawn = ["lost-for-words", *drawn]
    else:
        drawn = ["made-up", *drawn]
    state = table(insanity=drawn, mad=mad, texts=[card], **what)
    marker = events.InsanitySetOff if lasting else events.InsanityCarriedOut
    texts = ["investigate", "leave"] if len(state.pool) > 1 else ["investigate"]
    return since(marker, *played(state, *texts))


def since(marker: type[Event], state: State, happened: Sequence[Event]) -> tuple[State, list[Event]]:
    """A state, and what has happened since an event of a kind, chance apart."""
    first = next(place for place, event in enumerate(happened) if isinstance(event, marker))
    return state, [event for event in happened[first + 1 :] if type(event).__name__ != "ChanceGave"]


def of(happened: Sequence[Event], kind: type[Any]) -> list[Any]:
    """The events of one kind."""
    return [event for event in happened if isinstance(event, kind)]
