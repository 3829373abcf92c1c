"""Setup: the market, the Great Old One, the Cult's secret choice of Locations, the figure, the decks."""

from __future__ import annotations

from itertools import permutations
from typing import Annotated, Any, Final

from rlyeh_rules.kernel import OWNER, Chance, Play, Refusal, Seat, Setup, evolve, record, secret

from . import events
from .cards import Card, Location
from .changes import alter_adventurer, with_cards, with_locations
from .content import DEALT, START_FUNDS, Content
from .effects import Faction
from .locations import refuse_position
from .market import OFFER
from .options import Options
from .rounds import DrawPhase
from .state import Action, Adventurer, Alert, Cards, Cult, Decision, Locations, Market, Place, Ritual, State, Step

__all__ = ["AskFigure", "AskKeep", "Keep", "PlaceFigure", "ShuffleDecks", "new"]

ROW: Final = 3
"""Locations in the row (LR-3.9)."""


def new(setup: Setup[Options, Content], chance: Chance) -> State:
    """A table as it is set up before the Cult's first choice; chance gives in the printed order (LR-3.14)."""
    content = setup.content
    is_cult = setup.options.faction_of_first_seat is Faction.CULT
    cult, adventurer = (Seat(0), Seat(1)) if is_cult else (Seat(1), Seat(0))
    market = chance.shuffle(facts.id for facts in content.reinforcements)
    great_old_ones = [facts.id for facts in content.great_old_ones]
    drawn = great_old_ones.pop(chance.below(len(great_old_ones)))
    locations = chance.shuffle(facts.id for facts in content.locations)
    steps = (SetUpTable(), AskKeep(cult), AskFigure(adventurer), ShuffleDecks(), DrawPhase(1))
    return State(
        setup=setup,
        agenda=tuple(reversed(steps)),
        chance=chance.value,
        cult=Cult(cult, START_FUNDS, Cards(_deck(content, Faction.CULT))),
        adventurer=Adventurer(adventurer, START_FUNDS, Cards(_deck(content, Faction.ADVENTURER))),
        locations=Locations(cult, row=(), deck=locations[DEALT:], drawn=locations[:DEALT]),
        market=Market(deck=market[OFFER:], cards=market[:OFFER]),
        alert=Alert(content.first_exposure, content.notoriety.start),
        ritual=Ritual(cult, drawn, tuple(great_old_ones), content.tokens),
    )


def _deck(content: Content, faction: Faction) -> tuple[Card, ...]:
    """A starting deck, which is shuffled when all else is set up (LR-3.12)."""
    return tuple(Card(card) for card in content.owned[faction])


@record
class SetUpTable(Step):
    """Everything has its place (LR-3.1 to LR-3.7)."""

    def run(self, s: State, play: Play) -> State:
        """Tell it, in the printed order."""
        play.tell(events.SidesTaken(s.cult.seat, s.adventurer.seat))
        play.tell(events.MarketRefilled(s.market.cards))
        play.tell(events.GreatOldOneDrawn(s.cult.seat, s.ritual.great_old_one))
        play.tell(events.LocationsDrawn(s.cult.seat, s.locations.drawn))
        return s


# ------------------------------------------------------------------ the row


@record
class Keep(Action):
    """Keep three of the four Locations, and lay them in this order (LR-3.9).

    Attributes:
        first: the one in position 1.
        second: the one in position 2.
        third: the one in position 3.
    """

    first: Annotated[Location, secret(to=OWNER)]
    second: Annotated[Location, secret(to=OWNER)]
    third: Annotated[Location, secret(to=OWNER)]

    says = "keep {first}, {second}, {third}"
    means = "{seat} lays {first}, {second} and {third}."

    @classmethod
    def options(cls, ask: AskKeep, s: State, seat: Seat) -> list[Keep]:
        """Every three of the four, in every order."""
        return [cls(seat, *kept) for kept in permutations(s.locations.drawn, ROW)]

    def refuse(self, ask: AskKeep, s: State) -> Refusal | None:
        """Three different ones of those that were drawn."""
        kept = (self.first, self.second, self.third)
        for location in kept:
            if location not in s.locations.drawn:
                return Refusal("LR-3.9", self.seat, f"You have not drawn {s.text.name(location)}.")
        if len(set(kept)) < ROW:
            return Refusal("LR-3.9", self.seat, "You keep three different Locations.")
        return None

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """Only the Cult, and only at set-up."""
        if self.seat != s.cult.seat:
            return Refusal("LR-3.9", self.seat, "Only the Cult chooses the Locations.")
        return Refusal("LR-3.9", self.seat, "The first Locations have been laid already.")

    def take(self, ask: AskKeep, s: State, play: Play) -> State:
        """They lie face down; the fourth goes under the Location deck (LR-3.10)."""
        kept = (self.first, self.second, self.third)
        locations, seat = s.locations, self.seat
        under = tuple(location for location in locations.drawn if location not in kept)
        for position, location in enumerate(kept, 1):
            play.tell(events.LocationLaid(seat, position, location))
        play.tell(events.LocationPutUnder(seat, under))
        row = tuple(Place(location) for location in kept)
        return with_locations(s, evolve(locations, row=row, drawn=(), bottom=under))


@record
class AskKeep(Decision):
    """The Cult chooses the Locations of the row (LR-3.9).

    Attributes:
        seat: the Cult.
    """

    seat: Seat

    rule = "LR-3.9"
    prompt = "Keep three of the four Locations and lay them face down, in an order of your choice."
    allows = (Keep,)


# ------------------------------------------------------------------ the figure


@record
class PlaceFigure(Action):
    """Place the Adventurer's figure at a Location, whose face she has not seen (LR-3.11).

    Attributes:
        position: at which one, counted from 1.
    """

    position: int

    says = "start {position}"
    means = "{seat} starts at Location {position}."

    @classmethod
    def options(cls, ask: AskFigure, s: State, seat: Seat) -> list[PlaceFigure]:
        """Any of the three."""
        return [cls(seat, position) for position in s.positions]

    def refuse(self, ask: AskFigure, s: State) -> Refusal | None:
        """It must be one of the row."""
        return refuse_position(s, self.seat, self.position, "LR-3.11")

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """Only the Adventurer, once, when the row has been laid."""
        if self.seat != s.adventurer.seat:
            return Refusal("LR-3.11", self.seat, "Only the Adventurer places her figure.")
        if not s.locations.row:
            return Refusal("LR-3.14", self.seat, "The Cult lays the Locations first.")
        return Refusal("LR-3.11", self.seat, "Your figure has been placed already.")

    def take(self, ask: AskFigure, s: State, play: Play) -> State:
        play.tell(events.FigurePlaced(self.seat, self.position))
        return alter_adventurer(s, position=self.position)


@record
class AskFigure(Decision):
    """The Adventurer places her figure (LR-3.11).

    Attributes:
        seat: the Adventurer.
    """

    seat: Seat

    rule = "LR-3.11"
    prompt = "Place your figure at one of the three hidden Locations."
    allows = (PlaceFigure,)

    def is_open(self, s: State) -> bool:
        """The row is for all to see."""
        return True


@record
class ShuffleDecks(Step):
    """Each player shuffles their starting deck, the Adventurer first (LR-3.12)."""

    def run(self, s: State, play: Play) -> State:
        for seat in (s.adventurer.seat, s.cult.seat):
            cards = s.side(seat).cards
            play.tell(events.DeckShuffled(seat, len(cards.deck)))
            s = with_cards(s, seat, evolve(cards, deck=play.chance.shuffle(cards.deck)))
        return s
