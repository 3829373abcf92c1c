"""The docs say what the code does: what follows from the code is up to date, and the reference is complete."""

import pkgutil
import re
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import attrs
import pytest

from docs import generate
from rlyeh_rules.cli.program import COMMANDS
from rlyeh_rules.kernel import Options

DOCS = Path(__file__).parents[1] / "docs"
REFERENCE = DOCS / "api"
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


def test_every_field_of_a_record_is_described() -> None:
    kinds = {kind for page in REFERENCE.glob("*.md") for thing in _documented(page) for kind in _records(thing)}

    undescribed = {
        f"{kind.__name__}.{field.name}"
        for kind in kinds
        for field in attrs.fields(kind)
        if not (field.inherited or field.name.startswith("_") or f"\n        {field.name}: " in str(kind.__doc__))
    }

    assert len(kinds) > 100
    assert undescribed == set()


def test_every_command_is_shown_on_the_page_of_the_command_line() -> None:
    page = (DOCS / "command-line.md").read_text("utf-8")
    shown = re.findall(r"^(?:\$ )?rlyeh (\w+)", page, re.MULTILINE)
    told = re.findall(r"^## (\w+)$", page, re.MULTILINE)

    names = sorted(command.name for command in COMMANDS)

    assert sorted(set(shown)) == names
    assert sorted(told) == names


def _records(thing: object) -> list[Any]:
    """The record that a thing is, or those that a module has; what an option means is said where it is declared."""
    things = vars(thing).values() if isinstance(thing, ModuleType) else [thing]
    kinds = [one for one in things if isinstance(one, type) and not issubclass(one, Options)]
    return [kind for kind in kinds if "__attrs_attrs__" in vars(kind)]


def _documented(page: Path) -> list[Any]:
    return [pkgutil.resolve_name(path) for path in re.findall(r"^::: (\S+)$", page.read_text("utf-8"), re.MULTILINE)]


def _is_among(thing: object, documented: list[Any]) -> bool:
    """Whether a thing is documented; a package is when all that it offers is."""
    if isinstance(thing, ModuleType) and hasattr(thing, "__all__"):
        return all(_is_among(getattr(thing, name), documented) for name in thing.__all__)
    return any(one is thing for one in documented)
