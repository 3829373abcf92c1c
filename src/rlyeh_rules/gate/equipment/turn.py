"""Equipment that is used on one's own turn: Psalms, Mask, Micky Finn, Orb, Doll, Sleight of Hand."""

from __future__ import annotations

from typing import Annotated, Any, Final

from rlyeh_rules.gate import events
from rlyeh_rules.gate.after_actions import AfterDeed
from rlyeh_rules.gate.cards import Deed, Equipment, Mythos
from rlyeh_rules.gate.changes import with_player, with_turn
from rlyeh_rules.gate.contribute import contribute
from rlyeh_rules.gate.deeds import TurnDecision, begin_move, impossible, mark_begun, open_deeds
from rlyeh_rules.gate.investigate import investigate
from rlyeh_rules.gate.looking import look_at_deck
from rlyeh_rules.gate.piles import lacks_card
from rlyeh_rules.gate.pool import is_complete
from rlyeh_rules.gate.state import Action, Decision, State
from rlyeh_rules.kernel import OWNER, Play, Refusal, Seat, evolve, record, secret

from .uses import EquipmentAction, other_seats, refuse_other, spend

__all__ = [
    "AddCard",
    "AskPsalms",
    "StopAdding",
    "TurnEquipment",
    "UseDoll",
    "UseFinn",
    "UseMask",
    "UseOrb",
    "UsePsalms",
    "UseSleight",
]

SEEN_BY_ORB: Final = 3
"""GR-R55."""


class TurnEquipment(EquipmentAction):
    """Equipment that its owner uses before, or in place of, the action of a turn."""

    __slots__ = ()
    when = "on your own turn, before your action"
    rule = "GR-R55"

    def used(self, s: State, play: Play) -> State:
        """The move begins with it, so that the Pistol gives it back (GR-R47)."""
        return spend(mark_begun(begin_move(s)), self.seat, play)


# ------------------------------------------------------------------ before the action


@record
class UseMask(TurnEquipment):
    """Wear the Ritual Mask: in this turn your insanity does not count (GR-R55)."""

    says = "use mask"
    means = "{seat} wears the Ritual Mask: no insanity of theirs counts in this turn."
    equipment = Equipment.RITUAL_MASK

    @classmethod
    def options(cls, ask: TurnDecision, s: State, seat: Seat) -> tuple[UseMask, ...]:
        return (cls(seat),) if s.holder(Equipment.RITUAL_MASK) == seat and not s.turn.masked else ()

    def forbids(self, ask: TurnDecision, s: State) -> Refusal | None:
        """Once a turn is enough."""
        return Refusal("GR-R55", self.seat, "You wear the Ritual Mask already.") if s.turn.masked else None

    def take(self, ask: TurnDecision, s: State, play: Play) -> State:
        s = self.used(s, play)
        play.then(ask.again())
        return with_turn(s, evolve(s.turn, masked=True))


@record
class UseFinn(TurnEquipment):
    """Slip another player a Micky Finn: they take no action on their next turn (GR-R55).

    Attributes:
        target: whom.
    """

    target: Seat

    says = "micky finn {target}"
    means = "{seat} slips {target} a Micky Finn: no action on their next turn."
    equipment = Equipment.MICKY_FINN

    @classmethod
    def options(cls, ask: TurnDecision, s: State, seat: Seat) -> list[UseFinn]:
        if s.holder(Equipment.MICKY_FINN) != seat:
            return []
        return [cls(seat, other) for other in other_seats(s, seat) if not s.players[other].skips]

    def forbids(self, ask: TurnDecision, s: State) -> Refusal | None:
        refusal = refuse_other(s, self.seat, self.target, "GR-R55")
        if refusal is None and s.players[self.target].skips:
            return Refusal("GR-R55", self.seat, f"{s.seat_name(self.target)} loses the next turn already.")
        return refusal

    def take(self, ask: TurnDecision, s: State, play: Play) -> State:
        s = self.used(s, play)
        play.tell(events.PlayerDrugged(self.target))
        play.then(ask.again())
        return with_player(s, self.target, evolve(s.players[self.target], skips=True))


