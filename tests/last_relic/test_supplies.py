"""Components, the tokens: Relics, Clues and Marks, damage, Shots and covers, and what happens when they run out."""

from __future__ import annotations

from collections import Counter

import pytest

from rlyeh_rules import Seat
from rlyeh_rules.last_relic import State, events
from tests.last_relic.table import (
    CULT,
    HER,
    TOKENS,
    On,
    at,
    names,
    offered,
    play,
    refused,
    spot,
    table,
    told,
)

LIMITED = {"limited_tokens": True}


def points(state: State) -> int:
    """What the Clues and Marks on the table are worth together."""
    places = [place for place in state.locations.row if place is not None]
    return sum(place.clues + place.marks + place.used for place in places)


def tokens(state: State) -> Counter[str]:
    """Every Relic token, wherever it lies."""
    return Counter(map(str, (*state.ritual.supply, *state.cult.relics, *state.adventurer.relics)))


# ------------------------------------------------------------------ Relic tokens


@pytest.mark.rule("LR-2.4")
def test_relics_gained_and_stolen_leave_the_supply_kind_by_kind() -> None:
    row = (spot("harbour", marks=4, relics="AB"), spot("library", up=True, clues=4, relics="CD"), spot("crypt"))
    state = table("cult", at=2, row=row, cultists=(On(1, "acolyte 2 = mark"),))
    assert len(state.ritual.supply) == 15

    gained = play(state, "activate acolyte", "lay p")
    stolen = play(gained, "steal C")

    assert (len(stolen.ritual.supply), stolen.cult.relics, stolen.adventurer.relics) == (12, ("A", "B"), ("C",))
    assert Counter(map(str, stolen.ritual.supply)) == Counter(TOKENS) - Counter("ABC")
    assert tokens(state) == tokens(gained) == tokens(stolen) == Counter(TOKENS)
    assert stolen.violations() == ()


@pytest.mark.rule("LR-R3")
def test_the_cult_gains_as_many_as_the_supply_still_has_and_nothing_in_exchange() -> None:
    few = {**TOKENS, "A": 1}
    row = (spot("harbour", marks=4, relics="AAB"), spot("library"), spot("crypt"))
    state = table("cult", at=2, row=row, tokens=few, cultists=(On(1, "acolyte 2 = mark"),))

    state, happened = told(state, "activate acolyte", "lay p")

    assert state.cult.relics == ("A", "B")
    assert events.RelicsGained(CULT, ("A", "B")) in happened
    assert state.cult.funds == 3
    assert tokens(state) == Counter(few)


@pytest.mark.rule("LR-R3")
def test_a_location_whose_relics_are_all_out_is_resolved_for_its_funds() -> None:
    row = (spot("harbour", marks=4, relics="A", funds=2), spot("library"), spot("crypt"))
    state = table("cult", at=2, row=row, relics="AAA", cultists=(On(1, "acolyte 2 = mark"),))

    state, happened = told(state, "activate acolyte", "lay p")

    assert (state.cult.relics, state.cult.funds) == (("A", "A", "A"), 5)
    assert "RelicsGained" not in names(happened)
    assert at(state, 1).location == "p"


@pytest.mark.rule("LR-R3")
def test_a_relic_that_is_out_cannot_be_stolen_and_no_clue_is_spent() -> None:
    row = (spot("harbour", up=True, clues=5, relics="AB"), spot("library"), spot("crypt"))
    state = table(row=row, relics="AAA")

    assert refused(state, "steal A") == "LR-R3"
    assert at(state, 1).clues == 5
    assert offered(state, HER, "steal") == ["0: steal B"]


@pytest.mark.rule("LR-R3")
@pytest.mark.parametrize("viewer", [HER, CULT, None])
def test_the_supply_of_relics_is_for_all_to_see(viewer: Seat | None) -> None:
    state = table(relics="AAB", stolen="C")

    assert "".join(state.view(viewer).ritual.supply) == "ABBCCDDEEFF"


