"""Whose time is up has played for it what the game says is the default."""

import anyio
import attrs
import pytest

import rlyeh_rules as rr
from docs.examples.server import clock
from docs.examples.server.clock import Clock
from docs.examples.server.settings import Settings

from .conftest import serving
from .players import caught_up

pytestmark = pytest.mark.anyio
PEOPLE = frozenset({0, 1})


@pytest.fixture
def moment(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What the clock says, to be set."""
    said = [1_000.0]
    monkeypatch.setattr(clock, "now", lambda: said[0])
    return said


def test_a_seat_has_its_time_from_when_it_is_asked(moment: list[float]) -> None:
    state = rr.new_game("seals", seed=7, options={"first_player": 0})
    own = Clock(30, {})
    own.look(state, PEOPLE, None)
    assert own.due == {0: 1_030.0}
    moment[0] += 10
    assert (own.left(0), own.left(1), own.left(None), own.expired()) == (20.0, 20.0, 20.0, [])
    later = state.apply(state.legal_actions()[0]).state
    own.look(later, PEOPLE, 0)
    assert own.due == {0: 1_040.0}  # asked anew
    moment[0] += 30
    assert (own.expired(), own.left(0)) == ([0], 0.0)


def test_what_others_do_leaves_the_time_of_who_is_still_asked(moment: list[float]) -> None:
    state = rr.new_game("seals", seed=7, options={"id_cards": True})
    chosen = state.legal_actions(0)[0]
    assert state.waiting_on == (0, 1)
    own = Clock(30, {})
    own.look(state, PEOPLE, None)
    moment[0] += 10
    own.look(state.apply(chosen).state, PEOPLE, 0)
    assert own.due == {1: 1_030.0}


def test_bots_and_tables_without_a_limit_have_no_clock() -> None:
    state = rr.new_game("seals", seed=7, options={"first_player": 0})
    for seconds, people in ((None, PEOPLE), (30, frozenset({1}))):
        own = Clock(seconds, {})
        own.look(state, people, None)
        assert (own.due, own.left(0), own.expired()) == ({}, None, [])


@pytest.mark.usefixtures("moment")
def test_after_a_break_nobodys_time_is_up_at_once() -> None:
    state = rr.new_game("seals", seed=7, options={"first_player": 0})
    for due, then in ((500.0, 1_005.0), (1_020.0, 1_020.0)):
        own = Clock(30, {0: due})
        own.wake(state, grace=5)
        assert own.due == {0: then}


@pytest.mark.parametrize("again", [False, True])
def test_a_machine_that_is_set_back_gives_nobody_more_time(moment: list[float], again: bool) -> None:  # noqa: FBT001
    state = rr.new_game("seals", seed=7, options={"first_player": 0})
    own = Clock(30, {})
    own.look(state, PEOPLE, None)
    moment[0] -= 500
    if again:  # while it was down
        own.wake(state, grace=5)
    assert own.expired() == []
    assert (own.due, own.left(0)) == ({0: 530.0}, 30.0)


async def test_a_time_out_plays_the_default_action_also_after_a_restart(settings: Settings) -> None:
    settings = attrs.evolve(settings, grace=0.3)
    async with serving(settings) as server:
        code, secrets = await server.table("seals", None, None, seed=7, seconds=0.4, options={"first_player": 0})
        match = server.hall.awake[code].match
        async with server.client(code, secrets[0]) as one:
            await anyio.sleep(0.6)
            assert one.screen["deadline"] is None  # until everybody has come
            assert len(match.history) == 0
            expected = match.state.apply(match.state.default_action(0)).state
            async with server.client(code, secrets[1]) as other:
                with anyio.fail_after(60):
                    await caught_up(other, 1)
                assert match.states()[1] == expected
                assert 0 <= other.screen["deadline"] <= 0.4
    done = len(match.history)
    async with serving(settings) as server:  # nobody comes, and it goes on all the same
        with anyio.fail_after(60):
            table = await server.hall.table(code)
            while len(table.match.history) <= done + 1:  # noqa: ASYNC110 - it is looked at from outside
                await anyio.sleep(0.05)
        match = table.match
        before, after = match.states()[done : done + 2]
        assert before.apply(before.default_action(before.waiting_on[0])).state == after


async def test_who_answers_in_time_is_not_answered_for(settings: Settings) -> None:
    async with serving(settings) as server:
        code, secrets = await server.table("seals", None, None, seed=7, seconds=30, options={"first_player": 0})
        async with server.client(code, secrets[0]) as one, server.client(code, secrets[1]) as other:
            await one.ask("act", action=one.screen["choices"][1]["action"])
            await caught_up(other, 1)
            assert 20 < other.screen["deadline"] <= 30
            assert len(server.hall.awake[code].match.history) == 1
