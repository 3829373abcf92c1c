"""Cult Actions: activate a deployed Cultist. How cards are played stands in `playing`."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from rlyeh_rules.kernel import Play, Refusal, Seat, named, record

from . import events
from .cards import Card
from .changes import rotated, with_cultists
from .effects import Box, Faction
from .rows import ResolveIcons, row_on
from .state import Action, State
from .turns import Turn, refuse_untimely
from .ways import allowed, is_empty, refuse_way
from .wording import taken_words

__all__ = ["Activate"]


@record
class Activate(Action):
    """Activate a ready Cultist: it is rotated, and its icons are resolved (LR-8.2.1).

    Attributes:
        card: the Cultist.
        choice: which alternatives are taken, in letters; None where it has none.
    """

    card: Annotated[Card, named]
    choice: str | None = None

    says = "activate {card}[ {choice}]"
    means = "{seat} activates {card}[, alternative {choice}]."

    def words(self, s: State) -> str:
        """What its icons do."""
        taken = s.setup.content.taken.get((Faction.CULT, Box.ACTIVATION, self.card, self.choice))
        return taken_words(taken, Faction.CULT) if taken is not None else ""

    @classmethod
    def options(cls, ask: Turn, s: State, seat: Seat) -> list[Activate]:
        """Every way of every ready Cultist whose needs are met."""
        activations = s.setup.content.activations
        strict = s.setup.options.forbid_empty_actions
        found: list[Activate] = []
        for cultist in s.cult.cultists:
            if cultist.ready and not cultist.fresh:
                for taken in activations.get(cultist.card, ()):
                    if taken.needs and not allowed(s, taken):
                        continue
                    if strict and is_empty(s, ResolveIcons(seat, Box.ACTIVATION, cultist.card, choice=taken.choice)):
                        continue
                    found.append(_activate(seat, cultist.card, taken.choice))
        return found

    def refuse(self, ask: Turn, s: State) -> Refusal | None:
        """It must be deployed and ready, with icons, a choice that there is, and its needs met."""
        seat, card, name = self.seat, self.card, s.text.name(self.card)
        cultist = s.cultist(card)
        if cultist is None:
            return Refusal("LR-8.2.1", seat, f"{name} is not deployed.")
        if not cultist.ready:
            return Refusal("LR-8.2.2", seat, f"{name} has been activated, and is not ready before Maintenance.")
        if cultist.fresh:
            return Refusal("LR-R7", seat, f"{name} has been deployed in this round, and waits for the next.")
        ways = s.setup.content.activations.get(card, ())
        if not ways:
            return Refusal("LR-R30", seat, f"{name} has no icons to resolve.")
        return refuse_way(s, ways, ResolveIcons(seat, Box.ACTIVATION, card, choice=self.choice), "LR-8.2.1")

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """Only the Cult activates Cultists, in its own turn of the Action Phase."""
        if self.seat != s.cult.seat:
            return Refusal("LR-6.3.2", self.seat, "That is an action of the Cult.")
        return refuse_untimely(ask, s, self.seat)

    def take(self, ask: Turn, s: State, play: Play) -> State:
        """It is rotated first."""
        seat, card = self.seat, self.card
        cultists = [rotated(one, ready=False) if one.card == card else one for one in s.cult.cultists]
        play.tell(events.CultistActivated(seat, card, self.choice))
        s = with_cultists(s, tuple(cultists))
        play.resume(ask.next(s))
        return row_on(seat, Box.ACTIVATION, card, self.choice).run(s, play)


@cache
def _activate(seat: Seat, card: Card, choice: str | None) -> Activate:
    """The action of activating a Cultist, which is listed again and again."""
    return Activate(seat, card, choice)
