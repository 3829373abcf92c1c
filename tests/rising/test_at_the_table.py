"""What players do at a table: sentences, talk, taking back, dice of their own, several seats, seats that are asked."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

import rlyeh_rules as rr
from rlyeh_rules import Match, Scripted, UndoError, parse_action
from rlyeh_rules.games import Opening
from rlyeh_rules.kernel import ChanceError, IllegalAction
from rlyeh_rules.match import History, Noted
from rlyeh_rules.rising import Die, State, events
from tests.rising.moments import STORIES
from tests.rising.nights import monster, quiet
from tests.rising.pinned import pinned
from tests.rising.table import NAMES, black, green, i, new, play, seat, shipped, table, told

THREE: Final = list(NAMES[:3])
SKILLED: Final = {number: {"brawling": 1, "stealth": 1, "swiftness": 1} for number in range(1, 6)}


def at_table(seats: int = 3, **story: Any) -> Match:
    """A table at which a story is played."""
    story = {"skills": SKILLED, "facts": pinned(), **story}
    return Match(History(Opening(table(seats, **story), (), 1)))


def do(match: Match, *texts: str, chance: list[int] | None = None) -> list[Any]:
    """Play some actions at a table; what happens by them."""
    happened: list[Any] = []
    for text in texts:
        script = None if chance is None else Scripted(chance)
        happened += match.play(parse_action(match.state, text), chance=script)
    return happened


def standing(match: Match) -> State:
    """How it stands now."""
    assert isinstance(match.state, State)
    return match.state


def said(state: State, notation: str) -> str:
    """An action as a sentence."""
    return parse_action(state, notation).describe(state)


# ------------------------------------------------------------------ in words


@pytest.mark.parametrize(
    ("notation", "sentence"),
    [
        ("run", "I1 runs."),
        ("attack cultist-1", "I1 attacks Cultist 1."),
        ("trade", "I1 trades."),
        ("attune 3", "I1 picks up 3 Energy."),
        ("end actions", "I1 ends the action phase."),
    ],
)
def test_an_action_is_a_sentence_about_the_investigator_who_does_it(notation: str, sentence: str) -> None:
    state = table(enemies={"cultist-1": "north-vortex"}, energy={"north-vortex": 3})
    assert said(state, notation) == sentence


@pytest.mark.parametrize(
    ("notation", "first"),
    [
        ("attune 2", "I1 picked up 2 Energy: North Vortex."),
        ("attack cultist-1", "I1 attacked Cultist 1."),
        ("end actions", "I1 ended the action phase; actions left unused: 3."),
    ],
)
def test_what_happened_is_a_sentence(notation: str, first: str) -> None:
    state = table(energy={"north-vortex": 2}, enemies={"cultist-1": "north-vortex"})
    assert told(state, notation)[0].describe(state) == first


@pytest.mark.parametrize("name", ["mythos", "discovery", "relics", "investigators", "monsters", "insanities"])
def test_every_entry_of_the_card_set_has_a_name_of_its_own(name: str) -> None:
    text = rr.games()["rising"].text
    names = [text.name(str(entry.id)) for entry in getattr(shipped(), name)]
    assert len(set(names)) == len(names)


# ------------------------------------------------------------------ whose turn it is to decide


@pytest.mark.rule("RR-25.1", "RR-11.5", "RR-20.22")
def test_in_one_turn_several_players_are_asked_one_after_the_other() -> None:
    """I1, whom A plays, is attacked; B is asked whether I2 steps between, and rolls for I2."""
    ghast = monster("ghast", 3, 2, 0)
    protects = {**SKILLED, 2: {"protector": 1, "lucky": 1, "stealth": 1}}
    match = Match(
        History(
            Opening(quiet(3, enemies={"ghast-1": "north-vortex"}, skills=protects, facts={"monsters": [ghast]}), (), 1)
        )
    )
    asked = [match.state.waiting_on]
    do(match, "0: end actions")
    asked.append(match.state.waiting_on)
    happened = do(match, "1: redirect to i2", chance=black("S -"))
    asked.append(match.state.waiting_on)
    do(match, "1: keep")
    asked.append(match.state.waiting_on)

    assert asked == [(seat(1),), (seat(2),), (seat(2),), (seat(2),)]
    assert [event.by for event in happened if isinstance(event, events.AttackRedirected)] == [i(2)]
    state = standing(match)
    assert ([one.wounds for one in state.team[:2]], state.turn.who) == ([0, 1], i(2)), "and now it is B's turn"


@pytest.mark.rule("RR-25.1", "RR-12.1")
def test_nobody_acts_for_another() -> None:
    match = at_table()
    before = match.state
    with pytest.raises(IllegalAction) as caught:
        do(match, "1: end actions")
    assert caught.value.refusal.rule == "RR-12.1"
    assert match.state is before
    assert before.legal_actions(seat(2)) == ()


# ------------------------------------------------------------------ talk


@pytest.mark.rule("RR-26.5")
def test_everybody_hears_what_is_said_and_the_game_does_not() -> None:
    match = Match.new("rising", seed=1, players=THREE)
    before = match.state
    match.note(seat(3), "Run for the Yellow Gate!")
    assert match.state is before
    for viewer in (*before.seats, None):
        *_, (_, event) = match.events(viewer)
        assert event.describe(before) == "C: Run for the Yellow Gate!"
    assert match.history == (Noted(seat(3), "Run for the Yellow Gate!"),)


@pytest.mark.parametrize("spoken", [True, False])
def test_talk_in_the_middle_of_a_roll_changes_nothing(*, spoken: bool) -> None:
    match = at_table(enemies={"cultist-1": "north-vortex"})
    do(match, "attack cultist-1", chance=black("S - -") + green("-"))
    if spoken:
        match.note(seat(2), "Keep it!")
    do(match, "keep")
    assert standing(match).enemies[0].wounds == 1


# ------------------------------------------------------------------ what all are told


@pytest.mark.rule("RR-26.5")
def test_whoever_comes_back_is_told_all_that_was_missed() -> None:
    match = at_table(enemies={"cultist-1": "north-vortex"})
    heard: list[Any] = []
    leave = match.subscribe(seat(2), heard.append)
    do(match, "attack cultist-1", chance=black("S S -") + green("-"))
    leave()
    do(match, "keep")
    missed = match.events(seat(2), since=heard[-1].number)
    assert [*heard, *missed] == list(match.events(seat(2)))
    assert [type(event).__name__ for _, event in missed][:2] == ["RollSettled", "FoeWounded"]


@pytest.mark.rule("RR-26.5")
def test_all_seats_and_spectators_are_told_the_same() -> None:
    match = Match.new("rising", seed=3, players=THREE)
    for _ in range(30):
        (waiting, *_) = match.state.waiting_on
        match.play(match.state.legal_actions(waiting)[0])
    streams = [[event for _, event in match.events(viewer)] for viewer in (*match.state.seats, None)]
    assert all(stream == streams[0] for stream in streams)


# ------------------------------------------------------------------ taking back


def test_what_has_needed_no_chance_is_taken_back_and_done_again() -> None:
    match = at_table(energy={"north-vortex": 3})
    before = match.state
    do(match, "attune 3")
    after = match.state
    match.undo()
    assert match.state == before
    match.redo()
    assert match.state == after


@pytest.mark.rule("RR-10.3")
def test_a_roll_is_taken_back_only_if_all_will_have_it() -> None:
    match = at_table(enemies={"cultist-1": "north-vortex"})
    before = match.state
    do(match, "attack cultist-1")
    assert not match.can_undo
    with pytest.raises(UndoError):
        match.undo()
    match.undo(force=True)
    assert match.state == before


@pytest.mark.rule("RR-16.1", "RR-26.5")
def test_a_mythos_card_that_was_drawn_is_taken_back_only_if_all_will_have_it() -> None:
    """All have seen which card lies on top of the deck, even if no dice were rolled."""
    match = at_table(mythos=["the-long-procession", "torches-below"])
    before = match.state
    do(match, "end actions")
    with pytest.raises(UndoError):
        match.undo()
    match.undo(force=True)
    assert match.state == before


# ------------------------------------------------------------------ dice of their own


@pytest.mark.rule("RR-10.1", "RR-10.3")
def test_a_host_with_real_dice_enters_what_they_show() -> None:
    match = at_table(enemies={"ghast-1": "north-vortex"})
    happened = do(match, "attack ghast-1", chance=black("S T S+T") + green("S+E"))
    (roll,) = [event for event in happened if isinstance(event, events.DiceRolled)]
    assert sorted(roll.dice) == sorted(
        [Die.BLACK_SUCCESS, Die.BLACK_TENTACLE, Die.BLACK_SUCCESS_TENTACLE, Die.GREEN_SUCCESS_ELDER_SIGN]
    )
    again = do(match, "reroll black-tentacle for stress", chance=black("E"))
    (event,) = [event for event in again if isinstance(event, events.DieRerolled)]
    assert (event.old, event.new) == (Die.BLACK_TENTACLE, Die.BLACK_ELDER_SIGN)
    do(match, "keep")
    state = standing(match)
    assert (state.enemies, state.active.sanity, state.active.stress) == ((), 2, 1)
    assert state.board.energy[0] == 1


@pytest.mark.parametrize("dice", [[], black("S S"), [*black("S S S"), 6]], ids=["none", "too few", "no such face"])
def test_dice_that_do_not_fit_are_refused_and_nothing_has_changed(dice: list[int]) -> None:
    match = at_table(enemies={"ghast-1": "north-vortex"})
    before = match.state
    with pytest.raises(ChanceError):
        do(match, "attack ghast-1", chance=dice)
    assert match.state is before
    assert match.history == ()


def test_the_same_dice_make_the_same_game_whatever_the_seed() -> None:
    ends: set[tuple[Any, Any]] = set()
    for seed in (1, 2, 3):
        match = at_table(enemies={"ghast-1": "north-vortex"}, chance=seed)
        do(match, "attack ghast-1", chance=black("S - -") + green("S"))
        do(match, "keep")
        ends.add((standing(match).team, standing(match).enemies))
    assert len(ends) == 1


# ------------------------------------------------------------------ saves


def test_a_table_is_saved_and_goes_on_elsewhere(tmp_path: Path) -> None:
    match = Match.new("rising", seed=5, players=THREE, options={"unknown_rules": "full", "shared_energy": True})
    for _ in range(25):
        match.play(match.state.legal_actions()[-1])
    match.note(seat(2), "To be continued.")
    match.save(tmp_path / "game.json")
    other = Match.load(tmp_path / "game.json")
    assert other.replayed
    assert (other.state, other.history) == (match.state, match.history)
    action = match.state.legal_actions()[0]
    assert other.play(action) == match.play(action)


# ------------------------------------------------------------------ by itself


@pytest.mark.rule("RR-25.1")
def test_what_leaves_no_choice_is_answered_by_itself_where_that_is_wished() -> None:
    match = Match.new("rising", seed=2, players=THREE, auto=["forced"])
    for _ in range(60):
        if match.state.is_over:
            break
        assert len(match.state.legal_actions()) > 1
        match.play(match.state.legal_actions()[0])
    assert len(match.history) >= 30


def test_when_time_is_up_something_harmless_is_done() -> None:
    state = table(2, enemies={"cultist-1": "north-vortex"})
    assert str(state.default_action(seat(1))) == "0: end actions"
    rolled = play(state, "attack cultist-1", chance=black("S - -"))
    assert str(rolled.default_action(seat(1))) == "0: keep"


# ------------------------------------------------------------------ games


@pytest.mark.rule("RR-1.1", "RR-1.2")
@pytest.mark.parametrize("seats", range(1, 6))
def test_five_investigators_play_whatever_the_number_of_players(seats: int) -> None:
    state = new(seats)
    assert len(state.team) == 5
    assert {one.seat for one in state.team} == set(state.seats)


def test_the_state_class_stands_for_the_game() -> None:
    assert rr.new_game(State, seed=1) == rr.new_game("rising", seed=1)


@pytest.mark.parametrize("name", sorted(STORIES))
def test_a_state_is_one_line_for_whoever_debugs(name: str) -> None:
    assert len(repr(table(**STORIES[name])).splitlines()) == 1
