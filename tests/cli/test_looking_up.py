"""Rules, cards and games, looked up; and many games simulated."""

from __future__ import annotations

import json
import re
import sys
from io import StringIO
from pathlib import Path

import pytest

from rlyeh_rules import bots, games, load_content, rulebook, simulate
from rlyeh_rules.cli.cards import show_cards
from rlyeh_rules.cli.screen import Screen
from rlyeh_rules.content import read_content
from rlyeh_rules.kernel import evolve
from rlyeh_rules.last_relic.state import TEXT
from tests.cli.conftest import Run
from tests.kernel import box
from tests.lantern import GAME
from tests.last_relic.dealt import shipped as shipped_last_relic
from tests.support.lobby import lantern_in_the_lobby

LAST_RELIC = shipped_last_relic()

# ------------------------------------------------------------------ rules


def test_all_rules_and_rulings_are_listed(rlyeh: Run) -> None:
    code, out, _ = rlyeh("rules", "seals")
    listed = [line.split()[0] for line in out.splitlines() if line.startswith("  SC-")]
    assert (code, listed) == (0, list(rulebook("seals")))


def test_a_rule_is_shown_with_its_example_and_what_it_refuses(rlyeh: Run) -> None:
    rule = rulebook("seals")["SC-4.11"]
    out = " ".join(rlyeh("rules", "seals", "sc-4.11").out.split())
    assert out == f"SC-4.11 {rule.section} ({rule.kind}) {rule.text} Example: {rule.case} Refused: {rule.rejects}"


def test_the_ids_name_the_game(rlyeh: Run) -> None:
    assert rlyeh("rules", "sc-4.11") == rlyeh("rules", "seals", "SC-4.11")


def test_several_rules_are_shown_one_after_the_other(rlyeh: Run) -> None:
    both = rlyeh("rules", "SC-4.11", "SC-R1").out
    assert both == rlyeh("rules", "SC-4.11").out + rlyeh("rules", "SC-R1").out == rlyeh("rules", "SC-4.11,SC-R1").out


def test_a_chapter_is_listed(rlyeh: Run) -> None:
    listed = [line.split()[0] for line in rlyeh("rules", "SC-4").out.splitlines() if line.startswith("  SC-")]
    assert listed == [rule for rule in rulebook("seals") if rule.startswith("SC-4.")]


def test_what_is_not_printed_is_found_by_its_id(rlyeh: Run) -> None:
    assert rlyeh("rules", "sc-u1").out.count("What is known: ") == 1


def test_a_ruling_is_shown_with_its_question_and_reason(rlyeh: Run) -> None:
    rule = rulebook("seals")["SC-R1"]
    out = " ".join(rlyeh("rules", "seals", "SC-R1").out.split())
    assert out == (
        f"SC-R1 a ruling on {', '.join(rule.about)} Question: {rule.question} Ruling: {rule.text} Why: {rule.why} "
        f"Option: {rule.option}"
    )


def test_words_find_every_rule_that_has_them_all(rlyeh: Run) -> None:
    out = rlyeh("rules", "seals", "Active", "player", "MARKER").out
    listed = {line.split()[0] for line in out.splitlines() if line.startswith("  SC-")}
    assert {"SC-2.9", "SC-R4"} <= listed < set(rulebook("seals"))


def test_rulings_can_be_listed_alone(rlyeh: Run) -> None:
    out = rlyeh("rules", "seals", "--rulings").out
    listed = [line.split()[0] for line in out.splitlines() if line.startswith("  SC-")]
    assert listed == [rule.id for rule in rulebook("seals").values() if rule.is_ruling]


def test_what_is_not_printed_is_listed_with_what_is_known(rlyeh: Run) -> None:
    out = rlyeh("rules", "seals", "--unprinted").out
    assert (out.count("\n  SC-U"), out.count("What is known: ")) == (10, 10)


# ------------------------------------------------------------------ cards and games


def test_cards_have_names_values_texts_and_a_source(rlyeh: Run) -> None:
    code, out, _ = rlyeh("cards", "seals")
    content = games()["seals"].content
    (gate,) = [line.split() for line in out.splitlines() if line.startswith("  Investigator Gate  ")]
    facts = content.cards[0]  # type: ignore[attr-defined]
    assert (code, gate) == (
        0,
        ["Investigator", "Gate", "investigator-gate", str(facts.control), str(facts.influence)],
    )
    assert f"  faction: Investigator; ability: Gate; source: {facts.source}; printed: influence\n" in out
    assert "Turn one Gate half face down;" in out
    assert "24 stand-in: made up" in out


def test_cards_can_be_looked_for(rlyeh: Run) -> None:
    out = rlyeh("cards", "seals", "journal").out
    assert (out.count("source: stand-in"), "Gate" in out) == (2, False)


