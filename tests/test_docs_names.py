"""What docs and examples take from the library is public, so that whoever copies them builds on what stays."""

import ast
import sys
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType

import pytest
from sybil import Document

from tests.support.markdown import python_blocks
from tests.test_docs import DOCS, WITH_A_PAGE

PACKAGES = [import_module(f"rlyeh_rules{package}") for package in WITH_A_PAGE]
WITHIN = [thing for one in PACKAGES for name in one.__all__ if isinstance(thing := getattr(one, name), ModuleType)]
PUBLIC = [*PACKAGES, *WITHIN]
OWN = {"self", "cls"}


def programs() -> Iterator[tuple[str, str]]:
    """Every file of an example, and of every page what its blocks are together."""
    for file in sorted(DOCS.glob("examples/**/*.py")):
        if "node_modules" not in file.parts:
            yield str(file.relative_to(DOCS)), file.read_text("utf-8")
    for page in [DOCS.parent / "README.md", *sorted(DOCS.glob("**/*.md"))]:
        if {"examples", "node_modules"}.isdisjoint(page.parts):
            for block in Document.parse(str(page), python_blocks).examples():
                source = block.parsed if isinstance(block.parsed, str) else block.parsed.source
                yield f"{page.name}, line {block.line}", source


def offered(module: ModuleType | None, name: str) -> object:
    """What a module offers by that name; None if it offers no such thing."""
    if module is None:
        return None
    if name in module.__all__ or name.startswith("__") or getattr(module, name, None) in PUBLIC:
        return getattr(module, name)
    return None


def trespasses(source: str, known: dict[str, ModuleType]) -> Iterator[str]:
    """What a program takes that is not offered; `known` has the modules by the names it gives them, and is added to."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):  # all of them first: they may stand anywhere
            yield from _imported(node, known)
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            module = _module(node.value, known)
            if module is not None and offered(module, node.attr) is None:
                yield ast.unparse(node)
            private = node.attr.startswith("_") and not node.attr.startswith("__")
            if private and not (isinstance(node.value, ast.Name) and node.value.id in OWN):
                yield ast.unparse(node)


def _imported(node: ast.Import | ast.ImportFrom, known: dict[str, ModuleType]) -> Iterator[str]:
    for alias in node.names:
        thing: object
        if isinstance(node, ast.Import):
            path, thing = alias.name, sys.modules.get(alias.name)
        else:
            path = "" if node.level else node.module or ""
            module = sys.modules.get(path)
            thing = offered(module, alias.name) if module in PUBLIC else None
        if path.partition(".")[0] != "rlyeh_rules":
            continue
        if thing is None or (isinstance(thing, ModuleType) and thing not in PUBLIC):
            yield ast.unparse(node)
        elif isinstance(thing, ModuleType):
            known[alias.asname or alias.name] = thing


def _module(node: ast.expr, known: dict[str, ModuleType]) -> ModuleType | None:
    """The public module that an expression stands for, as `rr.bots` does."""
    if isinstance(node, ast.Name):
        return known.get(node.id)
    if isinstance(node, ast.Attribute) and (above := _module(node.value, known)):
        thing = offered(above, node.attr)
        return thing if isinstance(thing, ModuleType) else None
    return None


def test_docs_and_examples_use_public_names_only() -> None:
    found: dict[str, list[str]] = {}
    pages: dict[str, dict[str, ModuleType]] = {}
    count = 0
    for where, source in programs():
        count += 1
        known = pages.setdefault(where.partition(",")[0], {})  # the blocks of a page build up
        if wrong := [*trespasses(source, known)]:
            found[where] = wrong
    assert count > 100
    assert found == {}


@pytest.mark.parametrize(
    "source",
    [
        "import rlyeh_rules.saves",
        "import rlyeh_rules.seals.state as inside",
        "from rlyeh_rules.match.table import Match",
        "from rlyeh_rules.kernel.record import evolve",
        "from rlyeh_rules.kernel import digest",
        "from rlyeh_rules.seals import cards",
        "from rlyeh_rules import saves",
        "import rlyeh_rules as rr\nrr.saves.load",
        "import rlyeh_rules as rr\nrr.bots.random_bot",
        "from rlyeh_rules import seals\nseals.state.State",
        "def name(match: object) -> object:\n    return match._state",
    ],
)
def test_what_is_not_public_is_found(source: str) -> None:
    assert [*trespasses(source, {})] != []


@pytest.mark.parametrize(
    "source",
    [
        "import rlyeh_rules as rr\nrr.bots.GreedyBot, rr.__version__",
        "from rlyeh_rules import gate as game\ngame.events.Accused",
        "from rlyeh_rules.kernel import evolve",
        "from rlyeh_rules.gate.events import Accused",
        "class Mine:\n    def __init__(self) -> None:\n        self._left = 1",
        "from .rlyeh_rules import anything",
    ],
)
def test_what_is_public_is_not(source: str) -> None:
    assert [*trespasses(source, {})] == []
