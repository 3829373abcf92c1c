"""The docs say what the code does: what follows from the code is up to date, and the reference is complete."""

import pkgutil
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree as ET

import attrs
import pytest

from docs import gate_page, generate, last_relic_page, rising_map, rising_page
from docs.game_page import GamePage, plain, span
from rlyeh_rules import gate, rising
from rlyeh_rules.cli.program import COMMANDS
from rlyeh_rules.content import read_content
from rlyeh_rules.gate import Effect, Standing
from rlyeh_rules.kernel import Options, evolve, family, read_text
from rlyeh_rules.last_relic import Icon
from tests.lantern import GAME
from tests.lantern.auction import Bid
from tests.support.lobby import lantern_in_the_lobby

DOCS = Path(__file__).parents[1] / "docs"
REFERENCE = DOCS / "api"
WITH_A_PAGE = ("", ".kernel", ".match", ".bots", ".testing", ".seals", ".last_relic", ".gate", ".rising")
SVG = "{http://www.w3.org/2000/svg}"
NOT_OURS = {"__version__", "record"}  # the second is attrs.frozen, and told of in words


@pytest.mark.parametrize("page", generate.pages(), ids=lambda page: str(page.relative_to(generate.ROOT)))
def test_what_follows_from_the_code_is_up_to_date(page: Path) -> None:
    expected = generate.made_anew(page)

    assert page.read_text("utf-8") == expected, "run: python -m docs.generate"


@pytest.mark.parametrize("file", generate.PICTURES, ids=lambda file: file.name)
def test_a_picture_is_up_to_date(file: Path) -> None:
    assert file.read_text("utf-8") == generate.PICTURES[file](), "run: python -m docs.generate"


@pytest.mark.parametrize("package", WITH_A_PAGE)
def test_every_public_name_is_in_the_reference(package: str) -> None:
    module = import_module(f"rlyeh_rules{package}")
    names = set(module.__all__) - NOT_OURS
    documented = [thing for page in REFERENCE.glob("*.md") for thing in _documented(page)]

    missing = {name for name in names if not _is_among(getattr(module, name), documented)}

    assert missing == set()


def test_every_field_of_a_record_is_described() -> None:
    kinds = {kind for page in REFERENCE.glob("*.md") for thing in _documented(page) for kind in _records(thing)}

    undescribed = {
        f"{kind.__name__}.{field.name}"
        for kind in kinds
        for field in attrs.fields(kind)
        if not (field.inherited or field.name.startswith("_") or f"\n        {field.name}: " in str(kind.__doc__))
    }

    assert len(kinds) > 100
    assert undescribed == set()


def test_every_command_is_shown_on_the_page_of_the_command_line() -> None:
    page = (DOCS / "command-line.md").read_text("utf-8")
    shown = re.findall(r"^(?:\$ )?rlyeh (\w+)", page, re.MULTILINE)
    told = re.findall(r"^## (\w+)$", page, re.MULTILINE)

    names = sorted(command.name for command in COMMANDS)

    assert sorted(set(shown)) == names
    assert sorted(told) == names


@pytest.fixture
def page() -> Iterator[GamePage]:
    """The page of a game that has none."""
    with lantern_in_the_lobby():
        yield GamePage("lantern", order=("auction",), apart=("events.py",), together={Bid: "a bid"})


def test_a_page_has_the_same_parts_for_every_game_and_those_of_its_own(page: GamePage) -> None:
    every = {"options", "decisions", "actions", "events", "secrets", "chapters", "rulings", "unprinted"}
    parts = evolve(page, further={"cards": str}).parts
    assert set(parts) == {f"lantern, {part}" for part in {*every, "cards"}}
    assert all(page.parts[f"lantern, {part}"]().strip() for part in every)


def test_an_option_that_is_a_range_stands_on_the_page_by_its_ends(
    page: GamePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GAME, "choices", (evolve(GAME.choices[1], values=range(6, 101)),))
    row = "| `rounds` | **`12`**, `6 to 100` | How many rounds the lamp burns. | LN-R2 |"
    assert page.options().splitlines()[2:] == [row]


def test_the_file_that_is_told_first_is_told_first(page: GamePage) -> None:
    assert page.actions().splitlines()[2].startswith("| `Bid` | `bid <amount>` | ")


def test_actions_may_go_by_one_name_in_the_table_of_decisions(page: GamePage) -> None:
    (row,) = [row for row in page.decisions().splitlines() if row.startswith("| `AskBid` |")]
    assert row.split(" | ")[2] == "a bid, `PassBid`"


