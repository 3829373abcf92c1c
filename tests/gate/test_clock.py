"""Advancing the Time: when the clock moves, who bears the watch, and in what order a turn begins."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules import NotationError
from rlyeh_rules.gate import AskTarget, AskTurn, Insanity, InsanityFacts, Keeping, State
from rlyeh_rules.gate.effects import MoveClock
from rlyeh_rules.gate.events import ClockMoved
from rlyeh_rules.kernel import Event
from tests.gate.table import STAND_IN, at, kinds, offered, play, played, refused, table, votes


def moves(happened: list[Event]) -> list[ClockMoved]:
    """How the clock moved."""
    return [event for event in happened if isinstance(event, ClockMoved)]


def convicted(state: State, accused: int) -> tuple[State, list[Event]]:
    """The player whose turn it is accuses another one, and all vote Yes."""
    voters = [seat for seat in state.undiscovered if seat != accused - 1]
    return played(state, f"accuse {accused - 1}", "waive", *[f"{seat}: vote yes" for seat in voters])


def consulted(state: State) -> tuple[State, list[Event]]:
    """The player whose turn it is asks for the book, all vote Yes, and the player opens it."""
    return played(state, "consult", *[f"{seat}: vote yes" for seat in state.undiscovered], "volunteer")


# ------------------------------------------------------------------ a round


@pytest.mark.rule("GR-9.1")
def test_the_clock_moves_before_the_bearer_of_the_watch_does_anything() -> None:
    state, happened = played(table(turn=5, hour=4, pool="Z Z Z B B D"), "contribute bokrug")

    assert (state.hour, state.decision) == (5, AskTarget(at(1)))
    assert kinds(happened)[-2:] == ["ClockMoved", "TurnBegan"]


@pytest.mark.rule("GR-9.3", "GR-9.1")
def test_the_turns_of_the_others_do_not_move_it() -> None:
    state, happened = played(table(hour=6), "contribute zhar", "contribute zhar", "contribute zhar", "research", "done")

    assert (state.hour, state.turn.seat) == (6, at(5))
    assert moves(happened) == []


@pytest.mark.rule("GR-9.2", "GR-R28")
def test_the_watch_stays_with_a_player_who_is_discovered() -> None:
    state, _ = convicted(table(turn=5, hour=8, cultists=[1, 2]), 1)
    assert state.players[0].is_discovered

    assert (state.watch, state.turn.seat, state.hour) == (at(1), at(1), 9)
    state = play(state, "contribute zhar", *["research", "done"] * 4)
    assert (state.watch, state.turn.seat, state.hour) == (at(1), at(1), 10)


@pytest.mark.rule("GR-9.2")
@pytest.mark.parametrize("text", ["0: pass watch 1", "1: take watch", "0: give watch 2"])
def test_nobody_can_pass_or_take_the_watch(text: str) -> None:
    with pytest.raises(NotationError):
        play(table(), text)


@pytest.mark.rule("GR-R28", "GR-5.5")
def test_a_bearer_who_is_discovered_takes_the_turn_but_does_not_declare() -> None:
    state = play(table(turn=5, hour=4, discovered=[1], pool="Z Z Z B B D"), "contribute bokrug")
    assert (state.hour, state.turn.seat, state.decision) == (5, at(1), AskTarget(at(2)))

    assert play(state, "declare zhar").decision == AskTurn(at(1))


# ------------------------------------------------------------------ other ways


@pytest.mark.rule("GR-9.4", "GR-6.5.11")
@pytest.mark.parametrize(("hour", "moved"), [(6, 2), (9, 2), (10, 2), (11, 1)])
def test_a_wrong_accusation_moves_it_by_two_hours_at_most_to_midnight(hour: int, moved: int) -> None:
    state, happened = convicted(table(hour=hour, cultists=[4, 5]), 2)

    assert (state.hour, moves(happened)) == (hour + moved, [ClockMoved(moved, hour + moved)])
    assert (state.outcome is not None) is (state.hour == 12)


@pytest.mark.rule("GR-9.4", "GR-11.3.6")
def test_opening_the_book_moves_it_back_by_an_hour() -> None:
    state, happened = consulted(table(hour=7))

    assert (state.hour, state.turn.seat, moves(happened)) == (6, at(1), [ClockMoved(-1, 6)])


@pytest.mark.rule("GR-9.4", "GR-R34")
def test_it_never_goes_back_further_than_one_o_clock() -> None:
    state, happened = consulted(table(hour=1))

    assert (state.hour, moves(happened)) == (1, [])


@pytest.mark.rule("GR-R34")
def test_it_may_go_back_below_the_hour_at_which_it_started() -> None:
    assert consulted(table(5, hour=2))[0].hour == 1


@pytest.mark.rule("GR-R19")
@pytest.mark.parametrize("hour", [10, 11])
def test_late_in_the_day_a_wrong_accusation_is_fatal(hour: int) -> None:
    over, happened = convicted(table(hour=hour, cultists=[4, 5]), 2)

    assert over.outcome is not None
    assert (over.hour, over.outcome.rule, over.outcome.winners) == (12, "GR-6.5.12", (at(4), at(5)))
    assert kinds(happened)[-1] == "GameEnded"
    assert (over.turn.seat, over.players[0].mind.size) == (at(1), 0), "nothing follows"


@pytest.mark.rule("GR-R19", "GR-10.1")
def test_an_effect_that_carries_the_clock_past_midnight_ends_the_game_in_the_middle_of_a_turn() -> None:
    leap = InsanityFacts(Insanity("leap"), 1, Keeping.IMMEDIATELY, STAND_IN, effects=(MoveClock(3), MoveClock(-1)))
    state = table(turn=2, hour=10, insanity=["leap", "eager-to-please"], texts=[leap], mad={2: ["burnt-notes"]})

    over, happened = played(state, "research", "done")

    assert (over.hour, moves(happened)) == (12, [ClockMoved(2, 12)])
    assert over.outcome is not None
    assert (over.outcome.rule, over.turn.seat) == ("GR-R19", at(2))
    assert kinds(happened)[-1] == "GameEnded"
    assert "InsanitySetOff" not in kinds(happened), "and what would have come after the Research does not"


# ------------------------------------------------------------------ how a turn begins


@pytest.mark.rule("GR-R27")
def test_first_the_clock_then_the_declaration_then_the_book_then_the_action() -> None:
    state, happened = played(table(turn=5, hour=4, pool="Z Z Z B B D"), "contribute bokrug")
    assert kinds(happened)[-2:] == ["ClockMoved", "TurnBegan"]
    assert refused(state, "0: consult") == "GR-5.1"

    state = play(state, "declare zhar")
    assert "consult" in offered(state, 1)
    state = play(state, "consult", *votes("1 no", "2 no", "3 no", "4 no", "5 no"))

    assert state.decision == AskTurn(at(1))
    assert "consult" not in offered(state, 1)
    assert "research" in offered(state, 1)


@pytest.mark.rule("GR-R27", "GR-10.1")
@pytest.mark.parametrize(("saved", "hour"), [(True, 11), (False, 12)])
def test_the_last_who_can_put_midnight_off_is_the_player_before_the_bearer(*, saved: bool, hour: int) -> None:
    state = table(turn=5, hour=11)
    before: Any = consulted(state)[0] if saved else state

    after = play(before, "contribute zhar")

    assert after.hour == hour
    assert (after.outcome is None) is saved


@pytest.mark.rule("GR-R2", "GR-9.1")
def test_the_first_advance_comes_when_play_is_back_with_the_bearer() -> None:
    state = play(table(number=1, hour=2), *["contribute zhar"] * 3, "research", "done")
    assert (state.hour, state.turn.number, state.turn.seat) == (2, 5, at(5))

    state = play(state, "research", "done")

    assert (state.hour, state.turn.number, state.turn.seat) == (3, 6, at(1))
