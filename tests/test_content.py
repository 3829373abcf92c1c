"""Card sets from files: what is read, what is refused, and what the digest stands for."""

from __future__ import annotations

from pathlib import Path

import pytest

import rlyeh_rules as rr
from rlyeh_rules import ContentError, SetupError, load_content, seals
from rlyeh_rules.content import read_content, shipped, tables_of
from rlyeh_rules.kernel import Source, evolve
from tests.kernel.box import BOX, Box, Half
from tests.kernel.box import RULES as BOX_RULES
from tests.lantern import GAME, RULES, Card
from tests.lantern.content import Gain

SHIPPED = (Path(__file__).parent / "lantern" / "cards.toml").read_text("utf-8")


def faults(text: str) -> list[str]:
    """Everything that is said of a card set that cannot be played with."""
    with pytest.raises(ContentError) as caught:
        read_content(RULES, text, "mine.toml")
    return list(caught.value.faults)


def changed(old: str, new: str) -> str:
    """The shipped file with one thing exchanged, the first time that it stands there."""
    assert old in SHIPPED
    return SHIPPED.replace(old, new, 1)


# ------------------------------------------------------------------ reading


def test_a_game_ships_with_its_card_set() -> None:
    cards = shipped(RULES, "tests.lantern")
    assert cards.name == "The Lantern, as it was made up"
    assert [card.id for card in cards.cards[:2]] == [Card("lamp"), Card("fog")]  # type: ignore[attr-defined]
    assert cards == GAME.content


def test_entries_are_typed_records() -> None:
    gold = read_content(RULES, SHIPPED, "").cards[-1]  # type: ignore[attr-defined]
    assert (type(gold.id), gold.source, gold.row) == (Card, Source.STAND_IN, (Gain(3),))


def test_a_file_of_ones_own_is_played_with(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(changed("copies = 9", "copies = 12"), "utf-8")
    mine = load_content(GAME, tmp_path / "mine.toml")
    state = rr.new_game(GAME, seed=1, content=mine)
    assert sum(state.contents()[Card].values()) == sum(GAME.content.copies.values()) + 3  # type: ignore[attr-defined]
    assert not state.violations()


def test_a_path_may_be_a_text(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(SHIPPED, "utf-8")
    assert load_content(GAME, str(tmp_path / "mine.toml")) == GAME.content


def test_a_card_set_of_another_game_is_not_played_with() -> None:
    with pytest.raises(SetupError, match="is no card set of"):
        rr.new_game("seals", content=GAME.content)


def test_there_is_no_card_set_for_a_game_that_there_is_not() -> None:
    with pytest.raises(SetupError, match="There is no game 'chess'"):
        load_content("chess", "mine.toml")


def test_a_card_set_made_by_hand_is_checked_before_it_is_played_with() -> None:
    for _ in range(2):
        with pytest.raises(ContentError) as caught:
            rr.new_game("seals", content=seals.Content("mine", "mine", (), ()))
        assert caught.value.source == "mine"
        assert "cards: 0 copies of investigator-gate where there is 1 (SC-1.8)" in caught.value.faults


def test_a_sound_card_set_made_by_hand_is_played_with() -> None:
    mine = evolve(rr.games()["seals"].content, digest="mine")
    states = [rr.new_game("seals", seed=1, content=mine) for _ in range(2)]
    assert [state.setup.content is mine for state in states] == [True, True]


# ------------------------------------------------------------------ what the digest stands for


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('name = "The Lantern, as it was made up"', 'name = "Mine"'),
        ('source = "stand-in"', 'source = "published"'),
        ("cost = 2\nstays = true", "stays = true\ncost = 2 # the same in another order"),
        ("copies = 9", "copies = 9\ncost = 0"),
    ],
    ids=["name", "source", "order of keys", "a default written out"],
)
def test_what_is_not_played_with_does_not_change_the_digest(old: str, new: str) -> None:
    cards = read_content(RULES, changed(old, new), "")
    assert cards.digest == GAME.content.digest
    assert cards == GAME.content


@pytest.mark.parametrize(
    ("old", "new"),
    [("copies = 9", "copies = 10"), ("coins = 3", "coins = 4"), ('id = "lamp"', 'id = "lamp2"')],
)
def test_what_is_played_with_changes_the_digest(old: str, new: str) -> None:
    text = changed(old, new)
    if "lamp2" in new:
        text = f'{text}\n[[cards]]\nid = "lamp"\ncopies = 4\ncost = 2\nstays = true\nsource = "rulebook"\n'
    assert read_content(RULES, text, "").digest != GAME.content.digest


