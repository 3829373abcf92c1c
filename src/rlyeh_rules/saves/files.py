"""Saves in files."""

from __future__ import annotations

import os
from collections.abc import Generator
from contextlib import contextmanager, suppress
from os import PathLike
from typing import TYPE_CHECKING

from rlyeh_rules.codec import LARGEST
from rlyeh_rules.kernel import Content, SaveError

from .tables import Save, save_from_text, save_text

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["in_file", "read_save", "write_save"]


def write_save(path: str | PathLike[str], save: Save) -> None:
    """Write a save to a file, whole or not at all.

    It is written beside the file, brought to the disk, and only then put in its place: whatever fails on the way, the
    file is what it was.

    Raises:
        SaveError: the save holds what JSON cannot say, or is too large to be loaded again; no file can be called that.
        OSError: the file cannot be written.
    """
    from pathlib import Path
    from secrets import token_hex

    text = save_text(save)
    with in_file(path):
        target = _named(
            Path(path)
        ).resolve()  # where the path is a link, the file it leads to is replaced, not the link
    beside = target.with_name(f".{token_hex(8)}.tmp")
    try:
        with beside.open("xb") as file:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
    except OSError as error:  # which names a file that nobody has asked for
        raise OSError(error.errno, error.strerror, str(path)) from error
    finally:
        beside.unlink(missing_ok=True)
    with suppress(OSError):  # not every system can open a folder; the file itself is safe by now
        folder = os.open(target.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


@contextmanager
def in_file(path: str | PathLike[str]) -> Generator[None]:
    """Name the file in whatever is found wrong with the save in it."""
    try:
        yield
    except SaveError as error:
        raise SaveError(error.message, error.path, str(path)) from error


def read_save(path: str | PathLike[str], *, content: Content | None = None) -> Save:
    """The save in a file.

    Args:
        path: the file.
        content: the card set of the game, if it was not the one that the game ships with.

    Raises:
        SaveError: as for `save_from_text`; it names the file.
        OSError: the file cannot be read.
    """
    from pathlib import Path

    with in_file(path), _named(Path(path)).open("rb") as file:
        return save_from_text(file.read(LARGEST + 1), content=content)


def _named(path: Path) -> Path:
    """The path, if a file can be called that."""
    if "\0" in str(path):
        raise SaveError("No file can be called that: its name holds a null.")
    return path
