"""States as data: of which game they are, and whether they are sound."""

from __future__ import annotations

import reprlib
from collections.abc import Mapping
from typing import Any, cast

from rlyeh_rules.codec import KERNEL, TAG, Table, reader
from rlyeh_rules.games import Game, game_named, seat_names
from rlyeh_rules.kernel import FULL, HIDDEN, Content, SaveError, Seat, SetupError, State, Violation

__all__ = ["FORMAT", "FORMAT_KEY", "LIBRARY", "game_of", "of_known_format", "owner", "read_state", "table"]

LIBRARY = "0.1.0"
"""The version of this library, which every save names."""
FORMAT = 1
LONGEST_WORDS = 1_000  # characters of an error: what it quotes may be as long as the text
FORMAT_KEY = "format"


def table(data: object, path: str) -> dict[str, Any]:
    """The data, which have to be a JSON object."""
    kind: type[dict[str, Any]] = cast("Any", Table)
    return reader(None).read(kind, data, path)


def of_known_format(data: Mapping[str, Any]) -> dict[str, Any]:
    """What stands beside the number of the format, if the format is known."""
    if FORMAT_KEY not in data:
        raise SaveError("is missing", FORMAT_KEY)
    found = data[FORMAT_KEY]
    if type(found) is not int or found != FORMAT:
        raise SaveError(
            f"Format {reprlib.repr(found)} is not known to this version ({LIBRARY}), only {FORMAT}.", FORMAT_KEY
        )
    return {key: value for key, value in data.items() if key != FORMAT_KEY}


def owner(data: Mapping[str, Any], path: str) -> Game | None:
    """The game whose record this is; None for one of the kernel."""
    if TAG not in data:
        raise SaveError("is missing", f"{path}.{TAG}")
    tag = reader(None).read(str, data[TAG], f"{path}.{TAG}")
    name, point, _ = tag.partition(".")
    if not point:
        said = reprlib.repr(tag)
        raise SaveError(f"must be the name of a game and of a kind, as in 'seals.Raise', not {said}", f"{path}.{TAG}")
    return None if name == KERNEL else game_of(name, f"{path}.{TAG}")


def game_of(name: str, path: str) -> Game:
    """The game of that name, which stands at a path."""
    try:
        return game_named(name)
    except SetupError as error:
        raise SaveError(_short(error.message), path) from error


def read_state(kind: type[State], data: Mapping[str, Any], path: str, content: object) -> State:
    """The state that data describe, if it is a sound one."""
    game = owner(data, path)
    if game is None:
        raise SaveError("is no state of a game", f"{path}.{TAG}")
    if content is None:
        content = game.content
    elif not isinstance(content, game.rules.content):
        given = repr(content.name) if isinstance(content, Content) else reprlib.repr(content)
        raise SaveError(f"The card set given, {given}, is none of {game.title}.", f"{path}.setup.content")
    state = reader(game.rules).read(kind, data, path, content=content)
    try:
        seat_names(game, state.setup.names)
    except SetupError as error:
        raise SaveError(str(error), f"{path}.setup.names") from error
    if refusal := game.rules.refuses(state.setup.options, len(state.setup.names)):
        raise SaveError(str(refusal), f"{path}.setup.options") from refusal
    _check(state, path)
    return state


def _check(state: State, path: str) -> None:
    """Refuse a state that is not sound.

    The invariants are written for states that play can reach, or nearly: they may look a card up that no set has, or
    count places that are not there. What they raise then says as much as a violation would.
    """
    if state.viewer not in (FULL, None, *state.seats):
        raise SaveError(f"There is no seat {state.viewer} at this table.", f"{path}.viewer")
    if state.viewer is FULL and state.chance is HIDDEN:
        raise SaveError("must say whose view it is, since chance is hidden", f"{path}.viewer")
    try:
        broken = state.violations()
        if not broken and state.viewer is not FULL:
            broken = _unlikely(state, state.viewer)
    except Exception as error:
        raise SaveError(f"The rules can make nothing of it: {_short(repr(error))}", path) from error
    if broken:
        raise SaveError(f"It is not sound: {_short('; '.join(map(str, broken)))}.", path)


def _short(text: str) -> str:
    return text if len(text) <= LONGEST_WORDS else f"{text[:LONGEST_WORDS]} ..."


def _unlikely(view: State, seat: Seat | None) -> tuple[Violation, ...]:
    """What is wrong with a view: it is sound when a sound state can be made of it that looks to its seat like this."""
    guess = view.determinize(seat, 0)
    if guess.view(seat) != view:
        return (Violation(None, "it shows what its seat cannot see, or hides what it can"),)
    return guess.violations()
