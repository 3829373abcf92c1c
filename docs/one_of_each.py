"""One of each type of a game, found by playing it: where in a state it lies, and what it looks like there."""

import enum
import importlib
import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain, islice
from types import ModuleType
from typing import Any, Final, cast

import rlyeh_rules as rr
from docs.tables import Row, code, table
from rlyeh_rules.games import game_named
from rlyeh_rules.testing import Start, picker, starts, walk

TOLD_ELSEWHERE: Final = (rr.Action, rr.Decision, rr.Event)
"""What stands with its notation, its prompt or its sentence in a table on the page of the game."""
SHOWN_BELOW: Final[Mapping[str, frozenset[str]]] = {
    "last_relic": frozenset({"AlertPhase", "DeploymentPhase"}),
    "rising": frozenset({"Choice"}),
}
"""What no state holds while somebody decides, or no card that ships has: the page has an example of it."""
LONGEST: Final = 100  # characters of a value
DEEPEST: Final = 8
WIDEST: Final = 60
GAMES: Final = 60


def one_of_each(name: str) -> str:
    """Every public type and value of a game: an expression that gives one, and the one that it gives."""
    found = dict(sorted(examples(name).items()))
    rows: Iterator[Row] = ((code(each), code(where), code(cut(value))) for each, (where, value) in found.items())
    return table(("name", "one of it", "is"), rows)


def cut(value: object) -> str:
    """A value as Python writes it, on a line that is not too long."""
    said = re.sub(r" at 0x\w+", "", repr(value)).replace("`", "'")
    return said if len(said) <= LONGEST else f"{said[: LONGEST - 3]}..."


@cache
def examples(name: str) -> Mapping[str, tuple[str, object]]:
    """By the name of a type or value of a game: an expression in `state` and the game's module, and what it gives.

    Raises:
        LookupError: no game that was played has one of some type.
    """
    game = game_named(name)
    module = importlib.import_module(game.package)
    found: dict[str, tuple[str, object]] = {}
    missing: dict[str, type[Any]] = {}
    for each in module.__all__:
        thing: Any = getattr(module, each)
        if isinstance(thing, type):
            if issubclass(thing, enum.Enum):
                found[each] = (f"{name}.{each}.{next(iter(thing)).name}", next(iter(thing)))
            elif not issubclass(thing, TOLD_ELSEWHERE) and not (
                has_example(cast("object", thing)) or each in SHOWN_BELOW.get(name, ())
            ):
                missing[each] = thing
        elif not isinstance(thing, ModuleType) and not callable(thing):
            found[each] = (f"{name}.{each}", thing)
    first = rr.new_game(game, seed=1)
    for where, value in chain(parts(first.setup, "state.setup"), *(parts(state, "state") for state in met(game))):
        for each in [each for each, kind in missing.items() if isinstance(value, kind)]:
            found[each] = (where, value)
            del missing[each]
        if not missing:
            return found
    raise LookupError(f"{name}: no game has one of {', '.join(missing)}")


def has_example(thing: object) -> bool:
    """Whether its docstring has an example."""
    return ">>>" in str(thing.__doc__)


def met(game: rr.Game) -> Iterator[rr.State]:
    """The states of random games, begun in one way after the other."""
    ways = starts(game)
    for number in range(GAMES):
        players, options = ways[number % len(ways)]
        start = Start(game, players, options, number)
        for moment in walk(start, picker(rr.Chance(number), by_kind=True), 20_000):
            yield moment.state


def parts(whole: object, called: str) -> Iterator[tuple[str, object]]:
    """Everything in a value, the nearest first, with the expression by which it is reached."""
    level = [(called, whole)]
    for _ in range(DEEPEST):
        yield from level
        level = [part for where, value in level for part in inside(value, where)]


def inside(value: object, called: str) -> Iterator[tuple[str, object]]:
    """What a record, a tuple or a mapping holds."""
    if isinstance(value, tuple):
        row = cast("tuple[object, ...]", value)
        yield from ((f"{called}[{at}]", one) for at, one in enumerate(islice(row, WIDEST)))
    elif isinstance(value, Mapping):
        rows = cast("Mapping[object, object]", value).values()
        yield from ((f"[*{called}.values()][{at}]", one) for at, one in enumerate(islice(rows, WIDEST)))
    elif kind := getattr(type(value), "__attrs_attrs__", ()):
        names = [field.name for field in kind if not field.name.startswith("_") and field.name != "setup"]
        yield from ((f"{called}.{name}", getattr(value, name)) for name in names)
