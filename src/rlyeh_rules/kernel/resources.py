"""The data files that lie in a game's package.

What it takes to read one is imported late: a program that names no game reads none.
"""

from __future__ import annotations

from typing import Any

__all__ = ["read_text", "read_toml"]


def read_text(package: str, name: str) -> str:
    """The text of a file of a package; empty if there is no such file.

    Examples:
        >>> from rlyeh_rules.kernel import read_text
        >>> read_text("rlyeh_rules.seals", "cards.toml").count("[[cards]]")
        24
    """
    from importlib.resources import files

    source = files(package) / name
    return source.read_text("utf-8") if source.is_file() else ""


def read_toml(package: str, name: str) -> dict[str, Any]:
    """What a TOML file of a package holds."""
    import tomllib

    return tomllib.loads(read_text(package, name))
