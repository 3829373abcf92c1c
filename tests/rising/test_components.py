"""Contents: which card sets are refused, since a piece is missing or cannot be, and what is said of them."""

from __future__ import annotations

import warnings
from importlib.resources import files
from typing import Any

import attrs
import pytest

import rlyeh_rules as rr
from rlyeh_rules.content import read_content
from rlyeh_rules.kernel import ContentError, Hideable, evolve
from rlyeh_rules.rising import (
    RULES,
    Character,
    Content,
    Discovery,
    Kind,
    Mythos,
    Name,
    Placement,
    Relic,
    Skill,
    Space,
    Where,
)

from .card_sets import changed, faults, place_of, with_entry, without_entry
from .table import shipped

SHIPPED = (files("rlyeh_rules.rising") / "cards.toml").read_text("utf-8")
MARKSMAN, STEALTH, LUCKY = Skill.MARKSMAN, Skill.STEALTH, Skill.LUCKY


def in_file(text: str) -> tuple[str, ...]:
    """What is said of a file that cannot be played with."""
    with pytest.raises(ContentError) as caught:
        read_content(RULES, text, "mine.toml", like=shipped())
    return caught.value.faults


def test_nothing_is_wrong_with_the_shipped_set() -> None:
    assert faults() == faults(custom=True) == []


# ------------------------------------------------------------------ counts


@pytest.mark.parametrize(
    ("table", "count", "rule"),
    [
        pytest.param("investigators", 10, "RR-20.16", marks=pytest.mark.rule("RR-20.16")),
        pytest.param("insanities", 12, "RR-20.9", marks=pytest.mark.rule("RR-20.9")),
        pytest.param("relics", 12, "RR-23.8", marks=pytest.mark.rule("RR-23.8")),
    ],
)
def test_a_set_that_lacks_a_card_of_the_box_is_refused_unless_it_is_custom(table: str, count: int, rule: str) -> None:
    fewer = {table: getattr(shipped(), table)[1:]}

    assert faults(**fewer) == [
        f"{table}: {count - 1} entries where there are {count}, unless the set has custom = true ({rule})"
    ]
    assert faults(custom=True, **fewer) == []


@pytest.mark.rule("RR-1.3", "RR-R30", "RR-23.8")
@pytest.mark.parametrize(
    ("of", "copies", "found"),
    [
        ("the-ring-closes", 2, "11 cards of the game itself where there are 10"),
        ("the-unlit-star", 2, "5 cards of the Unknown Rules where there are 4"),
    ],
)
def test_there_are_ten_mythos_cards_and_four_unknown_ones(of: str, copies: int, found: str) -> None:
    rule = "RR-1.3" if "itself" in found else "RR-23.8"
    more = with_entry("mythos", of, copies=copies)

    assert faults(**more) == [f"mythos: {found}, unless the set has custom = true ({rule})"]
    assert faults(custom=True, **more) == []


@pytest.mark.rule("RR-1.3")
def test_a_custom_set_has_a_mythos_card_at_least_and_999_at_most() -> None:
    unknown = [card for card in shipped().mythos if card.unknown]
    base = [card for card in shipped().mythos if not card.unknown]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert faults(custom=True, mythos=unknown) == [
            "mythos: 0 cards of the game itself; there must be 1 to 999 (RR-1.3)"
        ]
    assert faults(custom=True, mythos=base) == [], "the Unknown ones can be left out"
    many = [evolve(card, copies=99) for card in base]
    eleven = [*many, evolve(many[0], id=Mythos("more"), copies=10)]
    assert faults(custom=True, mythos=eleven) == [
        "mythos: 1,000 cards of the game itself; there must be 1 to 999 (RR-1.3)"
    ]
    lots = [evolve(unknown[0], id=Mythos(f"u-{at}"), copies=99) for at in range(11)]
    assert faults(custom=True, mythos=[*base, *lots]) == [
        "mythos: 1,089 cards of the Unknown Rules; there must be 0 to 999 (RR-23.8)"
    ]


@pytest.mark.rule("RR-26.4", "RR-20.9", "RR-1.4", "RR-1.16", "RR-1.8", "RR-22.1")
@pytest.mark.parametrize(
    ("table", "left", "fault"),
    [
        ("investigators", 4, "investigators: 4 entries where there must be at least 5 (RR-26.4)"),
        ("insanities", 4, "insanities: 4 entries where there must be at least 5 (RR-20.9)"),
        ("monsters", 1, "monsters: 1 entries where there must be at least 2 (RR-1.4)"),
        ("cthulhu", 0, "cthulhu: 0 entries where there must be at least 1 (RR-1.16)"),
        ("episode", 0, "episode: 0 entries where there must be at least 1 (RR-1.8)"),
        ("relics", 4, "relics: 4 entries where there must be at least 5, or none (RR-23.8)"),
    ],
)
def test_a_custom_set_has_what_any_table_needs_all_the_same(table: str, left: int, fault: str) -> None:
    few = {table: getattr(shipped(), table)[:left]}

    assert faults(custom=True, **few) == [fault]
    assert fault in faults(**few)


