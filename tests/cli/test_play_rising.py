"""R'lyeh Rising at the keyboard: all five led by one person, with bots, and with several people who see the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rlyeh_rules import Match
from rlyeh_rules.kernel import counted
from rlyeh_rules.match import Played
from rlyeh_rules.rising import Space
from rlyeh_rules.rising.state import State
from tests.cli.conftest import Run

PLAY = ("play", "rising", "--seed", "16")
ALONE = (*PLAY, "--players", "1")
"""One person leads all five; Rasputin is the first, and Elizabeth Ives needs a partner."""
UP = ("partner rasputin", "run", "go final-vortex", "stop", "climb left-leg")
"""Rasputin climbs Cthulhu at once, and has an action left."""


def table(path: Path) -> tuple[State, list[int]]:
    """A saved table: how it stands, and who did what was done, action by action."""
    match = Match.load(path)
    assert isinstance(match.state, State)
    return match.state, [entry.action.seat for entry in match.history if isinstance(entry, Played)]


def board(out: str) -> str:
    """The table as it was shown last."""
    return out.rpartition("\nR'lyeh Rising - ")[2]


# ------------------------------------------------------------------ alone


def test_one_leads_all_five(rlyeh: Run, tmp_path: Path) -> None:
    code, out, err = rlyeh(*ALONE, typed=[*UP, "save mine.json", "quit!"])
    state, seats = table(tmp_path / "mine.json")
    assert (code, err, {one.seat for one in state.team}, seats) == (0, "", {0}, [0] * len(UP))
    assert (state.turn.who, state.active.space, state.turn.actions) == ("rasputin", Space.LEFT_LEG, 1)
    assert out.startswith("Cthulhu: Death May Die - R'lyeh Rising: Player\n")
    assert "  - Rasputin moved from Final Vortex to Left Leg. [RR-14.1]\n" in out
    assert board(out).startswith("turn 1: Rasputin (Player), actions, 1 action left\n")
    assert " >Rasputin " in board(out)
    assert "\n > Rasputin (Player), Left Leg: " in board(out)


def test_what_can_be_done_is_listed_with_what_it_means(rlyeh: Run) -> None:
    out = rlyeh(*ALONE, typed=[*UP, "quit!"]).out
    assert "\nPlayer: On whom does your codependent investigator depend? [RR-20.32]\n" in out
    assert "\n  who: Elizabeth Ives\n" in out
    assert re.search(r"\n +1  partner rasputin +Elizabeth Ives makes Rasputin the partner\.\n", out)
    assert re.search(r"\n +1  go moon-vortex +Rasputin runs on to Moon Vortex\.\n", out)
    assert re.search(r"\n +3  climb head by left-arm +Rasputin climbs to Head by way of Left Arm\.\n", out)
    assert out.count("\nPlayer: Take an action, or end the action phase. [RR-12.3]\n") == 3


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("attack head", r"Head is not Vulnerable[^[]+\. \[RR-5\.3\]"),
        ("why climb head", r"[^[]+ Rasputin [^[]+ Final Vortex [^[]+\. \[RR-13\.10\]"),
        ("why stand up", r"Rasputin [^[]+\. \[RR-20\.31\]"),
        ("why attack cultist-1", r"Cultist 1 is [^[]+\. \[RR-13\.2\]"),
        ("why rest healing 1 stress and 0 wounds", r"Rasputin [^[]+ heal[^[]*\. \[RR-13\.7\]"),
        ("stop", r"No Run is under way; [^[]+\. \[RR-13\.1\]"),
        ("why run", r"It may be done: Rasputin runs\."),
    ],
)
def test_a_refusal_cites_the_rule_and_why_asks_before_anything_is_done(rlyeh: Run, said: str, answer: str) -> None:
    out = rlyeh(*ALONE, typed=["partner rasputin", said, "quit!"]).out
    assert re.search(rf"> {said} {answer} ", " ".join(out.split()))


def test_nobody_acts_while_the_game_is_set_up(rlyeh: Run) -> None:
    told = " ".join(rlyeh(*ALONE, typed=["why run", "quit!"]).out.split())
    assert re.search(r"> why run The game is still being set up[^[]+\. \[RR-12\.1\] ", told)


def test_the_dice_lie_above_the_question_what_becomes_of_them(rlyeh: Run) -> None:
    out = rlyeh(*ALONE, typed=[*UP, "end actions", "quit!"]).out
    assert "  - Left Leg attacked Rasputin. [RR-17.3]\n" in out
    assert re.search(
        r"\n  roll of Rasputin \(attacked by Left Leg\): [^[]+ - (no|\d) success(es)?, (no|\d) tentacles?\n", board(out)
    )
    assert "\nPlayer: Reroll a die, or keep the dice? [RR-11.1]\n" in out


def test_a_step_is_taken_back_and_done_again(rlyeh: Run, tmp_path: Path) -> None:
    out = rlyeh(*ALONE, typed=[*UP, "undo", "redo", "undo", "save mine.json", "quit!"]).out
    state, _ = table(tmp_path / "mine.json")
    assert out.count("  Your last action is taken back.\n") == 2
    assert state.active.space is Space.FINAL_VORTEX


def test_the_cards_that_can_be_chosen_now_say_what_they_do(rlyeh: Run) -> None:
    options = ("--option", "unknown_rules=relics", "--option", "choose_investigators=yes")
    out = rlyeh(*ALONE, *options, typed=["cards now", "quit!"]).out.partition(" cards now\n")[2]
    assert "\n  Sister Beth\n      Brawling, Toughness and High Strung.\n" in out


@pytest.mark.parametrize("options", [(), ("--option", "unknown_rules=full", "--option", "expert_cultists=yes")])
def test_a_whole_game_can_be_played_alone_and_no_line_is_too_long(rlyeh: Run, options: tuple[str, ...]) -> None:
    code, out, err = rlyeh(*ALONE, *options, typed=["1"] * 2_000)
    assert (code, err) == (0, "")
    assert len(re.findall(r"\n(?:Player wins|Nobody wins): [^[]*\[RR-[\d.]+\]\n", out)) == 1
    assert max(map(len, out.splitlines())) <= 100


def test_a_narrow_window_is_told_how_wide_the_table_is(rlyeh: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rlyeh_rules.cli.screen.WIDTH", 80)
    out = rlyeh(*ALONE, typed=["quit!"]).out
    assert "\nThe table is drawn for 100 columns, and this window has 80.\n" in out


# ------------------------------------------------------------------ with bots, and with others


@pytest.mark.parametrize("players", ["2", "5"])
def test_a_whole_game_can_be_played_with_bots(rlyeh: Run, players: str) -> None:
    code, out, err = rlyeh(*PLAY, "--players", players, "--bot", "random", typed=["1"] * 2_000)
    assert (code, err) == (0, "")
    assert out.startswith("Cthulhu: Death May Die - R'lyeh Rising: Player")
    assert " and Bot 4 (a bot) Type a number " in " ".join(out.split()) or players == "2"
    assert len(re.findall(r"\n(?:[^\n]* wins?|Nobody wins): [^[]*\[RR-[\d.]+\]\n", out)) == 1


@pytest.mark.parametrize(("players", "shares"), [(2, [3, 2]), (3, [2, 2, 1]), (4, [2, 1, 1, 1])])
def test_the_five_are_shared_out(rlyeh: Run, players: int, shares: list[int]) -> None:
    seats = ",".join(map(str, range(players)))
    out = rlyeh(*PLAY, "--players", str(players), "--seats", seats, typed=["quit!"]).out
    names = [f"Player {number}" for number in range(1, players + 1)]
    assert [out.count(f" is played by {name} and begins at the Yellow Gate. [RR-1.2]\n") for name in names] == shares


def test_nobody_has_a_secret_so_the_screen_need_not_be_handed_on(rlyeh: Run) -> None:
    typed = ["partner rasputin", "end actions", "quit!"]
    out = rlyeh(*PLAY, "--players", "2", "--seats", "0,1", "--name", "Ada", "--name", "Bram", typed=typed).out
    assert "Hand the screen" not in out
    assert "\n" * 10 not in out
    assert out.count("  - Turn 1 began: Rasputin, with 3 actions. [RR-12.1]\n") == 1
    assert "\nBram> " in out or "\nAda> " in out


def test_a_game_is_saved_in_the_middle_of_a_run_and_goes_on(rlyeh: Run, tmp_path: Path) -> None:
    rlyeh(*ALONE, typed=[*UP[:3], "save run.json", "quit!"])
    before, _ = table(tmp_path / "run.json")
    again = rlyeh("play", "--load", "run.json", typed=["stop", "climb left-leg", "save! run.json", "quit!"])
    after, _ = table(tmp_path / "run.json")
    assert (again.code, again.err) == (0, "")
    assert before.decision is not None
    assert before.decision.kind == "AskStep"
    assert (after.active.space, counted(after.turn.actions, "action")) == (Space.LEFT_LEG, "1 action")
