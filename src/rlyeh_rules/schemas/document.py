"""The schema document of a game: what each kind of public value looks like as JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Final

from rlyeh_rules.codec import WHOLE_TRUTH
from rlyeh_rules.games import Game
from rlyeh_rules.kernel import Action, Decision, Event, Outcome, Refusal, Violation
from rlyeh_rules.match.log import Begun, Noted, Played, Redone, Undone
from rlyeh_rules.saves import FORMAT, FORMAT_KEY, SaveFile

from .shapes import CHANCE, NULL, SEAT, Schema, Shapes, one_of

__all__ = ["document"]

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
VERSION: Final[Schema] = {"const": FORMAT, "description": "The number of the format of what is kept."}


def document(game: Game) -> Schema:
    """The schema of everything that `rr.dumps` writes of a game, one definition for each kind of value."""
    shapes = Shapes(game)
    roots: dict[str, Callable[[Shapes], Schema]] = {
        "State": _state,
        "View": _view,
        "Action": lambda shapes: shapes.tagged(Action),
        "Event": lambda shapes: shapes.tagged(Event),
        "Decision": lambda shapes: shapes.tagged(Decision),
        "Options": _options,
        "Outcome": lambda shapes: _alone(shapes, Outcome),
        "Refusal": lambda shapes: _alone(shapes, Refusal),
        "Violation": lambda shapes: _alone(shapes, Violation),
        "Save": _save,
    }
    for name, make in roots.items():
        made = make(shapes)
        if made.keys() != {"$ref"}:
            shapes.defs[name] = made
    families = {name: shapes.defs.pop(name) for name in roots}
    whole: Schema = {
        "$schema": DIALECT,
        "$id": f"urn:rlyeh-rules:{game.name}:{FORMAT}",
        "title": "Value",
        "description": f"Any public value of {game.title}, as `rr.dumps` and `rr.to_data` write it.",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in roots],
        "$defs": _told_apart(families | dict(sorted(shapes.defs.items()))),
    }
    copied: Schema = json.loads(json.dumps(whole))  # what a caller changes in it is nowhere else
    return copied


def _state(shapes: Shapes) -> Schema:
    """The whole truth."""
    viewer = {"const": WHOLE_TRUTH}
    return _of_format(shapes.record(shapes.rules.state, title="State", tag=True, given=_looked_at(viewer, CHANCE)))


def _view(shapes: Shapes) -> Schema:
    """What a seat sees of it. It says whose view it is, which the whole truth need not."""
    seen = _looked_at(one_of(NULL, SEAT), shapes.hidden())
    view = shapes.record(shapes.rules.state, title="View", tag=True, given=seen)
    words = [view["description"]] if "description" in view else []
    view["description"] = "\n\n".join([*words, "As one seat sees it, or a spectator (viewer null)."])
    del view["properties"]["viewer"]["default"]
    view["required"].append("viewer")
    return _of_format(view)


def _looked_at(viewer: Schema, chance: Schema) -> dict[str, Schema]:
    return {"viewer": viewer, "chance": chance}


def _of_format(schema: Schema) -> Schema:
    """What is kept says of which format it is."""
    schema["properties"] = {FORMAT_KEY: VERSION, **schema["properties"]}
    schema["required"] = [FORMAT_KEY, *schema["required"]]
    return schema


def _options(shapes: Shapes) -> Schema:
    """The options of the game, where they stand alone."""
    return shapes.record(shapes.rules.options, title="Options", tag=True, given=shapes.choices())


def _alone(shapes: Shapes, kind: type[Any]) -> Schema:
    """A record of the kernel, where it stands alone."""
    return shapes.record(kind, title=kind.__name__, tag=True)


def _save(shapes: Shapes) -> Schema:
    """A whole table. What was settled before the first turn stands in it once, and not in its state."""
    state = shapes.record(
        shapes.rules.state,
        title="SavedState",
        tag=True,
        given=_looked_at({"const": WHOLE_TRUTH}, CHANCE),
        but=("setup",),
    )
    entries = [shapes.tagged(kind) for kind in (Played, Noted, Undone, Redone)]
    save = shapes.record(
        SaveFile,
        title="Save",
        given={
            **shapes.settled(),
            "game": {"const": shapes.game.name},
            "actions": {
                "type": "array",
                "prefixItems": [shapes.tagged(Begun)],
                "items": one_of(*entries),
                "minItems": 1,
            },
            "told": {"type": "integer", "minimum": 0},
            "state": shapes.named("SavedState", lambda: state),
        },
    )
    return _of_format(save)


def _told_apart(defs: dict[str, Schema]) -> dict[str, Schema]:
    """The same, no two of one title: whoever makes types of them calls these by their titles."""
    taken: set[str] = set()
    for key, schema in defs.items():
        if schema["title"] in taken:
            schema["title"] = "".join(part[:1].upper() + part[1:] for part in re.split("[._]", key))
        taken.add(schema["title"])
    return defs
