"""What holds in every state of the game."""

from __future__ import annotations

from typing import Final

from rlyeh_rules.kernel import HIDDEN, Invariant, Seat

from .cards import ARTIFACTS, BOTH_HALVES, CULTIST, GODS, INVESTIGATOR, NYARLATHOTEP, Card, Faction, Power
from .changes import hand_of
from .characters import ENFORCER, FORCES_UP, HERALD, MORETTI
from .course import COURSE, asked_last, opening, picking_gods
from .elder_gods import AskExchange
from .guess import dealt, herald_used
from .options import ElderGods, FactionOfFirstSeat
from .state import ANNOUNCED, MARKERS, TURNS, Lying, State

__all__ = ["INVARIANTS"]

CARDS_IN_PLAY: Final = 12
"""SC-5.11."""
HAND: Final = 6
"""SC-2.6."""
DESTROYERS: Final = TURNS + 1
"""At most one card is destroyed in a turn, by Hastur, and one banished in a game."""
KNOWN_TO: Final = frozenset[tuple[int, ...]]({(), (0,), (1,), (0, 1)})
"""The seats that may know a card, each said in one way only."""


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


def _shown_ids(s: State) -> bool:
    """ID cards are shown when both have been chosen; with hidden IDs only those that must be announced."""
    for seat in s.seats:
        identity = s.players[seat].identity
        announced = not s.setup.options.hidden_ids or s.power(seat) in ANNOUNCED
        if identity.shown and s.turn.number == 0:
            return False
        if identity.id is not None and not identity.shown and announced and s.turn.number > 0:
            return False
    return True


def _first(s: State) -> Seat:
    """The first player."""
    return s.turn.active if s.turn.number % 2 else s.opponent(s.turn.active)


def _enforcer(s: State) -> bool:
    return s.turn.number == 0 or s.power(_first(s)) is not ENFORCER


def _wished_player(s: State) -> bool:
    """The host's first player is, unless the Enforcer of Truth."""
    wish = s.setup.options.first_player
    if s.turn.number == 0 or not isinstance(wish, int):
        return True
    return _first(s) == wish or s.power(Seat(wish)) is ENFORCER


def _wished_faction(s: State) -> bool:
    wish = s.setup.options.faction_of_first_seat
    return wish is FactionOfFirstSeat.RANDOM or s.players[0].identity.faction is Faction(wish)


# ------------------------------------------------------------------ cards


def _in_play(s: State) -> list[Card]:
    cards = [card for player in s.players for card in (*player.hand, *(lying.card for lying in player.area))]
    return [*cards, s.auction.centre.card] if s.auction is not None else cards


def _conserved(s: State) -> bool:
    gone = CARDS_IN_PLAY - len(_in_play(s))
    return gone == 2 if picking_gods(s) else 0 <= gone <= DESTROYERS  # noqa: PLR2004 - the two gods to come


def _dealt_cards(s: State) -> bool:
    """The cards in play are the dealt ones, but for the one that Herald of Arrival brought."""
    cards, known, strangers = _in_play(s), dealt(s), int(herald_used(s))
    if known is not None:
        return sum(1 for card in cards if card not in known) <= strangers
    if _herald(s) is None and not picking_gods(s):  # what is known of the box has come from the table
        cards += [lying.card for lying in s.box if lying.up or lying.seen_by]
    content = s.setup.content
    gods = [content.faction[card] for card in cards if content.ability[card] not in ARTIFACTS]
    most = max(gods.count(INVESTIGATOR), gods.count(CULTIST))
    return most <= 1 + strangers and len(gods) <= 2 + strangers


def _herald(s: State) -> Seat | None:
    """Who has looked through the box."""
    return _user(s, HERALD)


def _user(s: State, power: Power) -> Seat | None:
    """Who has used an ID card with that power."""
    return next((seat for seat in s.seats if s.power(seat) is power and s.players[seat].identity.used), None)


def _box(s: State) -> bool:
    """The box lies open with a shared Elder God, closed otherwise; what comes to it is known to somebody.

    What is banished stays face down. Who has looked through the box as the Herald knows all that lay in it.
    """
    if any(lying.pushed for lying in s.box):
        return False
    herald, banished = _herald(s), int(_user(s, MORETTI) is not None)
    closed = [lying for lying in s.box if not lying.up]
    if herald is not None:
        closed = [lying for lying in closed if herald not in lying.seen_by]
    elif s.setup.options.elder_gods is ElderGods.EACH and not picking_gods(s):
        gone = CARDS_IN_PLAY - len(_in_play(s))
        return sum(1 for lying in s.box if lying.up or lying.seen_by) == gone
    return len(closed) <= banished and all(lying.seen_by for lying in closed)


def _hands(s: State) -> bool:
    """Six cards are dealt, one is placed in each own turn, swaps keep the size."""
    for seat in s.seats:
        size = HAND - 1 if picking_gods(s) else HAND - _placed(s, seat)
        if len(s.players[seat].hand) != size:
            return False
    return True


