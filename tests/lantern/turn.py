"""Chapters 3 and 8: a turn, its one action, and the card that takes it back."""

from __future__ import annotations

import enum
from typing import Annotated, ClassVar

from rlyeh_rules.kernel import OWNER, BySeat, Outcome, Play, Refusal, RulesDefect, Seat, evolve, named, record, secret

from . import events
from .auction import Auction
from .cards import Row, away, print_of
from .pool import LEAST_TO_INVESTIGATE, AskToss, investigate, lacks, lay
from .state import (
    ACCUSATIONS_FROM,
    CULT,
    FOG,
    REWIND,
    Action,
    Card,
    Decision,
    State,
    Step,
    change,
    kinds,
    seats_of,
    without,
)
from .vote import AskVotes

INCOME = 2  # LN-3.1


class Verb(enum.StrEnum):
    """The kinds of action that a rewind may name."""

    PLAY = "play"
    CONTRIBUTE = "contribute"
    RESEARCH = "research"
    INVESTIGATE = "investigate"
    ACCUSE = "accuse"


@record
class TurnStarts(Step):
    """Income; the fog of a seat lifts; then auction, action, next seat (LN-3.1, LN-3.2)."""

    seat: Seat

    def run(self, s: State, play: Play) -> State:
        me = s.players[self.seat]
        play.tell(events.Gained(self.seat, INCOME))
        s = evolve(change(s, self.seat, coins=me.coins + INCOME), mover=self.seat)
        fog = tuple(card for card in me.front if card == FOG)
        if fog:
            play.tell(events.FogLifted(self.seat, fog))
            s = change(away(s, *fog), self.seat, front=tuple(card for card in me.front if card != FOG))
        play.then(Auction(self.seat), AskAct(self.seat), TurnEnds(self.seat))
        return s


@record
class TurnEnds(Step):
    """Play passes to the left; the lamp burns out after so many rounds (LN-9.4)."""

    seat: Seat

    def run(self, s: State, play: Play) -> State:
        after = s.players.left_of(self.seat)
        if after == s.table.first:
            s = evolve(s, round=s.round + 1)
            if s.round == s.setup.options.rounds:
                play.end(s, Outcome(seats_of(s, CULT), "the lamp is out", "LN-9.4"))
        play.then(TurnStarts(after))
        return s


class TurnAction(Action):
    """One of the actions of a turn. What is the same for all: the rewind, and the way back."""

    __slots__ = ()
    verb: ClassVar[Verb]

    def refuse(self, ask: AskAct, s: State) -> Refusal | None:
        if ask.must and self.verb is not ask.must:
            return Refusal("LN-8.2", self.seat, f"You were rewound and must {ask.must}.")
        return self.forbids(s)

    def forbids(self, s: State) -> Refusal | None:
        """Why it may not be taken, if no rewind says otherwise."""
        return None

    def take(self, ask: AskAct, s: State, play: Play) -> State:
        return self.act(evolve(s, undo=evolve(s, undo=None)), play)

    def act(self, s: State, play: Play) -> State:
        """Do it."""
        raise NotImplementedError


@record
class PlayCard(TurnAction):
    """Pay for a card and resolve it (LN-3.3)."""

    card: Annotated[Card, named]
    says = "play {card}"
    means = "{seat} plays {card}."
    verb = Verb.PLAY

    @classmethod
    def options(cls, ask: AskAct, s: State, seat: Seat) -> list[PlayCard]:
        if ask.must and ask.must is not Verb.PLAY:
            return []
        me = s.players[seat]
        prints = [print_of(s, card) for card in kinds(me.hand)]
        return [cls(seat, card.id) for card in prints if card.playable and s.cost(seat, card.cost) <= me.coins]

    def forbids(self, s: State) -> Refusal | None:
        me = s.players[self.seat]
        card = print_of(s, self.card)
        if not card.playable:
            name = s.text.name(self.card)
            return Refusal("LN-3.6", self.seat, f"{name} is not played in a turn of one's own.")
        cost = s.cost(self.seat, card.cost)
        if cost > me.coins:
            name = s.text.name(self.card)
            return Refusal("LN-3.4", self.seat, f"{name} costs you {cost} now, and you have {me.coins}.")
        return lacks(s, self.seat, self.card, "LN-3.3")

    def act(self, s: State, play: Play) -> State:
        me = s.players[self.seat]
        card = print_of(s, self.card)
        cost = s.cost(self.seat, card.cost)
        play.tell(events.Played(self.seat, self.card, cost))
        s = change(s, self.seat, coins=me.coins - cost, hand=without(me.hand, self.card))
        if card.stays:
            return change(s, self.seat, front=(*me.front, self.card))
        play.then(Row(self.seat, self.card, site=s.table.site))
        return s


@record
class Contribute(TurnAction):
    """Lay a card face down into the pool (LN-4.1)."""

    card: Annotated[Card, secret(to=OWNER)]
    says = "contribute {card}"
    means = "{seat} lays {card} into the pool."
    verb = Verb.CONTRIBUTE

    @classmethod
    def options(cls, ask: AskAct, s: State, seat: Seat) -> list[Contribute]:
        if ask.must and ask.must is not Verb.CONTRIBUTE:
            return []
        return [cls(seat, card) for card in kinds(s.players[seat].hand)]

    def forbids(self, s: State) -> Refusal | None:
        return lacks(s, self.seat, self.card, "LN-4.1")

    def act(self, s: State, play: Play) -> State:
        play.tell(events.Contributed(self.seat, self.card))
        s = change(s, self.seat, hand=without(s.players[self.seat].hand, self.card))
        return lay(s, self.seat, self.card, play)


