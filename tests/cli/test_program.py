"""The command line as a whole: how it is called, how it complains, how it ends."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import rlyeh_rules
from rlyeh_rules.cli.program import COMMANDS
from tests.cli.conftest import Run
from tests.support.lobby import lantern_in_the_lobby


def test_the_version_is_that_of_the_library(rlyeh: Run) -> None:
    assert rlyeh("--version") == (0, f"rlyeh-rules {rlyeh_rules.__version__}\n", "")


@pytest.mark.parametrize("words", [["--help"], []])
def test_help_names_every_command_and_so_does_a_call_without_one(rlyeh: Run, words: list[str]) -> None:
    code, out, _ = rlyeh(*words)
    assert (code, [command.name for command in COMMANDS if f"\n    {command.name} " not in out]) == (0, [])


@pytest.mark.parametrize(
    "words", [["play"], ["cards", "shoggoth"], ["cards", "--toml"], ["simulate"], ["schema"], ["rules", "clue"]]
)
def test_the_game_must_be_named(rlyeh: Run, words: list[str]) -> None:
    assert rlyeh(*words) == (2, "", "rlyeh: Which game? There are seals, last_relic, gate, rising.\n")


@pytest.mark.parametrize("rule", ["SC-2.2", "LR-2.2", "LN-2.2"])
def test_but_where_the_id_of_a_rule_names_it(rlyeh: Run, rule: str) -> None:
    with lantern_in_the_lobby():
        assert rlyeh("rules", rule).out.startswith(f"{rule} ")


def test_a_game_of_your_own_is_named_by_its_module_and_known_by_its_name_from_then_on(
    rlyeh: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    games_module: Any = import_module("rlyeh_rules.games")  # as an attribute of the package, it is the function
    monkeypatch.setattr(games_module, "_REGISTERED", {})

    assert rlyeh("games", "tests.lantern:GAME").out.startswith("The Lantern, for ")
    assert "lantern " in rlyeh("games").out


@pytest.mark.parametrize("command", [command.name for command in COMMANDS])
def test_every_command_has_help_of_its_own(rlyeh: Run, command: str) -> None:
    code, out, err = rlyeh(command, "--help")
    assert (code, out.startswith(f"usage: rlyeh {command}"), err) == (0, True, "")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["simulate", "seals", "-n", "0"], "rlyeh simulate: argument -n/--games: '0' is no whole number from 1 up"),
        (["games", "tag"], "rlyeh: There is no game 'tag'; there are seals, last_relic, gate, rising."),
        (["rules", "XY-4.11"], "rlyeh: There is no rule XY-4.11: no rulebook has ids that begin with XY-."),
        (["play", "seals", "--seats", "0,x"], "rlyeh: Seats are numbers with commas between, 0 the first, not '0,x'."),
        (["play", "seals", "--seats", "2"], "rlyeh: There is no seat 2 at this table of 2."),
        (["play", "seals", "--players", "3"], "rlyeh: The Seals of Cthulhu needs exactly 2 players. (SC-1.1)"),
        (
            ["play", "seals", "--name", "Ann", "--name", "Bob"],
            "rlyeh: There are 2 names for 1 person at this keyboard.",
        ),
        (["play", "seals", "--option", "id_cards"], "rlyeh: An option is named as name=value, not 'id_cards'."),
        (["play", "seals", "--option", "mood=good"], "rlyeh: seals has no option 'mood'; there are elder_god"),
        (["play", "seals", "--option", "id_cards=2"], "rlyeh: id_cards cannot be '2'; it is one of False, True."),
        (
            ["simulate", "seals", "--bots", "clever"],
            "rlyeh: There is no bot 'clever'; there are random, greedy, or MODULE:",
        ),
        (["simulate", "seals", "--bots", "random,random,random"], "rlyeh: 3 bots cannot sit on 2 seats"),
        (["games", "nowhere:GAME"], "rlyeh: The game 'nowhere:GAME' cannot be had: No module named 'nowhere'."),
        (["play", "tests.lantern:State"], "rlyeh: 'tests.lantern:State' is no Game."),
        (["simulate", "seals", "--bots", "nowhere:Bot"], "rlyeh: The bot 'nowhere:Bot' cannot be had: No module named"),
        (["simulate", "seals", "--bots", "json:JSONDecoder"], "rlyeh: 'json:JSONDecoder' is no bot: it has no method"),
        (["simulate", "seals", "--bots", "greedy", "--swap"], "rlyeh: To swap seats takes a bot for each seat, as --b"),
        (["play", "seals", "--bot", "clever"], "rlyeh: There is no bot 'clever'; there are random, greedy, or MODULE:"),
        (["rules", "seals", "SC-4.99"], "rlyeh: There is no rule SC-4.99; did you mean SC-4.9 or "),
        (["bench", "--seconds", "soon"], "rlyeh bench: argument --seconds: 'soon' is no number of seconds up to 60"),
    ],
)
def test_a_command_that_makes_no_sense_is_refused_in_one_line(rlyeh: Run, words: list[str], complaint: str) -> None:
    code, out, err = rlyeh(*words)
    assert (code, out, err[: len(complaint)], err.count("\n")) == (2, "", complaint, 1)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["check", "nowhere.json"], "rlyeh: nowhere.json: No such file or directory\n"),
        (["replay", "nowhere.json"], "rlyeh: nowhere.json: No such file or directory\n"),
        (["cards", "seals", "--content", "mine.toml"], "rlyeh: mine.toml: 1 fault\n  - the file cannot be read: "),
        (["cards", "seals", "unheard-of"], "rlyeh: no card of The Seals of Cthulhu speaks of 'unheard-of'\n"),
        (["rules", "seals", "unheard", "of"], "rlyeh: nothing in the rulebook of The Seals of Cthulhu speaks of"),
    ],
)
def test_what_cannot_be_found_or_read_is_told(rlyeh: Run, words: list[str], complaint: str) -> None:
    code, _, err = rlyeh(*words)
    assert (code, err[: len(complaint)]) == (1, complaint)


def test_ctrl_c_ends_a_command(rlyeh: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("rlyeh_rules.cli.simulate.simulate", interrupted)
    assert rlyeh("simulate", "seals") == (130, "", "rlyeh: stopped\n")


def test_python_can_run_it_as_a_module() -> None:
    words = [sys.executable, "-m", "rlyeh_rules", "games"]
    ran = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout.partition(" ")[0], ran.stderr) == (0, "seals", "")


def test_a_reader_who_goes_away_is_no_fault() -> None:
    words = [sys.executable, "-m", "rlyeh_rules", "rules", "seals"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.readline()
        program.stdout.close()
        complaint = program.stderr.read()
    assert (program.returncode, complaint) == (141, b"")


def test_letters_that_a_terminal_does_not_have_are_replaced() -> None:
    words = [sys.executable, "-m", "rlyeh_rules", "play", "seals", "--name", "Zoë", "--seed", "1"]
    environment = {"PYTHONIOENCODING": "ascii", "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONUTF8": "1"}
    ran = subprocess.run(words, input=b"quit!\n", capture_output=True, env=environment, check=False)
    assert (ran.returncode, b"Zo? and Bot" in ran.stdout, ran.stderr) == (0, True, b"")


@pytest.mark.parametrize("ask", [["schema"], ["play"], ["games"]], ids=" ".join)
@pytest.mark.parametrize(
    ("thing", "complaint"),
    [
        ("HOLLOW", "The rules of the game 'hollow:HOLLOW' cannot be had: No module named 'no_such_rules'."),
        (
            "EMPTY",
            "The rules of the game 'hollow:EMPTY' cannot be had: module 'json' has no attribute 'RULES'.",
        ),
        ("OTHER", "The game 'hollow:OTHER' cannot be had: bye."),
    ],
)
def test_a_game_whose_rules_cannot_be_had_is_refused_in_one_line(
    rlyeh: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ask: list[str], thing: str, complaint: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", ["", *sys.path])
    monkeypatch.delitem(sys.modules, "hollow", raising=False)
    about = "title='', summary='', seats=range(1, 2), default_seats=1, seats_rule=''"
    module = f"""
import rlyeh_rules as rr

HOLLOW = rr.Game("hollow", {about}, package="no_such_rules")
EMPTY = rr.Game("empty", {about}, package="json")

def __getattr__(name):
    raise SystemExit("bye")
"""
    tmp_path.joinpath("hollow.py").write_text(module, "utf-8")
    code, out, err = rlyeh(*ask, f"hollow:{thing}")
    assert (code, out, err) == (2, "", f"rlyeh: {complaint}\n")
