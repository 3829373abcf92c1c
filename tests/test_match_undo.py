"""Taking back and playing again, and the line that undo does not cross."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules import Chance, Game, Match, SeatError, new_game
from rlyeh_rules.match import Noted, Played, PlayedAgain, TakenBack, UndoError, Undone
from rlyeh_rules.match.line import Done, line_crossed
from rlyeh_rules.match.news import told_to_all
from tests.lantern import GAME
from tests.lantern.damage import AskSymptom
from tests.lantern.dice import AskReroll
from tests.lantern.events import Drew
from tests.lantern.pool import AskLook
from tests.lantern.state import LOOK, MARK, WOUNDS, change
from tests.lantern.turn import AskAct
from tests.lantern.vote import AskVotes
from tests.support.table import ANN, BOB, CAT, asked, dealt, do, holding, pooled, table


def test_undo_brings_the_state_back_and_redo_brings_it_forth() -> None:
    match = table()
    first = match.state
    do(match, "0: bid 1")
    bid = match.state
    match.undo()
    assert (match.state, match.states()) == (first, (first,))
    match.redo()
    assert (match.state, match.states()) == (bid, (first, bid))


def test_the_history_forgets_nothing() -> None:
    match = table()
    do(match, "0: bid 1")
    match.undo()
    do(match, "0: bid 2")
    bids = [entry.action.amount for entry in match.history if isinstance(entry, Played)]
    assert (bids, match.history[1]) == ([1, 2], Undone())


def test_all_are_told_of_undo_and_redo() -> None:
    match = table()
    do(match, "0: bid 1")
    match.undo()
    match.redo()
    sentences = [told.event.describe(match.state) for told in match.events(CAT)]
    assert sentences[-2:] == ["Taken back: `0: bid 1`.", "Played again: `0: bid 1`."]


def test_what_was_taken_back_is_told_without_the_secrets_in_it() -> None:
    match = table(holding(asked(AskAct(ANN)), ANN, LOOK))
    do(match, "0: contribute look")
    match.undo()
    match.redo()
    for seat in (ANN, BOB, None):
        told = [one.event for one in match.events(seat)][-2:]
        assert told == [TakenBack("0: contribute ?"), PlayedAgain("0: contribute ?")]


@pytest.mark.parametrize(
    ("game", "options"),
    [(GAME, {}), ("seals", {}), ("seals", {"id_cards": True, "elder_gods": "each"})],
    ids=["lantern", "seals", "seals with all cards"],
)
def test_actions_that_look_the_same_to_all_are_told_the_same(game: str | Game, options: dict[str, Any]) -> None:
    """Over some games at random: what a spectator cannot tell apart when it is done, its notation does not tell."""
    chance = Chance(1)
    for seed in range(4):
        state = new_game(game, seed=seed, options=options)
        while not state.is_over:
            told: dict[Any, str] = {}
            for action in state.legal_actions():
                after, events = state.apply(action)
                seen = action.seat, after.view(None), tuple(event.seen_by(None) for event in events)
                assert told.setdefault(seen, told_to_all(action, state)) == told_to_all(action, state)
            state, _ = state.apply(chance.pick(state.legal_actions()))


def test_a_table_says_whether_something_can_be_taken_back_or_played_again() -> None:
    match = table()
    assert (match.can_undo, match.can_redo) == (False, False)
    do(match, "0: bid 1")
    assert (match.can_undo, match.can_redo) == (True, False)
    match.undo()
    assert (match.can_undo, match.can_redo) == (False, True)
    do(match, "0: bid 1", "1: pass", "0: pass")
    assert (match.can_undo, match.can_redo) == (False, False)  # a card was bought: only by force


def test_several_moves_go_back_one_by_one_and_come_again_in_order() -> None:
    match = table()
    do(match, "0: bid 1", "1: bid 2", "0: bid 3")
    states = match.states()
    match.undo()
    match.undo()
    assert match.state == states[1]
    match.redo()
    match.redo()
    assert match.states() == states


def test_what_was_taken_back_is_given_up_when_something_else_is_played() -> None:
    match = table()
    do(match, "0: bid 1")
    match.undo()
    do(match, "0: bid 2")
    with pytest.raises(UndoError, match="nothing to play again"):
        match.redo()


def test_talk_does_not_stand_in_the_way_of_undo_and_redo() -> None:
    match = table()
    first = match.state
    do(match, "0: bid 1")
    match.note(ANN, "Oops.")
    match.undo()
    assert match.state == first
    match.note(BOB, "No, stay!")
    match.redo()
    assert match.state.waiting_on == (BOB,)


def test_there_is_nothing_to_take_back_before_anything_was_played() -> None:
    match = table()
    match.note(ANN, "Hello!")
    with pytest.raises(UndoError, match="nothing to take back") as caught:
        match.undo(force=True)
    assert not caught.value.can_be_forced
    assert match.history == (Noted(ANN, "Hello!"),)


# ------------------------------------------------------------------ the line


def refused(match: Match, why: str) -> bool:
    """Undo is refused and changes nothing, unless it is forced."""
    before, history = match.state, match.history
    with pytest.raises(UndoError, match=why) as caught:
        match.undo()
    assert caught.value.can_be_forced
    assert (match.state, match.history) == (before, history)
    match.undo(force=True)
    assert match.state == match.states()[-1]
    assert match.state != before
    return True


def test_undo_stops_where_chance_was_used() -> None:
    match = table(asked(AskReroll(ANN, (0, 0, 0))))
    do(match, "0: reroll 0")
    assert refused(match, "Chance was used since.")


def test_undo_stops_where_a_seat_got_a_card() -> None:
    match = table()
    do(match, "0: bid 1", "1: pass", "0: pass")
    assert refused(match, "A secret was revealed since.")


def test_undo_stops_where_a_card_was_played_for_all_to_see() -> None:
    match = table(holding(asked(AskAct(ANN)), ANN, LOOK))
    do(match, "0: play look")
    assert refused(match, "A secret was revealed since.")


def test_undo_stops_where_one_seat_alone_looked_at_a_card() -> None:
    match = table(pooled(asked(AskLook(ANN)), 1))
    do(match, "0: look at 0")
    assert refused(match, "A secret was revealed since.")


@pytest.mark.parametrize(("copies", "crossed"), [(2, None), (3, "A secret was revealed since.")])
def test_an_event_reveals_a_card_when_it_names_more_copies_than_its_seat_sees(copies: int, crossed: str | None) -> None:
    """Ann holds two marks; what names two to her may mean those, what names three cannot."""
    state = holding(asked(AskAct(ANN)), ANN, MARK, MARK)
    entry = Played(state.legal_actions()[0])
    assert line_crossed(Done(entry, state, state, (Drew(ANN, (MARK,) * copies),))) == crossed


def test_undo_goes_on_where_a_seat_looked_at_what_it_had_seen_before() -> None:
    match = table(pooled(asked(AskLook(ANN)), 1, ANN))
    do(match, "0: look at 0")
    match.undo()
    assert match.state.decision == AskLook(ANN)


def test_undo_goes_on_where_a_seat_laid_down_a_card_that_nobody_else_saw() -> None:
    match = table(holding(asked(AskAct(ANN)), ANN, LOOK))
    before = match.state
    do(match, "0: contribute look")
    match.undo()
    assert match.state == before


def test_undo_stops_where_an_event_says_that_it_reveals() -> None:
    votes = AskVotes(ANN, CAT, dealt().players.put(ANN, True).put(BOB, None).put(CAT, None))
    match = table(asked(votes))
    do(match, "1: vote no")
    assert refused(match, "A secret was revealed since.")


def test_undo_goes_on_while_votes_lie_face_down() -> None:
    votes = AskVotes(ANN, CAT, dealt().players.put(ANN, None).put(BOB, None).put(CAT, None))
    match = table(asked(votes))
    do(match, "1: vote no")
    match.undo()
    assert match.state.decision == votes


def test_undo_goes_on_where_a_seat_has_chosen_something_in_secret() -> None:
    """Which ID card a player chose, nobody else is shown; it is no news to the player."""
    match = Match.new("seals", seed=1, options={"id_cards": True, "hidden_ids": True})
    first = match.state
    match.play(first.legal_actions()[0])
    assert match.view(ANN) != first.view(ANN)
    match.undo()
    assert match.state == first


def test_undo_stops_at_the_nearest_line_and_not_before() -> None:
    match = table()
    do(match, "0: bid 1", "1: pass", "0: pass")
    bought = match.state
    do(match, "0: research")
    match.undo()
    assert match.state == bought
    assert refused(match, "A secret was revealed since.")
    match.undo()
    assert len(match.states()) == 2


def test_undo_stops_where_the_end_of_the_game_has_shown_what_everybody_is() -> None:
    """The fourth wound ends the game, and the roles are turned up."""
    match = table(change(asked(AskSymptom(ANN)), ANN, wounds=WOUNDS - 1))
    do(match, "0: bleed")
    assert match.state.is_over
    assert refused(match, "A secret was revealed since.")


# ------------------------------------------------------------------ back to a seat's own action


def bids(match: Match) -> list[str]:
    """What has led to where the game stands."""
    return [str(played.action) for played in match.moves]


def test_undo_goes_back_to_the_last_action_of_a_seat() -> None:
    match = table()
    do(match, "0: bid 1", "1: bid 2")
    match.undo(ANN)
    assert (bids(match), match.state) == ([], match.states()[0])
    assert match.history[-2:] == (Undone(), Undone())
    match.redo()
    match.redo()
    assert bids(match) == ["0: bid 1", "1: bid 2"]


def test_undo_goes_back_to_the_last_action_of_any_of_some_seats() -> None:
    match = table()
    do(match, "0: bid 1", "1: bid 2")
    match.undo([ANN, BOB])
    assert bids(match) == ["0: bid 1"]


def test_undo_goes_back_all_of_the_way_or_not_at_all() -> None:
    match = table()
    do(match, "0: bid 1", "1: pass", "0: pass")  # Ann draws the lot
    before = match.state
    with pytest.raises(UndoError, match=r"^A secret was revealed since\.$") as caught:
        match.undo(BOB)
    assert caught.value.can_be_forced
    assert str(match.why_not_undo(BOB)) == str(caught.value)
    assert (match.state, len(match.moves)) == (before, 3)
    match.undo(BOB, force=True)
    assert bids(match) == ["0: bid 1"]


def test_a_seat_that_has_done_nothing_has_nothing_to_take_back() -> None:
    match = table()
    do(match, "0: bid 1")
    for nobody in (CAT, [BOB, CAT], []):
        for force in (False, True):
            with pytest.raises(UndoError, match=r"^There is nothing to take back\.$"):
                match.undo(nobody, force=force)
    assert str(match.why_not_undo(CAT)) == "There is nothing to take back."
    assert match.why_not_undo(ANN) is None


@pytest.mark.parametrize("nobody", [9, -1, True, "0", [9], [None], [[0]]], ids=repr)
def test_nobody_who_is_not_at_the_table_takes_anything_back(nobody: int | list[Any]) -> None:
    match = table()
    do(match, "0: bid 1")
    for ask in (match.undo, match.why_not_undo):
        with pytest.raises(SeatError, match=r"^There is no seat .* at this table of 3\.$"):
            ask(nobody)


def test_what_was_taken_back_is_none_of_the_moves() -> None:
    match = table()
    do(match, "0: bid 1")
    match.note(BOB, "Hm.")
    match.undo()
    do(match, "0: bid 2")
    assert bids(match) == ["0: bid 2"]
    assert len(match.history) == 4
