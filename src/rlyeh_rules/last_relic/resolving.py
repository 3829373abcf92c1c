"""A Location is resolved: Marks, Cultists, the figure, the Clues, the rewards, and the next Location in its space."""

from __future__ import annotations

from typing import Annotated, Any, Final

from rlyeh_rules.kernel import OWNER, Play, Refusal, Seat, evolve, record, secret

from . import events
from .cards import Location
from .changes import alter_adventurer, alter_place, gain_funds, with_locations, with_place
from .continuous import cost_of, fire, resistance_of, shift_of_cost
from .cultists import discard_cultists_at, eliminate
from .effects import When
from .locations import MoveTo, place_at, refuse_position, take_clues
from .relics import check_summoning, gain_relics
from .rows import Complete, ResolveIcons, Settle, forget_position
from .state import Action, Decision, Place, State, Step

__all__ = [
    "CHOSEN_FROM",
    "AskClue",
    "AskFlee",
    "AskLay",
    "AskOrder",
    "Flee",
    "GainRewards",
    "GiveClue",
    "Lay",
    "ReplaceLocation",
    "ResolveFirst",
    "ResolveLocation",
    "ShareClues",
    "completed",
    "said_complete",
    "settle",
]

CHOSEN_FROM: Final = 2
"""Locations that the Cult draws to lay one of them (LR-8.2.17)."""

# ------------------------------------------------------------------ resolving


def settle(s: State, play: Play) -> State:
    """Eliminate whoever has Shots enough; then resolve what has Marks enough, one after the other (LR-R10, LR-R35).

    What is completed while a Location is being resolved waits until that is done.
    """
    for cultist in s.cult.cultists:
        if cultist.shots and cultist.shots >= resistance_of(s, cultist):
            s = eliminate(s, cultist.card, play)
            play.then(Settle())
            return s
    waits = (ReplaceLocation, ResolveIcons) if s.setup.options.finish_icons_first else ReplaceLocation
    if any(isinstance(step, waits) for step in play.agenda):
        return s
    complete = completed(s)
    if len(complete) == 1:
        play.then(ResolveLocation(complete[0]))
    elif complete:
        play.then(AskOrder(s.cult.seat, complete))
    return s


def completed(s: State) -> tuple[int, ...]:
    """The positions of the Locations that have Marks enough (LR-8.2.8)."""
    return tuple(
        [
            at
            for at, place in enumerate(s.locations.row, 1)
            if place is not None and place.marks and place.marks >= cost_of(s, at)
        ]
    )


def said_complete(s: State, position: int) -> Complete:
    """What is known of a Location once it has been said to have Marks enough (LR-R10)."""
    return Complete(position, place_at(s, position).marks - shift_of_cost(s, position))


@record
class ResolveFirst(Action):
    """Say which of several complete Locations is resolved first (LR-R10).

    Attributes:
        position: which one, counted from 1.
    """

    position: int

    says = "resolve {position}"
    means = "{seat} resolves Location {position} first."

    @classmethod
    def options(cls, ask: AskOrder, s: State, seat: Seat) -> list[ResolveFirst]:
        """Each that is complete."""
        return [cls(seat, position) for position in ask.positions]

    def refuse(self, ask: AskOrder, s: State) -> Refusal | None:
        """Only one that is complete."""
        if self.position in ask.positions:
            return None
        return Refusal("LR-R10", self.seat, f"The Location in position {self.position} has not Marks enough.")

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """A Location is never resolved as an action."""
        return Refusal("LR-8.0.1", self.seat, "A Location is resolved by its Marks, never as an action.")

    def take(self, ask: AskOrder, s: State, play: Play) -> State:
        """The others follow when it is done."""
        others = [position for position in ask.positions if position != self.position]
        play.then(ResolveLocation(self.position), Settle(tuple([said_complete(s, position) for position in others])))
        return s


@record
class AskOrder(Decision):
    """Several Locations are complete at once, which everybody is told.

    Attributes:
        seat: the Cult.
        positions: where they lie.
    """

    seat: Seat
    positions: tuple[int, ...]

    rule = "LR-R10"
    prompt = "Several Locations have Marks enough: which one is resolved first?"
    allows = (ResolveFirst,)

    def is_open(self, s: State) -> bool:
        """What is complete is said."""
        return True


