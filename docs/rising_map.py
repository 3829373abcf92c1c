"""The map of R'lyeh Rising as a picture: drawn from the spaces of its card set, in colours for light and dark."""

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from rlyeh_rules import rising
from rlyeh_rules.rising import GATES, Space

ACROSS: Final = 142
DOWN: Final = 98
"""The steps from one column to the next, and from one row to the next."""
MARGIN: Final = 78
LEGEND: Final = 66
"""The height of the lines below the map that say what is what."""
SIZE: Final = 0.85
"""How large it is shown where nobody says otherwise."""
ROUND: Final = 46
"""The radius of a space."""
CORNER: Final = -0.3
"""Two links of a space make one line, if the cosine of the angle between them is below this."""
REACH: Final = 0.2
"""How far a link goes in the direction of that line, of its length."""
PALETTES: Final = {
    "light": {
        "paper": "#f3f7f5",
        "edge": "#c4d4cf",
        "ink": "#12302c",
        "sea": "#2b7f78",
        "body": "#4c7a34",
        "red": "#b8352b",
        "yellow": "#b07f00",
        "blue": "#2a61b4",
        "token": "#8a4fb0",
    },
    "dark": {
        "paper": "#0e1b1d",
        "edge": "#29433f",
        "ink": "#dcece7",
        "sea": "#57c4b8",
        "body": "#96cc72",
        "red": "#f0806f",
        "yellow": "#f0c649",
        "blue": "#82b4f6",
        "token": "#cf9bf0",
    },
}
COLOURS: Final = """\
text, .start {{ fill: {ink}; }}
.paper {{ fill: {paper}; stroke: {edge}; }}
.under {{ fill: {paper}; }}
.token {{ fill: {token}; stroke: {paper}; }}
.start {{ stroke: {paper}; }}
.sea {{ color: {sea}; }}
.body {{ color: {body}; }}
.red-gate {{ color: {red}; }}
.yellow-gate {{ color: {yellow}; }}
.blue-gate {{ color: {blue}; }}
"""
"""What a palette paints; all else is of the colour of its group. Plain rules, which every viewer knows."""
SHAPES: Final = """\
text { font-family: system-ui, "Segoe UI", "Helvetica Neue", Arial, sans-serif; font-size: 14.5px; font-weight: 600; }
text { text-anchor: middle; }
.small { font-size: 13px; font-weight: 400; text-anchor: start; }
.paper { stroke-width: 1.5; }
.wave { fill: none; stroke: currentColor; stroke-width: 1.4; opacity: 0.13; }
.on-foot { fill: none; stroke: currentColor; stroke-width: 4; stroke-linecap: round; }
.flesh { fill: none; stroke: currentColor; stroke-width: 34; stroke-linecap: round; }
.translucent { opacity: 0.17; }
.climb { fill: none; stroke: currentColor; stroke-width: 4; stroke-linecap: round; stroke-dasharray: 0.1 10; }
.shape { fill: currentColor; fill-opacity: 0.13; stroke: currentColor; stroke-width: 2.5; }
.inner { fill: none; stroke: currentColor; stroke-width: 1.3; opacity: 0.75; }
.spiral { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; opacity: 0.28; }
.token, .start { stroke-width: 2.5; }
"""


class Point(NamedTuple):
    """A place on the picture."""

    x: float
    y: float

    def __str__(self) -> str:
        return f"{_short(self.x)} {_short(self.y)}"


