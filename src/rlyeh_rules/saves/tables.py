"""Whole tables: what is kept of one, as text and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, Self, runtime_checkable

from rlyeh_rules.codec import TAG, Entry, Table, Unread, Whole, parsed, reader, text_of, write
from rlyeh_rules.kernel import FULL, Content, Options, SaveError, State, record

from .states import FORMAT, FORMAT_KEY, LIBRARY, game_of, of_known_format, read_state, table

__all__ = ["Save", "SaveFile", "Saved", "save_data", "save_from_text", "save_text"]

OF_SETUP = ("options", "content", "names")


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
        told: how many events had been told, for a log that does not lead to the state.
        replayed: whether the log leads to the state, as far as was known when the save was made.
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
    told: int = 0
    replayed: bool = True
    state: State
    library: str = LIBRARY


@runtime_checkable
class Saved(Protocol):
    """What is kept as a `Save`. A Match is; it need not be known here."""

    def to_save(self, *, defaults: bool = False) -> Save:
        """What has to be kept of it; in its log with what is at its default, if that is wished."""
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
    return text_of(save_data(save))


def save_data(save: Save, *, defaults: bool = False) -> dict[str, Any]:
    """A save as plain data."""
    state = write(save.state, defaults=defaults)
    setup = state.pop("setup")
    return {
        FORMAT_KEY: FORMAT,
        "library": save.library,
        "game": save.game,
        **{key: setup[key] for key in OF_SETUP},
        "seed": save.seed,
        "opening": list(save.opening),
        "actions": list(save.actions),
        "told": save.told,
        "replayed": save.replayed,
        "state": state,
    }


def save_from_text(text: str | bytes, *, content: Content | None = None) -> Save:
    """The save that a text holds; its state is sound.

    Args:
        text: what `save_text` gave.
        content: the card set of the game, if it was not the one that the game ships with.

    Raises:
        SaveError: the text is no save, or one of another format; its game is not known, its card set not the one
            given, its state not sound. `path` names the place.
    """
    file = reader(None).read(SaveFile, of_known_format(table(parsed(text), "")))
    game_of(file.game, "game")
    if file.told < 0:
        raise SaveError("must not be below 0", "told")
    if "setup" in file.state:
        raise SaveError("is not known here", "state.setup")
    setup = {"options": file.options, "content": file.content, "names": file.names}
    try:
        state = read_state(State, {**file.state, "setup": setup}, "state", content)
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
        told=file.told,
        replayed=file.replayed,
        state=state,
        library=file.library,
    )


@record(kw_only=True)
class SaveFile:
    """A table as it is kept: its state, which has the last word, and how it came about.

    Attributes:
        library: the version of the library that made the save.
        game: the name of the game.
        options: the options chosen.
        content: the card set played with, by its name and digest.
        names: what each seat is called.
        seed: the seed that it was begun with.
        opening: what chance gave while the game was set up.
        actions: the log: how the game was begun, then entry by entry what was done.
        told: how many events had been told, for a log that does not lead to the state.
        replayed: whether the log leads to the state, as far as was known when the save was made.
        state: the state now.
    """

    library: str
    game: str
    options: Unread
    content: Unread
    names: Unread
    seed: Whole
    opening: tuple[Whole, ...]
    actions: tuple[Entry, ...]
    told: Whole = Whole(0)
    replayed: bool = True
    state: Table
