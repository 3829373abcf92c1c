"""Activate the Ability of a Discovered Location: its price, its limit, and where its icons apply."""

from __future__ import annotations

import pytest

from rlyeh_rules.last_relic import AskCult, Place, events

from .table import CULT, HER, On, at, names, offered, play, refused, spot, table, told

HARBOUR, LIBRARY, CRYPT = spot("harbour"), spot("library"), spot("crypt")


def crypt(ability: str = "fund", clues: int = 1, **more: object) -> tuple:
    """A row whose third Location has been discovered."""
    return (HARBOUR, LIBRARY, spot("crypt", up=True, clues=clues, ability=ability, **more))


# ------------------------------------------------------------------ price and limit


@pytest.mark.rule("LR-7.4.1")
def test_one_of_three_clues_is_moved_onto_the_card_and_the_ability_resolved_once_a_round() -> None:
    row = (HARBOUR, spot("library", up=True, clues=3, ability="fund fund"), CRYPT)

    state, happened = told(table(at=2, row=row), "ability 2")

    assert (at(state, 2).clues, at(state, 2).used, state.adventurer.funds) == (2, True, 5)
    assert happened[0] == events.AbilityActivated(HER, 2, "library", None)
    assert names(happened) == ["AbilityActivated", "FundsGained", "FundsGained"], "the Clue is not discarded"
    assert isinstance(state.decision, AskCult), "it was the action of the turn"
    assert refused(play(state, "pass"), "ability 2") == "LR-7.4.1"


@pytest.mark.rule("LR-7.4.1", "LR-7.4.3", "LR-7.4.4")
@pytest.mark.parametrize(
    "row",
    [
        pytest.param((HARBOUR, LIBRARY, spot("crypt", clues=3)), id="hidden"),
        pytest.param(crypt(clues=0), id="no Clue"),
        pytest.param(crypt(clues=3, used=True), id="used in this round"),
        pytest.param(crypt(clues=0, used=True), id="the only Clue on the card"),
        pytest.param((spot("harbour", clues=3), LIBRARY, spot("crypt", up=True)), id="Clues where she is"),
        pytest.param((HARBOUR, spot("library", up=True, clues=3), spot("crypt", up=True)), id="Clues elsewhere"),
        pytest.param(crypt(clues=0, marks=3), id="Marks"),
        pytest.param((HARBOUR, LIBRARY, None), id="no Location"),
    ],
)
def test_it_takes_a_clue_of_that_location_which_must_be_discovered_and_not_used(row: tuple) -> None:
    state = table(row=row)

    assert refused(state, "ability 3") == "LR-7.4.1"
    assert offered(state, HER, "ability 3") == []


@pytest.mark.rule("LR-7.4.1", "LR-6.3.2")
def test_the_cult_has_no_abilities() -> None:
    assert refused(table("cult", row=crypt()), "ability 3") == "LR-6.3.2"


@pytest.mark.rule("LR-7.4.2")
def test_she_need_not_be_there() -> None:
    state = table(at=1, row=crypt())
    assert offered(state, HER) == ["0: pass", "0: ability 3"]

    state = play(state, "ability 3")

    assert (state.adventurer.position, state.adventurer.funds, at(state, 3).clues) == (1, 4, 0)


@pytest.mark.rule("LR-7.4.3")
def test_each_discovered_location_may_be_used_once_in_a_round() -> None:
    row = (HARBOUR, spot("library", up=True, clues=2), spot("crypt", up=True, clues=2))
    state = play(table(row=row), "ability 2", "1: pass", "ability 3", "1: pass")

    assert state.adventurer.funds == 5
    assert [at(state, n).used for n in (1, 2, 3)] == [False, True, True]
    assert offered(state, HER) == ["0: pass"]


@pytest.mark.rule("LR-7.4.3", "LR-6.6.4")
def test_in_maintenance_the_clue_on_the_card_goes_and_the_ability_may_be_used_again() -> None:
    state = table(row=crypt(clues=3), deck=["a", "b", "c", "d", "e"])

    state, happened = told(state, "ability 3", "1: pass", "0: pass", "1: pass", "0: pass", "done")

    assert events.AbilitiesRefreshed((3,)) in happened
    assert (at(state, 3).clues, at(state, 3).used) == (2, False), "it does not come back to the side"
    assert "0: ability 3" in offered(state, HER)


@pytest.mark.rule("LR-7.4.3", "LR-R1")
@pytest.mark.parametrize(("used", "clues"), [(True, 8), (False, 9)])
def test_the_clue_on_the_card_is_still_out_of_the_supply(used: bool, clues: int) -> None:
    row = (spot("harbour", clues=8), LIBRARY, crypt(clues=0, marks=15, hidden=20, discovered=22, used=used)[2])
    state = table(hand=["torch = clue"], row=row, options={"limited_tokens": True})

    assert at(play(state, "play torch"), 1).clues == clues


