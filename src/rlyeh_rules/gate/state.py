"""The state of a game, and the bases of its steps, decisions, actions and events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Annotated, Any, Final, Protocol, TypeVar, cast

from rlyeh_rules.kernel import (
    HIDDEN,
    BySeat,
    Chance,
    Outcome,
    RulesDefect,
    Seat,
    Setup,
    Text,
    ViewError,
    apart,
    record,
)
from rlyeh_rules.kernel import Action as _Action
from rlyeh_rules.kernel import Decision as _Decision
from rlyeh_rules.kernel import Event as _Event
from rlyeh_rules.kernel import State as _State
from rlyeh_rules.kernel import Step as _Step

from .cards import (
    CULTIST,
    INVESTIGATOR,
    Direction,
    DirectionFacts,
    Equipment,
    God,
    Insanity,
    Mythos,
    Nature,
    Side,
    Sigil,
)
from .content import Content
from .natures import natures_for
from .options import Options
from .pieces import (
    Ballot,
    Board,
    Book,
    InsanityPiles,
    Laid,
    Mind,
    MythosPiles,
    Placed,
    Player,
    Revealed,
    Turn,
)

__all__ = [
    "TEXT",
    "Action",
    "Ballot",
    "Board",
    "Book",
    "Decision",
    "Event",
    "InsanityPiles",
    "Laid",
    "Mind",
    "MythosPiles",
    "Placed",
    "Player",
    "Revealed",
    "State",
    "Step",
    "Turn",
    "once",
]

R = TypeVar("R")

TEXT: Final = Text("rlyeh_rules.gate")


@record(kw_only=True, repr=False)
class State(_State):
    """A game of The Gate of R'lyeh.

    What lies on the board can be read of the state itself: `state.hour` is `state.board.hour`.

    Attributes:
        setup: the options, the card set and the names of the seats.
        board: the clock, the sigils, the Necronomicon, the last votes.
        turn: the turn that is played.
        players: what belongs to each seat.
        mythos: the mythos cards that are with nobody.
        pool: the cards of the incantation, in the order in which they were laid.
        insanity: the insanity cards that are with nobody.
        undo: the state as the action of this turn began, as long as the Pistol can undo it.
    """

    game = "gate"
    columns = 100

    setup: Setup[Options, Content]
    board: Board
    turn: Turn
    players: BySeat[Player]
    mythos: MythosPiles
    pool: tuple[Laid, ...] = ()
    insanity: InsanityPiles
    undo: Annotated[State | None, apart] = None

    def contents(self) -> Mapping[Any, Mapping[Any, int]]:
        """Every mythos and insanity card, every Secret Nature and every direction card in the game."""
        options = self.setup.options
        return _stock(self.setup.content, len(self.players), options.artifacts, options.paranoia)

    def consistent(self, view: State, chance: Chance) -> State:
        """Let the guess agree with what is known of things that it cannot see."""
        from .guess import agree  # noqa: PLC0415 - the guess knows the state; this is the way back

        return agree(self, view, chance)

    def rule_of_the_end(self, outcome: Outcome) -> str:
        """Nothing can be done after the end (GR-10.1)."""
        return "GR-10.1"

    def text_board(self) -> str:
        """The table as text."""
        from .board import board  # noqa: PLC0415 - the board knows the state; this is the way back

        return board(self)

    # -- the players

    @property
    def undiscovered(self) -> tuple[Seat, ...]:
        """The seats that are not discovered Cultists: those who vote and are counted (GR-12.12)."""
        return tuple(
            [
                Seat(at)
                for at, player in enumerate(self.players)
                if player.revealed is None or player.revealed.side is not _CULTISTS
            ]
        )

    def after(self, seat: Seat) -> Iterable[Seat]:
        """All seats in the order of turns, `seat` first."""
        count = len(self.players)
        return [Seat((seat + step) % count) for step in range(count)]

    def side(self, seat: Seat) -> Side:
        """The side that a seat is on: as shown by an accusation, or by the last turning card or the nature (GR-R44).

        Raises:
            ViewError: this is a view, and it does not show that.
        """
        player = self.players[seat]
        if player.revealed is not None:
            return player.revealed.side
        card = self.turned_by(seat)
        return _SIDES[self.nature(seat)] if card is None else self.setup.content.turning[card]

    @property
    def winning_side(self) -> Side | None:
        """The side that has won, even if nobody at the table is on it (GR-R44); None as long as the game goes on."""
        if self.outcome is None:
            return None
        return Side.INVESTIGATORS if self.outcome.rule == "GR-1.1" else Side.CULTISTS

    def nature(self, seat: Seat) -> Nature:
        """The Secret Nature of a seat; of a view, only where it can be seen.

        Raises:
            ViewError: this is a view, and it does not show that.
            RulesDefect: none have been dealt yet.
        """
        nature = self.players[seat].nature
        if nature is None:
            raise RulesDefect("no Secret Natures have been dealt yet")
        if nature is HIDDEN:
            raise ViewError(f"The Secret Nature of seat {seat} is not seen from here.")
        return nature

    def turned_by(self, seat: Seat) -> Insanity | None:
        """The turning card that decides on which side a seat is, if there is one (GR-R44)."""
        if not self.setup.options.turning:
            return None
        turning = self.setup.content.turning
        return next((card for card in reversed(self.players[seat].mind.secret) if card in turning), None)

    def equipment(self, seat: Seat) -> Equipment | None:
        """The Equipment of a seat, used up or not; None in a game without Equipment."""
        character = self.players[seat].character
        if character is None or not self.setup.options.equipment:
            return None
        return self.setup.content.gear[character]

    def holder(self, equipment: Equipment) -> Seat | None:
        """The seat that can still use a piece of Equipment, if there is one."""
        if not self.setup.options.equipment:
            return None
        gear = self.setup.content.gear
        for at, player in enumerate(self.players):
            if player.character is not None and player.uses and gear[player.character] is equipment:
                return Seat(at)
        return None

    # -- what lies on the board

    @property
    def hour(self) -> int:
        """The hour that the clock shows, 1 to 12."""
        return self.board.hour

    @property
    def watch(self) -> Seat:
        """The seat that bears the Pocket Watch."""
        return self.board.watch

    @property
    def target(self) -> Sigil | None:
        """The target sigil, if one has been declared."""
        return self.board.target

    @property
    def created(self) -> tuple[Sigil, ...]:
        """The sigils that have been created."""
        return self.board.created

    @property
    def gods(self) -> tuple[God, ...]:
        """The god with text at each sigil."""
        return self.board.gods

    @property
    def ballot(self) -> Ballot | None:
        """The last votes that were revealed."""
        return self.board.ballot

    @property
    def book(self) -> Book:
        """The Necronomicon."""
        return self.board.book

    @property
    def box(self) -> tuple[Nature, ...]:
        """The Secret Natures that were not dealt."""
        return self.board.box

    @property
    def direction(self) -> DirectionFacts | None:
        """What the direction card in force says; None while the book is closed."""
        card = self.book.direction
        return None if card is None else self.setup.content.directions[card]


_CULTISTS: Final = Side.CULTISTS
_SIDES: Final = {INVESTIGATOR: Side.INVESTIGATORS, CULTIST: Side.CULTISTS}


@lru_cache(maxsize=64)
def _stock(content: Content, players: int, artifacts: bool, paranoia: bool) -> Mapping[Any, Mapping[Any, int]]:  # noqa: FBT001 - options
    """How many there are of each thing; it is asked for in every guess."""
    return {
        Mythos: {**content.mythos_cards, **content.artifact_cards} if artifacts else content.mythos_cards,
        Insanity: content.insanity_cards,
        Nature: natures_for(players, paranoia=paranoia),
        Direction: content.direction_cards,
    }


# ------------------------------------------------------------------ bases


class Step(_Step):
    """A step of this game."""

    __slots__ = ()
    game = "gate"


class Decision(_Decision):
    """A decision of this game."""

    __slots__ = ()
    game = "gate"


class Action(_Action):
    """An action of this game."""

    __slots__ = ()
    game = "gate"


class _Once(Protocol):
    def __call__(self, kind: type[R], *what: Any) -> R: ...


def _made(kind: Any, *what: Any) -> Any:
    return kind(*what)


once: Final = cast("_Once", lru_cache(maxsize=4096)(_made))
"""A record that is needed time and again, such as an action that is listed: quicker to look up than to make."""


class Event(_Event):
    """An event of this game."""

    __slots__ = ()
    game = "gate"
    text = TEXT