@pytest.mark.rule("RR-R30", "RR-R31")
@pytest.mark.parametrize("table", ["experts", "relics"])
def test_a_custom_set_needs_no_experts_and_no_relics(table: str) -> None:
    assert faults(custom=True, **{table: ()}) == []


@pytest.mark.rule("RR-22.1", "RR-5.14")
def test_without_discovery_cards_nobody_could_win() -> None:
    assert faults(custom=True, discovery=()) == [
        "discovery: 0 entries where there must be at least 1 (RR-22.1)",
        "discovery: no Incantation opens the Head, so that nobody could win (RR-5.14)",
    ]


@pytest.mark.rule("RR-1.16", "RR-1.8")
@pytest.mark.parametrize(
    ("table", "count", "most", "rule"),
    [
        ("monsters", 100, 99, " (RR-1.4)"),
        ("relics", 100, 99, ""),
        ("cthulhu", 2, 1, " (RR-1.16)"),
        ("episode", 2, 1, " (RR-1.8)"),
    ],
)
def test_a_custom_set_has_no_more_than_can_be_played_with(table: str, count: int, most: int, rule: str) -> None:
    first = getattr(shipped(), table)[0]
    many = [evolve(first, id=first.id.__class__(f"one-{at}")) for at in range(count)]

    assert faults(custom=True, **{table: many}) == [f"{table}: {count} entries; there can be {most}{rule}"]


@pytest.mark.rule("RR-1.3")
def test_a_file_says_that_it_is_custom() -> None:
    text = SHIPPED.replace('id = "the-ring-closes"', 'id = "the-ring-closes"\ncopies = 2', 1)

    mine = read_content(RULES, f"custom = true\n{text}", "mine.toml")

    assert isinstance(mine, Content)
    assert sum(mine.mythos_cards.values()) == 11
    assert rr.new_game("rising", seed=1, content=mine).setup.content is mine
    assert in_file(text) == (
        "mythos: 11 cards of the game itself where there are 10, unless the set has custom = true (RR-1.3)",
    )


@pytest.mark.rule("RR-R34")
@pytest.mark.parametrize("symbols", [2, 3])
def test_of_fewer_than_three_summoning_symbols_there_is_a_warning(symbols: int) -> None:
    few = [evolve(card, symbol=at < symbols) for at, card in enumerate(shipped().mythos)]
    few[-1] = evolve(few[-1], symbol=True)  # an Unknown card: it may not be in the deck
    content = changed(mythos=few)

    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        assert list(content.faults()) == []

    assert [str(warning.message) for warning in caught] == (
        []
        if symbols == 3
        else [
            "the Mythos cards bear 2 summoning symbols; with fewer than 3 the Elder One never advances (RR-R34)",
        ]
    )


# ------------------------------------------------------------------ names and ids


@pytest.mark.parametrize("name", ["", "two\nlines", "\x1b[2J", "x" * 101])
def test_a_set_has_a_name_that_can_be_printed(name: str) -> None:
    assert list(attrs.evolve(shipped(), name=name).faults()) == [
        "name: a set has a name of 1 to 100 characters that can be printed on one line"
    ]


UNSAYABLE = (
    "cannot be said: an id has 1 to 40 characters that can be printed, no space, comma, colon or slash, and is not '?'"
)


@pytest.mark.parametrize("name", ["", "two words", "a,b", "a:b", "a/b", "?", "x" * 41, "a\x00", "a\u202eb"])
@pytest.mark.parametrize(
    ("table", "of", "kind"),
    [
        ("investigators", "borden", Character),
        ("monsters", "gug", Kind),
        ("experts", "cult-zealot", Kind),
        ("mythos", "torches-below", Mythos),
        ("discovery", "twin-sigils", Discovery),
        ("relics", "salt-crown", Relic),
        ("cthulhu", "cthulhu", str),
        ("episode", "rlyeh-rising", str),
    ],
)
def test_an_id_that_cannot_be_said_is_refused(table: str, of: str, kind: type[Hideable], name: str) -> None:
    said = repr(name) if len(name) <= 40 else repr(f"{'x' * 40}...")

    assert faults(**with_entry(table, of, id=kind(name))) == [f"{table}[{place_of(table, of)}].id: {said} {UNSAYABLE}"]


