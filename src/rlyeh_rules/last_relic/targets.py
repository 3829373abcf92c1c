"""Icons whose target is chosen when they are reached: a Location, a Cultist, a card, a Relic (LR-R30)."""

from __future__ import annotations

from typing import Annotated, Any

from rlyeh_rules.kernel import Play, Refusal, Seat, named, record

from .cards import Card
from .continuous import is_covered
from .cultists import place_shot
from .effects import Effect, Icon, Where
from .icons import AT_A_LOCATION, can_at, done_at
from .locations import MoveTo, refuse_position
from .relics import token_for_shot_or_cover
from .rows import ResolveIcons, does, positions
from .state import Action, Cultist, Decision, State

__all__ = ["AskLocation", "AskMove", "AskShot", "ChooseLocation", "LocationChoice", "Shoot"]

# ------------------------------------------------------------------ Move


@record
class AskMove(Decision):
    """A Move icon is reached (LR-7.1.7).

    Attributes:
        seat: the Adventurer.
    """

    seat: Seat

    rule = "LR-7.1.7"
    prompt = "Move your figure to another Location."
    allows = (MoveTo,)

    def is_open(self, s: State) -> bool:
        """The row is for all to see."""
        return True


@does(Icon.MOVE)
def _move(s: State, play: Play, step: ResolveIcons, effect: Effect) -> State:
    if any(position != s.adventurer.position for position in s.positions):
        play.then(AskMove(step.seat))
    return s


# ------------------------------------------------------------------ a Location


class LocationChoice(Decision):
    """A moment at which a Location is chosen.

    Attributes:
        seat: who chooses.
    """

    __slots__ = ()
    seat: Seat

    def suits(self, s: State, position: int) -> bool:
        """Whether something would come of it there."""
        raise NotImplementedError

    def chosen(self, s: State, position: int, play: Play) -> State:
        """What follows."""
        raise NotImplementedError


@record
class ChooseLocation(Action):
    """Choose the Location where an icon applies (LR-R11, LR-R30).

    Attributes:
        position: where it lies, counted from 1.
    """

    position: int

    says = "at {position}"
    means = "{seat} chooses Location {position}."

    @classmethod
    def options(cls, ask: LocationChoice, s: State, seat: Seat) -> list[ChooseLocation]:
        """Each where the icon can do something."""
        return [cls(seat, position) for position in s.positions if ask.suits(s, position)]

    def refuse(self, ask: LocationChoice, s: State) -> Refusal | None:
        """Only a Location of the row, where the icon can do something."""
        refusal = refuse_position(s, self.seat, self.position, ask.rule)
        if refusal is None and not ask.suits(s, self.position):
            return Refusal(ask.rule, self.seat, f"Nothing would come of it at Location {self.position}.")
        return refusal

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """A place is chosen for an icon that leaves the choice; others have their place (LR-5.2.5)."""
        if isinstance(ask, LocationChoice):
            return Refusal(ask.rule, self.seat, f"It is for {s.seat_name(ask.seat)} to choose.")
        return Refusal("LR-5.2.5", self.seat, "No icon asks for a Location now.")

    def take(self, ask: LocationChoice, s: State, play: Play) -> State:
        return ask.chosen(s, self.position, play)


@record
class AskLocation(LocationChoice):
    """An icon applies at a Location of one's choice (LR-R11).

    Attributes:
        seat: who chooses.
        icon: the icon.
    """

    seat: Seat
    icon: Icon

    rule = "LR-R11"
    prompt = "Choose the Location where the icon applies."
    allows = (ChooseLocation,)

    def is_open(self, s: State) -> bool:
        """What lies at the Locations is for all to see."""
        return True

    def suits(self, s: State, position: int) -> bool:
        """Whether the icon can do something there."""
        return can_at(s, self.icon, position)

    def chosen(self, s: State, position: int, play: Play) -> State:
        """Do it there."""
        return done_at(s, self.icon, position, play)


@does(*AT_A_LOCATION)
def _at_a_location(s: State, play: Play, step: ResolveIcons, effect: Effect) -> State:
    icon, where = effect.icon, effect.where
    if where is Where.ANYWHERE:  # wherever she is, even beside the row
        return done_at(s, icon, s.adventurer.position or 0, play)
    if where is Where.CHOSEN:
        if any(can_at(s, icon, position) for position in s.positions):
            play.then(AskLocation(step.seat, icon))
        return s
    if where is Where.HERS:
        here = s.adventurer.position
        return done_at(s, icon, here, play) if here is not None and can_at(s, icon, here) else s
    for position in positions(s, step, effect):
        if can_at(s, icon, position):
            s = done_at(s, icon, position, play)
    return s


# ------------------------------------------------------------------ Shot


@record
class Shoot(Action):
    """Place a Shot on a Cultist at one's Location (LR-7.1.9).

    Attributes:
        card: the Cultist.
    """

    card: Annotated[Card, named]

    says = "shoot {card}"
    means = "{seat} shoots {card}."

    @classmethod
    def options(cls, ask: AskShot, s: State, seat: Seat) -> list[Shoot]:
        """Each Cultist that can be shot."""
        return [cls(seat, cultist.card) for cultist in _in_range(s)]

    def refuse(self, ask: AskShot, s: State) -> Refusal | None:
        """It must be deployed at her Location, and not be covered by another."""
        cultist = s.cultist(self.card)
        name = s.text.name(self.card)
        if cultist is None:
            return Refusal("LR-7.1.9", self.seat, f"{name} is not deployed.")
        if cultist.position != s.adventurer.position:
            return Refusal("LR-7.1.9", self.seat, f"{name} is at Location {cultist.position}, and you are not.")
        if is_covered(s, cultist):
            return Refusal("LR-5.3.2", self.seat, f"{name} cannot be shot now.")
        return None

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """Shooting is no action."""
        if self.seat != s.adventurer.seat:
            return Refusal("LR-7.1.9", self.seat, "Only the Adventurer shoots.")
        return Refusal("LR-7.0.1", self.seat, "You shoot by a card or an ability only, not as an action.")

    def take(self, ask: AskShot, s: State, play: Play) -> State:
        return place_shot(s, self.card, play)


@record
class AskShot(Decision):
    """A Shot icon is reached (LR-7.1.9).

    Attributes:
        seat: the Adventurer.
    """

    seat: Seat

    rule = "LR-7.1.9"
    prompt = "Place a Shot on which Cultist at your Location?"
    allows = (Shoot,)

    def is_open(self, s: State) -> bool:
        """Deployed Cultists are for all to see."""
        return True


def _in_range(s: State) -> list[Cultist]:
    return [cultist for cultist in s.cultists_at(s.adventurer.position) if not is_covered(s, cultist)]


@does(Icon.SHOT)
def _shot(s: State, play: Play, step: ResolveIcons, effect: Effect) -> State:
    if token_for_shot_or_cover(s) and _in_range(s):
        play.then(AskShot(step.seat))
    return s
