"""Bots: they see a view, choose what is legal, and chance is the only thing that makes two choices differ."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import rlyeh_rules as rr
from rlyeh_rules import Action, Chance, Match, Seat, SetupError
from rlyeh_rules.bots import Bot, GreedyBot, RandomBot
from rlyeh_rules.kernel import evolve
from rlyeh_rules.match import Auto
from tests.lantern import GAME, RULES, State
from tests.lantern.damage import AskSymptom, Bleed, Shed
from tests.lantern.state import GOLD, MARK, REWIND, SITES, change
from tests.lantern.turn import AskAct, PlayCard, Rewind
from tests.support.table import ANN, BOB, CAT, asked, dealt, holding

BOTS = [RandomBot(), GreedyBot(), GreedyBot(guesses=1, whim=0)]


def choice(bot: Bot, state: State, seat: Seat, seed: int = 1) -> Action:
    view = state.view(seat)
    return bot.choose(view, view.legal_actions(seat), Chance(seed))


@pytest.mark.parametrize("bot", BOTS, ids=repr)
def test_a_bot_chooses_what_is_legal_at_every_decision_of_a_game(bot: Bot) -> None:
    match, chance = Match.new(GAME, seed=3, players=4), Chance(5)
    while not match.state.is_over:
        seat = match.state.waiting_on[0]
        view = match.view(seat)
        match.play(bot.choose(view, view.legal_actions(seat), chance))
    assert match.state.violations() == ()


@pytest.mark.parametrize("bot", BOTS, ids=repr)
def test_the_same_chance_makes_the_same_choice(bot: Bot) -> None:
    state = asked(AskAct(ANN))
    assert choice(bot, state, ANN) == choice(bot, state, ANN)


@pytest.mark.parametrize("bot", BOTS, ids=repr)
def test_what_a_seat_cannot_see_changes_nothing_for_its_bot(bot: Bot) -> None:
    """The deck is turned round and two other seats exchange their hands: Ann sees no difference."""
    state = asked(AskAct(ANN))
    bobs, cats = state.players[BOB].hand, state.players[CAT].hand
    other = change(change(state, BOB, hand=cats), CAT, hand=bobs)
    other = evolve(other, chance=99, table=evolve(other.table, deck=other.table.deck[::-1]))
    assert other != state
    assert [choice(bot, other, ANN, seed) for seed in range(20)] == [
        choice(bot, state, ANN, seed) for seed in range(20)
    ]


def test_a_random_bot_does_everything_about_as_often() -> None:
    chance, view = Chance(1), dealt().view(ANN)
    legal = view.legal_actions(ANN)
    counts = Counter(RandomBot().choose(view, legal, chance) for _ in range(100 * len(legal)))
    assert set(counts) == set(legal)
    assert all(70 <= count <= 130 for count in counts.values())


def test_a_greedy_bot_takes_the_game_when_it_can() -> None:
    """A site from the end, with a mark missing: the card that sets the last mark wins for the loyal."""
    state = change(holding(asked(AskAct(ANN)), ANN, MARK, GOLD), ANN, coins=9)
    state = evolve(state, table=evolve(state.table, site=SITES - 1, marks=2))
    assert choice(GreedyBot(whim=0), state, ANN) == PlayCard(ANN, MARK)


def test_a_greedy_bot_does_not_lose_the_game_when_it_need_not() -> None:
    """The fourth wound ends the game, and the loyal lose it."""
    state = change(asked(AskSymptom(ANN)), ANN, wounds=3)
    assert isinstance(choice(GreedyBot(whim=0), state, ANN), Shed)


def test_winning_and_losing_count_whatever_the_game_says_of_its_states(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RULES, "evaluate", lambda *_: 0.0)
    last_mark = change(holding(asked(AskAct(ANN)), ANN, MARK, GOLD), ANN, coins=9)
    last_mark = evolve(last_mark, table=evolve(last_mark.table, site=SITES - 1, marks=2))
    last_wound = change(asked(AskSymptom(ANN)), ANN, wounds=3)
    for seed in range(10):
        assert choice(GreedyBot(whim=0), last_mark, ANN, seed) == PlayCard(ANN, MARK)
        assert isinstance(choice(GreedyBot(whim=0), last_wound, ANN, seed), Shed)


def test_a_greedy_bot_guesses_as_often_as_it_is_told_to_and_always_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []
    determinize = State.determinize

    def counted(view: State, seat: Seat | None, seed: int) -> State:
        seeds.append(seed)
        return determinize(view, seat, seed)

    monkeypatch.setattr(State, "determinize", counted)
    choice(GreedyBot(guesses=5, whim=0), dealt(), ANN)
    assert len(seeds) == len(set(seeds)) == 5


def test_a_greedy_bot_leaves_it_to_chance_between_what_is_as_good() -> None:
    state = asked(AskSymptom(ANN))
    chosen = {choice(GreedyBot(whim=0), state, ANN, seed) for seed in range(40)}
    assert chosen == {Shed(ANN, card) for card in state.players[ANN].hand}


def test_a_whim_of_one_is_play_at_random() -> None:
    state = change(asked(AskSymptom(ANN)), ANN, wounds=3)
    assert {type(choice(GreedyBot(whim=1), state, ANN, seed)) for seed in range(40)} == {Shed, Bleed}


def test_a_greedy_bot_takes_no_time_over_a_single_choice() -> None:
    state = holding(asked(AskSymptom(ANN)), ANN)
    chance = Chance(1)
    view = state.view(ANN)
    assert str(GreedyBot().choose(view, view.legal_actions(ANN), chance)) == "0: bleed"
    assert chance.given == []


def test_a_greedy_bot_weighs_what_it_may_do_out_of_turn() -> None:
    """Ann's gold may be rewound, three ways; to win by it would be best of all."""
    state, _ = holding(holding(asked(AskAct(ANN)), ANN, GOLD), BOB, REWIND).apply(PlayCard(ANN, GOLD))
    rewinds = state.legal_actions(BOB)
    assert {type(action) for action in rewinds} == {Rewind}
    best = max(RULES.evaluate(state.apply(action).state, BOB) for action in rewinds)
    chosen = choice(GreedyBot(whim=0), state, BOB)
    assert RULES.evaluate(state.apply(chosen).state, BOB) == best