def test_the_order_of_the_entries_counts_since_decks_are_made_in_it() -> None:
    head, *entries = SHIPPED.split("[[cards]]")
    turned = "[[cards]]".join([head, *(f"{entry.rstrip()}\n\n" for entry in reversed(entries))])
    assert read_content(RULES, turned, "").digest != GAME.content.digest


def test_the_digest_is_the_same_everywhere_and_always() -> None:
    assert GAME.content.digest == "c78c741989fe893f9f73ee653b69ac7f"


# ------------------------------------------------------------------ faults


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("copies = 8", 'copies = "8"', "cards[2].copies (mark): must be a whole number, not '8'"),
        ("copies = 8", "copies = 8.0", "cards[2].copies (mark): must be a whole number, not 8.0"),
        ("copies = 8", "copies = 0x" + "f" * 5_000, "cards[2].copies (mark): must be a number from"),
        (
            "copies = 8",
            "copies = 1979-05-27",
            "cards[2].copies (mark): must be a whole number, not datetime.date(1979, 5, 27)",
        ),
        ("copies = 8\n", "", "cards[2].copies (mark): is missing"),
        ("copies = 8", "copies = 8\ncolour = 1", "cards[2].colour (mark): is not known here"),
        ("stays = true", "stays = 1", "cards[0].stays (lamp): must be true or false, not 1"),
        (
            'source = "stand-in"',
            'source = "me"',
            "cards[7].source (gold): must be one of rulebook, published, stand-in, not 'me'",
        ),
        ('id = "lamp"', 'id = "?"', "cards[0].id: lies open, so it cannot be hidden"),
        ("{ type", "{ kind", "cards[2].row[0].type (mark): is missing"),
        (
            "lantern.Gain",
            "lantern.Lose",
            "cards[2].row[0].type (mark): must be a kind of Icon that there is here, not 'lantern.Lose'",
        ),
        ("coins = 1", "coins = true", "cards[2].row[0].coins (mark): must be a whole number, not true"),
        ('name = "The Lantern, as it was made up"', "", "name: is missing"),
        ('name = "The Lantern, as it was made up"', 'name = " "', "name: must not be empty"),
        ('name = "', 'digest = ""\nname = "', "digest: is not known here"),
        ('name = "', 'decks = 1\nname = "', "decks: is not known here"),
    ],
)
def test_a_fault_is_named_by_its_path(old: str, new: str, fault: str) -> None:
    (found,) = faults(changed(old, new))
    assert found.startswith(fault)


def test_every_fault_is_listed_at_once() -> None:
    text = changed("copies = 8", 'copies = "8"').replace("cost = 2", "price = 2").replace('source = "stand-in"', "")
    assert faults(text) == [
        "cards[0].price (lamp): is not known here",
        "cards[2].copies (mark): must be a whole number, not '8'",
        "cards[7].source (gold): is missing",
    ]


@pytest.mark.parametrize(
    ("slips", "found"),
    [
        (
            {'id = "fog"': 'id = "fgo"', "copies = 8": 'copies = "8"', "cost = 2": "cots = 2"},
            [
                "cards[0].cots (lamp): is not known here; did you mean cost?",
                "cards[2].copies (mark): must be a whole number, not '8'",
                "fog must stand in the set once, not 0 times",
            ],
        ),
        (
            {'name = "The': "name = 3 # ", 'id = "fog"': 'id = "lamp"'},
            [
                "name: must be a text, not 3",
                "cards[1].id: lamp stands in this table already",
                "lamp must stand in the set once, not 2 times",
                "fog must stand in the set once, not 0 times",
            ],
        ),
        (
            {'name = "The': 'digest = ""\nname = "The', 'id = "fog"': 'id = "fgo"'},
            ["digest: is not known here", "fog must stand in the set once, not 0 times"],
        ),
        ({"[[cards]]": "[[crads]]"}, ["cards: is missing", "crads: is not known here; did you mean cards?"]),
        (
            {'id = "lamp"\n': "", 'id = "gold"': 'id = "dread"'},
            [
                "cards[0].id: is missing",
                "cards[7].id: dread stands in this table already",
                "lamp must stand in the set once, not 0 times",
                "dread must stand in the set once, not 2 times",
                "gold must stand in the set once, not 0 times",
            ],
        ),
        (
            {'id = "lamp"\ncopies': 'id = "lapm"\ncopeis'},
            [
                "cards[0].copies (lapm): is missing",
                "cards[0].copeis (lapm): is not known here; did you mean copies?",
                "lamp must stand in the set once, not 0 times",
            ],
        ),
    ],
    ids=["in an entry", "in the name", "the digest", "the table", "an id", "an entry that is no model"],
)
def test_what_is_wrong_with_the_whole_set_is_listed_as_well(
    tmp_path: Path, slips: dict[str, str], found: list[str]
) -> None:
    text = SHIPPED
    for old, new in slips.items():
        assert old in text
        text = text.replace(old, new)
    (tmp_path / "mine.toml").write_text(text, "utf-8")
    with pytest.raises(ContentError) as caught:
        load_content(GAME, tmp_path / "mine.toml")
    assert list(caught.value.faults) == found


