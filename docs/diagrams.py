"""The diagrams of the concepts, drawn from what the code does: how play flows, the layers, a table with its undo."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import rlyeh_rules as rr
from docs.drawing import Point, arrow, box, height_of, labelled, picture, words

ROOT: Final = Path(__file__).parents[1]

# ------------------------------------------------------------------ how play flows


def flow() -> str:
    """What is asked of a state, and what comes of it: with the values of a game of Seals."""
    state = rr.new_game("seals", seed=7, players=["Sean", "Sarah"])
    sarah = state.seats[1]
    action = state.legal_actions()[0]
    wish = rr.parse_action(state, "1: bid 2")
    refusal = state.why_not(wish)
    later, (event,) = state.apply(action)
    if refusal is None or refusal.rule is None:
        raise RuntimeError("Sarah may not open the bidding")
    main = [
        ("new_game", ['"seals", seed=7']),
        ("State", [repr(state)]),
        ("Action", [f'"{action}"']),
        ("State", [repr(later)]),
        ("Event", [f"{type(event).__name__}, by {event.rule}"]),
    ]
    links = ["", "legal_actions()", "apply(action)", "and"]
    beside = {
        1: ("view(seat)", "the same type", ["hand: HIDDEN", f"viewer: {state.view(sarah).viewer}"], "box"),
        2: ("why_not(action)", "Refusal", [f'"{wish}"', f"forbidden by {refusal.rule}"], "warning"),
        4: ("seen_by(seat)", "the same event", [re.sub(r".*(card=\w+).*", r"\1", repr(event.seen_by(sarah)))], "box"),
    }

    def parts() -> Iterator[str]:
        y = 22
        for at, (title, lines) in enumerate(main):
            height = height_of(lines)
            yield labelled(22, y, 292, title, lines)
            if at in beside:
                link, other, said, kind = beside[at]
                yield words(328, y + height / 2 - 10, link, "code")
                yield arrow((314, y + height / 2), (458, y + height / 2))
                yield labelled(458, y - 6, 196, other, said, kind)
            if at < len(links):
                yield arrow((168, y + height), (168, y + height + 48))
                yield words(180, y + height + 29, links[at], "code")
            y += height + 48

    about = "A new game is a State. It lists Actions; to apply one gives the next State and Events. A view of a State "
    about += "is of the same type with the secrets face down, a Refusal says which rule forbids an Action, and a seat "
    about += "is told an Event with what it may not know left out."
    return picture(676, 22 + len(main) * 57 + 4 * 48 + 22, "From a state to the next", about, parts())


# ------------------------------------------------------------------ the layers


def layers() -> str:
    """The layers, from the contract in pyproject.toml that every import is held to, each with what it is for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    contract = next(one for one in project["tool"]["importlinter"]["contracts"] if one["type"] == "layers")
    rows = [re.findall(r"\w+", row) for row in contract["layers"]]

    def parts() -> Iterator[str]:
        for at, row in enumerate(rows):
            y = 20 + 40 * at
            width = (440 - 8 * (len(row) - 1)) / len(row)
            for column, name in enumerate(row):
                x = 20 + (width + 8) * column
                yield box(x, y, width, 32)
                yield words(x + width / 2, y + 21, name, "code middle")
        yield arrow((478, 20), (478, 12 + 40 * len(rows)))
        yield words(490, 20 + 20 * len(rows), "imports", "small")

    about = f"From top to bottom: {'; '.join(' and '.join(row) for row in rows)}. A module imports from below "
    about += "only; the games stand side by side, and none imports another."
    return picture(556, 32 + 40 * len(rows), "The layers of the library", about, parts())


# ------------------------------------------------------------------ a table


PLACES: Final[Mapping[str, tuple[int, int]]] = {
    "begun": (22, 40),
    "played": (370, 40),
    "taken back": (22, 190),
    "played, taken back": (370, 190),
}


WAYS: Final[Mapping[tuple[str, str], tuple[Point, Point, tuple[int, int, str]]]] = {
    ("begun", "played"): ((232, 69), (370, 69), (301, 61, "middle")),
    ("played", "taken back"): ((370, 92), (226, 190), (290, 140, "end")),
    ("taken back", "played"): ((232, 212), (400, 98), (300, 182, "")),
    ("played", "played, taken back"): ((440, 98), (440, 190), (432, 150, "end")),
    ("played, taken back", "played"): ((560, 190), (560, 98), (552, 150, "end")),
    ("played, taken back", "taken back"): ((370, 234), (232, 234), (301, 254, "middle")),
}
"""How the arrows go, and where what leads along them is said."""


def table_states() -> Mapping[tuple[str, str], list[str]]:
    """Which call leads a table from where to where: found out by calling it."""
    found: dict[tuple[str, str], list[str]] = {}
    for way in ((), ("play",), ("play", "undo"), ("play", "play"), ("play", "play", "undo")):
        for call in ("play", "undo", "redo"):
            match = rr.Match.new("seals", seed=7)
            for each in way:
                do(match, each)
            here = where(match)
            try:
                do(match, call)
            except rr.UndoError:
                continue
            calls = found.setdefault((here, where(match)), [])
            calls += [call] if call not in calls else []
    return found


def do(match: rr.Match, call: str) -> None:
    """One call at a table."""
    if call == "play":
        match.play(match.state.legal_actions()[1])
    else:
        getattr(match, call)()


def where(match: rr.Match) -> str:
    """What can be taken back, and what played again."""
    names = {(False, False): "begun", (True, False): "played", (False, True): "taken back"}
    return names.get((match.can_undo, match.can_redo), "played, taken back")


def undo() -> str:
    """The states of a table, and what leads from one to another."""
    edges = table_states()
    can = {"begun": "", "played": "undo", "taken back": "redo", "played, taken back": "undo, redo"}

    def parts() -> Iterator[str]:
        for name, (x, y) in PLACES.items():
            yield labelled(x, y, 210, name, [f"possible: {can[name] or 'play only'}"])
        for (here, there), calls in edges.items():
            x, y = PLACES[here]
            said = ", ".join(calls)
            if here == there:
                yield words(x + 106, y - 12, f"{said}: stays here", "code middle")
            else:
                start, end, (at_x, at_y, kind) = WAYS[here, there]
                yield arrow(start, end)
                yield words(at_x, at_y, said, f"code {kind}")

    said = "; ".join(f"{', '.join(calls)} from {here} to {there}" for (here, there), calls in edges.items())
    return picture(602, 290, "A table, and what can be taken back", f"{said}.", parts())
