"""Attacking Cthulhu: the cards attached to body parts, and the wounds that come off again."""

from __future__ import annotations

from typing import Final

from rlyeh_rules.kernel import Play, Refusal, Seat, evolve, record

from .cards import Discovery, Side
from .changes import with_part
from .events.enemies import CardAttached, CardDetached, PartHealed
from .holding import put_on_discard, put_on_side
from .pieces import Held
from .spaces import Space
from .state import Action, Decision, State, Step

__all__ = [
    "AskDetach",
    "AskHeal",
    "ChoosePart",
    "DetachCard",
    "HealWorstPart",
    "PartDecision",
    "attach",
    "detach",
    "heal_part",
    "heal_parts",
    "use_of",
]

_LEFT: Final = Side.LEFT


# ------------------------------------------------------------------ at once


def use_of(card: Discovery) -> str:
    """Under which name it is noted in the turn that a card has been used before it was attached (RR-22.7)."""
    return f"card:{card}"


def attach(s: State, part: Space, card: Discovery, side: Side, play: Play) -> State:
    """A card is attached to a body part, which is Vulnerable from now on (RR-5.6, RR-5.7).

    Args:
        s: the state.
        part: the part.
        card: the card, which the caller has taken off the board of its holder.
        side: the side on which it lay there.
        play: what is going on.
    """
    play.tell(CardAttached(part, card))
    return with_part(s, evolve(s.part(part), card=card, side=side))


def detach(s: State, part: Space, play: Play, *, discard: bool = False) -> State:
    """The card of a part comes off: the part is invulnerable again and keeps its wounds (RR-R21).

    The card goes back to the active investigator, on the side on which it lay; to the discard pile if that one is dead.
    What was used in this turn before it was attached stays used (RR-22.7).

    Args:
        s: the state.
        part: the part; of one that is destroyed, or has no card, nothing comes off.
        play: what is going on.
        discard: whether the card goes to the discard pile in any case.
    """
    bare = s.part(part)
    card = bare.card
    if card is None or bare.destroyed:
        return s
    one = s.active
    back = not discard and one.space is not None
    play.tell(CardDetached(part, card, one.character if back else None))
    s = with_part(s, evolve(bare, card=None, side=_LEFT))
    if back:
        return put_on_side(s, one.character, Held(card, bare.side, used=use_of(card) in s.turn.used))
    return put_on_discard(s, one.character, card, play)


def heal_part(s: State, part: Space, count: int, play: Play) -> State:
    """Wounds come off a body part, as far as there are any (RR-5.9); a destroyed one has none (RR-5.13)."""
    hurt = s.part(part)
    count = min(count, hurt.wounds)
    if count < 1:
        return s
    play.tell(PartHealed(part, count, hurt.wounds - count))
    return with_part(s, evolve(hurt, wounds=hurt.wounds - count))


def heal_parts(s: State, count: int, play: Play) -> State:
    """Wounds come off every body part."""
    for part in s.parts:
        s = heal_part(s, part.space, count, play)
    return s


# ------------------------------------------------------------------ with a choice


class PartDecision(Decision):
    """The active player chooses a body part (RR-25.1).

    Attributes:
        seat: who chooses.
    """

    __slots__ = ()
    seat: Seat

    def parts(self, s: State) -> list[Space]:
        """The parts that can be chosen."""
        raise NotImplementedError

    def settle(self, s: State, part: Space, play: Play) -> State:
        """What happens to the one that is chosen."""
        raise NotImplementedError


@record
class ChoosePart(Action):
    """Choose a body part.

    Attributes:
        part: which one.
    """

    part: Space

    says = "choose part {part}"
    means = "{seat} chooses {part}."

    @classmethod
    def options(cls, ask: PartDecision, s: State, seat: Seat) -> list[ChoosePart]:
        """Those it can be."""
        return [cls(seat, part) for part in ask.parts(s)]

    def refuse(self, ask: PartDecision, s: State) -> Refusal | None:
        """It must be one of those it can be."""
        if self.part in ask.parts(s):
            return None
        return Refusal(ask.rule, self.seat, f"{s.text.name(self.part)} is none of the parts to choose among.")

    def take(self, ask: PartDecision, s: State, play: Play) -> State:
        return ask.settle(s, self.part, play)


def _attached(s: State) -> list[Space]:
    """The parts from which a card can come off."""
    return [part.space for part in s.parts if part.vulnerable]


@record
class DetachCard(Step):
    """The card of one body part comes off; the active player chooses where there are several (RR-R21).

    Attributes:
        discard: whether the card goes to the discard pile.
    """

    discard: bool = False

    def run(self, s: State, play: Play) -> State:
        parts = _attached(s)
        if len(parts) > 1:
            play.then(AskDetach(s.leader, self.discard))
            return s
        return detach(s, parts[0], play, discard=self.discard) if parts else s


@record
class AskDetach(PartDecision):
    """From which part does the card come off?

    Attributes:
        seat: who chooses.
        discard: whether the card goes to the discard pile.
    """

    seat: Seat
    discard: bool

    rule = "RR-R21"
    prompt = "Choose the body part whose card comes off."
    allows = (ChoosePart,)

    def parts(self, s: State) -> list[Space]:
        return _attached(s)

    def settle(self, s: State, part: Space, play: Play) -> State:
        return detach(s, part, play, discard=self.discard)


def _worst(s: State) -> list[Space]:
    """The parts with the most wounds, if any has one."""
    most = max(part.wounds for part in s.parts)
    return [part.space for part in s.parts if part.wounds == most] if most else []


@record
class HealWorstPart(Step):
    """The body part with the most wounds heals; the active player chooses among equals (RR-5.9, RR-25.1).

    Attributes:
        count: how many wounds.
    """

    count: int

    def run(self, s: State, play: Play) -> State:
        parts = _worst(s)
        if len(parts) > 1:
            play.then(AskHeal(s.leader, self.count))
            return s
        return heal_part(s, parts[0], self.count, play) if parts else s


@record
class AskHeal(PartDecision):
    """Which of the parts with the most wounds heals?

    Attributes:
        seat: who chooses.
        count: how many wounds.
    """

    seat: Seat
    count: int

    rule = "RR-25.1"
    prompt = "Choose the body part that heals."
    allows = (ChoosePart,)

    def parts(self, s: State) -> list[Space]:
        return _worst(s)

    def settle(self, s: State, part: Space, play: Play) -> State:
        return heal_part(s, part, self.count, play)
