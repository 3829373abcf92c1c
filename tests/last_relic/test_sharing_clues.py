"""A Location is resolved: its Clues are shared out evenly between the other two."""

from __future__ import annotations

import pytest

from rlyeh_rules import NotationError, parse_action
from rlyeh_rules.last_relic import State
from rlyeh_rules.last_relic.events import CluesMoved

from .table import CULT, HER, On, at, names, offered, play, refused, spot, table, told


def resolving(clues: int, *, others: tuple[int, int] = (0, 0), figure: int = 3, used: bool = False) -> State:
    """Position 2 is being resolved, with so many Clues."""
    row = (
        spot("harbour", clues=others[0]),
        spot("temple", up=True, marks=6, clues=clues, used=used),
        spot("crypt", clues=others[1]),
    )
    return play(table("cult", row=row, at=figure, cultists=[On(2, "acolyte 2 = mark")]), "activate acolyte")


def clues(state: State) -> list[int]:
    """The Clues at the two others."""
    return [at(state, position).clues for position in (1, 3)]


@pytest.mark.rule("LR-8.2.14", "LR-R12")
@pytest.mark.parametrize(("position", "shared"), [(1, [2, 1]), (3, [1, 2])])
def test_of_three_clues_the_cult_gives_two_to_one_location_and_one_to_the_other(
    position: int, shared: list[int]
) -> None:
    asked = resolving(3)

    assert (asked.waiting_on, offered(asked, CULT)) == ((CULT,), ["1: clue 1", "1: clue 3"])
    assert clues(play(asked, f"clue {position}")) == shared


@pytest.mark.rule("LR-8.2.14")
def test_no_other_split_can_be_made() -> None:
    asked = resolving(3)

    for text in ("1: clue 1 1 1", "1: clue 3 0", "1: clue 1, 3", "1: clues 3 at 1"):
        with pytest.raises(NotationError):
            parse_action(asked, text)
    for text in ("1: clue 2", "1: clue 4", "1: clue 0"):
        assert refused(asked, text) == "LR-8.2.14"
    assert refused(asked, "1: pass") == "LR-8.2.7"


@pytest.mark.rule("LR-8.2.14")
def test_the_adventurer_does_not_share_the_clues_out() -> None:
    assert refused(resolving(3), "0: clue 1") == "LR-8.2.14"


@pytest.mark.rule("LR-8.2.14", "LR-R12")
@pytest.mark.parametrize(("number", "each"), [(2, 1), (4, 2), (6, 3)])
def test_an_even_number_is_halved_without_a_question(number: int, each: int) -> None:
    asked = resolving(number)

    assert asked.decision.kind == "AskLay"
    assert clues(asked) == [each, each]


@pytest.mark.rule("LR-8.2.14", "LR-R12")
@pytest.mark.parametrize(("position", "shared"), [(1, [1, 0]), (3, [0, 1])])
def test_a_single_clue_goes_where_the_cult_says(position: int, shared: list[int]) -> None:
    after, happened = told(resolving(1), f"clue {position}")

    assert [event for event in happened if isinstance(event, CluesMoved)] == [CluesMoved(2, position, 1)]
    assert clues(after) == shared


@pytest.mark.rule("LR-8.2.14")
def test_without_clues_nothing_is_asked_and_nothing_moves() -> None:
    row = (spot("harbour", clues=1), spot("temple", up=True, marks=6), spot("crypt"))
    state = table("cult", row=row, at=3, cultists=[On(2, "acolyte 2 = mark")])

    asked, happened = told(state, "activate acolyte")

    assert (asked.decision.kind, "CluesMoved" in names(happened)) == ("AskLay", False)
    assert clues(asked) == [1, 0]


@pytest.mark.rule("LR-R12")
def test_the_clues_that_lie_there_already_do_not_matter() -> None:
    assert clues(resolving(4, others=(5, 0))) == [7, 2]
    assert clues(play(resolving(3, others=(5, 0)), "clue 1")) == [7, 1]


@pytest.mark.rule("LR-R12")
def test_the_cult_knows_where_she_has_gone_when_it_shares_the_clues_out() -> None:
    asked = resolving(3, figure=2)
    assert (asked.waiting_on, asked.decision.kind) == ((HER,), "AskFlee")
    assert refused(asked, "1: clue 1") == "LR-5.2.4"

    moved = play(asked, "move 3")

    assert (moved.decision.kind, moved.view(CULT).adventurer.position) == ("AskClue", 3)
    assert clues(play(moved, "clue 1")) == [2, 1]


@pytest.mark.rule("LR-R12", "LR-R13")
def test_the_clue_on_the_card_is_not_shared_out() -> None:
    asked = resolving(2, used=True)

    assert clues(asked) == [1, 1]
    assert at(play(asked, "lay p"), 2).used is False


@pytest.mark.rule("LR-8.2.14")
def test_a_clue_that_she_places_while_she_flees_is_shared_out_too() -> None:
    row = (spot("harbour"), spot("temple", up=True, marks=6, clues=1), spot("crypt"))
    cultists = [On(2, "acolyte 2 = mark | deployed resistance +1 @all"), On(1, "monk 1", shots=1)]
    state = table("cult", row=row, at=2, cultists=cultists, permanents=["diary ! when elimination: clue"])

    asked, happened = told(state, "activate acolyte")

    assert names(happened)[-4:] == ["CultistsDiscarded", "CultistEliminated", "EffectSetOff", "CluePlaced"]
    assert at(asked, 2).clues == 2, "the monk has lost its protection, and her diary notes it"
    assert clues(play(asked, "move 1")) == [1, 1]
