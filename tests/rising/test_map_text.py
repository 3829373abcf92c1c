"""The table as text: the map, the track, the investigators, and what is asked; it fits into 100 columns."""

from __future__ import annotations

from typing import Any, Final

import attrs
import pytest

import rlyeh_rules as rr
from rlyeh_rules.kernel import Chance, evolve
from rlyeh_rules.rising import HalfFacts, HalfKind, Incantation, Space, State
from tests.rising.made_up import find
from tests.rising.moments import STORIES
from tests.rising.table import black, play, table

WIDTH: Final = 100
LONG: Final = ["A" * 100, *["The Honourable " * 6 + name for name in "BCDE"]]
EVERYTHING: Final = {"unknown_rules": "full", "expert_cultists": True, "choose_investigators": True}
MUCH: Final[dict[str, Any]] = {
    "seats": 2,
    "spaces": {1: "red-gate", 2: "red-gate", 3: "head", 4: None},
    "energy": {"red-gate": 2},
    "fire": {"red-gate": 1},
    "tokens": ["red-gate"],
    "enemies": {"cultist-1": "red-gate", "cultist-3": "red-gate 1", "gug-1": "red-gate"},
    "parts": {"head": "vulnerable 3", "left-leg": "destroyed", "right-arm": "2"},
    "health": {"head": 7, "left-arm": 5, "right-arm": 5, "left-leg": 4, "right-leg": 4},
    "facts": {
        "discovery": [
            find("old-dog", HalfFacts(HalfKind.COMPANION, health=3)),
            find("bone-rite", HalfFacts(HalfKind.CONDITION, incantation=Incantation(Space.HEAD, 4))),
        ]
    },
    "cards": {2: ["old-dog left 1", "bone-rite left"]},
    "insanity": {2: "masochism", 5: "catatonia"},
    "minds": {2: {"tokens": 2}, 5: {"lying": True}},
    "held": {1: 2},
    "burning": {1: 1},
    "sanity": {3: 20},
    "skills": {1: {"lucky": 1}},
    "track": 3,
    "discard": ["torches-below", "the-hand-descends"],
    "found": ["knotted-net"],
}
MAP: Final = """\
                                            NORTH VORTEX
                                .  .  .  .   I5 (lying)    .  .  .  .
                   .  .  .  .                                           .  .  .  .
    DEATH VORTEX                                                                    HORROR VORTEX
          .                                                                               .
          .                                     HEAD                                      .
          .                                3/7 vulnerable                                 .
          .                                .     I3      .                                .
          .                      .   .  .                   .  .   .                      .
          .               LEFT ARM                                RIGHT ARM               .
          .           0/5 invulnerable                        2/5 invulnerable            .
          .                   .                                       .                   .
      BLUE GATE           LEFT LEG                                RIGHT LEG           RED GATE
          .               destroyed                           0/4 invulnerable         E2 F1 D
          .                          .                         .                       >I1, I2
          .                             .                   .                    Cultist 1+3 (1/2),
          .                                .             .                              Gug 1
          .                                    .     .                                    .
          .                                 FINAL VORTEX                                  .
          .                                       .                                       .
    NIGHT VORTEX   .                              .                              .   MOON VORTEX
                      .  .  .   .  .  .           .           .  .  .   .  .  .
                                         .   YELLOW GATE   .
"""
TEAM: Final = """\
 > I1 (A), Red Gate: wounds 0/5, stress 0/4, sanity 1 (next threshold 5), E2, F1 on the board
      Lucky 1, Arcane Mastery 0, Brawling 0; Hypochondria
   I2 (B), Red Gate: wounds 0/5, stress 0/4, sanity 1 (next threshold 5)
      Arcane Mastery 0, Brawling 0, Marksman 0; Masochism (2 tokens)
      left: Old Dog (Companion 1/3), Bone Rite (Condition, opens Head for E4)
   I3 (A), Head: wounds 0/5, stress 0/4, sanity 20 (madness is next)
      Arcane Mastery 0, Brawling 0, Marksman 0; Fear of Crowds
   I4 (B): eliminated, killed
   I5 (A), North Vortex: wounds 0/5, stress 0/4, sanity 1 (next threshold 5)
      Arcane Mastery 0, Brawling 0, Marksman 0; Catatonia (lies down)

A: Take an action, or end the action phase.
"""


def told(state: State) -> str:
    """The table as one line."""
    return " ".join(str(state).split())


def too_long(state: State) -> list[str]:
    """The lines that do not fit on the screen."""
    return [line for line in str(state).splitlines() if len(line) > WIDTH]


# ------------------------------------------------------------------ what stands where


