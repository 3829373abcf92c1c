"""What is printed in the boxes of a card, as data: icons in a row, and effects that go on.

A row is read from left to right. It consists of groups, and of each group one way is taken: where no "/" stands there
is only one. A way may have needs, and has effects: one icon each, with where it applies and how often.

Nothing here does anything: `rows` carries a row out, `continuous` looks after what goes on.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from itertools import product
from typing import Final

import attrs

from rlyeh_rules.kernel import record

__all__ = [
    "IN_WORDS",
    "Aura",
    "Box",
    "Continuous",
    "Effect",
    "Faction",
    "Icon",
    "Need",
    "Number",
    "Row",
    "Scope",
    "Stat",
    "Taken",
    "Trigger",
    "Way",
    "When",
    "Where",
]


class Faction(enum.StrEnum):
    """The two sides (LR-1.1)."""

    ADVENTURER = "adventurer"
    CULT = "cult"


class Box(enum.StrEnum):
    """Where on a card something is printed, and so when it works (LR-5.3.1, LR-5.3.2, LR-R8)."""

    ACTION = "action"
    PERMANENT = "permanent"
    ACTIVATION = "activation"
    DEPLOYED = "deployed"
    ELIMINATED = "eliminated"
    ABILITY = "ability"


class Icon(enum.StrEnum):
    """What an effect does, once.

    First the icons that the rulebook lists (LR-7.1.4 to LR-7.1.9, LR-8.2.3 to LR-8.2.6, LR-10.6), then what it foresees
    on cards in words (LR-U13).
    """

    FUND = "fund"
    CLUE = "clue"
    EXPOSURE = "exposure"
    MOVE = "move"
    DRAW = "draw"
    SHOT = "shot"
    HEAL_WOUND = "heal-wound"
    HEAL_MADNESS = "heal-madness"
    MARK = "mark"
    WOUND = "wound"
    MADNESS = "madness"
    EXPOSURE_BACK = "exposure-back"

    NOTORIETY = "notoriety"
    NOTORIETY_BACK = "notoriety-back"
    ELIMINATE = "eliminate"
    DISCARD = "discard"
    READY = "ready"
    SHIFT = "shift"
    REMOVE_MARK = "remove-mark"
    REMOVE_CLUE = "remove-clue"
    RECOVER = "recover"
    RETURN = "return"
    RELIC = "relic"


IN_WORDS: Final[frozenset[Icon]] = frozenset(
    {
        Icon.NOTORIETY,
        Icon.NOTORIETY_BACK,
        Icon.ELIMINATE,
        Icon.DISCARD,
        Icon.READY,
        Icon.SHIFT,
        Icon.REMOVE_MARK,
        Icon.REMOVE_CLUE,
        Icon.RECOVER,
        Icon.RETURN,
        Icon.RELIC,
    }
)
"""What cards have in words, and not as one of the listed icons (LR-U13)."""


class Where(enum.StrEnum):
    """Where an effect applies, if it does not simply where it is produced (LR-5.2.5, LR-5.2.6, LR-R11)."""

    HERE = "here"
    HERS = "hers"
    CHOSEN = "chosen"
    EVERY = "every"
    ANYWHERE = "anywhere"


class Number(enum.StrEnum):
    """How often an effect is produced, if not once: X (LR-7.1.14), or by the Adventurer's damage (LR-10.3)."""

    X = "X"
    WOUNDS = "wounds"
    MADNESS = "madness"
    DAMAGE = "damage"


@record
class Effect:
    """One icon (LR-5.3.5).

    Attributes:
        icon: what it does.
        where: where it applies; None for an icon that needs no place.
        times: how often, if not once.
    """

    icon: Icon
    where: Where | None = None
    times: Number | None = None


class Stat(enum.StrEnum):
    """What a need or a continuous effect looks at."""

    CLUE = "clue"
    CULTISTS = "cultists"
    WOUNDS = "wounds"
    MADNESS = "madness"
    DAMAGE = "damage"
    RESISTANCE = "resistance"
    COST = "cost"
    PRICE = "price"
    ALERT = "alert"
    COVER = "cover"


