"""Objective and overview: what the sides are after, whose turn it is, and how long a game lasts."""

from __future__ import annotations

import pytest

from rlyeh_rules.gate import Side, Sigil, State
from rlyeh_rules.gate.events import ClockMoved, TurnBegan
from tests.gate.table import at, new, offered, play, played, refused, table, told

# ------------------------------------------------------------------ objective


@pytest.mark.rule("GR-1.1", "GR-R18")
def test_the_investigators_win_as_soon_as_the_fourth_sigil_is_created() -> None:
    state = table(
        cultists=[2, 4], hands={1: "I B D"}, pool="I I I I B Z", created=["zhar", "dagon", "bokrug"], target="ithaqua"
    )

    over = play(state, "contribute ithaqua")

    assert over.created == (Sigil.ZHAR, Sigil.DAGON, Sigil.BOKRUG, Sigil.ITHAQUA)
    assert over.outcome is not None
    assert (over.outcome.rule, over.outcome.winners) == ("GR-1.1", (at(1), at(3), at(5)))
    assert over.hour == 7, "and nobody waits for midnight"
    assert len(over.pool) == 7, "nothing that would follow happens"


@pytest.mark.rule("GR-1.2", "GR-10.1")
def test_the_cultists_win_when_the_clock_runs_out_first() -> None:
    state = table(turn=5, hour=11, cultists=[2, 4], created=["zhar", "dagon", "bokrug"])

    over = play(state, "gamble", "play ithaqua")

    assert over.hour == 12
    assert over.outcome is not None
    assert (over.outcome.rule, over.outcome.winners) == ("GR-10.1", (at(2), at(4)))


@pytest.mark.rule("GR-1.3")
def test_a_sigil_is_created_by_four_symbols_that_match_and_no_other_with_it() -> None:
    state = table(hands={1: "D B Z"}, pool="I I I I B D", target="ithaqua", created=["zhar"])

    assert play(state, "contribute dagon").created == (Sigil.ZHAR, Sigil.ITHAQUA)


@pytest.mark.rule("GR-1.3")
@pytest.mark.parametrize(
    "actions",
    [
        ["contribute zhar"],
        ["research", "done"],
        ["gamble", "play ithaqua"],
        ["investigate", "leave"],
        ["accuse 1", "waive", "0: vote no", "2: vote no", "3: vote no", "4: vote no"],
    ],
)
def test_no_action_by_itself_creates_a_sigil(actions: list[str]) -> None:
    state = play(table(pool="I I I I"), *actions)

    assert state.created == ()
    assert state.turn.seat == at(2)


# ------------------------------------------------------------------ turns and rounds


def turns(state: State, count: int) -> list[int]:
    """Who is up in so many turns in which everybody researches, 1 for the first seat."""
    order: list[int] = []
    for _ in range(count):
        order.append(state.turn.seat + 1)
        state = play(state, "research", "done")
    return order


@pytest.mark.rule("GR-4.1")
def test_the_bearer_of_the_watch_begins_and_all_others_follow_clockwise() -> None:
    assert turns(table(number=1), 7) == [1, 2, 3, 4, 5, 1, 2]
    assert turns(table(turn=3, watch=3, number=1), 7) == [3, 4, 5, 1, 2, 3, 4]


@pytest.mark.rule("GR-4.1")
@pytest.mark.parametrize("action", ["contribute zhar", "research", "gamble", "investigate", "accuse 0", "pass"])
def test_nobody_acts_out_of_turn(action: str) -> None:
    state = table(turn=2)

    assert refused(state, f"2: {action}") == "GR-4.1"
    assert offered(state, 3) == []


@pytest.mark.rule("GR-4.1")
def test_each_turn_is_told_with_its_number() -> None:
    happened = told(table(turn=5, number=10), "research", "done", kind=TurnBegan)

    assert happened == [TurnBegan(at(1), 11)]


@pytest.mark.rule("GR-4.2", "GR-12.4")
def test_a_discovered_cultist_has_turns_like_everybody_else() -> None:
    state = table(6, discovered=[2], hands={2: "B D"}, hour=5)
    order: list[int] = []

    for _ in range(6):
        order.append(state.turn.seat + 1)
        state = play(state, *(["plot"] if state.turn.seat == at(2) else ["research", "done"]))

    assert order == [1, 2, 3, 4, 5, 6]
    assert state.turn.seat == at(1)


@pytest.mark.rule("GR-4.3", "GR-9.1")
def test_a_round_of_eight_turns_is_one_hour() -> None:
    state, happened = played(table(8, hour=5))
    for who in range(1, 9):
        assert (state.hour, state.turn.seat) == (5, at(who))
        state, happened = played(state, "research", "done")

    assert (state.hour, state.turn.seat) == (6, at(1))
    assert [event for event in happened if isinstance(event, ClockMoved)] == [ClockMoved(1, 6)]


@pytest.mark.rule("GR-4.4", "GR-3.7", "GR-10.1", "GR-R2")
@pytest.mark.parametrize(
    ("players", "early", "last_turn"),
    [
        (4, False, 44),
        (5, False, 50),
        (6, False, 54),
        (7, False, 56),
        (8, False, 56),
        (4, True, 40),
        (8, True, 48),
    ],
)
def test_so_many_turns_are_left_until_midnight(*, players: int, early: bool, last_turn: int) -> None:
    state = new(players, starting_player=1, tick_before_first_turn=early, research_draws_insanity=False)
    state, happened = played(state, "declare zhar")

    for number in range(1, last_turn + 1):
        assert (state.outcome, state.turn.number) == (None, number)
        state, happened = played(state, "research", "done")

    assert state.outcome is not None
    assert (state.hour, state.outcome.rule) == (12, "GR-10.1")
    assert not [event for event in happened if isinstance(event, TurnBegan)], "there is no further turn"
    assert state.outcome.winners == tuple(seat for seat in state.seats if state.side(seat) == "cultists")


@pytest.mark.rule("GR-4.4", "GR-R4", "GR-10.1")
def test_four_players_who_only_research_are_done_after_44_turns_however_mad_they_have_become() -> None:
    """The default options: each Research costs an insanity card, none of which moves the clock."""
    state, happened = played(table(4, number=1, hour=1, insanity=("eager-to-please",) * 44))

    for number in range(1, 45):
        assert (state.outcome, state.turn.number, state.turn.seat) == (None, number, (number - 1) % 4)
        state, happened = played(state, "research", "done")

    assert state.outcome is not None
    assert (state.hour, state.outcome.rule, state.winning_side) == (12, "GR-10.1", Side.CULTISTS)
    assert [player.mind.size for player in state.players] == [11] * 4
    assert not [event for event in happened if isinstance(event, TurnBegan)], "there is no 45th turn"


@pytest.mark.rule("GR-R2")
@pytest.mark.parametrize(("early", "hour"), [(False, 2), (True, 3)])
def test_the_clock_moves_before_the_very_first_turn_only_if_the_host_has_it_so(*, early: bool, hour: int) -> None:
    state = new(5, starting_player=2, tick_before_first_turn=early)

    assert (state.hour, state.turn.number, state.turn.seat) == (hour, 1, at(2))
