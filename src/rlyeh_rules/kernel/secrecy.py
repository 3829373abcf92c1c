"""Who sees what: one declaration a field, from which views, redacted events and guesses follow.

The declarations are the marks of `marks`. Here they become three uses of one compiled walk: `redact` for views and
events, `tally` to count what can be seen, `fill` to turn up what cannot.
"""

from __future__ import annotations

import typing
from collections.abc import Callable, Mapping
from operator import is_not
from threading import RLock
from typing import Any, Final, TypeVar

import attrs

from .marks import HIDDEN, NOBODY, OWNER, Hideable, Mark, mark_of, types_in
from .record import changer, family, record
from .seats import FULL, SPECTATOR, BySeat, Seat

__all__ = ["declared_secrets", "fill", "gather", "moment_of", "redact", "tally"]

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


def moment_of(cls: type) -> str | None:
    """The field in which a record of this class can hold an earlier moment, a whole one of its kind."""
    return next((place.name for place in _plan_of(cls).places if place.mark.apart and place.holds_own), None)


def declared_secrets(*bases: type) -> tuple[str, ...]:
    """Every marked field of the records below `bases` and of all that they hold, a line each, sorted.

    The table is what a reviewer reads against the rulebook: no test can find a field that is wrongly declared open.

    Examples:
        >>> import rlyeh_rules as rr
        >>> from rlyeh_rules import seals
        >>> from rlyeh_rules.kernel import declared_secrets
        >>> declared_secrets(seals.Bid, seals.PlaceCard)
        ('PlaceCard.card  Card  secret to owner',)
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


_NONE: Final = type(None)
_ROWS_AND_NONE: Final = (tuple, BySeat, _NONE)


def _rebuilt(old: tuple[Any, ...], new: list[Any]) -> tuple[Any, ...]:
    """A row that has been gone through: itself, where nothing in it has changed."""
    return tuple(new) if any(map(is_not, new, old)) else old


class _Walk:
    """A way to go through a record and all it holds, rebuilding only what changes.

    `leaf` gives for each marked field the expression that its value `v` of the record `rec` becomes; `arg` in it is
    what the caller passes along. A walk that only looks (`rebuilds` is False) drops what the expressions give. One
    function a class is compiled: views are made more often than anything else.
    """

    def __init__(self, leaf: Callable[[_Place], str | None], *, rebuilds: bool = True, **scope: Any) -> None:
        self.leaf, self.rebuilds = leaf, rebuilds
        self.scope = {**scope, "walk": self, "rebuilt": _rebuilt, "TUPLE": tuple}
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

    def _within(self, name: str, kinds: tuple[type, ...], scope: dict[str, Any]) -> str | None:
        """The expression for a field that holds records: straight on where there is but one class that they can be."""
        records = [kind for kind in kinds if kind not in _ROWS_AND_NONE]
        simple = len(records) == 1 and kinds.count(tuple) <= 1 and BySeat not in kinds
        if not simple or getattr(records[0], "polymorphic", False) or records[0] in self.compiling:
            return "walk(v, owner, arg) if v else v"  # an empty row has nothing in it, and None holds nothing
        go = self.of(records[0])
        if go is None:
            return None
        scope[f"GO_{name}"] = go
        one = f"GO_{name}({'one' if tuple in kinds else 'v'}, owner, arg)"
        if tuple not in kinds:
            return f"v if v is None else {one}" if _NONE in kinds else one
        if self.rebuilds:
            return f"rebuilt(v, [{f'one and {one}' if _NONE in kinds else one} for one in v])"
        return f"for one in v:\n        {f'one and {one}' if _NONE in kinds else one}"

    def _compile(self, cls: type) -> Any:
        plan = _plan_of(cls)
        leaves = {place.name: self.leaf(place) for place in plan.places}
        scope = dict(self.scope)
        for name, kinds in plan.nested:
            if any(map(self.concerns, kinds)):  # a row always is: what is in it counts
                leaves[name] = self._within(name, kinds, scope)
        names = [name for name, leaf in leaves.items() if leaf]
        if not names:
            return None
        scope["MAKE"] = changer(cls, *names)
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
            source += f"    return MAKE(rec, {', '.join(f'new_{name}' for name in names)})\n"
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


def _take(value: Any, seen: list[Any]) -> None:
    """Add the things of a field to those seen; face-down ones do no harm there."""
    if value.__class__ not in _TUPLES:
        seen.append(value)
    else:
        for thing in value:
            if thing.__class__ is tuple:  # several things a seat
                seen += thing
            else:
                seen.append(thing)


def _turn_up(value: Any, next_one: Callable[[], Any]) -> Any:
    if value is HIDDEN:
        return next_one()
    kind = value.__class__
    if kind in _TUPLES and HIDDEN in value:
        return kind([next_one() if v is HIDDEN else v for v in value])
    if kind is BySeat:  # perhaps several things a seat
        return BySeat([_turn_up(v, next_one) for v in value])
    return value


def _turn_row_up(value: tuple[Any, ...], next_one: Callable[[], Any]) -> tuple[Any, ...]:
    return tuple([next_one() if thing is HIDDEN else thing for thing in value])


def _bag(place: _Place) -> str:
    return f"arg[KIND_{place.name}, owner]" if place.mark.each else f"arg[KIND_{place.name}]"


def _in_stock(place: _Place) -> bool:
    return place.pool is not None and place.mark.holds and not place.mark.among


def _counted(place: _Place) -> str | None:
    if not _in_stock(place):
        return None
    if place.by_seat:
        return f"take(v, {_bag(place)})"
    return f"{_bag(place)}.extend(v or ())" if place.many else f"v is None or {_bag(place)}.append(v)"


def _filled(place: _Place) -> str | None:
    mark = place.mark
    if mark.apart:
        return "arg['apart'](v)"
    if mark.viewpoint:
        return "FULL"
    if mark.to is None:
        return None  # lies face up
    if _in_stock(place):
        if place.by_seat:
            return f"turn_up(v, {_bag(place)})"
        if place.many:
            turned = f"turn_row_up(v, {_bag(place)})"
            return f"{f'TUPLE(sorted({turned}))' if mark.ordered else turned} if v and HIDDEN in v else v"
        return f"{_bag(place)}() if v is HIDDEN else v"
    if not mark.among:
        return None
    if isinstance(mark.among, tuple):
        return f"turn_up(v, lambda: arg['among'](AMONG_{place.name}))"
    return f"turn_up(v, lambda: arg['among'](arg['ask']({mark.among!r}, owner)))"


_redact = _Walk(_seen, cover=_cover, cover_others=_cover_others, viewer=_viewer)
_redact_over = _Walk(_seen_when_over, cover=_cover, cover_others=_cover_others, viewer=_viewer)
_gather = _Walk(_counted, rebuilds=False, take=_take)
_fill = _Walk(_filled, turn_up=_turn_up, turn_row_up=_turn_row_up, FULL=FULL, HIDDEN=HIDDEN)


def redact(value: R, seat: Seat, *, over: bool = False) -> R:
    """`value` as `seat` sees it; `over`: the game has ended.

    Examples:
        >>> import rlyeh_rules as rr
        >>> state = rr.new_game("seals", seed=7, players=["Sean", "Sarah"])
        >>> from rlyeh_rules.kernel import SPECTATOR, redact
        >>> action = state.legal_actions()[0]
        >>> redact(action, rr.Seat(0)), redact(action, SPECTATOR)
        (PlaceCard(seat=0, card=Card('investigator-gate')), PlaceCard(seat=0, card=HIDDEN))
    """
    seen: R = (_redact_over if over else _redact)(value, None, seat)
    return seen


def gather(value: Any, seen: Mapping[Any, list[Any]]) -> None:
    """Add every hideable thing in `value` to those `seen`, which are sorted by bag; what lies face down as HIDDEN.

    Raises:
        KeyError: a bag that `seen` does not know.
    """
    _gather(value, None, seen)


def tally(value: Any, left: Mapping[Any, dict[Any, int]]) -> None:
    """Take every hideable thing that can be seen in `value` out of `left`, which is sorted by bag.

    Raises:
        KeyError: a thing or a bag that `left` does not know.

    Examples:
        >>> import rlyeh_rules as rr
        >>> state = rr.new_game("seals", seed=7, players=["Sean", "Sarah"])
        >>> from rlyeh_rules import seals
        >>> from rlyeh_rules.kernel import tally
        >>> left = {kind: dict(copies) for kind, copies in state.contents().items()}
        >>> tally(state, left)
        >>> sorted(card for card, count in left[seals.Card].items() if count)
        []
    """
    seen: dict[Any, list[Any]] = {bag: [] for bag in left}
    gather(value, seen)
    for bag, things in seen.items():
        copies = left[bag]
        for thing in things:
            if thing is not HIDDEN and thing is not None:
                copies[thing] -= 1


def fill(value: R, bags: Mapping[Any, Callable[..., Any]]) -> R:
    """Turn every hidden thing up: the next from its bag, or picked among what it may be."""
    full: R = _fill(value, None, bags)
    return full
