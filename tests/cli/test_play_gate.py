"""The Gate of R'lyeh at the keyboard: against bots, and with several people who hand the screen over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rlyeh_rules import Match
from rlyeh_rules.gate.state import State
from rlyeh_rules.match import Played
from tests.cli.conftest import Run

PLAY = ("play", "gate", "--seed", "1", "--option", "starting_player=1")
"""Whoever has seat 0 bears the watch."""
AT_SIX = (*PLAY, "--option", "start_hour=6")
ALL = (*PLAY, "--players", "4", "--seats", "0,1,2,3", "--name", "Ada")
"""Everybody sits at one keyboard."""


def table(path: Path) -> tuple[State, list[int]]:
    """A saved table: how it stands, and who did what was done, action by action."""
    match = Match.load(path)
    assert isinstance(match.state, State)
    return match.state, [entry.action.seat for entry in match.history if isinstance(entry, Played)]


# ------------------------------------------------------------------ against bots


def test_one_plays_against_bots(rlyeh: Run, tmp_path: Path) -> None:
    code, out, err = rlyeh(*PLAY, typed=["declare bokrug", "contribute bokrug", "save mine.json", "quit!"])
    state, seats = table(tmp_path / "mine.json")
    assert (code, err, state.turn.seat, seats.count(0)) == (0, "", 0, 2)
    assert out.startswith("The Gate of R'lyeh: Player, Bot 1 (a bot), Bot 2 (a bot), Bot 3 (a bot) and Bot 4 (a bot)\n")
    assert "\nPlayer: Which sigil is the target of the next incantation? [GR-5.2]\n" in out
    assert re.search(r"\n +1  declare ithaqua +declares Ithaqua the target\.\n", out)
    assert "  - Player laid Bokrug into the pool. [GR-6.1.1]\n" in out
    assert {1, 2, 3, 4} <= set(seats)


def test_nothing_of_the_others_is_told(rlyeh: Run) -> None:
    out = rlyeh(*PLAY, typed=["declare bokrug", "contribute bokrug", "quit!"]).out
    assert "Player was dealt a Secret Nature: Investigator. [GR-3.12]" in " ".join(out.split())
    assert "Bot 1 was dealt a Secret Nature. [GR-3.12]" in " ".join(out.split())
    assert out.count("hand: 3 cards") > 3


@pytest.mark.parametrize("players", ["4", "8"])
def test_a_whole_game_can_be_played_against_bots(rlyeh: Run, players: str) -> None:
    options = ("--players", players, "--bot", "random", "--option", "equipment=true", "--option", "artifacts=true")
    code, out, err = rlyeh(*PLAY, *options, typed=["1"] * 400)
    assert (code, err) == (0, "")
    assert len(re.findall(r"\n(?:Player|Bot|Nobody)[^\n]* wins?: [^[]*\[GR-R?[\d.]+\]\n", out)) == 1


def test_a_refusal_cites_the_rule_and_why_asks_before_anything_is_done(rlyeh: Run) -> None:
    out = rlyeh(
        *PLAY, typed=["declare zhar", "why accuse 2", "why vote yes", "why plot", "contribute elder-sign", "quit!"]
    ).out
    assert "  There are no accusations before 6 pm; it is 2. [GR-6.5.1]\n" in out
    assert "  There is nothing to vote on now. [GR-6.5.4]\n" in out
    assert "  Only a discovered Cultist can plot. [GR-6.0.2]\n" in out
    assert "  There is no Elder Sign in your hand. [GR-6.1.1]\n" in out


def test_the_cards_that_can_be_chosen_now_say_what_they_do(rlyeh: Run) -> None:
    out = rlyeh(*PLAY, typed=["declare zhar", "cards now", "quit!"]).out.partition("> cards now\n")[2]
    assert "Counts as Bokrug." in out


# ------------------------------------------------------------------ several at one keyboard


def faces(out: str) -> list[str]:
    """To whom the screen is handed, in order."""
    return re.findall(r"Hand the screen to ([^,]+), who presses Enter\.", out)


def test_the_screen_is_covered_before_it_is_handed_on(rlyeh: Run) -> None:
    out = rlyeh(*ALL, typed=["", "declare bokrug", "contribute bokrug", "", "research", "done", "quit!"]).out
    assert faces(out) == ["Ada", "Player 2", "Player 3"]
    covered = "\n" * 100
    before, after = out.partition("Hand the screen to Player 2")[::2]
    assert before.endswith(covered)
    assert covered in after


def test_each_sees_their_own_cards_only(rlyeh: Run, tmp_path: Path) -> None:
    out = rlyeh(*ALL, typed=["", "declare bokrug", "contribute bokrug", "", "save all.json", "quit!"]).out
    state, _ = table(tmp_path / "all.json")
    hers, his = out.split("Hand the screen to Player 2")
    assert "Player 2 was dealt cards: 3 hidden." in " ".join(hers.split())
    assert "Ada laid Bokrug into the pool." not in his
    assert "Ada laid something hidden into the pool." in his
    assert f"[{state.text.name(state.nature(state.seats[0]))}]" in hers


def test_each_votes_unseen_by_the_others(rlyeh: Run) -> None:
    typed = ["", "declare bokrug", "accuse 3", "", "waive", "", "vote yes", "", "vote no", "", "vote yes", "quit!"]
    out = rlyeh(*ALL, "--option", "start_hour=6", typed=typed).out
    assert faces(out)[:5] == ["Ada", "Player 4", "Ada", "Player 2", "Player 3"]
    _, _, _, ada, second, third = out.split("Hand the screen to ")[:6]
    assert "vote on Player 4, asked by Ada: 3 Yes needed" in ada
    assert "have voted: Ada; not yet: Player 2, Player 3" in second
    assert "Ada has voted." in second
    assert "have voted: Ada, Player 2; not yet: Player 3" in third
    assert "The votes were revealed: Yes Ada and Player 3; No Player 2; 3 Yes needed." in " ".join(out.split())


def test_who_is_not_asked_may_act_out_of_turn(rlyeh: Run) -> None:
    """The Detective is at the keyboard, and a bot has the turn."""
    options = ("--option", "equipment=true", "--option", "choose_characters=true", "--seats", "1", "--bot", "random")
    out = rlyeh(*PLAY, *options, typed=["be detective", "", "", "fire pistol at 0, gamble", "quit!"]).out
    assert "Player may act now as well; Enter lets it pass.\n" in out
    assert "fire pistol at 0, research" in out
    assert re.search(r"Player fired at Bot \d, who must gamble", out)


def test_who_was_handed_the_screen_out_of_turn_and_has_nothing_to_do_is_not_told_that_the_game_is_over(
    rlyeh: Run,
) -> None:
    options = ("--seed", "5", "--seats", "0,1", "--option", "starting_player=1")
    code, out, err = rlyeh("play", "gate", *options, typed=["", "seat 1", "", "1", "quit!"])
    assert (code, err) == (0, "")
    last = out.rpartition("Player 2> ")[0].rpartition("Player 2> ")[2]
    assert "\nThere is nothing that Player 2 may do now; Enter goes on.\n" in out
    assert "  There is nothing for you to choose now; Enter goes on.\n" in last
    assert "over" not in last


def test_a_game_is_saved_in_the_middle_of_a_vote_and_goes_on(rlyeh: Run, tmp_path: Path) -> None:
    typed = ["declare bokrug", "accuse 3", "save vote.json", "quit!"]
    rlyeh(*AT_SIX, "--bot", "random", typed=typed)
    before, _ = table(tmp_path / "vote.json")
    again = rlyeh("play", "--load", "vote.json", "--bot", "random", typed=["vote no", "quit!"])
    assert (again.code, again.err) == (0, "")
    assert before.ballot is None
    assert "The votes were revealed: " in " ".join(again.out.split())
