"""Mythos card: its effects, its summons, where it goes then, and how Recurring Trauma plays it again."""

from __future__ import annotations

from typing import Annotated

from rlyeh_rules.kernel import Play, named, record

from .cards import Character, Insanity, Mythos
from .carrying import CarryOut
from .events.turn import MythosKept, MythosRepeated
from .mythos_deck import discard_mythos, keep_mythos
from .state import State, Step, once

__all__ = ["FinishMythos", "PlayAgain", "does_nothing", "is_kept", "resolve_mythos"]


def does_nothing(s: State, card: Mythos) -> bool:
    """Whether a card has neither effects nor summons."""
    facts = s.setup.content.myths[card]
    return not facts.effects and not facts.summons


def is_kept(s: State, who: Character, card: Mythos) -> bool:
    """Whether a card that an investigator has drawn stays beside the board, for Recurring Trauma (RR-20.35)."""
    one = s.investigator(who)
    if one.mind.insanity is not Insanity.RECURRING_TRAUMA or one.space is None:
        return False
    return not s.setup.content.myths[card].symbol


def resolve_mythos(s: State, who: Character, card: Mythos, play: Play) -> None:
    """A Mythos card is resolved from top to bottom: its effects, then its summons (RR-16.1, RR-16.3, RR-16.4).

    Whoever dies of it does not stop it (RR-R46): what is still to be done with it looks after that itself.

    Args:
        s: the state.
        who: whom it concerns where it says "you".
        card: which card.
        play: what is going on.
    """
    facts = s.setup.content.myths[card]
    if facts.effects:
        play.then(once(CarryOut, who, f"mythos:{card}"))
    if facts.summons:
        play.then(once(CarryOut, who, f"summons:{card}"))


@record
class FinishMythos(Step):
    """A Mythos card that has been drawn goes face up to the discard pile, or beside a board (RR-16.1, RR-20.35).

    Attributes:
        who: who drew it.
        card: which card.
    """

    who: Annotated[Character, named]
    card: Annotated[Mythos, named]

    def run(self, s: State, play: Play) -> State:
        """Recurring Trauma keeps the last card without a symbol; the one before it is discarded."""
        if not is_kept(s, self.who, self.card):
            return discard_mythos(s, self.card, play)
        play.tell(MythosKept(self.who, self.card))
        return keep_mythos(s, s.investigator(self.who), self.card, play)


@record
class PlayAgain(Step):
    """The card that Recurring Trauma keeps is resolved once more, and stays where it is (RR-20.35).

    It is not drawn: an Unknown Mythos card brings no other one (RR-16.7), and there is no omen to read.

    Attributes:
        who: beside whose board it lies.
        card: which card.
    """

    who: Annotated[Character, named]
    card: Annotated[Mythos, named]

    def run(self, s: State, play: Play) -> State:
        """Its special effects concern who plays it again."""
        play.tell(MythosRepeated(self.who, self.card))
        resolve_mythos(s, self.who, self.card, play)
        return s
