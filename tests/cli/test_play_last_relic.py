"""The Last Relic of R'lyeh at the keyboard, from either side."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rlyeh_rules import Match
from rlyeh_rules.last_relic.state import TEXT, State
from rlyeh_rules.match import Played
from tests.cli.conftest import Run
from tests.last_relic.dealt import shipped

PLAY = ("play", "last_relic", "--seed", "3")
HER, CULT = 0, 1


def table(path: Path) -> tuple[State, list[int]]:
    """A saved table: how it stands, and who did what was done, action by action."""
    match = Match.load(path)
    assert isinstance(match.state, State)
    return match.state, [entry.action.seat for entry in match.history if isinstance(entry, Played)]


def test_the_adventurer_starts_at_a_location_and_plays(rlyeh: Run, tmp_path: Path) -> None:
    code, out, err = rlyeh(*PLAY, typed=["start 2", *["2"] * 6, "save her.json", "quit!"])
    state, seats = table(tmp_path / "her.json")
    assert (code, err, state.adventurer.seat, seats.count(HER)) == (0, "", HER, 7)
    assert out.startswith("The Last Relic of R'lyeh: Player and Bot (a bot)\n")
    assert "\nPlayer: Place your figure at one of the three hidden Locations. [LR-3.11]\n" in out
    assert "  - Player starts at Location 2. [LR-3.11]\n" in out
    assert "\n  2  a hidden Location   <- the Adventurer\n" in out
    assert CULT in seats


def test_the_cult_lays_its_locations_deploys_and_plays(rlyeh: Run, tmp_path: Path) -> None:
    code, out, err = rlyeh(*PLAY, "--seats", "1", typed=["1", "2", "2", *["1"] * 5, "save it.json", "quit!"])
    state, seats = table(tmp_path / "it.json")
    assert (code, err, state.cult.seat, seats.count(CULT)) == (0, "", CULT, 8)
    assert len(state.cult.cultists) == 2
    assert out.startswith("The Last Relic of R'lyeh: Bot (a bot) and Player\n")
    assert re.search(r"\n  drawn: .*\d+/\d+ Marks: ", out)
    assert re.search(r"\n   1  keep [a-z-]+, [a-z-]+, [a-z-]+\n   2  keep ", out)
    assert "\nPlayer: Deploy a Cultist from your hand, or be done. [LR-6.2.1]\n" in out
    assert re.search(r"\n  1  hidden \[", out)
    assert HER in seats


def test_an_option_makes_the_first_seat_the_cult(rlyeh: Run) -> None:
    out = rlyeh(*PLAY, "--option", "faction-of-first-seat=cult", typed=["quit!"]).out
    assert out.startswith("The Last Relic of R'lyeh: Player and Bot (a bot)\n")
    assert "\nPlayer: Keep three of the four Locations" in out


@pytest.mark.parametrize("seat", ["0", "1"])
def test_a_whole_game_can_be_played(rlyeh: Run, seat: str) -> None:
    options = ("--seats", seat, "--bot", "random", "--option", "max_rounds=3")
    code, out, err = rlyeh(*PLAY, *options, typed=["1"] * 400)
    assert (code, err) == (0, "")
    assert len(re.findall(r"\n(?:Player|Bot|Nobody) wins: .*\[LR-R?[\d.]+\]\n", out)) == 1


def test_two_people_at_one_keyboard_see_their_own_cards_only(rlyeh: Run) -> None:
    _, first, second, *_ = rlyeh(*PLAY, "--seats", "0,1", typed=["", "1", "", "1", "", "quit!"]).out.split(
        "Hand the screen"
    )
    assert "Player 2 drew Locations: 4 hidden." not in first
    assert "Player 2 drew Locations: 4 hidden." in second
    assert "Great Old One: unknown" in second


def test_a_refusal_cites_the_rule_and_a_choice_says_what_comes_of_it(rlyeh: Run) -> None:
    out = rlyeh(*PLAY, typed=["start 1", "why steal star lens", "why discover", "why 2", "quit!"]).out
    assert "  Your Location is hidden: discover it before you steal from it. [LR-7.3.1]\n" in out
    assert "  You need 2 Clues at your Location; it has no Clues. [LR-7.2.1]\n" in out
    assert re.search(r"\n  It may be done: Player plays [^.]+\. [A-Z]", out)


def test_a_cultist_that_was_shown_is_taken_back_only_if_forced_and_a_game_is_kept(rlyeh: Run, tmp_path: Path) -> None:
    out = rlyeh(*PLAY, "--seats", "1", typed=["1", "2", "undo", "undo!", "3", "quit"]).out
    assert "> undo\n  A secret was revealed since. undo! takes it back all the same.\n" in out
    assert "> undo!\n  Your last action is taken back.\n" in out
    assert out.endswith("  rlyeh play --load rlyeh-last_relic.json --seats 1\n")
    before, _ = table(tmp_path / "rlyeh-last_relic.json")
    assert [cultist.position for cultist in before.cult.cultists] == [2]
    again = rlyeh("play", "--load", "rlyeh-last_relic.json", "--seats", "1", typed=["done", "quit!"])
    assert (again.code, "  - Player ended the deployment. [LR-6.2.1]\n" in again.out) == (0, True)


def test_the_cards_that_can_be_chosen_now_say_what_they_do(rlyeh: Run) -> None:
    out = rlyeh(*PLAY, "--seats", "1", typed=["1", "cards now", "quit!"]).out.partition("> cards now\n")[2]
    assert re.match(r"\ncult cards \(\d\)\n  name +resistance\n", out)
    assert "      Resistance " in out


def test_what_a_great_old_one_needs_can_be_looked_up_while_one_plays(rlyeh: Run) -> None:
    out = rlyeh(*PLAY, typed=["cards dagon", "quit!"]).out.partition("> cards dagon\n")[2]
    relics = ", ".join(map(TEXT.name, shipped().needs["dagon"]))
    assert out.startswith(f"\ngreat old ones (1)\n  name\n  Dagon  relics: {relics}\n")
