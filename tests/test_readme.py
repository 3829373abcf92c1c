"""The README's examples do what they show."""

from pathlib import Path

import pytest
from sybil import Document

from tests.support.markdown import python_blocks

README = Path(__file__).parents[1] / "README.md"


def test_the_examples_of_the_readme_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    readme = Document.parse(str(README), python_blocks)
    examples = list(readme.examples())
    monkeypatch.chdir(tmp_path)  # an example may save a game

    for example in examples:
        example.evaluate()

    assert examples, "a README without an example shows nothing"
