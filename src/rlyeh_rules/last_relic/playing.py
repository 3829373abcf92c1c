"""Play a Card, from either hand: for its icons, or for an effect that lasts until Maintenance."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Annotated, Any

from rlyeh_rules.kernel import Play, Refusal, Seat, changer, named, record

from . import events
from .cards import Card
from .changes import with_cards, without
from .continuous import settle_after
from .decks import lift
from .effects import Box, Faction
from .rows import ResolveIcons, row_on
from .state import Action, Cards, State
from .turns import Turn, refuse_untimely
from .ways import allowed, is_empty, pay_clues, refuse_way
from .wording import continuous_words, taken_words

__all__ = ["PlayCard", "PlayPermanent", "from_hand"]

_laid: Callable[..., Cards] = changer(Cards, "hand", "permanents")

# ------------------------------------------------------------------ for its icons


@record
class PlayCard(Action):
    """Play a card from hand for the icons of its action box (LR-7.1.2, LR-8.1.1).

    Attributes:
        card: the card.
        choice: which alternatives are taken, in letters; None where the card has none.
    """

    card: Annotated[Card, named]
    choice: str | None = None

    says = "play {card}[ {choice}]"
    means = "{seat} plays {card}[, alternative {choice}]."

    def words(self, s: State) -> str:
        """What its icons do."""
        faction = s.faction(self.seat)
        taken = s.setup.content.taken.get((faction, Box.ACTION, self.card, self.choice))
        return taken_words(taken, faction) if taken is not None else ""

    def refuse(self, ask: Turn, s: State) -> Refusal | None:
        """It must be in hand, have an action box, a choice that there is, and its needs met."""
        seat, card = self.seat, self.card
        refusal = _refuse_hand(s, seat, card)
        if refusal is not None:
            return refusal
        ways = s.setup.content.actions[s.faction(seat)].get(card, ())
        if not ways:
            return _refuse_box(s, seat, card, Box.PERMANENT, "play it as a permanent card")
        rule = "LR-R29" if seat == s.cult.seat else "LR-7.1.3"
        return refuse_way(s, ways, ResolveIcons(seat, Box.ACTION, card, choice=self.choice), rule)

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """Cards are played in one's own turn of the Action Phase."""
        return refuse_untimely(ask, s, self.seat)

    def take(self, ask: Turn, s: State, play: Play) -> State:
        """The card lies on the table until its last icon is done (LR-R20)."""
        seat, card = self.seat, self.card
        play.tell(events.CardPlayed(seat, card, self.choice))
        s = lift(s, seat, card)
        taken = s.setup.content.taken[s.faction(seat), Box.ACTION, card, self.choice]
        s = pay_clues(s, taken, play)
        play.resume(ask.next(s))
        return row_on(seat, Box.ACTION, card, self.choice).resolve(s, play, taken.effects)


@cache
def _play(seat: Seat, card: Card, choice: str | None) -> PlayCard:
    """The action of playing a card, which is listed again and again."""
    return PlayCard(seat, card, choice)


def _refuse_hand(s: State, seat: Seat, card: Card) -> Refusal | None:
    """Why a card cannot be played: it is not in hand."""
    if card in s.side(seat).cards.hand:
        return None
    name = s.text.name(card)
    if seat == s.cult.seat and s.cultist(card) is not None:
        return Refusal("LR-13.6", seat, f"{name} is deployed: what it does from hand cannot be used.")
    rule = "LR-8.1.1" if seat == s.cult.seat else "LR-7.1.1"
    return Refusal(rule, seat, f"{name} is not in your hand.")


def _refuse_box(s: State, seat: Seat, card: Card, other: Box, hint: str) -> Refusal:
    """Why a card in hand cannot be played in one way: it can in the other, or it cannot be played at all."""
    faction, name = s.faction(seat), s.text.name(card)
    content = s.setup.content
    if (faction, other, card) in (content.lasting if other is Box.PERMANENT else content.rows):
        rule = "LR-5.3.2" if faction is Faction.CULT else "LR-5.3.1"
        return Refusal(rule, seat, f"{name} is of the other kind: {hint}.")
    rule = "LR-8.1.3" if faction is Faction.CULT else "LR-5.3.1"
    return Refusal(rule, seat, f"{name} does nothing when it is played from hand.")


# ------------------------------------------------------------------ for what lasts


@record
class PlayPermanent(Action):
    """Play a card from hand for its permanent effect, which lasts until Maintenance (LR-7.1.1, LR-8.1.2).

    Attributes:
        card: the card.
    """

    card: Annotated[Card, named]

    says = "permanent {card}"
    means = "{seat} plays {card} as a permanent card."

    def words(self, s: State) -> str:
        """What goes on then."""
        faction = s.faction(self.seat)
        lasting = s.setup.content.lasting.get((faction, Box.PERMANENT, self.card))
        return continuous_words(lasting, faction, Box.PERMANENT) if lasting is not None else ""

    def refuse(self, ask: Turn, s: State) -> Refusal | None:
        """It must be in hand and have a permanent box."""
        refusal = _refuse_hand(s, self.seat, self.card)
        if refusal is None and self.card not in s.setup.content.permanents[s.faction(self.seat)]:
            return _refuse_box(s, self.seat, self.card, Box.ACTION, "play it for its icons")
        return refusal

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """Cards are played in one's own turn of the Action Phase."""
        return refuse_untimely(ask, s, self.seat)

    def take(self, ask: Turn, s: State, play: Play) -> State:
        """It works once it lies above the board (LR-R32)."""
        seat, card = self.seat, self.card
        play.tell(events.PermanentPlayed(seat, card))
        cards = s.side(seat).cards
        s = with_cards(s, seat, _laid(cards, without(cards.hand, card), (*cards.permanents, card)))
        play.resume(ask.next(s))
        settle_after(s, play, Box.PERMANENT, card, faction=s.faction(seat))
        return s


@cache
def _permanent(seat: Seat, card: Card) -> PlayPermanent:
    return PlayPermanent(seat, card)


# ------------------------------------------------------------------ what a hand offers


def from_hand(s: State, seat: Seat) -> list[PlayCard | PlayPermanent]:
    """Every way of every card in hand whose needs are met, and every permanent card."""
    content, faction = s.setup.content, s.faction(seat)
    actions, permanents = content.actions[faction], content.permanents[faction]
    strict = s.setup.options.forbid_empty_actions
    found: list[PlayCard | PlayPermanent] = []
    for card in s.side(seat).cards.hand:
        for taken in actions.get(card, ()):
            if taken.needs and not allowed(s, taken):
                continue
            if strict and is_empty(s, ResolveIcons(seat, Box.ACTION, card, choice=taken.choice)):
                continue
            found.append(_play(seat, card, taken.choice))
        if card in permanents:
            found.append(_permanent(seat, card))
    return found
