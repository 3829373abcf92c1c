"""Card Abilities: how a row of icons is resolved, from left to right, whatever the icons are.

What a single icon does stands in the chapter that explains it, and is registered there with `does`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Annotated, Final, NoReturn

from rlyeh_rules.kernel import Outcome, Play, Seat, changer, evolve, named, record

from . import events
from .cards import Card, Location
from .decks import lift, shelve
from .effects import IN_WORDS, Box, Effect, Icon, Number, Taken, Where
from .state import State, Step

__all__ = [
    "Complete",
    "Do",
    "ResolveIcons",
    "Settle",
    "can_do_anything",
    "does",
    "forget_position",
    "positions",
    "row_on",
    "taken_by",
]


@record
class ResolveIcons(Step):
    """Resolve a row of icons, or what is left of it (LR-7.1.2, LR-8.2.1).

    Attributes:
        seat: whose row it is.
        box: in which box it is printed.
        card: on which card, if on one of a deck.
        location: on which Location, if on one.
        choice: which way is taken, in letters; for what a continuous effect sets off, which of its effects.
        next: how many icons are done.
        left: how often the next one is still to be produced, once it has begun.
        position: where the Cultist stood that has been eliminated; None once that Location has gone.
    """

    seat: Seat
    box: Box
    card: Annotated[Card | None, named] = None
    location: Annotated[Location | None, named] = None
    choice: str | None = None
    next: int = 0
    left: int = 0
    position: int | None = None

    def run(self, s: State, play: Play) -> State:
        """Go on until something interrupts, and then come back (LR-R10, LR-R30, LR-R35)."""
        if self.box in _SET_OFF and not (self.next or self.left):
            if self.box is Box.DEPLOYED and self.card is not None and s.cultist(self.card) is None:
                return s  # it has left its Location before its turn came (LR-5.3.2)
            if self.card is not None:
                play.tell(events.EffectSetOff(self.seat, self.card))
        return self.resolve(s, play, taken_by(s, self).effects)

    def resolve(self, s: State, play: Play, effects: tuple[Effect, ...]) -> State:
        """The same, with the icons of the row at hand. An icon that changes nothing and asks nothing is skipped."""
        at, left = self.next, self.left
        while at < len(effects):
            effect = effects[at]
            first, before = not left, s
            left = left or (1 if effect.times is None else times(s, effect.times))
            if left:
                s = _DEEDS[effect.icon](s, play, self, effect)
                left -= 1
            if s is before and not play.added:
                left = 0
                if first:
                    play.tell(events.IconSkipped(self.seat, effect.icon))
            if not left:
                at += 1
            if play.added:
                if at < len(effects) or self.box is Box.ACTION:
                    play.resume(_further(self, at, left))
                elif s.setup.options.finish_icons_first:
                    play.resume(Settle())
                return s
        if s.setup.options.finish_icons_first:
            play.then(Settle())
        return shelve(s, self.seat) if self.box is Box.ACTION else s


_SET_OFF: Final = (Box.DEPLOYED, Box.PERMANENT, Box.ELIMINATED)
"""The boxes of rows that nobody has chosen to resolve."""


@record
class Complete:
    """A Location that has been said to have Marks enough, and waits for its turn.

    Attributes:
        position: where it lies.
        most: how many Marks its card can need at most while it is hidden, by what was known then.
    """

    position: int
    most: int


@record
class Settle(Step):
    """See who has as many Shots as Resistance now, and which Locations have Marks enough (LR-R10, LR-R35).

    Attributes:
        complete: what has been said to have Marks enough, and waits for its turn.
    """

    complete: tuple[Complete, ...] = ()

    def run(self, s: State, play: Play) -> State:
        """Eliminate the former, resolve the latter."""
        from .resolving import settle  # noqa: PLC0415 - what is settled resolves rows in turn: this is the way back

        return settle(s, play)


@cache
def row_on(seat: Seat, box: Box, card: Card, choice: str | None) -> ResolveIcons:
    """The row of icons in a box of a card; there are few, and one is begun in most turns."""
    return ResolveIcons(seat, box, card, choice=choice)


_further: Callable[[ResolveIcons, int, int], ResolveIcons] = changer(ResolveIcons, "next", "left")


def taken_by(s: State, step: ResolveIcons) -> Taken:
    """What is resolved: the way of the row that has been chosen."""
    return s.setup.content.taken[s.faction(step.seat), step.box, step.card or step.location or "", step.choice]


def times(s: State, number: Number) -> int:
    """How often an icon is produced, read when it begins to resolve (LR-R28, LR-10.3)."""
    her = s.adventurer
    if number is Number.X:
        return len(her.relics)
    if number is Number.WOUNDS:
        return her.wounds
    return her.madness if number is Number.MADNESS else her.damage


def positions(s: State, step: ResolveIcons, effect: Effect) -> tuple[int, ...]:
    """Where an icon applies; () if there is no such place (any more)."""
    where = effect.where
    if where is Where.HERE:
        if step.box is Box.ELIMINATED:
            found = step.position
        else:
            cultist = s.cultist(step.card) if step.card is not None else None
            found = cultist.position if cultist is not None else None
        return () if found is None else (found,)
    if where is Where.HERS:
        return () if s.adventurer.position is None else (s.adventurer.position,)
    if where is Where.EVERY:
        stand = {cultist.position for cultist in s.cult.cultists}
        return tuple(sorted(stand if step.position is None else stand | {step.position}))
    return s.positions


def forget_position(play: Play, position: int) -> None:
    """A Location has gone: what is left of the row of a Cultist eliminated there has no place any more (LR-R10).

    Nor does it wait for its turn.
    """
    for at, step in enumerate(play.agenda):
        if isinstance(step, ResolveIcons) and step.position == position:
            play.agenda[at] = evolve(step, position=None)
        elif isinstance(step, Settle) and step.complete:
            play.agenda[at] = Settle(tuple([one for one in step.complete if one.position != position]))


# ------------------------------------------------------------------ what icons do

Do = Callable[[State, Play, ResolveIcons, Effect], State]
"""Produces an icon once. Where it can do nothing it returns the state that it was given, and adds no step (LR-R30)."""
_DEEDS: Final[dict[Icon, Do]] = {}
"""Filled while the chapters are imported, and never changed after."""


def does(*icons: Icon) -> Callable[[Do], Do]:
    """Say of a function that it is what these icons do."""

    def register(do: Do) -> Do:
        _DEEDS.update(dict.fromkeys(icons, do))
        return do

    return register


class _DecidesError(Exception):
    """Raised where a trial comes to the end of the game."""


class _Trial(Play):
    """Something that is tried, and of which nothing remains."""

    __slots__ = ()

    def end(self, s: State, outcome: Outcome) -> NoReturn:
        raise _DecidesError


def can_do_anything(s: State, step: ResolveIcons) -> bool:
    """Whether any icon of a row would do anything as things stand, which an option demands (LR-R30): it is tried.

    What a card says in words is taken to do something.
    """
    if step.box is Box.ACTION and step.card is not None:
        s = lift(s, step.seat, step.card)  # it does not count as one in hand any more
    for effect in taken_by(s, step).effects:
        if effect.icon in IN_WORDS:
            return True
        if effect.times is None or times(s, effect.times):
            trial = _Trial([])
            try:
                after = _DEEDS[effect.icon](s, trial, step, effect)
            except _DecidesError:
                return True
            if after is not s or trial.added:
                return True
    return False
