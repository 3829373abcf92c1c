"""Drawing a Mythos card in phase 2: the omens, the card itself, and the extra card of an Unknown Mythos card."""

from __future__ import annotations

from typing import Annotated, Final

from rlyeh_rules.kernel import Play, named, record

from .cards import Character
from .mythos import FinishMythos, resolve_mythos
from .mythos_deck import draw_mythos
from .omens import AskCancel, AskOmen, AskOmens, can_cancel, heal_by_omens, keep_one, omens
from .state import State, Step, once

__all__ = ["DrawMythos", "PlayDrawn"]

_DRAWS_AGAIN: Final = 1
"""The level of Read the Omens that may draw another card; from the next on two are drawn (RR-20.20)."""


@record
class DrawMythos(Step):
    """The active investigator draws a Mythos card and plays it (RR-16.1).

    Attributes:
        who: who draws.
        first: whether it is the first card of this turn, for which alone omens are read (RR-20.20).
    """

    who: Annotated[Character, named]
    first: bool = True

    def run(self, s: State, play: Play) -> State:
        """The dead draw none, not even the extra card of an Unknown Mythos card (RR-R46)."""
        who = self.who
        one = s.investigator(who)
        if one.space is None:
            return s
        s = draw_mythos(s, who, play)
        if not s.mythos.playing:
            return s
        read = omens(s, one) if self.first else 0
        if read == _DRAWS_AGAIN:
            play.then(once(AskOmen, one.seat, who))
        elif read > _DRAWS_AGAIN:
            s = draw_mythos(s, who, play)
            cards = s.mythos.playing
            if len(set(cards)) > 1:
                play.then(once(AskOmens, one.seat, who))
            elif len(cards) > 1:
                s = keep_one(s, who, cards[0], play)  # two alike: nothing to choose
            else:
                s = heal_by_omens(s, who, play)  # there was no second card
        else:
            return once(PlayDrawn, who).run(s, play)
        play.then(once(PlayDrawn, who))
        return s


@record
class PlayDrawn(Step):
    """The Mythos card that has been drawn is played, unless it is cancelled.

    An Unknown Mythos card brings another one, once it is discarded (RR-16.7); to cancel it does not touch that.

    Attributes:
        who: who has drawn it.
    """

    who: Annotated[Character, named]

    def run(self, s: State, play: Play) -> State:
        """The last card drawn is the one in question."""
        who, card = self.who, s.mythos.playing[-1]
        one = s.investigator(who)
        if can_cancel(s, one, card):
            play.then(AskCancel(one.seat, who, card))
        else:
            resolve_mythos(s, who, card, play)
            play.then(once(FinishMythos, who, card))
        if s.setup.content.myths[card].unknown:
            play.then(DrawMythos(who, first=False))
        return s
