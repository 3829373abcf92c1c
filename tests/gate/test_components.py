"""Contents: which card sets are refused, since a piece is missing or cannot be, and what is said of them."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import attrs
import pytest

import rlyeh_rules as rr
from rlyeh_rules.content import read_content
from rlyeh_rules.gate import (
    RULES,
    Action,
    Character,
    Content,
    Direction,
    Equipment,
    God,
    Insanity,
    Moment,
    Mythos,
    Nature,
    Sigil,
    natures_for,
)
from rlyeh_rules.gate.components import _TAKEN  # pyright: ignore[reportPrivateUsage] - what notation says of Equipment
from rlyeh_rules.gate.effects import (
    Effect,
    LookAtPool,
    Relieve,
    ReplaceInPool,
    ShufflePool,
    TurnUp,
)
from rlyeh_rules.kernel import ContentError, Hideable, evolve

from .card_sets import faults, with_entry, without_entry
from .table import shipped

SHIPPED = (files("rlyeh_rules.gate") / "cards.toml").read_text("utf-8")


def in_file(text: str) -> tuple[str, ...]:
    """What is said of a file that cannot be played with."""
    with pytest.raises(ContentError) as caught:
        read_content(RULES, text, "mine.toml", like=shipped())
    return caught.value.faults


# ------------------------------------------------------------------ counts


COUNTS = [
    pytest.param("mythos", "byakhee", 37, "GR-2.1", marks=pytest.mark.rule("GR-2.1")),
    pytest.param("insanity", "itching-fingers", 78, "GR-2.2", marks=pytest.mark.rule("GR-2.2")),
    pytest.param("necronomicon", "a-higher-price", 10, "GR-2.3", marks=pytest.mark.rule("GR-2.3")),
    pytest.param("characters", "doctor", 12, "GR-2.6", marks=pytest.mark.rule("GR-2.6")),
    pytest.param("artifacts", "silver-key", 12, "GR-2.9", marks=pytest.mark.rule("GR-2.9")),
    pytest.param("gods", "yig", 9, "GR-2.9", marks=pytest.mark.rule("GR-2.9")),
]


@pytest.mark.parametrize(("table", "of", "count", "rule"), COUNTS)
def test_a_set_that_lacks_a_card_is_refused_unless_it_is_custom(table: str, of: str, count: int, rule: str) -> None:
    fewer = without_entry(table, of)
    left = count - (2 if table == "insanity" else 1)

    assert faults(**fewer) == [
        f"{table}: {left} cards where there are {count}, unless the set has custom = true ({rule})"
    ]
    assert faults(custom=True, **fewer) == []


@pytest.mark.rule("GR-2.1")
def test_a_set_with_a_card_too_many_is_refused_unless_it_is_custom() -> None:
    elder = next(facts for facts in shipped().mythos if facts.elder_sign)
    more = with_entry("mythos", elder.id, copies=elder.copies + 1)

    assert faults(**more) == ["mythos: 38 cards where there are 37, unless the set has custom = true (GR-2.1)"]
    assert faults(custom=True, **more) == []


@pytest.mark.rule("GR-2.5", "GR-U8")
def test_ten_secret_natures_are_in_the_box() -> None:
    more = with_entry("natures", "investigator", copies=7)

    assert faults(**more) == ["natures: 11 cards where there are 10, unless the set has custom = true (GR-2.5)"]
    assert faults(custom=True, **more) == []


@pytest.mark.rule("GR-2.1")
def test_a_file_says_that_it_is_custom() -> None:
    text = SHIPPED.replace("copies = 7", "copies = 8", 1)

    mine = read_content(RULES, f"custom = true\n{text}", "mine.toml")

    assert isinstance(mine, Content)
    assert sum(mine.mythos_cards.values()) == 38
    assert rr.new_game("gate", seed=1, content=mine).setup.content is mine
    assert in_file(text) == ("mythos: 38 cards where there are 37, unless the set has custom = true (GR-2.1)",)


@pytest.mark.parametrize(
    ("table", "left", "fault"),
    [
        ("insanity", 0, "insanity: 0 cards where there must be at least 1 (GR-3.3)"),
        ("characters", 7, "characters: 7 cards where there must be at least 8 (GR-3.8)"),
        ("artifacts", 3, "artifacts: 3 cards where there must be at least 4 (GR-13.2.1)"),
        ("gods", 3, "gods: 3 cards where there must be at least 4 (GR-R52)"),
    ],
)
@pytest.mark.rule("GR-3.3", "GR-3.8", "GR-13.2.1", "GR-R52")
def test_a_custom_set_has_what_any_table_needs_all_the_same(table: str, left: int, fault: str) -> None:
    few = {table: getattr(shipped(), table)[:left]}

    assert faults(custom=True, **few) == [fault]
    assert faults(**few) == [fault], "and no other set is told of it twice"


@pytest.mark.rule("GR-3.9")
@pytest.mark.parametrize(
    ("copies", "found"), [(6, []), (5, ["mythos: 32 cards where there must be at least 33 (GR-3.9)"])]
)
def test_eight_hands_an_incantation_and_a_gamble_can_be_made_of_the_mythos_cards(copies: int, found: list[str]) -> None:
    few = [evolve(facts, copies=6) if facts.copies == 7 else facts for facts in shipped().mythos]
    few[0] = evolve(few[0], copies=copies)

    assert faults(custom=True, mythos=few) == found


@pytest.mark.rule("GR-7.3")
@pytest.mark.parametrize(
    ("elder_signs", "found"), [(2, []), (1, ["mythos: 3 cards count as dagon where there must be at least 4 (GR-7.3)"])]
)
def test_every_sigil_can_be_created(elder_signs: int, found: list[str]) -> None:
    few = [evolve(facts, copies=12) for facts in shipped().mythos if len(facts.sigils) == 1]
    few[-1] = evolve(few[-1], id=Mythos("tcho-tcho"), copies=2, sigils=(Sigil.DAGON, Sigil.BOKRUG))
    elder = next(facts for facts in shipped().mythos if facts.elder_sign)

    assert faults(custom=True, mythos=[*few, evolve(elder, copies=elder_signs)]) == found


@pytest.mark.parametrize("copies", [0, -1, 100])
@pytest.mark.parametrize(
    ("table", "of", "rule"),
    [("mythos", "byakhee", "GR-2.1"), ("insanity", "torn-pages", "GR-2.2"), ("natures", "investigator", "GR-2.5")],
)
@pytest.mark.rule("GR-2.1", "GR-2.2", "GR-2.5")
def test_of_each_card_there_is_a_copy_and_no_more_than_99(table: str, of: str, rule: str, copies: int) -> None:
    at = [entry.id for entry in getattr(shipped(), table)].index(of)
    path = f"{table}[{at}].copies ({of})"

    found = faults(custom=True, **with_entry(table, of, copies=copies))

    assert f"{path}: must be a number from 1 to 99, not {copies} ({rule})" in found
    assert len(found) == (2 if table == "natures" and copies < 1 else 1)


@pytest.mark.rule("GR-2.2")
def test_a_custom_set_has_99_kinds_and_999_cards_of_a_sort_at_most() -> None:
    first = shipped().insanity[0]
    kinds = [evolve(first, id=Insanity(f"whim-{at}"), copies=1) for at in range(100)]
    many = [evolve(kind, copies=99) for kind in kinds[:10]]

    assert faults(custom=True, insanity=[*many, evolve(kinds[10], copies=9)]) == []
    assert faults(custom=True, insanity=kinds[1:]) == []
    assert faults(custom=True, insanity=kinds) == ["insanity: 100 kinds of cards; there can be 99 (GR-2.2)"]
    assert faults(custom=True, insanity=[*many, evolve(kinds[10], copies=10)]) == [
        "insanity: 1,000 cards; there can be 999 (GR-2.2)"
    ]


@pytest.mark.rule("GR-2.9")
def test_a_custom_set_has_99_gods_at_most() -> None:
    gods = [evolve(shipped().gods[0], id=God(f"god-{at}")) for at in range(100)]

    assert faults(custom=True, gods=gods[1:]) == []
    assert faults(custom=True, gods=gods) == ["gods: 100 kinds of cards; there can be 99 (GR-2.9)"]


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
        ("mythos", "byakhee", Mythos),
        ("insanity", "torn-pages", Insanity),
        ("necronomicon", "no-friends", Direction),
        ("characters", "doctor", Character),
        ("artifacts", "silver-key", Mythos),
        ("gods", "bast", God),
    ],
)
def test_an_id_that_cannot_be_said_is_refused(table: str, of: str, kind: type[Hideable], name: str) -> None:
    at = [entry.id for entry in getattr(shipped(), table)].index(of)
    said = repr(name) if len(name) <= 40 else repr(f"{'x' * 40}...")

    assert faults(**with_entry(table, of, id=kind(name))) == [f"{table}[{at}].id: {said} {UNSAYABLE}"]


def test_an_id_of_forty_characters_in_any_script_can_be_said() -> None:
    assert faults(**with_entry("mythos", "byakhee", id=Mythos("深" * 40))) == []


@pytest.mark.parametrize(
    ("table", "of", "name", "other"),
    [
        ("mythos", "byakhee", Mythos("pistol"), "equipment"),
        ("insanity", "torn-pages", Insanity("byakhee"), "mythos"),
        ("artifacts", "silver-key", Mythos("byakhee"), "mythos"),
        ("artifacts", "silver-key", Mythos("torn-pages"), "insanity"),
        ("gods", "bast", God("dagon"), "mythos"),
        ("gods", "bast", God("torn-pages"), "insanity"),
        ("gods", "bast", God("silver-key"), "artifacts"),
    ],
)
def test_no_two_things_have_one_id_since_what_they_do_is_looked_up_by_it(
    table: str, of: str, name: Hideable, other: str
) -> None:
    at = [entry.id for entry in getattr(shipped(), table)].index(of)

    assert faults(**with_entry(table, of, id=name)) == [
        f"{table}[{at}].id: {str(name)!r} stands in the table {other} already"
    ]


@pytest.mark.rule("GR-13.1.13")
@pytest.mark.parametrize("word", ["mask", "orb", "psalms", "relic", "sleight"])
def test_an_artifact_is_not_called_what_is_said_of_equipment(word: str) -> None:
    at = [entry.id for entry in shipped().artifacts].index(Mythos("silver-key"))

    assert faults(**with_entry("artifacts", "silver-key", id=Mythos(word))) == [
        f"artifacts[{at}].id: 'use {word}' is said of Equipment (GR-13.1.13)"
    ]


def test_nothing_else_that_is_said_could_be_the_use_of_an_artifact() -> None:
    said = {match[1] for kind in RULES.kinds(Action) if (match := re.fullmatch(r"use ([^\s{}]+)", kind.says))}

    assert said == _TAKEN


# ------------------------------------------------------------------ mythos cards


@pytest.mark.rule("GR-11.1.1", "GR-11.2.1", "GR-R14")
@pytest.mark.parametrize(
    ("of", "sigils", "found"),
    [
        ("byakhee", (), ["a card has one sigil, or two if it is a beast, not 0 (GR-11.1.1)"]),
        ("byakhee", tuple(Sigil)[:3], ["a card has one sigil, or two if it is a beast, not 3 (GR-11.1.1)"]),
        ("byakhee", (Sigil.ZHAR, Sigil.ZHAR), []),
        ("byakhee", (Sigil.ZHAR,), []),
        ("elder-sign", (Sigil.ZHAR,), ["an Elder Sign has no sigil, and counts as any (GR-11.2.1)"]),
    ],
)
def test_a_card_has_a_sigil_a_beast_two_and_the_elder_sign_none(
    of: str, sigils: tuple[Sigil, ...], found: list[str]
) -> None:
    at = [entry.id for entry in shipped().mythos].index(Mythos(of))

    assert faults(**with_entry("mythos", of, sigils=sigils)) == [f"mythos[{at}].sigils ({of}): {one}" for one in found]


# ------------------------------------------------------------------ the Necronomicon


@pytest.mark.rule("GR-R46", "GR-11.3.5")
def test_the_book_has_one_cover_and_a_direction() -> None:
    cover, *others = shipped().necronomicon
    second = evolve(cover, id=Direction("back-cover"))

    assert faults(custom=True, necronomicon=others) == [
        "necronomicon: 0 entries have cover = true, and one must (GR-R46)"
    ]
    assert faults(custom=True, necronomicon=[cover, second, *others]) == [
        "necronomicon: 2 entries have cover = true, and one must (GR-R46)"
    ]
    assert faults(custom=True, necronomicon=[cover]) == [
        "necronomicon: there is no direction to open the book with (GR-11.3.5)"
    ]
    assert faults(custom=True, necronomicon=[cover, others[0]]) == []


@pytest.mark.rule("GR-11.3.5")
def test_the_cover_has_no_text() -> None:
    assert faults(**with_entry("necronomicon", "cover", face_up=2)) == [
        "necronomicon[0] (cover): the cover has no text (GR-11.3.5)"
    ]


@pytest.mark.rule("GR-11.3.8", "GR-7.1", "GR-7.10", "GR-7.17", "GR-11.1.2")
@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({"trigger": 4, "face_up": 4, "needed": 4, "insanity": 0}, ""),
        ({"trigger": 7, "face_up": 7, "needed": 7, "insanity": 9, "opposite": 0, "neutral": -1}, ""),
        ({"trigger": 3}, ".trigger (no-friends): must be a number from 4 to 7, not 3 (GR-7.17)"),
        ({"trigger": 8}, ".trigger (no-friends): must be a number from 4 to 7, not 8 (GR-7.17)"),
        ({"face_up": 0}, ".face_up (no-friends): must be a number from 1 to 7, not 0 (GR-7.1)"),
        ({"trigger": 6, "face_up": 7}, ".face_up (no-friends): must be a number from 1 to 6, not 7 (GR-7.1)"),
        ({"needed": 0}, ".needed (no-friends): must be a number from 1 to 7, not 0 (GR-7.10)"),
        ({"trigger": 5, "needed": 6}, ".needed (no-friends): must be a number from 1 to 5, not 6 (GR-7.10)"),
        ({"opposite": 1}, ".opposite (no-friends): must be a number from -1 to 0, not 1 (GR-7.10)"),
        ({"neutral": -2}, ".neutral (no-friends): must be a number from -1 to 0, not -2 (GR-7.10)"),
        ({"insanity": 10}, ".insanity (no-friends): must be a number from 0 to 9, not 10 (GR-11.1.2)"),
        ({"insanity": -1}, ".insanity (no-friends): must be a number from 0 to 9, not -1 (GR-11.1.2)"),
    ],
)
def test_an_incantation_can_be_triggered_and_succeed_under_every_direction(changes: dict[str, int], found: str) -> None:
    at = [entry.id for entry in shipped().necronomicon].index(Direction("no-friends"))

    assert faults(**with_entry("necronomicon", "no-friends", **changes)) == (
        [f"necronomicon[{at}]{found}"] if found else []
    )


# ------------------------------------------------------------------ natures, Equipment, characters


@pytest.mark.rule("GR-3.11", "GR-14.1.1", "GR-U8")
@pytest.mark.parametrize(("nature", "least"), [("investigator", 5), ("covenant-of-azathoth", 3)])
def test_there_are_natures_enough_for_every_table_with_paranoia_or_without(nature: str, least: int) -> None:
    assert faults(custom=True, **with_entry("natures", nature, copies=least)) == []
    assert faults(custom=True, **with_entry("natures", nature, copies=least - 1)) == [
        f"natures: {least - 1} cards {nature} where there must be at least {least} (GR-3.11)"
    ]
    assert faults(custom=True, **without_entry("natures", nature)) == [
        f"natures: 0 cards {nature} where there must be at least {least} (GR-3.11)"
    ]


@pytest.mark.rule("GR-3.11", "GR-14.1.1")
@pytest.mark.parametrize("players", [5, 6, 7])
def test_paranoia_takes_no_more_natures_than_eight_players_do(players: int) -> None:
    more, eight = natures_for(players, paranoia=True), natures_for(8, paranoia=False)

    assert all(more[nature] <= eight[nature] for nature in eight)


@pytest.mark.rule("GR-3.11")
def test_there_is_no_third_nature() -> None:
    third = evolve(shipped().natures[0], id=Nature("bystander"))

    assert faults(custom=True, natures=[*shipped().natures, third]) == [
        "natures[2].id: there is no Secret Nature 'bystander', only investigator and covenant-of-azathoth (GR-3.11)"
    ]


@pytest.mark.rule("GR-13.1.13", "GR-13.1.1")
def test_all_twelve_pieces_of_equipment_are_there_and_in_a_custom_set_those_of_the_characters() -> None:
    fewer = without_entry("equipment", "opium")

    assert faults(**fewer) == ["equipment: there is no opium, unless the set has custom = true (GR-13.1.13)"]
    assert faults(custom=True, **fewer) == [
        "characters[0].equipment (doctor): there is no opium in this set (GR-13.1.1)"
    ]
    assert faults(custom=True, **fewer, **without_entry("characters", "doctor")) == []


def test_no_piece_of_equipment_stands_there_twice() -> None:
    twice = f'{SHIPPED}\n[[equipment]]\nid = "opium"\nuses = 1\nsource = "stand-in"\n'

    assert in_file(twice) == ("equipment[12].id: opium stands in this table already",)


@pytest.mark.rule("GR-13.1.1")
def test_no_two_characters_have_the_same_equipment() -> None:
    assert faults(**with_entry("characters", "nun", equipment=Equipment.OPIUM)) == [
        "characters[6].equipment (nun): opium belongs to doctor already (GR-13.1.1)"
    ]


@pytest.mark.rule("GR-13.1.4", "GR-13.2.8")
@pytest.mark.parametrize("uses", [0, 10])
def test_a_thing_is_used_once_at_least(uses: int) -> None:
    assert faults(**with_entry("equipment", "opium", uses=uses)) == [
        f"equipment[2].uses (opium): must be a number from 1 to 9, not {uses} (GR-13.1.4)"
    ]
    assert faults(**with_entry("artifacts", "silver-key", uses=uses)) == [
        f"artifacts[1].uses (silver-key): must be a number from 1 to 9, not {uses} (GR-13.2.8)"
    ]
    assert faults(**with_entry("equipment", "opium", uses=9)) == []


# ------------------------------------------------------------------ Artifacts and gods


@pytest.mark.rule("GR-13.2.6", "GR-13.2.8")
@pytest.mark.parametrize(
    ("of", "changes", "found"),
    [
        ("book-of-hsan", {"draws": 0}, ["[0].draws (book-of-hsan): must be a number from 1 to 9, not 0 (GR-13.2.8)"]),
        ("book-of-hsan", {"draws": 10}, ["[0].draws (book-of-hsan): must be a number from 1 to 9, not 10 (GR-13.2.8)"]),
        (
            "book-of-hsan",
            {"effects": (Relieve(),)},
            ["[0].effects (book-of-hsan): one that is used while researching draws more, and has none (GR-13.2.8)"],
        ),
        (
            "silver-key",
            {"draws": 1},
            ["[1].draws (silver-key): only one that is used while researching draws more (GR-13.2.8)"],
        ),
        (
            "silver-key",
            {"effects": ()},
            ["[1].effects (silver-key): one that is used on a turn has effects (GR-13.2.6)"],
        ),
        ("silver-key", {"during": Moment.RESEARCH, "draws": 9, "effects": ()}, []),
    ],
)
def test_an_artifact_does_something_when_it_is_used(of: str, changes: dict[str, Any], found: list[str]) -> None:
    assert faults(**with_entry("artifacts", of, **changes)) == [f"artifacts{one}" for one in found]


@pytest.mark.rule("GR-R52", "GR-R53")
@pytest.mark.parametrize("effect", [ShufflePool(), ReplaceInPool(), TurnUp(), LookAtPool(3)], ids=repr)
def test_a_god_has_no_effect_on_the_pool_for_it_is_being_worked_off(effect: Effect) -> None:
    assert faults(**with_entry("artifacts", "silver-key", effects=(effect,))) == []
    assert faults(**with_entry("gods", "bast", effects=(Relieve(), effect))) == [
        f"gods[3].effects (bast): {type(effect).__name__} does nothing while an incantation is worked off (GR-R52)"
    ]


@pytest.mark.rule("GR-R52")
def test_a_god_has_effects() -> None:
    assert faults(**with_entry("gods", "bast", effects=())) == [
        "gods[3].effects (bast): a god with text has effects (GR-R52)"
    ]


# ------------------------------------------------------------------ what is printed


@pytest.mark.parametrize(
    ("table", "of", "known"),
    [
        ("mythos", "byakhee", "id, copies, sigils, elder_sign"),
        ("insanity", "torn-pages", "id, copies, keeping, after, effects, standing, turns"),
        (
            "necronomicon",
            "no-friends",
            "id, cover, face_up, trigger, needed, opposite, neutral, beasts, insanity",
        ),
        ("natures", "investigator", "id, copies"),
        ("equipment", "opium", "id, uses"),
        ("characters", "doctor", "id, equipment"),
        ("artifacts", "silver-key", "id, uses, during, draws, effects"),
        ("gods", "bast", "id, effects"),
    ],
)
def test_what_is_said_to_be_printed_is_something_that_stands_there(table: str, of: str, known: str) -> None:
    at = [entry.id for entry in getattr(shipped(), table)].index(of)

    assert faults(**with_entry(table, of, printed=(*known.split(", "), "colour"))) == [
        f"{table}[{at}].printed: must be some of {known}, not 'colour'"
    ]


# ------------------------------------------------------------------ in a file


def test_all_faults_of_a_file_are_told_at_once_each_with_its_card() -> None:
    text = SHIPPED.replace('who = "left"', 'who = "lefty"', 1).replace("trigger = 6", "trigger = 9", 1)

    misspelt, too_late = in_file(text)

    assert misspelt.startswith("insanity[6].effects[0].who (contagious-suspicion): ")
    assert too_late == "necronomicon[4].trigger (six-are-enough): must be a number from 4 to 7, not 9 (GR-7.17)"
