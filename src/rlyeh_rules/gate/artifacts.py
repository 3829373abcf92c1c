"""Artifacts: laying them down, using them, and drawing cards where they may be among them."""

from __future__ import annotations

from typing import Annotated, Any

from rlyeh_rules.kernel import OWNER, Play, Refusal, Seat, evolve, named, record, secret

from . import events
from .cards import ArtifactFacts, Moment, Mythos
from .carrying import Carry
from .changes import hand_of, with_grown_hand, with_hand, with_mythos, with_player, without
from .deeds import TurnDecision, begin_move, mark_begun
from .piles import draw, draw_to_hand
from .state import Action, Decision, Placed, State, Step

__all__ = [
    "AskLay",
    "DrawCards",
    "KeepDrawn",
    "LayArtifact",
    "ResearchDecision",
    "UseArtifact",
    "begins_with_dealt_hand",
    "has_research_artifact",
    "place_artifact",
]


def place_artifact(s: State, seat: Seat, card: Mythos, play: Play) -> State:
    """An Artifact is laid face up before a player (GR-13.2.3); it comes from wherever the caller took it."""
    play.tell(events.ArtifactLaid(seat, card))
    player = s.players[seat]
    placed = Placed(card, s.setup.content.tools[card].uses)
    return with_player(s, seat, evolve(player, artifacts=(*player.artifacts, placed)))


def use_up(s: State, seat: Seat, card: Mythos, play: Play) -> State:
    """An Artifact is used once; after its last use it leaves the game (GR-R45)."""
    player = s.players[seat]
    uses = next(placed.uses for placed in player.artifacts if placed.card == card) - 1
    play.tell(events.ArtifactUsed(seat, card, uses))
    left = tuple(
        [
            evolve(placed, uses=uses) if placed.card == card else placed
            for placed in player.artifacts
            if placed.card != card or uses
        ]
    )
    s = with_player(s, seat, evolve(player, artifacts=left))
    if uses:
        return s
    play.tell(events.ArtifactUsedUp(card))
    return with_mythos(s, evolve(s.mythos, gone=(*s.mythos.gone, card)))


def has_research_artifact(s: State, seat: Seat) -> bool:
    """Whether a player has an Artifact that can be used while researching."""
    tools = s.setup.content.tools
    return any(tools[placed.card].during is Moment.RESEARCH for placed in s.players[seat].artifacts)


class ResearchDecision(Decision):
    """A moment of a Research at which an Artifact may be used.

    Attributes:
        seat: who researches.
        used: the Artifacts that have been used in this Research.
    """

    __slots__ = ()
    seat: Seat
    used: tuple[Mythos, ...]

    @property
    def is_research(self) -> bool:
        """Whether it really is one: a discovered Cultist who plots draws as well."""
        return True

    def after_use(self, draws: int, card: Mythos) -> Step:
        """What follows when an Artifact lets the player draw more."""
        raise NotImplementedError


# ------------------------------------------------------------------ using them