def drawn(content: rising.Content) -> str:
    """The map of a card set as an SVG file.

    Args:
        content: the card set: where its spaces lie, what links them, where tokens lie and the investigators begin.
    """
    places = {facts.id: Point(MARGIN + ACROSS * facts.across, MARGIN + DOWN * facts.down) for facts in content.spaces}
    width = max(place.x for place in places.values()) + MARGIN
    height = max(place.y for place in places.values()) + MARGIN
    middle = Point(width / 2, height / 2)
    links = [(facts.id, other) for facts in content.spaces for other in facts.links]
    whole = Point(width, height + LEGEND)
    size = f'width="{_short(whole.x * SIZE)}" height="{_short(whole.y * SIZE)}" viewBox="0 0 {whole}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-labelledby="title about">',
        f'<title id="title">{escape(_name("rising"))}: the map</title>',
        f'<desc id="about">{escape(" ".join(_in_words(content)))}</desc>',
        f"<style>\n{_style()}</style>",
        f'<rect class="paper" x="1" y="1" width="{_short(whole.x - 2)}" height="{_short(whole.y - 2)}" rx="18"/>',
        '<g class="sea">',
        *_waves(middle),
        *(_on_foot(one, other, places, content.map) for one, other in links if not _is_climb(one, other)),
        "</g>",
        '<g class="body">',
        *_climbs([(places[one], places[other]) for one, other in links if _is_climb(one, other)]),
        "</g>",
    ]
    for facts in content.spaces:
        lines += _space(facts.id, places[facts.id])
        if facts.token:
            lines.append(_token(_beside(places[facts.id], -1)))
        if facts.id is content.start:
            lines.append(_start(_beside(places[facts.id], 1)))
    lines += _legend(Point(MARGIN - ROUND, height + 4), whole.x)
    return "\n".join([*lines, "</svg>", ""])


def _style() -> str:
    """The style sheet: light, and dark for whoever prefers that."""
    dark = COLOURS.format(**PALETTES["dark"])
    return f"{SHAPES}{COLOURS.format(**PALETTES['light'])}@media (prefers-color-scheme: dark) {{\n{dark}}}\n"


def _in_words(content: rising.Content) -> Iterator[str]:
    """What the picture shows: every link once."""
    for facts in content.spaces:
        if facts.links:
            near = " and ".join(_name(other) for other in facts.links)
            yield f"{_name(facts.id)} is linked with {near}."


def _name(word: str) -> str:
    return rising.TEXT.name(word)


def _short(number: float) -> str:
    """A number with one decimal at most."""
    return f"{number:.1f}".removesuffix(".0")


# ------------------------------------------------------------------ water and links


def _waves(middle: Point) -> Iterator[str]:
    """Rings of water around the middle."""
    for at in range(1, 6):
        yield (
            f'<ellipse class="wave" cx="{_short(middle.x)}" cy="{_short(middle.y)}" '
            f'rx="{_short(middle.x * at / 5.6)}" ry="{_short(middle.y * at / 5.4)}"/>'
        )


def _is_climb(one: Space, other: Space) -> bool:
    return one.is_part or other.is_part


def _climbs(links: Sequence[tuple[Point, Point]]) -> Iterator[str]:
    """The links of the body: dots on flesh, which is one shape, so that it is no darker where two links meet."""
    flesh = "".join(f"M{one}L{other}" for one, other in links)
    yield f'<g class="translucent"><path class="flesh" d="{flesh}"/></g>'
    for one, other in links:
        yield f'<path class="climb" d="M{one}L{other}"/>'


def _on_foot(one: Space, other: Space, places: Mapping[Space, Point], on_foot: rising.Map) -> str:
    """A link on the ground, which goes through the spaces at its ends as smoothly as another one lets it."""
    start, end = places[one], places[other]
    length = math.dist(start, end)
    first = _direction(one, other, places, on_foot)
    last = _direction(other, one, places, on_foot)
    leaving = Point(start.x + first.x * length * REACH, start.y + first.y * length * REACH)
    coming = Point(end.x + last.x * length * REACH, end.y + last.y * length * REACH)
    return f'<path class="on-foot" d="M{start}C{leaving} {coming} {end}"/>'


