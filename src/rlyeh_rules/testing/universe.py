"""Every action that could be said in a state, legal or not."""

from __future__ import annotations

import enum
import typing
from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from types import NoneType
from typing import Any, cast

from rlyeh_rules.kernel import HIDDEN, Action, Chance, Hideable, Rules, Seat, State, evolve
from rlyeh_rules.kernel.notation import fields_of

__all__ = ["Universe", "altered", "bags", "impostors", "things", "variants"]

NONSENSE = "no-such-thing"
MOST = 200  # actions of one kind; where more could be said, so many are drawn
OTHERS = 2  # actions of each kind that is no answer here


class Universe:
    """The actions that could be said at all, made from the types of their fields.

    A choice is made in parts, so there are few values to a field: the seats (and one too low, one too high), yes and
    no, the members of an enumeration, the things of the game (one that does not exist, and one face down), and of
    numbers and texts all that were ever met, with what stands next to them.

    Args:
        rules: the rules of the game.
    """

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._met: dict[tuple[type[Action], str], dict[Any, None]] = {}

    def note(self, actions: Iterable[Action]) -> None:
        """Remember the values that these actions have."""
        for action in actions:
            kind = type(action)
            for name in fields_of(kind):
                self._met.setdefault((kind, name), {})[getattr(action, name)] = None

    def actions(self, state: State, chance: Chance) -> Iterator[Action]:
        """All that could answer what is asked, all that may be done out of turn, and some of every other kind.

        Args:
            state: where they are to be said.
            chance: draws, where there are too many.
        """
        decision = state.decision
        near = dict.fromkeys([*(decision.allows if decision else ()), *self._rules.interrupts])
        for kind in dict.fromkeys([*near, *self._rules.actions]):
            yield from self._of_kind(kind, state, chance, MOST if kind in near else OTHERS)

    def _of_kind(self, kind: type[Action], state: State, chance: Chance, most: int) -> Iterator[Action]:
        names = [name for name in fields_of(kind) if name != "seat"]
        domains: list[list[Any]] = [list(state.seats), *[self._domain(kind, name, state) for name in names]]
        size = 1
        for domain in domains:
            size *= len(domain)
        if size <= most:
            combinations: Iterable[tuple[Any, ...]] = product(*domains)
        else:
            combinations = [tuple(chance.pick(domain) for domain in domains) for _ in range(most)]
        for seat, *values in combinations:
            yield kind(seat, **dict(zip(names, values, strict=True)))

    def _domain(self, kind: type[Action], name: str, state: State) -> list[Any]:
        hint = fields_of(kind)[name]
        met = self._met.get((kind, name), {})
        choices = [arg for arg in typing.get_args(hint) if arg is not NoneType]
        nothing = [None] if NoneType in typing.get_args(hint) else []
        return [*dict.fromkeys([*self._values(choices[0] if nothing else hint, met, state), *nothing])]

    @staticmethod
    def _values(hint: Any, met: Iterable[Any], state: State) -> Iterable[Any]:  # noqa: ANN401 - a type, or more than one
        known = [value for value in met if value is not None]
        if hint is Seat:
            return range(-1, len(state.seats) + 1)
        if hint is bool:
            return (False, True)
        if hint is int:
            return sorted({-1, 0, 1, 2, *known, max(known, default=0) + 1})
        if isinstance(hint, type) and issubclass(hint, enum.Enum):
            return hint
        if isinstance(hint, type) and issubclass(hint, Hideable):
            return [*things(state, hint), *known]
        if isinstance(hint, type) and issubclass(hint, str):
            return [*known, hint(NONSENSE)]
        return known


def bags(state: State) -> Iterator[tuple[type[Hideable], Mapping[Any, int]]]:
    """Each kind of things that may lie face down, with how many there are of each; a kind may come more than once."""
    for bag, copies in state.contents().items():
        kind: Any = bag
        if isinstance(kind, tuple):
            kind, _ = cast("tuple[type[Hideable], Seat]", bag)
        yield kind, copies


def things(state: State, kind: type[Hideable]) -> tuple[Any, ...]:
    """Every thing of one kind that the game has."""
    return tuple(dict.fromkeys(thing for of, copies in bags(state) if of is kind for thing in copies))


def variants(action: Action) -> Iterator[Action]:
    """Actions that equal this one, but are not it: another object, and values of another type."""
    yield evolve(action)
    for name, hint in fields_of(type(action)).items():
        value = getattr(action, name)
        if hint is int:
            yield altered(action, name, float(value))
            if value in {0, 1}:
                yield altered(action, name, bool(value))
        elif isinstance(hint, type) and issubclass(hint, str) and isinstance(value, str):
            yield altered(action, name, str(value))


def impostors(action: Action, seats: int) -> Iterator[Action]:
    """The same action with a value that cannot be: of another type, of no seat, a thing that is not or is not seen."""
    for name, hint in fields_of(type(action)).items():
        values: list[Any] = [object(), []]
        if isinstance(hint, type) and issubclass(hint, Hideable):
            values += [hint(NONSENSE), HIDDEN]
        if name == "seat":
            values += [-1, seats, str(action.seat), None, action.seat + 0.5]
        yield from (altered(action, name, value) for value in values)


def altered(action: Action, name: str, value: Any) -> Action:  # noqa: ANN401 - a value of a wrong type is the point
    """The same action with another value in one field, whatever its type."""
    changes: dict[str, Any] = {name: value}
    return evolve(action, **changes)
