"""Character ID Cards: choosing them in secret, and what the seven described ones do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

from rlyeh_rules.kernel import OWNER, Play, Refusal, Seat, evolve, record, secret

from . import events
from .abilities import down_targets, refuse_down_target
from .auction import Bidding, withdrawn
from .cards import IdCard, Power
from .changes import alter, hand_of
from .state import ANNOUNCED, Action, Decision, Identity, Lying, State, Step

__all__ = [
    "AskIds",
    "Banish",
    "BanishCentre",
    "ChooseId",
    "ForceUp",
    "ShowIds",
    "SwapHands",
]

FORCES_UP: Final = (Power.ABIE_JONES, Power.THE_GOLDEN_DAWN)
MORETTI: Final = Power.GABRIEL_MORETTI
HERALD: Final = Power.HERALD_OF_ARRIVAL
ENFORCER: Final = Power.ENFORCER_OF_TRUTH

# ------------------------------------------------------------------ choosing


@record
class ChooseId(Action):
    """Choose an ID card of their own faction, in secret; it may be changed until both have chosen (SC-10.1, SC-10.2).

    Attributes:
        id: the ID card.
    """

    id: Annotated[IdCard, secret(to=OWNER)]

    says = "id {id}"
    means = "{seat} chooses {id}."

    @classmethod
    def options(cls, ask: AskIds, s: State, seat: Seat) -> list[ChooseId]:
        """Each ID card of the faction but the one that is chosen."""
        identity = s.players[seat].identity
        return [cls(seat, card) for card in s.setup.content.ids_of(identity.faction) if card != identity.id]

    def refuse(self, ask: AskIds, s: State) -> Refusal | None:
        """It must be a card of their own faction, and another than is chosen."""
        identity = s.players[self.seat].identity
        if self.id not in s.setup.content.ids_of(identity.faction):
            return Refusal("SC-10.1", self.seat, f"{s.text.name(self.id)} is no ID card of the {identity.faction}s.")
        if self.id == identity.id:
            return Refusal("SC-10.2", self.seat, "That is the card that you have chosen.")
        return None

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """After the Elder God has been chosen, and before the first turn."""
        if not s.setup.options.id_cards:
            return Refusal("SC-1.7", self.seat, "This game is played without ID cards.")
        if s.turn.number:
            return Refusal("SC-10.1", self.seat, "Each player has chosen one ID card, for the whole game.")
        return Refusal("SC-10.3", self.seat, "ID cards are chosen after the Elder God.")

    def take(self, ask: AskIds, s: State, play: Play) -> State:
        """The choice lies face down until both have chosen."""
        play.tell(events.IdCardChosen(self.seat, self.id))
        left = tuple(seat for seat in ask.left if seat != self.seat)
        if left:
            play.then(evolve(ask, left=left))
        identity = evolve(s.players[self.seat].identity, id=self.id)
        return alter(s, self.seat, identity=identity)


@record
class AskIds(Decision):
    """Both players choose their ID cards at once, after the Elder God (SC-10.3).

    Attributes:
        left: the seats that have not chosen.
    """

    left: tuple[Seat, ...]

    rule = "SC-10.1"
    prompt = "Choose your ID card; your opponent does not see it."
    allows = (ChooseId,)

    @property
    def waits(self) -> tuple[Seat, ...]:
        """Who has not chosen yet."""
        return self.left

    def may(self, seat: Seat) -> bool:
        """Anybody: who has chosen may change it while the other still chooses."""
        return True


@record
class ShowIds(Step):
    """Both ID cards are revealed together; with hidden IDs only those that must be announced (SC-R34)."""

    def run(self, s: State, play: Play) -> State:
        """Turn them face up."""
        for seat in s.seats:
            if not s.setup.options.hidden_ids or s.power(seat) in ANNOUNCED:
                s = show_id(s, seat, play)
        return s


def show_id(s: State, seat: Seat, play: Play) -> State:
    """Show the ID card of `seat` to all, if it is not shown already."""
    identity = s.players[seat].identity
    if identity.shown or identity.id is None:
        return s
    play.tell(events.IdCardShown(seat, identity.id))
    return alter(s, seat, identity=evolve(identity, shown=True))


# ------------------------------------------------------------------ using one


class IdAbility(Action):
    """The use of an ID card, once in a game (SC-10.4). What is the same for all stands here.

    Attributes:
        powers: the powers that allow it.
        rule: the rule of the power.
    """

    __slots__ = ()
    powers: tuple[Power, ...]
    rule: str

    @classmethod
    def options(cls, ask: Any, s: State, seat: Seat) -> Sequence[IdAbility]:
        """Every use that nothing refuses."""
        if s.power(seat) not in cls.powers:
            return ()
        return [use for use in cls.uses(s, seat) if use.refuse(ask, s) is None]

    @classmethod
    def uses(cls, s: State, seat: Seat) -> list[Any]:
        """Every use to be considered."""
        return [cls(seat)]

    def refuse(self, ask: Any, s: State) -> Refusal | None:
        """Only with that card, unused, and not with a bid half made."""
        refusal = self.without_card(s)
        if refusal is None and ask.in_parts:
            refusal = Refusal("SC-R37", self.seat, "You have pushed a card forward: complete your bid first.")
        return refusal or self.forbids(s)

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """Each ID card has its moment."""
        return self.without_card(s) or self.wrong_moment(s)

    def without_card(self, s: State) -> Refusal | None:
        """Refuse it to a player who has no such card, or has used it."""
        seat, identity = self.seat, s.players[self.seat].identity
        if identity.id is None:
            return Refusal("SC-1.7", seat, "You have no ID card.")
        if s.power(seat) not in self.powers:
            names = " or ".join(s.text.name(power) for power in self.powers)
            return Refusal(self.rule, seat, f"Only {names} can do that.")
        if identity.used:
            return Refusal("SC-10.4", seat, "This ID card has been used.")
        return None

    def forbids(self, s: State) -> Refusal | None:
        """What stands against it, given the card."""
        return None

    def wrong_moment(self, s: State) -> Refusal:
        """The refusal at any other time (SC-R37)."""
        return Refusal("SC-R37", self.seat, "That can be done in your own turn only, when you may use abilities.")

    def use(self, s: State, play: Play) -> State:
        """Show the card and turn it face down: it is no longer available (SC-10.5)."""
        s = show_id(s, self.seat, play)
        identity: Identity = s.players[self.seat].identity
        if identity.id is not None:
            play.tell(events.IdCardUsed(self.seat, identity.id))
        s = alter(s, self.seat, identity=evolve(identity, used=True))
        return evolve(s, turn=evolve(s.turn, earlier=()))  # a used ID never comes back: no earlier position can either


@record
class ForceUp(IdAbility):
    """Abie Jones and The Golden Dawn: the opponent's card in the auction is turned face up (SC-10.6, SC-10.12)."""

    says = "force up"
    means = "{seat} forces the opponent to turn the card in the centre face up."
    powers = FORCES_UP
    rule = "SC-R37"

    def forbids(self, s: State) -> Refusal | None:
        """Only in the opponent's turn, when it is their own turn to answer, while the card lies face down."""
        if self.seat != s.turn.active and s.auction is not None and not s.auction.centre.up:
            return None
        return self.wrong_moment(s)

    def wrong_moment(self, s: State) -> Refusal:
        """Each of the two cards has its own rule."""
        rule = "SC-10.6" if s.power(self.seat) is Power.ABIE_JONES else "SC-10.12"
        message = "That can be done only when you must answer a bid for a face-down card of your opponent."
        return Refusal(rule, self.seat, message)

    def take(self, ask: Any, s: State, play: Play) -> State:
        """The bids stand, and the answer is still due."""
        s = self.use(s, play)
        auction = s.auction
        play.then(ask)
        if auction is None:
            return s
        centre = auction.centre
        play.tell(events.CentreTurnedUp(s.turn.active, centre.card))
        return evolve(s, auction=evolve(auction, centre=Lying(centre.card, up=True)))


