"""What a user of the command line has made: a bot or a game in a module of their own."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

from rlyeh_rules.kernel import SetupError

__all__ = ["own"]


def own(what: str, name: str) -> Any:  # noqa: ANN401 - whatever stands there
    """What `mine:Miser` names: Miser of mine.py, here or wherever Python looks for modules.

    Args:
        what: what it should be, in a word.
        name: the module, a colon, and the name in it.

    Raises:
        SetupError: there is no such thing.
    """
    module, _, thing = name.partition(":")
    if "" not in sys.path:  # an installed program does not look in the folder that it is called in
        sys.path.insert(0, "")
    try:
        return getattr(import_module(module), thing)
    except (Exception, SystemExit) as fault:  # a program that ends when it is imported is no module
        raise SetupError(f"The {what} {name!r} cannot be had: {fault}.") from fault
