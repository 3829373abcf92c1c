"""The command line: `rlyeh`, or `python -m rlyeh_rules`."""

from .program import main

__all__ = ["main"]
