"""Writes into README and docs what follows from the code: tables, a board, a map, what an example prints.

Run it from the root of the checkout: python -m docs.generate. A test fails while a page is out of date.

A place for it lies between two comments, ``<!-- generated: NAME -->`` and ``<!-- end -->``. NAME is one of `PARTS`, or
``what this prints`` below an example, or a command: ``$ rlyeh games seals | head -5``, or with what is typed at its
prompts, ``$ rlyeh play seals, typing: 1; quit``. The commands of a page run one after the other in the same folder.

A game has its parts, ``seals, options`` and so on, once its page stands in `GAME_PAGES`.
"""

import json
import re
import shlex
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import chdir, redirect_stderr, redirect_stdout
from functools import partial
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sybil import Document

from docs import diagrams, gate_page, last_relic_page, rising_page, seals_page, seals_picture
from docs.one_of_each import one_of_each
from docs.tables import Row, fenced, table
from rlyeh_rules.cli import main
from tests.support.lobby import lobby_as_it_is
from tests.support.markdown import python_blocks

ROOT = Path(__file__).parents[1]
PLACE = re.compile(r"(?P<head><!-- generated: (?P<name>[^\n]+) -->\n).*?(?P<end><!-- end -->)", re.DOTALL)
PRINTED = "what this prints"
COMMAND = re.compile(
    r"\$ rlyeh (?P<words>.+?)(?: \| head -(?P<lines>\d+))?(?: > (?P<file>\S+))?(?:, typing: (?P<typed>.+))?"
)
LARGE = 1000  # from here up a number is shown with commas and no decimals


def pages() -> tuple[Path, ...]:
    """README and every page of the docs."""
    return (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")))


def made_anew(page: Path) -> str:
    """The text of a page with everything that follows from the code put in anew."""
    text = page.read_text("utf-8")

    def part(place: re.Match[str]) -> str:
        name = place["name"]
        if name == PRINTED:
            made = printed(page, text[: place.start()])
        elif command := COMMAND.fullmatch(name):
            made = transcript(command)
        else:
            made = PARTS[name]()
        return f"{place['head']}\n{made.strip()}\n\n{place['end']}"

    with TemporaryDirectory() as folder, chdir(folder), lobby_as_it_is():
        return PLACE.sub(part, text)


def printed(page: Path, text: str) -> str:
    """What the last example of a text prints, once those before it have run."""
    document = Document(text, str(page))
    for region in python_blocks(document):
        document.add(region)
    out = StringIO()
    with TemporaryDirectory() as folder, chdir(folder), lobby_as_it_is():
        for example in document.examples():
            out = StringIO()
            with redirect_stdout(out):
                example.evaluate()
    return fenced(out.getvalue())


def transcript(command: re.Match[str]) -> str:
    """A command as it is typed, and what it says: all of it, or the first lines, or nothing that is put in a file."""
    out, keyboard = StringIO(), sys.stdin
    sys.stdin = StringIO("\n".join((command["typed"] or "").split("; ")) + "\n")
    try:
        with redirect_stdout(out), redirect_stderr(out):
            code = main(shlex.split(command["words"]))
    finally:
        sys.stdin = keyboard
    said = out.getvalue()
    if code:
        raise RuntimeError(f"{command[0]} ended with {code}: {said}")
    if command["file"]:
        Path(command["file"]).write_text(said, "utf-8")
        said = ""
    lines = said.splitlines()[: int(command["lines"]) if command["lines"] else None]
    typed = command[0].partition(", typing: ")[0]
    return "\n".join(["```console", typed, *lines, "```"])


# ------------------------------------------------------------------ performance


def bench() -> str:
    """What `python -m rlyeh_rules bench --json > docs/bench.json` has measured."""
    report = json.loads((ROOT / "docs" / "bench.json").read_text("utf-8"))

    def parts() -> Iterator[str]:
        yield f"rlyeh-rules {report['library']} on CPython {report['python']}, medians of {report['runs']} runs."
        for sheet in report["sheets"]:
            yield table((sheet["title"], "measured", "bar", ""), map(figure, sheet["figures"]))

    return "\n\n".join(parts())


def figure(one: Mapping[str, Any]) -> Row:
    """A figure of the bench as a row."""
    measured = f"{number(one['value'])} {one['unit'].replace('us', 'µs')}"
    if one["bar"] is None:
        return one["name"], measured, "", ""
    bar = f"{'at least' if one['at_least'] else 'at most'} {number(one['bar'])}"
    return one["name"], measured, bar, "passed" if one["passed"] else "**missed**"


def number(value: float) -> str:
    """A figure to three digits or so."""
    return f"{value:,.0f}" if value >= LARGE else f"{value:.3g}"


# ------------------------------------------------------------------ all parts

GAME_PAGES = (seals_page.PAGE, last_relic_page.PAGE, gate_page.PAGE, rising_page.PAGE)
PARTS: dict[str, Callable[[], str]] = {
    "a board in mid-game": seals_page.board,
    "bench": bench,
    **{name: make for page in GAME_PAGES for name, make in page.parts.items()},
    **{f"{page.name}, one of each": partial(one_of_each, page.name) for page in GAME_PAGES},
}
PICTURES: Mapping[Path, Callable[[], str]] = {
    ROOT / "docs" / "assets" / f"{name}.svg": draw
    for name, draw in {
        "rising-map": rising_page.picture,
        "table": seals_picture.drawn,
        "flow": diagrams.flow,
        "layers": diagrams.layers,
        "undo": diagrams.undo,
    }.items()
}
"""Files that are made as a whole."""


if __name__ == "__main__":
    for each in pages():
        each.write_text(made_anew(each), "utf-8")
    for file, draw in PICTURES.items():
        file.write_text(draw(), "utf-8")
