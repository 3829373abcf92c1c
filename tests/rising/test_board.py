"""The table as text: what stands on it, the same for every seat and a spectator."""

from __future__ import annotations

import re
import textwrap
from typing import Any, Final

import pytest

from rlyeh_rules.kernel import Outcome, Seat, evolve
from rlyeh_rules.rising import Space, State
from tests.rising.doctored import turn
from tests.rising.exchanges import one_of_each
from tests.rising.moments import QUESTIONS, STORIES, moment
from tests.rising.pinned import pinned
from tests.rising.table import black, new, play, table

NAME: Final = re.compile(r"<([a-z-]+)>")


def named(state: State, text: str) -> str:
    """A text with the names of the ids that stand in it as `<id>`."""
    return NAME.sub(lambda found: state.text.name(found[1]), text)


def flat(state: State) -> str:
    """The board on one line."""
    return " ".join(str(state).split())


def under(state: State, space: str) -> str:
    """What stands in the place of a space on the map, links apart."""
    lines = str(state).splitlines()
    title = state.text.name(space).upper()
    row, line = next(
        (at, text) for at, text in enumerate(lines) if re.search(rf"(^|\s\s){re.escape(title)}(\s|$)", text)
    )
    middle = line.index(title) + len(title) // 2
    found = [
        words[0].strip()
        for text in lines[row + 1 : row + 4]
        for words in re.finditer(r"[^\s.](?:[^.]| \.)*?(?=\s\s|\s\.|$)", text)
        if abs((words.start() + words.end()) // 2 - middle) <= 2 + len(words[0]) // 8
    ]
    return "; ".join(found)


# ------------------------------------------------------------------ the whole of it

TABLE: Final = table(**STORIES["on the body"])
BELOW: Final = """\
      <cthulhu> attacks with 3 black+2 green; 0 of 5 parts destroyed, the Head and 2 others win; attached:
          <right-leg> (<tide-marked-stone>), <left-arm> (<left-handed-seal>), <head> (<hymn-of-the-builders>)
      enemies: <cultist> (health 2, 2 green, leaves E1, 5 of 10 left);
          <rlyeh-spawn> (health 6, 3 black, leaves E3, 0 of 1 left);
          Left: <ghast> (health 3, 2 black, leaves E1, 4 of 5 left);
          Right: <gug> (health 6, 2 black+2 green, leaves E2, 1 of 2 left)
      Mythos deck 9, discard pile 0; Discovery deck 8, discard pile 0

       I1 (A), <head>: wounds 2/5, stress 1/4, sanity 20 (madness is next), E5
          <arcane-mastery> 3, <brawling> 3, <stealth> 3; <masochism> (2 tokens)
       I2 (B), <left-arm>: wounds 0/5, stress 3/4, sanity 14 (next threshold 16)
          <protector> 3, <toughness> 3, <lucky> 1; <kleptomania>
          left: <last-of-the-crew> (Companion 1/3), <crate-of-powder> (Item)
       I3 (C), <right-leg>: wounds 0/5, stress 2/4, sanity 19 (next threshold 20)
          <swiftness> 4, <marksman> 2, <gate-manipulation> 2; <recurring-trauma> (keeps <the-hand-descends>)
       I4 (A), <final-vortex>: wounds 3/5, stress 0/4, sanity 17 (next threshold 19), E4, F2 on the board
          <unkillable> 3, <high-strung> 2, <healing-prayer> 2; <codependency> (partner I2)
     > I5 (B), <final-vortex>: wounds 1/5, stress 0/4, sanity 19 (next threshold 20), E4
          <read-the-omens> 4, <vengeance-obsession> 2, <savage> 2; <catatonia>
          left: <knotted-net> (Companion 0/1)
          right: <twin-sigils> (Condition, opens Right Arm for E3)

    B: Take an action, or end the action phase."""


@pytest.mark.rule("RR-26.5")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_beside_the_map_stands_all_that_there_is_for_all_to_see(viewer: int | None) -> None:
    shown = str(TABLE.view(None if viewer is None else Seat(viewer)))
    _, _, below = shown.partition(TABLE.text.name("cthulhu") + " attacks")
    assert f"{TABLE.text.name('cthulhu')} attacks{below}".split() == named(TABLE, textwrap.dedent(BELOW)).split()


@pytest.mark.rule("RR-26.5")
@pytest.mark.parametrize("name", QUESTIONS)
def test_no_secret_changes_the_board(name: str) -> None:
    state = moment(name)
    boards = {str(other.state.view(viewer)) for other in one_of_each(state) for viewer in (*state.seats, None)}
    assert boards == {str(state)}


# ------------------------------------------------------------------ the map


@pytest.mark.rule("RR-2.1", "RR-2.2", "RR-5.9", "RR-3.1", "RR-15.4")
@pytest.mark.parametrize(
    ("space", "shown"),
    [
        ("final-vortex", "E3 F2 D; I4, >I5; Cultist 4, Gug 1"),
        ("blue-gate", "E2; Ghast 1 (1/3)"),
        ("red-gate", "F1; Cultist 1+2"),
        ("moon-vortex", "D; Cultist 3"),
        ("north-vortex", "Cultist 5"),
        ("head", "1/7 vulnerable; I1"),
        ("left-arm", "0/5 vulnerable; I2"),
        ("right-arm", "0/5 invulnerable"),
        ("right-leg", "3/4 vulnerable; I3"),
        ("horror-vortex", ""),
    ],
)
def test_a_space_shows_its_tokens_its_figures_and_its_part(space: str, shown: str) -> None:
    assert under(TABLE, space) == shown


@pytest.mark.rule("RR-5.10", "RR-5.11")
def test_a_part_that_is_destroyed_is_said_to_be() -> None:
    state = table(parts={"left-leg": "vulnerable destroyed"})
    assert under(state, "left-leg") == "destroyed"
    assert "1 of 5 parts destroyed" in flat(state)


@pytest.mark.parametrize("space", Space)
def test_every_space_stands_once_on_the_map(space: Space) -> None:
    assert str(TABLE).count(TABLE.text.name(space).upper()) == 1


@pytest.mark.rule("RR-20.31")
def test_who_lies_on_the_ground_is_seen_lying() -> None:
    state = table(insanity={2: "catatonia"}, minds={2: {"lying": True}}, spaces={2: "blue-gate"})
    assert under(state, "blue-gate") == "I2 (lying)"
    assert named(state, "<catatonia> (lies down)") in flat(state)


# ------------------------------------------------------------------ when


def first(state: State) -> str:
    """The first line."""
    return str(state).splitlines()[0]


@pytest.mark.rule("RR-12.1", "RR-12.2", "RR-12.3")
def test_the_first_line_says_whose_turn_it_is_and_which_phase() -> None:
    assert first(table(2)).endswith(" - turn 7: I1 (A), actions, 3 actions left")
    assert first(play(table(2, energy={"north-vortex": 1}), "attune 1")).endswith("actions, 2 actions left")
    assert first(moment("AskOmens")).split(", ")[-1] == "Mythos"
    assert first(moment("AskAttacker")).split(", ")[-1] == "investigate or fight"
    assert first(moment("AskEndEffect")).split(", ")[-1] == "end of turn"


def test_before_the_first_turn_the_game_is_being_set_up() -> None:
    assert first(new(3, choose_investigators=True)).endswith(" - setting up")
    assert ">" not in str(new(3, choose_investigators=True)).partition("deck")[2]


@pytest.mark.rule("RR-19.1", "RR-19.2")
def test_the_track_shows_its_token_and_the_symbols_in_the_discard_pile() -> None:
    state = table(track=3, track_length=5, discard=["torches-below", "the-hand-descends"], facts=pinned())
    assert "Elder One track 1 2 [3] 4 5, on 5 all is lost; 1 symbol in the discard pile, 3 advance it" in flat(state)
    assert named(state, "discard pile 2 (*: symbol): <torches-below>*, <the-hand-descends>;") in flat(state)
    assert "it will advance at the end of this turn" in flat(turn(state, advances=True))


# ------------------------------------------------------------------ the investigators


@pytest.mark.rule("RR-21.3", "RR-21.1", "RR-21.2")
def test_of_the_dead_it_is_said_how_they_died_and_no_more() -> None:
    state = table(2, spaces={2: None, 3: None}, sanity={3: 21})
    assert "I2 (B): eliminated, killed I3 (A): eliminated, consumed by madness I4 (B)" in flat(state)


@pytest.mark.rule("RR-20.23", "RR-20.19", "RR-18.3")
def test_what_is_seldom_is_told_where_it_is_so() -> None:
    state = table(burning={1: 3})
    one = evolve(state.team[0], deaths=2)
    state = turn(evolve(state, team=(one, *state.team[1:])), rerolls=(one.character,) * 2)
    assert "F3 on the board, 2 free rerolls used, came back from death x2" in flat(state)


@pytest.mark.rule("RR-R16")
def test_the_energy_of_the_group_is_told_where_there_is_such() -> None:
    assert "Energy of the group 0" in flat(table(shared_energy=True))
    assert "Energy of the group" not in flat(table())


@pytest.mark.rule("RR-23.8")
def test_a_relic_is_told_with_what_has_become_of_it() -> None:
    state = table(**STORIES["with relics"])
    assert named(state, "Relic: <door-without-hinges> (flipped)") in flat(state)
    assert named(state, "Relic: <hollow-bell> I2") in flat(state)


# ------------------------------------------------------------------ what is asked


@pytest.mark.rule("RR-10.8")
def test_the_dice_of_a_roll_lie_on_the_table() -> None:
    state = play(table(enemies={"cultist-1": "north-vortex"}), "attack cultist-1", chance=black("S S T"))
    dice = named(state, "<black-success> x2, <black-tentacle>")
    assert f"roll of I1 (attack on Cultist 1): {dice} - 2 successes, 1 tentacle" in flat(state)
    assert str(state).splitlines()[-1] == "A: Reroll a die, or keep the dice?"


@pytest.mark.rule("RR-16.1", "RR-22.2")
@pytest.mark.parametrize("name", ["AskClaim", "AskCancel", "AskOmens"])
def test_a_card_that_is_looked_at_lies_there_with_its_words(name: str) -> None:
    state = moment(name)
    content = state.setup.content
    cards: list[Any] = [*state.mythos.playing, *state.discovery.drawn]
    assert cards
    for card in cards:
        words = content.words(content.myths.get(card) or content.finds[card])
        assert " ".join(f"{state.text.name(card)}: {words}".split()) in flat(state)


@pytest.mark.parametrize("name", QUESTIONS)
def test_the_last_line_says_who_is_asked_what(name: str) -> None:
    state = moment(name)
    (seat,) = state.waiting_on
    assert state.decision is not None
    assert flat(state).endswith(f"{state.seat_name(seat)}: {state.decision.prompt}")


@pytest.mark.rule("RR-24.1")
def test_at_the_end_it_is_said_who_has_won_and_why() -> None:
    over = evolve(TABLE, outcome=Outcome(TABLE.seats, "Cthulhu has fallen", "RR-5.14"))
    lost = evolve(TABLE, outcome=Outcome((), "all investigators are eliminated", "RR-24.2"))
    assert str(over).splitlines()[-1] == "A, B and C win: Cthulhu has fallen."
    assert str(lost).splitlines()[-1] == "Nobody wins: all investigators are eliminated."
