"""The examples in docstrings run as a reader would type them: in a namespace that holds nothing yet."""

from collections.abc import Iterator
from doctest import ELLIPSIS, NORMALIZE_WHITESPACE, DocTest, DocTestFinder, DocTestRunner
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

import rlyeh_rules


def _examples() -> Iterator[DocTest]:
    names = [found.name for found in walk_packages(rlyeh_rules.__path__, "rlyeh_rules.")]
    for name in ["rlyeh_rules", *names]:
        if not name.endswith("__main__"):
            found = DocTestFinder().find(import_module(name), name, globs={"__name__": "__main__"})
            yield from (example for example in found if example.examples)


@pytest.mark.parametrize("example", tuple(_examples()), ids=lambda example: example.name)
def test_the_example_runs(example: DocTest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # an example may save a game
    complaints: list[str] = []

    DocTestRunner(verbose=False, optionflags=ELLIPSIS | NORMALIZE_WHITESPACE).run(example, out=complaints.append)

    assert "".join(complaints) == ""


def test_examples_are_headed_as_the_site_reads_them() -> None:
    """Under "Example:" the site takes prompts for quotations; it knows the plural only."""
    home = Path(rlyeh_rules.__file__).parent
    sources = {path.relative_to(home): path.read_text("utf-8") for path in home.rglob("*.py")}

    assert [str(path) for path, text in sources.items() if " Example:\n" in text or "\nExample:\n" in text] == []
