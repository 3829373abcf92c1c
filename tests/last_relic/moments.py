"""Moments in the middle of games, full of secrets: set with the builder, and reached by play."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, Final

import rlyeh_rules as rr
from rlyeh_rules.last_relic import State

from .table import CULT, On, play, spot, table

_HERS: Final[dict[str, Any]] = {
    "hand": ["torch = fund / clue", "gun = shot shot", "boots = move clue", "diary ! when steal: fund"],
    "deck": [
        "map = clue exposure",
        "rope = move",
        "tonic = heal-madness",
        "files = recover draw",
        "salve = heal-wound",
    ],
    "discard": ["flask = fund", "paper = notoriety"],
}
_ITS: Final[dict[str, Any]] = {
    "cult_hand": [
        "rite | action mark@chosen draw",
        "idol | permanent cost +1 @all",
        "psalm | action relic",
        "priest 3 = mark / fund | deployed resistance +1 @others",
        "hound 1 = wound | eliminated fund",
    ],
    "cult_deck": [
        "omen | permanent resistance +1 @hers",
        "brother 2 = mark mark",
        "sister 1 = fund | deployed cover @others",
        "mob 2 = mark | eliminated wound",
        "thief 2 = remove-clue | deployed cost -1 @here",
    ],
    "cult_discard": ["dirge | action fund", "beast 4 = madness | deployed when arrive: madness"],
    "cultists": [
        On(1, "acolyte 2 = mark"),
        On(2, "cantor 3 = mark fund", shots=1),
        On(3, "thug 2 = wound", ready=False),
    ],
    "relics": "ABCDE",
}
_THE_TABLE: Final[dict[str, Any]] = {
    "row": [
        spot("harbour", hidden=5, marks=3, clues=3, relics="AC"),
        spot("library", hidden=4, discovered=6, up=True, marks=5, clues=5, relics="BC", covered=(0,)),
        spot("crypt", hidden=7, discovered=9, marks=3, clues=1, relics="DE", funds=2),
    ],
    "location_deck": [
        spot("tower", hidden=4, discovered=5, relics="EEF", funds=1, ability="clue clue"),
        spot("well", hidden=6, discovered=8, relics="A", funds=4, ability="heal-wound"),
        spot("mill", hidden=3, discovered=9, relics="CC", ability="shot"),
        spot("gaol", hidden=8, discovered=9, relics="ABD", ability="move"),
    ],
    "bottom": [spot("quay", hidden=5, discovered=6, relics="F", ability="fund fund")],
    "market": ["lens $3 = clue // 2 = mark", "rifle $2 = shot // 1 = fund", "charm $1 ! price -1 // 3 = mark mark"]
    + [f"{name} $4 = fund // 2 = mark" for name in ("plank", "nail")],
    "market_deck": [f"{name} $2 = fund // 2 = mark" for name in ("salt", "oil", "chalk", "lamp")],
    "stolen": "B",
    "wounds": 2,
    "madness": 1,
    "exposure": 2,
    "notoriety": 3,
}

_TWO_ALMOST: Final = [
    spot("harbour", hidden=5, marks=4, relics="AC"),
    _THE_TABLE["row"][1],
    spot("crypt", hidden=4, marks=3, relics="DE"),
]

MOMENTS: Final[dict[str, tuple[dict[str, Any], tuple[str, ...]]]] = {
    "her turn": ({"at": 1}, ()),
    "her turn at a discovered Location": ({"at": 2}, ()),
    "its turn": ({"ask": "cult", "at": 3}, ()),
    "its turn with a hand that cannot be played": (
        {
            "ask": "cult",
            "at": 3,
            "cult_hand": _ITS["cult_hand"][-1:],
            "cultists": [On(2, "thug 2 = wound", ready=False)],
        },
        (),
    ),
    "deployment": ({"ask": "deploy", "at": 1, "cultists": [one._replace(ready=True) for one in _ITS["cultists"]]}, ()),
    "purchases": ({"ask": "buy", "at": 1}, ()),
    "its purchases": ({"ask": "cult buys", "at": 1}, ()),
    "reservations": ({"ask": "reserve", "at": 1}, ()),
    "she shoots": ({"at": 1}, ("play gun",)),
    "she moves": ({"at": 1}, ("play boots",)),
    "it places a Mark": ({"ask": "cult", "at": 1}, ("play rite",)),
    "it takes a Relic": ({"ask": "cult", "at": 1}, ("play psalm",)),
    "she flees": ({"ask": "cult", "at": 2}, ("activate cantor",)),
    "Clues are shared out": ({"ask": "cult", "at": 2}, ("activate cantor", "move 3")),
    "a Location is laid": ({"ask": "cult", "at": 2}, ("activate cantor", "move 3", "clue 3")),
    "a permanent card raises the costs": ({"ask": "cult", "at": 1}, ("permanent idol",)),
    "two Locations are complete": (
        {
            "ask": "cult",
            "at": 2,
            "row": _TWO_ALMOST,
            "cult_hand": [*_ITS["cult_hand"][:-1], "feast | action mark@every"],
        },
        ("play feast",),
    ),
    "another waits to be resolved": (
        {
            "ask": "cult",
            "at": 1,
            "row": _TWO_ALMOST,
            "cult_hand": [*_ITS["cult_hand"][:-1], "feast | action mark@every"],
        },
        ("play feast", "resolve 1"),
    ),
}
"""What is said of the table, and what has been played since."""


@cache
def moment(name: str) -> State:
    """A moment by its name."""
    what, actions = MOMENTS[name]
    return play(table(**{**_HERS, **_ITS, **_THE_TABLE, **what}), *actions)


@cache
def played(seed: int, actions: int) -> State:
    """A game with the cards that it ships with, after so many actions by chance, or a little before its end."""
    random = Random(seed)  # noqa: S311 - a game, not a secret
    state: Any = rr.new_game("last_relic", seed=seed, options={"faction_of_first_seat": "adventurer"})
    assert state.cult.seat == CULT
    for _ in range(actions):
        after, _ = state.apply(random.choice(state.legal_actions()))
        if after.is_over:
            break
        state = after
    return state
