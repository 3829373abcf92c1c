"""What holds in every state of the game."""

from __future__ import annotations

from typing import Any, Final

from rlyeh_rules.kernel import Invariant

from .auction import AskPlace, Bidding
from .cards import ARTIFACTS, CULTIST, INVESTIGATOR, Power
from .characters import AskFetch, AskIds
from .elder_gods import AskExchange, AskHalf, AskLook, AskName
from .guess import dealt, herald_used
from .setup import AskGods
from .state import MARKERS, TURNS, State
from .turn import AskAnswer, AskEnd, AskOpening, AskStart

__all__ = ["INVARIANTS"]

CARDS_IN_PLAY: Final = 12
HAND: Final = 6


def _factions(s: State) -> bool:
    return {player.identity.faction for player in s.players} == {INVESTIGATOR, CULTIST}


def _markers(s: State) -> bool:
    heaps = [player.markers for player in s.players]
    if s.auction is not None:
        heaps += s.auction.staked
    if any(heap.investigator < 0 or heap.cultist < 0 for heap in heaps):
        return False
    return all(sum(getattr(heap, kind) for heap in heaps) == MARKERS for kind in ("investigator", "cultist"))


def _never_below_nothing(s: State) -> bool:
    return all(player.markers.investigator >= 0 and player.markers.cultist >= 0 for player in s.players)


def _cards_in_play(s: State) -> int:
    return sum(len(player.hand) + len(player.area) for player in s.players) + (s.auction is not None)


def _destroyed(s: State) -> int:
    """How many cards have been destroyed or banished: one of them by Hastur in each own turn, one by Moretti."""
    return CARDS_IN_PLAY - _cards_in_play(s)


def _conserved(s: State) -> bool:
    if s.turn.number == 0 and isinstance(_waits(s), AskGods):
        return _cards_in_play(s) == CARDS_IN_PLAY - 2
    return 0 <= _destroyed(s) <= TURNS + 1


def _dealt_cards(s: State) -> bool:
    """The cards in play are the dealt ones, but for the one that Herald of Arrival brought."""
    if isinstance(_waits(s), AskGods) and s.turn.number == 0:
        return True
    cards = [card for player in s.players for card in (*player.hand, *(lying.card for lying in player.area))]
    if s.auction is not None:
        cards.append(s.auction.centre.card)
    strangers = 1 if herald_used(s) else 0
    known = dealt(s)
    if known is not None:
        return sum(1 for card in cards if card not in known) <= strangers
    gods = [card for card in cards if s.setup.content.ability[card] not in ARTIFACTS]
    for faction in (INVESTIGATOR, CULTIST):
        own = sum(1 for card in gods if s.setup.content.faction[card] is faction)
        if own > 1 + strangers:
            return False
    return len(gods) <= 2 + strangers


def _hands(s: State) -> bool:
    """Six cards are dealt, one is placed in each own turn, swaps keep the size (SC-7.2)."""
    if s.turn.number == 0:
        return all(len(player.hand) == HAND - isinstance(_waits(s), AskGods) for player in s.players)
    for seat in s.seats:
        turns = s.turn.number // 2 if seat != s.turn.active else (s.turn.number - 1) // 2
        placed = seat == s.turn.active and _placed(s)
        if len(s.players[seat].hand) != HAND - turns - placed:
            return False
    return True


def _placed(s: State) -> bool:
    """Whether the card of this turn has been placed."""
    if s.outcome is not None or s.auction is not None:
        return True
    return not any(isinstance(step, AskOpening) for step in s.agenda)


def _active(s: State) -> bool:
    return 0 <= s.turn.number <= TURNS


def _facing(s: State) -> bool:
    """Who controls a card knows it; only face-up cards are in a bid, and only while there is an auction."""
    for seat in s.seats:
        for lying in s.players[seat].area:
            if not lying.up and seat not in lying.seen_by:
                return False
            if lying.pushed and (not lying.up or not isinstance(_waits(s), Bidding)):
                return _waits(s) is not None and s.auction is not None and lying.up
    return True


def _waits(s: State) -> Any:
    return s.agenda[-1] if s.agenda else None


def _ids(s: State) -> bool:
    cards = [player.identity.id for player in s.players]
    if not s.setup.options.id_cards:
        return cards == [None, None] and not any(p.identity.used or p.identity.shown for p in s.players)
    choosing = s.turn.number == 0
    return all(
        (choosing and card is None) or card in s.setup.content.ids_of(player.identity.faction)
        for card, player in zip(cards, s.players, strict=True)
    )


def _ids_shown(s: State) -> bool:
    """A used card has been shown; none is used before the first turn."""
    return all(
        not player.identity.used or (player.identity.shown and s.turn.number > 0) for player in s.players
    )


def _enforcer(s: State) -> bool:
    if s.turn.number == 0:
        return True
    first = s.turn.active if s.turn.number % 2 else s.opponent(s.turn.active)
    return s.power(first) is not Power.ENFORCER_OF_TRUTH


