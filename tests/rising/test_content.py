"""The card set that the game ships with: complete, named, with every effect, and honest about what is printed."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from typing import Any

import pytest

from rlyeh_rules.kernel import Source, family
from rlyeh_rules.rising import (
    CULTIST,
    GATES,
    GROUND,
    PARTS,
    SPAWN,
    TEXT,
    Die,
    HalfKind,
    Harm,
    Insanity,
    Kind,
    Name,
    Phase,
    Placement,
    Reason,
    Side,
    Skill,
    Space,
    Timing,
    Where,
    energy_drop,
)
from rlyeh_rules.rising.effects import Effect, Summon
from rlyeh_rules.rising.traits import Ability, EldersAreSuccesses, FireOnAttack, Standing
from rlyeh_rules.rising.vocabulary import Case, Figures, When, Who

from .table import shipped

TABLES = (
    "spaces",
    "investigators",
    "insanities",
    "enemies",
    "monsters",
    "experts",
    "cthulhu",
    "parts",
    "episode",
    "mythos",
    "discovery",
    "relics",
)
ENTRIES = [(table, entry) for table in TABLES for entry in getattr(shipped(), table)]


def entry(table: str, of: str) -> Any:  # noqa: ANN401 - of any table
    """An entry of the set."""
    return next(one for one in getattr(shipped(), table) if one.id == of)


# ------------------------------------------------------------------ complete


@pytest.mark.rule("RR-1.3", "RR-1.4", "RR-20.9", "RR-23.8", "RR-R30")
def test_the_set_holds_what_the_boxes_hold() -> None:
    content = shipped()

    assert {table: len(getattr(content, table)) for table in TABLES} == {
        "spaces": 14,
        "investigators": 10,
        "insanities": 12,
        "enemies": 2,
        "monsters": 15,
        "experts": 3,
        "cthulhu": 1,
        "parts": 5,
        "episode": 1,
        "mythos": 14,
        "discovery": 15,
        "relics": 12,
    }
    assert (sum(content.mythos_cards.values()), sum(content.unknown_cards.values())) == (10, 4)
    assert not content.custom


def test_nothing_is_wrong_with_it() -> None:
    assert list(shipped().faults()) == []


@pytest.mark.parametrize("table", ["insanities", "monsters", "experts", "mythos", "discovery", "relics"])
def test_no_two_cards_do_the_same(table: str) -> None:
    said = Counter(shipped().words(one) for one in getattr(shipped(), table))

    assert [words for words, times in said.items() if times > 1] == []


# ------------------------------------------------------------------ investigators and their insanity


@pytest.mark.rule("RR-20.16", "RR-20.25")
def test_ten_investigators_have_the_published_skills() -> None:
    assert {one.id: [TEXT.name(skill) for skill in one.skills] for one in shipped().investigators} == {
        "lord-adam-benchley": ["Marksman", "Toughness", "Fueled by Madness"],
        "ahmed-yasin": ["Stealth", "Arcane Mastery", "Healing Prayer"],
        "borden": ["Swiftness", "Stealth", "Savage"],
        "elizabeth-ives": ["Marksman", "Stealth", "Lucky"],
        "fatima-safar": ["Arcane Mastery", "Swiftness", "Read the Omens"],
        "sgt-ian-welles": ["Brawling", "Swiftness", "Vengeance Obsession"],
        "john-morgan": ["Swiftness", "Toughness", "Protector"],
        "rasputin": ["Arcane Mastery", "Brawling", "Unkillable"],
        "sister-beth": ["Brawling", "Toughness", "High Strung"],
        "the-kid": ["Marksman", "Arcane Mastery", "Gate Manipulation"],
    }
    assert {skill for one in shipped().investigators for skill in one.skills} == set(Skill)


@pytest.mark.rule("RR-20.9")
def test_there_is_one_of_each_insanity_card() -> None:
    assert [one.id for one in shipped().insanities] == list(Insanity)


# ------------------------------------------------------------------ enemies


@pytest.mark.rule("RR-23.3", "RR-26.2", "RR-3.2")
def test_the_cultist_is_published() -> None:
    cultist = entry("enemies", CULTIST)

    assert (cultist.health, cultist.black, cultist.green, cultist.pool, cultist.energy) == (2, 0, 2, 10, 1)
    assert (cultist.abilities, cultist.source) == ((), Source.PUBLISHED)


@pytest.mark.rule("RR-1.15", "RR-R26")
def test_of_the_spawn_its_one_figure_is_printed() -> None:
    spawn = entry("enemies", SPAWN)

    assert (spawn.pool, spawn.drop, spawn.printed) == (1, 3, ("id", "pool"))


@pytest.mark.rule("RR-23.4", "RR-23.5", "RR-23.6")
def test_the_published_pools_and_drops() -> None:
    """The Fire Vampire and the Byakhee, then all others whose number of figures is published."""
    pools = {
        2: [
            "fire-vampire",
            "byakhee",
            "hunting-horror",
            "fisher-from-outside",
            "gyaa-yothn",
            "gug",
        ],
        5: ["deep-one", "ghoul", "ghast", "serpent-man"],
        1: ["shoggoth", "chthonian", "the-unnamable", "dhole"],
    }
    published = {name: pool for pool, names in pools.items() for name in names}

    assert {one.id: one.pool for one in shipped().monsters if "pool" in one.printed} == published
    assert [one.id for one in shipped().monsters if "pool" not in one.printed] == ["zoog"]
    drops = {5: 1, 2: 2, 1: 3}
    assert {one.id: one.energy for one in shipped().monsters if one.id != "zoog"} == {
        name: drops[pool] for name, pool in published.items()
    }
    assert all(one.energy == energy_drop(one.pool) and not one.drop for one in shipped().monsters)


@pytest.mark.rule("RR-23.4", "RR-23.5")
@pytest.mark.parametrize(
    ("of", "numbers", "abilities"),
    [
        ("fire-vampire", (4, 2, 1), (FireOnAttack(1),)),
        ("byakhee", (3, 1, 2), (EldersAreSuccesses(),)),
        ("fisher-from-outside", (3, 1, 2), None),
    ],
)
def test_health_and_dice_of_three_monsters_are_published(
    of: str, numbers: tuple[int, int, int], abilities: tuple[Ability, ...] | None
) -> None:
    facts = entry("monsters", of)

    assert (facts.health, facts.black, facts.green) == numbers
    assert {"health", "black", "green", "pool"} <= set(facts.printed)
    assert ("abilities" in facts.printed) is (abilities is not None)
    assert abilities is None or facts.abilities == abilities


@pytest.mark.rule("RR-1.9", "RR-1.10")
def test_the_setup_line_of_the_zoog_is_printed() -> None:
    zoog = entry("monsters", "zoog")

    assert zoog.printed == ("id", "setup")
    assert zoog.setup == (Summon(Name.ITSELF, Where.RANDOM_GATE),)


@pytest.mark.rule("RR-6.1", "RR-R31")
def test_of_the_experts_only_their_drop_is_printed() -> None:
    assert [(one.energy, one.source, one.printed) for one in shipped().experts] == [(1, Source.STAND_IN, ("drop",))] * 3
    assert shipped().cultists == {CULTIST, *[one.id for one in shipped().experts]}


# ------------------------------------------------------------------ Cthulhu, the map, the episode


@pytest.mark.rule("RR-5.8", "RR-1.16")
def test_the_health_of_the_parts_is_a_stand_in() -> None:
    content = shipped()

    assert {one.id for one in content.parts} == set(PARTS)
    assert content.health == tuple(entry("parts", part).health for part in PARTS)
    assert {(one.source, one.printed) for one in content.parts} == {(Source.STAND_IN, ())}
    assert [one.printed for one in content.cthulhu] == [("id",)]


@pytest.mark.rule("RR-2.1", "RR-2.2", "RR-2.15")
def test_a_discovery_token_lies_in_every_space_on_the_ground_but_the_final_vortex() -> None:
    assert {one.id for one in shipped().spaces if one.token} == set(GROUND) - {Space.FINAL_VORTEX}
    assert {one.id: "links" in one.printed for one in shipped().spaces} == {
        space: space.is_part or space is Space.FINAL_VORTEX for space in Space
    }


@pytest.mark.rule("RR-1.8", "RR-15.4")
def test_the_left_monster_begins_at_the_red_gate() -> None:
    (card,) = shipped().episode

    assert Placement(Name.LEFT, Where.RED_GATE) in card.placements
    assert (card.fire, shipped().fire, shipped().start) == (8, 8, Space.YELLOW_GATE)
    assert [one.where for one in card.placements if one.enemy is Name.RIGHT] == [Where.BLUE_GATE]


# ------------------------------------------------------------------ Mythos and Discovery cards, Relics


@pytest.mark.rule("RR-19.2", "RR-R34", "RR-16.7")
def test_symbols_are_enough_and_no_unknown_card_bears_one() -> None:
    assert sum(card.symbol for card in shipped().mythos) >= 3
    assert [card.id for card in shipped().mythos if card.unknown and card.symbol] == []


@pytest.mark.rule("RR-16.4", "RR-1.5")
def test_every_gate_and_every_enemy_is_named_by_some_summons() -> None:
    summons = [one for card in shipped().mythos for one in card.summons]

    assert {gate.value for gate in GATES} <= {one.where.value for one in summons}
    assert {one.enemy for one in summons} == set(Name) - {Name.ITSELF}


@pytest.mark.rule("RR-5.6", "RR-5.14", "RR-22.1")
def test_every_part_is_opened_by_several_cards_from_either_side() -> None:
    found = {
        part: [
            (card.id, side)
            for card in shipped().discovery
            for side in Side
            if (spell := card.half(side).incantation) is not None and spell.part is part
        ]
        for part in PARTS
    }

    assert {part: len(cards) for part, cards in found.items()} == {
        Space.LEFT_LEG: 2,
        Space.RIGHT_LEG: 2,
        Space.LEFT_ARM: 3,
        Space.RIGHT_ARM: 3,
        Space.HEAD: 6,
    }
    assert all({side for _, side in cards} == set(Side) for cards in found.values())


@pytest.mark.rule("RR-22.1")
def test_there_are_items_companions_and_conditions_on_either_half() -> None:
    for side in Side:
        assert {card.half(side).kind for card in shipped().discovery} >= {HalfKind.ITEM, HalfKind.CONDITION}
    halves = [card.half(side) for card in shipped().discovery for side in Side]
    assert sum(half.kind is HalfKind.COMPANION for half in halves) == 4
    assert [card.id for card in shipped().discovery if card.must_claim] == ["ashes-in-a-ring"]


# ------------------------------------------------------------------ every effect there is


def test_every_ability_and_all_that_lasts_but_few_effects_stand_on_some_card() -> None:
    content = shipped()
    found = {type(effect) for some in content.effects.values() for effect in some}
    halves = [card.half(side) for card in content.discovery for side in Side]
    standing = {type(rule) for half in halves for rule in half.standing}
    standing |= {type(rule) for relic in content.relics for rule in (*relic.standing, *relic.flipped)}
    abilities = {type(one) for facts in content.kinds.values() for one in facts.abilities}

    assert {kind.__name__ for kind in set(family(Effect)) - found} == {"AdvanceAtEnd", "DrawDiscovery", "ReturnFigure"}
    assert {kind.__name__ for kind in set(family(Standing)) - standing} == {"ExtraActions"}
    assert set(family(Ability)) - abilities == set()


def test_no_list_of_effects_is_empty_and_each_has_a_key_of_its_own() -> None:
    keys = [key for key, _ in shipped().effect_lists()]

    assert len(keys) == len(set(keys)) == len(shipped().effects)
    assert all(shipped().effects.values())


# ------------------------------------------------------------------ provenance


def test_investigators_insanities_and_the_cultist_are_published_and_nothing_is_from_the_rulebook_entirely() -> None:
    by_source = {source: {f"{table} {one.id}" for table, one in ENTRIES if one.source is source} for source in Source}

    assert by_source[Source.RULEBOOK] == set()
    assert by_source[Source.PUBLISHED] == {
        "enemies cultist",
        *[f"investigators {one.id}" for one in shipped().investigators],
        *[f"insanities {one.id}" for one in shipped().insanities],
    }


def test_of_the_stand_ins_only_some_things_are_printed() -> None:
    printed = {
        table: {name for where, one in ENTRIES if where == table for name in getattr(one, "printed", ())}
        for table in TABLES
    }

    assert printed == {
        "spaces": {"id", "links", "token"},
        "investigators": set(),
        "insanities": set(),
        "enemies": {"id", "pool"},
        "monsters": {"id", "health", "black", "green", "pool", "abilities", "setup"},
        "experts": {"drop"},
        "cthulhu": {"id"},
        "parts": set(),
        "episode": {"fire"},
        "mythos": {"unknown"},
        "discovery": set(),
        "relics": set(),
    }


# ------------------------------------------------------------------ names


def test_everything_has_a_name_and_nothing_is_named_that_there_is_not() -> None:
    content = shipped()
    named = {name: set(table) for name, table in TEXT.tables.items()}

    assert {name: named[name] for name in TABLES if name in named} == {
        name: {one.id for one in getattr(content, name)} for name in TABLES if name != "parts"
    }
    assert named["skills"] == set(Skill)
    assert named["phases"] == set(Phase)
    assert named["sides"] == set(Side)
    assert named["half_kinds"] == set(HalfKind)
    assert named["dice"] == set(Die)
    assert named["game"] == {"rising"}


@pytest.mark.parametrize(
    "words",
    [
        Space,
        Skill,
        Insanity,
        Side,
        HalfKind,
        Timing,
        Phase,
        Die,
        Who,
        Name,
        Figures,
        Where,
        Case,
        When,
        Harm,
        Reason,
    ],
)
def test_every_word_of_a_card_has_a_name(words: type[StrEnum]) -> None:
    assert [word for word in words if word not in TEXT.entries] == []


def test_no_id_is_named_twice() -> None:
    ids = [key for table in TEXT.tables.values() for key in table]

    assert [key for key, times in Counter(ids).items() if times > 1] == []


def test_no_two_pieces_have_one_name() -> None:
    pieces = [one.id for table, one in ENTRIES if table != "parts"]
    names = [TEXT.name(piece).casefold() for piece in pieces]

    assert [name for name, times in Counter(names).items() if times > 1] == []


def test_figures_and_ids_are_called_as_they_are() -> None:
    assert [TEXT.name(thing) for thing in ("the-kid", "sgt-ian-welles", Kind("gyaa-yothn"), Space.RED_GATE)] == [
        "The Kid",
        "Sgt. Ian Welles",
        "Gyaa-Yothn",
        "Red Gate",
    ]


def test_the_set_says_that_it_is_one_of_stand_ins() -> None:
    assert shipped().name == "Stand-ins"
