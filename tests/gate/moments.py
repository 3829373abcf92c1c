"""Moments in the middle of games, full of secrets: for what has to hold whatever is asked."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from rlyeh_rules.gate import State

from .table import play, table, votes

_FULL: Final[dict[str, Any]] = {
    "players": 6,
    "hour": 7,
    "target": "dagon",
    "created": ["ithaqua", "bokrug"],
    "pool": "D B +I D",
    "hands": {1: "D D I/D", 2: "B B", 3: "Z Z I", 4: "E D B", 5: "I", 6: "B/D D Z"},
    "deck": "Z D silver-key B I D Z B Z/D I",
    "discard": "I I D B",
    "set_aside": "elixir-of-calm",
    "cultists": [2, 6],
    "mad": {1: ["torn-pages", "whispered-dread"], 3: ["eager-to-please"], 6: ["burnt-notes", "burnt-notes"]},
    "secret": {1: ["itching-fingers"], 2: ["secret-sympathy", "you-are-an-investigator"], 5: ["you-are-a-cultist"]},
    "insanity": [
        "secret-sympathy",
        "torn-pages",
        "sudden-fright",
        "love-of-danger",
        "itching-fingers",
        *["lost-for-words"] * 9,
    ],
    "insanity_discard": ["dread-of-books", "you-are-a-cultist"],
    "gear": {1: "holy-relic", 2: "opium", 3: "pistol", 4: "eye-of-horus", 5: "orb-of-the-dreamlands", 6: "blackmail"},
    "artifacts": {4: {"powder-of-ibn-ghazi": 2}, 5: {"shining-trapezohedron": 1}},
    "turning": True,
}

MOMENTS: Final[dict[str, tuple[dict[str, Any], tuple[str, ...]]]] = {
    "a turn": ({}, ()),
    "a declaration": ({"target": None, "pool": ""}, ()),
    "a turn with the book open": ({"book": "three-in-the-open"}, ()),
    "whom a card concerns": ({"mad": {1: ["whispered-dread"]}}, ("contribute dagon",)),
    "which card comes first": ({}, ("contribute dagon",)),
    "the Pistol": ({"turn": 2}, ("contribute bokrug",)),
    "a gamble": ({"turn": 4}, ("gamble",)),
    "a research": ({"turn": 4}, ("research", "discard bokrug")),
    "an Artifact drawn": ({"turn": 2}, ("research", "done")),
    "an investigation": ({"turn": 4}, ("investigate",)),
    "the Holy Relic": ({"secret": {}}, ("investigate", "leave")),
    "cards of the Holy Relic": ({}, ("investigate", "swap dagon for bokrug", "use relic")),
    "the Orb": ({"turn": 5}, ("use orb",)),
    "the pool seen": ({"turn": 5}, ("use shining-trapezohedron",)),
    "a removal": ({"turn": 4}, ("use powder-of-ibn-ghazi",)),
    "a statement": ({}, ("accuse 4",)),
    "a vote": ({}, ("accuse 4", "waive", *votes("2 no", "3 yes"))),
    "a vote on the book": ({}, ("consult", *votes("5 yes", "1 no", "6 yes"))),
    "a volunteer": (
        {},
        ("consult", *votes("1 yes", "3 yes", "4 yes", "5 yes", "6 no", "2 no"), "let stand", "decline"),
    ),
    "Blackmail": ({}, ("accuse 4", "waive", *votes("1 yes", "2 no", "3 yes", "4 yes", "6 no"))),
    "a discovered Cultist": ({"turn": 2, "discovered": [2], "cultists": [2, 6], "secret": {}}, ()),
}
"""What is said of the table, and what has been played since."""


@cache
def moment(name: str) -> State:
    """A moment by its name."""
    what, actions = MOMENTS[name]
    return play(table(**{**_FULL, **what}), *actions)
