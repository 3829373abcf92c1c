"""Card sets that somebody has changed: what is wrong is told by its table and entry, and nothing else goes wrong."""

from __future__ import annotations

import re
import tomllib
import warnings
from collections.abc import Iterator
from copy import deepcopy
from importlib.resources import files
from typing import Any, Final

import pytest

import rlyeh_rules as rr
from rlyeh_rules.kernel import ContentError

from .in_files import inside, read

SHIPPED: Final = (files("rlyeh_rules.rising") / "cards.toml").read_text("utf-8")
DATA: Final[dict[str, Any]] = {"custom": True, **tomllib.loads(SHIPPED)}
Path = tuple[str | int, ...]

ENTRY: Final = re.compile(r"(\w+)\[(\d+)\]")
"""How the path of an entry is written."""

# ------------------------------------------------------------------ files


def wrong_with(data: dict[str, Any]) -> list[str]:
    """What is said of a file; nothing, if it can be played with."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            read(data)
    except ContentError as error:
        return list(error.faults)
    return []


def value_at(data: dict[str, Any], path: Path) -> Any:  # noqa: ANN401 - whatever stands there
    """What stands in a place."""
    within: Any = data
    for key in path:
        within = within[key]
    return within


def doctored(path: Path, value: object = None) -> dict[str, Any]:
    """The shipped data with something else in one place; with nothing there, if no value is given."""
    data = deepcopy(DATA)
    within = value_at(data, path[:-1])
    if value is None:
        del within[path[-1]]
    else:
        within[path[-1]] = value
    return data


def place(text: str) -> Path:
    """A place in the data: `"monsters.gug.advance.0"`, entries by their id."""
    table, name, *rest = text.split(".")
    at = next(at for at, entry in enumerate(DATA[table]) if entry["id"] == name)
    return table, at, *[int(key) if key.isdecimal() else key for key in rest]


# ------------------------------------------------------------------ one thing after the other


@pytest.mark.parametrize(
    ("where", "value", "told"),
    [
        # the map
        ("spaces.red-gate", None, "spaces: there is no red-gate (RR-2.1)"),
        ("spaces.head", None, "spaces: there is no head (RR-2.2)"),
        ("spaces.red-gate.links", ["red-gate"], "spaces: no space is linked with itself (RR-2.4)"),
        ("spaces.red-gate.links", ["horror-vortex"], "spaces: a link is listed twice"),
        ("spaces.red-gate.links", [], "spaces: the Gates and Vortexes are linked in one ring"),
        ("spaces.left-leg.links", [], "spaces: left-arm and left-leg are linked (RR-2.7 to RR-2.12)"),
        ("spaces.head.links", ["final-vortex"], "spaces: final-vortex and head are not linked (RR-2.13)"),
        ("spaces.final-vortex.links", ["left-leg", "right-leg"], "spaces: final-vortex and yellow-gate are linked"),
        ("spaces.red-gate.links", ["the-moon"], "spaces[2].links[0] (red-gate): must be one of north-vortex"),
        ("spaces.red-gate.id", "blue-gate", "spaces[6].id: blue-gate stands in this table already"),
        ("spaces.red-gate.across", -1, "spaces[2].across (red-gate): must be a number from 0 to 9, not -1"),
        ("spaces.red-gate.down", 6, "spaces[3] (moon-vortex): lies where red-gate lies"),
        ("spaces.head.token", True, "spaces[13].token (head): no token lies on a body part (RR-2.15)"),
        # investigators, insanity
        ("investigators.the-kid.id", "", "investigators[9].id: '' cannot be said"),
        ("investigators.the-kid.id", "rasputin", "investigators[9].id: rasputin stands in this table already"),
        ("investigators.the-kid.skills", ["lucky", "stealth", "savage"], "investigators[9].skills (the-kid): two"),
        ("investigators.the-kid.skills", [], "investigators[9].skills (the-kid): two different common skills"),
        ("insanities.masochism.id", "greed", "insanities[0].id: must be one of masochism"),
        # enemies
        ("enemies.cultist", None, "enemies: there is no cultist (RR-23.3)"),
        ("enemies.cultist.id", "acolyte", "enemies[0].id: there is no 'acolyte' here"),
        ("enemies.rlyeh-spawn.pool", 2, "enemies[1].pool (rlyeh-spawn): there is one figure of it, not 2"),
        ("enemies.cultist.drop", 2, "enemies[0].drop (cultist): a Cultist leaves 1 Energy, not 2 (RR-3.2)"),
        ("monsters.gug.id", "head", "monsters[9].id: 'head' stands in the table spaces already"),
        ("monsters.gug.id", "the gug", "monsters[9].id: 'the gug' cannot be said"),
        ("monsters.gug.health", 0, "monsters[9].health (gug): must be a number from 1 to 99, not 0"),
        ("monsters.gug.black", 13, "monsters[9].black (gug): must be a number from 0 to 12, not 13"),
        ("monsters.gug.pool", 0, "monsters[9].pool (gug): must be a number from 1 to 20, not 0"),
        ("monsters.gug.health", 1.5, "monsters[9].health (gug): must be a whole number"),
        ("monsters.gug.health", "many", "monsters[9].health (gug): must be a whole number"),
        ("monsters.gug.advance", "nothing", "monsters[9].advance (gug): must be a list"),
        ("monsters.gug.colour", "grey", "monsters[9].colour (gug): is not known here"),
        ("monsters.zoog.setup.0.type", "rising.Conjure", "monsters[14].setup[0]"),
        ("monsters.zoog.setup.0.where", "a-gate", "monsters[14].setup (zoog): Summon cannot be done in a-gate"),
        ("experts.cult-zealot.id", "gug", "experts[0].id: 'gug' stands in the table monsters already"),
        ("cthulhu.cthulhu", None, "cthulhu: 0 entries where there must be at least 1 (RR-1.16)"),
        ("cthulhu.cthulhu.green", -1, "cthulhu[0].green (cthulhu): must be a number from 0 to 12, not -1"),
        ("parts.head", None, "parts: there is no head (RR-5.8)"),
        ("parts.head.health", 0, "parts[0].health (head): must be a number from 1 to 99, not 0"),
        ("parts.head.id", "red-gate", "parts[0].id: red-gate is no body part (RR-2.2)"),
        # the episode, Mythos cards
        ("episode.rlyeh-rising.start", "left-leg", "episode[0].start (rlyeh-rising): the investigators begin on the"),
        ("episode.rlyeh-rising.fire", -1, "episode[0].fire (rlyeh-rising): must be a number from 0 to 99, not -1"),
        ("episode.rlyeh-rising.placements", [], "episode[0].placements (rlyeh-rising): the Left Monster is"),
        (
            "episode.rlyeh-rising.placements.0.where",
            "each-gate",
            "episode[0].placements (rlyeh-rising): an enemy",
        ),
        ("mythos.torches-below.copies", 0, "mythos[6].copies (torches-below): must be a number from 1 to 99, not 0"),
        ("mythos.torches-below.summons.0.where", "head", "mythos[6].summons[0].where (torches-below): must be one of"),
        ("mythos.torches-below.summons.0.enemy", "itself", "mythos[6].summons (torches-below): only the card of a"),
        ("mythos.torches-below.effects.0.count", 0, "mythos[6].effects (torches-below): AddFire count: must be a"),
        ("mythos.torches-below.symbol", "yes", "mythos[6].symbol (torches-below): must be true or false"),
        ("mythos.torches-below.source", "hearsay", "mythos[6].source (torches-below): must be one of"),
        # Discovery cards, Relics
        ("discovery.crate-of-powder.left.health", 2, "discovery[13].left (crate-of-powder).health: only a Companion"),
        (
            "discovery.crate-of-powder.left.cost.stress",
            5,
            "discovery[13].left (crate-of-powder).cost.stress: must",
        ),
        ("discovery.crate-of-powder.left.uses.0.effects", [], "discovery[13].left (crate-of-powder).uses: a use has"),
        ("discovery.crate-of-powder.right", None, "discovery[13].right (crate-of-powder): is missing"),
        (
            "discovery.drowned-litany.left.kind",
            "item",
            "discovery[0].left (drowned-litany).incantation: an",
        ),
        (
            "discovery.drowned-litany.left.incantation.part",
            "red-gate",
            "discovery[0].left (drowned-litany).inc",
        ),
        ("relics.salt-crown.standing", [], "relics[1] (salt-crown): nothing stands on its front (RR-23.8)"),
        ("relics.salt-crown.standing.0.when", "always", "relics[1].standing[0].when (salt-crown): must be one of own"),
        ("relics.salt-crown.printed", ["colour"], "relics[1].printed: must be some of id, standing"),
    ],
)
def test_what_is_wrong_is_told_by_table_and_entry(where: str, value: object, told: str) -> None:
    found = wrong_with(doctored(place(where), value))

    assert any(fault.startswith(told) for fault in found), found


@pytest.mark.parametrize(
    ("table", "left", "told"),
    [
        ("investigators", 4, "investigators: 4 entries where there must be at least 5 (RR-26.4)"),
        ("insanities", 4, "insanities: 4 entries where there must be at least 5 (RR-20.9)"),
        ("monsters", 1, "monsters: 1 entries where there must be at least 2 (RR-1.4)"),
        ("relics", 4, "relics: 4 entries where there must be at least 5, or none (RR-23.8)"),
        ("mythos", 0, "mythos: 0 cards of the game itself; there must be 1 to 999 (RR-1.3)"),
        ("discovery", 0, "discovery: 0 entries where there must be at least 1 (RR-22.1)"),
    ],
)
def test_too_few_cards_of_a_deck_are_told_by_its_name(table: str, left: int, told: str) -> None:
    assert wrong_with(DATA | {table: DATA[table][:left]})[0] == told


@pytest.mark.parametrize("name", ["", "   ", 7, ["mine"]])
def test_a_set_without_a_name_is_refused(name: object) -> None:
    assert all(fault.startswith("name: ") for fault in wrong_with(DATA | {"name": name}))
    assert wrong_with(DATA | {"name": name})


# ------------------------------------------------------------------ everything after the other


def places(value: object, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every place in the data, with what stands there."""
    yield path, value
    for key, one in inside(value):
        yield from places(one, (*path, key))


