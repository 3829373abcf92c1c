"""Values as text, and saves of whole tables as files.

What is kept, a state or a table, carries the number of the format; what is said, an action or an event, does not. A
text is never trusted: whatever stands in it, it loads to a sound value or is refused with a SaveError that names the
place. What a state has to be is said by its invariants; what a view has to be, by the guess that can be made of it.
"""

from __future__ import annotations

import json
import os
import reprlib
from collections.abc import Mapping
from contextlib import suppress
from os import PathLike
from typing import Any, Protocol, Self, TypeVar, cast, overload, runtime_checkable

from .codec import KERNEL, ROOTS, TAG, Doubled, Entry, Table, Unread, Whole, half_a_character, reader, write
from .games import Game, game_named, seat_names
from .kernel import FULL, Content, Decision, Options, SaveError, Seat, SetupError, State, Violation, record

__all__ = ["LIBRARY", "Save", "Saved", "dumps", "loads", "read_save", "save_from_text", "save_text", "write_save"]

T = TypeVar("T")

LIBRARY = "0.1.0"
"""The version of this library, which every save names."""
FORMAT = 1
LARGEST = 8 * 1024 * 1024
"""Characters of a text, bytes of a file. A game of 4,000 decisions takes under a tenth of it."""
LONGEST_WORDS = 1_000  # characters of an error: what it quotes may be as long as the text
FORMAT_KEY = "format"
OF_SETUP = ("options", "content", "names")
KEYS = (FORMAT_KEY, "library", "game", *OF_SETUP, "seed", "opening", "actions", "state")

# ------------------------------------------------------------------ one value


def dumps(value: object) -> str:
    """Any public value as text in JSON: a state or a view, an action, event, decision or outcome, options, a Match.

    Raises:
        SaveError: the value is none of these, or holds what JSON cannot say.

    Examples:
        >>> import rlyeh_rules as rr
        >>> state = rr.new_game("seals", seed=1)
        >>> rr.loads(rr.dumps(state)) == state
        True
    """
    if isinstance(value, State):
        return _text({FORMAT_KEY: FORMAT, **write(value)})
    if isinstance(value, ROOTS):
        return _text(write(value))
    if isinstance(value, Saved):
        return save_text(value.to_save())
    raise SaveError(f"{type(value).__name__} is nothing that can be saved.")


@overload
def loads(text: str | bytes, *, content: Content | None = None) -> State: ...
@overload
def loads(text: str | bytes, kind: type[T], *, content: Content | None = None) -> T: ...
def loads(text: str | bytes, kind: type[Any] = State, *, content: Content | None = None) -> Any:
    """The value that a text from `dumps` holds.

    Args:
        text: the text, or its bytes in UTF-8.
        kind: what it is to be: `State` (a view is one too), `Action`, `Event`, `Decision`, `Outcome`, `Options` or
            `Match`; or a class below one of them, such as the State of a game.
        content: the card set of the game, if it was not the one that the game ships with.

    Raises:
        SaveError: the text holds no such value; `path` names the place. Nothing else is ever raised for a text.

    Examples:
        >>> import rlyeh_rules as rr
        >>> state = rr.new_game("seals", seed=1)
        >>> action = state.legal_actions()[0]
        >>> rr.loads(rr.dumps(action), rr.Action) == action
        True
    """
    if not issubclass(kind, ROOTS):
        if issubclass(kind, Saved):
            return kind.from_save(save_from_text(text, content=content))
        raise SaveError(f"{kind.__name__} is nothing that can be loaded.")
    path = _called(kind)
    data = _table(_parsed(text), path)
    if issubclass(kind, State):
        return _state(kind, _of_known_format(data), path, content)
    game = _owner(data, path)
    if game is not None and issubclass(kind, Options) and issubclass(game.options, kind):
        kind = game.options
    return reader(game and game.rules).read(kind, data, path)


def _called(kind: type[Any]) -> str:
    """What a path begins with."""
    return next(root for root in (Decision, *ROOTS) if issubclass(kind, root)).__name__.lower()


