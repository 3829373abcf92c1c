"""Investigate: the pool is shuffled, all but one of its cards are looked at, and one may be swapped."""

from __future__ import annotations

from typing import Annotated, Any

from rlyeh_rules.kernel import OWNER, Play, Refusal, Seat, evolve, named, record, secret

from . import events
from .artifacts import place_artifact
from .cards import Deed, Equipment, Mythos
from .changes import hand_of, with_hand, with_player, with_pool, without
from .deeds import TurnAction
from .effects import MustSwap, NoSwap, SeeLess, Standing
from .equipment.uses import EquipmentAction, spend
from .insanity import imposed
from .piles import lacks_card
from .pool import face_down, gathered, shuffled_back
from .state import Action, Decision, State, once

__all__ = ["AskSwap", "Investigate", "LeavePool", "Swap", "SwapAndLay", "UseEye", "investigate"]


def investigate(s: State, seat: Seat, play: Play, *, bound: bool = True) -> State:
    """Gather and shuffle the pool, put one card back unseen, and look at the others (GR-6.4.1, GR-6.4.2).

    Args:
        s: the state; its pool is not empty.
        seat: who looks.
        play: the action being carried out.
        bound: whether it is an Investigation, for which insanity may have its own rules.
    """
    cards = play.chance.shuffle(gathered(s))
    less = imposed(s, seat, SeeLess) if bound else 0
    count = max(0, len(cards) - 1 - less)
    seen, unseen = hand_of(cards[:count]), cards[count:]
    play.tell(events.Investigated(seat, seen))
    if seen or s.holder(Equipment.EYE_OF_HORUS) == seat:
        play.then(AskSwap(seat, s.turn.body, seen, bound))
    return with_pool(s, face_down(unseen))


@record
class Investigate(TurnAction):
    """Shuffle the pool and look at all but one of its cards; you may swap one; then draw insanity (GR-6.4.1)."""

    says = "investigate"
    means = "{seat} investigates: shuffles the pool, looks at its cards but for one or more, and draws insanity."
    deed = Deed.INVESTIGATE

    def act(self, s: State, play: Play) -> State:
        return investigate(s, self.seat, play)

    def costs_insanity(self, s: State) -> bool:
        """Whether or not there is a swap (GR-6.4.6)."""
        return True


def put_back_in_public(seat: Seat, s: State) -> str:
    """What is told of a swap or of none, where that is known to the investigator alone (GR-R8)."""
    return f"{seat}: put back" if s.setup.options.hide_swaps else ""


def _refuse_swap(ask: AskSwap, s: State, seat: Seat, give: Mythos, take: Mythos) -> Refusal | None:
    """Why these two cards cannot be exchanged."""
    if ask.imposes(s, NoSwap):
        return Refusal("GR-8.8", seat, "Your insanity keeps you from swapping.")
    lacking = lacks_card(s, seat, ask.body, give, "GR-6.4.3")
    if lacking is None and take not in ask.seen:
        return Refusal("GR-6.4.4", seat, f"{s.text.name(take)} is none of the cards you are looking at.")
    return lacking


@record
class Swap(Action):
    """Exchange a card of the hand for one of those looked at (GR-6.4.3).

    Attributes:
        give: the card of the hand.
        receive: the card of the pool.
    """

    give: Annotated[Mythos, secret(to=OWNER)]
    receive: Annotated[Mythos, secret(to=OWNER)]

    says = "swap {give} for {receive}"
    means = "{seat} puts {give} into the pool and takes {receive}."

    @classmethod
    def options(cls, ask: AskSwap, s: State, seat: Seat) -> list[Swap]:
        """Every card in hand for every card seen."""
        hand = s.players[ask.body].hand
        if not hand or ask.imposes(s, NoSwap):
            return []
        seen = dict.fromkeys(ask.seen)
        return [once(cls, seat, give, take) for give in dict.fromkeys(hand) for take in seen]

    def in_public(self, state: State) -> str:
        """Whether there has been a swap may be a secret (GR-R8)."""
        return put_back_in_public(self.seat, state)

    def refuse(self, ask: AskSwap, s: State) -> Refusal | None:
        """Insanity may forbid it; the cards must be there."""
        return _refuse_swap(ask, s, self.seat, self.give, self.receive)

    def take(self, ask: AskSwap, s: State, play: Play) -> State:
        hand = without(s.players[ask.body].hand, self.give)
        s = with_hand(s, ask.body, hand_of((*hand, self.receive)))
        return ask.put_back(s, self.give, self.receive, play)