@record
class UseArtifact(Action):
    """Use an Artifact that lies before you (GR-13.2.6).

    Attributes:
        card: which one.
    """

    card: Annotated[Mythos, named]

    says = "use {card}"
    means = "{seat} uses {card}."

    @classmethod
    def options(cls, ask: Any, s: State, seat: Seat) -> list[UseArtifact]:
        """Those whose condition is met."""
        artifacts = s.players[seat].artifacts
        if not artifacts:
            return []
        found = [cls(seat, placed.card) for placed in artifacts]
        return [action for action in found if action.refuse(ask, s) is None]

    def refuse(self, ask: Any, s: State) -> Refusal | None:
        """It must lie before the player, and its condition must be met."""
        if not s.setup.options.artifacts:
            return Refusal("GR-13.0.1", self.seat, "This game is played without Artifacts.")
        name = s.text.name(self.card)
        if all(placed.card != self.card for placed in s.players[self.seat].artifacts):
            return Refusal("GR-13.2.6", self.seat, f"No {name} lies before you.")
        facts: ArtifactFacts = s.setup.content.tools[self.card]
        if isinstance(ask, ResearchDecision):
            if facts.during is not Moment.RESEARCH or not ask.is_research:
                return Refusal("GR-13.2.6", self.seat, f"{name} cannot be used at this moment.")
            if self.card in ask.used:
                return Refusal("GR-13.2.6", self.seat, f"{name} has been used in this Research.")
        elif facts.during is not Moment.TURN:
            return Refusal("GR-13.2.6", self.seat, f"{name} is used while you research.")
        return None

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """Not in this game, not there, or not now."""
        return self.refuse(ask, s) or Refusal(
            "GR-13.2.6", self.seat, f"{s.text.name(self.card)} cannot be used now: {ask.prompt}"
        )

    def describe(self, state: State) -> str:
        """What is used, and what it does."""
        facts = state.setup.content.tools.get(self.card)
        words = "" if facts is None else state.setup.content.words(facts)
        return f"{super().describe(state)} {words}".rstrip()

    def take(self, ask: Any, s: State, play: Play) -> State:
        facts = s.setup.content.tools[self.card]
        if isinstance(ask, ResearchDecision):
            play.then(ask.after_use(facts.draws, self.card))
            return use_up(s, self.seat, self.card, play)
        s = use_up(mark_begun(begin_move(s)), self.seat, self.card, play)
        play.then(Carry(self.seat, str(self.card)), ask.again())
        return s


# ------------------------------------------------------------------ drawing, and laying down


@record
class DrawCards(Step):
    """Draw until so many cards are in hand (GR-6.2.1, GR-12.7); with Artifacts in the game some may be laid down.

    Attributes:
        seat: who acts.
        body: whose hand is filled.
        limit: up to how many cards.
        held: cards already drawn, which are not in hand yet.
        makes_up: whether an Artifact that is laid down is made up by a further draw (GR-R45).
        used: the Artifacts that have been used in this Research.
        plots: whether a discovered Cultist plots.
    """

    seat: Seat
    body: Seat
    limit: int
    held: Annotated[tuple[Mythos, ...], secret(to=OWNER, ordered=True)] = ()
    makes_up: bool = True
    used: Annotated[tuple[Mythos, ...], named] = ()
    plots: bool = False

    def run(self, s: State, play: Play) -> State:
        """Everybody is asked in a game with Artifacts, whatever they have drawn: the question tells nothing."""
        count = self.limit - len(s.players[self.body].hand) - len(self.held)
        if not s.setup.options.artifacts or self.body != self.seat:
            return draw_to_hand(s, self.body, count, play)
        drawn: tuple[Mythos, ...] = ()
        if count > 0:
            s, drawn = draw(s, count, play)
            if drawn:
                play.tell(events.CardsDrawn(self.seat, hand_of(drawn)))
        held = hand_of((*self.held, *drawn))
        if held:
            play.then(AskLay(self.seat, self.limit, held, self.makes_up, self.used, self.plots))
        return s