def _owner(data: Mapping[str, Any], path: str) -> Game | None:
    """The game whose record this is; None for one of the kernel."""
    if TAG not in data:
        raise SaveError("is missing", f"{path}.{TAG}")
    name = reader(None).read(str, data[TAG], f"{path}.{TAG}").partition(".")[0]
    return None if name == KERNEL else _game(name, f"{path}.{TAG}")


def _game(name: str, path: str) -> Game:
    try:
        return game_named(name)
    except SetupError as error:
        raise SaveError(_short(error.message), path) from error


# ------------------------------------------------------------------ states


def _state(kind: type[State], data: Mapping[str, Any], path: str, content: Content | None) -> State:
    game = _owner(data, path)
    if game is None:
        raise SaveError("is no state of a game", f"{path}.{TAG}")
    if content is None:
        content = game.content
    elif type(content) is not game.rules.content:
        raise SaveError(f"The card set given, {content.name!r}, is none of {game.title}.", f"{path}.setup.content")
    state = reader(game.rules).read(kind, data, path, content=content)
    try:
        seat_names(game, state.setup.names)
    except SetupError as error:
        raise SaveError(str(error), f"{path}.setup.names") from error
    _check(state, path)
    return state


def _check(state: State, path: str) -> None:
    """Refuse a state that is not sound.

    The invariants are written for states that play can reach, or nearly: they may look a card up that no set has, or
    count places that are not there. What they raise then says as much as a violation would.
    """
    if state.viewer not in (FULL, None, *state.seats):
        raise SaveError(f"There is no seat {state.viewer} at this table.", f"{path}.viewer")
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


# ------------------------------------------------------------------ tables


@record(kw_only=True)
class Save:
    """A table as it is kept: its state, which has the last word, and how it came about.

    Attributes:
        game: the name of the game.
        seed: the seed that it was begun with.
        options: the options chosen.
        content: the card set played with. A text names it by its name and digest.
        names: what each seat is called.
        opening: what chance gave while the game was set up.
        actions: the log, entry by entry, as plain JSON data.
        state: the state now.
        library: the version of the library that made the save.
    """

    game: str
    seed: int
    options: Options
    content: Content
    names: tuple[str, ...]
    opening: tuple[int, ...] = ()
    actions: tuple[Mapping[str, Any], ...] = ()
    state: State
    library: str = LIBRARY


@runtime_checkable
class Saved(Protocol):
    """What is kept as a `Save`. A Match is; it need not be known here."""

    def to_save(self) -> Save:
        """What has to be kept of it."""
        ...

    @classmethod
    def from_save(cls, save: Save) -> Self:
        """The same again."""
        ...


def save_text(save: Save) -> str:
    """A save as text in JSON. What was settled before the first turn stands in it once, outside the state.

    Raises:
        SaveError: it holds what JSON cannot say, or is too large to be loaded again.
    """
    state = write(save.state)
    setup = state.pop("setup")
    return _text(
        {
            FORMAT_KEY: FORMAT,
            "library": save.library,
            "game": save.game,
            **{key: setup[key] for key in OF_SETUP},
            "seed": save.seed,
            "opening": list(save.opening),
            "actions": list(save.actions),
            "state": state,
        }
    )


def save_from_text(text: str | bytes, *, content: Content | None = None) -> Save:
    """The save that a text holds; its state is sound.

    Args:
        text: what `save_text` gave.
        content: the card set of the game, if it was not the one that the game ships with.

    Raises:
        SaveError: the text is no save, or one of another format; its game is not known, its card set not the one
            given, its state not sound. `path` names the place.
    """
    file = reader(None).read(_File, _of_known_format(_table(_parsed(text), "")))
    _game(file.game, "game")
    if "setup" in file.state:
        raise SaveError("is not known here", "state.setup")
    setup = {"options": file.options, "content": file.content, "names": file.names}
    try:
        state = _state(State, {**file.state, "setup": setup}, "state", content)
    except SaveError as error:
        raise SaveError(error.message, error.path.removeprefix("state.setup.")) from error
    if state.game != file.game:
        raise SaveError(f"must be a state of {file.game!r}", f"state.{TAG}")
    if state.viewer is not FULL:
        raise SaveError("A table is kept with the whole truth, not with a view.", "state.viewer")
    return Save(
        game=file.game,
        seed=file.seed,
        options=state.setup.options,
        content=state.setup.content,
        names=state.setup.names,
        opening=file.opening,
        actions=file.actions,
        state=state,
        library=file.library,
    )


