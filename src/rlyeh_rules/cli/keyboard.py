"""What a person types."""

from __future__ import annotations

import sys
from contextlib import suppress
from importlib import import_module

__all__ = ["ask", "prepare"]


def prepare(people: int) -> None:
    """Let a line be edited, where the system can do that, and an earlier one be called back.

    Args:
        people: how many share the keyboard; where there are several, nobody calls back what another has typed.
    """
    if sys.stdin is not None and sys.stdin.isatty():
        with suppress(ImportError):
            readline = import_module("readline")  # `input` uses it once it is there
            readline.set_auto_history(people == 1)


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