def _direction(space: Space, other: Space, places: Mapping[Space, Point], on_foot: rising.Map) -> Point:
    """In which direction a link leaves a space: straight, or along the line that it makes with another link."""
    along = _towards(places[space], places[other])
    behind = [near for near in on_foot.ground[space] if near is not other]
    angles = {near: _towards(places[space], places[near]) for near in behind}
    cosines = {near: angle.x * along.x + angle.y * along.y for near, angle in angles.items()}
    straightest = min(behind, key=cosines.__getitem__, default=None)
    if straightest is None or cosines[straightest] > CORNER:
        return along
    return _towards(places[straightest], places[other])


def _towards(start: Point, end: Point) -> Point:
    length = math.dist(start, end)
    return Point((end.x - start.x) / length, (end.y - start.y) / length)


# ------------------------------------------------------------------ spaces


def _space(space: Space, place: Point) -> Iterator[str]:
    """The shape of a space with its name in it."""
    kind = "body" if space.is_part else space.value if space in GATES else "sea"
    yield f'<g class="{kind}" transform="translate({place})">'
    if space.is_part:
        wide, high = ROUND + 2, ROUND - 12
        for under in ("under", "shape"):
            yield f'<rect class="{under}" x="-{wide}" y="-{high}" width="{2 * wide}" height="{2 * high}" rx="22"/>'
    else:
        yield f'<circle class="under" r="{ROUND}"/>'
        yield f'<circle class="shape" r="{ROUND}"/>'
        if space in GATES:
            yield f'<circle class="inner" r="{ROUND - 6}"/>'
        else:
            yield from (_spiral(turn) for turn in (0.0, math.pi))
    words = _name(space).split()
    for at, word in enumerate(words):
        down = 5 + 17 * (at - (len(words) - 1) / 2)
        yield f'<text y="{_short(down)}">{escape(word)}</text>'
    yield "</g>"


def _spiral(turn: float) -> str:
    """One arm of a vortex, from near the middle out to the edge."""
    steps = 24
    points = [
        Point(math.cos(angle) * away, math.sin(angle) * away)
        for at in range(steps + 1)
        for angle, away in [(turn + 1.5 * math.pi * at / steps, 7 + (ROUND - 10) * at / steps)]
    ]
    return f'<path class="spiral" d="M{"L".join(str(point) for point in points)}"/>'


def _beside(place: Point, side: int) -> Point:
    """On the edge of a space, at the top left or the top right."""
    away = ROUND * math.sqrt(0.5)
    return Point(place.x + side * away, place.y - away)


def _token(place: Point) -> str:
    return f'<path class="token" transform="translate({place})" d="M0 -11L11 0L0 11L-11 0Z"/>'


def _start(place: Point) -> str:
    """Head and shoulders."""
    body = "M0 -13a6 6 0 0 1 3.6 10.8C8.4 -0.4 10 5.5 10 10H-10C-10 5.5 -8.4 -0.4 -3.6 -2.2A6 6 0 0 1 0 -13Z"
    return f'<path class="start" transform="translate({place})" d="{body}"/>'


# ------------------------------------------------------------------ what is what


def _legend(place: Point, width: float) -> Iterator[str]:
    """Two lines below the map."""
    x, y = place
    half = width / 2 + 4
    on_foot, climb = f"M{Point(x, y)}L{Point(x + 40, y)}", f"M{Point(x + 7, y + 34)}L{Point(x + 35, y + 34)}"
    yield f'<g class="sea"><path class="on-foot" d="{on_foot}"/></g>'
    yield _words(Point(x + 52, y), "on foot: runs, and enemies")
    yield f'<g class="body"><path class="flesh translucent" d="{climb}" style="stroke-width: 18px"/>'
    yield f'<path class="climb" d="{climb}"/></g>'
    yield _words(Point(x + 52, y + 34), "climbed, by investigators alone")
    yield _token(Point(half + 12, y))
    yield _words(Point(half + 34, y), "a Discovery token at the start")
    yield _start(Point(half + 12, y + 35))
    yield _words(Point(half + 34, y + 34), "where the investigators begin")


def _words(place: Point, words: str) -> str:
    return f'<text class="small" x="{_short(place.x)}" y="{_short(place.y + 5)}">{words}</text>'