def shown(wish: str = "", *, brief: bool = False) -> str:
    """The cards of a set whose entries hold records, and of which some have no id."""
    out = StringIO()
    content = read_content(box.RULES, box.BOX, "box.toml")
    assert show_cards(GAME, content, wish, Screen(out), brief=brief)
    return out.getvalue()


def test_records_within_a_card_are_shown_by_what_they_say() -> None:
    hires, _, _ = shown().partition("\ntrack")
    assert hires == (
        "\nhires (3)\n"
        "  name  id   cost  strength\n"
        "  Ann   ann  1               day: action fund; night: strength 2, guards yes; source: rulebook\n"
        "  Bob   bob  2     4         day: action fund / clue clue, strength 0; source: rulebook\n"
        "  Cat   cat  0               night: action mark; source: stand-in\n"
    )


def test_what_has_no_room_on_the_line_stands_below_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rlyeh_rules.cli.screen.WIDTH", 80)
    hires, _, _ = shown().partition("\ntrack")
    assert hires == (
        "\nhires (3)\n"
        "  name  id   cost  strength\n"
        "  Ann   ann  1\n"
        "      day: action fund; night: strength 2, guards yes; source: rulebook\n"
        "  Bob   bob  2     4\n"
        "      day: action fund / clue clue, strength 0; source: rulebook\n"
        "  Cat   cat  0\n"
        "      night: action mark; source: stand-in\n"
    )


def test_what_has_no_id_is_shown_by_its_number() -> None:
    track = (
        "\ntrack (3)\n"
        "  number  coins\n"
        "  0       0      start: yes; source: rulebook\n"
        "  1       1      source: rulebook\n"
        "  2       2      source: rulebook\n"
    )
    assert f"{track}\n  5 rulebook: " in shown()
    assert shown("2", brief=True).endswith("\ntrack (1)\n  number  coins\n  2       2\n")


def test_words_within_a_part_of_a_card_find_it() -> None:
    assert shown("clue", brief=True) == "\nhires (1)\n  name  cost  strength\n  Bob   2     4\n"


def test_of_what_may_be_of_several_kinds_the_kind_is_shown(rlyeh: Run) -> None:
    with lantern_in_the_lobby():
        out = rlyeh("cards", "lantern", "look").out
    assert "      source: rulebook; row: Peek, Gain coins 1; playable: yes\n" in out


