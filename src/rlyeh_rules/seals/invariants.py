"""What holds in every state of the game."""

from __future__ import annotations

from typing import Final

from rlyeh_rules.kernel import Invariant, Seat, Step

from .auction import Bidding
from .cards import ARTIFACTS, CULTIST, INVESTIGATOR, Card, Power
from .characters import AskIds, ShowIds
from .elder_gods import AskExchange
from .guess import dealt, herald_used
from .herald import AskFetch
from .placing import AskPlace
from .setup import AskGods, FirstPlayer
from .shub_niggurath import AskHalf, AskLook, AskName
from .state import MARKERS, TURNS, State
from .turn import AskAnswer, AskEnd, AskOpening, AskStart

__all__ = ["INVARIANTS"]

CARDS_IN_PLAY: Final = 12
"""SC-5.11."""
HAND: Final = 6
"""SC-2.6."""
DESTROYERS: Final = TURNS + 1
"""At most one card is destroyed in a turn, by Hastur, and one banished in a game."""


def _top(s: State) -> Step | None:
    """What is asked, or was when the game ended."""
    return s.agenda[-1] if s.agenda else None


# ------------------------------------------------------------------ players and markers


def _factions(s: State) -> bool:
    return {player.identity.faction for player in s.players} == {INVESTIGATOR, CULTIST}


def _never_below_nothing(s: State) -> bool:
    heaps = [player.markers for player in s.players] + list(s.auction.staked if s.auction else ())
    return all(heap.investigator >= 0 and heap.cultist >= 0 for heap in heaps)


def _markers(s: State) -> bool:
    heaps = [player.markers for player in s.players] + list(s.auction.staked if s.auction else ())
    return sum(heap.investigator for heap in heaps) == MARKERS == sum(heap.cultist for heap in heaps)


def _ids(s: State) -> bool:
    content, choosing = s.setup.content, s.turn.number == 0
    for player in s.players:
        identity = player.identity
        if not s.setup.options.id_cards or (choosing and identity.id is None):
            if identity.id is not None or identity.shown:
                return False
        elif identity.id not in content.ids_of(identity.faction):
            return False
    return True


def _used_ids(s: State) -> bool:
    """A card has been shown when it was used, and some are never used: they act by themselves."""
    for seat in s.seats:
        identity = s.players[seat].identity
        passive = s.power(seat) in {Power.ALEX_SMYTH, Power.SOHN_KANG}
        if identity.used and (passive or not identity.shown or s.turn.number == 0):
            return False
    return True


def _enforcer(s: State) -> bool:
    first = s.turn.active if s.turn.number % 2 else s.opponent(s.turn.active)
    return s.turn.number == 0 or s.power(first) is not Power.ENFORCER_OF_TRUTH


# ------------------------------------------------------------------ cards


def _in_play(s: State) -> list[Card]:
    cards = [card for player in s.players for card in (*player.hand, *(lying.card for lying in player.area))]
    return [*cards, s.auction.centre.card] if s.auction is not None else cards


def _picking_gods(s: State) -> bool:
    return s.turn.number == 0 and isinstance(_top(s), AskGods)


def _conserved(s: State) -> bool:
    gone = CARDS_IN_PLAY - len(_in_play(s))
    return gone == 2 if _picking_gods(s) else 0 <= gone <= DESTROYERS  # noqa: PLR2004 - the two gods to come


def _dealt_cards(s: State) -> bool:
    """The cards in play are the dealt ones, but for the one that Herald of Arrival brought."""
    cards, known, strangers = _in_play(s), dealt(s), int(herald_used(s))
    if known is not None:
        return sum(1 for card in cards if card not in known) <= strangers
    content = s.setup.content
    gods = [content.faction[card] for card in cards if content.ability[card] not in ARTIFACTS]
    most = max(gods.count(INVESTIGATOR), gods.count(CULTIST))
    return most <= 1 + strangers and len(gods) <= 2 + strangers


def _hands(s: State) -> bool:
    """Six cards are dealt, one is placed in each own turn, swaps keep the size."""
    for seat in s.seats:
        size = HAND - 1 if _picking_gods(s) else HAND - _placed(s, seat)
        if len(s.players[seat].hand) != size:
            return False
    return True


def _placed(s: State, seat: Seat) -> int:
    """How many cards `seat` has placed."""
    number = s.turn.number
    if seat != s.turn.active:
        return number // 2
    before = s.outcome is None and s.auction is None and any(isinstance(step, AskOpening) for step in s.agenda)
    return (number + 1) // 2 - before if number else 0


def _facing(s: State) -> bool:
    """Who controls a face-down card knows it; cards in a bid lie face up, and there is a bid for them to be in."""
    for seat in s.seats:
        for lying in s.players[seat].area:
            if not lying.up and seat not in lying.seen_by:
                return False
            if lying.pushed and (not lying.up or s.auction is None):
                return False
    return True


def _spent(s: State) -> bool:
    """What is spent is whole, once, and the active player's."""
    ability = s.setup.content.ability
    for seat in s.seats:
        player = s.players[seat]
        up = [ability[lying.card] for lying in player.area if lying.up]
        if any(up.count(thing) != 2 for thing in player.spent):  # noqa: PLR2004 - the two halves
            return False
        if len(set(player.spent)) != len(player.spent) or (player.spent and seat != s.turn.active):
            return False
    return True


def _looking(s: State) -> bool:
    """A hand is open to the opponent only while Shub-Niggurath or Yog-Sothoth lets it."""
    ask = _top(s)
    open_now = isinstance(ask, AskName) or (isinstance(ask, AskExchange) and s.setup.options.yog_look)
    for seat in s.seats:
        wanted = (s.opponent(seat),) if open_now and seat == s.turn.active else ()
        if s.players[seat].lookers != wanted:
            return False
    return True


