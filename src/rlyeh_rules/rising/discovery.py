"""Discovery: investigating a space, drawing cards, claiming a half of one, and discarding cards that are held."""

from __future__ import annotations

from typing import Annotated, Any, Final

from rlyeh_rules.kernel import Play, Refusal, Seat, evolve, named, record

from .cards import Character, Discovery, Side
from .carrying import CarryOut
from .changes import with_discovery, with_tokens
from .events.things import CardClaimed, DiscoveryDrawn, TokenUsedUp
from .holding import discard_card, move_to_other_side, put_on_discard, put_on_side
from .options import TokenRemovedBy
from .paying import can_pay, pay, refuse_cost
from .pieces import Held, Investigator
from .state import Action, Decision, State, Step, once

__all__ = [
    "AskClaim",
    "Claim",
    "ClaimPaid",
    "Discard",
    "DrawDiscovery",
    "Investigate",
    "OfferClaim",
    "can_investigate",
    "discard_card",
    "move_to_other_side",
]

_SIDES: Final = (Side.LEFT, Side.RIGHT)
_ANY_DRAW: Final = TokenRemovedBy.ANY_DRAW

# ------------------------------------------------------------------ drawing


def can_investigate(s: State, one: Investigator) -> bool:
    """Whether there is anything to investigate for an investigator: a token in their space, a card in the deck.

    Rules: RR-4.1, RR-4.5, RR-17.2, RR-20.31
    """
    space = one.space
    if space is None or space.is_part or one.mind.lying:
        return False
    return s.board.tokens[space.at] > 0 and bool(s.discovery.deck)


@record
class Investigate(Step):
    """The active investigator, in a Safe space, investigates, which is not asked for but done (RR-17.2)."""

    def run(self, s: State, play: Play) -> State:
        one = s.active
        if can_investigate(s, one):
            play.then(DrawDiscovery(one.character, 1, investigating=True))
        return s


@record
class DrawDiscovery(Step):
    """An investigator draws Discovery cards, one after the other, as long as there are any (RR-22.2).

    Attributes:
        who: who draws.
        left: how many.
        investigating: whether it is investigating, not the effect of a card (RR-R22).
    """

    who: Annotated[Character, named]
    left: int
    investigating: bool = False

    def run(self, s: State, play: Play) -> State:
        """The token goes right after the draw, before the text of the card (RR-4.2, RR-R23)."""
        piles = s.discovery
        space = s.investigator(self.who).space
        if self.left < 1 or space is None or not piles.deck:
            return s
        card, *deck = piles.deck
        play.tell(DiscoveryDrawn(self.who, card))
        s = with_discovery(s, evolve(piles, deck=tuple(deck), drawn=(*piles.drawn, card)))
        removes = self.investigating or s.setup.options.token_removed_by is _ANY_DRAW
        if removes and not space.is_part and s.board.tokens[space.at]:
            play.tell(TokenUsedUp(space))
            s = with_tokens(s, space, -1)
        if self.left > 1:
            play.resume(evolve(self, left=self.left - 1))
        play.then(CarryOut(self.who, f"find:{card}"), OfferClaim(self.who, card))
        return s


# ------------------------------------------------------------------ claiming


def _payable(s: State, one: Investigator, card: str) -> list[Side]:
    """The halves of a card whose cost an investigator can pay."""
    facts = s.setup.content.finds[card]
    return [side for side in _SIDES if can_pay(s, one, facts.half(side).cost)]


@record
class OfferClaim(Step):
    """The text of a card that has been drawn is carried out; now a half is claimed, or it is discarded (RR-22.2).

    Attributes:
        who: who has drawn it.
        card: the card.
    """

    who: Annotated[Character, named]
    card: Annotated[Discovery, named]

    def run(self, s: State, play: Play) -> State:
        one = s.investigator(self.who)
        sides = [] if one.space is None else _payable(s, one, self.card)
        if not sides:
            return _leave(s, self.who, self.card, play)
        if len(sides) == 1 and s.setup.content.finds[self.card].must_claim:
            return _claim(s, self.who, self.card, sides[0], play)
        play.then(AskClaim(one.seat, self.who, self.card))
        return s


def _claim(s: State, who: Character, card: Discovery, side: Side, play: Play) -> State:
    """The cost is paid; then the card is slipped under that side of the board."""
    s = pay(s, who, s.setup.content.finds[card].half(side).cost, play)
    play.then(ClaimPaid(who, card, side))
    return s


def _taken(s: State, card: Discovery) -> State:
    """A card that has been drawn is taken up, to be put somewhere."""
    piles = s.discovery
    return with_discovery(s, evolve(piles, drawn=tuple([other for other in piles.drawn if other != card])))


def _leave(s: State, who: Character, card: Discovery, play: Play) -> State:
    """What is not claimed is discarded (RR-22.2)."""
    return put_on_discard(_taken(s, card), who, card, play)


@record
class ClaimPaid(Step):
    """A half has been paid for and is claimed; who has died of the cost claims nothing.

    Attributes:
        who: who claims it.
        card: the card.
        side: which half.
    """

    who: Annotated[Character, named]
    card: Annotated[Discovery, named]
    side: Side

    def run(self, s: State, play: Play) -> State:
        who, card = self.who, self.card
        if s.investigator(who).space is None:
            return _leave(s, who, card, play)
        play.tell(CardClaimed(who, card, self.side))
        return put_on_side(_taken(s, card), who, Held(card, self.side))


@record
class Claim(Action):
    """Claim a half of the card that has been drawn, and pay for it (RR-22.2).

    Attributes:
        side: which half.
    """

    side: Side

    says = "claim {side}"
    means = "{seat} claims the {side} half."

    @classmethod
    def options(cls, ask: AskClaim, s: State, seat: Seat) -> list[Claim]:
        """The halves that can be paid."""
        return [once(cls, seat, side) for side in _payable(s, s.investigator(ask.who), ask.card)]

    def refuse(self, ask: AskClaim, s: State) -> Refusal | None:
        """It must be payable in full (RR-11.6)."""
        cost = s.setup.content.finds[ask.card].half(self.side).cost
        return refuse_cost(s, self.seat, s.investigator(ask.who), cost)

    def take(self, ask: AskClaim, s: State, play: Play) -> State:
        return _claim(s, ask.who, ask.card, self.side, play)


@record
class Discard(Action):
    """Claim neither half of the card that has been drawn: it is discarded (RR-22.2)."""

    says = "discard it"
    means = "{seat} claims neither half."

    def refuse(self, ask: AskClaim, s: State) -> Refusal | None:
        """Some cards have to be claimed, where a half can be paid."""
        if s.setup.content.finds[ask.card].must_claim and _payable(s, s.investigator(ask.who), ask.card):
            return Refusal("RR-22.2", self.seat, f"A half of {s.text.name(ask.card)} has to be claimed.")
        return None

    def take(self, ask: AskClaim, s: State, play: Play) -> State:
        return _leave(s, ask.who, ask.card, play)


@record
class AskClaim(Decision):
    """Which half of the card is claimed, if any?

    Attributes:
        seat: who controls the investigator.
        who: who has drawn it.
        card: the card.
    """

    seat: Seat
    who: Annotated[Character, named]
    card: Annotated[Discovery, named]

    rule = "RR-22.2"
    prompt = "Claim a half of the card that you have drawn, or discard it."
    allows = (Claim, Discard)

    def default(self, s: State, seat: Seat) -> Any:
        """Pay for nothing that has not been chosen, unless it has to be."""
        return self.options(s, seat)[-1]
