"""What a guess must agree with: the cards that were dealt, and how they have moved in the window that is open."""

from __future__ import annotations

from rlyeh_rules.kernel import HIDDEN, Chance, Seat, evolve

from .cards import ARTIFACTS, CULTIST, GODS, Card, Faction
from .changes import alter, hand_of, put, with_hand, with_players
from .characters import HERALD
from .elder_gods import AskExchange
from .herald import AskFetch
from .options import ElderGods, HeraldPool
from .state import Lying, Position, State

__all__ = ["agree", "dealt", "herald_used"]

TRIES = 100
"""How often an earlier position is mixed anew where it has come out as another one."""


def agree(s: State, view: State, chance: Chance) -> State:
    """The guess `s` made of `view`, its secrets brought into agreement.

    Where the box is hidden, a plain guess would scatter the Elder Gods of the box over hands and table. The cards in
    play that were not dealt are exchanged for dealt ones of the box, until there are as many of them as can be.
    """
    if any(lying.card is HIDDEN for lying in view.box):
        s = _with_dealt_cards(s, view, chance)
    if s.turn.number == 0:
        s = _with_hands_of_their_own(s)
    s = _sorted_hands(s, view)
    return _with_earlier_positions(s, view, chance)


def herald_used(s: State) -> bool:
    """Whether Herald of Arrival has brought a card into the game; not yet while it is fetched."""
    fetching = bool(s.agenda) and isinstance(s.agenda[-1], AskFetch)
    return not fetching and any(s.power(seat) is HERALD and s.players[seat].identity.used for seat in s.seats)


def dealt(s: State) -> frozenset[Card] | None:
    """The twelve cards that were dealt, as far as everybody knows; None where the Elder Gods were picked in secret."""
    if s.setup.options.elder_gods is ElderGods.EACH:
        return None
    god = s.setup.options.elder_god.thing
    return frozenset(Card.of(faction, thing) for faction in Faction for thing in (*ARTIFACTS, god))


# A slot is a place in which a card lies: in a hand, in front of a player, in the centre, in the box.
type_of_slot = tuple[str, Seat, int]


def _slots(s: State) -> list[type_of_slot]:
    found: list[type_of_slot] = []
    for seat in s.seats:
        found += [("hand", seat, at) for at in range(len(s.players[seat].hand))]
        found += [("area", seat, at) for at in range(len(s.players[seat].area))]
    if s.auction is not None:
        found.append(("centre", Seat(0), 0))
    return [*found, *[("box", Seat(0), at) for at in range(len(s.box))]]


def _look(s: State, slot: type_of_slot) -> Card:
    where, seat, at = slot
    if where == "hand":
        return s.players[seat].hand[at]
    if where == "area":
        return s.players[seat].area[at].card
    if where == "centre" and s.auction is not None:
        return s.auction.centre.card
    return s.box[at].card


def _lay(s: State, slot: type_of_slot, card: Card) -> State:
    where, seat, at = slot
    if where == "hand":
        hand = s.players[seat].hand
        return alter(s, seat, hand=(*hand[:at], card, *hand[at + 1 :]))
    if where == "area":
        return put(s, seat, at, evolve(s.players[seat].area[at], card=card))
    if where == "centre" and s.auction is not None:
        return evolve(s, auction=evolve(s.auction, centre=evolve(s.auction.centre, card=card)))
    box: tuple[Lying, ...] = s.box
    return evolve(s, box=(*box[:at], evolve(box[at], card=card), *box[at + 1 :]))


def _with_dealt_cards(s: State, view: State, chance: Chance) -> State:
    slots = _slots(s)
    hidden = [slot for slot in slots if _look(view, slot) is HIDDEN]
    was_dealt = dealt(s) or _supposed(s, view, chance)
    strangers = [slot for slot in slots if slot[0] != "box" and _look(s, slot) not in was_dealt]
    unseen = [slot for slot in strangers if slot in hidden]
    boxed = [slot for slot in hidden if slot[0] == "box" and _look(s, slot) in was_dealt]
    may_be = 1 if herald_used(s) else 0
    while unseen and boxed:
        wrong = [slot for slot in unseen if not _fetchable(s, _look(s, slot))]
        if not wrong and len(strangers) <= may_be:
            break
        one, other = chance.pick(wrong or unseen), chance.pick(boxed)
        s = _exchanged(s, one, other)
        unseen.remove(one)
        strangers.remove(one)
        boxed.remove(other)
    if may_be and not strangers and len(slots) - len(s.box) == len(was_dealt):
        s = _with_a_stranger(s, hidden, was_dealt, chance)
    return s if may_be else _with_dealt_cards_banished(s, hidden, was_dealt)


