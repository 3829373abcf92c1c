"""Types as JSON Schema: the same walk over annotations as the reader's, form by form."""

from __future__ import annotations

import enum
import typing
from collections.abc import Callable, Collection, Mapping
from typing import Any, Final, cast

import attrs

from rlyeh_rules.codec import (
    FACE_DOWN,
    KERNEL,
    LARGEST_CHANCE,
    LARGEST_NUMBER,
    LONGEST,
    TAG,
    WHOLE_TRUTH,
    Table,
    Unread,
    Whole,
    form_of,
    kinds_of,
    may_be_long,
    name_of,
    without_none,
    write,
)
from rlyeh_rules.codec import (
    Entry as AnyEntry,
)
from rlyeh_rules.games import LONGEST_NAME, Game
from rlyeh_rules.kernel import FULL, BySeat, Hideable, Outcome, Seat, Setup, State, options_of
from rlyeh_rules.match import Entry

from .words import words_of

__all__ = ["Schema", "Shapes", "one_of"]

Schema = dict[str, Any]
Hint: typing.TypeAlias = Any
"""An annotation."""

_NONE = type(None)
NULL: Final[Schema] = {"type": "null"}
CHANCE: Final[Schema] = {"type": "integer", "minimum": 0, "maximum": LARGEST_CHANCE}
SEAT: Final[Schema] = {"type": "integer", "minimum": 0}
PLAIN: Final[Mapping[Any, Schema]] = {
    str: {"type": "string"},
    int: {"type": "integer", "minimum": -LARGEST_NUMBER, "maximum": LARGEST_NUMBER},
    float: {"type": "number"},
    bool: {"type": "boolean"},
    Hideable: {"type": "string", "not": {"const": FACE_DOWN}},
    Whole: {"type": "integer"},
    Table: {"type": "object"},
    AnyEntry: {"type": "object"},
    Unread: {},
}
"""What the reader reads by a function of its own."""


def one_of(*schemas: Schema) -> Schema:
    """What fits at least one of these; those that are a choice themselves are taken apart."""
    parts: list[Schema] = []
    for schema in schemas:
        parts += schema["anyOf"] if schema.keys() == {"anyOf"} else [schema]
    distinct = [part for at, part in enumerate(parts) if part not in parts[:at]]
    return distinct[0] if len(distinct) == 1 else {"anyOf": distinct}


def noted(schema: Schema, **notes: Any) -> Schema:
    """A schema with a description or a default.

    Beside a reference they would be as good, but programs that make types of schemas take that for another type.
    """
    return schema | notes if "$ref" not in schema or not notes else {"allOf": [schema], **notes}