@record
class SwapAndLay(Action):
    """Exchange a card of the hand for an Artifact among those looked at, and lay it down at once (GR-13.2.5).

    Attributes:
        give: the card of the hand.
        artifact: the Artifact.
    """

    give: Annotated[Mythos, secret(to=OWNER)]
    artifact: Annotated[Mythos, named]

    says = "swap {give} for {artifact} and lay it"
    means = "{seat} puts {give} into the pool, takes {artifact} and lays it down."

    @classmethod
    def options(cls, ask: AskSwap, s: State, seat: Seat) -> list[SwapAndLay]:
        """Every card in hand for every Artifact seen."""
        if not s.setup.options.artifacts or ask.body != seat or ask.imposes(s, NoSwap):
            return []
        tools = s.setup.content.tools
        hand = dict.fromkeys(s.players[seat].hand)
        return [cls(seat, give, card) for give in hand for card in dict.fromkeys(ask.seen) if card in tools]

    def refuse(self, ask: AskSwap, s: State) -> Refusal | None:
        """It must be an Artifact, and one's own hand that is used."""
        if not s.setup.options.artifacts:
            return Refusal("GR-13.0.1", self.seat, "This game is played without Artifacts.")
        if self.artifact not in s.setup.content.tools:
            return Refusal("GR-13.2.5", self.seat, f"{s.text.name(self.artifact)} is no Artifact.")
        if ask.body != self.seat:
            return Refusal("GR-R55", self.seat, "Through the Voodoo Doll you lay down no Artifact.")
        return _refuse_swap(ask, s, self.seat, self.give, self.artifact)

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """Not in this game."""
        if not s.setup.options.artifacts:
            return Refusal("GR-13.0.1", self.seat, "This game is played without Artifacts.")
        return None

    def take(self, ask: AskSwap, s: State, play: Play) -> State:
        s = with_hand(s, self.seat, without(s.players[self.seat].hand, self.give))
        s = ask.put_back(s, self.give, self.artifact, play)
        return place_artifact(s, self.seat, self.artifact, play)


@record
class LeavePool(Action):
    """Put all cards back without a swap (GR-6.4.3)."""

    says = "leave"
    means = "{seat} puts the cards back without a swap."

    def in_public(self, state: State) -> str:
        """Whether there has been a swap may be a secret (GR-R8)."""
        return put_back_in_public(self.seat, state)

    def refuse(self, ask: AskSwap, s: State) -> Refusal | None:
        """Insanity may demand a swap, if one is possible."""
        if ask.imposes(s, MustSwap) and Swap.options(ask, s, self.seat):
            return Refusal("GR-8.8", self.seat, "Your insanity makes you swap.")
        return None

    def take(self, ask: AskSwap, s: State, play: Play) -> State:
        return ask.put_back(s, None, None, play)


@record
class UseEye(EquipmentAction):
    """Use the Eye of Horus: look at the cards that were put back unseen as well (GR-R55)."""

    says = "use eye of horus"
    means = "{seat} uses the Eye of Horus, and looks at every card of the pool."
    equipment = Equipment.EYE_OF_HORUS
    when = "while you investigate"
    rule = "GR-R55"

    @classmethod
    def options(cls, ask: AskSwap, s: State, seat: Seat) -> tuple[UseEye, ...]:
        """Its owner may, if there is a card left to see."""
        return (cls(seat),) if s.pool and s.holder(Equipment.EYE_OF_HORUS) == seat else ()

    def forbids(self, ask: AskSwap, s: State) -> Refusal | None:
        """There must be a card left to see."""
        return None if s.pool else Refusal("GR-R55", self.seat, "You see every card of the pool already.")

    def take(self, ask: AskSwap, s: State, play: Play) -> State:
        s = spend(s, self.seat, play)
        seen = hand_of((*ask.seen, *gathered(s)))
        play.tell(events.PoolSeen(self.seat, seen))
        play.then(evolve(ask, seen=seen))
        return with_pool(s, ())


@record
class AskSwap(Decision):
    """An investigator looks at cards of the pool, and may exchange one (GR-6.4.3).

    Attributes:
        seat: who investigates.
        body: whose hand is used.
        seen: the cards looked at, sorted; the others lie in the pool.
        bound: whether it is an Investigation, so that what insanity says of those counts (GR-8.8).
    """

    seat: Seat
    body: Seat
    seen: Annotated[tuple[Mythos, ...], secret(to=OWNER, ordered=True)]
    bound: bool = True

    rule = "GR-6.4.3"
    prompt = "Swap a card of your hand for one you are looking at, or put all back."
    allows = (LeavePool, Swap, SwapAndLay, UseEye)

    def default(self, s: State, seat: Seat) -> Any:
        """Swap nothing, unless insanity demands it."""
        return next(iter(LeavePool.options(self, s, seat)), None) or self.options(s, seat)[0]

    def imposes(self, s: State, kind: type[Standing]) -> bool:
        """Whether the investigator's insanity imposes something on it."""
        return self.bound and imposed(s, self.seat, kind) > 0

    def put_back(self, s: State, gave: Mythos | None, took: Mythos | None, play: Play) -> State:
        """All cards lie face down in the pool again, in no order that tells anything (GR-6.4.5)."""
        told = not s.setup.options.hide_swaps
        back = self.seen if took is None or gave is None else (*without(self.seen, took), gave)
        given = () if gave is None else (gave,)
        taken = () if took is None else (took,)
        other = None if self.body == self.seat else self.body
        if other is not None:  # a card may have come into that hand; if it has, it is perhaps a secret
            s = with_player(s, other, evolve(s.players[other], as_dealt=False))
        play.tell(events.CardsReturned(self.seat, told, gave is not None, given, taken, other))
        return shuffled_back(s, back, play)
