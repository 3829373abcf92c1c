"""Steal a Relic: what it costs, which one, and what the Cult does not get then."""

from __future__ import annotations

from collections import Counter

import pytest

from rlyeh_rules import NotationError, parse_action
from rlyeh_rules.last_relic import AskCult, Relic, State, events

from .table import CULT, HER, On, at, names, offered, play, refused, spot, table, told

FAR = (spot("library"), spot("crypt"))
WORKER = On(2, "worker 1 = mark@hers")
"""Places a Mark where she is."""


def open_harbour(relics: str = "ABC", clues: int = 5, **more: object) -> tuple:
    """A row whose first Location has been discovered."""
    return (spot("harbour", up=True, relics=relics, clues=clues, **more), *FAR)


def resolved(state: State) -> State:
    """After the Cult has placed the last Mark where she is; she goes to 2, and the Clue left over too."""
    state = play(state, "activate worker", "move 2")
    return play(state, "clue 2") if "1: clue 2" in offered(state, CULT) else state


# ------------------------------------------------------------------ what it costs


@pytest.mark.rule("LR-7.3.1", "LR-7.3.2")
def test_for_four_of_five_clues_she_steals_the_relic_that_she_names() -> None:
    state, happened = told(table(row=open_harbour()), "steal B")

    assert (at(state, 1).clues, at(state, 1).covered, state.adventurer.relics) == (1, (1,), ("B",))
    assert happened == (events.CluesDiscarded(1, 4, 1), events.RelicStolen(HER, 1, "B"))
    assert isinstance(state.decision, AskCult)


@pytest.mark.rule("LR-7.3.1")
@pytest.mark.parametrize(
    ("row", "text"),
    [
        pytest.param((spot("harbour", clues=6), *FAR), "steal A", id="hidden"),
        pytest.param(open_harbour(clues=3), "steal A", id="three Clues"),
        pytest.param((spot("library"), spot("harbour", up=True, clues=5), FAR[1]), "steal A", id="not there"),
        pytest.param((spot("library", up=True), spot("harbour", up=True, clues=5), FAR[1]), "steal A", id="far Clues"),
        pytest.param(open_harbour(), "steal D", id="not shown"),
        pytest.param(open_harbour(covered=(1,)), "steal B", id="covered"),
    ],
)
def test_what_is_not_there_for_four_clues_is_not_stolen(row: tuple, text: str) -> None:
    state = table(row=row)

    assert refused(state, text) == "LR-7.3.1"
    assert text not in [what.removeprefix("0: ") for what in offered(state, HER)]


@pytest.mark.rule("LR-7.3.1", "LR-7.4.3")
def test_three_clues_on_the_side_and_one_on_the_card_are_not_four() -> None:
    assert refused(table(row=open_harbour(clues=3, used=True)), "steal A") == "LR-7.3.1"


@pytest.mark.rule("LR-7.3.1")
@pytest.mark.parametrize("text", ["steal A B", "steal A, B", "steal"])
def test_an_action_steals_one_relic(text: str) -> None:
    with pytest.raises(NotationError):
        parse_action(table(row=open_harbour(clues=8)), text)


@pytest.mark.rule("LR-7.3.1", "LR-6.3.2")
def test_the_cult_steals_nothing() -> None:
    assert refused(table("cult", row=open_harbour()), "steal A") == "LR-6.3.2"


@pytest.mark.rule("LR-R5")
def test_beside_the_row_there_is_nothing_to_steal() -> None:
    assert refused(table(at=None, row=(None, None, None)), "steal A") == "LR-R5"


# ------------------------------------------------------------------ where the token comes from


@pytest.mark.rule("LR-7.3.2", "LR-2.4")
def test_the_token_comes_from_the_supply_and_the_cult_keeps_its_own() -> None:
    before = table(row=open_harbour(), relics="A")
    after = play(before, "steal A")

    assert Counter(before.ritual.supply) - Counter(after.ritual.supply) == {"A": 1}
    assert (after.adventurer.relics, after.cult.relics) == (("A",), ("A",))
    assert len(after.ritual.supply) + len(after.adventurer.relics) + len(after.cult.relics) == 15


@pytest.mark.rule("LR-7.3.2", "LR-R3")
def test_a_kind_of_which_no_token_is_left_cannot_be_chosen_and_costs_nothing() -> None:
    state = table(row=open_harbour("AB"), stolen="A", relics="AA")

    assert offered(state, HER, "steal") == ["0: steal B"]
    assert refused(state, "steal A") == "LR-R3"


