"""Many games between bots, and the report of them."""

from __future__ import annotations

import contextlib
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any

import pytest

from rlyeh_rules import (
    Action,
    BySeat,
    Chance,
    IllegalAction,
    Report,
    RulesDefect,
    Seat,
    SetupError,
    State,
    new_game,
    seals,
    simulate,
)
from rlyeh_rules.bots import RandomBot
from rlyeh_rules.kernel import evolve
from rlyeh_rules.simulate import Result
from tests.lantern import GAME
from tests.lantern.auction import Bid
from tests.support.table import ANN, BOB, CAT, NAMES


class FirstBot:
    def choose(self, view: State, legal: tuple[Action, ...], chance: Chance) -> Action:
        return legal[0]


class LastBot:
    def choose(self, view: State, legal: tuple[Action, ...], chance: Chance) -> Action:
        return legal[-1]


class SpyBot:
    """Sees to it that it is shown its own view and asked for its own seat."""

    def choose(self, view: State, legal: tuple[Action, ...], chance: Chance) -> Action:
        assert {action.seat for action in legal} == {view.viewer}
        return chance.pick(legal)


class WastefulBot(FirstBot):
    def choose(self, view: State, legal: tuple[Action, ...], chance: Chance) -> Action:
        chance.roll(100)
        return super().choose(view, legal, chance)


def run(games: int = 6, **how: Any) -> Report:
    return simulate(GAME, how.pop("bots", RandomBot()), games, **{"seed": 7, "players": NAMES, **how})


def test_a_run_is_the_same_whenever_it_is_repeated() -> None:
    assert run() == run()
    assert run() != run(seed=8)


def test_the_first_games_of_a_longer_run_are_those_of_a_shorter_one() -> None:
    assert run(6).results[:2] == run(2).results


@pytest.mark.parametrize(
    ("kind", "workers"), [(ThreadPoolExecutor, 1), (ThreadPoolExecutor, 3), (ProcessPoolExecutor, 2)]
)
def test_a_run_is_the_same_wherever_it_is_played(kind: type[Executor], workers: int) -> None:
    with kind(workers) as executor:  # type: ignore[call-arg]
        assert run(executor=executor) == run()


def test_progress_is_told_game_by_game_in_order() -> None:
    told: list[tuple[int, int]] = []
    run(3, progress=lambda done, of: told.append((done, of)))
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_every_seat_may_have_a_bot_of_its_own() -> None:
    report = run(2, bots=[FirstBot(), RandomBot(), LastBot()])
    assert report.bots == ("FirstBot", "RandomBot()", "LastBot")


def test_bots_are_shown_the_view_of_their_own_seat() -> None:
    assert run(2, bots=SpyBot()).games == 2


def test_the_chance_of_one_bot_does_not_hang_on_how_much_another_uses() -> None:
    thrifty = run(2, bots=[FirstBot(), RandomBot(), RandomBot()])
    assert run(2, bots=[WastefulBot(), RandomBot(), RandomBot()]).results == thrifty.results


def test_a_game_can_be_begun_again_by_its_seed() -> None:
    """Bots without chance of their own: the game is wholly in its seed."""
    result = run(1, bots=FirstBot()).results[0]
    state = new_game(GAME, seed=result.seed, players=NAMES)
    decisions = 0
    while not state.is_over:
        seat = state.waiting_on[0]
        state, _ = state.apply(state.legal_actions(seat)[0])
        decisions += 1
    assert (decisions, state.outcome.winners) == (result.decisions, result.winners)


def test_options_and_the_number_of_players_are_those_of_a_new_game() -> None:
    short = run(3, options={"rounds": 6}, players=4)
    assert len(short.names) == 4
    assert short.longest < run(3, players=4).longest


def test_the_report_counts_what_came_of_the_games() -> None:
    results = (
        Result(11, (ANN,), "LN-9.1", "the last site is open", 30, BySeat([9, 4, 2])),
        Result(12, (ANN, BOB), "LN-9.4", "the lamp is out", 50, BySeat([5, 6, 0])),
        Result(13, (), "LN-9.4", "the lamp is out", 40, None),
    )
    report = Report("The Lantern", NAMES, ("A", "B", "C"), 1, results)
    assert report.games == 3
    assert report.wins == (2, 1, 0)
    assert report.lost_by_all == 1
    assert report.endings == {("LN-9.4", "the lamp is out"): 2, ("LN-9.1", "the last site is open"): 1}
    assert (report.mean_decisions, report.longest) == (40, 50)
    assert report.mean_scores == (7, 5, 1)
    assert (
        str(report)
        == """\
The Lantern: 3 games, seed 1
  Ann    won      2  66.7%  mean score    7.0  A
  Bob    won      1  33.3%  mean score    5.0  B
  Cat    won      0   0.0%  mean score    1.0  C
  nobody won      1  33.3%
       2 ended by LN-9.4: the lamp is out
       1 ended by LN-9.1: the last site is open
    40.0 decisions a game, 50 in the longest"""
    )


ALL = (ANN, BOB, CAT)
TOGETHER = (Result(11, ALL, "LN-9.1", "it is light", 30, None), Result(12, (), "LN-9.4", "it is dark", 50, None))


def test_where_all_win_together_the_report_has_one_line_for_them() -> None:
    report = Report("The Lantern", NAMES, ("A", "A", "A"), 1, (*TOGETHER, TOGETHER[1]))
    assert report.together
    assert (report.wins, report.lost_by_all) == ((1, 1, 1), 2)
    assert (
        str(report)
        == """\
The Lantern: 3 games, seed 1
  the players won      1  33.3%  A
  nobody      won      2  66.7%
       2 ended by LN-9.4: it is dark
       1 ended by LN-9.1: it is light
    43.3 decisions a game, 50 in the longest"""
    )


