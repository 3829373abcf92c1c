"""Play a Card: alternatives, and conditions of a better version."""

from __future__ import annotations

import pytest

from rlyeh_rules import NotationError, parse_action
from rlyeh_rules.last_relic import AskMove, State, events

from .table import CULT, HER, ROW, On, Spot, at, names, offered, play, refused, spot, table, told

THREE = [On(1, "acolyte 2 = mark"), On(1, "brute 2 = mark"), On(1, "priest 2 = mark")]
"""Three Cultists at her Location."""


def clues_at(position: int, clues: int, **more: int) -> list[Spot]:
    """A row with Clues at one Location."""
    row = [*ROW]
    row[position - 1] = row[position - 1]._replace(clues=clues, **more)
    return row


def gains(state: State) -> tuple[int, int, int]:
    """Her Funds, the Clues at her Location, the space of the Exposure marker."""
    place = state.place(state.adventurer.position)
    return state.adventurer.funds, place.clues if place else 0, state.alert.exposure


# ------------------------------------------------------------------ alternatives


@pytest.mark.rule("LR-7.1.3", "LR-R29")
@pytest.mark.parametrize(("choice", "found"), [("a", (4, 0, 0)), ("b", (3, 1, 0))])
def test_exactly_one_alternative_is_resolved(choice: str, found: tuple[int, int, int]) -> None:
    assert gains(play(table(hand=["torch = fund / clue"]), f"play torch {choice}")) == found


@pytest.mark.rule("LR-7.1.3", "LR-R29")
@pytest.mark.parametrize("text", ["play torch", "play torch ab", "play torch c", "play torch fund"])
def test_without_a_choice_with_both_or_with_another_a_card_is_not_played(text: str) -> None:
    state = table(hand=["torch = fund / clue"])

    assert offered(state, HER, "play") == ["0: play torch a", "0: play torch b"]
    assert refused(state, text) == "LR-7.1.3"


@pytest.mark.rule("LR-7.1.3")
def test_two_choices_cannot_even_be_said() -> None:
    with pytest.raises(NotationError):
        parse_action(table(hand=["torch = fund / clue"]), "play torch a b")


@pytest.mark.rule("LR-7.1.3")
def test_there_is_nothing_to_choose_where_no_stroke_stands() -> None:
    assert refused(table(hand=["torch = fund clue"]), "play torch a") == "LR-7.1.3"


@pytest.mark.rule("LR-R29")
@pytest.mark.parametrize(("choice", "found"), [("a", (5, 0, 0)), ("b", (3, 1, 1))])
def test_a_stroke_splits_the_whole_row(choice: str, found: tuple[int, int, int]) -> None:
    assert gains(play(table(hand=["torch = fund fund / clue exposure"]), f"play torch {choice}")) == found


@pytest.mark.rule("LR-R29")
@pytest.mark.parametrize(("choice", "found"), [("a", (4, 0, 2)), ("b", (3, 1, 2))])
def test_in_brackets_it_splits_a_part_only(choice: str, found: tuple[int, int, int]) -> None:
    assert gains(play(table(hand=["torch = exposure (fund / clue) exposure"]), f"play torch {choice}")) == found


@pytest.mark.rule("LR-R29")
def test_of_each_group_one_alternative_is_named() -> None:
    state = table(hand=["torch = (fund / clue) (exposure / fund fund)"])
    assert offered(state, HER, "play") == [f"0: play torch {choice}" for choice in ("aa", "ab", "ba", "bb")]

    assert [gains(play(state, f"play torch {choice}")) for choice in ("ab", "ba")] == [(6, 0, 0), (3, 1, 1)]
    assert [refused(state, f"play torch {choice}") for choice in ("a", "ac", "aab")] == ["LR-7.1.3"] * 3


@pytest.mark.rule("LR-R29", "LR-R30")
def test_the_alternative_is_named_with_the_command_and_only_the_target_waits() -> None:
    state, happened = told(table(hand=["torch = clue (move / fund)"]), "play torch a")

    assert happened[0] == events.CardPlayed(HER, "torch", "a")
    assert names(happened) == ["CardPlayed", "CluePlaced"]
    assert isinstance(state.decision, AskMove)


@pytest.mark.rule("LR-R29")
def test_an_alternative_that_achieves_nothing_may_be_picked() -> None:
    hers, happened = told(table(hand=["gun = shot / fund"]), "play gun a")
    assert (names(happened), hers.adventurer.funds) == (["CardPlayed", "IconSkipped"], 3)

    its, happened = told(table("cult", cultists=[On(2, "acolyte 2 = wound / fund")]), "activate acolyte a")
    assert (names(happened), its.cult.funds) == (["CultistActivated", "IconSkipped"], 3)