@record
class Need:
    """A condition of a way (LR-7.1.12, LR-7.1.13). Clues are paid; all else only has to be so.

    Attributes:
        stat: what is needed: Clues or Cultists at her Location, or damage that she has.
        least: how many at least, 1 or more.
    """

    stat: Stat
    least: int


@record
class Way:
    """One alternative of a group.

    Attributes:
        effects: what is resolved, from left to right.
        needs: what must hold before the first icon of the row.
    """

    effects: tuple[Effect, ...]
    needs: tuple[Need, ...] = ()


@record
class Taken:
    """A row with a way chosen for each group.

    Attributes:
        choice: the choice in letters, `"b"` for the second way of the only group that has several; None without one.
        effects: every effect in order.
        needs: every need.
        clues: how many Clues they cost together.
    """

    choice: str | None
    effects: tuple[Effect, ...]
    needs: tuple[Need, ...]
    clues: int


@record
class Row:
    """A row of icons (LR-7.1.2, LR-R29).

    Attributes:
        groups: the groups, each with its ways.
        taken: every combination of ways by its letters, in order.
    """

    groups: tuple[tuple[Way, ...], ...]
    taken: Mapping[str | None, Taken] = attrs.field(init=False, eq=False, repr=False)

    def __attrs_post_init__(self) -> None:
        """Combine the ways."""
        found = [_taken(self.groups, picks) for picks in product(*(range(len(group)) for group in self.groups))]
        object.__setattr__(self, "taken", {taken.choice: taken for taken in found})


def _taken(groups: tuple[tuple[Way, ...], ...], picks: tuple[int, ...]) -> Taken:
    ways = [group[pick] for group, pick in zip(groups, picks, strict=True)]
    letters = [LETTERS[pick] for group, pick in zip(groups, picks, strict=True) if len(group) > 1]
    needs = tuple(need for way in ways for need in way.needs)
    effects = tuple(effect for way in ways for effect in way.effects)
    clues = sum(need.least for need in needs if need.stat is Stat.CLUE)
    return Taken("".join(letters) or None, effects, needs, clues)


LETTERS: Final = "abcdefgh"
"""Name the ways of a group; a card with more ways than these could not be printed."""


# ------------------------------------------------------------------ what goes on


class Scope(enum.StrEnum):
    """Whom a continuous effect concerns."""

    SELF = "self"
    OTHERS = "others"
    HERE = "here"
    HERS = "hers"
    ALL = "all"


@record
class Aura:
    """A number that is another as long as the card is in play (LR-5.3.1, LR-5.3.2).

    Attributes:
        stat: the Resistance of Cultists, the Mark cost of Locations, the price of cards for its owner, the number of
            Cultists counted in the Alert Phase; or that Cultists cannot be shot.
        by: how much is added.
        scope: which Cultists or Locations it is about: itself, the others here, what is here, what is where she is,
            all.
    """

    stat: Stat
    by: int
    scope: Scope


class When(enum.StrEnum):
    """What sets a continuous effect off."""

    READY = "ready"
    RESOLVE = "resolve"
    ARRIVE = "arrive"
    DISCOVER = "discover"
    STEAL = "steal"
    ELIMINATION = "elimination"
    DAMAGE = "damage"


@record
class Trigger:
    """What happens each time something else does, as long as the card is in play.

    Attributes:
        when: what sets it off.
        effects: what is resolved then, from left to right; nothing that asks.
    """

    when: When
    effects: tuple[Effect, ...]


@record
class Continuous:
    """Everything a permanent or deployed box does (LR-5.3.1, LR-5.3.2).

    Attributes:
        auras: the numbers that it changes.
        triggers: what it does each time something happens.
    """

    auras: tuple[Aura, ...] = ()
    triggers: tuple[Trigger, ...] = ()

    def of(self, stat: Stat) -> tuple[Aura, ...]:
        """Those of its auras that change one number."""
        return tuple(aura for aura in self.auras if aura.stat is stat)

    def set_off_by(self, when: When) -> tuple[str, ...]:
        """The numbers of those of its triggers that one occasion sets off; they are told apart as choices are."""
        return tuple(str(at) for at, trigger in enumerate(self.triggers) if trigger.when is when)
