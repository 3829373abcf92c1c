"""Relics: what the Cult gathers, what it can summon with, and what the Adventurer steals."""

from __future__ import annotations

import pytest

import rlyeh_rules as rr
from rlyeh_rules.content import read_content
from rlyeh_rules.kernel import HIDDEN, Event
from rlyeh_rules.last_relic import RULES, Content, GreatOldOne, Pair, Relic, State, events

from .table import CULT, HER, On, at, names, offered, play, refused, spot, table, told

THREES = {"A": 3, "B": 3, "C": 3, "D": 2, "E": 3, "F": 1}
"""15 tokens, of which three are E."""


def gaining(relic: str, held: str, need: str = "ABCDEF", *, option: bool = False) -> tuple[State, list[Event]]:
    """The Cult gains one more Relic by a card, whatever lies at the Locations."""
    state = table(
        "cult",
        cult_hand=["rite | action relic"],
        relics=held,
        need=need,
        tokens=THREES | {"A": 5},
        options={"single_substitution": option},
    )
    state, happened = told(state, "play rite", f"relic {relic}")
    return state, list(happened)


def summons(relic: str, held: str, need: str = "ABCDEF", *, option: bool = False) -> bool:
    """Whether it wins by that."""
    state, _ = gaining(relic, held, need, option=option)
    return state.outcome is not None


# ------------------------------------------------------------------ what a Great Old One needs

SMALL_BOX = """
name = "a small box"
custom = true
great_old_ones = [{{ id = "dagon", relics = [{need}], source = "stand-in" }}]
adventurer_cards = [{{ id = "torch", action = "fund", source = "stand-in" }}]
cult_cards = [{{ id = "acolyte", resistance = 1, source = "stand-in" }}]
reinforcements = []
locations = [{locations}]
relics = [{relics}]
exposure = [{{ start = true, source = "stand-in" }}]
tracks = [{{ id = "notoriety", last = 6, start = 0, source = "stand-in" }}]
"""


def small_box(need: str) -> Content:
    """A card set of one's own, with a Great Old One that needs these."""
    place = 'hidden = 5, discovered = 7, relics = ["A"], funds = 0, ability = "fund", source = "stand-in"'
    locations = ", ".join(f'{{ id = "l{number}", {place} }}' for number in range(4))
    relics = ", ".join(f'{{ id = "{kind}", tokens = 3, source = "stand-in" }}' for kind in "ABCDEF")
    text = SMALL_BOX.format(need=", ".join(f'"{kind}"' for kind in need), locations=locations, relics=relics)
    content = read_content(RULES, text, "a small box")
    assert isinstance(content, Content)
    return content


@pytest.mark.rule("LR-9.1.1")
@pytest.mark.parametrize("need", ["ABCDEF", "AABBCC", "AAABBB"])
def test_a_great_old_one_needs_six_relics_of_kinds_that_exist(need: str) -> None:
    assert small_box(need).needs["dagon"] == tuple(need)


@pytest.mark.rule("LR-9.1.1")
@pytest.mark.parametrize(
    ("need", "fault"),
    [
        ("ABCDE", "a Great Old One needs six Relics, not 5 (LR-9.1.1)"),
        ("ABCDEFA", "a Great Old One needs six Relics, not 7 (LR-9.1.1)"),
        ("ABCDEZ", "there is no Relic 'Z' in this set (LR-9.1.1)"),
    ],
)
def test_a_great_old_one_that_needs_something_else_is_refused(need: str, fault: str) -> None:
    with pytest.raises(rr.ContentError) as caught:
        small_box(need)

    assert caught.value.faults == (f"great_old_ones[0].relics (dagon): {fault}",)


# ------------------------------------------------------------------ Cult Relics


@pytest.mark.rule("LR-9.1.2")
def test_the_cults_relics_lie_open_but_not_what_is_needed() -> None:
    row = (spot("harbour", marks=4), spot("library"), spot("crypt"))
    state = play(table("cult", row=row, at=2, cultists=[On(1, "acolyte 2 = mark")]), "activate acolyte", "lay p")

    for seat in (HER, CULT, None):
        assert state.view(seat).cult.relics == ("A", "B")
    assert state.view(CULT).ritual.great_old_one == "dagon"
    for seat in (HER, None):
        assert (state.view(seat).ritual.great_old_one, state.view(seat).ritual.box) == (HIDDEN, (HIDDEN,))


