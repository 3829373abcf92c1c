"""Read the Omens, the skill of Fatima Safar: another Mythos card, the choice of two, a card cancelled (RR-20.20)."""

from __future__ import annotations

from typing import Annotated, Final

from rlyeh_rules.kernel import Play, Refusal, Seat, named, record

from .cards import Character, Mythos
from .events.turn import MythosCancelled
from .mythos import FinishMythos, does_nothing, resolve_mythos
from .mythos_deck import draw_mythos, put_under
from .paying import can_take_wounds
from .pieces import Investigator
from .skills import level
from .state import Action, Decision, State, once
from .stress import heal, heal_all_stress
from .vocabulary import Skill
from .wounds import Harm, Wound

__all__ = [
    "AskCancel",
    "AskOmen",
    "AskOmens",
    "CancelMythos",
    "DrawAgain",
    "LetHappen",
    "PlayMythos",
    "can_cancel",
    "heal_by_omens",
    "keep_one",
    "omens",
]

_HEALED: Final = 2
"""The stress that the first two levels heal."""
_HEALS_ALL: Final = 3
"""From this level on all stress heals."""
_CANCELS: Final = 4
"""From this level on a card can be cancelled."""
_COST: Final = 2
"""The wounds that this costs."""

_READ_THE_OMENS: Final = Skill.READ_THE_OMENS


def omens(s: State, one: Investigator) -> int:
    """The level of Read the Omens of an investigator."""
    return level(s, one, _READ_THE_OMENS)


def heal_by_omens(s: State, who: Character, play: Play) -> State:
    """Another card than the first has been taken, or one of two: stress heals."""
    if omens(s, s.investigator(who)) >= _HEALS_ALL:
        return heal_all_stress(s, who, play)
    return heal(s, who, play, stress=_HEALED)


# ------------------------------------------------------------------ which card is played


@record
class PlayMythos(Action):
    """Play a Mythos card that has been drawn; of two the other goes under the deck (RR-20.20).

    Attributes:
        card: which one.
    """

    card: Annotated[Mythos, named]

    says = "play {card}"
    means = "{seat} plays {card}."

    @classmethod
    def options(cls, ask: _AskMythos, s: State, seat: Seat) -> list[PlayMythos]:
        """Every card that has been drawn."""
        return [once(cls, seat, card) for card in dict.fromkeys(s.mythos.playing)]

    def refuse(self, ask: _AskMythos, s: State) -> Refusal | None:
        """It must have been drawn."""
        if self.card in s.mythos.playing:
            return None
        return Refusal("RR-20.20", self.seat, f"{s.text.name(self.card)} has not been drawn.")

    def take(self, ask: _AskMythos, s: State, play: Play) -> State:
        """The other of two goes under the deck."""
        return keep_one(s, ask.who, self.card, play)


def keep_one(s: State, who: Character, card: Mythos, play: Play) -> State:
    """Of two cards that have been drawn one is kept; the other goes under the deck, and stress heals."""
    first, *more = s.mythos.playing
    if not more:
        return s
    return heal_by_omens(put_under(s, who, more[0] if card == first else first, play), who, play)


@record
class DrawAgain(Action):
    """Put the Mythos card under the deck, draw another one, and heal stress (RR-20.20)."""

    says = "draw again"
    means = "{seat} puts the Mythos card under the deck and draws again."

    def take(self, ask: AskOmen, s: State, play: Play) -> State:
        """The second card stays."""
        s = put_under(s, ask.who, s.mythos.playing[0], play)
        return heal_by_omens(draw_mythos(s, ask.who, play), ask.who, play)


class _AskMythos(Decision):
    """Which Mythos card is played."""

    __slots__ = ()
    seat: Seat
    who: Character


@record
class AskOmen(_AskMythos):
    """Whether the first Mythos card of the turn is played, or another one (RR-20.20, level 1).

    Attributes:
        seat: who controls the investigator.
        who: who has drawn it.
    """

    seat: Seat
    who: Annotated[Character, named]

    rule = "RR-20.20"
    prompt = "Play this Mythos card, or put it under the deck and draw again."
    allows = (PlayMythos, DrawAgain)


@record
class AskOmens(_AskMythos):
    """Which of two Mythos cards is played (RR-20.20, level 2).

    Attributes:
        seat: who controls the investigator.
        who: who has drawn them.
    """

    seat: Seat
    who: Annotated[Character, named]

    rule = "RR-20.20"
    prompt = "Play one of the two Mythos cards; the other goes under the deck."
    allows = (PlayMythos,)


# ------------------------------------------------------------------ whether it is cancelled


def can_cancel(s: State, one: Investigator, card: Mythos) -> bool:
    """Whether an investigator can pay to cancel a card that would do something (RR-20.20, RR-11.6).

    The wounds may go to Companions (RR-22.4), or be the last; but there must be room for them.
    """
    if one.space is None or omens(s, one) < _CANCELS or does_nothing(s, card):
        return False
    return can_take_wounds(s, one, _COST)


@record
class CancelMythos(Action):
    """Take two wounds, so that the Mythos card does nothing; it is discarded all the same (RR-20.20, level 4)."""

    says = "cancel"
    means = "{seat} cancels the Mythos card."

    def take(self, ask: AskCancel, s: State, play: Play) -> State:
        """Its symbol counts in the discard pile."""
        play.tell(MythosCancelled(ask.who, ask.card))
        play.then(Wound(ask.who, _COST, Harm.COST), FinishMythos(ask.who, ask.card))
        return s


@record
class LetHappen(Action):
    """Let the Mythos card happen (RR-20.20)."""

    says = "let it happen"
    means = "{seat} lets the Mythos card happen."

    def take(self, ask: AskCancel, s: State, play: Play) -> State:
        """It is resolved, then discarded."""
        resolve_mythos(s, ask.who, ask.card, play)
        play.then(FinishMythos(ask.who, ask.card))
        return s


@record
class AskCancel(Decision):
    """Whether a Mythos card is cancelled (RR-20.20, level 4); asked only if it can be paid.

    Attributes:
        seat: who controls the investigator.
        who: who has drawn it.
        card: which card.
    """

    seat: Seat
    who: Annotated[Character, named]
    card: Annotated[Mythos, named]

    rule = "RR-20.20"
    prompt = "Take two wounds to cancel this Mythos card, or let it happen."
    allows = (LetHappen, CancelMythos)
