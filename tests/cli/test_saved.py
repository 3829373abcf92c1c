"""Saved games on the command line: told again, and checked."""

from __future__ import annotations

import json
import shlex
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from rlyeh_rules import Match, games
from tests.cli.conftest import Run
from tests.lantern import GAME


def rewritten(path: Path, change: str) -> Path:
    """The saved game, its history robbed of its last action, or its state made unsound."""
    data = json.loads(path.read_text())
    if change == "history":
        data["actions"] = [entry for entry in data["actions"] if "action" not in entry][:1]
    else:
        data["state"]["players"][0]["markers"] = {"investigator": 9}
    changed = path.with_name(f"{change}.json")
    changed.write_text(json.dumps(data))
    return changed


# ------------------------------------------------------------------ replay


def test_a_replay_tells_what_was_done_and_what_happened(rlyeh: Run, saved: Path) -> None:
    code, out, err = rlyeh("replay", str(saved))
    assert (code, err) == (0, "")
    assert out.startswith("The Seals of Cthulhu, seed 1\n   The factions were taken: ")
    assert "\n1. Sean places " in out
    assert "\n   Sean placed a card face down in the centre. [SC-4.3]\n" in out
    assert "\n6. The last action was taken back.\n" in out
    assert "\n7. Sarah: Thinking ...\n" in out


def test_a_replay_shows_the_table_at_each_step_when_asked(rlyeh: Run, saved: Path) -> None:
    plain, boards = rlyeh("replay", str(saved)).out, rlyeh("replay", str(saved), "--board").out
    assert (plain.count("round 1, turn"), boards.count("round 1, turn")) == (1, 7)
    assert [out.count("Sarah: Place a card from your hand") for out in (plain, boards)] == [1, 1]


def test_a_replay_for_a_seat_shows_what_that_seat_saw(rlyeh: Run, saved: Path) -> None:
    first = rlyeh("replay", str(saved), "--seat", "1", "--board").out
    assert "\n1. Sean places something hidden face down in the centre.\n" in first
    assert "    hand: ?, ?, ?, ?, ?" in first


def test_what_was_taken_back_and_played_again_is_told(rlyeh: Run, saved: Path) -> None:
    table = Match.load(saved)
    table.redo()
    table.save(saved)
    assert "\n8. What had been taken back was played again.\n" in rlyeh("replay", str(saved)).out


def test_a_history_that_leads_elsewhere_is_not_told(rlyeh: Run, saved: Path) -> None:
    code, out, err = rlyeh("replay", str(rewritten(saved, "history")))
    assert (code, "1. Sean places" in out) == (1, False)
    assert err == "rlyeh: the saved actions do not lead to the saved state, so there is only that to show\n"


# ------------------------------------------------------------------ check


def test_a_sound_game_passes(rlyeh: Run, saved: Path) -> None:
    digest = Match.load(saved).state.digest()
    code, out, err = rlyeh("check", str(saved))
    assert (code, err) == (0, "")
    assert out.splitlines()[0] == "The Seals of Cthulhu: Sean, Sarah; 5 actions"
    assert out.splitlines()[-2:] == [f"digest {digest}", "Sound, and its actions lead to it."]


def test_an_unsound_game_does_not(rlyeh: Run, saved: Path) -> None:
    path = rewritten(saved, "state")
    code, out, err = rlyeh("check", str(path))
    assert (code, out, err.startswith(f"rlyeh: {path}: state: It is not sound: ")) == (1, "", True)


def test_the_place_of_a_fault_is_named(rlyeh: Run, saved: Path) -> None:
    data = json.loads(saved.read_text())
    data["seed"] = "one"
    saved.write_text(json.dumps(data))
    code, _, err = rlyeh("check", str(saved))
    assert (code, err.startswith(f"rlyeh: {saved}: seed: ")) == (1, True)


def test_a_history_that_leads_elsewhere_is_a_fault(rlyeh: Run, saved: Path) -> None:
    path = rewritten(saved, "history")
    code, _, err = rlyeh("check", str(path))
    assert (code, err) == (1, f"rlyeh: {path}: the saved actions do not lead to the saved state\n")


