"""The classes that data of a game are read as, found without its schema; and an example of each, made of it."""

from __future__ import annotations

import typing
from collections.abc import Iterator
from typing import Any

import attrs

from rlyeh_rules import Action, Decision, Event, Game, Options, Outcome, Refusal, Violation
from rlyeh_rules.codec import kinds_of, name_of
from rlyeh_rules.kernel import Content, Setup, State, Step, types_in
from rlyeh_rules.match import Entry

ROOTS = (Action, Decision, Event, Options, Outcome, Refusal, Violation)
"""What stands alone and is read without a card set."""


def record_classes(game: Game) -> dict[str, type[Any]]:
    """Every class of records that can stand in data of the game, by the name of its definition."""
    found: dict[str, type[Any]] = {}
    todo: list[type[Any]] = [game.options, Outcome]
    for base in (Action, Step, Event, Entry):
        todo += kinds_of(game.rules, base)
    todo += [kind for hint in _hints(game.rules.state) for kind in types_in(hint)]
    while todo:
        kind = todo.pop()
        if not attrs.has(kind) or kind is Action or issubclass(kind, Content | Setup | State):
            continue  # a base is none itself; the others cannot be read without a card set
        name = name_of(kind)
        if not getattr(kind, "polymorphic", False) and kind.__module__.startswith(game.package):
            name = f"{game.name}.{kind.__name__}"
        if name not in found:
            found[name] = kind
            todo += [part for hint in _hints(kind) for part in types_in(hint)]
    return found


def _hints(kind: type[Any]) -> Iterator[Any]:
    hints = typing.get_type_hints(kind, include_extras=True)
    yield from (hints[field.name] for field in attrs.fields(kind))


def definition(document: dict[str, Any], name: str) -> dict[str, Any]:
    """The schema of one definition, which can be used by itself."""
    return {"$schema": document["$schema"], "$defs": document["$defs"], "$ref": f"#/$defs/{name}"}


def example(document: dict[str, Any], schema: dict[str, Any], *, rows: int = 0) -> Any:  # noqa: ANN401 - whatever JSON has
    """A value that fits a schema, with all its fields, and so many things in each row."""
    match schema:
        case {"$ref": str(ref)}:
            return example(document, document["$defs"][ref.removeprefix("#/$defs/")], rows=rows)
        case {"const": value} | {"enum": [value, *_]}:
            return value
        case {"anyOf": [*choices]} | {"allOf": [*choices]}:
            return example(document, choices[-1], rows=rows)
        case {"type": "object", "properties": properties}:
            return {name: example(document, field, rows=rows) for name, field in properties.items()}
        case {"type": "array"}:
            return [example(document, schema["items"], rows=rows) for _ in range(rows)]
        case {"type": "integer"}:
            return schema.get("maximum", 0)
        case {"type": kind}:
            return {"string": "x", "number": 0.5, "boolean": True, "null": None, "object": {}}[kind]
    raise AssertionError(schema)


def complete(node: object) -> Any:  # noqa: ANN401 - whatever JSON has
    """A schema of which every field is needed, as all are there with `to_data(..., defaults=True)`."""
    if isinstance(node, list):
        return [complete(one) for one in node]
    if not isinstance(node, dict):
        return node
    made = {key: complete(value) for key, value in node.items()}
    return made | {"required": list(node["properties"])} if "properties" in node else made
