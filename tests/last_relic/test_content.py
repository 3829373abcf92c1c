"""The card set that the game ships with: complete, named, with every effect, and honest about what is printed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from typing import cast

import pytest

from rlyeh_rules.games import game_named
from rlyeh_rules.kernel import Source
from rlyeh_rules.last_relic import TEXT, Content, Phase, summoning
from rlyeh_rules.last_relic.effects import Box, Effect, Faction, Icon, Need, Number, Scope, Stat, Way, When, Where
from rlyeh_rules.last_relic.language import ICONS

HER, CULT = Faction.ADVENTURER, Faction.CULT


def shipped() -> Content:
    return cast("Content", game_named("last_relic").content)


def ways() -> Iterator[tuple[Faction, Box, Way]]:
    """Every way of every group of every row."""
    for (faction, box, _), row in shipped().rows.items():
        yield from ((faction, box, way) for group in row.groups for way in group)


def effects() -> Iterator[tuple[Faction, Effect]]:
    """Every icon that stands anywhere on a card."""
    yield from ((faction, effect) for faction, _, way in ways() for effect in way.effects)
    for (faction, _, _), continuous in shipped().lasting.items():
        yield from ((faction, effect) for trigger in continuous.triggers for effect in trigger.effects)


# ------------------------------------------------------------------ complete


@pytest.mark.rule("LR-2.8")
def test_the_box_holds_sixty_cards() -> None:
    content = shipped()
    counts = [
        len(content.cult_cards),
        len(content.adventurer_cards),
        len(content.reinforcements),
        len(content.locations),
        len(content.great_old_ones),
    ]

    assert counts == [10, 9, 24, 12, 5]
    assert sum(counts) == 60
    assert not content.custom


@pytest.mark.rule("LR-2.4")
def test_there_are_fifteen_relic_tokens() -> None:
    assert len(shipped().tokens) == 15


def test_nothing_is_wrong_with_it() -> None:
    assert list(shipped().faults()) == []


def test_no_two_cards_do_the_same() -> None:
    content = shipped()
    hers = [(card.action, card.permanent) for card in content.adventurer_cards]
    hers += [(card.adventurer.action, card.adventurer.permanent) for card in content.reinforcements]
    its = [card.cult for card in content.reinforcements]
    needs = [tuple(sorted(facts.relics)) for facts in content.great_old_ones]
    abilities = [facts.ability for facts in content.locations]

    for things in (hers, its, needs, abilities):
        assert [thing for thing, copies in Counter(things).items() if copies > 1] == []


# ------------------------------------------------------------------ every effect there is


@pytest.mark.rule("LR-7.1.4", "LR-8.2.3")
@pytest.mark.parametrize("faction", list(Faction))
def test_every_icon_of_a_faction_stands_on_a_card_of_it(faction: Faction) -> None:
    assert {effect.icon for of, effect in effects() if of is faction} == set(ICONS[faction])


def test_icons_apply_wherever_an_icon_can_apply() -> None:
    assert {effect.where for _, effect in effects()} == {None, *Where}


@pytest.mark.rule("LR-7.1.14", "LR-10.3")
def test_icons_are_produced_as_often_as_an_icon_can_be() -> None:
    assert {effect.times for _, effect in effects()} == {None, *Number}


@pytest.mark.rule("LR-7.1.12", "LR-7.1.13")
def test_everything_that_can_be_needed_is_needed() -> None:
    needs = {need for _, _, way in ways() for need in way.needs}

    assert {need.stat for need in needs} == {Stat.CLUE, Stat.CULTISTS, Stat.WOUNDS, Stat.MADNESS, Stat.DAMAGE}
    assert {Need(Stat.CLUE, 1), Need(Stat.CULTISTS, 3)} <= needs, "the two that the rulebook prints"


@pytest.mark.rule("LR-7.1.3", "LR-R29")
def test_there_are_alternatives_of_whole_rows_and_of_parts() -> None:
    rows = shipped().rows.items()

    split = {(faction, box) for (faction, box, _), row in rows if len(row.groups) == 1 and len(row.taken) > 1}
    narrower = {(faction, box) for (faction, box, _), row in rows if len(row.groups) > 1}

    assert split >= {(HER, Box.ACTION), (HER, Box.ABILITY), (CULT, Box.ACTIVATION), (CULT, Box.ACTION)}
    assert narrower >= {(HER, Box.ACTION), (CULT, Box.ACTION)}


@pytest.mark.rule("LR-5.3.1", "LR-5.3.2")
def test_every_number_that_a_card_can_change_is_changed() -> None:
    auras = [aura for continuous in shipped().lasting.values() for aura in continuous.auras]

    assert {aura.stat for aura in auras} == {Stat.RESISTANCE, Stat.COST, Stat.PRICE, Stat.ALERT, Stat.COVER}
    assert {aura.scope for aura in auras} == set(Scope)


@pytest.mark.rule("LR-5.3.1", "LR-5.3.2")
def test_everything_that_can_set_an_effect_off_does() -> None:
    triggers = [trigger for continuous in shipped().lasting.values() for trigger in continuous.triggers]

    assert {trigger.when for trigger in triggers} == set(When)


@pytest.mark.rule("LR-R8")
def test_there_are_cards_with_every_box() -> None:
    content = shipped()
    boxes = {(faction, box) for faction, box, _ in (*content.rows, *content.lasting)}

    assert boxes == {
        (HER, Box.ACTION),
        (HER, Box.PERMANENT),
        (HER, Box.ABILITY),
        *((CULT, box) for box in Box if box is not Box.ABILITY),
    }


@pytest.mark.rule("LR-8.1.3", "LR-R9")
def test_the_cult_begins_with_cultists_and_with_cards_that_are_none() -> None:
    cultists = [card for card in shipped().cult_cards if card.resistance is not None]
    nothing_from_hand = [card for card in cultists if not card.action and not card.permanent]

    assert 8 <= len(cultists) <= 9
    assert len(nothing_from_hand) > len(cultists) / 2


@pytest.mark.rule("LR-10.6")
def test_some_locations_heal() -> None:
    icons = {effect.icon for _, box, way in ways() if box is Box.ABILITY for effect in way.effects}

    assert icons >= {Icon.HEAL_WOUND, Icon.HEAL_MADNESS}


@pytest.mark.rule("LR-5.3.3", "LR-U8")
def test_reinforcements_have_small_prices() -> None:
    prices = Counter(shipped().price.values())

    assert min(prices) >= 1
    assert max(prices) <= 6
    assert prices[2] + prices[3] + prices[4] > 24 / 2


# ------------------------------------------------------------------ it can be won


@pytest.mark.rule("LR-9.1.1")
def test_every_great_old_one_can_be_summoned_with_the_tokens_there_are() -> None:
    content = shipped()

    assert [name for name, need in content.needs.items() if not summoning(content.tokens, need).is_complete] == []
    assert all(Counter(content.tokens) >= Counter(need) for need in content.needs.values()), "without any pair"


@pytest.mark.rule("LR-9.1.1")
def test_some_great_old_ones_need_a_relic_twice_and_some_do_not() -> None:
    kinds = {len(set(need)) for need in shipped().needs.values()}

    assert 6 in kinds
    assert min(kinds) < 6


@pytest.mark.rule("LR-9.2.2", "LR-8.2.15")
def test_every_kind_of_relic_lies_at_as_many_locations_as_there_are_tokens() -> None:
    shown = Counter(relic for facts in shipped().locations for relic in facts.relics)

    assert all(shown[facts.id] >= facts.tokens for facts in shipped().relics)


# ------------------------------------------------------------------ what is printed


@pytest.mark.rule("LR-U3", "LR-8.2.18")
def test_one_location_is_that_of_the_printed_example() -> None:
    printed = [facts for facts in shipped().locations if facts.printed]

    assert [(one.hidden, one.discovered, len(one.relics)) for one in printed] == [(5, 7, 3)]
    assert printed[0].printed == ("hidden", "discovered", "number of relics")


@pytest.mark.rule("LR-U10", "LR-6.4.4")
def test_the_space_six_steps_from_the_start_is_that_of_the_printed_example() -> None:
    content = shipped()
    space = content.exposure[content.first_exposure + 6]

    assert (space.notoriety, space.adventurer, space.cult) == (2, 1, 0)
    assert (space.source, space.printed) == (Source.RULEBOOK, ("notoriety", "adventurer"))
    assert [at for at, one in enumerate(content.exposure) if one.printed] == [content.first_exposure + 6]


@pytest.mark.rule("LR-U10", "LR-11.3", "LR-11.4")
def test_low_exposure_favours_the_cult_and_high_exposure_the_adventurer() -> None:
    spaces = shipped().exposure
    pays = [space.adventurer - space.cult for space in spaces]

    assert (spaces[0].notoriety, pays[0]) == (0, 0), "the start is blank"
    assert pays[1] < 0 < pays[-1]
    assert [space.notoriety for space in spaces[1:]] == sorted(space.notoriety for space in spaces[1:])
    assert spaces[1].notoriety < 0 < spaces[-1].notoriety


@pytest.mark.rule("LR-U11")
def test_the_notoriety_track_is_longer_than_the_printed_example_goes() -> None:
    track = shipped().notoriety

    assert track.start + 5 < track.last


@pytest.mark.rule("LR-R39", "LR-U12")
def test_funds_have_no_maximum() -> None:
    assert shipped().most_funds is None


def test_all_else_says_that_it_is_a_stand_in() -> None:
    content = shipped()
    tables = (
        content.adventurer_cards,
        content.cult_cards,
        content.reinforcements,
        content.locations,
        content.great_old_ones,
        content.relics,
        content.tracks,
    )

    assert {entry.source for table in tables for entry in table} == {Source.STAND_IN}


# ------------------------------------------------------------------ names


def test_everything_has_a_name() -> None:
    content = shipped()
    tables = (
        content.adventurer_cards,
        content.cult_cards,
        content.reinforcements,
        content.locations,
        content.great_old_ones,
        content.relics,
    )
    things = [str(entry.id) for table in tables for entry in table]

    assert [thing for thing in [*things, *Faction, *Phase, *Icon] if thing not in TEXT.entries] == []


def test_no_two_things_have_one_id_or_one_name() -> None:
    ids = [key for table in TEXT.tables.values() for key in table]
    names = [entry.name for entry in TEXT.entries.values()]

    assert [key for key, times in Counter(ids).items() if times > 1] == []
    assert [name for name, times in Counter(names).items() if times > 1] == []


def test_nothing_is_named_that_there_is_not() -> None:
    content = shipped()
    of = {
        "cards": {facts.id for facts in (*content.adventurer_cards, *content.cult_cards, *content.reinforcements)},
        "locations": {facts.id for facts in content.locations},
        "great_old_ones": {facts.id for facts in content.great_old_ones},
        "relics": {facts.id for facts in content.relics},
        "factions": set(Faction),
        "phases": set(Phase),
        "icons": set(Icon),
        "game": {"last_relic"},
    }

    assert {name: set(table) for name, table in TEXT.tables.items()} == of


def test_the_file_has_one_value_a_line() -> None:
    text = (files("rlyeh_rules.last_relic") / "cards.toml").read_text("utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]

    assert [line for line in lines if not re.fullmatch(r"\[\[\w+\]\]|[\w.]+ = [^=]+", line)] == []
