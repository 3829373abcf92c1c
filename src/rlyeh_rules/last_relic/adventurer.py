"""Adventurer Actions: discover a Location, steal a Relic, activate the ability of a discovered Location."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

from rlyeh_rules.kernel import Play, Refusal, Seat, counted, evolve, named, record

from . import events
from .cards import Relic
from .changes import alter_place, with_place
from .continuous import fire
from .effects import Box, Faction, When
from .locations import refuse_position, take_clues
from .relics import in_supply, steal_relic, token_for_shot_or_cover
from .rows import ResolveIcons
from .state import Action, Place, State
from .turns import Turn, refuse_untimely
from .ways import allowed, is_empty, pay_clues, refuse_way
from .wording import taken_words

__all__ = ["Discover", "Steal", "UseAbility"]

TO_DISCOVER: Final = 2
"""Clues (LR-7.2.1)."""
TO_STEAL: Final = 4
"""Clues (LR-7.3.1)."""


def _refuse_others(ask: Any, s: State, seat: Seat) -> Refusal | None:
    """Why the Cult cannot do this, or the Adventurer not now."""
    if seat == s.cult.seat:
        return Refusal("LR-6.3.2", seat, "That is an action of the Adventurer.")
    return refuse_untimely(ask, s, seat)


# ------------------------------------------------------------------ discover


@record
class Discover(Action):
    """Discover the Location where the figure is, for 2 Clues there (LR-7.2.1)."""

    says = "discover"
    means = "{seat} discovers her Location."

    @classmethod
    def options(cls, ask: Turn, s: State, seat: Seat) -> Sequence[Discover]:
        """Where nothing refuses it."""
        place = s.place(s.adventurer.position)
        return () if place is None or place.up or place.clues < TO_DISCOVER else (cls(seat),)

    def refuse(self, ask: Turn, s: State) -> Refusal | None:
        """She must be at a hidden Location with Clues enough on her side; Marks are no help (LR-5.2.3)."""
        place = s.place(s.adventurer.position)
        if place is None:
            return Refusal("LR-R5", self.seat, "Your figure is at no Location.")
        if place.up:
            return Refusal("LR-7.2.1", self.seat, "Your Location has been discovered already.")
        if place.clues < TO_DISCOVER:
            clues = counted(place.clues, "Clue")
            return Refusal("LR-7.2.1", self.seat, f"You need {TO_DISCOVER} Clues at your Location; it has {clues}.")
        return None

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        return _refuse_others(ask, s, self.seat)

    def take(self, ask: Turn, s: State, play: Play) -> State:
        """The card is turned face up; Marks stay, but more are needed now (LR-7.2.2)."""
        position = s.adventurer.position or 0
        s = take_clues(s, position, TO_DISCOVER, play)
        s = alter_place(s, position, up=True)
        place = s.place(position)
        if place is not None:
            play.tell(events.LocationDiscovered(self.seat, position, place.location))
        play.resume(ask.next(s))
        fire(s, play, When.DISCOVER, position)
        return s


# ------------------------------------------------------------------ steal


@record
class Steal(Action):
    """Steal a Relic of the discovered Location where the figure is, for 4 Clues there (LR-7.3.1).

    Attributes:
        relic: the kind of Relic.
    """

    relic: Annotated[Relic, named]

    says = "steal {relic}"
    means = "{seat} steals {relic}."

    @classmethod
    def options(cls, ask: Turn, s: State, seat: Seat) -> list[Steal]:
        """Each kind that is shown there, not covered, and in the supply."""
        place = s.place(s.adventurer.position)
        if place is None or not place.up or place.clues < TO_STEAL or not token_for_shot_or_cover(s):
            return []
        return [cls(seat, relic) for relic in dict.fromkeys(_visible(s, place)) if in_supply(s, relic)]

    def refuse(self, ask: Turn, s: State) -> Refusal | None:
        """She must be there, it must be discovered, with 4 Clues on its side, and show the Relic uncovered."""
        place, seat = s.place(s.adventurer.position), self.seat
        if place is None:
            return Refusal("LR-R5", seat, "Your figure is at no Location.")
        if not place.up:
            return Refusal("LR-7.3.1", seat, "Your Location is hidden: discover it before you steal from it.")
        if place.clues < TO_STEAL:
            has = counted(place.clues, "Clue")
            return Refusal("LR-7.3.1", seat, f"You need {TO_STEAL} Clues at the side of your Location; it has {has}.")
        name = s.text.name(self.relic)
        if self.relic not in s.setup.content.printed[place.location].relics:
            return Refusal("LR-7.3.1", seat, f"Your Location shows no {name}.")
        if self.relic not in _visible(s, place):
            return Refusal("LR-7.3.1", seat, f"{name} has been stolen from your Location.")
        if not in_supply(s, self.relic):
            return Refusal("LR-R3", seat, f"The supply has no token of {name} left.")
        if not token_for_shot_or_cover(s):
            return Refusal("LR-R2", seat, "There is no token left to cover the Relic with.")
        return None

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        return _refuse_others(ask, s, self.seat)

    def take(self, ask: Turn, s: State, play: Play) -> State:
        """The Relic is covered on the card, and a token of it taken (LR-7.3.2)."""
        position = s.adventurer.position or 0
        s = take_clues(s, position, TO_STEAL, play)
        place = s.place(position)
        if place is not None:
            shows = s.setup.content.printed[place.location].relics
            at = next(at for at, one in enumerate(shows) if one == self.relic and at not in place.covered)
            s = with_place(s, position, evolve(place, covered=tuple(sorted((*place.covered, at)))))
        s = steal_relic(s, self.seat, position, self.relic, play)
        play.resume(ask.next(s))
        fire(s, play, When.STEAL, position)
        return s


def _visible(s: State, place: Place) -> list[Relic]:
    """The Relics of a discovered Location that are not covered, picture by picture (LR-R27)."""
    shows = s.setup.content.printed[place.location].relics
    return [relic for at, relic in enumerate(shows) if at not in place.covered]


# ------------------------------------------------------------------ ability


@record
class UseAbility(Action):
    """Activate the ability of a discovered Location, for a Clue there; she need not be there (LR-7.4.1, LR-7.4.2).

    Attributes:
        position: where the Location lies, counted from 1.
        choice: which alternatives are taken, in letters; None where it has none.
    """

    position: int
    choice: str | None = None

    says = "ability {position}[ {choice}]"
    means = "{seat} activates the ability of Location {position}[, alternative {choice}]."

    def words(self, s: State) -> str:
        """What its icons do, where the Location is known."""
        place, her = s.place(self.position), Faction.ADVENTURER
        if place is None or not place.up:
            return ""
        taken = s.setup.content.taken.get((her, Box.ABILITY, place.location, self.choice))
        return taken_words(taken, her) if taken is not None else ""

    @classmethod
    def options(cls, ask: Turn, s: State, seat: Seat) -> list[UseAbility]:
        """Every way of every ability that can be paid, has not been used, and whose needs are met."""
        found: list[UseAbility] = []
        for position, place in enumerate(s.locations.row, 1):
            if place is not None and place.up and place.clues and not place.used:
                paid = _paid(s, position)
                found += [
                    cls(seat, position, taken.choice)
                    for taken in s.setup.content.abilities[place.location]
                    if allowed(s, taken, paid) and not is_empty(s, _row(seat, place, taken.choice))
                ]
        return found

    def refuse(self, ask: Turn, s: State) -> Refusal | None:
        """It must be discovered, not used in this round, and have a Clue on its own side (LR-7.4.3)."""
        seat, position = self.seat, self.position
        refusal = refuse_position(s, seat, position, "LR-7.4.1")
        place = s.place(position)
        if refusal is not None or place is None:
            return refusal
        if not place.up:
            return Refusal("LR-7.4.1", seat, f"Location {position} is hidden: discover it before you use its ability.")
        if place.used:
            return Refusal("LR-7.4.1", seat, f"The ability of Location {position} has been used in this round.")
        if not place.clues:
            return Refusal("LR-7.4.1", seat, f"Location {position} has no Clue on its side to pay with.")
        ways = s.setup.content.abilities[place.location]
        return refuse_way(s, ways, _row(seat, place, self.choice), "LR-R29", _paid(s, position))

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        return _refuse_others(ask, s, self.seat)

    def take(self, ask: Turn, s: State, play: Play) -> State:
        """The Clue is moved onto the card; the icons apply from the figure (LR-R33)."""
        seat, position = self.seat, self.position
        place = s.place(position)
        if place is None:
            return s
        location = place.location
        play.tell(events.AbilityActivated(seat, position, location, self.choice))
        s = with_place(s, position, evolve(place, clues=place.clues - 1, used=True))
        taken = s.setup.content.taken[Faction.ADVENTURER, Box.ABILITY, location, self.choice]
        s = pay_clues(s, taken, play)
        play.resume(ask.next(s))
        return _row(seat, place, self.choice).resolve(s, play, taken.effects)


def _paid(s: State, position: int) -> int:
    """How many of the Clues at her Location the ability itself costs."""
    return int(s.adventurer.position == position)


def _row(seat: Seat, place: Place, choice: str | None) -> ResolveIcons:
    """The row of icons of an ability."""
    return ResolveIcons(seat, Box.ABILITY, location=place.location, choice=choice)
