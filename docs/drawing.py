"""Boxes, cards, arrows and words as SVG, in colours for light and dark."""

from collections.abc import Iterable, Sequence
from math import hypot
from typing import Final, TypeAlias
from xml.sax.saxutils import escape

Point: TypeAlias = "tuple[float, float]"
PALETTES: Final = {
    "light": {
        "paper": "#f3f7f5",
        "edge": "#c4d4cf",
        "ink": "#12302c",
        "sea": "#1f6f68",
        "red": "#a92c23",
        "box": "#fff",
    },
    "dark": {
        "paper": "#0e1b1d",
        "edge": "#29433f",
        "ink": "#dcece7",
        "sea": "#57c4b8",
        "red": "#f0806f",
        "box": "#16292b",
    },
}
COLOURS: Final = """\
text {{ fill: {ink}; }}
.paper {{ fill: {paper}; stroke: {edge}; }}
.box {{ fill: {box}; stroke: {sea}; }}
.back {{ fill: {edge}; stroke: {sea}; }}
.warning {{ fill: {box}; stroke: {red}; }}
.arrow {{ stroke: {sea}; }}
.tip {{ fill: {sea}; }}
.sea {{ fill: {sea}; }}
.red {{ fill: {red}; }}
"""
SHAPES: Final = """\
text { font-family: system-ui, "Segoe UI", "Helvetica Neue", Arial, sans-serif; font-size: 15px; }
.bold { font-weight: 600; }
.small { font-size: 13px; }
.tiny { font-size: 11.5px; }
.code { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: 13px; }
.middle { text-anchor: middle; }
.end { text-anchor: end; }
.paper { stroke-width: 1.5; }
.box, .back, .warning { stroke-width: 1.8; }
.arrow { fill: none; stroke-width: 1.8; }
.dim { opacity: 0.45; }
"""


def picture(width: int, height: int, title: str, about: str, parts: Iterable[str]) -> str:
    """A whole picture on a paper of its own.

    Args:
        width: its width.
        height: its height.
        title: its name.
        about: what it shows, for whoever does not see it.
        parts: what is on it.
    """
    dark = COLOURS.format(**PALETTES["dark"])
    style = f"{SHAPES}{COLOURS.format(**PALETTES['light'])}@media (prefers-color-scheme: dark) {{\n{dark}}}\n"
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-labelledby="title about">',
        f'<title id="title">{escape(title)}</title>',
        f'<desc id="about">{escape(about)}</desc>',
        f"<style>\n{style}</style>",
        f'<rect class="paper" x="1" y="1" width="{width - 2}" height="{height - 2}" rx="12"/>',
    ]
    return "\n".join([*lines, *parts, "</svg>", ""])


def box(x: float, y: float, width: float, height: float, kind: str = "box") -> str:
    """A box, by its upper left corner."""
    return f'<rect class="{kind}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="7"/>'


def words(x: float, y: float, text: str, kind: str = "") -> str:
    """A line of words, by where it begins, or where its middle or its end is."""
    return f'<text class="{kind}" x="{x:g}" y="{y:g}">{escape(text)}</text>'


def arrow(start: Point, end: Point) -> str:
    """A line with a tip at its end."""
    (x1, y1), (x, y) = start, end
    far = hypot(x - x1, y - y1)
    across, down = (x - x1) / far, (y - y1) / far
    tip = [(x, y)] + [(x - 8 * across - side * down, y - 8 * down + side * across) for side in (5, -5)]
    return (
        f'<path class="arrow" d="M{x1:g} {y1:g} L{x - 4 * across:g} {y - 4 * down:g}"/>'
        f'<path class="tip" d="M{" L".join(f"{a:.4g} {b:.4g}" for a, b in tip)} Z"/>'
    )


def labelled(x: float, y: float, width: float, title: str, lines: Sequence[str] = (), kind: str = "box") -> str:
    """A box with a title and lines of code below it; it is as high as they need."""
    parts = [box(x, y, width, height_of(lines), kind), words(x + 12, y + 23, title, "bold")]
    parts += [words(x + 12, y + 44 + 19 * at, line, "code") for at, line in enumerate(lines)]
    return "".join(parts)


def height_of(lines: Sequence[str]) -> int:
    """The height of a box with so many lines."""
    return 36 + (19 * len(lines) + 2 if lines else 0)
