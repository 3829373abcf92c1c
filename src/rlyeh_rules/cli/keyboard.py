"""What a person types."""

from __future__ import annotations

import sys
from contextlib import suppress
from importlib import import_module

__all__ = ["ask", "prepare"]


def prepare() -> None:
    """Let a line be edited and an earlier one be called back, where the system can do that."""
    if sys.stdin is not None and sys.stdin.isatty():
        with suppress(ImportError):
            import_module("readline")  # `input` uses it once it is there


def ask(prompt: str) -> str:
    """The next line typed, without blanks around it.

    Raises:
        EOFError: there will be no more.
        KeyboardInterrupt: Ctrl-C was pressed.
    """
    if sys.stdin is None or sys.stdin.closed:
        raise EOFError
    line = input(prompt).strip()
    if not sys.stdin.isatty():
        print(line)  # as a terminal would have shown it
    return line