def test_an_id_of_forty_characters_in_any_script_can_be_said() -> None:
    assert faults(**with_entry("mythos", "torches-below", id=Mythos("深" * 40))) == []


@pytest.mark.parametrize(
    ("table", "of", "name", "other"),
    [
        ("monsters", "gug", "cultist", "enemies"),
        ("experts", "cult-zealot", "gug", "monsters"),
        ("monsters", "gug", "head", "spaces"),
        ("experts", "cult-zealot", "left-leg", "spaces"),
    ],
)
@pytest.mark.rule("RR-5.1")
def test_no_two_things_that_can_be_attacked_have_one_name(table: str, of: str, name: str, other: str) -> None:
    assert faults(**with_entry(table, of, id=Kind(name))) == [
        f"{table}[{place_of(table, of)}].id: {name!r} stands in the table {other} already"
    ]


# ------------------------------------------------------------------ investigators


@pytest.mark.rule("RR-20.5")
@pytest.mark.parametrize(
    ("skills", "good"),
    [
        ((STEALTH, MARKSMAN, LUCKY), True),
        ((STEALTH, MARKSMAN, Skill.SAVAGE), True),
        ((STEALTH, STEALTH, LUCKY), False),
        ((STEALTH, LUCKY, MARKSMAN), False),
        ((STEALTH, MARKSMAN, Skill.BRAWLING), False),
        ((LUCKY, Skill.SAVAGE, Skill.PROTECTOR), False),
        ((STEALTH, LUCKY), False),
        ((STEALTH, MARKSMAN, LUCKY, Skill.SAVAGE), False),
    ],
)
def test_an_investigator_has_two_common_skills_and_a_signature(skills: tuple[Skill, ...], good: bool) -> None:
    path = f"investigators[{place_of('investigators', 'borden')}].skills (borden)"
    fault = f"{path}: two different common skills, then a signature (RR-20.5)"

    assert faults(**with_entry("investigators", "borden", skills=skills)) == ([] if good else [fault])


# ------------------------------------------------------------------ the episode and Mythos cards


def placed(*more: Placement, without: tuple[Name, ...] = ()) -> list[str]:
    """What is wrong with the Episode card if other enemies begin on the map."""
    (card,) = shipped().episode
    rest = tuple(one for one in card.placements if one.enemy not in without)
    found = faults(episode=[evolve(card, placements=(*rest, *more))])
    return [fault.removeprefix("episode[0].placements (rlyeh-rising)") for fault in found]


@pytest.mark.rule("RR-1.8", "RR-16.1", "RR-16.4")
@pytest.mark.parametrize(
    ("more", "without", "found"),
    [
        ([Placement(Name.SPAWN, Where.FINAL_VORTEX)], (), []),
        ([], (Name.LEFT,), [": the Left Monster is placed in one space, and its card adds to that (RR-1.8)"]),
        (
            [Placement(Name.RIGHT, Where.RED_GATE)],
            (),
            [": the Right Monster is placed in one space, and its card adds to that (RR-1.8)"],
        ),
        (
            [Placement(Name.CULTIST, Where.EACH_GATE)],
            (),
            [": an enemy begins in one space on the ground, not in each-gate (RR-1.8)"],
        ),
        (
            [Placement(Name.CULTIST, Where.YOUR_SPACE)],
            (),
            [": an enemy begins in one space on the ground, not in your-space (RR-1.8)"],
        ),
        ([Placement(Name.ITSELF, Where.RED_GATE)], (), [": only the card of a monster says itself (RR-1.9)"]),
        (
            [Placement(Name.CULTIST, Where.RED_GATE, 10)],
            (),
            [".count: must be a number from 1 to 9, not 10 (RR-16.4)"],
        ),
        ([Placement(Name.CULTIST, Where.RED_GATE, 0)], (), [".count: must be a number from 1 to 9, not 0 (RR-16.4)"]),
        ([Placement(Name.CULTIST, Where.RED_GATE)] * 4, (), [": 10 lines; there can be 9 (RR-16.1)"]),
    ],
)
def test_the_first_enemies_have_a_space_each_and_the_two_monsters_one(
    more: list[Placement], without: tuple[Name, ...], found: list[str]
) -> None:
    assert placed(*more, without=without) == found


@pytest.mark.rule("RR-R28")
def test_the_left_monster_comes_before_the_right_one() -> None:
    """What the set-up line of the first adds is done before the second is placed."""
    right = Placement(Name.RIGHT, Where.BLUE_GATE)

    assert placed(right, without=(Name.RIGHT,)) == []
    assert placed(right, Placement(Name.LEFT, Where.RED_GATE), without=(Name.LEFT, Name.RIGHT)) == [
        ": the Left Monster comes before the Right one (RR-R28)"
    ]


