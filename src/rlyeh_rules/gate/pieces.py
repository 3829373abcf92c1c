"""The pieces: what belongs to a player, and what lies on the table. Records that a state is made of."""

from __future__ import annotations

from typing import Annotated, Final

from rlyeh_rules.kernel import NOBODY, OWNER, BySeat, Seat, named, record, secret, shown

from .cards import Character, Deed, Direction, God, Insanity, Mythos, Nature, Side, Sigil

__all__ = [
    "Ballot",
    "Board",
    "Book",
    "InsanityPiles",
    "Laid",
    "Mind",
    "MythosPiles",
    "Placed",
    "Player",
    "Revealed",
    "Turn",
]

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
