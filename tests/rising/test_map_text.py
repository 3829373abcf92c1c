"""The table as text, as it is: the picture of the map, the investigators; and a map that is no picture."""

from __future__ import annotations

from typing import Any, Final

import attrs

from rlyeh_rules.kernel import evolve
from rlyeh_rules.rising import HalfFacts, HalfKind, Incantation, Space, State
from tests.rising.made_up import find
from tests.rising.table import play, table

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


# ------------------------------------------------------------------ what stands where


def test_each_space_of_the_map_says_what_is_in_it() -> None:
    assert MAP in str(table(**MUCH))


def test_each_investigator_says_how_they_are_and_what_they_have() -> None:
    assert f"{table(**MUCH)}\n".endswith(f"\n\n{TEAM}")


def test_an_advance_that_is_certain_is_told() -> None:
    state = table()
    state = evolve(state, turn=evolve(state.turn, advances=True))
    assert "3 advance it; it will advance at the end of this turn " in told(state)


# ------------------------------------------------------------------ what is asked


def test_whose_turn_it_is_is_told_at_the_top_only() -> None:
    state = table()
    assert " who: " not in told(state)
    assert " who: " not in told(play(state, "run"))
    assert " left: 3 A: Run: take a step, or stop." in told(play(state, "run"))


def test_a_map_that_cannot_be_drawn_is_listed() -> None:
    state = table(**MUCH)
    content = state.setup.content
    spaces = tuple(evolve(facts, across=0, down=0) for facts in content.spaces)
    board = told(evolve(state, setup=evolve(state.setup, content=attrs.evolve(content, spaces=spaces))))
    assert " RED GATE (to Horror Vortex, Moon Vortex): E2 F1 D; >I1, I2; Cultist 1+3 (1/2), Gug 1 " in board
    assert " BLUE GATE (to Night Vortex, Death Vortex): empty " in board
    assert " HEAD (to Left Arm, Right Arm): 3/7 vulnerable; I3 " in board