@pytest.mark.rule("LR-7.3.2", "LR-R3")
def test_an_endless_supply_always_has_a_token() -> None:
    state = table(row=open_harbour("AB"), stolen="A", relics="AA", options={"unlimited_relics": True})

    assert play(state, "steal A").adventurer.relics == ("A", "A")


@pytest.mark.rule("LR-7.3.2", "LR-R2")
@pytest.mark.parametrize(("limited", "refusal"), [(True, "LR-R2"), (False, None)])
def test_only_an_option_minds_that_no_token_is_left_to_cover_with(limited: bool, refusal: str | None) -> None:
    shot = [On(2, "acolyte 3", shots=2), On(2, "brute 4", shots=3)]
    state = table(row=open_harbour(), cultists=shot, options={"limited_tokens": limited})

    if refusal:
        assert refused(state, "steal A") == refusal
        assert offered(state, HER, "steal") == []
    else:
        assert play(state, "steal A").adventurer.relics == ("A",)


# ------------------------------------------------------------------ what the Cult gains later


@pytest.mark.rule("LR-7.3.3")
def test_of_three_relics_the_cult_does_not_gain_the_one_that_is_covered() -> None:
    state = table(row=open_harbour(marks=6), cultists=[WORKER])

    state = resolved(play(state, "steal B"))

    assert state.cult.relics == ("A", "C")
    assert state.adventurer.relics == ("B",)


@pytest.mark.rule("LR-9.2.3", "LR-7.3.3")
def test_each_relic_is_covered_by_a_token_of_its_own() -> None:
    state = play(table(row=open_harbour(clues=9, marks=6), cultists=[WORKER]), "steal A", "1: pass", "steal C")
    assert at(state, 1).covered == (0, 2)

    assert resolved(state).cult.relics == ("B",)


# ------------------------------------------------------------------ equal Relics


@pytest.mark.rule("LR-R27", "LR-9.2.2")
def test_a_kind_that_she_has_already_may_be_stolen_but_is_no_new_kind() -> None:
    state = play(table(row=open_harbour("AB"), stolen="ABC"), "steal A")

    assert state.adventurer.relics == ("A", "A", "B", "C")
    assert not state.is_over


@pytest.mark.rule("LR-R27", "LR-9.2.2")
def test_a_fourth_kind_wins_at_once() -> None:
    permanents = ["map ! when steal: fund"]

    state, happened = told(table(row=open_harbour("AD"), stolen="ABC", permanents=permanents), "steal D")

    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == ((HER,), "ritual cancelled")
    assert names(happened)[:3] == ["CluesDiscarded", "RelicStolen", "GameEnded"]
    assert state.adventurer.funds == 3, "nothing is set off any more"


@pytest.mark.rule("LR-R27", "LR-7.1.14")
def test_a_second_token_of_a_kind_counts_for_x() -> None:
    state = table(row=open_harbour("A"), stolen="A", hand=["torch = X.fund"])

    assert play(state, "steal A", "1: pass", "play torch").adventurer.funds == 5


@pytest.mark.rule("LR-R27", "LR-7.3.3")
def test_of_two_equal_pictures_one_may_be_covered_and_the_other_be_worth_a_token() -> None:
    state = play(table(row=open_harbour("ABA", marks=6), cultists=[WORKER]), "steal A")
    assert at(state, 1).covered == (0,)

    assert resolved(state).cult.relics == ("A", "B")


@pytest.mark.rule("LR-R27", "LR-7.3.1")
def test_two_equal_pictures_may_be_stolen_one_after_the_other_and_no_third_time() -> None:
    state = play(table(row=open_harbour("ABA", clues=12)), "steal A", "1: pass", "steal A", "1: pass")

    assert (at(state, 1).covered, state.adventurer.relics) == ((0, 2), ("A", "A"))
    assert refused(state, "steal A") == "LR-7.3.1"
    assert offered(state, HER, "steal") == ["0: steal B"]


@pytest.mark.rule("LR-R27", "LR-7.3.2")
def test_it_is_the_kind_that_is_named_and_anybody_sees_what_is_covered() -> None:
    state = play(table(row=open_harbour()), "steal C")

    assert state.view(CULT).adventurer.relics == (Relic("C"),)
    assert state.view(None).locations.row[0].covered == (2,)
