"""Elimination: what becomes of what an investigator had, of the turn, and of what was being worked off."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.kernel import evolve
from rlyeh_rules.rising import Figures, HalfKind, Name, Phase, Space, State, Where, Who, events
from rlyeh_rules.rising.effects import (
    AddEnergy,
    DrawDiscovery,
    LoseSanity,
    MakeRoll,
    MoveFigures,
    Summon,
    TakeStress,
    TakeWounds,
)
from rlyeh_rules.rising.traits import CostWhenAttacked

from .made_up import calm, cthulhu, kind, myth
from .strokes import RAISE, SKILLS, STROKE, cards_of, one, scene, thing
from .table import black, green, i, kinds, offered, play, played, refused, seat, told

THINGS = [thing("lamp"), thing("curse", kind=HalfKind.CONDITION)]
KILL = TakeWounds(Who.YOU, 5)
THREE = ["sign"] * 3
"""A Mythos discard pile with which the Elder One advances."""


def dying(*rest: Any, **story: Any) -> State:
    """I1 uses a card that kills it, and does more besides."""
    return scene(1, KILL, *rest, **story)


# ------------------------------------------------------------------ what one had


@pytest.mark.rule("RR-21.3", "RR-R18")
def test_the_figure_leaves_the_map_and_all_cards_and_tokens_are_discarded() -> None:
    state = dying(
        held={1: 3},
        burning={1: 1},
        things=THINGS,
        cards={1: ["lamp left", "curse right"]},
        parts={"left-leg": "vulnerable"},
    )

    state = play(state, STROKE)

    dead = one(state)
    assert (dead.space, dead.energy, dead.fire, dead.cards) == (None, 0, 0, ())
    assert set(state.discovery.discard) == {"lamp", "curse", "stroke"}
    assert (sum(state.board.energy), sum(state.board.fire)) == (0, 0), "they go to the supply"
    assert state.part(Space.LEFT_LEG).vulnerable, "what is attached to the dashboard stays"


@pytest.mark.rule("RR-21.3")
def test_madness_does_the_same() -> None:
    state = scene(1, LoseSanity(Who.YOU, 1), sanity={1: 20}, held={1: 3}, burning={1: 1})

    state = play(state, STROKE)

    dead = one(state)
    assert (dead.space, dead.energy, dead.fire, cards_of(state)) == (None, 0, 0, [])


@pytest.mark.rule("RR-R18")
@pytest.mark.parametrize(
    ("option", "space", "left"),
    [
        ("discard", "red-gate", 0),
        ("drop-in-space", "red-gate", 3),
        ("discard", "head", 0),
        ("drop-in-space", "head", 0),
    ],
)
def test_the_energy_is_discarded_or_by_option_dropped_in_the_space_but_not_on_a_part(
    option: str, space: str, left: int
) -> None:
    state = play(dying(held={1: 3}, spaces={1: space}, energy_on_death=option), STROKE)

    assert (one(state).energy, sum(state.board.energy)) == (0, left)
    assert state.board.energy[Space.RED_GATE.at] == left


@pytest.mark.rule("RR-R18", "RR-R16")
def test_the_energy_of_the_group_stays_with_the_group() -> None:
    state = scene(1, AddEnergy(Where.YOUR_SPACE, 3), shared_energy=True)
    state = play(state, STROKE, "attune 3")
    assert state.board.pool == 3

    state = play(dying(shared_energy=True, energy_on_death="drop-in-space"), STROKE)
    assert (state.board.pool, sum(state.board.energy)) == (0, 0)


HEAD = ("hymn-of-the-builders", "chart-of-wrong-stars", "dream-of-the-high-priest", "the-calling")
"""The cards that open the Head."""


@pytest.mark.rule("RR-R19")
def test_a_condition_that_is_needed_can_die_with_its_holder_and_the_game_goes_on() -> None:
    state = dying(cards={1: ["the-calling right"]}, discovery=[], found=HEAD[:3])

    state = play(state, STROKE)

    assert set(state.discovery.discard) >= {*HEAD}, "no card opens the Head any more"
    assert (state.outcome, "run" in offered(state)) == (None, True)


@pytest.mark.rule("RR-R19", "RR-R42")
def test_a_condition_that_is_needed_can_be_forgotten_and_the_game_goes_on() -> None:
    state = scene(
        1,
        LoseSanity(Who.YOU, 1),
        insanity={1: "short-term-memory-loss"},
        skills={1: SKILLS},
        sanity={1: 4},
        stress={1: 4},
        cards={1: ["the-calling right"]},
        discovery=[],
        found=HEAD[:3],
    )

    state = play(state, STROKE, "discard the-calling", RAISE)

    assert set(state.discovery.discard) >= {*HEAD}
    assert (state.outcome, "run" in offered(state)) == (None, True)


# ------------------------------------------------------------------ one's own turn


@pytest.mark.rule("RR-21.4", "RR-R46")
def test_who_dies_in_phase_3_skips_fire_and_cthulhu_but_not_the_advance() -> None:
    state = scene(
        1,
        facts={"cthulhu": [cthulhu(end_of_turn=[LoseSanity(Who.EVERYBODY, 1)])]},
        wounds={1: 4},
        stress={1: 4},
        burning={1: 2},
        enemies={"ghast-1": "north-vortex"},
        discard=THREE,
    )

    state, happened = played(state, "end actions", chance=black("S -"))

    names = kinds(happened)
    assert names.count("DiceRolled") == 1
    assert ("SanityLost" in names, state.board.track) == (False, 2)
    assert (state.turn.who, state.turn.position) == (i(2), None)


@pytest.mark.rule("RR-21.4")
def test_the_space_of_death_is_the_position_for_what_the_advance_does() -> None:
    advance = [Summon(Name.CULTIST, Where.YOUR_SPACE), MoveFigures(Figures.MONSTERS, 1)]
    state = dying(
        facts={"cthulhu": [cthulhu(advance=advance)]},
        spaces={1: "red-gate"},
        enemies={"gug-1": "yellow-gate"},
        discard=THREE,
    )

    state = play(state, STROKE)

    assert [enemy.space for enemy in state.enemies] == ["moon-vortex", "red-gate"]


@pytest.mark.rule("RR-21.4")
def test_who_dies_of_fire_has_the_discard_check_and_not_the_end_effect_of_cthulhu() -> None:
    state = calm(
        facts={"cthulhu": [cthulhu(end_of_turn=[LoseSanity(Who.EVERYBODY, 1)])]},
        wounds={1: 4},
        stress={1: 4},
        burning={1: 1},
        discard=THREE,
    )

    state, happened = played(state, "end actions", chance=black("S"))

    assert ("SanityLost" in kinds(happened), state.board.track, state.turn.who) == (False, 2, i(2))


@pytest.mark.rule("RR-R38", "RR-21.4")
def test_who_dies_in_the_action_phase_draws_no_mythos_card_but_the_check_is_made() -> None:
    state, happened = played(dying(discard=THREE), STROKE)

    names = kinds(happened)
    assert ("MythosDrawn" in names, "ElderOneAdvanced" in names, state.turn.who) == (False, True, i(2))


@pytest.mark.rule("RR-R38")
def test_without_three_symbols_nothing_advances_then_either() -> None:
    state, happened = played(dying(discard=THREE[:2]), STROKE)

    assert ("ElderOneAdvanced" in kinds(happened), state.board.track) == (False, 1)


@pytest.mark.rule("RR-R38", "RR-24.2")
def test_when_the_last_one_dies_there_is_no_check() -> None:
    state, happened = played(dying(dead=[2, 3, 4, 5], discard=THREE), STROKE)

    assert state.outcome is not None
    assert (state.outcome.rule, state.board.track) == ("RR-24.2", 1)
    assert kinds(happened)[-1] == "GameLost"


@pytest.mark.rule("RR-21.4")
def test_only_who_has_died_in_the_own_turn_has_a_position() -> None:
    state = calm()
    state = evolve(state, turn=evolve(state.turn, position=Space.RED_GATE))

    assert "RR-21.4" in [violation.rule for violation in state.violations()]


# ------------------------------------------------------------------ the turn of another


@pytest.mark.rule("RR-21.5", "RR-20.30")
def test_who_dies_in_the_turn_of_another_does_not_interrupt_it() -> None:
    state = scene(
        1,
        LoseSanity(Who.YOU, 1),
        insanity={1: "pyromania"},
        skills={1: SKILLS},
        sanity={1: 4},
        wounds={2: 4},
    )

    state = play(state, STROKE, RAISE)

    assert (one(state, 2).alive, state.turn.who, state.turn.actions) == (False, i(1), 2)
    assert "run" in offered(state)

    assert play(state, "end actions").turn.who == i(3), "the turn of the dead is skipped"


@pytest.mark.rule("RR-21.5")
def test_the_seat_of_the_dead_is_asked_nothing_more() -> None:
    state = play(scene(5, TakeWounds(Who.OTHERS, 5), turn=1), f"0: {STROKE}")

    state = play(state, "0: end actions")

    assert (state.turn.who, state.waiting_on) == (i(1), (seat(1),))
    assert refused(state, "1: end actions") is not None


# ------------------------------------------------------------------ in the midst of something


@pytest.mark.rule("RR-R46", "RR-16.1")
def test_a_mythos_card_does_its_other_lines_and_its_summons_and_is_discarded() -> None:
    lines = (KILL, TakeStress(Who.EVERYBODY, 1), Summon(Name.CULTIST, Where.YOUR_SPACE), MakeRoll(1), DrawDiscovery(1))
    state = calm(
        spaces={1: "red-gate"},
        myths=[myth("doom", *lines, summons=[("cultist", "blue-gate")])],
        mythos=["doom"] + ["quiet"] * 9,
        tokens=["red-gate"],
    )

    state, happened = played(state, "end actions")

    assert [other.stress for other in state.team] == [0, 1, 1, 1, 1]
    assert [enemy.space for enemy in state.enemies] == ["red-gate", "blue-gate"]
    assert (state.mythos.discard, state.mythos.playing) == (("doom",), ())
    assert not {"DiceRolled", "DiscoveryDrawn", "EnemyAttacked"} & {*kinds(happened)}
    assert state.turn.who == i(2)


@pytest.mark.rule("RR-R46", "RR-10.8")
def test_a_roll_still_does_what_concerns_others() -> None:
    spiky = kind("ghast", health=2, abilities=(CostWhenAttacked(each=True, wounds=1),))
    state = calm(
        wounds={1: 4}, stress={1: 4}, enemies={"ghast-1": "north-vortex"}, facts={"monsters": [spiky]}, sanity={1: 7}
    )

    state, happened = played(state, "attack ghast-1", chance=black("S S E") + green("-"))

    assert (state.enemies, state.board.energy[Space.NORTH_VORTEX.at]) == ((), 1)
    assert (one(state).alive, state.turn.who) == (False, i(2))
    assert kinds(happened).index("EnemyDied") < kinds(happened).index("Eliminated")


@pytest.mark.rule("RR-R46", "RR-10.9")
def test_no_sanity_is_lost_for_the_tentacles_of_a_roll_whose_wounds_have_killed() -> None:
    state = calm(wounds={1: 4}, stress={1: 4}, enemies={"ghast-1": "north-vortex"})

    state, happened = played(state, "end actions", chance=black("S T"))

    assert (one(state).sanity, "SanityLost" in kinds(happened)) == (1, False)


@pytest.mark.rule("RR-R46", "RR-17.4")
def test_after_the_death_no_other_enemy_attacks() -> None:
    enemies = {"ghast-1": "north-vortex", "ghast-2": "north-vortex"}
    state = calm(wounds={1: 4}, stress={1: 4}, enemies=enemies)

    happened = told(state, "end actions", chance=black("S -"))

    assert kinds(happened).count("EnemyAttacked") == 1


@pytest.mark.rule("RR-R46", "RR-12.3")
def test_after_the_death_in_an_action_there_is_no_other_and_nobody_investigates() -> None:
    state = dying(tokens=["north-vortex"])
    assert state.turn.actions == 3

    state, happened = played(state, STROKE)

    names = kinds(happened)
    assert "DiscoveryDrawn" not in names
    phases = [event.phase for event in happened if isinstance(event, events.PhaseBegan)]
    assert phases == [Phase.END_OF_TURN, Phase.ACTIONS], "the second one is that of I2"


@pytest.mark.rule("RR-R46")
def test_enemies_still_come_to_where_you_died() -> None:
    state = dying(MoveFigures(Figures.MONSTERS, 2), spaces={1: "red-gate"}, enemies={"gug-1": "yellow-gate"})

    assert play(state, STROKE).enemies[0].space == "red-gate"


@pytest.mark.rule("RR-R46")
def test_of_one_who_died_in_the_turn_of_another_there_is_no_space_any_more() -> None:
    lines = (TakeWounds(Who.OTHERS, 5), Summon(Name.CULTIST, Where.YOUR_SPACE))
    state = scene(
        1,
        LoseSanity(Who.OTHERS, 1),
        turn=2,
        sanity={1: 4},
        wounds={1: 0},
        insanity={1: "recurring-trauma"},
        minds={1: {"kept": "doom"}},
        skills={1: SKILLS},
        myths=[myth("doom", TakeWounds(Who.YOU, 5), *lines[1:])],
        spaces={1: "red-gate"},
    )

    state = play(state, STROKE)

    assert (one(state).alive, state.enemies, state.mythos.discard) == (False, (), ("doom",))
    assert (state.turn.who, state.turn.actions) == (i(2), 2)