@record
class LayArtifact(Action):
    """Lay an Artifact down that you have just drawn (GR-13.2.3).

    Attributes:
        card: which one.
    """

    card: Annotated[Mythos, named]

    says = "lay {card}"
    means = "{seat} lays down {card}."

    @classmethod
    def options(cls, ask: Any, s: State, seat: Seat) -> list[LayArtifact]:
        """The Artifacts among the cards drawn."""
        tools = s.setup.content.tools
        return [cls(seat, card) for card in dict.fromkeys(_layable(ask, s, seat)) if card in tools]

    def refuse(self, ask: Any, s: State) -> Refusal | None:
        """It must be an Artifact, and just drawn."""
        if not s.setup.options.artifacts:
            return Refusal("GR-13.0.1", self.seat, "This game is played without Artifacts.")
        name = s.text.name(self.card)
        if self.card not in s.setup.content.tools:
            return Refusal("GR-13.2.3", self.seat, f"{name} is no Artifact.")
        if self.card not in _layable(ask, s, self.seat):
            return Refusal("GR-R45", self.seat, f"An Artifact is laid down when it is drawn; {name} has not been.")
        return None

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """One drawn by Gamble cannot be laid down (GR-13.2.4)."""
        if not s.setup.options.artifacts:
            return Refusal("GR-13.0.1", self.seat, "This game is played without Artifacts.")
        if ask.rule == "GR-6.3.2":
            return Refusal("GR-13.2.4", self.seat, "An Artifact drawn by Gamble cannot be laid down.")
        return Refusal("GR-R45", self.seat, "An Artifact is laid down when it is drawn, and at no other time.")

    def take(self, ask: Any, s: State, play: Play) -> State:
        if isinstance(ask, AskLay):
            play.then(ask.after_laying(self.card, s))
        else:
            s = with_hand(s, self.seat, without(s.players[self.seat].hand, self.card))
            play.then(ask.again())
        return place_artifact(s, self.seat, self.card, play)


def _layable(ask: Any, s: State, seat: Seat) -> tuple[Mythos, ...]:
    """The cards among which Artifacts may be laid down: just drawn, or dealt before one's first turn (GR-R45)."""
    if isinstance(ask, AskLay):
        return ask.cards
    return s.players[seat].hand if isinstance(ask, TurnDecision) and begins_with_dealt_hand(s, seat) else ()


def begins_with_dealt_hand(s: State, seat: Seat) -> bool:
    """Whether a player's first turn begins, and there is nothing in hand but what was dealt (GR-R45)."""
    player, turn = s.players[seat], s.turn
    first = turn.seat == seat and turn.number <= len(s.players) and not (turn.consulted or turn.begun)
    return first and player.as_dealt and bool(player.hand)


@record
class KeepDrawn(Action):
    """Take the cards drawn into hand (GR-13.2.3)."""

    says = "keep"
    means = "{seat} takes the cards drawn into hand."

    def take(self, ask: AskLay, s: State, play: Play) -> State:
        hand = s.players[self.seat].hand
        return with_grown_hand(s, self.seat, hand_of((*hand, *ask.cards)))


@record
class AskLay(ResearchDecision):
    """Cards have been drawn in a game with Artifacts, which may be laid down (GR-R45).

    Attributes:
        seat: who has drawn.
        limit: up to how many cards the hand is filled.
        cards: the cards drawn, sorted; they are not in hand yet.
        makes_up: whether an Artifact that is laid down is made up by a further draw.
        used: the Artifacts that have been used in this Research.
        plots: whether a discovered Cultist plots.
    """

    seat: Seat
    limit: int
    cards: Annotated[tuple[Mythos, ...], secret(to=OWNER, ordered=True)]
    makes_up: bool = True
    used: Annotated[tuple[Mythos, ...], named] = ()
    plots: bool = False

    rule = "GR-R45"
    prompt = "Lay down an Artifact that you have just drawn, or keep all in hand."
    allows = (LayArtifact, KeepDrawn, UseArtifact)

    @property
    def is_research(self) -> bool:
        """Unless it is a discovered Cultist who plots."""
        return not self.plots

    def default(self, s: State, seat: Seat) -> KeepDrawn:
        return KeepDrawn(seat)

    def after_laying(self, card: Mythos, s: State) -> Any:
        """The draw goes on; if it is over, what has just been laid down may still be used in it (GR-R45)."""
        left = without(self.cards, card)
        limit = self.limit if self.makes_up else self.limit - 1
        if not left and not self.makes_up and not self.plots and s.setup.content.tools[card].during is Moment.RESEARCH:
            return evolve(self, limit=limit, cards=())
        return DrawCards(self.seat, self.seat, limit, left, self.makes_up, self.used, self.plots)

    def after_use(self, draws: int, card: Mythos) -> Step:
        """One or more cards are drawn in addition."""
        return DrawCards(self.seat, self.seat, self.limit + draws, self.cards, self.makes_up, (*self.used, card))