def test_rules_are_known_by_the_prefix_of_the_game_and_may_have_three_numbers(
    page: GamePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Bid, "__doc__", "Bid more, and more (LN-2.2.17, LN-R3).\n\nSC-1.1 is no rule of this game.")
    assert page.actions().splitlines()[2].endswith(" | Bid more, and more. | LN-2.2.17, LN-R3 |")


def test_a_chapter_has_its_rules_and_the_files_that_play_them(page: GamePage) -> None:
    head, _, *rows = page.chapters().splitlines()
    assert head == "| chapter | rules | in `tests/lantern/` | in `tests/lantern/` |"
    (auction,) = [row for row in rows if "`auction.py`" in row and "LN-2.1 to 2." in row]
    assert "events.py" not in auction


def test_chapters_of_one_name_stand_apart() -> None:
    rows = last_relic_page.PAGE.chapters().splitlines()
    both = [row.split(" | ")[1] for row in rows if row.startswith("| Play a Card | ")]
    assert [span.partition(" to ")[0] for span in both] == ["LR-7.1.1", "LR-8.1.1"]


def test_brackets_in_a_text_are_no_link() -> None:
    assert plain("[Mark][Wound] and a sum [1]") == r"\[Mark]\[Wound] and a sum \[1]"


def test_every_icon_and_every_card_is_on_the_page_of_last_relic() -> None:
    content = last_relic_page.content()
    icons = last_relic_page.icons().splitlines()
    assert {row.split("`")[1] for row in icons[2:]} == {str(icon) for icon in Icon}
    told = [
        last_relic_page.adventurer_cards(),
        last_relic_page.cult_cards(),
        last_relic_page.reinforcements(),
        last_relic_page.locations(),
        last_relic_page.great_old_ones(),
    ]
    tables = (content.adventurer_cards, content.cult_cards, content.reinforcements, content.locations)
    assert [len(one.splitlines()) - 2 for one in told] == [*map(len, tables), len(content.great_old_ones)]


def test_every_effect_and_every_card_is_on_the_page_of_gate() -> None:
    content = gate_page.content()
    written = f"{gate_page.effects()}\n{gate_page.standing()}"
    assert [kind for base in (Effect, Standing) for kind in base.__subclasses__() if kind.__name__ not in written] == []
    told = {
        "mythos": gate_page.mythos(),
        "insanity": gate_page.insanity(),
        "necronomicon": gate_page.necronomicon(),
        "natures": gate_page.natures(),
        "equipment": gate_page.equipment(),
        "artifacts": gate_page.artifacts(),
        "gods": gate_page.gods(),
    }
    lengths = {name: len(rows.splitlines()) - 2 for name, rows in told.items()}
    assert lengths == {name: len(getattr(content, name)) for name in told}


def test_the_effects_on_the_page_of_gate_can_be_written_like_that() -> None:
    shipped = read_text("rlyeh_rules.gate", "cards.toml")
    entries = [
        f'[[artifacts]]\nid = "thing-{at}"\nuses = 1\neffects = [{row.split("`")[1]}]\nsource = "stand-in"\n'
        for at, row in enumerate(gate_page.effects().splitlines()[2:])
    ]
    entries += [
        f'[[insanity]]\nid = "mood-{at}"\ncopies = 1\nkeeping = "lasting"\nstanding = [{row.split("`")[1]}]\n'
        'source = "stand-in"\n'
        for at, row in enumerate(gate_page.standing().splitlines()[2:])
    ]
    own = shipped.replace('name = "Stand-ins"', 'name = "All"\ncustom = true')
    content = read_content(gate.RULES, own + "\n".join(entries), "all")
    assert list(content.faults()) == []


def test_every_effect_and_every_card_is_on_the_page_of_rising() -> None:
    content = rising_page.content()
    written = f"{rising_page.effects()}\n{rising_page.standing()}\n{rising_page.abilities()}"
    kinds = [kind for base in (rising.Effect, rising.Standing, rising.Ability) for kind in family(base)]
    assert len(kinds) > 30
    assert [kind for kind in kinds if f'"rising.{kind.__name__}"' not in written] == []
    told = {
        "spaces": rising_page.spaces(),
        "investigators": rising_page.investigators(),
        "insanities": rising_page.insanities(),
        "enemies": rising_page.enemies(),
        "monsters": rising_page.monsters(),
        "experts": rising_page.experts(),
        "cthulhu": rising_page.cthulhu(),
        "parts": rising_page.parts(),
        "episode": rising_page.episode(),
        "mythos": rising_page.mythos(),
        "discovery": rising_page.discovery(),
        "relics": rising_page.relics(),
    }
    lengths = {name: len(rows.splitlines()) - 2 for name, rows in told.items()}
    assert lengths == {name: len(getattr(content, name)) for name in told}