def test_the_game_has_its_own_say_once_all_is_well_typed() -> None:
    assert faults(changed('id = "fog"', 'id = "lamp"')) == [
        "cards[1].id: lamp stands in this table already",
        "lamp must stand in the set once, not 2 times",
        "fog must stand in the set once, not 0 times",
    ]


def test_an_entry_that_is_no_table_is_a_fault_and_so_is_a_table_that_is_no_list() -> None:
    assert faults('name = "x"\ncards = [1]') == ["cards[0]: must be a table, not 1"]
    assert faults('name = "x"\n[cards]\n') == ["cards: must be a list, not a table"]


def test_what_is_no_toml_is_named_by_line_and_column() -> None:
    (found,) = faults('name = "x"\nname = "y"\n')
    assert found.startswith("this is not TOML: ")
    assert found.endswith("(at line 2, column 11)")


@pytest.mark.parametrize("text", ["copies = " + "1" * 5_000, "a = " + "[" * 5_000])
def test_toml_that_no_reader_can_take_is_a_fault_too(text: str) -> None:
    (found,) = faults(text)
    assert found.startswith("this is not TOML: ")


def test_an_error_counts_its_faults_and_shows_them(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(changed("copies = 8\n", ""), "utf-8")
    with pytest.raises(ContentError) as caught:
        load_content(GAME, file)
    assert str(caught.value) == f"{file}: 1 fault\n  - cards[2].copies (mark): is missing"
    assert caught.value.source == str(file)


# ------------------------------------------------------------------ records within entries, and plain values


def box(text: str) -> Box:
    """A card set whose entries hold records, and which has a plain value."""
    content = read_content(BOX_RULES, text, "box.toml")
    assert isinstance(content, Box)
    return content


def box_faults(*slips: tuple[str, str]) -> list[str]:
    """All that is said of the box with some things exchanged, each the first time that it stands there."""
    text = BOX
    for old, new in slips:
        assert old in text
        text = text.replace(old, new, 1)
    with pytest.raises(ContentError) as caught:
        read_content(BOX_RULES, text, "box.toml", like=box(BOX))
    return list(caught.value.faults)


CUSTOM = ('name = "Box"', 'name = "Box"\ncustom = true')
BOB, CAT, TRACK = (BOX.index(entry) for entry in ('[[hires]]\nid = "bob"', '[[hires]]\nid = "cat"', "[[track]]"))
BOBLESS, CATLESS = (BOX[BOB:CAT], ""), (BOX[CAT:TRACK], "")


def test_an_entry_may_hold_records_of_its_own() -> None:
    ann, bob, _ = box(BOX).hires
    assert (ann.day, ann.night) == (Half("fund"), Half(strength=2, guards=True))
    assert bob.night == Half()


def test_a_plain_value_is_read_and_has_a_default() -> None:
    assert [box(text).custom for text in (BOX, BOX.replace(*CUSTOM))] == [False, True]


def test_a_plain_value_is_no_table() -> None:
    assert list(tables_of(box(BOX))) == ["hires", "track"]


@pytest.mark.parametrize(
    ("old", "new"),
    [CUSTOM, ("night = {}", 'night.action = ""\nnight.guards = false')],
    ids=["a plain value", "a default within a record"],
)
def test_the_digest_leaves_out_plain_values_and_defaults_within_records(old: str, new: str) -> None:
    assert box(BOX.replace(old, new)).digest == box(BOX).digest


def test_what_stands_in_a_record_within_an_entry_changes_the_digest() -> None:
    assert box(BOX.replace("night.strength = 2", "night.strength = 3")).digest != box(BOX).digest


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("day.action", "day.acton", "hires[0].day.acton (ann): is not known here; did you mean action?"),
        ('day.action = "fund"', "day.action = 5", "hires[0].day.action (ann): must be a text, not 5"),
        ("night.guards = true", "night.guards = 1", "hires[0].night.guards (ann): must be true or false, not 1"),
        ("night = {}", "night = 5", "hires[1].night (bob): must be a table, not 5"),
        ("night = {}\n", "", "hires[1].night (bob): is missing"),
        ("day.action", "day.'a.b'", "hires[0].day.'a.b' (ann): is not known here"),
        ('name = "Box"', 'name = "Box"\ncustom = "yes"', "custom: must be true or false, not 'yes'"),
        ('name = "Box"', 'name = "Box"\ncustm = true', "custm: is not known here; did you mean custom?"),
        ("start = true", "start = 1", "track[0].start: must be true or false, not 1"),
    ],
)
def test_a_fault_in_a_part_of_an_entry_or_in_a_plain_value_is_named_by_its_path(old: str, new: str, fault: str) -> None:
    assert box_faults((old, new)) == [fault]