@record
class UseOrb(TurnEquipment):
    """Look into the Orb of the Dreamlands: see the top of the mythos deck, and discard one card of it (GR-R55)."""

    says = "use orb"
    means = "{seat} looks into the Orb of the Dreamlands: sees the top of the mythos deck, and may discard one card."
    equipment = Equipment.ORB_OF_THE_DREAMLANDS

    @classmethod
    def options(cls, ask: TurnDecision, s: State, seat: Seat) -> tuple[UseOrb, ...]:
        return (cls(seat),) if s.mythos.deck and s.holder(Equipment.ORB_OF_THE_DREAMLANDS) == seat else ()

    def forbids(self, ask: TurnDecision, s: State) -> Refusal | None:
        """There must be a card to see."""
        return None if s.mythos.deck else Refusal("GR-R55", self.seat, "There is no card in the mythos deck.")

    def take(self, ask: TurnDecision, s: State, play: Play) -> State:
        s = look_at_deck(self.used(s, play), self.seat, SEEN_BY_ORB, play)
        play.then(ask.again())
        return s


@record
class UseDoll(TurnEquipment):
    """Act through another player by the Voodoo Doll: with their hand, bound by your own insanity (GR-13.1.14).

    Attributes:
        target: through whom.
    """

    target: Seat

    says = "doll {target}"
    means = "{seat} acts through {target}, with that hand; what insanity it costs falls to {target}."
    equipment = Equipment.VOODOO_DOLL

    @classmethod
    def options(cls, ask: TurnDecision, s: State, seat: Seat) -> list[UseDoll]:
        if s.holder(Equipment.VOODOO_DOLL) != seat:
            return []
        return [action for other in other_seats(s, seat) if (action := cls(seat, other)).forbids(ask, s) is None]

    def forbids(self, ask: TurnDecision, s: State) -> Refusal | None:
        """Through one player only; an action, a named one above all, must stay open with that hand (GR-13.1.8)."""
        refusal = refuse_other(s, self.seat, self.target, "GR-R55")
        if refusal is not None:
            return refusal
        if s.turn.body != self.seat:
            return Refusal("GR-R55", self.seat, f"You act through {s.seat_name(s.turn.body)} already.")
        if not open_deeds(with_turn(s, evolve(s.turn, body=self.target)), self.seat):
            return Refusal("GR-R55", self.seat, f"You could do nothing through {s.seat_name(self.target)}.")
        return None

    def take(self, ask: TurnDecision, s: State, play: Play) -> State:
        s = self.used(s, play)
        play.tell(events.PlayerUsed(self.seat, self.target))
        play.then(ask.again())
        s = with_player(s, self.target, evolve(s.players[self.target], lent_to=(self.seat,)))
        return with_turn(s, evolve(s.turn, body=self.target))


# ------------------------------------------------------------------ in place of the action, or as one


@record
class UseSleight(TurnEquipment):
    """Use Sleight of Hand in place of an action: look at the pool, without insanity (GR-13.1.17)."""

    says = "use sleight"
    means = "{seat} uses Sleight of Hand: investigates in place of an action, and draws no insanity."
    equipment = Equipment.SLEIGHT_OF_HAND
    rule = "GR-13.1.17"

    @classmethod
    def options(cls, ask: TurnDecision, s: State, seat: Seat) -> tuple[UseSleight, ...]:
        if s.holder(Equipment.SLEIGHT_OF_HAND) != seat or cls(seat).forbids(ask, s):
            return ()
        return (cls(seat),)

    def forbids(self, ask: TurnDecision, s: State) -> Refusal | None:
        """It is no kind of action that the Pistol names, and there must be a pool (GR-R6)."""
        if s.turn.must is not None:
            must = s.text.name(s.turn.must)
            return Refusal("GR-13.1.8", self.seat, f"The Pistol is pointed at you: you must {must}.")
        return None if s.pool else Refusal("GR-R6", self.seat, "The pool is empty: there is nothing to look at.")

    def take(self, ask: TurnDecision, s: State, play: Play) -> State:
        """It is no Investigation, so that what insanity says of those does not count (GR-8.8)."""
        return investigate(self.used(s, play), self.seat, play, bound=False)