@pytest.mark.rule("LR-R29", "LR-7.4.1", "LR-8.1.1", "LR-8.2.1")
@pytest.mark.parametrize(
    ("text", "refusal"), [("ability 1", "LR-R29"), ("1: play rite", "LR-R29"), ("1: activate acolyte", "LR-8.2.1")]
)
def test_abilities_cult_cards_and_cultists_have_alternatives_alike(text: str, refusal: str) -> None:
    state = table(
        "adventurer" if text.startswith("ability") else "cult",
        row=(spot("harbour", up=True, clues=1, ability="fund / fund fund"), spot("library"), spot("crypt")),
        cult_hand=["rite | action fund / fund fund"],
        cultists=[On(1, "acolyte 2 = fund / fund fund")],
    )

    assert [refused(state, what) for what in (text, f"{text} c", f"{text} ab")] == [refusal] * 3
    one, two = play(state, f"{text} a"), play(state, f"{text} b")
    assert [after.adventurer.funds + after.cult.funds for after in (one, two)] == [7, 8]


# ------------------------------------------------------------------ needs


@pytest.mark.rule("LR-7.1.12", "LR-7.1.13")
def test_two_cultists_do_not_meet_a_need_of_three_and_the_other_option_is_left() -> None:
    state = table(hand=["net = fund / [3 cultists] fund fund"], cultists=THREE[:2])

    assert refused(state, "play net b") == "LR-7.1.13"
    assert offered(state, HER, "play") == ["0: play net a"]
    assert play(state, "play net a").adventurer.funds == 4


@pytest.mark.rule("LR-7.1.13", "LR-R31")
def test_a_clue_is_paid_and_three_cultists_only_have_to_be_there() -> None:
    state = table(
        hand=["net = clue / [clue] fund / [3 cultists] fund fund"], cultists=THREE, row=clues_at(1, 1), funds=0
    )

    paid, happened = told(state, "play net b")
    assert happened[1] == events.CluesDiscarded(1, 1, 0), "to the supply, and before anything else"
    assert gains(paid) == (1, 0, 0)

    seen, happened = told(state, "play net c")
    assert gains(seen) == (2, 1, 0)
    assert "CluesDiscarded" not in names(happened)
    assert len(seen.cult.cultists) == 3


@pytest.mark.rule("LR-7.1.12", "LR-7.1.13")
@pytest.mark.parametrize("row", [clues_at(2, 3), clues_at(1, 0), clues_at(1, 0, marks=3)], ids=["far", "none", "marks"])
def test_without_a_clue_at_her_location_there_is_none_to_discard(row: list[Spot]) -> None:
    state = table(hand=["net = clue / [clue] fund"], row=row)

    assert refused(state, "play net b") == "LR-7.1.13"
    assert offered(state, HER, "play") == ["0: play net a"]


@pytest.mark.rule("LR-7.1.13", "LR-7.4.3")
def test_a_clue_on_the_card_of_a_location_pays_for_nothing() -> None:
    row = (spot("harbour", up=True, used=True, clues=0), spot("library"), spot("crypt"))

    assert refused(table(hand=["net = clue / [clue] fund"], row=row), "play net b") == "LR-7.1.13"


@pytest.mark.rule("LR-7.1.13")
def test_cultists_elsewhere_are_not_counted() -> None:
    state = table(
        hand=["net = fund / [3 cultists] fund fund"], cultists=[*THREE[:2], On(2, "warden 2"), On(3, "keeper 2")]
    )

    assert refused(state, "play net b") == "LR-7.1.13"


@pytest.mark.rule("LR-R31")
def test_activated_cultists_count() -> None:
    rotated = [one._replace(ready=False) for one in THREE]

    assert play(table(hand=["net = [3 cultists] fund"], cultists=rotated), "play net").adventurer.funds == 4


@pytest.mark.rule("LR-R31", "LR-7.1.12")
@pytest.mark.parametrize(
    ("card", "row", "cultists"),
    [
        ("clue ([clue] fund / exposure)", clues_at(1, 0), []),
        ("move ([clue] fund / exposure)", clues_at(2, 1), []),
        ("move ([3 cultists] fund / exposure)", clues_at(1, 0), [one._replace(position=2) for one in THREE]),
    ],
    ids=["a clue placed by it", "a clue moved to", "cultists moved to"],
)
def test_what_the_card_itself_brings_about_does_not_help(card: str, row: list[Spot], cultists: list[On]) -> None:
    state = table(hand=[f"net = {card}"], row=row, cultists=cultists)

    assert refused(state, "play net a") == "LR-7.1.13"
    assert offered(state, HER, "play") == ["0: play net b"]


@pytest.mark.rule("LR-R31")
def test_what_held_before_the_first_icon_need_not_hold_later() -> None:
    state = table(hand=["net = discard ([3 cultists] fund fund / exposure)"], cultists=THREE)

    state = play(state, "play net a", "cultist brute")

    assert (len(state.cult.cultists), state.adventurer.funds) == (2, 5)


