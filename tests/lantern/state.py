"""The state of a game of The Lantern, and the bases of its steps, decisions, actions and events."""

from __future__ import annotations

import enum
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Annotated, Any, ClassVar, Final

from rlyeh_rules import kernel
from rlyeh_rules.kernel import (
    NOBODY,
    OWNER,
    BySeat,
    Hideable,
    Seat,
    Text,
    apart,
    evolve,
    option,
    record,
    secret,
    shown,
)

HAND: Final = 3  # LN-1.4
WOUNDS: Final = 4  # LN-9.2: the fourth ends the game
SITES: Final = 3  # LN-9.1
STRESS: Final = 4  # LN-6.3
SANITY: Final = 5  # LN-6.5
THRESHOLDS: Final = (3, 1)  # LN-6.6
POOL: Final = 5  # LN-4.3
ACCUSATIONS_FROM: Final = 4  # LN-7.1: rounds are counted from 0

TEXT: Final = Text(__package__)

# ------------------------------------------------------------------ things


class Card(Hideable):
    """A card; copies of one kind are alike."""

    __slots__ = ()


LAMP: Final = Card("lamp")
FOG: Final = Card("fog")
MARK: Final = Card("mark")
LOOK: Final = Card("look")
REWIND: Final = Card("rewind")
BLACKMAIL: Final = Card("blackmail")
DREAD: Final = Card("dread")
GOLD: Final = Card("gold")


class Role(Hideable):
    """What a seat is, in secret."""

    __slots__ = ()
    a_hidden_one = "a role"


LOYAL: Final = Role("loyal")
CULT: Final = Role("cult")


@cache
def roles(seats: int) -> Mapping[Role, int]:
    """The roles in a game: one more than there are seats; the last stays in the box, unseen (LN-1.3)."""
    cult = 1 if seats < 5 else 2
    return {LOYAL: seats + 1 - cult, CULT: cult}


# ------------------------------------------------------------------ options


class First(enum.StrEnum):
    """Who takes the first turn."""

    SEAT_0 = "seat-0"
    BY_LOT = "by-lot"


@record(kw_only=True)
class Options(kernel.Options):
    """What a host may choose about The Lantern."""

    game = "lantern"

    blackmail: Annotated[bool, option("LN-R1", "Votes may be turned by blackmail once they are shown.")] = True
    rounds: Annotated[int, option("LN-R2", "How many rounds the lamp burns.", values=(6, 12))] = 12
    first: Annotated[First, option("LN-R3", "Who takes the first turn.")] = First.SEAT_0


# ------------------------------------------------------------------ the table


@record
class Player:
    """What belongs to one seat."""

    role: Annotated[Role, secret(to=OWNER, unless="revealed", until_over=True)]
    hand: Annotated[tuple[Card, ...], secret(to=OWNER)]
    coins: int = 3
    wounds: int = 0
    sanity: int = SANITY
    stress: int = 0
    front: Annotated[tuple[Card, ...], shown] = ()
    revealed: bool = False


@record
class Facedown:
    """A card in the pool; `seen_by` are those who looked at it since the pool was last shuffled."""

    card: Annotated[Card, secret(to="seen_by")]
    seen_by: tuple[Seat, ...] = ()


@record
class Table:
    """What lies in the middle."""

    deck: Annotated[tuple[Card, ...], secret(to=NOBODY)]
    box: Annotated[tuple[Role, ...], secret(to=NOBODY)]
    discard: Annotated[tuple[Card, ...], shown] = ()
    pool: tuple[Facedown, ...] = ()
    site: int = 0
    marks: int = 0
    first: Seat = Seat(0)


@record(kw_only=True, repr=False)
class State(kernel.State):
    """A game of The Lantern."""

    game: ClassVar[str] = "lantern"

    players: BySeat[Player]
    table: Table
    round: int = 0
    mover: Seat = Seat(0)
    undo: Annotated[State | None, apart] = None  # the state as the mover's action began

    def contents(self) -> Mapping[Any, Mapping[Any, int]]:
        return {Card: self.setup.content.copies, Role: roles(len(self.players))}

    def cost(self, seat: Seat, price: int) -> int:
        """What a card of `price` costs `seat`: its own lamps lower it, the fog of others raises it (LN-3.4)."""
        for owner, player in enumerate(self.players):
            for card in player.front:
                if card == LAMP:
                    price -= owner == seat
                else:
                    price += owner != seat
        return max(price, 0)

    def text_board(self) -> str:
        from .board import board

        return board(self)


# ------------------------------------------------------------------ bases


class Step(kernel.Step):
    """A step of this game."""

    __slots__ = ()
    game: ClassVar[str] = "lantern"


class Decision(kernel.Decision):
    """A decision of this game."""

    __slots__ = ()
    game: ClassVar[str] = "lantern"


class Action(kernel.Action):
    """An action of this game."""

    __slots__ = ()
    game: ClassVar[str] = "lantern"


class Event(kernel.Event):
    """An event of this game."""

    __slots__ = ()
    game: ClassVar[str] = "lantern"
    text: ClassVar[Text] = TEXT


# ------------------------------------------------------------------ small changes


def change(s: State, seat: Seat, **changes: Any) -> State:
    """The same state with one player changed."""
    return evolve(s, players=s.players.put(seat, evolve(s.players[seat], **changes)))


def without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """`hand` less one `card`."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def kinds(hand: Iterable[Card]) -> tuple[Card, ...]:
    """The different cards of a hand, each once: copies are alike."""
    return tuple(dict.fromkeys(hand))


def seats_of(s: State, role: Role) -> tuple[Seat, ...]:
    """The seats of a role."""
    return tuple(seat for seat in s.players.seats() if s.players[seat].role == role)
