"""The state of a game: the two sides, the Locations in their row, the market, the Alert Board, the ritual."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import filterfalse
from typing import Annotated, Any, Final

from rlyeh_rules.kernel import (
    NOBODY,
    OWNER,
    Chance,
    Outcome,
    Seat,
    Setup,
    Text,
    named,
    record,
    secret,
    shown,
    shown_own,
)
from rlyeh_rules.kernel import Action as _Action
from rlyeh_rules.kernel import Decision as _Decision
from rlyeh_rules.kernel import Event as _Event
from rlyeh_rules.kernel import State as _State
from rlyeh_rules.kernel import Step as _Step

from .cards import Card, GreatOldOne, Location, Relic
from .content import Content
from .effects import Faction
from .options import Options

__all__ = [
    "TEXT",
    "Action",
    "Adventurer",
    "Alert",
    "Cards",
    "Cult",
    "Cultist",
    "Decision",
    "Event",
    "Locations",
    "Market",
    "Place",
    "Ritual",
    "State",
    "Step",
]

TEXT: Final = Text("rlyeh_rules.last_relic")

# ------------------------------------------------------------------ what a player has


@record
class Cards:
    """The cards of one player (LR-2.2, LR-2.9).

    Attributes:
        deck: the deck, the top card first.
        hand: the hand, sorted, since its order means nothing.
        discard: the discard pile, the top card last.
        permanents: the permanent cards in play, in the order in which they were played.
        played: the card that is being resolved, if there is one.
        bought: the Reinforcement cards that the player has bought in this game.
    """

    deck: Annotated[tuple[Card, ...], secret(to=NOBODY, each=True)]
    hand: Annotated[tuple[Card, ...], secret(to=OWNER, each=True, ordered=True)] = ()
    discard: Annotated[tuple[Card, ...], shown_own] = ()
    permanents: Annotated[tuple[Card, ...], shown_own] = ()
    played: Annotated[Card | None, shown_own] = None
    bought: Annotated[tuple[Card, ...], named] = ()


@record
class Cultist:
    """A deployed Cultist (LR-6.2.2).

    Attributes:
        card: its card.
        position: at which Location it stands, counted from 1.
        ready: whether it can be activated; otherwise it is rotated (LR-8.2.1).
        shots: the Shots on it (LR-7.1.11).
        fresh: whether it has to wait for the next round, where the options say so (LR-R7).
    """

    card: Annotated[Card, shown_own]
    position: int
    ready: bool = True
    shots: int = 0
    fresh: bool = False


@record
class Cult:
    """The Cult's things.

    Attributes:
        seat: the seat that plays the Cult.
        funds: its Funds.
        cards: its cards.
        cultists: the deployed Cultists, in the order in which they were deployed.
        relics: the Relic tokens it has gained, sorted.
        reserved: the market card that its Reserve token lies on; None while the token is on its board.
    """

    seat: Seat
    funds: int
    cards: Cards
    cultists: tuple[Cultist, ...] = ()
    relics: Annotated[tuple[Relic, ...], named] = ()
    reserved: Annotated[Card | None, named] = None


@record
class Adventurer:
    """The Adventurer's things.

    Attributes:
        seat: the seat that plays the Adventurer.
        funds: her Funds.
        cards: her cards.
        position: at which Location her figure stands, counted from 1; None while it stands beside the row.
        wounds: the Wounds on her damage track.
        madness: the Madness on it.
        relics: the Relic tokens she has stolen, sorted.
        reserved: the market card that her Reserve token lies on; None while the token is on her board.
    """

    seat: Seat
    funds: int
    cards: Cards
    position: int | None = None
    wounds: int = 0
    madness: int = 0
    relics: Annotated[tuple[Relic, ...], named] = ()
    reserved: Annotated[Card | None, named] = None

    @property
    def damage(self) -> int:
        """All damage tokens on her track (LR-10.1)."""
        return self.wounds + self.madness


# ------------------------------------------------------------------ the table


@record
class Place:
    """A Location in the row, and what lies at it (LR-5.2.2).

    Attributes:
        location: its card.
        up: whether it lies face up: it has been discovered, or is being resolved.
        marks: the Marks on the Cult's side.
        clues: the Clues on the Adventurer's side.
        used: whether a Clue lies on the card, since its ability has been used in this round (LR-7.4.1).
        covered: which of its Relics are covered, since they have been stolen, by their places on the card from 0.
    """

    location: Annotated[Location, secret(to=OWNER, unless="up")]
    up: bool = False
    marks: int = 0
    clues: int = 0
    used: bool = False
    covered: tuple[int, ...] = ()


@record
class Locations:
    """The Locations (LR-2.10).

    Attributes:
        seat: the Cult's seat, which may look at the hidden ones.
        row: the row, position 1 first; None where a space has stayed empty (LR-R4).
        deck: the Location deck as far as nobody knows it, the top card first.
        bottom: the end of that deck: cards that the Cult has put under it, and so knows.
        drawn: the cards that the Cult is choosing from.
        removed: the cards that have left the game.
    """

    seat: Seat
    row: tuple[Place | None, ...]
    deck: Annotated[tuple[Location, ...], secret(to=NOBODY)]
    bottom: Annotated[tuple[Location, ...], secret(to=OWNER)] = ()
    drawn: Annotated[tuple[Location, ...], secret(to=OWNER)] = ()
    removed: Annotated[tuple[Location, ...], shown] = ()


@record
class Market:
    """The market of Reinforcement cards (LR-3.5).

    Attributes:
        deck: the Reinforcement deck, the top card first.
        cards: the cards on offer.
        discard: those that have been cleared away.
    """

    deck: Annotated[tuple[Card, ...], secret(to=NOBODY)]
    cards: Annotated[tuple[Card, ...], shown]
    discard: Annotated[tuple[Card, ...], shown] = ()


@record
class Alert:
    """The Alert Board (LR-2.3).

    Attributes:
        exposure: the space of the Exposure marker, counted from 0, which need not be where it starts.
        notoriety: the space of the Notoriety marker, likewise.
    """

    exposure: int
    notoriety: int


@record
class Ritual:
    """What the summoning is about (LR-3.7, LR-3.13).

    Attributes:
        seat: the Cult's seat, which may look at its Great Old One.
        great_old_one: the Great Old One in play.
        box: the others, out of the game.
        supply: the Relic tokens of the general supply, sorted.
    """

    seat: Seat
    great_old_one: Annotated[GreatOldOne, secret(to=OWNER, until_over=True)]
    box: Annotated[tuple[GreatOldOne, ...], secret(to=NOBODY)]
    supply: Annotated[tuple[Relic, ...], named]


@record(kw_only=True, repr=False)
class State(_State):
    """A game of The Last Relic of R'lyeh.

    Attributes:
        setup: the options, the card set and the names of the seats.
        round: the round that is played, counted from 1; 0 during the set-up.
        cult: the Cult's things.
        adventurer: the Adventurer's things.
        locations: the Locations.
        market: the market.
        alert: the Alert Board.
        ritual: the Great Old One and the supply of Relics.
    """

    game = "last_relic"

    setup: Setup[Options, Content]
    round: int = 0
    cult: Cult
    adventurer: Adventurer
    locations: Locations
    market: Market
    alert: Alert
    ritual: Ritual

    def contents(self) -> Mapping[Any, Mapping[str, int]]:
        """Every card; what a player has bought has gone over to the stock of that player's own cards."""
        cult, her = self.cult, self.adventurer
        return _stock(self.setup.content, cult.seat, her.seat, cult.cards.bought, her.cards.bought)

    def consistent(self, view: State, chance: Chance) -> State:
        """Let the guess agree with what would have ended the game or resolved a Location."""
        from .guess import agree  # noqa: PLC0415 - the guess knows the state; this is the way back

        return agree(self, view, chance)

    def rule_of_the_end(self, outcome: Outcome) -> str:
        """Once a condition is met, no command is left for anybody (LR-12.1)."""
        return "LR-12.1"

    def text_board(self) -> str:
        """The table as text."""
        from .board import board  # noqa: PLC0415 - the board knows the state; this is the way back

        return board(self)

    # -- the two sides

    def faction(self, seat: Seat) -> Faction:
        """What `seat` plays."""
        return Faction.CULT if seat == self.cult.seat else Faction.ADVENTURER

    def side(self, seat: Seat) -> Cult | Adventurer:
        """The things of `seat`."""
        return self.cult if seat == self.cult.seat else self.adventurer

    def opponent(self, seat: Seat) -> Seat:
        """The other player."""
        return self.adventurer.seat if seat == self.cult.seat else self.cult.seat

    # -- the row

    @property
    def positions(self) -> tuple[int, ...]:
        """The positions at which a Location lies, from 1."""
        return tuple([at for at, place in enumerate(self.locations.row, 1) if place is not None])

    def place(self, position: int | None) -> Place | None:
        """What lies at a position; None for one that there is not, and where no Location lies."""
        row = self.locations.row
        return row[position - 1] if position is not None and 1 <= position <= len(row) else None

    def cultist(self, card: Card) -> Cultist | None:
        """The deployed Cultist of that card; None if it is not deployed."""
        for cultist in self.cult.cultists:
            if cultist.card == card:
                return cultist
        return None

    def cultists_at(self, position: int | None) -> tuple[Cultist, ...]:
        """The Cultists at a Location, in the order in which they were deployed."""
        return tuple([cultist for cultist in self.cult.cultists if cultist.position == position])


