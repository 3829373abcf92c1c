"""A table as a save, and back: the log as plain data, and the history that it tells."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

from rlyeh_rules.codec import Reader, reader, write
from rlyeh_rules.games import Game, Opening, open_game
from rlyeh_rules.kernel import Action, Chance, ChanceGave, SaveError, Scripted, Seat
from rlyeh_rules.saves import Save

from .history import History, retold
from .log import Entry, Noted, Played, Redone, Undone
from .news import NoteError, checked_words

__all__ = ["loaded_history", "read_log", "write_log"]

KIND = "type"
LARGEST = (1 << 64) - 1

# ------------------------------------------------------------------ writing


def write_log(log: Iterable[Entry], auto: Iterable[str]) -> tuple[dict[str, Any], ...]:
    """The entries of a log as plain data; in front of them, what is answered by itself, if anything is."""
    chosen = sorted(auto)
    head: list[dict[str, Any]] = [{KIND: "automation", "auto": chosen}] if chosen else []
    return (*head, *[_written(entry) for entry in log])


def _written(entry: Entry) -> dict[str, Any]:
    match entry:
        case Played():
            data: dict[str, Any] = {KIND: "played", "action": write(entry.action)}
            if entry.chance:
                data["chance"] = list(entry.chance)
            if entry.stream is not None:
                data["stream"] = entry.stream
            if entry.auto:
                data["auto"] = entry.auto
            return data
        case Noted():
            return {KIND: "noted", "seat": entry.seat, "words": entry.words}
        case Undone():
            return {KIND: "undone"}
        case Redone():
            return {KIND: "redone"}


# ------------------------------------------------------------------ reading


def read_log(save: Save, game: Game, automations: Iterable[str]) -> tuple[tuple[Entry, ...], frozenset[str]]:
    """The entries of a saved log, and what is answered by itself.

    Raises:
        SaveError: an entry is not what it should be.
    """
    lines = [_Line(data, f"actions[{at}]") for at, data in enumerate(save.actions)]
    auto: frozenset[str] = frozenset()
    if lines and lines[0].kind == "automation":
        auto = lines.pop(0).names("auto", automations)
    read = reader(game.rules)
    return tuple([_entry(line, read, len(save.names), automations) for line in lines]), auto


def _entry(line: _Line, read: Reader, seats: int, automations: Iterable[str]) -> Entry:
    entry: Entry
    match line.kind:
        case "played":
            action = read.read(Action, line.take("action"), f"{line.path}.action")
            auto = line.name("auto", automations) if "auto" in line.rest else ""
            stream = line.number("stream", LARGEST) if "stream" in line.rest else None
            entry = Played(action, line.numbers("chance") if "chance" in line.rest else (), stream, auto)
        case "noted":
            entry = Noted(Seat(line.number("seat", seats - 1)), line.words("words"))
        case "undone":
            entry = Undone()
        case "redone":
            entry = Redone()
        case _:
            raise SaveError("is no kind of entry", f"{line.path}.{KIND}")
    line.close()
    return entry


class _Line:
    """An entry being read: what is taken out of it has been checked, and what is left over in it is a fault."""

    def __init__(self, data: Mapping[str, Any], path: str) -> None:
        self.path = path
        self.rest = dict(data)
        self.kind = self.take(KIND)

    def fault(self, message: str, key: str) -> SaveError:
        return SaveError(message, f"{self.path}.{key}")

    def take(self, key: str) -> Any:
        if key not in self.rest:
            raise self.fault("is missing", key)
        return self.rest.pop(key)

    def number(self, key: str, most: int) -> int:
        value = self.take(key)
        if type(value) is not int or not 0 <= value <= most:
            raise self.fault(f"must be a whole number from 0 to {most}", key)
        return value

    def items(self, key: str) -> list[Any]:
        value = self.take(key)
        if not isinstance(value, list):
            raise self.fault("must be a list", key)
        return cast("list[Any]", value)

    def numbers(self, key: str) -> tuple[int, ...]:
        found: list[int] = []
        for at, value in enumerate(self.items(key)):
            if type(value) is not int or not 0 <= value <= LARGEST:
                raise self.fault("must be a whole number from 0 up", f"{key}[{at}]")
            found.append(value)
        return tuple(found)

    def name(self, key: str, known: Iterable[str]) -> str:
        value = self.take(key)
        if value not in known:
            raise self.fault(f"must be one of {', '.join(known)}", key)
        return str(value)

    def names(self, key: str, known: Iterable[str]) -> frozenset[str]:
        ...

    def words(self, key: str) -> str:
        try:
            return checked_words(self.take(key))
        except NoteError as error:
            raise self.fault(str(error), key) from error

    def close(self) -> None:
        for key in self.rest:
            raise self.fault("is not known here", key)