def test_the_effects_on_the_page_of_rising_can_be_written_like_that() -> None:
    shipped = read_text("rlyeh_rules.rising", "cards.toml")
    entries = [
        f'[[discovery]]\nid = "thing-{at}"\n'
        f'left = {{ kind = "item", uses = [{{ effects = [{row.split("`")[1]}] }}] }}\n'
        'right = { kind = "item", standing = [{ type = "rising.MoreRange" }] }\nsource = "stand-in"\n'
        for at, row in enumerate(rising_page.effects().splitlines()[2:])
    ]
    entries += [
        f'[[relics]]\nid = "idol-{at}"\nstanding = [{row.split("`")[1]}]\n'
        f'flipped = [{row.split("`")[1]}]\nsource = "stand-in"\n'
        for at, row in enumerate(rising_page.standing().splitlines()[2:])
    ]
    entries += [
        f'[[monsters]]\nid = "beast-{at}"\nhealth = 3\nblack = 1\ngreen = 1\npool = 2\n'
        f'abilities = [{row.split("`")[1]}]\nsource = "stand-in"\n'
        for at, row in enumerate(rising_page.abilities().splitlines()[2:])
    ]
    own = shipped.replace('name = "Stand-ins"', 'name = "All"\ncustom = true')
    content = read_content(rising.RULES, own + "\n".join(entries), "all")
    assert list(content.faults()) == []


def test_the_map_of_rising_shows_every_space_and_every_link() -> None:
    picture = ET.fromstring(rising_page.picture())  # noqa: S314 - of our own making
    name = rising.RULES.text.name
    shown = ["".join(group.itertext()).split() for group in picture.iter(f"{SVG}g") if group.get("transform")]
    assert sorted(shown) == sorted(name(space).split() for space in rising.Space)
    links = {frozenset((facts.id, other)) for facts in rising_page.content().spaces for other in facts.links}
    drawn = [path.get("class") for path in picture.iter(f"{SVG}path") if path.get("class") in {"on-foot", "climb"}]
    assert len(drawn) == len(links) + 2  # those of the legend
    told = picture.findtext(f"{SVG}desc") or ""
    assert all(name(space) in told for space in rising.Space)


def test_the_map_of_rising_has_all_colours_for_light_and_for_dark() -> None:
    light, dark = rising_map.PALETTES["light"], rising_map.PALETTES["dark"]
    assert set(light) == set(dark)
    picture = rising_page.picture()
    assert all(colour in picture for palette in (light, dark) for colour in palette.values())


def test_files_in_folders_play_rules_as_well() -> None:
    rows = gate_page.PAGE.chapters().splitlines()
    (equipment,) = [row for row in rows if row.startswith("| Equipment |")]
    assert "`equipment/opium.py`" in equipment


@pytest.mark.parametrize(
    ("rules", "said"), [(["LR-1.1"], "LR-1.1"), (["LR-8.2.1", "LR-8.2.2", "LR-8.2.18"], "LR-8.2.1 to 8.2.18")]
)
def test_the_rules_of_a_chapter_are_said_by_the_first_and_the_last(rules: list[str], said: str) -> None:
    assert span(rules) == said


def _records(thing: object) -> list[Any]:
    """The record that a thing is, or those that a module has; what an option means is said where it is declared."""
    things = vars(thing).values() if isinstance(thing, ModuleType) else [thing]
    kinds = [one for one in things if isinstance(one, type) and not issubclass(one, Options)]
    return [kind for kind in kinds if "__attrs_attrs__" in vars(kind)]


def _documented(page: Path) -> list[Any]:
    return [pkgutil.resolve_name(path) for path in re.findall(r"^::: (\S+)$", page.read_text("utf-8"), re.MULTILINE)]


def _is_among(thing: object, documented: list[Any]) -> bool:
    """Whether a thing is documented, or the module that it stands in; a package is when all that it offers is."""
    if isinstance(thing, ModuleType) and hasattr(thing, "__all__"):
        return all(_is_among(getattr(thing, name), documented) for name in thing.__all__)
    home = sys.modules.get(getattr(thing, "__module__", ""))
    return any(one is thing or (one is home and home is not None) for one in documented)