@lru_cache(maxsize=256)
def _stock(
    content: Content, cult: Seat, adventurer: Seat, by_cult: tuple[Card, ...], by_her: tuple[Card, ...]
) -> Mapping[Any, Mapping[str, int]]:
    """How many there are of each thing, once the players have bought these cards; it is asked for in every guess."""
    bought = frozenset((*by_cult, *by_her))
    return {
        **content.stock,
        Card: dict.fromkeys(filterfalse(bought.__contains__, content.stock[Card]), 1),
        (Card, cult): content.owned[Faction.CULT] | dict.fromkeys(by_cult, 1),
        (Card, adventurer): content.owned[Faction.ADVENTURER] | dict.fromkeys(by_her, 1),
    }


class Step(_Step):
    """A step of this game."""

    __slots__ = ()
    game = "last_relic"


class Decision(_Decision):
    """A decision of this game."""

    __slots__ = ()
    game = "last_relic"


class Action(_Action):
    """An action of this game."""

    __slots__ = ()
    game = "last_relic"

    def describe(self, state: State) -> str:
        """What is done, and what comes of it by the card that it is done with."""
        said, words = super().describe(state), self.words(state)
        return f"{said} {words}" if words else said

    def words(self, s: State) -> str:
        """What stands on the card; "" where nothing more is to be said."""
        return ""


class Event(_Event):
    """An event of this game."""

    __slots__ = ()
    game = "last_relic"
    text = TEXT
