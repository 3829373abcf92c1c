"""Who sees what: one declaration a field, from which views, redacted events and guesses follow.

A *hideable* thing is a card, a role, a token: a member of a class that inherits from `Hideable`. Every field that can
hold one must say how it lies, or its class is refused:

- `secret(to=...)`: face down; `to` names who may look,
- `shown`: face up for all,
- `named`: names a thing that lies elsewhere: this is not its place, so it is not counted.

Other values (a vote, a number) may be `secret` too; `among` then says what they may be. `apart` marks a field that
keeps an earlier moment (what an undo goes back to): its things are redacted, but they are not counted.
"""

from __future__ import annotations

import typing
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, TypeVar

import attrs

from .record import evolver, family, record
from .seats import FULL, SPECTATOR, BySeat, Seat

__all__ = [
    "HIDDEN",
    "NOBODY",
    "OWNER",
    "Hideable",
    "apart",
    "declared_secrets",
    "fill",
    "named",
    "redact",
    "secret",
    "shown",
    "tally",
    "viewpoint",
]

R = TypeVar("R")
_TUPLES: Final[tuple[Any, ...]] = (tuple, BySeat)


class Hideable(str):
    """Base of every kind of thing that can lie face down. A member is its own id, as text.

    A class of ids is open: a card set may bring ids that this library has never heard of.
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

    Example:
        >>> from typing import Annotated
        >>> from rlyeh_rules.kernel import OWNER, BySeat, Hideable, Seat, record, redact, secret
        >>> class Card(Hideable): pass
        >>> @record
        ... class Hand:
        ...     cards: Annotated[tuple[Card, ...], secret(to=OWNER)]
        >>> redact(BySeat([Hand((Card("ace"),)), Hand((Card("two"),))]), Seat(1))
        (Hand(cards=(HIDDEN,)), Hand(cards=(Card('two'),)))
    """
    return Mark((to,) if isinstance(to, str) else to, unless, until_over, among, each, sized)


shown: Final = Mark()
"""Hideable things that lie face up."""
named: Final = Mark(holds=False)
"""Names a thing which lies elsewhere, in the open."""
apart: Final = Mark(holds=False, apart=True)
"""An earlier moment: its things are not these."""
viewpoint: Final = Mark(holds=False, viewpoint=True)
"""The field in which a state says whose view it is."""


# ------------------------------------------------------------------ the plan of a class


@record
class _Place:
    """A marked field, and the kind of hideable thing it holds, if any."""

    name: str
    mark: Mark
    pool: type[Hideable] | None
    by_seat: bool


@record
class _Plan:
    """The fields of a class that matter here; the others can hold nothing hidden."""

    places: tuple[_Place, ...] = ()
    nested: tuple[str, ...] = ()
    has_seat: bool = False


_PLANS: dict[type, _Plan] = {}


def _plan_of(cls: type) -> _Plan:
    if cls not in _PLANS:
        _PLANS[cls] = _Plan(nested=("?",))  # while it is made, so that a type that holds itself comes to an end
        try:
            _PLANS[cls] = _make_plan(cls) if attrs.has(cls) else _Plan()
        except BaseException:
            del _PLANS[cls]  # a class that is refused once is refused again
            raise
    return _PLANS[cls]


def _make_plan(cls: type) -> _Plan:
    hints = typing.get_type_hints(cls, include_extras=True)
    places: list[_Place] = []
    nested: list[str] = []
    for field in attrs.fields(cls):
        types = list(types_in(hints[field.name]))
        pools = [kind for kind in types if issubclass(kind, Hideable)]
        mark = mark_of(hints[field.name])
        if mark is not None:
            places.append(_Place(field.name, mark, pools[0] if pools else None, BySeat in types))
        elif pools:
            raise TypeError(f"{cls.__name__}.{field.name} holds a {pools[0].__name__}: mark it secret, shown or named")
        elif any(getattr(kind, "polymorphic", False) or _plan_of(kind) != _Plan() for kind in types):
            nested.append(field.name)
    return _Plan(tuple(places), tuple(nested), "seat" in hints) if places or nested else _Plan()


