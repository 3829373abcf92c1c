"""How a guess of what is hidden is made to agree with what would have happened otherwise."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rlyeh_rules.kernel import HIDDEN, Chance, evolve, record

from .cards import Location
from .content import NEEDED
from .continuous import shifts_of_cost
from .course import complete_by_word, waits_to_settle
from .resolving import AskOrder
from .state import Place, State
from .substitution import summoning

__all__ = ["agree"]


def agree(s: State, view: State, chance: Chance) -> State:
    """Let a guess agree with what would have happened otherwise.

    A Location with Marks enough would have been resolved, and with a Great Old One whose Relics are all there the Cult
    would have won.
    """
    if s.outcome is not None:
        return s
    return _with_locations(_with_great_old_one(s, view, chance), view, chance)


def _with_great_old_one(s: State, view: State, chance: Chance) -> State:
    """Exchange a Great Old One that could be summoned for one that could not."""
    if view.ritual.great_old_one is not HIDDEN:
        return s
    ritual, needs, single = s.ritual, s.setup.content.needs, s.setup.options.single_substitution
    if len(s.cult.relics) < NEEDED:
        return s  # too few for any, however they stand in for one another
    if not summoning(s.cult.relics, needs[ritual.great_old_one], single=single).is_complete:
        return s
    others = [one for one in ritual.box if not summoning(s.cult.relics, needs[one], single=single).is_complete]
    if not others:
        return s
    taken = chance.pick(others)
    box = tuple(ritual.great_old_one if one == taken else one for one in ritual.box)
    return evolve(s, ritual=evolve(ritual, great_old_one=taken, box=box))


def _with_locations(s: State, view: State, chance: Chance) -> State:
    """Exchange hidden Locations that would have been resolved for others.

    What has been said to be complete was so. Where it is still to be looked at what else is, nothing is known of that.
    """
    told, printed, shifts = complete_by_word(s), s.setup.content.printed, shifts_of_cost(s)
    places: dict[int, Place] = {}
    fits = True
    for at, (place, seen) in enumerate(zip(s.locations.row, view.locations.row, strict=True)):
        if place is not None and seen is not None and seen.location is HIDDEN:
            places[at] = place
            hidden, most = printed[place.location].hidden, told.get(at + 1)
            fits = fits and (hidden <= most if most is not None else max(hidden + shifts[at], 1) > place.marks)
    if fits:
        return s
    open_yet = waits_to_settle(s) and not isinstance(s.agenda[-1], AskOrder)
    places = dict(sorted(places.items(), key=lambda one: one[0] + 1 not in told))
    piles = {name: getattr(s.locations, name) for name in PILES if HIDDEN in getattr(view.locations, name)}
    cards = [place.location for place in places.values()] + [card for pile in piles.values() for card in pile]
    costs = {location: facts.hidden for location, facts in printed.items()}
    wants = [_Wanted(costs, 0, told[at + 1], complete=True) for at in places if at + 1 in told]
    if not open_yet:
        wants += [
            _Wanted(costs, shifts[at], place.marks, complete=False)
            for at, place in places.items()
            if at + 1 not in told
        ]
    _exchange(cards, wants, chance)
    left = iter(cards)
    laid = {at: evolve(place, location=next(left)) for at, place in places.items()}
    filled: dict[str, Any] = {name: tuple(next(left) for _ in pile) for name, pile in piles.items()}
    new_row = tuple(laid.get(at, place) for at, place in enumerate(s.locations.row))
    return evolve(s, locations=evolve(s.locations, row=new_row, **filled))


@record
class _Wanted:
    """What a hidden Location must be: one with Marks enough, or one without.

    Attributes:
        costs: the Marks that each Location needs while it is hidden.
        shift: by how much effects change the cost of whatever lies there.
        marks: how many Marks lie there.
        complete: whether they are enough.
    """

    costs: Mapping[str, int]
    shift: int
    marks: int
    complete: bool

    def fits(self, location: Location) -> bool:
        """Whether it may be that one."""
        return (max(self.costs[location] + self.shift, 1) <= self.marks) is self.complete

    @property
    def rank(self) -> tuple[bool, int]:
        """Who chooses first: among those that want a low cost who wants the lowest, then who wants the highest."""
        spare = self.marks - self.shift
        return not self.complete, spare if self.complete else -spare


def _exchange(cards: list[Location], wants: Sequence[_Wanted], chance: Chance) -> None:
    """Put cards that fit in the first places, by exchanging as few as can be, each at random among those that fit.

    Who wants most chooses first: what suits it suits the next as well, so that a choice seldom takes away the last one
    that another needs. Where it does, the whole is tried again.
    """
    before = tuple(cards)
    for _ in range(TRIES):
        free = set(range(len(cards)))
        for k in sorted(range(len(wants)), key=lambda one: wants[one].rank):
            free.discard(k)
            fits = [] if wants[k].fits(cards[k]) else [j for j in sorted(free) if wants[k].fits(cards[j])]
            if fits:
                j = chance.pick(fits)
                cards[k], cards[j] = cards[j], cards[k]
        if all(wanted.fits(card) for wanted, card in zip(wants, cards, strict=False)):
            return
        cards[:] = chance.shuffle(before)


TRIES: Final = 100
"""Far more than are ever needed."""
PILES: Final = ("deck", "bottom", "drawn")