@record
class Banish(IdAbility):
    """Gabriel Moretti: a face-down card of either player is removed from the game (SC-10.7).

    Attributes:
        owner: in front of whom it lies.
        at: its place, counted from 0.
    """

    owner: Seat
    at: int

    says = "banish {owner}.{at}"
    means = "{seat} banishes the face-down card in place {at} of {owner}."
    powers = (MORETTI,)
    rule = "SC-10.7"

    @classmethod
    def uses(cls, s: State, seat: Seat) -> list[Banish]:
        """Each face-down card on the table (SC-R40)."""
        return [cls(seat, owner, at) for owner in s.seats for at in down_targets(s, owner)]

    def forbids(self, s: State) -> Refusal | None:
        """Only in their own turn, and only a face-down card in front of a player."""
        if not 0 <= self.owner < len(s.players):
            return Refusal("SC-10.7", self.seat, f"There is no player {self.owner}.")
        if self.seat != s.turn.active:
            return self.wrong_moment(s)
        return refuse_down_target(s, self.seat, self.owner, self.at, "SC-10.7")

    def take(self, ask: Any, s: State, play: Play) -> State:
        """The card goes to the box, unseen by who did not know it (SC-R40)."""
        s = self.use(s, play)
        area = s.players[self.owner].area
        gone = area[self.at]
        play.tell(events.CardBanished(self.owner, self.at, gone.card, gone.up, gone.seen_by))
        play.then(ask)
        s = evolve(s, box=(*s.box, gone))
        return alter(s, self.owner, area=(*area[: self.at], *area[self.at + 1 :]))


