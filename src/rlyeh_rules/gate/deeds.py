"""Player Actions: what is the same for every action of a turn, and which kinds of action are open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, ClassVar, Final

from rlyeh_rules.kernel import Play, Refusal, Seat, changer, evolve

from .after_actions import AfterDeed
from .cards import Deed, Equipment
from .changes import with_turn
from .insanity import DrawInsanity, forbidden_deeds, forbids, in_force
from .piles import HAND
from .state import Action, Decision, State, Step, once

__all__ = [
    "ACCUSATIONS_FROM",
    "DEEDS_OF_CULTISTS",
    "DEEDS_OF_PLAYERS",
    "TurnAction",
    "TurnDecision",
    "accusable",
    "begin_move",
    "can_act",
    "deeds_of",
    "impossible",
    "mark_begun",
    "open_deeds",
    "refuse_deed",
    "refuse_untimely",
]

DEEDS_OF_PLAYERS: Final = (Deed.CONTRIBUTE, Deed.RESEARCH, Deed.GAMBLE, Deed.INVESTIGATE, Deed.ACCUSE)
"""GR-6.0.2."""
DEEDS_OF_CULTISTS: Final = (Deed.CONTRIBUTE, Deed.PLOT, Deed.ATTACK)
"""GR-12.4."""
ACCUSATIONS_FROM: Final = 6
"""The hour from which there are accusations (GR-6.5.1)."""

_CONTRIBUTE, _RESEARCH, _GAMBLE, _INVESTIGATE = Deed.CONTRIBUTE, Deed.RESEARCH, Deed.GAMBLE, Deed.INVESTIGATE
_ACCUSE, _PLOT, _ATTACK = Deed.ACCUSE, Deed.PLOT, Deed.ATTACK

# ------------------------------------------------------------------ which are open


def deeds_of(s: State, seat: Seat) -> Sequence[Deed]:
    """The kinds of action of a player, of a discovered Cultist or not."""
    return DEEDS_OF_CULTISTS if s.players[seat].is_discovered else DEEDS_OF_PLAYERS


def open_deeds(s: State, seat: Seat) -> list[Deed]:
    """The kinds of action that are open to the player whose turn it is: those that `refuse_deed` does not refuse, fast.

    It is asked for in every turn, so it does not make refusals only to throw them away.
    """
    body = s.turn.body
    hand = s.players[body].hand
    found: list[Deed] = [_CONTRIBUTE] if hand else []
    if s.players[seat].is_discovered:
        if len(hand) < HAND and (s.mythos.deck or s.mythos.discard):
            found.append(_PLOT)
        if any(player.hand for _, player in s.players.others(seat)):
            found.append(_ATTACK)
    else:
        found.append(_RESEARCH)
        if s.mythos.deck or s.mythos.discard:
            found.append(_GAMBLE)
        if s.pool:
            found.append(_INVESTIGATE)
        if s.hour >= ACCUSATIONS_FROM and accusable(s, seat):
            found.append(_ACCUSE)
    must = s.turn.must
    if must is not None:
        return [must] if must in found else []
    forbidden = forbidden_deeds(s, seat)
    return [deed for deed in found if deed not in forbidden] if forbidden else found


def can_act(s: State, seat: Seat) -> bool:
    """Whether any kind of action is open; a player who is free to choose can always research."""
    if s.turn.must is None and not s.players[seat].is_discovered and _RESEARCH not in forbidden_deeds(s, seat):
        return True
    return bool(open_deeds(s, seat))


def refuse_deed(s: State, seat: Seat, deed: Deed) -> Refusal | None:
    """Why a kind of action is not open to the player whose turn it is."""
    if deed not in deeds_of(s, seat):
        if s.players[seat].is_discovered:
            return Refusal("GR-12.4", seat, "A discovered Cultist can only contribute, plot or attack.")
        return Refusal("GR-6.0.2", seat, f"Only a discovered Cultist can {s.text.name(deed)}.")
    must = s.turn.must
    if must is None:
        card = forbids(s, seat, deed)
        if card is not None:
            return Refusal("GR-8.8", seat, f"Your insanity forbids it: {s.text.name(card)}.")
    elif must is not deed:
        return Refusal("GR-13.1.8", seat, f"The Pistol is pointed at you: you must {s.text.name(must)}.")
    return impossible(s, seat, s.turn.body, deed)


def impossible(s: State, seat: Seat, body: Seat, deed: Deed) -> Refusal | None:
    """Why a kind of action cannot be done at all, by what all can see.

    Args:
        s: the state.
        seat: who acts.
        body: whose hand is used.
        deed: the kind of action.
    """
    if deed is _CONTRIBUTE:
        return None if s.players[body].hand else Refusal("GR-6.1.2", seat, "There is no card in hand to contribute.")
    if deed is _GAMBLE:
        return _without_cards(s, seat)
    if deed is _INVESTIGATE:
        return None if s.pool else Refusal("GR-R6", seat, "The pool is empty: there is nothing to investigate.")
    if deed is _ACCUSE:
        if s.hour < ACCUSATIONS_FROM:
            return Refusal("GR-6.5.1", seat, f"There are no accusations before 6 pm; it is {s.hour}.")
        if not accusable(s, seat):
            return Refusal("GR-R23", seat, "There is nobody left whom you could accuse.")
    elif deed is _PLOT:
        if len(s.players[body].hand) >= HAND:
            return Refusal("GR-12.7", seat, f"There are {HAND} cards in hand already.")
        return _without_cards(s, seat)
    elif deed is _ATTACK and not any(player.hand for _, player in s.players.others(seat)):
        return Refusal("GR-R38", seat, "Nobody else has a card in hand.")
    return None


def _without_cards(s: State, seat: Seat) -> Refusal | None:
    if s.mythos.deck or s.mythos.discard:
        return None
    return Refusal("GR-R10", seat, "There is no mythos card left to draw.")


def accusable(s: State, seat: Seat) -> tuple[Seat, ...]:
    """Whom a seat can accuse: everybody else of whom it is not known what they are (GR-R23)."""
    unknown = [player.revealed is None for player in s.players]
    unknown[seat] = unknown[s.turn.body] = False
    return _where(tuple(unknown))


@cache
def _where(true: tuple[bool, ...]) -> tuple[Seat, ...]:
    """The seats for which something is so."""
    return tuple([Seat(at) for at, holds in enumerate(true) if holds])


# ------------------------------------------------------------------ taking one


_with_undo: Callable[..., State] = changer(State, "undo")


def begin_move(s: State) -> State:
    """The action of this turn begins: where the Pistol could undo it, the state now is kept (GR-R47)."""
    if s.undo is None and s.setup.options.equipment:
        holder = s.holder(Equipment.PISTOL)
        if holder is not None and holder != s.turn.seat:
            return _with_undo(s, s)
    return s


class TurnDecision(Decision):
    """The moment at which a player chooses the action of the turn.

    Attributes:
        seat: whose turn it is.
    """

    __slots__ = ()
    seat: Seat

    def again(self) -> Step:
        """The step by which it is asked again, once something else has been done."""
        raise NotImplementedError


class TurnAction(Action):
    """One of the actions of a turn, only one of which is taken (GR-6.0.1)."""

    __slots__ = ()
    deed: ClassVar[Deed]

    @classmethod
    def listed(cls, s: State, seat: Seat) -> Sequence[Action]:
        """Every action of this kind, where it is open."""
        return (once(cls, seat),)

    def refuse(self, ask: TurnDecision, s: State) -> Refusal | None:
        """Whether this kind is open, then whether it can be done like this."""
        return refuse_deed(s, self.seat, self.deed) or self.forbids(s)

    def forbids(self, s: State) -> Refusal | None:
        """Why it cannot be done like this."""
        return None

    def untimely(self, ask: Any, s: State) -> Refusal | None:
        """Not in one's turn, or not now."""
        return refuse_untimely(ask, s, self.seat)

    def take(self, ask: TurnDecision, s: State, play: Play) -> State:
        """Do it; then comes what insanity makes of it (GR-R51)."""
        s = self.act(begin_move(s), play)
        if self.costs_insanity(s):
            play.then(once(DrawInsanity, s.turn.body))
        if in_force(s, self.seat):  # what is drawn in this turn does not count yet
            play.then(AfterDeed(self.seat, self.deed))
        return s

    def act(self, s: State, play: Play) -> State:
        """Do it."""
        raise NotImplementedError

    def costs_insanity(self, s: State) -> bool:
        """Whether an insanity card is drawn for it, whatever comes of it."""
        return False


def refuse_untimely(ask: Any, s: State, seat: Seat) -> Refusal:
    """Why no action of a turn can be taken now, when something else is asked."""
    if s.turn.seat != seat:
        return Refusal("GR-4.1", seat, f"It is the turn of {s.seat_name(s.turn.seat)}.")
    if ask.rule == "GR-5.2":
        return Refusal("GR-5.1", seat, "The target sigil has to be declared first.")
    if ask.rule == "GR-6.3.2":
        return Refusal("GR-6.3.4", seat, "Your gamble has to be settled first.")
    return Refusal("GR-6.0.1", seat, f"You take one action in a turn, and something is still asked: {ask.prompt}")


def mark_begun(s: State) -> State:
    """Something has been used in this turn, so that it is too late to ask for the Necronomicon (GR-11.3.1)."""
    return s if s.turn.begun else with_turn(s, evolve(s.turn, begun=True))