@record
class ResolveLocation(Step):
    """A Location is resolved, in the printed order (LR-8.2.9).

    Attributes:
        position: where it lies.
    """

    position: int

    def run(self, s: State, play: Play) -> State:
        """Reveal it, discard its Marks and Cultists; then the figure, the Clues, the rewards, the next Location."""
        position, place = self.position, place_at(s, self.position)
        if not place.up:
            play.tell(events.LocationRevealed(position, place.location))
        play.tell(events.LocationResolved(position, place.location))
        play.tell(events.MarksRemoved(position, place.marks, 0))
        s = with_place(s, position, evolve(place, up=True, marks=0))
        s = discard_cultists_at(s, position, play)
        forget_position(play, position)
        if s.adventurer.position == position:
            play.then(Flee())
        play.then(ShareClues(position), GainRewards(position), ReplaceLocation(position))
        return s


@record
class Flee(Step):
    """The Adventurer leaves the Location that is resolved, if there is another (LR-8.2.13, LR-R5)."""

    def run(self, s: State, play: Play) -> State:
        if len(s.positions) > 1:
            play.then(AskFlee(s.adventurer.seat))
            return s
        play.tell(events.FigureSetAside(s.adventurer.seat))
        return alter_adventurer(s, position=None)


@record
class AskFlee(Decision):
    """The Adventurer's Location is resolved: where does her figure go?

    Attributes:
        seat: the Adventurer.
    """

    seat: Seat

    rule = "LR-8.2.13"
    prompt = "Your Location is resolved: move your figure to another."
    allows = (MoveTo,)

    def is_open(self, s: State) -> bool:
        """Where she may go is for all to see."""
        return True


# ------------------------------------------------------------------ Clues are shared out


@record
class ShareClues(Step):
    """The Clues of the Location are shared out evenly between the others (LR-8.2.14, LR-R12).

    Attributes:
        position: where the Location lies.
    """

    position: int

    def run(self, s: State, play: Play) -> State:
        """Where one is left over the Cult says where it goes. One other Location gets all; else the supply (LR-R5)."""
        clues = place_at(s, self.position).clues
        others = _others(s, self.position)
        if not clues:
            return s
        if not others:
            return take_clues(s, self.position, clues, play)
        if clues % len(others):
            play.then(AskClue(s.cult.seat, self.position))
            return s
        return _share(s, self.position, None, play)


def _others(s: State, source: int) -> list[int]:
    """The positions of the other Locations."""
    return [position for position in s.positions if position != source]


def _share(s: State, source: int, favoured: int | None, play: Play) -> State:
    """Share the Clues of a Location out; the favoured one gets the one that is left over."""
    others = _others(s, source)
    share = place_at(s, source).clues // len(others)
    s = alter_place(s, source, clues=0)
    for position in others:
        number = share + (position == favoured)
        if number:
            play.tell(events.CluesMoved(source, position, number))
            s = alter_place(s, position, clues=place_at(s, position).clues + number)
    return s


@record
class GiveClue(Action):
    """Say where the Clue goes that is left over (LR-8.2.14).

    Attributes:
        position: which Location gets it, counted from 1.
    """

    position: int

    says = "clue {position}"
    means = "{seat} puts the Clue left over on Location {position}."

    @classmethod
    def options(cls, ask: AskClue, s: State, seat: Seat) -> list[GiveClue]:
        """Either of the two others."""
        return [cls(seat, position) for position in _others(s, ask.source)]

    def refuse(self, ask: AskClue, s: State) -> Refusal | None:
        """Only another Location of the row."""
        if self.position == ask.source:
            return Refusal("LR-8.2.14", self.seat, "That Location is being resolved: its Clues go to the others.")
        return refuse_position(s, self.seat, self.position, "LR-8.2.14")

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """The Cult has to do with Clues then only, and the Adventurer places them by icons."""
        if self.seat == s.cult.seat:
            return Refusal("LR-5.2.4", self.seat, "The Cult only shares out the Clues of a Location that is resolved.")
        if isinstance(ask, AskClue):
            return Refusal("LR-8.2.14", self.seat, "The Cult decides where the Clue left over goes.")
        return Refusal("LR-7.0.1", self.seat, "Clues are placed by a card or an ability only, not as an action.")

    def take(self, ask: AskClue, s: State, play: Play) -> State:
        return _share(s, ask.source, self.position, play)