def _with_dealt_cards_banished(s: State, hidden: list[type_of_slot], was_dealt: frozenset[Card]) -> State:
    """What somebody knows of a closed box has come from the table; nobody knows the rest."""
    boxed = [slot for slot in hidden if slot[0] == "box"]
    wrong = [slot for slot in boxed if s.box[slot[2]].seen_by and _look(s, slot) not in was_dealt]
    right = [slot for slot in boxed if not s.box[slot[2]].seen_by and _look(s, slot) in was_dealt]
    for one, other in zip(wrong, right, strict=False):
        s = _exchanged(s, one, other)
    return s


def _with_hands_of_their_own(s: State) -> State:
    """Until the first turn each player holds cards of their own faction only."""
    faction = s.setup.content.faction
    cards = [card for player in s.players for card in player.hand]
    for seat, player in enumerate(s.players):
        own = hand_of(*(card for card in cards if faction[card] is player.identity.faction))
        s = alter(s, Seat(seat), hand=own)
    return s


def _with_a_stranger(s: State, hidden: list[type_of_slot], was_dealt: frozenset[Card], chance: Chance) -> State:
    """Where no card has left the game, the one that the Herald brought is in play."""
    places = [slot for slot in hidden if slot[0] != "box"]
    brought = [slot for slot in hidden if slot[0] == "box" and _look(s, slot) not in was_dealt]
    brought = [slot for slot in brought if _fetchable(s, _look(s, slot))]
    return _exchanged(s, chance.pick(places), chance.pick(brought)) if places and brought else s


def _exchanged(s: State, one: type_of_slot, other: type_of_slot) -> State:
    return _lay(_lay(s, one, _look(s, other)), other, _look(s, one))


def _fetchable(s: State, card: Card) -> bool:
    """Whether Herald of Arrival may bring a card into the game (SC-R41)."""
    return s.setup.options.herald_pool is HeraldPool.BOX or s.setup.content.faction[card] is CULTIST


def _supposed(s: State, view: State, chance: Chance) -> frozenset[Card]:
    """A deal that fits what can be seen, where the Elder Gods were picked in secret."""
    shown = [_look(view, slot) for slot in _slots(view) if slot[0] != "box"]
    gone = [lying.card for lying in view.box if lying.card is not HIDDEN]
    if not herald_used(s):
        shown += gone  # the box was closed: what is known of it has come from the table
    cards: list[Card] = []
    for seat in s.seats:
        faction = s.players[seat].identity.faction
        halves = [Card.of(faction, god) for god in GODS]
        seen = [half for half in halves if half in shown]
        open_to = [half for half in halves if half not in gone]
        cards.append(chance.pick(seen or open_to or halves))
        cards += [Card.of(faction, thing) for thing in ARTIFACTS]
    return frozenset(cards)


def _sorted_hands(s: State, view: State) -> State:
    """A hand has one order, unless it has been mixed to be chosen from unseen (SC-R33)."""
    ask = s.decision
    mixed = isinstance(ask, AskExchange) and not s.setup.options.yog_look
    for seat in s.seats:
        if HIDDEN in view.players[seat].hand and not (mixed and seat == s.turn.active):
            hand = hand_of(*s.players[seat].hand)
            if hand != s.players[seat].hand:
                s = with_players(s, s.players.put(seat, with_hand(s.players[seat], hand)))
    return s


def _with_earlier_positions(s: State, view: State, chance: Chance) -> State:
    """Within a window the active player's cards only change places among themselves (see `Position`)."""
    if not any(HIDDEN in position.cards for position in view.turn.earlier):
        return s
    mine = s.players[s.turn.active]
    places = len(mine.area)
    cards = (*(lying.card for lying in mine.area), *mine.hand)
    earlier: list[Position] = []
    for position in s.turn.earlier:
        made = position
        for _ in range(TRIES):
            mixed = chance.shuffle(cards)
            made = evolve(position, cards=(*mixed[:places], *hand_of(*mixed[places:])))
            if made not in earlier:  # no position has stood twice
                break
        earlier.append(made)
    return evolve(s, turn=evolve(s.turn, earlier=tuple(earlier)))
