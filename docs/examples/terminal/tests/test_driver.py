"""Who decides, who may look, and going back: without a terminal."""

from __future__ import annotations

import pytest

import rlyeh_rules as rr
from docs.examples.terminal.driver import Driver, Sitter, Turn

from .conftest import walk

P, G, R = Sitter.PERSON, Sitter.GREEDY, Sitter.RANDOM
SEAN, SARAH = rr.Seat(0), rr.Seat(1)


def table(game: str, *sitters: Sitter, seed: int = 7, moves: int = 0, **options: object) -> Driver:
    match = rr.Match.new(game, seed=seed, players=len(sitters), options=options)
    walk(match, moves)
    return Driver(match, sitters)


def run_bots(driver: Driver) -> Turn | None:
    while (turn := driver.turn()) and turn.by_bot:
        driver.play(driver.think(turn.seat))
    return turn


@pytest.mark.parametrize("game", [*rr.games()])
@pytest.mark.parametrize("bot", [R, G])
def test_bots_play_to_the_end(game: str, bot: Sitter) -> None:
    if game in {"last_relic", "rising"} and bot is G:
        bot = R  # a greedy game of these takes half a minute
    driver = table(game, *[bot] * rr.games()[game].default_seats)
    assert run_bots(driver) is None
    assert driver.state.is_over


def test_what_a_bot_does_follows_from_the_table() -> None:
    one, other = table("seals", R, R), table("seals", R, R)
    assert [one.think(SEAN), one.think(SEAN)] == [other.think(SEAN)] * 2
    run_bots(one)
    run_bots(other)
    assert one.state == other.state


def test_of_several_who_are_asked_the_one_who_looks_goes_on() -> None:
    driver = table("gate", P, P, P, P)
    while len(driver.state.waiting_on) < 2:
        driver.play(driver.state.legal_actions()[-1])
    last = driver.state.waiting_on[-1]
    driver.face(last)
    assert driver.turn() == Turn(last)


def test_bots_who_are_asked_together_with_people_answer_first() -> None:
    driver = table("gate", P, R, R, R)
    while len(driver.state.waiting_on) < 3:
        driver.play(driver.state.legal_actions()[-1])
    turn = driver.turn()
    assert turn is not None
    assert turn.by_bot


@pytest.mark.parametrize(("game", "secret"), [("seals", True), ("last_relic", True), ("gate", True), ("rising", False)])
def test_only_a_game_with_secrets_is_covered(game: str, *, secret: bool) -> None:
    driver = table(game, *[P] * max(2, rr.games()[game].default_seats))
    driver.face(SEAN)
    assert driver.has_secrets() is secret
    assert driver.must_cover(SARAH) is secret
    assert driver.must_cover(SEAN) is False


def test_a_person_among_bots_never_sees_a_cover() -> None:
    driver = table("seals", P, R)
    assert (driver.facing, driver.must_cover(SEAN)) == (SEAN, False)


def test_at_the_end_all_people_look() -> None:
    driver = table("seals", P, P, moves=200)
    driver.face(SARAH)
    assert (driver.state.is_over, driver.eyes) == (True, None)


def test_a_wish_is_read_for_the_seat_and_refused_with_its_rule() -> None:
    driver = table("seals", P, P, first_player=0)
    driver.play(driver.choices(SEAN)[0])
    assert driver.wish(SEAN, "bid 2") in driver.choices(SEAN)
    with pytest.raises(rr.IllegalAction) as refused:
        driver.wish(SEAN, "bid 7")
    assert refused.value.rule == "SC-4.16"
    with pytest.raises(rr.NotationError):
        driver.wish(SEAN, "dance")


def test_undo_goes_back_behind_the_bots_and_redo_forward_again() -> None:
    driver = table("seals", P, G, first_player=0)
    driver.play(driver.choices(SEAN)[0])
    before = driver.state
    driver.play(driver.wish(SEAN, "bid 0"))
    turn = driver.turn()
    assert turn is not None
    assert turn.by_bot
    driver.play(driver.think(SARAH))
    after = driver.state
    driver.undo(force=True)
    assert driver.state == before
    driver.redo()
    assert driver.state in {after, driver.match.states()[-1]}


def test_an_undo_that_is_refused_half_way_takes_nothing_back() -> None:
    driver = table("rising", P, moves=40, seed=3)
    while driver.match.can_undo:
        driver.play(driver.choices(SEAN)[0])
    before, entries = driver.state, driver.match.history
    with pytest.raises(rr.UndoError, match=r"^(Chance was used|A secret was revealed) since\.$"):
        driver.undo()
    assert (driver.state, driver.match.history) == (before, entries)
    driver.undo(force=True)
    assert driver.state != before


def test_nothing_can_be_taken_back_at_the_start() -> None:
    driver = table("seals", P, P)
    with pytest.raises(rr.UndoError):
        driver.undo()
    with pytest.raises(rr.UndoError):
        driver.redo()


def test_who_may_act_out_of_turn_is_asked_before_a_bot_moves_and_may_let_it_pass() -> None:
    driver, turn = next(found for seed in range(60) if (found := until_an_interrupt(seed)))
    assert turn.seat not in driver.state.waiting_on
    assert driver.choices(turn.seat)
    driver.let_pass(turn.seat)
    after = driver.turn()
    assert after is not None
    assert after.by_bot


def until_an_interrupt(seed: int) -> tuple[Driver, Turn] | None:
    """Play until somebody may act out of turn; the person does the first thing that is legal."""
    driver = table("gate", P, R, R, R, seed=seed, equipment=True)
    while turn := driver.turn():
        if turn.may_pass:
            return driver, turn
        driver.play(driver.think(turn.seat) if turn.by_bot else driver.choices(turn.seat)[0])
    return None


def test_another_person_may_be_called_though_not_asked() -> None:
    driver = table("seals", P, P, first_player=0)
    driver.face(SEAN)
    assert driver.next_person() == SARAH
    driver.call(SARAH)
    assert driver.turn() == Turn(SARAH, may_pass=True)
    driver.let_pass(SARAH)
    assert driver.turn() == Turn(SEAN)


def test_a_person_alone_has_nobody_to_call() -> None:
    assert table("seals", P, R).next_person() is None
