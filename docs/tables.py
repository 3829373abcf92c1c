"""Tables and code in Markdown."""

from collections.abc import Iterable, Sequence

Row = Sequence[str]


def fenced(text: str) -> str:
    """A text as it is."""
    return f"```text\n{text.rstrip()}\n```"


def table(head: Row, rows: Iterable[Row]) -> str:
    """A table."""
    cells = [[cell.replace("|", "\\|") for cell in row] for row in rows]
    return "\n".join(f"| {' | '.join(row)} |" for row in [head, ["---"] * len(head), *cells])


def code(*names: object) -> str:
    """Names as code."""
    return ", ".join(f"`{name}`" for name in names)
