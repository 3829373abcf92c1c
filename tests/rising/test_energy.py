"""R'lyeh Energy: what the dead leave behind, where it lies, and that none is lost or made on the way."""

from __future__ import annotations

import pytest

from rlyeh_rules.rising import Figures, Foe, Space, energy_drop
from rlyeh_rules.rising.effects import AddEnergy, LoseEnergy, ReturnFigure, WoundFigures
from rlyeh_rules.rising.events import EnemyDied, EnergySpent, FoeWounded
from rlyeh_rules.rising.traits import SkillLevel
from rlyeh_rules.rising.vocabulary import Skill, Where, Who
from tests.rising.table import black, green, i, kinds, play, played, seat, table, told
from tests.rising.things import card, coming, companion, everywhere, item, monster, myth, on, quiet, spell, use

# ------------------------------------------------------------------ what an enemy leaves


@pytest.mark.rule("RR-3.1", "RR-R25")
@pytest.mark.parametrize(("pool", "drop"), [(1, 3), (2, 2), (3, 2), (4, 1), (5, 1), (10, 1)])
def test_a_monster_leaves_energy_by_the_number_of_its_figures(pool: int, drop: int) -> None:
    things = {"monsters": [monster("thing", 1, pool)]}
    state = table(spaces={1: "red-gate"}, enemies={"thing-1": "red-gate"}, left="thing", facts=things)

    state = play(state, "attack thing-1", "keep", chance=black("S - -"))

    assert (on(state, "red-gate"), everywhere(state)) == (drop, drop)
    assert energy_drop(pool) == drop


@pytest.mark.rule("RR-3.1", "RR-R25")
def test_the_left_monster_dies_at_the_red_gate_and_goes_back_to_its_pool() -> None:
    foes = {"gug-1": "red-gate 5"}
    state = table(spaces={1: "red-gate"}, enemies=foes, left="gug", right="ghast", energy={"red-gate": 1})

    state, happened = played(state, "attack gug-1", "keep", chance=black("S - -"))

    assert (on(state, "red-gate"), state.enemies, state.left_in_pool(state.board.left)) == (1 + 2, (), 2)
    assert kinds(happened)[-2:] == ["FoeWounded", "EnemyDied"]
    assert happened[-1] == EnemyDied(Foe("gug-1"), Space.RED_GATE, 2)


@pytest.mark.rule("RR-R25")
def test_each_of_a_pool_of_two_leaves_two_whether_the_other_is_on_the_map_or_not() -> None:
    both = {"gug-1": "red-gate 5", "gug-2": "moon-vortex 5"}
    state = quiet(spaces={1: "red-gate", 2: "moon-vortex"}, enemies=both)

    state = play(state, "attack gug-1", "keep", "end actions", "attack gug-2", "keep", chance=black("S - - S - -"))

    assert (on(state, "red-gate"), on(state, "moon-vortex")) == (2, 2)


@pytest.mark.rule("RR-R26")
@pytest.mark.parametrize("drop", [1, 3, 5])
def test_the_spawn_leaves_what_its_own_card_says(drop: int) -> None:
    facts = {"enemies": [monster("rlyeh-spawn", 1, 1, drop=drop)]}
    state = table(spaces={1: "red-gate"}, enemies={"rlyeh-spawn-1": "red-gate"}, facts=facts)

    assert on(play(state, "attack rlyeh-spawn-1", "keep", chance=black("S - -")), "red-gate") == drop


@pytest.mark.rule("RR-R26")
def test_the_spawn_that_the_game_ships_with_leaves_three_and_is_a_monster() -> None:
    sling = card("sling", item(use(WoundFigures(Figures.MONSTERS, 1))))
    foes = {"rlyeh-spawn-1": "red-gate 5", "cultist-1": "red-gate 1"}

    state = quiet(sling, spaces={1: "red-gate"}, enemies=foes, cards={1: ["sling left"]})
    state = play(state, "use sling 1")

    assert ([enemy.id for enemy in state.enemies], on(state, "red-gate")) == (["cultist-1"], 3)


@pytest.mark.rule("RR-3.2")
def test_a_cultist_leaves_one() -> None:
    state = table(spaces={1: "night-vortex"}, enemies={"cultist-1": "night-vortex"})

    state = play(state, "attack cultist-1", "keep", chance=black("S S -"))

    assert (on(state, "night-vortex"), everywhere(state)) == (1, 1)


