"""The marks by which a field declares who may look at it; see `secrecy` for what follows from them.

A *hideable* thing is a card, a role, a token: a member of a class that inherits from `Hideable`. Every field that can
hold one must say how it lies, or its class is refused:

- `secret(to=...)`: face down; `to` names who may look,
- `shown`: face up for all; `shown_own`: the same, and of its owner's own stock,
- `named`: names a thing that lies elsewhere: this is not its place, so it is not counted.

Other values (a vote, a number) may be `secret` too; `among` then says what they may be. `apart` marks a field that
keeps an earlier moment (what an undo goes back to): its things are redacted, but they are not counted.
"""

from __future__ import annotations

import typing
from collections.abc import Iterator
from typing import Any, Final

from .record import record

__all__ = [
    "HIDDEN",
    "NOBODY",
    "OWNER",
    "Hideable",
    "Mark",
    "apart",
    "mark_of",
    "named",
    "secret",
    "shown",
    "shown_own",
    "types_in",
    "viewpoint",
]


class Hideable(str):
    """Base of every kind of thing that can lie face down. A member is its own id, as text.

    A class of ids is open: a card set may bring ids that this library has never heard of.

    Examples:
        >>> from typing import Annotated
        >>> from rlyeh_rules.kernel import OWNER, Hideable, Seat, record, redact, secret
        >>> class Relic(Hideable):
        ...     pass
        >>> @record
        ... class Hero:
        ...     seat: Seat
        ...     hand: Annotated[tuple[Relic, ...], secret(to=OWNER)]
        >>> redact(Hero(Seat(0), (Relic("idol"),)), Seat(1))
        Hero(seat=0, hand=(HIDDEN,))
        >>> redact(Hero(Seat(0), (Relic("idol"),)), Seat(0))
        Hero(seat=0, hand=(Relic('idol'),))
    """

    __slots__ = ()

    a_hidden_one: typing.ClassVar[str] = "a card"
    """What a sentence calls one that cannot be seen; an `s` makes the plural."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

    def __str__(self) -> str:
        return str.__str__(self)


class _Hidden(str):
    __slots__ = ()

    def __repr__(self) -> str:
        return "HIDDEN"

    def __reduce__(self) -> str:
        return "HIDDEN"  # the one object that is tested for by identity


HIDDEN: Final[Any] = _Hidden("?")
"""What a seat sees of a thing that it cannot see."""
OWNER: Final = "owner"
"""May look: the seat of the record, or of the `BySeat` place that it stands in."""
NOBODY: Final = "nobody"
"""May look: nobody, spectators and owners included."""

# ------------------------------------------------------------------ marks


@record
class Mark:
    """How a field lies. It stands in the annotation, so that a missing argument is still an error to type checkers."""

    to: tuple[str, ...] | None = None  # None: everybody
    unless: str | None = None
    until_over: bool = False
    among: tuple[Any, ...] | str = ()
    each: bool = False
    sized: bool = True
    ordered: bool = False
    holds: bool = True
    apart: bool = False
    viewpoint: bool = False


def secret(
    *,
    to: str | tuple[str, ...],
    unless: str | None = None,
    until_over: bool = False,
    among: tuple[Any, ...] | str = (),
    each: bool = False,
    sized: bool = True,
    ordered: bool = False,
) -> Mark:
    """Mark a field as lying face down.

    Args:
        to: who may look: `OWNER`, `NOBODY`, the name of a field or property of the record that holds seats, or several
            of these.
        unless: the name of a field or property; where it is true everybody may look.
        until_over: once the game is over everybody may look.
        among: for a secret that is no thing of a known stock: the values it may have, or the name of a method of the
            state that is given the owner and returns them.
        each: every owner has a stock of these things that never mixes with another's.
        sized: how many there are can be seen; if not, what is hidden looks empty (for events only: what a place of the
            state holds could not be guessed).
        ordered: the things lie sorted, since their order means nothing; a guess lays them so.

    Examples:
        >>> from typing import Annotated
        >>> from rlyeh_rules.kernel import OWNER, BySeat, Hideable, Seat, record, redact, secret
        >>> class Card(Hideable): pass
        >>> @record
        ... class Hand:
        ...     cards: Annotated[tuple[Card, ...], secret(to=OWNER)]
        >>> redact(BySeat([Hand((Card("ace"),)), Hand((Card("two"),))]), Seat(1))
        (Hand(cards=(HIDDEN,)), Hand(cards=(Card('two'),)))
    """
    return Mark((to,) if isinstance(to, str) else to, unless, until_over, among, each, sized, ordered)


shown: Final = Mark()
"""Hideable things that lie face up."""
shown_own: Final = Mark(each=True)
"""Hideable things that lie face up, from a stock of their owner's that never mixes with another's (see `each`)."""
named: Final = Mark(holds=False)
"""Names a thing which lies elsewhere, in the open."""
apart: Final = Mark(holds=False, apart=True)
"""An earlier moment: its things are not these."""
viewpoint: Final = Mark(holds=False, viewpoint=True)
"""The field in which a state says whose view it is."""


# ------------------------------------------------------------------ reading an annotation


def mark_of(hint: Any) -> Mark | None:
    """The mark in an annotation, if it has one.

    Examples:
        >>> from typing import Annotated
        >>> from rlyeh_rules.kernel import Hideable, mark_of, named
        >>> mark_of(Annotated[Hideable, named]) is named, mark_of(int)
        (True, None)
    """
    return next((part for part in getattr(hint, "__metadata__", ()) if isinstance(part, Mark)), None)


def types_in(hint: Any) -> Iterator[type]:
    """Every class that an annotation mentions.

    Examples:
        >>> from typing import Annotated
        >>> from rlyeh_rules.kernel import Hideable, types_in, named
        >>> Hideable in types_in(Annotated[tuple[Hideable, ...] | None, named])
        True
    """
    found = typing.get_origin(hint) or hint
    if isinstance(found, type):
        yield found
    for arg in typing.get_args(hint):
        yield from types_in(arg)
