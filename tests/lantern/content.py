"""The cards: what cards.toml may say of them, and the effects that a row is made of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Annotated, Any, ClassVar

import attrs

from rlyeh_rules import kernel
from rlyeh_rules.kernel import Source, named, record

from .state import BLACKMAIL, DREAD, FOG, GOLD, LAMP, LOOK, MARK, REWIND, Card

KNOWN = (LAMP, FOG, MARK, LOOK, REWIND, BLACKMAIL, DREAD, GOLD)


class Icon:
    """One effect in a row; what it does stands in cards.py."""

    __slots__ = ()
    polymorphic: ClassVar[bool] = True
    game: ClassVar[str] = "lantern"


@record
class Gain(Icon):
    """Take coins (LN-3.5)."""

    coins: int


@record
class Draw(Icon):
    """Draw cards (LN-1.4)."""

    count: int


@record
class Mark(Icon):
    """Place marks on the site (LN-5.1)."""

    marks: int


@record
class Hurt(Icon):
    """Wound the seat to the left (LN-5.5)."""

    wounds: int


@record
class Peek(Icon):
    """Look at a card of the pool (LN-4.5)."""


@record
class Dread(Icon):
    """Roll dice (LN-6.1)."""

    dice: int


@record
class Print:
    """What is printed on a card, and how many of it there are."""

    id: Annotated[Card, named]
    copies: int
    source: Source
    cost: int = 0
    row: tuple[Icon, ...] = ()
    stays: bool = False
    playable: bool = True


@record
class Cards(kernel.Content):
    """A card set of The Lantern."""

    game: ClassVar[str] = "lantern"

    cards: tuple[Print, ...] = attrs.field(eq=False)

    @cached_property
    def prints(self) -> Mapping[Any, Print]:
        """What is printed on each card."""
        return {card.id: card for card in self.cards}

    @cached_property
    def copies(self) -> Mapping[Any, int]:
        """How many there are of each card."""
        return {card.id: card.copies for card in self.cards}

    def faults(self) -> Iterator[str]:
        """The rules name every one of these cards, so none may be missing."""
        ids = [card.id for card in self.cards]
        for card in KNOWN:
            if ids.count(card) != 1:
                yield f"{card} must stand in the set once, not {ids.count(card)} times"
        if sum(card.copies for card in self.cards) < 30:
            yield "six seats need 30 cards at least"
