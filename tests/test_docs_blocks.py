"""Blocks of the docs that are not Python: commands are there with all their options, card sets can be played with."""

import json
import re
import shlex
import tomllib
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any

import pytest

import rlyeh_rules as rr
from rlyeh_rules import ContentError
from rlyeh_rules.cli.program import _parser
from rlyeh_rules.content import read_content
from rlyeh_rules.kernel import read_text
from tests.test_docs import DOCS

ROOT = DOCS.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
NODE = json.loads((DOCS / "examples" / "web" / "package.json").read_text("utf-8"))
FENCE = re.compile(r"^```(?:\{\.)?(?P<language>\w*)[^\n]*\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
GENERATED = re.compile(r"^<!-- generated.*?^<!-- end", re.MULTILINE | re.DOTALL)
README = ROOT / "README.md"
PAGES = [page for page in (README, *sorted(DOCS.rglob("*.md"))) if {"examples", "node_modules"}.isdisjoint(page.parts)]
CHECKED_ELSEWHERE = {"python", "pycon", "ts", "tsx"}
TELLS = {"text"}
"""Nothing that a machine reads."""
CARDS = {name: read_text(f"rlyeh_rules.{name}", "cards.toml") for name in rr.games()}


def blocks(*languages: str) -> Iterator[tuple[str, str]]:
    """The blocks in these languages that are not made by code or put in from a file, with their pages."""
    for page in PAGES:
        for block in FENCE.finditer(GENERATED.sub("", page.read_text("utf-8"))):
            if block["language"] in languages and "--8<--" not in block["text"]:
                yield page.name, block["text"]


def typed(text: str) -> Iterator[list[str]]:
    """The commands of a block, as words; what stands after a `$` where there is one, and without where output goes."""
    for line in text.replace("\\\n", "").splitlines():
        for command in line.removeprefix("$ ").split(" && "):
            if words := shlex.split(command.partition(" > ")[0], comments=True):
                yield words


def understands_rlyeh(words: list[str]) -> None:
    _parser().parse_args(words)


def is_a_program(words: list[str]) -> None:
    if words[0] == "-m":
        assert find_spec(words[1]) is not None
    else:
        assert (ROOT / words[0]).is_file()


def are_tests(words: list[str]) -> None:
    assert words
    assert [word for word in words if not (ROOT / word).exists()] == []


def can_be_installed(words: list[str]) -> None:
    assert words[0] == "install"
    (what,) = [word for word in words[1:] if word != "-e"]
    extras = re.fullmatch(r"\.(?:\[(.*)\])?", what)
    assert extras
    assert set(filter(None, (extras[1] or "").split(","))) <= PROJECT["optional-dependencies"].keys()


def npm_knows(words: list[str]) -> None:
    script = words[1] if words[0] == "run" else words[0]
    assert script == "ci" or script in NODE["scripts"]


def npx_knows(words: list[str]) -> None:
    assert words[0] in NODE["devDependencies"]


def is_a_folder(words: list[str]) -> None:
    assert words == ["-"] or (ROOT / words[0]).is_dir()


def makes_a_table(words: list[str]) -> None:
    body: dict[str, Any] = json.loads(words[words.index("-d") + 1])
    assert len(body["players"]) in rr.games()[body["game"]].seats


COMMANDS: dict[str, Callable[[list[str]], None]] = {
    "rlyeh": understands_rlyeh,
    "python": is_a_program,
    "pytest": are_tests,
    "pip": can_be_installed,
    "npm": npm_knows,
    "npx": npx_knows,
    "cd": is_a_folder,
    "curl": makes_a_table,
}


def test_every_command_that_is_shown_is_there() -> None:
    found = [(page, text) for page, text in blocks("bash", "console") if page != README.name]  # CI runs those of README
    shown = [(page, words) for page, text in found for words in typed(text)]
    for page, (program, *words) in shown:
        assert program in COMMANDS, page
        try:
            COMMANDS[program](words)
        except (AssertionError, SystemExit) as wrong:
            pytest.fail(f"{page}: {program} {shlex.join(words)}: {wrong}")
    assert {program for _, (program, *_) in shown} == COMMANDS.keys()


@pytest.mark.parametrize(
    "line",
    [
        "rlyeh simulate seals --robots greedy",
        "rlyeh shuffle seals",
        "python -m docs.examples.server.lode",
        "python docs/examples/terminal/last.py",
        "pytest docs/examples/servers",
        'pip install ".[example]"',
        "npm run tests",
        "cd docs/examples/site/dist",
    ],
)
def test_a_command_that_is_not_there_is_found(line: str) -> None:
    ((program, *words),) = typed(line)
    with pytest.raises((AssertionError, SystemExit, ModuleNotFoundError)):
        COMMANDS[program](words)


def with_entry(shipped: str, entry: str) -> str:
    """A card set with an entry in the place of the one of that id, or one more, where there is none."""
    head = "\n".join(entry.splitlines()[:2])
    at = shipped.find(head + "\n")
    if at < 0:
        return f"{shipped}\n{entry}".replace('name = "Stand-ins"', 'name = "My box"\ncustom = true')
    end = shipped.find("\n[[", at + 1)
    return shipped[:at] + entry + shipped[end if end > 0 else len(shipped) :]


def faults(name: str, text: str) -> list[str]:
    rules = rr.games()[name].rules
    try:
        return list(read_content(rules, text, "shown").faults())
    except ContentError as error:
        return list(error.faults)


def test_every_entry_of_a_card_set_that_is_shown_can_be_played_with() -> None:
    entries = [
        (page, entry)
        for page, text in blocks("toml")
        for entry in re.findall(r"^\[\[\w+\]\]\n(?:(?!\[\[).)*", text, re.MULTILINE | re.DOTALL)
        if "source = " in entry
    ]
    assert len(entries) > 4
    for page, entry in entries:
        table = entry[2 : entry.index("]")]
        games = [name for name, text in CARDS.items() if f"\n[[{table}]]" in text]
        found = {name: faults(name, with_entry(CARDS[name], entry)) for name in games}
        assert [] in found.values(), (page, found)
        wrong = entry.replace("source = ", "sauce = ")
        assert all(faults(name, with_entry(CARDS[name], wrong)) for name in games)


def test_every_toml_that_is_shown_can_be_read() -> None:
    read = {page: tomllib.loads(text) for page, text in blocks("toml")}
    assert read["kernel.md"]["project"]["entry-points"].keys() == {"rlyeh_rules.games"}
    rulebook = tomllib.loads((DOCS / "examples" / "tutorials" / "idols" / "rulebook.toml").read_text("utf-8"))
    (rule,) = read["own-game.md"]["rule"]
    assert rule in rulebook["rule"]
    assert read["own-game.md"]["title"] == rulebook["title"]


def test_every_block_is_of_a_kind_that_is_checked() -> None:
    found = {block["language"] for page in PAGES for block in FENCE.finditer(page.read_text("utf-8"))}
    assert found <= {"bash", "console", "toml"} | CHECKED_ELSEWHERE | TELLS