@pytest.mark.rule("LR-R3")
def test_an_icon_takes_only_what_the_supply_has() -> None:
    state = table("cult", tokens={**TOKENS, "D": 1}, relics="AAAD", cult_hand=("rite | action relic",))

    state = play(state, "play rite")

    assert offered(state, CULT) == ["1: relic B", "1: relic C", "1: relic E", "1: relic F"]
    assert refused(state, "relic A") == "LR-R3"
    assert play(state, "relic B").cult.relics == ("A", "A", "A", "B", "D")


@pytest.mark.rule("LR-R3")
def test_with_unlimited_relics_a_token_is_always_there() -> None:
    row = (spot("harbour", marks=4, relics="AA"), spot("library", up=True, clues=4, relics="A"), spot("crypt"))
    options = {"unlimited_relics": True}
    state = table("cult", at=2, row=row, tokens={**TOKENS, "A": 1}, cultists=(On(1, "acolyte 2 = mark"),))
    endless = table(
        "cult", at=2, row=row, tokens={**TOKENS, "A": 1}, cultists=(On(1, "acolyte 2 = mark"),), options=options
    )

    limited = play(state, "activate acolyte", "lay p")
    after = play(endless, "activate acolyte", "lay p", "steal A")

    assert limited.cult.relics == ("A",)
    assert refused(limited, "steal A") == "LR-R3"
    assert (after.cult.relics, after.adventurer.relics) == (("A", "A"), ("A",))
    assert after.ritual.supply == endless.ritual.supply
    assert after.violations() == ()


# ------------------------------------------------------------------ Clues and Marks


@pytest.mark.rule("LR-2.5")
def test_seven_marks_are_seven_however_many_tokens_they_are() -> None:
    row = (spot("harbour", hidden=5, discovered=8, up=True, marks=6), spot("library"), spot("crypt"))
    state = table("cult", row=row, cultists=(On(1, "acolyte 2 = mark"),))

    state, happened = told(state, "activate acolyte")

    assert at(state, 1).marks == 7
    assert events.MarkPlaced(1, 7) in happened


@pytest.mark.rule("LR-2.5", "LR-R1")
def test_a_single_clue_is_spent_put_on_a_card_and_shared_out_of_three() -> None:
    three = spot("harbour", up=True, discovered=7, marks=6, clues=3)
    state = table(row=(three, spot("library"), spot("crypt")), at=2, cultists=(On(1, "acolyte 2 = mark"),))

    used = play(state, "ability 1")
    shared = play(state, "pass", "activate acolyte", "clue 2")
    paid = play(table(row=(three, spot("library"), spot("crypt")), hand=("book = [clue] fund",)), "play book")

    assert (at(used, 1).clues, at(used, 1).used) == (2, True)
    assert (at(shared, 2).clues, at(shared, 3).clues) == (2, 1)
    assert at(paid, 1).clues == 2


NEARLY_ALL = (spot("harbour", hidden=30, discovered=31, marks=12, clues=11), spot("library"), spot("crypt"))
"""23 of the 24 points."""


@pytest.mark.rule("LR-R1")
def test_clues_and_marks_have_no_upper_limit() -> None:
    state = table(row=NEARLY_ALL, hand=("book = clue clue",), cultists=(On(1, "acolyte 2 = mark fund"),))

    state, happened = told(state, "play book", "activate acolyte")

    assert (at(state, 1).clues, at(state, 1).marks) == (13, 13)
    assert points(state) == 26
    assert "IconSkipped" not in names(happened)


