"""A table as a save, and back: the log as plain data, and the history that it tells."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rlyeh_rules.codec import reader, write
from rlyeh_rules.games import Game, Opening, open_game
from rlyeh_rules.kernel import ChanceGave, RlyehError, SaveError
from rlyeh_rules.saves import Save

from .history import History, retold
from .log import Auto, Begun, Entry, Noted, Recorded
from .news import NoteError, checked_words

__all__ = ["given_at", "loaded_history", "write_log"]


def write_log(history: History, auto: Iterable[Auto], *, defaults: bool = False) -> tuple[dict[str, Any], ...]:
    """A log as plain data: how the game was begun, then every entry; with what is at its default, if that is wished."""
    begun = Begun(history.stream, tuple(sorted(auto)))
    return tuple([write(entry, defaults=defaults) for entry in (begun, *history.log)])


def _read_log(save: Save, game: Game) -> tuple[Begun, tuple[Entry, ...]]:
    """How the game of a save was begun, and the entries of its log.

    Raises:
        SaveError: an entry is not what it should be, or not where it should be.
    """
    read = reader(game.rules).read
    log = [read(Entry, data, f"actions[{at}]") for at, data in enumerate(save.actions)]
    begun = log[0] if log else None
    if not isinstance(begun, Begun):
        raise SaveError("A log begins with how the game was begun.", "actions")
    if not {Auto.FORCED}.issuperset(begun.auto):
        raise SaveError("Only what is forced is answered by itself at a table that was saved.", "actions[0].auto")
    for at, entry in enumerate(log[1:], 1):
        if isinstance(entry, Begun):
            raise SaveError("A game is begun once.", f"actions[{at}]")
        if isinstance(entry, Noted):
            _check_note(entry, len(save.names), f"actions[{at}]")
    return begun, tuple(log[1:])


def _check_note(noted: Noted, seats: int, path: str) -> None:
    if not 0 <= noted.seat < seats:
        raise SaveError(f"there is no seat {noted.seat} at this table", f"{path}.seat")
    try:
        checked_words(noted.words)
    except NoteError as error:
        raise SaveError(str(error), f"{path}.words") from error


def loaded_history(save: Save, game: Game) -> tuple[History, tuple[Auto, ...], bool]:
    """The history of a save, what its table answers by itself, and whether the history leads to the saved state.

    Each action is carried out anew with the chance it had. Where that does not come to the saved state, the state has
    the last word: it is then the first there is to know, and the log is kept as it was read. So it stays in every later
    save: what was played on from there is no part of a game that the log tells.

    Raises:
        SaveError: an entry of the log is not what it should be.
    """
    begun, log = _read_log(save, game)
    history = _retold(save, game, begun, log) if save.replayed else None
    replayed = history is not None and history.state == save.state
    if history is None or not replayed:
        given = (ChanceGave(save.opening),) if save.opening else ()
        history = History(Opening(save.state, given, save.seed), stream=begun.stream, earlier=save.told)
        history.log += log
    return history, begun.auto, replayed


def _retold(save: Save, game: Game, begun: Begun, log: tuple[Entry, ...]) -> History | None:
    try:
        opening = open_game(
            game,
            seed=save.seed,
            players=save.names,
            options=save.options,
            content=save.content,
            chance=Recorded(save.opening, begun.stream),
        )
    except RlyehError:
        return None
    return retold(opening, log)


def given_at(opening: Opening) -> tuple[int, ...]:
    """What chance gave while a game was set up."""
    return tuple(number for event in opening.events if isinstance(event, ChanceGave) for number in event.results)
