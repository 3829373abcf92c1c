"""Character ID Cards: Herald of Arrival, who fetches a card from outside the game."""

from __future__ import annotations

from typing import Annotated, Any

from rlyeh_rules.kernel import OWNER, Play, Refusal, Seat, evolve, record, secret

from . import events
from .abilities import down_targets, refuse_down_target
from .cards import CULTIST, Card, Faction
from .changes import put
from .characters import HERALD, IdAbility
from .options import HeraldPool
from .state import Action, Decision, Lying, State

__all__ = ["AskFetch", "Fetch", "Replace"]


@record
class Replace(IdAbility):
    """Herald of Arrival: replace an own face-down card by one from outside the game (SC-10.11).

    The box is looked through after the card to be replaced has been named (SC-R41).

    Attributes:
        at: the place of the card that is replaced, counted from 0.
    """

    at: int

    says = "replace {at}"
    means = "{seat} replaces the face-down card in place {at} by one from outside the game."
    powers = (HERALD,)
    rule = "SC-10.11"

    @classmethod
    def uses(cls, s: State, seat: Seat) -> list[Replace]:
        """Each own face-down card."""
        return [cls(seat, at) for at in down_targets(s, seat)]

    def forbids(self, s: State) -> Refusal | None:
        """Only in their own turn, and only a face-down card of their own."""
        if self.seat != s.turn.active:
            return self.wrong_moment(s)
        return refuse_down_target(s, self.seat, self.seat, self.at, "SC-10.11")

    def take(self, ask: Any, s: State, play: Play) -> State:
        """The box is now open to the player alone (SC-R41): to all others its cards look alike."""
        s = self.use(s, play)
        play.then(AskFetch(self.seat, self.at), ask)
        return evolve(s, box=tuple([only_known_to(self.seat, lying.card) for lying in s.box]))


@record
class Fetch(Action):
    """Fetch a card from the box; it lies face down in the place of the old one (SC-10.11).

    Attributes:
        card: the card that is fetched.
    """

    card: Annotated[Card, secret(to=OWNER)]

    says = "fetch {card}"
    means = "{seat} fetches {card} from the box."

    @classmethod
    def options(cls, ask: AskFetch, s: State, seat: Seat) -> list[Fetch]:
        """Each card in the box that may be fetched."""
        faction = s.setup.content.faction
        own = s.setup.options.herald_pool is HeraldPool.OWN_FACTION
        return [cls(seat, lying.card) for lying in s.box if not own or _is(faction, lying.card, CULTIST)]

    def refuse(self, ask: AskFetch, s: State) -> Refusal | None:
        """It must lie in the box, and be a Cultist card with that option."""
        name = s.text.name(self.card)
        if self.card not in [lying.card for lying in s.box]:
            return Refusal("SC-10.11", self.seat, f"{name} does not lie in the box.")
        if s.setup.options.herald_pool is HeraldPool.OWN_FACTION and s.setup.content.faction[self.card] is not CULTIST:
            return Refusal("SC-R41", self.seat, f"{name} is no Cultist card.")
        return None

    def take(self, ask: AskFetch, s: State, play: Play) -> State:
        """The cards change places, that in the box too, so that it does not tell which one left it."""
        old = s.players[self.seat].area[ask.at]
        play.tell(events.CardReplaced(self.seat, ask.at, old.card, self.card))
        s = put(s, self.seat, ask.at, only_known_to(self.seat, self.card))
        box = [only_known_to(self.seat, old.card) if lying.card == self.card else lying for lying in s.box]
        return evolve(s, box=tuple(box))


def only_known_to(seat: Seat, card: Card) -> Lying:
    """A card that lies face down and that nobody but `seat` knows."""
    return Lying(card, up=False, seen_by=(seat,))


def _is(faction: Any, card: Card, side: Faction) -> bool:
    return faction.get(card) is side


@record
class AskFetch(Decision):
    """The Herald's player looks through the box and fetches a card (SC-R41).

    Attributes:
        seat: the Herald's player.
        at: the place that the card is fetched for, counted from 0.
    """

    seat: Seat
    at: int

    rule = "SC-10.11"
    prompt = "Fetch a card from the box."
    allows = (Fetch,)
