"""Research: any cards of the hand are discarded, then the hand is filled up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from rlyeh_rules.kernel import OWNER, Play, Refusal, Seat, evolve, named, record, secret

from . import events
from .artifacts import DrawCards, ResearchDecision, UseArtifact, has_research_artifact
from .cards import Deed, Mythos
from .deeds import TurnAction
from .effects import DrawLess, MustDiscard
from .insanity import imposed
from .piles import HAND, discard, lacks_card, take_from_hand
from .state import Action, State, once

__all__ = ["AskToss", "Done", "Research", "Toss"]


@record
class Research(TurnAction):
    """Discard any cards of your hand, then draw up to three; then draw an insanity card (GR-6.2.1, GR-R4)."""

    says = "research"
    means = "{seat} researches: discards any cards, then draws up to a full hand."
    deed = Deed.RESEARCH

    def act(self, s: State, play: Play) -> State:
        """With an empty hand there is nothing to discard (GR-6.2.3)."""
        play.tell(events.Researched(self.seat))
        ask = AskToss(self.seat, s.turn.body)
        if s.players[ask.body].hand or has_research_artifact(s, self.seat):
            play.then(ask)
        else:
            play.then(ask.drawing(s))
        return s

    def costs_insanity(self, s: State) -> bool:
        """So it does, unless the host has chosen otherwise (GR-R4)."""
        return s.setup.options.research_draws_insanity


@record
class Toss(Action):
    """Put one more card aside to be discarded, in the order of the hand (GR-6.2.1).

    Attributes:
        card: which one.
    """

    card: Annotated[Mythos, secret(to=OWNER)]

    says = "discard {card}"
    means = "{seat} puts {card} aside to be discarded."

    @classmethod
    def options(cls, ask: AskToss, s: State, seat: Seat) -> list[Toss]:
        """Cards that come no earlier than the last; of those, enough must be left for what insanity demands."""
        hand = s.players[ask.body].hand
        least = ask.aside[-1] if ask.aside else ""
        owed = ask.owed(s) - 1
        return [once(cls, seat, card) for at, card in enumerate(hand) if card >= least and _is_new(hand, at, owed)]

    def refuse(self, ask: AskToss, s: State) -> Refusal | None:
        """It must be in hand, in order, and leave enough for what insanity demands."""
        lacking = lacks_card(s, self.seat, ask.body, self.card, "GR-6.2.1")
        if lacking is not None:
            return lacking
        name = s.text.name(self.card)
        if ask.aside and self.card < ask.aside[-1]:
            return Refusal("GR-6.2.1", self.seat, f"Cards are put aside in order; {name} had to come earlier.")
        hand = s.players[ask.body].hand
        owed = ask.owed(s)
        if len(hand) - 1 - hand.index(self.card) < owed - 1:
            return Refusal("GR-8.8", self.seat, f"Your insanity makes you discard {owed} more; begin before {name}.")
        return None

    def take(self, ask: AskToss, s: State, play: Play) -> State:
        play.tell(events.CardPutAside(self.seat, self.card, None if ask.body == self.seat else ask.body))
        play.then(evolve(ask, aside=(*ask.aside, self.card)))
        return take_from_hand(s, ask.body, self.card)


def _is_new(hand: tuple[Mythos, ...], at: int, owed: int) -> bool:
    """Whether this is the first of its kind, and enough cards come after it."""
    return (at == 0 or hand[at - 1] != hand[at]) and len(hand) - 1 - at >= owed


@record
class Done(Action):
    """Discard what has been put aside, and draw up to a full hand (GR-6.2.1)."""

    says = "done"
    means = "{seat} discards what has been put aside and draws."

    def refuse(self, ask: AskToss, s: State) -> Refusal | None:
        """Insanity may demand that more is discarded."""
        owed = ask.owed(s)
        return Refusal("GR-8.8", self.seat, f"Your insanity makes you discard {owed} more.") if owed > 0 else None

    def take(self, ask: AskToss, s: State, play: Play) -> State:
        if ask.aside:
            other = None if ask.body == self.seat else ask.body
            play.tell(events.CardsDiscarded(self.seat, ask.aside, other))
            s = discard(s, *ask.aside)
        play.then(ask.drawing(s))
        return s


@record
class AskToss(ResearchDecision):
    """A player chooses what to discard before drawing (GR-6.2.1).

    Attributes:
        seat: who researches.
        body: whose hand is used.
        aside: what has been put aside so far.
        used: the Artifacts that have been used in this Research.
        extra: how many cards more are drawn because of them.
    """

    seat: Seat
    body: Seat
    aside: Annotated[tuple[Mythos, ...], secret(to="both", ordered=True)] = ()
    used: Annotated[tuple[Mythos, ...], named] = ()
    extra: int = 0

    rule = "GR-6.2.1"
    prompt = "Put another card aside to be discarded, or be done and draw."
    allows = (Toss, Done, UseArtifact)

    def options(self, s: State, seat: Seat) -> Sequence[Action]:
        """Cards to put aside; to be done, unless insanity demands more; an Artifact, where there is one."""
        found: list[Action] = [*Toss.options(self, s, seat)]
        if self.owed(s) <= 0:
            found.append(once(Done, seat))
        return [*found, *UseArtifact.options(self, s, seat)] if s.players[seat].artifacts else found

    @property
    def both(self) -> tuple[Seat, ...]:
        """Who knows the cards: who acts, and whose they are."""
        return (self.seat, self.body)

    def default(self, s: State, seat: Seat) -> Any:
        """Discard no more than has to be."""
        return Done(seat) if self.owed(s) <= 0 else self.options(s, seat)[0]

    def owed(self, s: State) -> int:
        """How many more cards insanity makes the player discard."""
        must = imposed(s, self.seat, MustDiscard)
        return min(must - len(self.aside), len(s.players[self.body].hand)) if must else 0

    def drawing(self, s: State) -> DrawCards:
        """The draw that follows."""
        limit = max(0, HAND - imposed(s, self.seat, DrawLess)) + self.extra
        makes_up = not s.setup.options.laid_artifact_counts_as_drawn
        return DrawCards(self.seat, self.body, limit, makes_up=makes_up, used=self.used)

    def after_use(self, draws: int, card: Mythos) -> Any:
        return evolve(self, used=(*self.used, card), extra=self.extra + draws)