@pytest.mark.rule("LR-9.1.2", "LR-9.2.1")
def test_relics_stay_on_the_boards_for_the_rest_of_the_game() -> None:
    state = table("reserve", relics="AAB", stolen="AB", market=["lens $3 = clue // 2 = mark"])

    later = play(state, "pass", "pass", "done", "pass", "pass")

    assert later.round == 4
    assert (later.cult.relics, later.adventurer.relics) == (("A", "A", "B"), ("A", "B"))


@pytest.mark.rule("LR-9.1.3")
def test_the_cult_wins_immediately_with_the_six_relics() -> None:
    state, happened = gaining("F", "ABCDE")

    assert names(happened) == ["CardPlayed", "RelicsGained", "GreatOldOneSummoned", "GameEnded"]
    assert (state.outcome.winners, state.outcome.reason, state.outcome.rule) == ((CULT,), "summoning", "LR-9.1.3")


@pytest.mark.rule("LR-9.1.3")
def test_repeated_kinds_are_needed_as_often_as_they_stand_there() -> None:
    assert not summons("F", "ABCDE", need="AABCDE")
    assert summons("A", "ABCDE", need="AABCDE")


@pytest.mark.rule("LR-9.1.3")
def test_the_check_is_made_by_a_resolution_and_by_a_card_alike() -> None:
    row = (spot("harbour", marks=4, relics="F"), spot("library"), spot("crypt"))
    state = table("cult", row=row, at=2, relics="ABCDE", cultists=[On(1, "acolyte 2 = mark")])

    assert play(state, "activate acolyte").outcome.reason == "summoning"
    assert summons("F", "ABCDE")


@pytest.mark.rule("LR-9.1.4", "LR-R25", "LR-R26")
@pytest.mark.parametrize(
    ("relic", "held", "wins"),
    [
        pytest.param("E", "ABCDEE", True, id="a spare pair for F"),
        pytest.param("E", "ABCDE", False, id="one spare E"),
        pytest.param("A", "ABCDE", False, id="one spare A"),
        pytest.param("A", "AABCDE", True, id="two spare A for F"),
        pytest.param("A", "AAAABCD", True, id="two pairs for E and F"),
        pytest.param("C", "AABBDEF", True, id="directly"),
        pytest.param("B", "ABCDE", False, id="one spare B"),
        pytest.param("B", "AABCDE", False, id="one spare of each of two kinds"),
    ],
)
def test_two_identical_relics_stand_in_for_a_missing_one(relic: str, held: str, wins: bool) -> None:
    assert summons(relic, held) is wins


@pytest.mark.rule("LR-R25")
@pytest.mark.parametrize(("option", "wins"), [(False, True), (True, False)])
def test_several_pairs_stand_in_unless_the_option_allows_one(option: bool, wins: bool) -> None:
    assert summons("A", "AAAABCD", option=option) is wins
    assert summons("B", "AAABBCD", option=option) is wins
    assert summons("A", "AABCDE", option=option), "a single exchange is always allowed"


@pytest.mark.rule("LR-R25")
def test_a_pair_may_be_of_a_kind_that_is_not_needed() -> None:
    assert not summons("E", "ABCDE", need="AABBCD"), "two E stand in for one of the two that are missing"
    assert summons("E", "AABCDE", need="AABBCD")


@pytest.mark.rule("LR-R25", "LR-9.1.3")
def test_no_relic_is_spent_by_the_check() -> None:
    state, _ = gaining("A", "AABCD")

    assert (state.outcome, state.cult.relics) == (None, tuple("AAABCD"))
    assert state.ritual.supply == tuple("AABBCCDEEEF")


# ------------------------------------------------------------------ automatic, compulsory, shown


@pytest.mark.rule("LR-R37")
def test_the_great_old_one_is_turned_up_with_the_relics_that_fulfil_it() -> None:
    _, happened = gaining("A", "AAAABCD")

    shown = events.GreatOldOneSummoned(
        CULT,
        GreatOldOne("dagon"),
        tuple(map(Relic, "ABCD")),
        (Pair(Relic("A"), Relic("E")), Pair(Relic("A"), Relic("F"))),
    )
    for seat in (HER, CULT, None):
        assert shown in [event.seen_by(seat) for event in happened]
    assert shown.describe() == "Seat 1 summoned Dagon with A, B, C and D and two A for E and two A for F."


@pytest.mark.rule("LR-R37")
def test_the_win_is_compulsory() -> None:
    state = table("cult", cult_hand=["rite | action relic fund"], relics="ABCDE")

    asked = play(state, "play rite")
    assert asked.outcome is None
    over = play(asked, "relic F")

    assert (over.is_over, over.legal_actions(CULT), over.decision) == (True, (), None)
    assert refused(over, "1: pass") == "LR-12.1"