@pytest.mark.rule("LR-2.5", "LR-R1")
def test_with_limited_tokens_the_25th_point_is_skipped_be_it_a_clue_or_a_mark() -> None:
    state = table(
        row=NEARLY_ALL, hand=("book = clue clue fund",), cultists=(On(1, "acolyte 2 = mark fund"),), options=LIMITED
    )

    state, happened = told(state, "play book", "activate acolyte")

    assert names(happened) == [
        "CardPlayed",
        "CluePlaced",
        "IconSkipped",
        "FundsGained",
        "CultistActivated",
        "IconSkipped",
        "FundsGained",
    ]
    assert (at(state, 1).clues, at(state, 1).marks, points(state)) == (12, 12, 24)
    assert state.violations() == ()


@pytest.mark.rule("LR-R1", "LR-R30", "LR-R28")
@pytest.mark.parametrize(
    ("marks", "happens"),
    [
        (12, ["CluePlaced", "FundsGained"]),
        (13, ["IconSkipped", "FundsGained"]),
        (10, ["CluePlaced", "CluePlaced", "CluePlaced", "FundsGained"]),
    ],
    ids=["for one", "for none", "for all"],
)
def test_an_icon_is_skipped_only_if_nothing_at_all_comes_of_it(marks: int, happens: list[str]) -> None:
    row = (spot("harbour", hidden=30, discovered=31, marks=marks, clues=11), spot("library"), spot("crypt"))
    state = table(row=row, hand=("book = X.clue fund",), stolen="AAB", options=LIMITED)

    _, happened = told(state, "play book")

    assert names(happened) == ["CardPlayed", *happens]


@pytest.mark.rule("LR-R1")
def test_a_clue_on_a_location_card_is_out_of_the_supply_as_well() -> None:
    harbour = spot("harbour", hidden=30, discovered=31, marks=12, clues=11, up=True, used=True)
    state = table(row=(harbour, spot("library"), spot("crypt")), hand=("book = clue",), options=LIMITED)

    assert at(play(state, "play book"), 1).clues == 11


@pytest.mark.rule("LR-R1")
def test_what_is_spent_can_be_placed_again() -> None:
    row = (spot("harbour", hidden=30, discovered=31, marks=22, clues=2), spot("library"), spot("crypt"))
    state = table(row=row, hand=("book = clue clue clue",), options=LIMITED)

    state = play(state, "discover", "pass", "play book")

    assert (at(state, 1).clues, points(state)) == (2, 24)


@pytest.mark.rule("LR-R1")
def test_the_last_token_goes_to_the_first_of_several_locations() -> None:
    state = table(
        "cult",
        row=(spot("harbour", hidden=30, discovered=31, marks=23), spot("library"), spot("crypt")),
        cult_hand=("rite | action mark@every fund",),
        cultists=(On(1, "acolyte 2"), On(3, "priest 2")),
        options=LIMITED,
    )

    state = play(state, "play rite")

    assert (at(state, 1).marks, at(state, 3).marks, state.cult.funds) == (24, 0, 4)


@pytest.mark.rule("LR-R1")
def test_nobody_is_asked_where_a_clue_goes_that_is_not_there() -> None:
    full = (spot("harbour", hidden=30, discovered=31, marks=12, clues=12), spot("library"), spot("crypt"))
    state = table(row=full, hand=("book = clue@chosen",), options=LIMITED)

    state = play(state, "play book")

    assert (state.waiting_on, points(state)) == ((CULT,), 24)


@pytest.mark.rule("LR-R1", "LR-R2")
def test_what_only_missing_tokens_could_do_is_an_empty_action() -> None:
    full = (spot("harbour", hidden=30, discovered=31, marks=12, clues=12), spot("library"), spot("crypt"))
    strict = {"forbid_empty_actions": True}
    what = {"row": full, "hand": ("book = clue", "gun = shot"), "cultists": (On(1, "acolyte 6", shots=5),)}

    assert offered(table(**what, options=strict), HER, "play") == ["0: play book", "0: play gun"]
    both = table(**what, options=strict | LIMITED)
    assert refused(both, "play book") == "LR-R30"
    assert refused(both, "play gun") == "LR-R30"