@pytest.mark.parametrize(
    ("slips", "found"),
    [
        (
            [("day.action", "day.acton"), CATLESS],
            ["hires[0].day.acton (ann): is not known here; did you mean action?", "hires: 2 of 3"],
        ),
        (
            [CUSTOM, ("day.action", "day.acton"), CATLESS],
            ["hires[0].day.acton (ann): is not known here; did you mean action?"],
        ),
        ([("name", "custom = 1\nname"), CATLESS], ["custom: must be true or false, not 1", "hires: 2 of 3"]),
        (
            [('id = "ann"', 'id = "dan"'), ("day.action", "day.acton")],
            ["hires[0].day.acton (dan): is not known here; did you mean action?"],
        ),
        ([("coins = 1", "coins = 1\nstart = 1")], ["track[1].start: must be true or false, not 1"]),
        (
            [CUSTOM, BOBLESS, CATLESS, *[("[[track]]", "[[trcak]]")] * 3],
            ["track: is missing", "trcak: is not known here; did you mean track?"],
        ),
    ],
    ids=[
        "a record within an entry",
        "what a plain value allows",
        "the plain value itself",
        "an entry of ones own",
        "an entry without an id",
        "an entry that is not in the file",
    ],
)
def test_of_such_a_set_too_all_is_listed_and_nothing_that_only_follows(
    slips: list[tuple[str, str]], found: list[str]
) -> None:
    assert box_faults(*slips) == found


# ------------------------------------------------------------------ files


def in_file(tmp_path: Path, content: bytes) -> str:
    """What is said of a file."""
    (tmp_path / "mine.toml").write_bytes(content)
    with pytest.raises(ContentError) as caught:
        load_content(GAME, tmp_path / "mine.toml")
    (found,) = caught.value.faults
    return found


def test_a_file_that_is_not_utf_8_is_refused(tmp_path: Path) -> None:
    assert in_file(tmp_path, b'name = "\xff"') == "the file is not UTF-8: byte 8 cannot be read"


def test_a_file_that_is_too_large_is_refused(tmp_path: Path) -> None:
    assert in_file(tmp_path, b"#" * 400_001) == "the file is larger than 400,000 bytes"


def test_a_line_full_of_points_is_refused_before_it_is_read(tmp_path: Path) -> None:
    """A key of 100,000 parts would take minutes."""
    assert in_file(tmp_path, b"\n" + b"a." * 100_000 + b"a = 1") == "line 2 has more than 64 points"


def test_a_table_of_too_many_entries_is_refused(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("[[cards]]\n" * 30_000)
    with pytest.raises(ContentError) as caught:
        load_content(GAME, tmp_path / "mine.toml")
    assert "cards: has 30,000 entries; it can have 2,000" in caught.value.faults


@pytest.mark.parametrize("name", ["", "nobody.toml", "null\0.toml"])
def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(ContentError, match="the file cannot be read: "):
        load_content(GAME, f"{tmp_path}/{name}")
