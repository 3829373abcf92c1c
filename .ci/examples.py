"""Writes the Python blocks of README and docs into a folder, a module for each page, for type checkers to read.

Run it from the root of the checkout, with that on the path: PYTHONPATH=. python .ci/examples.py FOLDER.
"""

import sys
from pathlib import Path

from sybil import Document

from tests.support.markdown import python_blocks

# A prompt shows a value by naming it.
HEADER = "# pyright: strict, reportUnusedExpression=false\n"


def module(page: Path) -> str:
    """The blocks of a page one after the other, without prompts and answers; nothing if it has none."""
    parts: list[str] = []
    for example in Document.parse(str(page), python_blocks).examples():
        source = example.parsed if isinstance(example.parsed, str) else example.parsed.source
        parts.append(f"\n# {page}, line {example.line}\n{source}")
    return HEADER + "".join(parts) if parts else ""


def main(folder: Path) -> None:
    """Write the modules, named after their pages."""
    folder.mkdir()
    for page in [Path("README.md"), *sorted(Path("docs").rglob("*.md"))]:
        if text := module(page):
            name = "_".join(page.with_suffix("").parts).replace("-", "_").lower()
            (folder / f"{name}.py").write_text(text, "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
