"""Small changes of the state, which every chapter makes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from rlyeh_rules.kernel import Seat, changer, evolve

from .cards import Insanity, Mythos
from .state import Board, InsanityPiles, Laid, Mind, MythosPiles, Player, State, Turn

__all__ = [
    "hand_of",
    "with_board",
    "with_deck_and_discard",
    "with_discard",
    "with_hand",
    "with_hand_and_mythos",
    "with_hand_and_pool",
    "with_insanity",
    "with_insanity_deck",
    "with_insanity_piles",
    "with_mind",
    "with_mind_and_insanity",
    "with_mythos",
    "with_player",
    "with_pool",
    "with_turn",
    "without",
]

T = TypeVar("T", Mythos, Insanity)

# In games played at random most of the time goes into these few changes.
_board: Callable[[State, Board], State] = changer(State, "board")
_players: Callable[..., State] = changer(State, "players")
_players_and_mythos: Callable[..., State] = changer(State, "players", "mythos")
_players_and_pool: Callable[..., State] = changer(State, "players", "pool")
_players_and_insanity: Callable[..., State] = changer(State, "players", "insanity")
with_mythos: Callable[[State, MythosPiles], State] = changer(State, "mythos")
with_insanity: Callable[[State, InsanityPiles], State] = changer(State, "insanity")
with_turn: Callable[[State, Turn], State] = changer(State, "turn")
with_pool: Callable[[State, tuple[Laid, ...]], State] = changer(State, "pool")
with_deck_and_discard: Callable[..., MythosPiles] = changer(MythosPiles, "deck", "discard")
with_discard: Callable[..., MythosPiles] = changer(MythosPiles, "discard")
with_insanity_piles: Callable[..., InsanityPiles] = changer(InsanityPiles, "deck", "discard")
with_insanity_deck: Callable[..., InsanityPiles] = changer(InsanityPiles, "deck")
_hand: Callable[..., Player] = changer(Player, "hand")
_grown: Callable[..., Player] = changer(Player, "hand", "as_dealt")
_mind: Callable[..., Player] = changer(Player, "mind")


def with_board(s: State, **changes: Any) -> State:
    """The same with something on the board changed."""
    return _board(s, evolve(s.board, **changes))


def with_player(s: State, seat: Seat, player: Player) -> State:
    """The same with one player's things replaced."""
    return _players(s, s.players.put(seat, player))


def with_hand(s: State, seat: Seat, hand: tuple[Mythos, ...]) -> State:
    """The same with another hand."""
    return _players(s, s.players.put(seat, _hand(s.players[seat], hand)))


def with_grown_hand(s: State, seat: Seat, hand: tuple[Mythos, ...]) -> State:
    """The same with another hand, into which a card has come."""
    return _players(s, s.players.put(seat, _grown(s.players[seat], hand, False)))  # noqa: FBT003 - no longer as dealt


def with_hand_and_mythos(s: State, seat: Seat, hand: tuple[Mythos, ...], mythos: MythosPiles) -> State:
    """The same with other mythos piles and another hand, into which a card has come."""
    grown = _grown(s.players[seat], hand, False)  # noqa: FBT003 - no longer as dealt
    return _players_and_mythos(s, s.players.put(seat, grown), mythos)


def with_hand_and_pool(s: State, seat: Seat, hand: tuple[Mythos, ...], pool: tuple[Laid, ...]) -> State:
    """The same with another hand and another pool."""
    return _players_and_pool(s, s.players.put(seat, _hand(s.players[seat], hand)), pool)


def with_mind_and_insanity(s: State, seat: Seat, mind: Mind, piles: InsanityPiles) -> State:
    """The same with other insanity cards of a player and other insanity piles."""
    return _players_and_insanity(s, s.players.put(seat, _mind(s.players[seat], mind)), piles)


def with_mind(s: State, seat: Seat, mind: Mind) -> State:
    """The same with other insanity cards."""
    return _players(s, s.players.put(seat, _mind(s.players[seat], mind)))


def hand_of(cards: Iterable[Mythos]) -> tuple[Mythos, ...]:
    """Cards as they lie in a hand: sorted, since their order means nothing."""
    return tuple(sorted(cards))


def without(cards: tuple[T, ...], card: T) -> tuple[T, ...]:
    """The same cards less one `card`."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
