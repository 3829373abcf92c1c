"""The docs say what the code does: what follows from the code is up to date, and the reference is complete."""

import pkgutil
import re
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from docs import generate

REFERENCE = Path(__file__).parents[1] / "docs" / "api"
WITH_A_PAGE = ("", ".kernel", ".match", ".bots", ".testing", ".seals")
NOT_OURS = {"__version__", "record"}  # the second is attrs.frozen, and told of in words


@pytest.mark.parametrize("page", generate.pages(), ids=lambda page: str(page.relative_to(generate.ROOT)))
def test_what_follows_from_the_code_is_up_to_date(page: Path) -> None:
    expected = generate.made_anew(page)

    assert page.read_text("utf-8") == expected, "run: python -m docs.generate"


@pytest.mark.parametrize("package", WITH_A_PAGE)
def test_every_public_name_is_in_the_reference(package: str) -> None:
    module = import_module(f"rlyeh_rules{package}")
    names = set(module.__all__) - NOT_OURS
    documented = [thing for page in REFERENCE.glob("*.md") for thing in _documented(page)]

    missing = {name for name in names if not _is_among(getattr(module, name), documented)}

    assert missing == set()


def _documented(page: Path) -> list[Any]:
    return [pkgutil.resolve_name(path) for path in re.findall(r"^::: (\S+)$", page.read_text("utf-8"), re.MULTILINE)]


def _is_among(thing: object, documented: list[Any]) -> bool:
    """Whether a thing is documented; a package is when all that it offers is."""
    if isinstance(thing, ModuleType) and hasattr(thing, "__all__"):
        return all(_is_among(getattr(thing, name), documented) for name in thing.__all__)
    return any(one is thing for one in documented)
