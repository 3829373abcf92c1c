"""Compares the ledgers of the games with the rules that tests are marked with.

The marks are read from the text of the tests, not from the tests of a run, so that the answer is the same whether one
test is run or all of them, here or spread over workers. That works because marks are written out in full: wherever
something looks like a mark but could not be read, or would not reach a test, it is reported as stray.
"""

import ast
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeGuard

TESTS = Path(__file__).parents[1]
LIBRARY = TESTS.parent / "src" / "rlyeh_rules"


class Ledger(NamedTuple):
    """The rulebook.toml of one game, as far as tests have to answer for it."""

    game: str
    ids: tuple[str, ...]
    """The rules and rulings, each of which needs a test."""
    unprinted: tuple[str, ...]
    """What the rulebook leaves open; a test may be marked with it, but none has to be."""
    complete: bool
    """Whether a rule without a test is a failure yet."""

    def untested(self) -> tuple[str, ...]:
        """The rules and rulings that no test is marked with, in the order of the ledger."""
        marked = marks_of_all_tests().ids
        return tuple(rule for rule in self.ids if rule not in marked)


class Marks(NamedTuple):
    """What a text, or all tests together, say about rules."""

    ids: frozenset[str]
    stray: tuple[str, ...]
    """Where a mark stands that counts for nothing, and why."""


@cache
def ledgers() -> tuple[Ledger, ...]:
    """The ledgers of the games there are, by name."""
    return tuple(_ledger(path) for path in sorted(LIBRARY.glob("*/rulebook.toml")))


def known_ids() -> frozenset[str]:
    """Every id that a test may be marked with: those of the games, and of the games that exist for the tests only."""
    made_up = (_ledger(path) for path in TESTS.glob("*/rulebook.toml"))
    return frozenset(rule for ledger in (*ledgers(), *made_up) for rule in ledger.ids + ledger.unprinted)


@cache
def marks_of_all_tests() -> Marks:
    """The marks in every file under tests/."""
    found = [marks_in(path.read_text("utf-8"), str(path.relative_to(TESTS))) for path in sorted(TESTS.rglob("*.py"))]
    return Marks(
        frozenset(rule for marks in found for rule in marks.ids),
        tuple(stray for marks in found for stray in marks.stray),
    )


def marks_in(text: str, name: str) -> Marks:
    """Read the marks in the text of a file with this name.

    A mark counts on a test function or a class of tests, in ``pytest.param(…, marks=…)``, in ``pytestmark = …``, and
    where it is called on what becomes a class of tests: ``TestWalk = pytest.mark.rule("SC-4.1")(Walk.TestCase)``.
    """
    tree = ast.parse(text, name)
    is_collected = Path(name).name.startswith("test_")
    counting = {call.func: call for home in _homes(tree) for call in _mark_calls(home)} if is_collected else {}
    ids: set[str] = set()
    stray: list[str] = []
    for node in filter(_is_rule_mark, ast.walk(tree)):
        call = counting.get(node)
        if call is None:
            stray.append(f"{name}:{node.lineno}: this mark is on nothing that pytest collects")
        elif (written := _strings(call)) is None:
            stray.append(f"{name}:{node.lineno}: write the ids of the rules out, each as a string")
        else:
            ids.update(written)
    return Marks(frozenset(ids), tuple(stray))


def _ledger(path: Path) -> Ledger:
    content: dict[str, Any] = tomllib.loads(path.read_text("utf-8"))

    def ids(*kinds: str) -> tuple[str, ...]:
        return tuple(entry["id"] for kind in kinds for entry in content.get(kind, ()))

    return Ledger(path.parent.name, ids("rule", "ruling"), ids("unprinted"), complete=content.get("complete", False))


def _homes(tree: ast.Module) -> Iterator[ast.AST]:
    """Every place from which a mark reaches a test."""
    yield from _homes_in(tree.body)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "param":
            yield node


def _homes_in(body: Iterable[ast.stmt]) -> Iterator[ast.AST]:
    for node in body:
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) if name.startswith("test"):
                yield from node.decorator_list
            case ast.ClassDef(name=name) if name.startswith("Test"):
                yield from node.decorator_list
                yield from _homes_in(node.body)
            case ast.Assign(targets=[ast.Name(id=name)]) if name == "pytestmark" or name.startswith("Test"):
                yield node.value
            case _:
                pass


def _mark_calls(home: ast.AST) -> Iterator[ast.Call]:
    return (node for node in ast.walk(home) if isinstance(node, ast.Call) and _is_rule_mark(node.func))


def _is_rule_mark(node: ast.AST) -> TypeGuard[ast.Attribute]:
    match node:
        case ast.Attribute(attr="rule", value=ast.Attribute(attr="mark") | ast.Name(id="mark")):
            return True
        case _:
            return False


def _strings(call: ast.Call) -> list[str] | None:
    """The arguments of a call if they are strings written out, and nothing else."""
    written = [arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    return written if written and len(written) == len(call.args) and not call.keywords else None
