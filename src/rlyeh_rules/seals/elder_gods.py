"""Elder God Cards: the seven powers, of which four must be used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from rlyeh_rules.kernel import OWNER, Play, Refusal, Seat, counted, evolve, named, record, secret

from . import events
from .abilities import Ability, Window, halves_of, refuse_half, turn_down_card, up_targets
from .cards import (
    AZATHOTH,
    COMPULSORY,
    CTHULHU,
    HASTUR,
    NYARLATHOTEP,
    SHOGGOTH,
    YOG_SOTHOTH,
    Card,
    Thing,
)
from .changes import alter, hand_of, place_of, without
from .state import Action, Decision, Lying, State

__all__ = [
    "AskExchange",
    "Exchange",
    "UseAzathoth",
    "UseCthulhu",
    "UseHastur",
    "UseNyarlathotep",
    "UseShoggoth",
    "UseYogSothoth",
    "owed",
]


class GodPower(Ability):
    """The power of an Elder God (SC-9.2). That it has been used in this turn is remembered (SC-R26)."""

    __slots__ = ()
    rule_of_turn = rule_of_halves = rule_of_facing = "SC-9.2"

    def used(self, s: State, play: Play) -> State:
        """Carry it out, and note that it has been used."""
        used = (*s.turn.used, self.thing) if self.thing not in s.turn.used else s.turn.used
        s = evolve(s, turn=evolve(s.turn, used=used))
        return super().used(s, play)


def owed(s: State, seat: Seat) -> tuple[Thing, ...]:
    """The powers that `seat` must use before closing the turn (SC-R26, SC-R36)."""
    ready = s.ready(seat)
    if not ready or s.setup.options.elder_gods_optional:
        return ()
    return tuple(
        thing
        for thing in ready
        if thing in COMPULSORY and thing not in s.turn.used and (thing in _ALWAYS_OWED or _others(s, seat, thing))
    )


_ALWAYS_OWED = (NYARLATHOTEP, YOG_SOTHOTH)


def _others(s: State, seat: Seat, thing: Thing) -> list[Card]:
    """The other face-up cards of `seat`."""
    ability = s.setup.content.ability
    return [card for card in up_targets(s, (seat,)) if ability[card] is not thing]


@record
class UseShoggoth(GodPower):
    """Turn one half face down, then a face-up card of the opponent (SC-9.3).

    Attributes:
        half: the half that is turned down.
        target: the opponent's card; None if no face-up card lies in front of the opponent (SC-R23).
    """

    half: Annotated[Card, named]
    target: Annotated[Card | None, named] = None

    says = "shoggoth {half}[ down {target}]"
    means = "{seat} turns {half} face down[, and {target} of the opponent]."
    thing = SHOGGOTH

    @classmethod
    def uses(cls, s: State, seat: Seat) -> list[UseShoggoth]:
        """Each half with each face-up card of the opponent; the half alone if there is none."""
        halves = halves_of(s, seat, SHOGGOTH)
        targets: Sequence[Card | None] = up_targets(s, (s.opponent(seat),)) or [None]
        return [cls(seat, half, target) for half in halves for target in targets]

    def forbids(self, s: State) -> Refusal | None:
        """The half must be Shoggoth's; the target a face-up card of the opponent, and named if there is one."""
        refusal = refuse_half(s, self.seat, self.half, SHOGGOTH, "SC-9.3")
        if refusal is not None:
            return refusal
        targets = up_targets(s, (s.opponent(self.seat),))
        if self.target is None:
            return (
                Refusal("SC-R23", self.seat, "Name the card of your opponent that you turn down.") if targets else None
            )
        if self.target not in targets:
            name = s.text.name(self.target)
            return Refusal("SC-9.3", self.seat, f"{name} does not lie face up in front of your opponent.")
        return None

    def work(self, s: State, play: Play) -> State:
        """The half goes down, then the target."""
        s = turn_down_card(s, self.half, play)
        return s if self.target is None else turn_down_card(s, self.target, play)


@record
class UseCthulhu(GodPower):
    """Turn all their own cards face down but Cthulhu's halves and what is locked in a bid (SC-9.4, SC-R28)."""

    says = "cthulhu"
    means = "{seat} turns all their own cards but Cthulhu's halves face down."
    thing = CTHULHU

    @classmethod
    def uses(cls, s: State, seat: Seat) -> list[UseCthulhu]:
        """One way only; also with nothing to turn (SC-R26)."""
        return [cls(seat)]

    def work(self, s: State, play: Play) -> State:
        """Each other face-up card in reach goes down."""
        for card in _others(s, self.seat, CTHULHU):
            s = turn_down_card(s, card, play)
        return s


@record
class UseNyarlathotep(GodPower):
    """Turn both halves face down, and score face-down cards only at the end (SC-9.6, SC-9.7)."""

    says = "nyarlathotep"
    means = "{seat} turns both halves of Nyarlathotep face down, and will score face-down cards only."
    thing = NYARLATHOTEP

    @classmethod
    def uses(cls, s: State, seat: Seat) -> list[UseNyarlathotep]:
        """One way only."""
        return [cls(seat)]

    def work(self, s: State, play: Play) -> State:
        """Both halves go down; the binding lasts to the end (SC-R29)."""
        for half in halves_of(s, self.seat, NYARLATHOTEP):
            s = turn_down_card(s, half, play)
        play.tell(events.BoundByNyarlathotep(self.seat))
        return alter(s, self.seat, bound=True)