def mark_of(hint: Any) -> Mark | None:
    """The mark in an annotation, if it has one."""
    return next((part for part in getattr(hint, "__metadata__", ()) if isinstance(part, Mark)), None)


def types_in(hint: Any) -> Iterator[type]:
    """Every class that an annotation mentions."""
    found = typing.get_origin(hint) or hint
    if isinstance(found, type):
        yield found
    for arg in typing.get_args(hint):
        yield from types_in(arg)


def declared_secrets(*bases: type) -> tuple[str, ...]:
    """Every marked field of the records below `bases` and of all that they hold, a line each, sorted.

    The table is what a reviewer reads against the rulebook: no test can find a field that is wrongly declared open.
    """
    lines: set[str] = set()
    todo = [*bases]
    for base in bases:
        todo += family(base)
    done: set[type] = set()
    while todo:
        cls = todo.pop()
        if cls in done or not attrs.has(cls):
            continue
        done.add(cls)
        hints = typing.get_type_hints(cls, include_extras=True)
        for field in attrs.fields(cls):
            todo += types_in(hints[field.name])
        for place in _plan_of(cls).places:
            pool = place.pool.__name__ if place.pool else "-"
            lines.add(f"{cls.__name__}.{place.name}  {pool}  {_in_words(place.mark)}")
    return tuple(sorted(lines))


def _in_words(mark: Mark) -> str:
    if mark.to is None:
        return "apart" if mark.apart else "viewpoint" if mark.viewpoint else "shown" if mark.holds else "named"
    words = f"secret to {' or '.join(mark.to)}"
    if mark.unless:
        words += f", unless {mark.unless}"
    return f"{words}, until the game is over" if mark.until_over else words


# ------------------------------------------------------------------ one walk, several uses


class _Walk:
    """A way to go through a record and all it holds, rebuilding only what changes.

    `leaf` gives for each marked field the expression that its value `v` of the record `rec` becomes; `arg` in it is
    what the caller passes along. One function a class is compiled: views are made more often than anything else.
    """

    def __init__(self, leaf: Callable[[_Place], str | None], **scope: Any) -> None:
        self.leaf = leaf
        self.scope = {**scope, "walk": self, "TUPLE": tuple}
        self.made: dict[type, Any] = {}

    def __call__(self, value: Any, owner: Any, arg: Any) -> Any:
        kind = value.__class__
        if kind not in _TUPLES:
            go = self.of(kind)
            return go(value, owner, arg) if go else value
        made, changed = self.made, False
        items: list[Any] = []
        by_seat = kind is BySeat
        for at, item in enumerate(value):
            try:
                go = made[type(item)]
            except KeyError:
                go = self.of(item.__class__)
            if go is None:
                items.append(item)
            else:
                new = go(item, at if by_seat else owner, arg)
                changed = changed or new is not item
                items.append(new)
        return kind(items) if changed else value

    def of(self, cls: type) -> Any:
        """The function for one class; None where nothing is to be done."""
        try:
            return self.made[cls]
        except KeyError:
            self.made[cls] = go = self._compile(cls)
            return go

    def _compile(self, cls: type) -> Any:
        plan = _plan_of(cls)
        leaves = {place.name: self.leaf(place) for place in plan.places}
        leaves |= dict.fromkeys(plan.nested, "walk(v, owner, arg)")
        names = [name for name, leaf in leaves.items() if leaf]
        if not names:
            return None
        lines = "".join(f"    v = rec.{name}\n    new_{name} = {leaves[name]}\n" for name in names)
        source = f"""def {cls.__name__}(rec, owner, arg):
{"    owner = rec.seat" if plan.has_seat else ""}
{lines}
    if {" and ".join(f"new_{name} is rec.{name}" for name in names)}:
        return rec
    return MAKE(rec, {{{", ".join(f"{name!r}: new_{name}" for name in names)}}})
"""
        scope = self.scope | {"MAKE": evolver(cls)}
        for place in plan.places:
            scope |= {f"KIND_{place.name}": place.pool, f"AMONG_{place.name}": place.mark.among}
        exec(source, scope)  # the only names in it are those of the class itself
        return scope[cls.__name__]


