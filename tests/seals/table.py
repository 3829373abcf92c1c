"""A builder of tables for stories: name what the story is about, the rest is filled in.

Cards are written short: `i-gate` is the Investigator Gate, `c-journal` the Cultist Journal; in front of a player a `~`
before it means face down, a `^` pushed forward into the bid.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

from rlyeh_rules.games import game_named
from rlyeh_rules.kernel import BySeat, Event, IllegalAction, Seat, Setup, evolve, make_options, parse_action
from rlyeh_rules.seals import (
    AskAnswer,
    AskEnd,
    AskOpening,
    AskStart,
    Auction,
    Card,
    Content,
    Faction,
    IdCard,
    Identity,
    Lying,
    Markers,
    Options,
    Player,
    State,
    Turn,
)

A, B = Seat(0), Seat(1)
"""The players of the ledger's cases: A is the Investigator in seat 0 and active, unless a story says otherwise."""


def card(short: str) -> Card:
    """`i-gate` as the id of a card."""
    side, _, thing = short.partition("-")
    return Card(f"{({'i': 'investigator', 'c': 'cultist'})[side]}-{thing}")


def cards(*shorts: str) -> tuple[Card, ...]:
    """Several of them, as a hand holds them."""
    return tuple(sorted(card(short) for short in shorts))


def lying(short: str, seat: Seat) -> Lying:
    """A card in front of `seat`: `i-gate`, `~i-gate` face down, `^i-gate` in the bid."""
    down, pushed = short.startswith("~"), short.startswith("^")
    return Lying(card(short.lstrip("~^")), up=not down, seen_by=(seat,) if down else (), pushed=pushed)


def content(values: Mapping[str, tuple[int, int]] | None = None) -> Content:
    """The card set that is shipped, with other (control, influence) for some cards."""
    shipped: Any = game_named("seals").content
    changed = {card(short): value for short, value in (values or {}).items()}
    facts = tuple(
        evolve(one, control=changed[one.id][0], influence=changed[one.id][1]) if one.id in changed else one
        for one in shipped.cards
    )
    return Content(name="test values", digest=f"{sorted(changed.items())}", cards=facts, ids=shipped.ids)


def table(
    window: str = "start",
    *,
    active: int = 0,
    answering: int | None = None,
    turn: int = 5,
    hands: Sequence[Iterable[str]] = ((), ()),
    areas: Sequence[Iterable[str]] = ((), ()),
    markers: Sequence[tuple[int, int]] = ((4, 0), (0, 4)),
    staked: Sequence[tuple[int, int]] = ((0, 0), (0, 0)),
    centre: str = "i-journal",
    factions: tuple[str, str] = ("investigator", "cultist"),
    ids: tuple[str | None, str | None] = (None, None),
    values: Mapping[str, tuple[int, int]] | None = None,
    options: Options | Mapping[str, Any] | None = None,
    **changes: Any,
) -> State:
    """A table in the middle of a turn.

    Args:
        window: "start", "opening", "answer" or "end"; the centre card lies there in the middle two.
        active: the active seat.
        answering: who must answer; the opponent of the active seat if not said.
        turn: the number of the turn, 1 to 10.
        hands: the cards in each hand.
        areas: the cards in front of each player, in their places.
        markers: (Investigator, Cultist) markers that each player has not committed.
        staked: (Investigator, Cultist) markers that each player has committed.
        centre: the card in the centre, placed by the active player.
        factions: the faction of each seat.
        ids: the ID card of each seat, shown.
        values: (control, influence) of cards that need other values than the shipped ones.
        options: the options of the game.
        changes: other fields of the state.
    """
    me, other = Seat(active), Seat(1 - active)
    chosen = make_options(Options, options)
    players = BySeat(
        [
            Player(
                identity=Identity(
                    Faction(factions[seat]), id=IdCard(ids[seat]) if ids[seat] else None, shown=bool(ids[seat])
                ),
                markers=Markers(*markers[seat]),
                hand=cards(*hands[seat]),
                area=tuple(lying(short, seat) for short in areas[seat]),
            )
            for seat in (A, B)
        ]
    )
    answer = AskAnswer(other if answering is None else Seat(answering))
    agenda = {
        "start": (AskEnd(me), AskAnswer(other), AskOpening(me), AskStart(me)),
        "opening": (AskEnd(me), AskAnswer(other), AskOpening(me)),
        "answer": (AskEnd(me), answer),
        "end": (AskEnd(me),),
    }[window]
    auction = None
    if window in {"opening", "answer"}:
        auction = Auction(Lying(card(centre), up=False, seen_by=(me,)), BySeat([Markers(*heap) for heap in staked]))
    used = {*players[0].hand, *players[1].hand, *(one.card for player in players for one in player.area)}
    if auction is not None:
        used.add(auction.centre.card)
    held: Content = content(values)
    box = tuple(Lying(facts.id, up=True) for facts in held.cards if facts.id not in used)
    state = State(
        setup=Setup(chosen, held, ("A", "B")),
        agenda=agenda,
        chance=1,
        players=players,
        turn=Turn(turn, me),
        auction=auction,
        box=box,
    )
    return evolve(state, **changes) if changes else state


def play(state: State, *notation: str) -> State:
    """Play actions given in notation, one after the other."""
    return told(state, *notation)[0]


def told(state: State, *notation: str) -> tuple[State, tuple[Event, ...]]:
    """Play actions given in notation; the last state, and what happened on the way."""
    events: list[Event] = []
    for text in notation:
        state, happened = state.apply(parse_action(state, text))
        events += happened
    return state, tuple(events)


def why_not(state: State, text: str) -> str | None:
    """The rule that refuses an action given in notation; None when it is legal."""
    refusal = state.why_not(parse_action(state, text))
    return refusal.rule if refusal else None


def refused(state: State, text: str) -> str | None:
    """Try an action given in notation, which must be refused and change nothing; the rule that refuses it."""
    before = state.digest()
    with pytest.raises(IllegalAction) as caught:
        state.apply(parse_action(state, text))
    assert state.digest() == before
    return caught.value.rule


def offered(state: State, seat: Seat, word: str = "") -> list[str]:
    """What `seat` may do, in notation; with a word, only what begins with it."""
    return [str(action) for action in state.legal_actions(seat) if str(action).startswith(f"{seat}: {word}")]


def up(state: State, seat: Seat) -> list[str]:
    """The face-up cards in front of `seat`."""
    return [str(one.card) for one in state.players[seat].area if one.up]


def down(state: State, seat: Seat) -> list[str]:
    """The face-down cards in front of `seat`."""
    return [str(one.card) for one in state.players[seat].area if not one.up]