# ------------------------------------------------------------------ the turn


def _active(s: State) -> bool:
    return 0 <= s.turn.number <= TURNS


_SETTING_UP: Final = (
    (FirstPlayer, AskGods),
    (FirstPlayer, ShowIds, AskIds),
    (FirstPlayer, ShowIds, AskIds, AskGods),
)
_BEFORE_THE_AUCTION: Final = (
    (AskEnd, AskAnswer, AskOpening, AskStart),
    (AskEnd, AskAnswer, AskOpening, AskPlace),
    (AskEnd, AskAnswer, AskOpening, AskLook),
    (AskEnd, AskAnswer, AskOpening, AskName),
)
_IN_THE_AUCTION: Final = (
    (AskEnd, AskAnswer, AskOpening, AskHalf),
    (AskEnd, AskAnswer, AskOpening),
    (AskEnd, AskAnswer),
)
_AFTER_THE_AUCTION: Final = ((AskEnd,),)


def _agenda(s: State) -> bool:
    """A turn is START, opening bid, answer, END; what interrupts a window lies on top of it."""
    if s.outcome is not None:
        return True
    steps = list(s.agenda)
    if s.turn.number == 0:
        return tuple(map(type, steps)) in _SETTING_UP and _choosing(s)
    if isinstance(steps[-1], AskExchange | AskFetch) and not _interruption(s, steps.pop()):
        return False
    shape = tuple(map(type, steps))
    shapes = _IN_THE_AUCTION if s.auction is not None else (*_BEFORE_THE_AUCTION, *_AFTER_THE_AUCTION)
    return shape in shapes and all(_asked_rightly(s, step, len(steps)) for step in steps)


def _choosing(s: State) -> bool:
    """Who has chosen is no longer waited for."""
    for step in s.agenda:
        if isinstance(step, AskGods):
            left = tuple(seat for seat in s.seats if step.picks[seat] is None)
        elif isinstance(step, AskIds):
            left = tuple(seat for seat in s.seats if s.players[seat].identity.id is None)
        else:
            continue
        if step.left != left:
            return False
    return True


def _interruption(s: State, step: Step) -> bool:
    active, other = s.turn.active, s.opponent(s.turn.active)
    if isinstance(step, AskExchange):
        return (step.seat, step.player) == (other, active)
    if not isinstance(step, AskFetch) or step.seat != active or not 0 <= step.at < len(s.players[active].area):
        return False
    return not s.players[active].area[step.at].up


def _asked_rightly(s: State, step: Step, steps: int) -> bool:
    """Whether a step of the turn asks the right seat."""
    active, other = s.turn.active, s.opponent(s.turn.active)
    if isinstance(step, AskLook | AskName):
        return (step.seat, step.player) == (other, active)
    if isinstance(step, AskAnswer):  # the opponent answers first, then either does in turn
        return step.seat == other or steps == 2  # noqa: PLR2004 - it and the END
    return getattr(step, "seat", None) == active


def _pushed_last(s: State) -> bool:
    """The card pushed forward last lies in the bid of who bids; nobody else is in the middle of one."""
    for step in s.agenda:
        if isinstance(step, Bidding) and step.last is not None:
            pushed = [lying.card for lying in s.players[step.seat].area if lying.pushed]
            if step is not s.agenda[-1] or step.last not in pushed:
                return False
    return True


def _totals(s: State) -> bool:
    """The standing bid beats the one that it answers, unless committed cards can be turned over (SC-R11)."""
    ask = _top(s)
    if s.auction is None or not isinstance(ask, AskAnswer) or ask.in_parts or not s.setup.options.bid_cards_locked:
        return True
    standing, answering = s.bid(s.opponent(ask.seat)), s.bid(ask.seat)
    has_bid = ask.seat == s.turn.active or s.auction.staked[ask.seat].total > 0
    has_bid = has_bid or any(lying.pushed for lying in s.players[ask.seat].area)
    return standing > answering if has_bid else standing >= 0


INVARIANTS: Final = (
    Invariant("SC-2.1", "one player is the Investigator and the other the Cultist", _factions, of_views=True),
    Invariant("SC-4.16", "nobody has fewer than 0 markers", _never_below_nothing, of_views=True),
    Invariant("SC-4.18", "there are 4 markers of each kind", _markers, of_views=True),
    Invariant("SC-1.6", "one player is active, in one of ten turns", _active, of_views=True),
    Invariant("SC-5.11", "the cards in play number 12 less those destroyed or banished", _conserved, of_views=True),
    Invariant("SC-10.16", "the cards in play are those dealt, but for one that the Herald brought", _dealt_cards),
    Invariant("SC-7.2", "a hand is six cards less those placed", _hands, of_views=True),
    Invariant(
        "SC-R16", "a face-down card is known to its controller, a card in a bid is face up", _facing, of_views=True
    ),
    Invariant("SC-10.1", "both players have an ID card of their faction, or neither has one", _ids),
    Invariant("SC-10.5", "an ID card that has been used is known to all", _used_ids, of_views=True),
    Invariant("SC-10.14", "the Enforcer of Truth is never the first player", _enforcer, of_views=True),
    Invariant("SC-R19", "only whole pairs of the active player are spent", _spent, of_views=True),
    Invariant("SC-4.14", "a turn runs START, opening bid, answers, END", _agenda, of_views=True),
    Invariant("SC-5.9", "a bid that is being made holds the card pushed last", _pushed_last, of_views=True),
    Invariant("SC-4.17", "the standing bid is higher than the one it answers", _totals, of_views=True),
    Invariant("SC-9.10", "a hand is open to the opponent only while a god lets it", _looking, of_views=True),
)
