"""Gate Manipulation: what is summoned at a Gate comes wounded, first at her own Gate, later from next to it."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.rising import Figures, Name, State
from rlyeh_rules.rising.effects import PlaceFigure, Summon
from rlyeh_rules.rising.events import EnemyDied, FoeWounded, GateManipulated
from rlyeh_rules.rising.vocabulary import Where
from tests.rising.table import i, kinds, new, play, played
from tests.rising.things import card, coming, everywhere, item, monster, myth, on, quiet, use


def kid(
    space: str, grade: int, *, enemy: str = "left", gate: str = "yellow-gate", health: int = 3, **story: Any
) -> State:
    """I1 is active and I2 manipulates Gates; the left monster is summoned at the end of the action phase."""
    skills = {2: {"marksman": 1, "arcane-mastery": 1, "gate-manipulation": grade}}
    where: dict[str, Any] = {"spaces": {1: "death-vortex", 2: space}, **story}
    facts = {"monsters": [monster("ghast", health, 5)]}
    return quiet(mythos=myth("call", summons=[coming(enemy, gate)]), skills=skills, facts=facts, **where)


def wounds(state: State) -> list[int]:
    """The wounds of the figures."""
    return [enemy.wounds for enemy in state.enemies]


@pytest.mark.rule("RR-20.25")
@pytest.mark.parametrize(("health", "half"), [(2, 1), (3, 2), (4, 2), (5, 3), (7, 4)])
def test_what_comes_at_her_own_gate_takes_half_of_its_health_rounded_up(health: int, half: int) -> None:
    state, happened = played(kid("yellow-gate", 1, health=health), "end actions")

    assert wounds(state) == [half]
    at = kinds(happened).index("EnemySummoned")
    assert kinds(happened)[at : at + 3] == ["EnemySummoned", "GateManipulated", "FoeWounded"]
    assert happened[at + 1] == GateManipulated(i(2), state.enemies[0].id)
    assert happened[at + 2] == FoeWounded(state.enemies[0].id, half, half)


@pytest.mark.rule("RR-20.25")
@pytest.mark.parametrize(
    ("grade", "space", "hurt"),
    [
        (1, "yellow-gate", 2),
        (1, "final-vortex", 0),
        (1, "red-gate", 0),
        (2, "yellow-gate", 2),
        (2, "final-vortex", 2),
        (2, "moon-vortex", 2),
        (2, "left-leg", 0),
        (2, "red-gate", 0),
        (3, "night-vortex", 2),
        (4, "final-vortex", 2),
        (4, "right-leg", 0),
    ],
)
def test_from_level_two_on_she_does_it_from_next_to_the_gate(grade: int, space: str, hurt: int) -> None:
    assert wounds(play(kid(space, grade), "end actions")) == [hurt]


@pytest.mark.rule("RR-20.25")
@pytest.mark.parametrize(("enemy", "hurt"), [("cultist", 1), ("left", 2), ("right", 3), ("spawn", 3)])
def test_monsters_and_cultists_alike(enemy: str, hurt: int) -> None:
    assert wounds(play(kid("yellow-gate", 1, enemy=enemy), "end actions")) == [hurt]


@pytest.mark.rule("RR-20.25")
def test_a_figure_of_one_health_dies_as_it_comes_and_leaves_energy() -> None:
    state, happened = played(kid("yellow-gate", 1, health=1), "end actions")

    assert (state.enemies, on(state, "yellow-gate")) == ((), 1)
    assert [type(event) for event in happened].count(EnemyDied) == 1


@pytest.mark.rule("RR-20.25")
def test_what_comes_at_a_vortex_takes_nothing() -> None:
    call = myth("call", Summon(Name.LEFT, Where.FINAL_VORTEX))
    skills = {1: {"marksman": 1, "arcane-mastery": 1, "gate-manipulation": 4}}

    assert wounds(play(quiet(mythos=call, skills=skills, spaces={1: "final-vortex"}), "end actions", "keep")) == [0]


@pytest.mark.rule("RR-20.25")
def test_what_is_placed_at_her_gate_takes_nothing() -> None:
    place = card("horn", item(use(PlaceFigure(Figures.NEAREST, Where.YELLOW_GATE))))
    skills = {1: {"marksman": 1, "arcane-mastery": 1, "gate-manipulation": 4}}
    foes = {"gug-1": "red-gate"}
    state = quiet(place, skills=skills, spaces={1: "yellow-gate"}, enemies=foes, cards={1: ["horn left"]})

    state = play(state, "use horn 1")

    assert (str(state.enemies[0].space), wounds(state)) == ("yellow-gate", [0])


@pytest.mark.rule("RR-20.25")
def test_the_dead_manipulate_nothing() -> None:
    state = kid("yellow-gate", 4, spaces={1: "death-vortex", 2: None}, wounds={2: 5})

    assert wounds(play(state, "end actions")) == [0]


@pytest.mark.rule("RR-20.25")
def test_it_costs_nothing_and_nobody_is_asked_whoever_is_active() -> None:
    state, happened = played(kid("yellow-gate", 1, seats=2, stress={2: 4}), "end actions")

    assert (wounds(state), state.turn.who) == ([2], i(2))
    assert everywhere(state) == 0
    assert not {"StressTaken", "DiceRolled"} & set(kinds(happened))


@pytest.mark.rule("RR-20.25")
def test_each_of_several_summons_is_weakened() -> None:
    call = myth("call", summons=[coming("cultist", "yellow-gate", 2), coming("cultist", "red-gate")])
    skills = {1: {"marksman": 1, "arcane-mastery": 1, "gate-manipulation": 1}}
    state = quiet(mythos=call, skills=skills, spaces={1: "yellow-gate"}, stress={1: 4})

    state = play(state, "end actions", chance=[0] * 8)

    assert wounds(state) == [1, 1, 0]


@pytest.mark.rule("RR-20.25")
def test_what_is_set_up_before_the_first_turn_is_placed_and_not_summoned() -> None:
    for seed in range(1, 13):
        state = new(seed=seed)
        while state.turn.number < 1:
            state = play(state, str(state.legal_actions()[0]))
        assert not any(wounds(state))
