"""What a command of the command line is."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from typing import Final, NamedTuple

from .screen import Screen

__all__ = ["DONE", "INTERRUPTED", "MISUSED", "WRONG", "Command"]

DONE: Final = 0
WRONG: Final = 1
"""Exit code: something that was looked at is not as it should be, or could not be read or written."""
MISUSED: Final = 2
"""Exit code: the command was called in a way that makes no sense."""
INTERRUPTED: Final = 130
"""Exit code: stopped by Ctrl-C, as shells have it."""


class Command(NamedTuple):
    """One command.

    Attributes:
        name: how it is called.
        summary: what it does, in a few words.
        describe: gives its parser its arguments.
        run: carries it out and returns the exit code.
    """

    name: str
    summary: str
    describe: Callable[[ArgumentParser], None]
    run: Callable[[Namespace, Screen], int]