@record
class UseAzathoth(GodPower):
    """Turn both halves face down, which makes their Control values count as positive (SC-9.12, SC-9.13)."""

    says = "azathoth"
    means = "{seat} turns both halves of Azathoth face down."
    thing = AZATHOTH

    @classmethod
    def uses(cls, s: State, seat: Seat) -> list[UseAzathoth]:
        """One way only."""
        return [cls(seat)]

    def work(self, s: State, play: Play) -> State:
        """Both halves go down."""
        for half in halves_of(s, self.seat, AZATHOTH):
            s = turn_down_card(s, half, play)
        return s


@record
class UseHastur(GodPower):
    """Destroy another face-up card of one's own, at the end of the turn (SC-9.15).

    Attributes:
        target: the card that is destroyed.
    """

    target: Annotated[Card, named]

    says = "hastur {target}"
    means = "{seat} destroys {target}."
    thing = HASTUR

    @classmethod
    def uses(cls, s: State, seat: Seat) -> list[UseHastur]:
        """Each other face-up card of the player."""
        return [cls(seat, card) for card in _others(s, seat, HASTUR)]

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """Not in the windows before the end of the turn."""
        if self.seat == s.turn.active and isinstance(ask, Window) and ask.seat == self.seat:
            return Refusal("SC-9.15", self.seat, "Hastur destroys at the end of your turn only.")
        return super().untimely(ask, s)

    def forbids(self, s: State) -> Refusal | None:
        """The target must be another face-up card of the player."""
        if self.target in _others(s, self.seat, HASTUR):
            return None
        name = s.text.name(self.target)
        return Refusal("SC-9.15", self.seat, f"{name} is not another face-up card in front of you.")

    def work(self, s: State, play: Play) -> State:
        """The card goes back to the box, for all to see (SC-9.16)."""
        at = place_of(s, self.seat, self.target)
        if at is None:
            return s
        play.tell(events.CardDestroyed(self.seat, at, self.target))
        area = s.players[self.seat].area
        s = evolve(s, box=(*s.box, Lying(self.target, up=True)))
        return alter(s, self.seat, area=(*area[:at], *area[at + 1 :]))


# ------------------------------------------------------------------ Yog-Sothoth


@record
class UseYogSothoth(GodPower):
    """Turn one half face down; then the opponent exchanges a card of each hand (SC-9.8).

    Attributes:
        half: the half that goes down.
    """

    half: Annotated[Card, named]

    says = "yog-sothoth {half}"
    means = "{seat} turns {half} face down, and the opponent exchanges a card of each hand."
    thing = YOG_SOTHOTH

    @classmethod
    def uses(cls, s: State, seat: Seat) -> list[UseYogSothoth]:
        """Each half."""
        return [cls(seat, half) for half in halves_of(s, seat, YOG_SOTHOTH)]

    def forbids(self, s: State) -> Refusal | None:
        """The half must be Yog-Sothoth's."""
        return refuse_half(s, self.seat, self.half, YOG_SOTHOTH, "SC-9.8")

    def work(self, s: State, play: Play) -> State:
        """The half goes down; the hand is mixed, so that it is chosen from unseen (SC-R33)."""
        s = turn_down_card(s, self.half, play)
        opponent = s.opponent(self.seat)
        hand = s.players[self.seat].hand
        if not hand or not s.players[opponent].hand:
            return s
        play.then(AskExchange(opponent, self.seat))
        if s.setup.options.yog_look:
            return alter(s, self.seat, lookers=(opponent,))
        return alter(s, self.seat, hand=play.chance.shuffle(hand))


@record
class Exchange(Action):
    """Choose one card of each hand; they change sides (SC-9.8).

    Attributes:
        give: the card of their own hand.
        at: which card of the active player's hand, counted from 0.
    """

    give: Annotated[Card, secret(to=OWNER)]
    at: int

    says = "exchange {give} for {at}"
    means = "{seat} exchanges {give} for card {at} of the other hand."

    @classmethod
    def options(cls, ask: AskExchange, s: State, seat: Seat) -> list[Exchange]:
        """Each card of their own with each place of the other hand."""
        places = range(len(s.players[ask.player].hand))
        return [cls(seat, card, at) for card in s.players[seat].hand for at in places]

    def refuse(self, ask: AskExchange, s: State) -> Refusal | None:
        """Both cards must be in hand."""
        if self.give not in s.players[self.seat].hand:
            return Refusal("SC-9.8", self.seat, f"You have no {s.text.name(self.give)} in hand.")
        count = len(s.players[ask.player].hand)
        if not 0 <= self.at < count:
            return Refusal("SC-9.8", self.seat, f"That hand has {counted(count, 'card')}, counted from 0.")
        return None

    def take(self, ask: AskExchange, s: State, play: Play) -> State:
        """The two cards change hands; each player sees what came (SC-R33)."""
        mine, theirs = s.players[self.seat].hand, s.players[ask.player].hand
        taken = theirs[self.at]
        play.tell(events.CardsExchanged(self.seat, ask.player, self.give, taken))
        s = alter(s, self.seat, hand=hand_of(*without(mine, self.give), taken))
        return alter(s, ask.player, hand=hand_of(*without(theirs, taken), self.give), lookers=())


@record
class AskExchange(Decision):
    """The opponent of who used Yog-Sothoth chooses both cards.

    Attributes:
        seat: who chooses.
        player: who used Yog-Sothoth.
    """

    seat: Seat
    player: Seat

    rule = "SC-9.8"
    prompt = "Choose a card of your hand, and one of your opponent's, to be exchanged."
    allows = (Exchange,)
