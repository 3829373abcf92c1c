"""Moments in the middle of games in which much has happened: one for each question that can be asked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

from rlyeh_rules.kernel import Action, Chance, Event, record
from rlyeh_rules.rising import RULES, Decision, Figures, HalfFacts, HalfKind, Space, State, Timing, Use, Where, Who
from rlyeh_rules.rising.effects import (
    AddToken,
    AdvanceAtEnd,
    Choice,
    ChooseOne,
    CthulhuHeals,
    Detach,
    DiscardCards,
    Heal,
    MoveFigures,
    MoveYou,
    PlaceFigure,
    RemoveFire,
    ReturnFigure,
    TakeOtherSide,
    TakeStress,
    WoundFigures,
)
from rlyeh_rules.rising.traits import CostWhenAttacked, OnDeath

from .dealt import dealt
from .made_up import find, kind
from .pinned import HEALTH, pinned
from .table import table

LONGEST: Final = 4_000
"""Decisions; a game of which so many are no end breaks the law that games end."""
GAMES: Final = 20
"""So many of each story are looked through for moments, and more are not needed."""


@record
class Move:
    """A state that was met in a game, and what was done in it.

    Attributes:
        state: the state.
        action: what was done; None at the end.
        after: the state that it led to.
        events: what happened on the way.
    """

    state: State
    action: Action | None = None
    after: State | None = None
    events: tuple[Event, ...] = ()


# ------------------------------------------------------------------ tables on which much has happened

_CAST: Final[dict[str, Any]] = {
    "facts": pinned(),
    "health": HEALTH,
    "seats": 3,
    "skills": {
        1: {"arcane-mastery": 3, "brawling": 3, "stealth": 3},
        2: {"protector": 3, "toughness": 2, "lucky": 1},
        3: {"swiftness": 4, "marksman": 2, "gate-manipulation": 2},
        4: {"unkillable": 3, "high-strung": 2, "healing-prayer": 2},
        5: {"read-the-omens": 4, "vengeance-obsession": 2, "savage": 2},
    },
    "sanity": {1: 20, 2: 14, 3: 19, 4: 17, 5: 19},
    "insanity": {1: "masochism", 2: "kleptomania", 3: "recurring-trauma", 4: "codependency", 5: "catatonia"},
    "minds": {1: {"tokens": 2}, 3: {"kept": "the-hand-descends"}, 4: {"partner": "i2"}},
    "track": 2,
}
_OTHERS: Final[dict[str, Any]] = {
    "facts": pinned(),
    "health": HEALTH,
    "seats": 5,
    "skills": {
        1: {"brawling": 2, "savage": 2, "lucky": 1},
        2: {"read-the-omens": 2, "fueled-by-madness": 3, "toughness": 1},
        3: {"healing-prayer": 4, "stealth": 3, "high-strung": 1},
        4: {"unkillable": 2, "protector": 2, "gate-manipulation": 1},
        5: {"read-the-omens": 1, "vengeance-obsession": 1, "marksman": 2},
    },
    "sanity": {1: 12, 2: 15, 3: 19, 4: 10, 5: 8},
    "insanity": {
        1: "obsessive-disorder",
        2: "short-term-memory-loss",
        3: "psychotic-outbreak",
        4: "pyromania",
        5: "paranoia",
    },
    "track": 5,
}
_ENEMIES: Final = {
    "cultist-1": "red-gate",
    "cultist-2": "red-gate",
    "cultist-3": "moon-vortex",
    "cultist-4": "final-vortex",
    "cultist-5": "north-vortex",
    "ghast-1": "blue-gate 1",
    "gug-1": "final-vortex",
    "rlyeh-spawn-1": "night-vortex",
}

_UNKNOWN: Final = ("echo-of-nothing", "walls-without-corners", "strangers-at-the-gate", "the-unlit-star")
_MONSTERS: Final = (
    kind("ghast", abilities=(CostWhenAttacked(each=False, wounds=1), OnDeath((TakeStress(Who.YOU),)))),
    kind("gug", abilities=(CostWhenAttacked(each=False, stress=1), OnDeath((TakeStress(Who.HERE),)))),
)
_CHARGE: Final = find(
    "charge",
    HalfFacts(
        HalfKind.ITEM,
        uses=(
            Use((WoundFigures(Figures.ENEMIES, 9),), timing=Timing.FREE_ACTION),
            Use((MoveYou(Who.EVERYBODY, 2, Space.YELLOW_GATE),), timing=Timing.FREE_ACTION),
            Use((TakeOtherSide(), AdvanceAtEnd()), timing=Timing.FREE_ACTION),
            Use((ReturnFigure(Figures.MONSTERS), RemoveFire(Where.YOUR_SPACE)), timing=Timing.FREE_ACTION),
        ),
    ),
)
_WAND: Final = find(
    "wand",
    HalfFacts(
        HalfKind.ITEM,
        uses=(
            Use((Detach(), CthulhuHeals(1)), timing=Timing.FREE_ACTION),
            Use((CthulhuHeals(1), MoveFigures(Figures.ENEMIES, 1)), timing=Timing.FREE_ACTION),
            Use((ChooseOne((Choice(), Choice(stress=1))), AddToken(Where.A_SPACE)), timing=Timing.FREE_ACTION),
            Use((Heal(Who.ONE_HERE, stress=1), PlaceFigure(Figures.ONE)), timing=Timing.FREE_ACTION),
            Use((DiscardCards(Who.YOU, 1),), timing=Timing.FREE_ACTION),
        ),
    ),
)
"""Monsters and cards by which all is asked that effects can ask, whatever the shipped ones do."""

STORIES: Final[Mapping[str, Mapping[str, Any]]] = {
    "on the body": {
        **_CAST,
        "turn": 5,
        "spaces": {1: "head", 2: "left-arm", 3: "right-leg", 4: "final-vortex", 5: "final-vortex"},
        "wounds": {1: 2, 4: 3, 5: 1},
        "stress": {1: 1, 2: 3, 3: 2},
        "held": {1: 5, 4: 4, 5: 4},
        "burning": {4: 2},
        "parts": {"head": "vulnerable 1", "left-arm": "vulnerable", "right-leg": "vulnerable 3"},
        "cards": {2: ["last-of-the-crew left 1", "crate-of-powder left"], 5: ["twin-sigils right", "knotted-net left"]},
        "enemies": _ENEMIES,
        "fire": {"final-vortex": 2, "red-gate": 1},
        "energy": {"final-vortex": 3, "blue-gate": 2},
        "tokens": ["final-vortex", "moon-vortex"],
    },
    "at a Gate": {
        **_CAST,
        "turn": 1,
        "spaces": {1: "red-gate", 2: "red-gate", 3: "red-gate", 4: "moon-vortex", 5: "horror-vortex"},
        "stress": {1: 2, 2: 1, 4: 4},
        "wounds": {2: 1, 3: 4},
        "held": {2: 3, 3: 1},
        "cards": {
            1: ["carved-shinbone left 1", "twin-sigils left", "chart-of-wrong-stars right"],
            2: ["dream-of-the-high-priest left"],
            3: ["knotted-net left", "the-calling right"],
        },
        "enemies": {**_ENEMIES, "cult-zealot-1": "red-gate"},
        "energy": {"red-gate": 12},
        "fire": {"red-gate": 1},
        "tokens": ["red-gate", "horror-vortex"],
        "tradable_energy": True,
        "expert_cultists": True,
        "summon_on_part": "final-vortex",
    },
    "apart": {
        **_OTHERS,
        "turn": 2,
        "spaces": {1: "north-vortex", 2: "north-vortex", 3: "north-vortex", 4: "yellow-gate", 5: "night-vortex"},
        "wounds": {1: 1, 2: 2, 3: 2, 4: 2},
        "stress": {1: 3, 2: 4, 3: 1},
        "cards": {
            1: ["anchor-and-chain left", "left-handed-seal right", "shattered-idol left", "twin-sigils left"],
            2: ["ashes-in-a-ring left", "crate-of-powder right", "drowned-litany left"],
            3: ["last-of-the-crew left", "the-calling right"],
            4: ["dream-of-the-high-priest left", "knotted-net left", "hymn-of-the-builders left"],
        },
        "held": {4: 2},
        "enemies": _ENEMIES,
        "fire": {"north-vortex": 2},
        "tokens": ["north-vortex", "yellow-gate", "night-vortex"],
    },
    "with relics": {
        **_OTHERS,
        "turn": 3,
        "left": "chthonian",
        "right": "shoggoth",
        "unknown": ["dhole", "byakhee"],
        "relics": {
            1: "hollow-bell",
            2: "door-without-hinges",
            3: "the-quiet-hand",
            4: "breathing-stone",
            5: "salt-crown",
        },
        "spaces": {1: "north-vortex", 2: "left-leg", 3: "final-vortex", 4: "final-vortex", 5: "right-leg"},
        "enemies": {
            "chthonian-1": "final-vortex",
            "shoggoth-1": "yellow-gate",
            "dhole-1": "north-vortex",
            "byakhee-1": "final-vortex",
            "cultist-1": "yellow-gate",
            "cultist-2": "night-vortex",
        },
        "cards": {
            3: ["carved-shinbone left", "crate-of-powder left"],
            4: ["left-handed-seal right", "shattered-idol left"],
        },
        "mythos": [*_UNKNOWN, "the-hand-descends", "torches-below", "out-of-the-green-deep", "the-ring-closes"],
        "unknown_rules": "full",
        "forced_move": "may-fall-to-final-vortex",
        "energy_on_death": "drop-in-space",
        "climb_spaces": 3,
        "parts": {"head": "vulnerable", "right-arm": "vulnerable 1", "right-leg": "vulnerable 1"},
    },
    "among monsters": {
        **_CAST,
        "turn": 3,
        "facts": pinned(monsters=_MONSTERS, discovery=[_CHARGE, _WAND]),
        "parts": {"head": "vulnerable 1", "right-arm": "vulnerable 1"},
        "spaces": {1: "moon-vortex", 2: "moon-vortex", 3: "red-gate", 4: "red-gate", 5: "red-gate"},
        "cards": {3: ["charge left", "wand left"]},
        "enemies": {"ghast-1": "red-gate 1", "gug-1": "red-gate", "cultist-1": "moon-vortex"},
        "skills": {
            **_CAST["skills"],
            1: {"arcane-mastery": 2, "brawling": 3, "stealth": 2},
            3: {"brawling": 3, "marksman": 2, "gate-manipulation": 2},
        },
        "sanity": {**_CAST["sanity"], 1: 18, 3: 18},
        "fire": {"red-gate": 1},
        "mythos": ["a-voice-between-the-waves", "the-long-procession", "torches-below", "the-ring-closes"],
        "shared_energy": True,
    },
    "the last blow": {
        **_CAST,
        "turn": 1,
        "spaces": {1: "head", 2: "left-arm", 3: "right-arm", 4: "left-leg", 5: "final-vortex"},
        "parts": {
            "head": "vulnerable 5",
            "left-arm": "vulnerable 4",
            "right-arm": "vulnerable 4",
            "left-leg": "vulnerable destroyed",
            "right-leg": "vulnerable destroyed",
        },
        "mythos": ["out-of-the-green-deep"],
        "track": 6,
    },
}


QUESTIONS: Final = tuple(sorted(kind.__name__ for kind in RULES.kinds(Decision) if kind.game == "rising"))
"""Every kind of question."""


def onward(state: State, chance: Chance) -> Iterator[Move]:
    """What happens from a state on, if everybody takes any kind of action, and of that kind any one."""
    for _ in range(LONGEST):
        if state.is_over:
            break
        legal = state.legal_actions()
        kind = chance.pick(list(dict.fromkeys(map(type, legal))))
        action = chance.pick([action for action in legal if type(action) is kind])
        after, events = state.apply(action)
        yield Move(state, action, after, tuple(events))
        state = after
    yield Move(state)


_SETUPS: Final[tuple[dict[str, Any], ...]] = (
    {"sharing": "chosen", "choose_investigators": True},
    {"unknown_rules": "full"},
    {"insanities": ["codependency"]},
)


def _beginnings() -> Iterator[State]:
    """Games at each question of the set-up."""
    for options in _SETUPS:
        state = dealt(3, **options)
        while not state.turn.number:
            yield state
            state = state.apply(state.legal_actions()[-1]).state


@cache
def _found() -> dict[str, State]:
    """A moment for each kind of question."""
    found: dict[str, State] = {}
    for state in _beginnings():
        found.setdefault(type(state.decision).__name__, state)
    for game in range(GAMES):
        for number, story in enumerate(STORIES.values()):
            for move in onward(table(chance=game, **story), Chance(1000 * number + game)):
                if not move.state.is_over:
                    found.setdefault(type(move.state.decision).__name__, move.state)
            if len(found) == len(QUESTIONS):
                return found
    return found


def moment(name: str) -> State:
    """A moment at which this is asked."""
    return _found()[name]