@pytest.mark.parametrize("game", ["seals", "last_relic", "gate", "rising"])
def test_no_row_of_cards_is_broken(rlyeh: Run, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rlyeh_rules.cli.screen.WIDTH", 80)
    assert max(map(len, rlyeh("cards", game).out.splitlines())) <= 80


@pytest.mark.parametrize("game", ["seals", "last_relic", "gate", "rising"])
def test_the_file_of_the_cards_is_a_beginning_for_ones_own(rlyeh: Run, game: str, tmp_path: Path) -> None:
    mine = tmp_path / "my-box.toml"
    mine.write_text(rlyeh("cards", game, "--toml").out, "utf-8")
    content, shipped = load_content(game, mine), games()[game].content
    assert (content.name, content.digest) == ("My own box", shipped.digest)
    assert rlyeh("cards", game, "--toml", "--content", str(mine)).out == mine.read_text("utf-8")


@pytest.mark.parametrize(
    ("game", "card", "told"),
    [
        ("gate", "whispered-dread", "after: contribute; printed: keeping, after, effects After you contribute: "),
        ("rising", "dhole", "source: stand-in; printed: id, pool Health "),
        ("rising", "carved-shinbone", "source: stand-in 1 Energy "),
    ],
)
def test_what_is_made_of_effects_is_told_in_words_and_not_twice(rlyeh: Run, game: str, card: str, told: str) -> None:
    out = " ".join(rlyeh("cards", game, card).out.split())
    assert told in out
    assert not re.search(r"\b(effects|left|advance|abilities): ", out)


def test_things_that_a_card_names_are_called_by_their_names_and_found_by_either(rlyeh: Run) -> None:
    out = rlyeh("cards", "last_relic", "dagon").out
    dagon = ", ".join(map(TEXT.name, LAST_RELIC.needs["dagon"]))
    assert f" relics: {dagon}; source: stand-in " in " ".join(out.split())
    found = rlyeh("cards", "last_relic", "tide", "bell").out
    assert found.count("Tide Bell") > 2
    assert rlyeh("cards", "last_relic", "tide-bell").out == found


def test_what_holds_a_semicolon_of_its_own_is_quoted(rlyeh: Run) -> None:
    out = " ".join(rlyeh("cards", "last_relic", "aunt-with-connections").out.split())
    (facts,) = [card for card in LAST_RELIC.adventurer_cards if card.id == "aunt-with-connections"]
    assert ";" in facts.permanent
    assert f' permanent: "{facts.permanent}"; source: stand-in ' in out


def test_a_card_of_ones_own_says_what_stands_in_its_entry(rlyeh: Run, tmp_path: Path) -> None:
    mine = tmp_path / "my-box.toml"
    text = rlyeh("cards", "last_relic", "--toml").out
    mine.write_text(re.sub(r'(id = "field-notes"\naction = )"[^"]*"', r'\1"draw clue@chosen"', text), "utf-8")
    out = rlyeh("cards", "last_relic", "field notes", "--content", str(mine)).out
    assert out.count("\n      Draw 1 card, then place 1 Clue at a Location of your choice.\n") == 1


def test_the_games_are_listed_with_their_seats(rlyeh: Run) -> None:
    listed = [line for line in rlyeh("games").out.splitlines() if not line.startswith(" ")]
    assert listed == [
        "seals       The Seals of Cthulhu, for 2",
        "last_relic  The Last Relic of R'lyeh, for 2",
        "gate        The Gate of R'lyeh, for 4 to 8",
        "rising      Cthulhu: Death May Die - R'lyeh Rising, for 1 to 5",
    ]


@pytest.mark.parametrize(
    ("game", "line"),
    [
        ("seals", "elder_gods = shared (usual), each"),
        ("last_relic", "max_rounds = 0 to 100, usually 0"),
        ("gate", "research_draws_insanity = False, True (usual)"),
        ("rising", "energy_on_death = discard (usual), drop-in-space"),
    ],
)
def test_a_game_shows_its_options(rlyeh: Run, game: str, line: str) -> None:
    out = rlyeh("games", game).out
    named = [line.split()[0] for line in out.splitlines() if line.startswith("  ") and " = " in line]
    assert named == [choice.name for choice in games()[game].choices]
    assert f"  {line}\n" in out


def test_an_option_that_is_a_range_is_shown_by_its_ends(rlyeh: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "choices", (evolve(GAME.choices[1], values=range(6, 101)),))
    with lantern_in_the_lobby():
        out = rlyeh("games", "lantern").out
    assert "\n  rounds = 6 to 100, usually 12\n      How many rounds the lamp burns. [LN-R2]\n" in out


# ------------------------------------------------------------------ simulate


def test_a_simulation_prints_the_report_of_the_library(rlyeh: Run) -> None:
    report = simulate("seals", bots.RandomBot(), 3, seed=4, options={"id_cards": True})
    code, out, err = rlyeh("simulate", "seals", "-n", "3", "--seed", "4", "--option", "id-cards=yes")
    assert (code, out) == (0, f"{report}\n")
    assert err == ""


def test_each_seat_can_have_a_bot_of_its_own(rlyeh: Run) -> None:
    words = ("simulate", "seals", "-n", "2", "--seed", "4", "--bots", "greedy,random", "--json", "--quiet")
    code, out, err = rlyeh(*words)
    data = json.loads(out)
    assert (code, err, data["games"], len(data["results"])) == (0, "", 2, 2)
    assert [bot.partition("(")[0] for bot in data["bots"]] == ["GreedyBot", "RandomBot"]


def test_who_swaps_seats_plays_every_game_in_each_seating(rlyeh: Run) -> None:
    words = ("simulate", "seals", "-n", "4", "--seed", "4", "--bots", "greedy,random", "--swap")
    first, second, summary = rlyeh(*words).out.split("\n\n")
    greedy, random = (bots.GreedyBot(), bots.RandomBot())
    there, back = (simulate("seals", pair, 4, seed=4) for pair in ([greedy, random], [random, greedy]))
    assert (f"{first}\n", f"{second}\n") == (f"{there}\n", f"{back}\n")
    wins = there.wins[0] + back.wins[1]
    assert summary.splitlines()[:2] == [
        "Each in every seat, 8 games:",
        f"  won {wins:6} {wins / 8:6.1%}  {greedy!r}",
    ]
    assert [len(report["results"]) for report in json.loads(rlyeh(*words, "--json").out)] == [4, 4]


def test_a_bot_of_ones_own_is_named_by_its_module_and_class(
    rlyeh: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path])
    miser = "class Miser:\n    def choose(self, view, legal, chance):\n        return legal[0]\n"
    (tmp_path / "mine.py").write_text(miser)
    code, out, err = rlyeh("simulate", "seals", "-n", "2", "--bots", "mine:Miser,random")
    assert (code, err, out.splitlines()[1].split()[-1]) == (0, "", "Miser")


@pytest.mark.walk
def test_workers_change_nothing(rlyeh: Run) -> None:
    words = ("simulate", "seals", "-n", "30", "--seed", "4", "--quiet")
    assert rlyeh(*words, "--workers", "2").out == rlyeh(*words).out
