"""Whole games at random: what holds in every one of them, whatever is done and whatever the options."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given

from rlyeh_rules.last_relic import (
    AskBuy,
    AskDeploy,
    AskFlee,
    AskReserve,
    Cards,
    Pass,
    Phase,
    PlaceFigure,
    State,
    events,
)
from rlyeh_rules.last_relic.continuous import cost_of, resistance_of
from rlyeh_rules.last_relic.turns import Turn
from rlyeh_rules.testing import Moment, walks
from tests.last_relic.hearsay import hear, seen

pytestmark = pytest.mark.walk

Game = tuple[Moment, ...]
BETWEEN = (AskDeploy, Turn, AskBuy, AskReserve)
"""What is asked between effects, and not in the middle of one."""


def states(game: Game) -> list[State]:
    """The states of a game, one after the other."""
    return [moment.state for moment in game if isinstance(moment.state, State)]


def told(game: Game) -> list[Any]:
    """What has happened in it."""
    return [event for moment in game for event in moment.events]


def held(cards: Cards) -> list[str]:
    """Every card of a player that is neither deployed nor elsewhere."""
    played = (cards.played,) if cards.played is not None else ()
    return [*cards.deck, *cards.hand, *cards.discard, *cards.permanents, *played]


# ------------------------------------------------------------------ nothing is lost


@pytest.mark.rule("LR-2.8", "LR-2.9", "LR-2.10")
@given(walks("last_relic"))
def test_every_card_is_in_one_zone_and_a_starting_card_stays_with_its_owner(game: Game) -> None:
    for state in states(game):
        content, cult, her = state.setup.content, state.cult, state.adventurer
        its = [*held(cult.cards), *(one.card for one in cult.cultists)]
        hers, market = held(her.cards), state.market
        for mine, side, start in ((its, cult, content.cult_cards), (hers, her, content.adventurer_cards)):
            assert sorted(mine) == sorted([*(facts.id for facts in start), *side.cards.bought])
        on_sale = [*market.deck, *market.cards, *market.discard]
        assert len(its) + len(hers) + len(on_sale) == 43
        assert len({*its, *hers, *on_sale}) == 43
        row = [place.location for place in state.locations.row if place is not None]
        piles = state.locations
        places = [*row, *piles.deck, *piles.bottom, *piles.drawn, *piles.removed]
        assert len(places) == len(set(places)) == 12
        assert len({state.ritual.great_old_one, *state.ritual.box}) == 5


@pytest.mark.rule("LR-2.4", "LR-2.5", "LR-2.7", "LR-R1", "LR-R2")
@given(walks("last_relic"))
def test_no_token_is_lost_or_made(game: Game) -> None:
    for state in states(game):
        options, row = state.setup.options, [place for place in state.locations.row if place is not None]
        on_boards = Counter((*state.cult.relics, *state.adventurer.relics))
        if not options.unlimited_relics:
            assert Counter(state.ritual.supply) + on_boards == Counter(state.setup.content.tokens)
        points = sum(place.marks + place.clues + place.used for place in row)
        markers = sum(one.shots for one in state.cult.cultists) + sum(len(place.covered) for place in row)
        if options.limited_tokens:
            assert points <= 24
            assert markers <= 5
        assert all(place.marks >= 0 <= place.clues for place in row)
        assert state.cult.funds >= 0 <= state.adventurer.funds


@pytest.mark.rule("LR-R4", "LR-2.10", "LR-3.7")
@given(walks("last_relic"))
def test_what_has_left_the_game_never_comes_back(game: Game) -> None:
    for before, after in pairwise(states(game)):
        gone = before.locations.removed
        assert after.locations.removed[: len(gone)] == gone
        assert (after.ritual.great_old_one, after.ritual.box) == (before.ritual.great_old_one, before.ritual.box)


# ------------------------------------------------------------------ bounds


@pytest.mark.rule("LR-6.1.2", "LR-10.5", "LR-R24", "LR-2.6", "LR-R14", "LR-R15")
@given(walks("last_relic"))
def test_hands_damage_and_markers_keep_within_their_bounds(game: Game) -> None:
    for state in states(game):
        her, content = state.adventurer, state.setup.content
        assert max(len(her.cards.hand), len(state.cult.cards.hand)) <= 8
        assert 0 <= state.alert.exposure < len(content.exposure)
        assert 0 <= state.alert.notoriety <= content.notoriety.last
        assert (state.alert.notoriety == content.notoriety.last) == (
            state.outcome is not None and state.outcome.reason == "cult exposed"
        )
        most, damage = max(her.wounds, her.madness), her.wounds + her.madness
        assert min(her.wounds, her.madness) >= 0
        assert most <= 5
        assert damage <= 7
        defeated = state.outcome is not None and state.outcome.reason == "defeat"
        assert (most == 5 or damage == 7) is defeated


@pytest.mark.rule("LR-7.1.11", "LR-8.2.7", "LR-R10", "LR-R35")
@given(walks("last_relic"))
def test_between_effects_shots_are_below_resistance_and_marks_below_the_cost(game: Game) -> None:
    for state in states(game):
        if isinstance(state.decision, BETWEEN):
            assert all(one.shots < resistance_of(state, one) for one in state.cult.cultists)
            places = enumerate(state.locations.row, 1)
            assert all(place.marks < cost_of(state, at) for at, place in places if place is not None)


@pytest.mark.rule("LR-2.1", "LR-R5", "LR-6.2.2", "LR-13.6")
@given(walks("last_relic"))
def test_the_figure_and_every_cultist_stand_at_a_location_of_the_row(game: Game) -> None:
    for state in states(game):
        assert {one.position for one in state.cult.cultists} <= set(state.positions)
        if state.round and state.positions:
            assert state.adventurer.position in state.positions


# ------------------------------------------------------------------ the course


@pytest.mark.rule("LR-6.0.1", "LR-4.1")
@given(walks("last_relic"))
def test_rounds_and_phases_follow_one_another_in_their_order(game: Game) -> None:
    happened = told(game)
    rounds = [event.number for event in happened if isinstance(event, events.RoundBegan)]
    phases = [event.phase for event in happened if isinstance(event, events.PhaseBegan)]
    assert rounds == list(range(1, len(rounds) + 1))
    assert phases == [list(Phase)[at % len(Phase)] for at in range(len(phases))]
    assert len(rounds) == -(-len(phases) // len(Phase))


@pytest.mark.rule("LR-6.2.1", "LR-R38", "LR-6.3.1", "LR-3.14")
@given(walks("last_relic"))
def test_the_adventurer_never_acts_in_deployment_and_has_the_first_turn_after_it(game: Game) -> None:
    phase: Phase | None = None
    for moment in game:
        state = moment.state
        assert isinstance(state, State)
        if phase is None:
            assert state.waiting_on != (state.adventurer.seat,) or isinstance(moment.action, PlaceFigure)
        elif phase is Phase.DEPLOYMENT and state.waiting_on == (state.adventurer.seat,):
            assert isinstance(state.decision, AskFlee)
        for event in moment.events:
            phase = event.phase if isinstance(event, events.PhaseBegan) else phase
        if any(event == events.PhaseBegan(Phase.ACTION) for event in moment.events):
            assert moment.after is not None
            assert moment.after.waiting_on == (state.adventurer.seat,)


@pytest.mark.rule("LR-6.3.1", "LR-6.3.3", "LR-6.3.4", "LR-6.5.1", "LR-R19", "LR-13.1")
@given(walks("last_relic"))
def test_turns_alternate_until_two_passes_and_who_made_the_first_buys_first(game: Game) -> None:
    turns: list[Moment] = []
    for moment in game:
        if isinstance(moment.state.decision, Turn) and moment.action is not None:
            turns.append(moment)
        if any(event == events.PhaseBegan(Phase.REINFORCEMENT) for event in moment.events):
            seats = [turn.action.seat for turn in turns if turn.action is not None]
            passes = [isinstance(turn.action, Pass) for turn in turns]
            assert all(one != two for one, two in pairwise(seats))
            assert not any(one and two for one, two in pairwise(passes[:-1]))
            assert passes[-2:] == [True, True]
            assert moment.after is not None
            assert moment.after.waiting_on == (seats[-2],)
            turns.clear()


@pytest.mark.rule("LR-12.1", "LR-12.2", "LR-R40")
@given(walks("last_relic"))
def test_a_game_ends_once_with_one_winner_unless_its_rounds_are_over(game: Game) -> None:
    end = game[-1].state
    assert isinstance(end, State)
    assert end.outcome is not None
    reasons = {"summoning": end.cult.seat, "defeat": end.cult.seat}
    reasons |= {"ritual cancelled": end.adventurer.seat, "cult exposed": end.adventurer.seat}
    winners = (reasons[end.outcome.reason],) if end.outcome.reason != "unfinished" else ()
    assert end.outcome.winners == winners
    assert [type(event) for event in told(game)].count(events.GameEnded) == 1
    assert winners or end.round == end.setup.options.max_rounds


# ------------------------------------------------------------------ what is told


@pytest.mark.rule("LR-13.2", "LR-13.3", "LR-R36", "LR-5.1.4", "LR-6.6.5", "LR-11.1")
@given(walks("last_relic"))
def test_nothing_on_the_table_changes_but_by_what_everybody_is_told(game: Game) -> None:
    table = seen(states(game)[0])
    for moment in game:
        for event in moment.events:
            hear(table, event.seen_by(None))
        after = moment.after or moment.state
        assert isinstance(after, State)
        assert table == seen(after)