@pytest.mark.parametrize(
    "how", [{"guesses": 0}, {"whim": -1}, {"guesses": float("nan")}, {"guesses": 1.5}, {"whim": "1"}, {"whim": None}]
)
def test_a_greedy_bot_that_cannot_be_is_refused(how: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        GreedyBot(**how)


# ------------------------------------------------------------------ at a table


def test_bots_at_a_table_answer_until_a_person_is_asked() -> None:
    bots = rr.bots.policy({1: rr.bots.RandomBot(), 2: rr.bots.RandomBot(), 3: rr.bots.RandomBot()})
    match = rr.Match.new("gate", seed=3, players=4, policy=bots)
    while not match.state.is_over:
        assert 0 in match.state.waiting_on
        match.play(match.state.legal_actions(0)[0])
    assert {played.auto for played in match.moves} == {None, Auto.POLICY}


def test_a_game_with_bots_that_is_saved_goes_on_as_it_would_have(tmp_path: Path) -> None:
    def on(match: rr.Match) -> rr.State:
        while not match.state.is_over:
            match.play(match.state.legal_actions(0)[-1])
        return match.state

    def bots(seed: int = 5) -> Any:  # noqa: ANN401 - a policy
        return rr.bots.policy({1: rr.bots.RandomBot()}, seed)

    match = rr.Match.new("seals", seed=3, policy=bots())
    for _ in range(4):
        match.play(match.state.legal_actions(0)[-1])
    match.save(tmp_path / "seals.json")
    end = on(match)
    assert on(rr.Match.load(tmp_path / "seals.json", policy=bots())) == end
    assert on(rr.Match.load(tmp_path / "seals.json", policy=bots(6))) != end


@pytest.mark.parametrize(("bots", "seed"), [({0: None}, 0), ({0: "greedy"}, 0), ({}, "7"), ({}, True)], ids=repr)
def test_what_is_no_bot_and_no_seed_is_refused(bots: dict[int, Any], seed: int) -> None:
    with pytest.raises(SetupError, match=r"^(On seat 0 sits .*, which is no bot|A seed is an integer, not)"):
        rr.bots.policy(bots, seed)