@pytest.mark.rule("LR-R31", "LR-7.1.13")
def test_the_clue_comes_from_where_she_is_before_the_first_icon() -> None:
    state = table(hand=["net = move ([clue] fund / exposure)"], row=clues_at(1, 1))

    state, happened = told(state, "play net a", "move 3")

    assert names(happened) == ["CardPlayed", "CluesDiscarded", "FigureMoved", "FundsGained"]
    assert [at(state, n).clues for n in (1, 2, 3)] == [0, 0, 0]


@pytest.mark.rule("LR-R31")
@pytest.mark.parametrize(("clues", "choices"), [(0, ["bb"]), (1, ["ab", "ba", "bb"]), (2, ["aa", "ab", "ba", "bb"])])
def test_clues_needed_twice_are_there_twice(clues: int, choices: list[str]) -> None:
    state = table(hand=["net = ([clue] fund / exposure) ([clue] fund / exposure)"], row=clues_at(1, clues))

    assert offered(state, HER, "play") == [f"0: play net {choice}" for choice in choices]
    if clues == 2:
        assert gains(play(state, "play net aa")) == (5, 0, 0)


@pytest.mark.rule("LR-R31", "LR-7.1.12")
def test_a_better_version_is_never_forced() -> None:
    state = table(hand=["net = fund / [3 cultists] fund fund / [clue] clue"], cultists=THREE, row=clues_at(1, 1))

    assert offered(state, HER, "play") == ["0: play net a", "0: play net b", "0: play net c"]
    assert gains(play(state, "play net a")) == (4, 1, 0)


@pytest.mark.rule("LR-7.1.12", "LR-R31")
def test_every_need_of_an_option_has_to_be_met() -> None:
    def with_(clues: int, cultists: int) -> State:
        return table(hand=["net = [2 clues] [3 cultists] fund"], cultists=THREE[:cultists], row=clues_at(1, clues))

    assert refused(with_(1, 3), "play net") == "LR-7.1.13"
    assert refused(with_(2, 2), "play net") == "LR-7.1.13"
    assert gains(play(with_(2, 3), "play net")) == (4, 0, 0)


@pytest.mark.rule("LR-R29", "LR-R31", "LR-7.1.14")
def test_x_needs_and_alternatives_may_be_combined() -> None:
    state = table(hand=["net = X.clue ([clue] X.fund / exposure)"], row=clues_at(1, 1), stolen="AB")

    assert gains(play(state, "play net a")) == (5, 2, 0)
    assert gains(play(state, "play net b")) == (3, 3, 1)


@pytest.mark.rule("LR-7.1.13", "LR-R5")
def test_beside_the_row_she_has_neither_clue_nor_cultists() -> None:
    state = table(at=None, hand=["net = fund / [clue] fund / [1 cultists] fund"], row=(None, None, None))

    assert offered(state, HER, "play") == ["0: play net a"]
    assert [refused(state, f"play net {choice}") for choice in "bc"] == ["LR-7.1.13"] * 2


# ------------------------------------------------------------------ needs of damage, and of the Cult


@pytest.mark.rule("LR-7.1.12", "LR-7.1.13", "LR-R31", "LR-10.3")
@pytest.mark.parametrize(
    ("need", "wounds", "madness", "met"),
    [
        ("2 wounds", 2, 0, True),
        ("2 wounds", 1, 3, False),
        ("madness", 0, 1, True),
        ("madness", 3, 0, False),
        ("3 damage", 2, 1, True),
        ("3 damage", 1, 1, False),
    ],
)
@pytest.mark.parametrize("whose", ["adventurer", "cult"])
def test_a_need_of_damage_looks_at_her_track_and_takes_nothing_from_it(
    whose: str, need: str, wounds: int, madness: int, met: bool
) -> None:
    state = table(
        whose,
        hand=[f"net = [{need}] fund"],
        cult_hand=[f"rite | action [{need}] fund"],
        wounds=wounds,
        madness=madness,
        funds=3,
    )
    text = {"adventurer": "play net", "cult": "play rite"}[whose]

    if not met:
        assert refused(state, text) == {"adventurer": "LR-7.1.13", "cult": "LR-R31"}[whose]
        return
    after = play(state, text)
    assert (after.adventurer.funds + after.cult.funds, after.adventurer.damage) == (7, wounds + madness)


@pytest.mark.rule("LR-R31", "LR-8.2.1")
def test_a_cultist_may_need_three_cultists_where_she_is() -> None:
    cultists = [On(2, "seer 2 = [3 cultists] mark / fund"), *THREE]

    assert at(play(table("cult", cultists=cultists), "activate seer a"), 2).marks == 1
    elsewhere = table("cult", at=2, cultists=cultists)
    assert offered(elsewhere, CULT, "activate seer") == ["1: activate seer b"]
    assert refused(elsewhere, "activate seer a") == "LR-R31"
