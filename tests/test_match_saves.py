"""A table that is kept and taken up again: with its history, its undo, and the numbers of its streams."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import given

from rlyeh_rules import Match, SaveError, Scripted, Seat, dumps, loads, parse_action, to_data
from rlyeh_rules.match import Auto, Played, Told, UndoError, Undone
from rlyeh_rules.saves import save_from_text
from tests.lantern import GAME
from tests.lantern.auction import Bid, PassBid
from tests.lantern.state import DREAD, change
from tests.support.lobby import lantern_in_the_lobby
from tests.support.table import ANN, BOB, CAT, NAMES, dealt, do, table


@pytest.fixture(autouse=True, scope="module")
def lobby() -> Iterator[None]:
    """The Lantern can be found by its name."""
    with lantern_in_the_lobby():
        yield


def again(match: Match, **how: Any) -> Match:
    """The table as it is kept, taken up again."""
    return Match.from_save(save_from_text(dumps(match)), **how)


def everything(match: Match) -> list[object]:
    """All that can be known of a table."""
    streams = [match.events(seat) for seat in (None, *match.state.seats)]
    return [match.state, match.history, match.states(), streams, match.auto, match.seed, match.replayed]


def test_its_log_may_be_had_with_what_is_at_its_default_and_is_read_all_the_same() -> None:
    match = busy_table()
    data = to_data(match, defaults=True)
    assert data["actions"][1] == {
        "type": "kernel.Played",
        "action": {"type": "lantern.Bid", "seat": 0, "amount": 1},
        "auto": None,
        "chance": [],
        "stream": None,
    }
    assert everything(loads(json.dumps(data), Match)) == everything(match)


def busy_table() -> Match:
    """Bids, a lot sold, talk, undo, and a move that waits to be played again."""
    match = table()
    do(match, "0: bid 1", "1: bid 2")
    match.note(CAT, "Too much!")
    match.undo()
    do(match, "1: bid 3", "0: pass", "1: pass", "0: research")
    match.undo()
    return match


def test_a_table_comes_back_from_a_file_as_it_was(tmp_path: Path) -> None:
    match = busy_table()
    match.save(tmp_path / "table.json")
    assert everything(Match.load(tmp_path / "table.json")) == everything(match)


def test_a_table_comes_back_from_a_text_as_it_was() -> None:
    match = busy_table()
    assert everything(loads(dumps(match), Match)) == everything(match)


def test_what_had_been_taken_back_can_still_be_played_again() -> None:
    match, other = busy_table(), again(busy_table())
    match.redo()
    other.redo()
    assert everything(other) == everything(match)


def test_undo_goes_on_from_where_it_was_and_stops_where_it_did() -> None:
    other = again(busy_table())
    other.undo(force=True)
    assert other.state.decision == other.states()[-1].decision
    assert other.state.waiting_on == (BOB,)


def test_a_client_that_comes_back_after_a_crash_misses_nothing() -> None:
    match = busy_table()
    known = match.events(BOB)[-1].number
    other = again(match)
    for each in (match, other):
        do(each, "0: research", "0: done")
    assert other.events(BOB, since=known) == match.events(BOB, since=known)
    assert other.events(BOB, since=known)[0].number == known + 1


def test_forced_choices_are_still_made_by_a_table_that_was_taken_up_again() -> None:
    match = again(table(auto={"forced"}))
    assert match.auto == {Auto.FORCED}
    assert again(table()).auto == frozenset()


def test_what_was_answered_by_itself_comes_back_with_the_table() -> None:
    match = table(policy=lambda _, seat, legal: PassBid(seat) if seat == BOB and PassBid(seat) in legal else None)
    do(match, "0: bid 1")
    other = again(match)
    assert everything(other) == everything(match)
    other.undo()
    assert other.states() == match.states()[:1]


def test_the_host_may_answer_as_soon_as_a_table_is_taken_up() -> None:
    match = table()
    do(match, "0: bid 1")
    other = again(match, policy=lambda _, seat, __: PassBid(seat) if seat == BOB else None)
    assert other.history[-1] == Played(PassBid(BOB), Auto.POLICY)


def test_a_game_on_real_dice_comes_back_without_them() -> None:
    """The numbers of the host stand in the log, set-up included; the seeded stream has not moved."""
    deal = [0] * 42
    match = Match.new(GAME, seed=5, players=NAMES, chance=Scripted(deal, then_seeded=True))
    assert match.state.chance == 5
    do(match, "0: pass", "1: pass")
    assert everything(again(match)) == everything(match)


def test_dice_of_the_host_and_of_the_seed_may_be_mixed() -> None:
    match = Match.new(GAME, seed=dread_for_ann(), players=NAMES)
    do(match, "0: pass", "1: pass")
    match.play(parse_action(match.state, "0: play dread"), chance=Scripted([3, 3, 3]))
    do(match, "0: reroll 0")
    match.play(parse_action(match.state, "0: reroll 1"), chance=Scripted([5]))
    assert everything(again(match)) == everything(match)


def dread_for_ann() -> int:
    """A seed that deals Ann a card on which dice are rolled."""
    return next(seed for seed in range(99) if DREAD in dealt(seed).players[ANN].hand)


# ------------------------------------------------------------------ logs that do not lead to the state


def test_a_state_that_its_log_does_not_lead_to_has_the_last_word() -> None:
    state = change(dealt(), ANN, coins=9)
    match = table(state)
    do(match, "0: bid 9")
    match.note(BOB, "How?")
    other = again(match)
    assert (other.replayed, other.state, other.history) == (False, match.state, match.history)
    assert other.states() == (match.state,)
    assert other.events(None) == ()


def test_play_goes_on_from_a_state_that_its_log_does_not_lead_to() -> None:
    match = table(change(dealt(), ANN, coins=9))
    do(match, "0: bid 9")
    other = again(match)
    do(other, "1: pass")
    assert [str(entry.action) for entry in other.history] == ["0: bid 9", "1: pass"]
    other.undo()
    assert other.state == match.state
    assert again(other).state == match.state
    assert json.loads(dumps(other))["opening"] == json.loads(dumps(match))["opening"]


def test_a_log_that_breaks_a_rule_is_kept_as_it_is() -> None:
    data = saved(busy_table())
    data["actions"][1]["action"]["amount"] = 4
    match = loaded(data)
    assert not match.replayed
    assert match.state == busy_table().state
    assert match.history[0] == Played(Bid(ANN, 4))
    assert saved(match) == data | {"replayed": False}


def test_after_a_log_that_does_not_lead_to_the_state_the_streams_go_on() -> None:
    """A client that asks for what came after the last number that it knows misses nothing."""
    match = table(change(dealt(), ANN, coins=9))
    do(match, "0: bid 9")
    known = match.events(CAT)[-1].number
    other = again(match)
    shown: list[Told] = []
    other.subscribe(CAT, shown.append)
    other.note(BOB, "How?")
    assert [told.number for told in shown] == [known + 1]
    assert other.events(CAT, known) == again(match).events(CAT) + tuple(shown) == other.events(CAT)


def test_a_log_that_has_not_led_to_the_state_once_is_not_believed_later() -> None:
    """Though it comes to the same state when it is retold: both streams have gone on from the same roll."""
    data = saved(busy_table())
    data["state"]["chance"] ^= 1
    match = loaded(data)
    kept = saved(match)
    assert (kept["replayed"], kept["actions"], kept["opening"]) == (False, data["actions"], data["opening"])
    assert (kept["told"], kept["seed"]) == (data["told"], data["seed"])
    match.note(ANN, "Again.")
    assert (again(match).replayed, again(match).state) == (False, match.state)
    assert saved(again(match)) == saved(match)


def test_a_save_that_does_not_say_how_much_was_told_can_be_loaded() -> None:
    """As those written before it was kept."""
    match = busy_table()
    data = saved(match)
    del data["told"], data["replayed"]
    assert everything(loaded(data)) == everything(match)


def test_a_seed_of_five_thousand_digits_is_kept_as_its_last_64_bits() -> None:
    match = Match.new(GAME, seed=10**5_000 + 7, players=NAMES)
    assert match.seed == (10**5_000 + 7) % 2**64
    assert everything(again(match)) == everything(match)


def test_a_log_in_which_too_much_is_taken_back_is_kept_as_it_is() -> None:
    data = saved(table())
    data["actions"].append({"type": "kernel.Undone"})
    assert (loaded(data).replayed, loaded(data).history) == (False, (Undone(),))


def test_a_log_that_stops_short_of_the_state_is_kept_as_it_is() -> None:
    match = table()
    do(match, "0: bid 1", "1: bid 2")
    data = saved(match)
    data["actions"].pop()
    assert (loaded(data).replayed, loaded(data).state) == (False, match.state)
    assert len(loaded(data).history) == 1


def test_a_log_that_says_more_of_chance_than_there_was_is_kept_as_it_is() -> None:
    data = saved(busy_table())
    data["actions"][1]["chance"] = [0]
    assert not loaded(data).replayed


def test_a_log_that_says_less_of_chance_than_there_was_is_kept_as_it_is() -> None:
    data = saved(busy_table())
    data["opening"].pop()
    assert not loaded(data).replayed


# ------------------------------------------------------------------ logs that are none


def saved(match: Match) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(dumps(match))
    return data


def loaded(data: dict[str, Any]) -> Match:
    return loads(json.dumps(data), Match)


BID = {"type": "lantern.Bid", "seat": 0, "amount": 1}


@pytest.mark.parametrize(
    ("entry", "path"),
    [
        ({}, "actions[1].type"),
        ({"type": "kernel.Forgotten"}, "actions[1].type"),
        ({"type": "kernel.Played"}, "actions[1].action"),
        ({"type": "kernel.Played", "action": {**BID, "amount": "1"}}, "actions[1].action.amount"),
        ({"type": "kernel.Played", "action": {**BID, "type": "kernel.Noted"}}, "actions[1].action.type"),
        ({"type": "kernel.Played", "action": BID, "auto": "luck"}, "actions[1].auto"),
        ({"type": "kernel.Played", "action": BID, "chance": [1, "2"]}, "actions[1].chance[1]"),
        ({"type": "kernel.Played", "action": BID, "stream": 0.5}, "actions[1].stream"),
        ({"type": "kernel.Played", "action": BID, "by": "Ann"}, "actions[1].by"),
        ({"type": "kernel.Noted", "seat": 3, "words": "Hello!"}, "actions[1].seat"),
        ({"type": "kernel.Noted", "seat": 0, "words": " "}, "actions[1].words"),
        ({"type": "kernel.Begun", "stream": 1}, "actions[1]"),
    ],
)
def test_an_entry_that_is_none_is_refused_and_its_place_named(entry: dict[str, Any], path: str) -> None:
    data = saved(table())
    data["actions"].append(entry)
    with pytest.raises(SaveError) as caught:
        loaded(data)
    assert caught.value.path == path


@pytest.mark.parametrize(
    ("actions", "path"),
    [
        ([], "actions"),
        ([{"type": "kernel.Undone"}], "actions"),
        ([{"type": "kernel.Begun", "stream": 1, "auto": ["policy"]}], "actions[0].auto"),
        ([{"type": "kernel.Begun", "stream": 1, "auto": ["luck"]}], "actions[0].auto[0]"),
    ],
)
def test_a_log_that_does_not_begin_as_one_is_refused(actions: list[Any], path: str) -> None:
    with pytest.raises(SaveError) as caught:
        loaded({**saved(table()), "actions": actions})
    assert caught.value.path == path


# ------------------------------------------------------------------ whatever is done at a table


@given(seed=st.integers(0, 30), picks=st.lists(st.integers(0, 10**6), max_size=60))
def test_whatever_was_done_at_a_table_it_comes_back_as_it_was(seed: int, picks: list[int]) -> None:
    match = Match.new(GAME, seed=seed, players=3 + seed % 3, auto={"forced"})
    shown: list[Told] = []
    match.subscribe(None, shown.append)
    before = match.events(None)
    for pick in picks:
        try_something(match, pick)
    assert match.events(None) == (*before, *shown)
    assert [told.number for told in match.events(ANN)] == list(range(1, len(before) + len(shown) + 1))
    assert match.states()[-1] == match.state
    assert everything(again(match)) == everything(match)


def try_something(match: Match, pick: int) -> None:
    """Play, mostly; sometimes say something, take back, play again."""
    kind, pick = pick % 8, pick // 8
    with suppress(UndoError):
        if kind == 0:
            match.undo(force=pick % 2 == 0)
        elif kind == 1:
            match.redo()
        elif kind == 2:
            match.note(Seat(pick % 3), f"Number {pick}.")
        elif not match.state.is_over:
            legal = [action for seat in match.state.seats for action in match.state.legal_actions(seat)]
            match.play(legal[pick % len(legal)])
