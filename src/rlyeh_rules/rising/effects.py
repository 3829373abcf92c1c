"""Effects: what a card makes happen.

They are few, and composed in the card file: `effects = [{ type = "rising.LoseSanity", who = "you", count = 2 }]`. "You"
is the investigator whom the card concerns: who has drawn it, uses it or holds it; in an effect of an advance or of the
end of a turn, the investigator whose turn it is.
"""

from __future__ import annotations

from typing import ClassVar

from rlyeh_rules.kernel import record

from .spaces import Space
from .vocabulary import Case, Figures, Name, Where, Who

__all__ = [
    "AddEnergy",
    "AddFire",
    "AddToken",
    "AdvanceAtEnd",
    "Choice",
    "ChooseOne",
    "CthulhuAttacks",
    "CthulhuHeals",
    "Detach",
    "DiscardCards",
    "DrawDiscovery",
    "Effect",
    "Heal",
    "If",
    "LoseEnergy",
    "LoseSanity",
    "MakeRoll",
    "MoveFigures",
    "MoveYou",
    "PlaceFigure",
    "PlaceYou",
    "RemoveFire",
    "ReturnFigure",
    "Summon",
    "TakeOtherSide",
    "TakeStress",
    "TakeWounds",
    "WoundFigures",
]


class Effect:
    """Something that happens; what each does stands in the files of `workings`."""

    __slots__ = ()
    polymorphic: ClassVar[bool] = True
    game: ClassVar[str] = "rising"


@record
class LoseSanity(Effect):
    """Investigators lose sanity, each as a source of its own (RR-20.2, RR-R39).

    Attributes:
        who: who.
        count: how much.
    """

    who: Who
    count: int = 1


@record
class TakeStress(Effect):
    """Investigators take stress, as much as they can (RR-11.3).

    Attributes:
        who: who.
        count: how much.
        or_wounds: whether each stress that cannot be taken is a wound instead.
    """

    who: Who
    count: int = 1
    or_wounds: bool = False


@record
class TakeWounds(Effect):
    """Investigators take wounds (RR-21.1).

    Attributes:
        who: who.
        count: how many.
    """

    who: Who
    count: int = 1


@record
class Heal(Effect):
    """Investigators heal stress and wounds.

    Attributes:
        who: who.
        stress: how much stress.
        wounds: how many wounds.
    """

    who: Who
    stress: int = 0
    wounds: int = 0


@record
class Summon(Effect):
    """Enemies are summoned, as far as figures are left (RR-16.4).

    Attributes:
        enemy: which.
        where: where.
        count: how many.
    """

    enemy: Name
    where: Where
    count: int = 1


@record
class MoveFigures(Effect):
    """Enemies move towards you on a shortest way (RR-14.6).

    Attributes:
        figures: which; where it is one, the active player chooses it.
        spaces: how far, at most.
    """

    figures: Figures
    spaces: int


@record
class PlaceFigure(Effect):
    """An enemy on the map is placed in a space (RR-R36).

    Attributes:
        figures: which: one, or the nearest of a kind.
        where: where.
    """

    figures: Figures
    where: Where = Where.YOUR_SPACE


@record
class ReturnFigure(Effect):
    """Enemies return to their pool without dying, and drop nothing (RR-3.6).

    Attributes:
        figures: which.
        here: whether only those in your space are meant.
    """

    figures: Figures
    here: bool = True


@record
class WoundFigures(Effect):
    """Enemies take wounds (RR-5.18).

    Attributes:
        figures: which.
        count: how many wounds each.
        within: at most how many moves away from you they are.
    """

    figures: Figures
    count: int = 1
    within: int = 0


@record
class MoveYou(Effect):
    """An investigator is moved on the ground, enemies following (RR-14.5); on a body part nobody is moved (RR-2.20).

    Attributes:
        who: who.
        spaces: how far, at most.
        goal: the space towards which, on a shortest way.
    """

    who: Who
    spaces: int
    goal: Space


@record
class PlaceYou(Effect):
    """An investigator is placed in a space: no enemy follows, no Fire is caught (RR-14.5, RR-R10).

    Attributes:
        who: who.
        where: where.
    """

    who: Who
    where: Where


@record
class AddFire(Effect):
    """Fire tokens are put in a space, as far as there are any (RR-15.4).

    Attributes:
        where: where.
        count: how many.
    """

    where: Where
    count: int = 1


@record
class RemoveFire(Effect):
    """All Fire tokens are taken off a space.

    Attributes:
        where: where.
    """

    where: Where


@record
class AddToken(Effect):
    """A Discovery token is put in a space that has none (RR-R24).

    Attributes:
        where: where.
    """

    where: Where


@record
class AddEnergy(Effect):
    """Energy tokens are put in a space (RR-3.10).

    Attributes:
        where: where.
        count: how many.
    """

    where: Where
    count: int = 1


@record
class LoseEnergy(Effect):
    """Investigators discard Energy that they hold, as far as they have it.

    Attributes:
        who: who.
        count: how much.
    """

    who: Who
    count: int = 1


@record
class CthulhuHeals(Effect):
    """Wounds are taken off body parts that are not destroyed (RR-5.9).

    Attributes:
        count: how many off each.
        all: whether off every part; otherwise off the one with the most, the active player choosing among equals.
    """

    count: int = 1
    all: bool = False


@record
class Detach(Effect):
    """The card attached to a part that is not destroyed goes back to who is active (RR-R21).

    The part is invulnerable again and keeps its wounds. The active player chooses the part, where there are several.

    Attributes:
        discard: whether the card goes to the discard pile instead.
    """

    discard: bool = False


@record
class CthulhuAttacks(Effect):
    """Every investigator on a part that is not destroyed is attacked by it, clockwise from who is active."""


@record
class DrawDiscovery(Effect):
    """Draw Discovery cards, which is no investigating (RR-R22).

    Attributes:
        count: how many.
    """

    count: int = 1


@record
class DiscardCards(Effect):
    """Investigators discard Discovery cards of their choice, as many as they have.

    Attributes:
        who: who.
        count: how many.
    """

    who: Who
    count: int = 1


@record
class TakeOtherSide(Effect):
    """The card on which it stands is moved to the other side of its holder's board (RR-22.5)."""


@record
class AdvanceAtEnd(Effect):
    """At the next Mythos discard check of this turn the Elder One advances as if three symbols lay there (RR-19.2)."""


@record
class If(Effect):
    """An effect that depends on something.

    Attributes:
        case: on what.
        then: what happens if it is so.
        otherwise: what happens if not.
    """

    case: Case
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()


@record
class Choice:
    """One way of a choice.

    Attributes:
        stress: what it costs in stress; a way that cannot be paid cannot be chosen (RR-11.6).
        wounds: what it costs in wounds.
        energy: what it costs in Energy.
        effects: what happens.
    """

    stress: int = 0
    wounds: int = 0
    energy: int = 0
    effects: tuple[Effect, ...] = ()


@record
class ChooseOne(Effect):
    """You choose one of several ways.

    Attributes:
        ways: the ways, the first of which can always be paid.
    """

    ways: tuple[Choice, ...]


@record
class MakeRoll(Effect):
    """You make a roll of your own (RR-10.3).

    Attributes:
        needed: how many successes are needed.
        then: what happens with at least so many.
        otherwise: what happens with fewer.
    """

    needed: int
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()