@record
class AskClue(Decision):
    """One Clue is left over when Clues are shared out.

    Attributes:
        seat: the Cult.
        source: where the Location lies that is resolved.
    """

    seat: Seat
    source: int

    rule = "LR-8.2.14"
    prompt = "One Clue is left over: which Location gets it?"
    allows = (GiveClue,)

    def is_open(self, s: State) -> bool:
        """The row is for all to see."""
        return True


# ------------------------------------------------------------------ rewards, and the next Location


@record
class GainRewards(Step):
    """The Cult gains the Relics that are not covered, and Funds; then its summoning is checked (LR-8.2.15, LR-8.2.16).

    Attributes:
        position: where the Location lies.
    """

    position: int

    def run(self, s: State, play: Play) -> State:
        place = place_at(s, self.position)
        facts = s.setup.content.printed[place.location]
        s = gain_relics(s, [relic for at, relic in enumerate(facts.relics) if at not in place.covered], play)
        if facts.funds:
            s = gain_funds(s, s.cult.seat, facts.funds, play)
        return check_summoning(s, play)


@record
class ReplaceLocation(Step):
    """The card leaves the game, and the Cult lays one of the next two in its space (LR-8.2.17, LR-R4).

    Attributes:
        position: where it lies.
    """

    position: int

    def run(self, s: State, play: Play) -> State:
        """With one card left that one is laid; with none the space stays empty. What lay on the card goes (LR-R13)."""
        position, locations = self.position, s.locations
        gone = place_at(s, position).location
        play.tell(events.LocationRemoved(position, gone))
        s = with_place(s, position, None)
        order = (*locations.deck, *locations.bottom)
        drawn, known = order[:CHOSEN_FROM], max(CHOSEN_FROM - len(locations.deck), 0)
        s = with_locations(
            s,
            evolve(
                s.locations,
                removed=(*locations.removed, gone),
                deck=locations.deck[CHOSEN_FROM:],
                bottom=locations.bottom[known:],
                drawn=drawn,
            ),
        )
        if drawn:
            play.tell(events.LocationsDrawn(s.cult.seat, drawn))
        if len(drawn) == CHOSEN_FROM:
            play.then(AskLay(s.cult.seat, position))
            return s
        return lay(s, position, drawn[0] if drawn else None, play)


def lay(s: State, position: int, location: Location | None, play: Play) -> State:
    """Lay a drawn Location face down, and put what else has been drawn under the deck; so the resolution is done."""
    locations, seat = s.locations, s.cult.seat
    if location is not None:
        under = tuple(card for card in locations.drawn if card != location)
        play.tell(events.LocationLaid(seat, position, location))
        if under:
            play.tell(events.LocationPutUnder(seat, under))
        s = with_locations(s, evolve(locations, drawn=(), bottom=(*locations.bottom, *under)))
        s = with_place(s, position, Place(location))
    fire(s, play, When.RESOLVE)
    play.then(Settle())
    return s


@record
class Lay(Action):
    """Lay one of the two drawn Locations; the other goes under the deck (LR-8.2.17).

    Attributes:
        location: the one that is laid.
    """

    location: Annotated[Location, secret(to=OWNER)]

    says = "lay {location}"
    means = "{seat} lays {location}."

    @classmethod
    def options(cls, ask: AskLay, s: State, seat: Seat) -> list[Lay]:
        """Either of the two."""
        return [cls(seat, location) for location in s.locations.drawn]

    def refuse(self, ask: AskLay, s: State) -> Refusal | None:
        """Only one that has been drawn."""
        if self.location in s.locations.drawn:
            return None
        return Refusal("LR-8.2.17", self.seat, f"You have not drawn {s.text.name(self.location)}.")

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """Only the Cult lays Locations, and only in the place of one that has been resolved."""
        if self.seat != s.cult.seat:
            return Refusal("LR-5.2.1", self.seat, "Only the Cult lays Locations, and knows those that are hidden.")
        return Refusal("LR-8.2.17", self.seat, "A Location is laid in the place of one that has been resolved.")

    def take(self, ask: AskLay, s: State, play: Play) -> State:
        return lay(s, ask.position, self.location, play)


@record
class AskLay(Decision):
    """The Cult has drawn two Locations.

    Attributes:
        seat: the Cult.
        position: the space in which one is laid.
    """

    seat: Seat
    position: int

    rule = "LR-8.2.17"
    prompt = "Lay one of the two Locations face down; the other goes under the deck."
    allows = (Lay,)
