"""States for the stories about invariants: sound ones, and what makes doctored ones of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pytest

from rlyeh_rules.kernel import evolve
from rlyeh_rules.last_relic import State, Step

from .dealt import dealt
from .table import On, play, spot, table

# ------------------------------------------------------------------ sound states


def keeping(**options: Any) -> State:
    """The Cult chooses among the first Locations."""
    return dealt(1, **options)


def starting(**options: Any) -> State:
    """The Adventurer places her figure."""
    state = keeping(**options)
    return play(state, str(state.legal_actions()[0]))


def shooting(**more: Any) -> State:
    """She places the first of two Shots."""
    given: dict[str, Any] = {
        "hand": ["gun = shot shot"],
        "cultists": [On(1, "acolyte 2 = mark"), On(1, "mob 3 = wound"), On(2, "priest 3 = mark fund")],
    }
    return play(table(**given | more), "play gun")


NEARLY: Final = (spot("harbour", marks=4, clues=3), spot("library"), spot("crypt"))
"""A row in which the first Location lacks a Mark."""


def fleeing(**more: Any) -> State:
    """The Location where she is has been resolved, in the middle of a row of icons."""
    given: dict[str, Any] = {"at": 1, "row": NEARLY, "cultists": [On(1, "acolyte 2 = mark fund"), On(2, "priest 3")]}
    return play(table("cult", **given | more), "activate acolyte")


def sharing(**more: Any) -> State:
    """One of its three Clues is left over."""
    return play(fleeing(**more), "move 2")


def laying(**more: Any) -> State:
    """Another Location is laid in its place."""
    return play(sharing(**more), "clue 3")


def eliminated(**more: Any) -> State:
    """While a Location is resolved a Cultist elsewhere has lost its protection, and lets a card be recovered."""
    given: dict[str, Any] = {
        "at": 3,
        "row": NEARLY,
        "cultists": [
            On(1, "warden 2 = mark | deployed resistance +1 @all"),
            On(2, "mob 2 = wound | eliminated recover fund", shots=2),
        ],
        "cult_discard": ["dirge | action fund"],
    }
    return play(table("cult", **given | more), "activate warden")


def ordering(**more: Any) -> State:
    """Two Locations are complete."""
    given: dict[str, Any] = {
        "at": 3,
        "row": (spot("harbour", marks=4), spot("library", hidden=4, marks=3), spot("crypt", hidden=9, discovered=10)),
        "cult_hand": ["feast | action mark@every"],
        "cultists": [On(1, "acolyte 2"), On(2, "priest 3")],
    }
    return play(table("cult", **given | more), "play feast")


def fleeing_while_cultists_are_deployed() -> State:
    """A Cultist has lowered the cost of the Location where she is."""
    state = table("deploy", at=1, row=NEARLY, cult_hand=["thief 2 | deployed cost -1 @here"])
    return play(state, "deploy thief at 1")


def fleeing_in_maintenance(**more: Any) -> State:
    """A Cultist that became ready has placed the last Mark."""
    cultists = [On(1, "sleeper 2 = wound | deployed when ready: mark", ready=False)]
    return play(table("buy", at=1, row=NEARLY, cultists=cultists, **more), "pass", "pass")


def recovering_in_maintenance() -> State:
    """Permanent cards have left play, and one of them has protected a Cultist."""
    state = table(
        "buy",
        at=1,
        cult_permanents=["omen | permanent resistance +1 @hers"],
        cult_discard=["dirge | action fund"],
        cultists=[On(1, "mob 2 | eliminated recover", shots=2), On(2, "priest 3")],
    )
    return play(state, "pass", "pass")


MARKET: Final = [f"{name} $2 = fund // 2 = mark" for name in ("lens", "rifle", "charm", "plank", "nail")]
"""Five cards on offer."""


def reserving(**more: Any) -> State:
    """She may reserve a card, and the Cult after her."""
    return table("reserve", **{"market": MARKET} | more)


def over(reason: str, **more: Any) -> State:
    """A game that has ended."""
    acolyte = [On(1, "acolyte 2 = wound")]
    given: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
        "summoning": (
            {"ask": "cult", "at": 3, "relics": "ABCDE", "cult_hand": ["psalm | action relic fund"]},
            ("play psalm", "relic F"),
        ),
        "defeat": ({"ask": "cult", "wounds": 4, "cultists": acolyte}, ("activate acolyte",)),
        "ritual cancelled": (
            {"stolen": "CDE", "row": (spot("harbour", up=True, clues=4), *NEARLY[1:])},
            ("steal A",),
        ),
        "cult exposed": ({"hand": ["paper = notoriety fund"], "notoriety": 11}, ("play paper",)),
        "unfinished": ({"ask": "buy", "round": 4, "options": {"max_rounds": 4}}, ("pass", "pass")),
    }
    what, actions = given[reason]
    return play(table(**what | more), *actions)


ENDINGS: Final = ("summoning", "defeat", "ritual cancelled", "cult exposed", "unfinished")

# ------------------------------------------------------------------ changes


def asked(state: State, *steps: Step) -> State:
    """The state with other things to come."""
    return evolve(state, agenda=steps)


def beneath(state: State, *steps: Step) -> State:
    """The state with something more to come after what is asked."""
    return evolve(state, agenda=(*state.agenda[:-1], *steps, state.agenda[-1]))


def instead(state: State, ask: Step) -> State:
    """The state with something else asked."""
    return evolve(state, agenda=(*state.agenda[:-1], ask))


def step(state: State, at: int, **changes: Any) -> State:
    """The state with something else about a step to come."""
    agenda = [evolve(one, **changes) if number == at else one for number, one in enumerate(state.agenda)]
    return evolve(state, agenda=tuple(agenda))


def options(state: State, **changes: Any) -> State:
    """The state with other options."""
    return evolve(state, setup=evolve(state.setup, options=evolve(state.setup.options, **changes)))


def hers(state: State, **changes: Any) -> State:
    """The state with something else about the Adventurer's cards."""
    return evolve(state, adventurer=evolve(state.adventurer, cards=evolve(state.adventurer.cards, **changes)))


def its(state: State, **changes: Any) -> State:
    """The state with something else about the Cult's cards."""
    return evolve(state, cult=evolve(state.cult, cards=evolve(state.cult.cards, **changes)))


def cases(doctored: Mapping[str, Mapping[str, State]]) -> list[Any]:
    """Each doctored state with the rule that it breaks."""
    return [
        pytest.param(rule, state, id=f"{rule}-{name}")
        for rule, states in doctored.items()
        for name, state in states.items()
    ]
