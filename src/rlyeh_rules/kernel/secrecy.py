"""Who sees what: one declaration a field, from which views, redacted events and guesses follow.

The declarations are the marks of `marks`. Here they become three uses of one compiled walk: `redact` for views and
events, `tally` to count what can be seen, `fill` to turn up what cannot.
"""

from __future__ import annotations

import typing
from collections.abc import Callable, Mapping
from threading import RLock
from typing import Any, Final, TypeVar

import attrs

from .marks import HIDDEN, NOBODY, OWNER, Hideable, Mark, mark_of, types_in
from .record import evolver, family, record
from .seats import FULL, SPECTATOR, BySeat, Seat

__all__ = ["declared_secrets", "fill", "keeps_moments", "redact", "tally"]

R = TypeVar("R")
_TUPLES: Final[tuple[Any, ...]] = (tuple, BySeat)


# ------------------------------------------------------------------ the plan of a class


@record
class _Place:
    """A marked field, and the kind of hideable thing it holds, if any."""

    name: str
    mark: Mark
    pool: type[Hideable] | None
    by_seat: bool
    many: bool
    holds_own: bool


@record
class _Plan:
    """The fields of a class that matter here; the others can hold nothing hidden."""

    places: tuple[_Place, ...] = ()
    nested: tuple[tuple[str, tuple[type, ...]], ...] = ()
    has_seat: bool = False


_PLANS: dict[type, _Plan] = {}
_BEING_MADE: set[type] = set()
_LOCK = RLock()
"""Plans and walks are made at first use, which may be in several threads at once. What is unfinished must not be seen
by another: it would hide nothing."""


def _plan_of(cls: type) -> _Plan:
    plan = _PLANS.get(cls)
    if plan is not None:
        return plan
    if not attrs.has(cls):
        return _Plan()
    with _LOCK:
        if cls in _BEING_MADE:
            return _Plan(nested=(("?", ()),))  # a type that holds itself; its own plan is made further up
        if cls not in _PLANS:
            _BEING_MADE.add(cls)
            try:
                _PLANS[cls] = _make_plan(cls)
            finally:
                _BEING_MADE.discard(cls)
        return _PLANS[cls]


def _make_plan(cls: type) -> _Plan:
    hints = typing.get_type_hints(cls, include_extras=True)
    places: list[_Place] = []
    nested: list[tuple[str, tuple[type, ...]]] = []
    for field in attrs.fields(cls):
        types = list(types_in(hints[field.name]))
        pools = [kind for kind in types if issubclass(kind, Hideable)]
        mark = mark_of(hints[field.name])
        if mark is not None:
            places.append(
                _Place(field.name, mark, pools[0] if pools else None, BySeat in types, tuple in types, cls in types)
            )
        elif pools:
            raise TypeError(f"{cls.__name__}.{field.name} holds a {pools[0].__name__}: mark it secret, shown or named")
        elif any(getattr(kind, "polymorphic", False) or _plan_of(kind) != _Plan() for kind in types):
            nested.append((field.name, tuple(types)))
    return _Plan(tuple(places), tuple(nested), "seat" in hints) if places or nested else _Plan()


def keeps_moments(cls: type) -> bool:
    """Whether a record of this class can hold an earlier moment that is a whole one of its kind."""
    return any(place.mark.apart and place.holds_own for place in _plan_of(cls).places)


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
    what the caller passes along. A walk that only looks (`rebuilds` is False) drops what the expressions give. One
    function a class is compiled: views are made more often than anything else.
    """

    def __init__(self, leaf: Callable[[_Place], str | None], *, rebuilds: bool = True, **scope: Any) -> None:
        self.leaf, self.rebuilds = leaf, rebuilds
        self.scope = {**scope, "walk": self, "TUPLE": tuple}
        self.made: dict[type, Any] = dict.fromkeys(_TUPLES, self)  # a row within a row is gone through as well
        self.compiling: set[type] = set()

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
            with _LOCK:
                if cls not in self.made:
                    self.compiling.add(cls)
                    try:
                        self.made[cls] = self._compile(cls)
                    finally:
                        self.compiling.discard(cls)
                return self.made[cls]

    def concerns(self, kind: type) -> bool:
        """Whether there can be anything to do in a thing of this class."""
        if getattr(kind, "polymorphic", False) or kind in self.compiling:
            return True  # of the former, classes may yet come; the latter holds itself
        return self.of(kind) is not None

    def _compile(self, cls: type) -> Any:
        plan = _plan_of(cls)
        leaves = {place.name: self.leaf(place) for place in plan.places}
        leaves |= {name: "walk(v, owner, arg)" for name, kinds in plan.nested if any(map(self.concerns, kinds))}
        names = [name for name, leaf in leaves.items() if leaf]
        if not names:
            return None
        scope = self.scope | {"MAKE": evolver(cls)}
        for place in plan.places:
            scope |= {f"KIND_{place.name}": place.pool, f"AMONG_{place.name}": place.mark.among}
        source = f"def {cls.__name__}(rec, owner, arg):\n"
        if plan.has_seat:
            source += "    owner = rec.seat\n"
        if not self.rebuilds:
            source += "".join(f"    v = rec.{name}\n    {leaves[name]}\n" for name in names) + "    return rec\n"
        else:
            source += "".join(f"    v = rec.{name}\n    new_{name} = {leaves[name]}\n" for name in names)
            source += f"    if {' and '.join(f'new_{name} is rec.{name}' for name in names)}:\n        return rec\n"
            source += f"    return MAKE(rec, {{{', '.join(f'{name!r}: new_{name}' for name in names)}}})\n"
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


def _take(value: Any, left: dict[Any, int]) -> None:
    if type(value) not in _TUPLES:
        if value is not HIDDEN and value is not None:
            left[value] -= 1
    else:
        for thing in value:
            if thing.__class__ is tuple:  # several things a seat
                _take(thing, left)
            elif thing is not HIDDEN and thing is not None:
                left[thing] -= 1


def _turn_up(value: Any, next_one: Callable[[], Any]) -> Any:
    if value is HIDDEN:
        return next_one()
    kind = value.__class__
    if kind in _TUPLES and HIDDEN in value:
        return kind([next_one() if v is HIDDEN else v for v in value])
    if kind is BySeat:  # perhaps several things a seat
        return BySeat([_turn_up(v, next_one) for v in value])
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
        return f"turn_up(v, {_bag(place)})" if place.many or place.by_seat else f"{_bag(place)}() if v is HIDDEN else v"
    if not mark.among:
        return None
    if isinstance(mark.among, tuple):
        return f"turn_up(v, lambda: arg['among'](AMONG_{place.name}))"
    return f"turn_up(v, lambda: arg['among'](arg['ask']({mark.among!r}, owner)))"


_redact = _Walk(_seen, cover=_cover, cover_others=_cover_others, viewer=_viewer)
_redact_over = _Walk(_seen_when_over, cover=_cover, cover_others=_cover_others, viewer=_viewer)
_tally = _Walk(_counted, rebuilds=False, take=_take)
_fill = _Walk(_filled, turn_up=_turn_up, FULL=FULL, HIDDEN=HIDDEN)


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