# ------------------------------------------------------------------ where its icons apply


@pytest.mark.rule("LR-R33")
def test_a_clue_is_placed_where_she_is_and_paid_where_the_ability_is() -> None:
    state = play(table(row=crypt("clue clue", clues=2)), "ability 3")

    assert [(at(state, n).clues, at(state, n).used) for n in (1, 2, 3)] == [(2, False), (0, False), (1, True)]


@pytest.mark.rule("LR-R33")
def test_a_shot_of_a_distant_ability_hits_where_she_is() -> None:
    state = play(table(row=crypt("shot"), cultists=[On(1, "acolyte 2"), On(3, "brute 2")]), "ability 3")

    assert offered(state, HER) == ["0: shoot acolyte"]
    assert refused(state, "shoot brute") == "LR-7.1.9"


@pytest.mark.rule("LR-R33")
def test_a_move_of_a_distant_ability_moves_her_figure() -> None:
    state = play(table(row=crypt("move clue")), "ability 3")
    assert offered(state, HER) == ["0: move 2", "0: move 3"]

    state = play(state, "move 2")

    assert (state.adventurer.position, at(state, 2).clues) == (2, 1)
    assert state.waiting_on == (CULT,)


@pytest.mark.rule("LR-R33", "LR-R30")
def test_an_ability_without_effect_may_be_used_and_is_paid() -> None:
    state, happened = told(table(row=crypt("shot")), "ability 3")

    assert names(happened) == ["AbilityActivated", "IconSkipped"]
    assert (at(state, 3).clues, at(state, 3).used) == (0, True)


@pytest.mark.rule("LR-R33", "LR-R31")
def test_the_conditions_of_an_ability_are_about_where_she_is() -> None:
    three = [On(1, f"acolyte-{n} 2") for n in (1, 2, 3)]
    row = crypt("fund / [3 cultists] fund fund")

    assert play(table(row=row, cultists=three), "ability 3 b").adventurer.funds == 5
    assert refused(table(at=2, row=row, cultists=three), "ability 3 b") == "LR-7.1.13"
    assert offered(table(at=2, row=row, cultists=three), HER) == ["0: pass", "0: ability 3 a"]


@pytest.mark.rule("LR-R33", "LR-R31", "LR-7.1.13")
@pytest.mark.parametrize(("clues", "choices"), [(1, ["a"]), (2, ["a", "b"])])
def test_at_her_own_location_one_clue_does_not_pay_twice(clues: int, choices: list[str]) -> None:
    state = table(at=3, row=crypt("fund / [clue] fund fund", clues=clues))

    assert offered(state, HER, "ability") == [f"0: ability 3 {choice}" for choice in choices]
    if clues == 1:
        assert refused(state, "ability 3 b") == "LR-7.1.13"
    else:
        after = play(state, "ability 3 b")
        assert (at(after, 3).clues, at(after, 3).used, after.adventurer.funds) == (0, True, 5)


@pytest.mark.rule("LR-R33", "LR-R31")
def test_elsewhere_the_ability_and_its_option_are_paid_each_at_its_place() -> None:
    row = (spot("harbour", clues=1), LIBRARY, crypt("[clue] fund fund")[2])

    state, happened = told(table(row=row), "ability 3")

    assert [(at(state, n).clues, at(state, n).used) for n in (1, 3)] == [(0, False), (0, True)]
    assert events.CluesDiscarded(1, 1, 0) in happened
    assert refused(table(row=crypt("[clue] fund fund")), "ability 3") == "LR-7.1.13"


@pytest.mark.rule("LR-R29", "LR-7.4.1")
def test_an_ability_with_alternatives_needs_a_choice() -> None:
    state = table(row=crypt("fund / exposure"))

    assert refused(state, "ability 3") == "LR-R29"
    assert play(state, "ability 3 b").alert.exposure == 1


@pytest.mark.rule("LR-R33", "LR-R35", "LR-R13")
def test_the_ability_goes_on_although_its_location_is_resolved_in_the_middle_of_it() -> None:
    row = crypt("shot fund fund", marks=6, relics="A")
    state = table(row=row, cultists=[On(1, "acolyte 1 | eliminated mark@chosen")])

    state, happened = told(state, "ability 3", "shoot acolyte", "at 3", "lay q")

    assert names(happened)[-2:] == ["FundsGained", "FundsGained"]
    assert (state.adventurer.funds, state.cult.relics) == (5, ("A",))
    assert at(state, 3) == Place("q"), "hidden, unused, without what lay there"
    assert state.waiting_on == (CULT,)
