"""Whole games at random: what holds in every one of them, whatever is done and whatever the options."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rlyeh_rules.kernel import Chance, Event
from rlyeh_rules.rising import HEALTH, MADNESS, MOST_STRESS, THRESHOLDS, AskSharing, Investigator, State, events
from rlyeh_rules.rising.options import EnergyOnDeath
from rlyeh_rules.rising.skills import TOP_LEVEL
from rlyeh_rules.rising.turns import ACTIONS, actions_of
from rlyeh_rules.testing import Moment, walks
from tests.rising.hearsay import OF_THE_TURNS, all_said, seen, unheard
from tests.rising.moments import GAMES, STORIES, Move, onward
from tests.rising.table import table

pytestmark = pytest.mark.walk

Game = tuple[Moment | Move, ...]


def later(story: str, seed: int) -> Game:
    """The rest of a game in which much has happened already."""
    return tuple(onward(table(chance=seed, **STORIES[story]), Chance(seed)))


games: st.SearchStrategy[Game] = st.one_of(
    walks("rising"), st.builds(later, st.sampled_from(sorted(STORIES)), st.integers(0, 1 << 32))
)
"""Games from their beginning, and the ends of games: at random hardly anybody comes as far."""


def states(game: Game) -> list[State]:
    """The states of a game, one after the other."""
    return [moment.state for moment in game if isinstance(moment.state, State)]


def moves(game: Game) -> list[tuple[State, State, tuple[Any, ...]]]:
    """What each action led from and to, and what happened; of the turns, not of the set-up."""
    return [
        (moment.state, moment.after, moment.events)
        for moment in game
        if isinstance(moment.state, State) and isinstance(moment.after, State) and moment.state.turn.number
    ]


def told(game: Game) -> list[Any]:
    """What has happened in it."""
    return [event for moment in game for event in moment.events]


# ------------------------------------------------------------------ bounds


@pytest.mark.rule("RR-21.1", "RR-11.3", "RR-20.1", "RR-R37")
@given(games)
def test_wounds_stress_and_sanity_keep_to_their_tracks(game: Game) -> None:
    for state in states(game):
        for one in state.team:
            assert 0 <= one.wounds <= HEALTH
            assert 0 <= one.stress <= MOST_STRESS
            assert 1 <= one.sanity <= MADNESS
            assert (one.space is None) is (one.wounds == HEALTH or one.sanity == MADNESS)


@pytest.mark.rule("RR-20.8", "RR-20.2", "RR-20.5")
@given(games)
def test_sanity_never_comes_back_and_no_threshold_is_passed(game: Game) -> None:
    for before, after, happened in moves(game):
        for one in after.team:
            was = before.investigator(one.character)
            assert one.sanity >= was.sanity
            assert all(now >= then for now, then in zip(one.levels, was.levels, strict=True))
            reached = sum(was.sanity < stop <= one.sanity for stop in THRESHOLDS)
            losses = sum(isinstance(event, events.SanityLost) and event.who == one.character for event in happened)
            assert reached <= losses, "each loss stops at a threshold"


@pytest.mark.rule("RR-R37")
@given(games)
def test_no_more_is_healed_than_there_is(game: Game) -> None:
    for event in told(game):
        if isinstance(event, events.Healed):
            assert 0 <= event.stress <= MOST_STRESS
            assert 0 <= event.wounds < HEALTH
            assert event.stress or event.wounds


@pytest.mark.rule("RR-19.1", "RR-19.4", "RR-19.6")
@given(games)
def test_the_elder_one_never_goes_back_and_one_space_a_turn_at_most(game: Game) -> None:
    first, *_ = states(game)
    length = first.setup.options.track_length
    advances: Counter[int] = Counter()
    for before, after, happened in moves(game):
        assert before.board.track <= after.board.track <= length
        assert (after.board.track == length) is (after.outcome is not None and after.outcome.rule == "RR-24.3")
        number = before.turn.number
        for event in happened:
            number = event.number if isinstance(event, events.TurnBegan) else number
            advances[number] += isinstance(event, events.ElderOneAdvanced)
    assert max(advances.values(), default=0) <= 1


@pytest.mark.rule("RR-5.9", "RR-5.13", "RR-5.11", "RR-5.8")
@given(games)
def test_what_is_destroyed_stays_destroyed_and_keeps_its_card(game: Game) -> None:
    for before, after in pairwise(states(game)):
        for was, part in zip(before.parts, after.parts, strict=True):
            assert 0 <= part.wounds < after.setup.content.health[part.space.at]
            if was.destroyed:
                assert part == was
            if part.destroyed:
                assert part.card is not None
                assert part.wounds == 0


# ------------------------------------------------------------------ where things are


@pytest.mark.rule("RR-2.21", "RR-2.17", "RR-R36")
@given(games)
def test_on_a_part_there_is_one_investigator_and_no_figure_of_an_enemy(game: Game) -> None:
    for state in states(game):
        above = [one.space for one in state.team if one.space is not None and one.space.is_part]
        assert len(set(above)) == len(above)
        assert not any(enemy.space.is_part for enemy in state.enemies)


@pytest.mark.rule("RR-2.15", "RR-R24", "RR-15.4", "RR-3.10")
@given(games)
def test_tokens_lie_on_the_ground_alone_and_fire_is_limited(game: Game) -> None:
    for state in states(game):
        board = state.board
        assert len(board.fire) == len(board.energy) == len(board.tokens) == 9
        assert min(*board.fire, *board.energy, board.pool) >= 0
        assert set(board.tokens) <= {0, 1}
        assert sum(board.fire) <= state.setup.content.fire


@pytest.mark.rule("RR-26.1", "RR-26.2", "RR-26.3", "RR-23.2")
@given(games)
def test_figures_are_those_of_their_pools_and_die_of_their_last_wound(game: Game) -> None:
    for state in states(game):
        kinds = state.setup.content.kinds
        counts = Counter(enemy.kind for enemy in state.enemies)
        assert all(count <= kinds[kind].pool for kind, count in counts.items())
        assert len({enemy.id for enemy in state.enemies}) == len(state.enemies)
        assert all(0 <= enemy.wounds < kinds[enemy.kind].health for enemy in state.enemies)


# ------------------------------------------------------------------ nothing is lost


@pytest.mark.rule("RR-16.1", "RR-19.3", "RR-20.35", "RR-16.7")
@given(games)
def test_every_mythos_card_is_in_one_place(game: Game) -> None:
    stock: Counter[Any] = Counter()
    for state in states(game):
        mythos = state.mythos
        kept = [one.mind.kept for one in state.team if one.mind.kept is not None]
        found = Counter([*mythos.deck, *mythos.discard, *mythos.playing, *kept])
        stock = stock or found
        assert found == stock
        assert len(mythos.playing) <= 2


@pytest.mark.rule("RR-22.2", "RR-22.3", "RR-5.7")
@given(games)
def test_every_discovery_card_is_in_one_place(game: Game) -> None:
    for state in states(game):
        piles = state.discovery
        held = [card.card for one in state.team for card in one.cards]
        attached = [part.card for part in state.parts if part.card is not None]
        found = [*piles.deck, *piles.discard, *piles.drawn, *held, *attached]
        assert sorted(found) == sorted(state.setup.content.discovery_cards)


def energy(state: State) -> int:
    """All the Energy that is not in the supply."""
    return sum(state.board.energy) + state.board.pool + sum(one.energy for one in state.team)


@pytest.mark.rule("RR-3.1", "RR-3.9", "RR-3.10", "RR-3.11", "RR-R18", "RR-R16")
@given(games)
def test_energy_comes_of_deaths_and_cards_and_is_spent_or_dies_with_its_holder(game: Game) -> None:
    for before, after, happened in moves(game):
        drops = before.setup.options.energy_on_death is EnergyOnDeath.DROP
        came = sum(event.energy for event in happened if isinstance(event, events.EnemyDied))
        came += sum(event.count for event in happened if isinstance(event, events.EnergyAdded))
        spent = sum(event.count for event in happened if isinstance(event, events.EnergySpent))
        died = {event.who for event in happened if isinstance(event, events.Eliminated)}
        if drops or not died:
            assert died or energy(after) == energy(before) + came - spent
        else:
            assert energy(after) <= energy(before) + came - spent
        assert not any(one.energy for one in after.team if one.space is None)


# ------------------------------------------------------------------ the course


@pytest.mark.rule("RR-12.1", "RR-12.6", "RR-21.4")
@given(games)
def test_turns_go_round_and_the_dead_have_none(game: Game) -> None:
    for before, after, happened in moves(game):
        team = [one.character for one in before.team]
        who = before.turn.who
        for event in happened:
            if isinstance(event, events.TurnBegan):
                at = team.index(who)
                passed = (team[at + 1 :] + team[: at + 1]).index(event.who)
                between = (team[at + 1 :] + team[: at + 1])[:passed]
                assert all(not after.investigator(other).alive for other in between)
                who = event.who
        assert after.turn.who == who
        if after.outcome is None and after.decision is not None:
            assert after.active.alive or after.turn.position is not None


@pytest.mark.rule("RR-12.3", "RR-20.14")
@given(games)
def test_there_are_three_actions_or_what_a_skill_or_card_adds(game: Game) -> None:
    for before, after, happened in moves(game):
        begun = [event for event in happened if isinstance(event, events.TurnBegan)]
        if begun:
            assert begun[-1].actions in range(ACTIONS + 3)
            assert after.turn.actions in {begun[-1].actions, 0}
            assert after.outcome is not None or begun[-1].actions == actions_of(after, after.active)
        else:
            raised = [event.level for event in happened if isinstance(event, events.SkillRaised)]
            assert 0 <= after.turn.actions <= before.turn.actions + raised.count(TOP_LEVEL)


@pytest.mark.rule("RR-24.1", "RR-24.2", "RR-24.4", "RR-5.14")
@given(games)
def test_a_game_ends_once_and_all_win_or_lose(game: Game) -> None:
    *others, end = states(game)
    assert all(state.outcome is None for state in others)
    assert end.outcome is not None
    won = end.outcome.rule == "RR-5.14"
    assert end.outcome.winners == (end.seats if won else ())
    assert [isinstance(event, events.GameWon) for event in told(game)].count(True) == won
    assert sum(isinstance(event, events.GameLost | events.GameWon) for event in told(game)) == 1


@pytest.mark.rule("RR-25.1", "RR-11.5")
@given(games)
def test_one_seat_decides_which_plays_who_is_concerned(game: Game) -> None:
    for state in states(game):
        ask: Any = state.decision
        if ask is None:
            continue
        assert len(state.waiting_on) == 1
        (seat,) = state.waiting_on
        roll = getattr(ask, "roll", None)
        concerned: list[Investigator] = [state.investigator(roll.who)] if roll is not None else []
        who = getattr(ask, "by", None) or getattr(ask, "who", None) or getattr(getattr(ask, "carry", None), "who", None)
        concerned += [state.investigator(who)] if isinstance(who, str) else []
        if state.turn.number:
            assert seat in {state.leader, *(one.seat for one in concerned)}
        elif isinstance(ask, AskSharing):
            assert seat == 0


# ------------------------------------------------------------------ what is told


def test_of_every_event_it_is_known_what_it_changes() -> None:
    assert unheard() == []


@pytest.mark.rule("RR-26.5", "RR-R37", "RR-20.26", "RR-21.3", "RR-14.1", "RR-19.3", "RR-22.2")
@given(games)
def test_nothing_on_the_table_changes_but_by_what_everybody_is_told(game: Game) -> None:
    known = None
    for before, after, happened in moves(game):
        known = all_said(happened, seen(before) if known is None else known)
        assert known == seen(after)


@pytest.mark.rule("RR-1.2", "RR-1.5", "RR-20.9", "RR-23.8")
@given(walks("rising", decisions=20))
def test_what_is_told_of_the_set_up_is_so(game: Game) -> None:
    happened = list(game[0].start.open().events) if isinstance(game[0], Moment) else []
    for moment in game:
        state = moment.after
        happened += moment.events
        if isinstance(state, State) and state.turn.number == 1:
            break
    else:
        state = game[0].state
    assert isinstance(state, State)
    assert state.turn.number == 1
    dealt = {event.who: event.insanity for event in happened if isinstance(event, events.InsanityDealt)}
    taken = {event.who: event.relic for event in happened if isinstance(event, events.RelicTaken)}
    partners = {event.who: event.partner for event in happened if isinstance(event, events.PartnerNamed)}
    placed = {event.who: event.seat for event in happened if isinstance(event, events.InvestigatorPlaced)}
    (start,) = [event.who for event in happened if isinstance(event, events.StartDrawn)]
    assert start == state.turn.who
    assert dealt == {one.character: one.mind.insanity for one in state.team}
    assert taken == {one.character: one.relic for one in state.team if one.relic is not None}
    assert partners == {one.character: one.mind.partner for one in state.team if one.mind.partner is not None}
    assert placed == {one.character: one.seat for one in state.team}


# ------------------------------------------------------------------ rolls


@pytest.mark.rule("RR-10.1", "RR-10.3", "RR-11.1", "RR-10.8")
@given(games)
def test_a_roll_is_settled_as_it_lies_after_all_rerolls(game: Game) -> None:
    faces: dict[str, list[str]] = {}
    for event in told(game):
        match event:
            case events.DiceRolled(who, _, dice):
                faces[who] = sorted(dice)
            case events.DieRerolled(who, old, new):
                assert old.black is new.black
                faces[who].remove(old)
                faces[who] = sorted([*faces[who], new])
            case events.SignsCounted(who, count, doubled):
                assert 0 <= (doubled or 0) <= count <= _showing(faces[who], "elder-sign")
            case events.TentaclesCounted(who, count):
                assert count >= 0
            case events.RollSettled(who, rolled, tentacles, _):
                assert rolled >= _showing(faces[who], "success")
                assert tentacles >= _showing(faces[who], "tentacle")
            case _:
                pass


def _showing(faces: list[str], symbol: str) -> int:
    """How often a symbol shows."""
    return sum(symbol in face for face in faces)


# ------------------------------------------------------------------ how far they come


def test_the_ends_of_games_show_all_that_can_happen_after_the_set_up() -> None:
    """So that the laws above are laws of something."""
    met: set[type[Event]] = {
        type(event) for story in STORIES for seed in range(GAMES) for event in told(later(story, seed))
    }
    assert {kind.__name__ for kind in OF_THE_TURNS if kind not in met} == {"MythosNotDrawn"}
    assert {later(story, 7)[-1].state.outcome is not None for story in STORIES} == {True}
