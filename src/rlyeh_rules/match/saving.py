"""A table as a save, and back: the log as plain data, and the history that it tells."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rlyeh_rules.codec import reader, write
from rlyeh_rules.games import Game, Opening, open_game
from rlyeh_rules.kernel import Chance, ChanceGave, RlyehError, SaveError, Scripted, record
from rlyeh_rules.saves import Save

from .history import History, retold
from .log import Auto, Entry, Noted
from .news import NoteError, checked_words

__all__ = ["given_at", "loaded_history", "read_log", "write_log"]


@record
class Automation(Entry):
    """What a table answers by itself; it stands in front of a log that is saved, if there is anything."""

    auto: tuple[Auto, ...]


def write_log(log: Iterable[Entry], auto: Iterable[Auto]) -> tuple[dict[str, Any], ...]:
    """A log as plain data, and what is answered by itself."""
    chosen = tuple(sorted(auto))
    head: list[Entry] = [Automation(chosen)] if chosen else []
    return tuple([write(entry) for entry in (*head, *log)])


def read_log(save: Save, game: Game) -> tuple[tuple[Entry, ...], tuple[Auto, ...]]:
    """The entries of a saved log, and what is answered by itself.

    Raises:
        SaveError: an entry is not what it should be.
    """
    read = reader(game.rules).read
    log: list[Entry] = []
    auto: tuple[Auto, ...] = ()
    for at, data in enumerate(save.actions):
        path = f"actions[{at}]"
        entry = read(Entry, data, path)
        if isinstance(entry, Noted):
            _check_note(entry, len(save.names), path)
        if not isinstance(entry, Automation):
            log.append(entry)
        elif at == 0 and Auto.POLICY not in entry.auto:
            auto = entry.auto
        else:
            raise SaveError("stands in the wrong place, or names what is no automation", path)
    return tuple(log), auto


def _check_note(noted: Noted, seats: int, path: str) -> None:
    if not 0 <= noted.seat < seats:
        raise SaveError(f"there is no seat {noted.seat} at this table", f"{path}.seat")
    try:
        checked_words(noted.words)
    except NoteError as error:
        raise SaveError(str(error), f"{path}.words") from error


def loaded_history(save: Save, game: Game, log: Iterable[Entry]) -> tuple[History, bool]:
    """The history of a save, and whether it leads to the saved state.

    Each action is carried out anew with the chance it had. Where that does not come to the saved state, the state has
    the last word: it is then the first there is to know, and the log is kept as it was read.
    """
    entries = tuple(log)
    for chance in (None, Scripted(save.opening)):
        opening = _opened(save, game, chance)
        if opening is not None:
            history = retold(opening, entries)
            if history is not None and history.state == save.state:
                return history, True
    given = (ChanceGave(save.opening),) if save.opening else ()
    history = History(Opening(save.state, given, save.seed))
    history.log += entries
    return history, False


def _opened(save: Save, game: Game, chance: Chance | None) -> Opening | None:
    """The game begun anew: from its seed, or with the chance that the host had."""
    try:
        opening = open_game(
            game, seed=save.seed, players=save.names, options=save.options, content=save.content, chance=chance
        )
    except RlyehError:
        return None
    return opening if given_at(opening) == save.opening else None


def given_at(opening: Opening) -> tuple[int, ...]:
    """What chance gave while a game was set up."""
    return tuple(number for event in opening.events if isinstance(event, ChanceGave) for number in event.results)