def sort_of(path: Path) -> str:
    """What is alike of places: their table and keys, or, of what stands in an effect, its kind and the last key."""
    words: list[str] = []
    within: Any = DATA
    for key in path:
        within = within[key]
        words.append("*" if isinstance(key, int) else key)
        words = [str(kind) for name, kind in inside(within) if name == "type"] or words
    return ".".join(words)


EACH: Final = {sort_of(path): (path, value) for path, value in reversed([*places(DATA)]) if len(path) > 2}
"""A place of each sort in the entries of the set: the first one."""


def is_told(fault: str, path: Path) -> bool:
    """Whether a fault names the table, and if any entry then the right one."""
    table, at = path[:2]
    named = ENTRY.match(fault)
    return fault.startswith(f"{table}: ") or (named is not None and named.groups() == (table, str(at)))


def test_no_value_of_another_kind_gets_in_at_any_place_and_the_entry_is_told() -> None:
    """A number below what can be, where one stands; else a text, a list, a table, a fraction in turn."""
    others: tuple[object, ...] = ("nonsense", [["x"]], {"x": 1}, 0.5)
    for turn, (path, value) in enumerate(EACH.values()):
        is_number = isinstance(value, int) and not isinstance(value, bool)
        other = -99 if is_number else others[turn % len(others)]
        if other == "nonsense" and path[-1] == "id":
            other = ["nonsense"]  # any text may be the id of a card
        found = wrong_with(doctored(path, other))
        assert any(is_told(fault, path) for fault in found), (path, other, found)
        assert all(len(fault) < LONGEST for fault in found), found