@record(kw_only=True)
class _File:
    """A save as it stands in the text, below its format."""

    library: str
    game: str
    options: Unread
    content: Unread
    names: Unread
    seed: Whole
    opening: tuple[Whole, ...]
    actions: tuple[Entry, ...]
    state: Table


# ------------------------------------------------------------------ files


def write_save(path: str | PathLike[str], save: Save) -> None:
    """Write a save to a file, whole or not at all.

    It is written beside the file, brought to the disk, and only then put in its place: whatever fails on the way, the
    file is what it was.

    Raises:
        SaveError: the save holds what JSON cannot say, or is too large to be loaded again.
        OSError: the file cannot be written.
    """
    from pathlib import Path
    from secrets import token_hex

    text = save_text(save)
    target = Path(path).resolve()  # where the path is a link, the file it leads to is replaced, not the link
    beside = target.with_name(f".{token_hex(8)}.tmp")
    try:
        with beside.open("xb") as file:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
    finally:
        beside.unlink(missing_ok=True)
    with suppress(OSError):  # not every system can open a folder; the file itself is safe by now
        folder = os.open(target.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def read_save(path: str | PathLike[str], *, content: Content | None = None) -> Save:
    """The save in a file.

    Args:
        path: the file.
        content: the card set of the game, if it was not the one that the game ships with.

    Raises:
        SaveError: as for `save_from_text`.
        OSError: the file cannot be read.
    """
    from pathlib import Path

    with Path(path).open("rb") as file:
        return save_from_text(file.read(LARGEST + 1), content=content)


# ------------------------------------------------------------------ JSON

_ENCODER = json.JSONEncoder(ensure_ascii=False, check_circular=False, allow_nan=False, separators=(",", ":"))


def _text(data: Mapping[str, Any]) -> str:
    try:
        text = _ENCODER.encode(data)
    except (TypeError, ValueError, RecursionError) as error:
        raise SaveError(f"It cannot be said in JSON: {error}") from error
    if len(text) > LARGEST:
        raise SaveError(f"It is longer than the {LARGEST:,} characters that can be loaded.")
    if half_a_character(text):
        raise SaveError("It holds half a character, which no file can hold.")
    return text


def _pairs(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) == len(pairs):
        return data
    first = {key: at for at, (key, _) in reversed(list(enumerate(pairs)))}
    return Doubled(data, next(key for at, (key, _) in enumerate(pairs) if first[key] < at))


_DECODER = json.JSONDecoder(object_pairs_hook=_pairs)


def _parsed(text: object) -> object:
    if not isinstance(text, str | bytes):
        raise SaveError(f"A text is needed, not {reprlib.repr(text)}.")
    if len(text) > LARGEST:
        raise SaveError(f"It is longer than {LARGEST:,} characters.")
    try:
        return _DECODER.decode(text if isinstance(text, str) else text.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise SaveError(f"It is not UTF-8: byte {error.start} cannot be read.") from error
    except ValueError as error:  # JSONDecodeError says where; a number of 5,000 digits is a plain ValueError
        raise SaveError(f"It is not JSON: {error}") from error
    except RecursionError:
        raise SaveError("It is nested too deeply.") from None


def _table(data: object, path: str) -> dict[str, Any]:
    kind: type[dict[str, Any]] = cast("Any", Table)
    return reader(None).read(kind, data, path)


def _of_known_format(data: Mapping[str, Any]) -> dict[str, Any]:
    """What stands beside the number of the format, if the format is known."""
    if FORMAT_KEY not in data:
        raise SaveError("is missing", FORMAT_KEY)
    found = data[FORMAT_KEY]
    if type(found) is not int or found != FORMAT:
        raise SaveError(
            f"Format {reprlib.repr(found)} is not known to this version ({LIBRARY}), only {FORMAT}.", FORMAT_KEY
        )
    return {key: value for key, value in data.items() if key != FORMAT_KEY}