# ------------------------------------------------------------------ a card set of one's own


@pytest.fixture
def own_cards(tmp_path: Path) -> Path:
    """The card set of the game with another value on one card."""
    shipped = Path(__file__).parents[2] / "src/rlyeh_rules/seals/cards.toml"
    path = tmp_path / "mine.toml"
    path.write_text(shipped.read_text("utf-8").replace("control = 4", "control = 5", 1), "utf-8")
    return path


def test_a_game_with_own_cards_is_read_with_them(rlyeh: Run, own_cards: Path) -> None:
    rlyeh("play", "seals", "--content", str(own_cards), typed=["save own.json", "quit!"])
    assert rlyeh("check", "own.json", "--content", str(own_cards)).code == 0


def test_without_them_it_is_refused(rlyeh: Run, own_cards: Path) -> None:
    rlyeh("play", "seals", "--content", str(own_cards), typed=["save own.json", "quit!"])
    code, _, err = rlyeh("check", "own.json")
    assert (code, err.startswith("rlyeh: own.json: content")) == (1, True)


def test_what_is_no_save_is_refused_whatever_cards_come_with_it(rlyeh: Run, own_cards: Path, tmp_path: Path) -> None:
    for number, text in enumerate(('["a list"]', "{", '{"game": 3}')):
        path = tmp_path / f"{number}.json"
        path.write_text(text)
        code, _, err = rlyeh("check", str(path), "--content", str(own_cards))
        assert (code, err.startswith(f"rlyeh: {path}: ")) == (1, True)


def test_the_shipped_set_has_another_digest(own_cards: Path, rlyeh: Run) -> None:
    digest = games()["seals"].content.digest[:12]
    mine, theirs = rlyeh("cards", "seals", "--content", str(own_cards)).out, rlyeh("cards", "seals").out
    assert (digest in mine, digest in theirs) == (False, True)


def test_a_saved_game_of_one_s_own_is_loaded_where_it_is_named(
    rlyeh: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games_module: Any = import_module("rlyeh_rules.games")  # as an attribute of the package, it is the function
    monkeypatch.setattr(games_module, "_REGISTERED", {})
    file = tmp_path / "lantern.json"
    Match.new(GAME, seed=1).save(file)

    assert rlyeh("check", str(file)).err.startswith(f"rlyeh: {file}: game: There is no game 'lantern'")
    assert rlyeh("check", str(file), "--game", "tests.lantern:GAME").code == 0
    assert rlyeh("replay", str(file)).code == 0  # it is known from then on
    for command in ("check", "replay"):
        for other in ("seals", "chess"):
            refused = (2, "", f"rlyeh: {file} is a game of lantern, not of {other}.\n")
            assert rlyeh(command, str(file), "--game", other) == refused


def test_a_game_of_one_s_own_goes_on_by_what_one_is_told_to_type(
    rlyeh: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games_module: Any = import_module("rlyeh_rules.games")
    monkeypatch.setattr(games_module, "_REGISTERED", {})
    file = tmp_path / "lantern.json"
    begun = rlyeh("play", "tests.lantern:GAME", "--seed", "1", typed=[f"save {file}", "quit!"])
    assert begun.code == 0
    monkeypatch.setattr(games_module, "_REGISTERED", {})
    on = rlyeh("play", "tests.lantern:GAME", "--load", str(file), "--bot", "random", typed=["1", "quit"])
    assert on.code == 0
    said = shlex.split(on.out.splitlines()[-1])
    assert said == ["rlyeh", "play", "--load", str(file), "tests.lantern:GAME", "--bot", "random"]
    monkeypatch.setattr(games_module, "_REGISTERED", {})
    assert rlyeh(*said[1:], typed=["quit!"]).code == 0
    monkeypatch.setattr(games_module, "_REGISTERED", {})
    other = rlyeh("play", "docs.examples.tutorials.idols:GAME", "--load", str(file))
    assert other.err.startswith(f"rlyeh: {file}: game: There is no game 'lantern'; there are ")