@pytest.mark.rule("RR-26.4", "RR-15.4")
@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({"start": Space.LEFT_LEG}, ".start (rlyeh-rising): the investigators begin on the ground (RR-26.4)"),
        ({"fire": -1}, ".fire (rlyeh-rising): must be a number from 0 to 99, not -1 (RR-15.4)"),
        ({"fire": 100}, ".fire (rlyeh-rising): must be a number from 0 to 99, not 100 (RR-15.4)"),
    ],
)
def test_the_episode_begins_on_the_ground_with_some_fire(changes: dict[str, Any], found: str) -> None:
    assert faults(**with_entry("episode", "rlyeh-rising", **changes)) == [f"episode[0]{found}"]
    assert faults(**with_entry("episode", "rlyeh-rising", start=Space.FINAL_VORTEX, fire=0)) == []


@pytest.mark.rule("RR-16.4", "RR-1.3")
@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({"summons": (Placement(Name.SPAWN, Where.EACH_GATE), Placement(Name.LEFT, Where.YOUR_SPACE))}, []),
        (
            {"summons": (Placement(Name.CULTIST, Where.MOON_VORTEX),)},
            [".summons (torches-below): an enemy is summoned at a Gate, not in moon-vortex (RR-16.4)"],
        ),
        (
            {"summons": (Placement(Name.CULTIST, Where.A_SPACE),)},
            [".summons (torches-below): an enemy is summoned at a Gate, not in a-space (RR-16.4)"],
        ),
        (
            {"summons": (Placement(Name.ITSELF, Where.RED_GATE),)},
            [".summons (torches-below): only the card of a monster says itself (RR-1.9)"],
        ),
        (
            {"summons": (Placement(Name.CULTIST, Where.RED_GATE),) * 10},
            [".summons (torches-below): 10 lines; there can be 9 (RR-16.1)"],
        ),
    ],
)
def test_a_mythos_card_summons_at_gates(changes: dict[str, Any], found: list[str]) -> None:
    at = place_of("mythos", "torches-below")

    assert faults(**with_entry("mythos", "torches-below", **changes)) == [f"mythos[{at}]{one}" for one in found]


@pytest.mark.rule("RR-1.3")
@pytest.mark.parametrize("copies", [0, -1, 100])
def test_of_each_mythos_card_there_is_a_copy_and_no_more_than_99(copies: int) -> None:
    at = place_of("mythos", "torches-below")

    assert faults(custom=True, **with_entry("mythos", "torches-below", copies=copies)) == [
        f"mythos[{at}].copies (torches-below): must be a number from 1 to 99, not {copies} (RR-1.3)"
    ]


# ------------------------------------------------------------------ what is printed, and files


@pytest.mark.parametrize(
    ("table", "of", "known"),
    [
        ("spaces", "red-gate", "id, links, across, down, token"),
        ("investigators", "borden", "id, skills"),
        ("enemies", "cultist", "id, health, black, green, pool, abilities, drop, setup, advance"),
        ("parts", "head", "id, health"),
        ("cthulhu", "cthulhu", "id, black, green, abilities, advance, end_of_turn"),
        ("episode", "rlyeh-rising", "id, start, placements, advance, fire"),
        ("mythos", "torches-below", "id, symbol, copies, effects, summons, unknown"),
        ("discovery", "twin-sigils", "id, left, right, effects, must_claim"),
        ("relics", "salt-crown", "id, standing, uses, flipped, flipped_uses"),
    ],
)
def test_what_is_said_to_be_printed_is_something_that_stands_there(table: str, of: str, known: str) -> None:
    assert faults(**with_entry(table, of, printed=(*known.split(", "), "colour"))) == [
        f"{table}[{place_of(table, of)}].printed: must be some of {known}, not 'colour'"
    ]


def test_all_faults_of_a_file_are_told_at_once_each_with_its_card() -> None:
    text = SHIPPED.replace('who = "everybody"', 'who = "anybody"', 1).replace("health = 8", "health = 100", 1)

    misspelt, too_much = in_file(text)

    assert misspelt.startswith("monsters[5].advance[0].who (serpent-man): ")
    assert too_much == "monsters[10].health (shoggoth): must be a number from 1 to 99, not 100 (RR-23.2)"


def test_an_entry_that_is_left_out_is_missed() -> None:
    assert faults(**without_entry("parts", "head")) == ["parts: there is no head (RR-5.8)"]
