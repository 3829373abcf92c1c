"""A rules engine for four Cthulhu tabletop games: typed states, actions and events, and nothing to look at.

Examples:
    >>> import rlyeh_rules as rr
    >>> state = rr.new_game("seals", seed=1)
    >>> while not state.is_over:
    ...     state, events = state.apply(state.legal_actions()[0])
    >>> state.outcome is not None
    True
"""

from typing import TYPE_CHECKING, Any

from . import bots
from .games import Game, games, load_content, new_game, register, rulebook
from .kernel import (
    FULL,
    HIDDEN,
    Action,
    BySeat,
    Chance,
    ChanceError,
    Content,
    ContentError,
    Decision,
    Event,
    GameOver,
    IllegalAction,
    NotationError,
    NotYourTurn,
    Option,
    Options,
    Outcome,
    Refusal,
    RlyehError,
    Rule,
    Rulebook,
    RulesDefect,
    SaveError,
    Scripted,
    Seat,
    SeatError,
    SetupError,
    State,
    Transition,
    ViewError,
    Violation,
    parse_action,
)
from .match import Match, NoteError, Told, UndoError
from .saves import dumps, from_data, loads, to_data
from .simulate import Report, simulate

__version__ = "0.1.0"

__all__ = [
    "FULL",
    "HIDDEN",
    "Action",
    "BySeat",
    "Chance",
    "ChanceError",
    "Content",
    "ContentError",
    "Decision",
    "Event",
    "Game",
    "GameOver",
    "IllegalAction",
    "Match",
    "NotYourTurn",
    "NotationError",
    "NoteError",
    "Option",
    "Options",
    "Outcome",
    "Refusal",
    "Report",
    "RlyehError",
    "Rule",
    "Rulebook",
    "RulesDefect",
    "SaveError",
    "Scripted",
    "Seat",
    "SeatError",
    "SetupError",
    "State",
    "Told",
    "Transition",
    "UndoError",
    "ViewError",
    "Violation",
    "__version__",
    "bots",
    "dumps",
    "from_data",
    "games",
    "load_content",
    "loads",
    "new_game",
    "parse_action",
    "register",
    "rulebook",
    "schema",
    "simulate",
    "to_data",
]


def schema(name: str | Game | type[State]) -> dict[str, Any]:
    """What the data of a game look like: a JSON Schema (draft 2020-12) of all that `dumps` and `to_data` write.

    A definition stands under `$defs` for each kind of value: `State`, `View`, `Action`, `Event`, `Decision`, `Options`,
    `Outcome`, `Refusal`, `Violation`, and `Save` for what `Match.save` writes; and one for each class, by its tag:
    `seals.Raise`. The same document lies in the package of a built-in game as `schema.json`, for programs that are not
    written in Python.

    Args:
        name: the name of the game, a `Game`, or the State class of the game.

    Raises:
        SetupError: there is no such game.

    Examples:
        >>> import rlyeh_rules as rr
        >>> schema = rr.schema("seals")
        >>> schema["$defs"]["seals.Raise"]["required"]
        ['type', 'seat', 'markers']
        >>> {"$ref": "#/$defs/seals.Raise"} in schema["$defs"]["Action"]["anyOf"]
        True
    """
    from .games import game_named
    from .schemas import document

    return document(game_named(name))


if not TYPE_CHECKING:  # to a checker every name would exist

    def __getattr__(name: str) -> object:
        """`rlyeh_rules.testing` when it is first asked for: it needs the extra `testing`."""
        if name == "testing":
            from importlib import import_module

            return import_module("rlyeh_rules.testing")
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