def _placed(s: State, seat: Seat) -> int:
    """How many cards `seat` has placed."""
    number = s.turn.number
    if seat != s.turn.active:
        return number // 2
    before = s.outcome is None and s.auction is None and opening(s) is not None
    return (number + 1) // 2 - before if number else 0


def _order(s: State) -> bool:
    """A hand has one order, unless it has been mixed to be chosen from unseen (SC-R33)."""
    mixed = s.turn.active if isinstance(asked_last(s), AskExchange) and not s.setup.options.yog_look else None
    for seat in s.seats:
        hand = s.players[seat].hand
        if seat != mixed and HIDDEN not in hand and hand_of(*hand) != hand:
            return False
    return True


def _centre(s: State) -> bool:
    """Who has placed the card in the centre knows it; it is turned up by an ID card of the opponent only."""
    auction, active = s.auction, s.turn.active
    if auction is None:
        return True
    centre, other = auction.centre, s.opponent(active)
    if centre.pushed or not centre.up:
        return not centre.pushed and active in centre.seen_by
    return s.power(other) in FORCES_UP and s.players[other].identity.used and opening(s) is None


def _knowers(s: State) -> bool:
    """Who may look at a face-down card is said in one way; at a face-up one everybody may."""
    lying: list[Lying] = [*s.players[0].area, *s.players[1].area, *s.box]
    if s.auction is not None:
        lying.append(s.auction.centre)
    return all(not one.seen_by if one.up else one.seen_by in KNOWN_TO for one in lying)


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
        if any(up.count(thing) != BOTH_HALVES for thing in player.spent):
            return False
        if len(set(player.spent)) != len(player.spent) or (player.spent and seat != s.turn.active):
            return False
    return True


# ------------------------------------------------------------------ gods


def _used_gods(s: State) -> bool:
    """Only an Elder God of the game has a power to use, and it is noted once."""
    used, options = s.turn.used, s.setup.options
    if not used:
        return True
    gods = (options.elder_god.thing,) if options.elder_gods is ElderGods.SHARED else GODS
    return s.turn.number > 0 and len(set(used)) == len(used) and all(god in gods for god in used)


def _bound(s: State) -> bool:
    """Nyarlathotep binds nobody in a game that is played without him."""
    options = s.setup.options
    if not any(player.bound for player in s.players):
        return True
    there = options.elder_gods is ElderGods.EACH or options.elder_god.thing is NYARLATHOTEP
    return there and s.turn.number > 0


# ------------------------------------------------------------------ all of them


def _active(s: State) -> bool:
    return 0 <= s.turn.number <= TURNS


INVARIANTS: Final = (
    Invariant("SC-2.1", "one player is the Investigator and the other the Cultist", _factions, of_views=True),
    Invariant("SC-R2", "the first seat has the faction that the host has chosen", _wished_faction, of_views=True),
    Invariant("SC-4.16", "nobody has fewer than 0 markers", _never_below_nothing, of_views=True),
    Invariant("SC-4.18", "there are 4 markers of each kind", _markers, of_views=True),
    Invariant("SC-1.6", "one player is active, in one of ten turns", _active, of_views=True),
    Invariant("SC-R3", "the first player is the one that the host has chosen", _wished_player, of_views=True),
    Invariant("SC-5.11", "the cards in play number 12 less those destroyed or banished", _conserved, of_views=True),
    Invariant("SC-10.16", "the cards in play are those dealt, but for one that the Herald brought", _dealt_cards),
    Invariant(
        "SC-R41", "only what has left the game, or the Herald has seen, is known of the box", _box, of_views=True
    ),
    Invariant("SC-7.2", "a hand is six cards less those placed", _hands, of_views=True),
    Invariant("SC-2.6", "a hand lies in its order, unless it has been mixed", _order),
    Invariant(
        "SC-4.3", "who placed the centre card knows it, and an ID card alone turns it up", _centre, of_views=True
    ),
    Invariant(
        "SC-R16", "a face-down card is known to its controller, a card in a bid is face up", _facing, of_views=True
    ),
    Invariant("SC-R17", "who knows a face-down card is said once, in order of seats", _knowers, of_views=True),
    Invariant("SC-10.1", "both players have an ID card of their faction, or neither has one", _ids),
    Invariant("SC-10.5", "an ID card that has been used is known to all", _used_ids, of_views=True),
    Invariant("SC-R34", "ID cards are shown once both are chosen, unless the options hide them", _shown_ids),
    Invariant("SC-10.14", "the Enforcer of Truth is never the first player", _enforcer, of_views=True),
    Invariant("SC-R19", "only whole pairs of the active player are spent", _spent, of_views=True),
    Invariant("SC-R26", "a power used in this turn is that of an Elder God of the game", _used_gods, of_views=True),
    Invariant("SC-9.7", "nobody is bound by Nyarlathotep in a game without him", _bound, of_views=True),
    *COURSE,
)