class Shapes:
    """The schemas of everything that the data of one game can hold.

    Args:
        game: the game.

    Attributes:
        defs: what has a name and is referred to by it.
    """

    def __init__(self, game: Game) -> None:
        self.game, self.rules = game, game.rules
        self.defs: dict[str, Schema] = {}

    # -- by name

    def named(self, key: str, make: Callable[[], Schema]) -> Schema:
        """A reference to a schema that is made when it is first referred to."""
        if key not in self.defs:
            self.defs[key] = {}  # a type may hold itself
            self.defs[key] = make()
        return {"$ref": f"#/$defs/{key}"}

    def key(self, kind: type) -> str:
        """What a class is called here: as in data, or as it would be if it stood there by its name."""
        own = getattr(kind, "game", "") or f"{kind.__module__}.".startswith(f"{self.game.package}.")
        return f"{self.game.name if own else KERNEL}.{kind.__name__.lstrip('_')}"

    # -- by type

    def of(self, hint: Hint) -> Schema:
        """What a value of this type looks like."""
        form = form_of(hint)
        if form:
            return cast("Schema", getattr(self, form)(hint))
        if hasattr(hint, "__metadata__"):
            return self.of(hint.__origin__)
        return self.plain(hint)

    def plain(self, hint: Hint) -> Schema:
        """A text, a number, the id of a thing, the member of an enumeration."""
        if hint is Seat:
            words = "A place at the table: 0 for the first seat, then clockwise."
            return self.named("kernel.Seat", lambda: {"title": "Seat", "description": words, **PLAIN[int]})
        if hint in PLAIN:
            return dict(PLAIN[hint])
        if isinstance(hint, type):
            if issubclass(hint, enum.Enum):
                return self.named(self.key(hint), lambda: {**_head(hint), "enum": [one.value for one in hint]})
            if issubclass(hint, Hideable):
                return self.named(self.key(hint), lambda: {**_head(hint), **PLAIN[Hideable]})
        raise TypeError(f"{hint}: there is no schema of such a field")

    def union(self, hint: Hint) -> Schema:
        """One of several types, None among them or not."""
        return one_of(*[NULL if arg is _NONE else self.of(arg) for arg in typing.get_args(hint)])

    def row(self, hint: Hint) -> Schema:
        """A tuple, or one value for each seat."""
        of = typing.get_args(hint)[0]
        return _row(of, self.of(of))

    # -- what may lie face down

    def hidden(self) -> Schema:
        """What stands in the place of what cannot be seen."""
        words = "What a seat sees of a thing that it cannot see."
        return self.named("kernel.Hidden", lambda: {"title": "Hidden", "description": words, "const": FACE_DOWN})

    def marked(self, hint: Hint) -> Schema:
        """A field that is marked as secret."""
        return self._secret(hint.__origin__)

    def _secret(self, hint: Hint) -> Schema:
        origin: Any = typing.get_origin(hint)
        args = typing.get_args(hint)
        if form_of(hint) == "union" and _NONE in args:
            return one_of(NULL, self._secret(without_none(hint)))
        if origin is BySeat:
            return _row(args[0], self._secret(args[0]))
        if origin is tuple:
            return _row(args[0], self._face_down(args[0]))
        return self._face_down(hint)

    def _face_down(self, hint: Hint) -> Schema:
        return one_of(self.hidden(), self.of(hint))

    def viewer(self, _: Hint) -> Schema:
        """Whose view a state is, or that it is the whole truth."""
        return one_of({"const": WHOLE_TRUTH}, NULL, SEAT)

    # -- records

    def untagged(self, kind: type[Any]) -> Schema:
        """A record of a class that is certain."""
        title = f"Nested{kind.__name__}" if kind is Outcome else kind.__name__
        return self.named(self.key(kind), lambda: self.record(kind, title=title))

    def tagged(self, base: type[Any]) -> Schema:
        """A record that says which of a family it is."""
        kinds = sorted(kinds_of(self.rules, base), key=name_of)
        if kinds == [base]:
            return self._kind(base)
        key = base.__name__ if self.key(base).startswith(KERNEL) else f"{name_of(base)}.any"
        return self.named(key, lambda: {**_head(base), "anyOf": [self._kind(kind) for kind in kinds]})

    def _kind(self, kind: type[Any]) -> Schema:
        """One of a family."""
        chance = {"chance": one_of(self.hidden(), CHANCE)} if issubclass(kind, State) else {}
        title = "EarlierState" if chance else f"Log{kind.__name__}" if issubclass(kind, Entry) else kind.__name__
        return self.named(name_of(kind), lambda: self.record(kind, title=title, tag=True, given=chance))

    def record(
        self,
        kind: type[Any],
        *,
        title: str,
        tag: bool = False,
        given: Mapping[str, Schema] | None = None,
        but: Collection[str] = (),
    ) -> Schema:
        """The object that a record is written as.

        Args:
            kind: its class.
            title: what it is called.
            tag: whether it says of which class it is.
            given: schemas of fields that follow from more than their type.
            but: the fields that do not stand in it.
        """
        hints, words = typing.get_type_hints(kind, include_extras=True), words_of(kind)
        properties: dict[str, Schema] = {TAG: {"const": name_of(kind)}} if tag else {}
        required = [*properties]
        for field in attrs.fields(kind):
            if field.name in but:
                continue
            notes: dict[str, Any] = {"description": words.fields[field.name]} if field.name in words.fields else {}
            if field.default is attrs.NOTHING:
                required.append(field.name)
            else:
                notes["default"] = _default(field.default)
            properties[field.name] = noted((given or {}).get(field.name) or self.of(hints[field.name]), **notes)
        return {
            "title": title,
            **({"description": words.description} if words.description else {}),
            "type": "object",
            "properties": properties,
            "required": required,
            "additionalProperties": False,
        }

    # -- what was settled before the first turn

    def options(self, kind: type[Any]) -> Schema:
        """The options of the game."""
        return self.named(
            self.key(kind), lambda: self.record(kind, title=f"Nested{kind.__name__}", given=self.choices())
        )

    def choices(self) -> dict[str, Schema]:
        """The values that each option has."""
        hints = typing.get_type_hints(self.rules.options)
        found: dict[str, Schema] = {}
        for choice in options_of(self.rules.options):
            values, hint = choice.values, hints[choice.name]
            if isinstance(values, range):
                schema: Schema = {"type": "integer", "minimum": values[0], "maximum": values[-1]}
            elif hint is bool or (isinstance(hint, enum.EnumType) and len(values) == len(hint)):
                schema = self.of(hint)
            else:
                schema = {"enum": [write(value) for value in values]}
            found[choice.name] = noted(schema, description=f"{choice.meaning} ({choice.rule})")
        return found

    def setup(self, _: Hint) -> Schema:
        """Options, names, and the card set by its name and digest."""
        return self.named("kernel.Setup", self._setup)

    def _setup(self) -> Schema:
        return self.record(Setup, title="Setup", given=self.settled())

    def settled(self) -> dict[str, Schema]:
        """The fields of what was settled."""
        seats = self.game.seats
        return {
            "options": self.options(self.rules.options),
            "content": self.named("kernel.CardSet", _card_set),
            "names": {
                "type": "array",
                "items": {"type": "string", "minLength": 1, "maxLength": LONGEST_NAME},
                "minItems": seats[0],
                "maxItems": seats[-1],
                "uniqueItems": True,
            },
        }


def _head(kind: type) -> Schema:
    words = words_of(kind).description
    return {"title": kind.__name__, **({"description": words} if words else {})}


def _row(of: Hint, items: Schema) -> Schema:
    bound = {} if may_be_long(of) else {"maxItems": LONGEST}
    return {"type": "array", **bound, "items": items}


def _card_set() -> Schema:
    return {
        "title": "CardSet",
        "description": "A card set, by its name and digest: the cards themselves do not travel with a state.",
        "type": "object",
        "properties": {
            "name": {"type": "string", "description": "What the set calls itself."},
            "digest": {"type": "string", "description": "A stable hash of everything in it."},
        },
        "required": ["name", "digest"],
        "additionalProperties": False,
    }


def _default(value: object) -> object:
    return WHOLE_TRUTH if value is FULL else write(value, defaults=True)
