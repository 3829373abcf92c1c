"""Hypothesis strategies for games."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, Phase, find, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import run_state_machine_as_test

from rlyeh_rules import Match, State
from rlyeh_rules.testing import ConformanceError, GameMachine, Moment, actions, moments, moves, states, walks
from tests.lantern import GAME
from tests.lantern.auction import AskBid
from tests.lantern.vote import AskVotes
from tests.support.lobby import lantern_in_the_lobby

GAMES = 6


@pytest.fixture(autouse=True, scope="module")
def lobby() -> Iterator[None]:
    """The Lantern can be found by its name."""
    with lantern_in_the_lobby():
        yield


@given(moments(GAME, GAMES))
def test_a_moment_leads_to_the_next(moment: Moment) -> None:
    assert moment.action is None or moment.state.apply(moment.action) == (moment.after, moment.events)


def test_rare_questions_are_drawn_as_often_as_common_ones() -> None:
    met: Counter[str] = Counter()

    @settings(max_examples=200, database=None, derandomize=True)
    @given(states(GAME, GAMES))
    def draw(state: State) -> None:
        met[state.decision.kind if state.decision else "over"] += 1

    draw()
    assert met["AskBid"] < 60
    assert met["AskReroll"] > 5
    assert met["over"] > 5


@given(st.data(), states(GAME, GAMES))
def test_an_action_that_is_drawn_is_legal(data: st.DataObject, state: State) -> None:
    if not state.is_over:
        assert state.why_not(data.draw(actions(state))) is None
        seat = data.draw(st.sampled_from(state.waiting_on))
        assert data.draw(actions(state, seat)).seat == seat


@given(walks(GAME, decisions=30))
def test_a_walk_is_a_game_from_its_beginning(game: tuple[Moment, ...]) -> None:
    assert len(game) <= 31
    assert game[0].state == game[0].start.open().state
    assert all(one.after == other.state for one, other in itertools.pairwise(game))


def test_a_walk_shrinks_to_a_plain_game() -> None:
    plain = find(
        walks(GAME, decisions=4),
        lambda _: True,
        settings=settings(suppress_health_check=list(HealthCheck), database=None),
    )
    start = plain[0].start
    assert (start.players, start.options, start.seed) == (4, GAME.options(), 0)
    assert isinstance(plain[0].state.decision, AskBid)


def test_what_may_be_done_out_of_turn_is_among_the_moves() -> None:
    moment = find(
        moments(GAME, GAMES),
        lambda moment: isinstance(moment.state.decision, AskVotes) and len(moment.state.waiting_on) < 3,
        settings=settings(max_examples=2_000, database=None),
    )
    answers = moment.state.legal_actions()
    assert moves(moment.state)[: len(answers)] == answers
    assert {action.seat for action in moves(moment.state)[len(answers) :]} - set(moment.state.waiting_on)


class LanternMachine(GameMachine):
    game = GAME


QUICK = settings(max_examples=5, stateful_step_count=15, database=None, deadline=None)


def test_a_table_stands_whatever_happens_at_it() -> None:
    run_state_machine_as_test(LanternMachine, settings=QUICK)


def test_a_table_that_loses_something_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "redo", Match.undo)
    monkeypatch.setattr(Match, "undo", lambda *_, **__: None)
    with pytest.raises(ConformanceError, match=r"led here|moves have led"):
        run_state_machine_as_test(LanternMachine, settings=settings(QUICK, max_examples=50, phases=[Phase.generate]))
