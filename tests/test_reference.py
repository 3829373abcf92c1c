"""Every public name has an example that runs: in its docstring, in a block of its page, or in a table made by code."""

import importlib
import inspect
import re
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from sybil import Document

import rlyeh_rules as rr
from docs.generate import GAME_PAGES
from docs.looks import marks_by_package
from docs.one_of_each import TOLD_ELSEWHERE, cut, examples, has_example, inside
from tests.support.markdown import python_blocks

REFERENCE = Path(__file__).parents[1] / "docs" / "api"
PAGES = {
    "": ("front-door", "errors"),
    ".kernel": ("kernel", "front-door", "errors"),
    ".match": ("match",),
    ".bots": ("bots",),
    ".testing": ("testing",),
    **{f".{page.name}": (page.name,) for page in GAME_PAGES},
}
WHOLE = (rr.State, rr.Match, rr.Action, rr.Event, rr.Game, rr.Chance, rr.Decision, rr.Report, rr.BySeat, rr.Outcome)
"""Classes of which every method and property has an example."""
IN_WORDS = {"__version__"}


@pytest.mark.parametrize("package", PAGES)
def test_every_public_name_has_an_example_that_runs(package: str) -> None:
    module = importlib.import_module(f"rlyeh_rules{package}")
    shown = _used_on(PAGES[package])

    without = {
        name
        for name in set(module.__all__) - IN_WORDS
        if not (_told(getattr(module, name)) or has_example(getattr(module, name)) or name in shown)
    }

    tabled = set(examples(module.__name__.rpartition(".")[2])) if _is_game(module) else set[str]()
    assert without - tabled == set()


@pytest.mark.parametrize("kind", WHOLE, ids=lambda kind: kind.__name__)
def test_every_method_has_an_example_that_runs(kind: type[Any]) -> None:
    public = {name: one for name, one in vars(kind).items() if not name.startswith("_") and _is_method(one)}
    prompts = re.findall(r"^ *(?:>>>|\.\.\.) .*$", str(kind.__doc__), re.MULTILINE)
    shown = _words("\n".join(prompts)) | _used_on(("kernel", "front-door"))

    without = {name for name, one in public.items() if not (has_example(one) or name in shown)}

    assert public
    assert without == set()


@pytest.mark.parametrize("name", [page.name for page in GAME_PAGES])
def test_one_of_each_is_what_it_is_said_to_be(name: str) -> None:
    module = importlib.import_module(f"rlyeh_rules.{name}")
    found = examples(name)
    types = {each: kind for each in found if isinstance(kind := getattr(module, each), type)}
    assert len(types) > 10
    assert [each for each, kind in types.items() if not isinstance(found[each][1], kind)] == []
    page = (REFERENCE / f"{name}.md").read_text("utf-8")
    assert [each for each, (where, _) in found.items() if f"| `{each}` | `{where}` |" not in page] == []


def test_an_expression_leads_to_what_stands_beside_it() -> None:
    content = rr.games()["seals"].content
    scope = {"content": content, "row": (1, (2, 3)), "by": {"a": "x", "b": "y"}}
    reached = [part for called, value in scope.items() for part in inside(value, called)]
    assert len(reached) > 5
    assert [where for where, value in reached if eval(where, dict(scope)) != value] == []  # noqa: S307 - our own


def test_a_long_value_is_cut() -> None:
    assert cut("a" * 200) == f"'{'a' * 96}..."
    assert cut(object()) == "<object object>"


def _told(thing: object) -> bool:
    """Whether a table on the page of its game tells of it, or it is a module and its names are told of."""
    return isinstance(thing, ModuleType) or (isinstance(thing, type) and issubclass(thing, TOLD_ELSEWHERE))


def _is_game(module: ModuleType) -> bool:
    return hasattr(module, "RULES")


def _is_method(thing: object) -> bool:
    return inspect.isfunction(thing) or isinstance(thing, property | classmethod) or "cached" in type(thing).__name__


def test_who_may_look_is_told_of_each_game_by_itself() -> None:
    marks = marks_by_package()
    assert marks["rlyeh_rules.gate"]["Player.hand"] == " *Who may look: its owner or the seats in `lent_to`.*"
    assert marks["rlyeh_rules.seals"]["Player.hand"] == (
        " *Who may look: its owner or the seats in `lookers`; everybody once the game is over.*"
    )
    assert marks["rlyeh_rules.kernel"]["ChanceGave.results"] == " *Who may look: nobody.*"


@cache
def _used_on(pages: tuple[str, ...]) -> frozenset[str]:
    """The words of all examples on some pages of the reference."""
    found: set[str] = set()
    for page in pages:
        for example in Document.parse(str(REFERENCE / f"{page}.md"), python_blocks).examples():
            found |= _words(example.parsed if isinstance(example.parsed, str) else example.parsed.source)
    return frozenset(found)


def _words(text: str) -> set[str]:
    return set(re.findall(r"\w+", text))
