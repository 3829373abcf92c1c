"""A game at the keyboard: what is shown, what is understood, how it is left."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from rlyeh_rules import Match, games
from rlyeh_rules.match import Noted
from tests.cli.conftest import CTRL_C, Run

SEAL = ("play", "seals", "--option", "first_player=0", "--option", "faction_of_first_seat=investigator", "--seed", "1")
"""Player, who is seat 0 and the Investigator, has the first turn."""


# ------------------------------------------------------------------ what is shown


def test_the_table_the_question_and_the_choices_are_shown(rlyeh: Run) -> None:
    code, out, err = rlyeh(*SEAL, typed=["quit!"])
    assert (code, err) == (0, "")
    assert out.startswith("The Seals of Cthulhu: Player and Bot (a bot)\n")
    assert "  - Turn 1 began: Player is the active player. [SC-4.19]\n" in out
    assert "  *Player, the Investigator: 4 Investigator markers, 0 points" in out
    assert "\nPlayer: Place a card from your hand face down in the centre;" in out
    assert "   1  place investigator-gate           places Investigator Gate face down in the centre.\n" in out


def test_what_has_happened_since_is_told_before_the_next_question(rlyeh: Run) -> None:
    _, second = rlyeh(*SEAL, typed=["1", "quit!"]).out.split("Player> 1\n")
    assert second.startswith("\n  - Player placed a card face down in the centre. [SC-4.3]\n")
    assert "Turn 1 began" not in second


def test_a_whole_game_can_be_played(rlyeh: Run) -> None:
    code, out, err = rlyeh(*SEAL, typed=["1"] * 150)
    ending = out.partition("The game ended")[2]
    assert (code, err) == (0, "")
    assert len(re.findall(r"\n(?:Player|Bot|Nobody) wins: .*\[SC-[\d.]+\]\n", ending)) == 1
    assert ending.count(" wins: ") == 1
    assert "  The game is over, and there is nothing to choose. Enter leaves, " in ending


def test_a_word_that_is_unknown_is_told_so_after_the_end_as_well(rlyeh: Run) -> None:
    out = rlyeh(*SEAL, typed=[*["1"] * 60, "dance", "bord"]).out
    assert "  'dance' is no action here. There is help, too.\n" in out
    assert "  'bord' is no action here. Did you mean `board`?\n" in out


def test_enter_leaves_a_game_that_is_over(rlyeh: Run, tmp_path: Path) -> None:
    rlyeh(*SEAL, typed=[*["1"] * 150, "save over.json"])
    code, out, _ = rlyeh("play", "--load", "over.json", typed=["", "never read"])
    assert (code, "never read" in out) == (0, False)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["over.json"]


def test_a_game_that_is_over_can_be_taken_back(rlyeh: Run) -> None:
    rlyeh(*SEAL, typed=[*["1"] * 150, "save over.json"])
    _, out, _ = rlyeh("play", "--load", "over.json", typed=["undo!", "quit!"])
    assert "Your last action is taken back" in out
    assert out.endswith("Player> quit!\n")


# ------------------------------------------------------------------ what is understood


def answer(rlyeh: Run, line: str, *before: str) -> str:
    """What is said to a line that changes nothing."""
    out = rlyeh(*SEAL, typed=[*before, line, "quit!"]).out
    return " ".join(out.rpartition(f"Player> {line}\n")[2].rpartition("Player> quit!")[0].split())


def test_an_action_can_be_named_in_words(rlyeh: Run) -> None:
    out = rlyeh(*SEAL, typed=["place investigator-potion", "quit!"]).out
    assert "centre: face down [Investigator Potion" in out


def test_an_action_that_may_not_be_taken_is_refused_with_its_rule(rlyeh: Run) -> None:
    rule = games()["seals"].rulebook["SC-4.1"]
    assert answer(rlyeh, "place cultist-gate") == (
        f"You have no Cultist Gate in hand. [SC-4.1] SC-4.1 ({rule.section}): {rule.text}"
    )


def test_why_explains_a_refusal_and_does_nothing(rlyeh: Run) -> None:
    assert answer(rlyeh, "why bid 9", "1").startswith("You have 4 markers left and cannot commit 9. [SC-4.16]")


def test_why_says_of_a_legal_action_that_it_may_be_done(rlyeh: Run) -> None:
    assert answer(rlyeh, "why 2", "1").startswith("It may be done: Player opens the bidding with")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "Type a number or the words beside it; help tells what else."),
        ("99", "There is no 99; the numbers go up to 6."),
        ("0", "There is no 0; the numbers go up to 6."),
        ("why", "Why what? Say a number, `why 1`, or an action in words."),
        ("1: take", "Bot is not at this keyboard."),
        ("7: take", "'7: take' names no seat here: the seats are 0 and 1."),
        ("bord", "'bord' is no action here. Now understood: place <card>"),
        ("place gate", "'place gate' names no card: there is no 'gate'; did you mean `place investigator-gate`?"),
        ("place cultist gate", "You have no Cultist Gate in hand. [SC-4.1]"),
        ("load other.json", "Another game is loaded from outside: quit, then `rlyeh play --load FILE`."),
        ("h", "3 do what stands beside the number; the words that stand there do as well why 3 whether"),
        ("rules", "Which? Say an id, `rules SC-1.1`, or words to look for."),
        ("rules SC-4.99", "There is no rule SC-4.99; did you mean SC-4.9 or "),
        ("rules unheard of", "Nothing in the rulebook speaks of 'unheard of'."),
        ("rules sc-4.6 SC-4.7", "SC-4.6 How To Play (action) The opening bid may be 0."),
        ("rules sc-4.6", "SC-4.6 How To Play (action) The opening bid may be 0."),
        ("rules active player marker", "SC-1.6 (Components): There is one Active Player marker"),
        ("cards unheard of", "No card speaks of 'unheard of'."),
        ("note", "A note is a text that is not empty."),
        ("note Well then", "Noted."),
        ("redo", "There is nothing to play again."),
        ("undo", "There is nothing of yours to take back."),
        ("save missing/game.json", "It is not saved. missing/game.json: No such file or directory."),
        ("help", "3 do what stands beside the number; the words that stand there do as well why 3 whether"),
        ("?", "3 do what stands beside the number"),
    ],
)
def test_whatever_is_typed_has_an_answer(rlyeh: Run, line: str, said: str) -> None:
    heard = answer(rlyeh, line)
    assert heard[: len(said)] == said


def test_what_cannot_be_understood_is_answered_with_what_could_be(rlyeh: Run) -> None:
    assert answer(rlyeh, "dance") == "'dance' is no action here. Now understood: place <card>. There is help, too."


def test_what_comes_nearest_is_named_before_all_else(rlyeh: Run) -> None:
    assert answer(rlyeh, "bit 2", "1").startswith(
        "'bit 2' is no action here; did you mean `bid 2`? Now understood: bid"
    )


@pytest.mark.parametrize("name", ["investigator potion", "Investigator Potion", "INVESTIGATOR-POTION"])
def test_a_card_can_be_called_by_its_name(rlyeh: Run, name: str) -> None:
    assert "centre: face down [Investigator Potion" in rlyeh(*SEAL, typed=[f"place {name}", "quit!"]).out


def test_the_cards_can_be_looked_at_with_what_one_needs_to_play(rlyeh: Run) -> None:
    assert answer(rlyeh, "cards journal") == (
        "cards (2) name control influence Investigator Journal 3 2 Cultist Journal 1 4 "
        "Exchange one face-up card in front of you for one from your hand, laid face up."
    )


def test_the_cards_that_can_be_chosen_now_can_be_looked_at(rlyeh: Run) -> None:
    told = answer(rlyeh, "cards now")
    assert told.startswith("cards (6) name control influence Investigator Gate 4 5 Turn one Gate half")
    assert "Cultist" not in told
    assert answer(rlyeh, "cards now", "1") == "There is no card among what you can choose now."


def test_nothing_that_is_shown_is_wider_than_the_screen(rlyeh: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rlyeh_rules.cli.screen.WIDTH", 80)
    typed = [
        "help",
        "cards",
        "cards gate",
        "rules SC-4",
        "place gate",
        "why bid 9",
        *["2"] * 40,
        "log",
        "save a.json",
        "quit",
    ]
    out = rlyeh(*SEAL, "--option", "id_cards=yes", typed=typed).out
    assert [line for line in out.splitlines() if len(line) > 80] == []


def test_the_board_and_the_log_can_be_shown_again(rlyeh: Run) -> None:
    assert answer(rlyeh, "board").startswith("The Seals of Cthulhu - round 1, turn 1 of 10")
    assert answer(rlyeh, "log").startswith("- The factions were taken: ")


# ------------------------------------------------------------------ back and forth


def test_an_action_is_taken_back_and_played_again(rlyeh: Run) -> None:
    out = rlyeh(*SEAL, typed=["2", "undo", "redo", "quit!"]).out
    placed, back, again = out.split("Player> ")[2:5]
    assert back.startswith("undo\n  Your last action is taken back.\n") is False
    assert placed.startswith("undo\n  Your last action is taken back.\n")
    assert "  centre: " not in placed
    assert back.startswith("redo\n")
    assert "  centre: face down [" in back
    assert again == "quit!\n"


def test_what_was_played_again_can_be_taken_back_again(rlyeh: Run) -> None:
    *_, last, _ = rlyeh(*SEAL, typed=["2", "undo", "redo", "note Hm.", "undo", "quit!"]).out.split("Player> ")
    assert last.startswith("undo\n  Your last action is taken back.\n")


def test_what_has_come_out_since_is_not_taken_back(rlyeh: Run) -> None:
    heard = rlyeh(*SEAL, typed=["1", "bid 4", "undo", "quit!"]).out.partition("> undo\n")[2]
    assert heard.startswith("  A secret was revealed since. undo! takes it back all the same.\n")


def test_unless_it_is_forced(rlyeh: Run) -> None:
    heard = rlyeh(*SEAL, typed=["1", "bid 4", "undo!", "quit!"]).out.partition("> undo!\n")[2]
    assert heard.startswith("  Your last action is taken back, and what followed it.\n")
    assert "Player: Set your opening bid; it may be 0. [SC-4.4]\n" in heard


# ------------------------------------------------------------------ keeping and leaving


def test_quit_saves_the_game(rlyeh: Run, tmp_path: Path) -> None:
    code, out, _ = rlyeh(*SEAL, typed=["1", "quit"])
    last = ["The game is saved in rlyeh-seals.json; this goes on with it:", "  rlyeh play --load rlyeh-seals.json"]
    assert (code, out.splitlines()[-2:]) == (0, last)
    assert len(Match.load(tmp_path / "rlyeh-seals.json").history) == 1


def test_the_end_of_input_saves_the_game(rlyeh: Run) -> None:
    code, out, _ = rlyeh(*SEAL, typed=["1"])
    assert (code, "The game is saved in rlyeh-seals.json;" in out) == (0, True)
    assert rlyeh("check", "rlyeh-seals.json").code == 0


def test_a_keyboard_that_is_not_there_is_the_end_of_input(rlyeh: Run) -> None:
    code, out, _ = rlyeh(*SEAL, typed=None)
    assert (code, out.endswith("Nothing has been played yet, so nothing is saved.\n")) == (0, True)


@pytest.mark.parametrize("word", ["quit", "exit", "q"])
def test_a_game_that_nobody_has_played_is_not_saved(rlyeh: Run, tmp_path: Path, word: str) -> None:
    assert (rlyeh(*SEAL, typed=[word]).code, [*tmp_path.iterdir()]) == (0, [])
    assert (rlyeh(*SEAL, typed=["note Hm.", word]).code, len([*tmp_path.iterdir()])) == (0, 1)


def test_the_command_that_goes_on_with_a_game_does(rlyeh: Run, tmp_path: Path) -> None:
    shipped = Path(__file__).parents[2] / "src/rlyeh_rules/seals/cards.toml"
    cards = tmp_path / "my cards.toml"
    mine = shipped.read_text("utf-8").replace("control = 4", "control = 5", 1).replace('"Stand-ins"', '"Mine"', 1)
    cards.write_text(mine, "utf-8")
    words = (*SEAL, "--seats", "0,1", "--bot", "random", "--content", "my cards.toml")
    *_, last = rlyeh(*words, typed=["", "1", "quit"]).out.splitlines()
    assert last == "  rlyeh play --load rlyeh-seals.json --seats 0,1 --bot random --content 'my cards.toml'"
    code, out, err = rlyeh(*shlex.split(last)[1:], typed=["", "bid 0", "quit!"])
    assert (code, err, out.startswith("The Seals of Cthulhu: Player 1 and Player 2\n")) == (0, "", True)


def test_ctrl_c_saves_the_game(rlyeh: Run) -> None:
    code, out, err = rlyeh(*SEAL, typed=["1", CTRL_C])
    assert (code, "The game is saved in rlyeh-seals.json;" in out, err) == (130, True, "")
    assert rlyeh("check", "rlyeh-seals.json").code == 0


def test_no_other_game_is_written_over(rlyeh: Run, tmp_path: Path) -> None:
    for _ in range(3):
        rlyeh(*SEAL, typed=["1", "quit"])
    names = ["rlyeh-seals-2.json", "rlyeh-seals-3.json", "rlyeh-seals.json"]
    assert sorted(path.name for path in tmp_path.iterdir()) == names


def test_quit_at_once_saves_nothing(rlyeh: Run, tmp_path: Path) -> None:
    assert (rlyeh(*SEAL, typed=["1", "quit!"]).code, [*tmp_path.iterdir()]) == (0, [])


def test_a_game_goes_on_where_it_was_left(rlyeh: Run, tmp_path: Path) -> None:
    rlyeh(*SEAL, typed=["1", "note Back soon.", "save mine.json", "quit!"])
    code, out, _ = rlyeh("play", "seals", "--load", "mine.json", typed=["bid 0", "quit"])
    table = Match.load(tmp_path / "mine.json")
    assert (code, "  - Player: Back soon.\n" in out, len(table.history) > 2) == (0, True, True)
    assert [entry.words for entry in table.history if isinstance(entry, Noted)] == ["Back soon."]


def test_a_game_that_is_saved_and_loaded_goes_on_as_it_would_have(rlyeh: Run, tmp_path: Path) -> None:
    rlyeh(*SEAL, typed=["1", "bid 0", "1", "save straight.json", "quit!"])
    rlyeh(*SEAL, typed=["1", "save broken.json", "quit!"])
    rlyeh("play", "--load", "broken.json", typed=["bid 0", "1", "quit"])
    straight, broken = (Match.load(tmp_path / f"{name}.json").history for name in ("straight", "broken"))
    assert broken[: len(straight)] == straight


def test_a_file_of_another_game_is_written_over_only_when_that_is_meant(rlyeh: Run, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text("precious")
    said = answer(rlyeh, "save other.json")
    assert (said, other.read_text()) == (
        "There is a file other.json already; `save! other.json` writes over it.",
        "precious",
    )
    assert answer(rlyeh, "save! other.json").startswith("Saved in other.json.")
    assert Match.load(other).history == ()


def test_the_file_of_this_game_is_written_over(rlyeh: Run, tmp_path: Path) -> None:
    rlyeh(*SEAL, typed=["save mine.json", "1", "save mine.json", "quit!"])
    assert len(Match.load(tmp_path / "mine.json").history) == 1


def test_a_folder_that_is_gone_is_no_reason_to_lose_a_game(
    rlyeh: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refuge = tmp_path / "refuge"
    refuge.mkdir()
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(refuge))
    save = Match.save

    def nowhere_else(table: Match, path: Path) -> None:
        if Path(path).parent != refuge:
            raise PermissionError(13, "Permission denied", str(path))
        save(table, path)

    monkeypatch.setattr(Match, "save", nowhere_else)
    code, out, _ = rlyeh(*SEAL, typed=["1", "quit"])
    assert (code, shlex.split(out.splitlines()[-1])[-1]) == (0, str(refuge / "rlyeh-seals.json"))


def test_when_nothing_can_be_written_that_is_told(rlyeh: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Match, "save", full)
    code, _, err = rlyeh(*SEAL, typed=["1", "quit"])
    assert (code, err) == (1, "rlyeh: the game could not be saved: No space left on device\n")


def test_a_fault_of_the_rules_does_not_lose_the_game(
    rlyeh: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rlyeh_rules.cli.session.answer", lambda *_: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        rlyeh(*SEAL, typed=["1", "bid 0"])
    assert len(Match.load(tmp_path / "rlyeh-seals.json").history) == 2


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--seed", "3"], "--seed is for a new game; the one that is loaded has its own."),
        (["--name", "Ann"], "--name is for a new game; the one that is loaded has its own."),
        (["--seats", "2"], "There is no seat 2 at this table of 2."),
    ],
)
def test_a_loaded_game_is_what_it_is(rlyeh: Run, saved: Path, words: list[str], complaint: str) -> None:
    assert rlyeh("play", "--load", str(saved), *words) == (2, "", f"rlyeh: {complaint}\n")


def test_a_game_is_not_loaded_as_another(rlyeh: Run, saved: Path) -> None:
    code, _, err = rlyeh("play", "chess", "--load", str(saved))
    assert (code, err) == (2, f"rlyeh: {saved} is a game of seals, not of chess.\n")