@pytest.mark.rule("RR-3.3")
def test_three_that_die_in_one_attack_leave_energy_each_for_itself() -> None:
    foes = {"cultist-1": "red-gate 1", "cultist-2": "red-gate 1", "cultist-3": "red-gate", "dhole-1": "red-gate"}
    state = table(
        spaces={1: "red-gate"},
        skills={1: {"brawling": 2}},
        enemies=foes,
        right="dhole",
        facts={"monsters": [monster("dhole", 1, 1)]},
    )

    state, happened = played(
        state,
        *["attack cultist-1", "also cultist-2", "also dhole-1", "keep"],
        *["deal 1 to cultist-1", "deal 1 to cultist-2"],
        chance=black("S S S") + green("-"),
    )

    assert [event.energy for event in happened if isinstance(event, EnemyDied)] == [1, 1, 3]
    assert ([enemy.id for enemy in state.enemies], on(state, "red-gate")) == (["cultist-3"], 5)


@pytest.mark.rule("RR-3.4")
def test_two_who_manipulate_the_gate_kill_a_cultist_as_it_comes_and_it_leaves_energy() -> None:
    guide = card("guide", companion(2, standing=[SkillLevel(Skill.GATE_MANIPULATION)]))
    state = quiet(
        guide,
        mythos=myth("torches", summons=[coming("cultist", "blue-gate")]),
        spaces={1: "death-vortex", 2: "blue-gate", 3: "blue-gate"},
        skills={2: {"marksman": 1, "arcane-mastery": 1, "gate-manipulation": 1}},
        cards={3: ["guide left"]},
    )

    state, happened = played(state, "end actions")

    wounds = [event.count for event in happened if isinstance(event, FoeWounded)]
    assert (wounds, kinds(happened).count("GateManipulated")) == ([1, 1], 2)
    assert (state.enemies, on(state, "blue-gate")) == ((), 1)


@pytest.mark.rule("RR-3.4")
def test_an_enemy_that_dies_of_a_card_leaves_energy() -> None:
    sling = card("sling", item(use(WoundFigures(Figures.ONE, 2, within=1))))
    state = quiet(sling, enemies={"cultist-1": "death-vortex"}, cards={1: ["sling left"]})

    assert on(play(state, "use sling 1"), "death-vortex") == 1


@pytest.mark.rule("RR-3.4")
def test_an_enemy_that_dies_of_vengeance_leaves_energy() -> None:
    foes = {"cultist-1": "red-gate 1"}
    state = quiet(spaces={1: "red-gate"}, skills={1: {"vengeance-obsession": 1}}, enemies=foes)

    state = play(state, "end actions", "keep", chance=green("S -"))

    assert (state.investigator(i(1)).wounds, state.enemies, on(state, "red-gate")) == (1, (), 1)


@pytest.mark.rule("RR-3.4")
def test_an_enemy_that_dies_of_an_investigators_symptoms_leaves_energy() -> None:
    foes = {"cultist-1": "red-gate 1"}
    mad = {1: "psychotic-outbreak"}
    state = quiet(spaces={1: "red-gate"}, insanity=mad, sanity={1: 4}, enemies=foes, skills={1: {"stealth": 1}})

    state = play(state, "attack cultist-1", "keep", chance=black("T - -"))

    assert (state.enemies, on(state, "red-gate")) == ((), 1)


@pytest.mark.rule("RR-3.5")
def test_a_marksman_on_the_leg_leaves_the_energy_in_the_final_vortex() -> None:
    foes = {"cultist-1": "final-vortex"}
    state = table(spaces={1: "left-leg"}, skills={1: {"marksman": 1}}, held={1: 1}, enemies=foes)

    state = play(state, "attack cultist-1", "keep", chance=black("S S -"))

    assert (on(state, "final-vortex"), state.investigator(i(1)).energy, everywhere(state)) == (1, 1, 2)


@pytest.mark.rule("RR-3.6")
def test_a_figure_that_is_returned_leaves_nothing() -> None:
    flute = card("flute", item(use(ReturnFigure(Figures.ENEMIES))))
    foes = {"cultist-1": "red-gate 1", "gug-1": "red-gate"}
    state = quiet(flute, spaces={1: "red-gate"}, enemies=foes, cards={1: ["flute left"]})

    state, happened = played(state, "use flute 1")

    assert (kinds(happened), state.enemies) == (["CardUsed", "EnemyReturned", "EnemyReturned"], ())
    assert everywhere(state) == 0


@pytest.mark.rule("RR-3.6")
def test_a_figure_that_follows_leaves_nothing_where_it_stood() -> None:
    state = table(spaces={1: "red-gate"}, enemies={"cultist-1": "red-gate"})

    state = play(state, "run", "go moon-vortex")

    assert ([enemy.space for enemy in state.enemies], everywhere(state)) == ([Space.MOON_VORTEX], 0)