_COVERS: tuple[tuple[Any, ...], ...] = tuple((HIDDEN,) * n for n in range(256))


def _cover(value: Any) -> Any:
    """Turn a value face down: what remains is whether there is one, and how many."""
    kind = value.__class__
    if kind is tuple:
        return _COVERS[len(value)] if len(value) < len(_COVERS) else (HIDDEN,) * len(value)
    if kind is BySeat:
        return BySeat([_cover(v) for v in value])
    return None if value is None else HIDDEN


def _cover_others(values: BySeat[Any], seat: Seat) -> BySeat[Any]:
    return BySeat([v if at == seat else _cover(v) for at, v in enumerate(values)])


def _viewer(seat: Seat) -> Seat | None:
    return None if seat == SPECTATOR else seat


def _seen(place: _Place) -> str | None:
    mark = place.mark
    if mark.to is None:
        return "walk(v, owner, arg)" if mark.apart else "viewer(arg)" if mark.viewpoint else None
    hidden = "cover(v)" if mark.sized else "TUPLE()"
    looks: list[str] = []
    for who in mark.to:
        if who == OWNER and place.by_seat:
            hidden = "cover_others(v, arg)"
        elif who == OWNER:
            looks.append("owner == arg")
        elif who != NOBODY:
            looks.append(f"arg in rec.{who}")
    if mark.unless:
        looks.append(f"rec.{mark.unless}")
    return f"v if {' or '.join(looks)} else {hidden}" if looks else hidden


def _seen_when_over(place: _Place) -> str | None:
    return None if place.mark.until_over else _seen(place)


def _take(value: Any, left: dict[Any, int]) -> Any:
    things = value if type(value) in _TUPLES else (value,)
    for thing in things:
        if thing is not HIDDEN and thing is not None:
            left[thing] -= 1
    return value


def _turn_up(value: Any, next_one: Callable[[], Any]) -> Any:
    if value is HIDDEN:
        return next_one()
    kind = value.__class__
    if kind in _TUPLES and HIDDEN in value:
        return kind([next_one() if v is HIDDEN else v for v in value])
    return value


def _bag(place: _Place) -> str:
    return f"arg[KIND_{place.name}, owner]" if place.mark.each else f"arg[KIND_{place.name}]"


def _in_stock(place: _Place) -> bool:
    return place.pool is not None and place.mark.holds and not place.mark.among


def _counted(place: _Place) -> str | None:
    return f"take(v, {_bag(place)})" if _in_stock(place) else None


def _filled(place: _Place) -> str | None:
    mark = place.mark
    if mark.apart:
        return "arg['apart'](v)"
    if mark.viewpoint:
        return "FULL"
    if _in_stock(place):
        return f"turn_up(v, {_bag(place)})"
    if not mark.among:
        return None
    if isinstance(mark.among, tuple):
        return f"turn_up(v, lambda: arg['among'](AMONG_{place.name}))"
    return f"turn_up(v, lambda: arg['among'](arg['ask']({mark.among!r}, owner)))"


_redact = _Walk(_seen, cover=_cover, cover_others=_cover_others, viewer=_viewer)
_redact_over = _Walk(_seen_when_over, cover=_cover, cover_others=_cover_others, viewer=_viewer)
_tally = _Walk(_counted, take=_take)
_fill = _Walk(_filled, turn_up=_turn_up, FULL=FULL)


def redact(value: R, seat: Seat, *, over: bool = False) -> R:
    """`value` as `seat` sees it; `over`: the game has ended."""
    seen: R = (_redact_over if over else _redact)(value, None, seat)
    return seen


def tally(value: Any, left: Mapping[Any, dict[Any, int]]) -> None:
    """Take every hideable thing that can be seen in `value` out of `left`, which is sorted by bag.

    Raises:
        KeyError: a thing or a bag that `left` does not know.
    """
    _tally(value, None, left)


def fill(value: R, bags: Mapping[Any, Callable[..., Any]]) -> R:
    """Turn every hidden thing up: the next from its bag, or picked among what it may be."""
    full: R = _fill(value, None, bags)
    return full
