"""Effects in words whose target is chosen when they are reached: a Cultist, a card, a Relic (LR-R30, LR-U13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

from rlyeh_rules.kernel import Play, Refusal, Seat, named, record

from .cards import Card, Relic
from .cultists import discard_cultist, eliminate, ready, shift
from .decks import HAND_LIMIT, recover
from .effects import Effect, Icon, Where
from .relics import check_summoning, gain_relics, obtainable
from .resolving import ReplaceLocation
from .rows import ResolveIcons, does, positions
from .state import Action, Cultist, Decision, State
from .targets import ChooseLocation, LocationChoice

__all__ = [
    "ON_A_CULTIST",
    "AskCultist",
    "AskDestination",
    "AskRecover",
    "AskRelic",
    "ChooseCultist",
    "Recover",
    "TakeRelic",
]

# ------------------------------------------------------------------ a Cultist


@record
class ChooseCultist(Action):
    """Choose the Cultist to which an icon applies (LR-R30).

    Attributes:
        card: the Cultist.
    """

    card: Annotated[Card, named]

    says = "cultist {card}"
    means = "{seat} chooses {card}."

    @classmethod
    def options(cls, ask: AskCultist, s: State, seat: Seat) -> list[ChooseCultist]:
        """Each to which it can apply."""
        return [cls(seat, cultist.card) for cultist in _targets(s, s.agenda, ask.icon, ask.position)]

    def refuse(self, ask: AskCultist, s: State) -> Refusal | None:
        """It must be deployed where the icon applies, and the icon must have something to do."""
        name, cultist = s.text.name(self.card), s.cultist(self.card)
        if cultist is None:
            return Refusal(ask.rule, self.seat, f"{name} is not deployed.")
        if ask.position is not None and cultist.position != ask.position:
            return Refusal(ask.rule, self.seat, f"{name} is at Location {cultist.position}, not {ask.position}.")
        if cultist not in _targets(s, s.agenda, ask.icon, ask.position):
            if ask.icon is Icon.SHIFT:
                return Refusal(ask.rule, self.seat, f"There is no other Location to which {name} could move now.")
            return Refusal("LR-8.2.2", self.seat, f"{name} is ready already.")
        return None

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """Deployed Cultists stay where they are but for effects."""
        if isinstance(ask, AskCultist):
            return Refusal(ask.rule, self.seat, f"It is for {s.seat_name(ask.seat)} to choose.")
        return Refusal("LR-13.3", self.seat, "No icon asks for a Cultist now.")

    def take(self, ask: AskCultist, s: State, play: Play) -> State:
        icon, card = ask.icon, self.card
        if icon is Icon.SHIFT:
            play.then(AskDestination(self.seat, card))
            return s
        if icon is Icon.READY:
            return ready(s, card, play)
        return eliminate(s, card, play) if icon is Icon.ELIMINATE else discard_cultist(s, card, play)


@record
class AskCultist(Decision):
    """An icon applies to a Cultist of one's choice (LR-R30).

    Attributes:
        seat: who chooses.
        icon: the icon.
        position: the Location where the Cultist must be; None where any will do.
    """

    seat: Seat
    icon: Icon
    position: int | None = None

    rule = "LR-R30"
    prompt = "Choose the Cultist to which the icon applies."
    allows = (ChooseCultist,)

    def is_open(self, s: State) -> bool:
        """Deployed Cultists are for all to see."""
        return True


ON_A_CULTIST: Final[tuple[Icon, ...]] = (Icon.ELIMINATE, Icon.DISCARD, Icon.READY, Icon.SHIFT)
"""Icons that apply to a deployed Cultist."""


def _targets(s: State, agenda: Sequence[object], icon: Icon, position: int | None) -> Sequence[Cultist]:
    if icon is Icon.READY:
        return [cultist for cultist in s.cult.cultists if not cultist.ready]
    if icon is Icon.SHIFT:
        return [cultist for cultist in s.cult.cultists if _destinations(s, agenda, cultist)]
    return s.cult.cultists if position is None else s.cultists_at(position)


def _destinations(s: State, agenda: Sequence[object], cultist: Cultist) -> list[int]:
    """Where a Cultist can move: not where it stands, and not where all have just been discarded (LR-8.2.12)."""
    going = {step.position for step in agenda if isinstance(step, ReplaceLocation)}
    return [position for position in s.positions if position != cultist.position and position not in going]


def _target_positions(s: State, step: ResolveIcons, effect: Effect) -> tuple[int | None, ...]:
    """Where the Cultist must be: one position; None where any will do; () where there is no such place."""
    if effect.where is None or effect.where is Where.CHOSEN:
        return (None,)
    return positions(s, step, effect)


@does(*ON_A_CULTIST)
def _on_a_cultist(s: State, play: Play, step: ResolveIcons, effect: Effect) -> State:
    for position in _target_positions(s, step, effect):
        if _targets(s, play.agenda, effect.icon, position):
            play.then(AskCultist(step.seat, effect.icon, position))
            break
    return s


@record
class AskDestination(LocationChoice):
    """A Cultist moves: where to?

    Attributes:
        seat: the Cult.
        card: the Cultist.
    """

    seat: Seat
    card: Annotated[Card, named]

    rule = "LR-13.3"
    prompt = "Move the Cultist to another Location."
    allows = (ChooseLocation,)

    def is_open(self, s: State) -> bool:
        """The row is for all to see."""
        return True

    def suits(self, s: State, position: int) -> bool:
        """Not where it stands, nor at a Location that is being resolved."""
        cultist = s.cultist(self.card)
        return cultist is not None and position in _destinations(s, s.agenda, cultist)

    def chosen(self, s: State, position: int, play: Play) -> State:
        """Move it there."""
        return shift(s, self.card, position, play)


# ------------------------------------------------------------------ a card of the discard pile


@record
class Recover(Action):
    """Take a card from one's discard pile into hand (LR-R21).

    Attributes:
        card: the card.
    """

    card: Annotated[Card, named]

    says = "recover {card}"
    means = "{seat} takes {card} back into hand."

    @classmethod
    def options(cls, ask: AskRecover, s: State, seat: Seat) -> list[Recover]:
        """Every card of the pile."""
        return [cls(seat, card) for card in s.side(seat).cards.discard]

    def refuse(self, ask: AskRecover, s: State) -> Refusal | None:
        """It must lie there."""
        if self.card in s.side(self.seat).cards.discard:
            return None
        return Refusal("LR-5.1.1", self.seat, f"{s.text.name(self.card)} is not in your discard pile.")

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """A discard pile is no hand."""
        return Refusal("LR-5.1.1", self.seat, "Cards come back from the discard pile by a shuffle or an icon only.")

    def take(self, ask: AskRecover, s: State, play: Play) -> State:
        return recover(s, self.seat, self.card, play)


@record
class AskRecover(Decision):
    """A card comes back from the discard pile: which one?

    Attributes:
        seat: whose pile it is.
    """

    seat: Seat

    rule = "LR-5.1.1"
    prompt = "Take a card from your discard pile into your hand."
    allows = (Recover,)

    def is_open(self, s: State) -> bool:
        """Discard piles lie face up (LR-R36)."""
        return True


@does(Icon.RECOVER)
def _recover(s: State, play: Play, step: ResolveIcons, effect: Effect) -> State:
    cards = s.side(step.seat).cards
    if cards.discard and len(cards.hand) < HAND_LIMIT:
        play.then(AskRecover(step.seat))
    return s


# ------------------------------------------------------------------ a Relic


@record
class TakeRelic(Action):
    """Gain a Relic token of one's choice (LR-9.1.3).

    Attributes:
        relic: the kind.
    """

    relic: Annotated[Relic, named]

    says = "relic {relic}"
    means = "{seat} gains {relic}."

    @classmethod
    def options(cls, ask: AskRelic, s: State, seat: Seat) -> list[TakeRelic]:
        """Each kind of which the supply has a token."""
        return [cls(seat, relic) for relic in obtainable(s)]

    def refuse(self, ask: AskRelic, s: State) -> Refusal | None:
        """The supply must have one (LR-R3)."""
        if self.relic in obtainable(s):
            return None
        return Refusal("LR-R3", self.seat, f"The supply has no {s.text.name(self.relic)}.")

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """Relics come from Locations, and from an icon that says so."""
        return Refusal("LR-9.1.3", self.seat, "No icon lets you take a Relic now.")

    def take(self, ask: AskRelic, s: State, play: Play) -> State:
        return check_summoning(gain_relics(s, (self.relic,), play), play)


@record
class AskRelic(Decision):
    """The Cult gains a Relic of its choice.

    Attributes:
        seat: the Cult.
    """

    seat: Seat

    rule = "LR-9.1.3"
    prompt = "Take a Relic token from the supply."
    allows = (TakeRelic,)

    def is_open(self, s: State) -> bool:
        """The supply is for all to see."""
        return True


@does(Icon.RELIC)
def _relic(s: State, play: Play, step: ResolveIcons, effect: Effect) -> State:
    if obtainable(s):
        play.then(AskRelic(step.seat))
    return s