@record
class BanishCentre(IdAbility):
    """Gabriel Moretti, with the option: banish their own card in the centre; the auction is called off (SC-R40)."""

    says = "banish centre"
    means = "{seat} banishes the card in the centre."
    powers = (MORETTI,)
    rule = "SC-10.7"

    def forbids(self, s: State) -> Refusal | None:
        """Only with the option, in their own turn, and while the card lies face down."""
        if self.seat != s.turn.active or not s.setup.options.banish_centre:
            return self.wrong_moment(s)
        if s.auction is not None and s.auction.centre.up:
            return Refusal("SC-10.7", self.seat, "The card in the centre lies face up.")
        return None

    def wrong_moment(self, s: State) -> Refusal:
        """Without the option there is no moment for it (SC-R40)."""
        if s.setup.options.banish_centre:
            return Refusal("SC-R40", self.seat, "Only a card of your own that lies in the centre can be banished.")
        return Refusal("SC-10.7", self.seat, "The card in the centre cannot be banished.")

    def take(self, ask: Any, s: State, play: Play) -> State:
        """Both bids return, and the turn goes on with its end (SC-R40)."""
        s = self.use(s, play)
        auction = s.auction
        if auction is None:
            return s
        play.tell(events.CardBanished(self.seat, None, auction.centre.card, auction.centre.up, auction.centre.seen_by))
        play.tell(events.AuctionCalledOff(self.seat))
        if play.agenda and isinstance(play.agenda[-1], Bidding):
            play.drop(Bidding)  # the opponent's answer, if the opening bid had not been set
        for seat in s.seats:
            player = s.players[seat]
            back = player.markers.plus(auction.staked[seat])
            s = alter(s, seat, markers=back, area=withdrawn(player.area))
        return evolve(s, auction=None, box=(*s.box, auction.centre))


@record
class SwapHands(IdAbility):
    """Enforcer of Truth: swap whole hands at the end of their own turn (SC-10.13)."""

    says = "swap hands"
    means = "{seat} swaps hands with the opponent."
    powers = (ENFORCER,)
    rule = "SC-10.13"

    def wrong_moment(self, s: State) -> Refusal:
        """That it is the END window, the window sees to."""
        return Refusal("SC-10.13", self.seat, "Hands are swapped at the end of your own turn only.")

    def take(self, ask: Any, s: State, play: Play) -> State:
        """Each player sees their new hand."""
        s = self.use(s, play)
        other = s.opponent(self.seat)
        mine, theirs = s.players[self.seat].hand, s.players[other].hand
        play.tell(events.HandsSwapped(self.seat))
        play.tell(events.HandReceived(self.seat, theirs))
        play.tell(events.HandReceived(other, mine))
        play.then(ask)
        return alter(alter(s, self.seat, hand=hand_of(*theirs)), other, hand=hand_of(*mine))