@record
class UsePsalms(TurnEquipment):
    """Contribute with the Tarsoid Psalms: as many cards of your hand as you like, one after the other (GR-R55)."""

    says = "use psalms"
    means = "{seat} contributes with the Tarsoid Psalms: any number of cards, up to the trigger card."
    equipment = Equipment.TARSOID_PSALMS

    @classmethod
    def options(cls, ask: TurnDecision, s: State, seat: Seat) -> tuple[UsePsalms, ...]:
        if s.holder(Equipment.TARSOID_PSALMS) != seat or cls(seat).forbids(ask, s):
            return ()
        return (cls(seat),)

    def forbids(self, ask: TurnDecision, s: State) -> Refusal | None:
        """They are a way to contribute; insanity that forbids it is overruled (GR-13.1.6)."""
        if s.turn.must not in {None, Deed.CONTRIBUTE}:
            must = s.text.name(str(s.turn.must))
            return Refusal("GR-13.1.8", self.seat, f"The Pistol is pointed at you: you must {must}.")
        return impossible(s, self.seat, s.turn.body, Deed.CONTRIBUTE)

    def take(self, ask: TurnDecision, s: State, play: Play) -> State:
        s = self.used(s, play)
        play.then(AskPsalms(self.seat, s.turn.body), AfterDeed(self.seat, Deed.CONTRIBUTE))
        return s


@record
class AddCard(Action):
    """Lay one more card into the pool by the Tarsoid Psalms (GR-13.1.10).

    Attributes:
        card: which one.
    """

    card: Annotated[Mythos, secret(to=OWNER)]

    says = "add {card}"
    means = "{seat} lays {card} into the pool."

    @classmethod
    def options(cls, ask: AskPsalms, s: State, seat: Seat) -> list[AddCard]:
        return [cls(seat, card) for card in dict.fromkeys(s.players[ask.body].hand)]

    def refuse(self, ask: AskPsalms, s: State) -> Refusal | None:
        return lacks_card(s, self.seat, ask.body, self.card, "GR-6.1.1")

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """Not in this game; or after the trigger card, when there is no more (GR-13.1.10)."""
        if not s.setup.options.equipment:
            return Refusal("GR-13.0.1", self.seat, "This game is played without Equipment.")
        return Refusal("GR-13.1.10", self.seat, "Cards are added by the Tarsoid Psalms only, up to the trigger card.")

    def take(self, ask: AskPsalms, s: State, play: Play) -> State:
        """The trigger card ends it: whatever is left of it is lost (GR-R12)."""
        s = contribute(s, self.seat, self.card, play)
        if not is_complete(s) and s.players[ask.body].hand:
            play.then(evolve(ask, laid=ask.laid + 1))
        return s


@record
class StopAdding(Action):
    """Add no more cards (GR-R55)."""

    says = "stop"
    means = "{seat} adds no more cards."

    def refuse(self, ask: AskPsalms, s: State) -> Refusal | None:
        """One card at least is contributed (GR-6.1.1)."""
        return None if ask.laid else Refusal("GR-6.1.1", self.seat, "You contribute one card at least.")

    def take(self, ask: AskPsalms, s: State, play: Play) -> State:
        return s


@record
class AskPsalms(Decision):
    """A player contributes with the Tarsoid Psalms (GR-R55).

    Attributes:
        seat: who.
        body: whose hand is used.
        laid: how many cards have been laid.
    """

    seat: Seat
    body: Seat
    laid: int = 0

    rule = "GR-R55"
    prompt = "Which card do you add to the pool?"
    allows = (StopAdding, AddCard)
