"""A whole game of each, played with the keys: hot-seat, against bots, and both."""

from __future__ import annotations

import pytest

import rlyeh_rules as rr

from .conftest import Player, Seating, secrets

pytestmark = pytest.mark.anyio


def hidden_from(player: Player, seat: rr.Seat | None) -> set[str]:
    """The names of what lies face down for a seat, and of which nothing open to it, or told to it, bears the name."""
    state, match = player.state, player.driver.match
    view = match.view(seat)
    open_words = f"{view} {' '.join(event.describe(view) for _, event in match.events(seat))}"
    names = {state.text.name(thing) for thing in secrets(state, view)}
    return {name for name in names if name not in open_words}


async def play_on(player: Player, *, look_every: int = 6) -> int:
    """Play to the end as a user does, reading the screen now and then; returns how often the screen was covered."""
    covers = turns = looked = 0
    while not player.state.is_over:
        await player.settle()
        if player.covered:
            covers += 1
            if covers % look_every == 1:
                shown = player.read()
                assert "press Enter" in shown
                assert not [name for name in hidden_from(player, None) if name in shown]
            player.app.simulate_key("enter")
            await player.until(lambda: not player.covered)
            continue
        if player.state.is_over:
            break
        turn = player.driver.turn()
        assert turn is not None
        choices = player.driver.choices(turn.seat)
        turns += 1
        if turns % look_every == 1:
            shown = player.read()
            hidden = hidden_from(player, turn.seat)
            looked += len(hidden)
            assert not [name for name in hidden if name in shown]
            assert player.state.seat_name(turn.seat) in shown
        await player.pick(turns % min(len(choices), 3))
    await player.settle()
    assert turns > 8
    assert looked or not player.driver.has_secrets()
    return covers


def ending(player: Player) -> str:
    """The outcome in words."""
    outcome = player.state.outcome
    assert outcome is not None
    return outcome.describe(player.state)


async def test_seals_by_two_people_at_one_keyboard(seated: Seating) -> None:
    async with seated("seals", 0, 1, size=(130, 40)) as player:
        covers = await play_on(player)
        assert covers > 20
        assert player.reads(ending(player))
        assert "SC-7" in player.read()  # the log cites what decided


async def test_last_relic_against_a_bot(seated: Seating) -> None:
    async with seated("last_relic", 0, size=(130, 40), seed=6) as player:
        covers = await play_on(player, look_every=20)
        assert covers == 0
        assert player.reads(ending(player))


async def test_gate_by_two_people_and_three_bots(seated: Seating) -> None:
    async with seated("gate", 0, 2, size=(120, 40)) as player:
        covers = await play_on(player)
        assert covers > 2
        assert player.reads(ending(player))


async def test_rising_by_one_who_leads_all(seated: Seating) -> None:
    async with seated("rising", 0, size=(150, 50)) as player:
        covers = await play_on(player, look_every=20)
        assert covers == 0
        assert player.reads(ending(player))


@pytest.mark.parametrize("game", [*rr.games()])
async def test_a_game_between_bots_runs_to_its_end_by_itself(seated: Seating, game: str) -> None:
    async with seated(game) as player:
        await player.settle()
        assert player.state.is_over
        assert player.reads(ending(player))