@pytest.mark.rule("LR-R37")
def test_in_another_ending_it_is_shown_after_the_game() -> None:
    state = table("cult", wounds=4, cultists=[On(1, "acolyte 2 = wound")], at=1)
    assert state.view(HER).ritual.great_old_one is HIDDEN

    over, happened = told(state, "activate acolyte")

    assert happened[-1].seen_by(HER) == events.GreatOldOneRevealed(CULT, GreatOldOne("dagon"))
    assert over.view(HER).ritual.great_old_one == "dagon"
    assert "GreatOldOneSummoned" not in names(happened)


@pytest.mark.rule("LR-R37")
def test_one_relic_short_looks_like_any_other_moment() -> None:
    """What she is told when the Cult gains a Relic is the same, however much is missing still."""
    near, far = gaining("A", "ABCDE"), gaining("A", "ABCDE", need="BBCCFF")

    assert [event.seen_by(HER) for event in near[1]] == [event.seen_by(HER) for event in far[1]]
    assert str(near[0].view(HER)) == str(far[0].view(HER))


# ------------------------------------------------------------------ stolen Relics


@pytest.mark.rule("LR-9.2.1")
def test_stolen_relics_and_covers_lie_open() -> None:
    row = (spot("harbour", up=True, relics="ABC", clues=8), spot("library"), spot("crypt"))
    state = play(table(row=row, at=1), "steal A", "pass", "steal B")

    for seat in (CULT, HER, None):
        view = state.view(seat)
        assert (view.adventurer.relics, view.place(1).covered, view.place(2).covered) == (("A", "B"), (0, 1), ())


@pytest.mark.rule("LR-9.2.2")
def test_four_different_relics_win_before_the_cults_next_turn() -> None:
    row = (spot("harbour", up=True, relics="D", clues=4), spot("library"), spot("crypt"))
    state = table(row=row, at=1, stolen="ABC", cultists=[On(1, "monk 2 = mark")])

    over, happened = told(state, "steal D")

    assert names(happened) == ["CluesDiscarded", "RelicStolen", "GameEnded", "GreatOldOneRevealed"]
    assert (over.outcome.winners, over.outcome.reason, over.outcome.rule) == ((HER,), "ritual cancelled", "LR-9.2.2")
    assert (over.adventurer.relics, at(over, 1).covered) == (("A", "B", "C", "D"), (0,))


@pytest.mark.rule("LR-9.2.2", "LR-13.4")
def test_equal_relics_are_one_kind_and_no_substitute() -> None:
    row = (spot("harbour", up=True, relics="ABC", clues=4), spot("library"), spot("crypt"))

    for stolen, relic in (("AAB", "C"), ("ABC", "A"), ("AABBC", "C")):
        after = play(table(row=row, at=1, stolen=stolen), f"steal {relic}")
        assert (after.outcome, after.decision.kind) == (None, "AskCult")
        assert len(set(after.adventurer.relics)) == 3


@pytest.mark.rule("LR-13.4")
def test_spare_pairs_are_no_substitute_for_her_fourth_kind() -> None:
    tokens = {"A": 8, "B": 3, "C": 2, "D": 2}
    row = (spot("harbour", up=True, relics="A", clues=4), spot("library"), spot("crypt"))
    state = table(row=row, at=1, stolen="AAAAABC", tokens=tokens, need="AABBCD")

    assert play(state, "steal A").outcome is None


@pytest.mark.rule("LR-9.2.3")
def test_several_relics_are_stolen_from_one_location_each_for_an_action_and_four_clues() -> None:
    row = (spot("harbour", up=True, relics="ABC", clues=12), spot("library"), spot("crypt"))
    state = table(row=row, at=1)

    first = play(state, "steal A", "pass")
    assert offered(first, HER, "steal") == ["0: steal B", "0: steal C"]
    second = play(first, "steal C", "pass")

    assert (at(second, 1).covered, at(second, 1).clues) == ((0, 2), 4)
    assert offered(second, HER, "steal") == ["0: steal B"]
    assert refused(second, "0: steal A") == "LR-7.3.1"


@pytest.mark.rule("LR-9.2.3", "LR-8.2.15")
def test_what_is_left_uncovered_is_gained_by_the_cult() -> None:
    row = (spot("harbour", up=True, relics="ABC", marks=6, covered=(0, 2)), spot("library"), spot("crypt"))
    state = table("cult", row=row, at=2, stolen="AC", cultists=[On(1, "acolyte 2 = mark")])

    assert play(state, "activate acolyte").cult.relics == ("B",)
