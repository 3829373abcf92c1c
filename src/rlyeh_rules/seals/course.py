"""What holds of the course of a game: what is asked, in which order, and what has led to it."""

from __future__ import annotations

from typing import Final

from rlyeh_rules.kernel import Invariant, Step

from .abilities import Window
from .auction import Bidding
from .cards import ARTIFACTS, GODS, SHUB_NIGGURATH, YOG_SOTHOTH, Power
from .changes import hand_of
from .characters import HERALD, AskIds, ShowIds
from .elder_gods import AskExchange
from .herald import AskFetch
from .options import ElderGods
from .placing import AskPlace
from .scoring import result, thirteen, win_at_thirteen
from .setup import AskGods, FirstPlayer
from .shub_niggurath import AskHalf, AskLook, AskName
from .state import TURNS, State
from .turn import AskAnswer, AskEnd, AskOpening, AskStart

__all__ = ["COURSE", "asked_last", "opening", "picking_gods"]


def asked_last(s: State) -> Step | None:
    """What is asked, or was when the game ended."""
    return s.agenda[-1] if s.agenda else None


def picking_gods(s: State) -> bool:
    """Whether the Elder Gods are still to be picked."""
    return s.turn.number == 0 and isinstance(asked_last(s), AskGods)


def opening(s: State) -> AskOpening | None:
    """The opening bid, where it is still to be set."""
    return next((step for step in s.agenda if isinstance(step, AskOpening)), None)


# ------------------------------------------------------------------ the set-up


def _set_up(s: State) -> bool:
    """Elder Gods are picked, then ID cards chosen, as far as the options want it; who has done it is not waited for."""
    if s.turn.number or s.outcome is not None:
        return True
    options = s.setup.options
    shapes: list[tuple[type[Step], ...]] = []
    if options.id_cards:
        shapes.append((FirstPlayer, ShowIds, AskIds))
    if options.elder_gods is ElderGods.EACH:
        shapes.append((*(shapes[0] if shapes else (FirstPlayer,)), AskGods))
    return s.turn.active == 0 and tuple(map(type, s.agenda)) in shapes and _waits_rightly(s)


def _waits_rightly(s: State) -> bool:
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


def _picks(s: State) -> bool:
    ask = asked_last(s)
    return not isinstance(ask, AskGods) or all(pick is None or pick in GODS for pick in ask.picks)


def _dealt_hands(s: State) -> bool:
    """Before the first turn each hand holds cards of its own faction; no Elder God while they are picked."""
    if s.turn.number:
        return True
    content, picking = s.setup.content, picking_gods(s)
    for player in s.players:
        for card in player.hand:
            if content.faction[card] is not player.identity.faction:
                return False
            if picking and content.ability[card] not in ARTIFACTS:
                return False
    return True


# ------------------------------------------------------------------ the turn

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
    """A turn is START, opening bid, answer, END; what interrupts a window of the active player lies on top of it."""
    if s.outcome is not None:
        return not s.agenda and s.auction is None
    steps = list(s.agenda)
    if s.turn.number == 0 or not steps:
        return s.turn.number == 0
    if isinstance(steps[-1], AskExchange | AskFetch):
        steps.pop()
        if not steps or not _window(s, steps[-1]):
            return False
    shape = tuple(map(type, steps))
    shapes = _IN_THE_AUCTION if s.auction is not None else (*_BEFORE_THE_AUCTION, *_AFTER_THE_AUCTION)
    return shape in shapes and all(_asked_rightly(s, step, len(steps)) for step in steps)


def _window(s: State, step: Step | None) -> bool:
    """Whether the active player may use abilities at a step."""
    return isinstance(step, Window) and getattr(step, "seat", None) == s.turn.active and not step.in_parts


def _asked_rightly(s: State, step: Step, steps: int) -> bool:
    """Whether a step of the turn asks the right seat."""
    active, other = s.turn.active, s.opponent(s.turn.active)
    if isinstance(step, AskLook | AskName):
        return (step.seat, step.player) == (other, active)
    if isinstance(step, AskAnswer):  # the opponent answers first, then either does in turn
        return step.seat == other or steps == 2  # noqa: PLR2004 - it and the END
    return getattr(step, "seat", None) == active


def _offered(s: State) -> bool:
    """Shub-Niggurath is complete from the offer of the hand until a half of her pays for the choice."""
    if not isinstance(asked_last(s), AskLook | AskName | AskPlace | AskHalf):
        return True
    return s.complete(s.turn.active, SHUB_NIGGURATH)


def _exchanging(s: State) -> bool:
    """The opponent of who has used Yog-Sothoth in this turn chooses; there is something to choose."""
    ask, active = asked_last(s), s.turn.active
    if not isinstance(ask, AskExchange):
        return True
    asked = (ask.seat, ask.player) == (s.opponent(active), active)
    return asked and YOG_SOTHOTH in s.turn.used and all(player.hand for player in s.players)


def _fetching(s: State) -> bool:
    """The active player has just used the Herald for one of their face-down cards, and knows the whole box."""
    ask, active = asked_last(s), s.turn.active
    if not isinstance(ask, AskFetch):
        return True
    me = s.players[active]
    if ask.seat != active or s.power(active) is not HERALD or not me.identity.used:
        return False
    known = all(not lying.up and active in lying.seen_by for lying in s.box)
    return known and 0 <= ask.at < len(me.area) and not me.area[ask.at].up