def test_different_bots_that_win_together_are_all_named() -> None:
    report = Report("The Lantern", NAMES, ("A", "B", "A"), 1, TOGETHER)
    assert "  the players won      1  50.0%  A, B, A\n" in str(report)


@pytest.mark.parametrize(
    "other", [Result(13, (ANN, BOB), "LN-9.1", "", 9, None), Result(13, ALL, "LN-9.1", "", 9, BySeat([1, 2, 3]))]
)
def test_one_game_that_seats_won_apart_or_with_scores_gives_each_its_line(other: Result) -> None:
    report = Report("The Lantern", NAMES, ("A", "A", "A"), 1, (*TOGETHER, other))
    assert not report.together
    assert str(report).count("  A\n") == 3


def test_who_plays_alone_is_called_by_name() -> None:
    report = Report("The Lantern", ("Ann",), ("A",), 1, (Result(11, (ANN,), "LN-9.1", "it is light", 30, None),))
    assert not report.together
    assert "  Ann    won      1 100.0%  A\n" in str(report)


def test_a_game_without_scores_is_reported_without() -> None:
    report = run(1)
    assert report.mean_scores is None
    assert "score" not in str(report)
    assert str(report).startswith("The Lantern: 1 game, seed 7\n")


def test_a_game_that_does_not_end_is_an_error_that_says_which() -> None:
    with pytest.raises(RulesDefect, match=rf"seed {run(1).results[0].seed} is not over after 10 decisions"):
        run(1, max_decisions=10)


def test_a_game_that_ends_with_the_last_decision_allowed_is_no_error() -> None:
    longest = run(2).longest
    assert run(2, max_decisions=longest) == run(2)
    with pytest.raises(RulesDefect):
        run(2, max_decisions=longest - 1)


class Miser(RandomBot):
    """Cannot pay."""

    def choose(self, view: State, legal: tuple[Action, ...], chance: Chance) -> Action:
        raise ValueError("no coins")

    def __repr__(self) -> str:
        return "Miser()"


class Cheat:
    def choose(self, view: State, legal: tuple[Action, ...], chance: Chance) -> Action:
        return Bid(legal[0].seat, 999)


@pytest.mark.parametrize("workers", [0, 2])
def test_what_a_bot_raises_says_where_it_happened(workers: int) -> None:
    seed = run(1).results[0].seed
    with ProcessPoolExecutor(workers) if workers else contextlib.nullcontext() as executor:  # noqa: SIM117
        with pytest.raises(ValueError, match="no coins") as caught:
            run(2, bots=[FirstBot(), Miser(), FirstBot()], executor=executor)
    assert f"In game 1 (seed {seed}), seat 1, decision 2, bot Miser()." in caught.value.__notes__


def test_what_a_bot_may_not_do_says_where_it_happened() -> None:
    with pytest.raises(IllegalAction) as caught:
        run(1, bots=[Cheat(), FirstBot(), FirstBot()])
    (note,) = caught.value.__notes__
    assert note.endswith("seat 0, decision 1, bot Cheat.")


def test_a_game_may_be_named_by_its_state() -> None:
    assert simulate(seals.State, RandomBot(), 2, seed=3).results == simulate("seals", RandomBot(), 2, seed=3).results


@pytest.mark.parametrize("games", [0, -1, 2.0, True, "3"])
def test_a_number_of_games_that_is_none_is_refused(games: object) -> None:
    with pytest.raises(SetupError, match="number of games"):
        run(games)


@pytest.mark.parametrize("bots", [RandomBot, None, "random", [], [RandomBot()] * 2, [RandomBot(), RandomBot(), 3]])
def test_bots_that_cannot_sit_down_are_refused(bots: object) -> None:
    with pytest.raises(SetupError):
        run(1, bots=bots)


@pytest.mark.parametrize("how", [{"seed": 1.5}, {"players": 9}, {"options": {"dice": 3}}])
def test_what_a_new_game_refuses_is_refused_before_anything_is_played(how: dict[str, Any]) -> None:
    told: list[int] = []
    with pytest.raises(SetupError):
        run(1, **how, progress=lambda done, _: told.append(done))
    assert told == []


@pytest.mark.parametrize("seed", [None, "1", 1.5], ids=repr)
def test_a_seed_that_is_none_is_refused(seed: object) -> None:
    with pytest.raises(SetupError, match=r"^A seed is an integer, not "):
        run(1, seed=seed)


def test_a_seed_of_five_thousand_digits_is_told_as_its_last_64_bits() -> None:
    huge = 10**5_000 + 7
    assert run(1, seed=huge) == run(1, seed=huge % 2**64)
    assert f"seed {huge % 2**64}" in str(run(1, seed=huge))


@pytest.mark.parametrize("most", [0, -1, "x", None, 1.0, -(10**5_000)], ids=["0", "-1", "x", "None", "1.0", "huge"])
def test_a_number_of_decisions_that_is_none_is_refused(most: object) -> None:
    with pytest.raises(SetupError, match="number of decisions"):
        run(1, max_decisions=most)


class ThievingBot:
    """Picks the Elder God of the other seat, which is asked at the same time."""

    def choose(self, view: State, legal: tuple[Action, ...], chance: Chance) -> Action:
        action = legal[0]
        return evolve(action, seat=Seat(1 - action.seat)) if isinstance(action, seals.PickGod) else action


def test_a_bot_cannot_decide_for_another_seat() -> None:
    with pytest.raises(IllegalAction, match=r"^Seat 0 was asked, and cannot decide for seat 1\."):
        simulate("seals", ThievingBot(), 1, seed=1, options={"elder_gods": "each"})