@pytest.mark.rule("RR-3.7")
def test_a_destroyed_body_part_leaves_nothing() -> None:
    state = table(spaces={1: "left-leg"}, health={"left-leg": 8}, parts={"left-leg": "vulnerable 7"})

    state = play(state, "attack left-leg", "keep", chance=black("S S S"))

    assert state.part(Space.LEFT_LEG).destroyed
    assert everywhere(state) == 0


# ------------------------------------------------------------------ spending, the supply, conservation


@pytest.mark.rule("RR-3.9")
def test_an_incantation_is_paid_and_its_energy_goes_back_to_the_supply() -> None:
    state = quiet(card("verse", spell("left-leg", 3)), held={1: 4}, cards={1: ["verse left"]})

    state, happened = played(state, "incant verse")

    assert EnergySpent(i(1), 3) in happened
    assert (state.investigator(i(1)).energy, everywhere(state)) == (1, 1)


@pytest.mark.rule("RR-3.10")
def test_energy_never_runs_out() -> None:
    state = table(
        spaces={1: "red-gate"},
        held={2: 100},
        energy={"red-gate": 60, "blue-gate": 40},
        enemies={"dhole-1": "red-gate"},
        right="dhole",
        facts={"monsters": [monster("dhole", 1, 1)]},
    )
    assert everywhere(state) == 200

    state = play(state, "attack dhole-1", "keep", chance=black("S - -"))

    assert (everywhere(state), on(state, "red-gate")) == (203, 63)


@pytest.mark.rule("RR-3.11")
def test_what_was_left_behind_less_what_was_spent_is_what_there_is() -> None:
    foes = {"dhole-1": "red-gate", "cultist-1": "red-gate 1", "cultist-2": "red-gate 1"}
    state = table(
        spaces={1: "red-gate"},
        skills={1: {"swiftness": 4}},
        enemies=foes,
        right="dhole",
        cards={1: ["verse left"]},
        facts={"monsters": [monster("dhole", 1, 1)], "discovery": [card("verse", spell("left-leg", 2))]},
    )
    attacks = [word for foe in foes for word in (f"attack {foe}", "keep")]
    dice = black("S - - S - - S - -")

    happened = told(state, *attacks, kind=EnemyDied, chance=dice)
    state = play(state, *attacks, "attune 3", "incant verse", chance=dice)

    assert [event.energy for event in happened if isinstance(event, EnemyDied)] == [3, 1, 1]
    assert (on(state, "red-gate"), state.investigator(i(1)).energy, everywhere(state)) == (2, 1, 3)


@pytest.mark.rule("RR-3.11")
def test_nobody_loses_more_energy_than_they_have() -> None:
    toll = myth("toll", LoseEnergy(Who.EVERYBODY, 2))

    state, happened = played(quiet(mythos=toll, held={1: 3, 2: 1}, energy={"red-gate": 1}), "end actions")

    spent = [event for event in happened if isinstance(event, EnergySpent)]
    assert spent == [EnergySpent(i(1), 2), EnergySpent(i(2), 1)]
    assert ([one.energy for one in state.team], everywhere(state)) == ([1, 0, 0, 0, 0], 2)


@pytest.mark.rule("RR-3.11")
def test_energy_of_the_eliminated_is_gone() -> None:
    state = quiet(spaces={1: "red-gate"}, held={1: 3}, wounds={1: 4}, enemies={"cultist-1": "red-gate"})

    state = play(state, "end actions", "keep", chance=green("S -"))

    assert (state.investigator(i(1)).space, everywhere(state)) == (None, 0)


@pytest.mark.rule("RR-3.11")
def test_energy_that_is_put_on_a_body_part_is_gone() -> None:
    rain = myth("rain", AddEnergy(Where.YOUR_SPACE, 2))
    state = quiet(mythos=rain, spaces={1: "left-leg"}, parts={"left-leg": "vulnerable destroyed"})

    state, happened = played(state, "end actions")

    assert ("TokensDiscarded" in kinds(happened), everywhere(state)) == (True, 0)


@pytest.mark.rule("RR-3.11")
def test_no_count_of_energy_is_negative_in_a_sound_state() -> None:
    assert "RR-3.11" in [violation.rule for violation in table(energy={"red-gate": -1}).violations()]
    assert "RR-3.11" not in [violation.rule for violation in table(energy={"red-gate": 1}).violations()]


@pytest.mark.rule("RR-3.12")
def test_energy_lies_untouched_for_twenty_turns_and_everybody_sees_it() -> None:
    state = quiet(seats=3, energy={"moon-vortex": 2}, held={2: 3})

    for _ in range(20):
        state = play(state, "end actions")

    assert (on(state, "moon-vortex"), state.turn.number) == (2, 27)
    for viewer in (seat(1), seat(3), None):
        view = state.view(viewer)
        assert (on(view, "moon-vortex"), view.investigator(i(2)).energy) == (2, 3)
