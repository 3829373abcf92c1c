"""The Mythos deck: drawing, discarding, the symbols that lie there, and the reshuffle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rlyeh_rules.kernel import Play, changer

from .cards import Character, Mythos
from .changes import with_mythos, with_team
from .events.turn import MythosDiscarded, MythosDrawn, MythosNotDrawn, MythosPutUnder, MythosReshuffled
from .pieces import Investigator, Mind, MythosPiles
from .state import State

__all__ = ["SYMBOLS", "discard_mythos", "draw_mythos", "keep_mythos", "put_under", "reshuffle", "symbols"]

SYMBOLS: Final = 3
"""With so many symbols in the discard pile the Elder One advances (RR-19.2)."""

_drawing: Callable[[MythosPiles, tuple[Mythos, ...], tuple[Mythos, ...]], MythosPiles] = changer(
    MythosPiles, "deck", "playing"
)
_discarding: Callable[[MythosPiles, tuple[Mythos, ...], tuple[Mythos, ...]], MythosPiles] = changer(
    MythosPiles, "discard", "playing"
)
_shuffling: Callable[[MythosPiles, tuple[Mythos, ...], tuple[Mythos, ...]], MythosPiles] = changer(
    MythosPiles, "deck", "discard"
)
_with_mind: Callable[[Investigator, Mind], Investigator] = changer(Investigator, "mind")
_with_kept: Callable[[Mind, Mythos | None], Mind] = changer(Mind, "kept")


def symbols(s: State) -> int:
    """The summoning symbols that the discard pile shows; a kept card is no part of it (RR-16.2, RR-19.5)."""
    myths = s.setup.content.myths
    return sum([myths[card].symbol for card in s.mythos.discard])


def draw_mythos(s: State, who: Character, play: Play) -> State:
    """The top card is drawn, and lies last among those that are being resolved (RR-16.1).

    An empty deck is made anew of the discard pile, unless an advance is due that does so anyway; then, or if there is
    no card at all, none is drawn (RR-R34).
    """
    if not s.mythos.deck:
        if symbols(s) < SYMBOLS:
            s = reshuffle(s, play)
        if not s.mythos.deck:
            play.tell(MythosNotDrawn(who))
            return s
    piles = s.mythos
    card, *rest = piles.deck
    play.tell(MythosDrawn(who, card))
    return with_mythos(s, _drawing(piles, tuple(rest), (*piles.playing, card)))


def put_under(s: State, who: Character, card: Mythos, play: Play) -> State:
    """A card that has been drawn goes under the deck instead of being played (RR-20.20)."""
    piles = s.mythos
    play.tell(MythosPutUnder(who, card))
    return with_mythos(s, _drawing(piles, (*piles.deck, card), _without(piles.playing, card)))


def discard_mythos(s: State, card: Mythos, play: Play) -> State:
    """A card that has been resolved goes to the discard pile (RR-16.1)."""
    piles = s.mythos
    play.tell(MythosDiscarded(card))
    return with_mythos(s, _discarding(piles, (*piles.discard, card), _without(piles.playing, card)))


def keep_mythos(s: State, one: Investigator, card: Mythos, play: Play) -> State:
    """A card that has been resolved lies beside the board of an investigator, and one that lay there is discarded.

    Rules: RR-16.6, RR-20.35
    """
    piles = s.mythos
    older = one.mind.kept
    discard = piles.discard
    if older is not None:
        play.tell(MythosDiscarded(older))
        discard = (*discard, older)
    s = with_mythos(s, _discarding(piles, discard, _without(piles.playing, card)))
    return with_team(s, tuple([_keeping(other, card) if other is one else other for other in s.team]))


def reshuffle(s: State, play: Play) -> State:
    """All discarded cards are shuffled back into the deck, and with them what Recurring Trauma keeps.

    Rules: RR-19.3, RR-19.5, RR-20.35, RR-R34
    """
    piles = s.mythos
    kept = tuple([one.mind.kept for one in s.team if one.mind.kept is not None])
    cards = play.chance.shuffle((*piles.deck, *piles.discard, *kept))
    play.tell(MythosReshuffled(len(cards)))
    if kept:
        s = with_team(s, tuple([_keeping(one, None) if one.mind.kept is not None else one for one in s.team]))
    return with_mythos(s, _shuffling(piles, cards, ()))


def _keeping(one: Investigator, card: Mythos | None) -> Investigator:
    return _with_mind(one, _with_kept(one.mind, card))


def _without(cards: tuple[Mythos, ...], card: Mythos) -> tuple[Mythos, ...]:
    """The same without one of a kind; the last, since what is put under is the later one of two alike."""
    at = len(cards) - 1 - cards[::-1].index(card)
    return (*cards[:at], *cards[at + 1 :])
