"""Tables on disk: one file each, replaced as a whole, so that it is always a table as it was after some action."""

import os
import re
import secrets
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pydantic

import rlyeh_rules as rr

from .seats import SeatKept

__all__ = ["CODE", "Head", "Store"]

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that is mistaken for another
LENGTH = 8
CODE = re.compile(f"[{LETTERS}]{{{LENGTH}}}")


class Head(pydantic.BaseModel):
    """What is kept of a table beside its match.

    Attributes:
        code: what the table is called.
        game: what is played.
        seats: who sits where.
        seconds: how long a seat may take over an answer; None for as long as it likes.
        undo: whether actions may be taken back.
        met: whether everybody has come once; before that no clock runs.
        answered: for each seat the ids of what was carried out for it, each with a digest of what was asked.
        due: when the time of each seat that is waited for is up, in seconds since 1970.
        goes_on: whether something is to happen without anybody's doing: a bot's answer, the end of somebody's time.
    """

    code: str
    game: str
    seats: list[SeatKept]
    seconds: float | None
    undo: bool
    met: bool = False
    answered: list[dict[str, str]]
    due: dict[int, float] = {}
    goes_on: bool = False


class Store:
    """A folder of tables. The first line of a file is its head, the second the match as the library writes it.

    Args:
        folder: the folder; it is made if it is not there.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        for unfinished in folder.glob("*.tmp"):  # what was being written when the server was killed
            unfinished.unlink()

    def new_code(self) -> str:
        """A code that no table has, and that nobody guesses."""
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
            if code not in self:
                return code

    def __contains__(self, code: str) -> bool:
        return CODE.fullmatch(code) is not None and self._path(code).exists()

    def __len__(self) -> int:
        return sum(1 for _ in self.folder.glob("*.table"))

    # --8<-- [start:write]
    def write(self, head: str, match: str, code: str) -> None:
        """Put a table in its place: beside it, onto the disk, and then over the old one in one step.

        Whenever the power fails, the file is the old one or the new one. Head and match cannot disagree, because they
        are one file. Where this returns, the new one is there to stay.

        Raises:
            OSError: it could not be written; the old one is what it was.
        """
        path = self._path(code)
        beside = path.with_suffix(".tmp")  # a table is written by one at a time: see Table
        try:
            with beside.open("w", encoding="utf-8") as file:
                file.write(f"{head}\n{match}\n")
                file.flush()
                os.fsync(file.fileno())
            beside.replace(path)
        except OSError:
            beside.unlink(missing_ok=True)  # half a table takes room that a full disk does not have
            raise
        folder = os.open(self.folder, os.O_RDONLY)
        try:
            os.fsync(folder)  # the name is there to stay as well
        finally:
            os.close(folder)

    # --8<-- [end:write]

    def read(self, code: str) -> tuple[Head, rr.Match]:
        """A table as it was after its last action.

        Raises:
            OSError: there is none of that code.
            ValueError: the head is damaged.
            SaveError: the match is.
        """
        head, _, match = self._path(code).read_text("utf-8").partition("\n")
        return Head.model_validate_json(head), rr.loads(match, rr.Match)

    def heads(self) -> Iterator[tuple[str, Head | None]]:
        """The head of every table, by its code; None for one that is damaged or cannot be read."""
        for path in sorted(self.folder.glob("*.table")):
            try:
                with path.open("r", encoding="utf-8") as file:
                    yield path.stem, Head.model_validate_json(file.readline())
            except (OSError, ValueError):
                yield path.stem, None

    def older_than(self, moment: float) -> Iterator[str]:
        """The codes of the tables that were changed last before a moment, in seconds since 1970."""
        for path in self.folder.glob("*.table"):
            with suppress(OSError):  # whoever runs the server may have taken it away just now
                if path.stat().st_mtime < moment:
                    yield path.stem

    def remove(self, code: str) -> None:
        """Throw a table away."""
        self._path(code).unlink(missing_ok=True)

    def _path(self, code: str) -> Path:
        return self.folder / f"{code}.table"
