"""Components: which card sets are refused, since a piece is missing or a number cannot be, and what is said of them."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Any, cast

import attrs
import pytest

import rlyeh_rules as rr
from rlyeh_rules.content import read_content
from rlyeh_rules.games import game_named
from rlyeh_rules.kernel import ContentError, Source, evolve
from rlyeh_rules.last_relic import RULES, Card, Content, CultHalf, Relic, Space, Track

SHIPPED = (files("rlyeh_rules.last_relic") / "cards.toml").read_text("utf-8")


def shipped() -> Content:
    return cast("Content", game_named("last_relic").content)


def changed(*, custom: bool = False, **tables: Sequence[Any]) -> Content:
    """The shipped set with other tables, and all that follows from them made anew, which `evolve` would not do."""
    return attrs.evolve(shipped(), custom=custom, **{name: tuple(table) for name, table in tables.items()})


def faults(*, custom: bool = False, **tables: Sequence[Any]) -> list[str]:
    """What is wrong with the shipped set once some of its tables are others."""
    return list(changed(custom=custom, **tables).faults())


def with_entry(table: str, at: int, **changes: Any) -> dict[str, tuple[Any, ...]]:
    """A table of the shipped set with something else about one entry; `cult__action` is about a part of it."""
    entries = list(getattr(shipped(), table))
    for name, value in changes.items():
        part, _, field = name.partition("__")
        new = evolve(getattr(entries[at], part), **{field: value}) if field else value
        entries[at] = evolve(entries[at], **{part: new})
    return {table: tuple(entries)}


def in_file(text: str) -> tuple[str, ...]:
    """What is said of a file that cannot be played with."""
    with pytest.raises(ContentError) as caught:
        read_content(RULES, text, "mine.toml", like=shipped())
    return caught.value.faults


# ------------------------------------------------------------------ counts


COUNTS = [("adventurer_cards", 9), ("cult_cards", 10), ("reinforcements", 24), ("locations", 12), ("great_old_ones", 5)]


@pytest.mark.rule("LR-2.8")
@pytest.mark.parametrize(("table", "count"), COUNTS)
def test_a_set_that_lacks_a_card_is_refused_unless_it_is_custom(table: str, count: int) -> None:
    fewer = {table: getattr(shipped(), table)[1:]}

    assert faults(**fewer) == [
        f"{table}: {count - 1} entries where there are {count}, unless the set has custom = true (LR-2.8)"
    ]
    assert faults(custom=True, **fewer) == []


@pytest.mark.rule("LR-2.8")
def test_a_set_with_a_card_too_many_is_refused_unless_it_is_custom() -> None:
    extra = evolve(shipped().cult_cards[0], id=Card("late-arrival"))
    more = {"cult_cards": (*shipped().cult_cards, extra)}

    assert faults(**more) == ["cult_cards: 11 entries where there are 10, unless the set has custom = true (LR-2.8)"]
    assert faults(custom=True, **more) == []


@pytest.mark.rule("LR-2.8")
def test_a_file_says_that_it_is_custom() -> None:
    head, *entries = SHIPPED.split("[[cult_cards]]")
    text = "[[cult_cards]]".join([head, *entries[1:]])

    mine = read_content(RULES, f"custom = true\n{text}", "mine.toml")

    assert isinstance(mine, Content)
    assert len(mine.cult_cards) == 9
    assert rr.new_game("last_relic", seed=1, content=mine).setup.content is mine
    assert in_file(text) == ("cult_cards: 9 entries where there are 10, unless the set has custom = true (LR-2.8)",)


@pytest.mark.rule("LR-3.1", "LR-3.7", "LR-3.9")
@pytest.mark.parametrize(
    ("table", "left", "fault"),
    [
        ("adventurer_cards", 0, "adventurer_cards: 0 entries where there must be at least 1 (LR-3.1)"),
        ("cult_cards", 0, "cult_cards: 0 entries where there must be at least 1 (LR-3.1)"),
        ("great_old_ones", 0, "great_old_ones: 0 entries where there must be at least 1 (LR-3.7)"),
        ("locations", 3, "locations: 3 entries where there must be at least 4 (LR-3.9)"),
    ],
)
def test_a_custom_set_has_what_the_set_up_needs_all_the_same(table: str, left: int, fault: str) -> None:
    few = {table: getattr(shipped(), table)[:left]}

    assert faults(custom=True, **few) == [fault]
    assert faults(**few) == [fault], "and no other set is told of it twice"


@pytest.mark.rule("LR-6.5.8")
def test_a_custom_set_may_do_without_reinforcements() -> None:
    assert faults(custom=True, reinforcements=()) == []


@pytest.mark.rule("LR-2.4")
def test_a_set_with_other_than_fifteen_relic_tokens_is_refused_unless_it_is_custom() -> None:
    more = with_entry("relics", 0, tokens=4)

    assert faults(**more) == ["relics: 16 tokens where there are 15, unless the set has custom = true (LR-2.4)"]
    assert faults(custom=True, **more) == []


@pytest.mark.rule("LR-9.2.2")
def test_there_are_four_kinds_of_relics_at_least_so_that_four_can_be_stolen() -> None:
    kinds = shipped().relics[:3]
    places = [evolve(facts, relics=(kinds[0].id,)) for facts in shipped().locations]
    gods = [evolve(facts, relics=(kinds[0].id,) * 6) for facts in shipped().great_old_ones]

    found = faults(custom=True, relics=kinds, locations=places, great_old_ones=gods)

    assert found == ["relics: 3 kinds where four different must be there to steal (LR-9.2.2)"]


@pytest.mark.rule("LR-U1")
@pytest.mark.parametrize("tokens", [0, 100])
def test_of_each_kind_of_relic_there_is_a_token(tokens: int) -> None:
    assert faults(custom=True, **with_entry("relics", 5, tokens=tokens)) == [
        f"relics[5].tokens (tide-bell): must be a number from 1 to 99, not {tokens} (LR-U1)"
    ]


# ------------------------------------------------------------------ ids


UNSAYABLE = (
    "cannot be said: an id has 1 to 40 characters that can be printed, no space, comma, colon or slash, and is not '?' "
    "(LR-2.8)"
)


@pytest.mark.parametrize("name", ["", "two words", "a,b", "a:b", "a/b", "?", "x" * 41, "a\x00", "a\u202eb"])
@pytest.mark.parametrize("table", ["adventurer_cards", "cult_cards", "reinforcements"])
def test_an_id_that_cannot_be_said_is_refused(table: str, name: str) -> None:
    said = repr(name) if len(name) <= 40 else repr(f"{'x' * 40}...")

    assert faults(**with_entry(table, 2, id=Card(name))) == [f"{table}[2].id: {said} {UNSAYABLE}"]


@pytest.mark.parametrize("table", ["locations", "great_old_ones"])
def test_so_is_that_of_a_location_and_of_a_great_old_one(table: str) -> None:
    kind = type(getattr(shipped(), table)[0].id)

    assert faults(**with_entry(table, 1, id=kind("two words"))) == [f"{table}[1].id: 'two words' {UNSAYABLE}"]


def test_so_is_that_of_a_relic() -> None:
    text = SHIPPED.replace('"tide-bell"', '"tide bell"')

    assert in_file(text) == (f"relics[5].id: 'tide bell' {UNSAYABLE}",)


def test_an_id_of_forty_characters_in_any_script_can_be_said() -> None:
    assert faults(**with_entry("cult_cards", 2, id=Card("深" * 40))) == []


@pytest.mark.rule("LR-2.9")
def test_no_card_is_in_two_decks() -> None:
    mine = with_entry("cult_cards", 3, id=shipped().adventurer_cards[0].id)
    bought = with_entry("reinforcements", 7, id=shipped().cult_cards[0].id)

    assert faults(**mine) == ["cult_cards[3].id: 'field-notes' stands among the adventurer_cards already (LR-2.9)"]
    assert faults(**bought) == ["reinforcements[7].id: 'tide-acolyte' stands among the cult_cards already (LR-2.9)"]


# ------------------------------------------------------------------ cards of a deck


@pytest.mark.rule("LR-5.3.1")
@pytest.mark.parametrize(
    ("boxes", "has"),
    [
        ({"action": "", "permanent": ""}, "neither an action nor a permanent box"),
        ({"action": "fund", "permanent": "price -1"}, "both an action and a permanent box"),
    ],
)
def test_an_adventurer_card_is_of_one_kind(boxes: dict[str, str], has: str) -> None:
    halves = {f"adventurer__{box}": text for box, text in boxes.items()}

    assert faults(**with_entry("adventurer_cards", 0, **boxes)) == [
        f"adventurer_cards[0] (field-notes): has {has}; an Adventurer card has one of the two (LR-5.3.1)"
    ]
    assert faults(**with_entry("reinforcements", 0, **halves)) == [
        f"reinforcements[0].adventurer (purse-of-coins): has {has}; an Adventurer card has one of the two (LR-5.3.1)"
    ]


@pytest.mark.rule("LR-5.3.2", "LR-R32")
def test_a_cult_card_may_have_every_box() -> None:
    boxes = {"activation": "mark", "action": "fund", "permanent": "price -1", "deployed": "cover", "eliminated": "fund"}

    assert faults(**with_entry("cult_cards", 0, **boxes)) == []


@pytest.mark.rule("LR-5.3.5")
@pytest.mark.parametrize("resistance", [0, -1, 10])
def test_a_cultist_takes_a_shot_at_least(resistance: int) -> None:
    assert faults(**with_entry("cult_cards", 0, resistance=resistance)) == [
        f"cult_cards[0].resistance (tide-acolyte): must be a number from 1 to 9, not {resistance} (LR-5.3.5)"
    ]
    assert faults(**with_entry("reinforcements", 2, cult__resistance=resistance)) == [
        f"reinforcements[2].cult.resistance (street-urchin): must be a number from 1 to 9, not {resistance} (LR-5.3.5)"
    ]


@pytest.mark.rule("LR-5.3.5")
@pytest.mark.parametrize("cost", [-1, 100])
def test_a_reinforcement_card_costs_nothing_at_least(cost: int) -> None:
    assert faults(**with_entry("reinforcements", 0, cost=cost)) == [
        f"reinforcements[0].cost (purse-of-coins): must be a number from 0 to 99, not {cost} (LR-5.3.5)"
    ]
    assert faults(**with_entry("reinforcements", 0, cost=0)) == []


@pytest.mark.rule("LR-R9")
@pytest.mark.parametrize(("box", "text"), [("activation", "mark"), ("deployed", "cover"), ("eliminated", "wound")])
def test_what_a_cultist_does_where_it_stands_is_for_cultists(box: str, text: str) -> None:
    assert faults(**with_entry("cult_cards", 8, **{box: text})) == [
        f"cult_cards[8].{box} (collection-plate): is for a Cultist, and this card has no resistance (LR-R9)"
    ]
    assert faults(**with_entry("reinforcements", 0, **{f"cult__{box}": text})) == [
        f"reinforcements[0].cult.{box} (purse-of-coins): is for a Cultist, and this card has no resistance (LR-R9)"
    ]


@pytest.mark.rule("LR-R9")
def test_a_card_that_can_neither_be_deployed_nor_played_is_refused() -> None:
    assert faults(**with_entry("reinforcements", 0, cult=CultHalf())) == [
        "reinforcements[0].cult (purse-of-coins): has neither a resistance, nor a box that is played from hand (LR-R9)"
    ]


@pytest.mark.rule("LR-8.1.3")
def test_a_cultist_may_do_nothing_at_all() -> None:
    assert faults(**with_entry("cult_cards", 0, activation="")) == []


# ------------------------------------------------------------------ boxes


@pytest.mark.rule("LR-R11")
def test_a_box_that_cannot_be_read_is_told_with_its_card() -> None:
    (fault,) = in_file(SHIPPED.replace('action = "mark@chosen / draw"', 'action = "mark / draw"'))

    assert fault.startswith("cult_cards[9].action (moonless-night): mark must say where, ")
    assert fault.endswith(" mark@hers, mark@chosen, mark@every (LR-R11)")


def test_all_boxes_that_cannot_be_read_are_told_at_once() -> None:
    text = SHIPPED.replace('ability = "recover"', 'ability = "recovre"').replace(
        'adventurer.permanent = "when arrive: clue"', 'adventurer.permanent = "when arrive: move"'
    )

    assert [fault.partition(": ")[::2] for fault in in_file(text)] == [
        (
            "reinforcements[18].adventurer.permanent (sleepwalker)",
            "move asks for a choice, which nothing that is set off does (LR-5.3.2)",
        ),
        ("locations[5].ability (observatory-on-gull-hill)", "there is no icon 'recovre'; did you mean recover?"),
    ]


# ------------------------------------------------------------------ Locations


@pytest.mark.rule("LR-3.15")
@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"hidden": 0}, ".hidden (long-ropewalk): must be 1 or more, not 0 (LR-3.15)"),
        (
            {"hidden": 5, "discovered": 5},
            ".discovered (long-ropewalk): must be above hidden, so from 6 to 99, not 5 (LR-3.15)",
        ),
        (
            {"hidden": 5, "discovered": 100},
            ".discovered (long-ropewalk): must be above hidden, so from 6 to 99, not 100 (LR-3.15)",
        ),
        ({"funds": -1}, ".funds (long-ropewalk): must be a number from 0 to 99, not -1 (LR-3.15)"),
        ({"relics": ()}, ".relics (long-ropewalk): a Location shows at least one Relic (LR-3.15)"),
        (
            {"relics": (Relic("tide-bell"), Relic("tide-bll"), Relic("tide-bll"))},
            ".relics (long-ropewalk): there is no Relic 'tide-bll' in this set (LR-3.15)",
        ),
        ({"ability": ""}, ".ability (long-ropewalk): a Location has an ability (LR-3.15)"),
    ],
)
def test_a_location_has_all_that_stands_on_one(changes: dict[str, Any], fault: str) -> None:
    assert faults(**with_entry("locations", 7, **changes)) == [f"locations[7]{fault}"]


@pytest.mark.rule("LR-3.15")
@pytest.mark.parametrize("field", ["hidden", "discovered", "relics", "funds", "ability"])
def test_none_of_it_may_be_left_out(field: str) -> None:
    head, first, *others = SHIPPED.split("[[locations]]\n")
    less = "".join(line for line in first.splitlines(keepends=True) if not line.startswith(f"{field} = "))

    assert f"locations[0].{field} (chapel-of-the-low-tide): is missing" in in_file(
        "[[locations]]\n".join([head, less, *others])
    )


# ------------------------------------------------------------------ Great Old Ones


@pytest.mark.rule("LR-9.1.1")
@pytest.mark.parametrize("number", [0, 5, 7])
def test_a_great_old_one_needs_six_relics(number: int) -> None:
    relics = (Relic("tide-bell"),) * number

    assert faults(**with_entry("great_old_ones", 1, relics=relics)) == [
        f"great_old_ones[1].relics (dagon): a Great Old One needs six Relics, not {number} (LR-9.1.1)"
    ]


@pytest.mark.rule("LR-9.1.1")
def test_a_great_old_one_needs_relics_that_there_are() -> None:
    relics = (Relic("tide-bell"),) * 5 + (Relic("x" * 50),)

    assert faults(**with_entry("great_old_ones", 1, relics=relics)) == [
        f"great_old_ones[1].relics (dagon): there is no Relic '{'x' * 40}...' in this set (LR-9.1.1)"
    ]


@pytest.mark.rule("LR-9.1.1")
def test_a_great_old_one_may_need_one_relic_six_times() -> None:
    assert faults(**with_entry("great_old_ones", 1, relics=(Relic("tide-bell"),) * 6)) == []


# ------------------------------------------------------------------ the boards


@pytest.mark.rule("LR-3.4")
def test_the_exposure_marker_starts_on_one_space() -> None:
    spaces = shipped().exposure

    assert faults(**with_entry("exposure", 0, start=False)) == [
        "exposure: 0 spaces have start = true, and one must (LR-3.4)"
    ]
    assert faults(**with_entry("exposure", 4, start=True)) == [
        "exposure: 2 spaces have start = true, and one must (LR-3.4)"
    ]
    assert faults(custom=True, exposure=()) == ["exposure: 0 spaces have start = true, and one must (LR-3.4)"]
    assert faults(exposure=(Space(source=Source.STAND_IN), *spaces)) == [], "it need not be the first (LR-R14)"


@pytest.mark.rule("LR-U10")
def test_the_exposure_track_goes_as_far_as_the_printed_example_unless_the_set_is_custom() -> None:
    spaces = shipped().exposure[:6]

    assert faults(exposure=spaces) == ["exposure: 5 spaces beyond the start where there are 6 at least (LR-U10)"]
    assert faults(custom=True, exposure=spaces) == []


@pytest.mark.rule("LR-11.3", "LR-11.4")
@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("notoriety", -100, "a number from -99 to 99, not -100 (LR-11.3)"),
        ("notoriety", 100, "a number from -99 to 99, not 100 (LR-11.3)"),
        ("adventurer", -1, "a number from 0 to 99, not -1 (LR-11.4)"),
        ("cult", 100, "a number from 0 to 99, not 100 (LR-11.4)"),
    ],
)
def test_a_space_moves_notoriety_by_a_number_and_takes_no_funds_away(field: str, value: int, said: str) -> None:
    blank = {"notoriety": 0, "adventurer": 0, "cult": 0}
    assert faults(**with_entry("exposure", 3, **blank | {field: value})) == [f"exposure[3].{field}: must be {said}"]


@pytest.mark.rule("LR-6.4.4", "LR-11.4")
@pytest.mark.parametrize(
    ("adventurer", "cult", "said"),
    [(1, 0, []), (0, 2, []), (1, 2, ["exposure[3]: it can pay one faction, not both (LR-6.4.4, LR-11.4)"])],
)
def test_a_space_pays_one_faction(adventurer: int, cult: int, said: list[str]) -> None:
    pays = {"notoriety": 1, "adventurer": adventurer, "cult": cult}

    assert faults(**with_entry("exposure", 3, **pays)) == said
    assert faults(custom=True, **with_entry("exposure", 3, **pays)) == said


NOTORIETY = Track("notoriety", last=12, start=0, source=Source.STAND_IN)


@pytest.mark.rule("LR-2.3")
def test_there_is_a_notoriety_track_and_no_track_unheard_of() -> None:
    luck = Track("luck", last=9, start=0, source=Source.STAND_IN)

    assert faults(tracks=[]) == ['tracks: there is none with id = "notoriety" (LR-2.3)']
    assert faults(tracks=[NOTORIETY, luck]) == [
        "tracks[1].id: there is no track 'luck', only notoriety and funds (LR-2.3)"
    ]


@pytest.mark.rule("LR-2.3")
def test_no_track_stands_there_twice() -> None:
    twice = f'{SHIPPED}\n[[tracks]]\nid = "notoriety"\nlast = 20\nstart = 0\nsource = "stand-in"\n'

    assert in_file(twice) == ("tracks[1].id: notoriety stands in this table already",)


@pytest.mark.rule("LR-6.4.5", "LR-3.4")
@pytest.mark.parametrize(
    ("last", "start", "fault"),
    [
        (9, -1, ".start (notoriety): must be 0 or more, not -1 (LR-3.4)"),
        (0, 0, ".last (notoriety): must be beyond the start, from 1 to 99, not 0 (LR-6.4.5)"),
        (4, 5, ".last (notoriety): must be beyond the start, from 6 to 99, not 4 (LR-6.4.5)"),
        (100, 0, ".last (notoriety): must be beyond the start, from 1 to 99, not 100 (LR-6.4.5)"),
    ],
)
def test_notoriety_has_a_way_to_go(last: int, start: int, fault: str) -> None:
    track = evolve(NOTORIETY, last=last, start=start)

    assert faults(tracks=[track]) == faults(custom=True, tracks=[track]) == [f"tracks[0]{fault}"]


@pytest.mark.rule("LR-U11")
def test_notoriety_goes_as_far_as_the_printed_example_unless_the_set_is_custom() -> None:
    track = evolve(NOTORIETY, last=7, start=2)

    assert faults(tracks=[track]) == [
        "tracks[0].last (notoriety): 5 spaces from the start where there are 6 at least (LR-U11)"
    ]
    assert faults(custom=True, tracks=[track]) == []


@pytest.mark.rule("LR-R39", "LR-3.2")
@pytest.mark.parametrize(
    ("last", "start", "found"),
    [
        (3, 3, []),
        (99, 3, []),
        (2, 3, ["tracks[1].last (funds): must be a number from 3 to 99, not 2 (LR-R39)"]),
        (100, 3, ["tracks[1].last (funds): must be a number from 3 to 99, not 100 (LR-R39)"]),
        (20, 0, ["tracks[1].start (funds): both players begin with 3 Funds, not 0 (LR-3.2)"]),
    ],
)
def test_a_set_may_give_funds_a_maximum(last: int, start: int, found: list[str]) -> None:
    funds = Track("funds", last=last, start=start, source=Source.STAND_IN)

    assert faults(tracks=[NOTORIETY, funds]) == found


@pytest.mark.rule("LR-R39")
def test_the_maximum_of_funds_is_played_with() -> None:
    funds = Track("funds", last=20, start=3, source=Source.STAND_IN)

    assert changed(tracks=[NOTORIETY, funds]).most_funds == 20
    assert shipped().most_funds is None


# ------------------------------------------------------------------ what is printed


@pytest.mark.parametrize(
    ("table", "known"),
    [
        ("locations", "hidden, discovered, number of relics"),
        ("exposure", "notoriety, adventurer, cult"),
        ("tracks", "start"),
    ],
)
def test_what_is_said_to_be_printed_is_something_that_can_be(table: str, known: str) -> None:
    changes = with_entry(table, 0, printed=(known.split(", ", maxsplit=1)[0], "colour"))

    assert faults(**changes) == [f"{table}[0].printed: must be some of {known}, not 'colour'"]


# ------------------------------------------------------------------ more than any table has room for


@pytest.mark.parametrize(("many", "found"), [(99, []), (100, ["cult_cards: 100 entries; there can be 99"])])
def test_a_custom_set_has_99_cards_of_a_sort_at_most(many: int, found: list[str]) -> None:
    cards = [evolve(shipped().cult_cards[0], id=Card(f"guest-{at}")) for at in range(many)]

    assert faults(custom=True, cult_cards=cards) == found


def test_a_custom_set_has_99_kinds_of_relics_and_999_tokens_at_most() -> None:
    others = [evolve(shipped().relics[0], id=Relic(f"charm-{at}"), tokens=1) for at in range(94)]

    assert faults(custom=True, relics=[*shipped().relics, *others[:93]]) == []
    assert faults(custom=True, relics=[*shipped().relics, *others]) == ["relics: 100 kinds; there can be 99"]
    others = [evolve(relic, tokens=99) for relic in others[:10]]
    assert faults(custom=True, relics=[*shipped().relics, *others]) == ["relics: 1,005 tokens; there can be 999 in all"]


@pytest.mark.parametrize("name", ["", "two\nlines", "\x1b[2J", "x" * 101])
def test_a_set_has_a_name_that_can_be_printed(name: str) -> None:
    assert list(attrs.evolve(shipped(), name=name).faults()) == [
        "name: a set has a name of 1 to 100 characters that can be printed on one line"
    ]
