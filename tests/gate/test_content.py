"""The card set that the game ships with: complete, named, with every effect, and honest about what is printed."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from itertools import combinations
from typing import Any

import pytest

from rlyeh_rules.gate import (
    CULTIST,
    INVESTIGATOR,
    BeastCount,
    Deed,
    Equipment,
    Keeping,
    Moment,
    Mythos,
    Side,
    Sigil,
    Who,
)
from rlyeh_rules.gate.effects import Effect, MoveClock, OnlyVote, Standing, TakeInsanity
from rlyeh_rules.gate.state import TEXT
from rlyeh_rules.kernel import Source

from .table import shipped

TABLES = ("mythos", "insanity", "necronomicon", "natures", "equipment", "characters", "artifacts", "gods")
ENTRIES = [(table, entry) for table in TABLES for entry in getattr(shipped(), table)]


def entry(table: str, of: str) -> Any:  # noqa: ANN401 - of any table
    """An entry of the set."""
    return next(one for one in getattr(shipped(), table) if one.id == of)


# ------------------------------------------------------------------ complete


@pytest.mark.rule("GR-2.1", "GR-2.2", "GR-2.3", "GR-2.5", "GR-2.6", "GR-2.9")
def test_the_box_holds_what_the_rulebook_counts() -> None:
    content = shipped()

    assert {table: sum(getattr(one, "copies", 1) for one in getattr(content, table)) for table in TABLES} == {
        "mythos": 37,
        "insanity": 78,
        "necronomicon": 10,
        "natures": 10,
        "equipment": 12,
        "characters": 12,
        "artifacts": 12,
        "gods": 9,
    }
    assert not content.custom


def test_nothing_is_wrong_with_it() -> None:
    assert list(shipped().faults()) == []


def test_no_two_cards_do_the_same() -> None:
    said = Counter(shipped().words(one) for _, one in ENTRIES)

    assert [words for words, times in said.items() if times > 1] == []


# ------------------------------------------------------------------ mythos cards


@pytest.mark.rule("GR-U1", "GR-7.3")
def test_every_sigil_stands_on_as_many_cards_as_every_other() -> None:
    bears = {
        sigil: sum(one.copies for one in shipped().mythos if sigil in one.sigils and not one.is_beast)
        for sigil in Sigil
    }

    assert len(set(bears.values())) == 1
    assert bears[Sigil.DAGON] > 4, "enough for an incantation, and some to spare"


@pytest.mark.rule("GR-U2", "GR-11.1.1")
def test_there_is_a_beast_with_each_two_sigils_and_as_many_with_every_sigil() -> None:
    beasts = {frozenset(one.sigils): one.copies for one in shipped().mythos if one.is_beast}

    assert set(beasts) == set(map(frozenset, combinations(Sigil, 2)))
    assert len({sum(copies for two, copies in beasts.items() if sigil in two) for sigil in Sigil}) == 1


@pytest.mark.rule("GR-U2", "GR-7.8", "GR-11.1.5")
def test_the_one_beast_that_is_named_bears_two_opposites() -> None:
    hounds = entry("mythos", "hounds-of-tindalos")

    assert hounds.printed == ("id",)
    assert hounds.sigils[0].opposite is hounds.sigils[1]
    assert hounds.sigils == (Sigil.BOKRUG, Sigil.DAGON), "neither the target nor its opposite, where that is Ithaqua"


@pytest.mark.rule("GR-U3", "GR-11.2.1")
def test_there_is_one_kind_of_elder_sign_and_how_many_there_are_is_not_printed() -> None:
    elder_signs = [one for one in shipped().mythos if one.elder_sign]

    assert [(one.id, one.printed) for one in elder_signs] == [("elder-sign", ("id", "elder_sign"))]


# ------------------------------------------------------------------ insanity cards


@pytest.mark.rule("GR-U4", "GR-8.10", "GR-8.11", "GR-8.12")
def test_three_insanity_cards_are_printed_and_nothing_else_of_them_but_their_effect() -> None:
    known = {one.id: one.printed for one in shipped().insanity if one.printed}

    assert known == {
        "whispered-dread": ("keeping", "after", "effects"),
        "burnt-notes": ("keeping", "after", "effects"),
        "narrowing-sight": ("keeping", "standing"),
        "eager-to-please": ("standing",),
        "you-are-a-cultist": ("keeping", "turns"),
        "you-are-an-investigator": ("keeping", "turns"),
    }


@pytest.mark.rule("GR-U4", "GR-8.3", "GR-8.12")
def test_a_player_can_hold_two_cards_that_show_one_less() -> None:
    assert shipped().insanity_cards[entry("insanity", "narrowing-sight").id] >= 2


@pytest.mark.rule("GR-U4", "GR-8.15")
def test_one_kind_of_insanity_leaves_only_the_yes_vote() -> None:
    assert entry("insanity", "eager-to-please").standing == (OnlyVote(yes=True),)


@pytest.mark.rule("GR-U13", "GR-14.2.1")
def test_there_are_as_many_turning_cards_for_either_side() -> None:
    turning = {one.turns: one.copies for one in shipped().insanity if one.turns is not None}

    assert turning == {Side.CULTISTS: 2, Side.INVESTIGATORS: 2}
    assert {one.keeping for one in shipped().insanity if one.turns is not None} == {Keeping.SECRET}


@pytest.mark.rule("GR-8.13", "GR-8.14", "GR-8.4")
def test_insanity_is_mostly_lasting_and_some_of_it_is_secret_or_carried_out_at_once() -> None:
    kept = Counter[Keeping]()
    for one in shipped().insanity:
        kept[one.keeping] += one.copies

    assert kept[Keeping.LASTING] > kept[Keeping.IMMEDIATELY] > kept[Keeping.SECRET] > 0


@pytest.mark.rule("GR-8.8")
def test_there_is_insanity_after_every_kind_of_action() -> None:
    assert {one.after for one in shipped().insanity} == {None, *Deed} - {Deed.PLOT, Deed.ATTACK}


@pytest.mark.rule("GR-9.4")
def test_no_insanity_moves_the_clock() -> None:
    assert [one.id for one in shipped().insanity for effect in one.effects if isinstance(effect, MoveClock)] == []


# ------------------------------------------------------------------ every effect there is


def test_every_effect_and_everything_that_can_be_imposed_stands_on_some_card() -> None:
    content = shipped()
    effects = [effect for listed in content.effects.values() for effect in listed]
    standing = [rule for one in content.insanity for rule in one.standing]

    assert {type(effect) for effect in effects} == set(Effect.__subclasses__())
    assert {type(rule) for rule in standing} == set(Standing.__subclasses__())
    assert {effect.who for effect in effects if isinstance(effect, TakeInsanity)} == {
        Who.YOU,
        Who.ANOTHER,
        Who.LEFT,
        Who.OTHERS,
    }


# ------------------------------------------------------------------ the Necronomicon


@pytest.mark.rule("GR-2.3", "GR-R46", "GR-U5")
def test_nine_directions_lie_under_the_cover() -> None:
    cover, *directions = shipped().necronomicon

    assert (cover.cover, cover.source) == (True, Source.RULEBOOK)
    assert list(shipped().directions) == [one.id for one in directions]
    assert len(directions) == 9


@pytest.mark.rule("GR-U5", "GR-11.3.12")
def test_one_direction_is_printed_the_last_two_cards_lie_open() -> None:
    printed = [one for one in shipped().necronomicon if one.source is Source.RULEBOOK and not one.cover]

    assert [(one.face_up, one.trigger, one.needed, one.opposite, one.neutral) for one in printed] == [(2, 7, 4, -1, 0)]


@pytest.mark.rule("GR-11.3.8")
def test_every_rule_of_an_incantation_is_changed_by_some_direction() -> None:
    directions = shipped().directions.values()

    for name, usual in {"face_up": 1, "trigger": 7, "needed": 4, "opposite": -1, "neutral": 0, "insanity": 1}.items():
        assert any(getattr(one, name) != usual for one in directions), name
    assert {one.beasts for one in directions} == set(BeastCount)


# ------------------------------------------------------------------ natures, Equipment, characters


@pytest.mark.rule("GR-U8", "GR-6.5.15")
def test_the_secret_nature_of_a_cultist_states_its_owners_goal() -> None:
    cultist, investigator = entry("natures", CULTIST), entry("natures", INVESTIGATOR)

    assert (TEXT.name(CULTIST), cultist.printed) == ("Cultist (Covenant of Azathoth)", ("id",))
    assert shipped().words(cultist) == "You win if fewer than four sigils are created at midnight."
    assert (investigator.copies, cultist.copies) == (6, 4)


@pytest.mark.rule("GR-U10", "GR-13.1.4", "GR-13.1.13")
def test_names_and_uses_of_all_equipment_are_printed_and_the_holy_relic_in_full() -> None:
    uses = {one.id: one.uses for one in shipped().equipment}
    three = {Equipment.RABBITS_FOOT, Equipment.EYE_OF_HORUS, Equipment.HOLY_RELIC}

    assert uses == {one: 3 if one in three else 1 for one in Equipment}
    assert [one.id for one in shipped().equipment if one.source is Source.RULEBOOK] == [Equipment.HOLY_RELIC]
    assert {one.printed for one in shipped().equipment if one.source is Source.STAND_IN} == {("id", "uses")}


@pytest.mark.rule("GR-U9", "GR-13.1.1", "GR-13.1.12")
def test_the_doctor_has_opium_and_all_other_characters_are_stand_ins() -> None:
    printed = {one.id: one.equipment for one in shipped().characters if one.source is Source.RULEBOOK}

    assert printed == {"doctor": Equipment.OPIUM}
    assert {one.equipment for one in shipped().characters} == set(Equipment)


# ------------------------------------------------------------------ Artifacts and gods


@pytest.mark.rule("GR-U11", "GR-13.2.8")
def test_one_artifact_is_printed_the_book_of_hsan() -> None:
    printed = [one for one in shipped().artifacts if one.source is Source.RULEBOOK]

    assert [(one.id, one.uses, one.during, one.draws) for one in printed] == [("book-of-hsan", 3, Moment.RESEARCH, 1)]


@pytest.mark.rule("GR-U7", "GR-R52")
def test_some_gods_with_text_help_and_some_do_not_and_all_are_stand_ins() -> None:
    assert {one.source for one in shipped().gods} == {Source.STAND_IN}
    assert {"nodens", "hastur"} <= {one.id for one in shipped().gods}


@pytest.mark.rule("GR-U6", "GR-2.4", "GR-7.5")
def test_the_gods_without_text_are_four_and_face_each_other_in_pairs() -> None:
    assert {sigil: sigil.opposite for sigil in Sigil} == {
        Sigil.ITHAQUA: Sigil.ZHAR,
        Sigil.ZHAR: Sigil.ITHAQUA,
        Sigil.BOKRUG: Sigil.DAGON,
        Sigil.DAGON: Sigil.BOKRUG,
    }


# ------------------------------------------------------------------ what is printed


def test_all_else_says_that_it_is_a_stand_in() -> None:
    from_the_rulebook = {f"{table} {one.id}" for table, one in ENTRIES if one.source is Source.RULEBOOK}

    assert from_the_rulebook == {
        "necronomicon cover",
        "necronomicon two-in-the-open",
        "equipment holy-relic",
        "characters doctor",
        "artifacts book-of-hsan",
    }
    assert {one.source for _, one in ENTRIES} == {Source.RULEBOOK, Source.STAND_IN}, "nothing is published elsewhere"


# ------------------------------------------------------------------ names


def test_everything_has_a_name_and_nothing_is_named_that_there_is_not() -> None:
    content = shipped()
    singles = {Mythos(sigil) for sigil in Sigil}

    assert {name: set(table) for name, table in TEXT.tables.items()} == {
        "game": {"gate"},
        "sides": set(Side),
        "deeds": set(Deed),
        "sigils": set(Sigil),
        "mythos": {one.id for one in content.mythos} - singles,
        **{name: {one.id for one in getattr(content, name)} for name in TABLES if name != "mythos"},
        "keepings": set(Keeping),
        "moments": set(Moment) - {Moment.RESEARCH},
        "beast_counts": set(BeastCount),
        "whom": set(Who),
    }
    assert Moment.RESEARCH in TEXT.entries, "as a kind of action"


def test_no_two_things_have_one_id_or_one_name() -> None:
    ids = [key for table in TEXT.tables.values() for key in table]
    names = [one.name.casefold() for one in TEXT.entries.values()]

    assert [key for key, times in Counter(ids).items() if times > 1] == []
    assert [name for name, times in Counter(names).items() if times > 1] == []


@pytest.mark.rule("GR-R50")
def test_names_are_spelt_in_one_way() -> None:
    assert [TEXT.name(thing) for thing in (Sigil.ITHAQUA, "hounds-of-tindalos", Equipment.SLEIGHT_OF_HAND)] == [
        "Ithaqua",
        "Hounds of Tindalos",
        "Sleight of Hand",
    ]


@pytest.mark.rule("GR-13.1.8")
def test_a_kind_of_action_is_named_as_what_one_must_do() -> None:
    assert [TEXT.name(deed) for deed in Deed] == [
        "contribute",
        "research",
        "gamble",
        "investigate",
        "accuse",
        "plot",
        "attack",
    ]


def test_the_file_has_one_value_a_line() -> None:
    text = (files("rlyeh_rules.gate") / "cards.toml").read_text("utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]

    assert [line for line in lines if not re.fullmatch(r"\[\[\w+\]\]|\w+ = \S.*", line)] == []
