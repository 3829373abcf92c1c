"""Deployment Phase: the Cult deploys Cultists, card by card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Annotated, Any

from rlyeh_rules.kernel import Play, Refusal, Seat, changer, named, record

from . import events
from .action_phase import ActionPhase
from .cards import Card
from .changes import with_cult, with_hand, without
from .continuous import settle_after
from .effects import Box
from .events import Phase
from .locations import refuse_position
from .state import Action, Cult, Cultist, Decision, State, Step
from .turns import refuse_untimely

__all__ = ["AskDeploy", "Deploy", "DeploymentPhase", "EndDeployment"]


_deployed: Callable[..., Cult] = changer(Cult, "cards", "cultists")


@record
class DeploymentPhase(Step):
    """The Cult may deploy any number of Cultists (LR-6.2.1)."""

    def run(self, s: State, play: Play) -> State:
        play.tell(events.PhaseBegan(Phase.DEPLOYMENT))
        play.then(AskDeploy(s.cult.seat), ActionPhase())
        return s


def _refuse_untimely(ask: Any, s: State, seat: Seat) -> Refusal | None:
    """Why nothing can be deployed now."""
    if seat != s.cult.seat:
        return Refusal("LR-6.2.1", seat, "Only the Cult deploys cards.")
    if s.round == 0 or ask.rule == "LR-6.2.1":
        return None
    if any(isinstance(step, AskDeploy) for step in s.agenda):
        return refuse_untimely(ask, s, seat)
    return Refusal("LR-8.0.1", seat, "Cultists are deployed in the Deployment Phase only.")


@record
class Deploy(Action):
    """Deploy a card of the hand as a Cultist (LR-6.2.2).

    Attributes:
        card: the card.
        position: at which Location, counted from 1.
    """

    card: Annotated[Card, named]
    position: int

    says = "deploy {card} at {position}"
    means = "{seat} deploys {card} at Location {position}."

    @classmethod
    def options(cls, ask: AskDeploy, s: State, seat: Seat) -> list[Deploy]:
        """Every Cultist of the hand at every Location (LR-R9)."""
        resistance, positions = s.setup.content.resistance, s.positions
        return [
            _deploy(seat, card, position) for card in s.cult.cards.hand if card in resistance for position in positions
        ]

    def refuse(self, ask: AskDeploy, s: State) -> Refusal | None:
        """It must be in hand and be a Cultist, and there must be such a Location."""
        name = s.text.name(self.card)
        if self.card not in s.cult.cards.hand:
            if s.cultist(self.card) is not None:
                return Refusal("LR-13.3", self.seat, f"{name} is deployed, and stays where it is.")
            return Refusal("LR-6.2.1", self.seat, f"{name} is not in your hand.")
        if self.card not in s.setup.content.resistance:
            return Refusal("LR-R9", self.seat, f"{name} is no Cultist: it has no Resistance.")
        return refuse_position(s, self.seat, self.position, "LR-6.2.2")

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """Only the Cult, only in this phase."""
        return _refuse_untimely(ask, s, self.seat)

    def take(self, ask: AskDeploy, s: State, play: Play) -> State:
        """It is laid face up and ready, and what it does goes on from now (LR-6.2.3, LR-R38)."""
        seat, card, cult = self.seat, self.card, s.cult
        play.tell(events.CultistDeployed(seat, card, self.position))
        cultist = Cultist(card, self.position, fresh=s.setup.options.fresh_cultists_wait)
        cards = with_hand(cult.cards, without(cult.cards.hand, card))
        s = with_cult(s, _deployed(cult, cards, (*cult.cultists, cultist)))
        settle_after(s, play, Box.DEPLOYED, card)
        play.then(ask)
        return s


@cache
def _deploy(seat: Seat, card: Card, position: int) -> Deploy:
    """The action of deploying a card, which is listed again and again."""
    return Deploy(seat, card, position)


@record
class EndDeployment(Action):
    """Deploy no more in this round (LR-6.2.1, LR-R38)."""

    says = "done"
    means = "{seat} ends the deployment."

    @classmethod
    def options(cls, ask: AskDeploy, s: State, seat: Seat) -> Sequence[EndDeployment]:
        """Always."""
        return (cls(seat),)

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """Only the Cult, only in this phase."""
        return _refuse_untimely(ask, s, self.seat)

    def take(self, ask: AskDeploy, s: State, play: Play) -> State:
        play.tell(events.DeploymentEnded(self.seat))
        return s


@record
class AskDeploy(Decision):
    """The Cult deploys Cultists (LR-6.2.1).

    Attributes:
        seat: the Cult.
    """

    seat: Seat

    rule = "LR-6.2.1"
    prompt = "Deploy a Cultist from your hand, or be done."
    allows = (EndDeployment, Deploy)

    def is_open(self, s: State) -> bool:
        """Where the hand is empty there is nothing to deploy, as everybody can see."""
        return not s.cult.cards.hand
