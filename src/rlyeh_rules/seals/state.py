"""The state of a game: players, what lies in front of them, the turn and its auction, the box."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Final

from rlyeh_rules.kernel import (
    OWNER,
    BySeat,
    Chance,
    Hideable,
    Outcome,
    Seat,
    Setup,
    Text,
    apart,
    listed,
    record,
    secret,
)
from rlyeh_rules.kernel import Action as _Action
from rlyeh_rules.kernel import Decision as _Decision
from rlyeh_rules.kernel import Event as _Event
from rlyeh_rules.kernel import State as _State
from rlyeh_rules.kernel import Step as _Step

from .cards import POTION, Card, Content, Faction, IdCard, Power, Thing
from .options import Options

__all__ = [
    "TEXT",
    "TURNS",
    "Action",
    "Auction",
    "Decision",
    "Event",
    "Identity",
    "Lying",
    "Markers",
    "Player",
    "Position",
    "State",
    "Step",
    "Turn",
]

TEXT: Final = Text("rlyeh_rules.seals")
TURNS: Final = 10
"""Each player takes five (SC-2.10)."""
MARKERS: Final = 4
"""Of each faction (SC-1.3)."""

# ------------------------------------------------------------------ records


@record
class Markers:
    """Influence markers; the two kinds stay distinguishable (SC-1.3), each is worth 1 (SC-4.5).

    Attributes:
        investigator: how many Investigator markers, 0 to 4.
        cultist: how many Cultist markers, 0 to 4.
    """

    investigator: int = 0
    cultist: int = 0

    @property
    def total(self) -> int:
        """What they are worth together."""
        return self.investigator + self.cultist

    def plus(self, more: Markers) -> Markers:
        """These and `more`."""
        return heap(self.investigator + more.investigator, self.cultist + more.cultist)

    def minus(self, less: Markers) -> Markers:
        """These without `less`."""
        return heap(self.investigator - less.investigator, self.cultist - less.cultist)

    def __str__(self) -> str:
        return markers_in_words(self.investigator, self.cultist)


def markers_in_words(investigator: int, cultist: int) -> str:
    """`2 Investigator and 1 Cultist markers`, `1 Cultist marker`, `no markers`."""
    held = listed(
        f"{number} {kind}" for number, kind in ((investigator, "Investigator"), (cultist, "Cultist")) if number
    )
    return f"{held or 'no'} marker{'' if investigator + cultist == 1 else 's'}"


@cache
def heap(investigator: int, cultist: int) -> Markers:
    """The markers of these numbers: there are 25 such heaps, and every bid and every taking makes new ones."""
    return Markers(investigator, cultist)


NO_MARKERS: Final = heap(0, 0)


@record
class Lying:
    """A card on the table or in the box, in its place.

    Attributes:
        card: which card it is.
        up: whether it lies face up.
        seen_by: who may look at it while it lies face down.
        pushed: whether it is pushed forward into its controller's bid.
    """

    card: Annotated[Card, secret(to="seen_by", unless="up", until_over=True)]
    up: bool
    seen_by: tuple[Seat, ...] = ()
    pushed: bool = False


@record
class Identity:
    """Who a player is.

    Attributes:
        faction: their own faction.
        id: the ID card; None in the basic game, and until it is chosen.
        shown: whether everybody may see which it is (SC-R34).
        used: whether its ability has been used, that is, whether it lies face down (SC-10.5).
    """

    faction: Faction
    id: Annotated[IdCard | None, secret(to=OWNER, unless="shown", until_over=True, among="possible_ids")] = None
    shown: bool = False
    used: bool = False


@record
class Player:
    """One player's things.

    Attributes:
        identity: faction and ID card.
        markers: the markers that are not committed to a bid.
        hand: the cards in hand; their order means nothing.
        lookers: the seats that may look at the hand at this moment (SC-9.10, SC-R33).
        area: the cards in front of the player, in their places.
        spent: the abilities used this turn whose pair has not been broken since (SC-R19).
        bound: whether Nyarlathotep binds the player to score face-down cards only (SC-R29).
    """

    identity: Identity
    markers: Markers
    hand: Annotated[tuple[Card, ...], secret(to=(OWNER, "lookers"), until_over=True)]
    lookers: tuple[Seat, ...] = ()
    area: tuple[Lying, ...] = ()
    spent: tuple[Thing, ...] = ()
    bound: bool = False


@record
class Position:
    """How the table stood before an ability was used (SC-R21).

    Only what an ability can bring back is kept: every other thing that abilities change never returns.

    Attributes:
        seat: the active player.
        cards: the player's cards, those in front in their places and then the hand, sorted.
        up: the facing of the cards in front of the player.
        theirs: the facing of the cards in front of the opponent.
        spent: the player's spent abilities.
    """

    seat: Seat
    cards: Annotated[tuple[Card, ...], secret(to=OWNER)]
    up: tuple[bool, ...]
    theirs: tuple[bool, ...]
    spent: tuple[Thing, ...]


@record
class Turn:
    """The turn that is played.

    Attributes:
        number: 1 to 10; 0 while the game is set up.
        active: the holder of the Active Player marker.
        used: the Elder Gods whose power has been used in this turn (SC-R26).
        earlier: the positions that have stood in this window before (SC-R21).
    """

    number: int
    active: Seat
    used: tuple[Thing, ...] = ()
    earlier: Annotated[tuple[Position, ...], apart] = ()


@record
class Auction:
    """The auction of the turn, once a card has been placed.

    Attributes:
        centre: the card that it is about.
        staked: the markers that each player has committed.
    """

    centre: Lying
    staked: BySeat[Markers]


@record(kw_only=True, repr=False)
class State(_State):
    """A game of The Seals of Cthulhu.

    Attributes:
        setup: the options, the card set and the names of the seats.
        players: the things of each player.
        turn: the turn that is played.
        auction: its auction; None while no card lies in the centre.
        box: the cards that are out of the game.
    """

    game = "seals"

    setup: Setup[Options, Content]
    players: BySeat[Player]
    turn: Turn
    auction: Auction | None = None
    box: tuple[Lying, ...]

    def contents(self) -> Mapping[type[Hideable], Mapping[str, int]]:
        """The 24 halves, one copy of each."""
        return {Card: self.setup.content.stock}

    def possible_ids(self, seat: Seat) -> tuple[IdCard, ...]:
        """What the ID card of `seat` may be, as far as everybody knows."""
        ids = self.setup.content.ids_of(self.players[seat].identity.faction)
        if self.turn.number > 0:  # those that are announced at set-up cannot be the hidden one (SC-R34)
            power = self.setup.content.power
            ids = tuple(card for card in ids if power[card] not in ANNOUNCED)
        return ids

    def consistent(self, view: State, chance: Chance) -> State:
        """Let the guess agree with what was dealt, and with how the cards have moved in this window."""
        from .guess import agree  # noqa: PLC0415 - the guess knows the state; this is the way back

        return agree(self, view, chance)

    def rule_of_the_end(self, outcome: Outcome) -> str:
        """After ten turns the game is over however it was decided (SC-2.10)."""
        return "SC-2.10" if self.turn.number == TURNS else outcome.rule

    def text_board(self) -> str:
        """The table as text."""
        from .board import board  # noqa: PLC0415 - the board knows the state; this is the way back

        return board(self)

    # -- derived facts

    @property
    def round(self) -> int:
        """1 to 5: a round is a turn of each player (SC-R4)."""
        return (self.turn.number + 1) // 2

    def bid(self, seat: Seat) -> int:
        """What `seat` has committed to the auction, markers and cards, as one total (SC-5.3)."""
        auction = self.auction
        if auction is None:
            return 0
        staked = auction.staked[seat]
        total = staked.investigator + staked.cultist
        influence = self.setup.content.influence
        for lying in self.players[seat].area:
            if lying.pushed:
                total += influence[lying.card]
        return total

    def in_front(self, lying: Lying) -> bool:
        """Whether a card is in its controller's reach: it is not locked in a bid (SC-R11)."""
        return not (lying.pushed and self.setup.options.bid_cards_locked)

    def ready(self, seat: Seat) -> tuple[Thing, ...]:
        """The abilities that `seat` has complete and not spent, Potions included (SC-6.1, SC-6.3, SC-6.10)."""
        player = self.players[seat]
        ability = self.setup.content.ability
        once: list[Thing] = []
        ready: list[Thing] = []
        locked = self.setup.options.bid_cards_locked
        for lying in player.area:
            if lying.up and not (lying.pushed and locked):
                thing = ability[lying.card]
                if thing is POTION:
                    if thing not in ready:
                        ready.append(thing)
                elif thing in once:
                    if thing not in player.spent:
                        ready.append(thing)
                else:
                    once.append(thing)
        return tuple(ready)

    def complete(self, seat: Seat, thing: Thing) -> bool:
        """Whether `seat` has both halves of `thing` face up in front (SC-6.1)."""
        ability, locked = self.setup.content.ability, self.setup.options.bid_cards_locked
        one = False
        for lying in self.players[seat].area:
            if lying.up and ability[lying.card] is thing and not (lying.pushed and locked):
                if one:
                    return True
                one = True
        return False

    def power(self, seat: Seat) -> Power | None:
        """What the ID card of `seat` does; None without one, and in a view that does not show it."""
        card = self.players[seat].identity.id
        return None if card is None else self.setup.content.power.get(card)

    def opponent(self, seat: Seat) -> Seat:
        """The other player."""
        return OTHER[seat]


OTHER: Final = (Seat(1), Seat(0))
ANNOUNCED: Final = (Power.ENFORCER_OF_TRUTH, Power.ALEX_SMYTH)
"""The ID cards that are shown at set-up even where the others stay hidden (SC-R34)."""


class Step(_Step):
    """A step of this game."""

    __slots__ = ()
    game = "seals"


class Decision(_Decision):
    """A decision of this game."""

    __slots__ = ()
    game = "seals"


class Action(_Action):
    """An action of this game."""

    __slots__ = ()
    game = "seals"


class Event(_Event):
    """An event of this game."""

    __slots__ = ()
    game = "seals"
    text = TEXT