LONGEST: Final = 500
"""What is said of one fault, in characters."""


def test_what_is_left_out_is_missed_or_can_be_played_without() -> None:
    missed = 0
    keys = [path for path, _ in EACH.values() if isinstance(path[-1], str)]
    for path in keys:
        found = wrong_with(doctored(path))
        missed += bool(found)
        assert all(is_told(fault, path) or fault.partition(":")[0] in DATA for fault in found), (path, found)
    assert 0 < missed < len(keys)


@pytest.mark.parametrize("lacking", ["printed", "abilities", "advance", "end_of_turn", "uses", "standing", "summons"])
def test_a_set_without_any_of_what_can_be_left_out_is_played_with(lacking: str) -> None:
    data = deepcopy(DATA)
    for path, _ in [*places(DATA)][::-1]:
        if path[-1:] == (lacking,):
            del value_at(data, path[:-1])[lacking]
    whatever = [{"type": "rising.MoreRange"}]
    for half in [card[side] for card in data["discovery"] for side in ("left", "right")]:
        half.setdefault("standing", whatever)
    for relic in data["relics"]:
        relic |= {front: relic.get(front) or whatever for front in ("standing", "flipped")}

    state = rr.new_game("rising", seed=1, content=read(data))
    for _ in range(40):
        if not state.is_over:
            state, _ = state.apply(state.legal_actions()[-1])

    assert not state.violations()