def test_each_space_of_the_map_says_what_is_in_it() -> None:
    assert MAP in str(table(**MUCH))


def test_each_investigator_says_how_they_are_and_what_they_have() -> None:
    assert f"{table(**MUCH)}\n".endswith(f"\n\n{TEAM}")


def test_the_track_and_the_piles_are_told_at_either_side_of_the_map() -> None:
    board = told(table(**MUCH))
    assert "R'lyeh Rising - turn 7: I1 (A), actions, 3 actions left Elder One track 1 2 [3] 4 5 6 7 8, on 8" in board
    assert "; 1 symbol in the discard pile, 3 advance it " in board
    assert "discard pile 2 (*: symbol): Torches Below*, The Hand Descends; Discovery deck " in board
    assert ", discard pile 1: Knotted Net " in board
    assert " 1 of 5 parts destroyed, the Head and 2 others win; attached: Head (" in board
    assert "Cultist (health 2, 2 green, leaves E1, 8 of 10 left); " in board


def test_the_energy_of_the_group_is_told_with_that_option() -> None:
    assert "; Energy of the group 0 " in told(table(shared_energy=True))


def test_an_advance_that_is_certain_is_told() -> None:
    state = table()
    state = evolve(state, turn=evolve(state.turn, advances=True))
    assert "3 advance it; it will advance at the end of this turn " in told(state)


def test_unknown_monsters_relics_and_expert_cultists_are_told() -> None:
    board = told(
        table(
            unknown_rules="full",
            expert_cultists=True,
            unknown=["dhole", "byakhee"],
            relics={1: "salt-crown", 2: "hollow-bell"},
            sanity={2: 13},
        )
    )
    assert "; Unknown A: Dhole (health " in board
    assert "; Unknown B: Byakhee (health " in board
    assert "; Expert: Cult Zealot (health " in board
    assert "; Relic: Salt Crown " in board
    assert "; Relic: Hollow Bell (flipped) " in board


# ------------------------------------------------------------------ what is asked


def test_the_dice_lie_above_the_question() -> None:
    state = play(table(enemies={"gug-1": "north-vortex"}, stress={1: 1}), "attack gug-1", chance=black("S S T"))
    asked = " I1 (attack on Gug 1): black success x2, black tentacle - 2 successes, 1 tentacle A: Reroll a die, or keep"
    assert f" roll of{asked}" in told(state)


def test_a_question_that_concerns_somebody_else_names_them_and_one_of_the_turn_does_not() -> None:
    state = table()
    assert " who: " not in told(state)
    assert " who: " not in told(play(state, "run"))
    assert " left: 3 A: Run: take a step, or stop." in told(play(state, "run"))


def test_before_the_turns_nobody_has_one_and_who_is_not_chosen_yet_has_no_name() -> None:
    state = rr.new_game(State, seed=16, players=["Ada", "Bram"], options=EVERYTHING | {"sharing": "chosen"})
    board = told(state)
    assert "R'lyeh Rising - setting up " in board
    assert board.count(" investigator 1: not chosen yet ") == 1
    assert " investigator: 1 Ada: Who plays the next investigator?" in board


# ------------------------------------------------------------------ how wide it is


@pytest.mark.parametrize("seed", range(3))
def test_it_fits_into_100_columns_with_the_longest_names(seed: int) -> None:
    options = EVERYTHING if seed % 2 else {}
    state, chance = rr.new_game(State, seed=seed, players=LONG, options=options), Chance(seed)
    while not state.is_over:
        assert too_long(state) == []
        state, _ = state.apply(chance.pick(state.legal_actions()))
    assert too_long(state) == []


@pytest.mark.parametrize("story", STORIES)
def test_it_fits_when_much_has_happened(story: str) -> None:
    state, chance = table(**STORIES[story]), Chance(1)
    for _ in range(60):
        if state.is_over:
            break
        assert too_long(state) == []
        state, _ = state.apply(chance.pick(state.legal_actions()))
    assert too_long(state) == []


def test_a_map_that_cannot_be_drawn_is_listed() -> None:
    state = table(**MUCH)
    content = state.setup.content
    spaces = tuple(evolve(facts, across=0, down=0) for facts in content.spaces)
    board = told(evolve(state, setup=evolve(state.setup, content=attrs.evolve(content, spaces=spaces))))
    assert " RED GATE (to Horror Vortex, Moon Vortex): E2 F1 D; >I1, I2; Cultist 1+3 (1/2), Gug 1 " in board
    assert " BLUE GATE (to Night Vortex, Death Vortex): empty " in board
    assert " HEAD (to Left Arm, Right Arm): 3/7 vulnerable; I3 " in board
