"""A game of a few lines, for what the kernel can do that The Lantern does not need."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from rlyeh_rules import kernel
from rlyeh_rules.kernel import (
    OWNER,
    BySeat,
    Chance,
    Content,
    Hideable,
    Invariant,
    Options,
    Outcome,
    Play,
    Refusal,
    Rules,
    Seat,
    Setup,
    Step,
    Text,
    evolve,
    named,
    record,
    secret,
    shown,
)

ANN, BOB = Seat(0), Seat(1)


class Stone(Hideable):
    __slots__ = ()
    a_hidden_one = "a stone"


RED, BLUE = Stone("red"), Stone("blue")


class Pawn(Hideable):
    """In no stock and in no card set."""

    __slots__ = ()
    a_hidden_one = "a pawn"


class Size(enum.StrEnum):
    SMALL = "small"
    LARGE = "large"
    VERY_LARGE = "very-large"


@record
class Bag:
    stones: Annotated[tuple[Stone, ...], secret(to=OWNER)] = ()


@record(kw_only=True, repr=False)
class State(kernel.State):
    game: ClassVar[str] = "small"

    bags: BySeat[Bag] = BySeat([Bag((RED,)), Bag((BLUE,))])
    bowl: Annotated[tuple[Stone, ...], shown] = ()

    def contents(self) -> Mapping[Any, Mapping[Any, int]]:
        return {Stone: {RED: 1, BLUE: 1}}

    def nameable(self) -> Mapping[type[Hideable], frozenset[str]]:
        return {Pawn: frozenset({"red-1", "red-2", "Odd", "a-b", "a_b"})}


@record
class Said(kernel.Event):
    game: ClassVar[str] = "small"
    word: str
    rule = "SM-1"
    tells = "Somebody said {word}."


@record
class Say(Step):
    game: ClassVar[str] = "small"
    word: str

    def run(self, s: State, play: Play) -> State:
        play.tell(Said(self.word))
        return s


@record
class Put(kernel.Action):
    game: ClassVar[str] = "small"
    stone: Annotated[Stone, named]
    count: int
    size: Size | None = None
    target: Seat | None = None
    quickly: bool = False
    says = "put {count} {stone}[ {size}][, for {target}], quickly {quickly}"
    means = "{seat} puts {stone} down[ for {target}][, {size}]."

    @classmethod
    def options(cls, ask: kernel.Decision, s: State, seat: Seat) -> list[Put]:
        return [cls(seat, stone, 1) for stone in s.bags[seat].stones]

    def refuse(self, ask: kernel.Decision, s: State) -> Refusal | None:
        return None if self in self.options(ask, s, self.seat) else Refusal("SM-2", self.seat, "You cannot put that.")

    def take(self, ask: kernel.Decision, s: State, play: Play) -> State:
        play.end(evolve(s, bags=s.bags.put(self.seat, Bag()), bowl=(self.stone,)), Outcome((self.seat,), "put", "SM-2"))


@record
class Sing(kernel.Action):
    """Nobody asks for it."""

    game: ClassVar[str] = "small"
    song: str
    verses: tuple[int, ...] = ()
    says = "sing {song}"
    means = "{seat} sings {song}."


@record
class Move(kernel.Action):
    """Nobody asks for it."""

    game: ClassVar[str] = "small"
    pawn: Annotated[Pawn, named]
    says = "move {pawn}"
    means = "{seat} moves {pawn}."


@record
class MoveTo(Move):
    """Nobody asks for it."""

    game: ClassVar[str] = "small"
    at: Annotated[Pawn, named]
    says = "move {pawn} to {at}"
    means = "{seat} moves {pawn} to {at}."


@record
class Wait(kernel.Action):
    game: ClassVar[str] = "small"
    says = "wait"
    means = "{seat} waits."

    def take(self, ask: kernel.Decision, s: State, play: Play) -> State:
        return s


@record
class Ask(kernel.Decision):
    game: ClassVar[str] = "small"
    seat: Seat
    rule = "SM-3"
    prompt = "What now?"
    allows = (Put, Wait)


@record
class AskInVain(Ask):
    allows = ()


@record
class AskAll(kernel.Decision):
    game: ClassVar[str] = "small"
    seats: tuple[Seat, ...]
    rule = "SM-4"
    prompt = "Everybody?"
    allows = (Wait,)

    @property
    def waits(self) -> tuple[Seat, ...]:
        return self.seats


SETUP: Setup[Any, Any] = Setup(Options(), Content("none", ""), ("Ann", "Bob"))


def small(*agenda: Step, **changes: Any) -> State:
    """A game in which all this lies on the agenda, the last on top; Ann is asked if nothing does."""
    return State(agenda=agenda or (Ask(ANN),), chance=1, setup=SETUP, **changes)


def deal(setup: Setup[Any, Any], chance: Chance) -> State:
    """Red for the first seat, blue for the second."""
    return State(agenda=(Ask(ANN),), chance=chance.value, setup=setup)


RULES = Rules(
    state=State,
    options=Options,
    content=Content,
    text=Text("tests.lantern"),
    new=deal,
    evaluate=lambda s, seat: float(len(s.bags[seat].stones)),
    invariants=(
        Invariant("SM-5", "the bowl holds one stone at most", lambda s: len(s.bowl) <= 1, of_views=True),
        Invariant("SM-6", "Bob holds no red stone", lambda s: RED not in s.bags[BOB].stones),
    ),
)
