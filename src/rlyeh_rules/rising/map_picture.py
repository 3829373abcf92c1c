"""A picture of spaces and the links between them, in letters."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from .spaces import Space

__all__ = ["UNBROKEN", "WIDTH", "Cell", "can_be_drawn", "picture"]

WIDTH: Final = 100
UNBROKEN: Final = "\u00a0"
"""Stands for a blank at which no line is broken."""
NARROWEST: Final = 14
"""A column that is narrower holds no name."""
DOT: Final = "."
"""Of such the links are made, as on the setup diagram."""


class Cell(NamedTuple):
    """What is written where a space lies.

    Attributes:
        across: where, from the left.
        down: where, from the top.
        lines: its lines; each may be broken into several.
    """

    across: int
    down: int
    lines: tuple[str, ...]


class _Box(NamedTuple):
    """A cell as it stands in the picture: the column of its middle, its first row, and its lines."""

    middle: int
    top: int
    lines: tuple[str, ...]


def can_be_drawn(places: Iterable[tuple[int, int]]) -> bool:
    """Whether no two spaces lie in one place, and the columns are wide enough."""
    found = list(places)
    return len(set(found)) == len(found) and len({across for across, _ in found}) <= WIDTH // NARROWEST


def picture(cells: Mapping[Space, Cell], links: Iterable[tuple[Space, Space]]) -> list[str]:
    """The lines of the picture: cells in rows and columns, and dotted lines between those that are linked.

    Args:
        cells: the cells, for which `can_be_drawn`.
        links: the pairs that are linked, each once.
    """
    boxes = _boxes(cells)
    bottom = max(box.top + len(box.lines) for box in boxes.values())
    canvas = [[" "] * WIDTH for _ in range(bottom)]
    for one, other in links:
        _draw(canvas, boxes[one], boxes[other])
    for box in boxes.values():
        for row, line in enumerate(box.lines, box.top):
            left = max(0, min(WIDTH - len(line), box.middle - len(line) // 2))
            start, end = max(0, left - 1), min(WIDTH, left + len(line) + 1)
            canvas[row][start:end] = f" {line} "[start - left + 1 : end - left + 1]
    return ["".join(row).rstrip() for row in canvas]


def _boxes(cells: Mapping[Space, Cell]) -> dict[Space, _Box]:
    """Where each cell stands; each row is as high as its highest cell, with an empty line below."""
    columns = sorted({cell.across for cell in cells.values()})
    broad = WIDTH // len(columns)
    middles = {across: broad * at + broad // 2 for at, across in enumerate(columns)}
    found: dict[Space, _Box] = {}
    top = 0
    for down in sorted({cell.down for cell in cells.values()}):
        row = sorted((middles[cell.across], space) for space, cell in cells.items() if cell.down == down)
        edges = [0, *[(one + other) // 2 for (one, _), (other, _) in pairwise(row)], WIDTH]
        high = 1
        for (middle, space), left, right in zip(row, edges[:-1], edges[1:], strict=True):
            lines = _filled(cells[space].lines, 2 * min(middle - left, right - middle) - 2)
            found[space] = _Box(middle, top, lines)
            high = max(high, len(lines))
        top += high + 1
    return found


def _filled(lines: Sequence[str], width: int) -> tuple[str, ...]:
    return tuple(part for line in lines for part in textwrap.wrap(line, width, break_on_hyphens=False))


def _draw(canvas: list[list[str]], one: _Box, other: _Box) -> None:
    """A dotted line from middle to middle; what lies below a cell is written over afterwards."""
    (x, y), (to_x, to_y) = _centre(one), _centre(other)
    steps = max(abs(to_y - y), abs(to_x - x) // 3, 1)
    for step in range(steps + 1):
        row = round(y + (to_y - y) * step / steps)
        canvas[row][round(x + (to_x - x) * step / steps)] = DOT


def _centre(box: _Box) -> tuple[int, int]:
    return box.middle, box.top + (len(box.lines) - 1) // 2
