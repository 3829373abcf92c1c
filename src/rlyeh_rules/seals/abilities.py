"""Completed Artifact Abilities: the windows in which they are used, what completes, spends and limits them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from rlyeh_rules.kernel import Play, Refusal, Seat, counted, evolve

from . import events
from .cards import BOTH_HALVES, POTION, Card, Thing
from .changes import alter, hand_of, place_of, prune_spent, put, turned_down, turned_up
from .state import Action, Decision, Position, State

__all__ = [
    "Ability",
    "Window",
    "down_targets",
    "halves_of",
    "refuse_down_target",
    "refuse_half",
    "turn_down",
    "turn_down_card",
    "turn_up",
    "up_targets",
]


class Window(Decision):
    """A moment at which the active player may use abilities before going on (SC-R18).

    Attributes:
        first: the kinds of action that the moment is for.
        abilities: the kinds that use an ability, by its name.
        characters: the kinds that use an ID card.
    """

    __slots__ = ()
    first: ClassVar[tuple[type[Action], ...]]
    abilities: ClassVar[Mapping[Thing, type[Ability]]]
    characters: ClassVar[tuple[type[Action], ...]] = ()

    @property
    def in_parts(self) -> bool:
        """Whether the player has begun a choice made in parts, which must be finished first."""
        return False

    @property
    def place_freely(self) -> bool:
        """Whether Shub-Niggurath no longer stands between the player and the placing of a card (SC-R35)."""
        return False

    def options(self, s: State, seat: Seat) -> list[Any]:
        """What the moment is for, then the abilities that are ready, then those of an ID card not yet used."""
        found: list[Any] = []
        for kind in self.first:
            found += kind.options(self, s, seat)
        found += self.besides(s, seat)
        return found

    def besides(self, s: State, seat: Seat) -> list[Any]:
        """The abilities that are ready, and those of an ID card not yet used."""
        found: list[Any] = []
        player = s.players[seat]
        if player.area and seat == s.turn.active:
            for thing in s.ready(seat):
                ability = self.abilities.get(thing)
                if ability is not None:
                    found += ability.options(self, s, seat)
        if player.identity.id is not None:
            found += self.id_abilities(s, seat)
        return found

    def id_abilities(self, s: State, seat: Seat) -> list[Any]:
        """The abilities of an ID card not yet used."""
        if s.players[seat].identity.used:
            return []
        return [use for kind in self.characters for use in kind.options(self, s, seat)]

    def is_open(self, s: State) -> bool:
        """Open to automation as long as nothing depends on a hand or on a secret ID card."""
        identity = s.players[self.seat].identity
        known = identity.id is None or identity.used or s.setup.options.hidden_ids is False
        return known and not (self.seat == s.turn.active and s.ready(self.seat))


class Ability(Action):
    """The use of an ability by the active player (SC-6.4). What is the same for all stands here.

    Attributes:
        thing: whose ability it is.
        circles: whether what it does can be undone by others, so that the limit on circles applies (SC-R21).
        rule_of_turn: the rule by which only the active player may use it.
        rule_of_halves: the rule by which both halves are needed.
        rule_of_facing: the rule by which both must lie face up.
    """

    __slots__ = ()
    thing: ClassVar[Thing]
    circles: ClassVar[bool] = False
    rule_of_turn: ClassVar[str] = "SC-6.4"
    rule_of_halves: ClassVar[str] = "SC-6.1"
    rule_of_facing: ClassVar[str] = "SC-6.2"

    @classmethod
    def options(cls, ask: Any, s: State, seat: Seat) -> Sequence[Ability]:
        """Every use that does not bring an earlier position back."""
        uses = cls.uses(s, seat)
        if cls.circles and s.turn.earlier:
            return [use for use in uses if not repeats(s, use)]
        return uses

    @classmethod
    def uses(cls, s: State, seat: Seat) -> list[Any]:
        """Every use, given that the ability is ready."""
        raise NotImplementedError

    def refuse(self, ask: Any, s: State) -> Refusal | None:
        """Only the active player, with the pair complete and not spent, and no circles."""
        seat, name = self.seat, s.text.name(self.thing)
        if seat != s.turn.active:
            return self.not_active()
        if ask.in_parts:
            return Refusal("SC-6.6", seat, "You have pushed a card forward: complete your bid first.")
        if self.thing is not POTION:
            if not s.complete(seat, self.thing):
                return self.not_complete(s)
            if self.thing in s.players[seat].spent:
                return Refusal("SC-6.10", seat, f"{name} has been used already in this turn.")
        refusal = self.forbids(s)
        if refusal is None and self.circles and s.turn.earlier and repeats(s, self):
            return Refusal("SC-R21", seat, "That would bring back a position that has stood before in this window.")
        return refusal

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """Only in their own turn, and there not while the opponent chooses an answer."""
        if self.seat != s.turn.active:
            return self.not_active()
        if isinstance(ask, Window):
            return Refusal("SC-R18", self.seat, "No ability can be used while your opponent chooses an answer.")
        return None

    def not_active(self) -> Refusal:
        """The refusal to a player whose turn it is not."""
        return Refusal(self.rule_of_turn, self.seat, "Only the active player may use abilities.")

    def not_complete(self, s: State) -> Refusal:
        """The refusal for a pair that is not complete: what is amiss with its halves."""
        seat, name, ability = self.seat, s.text.name(self.thing), s.setup.content.ability
        halves = [lying for lying in s.players[seat].area if ability.get(lying.card) is self.thing]
        if len(halves) < BOTH_HALVES:
            message = f"You do not control both halves of {name} face up in front of you."
            return Refusal(self.rule_of_halves, seat, message)
        if all(lying.up for lying in halves):
            return Refusal("SC-R11", seat, f"A half of {name} is locked in your bid.")
        return Refusal(self.rule_of_facing, seat, f"{name} is broken: a half of it lies face down.")

    def forbids(self, s: State) -> Refusal | None:
        """What stands against this use, given that the ability is ready."""
        return None

    def take(self, ask: Any, s: State, play: Play) -> State:
        """Use it, remember how the table stood, and come back to the same window."""
        before = position(s, self.seat)
        play.tell(events.AbilityUsed(self.seat, self.thing))
        s = self.used(s, play)
        earlier = (*s.turn.earlier, before) if self.circles else ()
        s = evolve(s, turn=evolve(s.turn, earlier=earlier))
        play.then(ask)
        return s

    def used(self, s: State, play: Play) -> State:
        """Carry it out and set the spent mark, which a pair that has broken itself loses at once (SC-R19)."""
        s = self.work(s, play)
        if self.thing is not POTION:
            s = alter(s, self.seat, spent=(*s.players[self.seat].spent, self.thing))
        return prune_spent(s)

    def work(self, s: State, play: Play) -> State:
        """What the ability itself does."""
        raise NotImplementedError


# ------------------------------------------------------------------ circles


def position(s: State, seat: Seat) -> Position:
    """How the table stands, as far as the abilities of `seat` can bring it back (SC-R21)."""
    me = s.players[seat]
    return Position(
        seat,
        cards=(*(lying.card for lying in me.area), *hand_of(*me.hand)),
        up=tuple(lying.up for lying in me.area),
        theirs=tuple(lying.up for lying in s.players[s.opponent(seat)].area),
        spent=me.spent,
    )


def repeats(s: State, use: Ability) -> bool:
    """Whether a use would bring back a position that has stood in this window before."""
    return position(use.used(s, Play([])), use.seat) in s.turn.earlier


# ------------------------------------------------------------------ halves and targets


def halves_of(s: State, seat: Seat, thing: Thing) -> list[Card]:
    """The halves of `thing` that lie face up in front of `seat`."""
    ability = s.setup.content.ability
    return [
        lying.card for lying in s.players[seat].area if lying.up and ability[lying.card] is thing and s.in_front(lying)
    ]


def refuse_half(s: State, seat: Seat, half: Card, thing: Thing, rule: str) -> Refusal | None:
    """Why `half` cannot be the half of `thing` that is turned face down."""
    if half in halves_of(s, seat, thing):
        return None
    return Refusal(rule, seat, f"{s.text.name(half)} is no half of {s.text.name(thing)} that lies face up before you.")


def up_targets(s: State, seats: Iterable[Seat]) -> list[Card]:
    """The face-up cards in front of `seats` that abilities can reach (SC-R22)."""
    return [lying.card for seat in seats for lying in s.players[seat].area if lying.up and s.in_front(lying)]


def down_targets(s: State, seat: Seat) -> list[int]:
    """The places of the face-down cards in front of `seat`."""
    return [at for at, lying in enumerate(s.players[seat].area) if not lying.up]


def refuse_down_target(s: State, seat: Seat, owner: Seat, at: int, rule: str) -> Refusal | None:
    """Why no face-down card can be meant by a place in front of `owner`."""
    area = s.players[owner].area
    if not 0 <= at < len(area):
        cards = counted(len(area), "card")
        return Refusal(rule, seat, f"{s.seat_name(owner)} has {cards} in front, in places counted from 0.")
    if area[at].up:
        return Refusal(rule, seat, f"The card in place {at} of {s.seat_name(owner)} lies face up.")
    return None


def turn_down(s: State, owner: Seat, at: int, play: Play) -> State:
    """Turn the card in one place face down."""
    lying = s.players[owner].area[at]
    play.tell(events.CardTurnedDown(owner, at, lying.card))
    return put(s, owner, at, turned_down(s, owner, lying))


def turn_down_card(s: State, card: Card, play: Play) -> State:
    """Turn a face-up card face down, whoever controls it."""
    for owner in s.seats:
        at = place_of(s, owner, card)
        if at is not None:
            return turn_down(s, owner, at, play)
    return s


def turn_up(s: State, owner: Seat, at: int, play: Play) -> State:
    """Turn the card in one place face up."""
    lying = s.players[owner].area[at]
    play.tell(events.CardTurnedUp(owner, at, lying.card))
    return put(s, owner, at, turned_up(lying))
