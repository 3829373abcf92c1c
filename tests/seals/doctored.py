"""States of play for the stories about invariants, sound ones and what makes doctored ones of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import rlyeh_rules as rr
from rlyeh_rules import Seat
from rlyeh_rules.kernel import evolve
from rlyeh_rules.seals import Lying, State
from rlyeh_rules.seals.changes import alter
from tests.seals.table import card, play, table

MINE = ["i-gate-closure", "i-necronomicon", "i-potion", "i-shoggoth"]
THEIRS = ["c-gate-closure", "c-necronomicon", "c-potion", "c-shoggoth"]
IN_FRONT_OF_A = ["i-gate", "c-gate"]
IN_FRONT_OF_B = ["i-journal", "~c-journal"]


def sound(window: str = "start", **more: Any) -> State:
    """Turn 5, A's, with all twelve cards of a game; from the auction on A has placed the Investigator Potion."""
    mine = MINE if window == "start" else [short for short in MINE if short != "i-potion"]
    won = ["i-potion"] if window == "end" else []
    given: dict[str, Any] = {"hands": (mine, THEIRS), "areas": ([*IN_FRONT_OF_A, *won], IN_FRONT_OF_B)}
    return table(window, centre="i-potion", **(given | more))


def advanced(window: str = "start", *, a: str | None = "abie-jones", b: str = "the-golden-dawn", **more: Any) -> State:
    """The same with ID cards."""
    return sound(window, ids=(a, b), options={"id_cards": True}, **more)


def with_god(god: str, **options: Any) -> State:
    """The same turn, with A having both halves of another Elder God complete."""
    hands = ([*MINE[:3], "i-journal"], [*THEIRS[:3], "c-journal"])
    name = god.title() if god != "yog-sothoth" else "Yog-Sothoth"
    areas = ([f"i-{god}", f"c-{god}"], ["i-gate", "c-gate"])
    return table(hands=hands, areas=areas, options={"elder_god": name} | options)


def new(*choices: str, **options: Any) -> State:
    """A new game, after some choices of the set-up."""
    state = rr.new_game("seals", seed=1, options={"faction_of_first_seat": "investigator"} | options)
    assert isinstance(state, State)
    return play(state, *choices)


EACH: Any = {"elder_gods": "each"}


def identity(state: State, seat: Seat, **changes: Any) -> State:
    """The state with something else about who a player is."""
    return alter(state, seat, identity=evolve(state.players[seat].identity, **changes))


def lying(state: State, seat: Seat, at: int, **changes: Any) -> State:
    """The state with something else about a card in front of a player."""
    area = state.players[seat].area
    return alter(state, seat, area=(*area[:at], evolve(area[at], **changes), *area[at + 1 :]))


def boxed(state: State, seat: Seat, one: str, other: str) -> State:
    """The state with a card of a hand and one of the box in each other's place, which no rule has brought about."""
    hand = tuple(sorted(card(other) if held == card(one) else held for held in state.players[seat].hand))
    box = tuple(evolve(held, card=card(one)) if held.card == card(other) else held for held in state.box)
    return evolve(alter(state, seat, hand=hand), box=box)


def pushed_last(state: State, short: str) -> State:
    """The state with who bids having pushed a card last."""
    return evolve(state, agenda=(*state.agenda[:-1], evolve(state.agenda[-1], last=card(short))))


def asked(state: State, *steps: Any) -> State:
    """The state with other things to come."""
    return evolve(state, agenda=steps)


def bids(mine: int, theirs: int, **more: Any) -> State:
    """A has bid so many markers, B so many, and B must answer."""
    return sound("answer", markers=((4 - mine, 0), (0, 4 - theirs)), staked=((mine, 0), (0, theirs)), **more)


def closed(state: State, *known: str) -> State:
    """The state with the box closed, as where each player has picked a god, but for cards that have come to it."""
    box = tuple(Lying(one.card, up=one.card in [card(short) for short in known]) for one in state.box)
    return evolve(state, box=box)


def cases(doctored: Mapping[str, Mapping[str, State]]) -> list[Any]:
    """Each doctored state with the rule that it breaks."""
    return [
        pytest.param(rule, state, id=f"{rule}-{name}")
        for rule, states in doctored.items()
        for name, state in states.items()
    ]
