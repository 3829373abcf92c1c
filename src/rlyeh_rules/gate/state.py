"""The state of a game: the clock, the sigils, the players, the decks, the pool and the book."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Annotated, Any, Final, Protocol, TypeVar, cast

from rlyeh_rules.kernel import (
    HIDDEN,
    NOBODY,
    OWNER,
    BySeat,
    Chance,
    Outcome,
    RulesDefect,
    Seat,
    Setup,
    Text,
    ViewError,
    apart,
    named,
    record,
    secret,
    shown,
)
from rlyeh_rules.kernel import Action as _Action
from rlyeh_rules.kernel import Decision as _Decision
from rlyeh_rules.kernel import Event as _Event
from rlyeh_rules.kernel import State as _State
from rlyeh_rules.kernel import Step as _Step

from .cards import (
    CULTIST,
    INVESTIGATOR,
    Character,
    Deed,
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
from .options import Options

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
    "natures_for",
    "once",
]

R = TypeVar("R")

TEXT: Final = Text("rlyeh_rules.gate")

# ------------------------------------------------------------------ what a player has


_UNSEEN: Final = secret(to=OWNER, until_over=True)
"""The mark of what lies face down with a player; it has a name of its own since a field is called `secret`."""


@record
class Mind:
    """The insanity cards that lie with a player, those of the running turn apart: they do not count yet (GR-8.6).

    Attributes:
        open: the open ones that count, in the order in which they were drawn.
        secret: the face-down ones that count, likewise.
        fresh: the open ones drawn in this turn.
        fresh_secret: the face-down ones drawn in this turn.
    """

    open: Annotated[tuple[Insanity, ...], shown] = ()
    secret: Annotated[tuple[Insanity, ...], _UNSEEN] = ()
    fresh: Annotated[tuple[Insanity, ...], shown] = ()
    fresh_secret: Annotated[tuple[Insanity, ...], _UNSEEN] = ()

    @property
    def size(self) -> int:
        """How many cards there are in all."""
        return len(self.open) + len(self.secret) + len(self.fresh) + len(self.fresh_secret)


@record
class Placed:
    """An Artifact that lies before a player (GR-13.2.3).

    Attributes:
        card: which one.
        uses: how often it can still be used.
    """

    card: Annotated[Mythos, shown]
    uses: int


@record
class Revealed:
    """What an accusation has shown of a player; it is settled for good (GR-R44).

    Attributes:
        side: the side that the player is on.
        turned_by: the turning card that was shown together with the Secret Nature, if there was one.
    """

    side: Side
    turned_by: Annotated[Insanity | None, named] = None


@record
class Player:
    """What belongs to one seat.

    Attributes:
        nature: its Secret Nature; None until it is dealt.
        hand: the mythos cards in hand, sorted, since their order means nothing.
        character: its character; None as long as none has been chosen.
        mind: its insanity cards.
        revealed: what an accusation has shown of it; None before that.
        uses: how often its Equipment can still be used.
        artifacts: the Artifacts that lie before it.
        lent_to: the seats that look into its hand, since they act through it (GR-13.1.14).
        skips: whether it takes no action on its next turn.
        as_dealt: whether no card has come into the hand since it was dealt.
    """

    nature: Annotated[Nature | None, secret(to=OWNER, unless="revealed", until_over=True)]
    hand: Annotated[tuple[Mythos, ...], secret(to=(OWNER, "lent_to"), ordered=True)]
    character: Annotated[Character | None, named] = None
    mind: Mind = Mind()
    revealed: Revealed | None = None
    uses: int = 0
    artifacts: tuple[Placed, ...] = ()
    lent_to: tuple[Seat, ...] = ()
    skips: bool = False
    as_dealt: bool = True

    @property
    def is_discovered(self) -> bool:
        """Whether this is a discovered Cultist (GR-12.1)."""
        return self.revealed is not None and self.revealed.side is _CULTISTS


_CULTISTS: Final = Side.CULTISTS

# ------------------------------------------------------------------ the table


@record
class MythosPiles:
    """The mythos cards that are with nobody.

    Attributes:
        deck: the deck, the top card first.
        discard: the discard pile, face down, the top card last.
        box: the Artifacts that were set aside unseen (GR-13.2.1).
        gone: the Artifacts that have been used up.
    """

    deck: Annotated[tuple[Mythos, ...], secret(to=NOBODY)]
    discard: Annotated[tuple[Mythos, ...], secret(to=NOBODY)] = ()
    box: Annotated[tuple[Mythos, ...], secret(to=NOBODY)] = ()
    gone: Annotated[tuple[Mythos, ...], shown] = ()


@record
class InsanityPiles:
    """The insanity cards that are with nobody.

    Attributes:
        deck: the deck, the top card first.
        discard: the discard pile, face down, the top card last.
    """

    deck: Annotated[tuple[Insanity, ...], secret(to=NOBODY)]
    discard: Annotated[tuple[Insanity, ...], secret(to=NOBODY)] = ()


@record
class Laid:
    """A card in the pool (GR-6.1.3).

    Attributes:
        card: the card.
        up: whether it lies face up.
    """

    card: Annotated[Mythos, secret(to=NOBODY, unless="up")]
    up: bool = False


@record
class Book:
    """The Necronomicon (GR-11.3.5).

    Attributes:
        deck: the direction cards that have not been read, the top one first.
        direction: the one in force; None while the book is closed.
        used: those that have been in force and are set aside.
    """

    deck: Annotated[tuple[Direction, ...], secret(to=NOBODY)]
    direction: Annotated[Direction | None, shown] = None
    used: Annotated[tuple[Direction, ...], shown] = ()


@record
class Turn:
    """The turn that is played.

    Attributes:
        seat: whose turn it is.
        number: which turn of the game, from 1; 0 during the set-up.
        body: with whose hand the action is taken: its own, unless it uses the Voodoo Doll (GR-13.1.14).
        must: the kind of action that the Pistol has named (GR-13.1.8).
        consulted: whether the group has been asked for the Necronomicon in this turn (GR-R30).
        begun: whether Equipment or an Artifact has been used in this turn, so that it is too late to ask.
        masked: whether the Ritual Mask keeps the player's insanity from counting.
    """

    seat: Seat
    number: int
    body: Seat
    must: Deed | None = None
    consulted: bool = False
    begun: bool = False
    masked: bool = False


@record
class Ballot:
    """Votes that have been revealed; they stay public (GR-R22).

    Attributes:
        asker: who accused, or asked for the Necronomicon.
        accused: who was accused; None in a vote on the Necronomicon.
        votes: how each seat voted; None where it had no vote.
    """

    asker: Seat
    accused: Seat | None
    votes: BySeat[bool | None]

    @property
    def yes(self) -> int:
        """How many voted Yes."""
        return self.votes.count(True)


@record
class Board:
    """What lies on the board and does not change in most actions (GR-2.8).

    Attributes:
        hour: the hour that the clock shows, 1 to 12; 12 is midnight.
        watch: the seat that bears the Pocket Watch.
        book: the Necronomicon.
        target: the target sigil, if one has been declared.
        created: the sigils that have been created, in that order.
        gods: the god with text at each sigil, in the order of `Sigil`; () without them.
        ballot: the last votes that were revealed.
        box: the Secret Natures that were not dealt (GR-14.1.2).
    """

    hour: int
    watch: Seat
    book: Book
    target: Sigil | None = None
    created: tuple[Sigil, ...] = ()
    gods: Annotated[tuple[God, ...], named] = ()
    ballot: Ballot | None = None
    box: Annotated[tuple[Nature, ...], secret(to=NOBODY, until_over=True)] = ()


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

    def __str__(self) -> str:
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


_SIDES: Final = {INVESTIGATOR: Side.INVESTIGATORS, CULTIST: Side.CULTISTS}

NATURES: Final = {4: (3, 1), 5: (3, 2), 6: (4, 2), 7: (4, 3), 8: (5, 3)}
"""Investigators and Cultists by the number of players (GR-3.11)."""
MORE_NATURES: Final = {5: (1, 0), 6: (1, 1), 7: (1, 0)}
"""What Paranoia adds (GR-14.1.1)."""


def natures_for(players: int, *, paranoia: bool) -> Mapping[Nature, int]:
    """How many Secret Natures of each kind are in a game, dealt or not (GR-3.11, GR-14.1.1).

    Args:
        players: how many players, 4 to 8.
        paranoia: whether that option is chosen, which it can be with 5 to 7 players.

    Examples:
        >>> from rlyeh_rules.gate import natures_for
        >>> list(natures_for(6, paranoia=True).values())
        [5, 3]
    """
    investigators, cultists = NATURES[players]
    more = MORE_NATURES[players] if paranoia else (0, 0)
    return {INVESTIGATOR: investigators + more[0], CULTIST: cultists + more[1]}


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
