"""Tables at which The Lantern is played, set from the inside."""

from __future__ import annotations

from typing import Any, cast

from rlyeh_rules import Match, Seat, parse_action
from rlyeh_rules.games import Opening, new_game
from rlyeh_rules.kernel import Decision, Event, evolve
from rlyeh_rules.match import History
from tests.lantern import GAME, Card, State
from tests.lantern.auction import AskBid
from tests.lantern.state import Facedown, change

ANN, BOB, CAT = Seat(0), Seat(1), Seat(2)
NAMES = ("Ann", "Bob", "Cat")


def dealt(seed: int = 1) -> State:
    """The Lantern, just dealt: Ann is asked for a bid."""
    return cast("State", new_game(GAME, seed=seed, players=NAMES))


def asked(decision: Decision, state: State | None = None, **changes: Any) -> State:
    """A state in which `decision` is what is asked, in the place of the auction; its lot lies under the deck."""
    state = dealt() if state is None else state
    *below, auction = state.agenda
    assert isinstance(auction, AskBid)
    table = evolve(state.table, deck=(*state.table.deck, auction.lot))
    return evolve(state, agenda=(*below, decision), table=table, **changes)


def pooled(state: State, cards: int, *seen_by: Seat) -> State:
    """The same, but the first cards of the deck lie in the pool."""
    deck = state.table.deck
    pool = tuple(Facedown(card, seen_by) for card in deck[:cards])
    return evolve(state, table=evolve(state.table, deck=deck[cards:], pool=pool))


def holding(state: State, seat: Seat, *cards: Card) -> State:
    """The same, but the hand of `seat` is exchanged for these cards out of the deck."""
    deck = [*state.table.deck, *state.players[seat].hand]
    for card in cards:
        deck.remove(card)
    return change(evolve(state, table=evolve(state.table, deck=tuple(deck))), seat, hand=cards)


def table(state: State | None = None, **how: Any) -> Match:
    """A table at which nothing has been played yet."""
    if state is None:
        return Match.new(GAME, seed=1, players=NAMES, **how)
    return Match(History(Opening(state, (), 1)), **how)


def do(match: Match, *lines: str) -> tuple[Event, ...]:
    """Play some lines of notation; return the events of the last."""
    events: tuple[Event, ...] = ()
    for line in lines:
        events = match.play(parse_action(match.state, line))
    return events