def _spent(s: State) -> bool:
    """What is spent is whole, and it is the active player's (SC-R19)."""
    for seat in s.seats:
        player = s.players[seat]
        up = [s.setup.content.ability[lying.card] for lying in player.area if lying.up]
        if len(set(player.spent)) != len(player.spent) or any(up.count(thing) != 2 for thing in player.spent):  # noqa: PLR2004
            return False
        if player.spent and seat != s.turn.active:
            return False
    return True


_INTERRUPTIONS: Final = (AskExchange, AskFetch)


def _agenda(s: State) -> bool:
    """What is to come: a turn is START, opening bid, answer, END; what interrupts a window lies on top of it."""
    if s.outcome is not None:
        return True
    steps = list(s.agenda)
    if s.turn.number == 0:
        return isinstance(steps[-1], AskGods | AskIds) and len(steps) <= 4  # noqa: PLR2004 - both choices, ShowIds, FirstPlayer
    active, other = s.turn.active, s.opponent(s.turn.active)
    if isinstance(steps[-1], _INTERRUPTIONS):
        asked = steps.pop()
        if isinstance(asked, AskExchange):
            if (asked.seat, asked.player) != (other, active):
                return False
        elif asked.seat != active or not 0 <= asked.at < len(s.players[active].area):
            return False
    shape = [type(step) for step in steps]
    shapes: dict[tuple[type, ...], bool] = {
        (AskEnd, AskAnswer, AskOpening, AskStart): False,
        (AskEnd, AskAnswer, AskOpening, AskPlace): False,
        (AskEnd, AskAnswer, AskOpening, AskLook): False,
        (AskEnd, AskAnswer, AskOpening, AskName): False,
        (AskEnd, AskAnswer, AskOpening, AskHalf): True,
        (AskEnd, AskAnswer, AskOpening): True,
        (AskEnd, AskAnswer): True,
        (AskEnd,): False,
    }
    if shapes.get(tuple(shape)) is not (s.auction is not None):
        return False
    for step in steps:
        if isinstance(step, AskLook | AskName):
            fits = (step.seat, step.player) == (other, active)
        elif isinstance(step, AskAnswer):
            fits = step.seat == other or len(steps) == 2  # noqa: PLR2004 - in the bidding either player answers
        else:
            fits = getattr(step, "seat", None) == active
        if not fits:
            return False
    return True


def _pushed_last(s: State) -> bool:
    """The card pushed forward last lies in the bid of who bids."""
    for step in s.agenda:
        if isinstance(step, Bidding) and step.last is not None:
            if step is not s.agenda[-1]:
                return False
            pushed = [lying.card for lying in s.players[step.seat].area if lying.pushed]
            if step.last not in pushed:
                return False
    return True


def _totals(s: State) -> bool:
    """The standing bid is the higher one, unless committed cards can be turned over (SC-R11)."""
    ask = _waits(s)
    if s.auction is None or not s.setup.options.bid_cards_locked or not isinstance(ask, AskAnswer) or ask.in_parts:
        return True
    standing, answering = s.bid(s.opponent(ask.seat)), s.bid(ask.seat)
    staked = s.auction.staked[ask.seat].total or any(lying.pushed for lying in s.players[ask.seat].area)
    return standing > answering if staked else standing >= 0


def _looking(s: State) -> bool:
    """A hand is open to the opponent only while Shub-Niggurath or Yog-Sothoth lets it."""
    ask = _waits(s)
    looks = isinstance(ask, AskName) or (isinstance(ask, AskExchange) and s.setup.options.yog_look)
    for seat in s.seats:
        lookers = s.players[seat].lookers
        if lookers and not (looks and seat == s.turn.active and lookers == (s.opponent(seat),)):
            return False
    return True



INVARIANTS: Final = (
    Invariant("SC-2.1", "one player is the Investigator and the other the Cultist", _factions, of_views=True),
    Invariant("SC-4.16", "nobody holds fewer than 0 markers", _never_below_nothing, of_views=True),
    Invariant("SC-4.18", "there are 4 markers of each kind", _markers, of_views=True),
    Invariant("SC-1.6", "one player is active, in one of ten turns", _active, of_views=True),
    Invariant("SC-5.11", "the cards in play number 12 less those destroyed or banished", _conserved, of_views=True),
    Invariant("SC-10.16", "the cards in play are those dealt, but for one that the Herald brought", _dealt_cards),
    Invariant("SC-7.2", "each hand is as large as six less the cards placed", _hands, of_views=True),
    Invariant("SC-R16", "who controls a face-down card knows it, and only face-up cards are in a bid", _facing),
    Invariant("SC-10.1", "both players have an ID card of their faction, or neither has one", _ids),
    Invariant("SC-10.5", "a used ID card is known to all", _ids_shown, of_views=True),
    Invariant("SC-10.14", "the Enforcer of Truth is never the first player", _enforcer),
    Invariant("SC-R19", "only whole pairs of the active player are spent", _spent),
    Invariant("SC-4.14", "a turn runs START, opening bid, answers, END", _agenda, of_views=True),
    Invariant("SC-5.9", "a bid that is being made holds the card pushed last", _pushed_last, of_views=True),
    Invariant("SC-4.17", "the standing bid is higher than the one it answers", _totals, of_views=True),
    Invariant("SC-9.10", "a hand is open to the opponent only while a god lets it", _looking, of_views=True),
)