def _looking(s: State) -> bool:
    """A hand is open to the opponent only while Shub-Niggurath or Yog-Sothoth lets it."""
    ask = asked_last(s)
    open_now = isinstance(ask, AskName) or (isinstance(ask, AskExchange) and s.setup.options.yog_look)
    for seat in s.seats:
        wanted = (s.opponent(seat),) if open_now and seat == s.turn.active else ()
        if s.players[seat].lookers != wanted:
            return False
    return True


# ------------------------------------------------------------------ bids


def _pushed_last(s: State) -> bool:
    """The card pushed forward last lies in the bid of who bids; nobody else is in the middle of one."""
    for step in s.agenda:
        if isinstance(step, Bidding) and step.last is not None:
            pushed = [lying.card for lying in s.players[step.seat].area if lying.pushed]
            if step is not s.agenda[-1] or step.last not in pushed:
                return False
    return True


def _opening_bid(s: State) -> bool:
    """Until the opening bid is set nothing is committed but the cards pushed forward in it, in their order."""
    ask, auction = opening(s), s.auction
    if ask is None or auction is None:
        return True
    if any(heap.investigator or heap.cultist for heap in auction.staked):
        return False
    if any(lying.pushed for lying in s.players[s.opponent(s.turn.active)].area):
        return False
    pushed = [lying.card for lying in s.players[s.turn.active].area if lying.pushed]
    return not pushed or (ask.last is not None and max(pushed) <= ask.last)


def _totals(s: State) -> bool:
    """The standing bid beats the one that it answers, unless committed cards can be turned over (SC-R11)."""
    ask = asked_last(s)
    if s.auction is None or not isinstance(ask, AskAnswer) or ask.in_parts or not s.setup.options.bid_cards_locked:
        return True
    standing, answering = s.bid(s.opponent(ask.seat)), s.bid(ask.seat)
    has_bid = ask.seat == s.turn.active or s.auction.staked[ask.seat].total > 0
    has_bid = has_bid or any(lying.pushed for lying in s.players[ask.seat].area)
    return standing > answering if has_bid else standing >= 0


# ------------------------------------------------------------------ positions that have stood


def _earlier(s: State) -> bool:
    """Positions are remembered in a window of the active player only, and describe places that there are."""
    earlier, active = s.turn.earlier, s.turn.active
    if not earlier:
        return True
    ask = asked_last(s)
    if s.outcome is None and not (isinstance(ask, Window) and getattr(ask, "seat", None) == active):
        return False
    mine, theirs = len(s.players[active].area), len(s.players[s.opponent(active)].area)
    return all(
        (one.seat, len(one.up), len(one.theirs)) == (active, mine, theirs) and len(set(one.spent)) == len(one.spent)
        for one in earlier
    )


def _earlier_cards(s: State) -> bool:
    """No position has stood twice; within a window the active player's cards change places only among themselves."""
    earlier = s.turn.earlier
    if not earlier:
        return True
    mine = s.players[s.turn.active]
    places = len(mine.area)
    cards = hand_of(*(lying.card for lying in mine.area), *mine.hand)
    return len(set(earlier)) == len(earlier) and all(
        hand_of(*one.cards) == cards and hand_of(*one.cards[places:]) == one.cards[places:] for one in earlier
    )


# ------------------------------------------------------------------ the end


def _outcome(s: State) -> bool:
    """The game has ended as it must, for the cards and markers as they lie."""
    if s.outcome is None:
        return True
    active = s.turn.active
    if s.power(active) is Power.ALEX_SMYTH and thirteen(s, active):
        return s.outcome == win_at_thirteen(active)
    return s.turn.number == TURNS and s.outcome == result(s)


COURSE: Final = (
    Invariant("SC-10.3", "gods are picked, then ID cards chosen, as the options say", _set_up, of_views=True),
    Invariant("SC-2.4", "what is picked is an Elder God", _picks),
    Invariant("SC-2.3", "a hand is dealt of cards of its own faction", _dealt_hands),
    Invariant("SC-4.14", "a turn runs START, opening bid, answers, END", _agenda, of_views=True),
    Invariant("SC-9.9", "a hand is offered where Shub-Niggurath is complete", _offered, of_views=True),
    Invariant("SC-9.8", "cards are exchanged where Yog-Sothoth has been used", _exchanging, of_views=True),
    Invariant("SC-10.11", "a card is fetched by the Herald, for a face-down one", _fetching, of_views=True),
    Invariant("SC-9.10", "a hand is open to the opponent only while a god lets it", _looking, of_views=True),
    Invariant("SC-5.9", "a bid that is being made holds the card pushed last", _pushed_last, of_views=True),
    Invariant("SC-4.4", "until the opening bid is set only its cards are committed", _opening_bid, of_views=True),
    Invariant("SC-4.17", "the standing bid is higher than the one it answers", _totals, of_views=True),
    Invariant("SC-R21", "positions are remembered in a window of the active player", _earlier, of_views=True),
    Invariant("SC-6.11", "a remembered position holds the active player's cards, once", _earlier_cards),
    Invariant("SC-3.6", "the game has ended as its cards and markers say", _outcome, of_views=True),
)