@record
class Research(TurnAction):
    """Take a coin, discard any number of cards and draw up to three (LN-4.8)."""

    says = "research"
    means = "{seat} researches."
    verb = Verb.RESEARCH

    def act(self, s: State, play: Play) -> State:
        play.tell(events.Gained(self.seat, 1))
        play.then(AskToss(self.seat))
        return change(s, self.seat, coins=s.players[self.seat].coins + 1)


@record
class Investigate(TurnAction):
    """Look at all but one of the pool (LN-4.6)."""

    says = "investigate"
    means = "{seat} investigates the pool."
    verb = Verb.INVESTIGATE

    def forbids(self, s: State) -> Refusal | None:
        size = len(s.table.pool)
        if size >= LEAST_TO_INVESTIGATE:
            return None
        return Refusal("LN-4.6", self.seat, f"The pool has {size} cards; {LEAST_TO_INVESTIGATE} are needed.")

    def act(self, s: State, play: Play) -> State:
        return investigate(s, self.seat, play)


@record
class Accuse(TurnAction):
    """Name a seat as one of the cult, from the fifth round on (LN-7.1)."""

    target: Seat
    says = "accuse {target}"
    means = "{seat} accuses {target}."
    verb = Verb.ACCUSE

    @classmethod
    def options(cls, ask: AskAct, s: State, seat: Seat) -> list[Accuse]:
        if s.round < ACCUSATIONS_FROM or (ask.must and ask.must is not Verb.ACCUSE):
            return []
        return [cls(seat, other) for other, player in s.players.others(seat) if not player.revealed]

    def forbids(self, s: State) -> Refusal | None:
        if s.round < ACCUSATIONS_FROM:
            return Refusal("LN-7.1", self.seat, "There are no accusations before the fifth round.")
        if not 0 <= self.target < len(s.players) or self.target == self.seat:
            return Refusal("LN-7.1", self.seat, "Name another seat.")
        if s.players[self.target].revealed:
            return Refusal("LN-7.1", self.seat, "What that seat is, everybody knows.")
        return None

    def act(self, s: State, play: Play) -> State:
        play.tell(events.Accused(self.seat, self.target))
        play.then(AskVotes(self.seat, self.target, BySeat.of(len(s.players), lambda _: None)))
        return s


@record
class AskAct(Decision):
    """The one action of a turn; `must` names the kind after a rewind (LN-8.2)."""

    seat: Seat
    must: Verb | None = None

    rule = "LN-3.1"
    prompt = "Take your action."
    allows = (PlayCard, Contribute, Research, Investigate, Accuse)


# ------------------------------------------------------------------ out of turn


@record
class Rewind(Action):
    """Take the move of another seat back, and name the kind of action it takes instead (LN-8.1)."""

    verb: Verb
    says = "rewind, {verb}"
    means = "{seat} takes the last move back; it must be to {verb}."

    @classmethod
    def options(cls, ask: Decision, s: State, seat: Seat) -> list[Rewind]:
        before = s.undo
        if before is None or not _held(s, before, seat) or seat == before.mover:
            return []
        return [cls(seat, verb) for verb in _possible(before)]

    def refuse(self, ask: Decision, s: State) -> Refusal | None:
        before = s.undo
        if before is None:
            return Refusal("LN-8.3", self.seat, "There is no move that could be taken back.")
        if not _held(s, before, self.seat):
            return Refusal("LN-8.1", self.seat, "You hold no rewind, or did not as the move began.")
        if self.seat == before.mover:
            return Refusal("LN-8.1", self.seat, "Your own move stands.")
        if self.verb not in _possible(before):
            return Refusal("LN-8.2", self.seat, f"{s.seat_name(before.mover)} could not {self.verb}.")
        return None

    def take(self, ask: Decision, s: State, play: Play) -> State:
        before = s.undo
        if before is None:
            raise RulesDefect("a rewind with nothing to go back to")
        play.tell(events.Rewound(self.seat, before.mover, self.verb))
        play.back_to((*before.agenda[:-1], AskAct(before.mover, must=self.verb)))
        s = change(before, self.seat, hand=without(before.players[self.seat].hand, REWIND))
        return away(s, REWIND)


def _held(s: State, before: State, seat: Seat) -> bool:
    """Whether a rewind is in the hand now, and was as the move began: the hand goes back with everything else."""
    return REWIND in s.players[seat].hand and REWIND in before.players[seat].hand


def _possible(before: State) -> tuple[Verb, ...]:
    """The kinds of action that are possible to all appearances: what the hand allows is not asked."""
    verbs = [Verb.RESEARCH]
    if before.players[before.mover].hand:
        verbs.append(Verb.CONTRIBUTE)
    if len(before.table.pool) >= LEAST_TO_INVESTIGATE:
        verbs.append(Verb.INVESTIGATE)
    return tuple(verbs)
