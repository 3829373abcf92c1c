"""Where the commands write: colours through `rich` where that is installed, plain text otherwise."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, TextIO

if TYPE_CHECKING:
    from rich.console import Console

__all__ = ["UNBROKEN", "WIDTH", "Screen"]

WIDTH: Final = 100
"""Columns where there is no terminal to ask, so that what is written to a file is always the same."""
WIDEST: Final = 120
"""Columns; longer lines are hard to read."""
REFERENCE: Final = r"\[[A-Z]+-[RU]?\d[\d.]*\]"
"""The id of a rule in brackets, as it stands behind a sentence."""
WIPE: Final = "\033[2J\033[3J\033[H"
"""Clears a terminal, and what could be scrolled back to."""
UNBROKEN: Final = "\u00a0"
"""Stands for a blank at which no line is broken."""
PAGES: Final = 120
"""Lines that push everything out of sight where the terminal cannot be cleared."""


class Screen:
    """The output of one command.

    Args:
        out: where results go; None: standard output.
        err: where progress and complaints go; None: standard error.
    """

    def __init__(self, out: TextIO | None = None, err: TextIO | None = None) -> None:
        self.out, self.err = out or sys.stdout, err or sys.stderr
        self.width = min(shutil.get_terminal_size((WIDTH, 24)).columns, WIDEST) if _is_terminal(self.out) else WIDTH
        self._console = _colours(self.out)

    def say(self, text: str = "", style: str = "") -> None:
        """Write a line as it is; `style` is one of rich's, "bold red", and is left out where there are no colours."""
        if self._console is None:
            print(text, file=self.out)
            return
        from rich.text import Text

        line = Text(text, style=style)
        line.highlight_regex(REFERENCE, "cyan")
        self._console.print(line)

    def fill(self, text: str, indent: str = "", hanging: str | None = None, style: str = "") -> None:
        """Write a paragraph, folded at the width of the screen, but not where `UNBROKEN` stands.

        Args:
            text: the paragraph.
            indent: what its first line begins with.
            hanging: what the others begin with, if not the same.
            style: as for `say`.
        """
        rest = indent if hanging is None else hanging
        self.say(
            textwrap.fill(
                text,
                max(self.width, 40),
                initial_indent=indent,
                subsequent_indent=rest,
                break_long_words=False,
                break_on_hyphens=False,
            ).replace(UNBROKEN, " "),
            style,
        )

    def complain(self, text: str) -> None:
        """Write what is wrong to standard error."""
        print(f"rlyeh: {text}", file=self.err)

    def cover(self) -> None:
        """Put what is on the screen out of sight."""
        if _is_terminal(self.out) and os.name != "nt" and os.environ.get("TERM") != "dumb":
            self.out.write(WIPE)
        else:
            self.out.write("\n" * PAGES)
        self.out.flush()

    @contextmanager
    def progress(self, title: str) -> Generator[Callable[[int, int], None]]:
        """Show on standard error how far something has got; nothing where that is no terminal, but a file or a pipe.

        Returns:
            To be called with how much is done, and of how much.
        """
        if not _is_terminal(self.err):
            yield lambda _done, _total: None
            return
        console = _colours(self.err)
        if console is None:
            yield _Count(title, self.err)
            return
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=console, transient=True) as bar:
            task = bar.add_task(title, total=None)
            yield lambda done, total: bar.update(task, completed=done, total=total)


class _Count:
    """Progress in plain text: one line that is written over."""

    def __init__(self, title: str, stream: TextIO) -> None:
        self.title, self.stream = title, stream

    def __call__(self, done: int, total: int) -> None:
        tenth = 10 * done // total
        bar = "#" * (2 * tenth) + "." * (20 - 2 * tenth)
        print(f"\r{self.title} [{bar}] {done}/{total}", end="\n" if done == total else "", file=self.stream)
        self.stream.flush()


def _is_terminal(stream: TextIO) -> bool:
    return stream.isatty()


def _colours(stream: TextIO) -> Console | None:
    """The console of `rich` for a terminal that wants colours, if it is installed."""
    if not _is_terminal(stream) or os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return None
    try:
        from rich.console import Console
    except ImportError:
        return None
    return Console(file=stream, highlight=False, markup=False, emoji=False, soft_wrap=True)
