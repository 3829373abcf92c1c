"""Attacking Cthulhu: body parts as enemies, opened by a card, wounded, and closed again."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.rising import PARTS, Case, Discovery, Figures, Space, State, Who
from rlyeh_rules.rising.effects import (
    CthulhuHeals,
    Detach,
    Heal,
    If,
    MoveFigures,
    PlaceFigure,
    ReturnFigure,
    TakeWounds,
    WoundFigures,
)
from rlyeh_rules.rising.events import FoeWounded
from tests.rising.table import black, green, i, kinds, new, offered, play, played, refused, table
from tests.rising.things import card, item, myth, quiet, use

LEG, ARM, HEAD = Space.LEFT_LEG, Space.LEFT_ARM, Space.HEAD
BOMB = card("bomb", item(use(WoundFigures(Figures.ENEMIES, 3), once=False, stress=1)))


def on_leg(*mythos: Any, **story: Any) -> State:
    """I1 on the Left Leg, which has 8 health, with a bomb of 3 wounds in hand."""
    more: dict[str, Any] = {"spaces": {1: "left-leg"}, "health": {"left-leg": 8}, "cards": {1: ["bomb left"]}, **story}
    return quiet(BOMB, mythos=myth("omen", *mythos), **more)


def wounds(state: State) -> list[int]:
    """The wounds of the parts, in the order of `PARTS`."""
    return [part.wounds for part in state.parts]


# ------------------------------------------------------------------ as an enemy


@pytest.mark.rule("RR-5.1")
def test_an_undestroyed_part_counts_as_an_enemy_in_the_space() -> None:
    safe = If(Case.SAFE, (Heal(Who.YOU, stress=1),), ())
    state = on_leg(safe, stress={1: 2})
    assert not state.is_safe(LEG)

    state, happened = played(state, "end actions", "go on", chance=black("- - -") + green("- -"))

    assert state.investigator(i(1)).stress == 2
    assert "EnemyAttacked" in kinds(happened)


@pytest.mark.rule("RR-5.1", "RR-5.11")
def test_on_a_destroyed_part_one_is_safe() -> None:
    safe = If(Case.SAFE, (Heal(Who.YOU, stress=1),), ())
    state = on_leg(safe, stress={1: 2}, parts={"left-leg": "vulnerable destroyed"})

    state, happened = played(state, "end actions", "go on")

    assert (state.investigator(i(1)).stress, "EnemyAttacked" in kinds(happened)) == (1, False)


@pytest.mark.rule("RR-5.4")
def test_at_the_start_all_five_are_unhurt_and_bare() -> None:
    for part, space in zip(new().parts, PARTS, strict=True):
        assert (part.space, part.wounds, part.card, part.vulnerable, part.destroyed) == (space, 0, None, False, False)


@pytest.mark.rule("RR-5.19")
def test_in_the_final_vortex_there_is_no_cthulhu_to_attack() -> None:
    state = table(spaces={1: "final-vortex"}, parts={"left-leg": "vulnerable"})

    assert not any(action.startswith("attack") for action in offered(state))
    assert state.is_safe(Space.FINAL_VORTEX)
    assert refused(state, "0: attack left-leg") == "RR-5.2"


# ------------------------------------------------------------------ invulnerable, Vulnerable


@pytest.mark.rule("RR-5.5", "RR-R14")
def test_an_invulnerable_part_is_not_hurt_by_vengeance_whose_other_results_happen() -> None:
    state = quiet(spaces={1: "left-leg"}, skills={1: {"vengeance-obsession": 1}}, stress={1: 2})

    state = play(state, "end actions", "keep", chance=black("S - -") + green("- -"))

    one = state.investigator(i(1))
    assert (one.wounds, one.stress, wounds(state)) == (1, 1, [0] * 5)


@pytest.mark.rule("RR-5.5", "RR-R14")
def test_an_effect_does_not_hurt_an_invulnerable_part_and_goes_on() -> None:
    bomb = card("bomb", item(use(WoundFigures(Figures.ENEMIES, 3), Heal(Who.YOU, stress=1))))
    state = quiet(bomb, spaces={1: "left-leg"}, stress={1: 1}, cards={1: ["bomb left"]})

    state, happened = played(state, "use bomb 1")

    assert kinds(happened) == ["CardUsed", "Healed"]
    assert (wounds(state), state.investigator(i(1)).stress) == ([0] * 5, 0)


@pytest.mark.rule("RR-5.18", "RR-5.8")
def test_wounds_of_an_effect_count_on_a_vulnerable_part() -> None:
    state = play(on_leg(parts={"left-leg": "vulnerable 2", "right-leg": "vulnerable"}), "use bomb 1")

    assert wounds(state) == [5, 0, 0, 0, 0]


@pytest.mark.rule("RR-5.8")
def test_wounds_on_other_parts_never_count_for_it() -> None:
    parts = {"left-leg": "vulnerable 4", "right-leg": "vulnerable 3", "head": "vulnerable 5"}

    state = play(on_leg(parts=parts, health=dict.fromkeys(parts, 8)), "use bomb 1")

    assert state.destroyed == (), "7 of 8, with 8 on the others"
    assert wounds(state) == [7, 3, 0, 0, 5]


@pytest.mark.rule("RR-5.8")
def test_each_part_has_its_own_health_and_what_is_too_much_is_lost() -> None:
    parts = {"left-leg": "vulnerable 7", "right-leg": "vulnerable"}

    state, happened = played(on_leg(parts=parts), "use bomb 1")

    assert [event.count for event in happened if isinstance(event, FoeWounded)] == [1]
    assert (state.part(LEG).destroyed, wounds(state)) == (True, [0] * 5)


@pytest.mark.rule("RR-5.9")
def test_wounds_stay_from_turn_to_turn() -> None:
    state = quiet(
        spaces={1: "left-arm", 2: "north-vortex"},
        health={"left-arm": 6},
        parts={"left-arm": "vulnerable"},
        skills={2: {"marksman": 3}},
        attack_when="vulnerable",
    )
    state = play(state, "attack left-arm", "keep", chance=black("S S -"))
    assert wounds(state) == [0, 0, 2, 0, 0]
    state = play(state, "end actions", "keep", chance=black("- - -") + green("- -"))
    state = play(state, *["end actions"] * 4)
    assert (state.turn.who, wounds(state)) == (i(1), [0, 0, 2, 0, 0])

    state = play(state, "attack left-arm", "keep", chance=black("S S S"))

    assert wounds(state) == [0, 0, 5, 0, 0]


@pytest.mark.rule("RR-5.9")
def test_only_an_effect_takes_them_off_as_far_as_there_are_any() -> None:
    hurt: dict[str, Any] = {
        "parts": {"left-leg": "vulnerable 1", "right-leg": "3", "head": "vulnerable 2"},
        "health": {"left-leg": 8, "right-leg": 8, "head": 8},
    }
    of_all, of_one = myth("mend", CthulhuHeals(2, all=True)), myth("mend", CthulhuHeals(2))

    assert wounds(play(quiet(mythos=of_all, **hurt), "end actions")) == [0, 1, 0, 0, 0]
    assert wounds(play(quiet(mythos=of_one, **hurt), "end actions")) == [1, 1, 0, 0, 2]


@pytest.mark.rule("RR-5.9")
def test_of_two_that_have_the_most_wounds_the_active_player_chooses() -> None:
    parts = {"left-leg": "vulnerable 2", "right-leg": "1", "head": "vulnerable 2"}
    state = play(quiet(seats=2, turn=2, mythos=myth("mend", CthulhuHeals(3)), parts=parts), "1: end actions")
    assert (offered(state, 1), offered(state, 2)) == ([], ["choose part left-leg", "choose part head"])
    assert refused(state, "1: choose part right-leg") == "RR-25.1"

    assert wounds(play(state, "choose part head")) == [2, 1, 0, 0, 0]


# ------------------------------------------------------------------ which category they are


@pytest.mark.rule("RR-R13")
@pytest.mark.parametrize("figures", [Figures.MONSTERS, Figures.CULTISTS, Figures.SPAWN])
def test_what_wounds_monsters_or_cultists_does_not_touch_a_part(figures: Figures) -> None:
    bomb = card("bomb", item(use(WoundFigures(figures, 1, within=1))))
    foes = {"cultist-1": "final-vortex", "gug-1": "final-vortex"}
    state = quiet(
        bomb, spaces={1: "left-leg"}, parts={"left-leg": "vulnerable"}, enemies=foes, cards={1: ["bomb left"]}
    )

    state = play(state, "use bomb 1")

    hurt = {Figures.MONSTERS: [0, 1], Figures.CULTISTS: [1, 0], Figures.SPAWN: [0, 0]}
    assert (wounds(state), [enemy.wounds for enemy in state.enemies]) == ([0] * 5, hurt[figures])


@pytest.mark.rule("RR-R13")
def test_parts_are_neither_moved_nor_placed_nor_returned() -> None:
    effects = (MoveFigures(Figures.ENEMIES, 3), PlaceFigure(Figures.ONE), ReturnFigure(Figures.ENEMIES, here=False))
    state = quiet(mythos=myth("tide", *effects), parts={"left-leg": "vulnerable 1"}, spaces={1: "final-vortex"})

    state = play(state, "end actions")

    assert (state.part(LEG).wounds, state.part(LEG).vulnerable, state.enemies) == (1, True, ())


@pytest.mark.rule("RR-R13")
def test_the_nearest_enemy_is_a_figure_though_the_part_is_nearer() -> None:
    bomb = card("bomb", item(use(WoundFigures(Figures.NEAREST, 1, within=9))))
    foes = {"cultist-1": "moon-vortex"}
    state = quiet(
        bomb, spaces={1: "left-leg"}, parts={"left-leg": "vulnerable"}, enemies=foes, cards={1: ["bomb left"]}
    )

    state = play(state, "use bomb 1")

    assert (wounds(state), state.enemies[0].wounds) == ([0] * 5, 1)


@pytest.mark.rule("RR-5.18")
def test_an_enemy_that_is_chosen_can_be_a_vulnerable_part() -> None:
    bomb = card("bomb", item(use(WoundFigures(Figures.ONE, 1, within=1))))
    parts = {"left-leg": "vulnerable", "right-leg": "1"}
    foes = {"cultist-1": "final-vortex"}
    state = quiet(bomb, spaces={1: "final-vortex"}, parts=parts, enemies=foes, cards={1: ["bomb left"]})
    state = play(state, "use bomb 1")
    assert offered(state) == ["choose enemy cultist-1", "choose enemy left-leg"]
    assert refused(state, "0: choose enemy right-leg") == "RR-25.3"

    assert wounds(play(state, "choose enemy left-leg")) == [1, 1, 0, 0, 0]


# ------------------------------------------------------------------ detaching


@pytest.mark.rule("RR-R21")
def test_a_card_that_is_detached_leaves_an_invulnerable_part_with_its_wounds() -> None:
    state = quiet(mythos=myth("undo", Detach()), turn=2, parts={"left-leg": "vulnerable 2"})

    state = play(state, "end actions")

    part = state.part(LEG)
    assert (part.vulnerable, part.card, part.wounds) == (False, None, 2)
    assert [held.card for held in state.investigator(i(2)).cards] == ["drowned-litany"], "the active one gets it"


@pytest.mark.rule("RR-R21")
def test_it_may_be_discarded_instead_and_the_active_player_chooses_among_several() -> None:
    parts = {"left-leg": "vulnerable 2", "head": "vulnerable", "left-arm": "vulnerable destroyed"}
    state = play(quiet(mythos=myth("undo", Detach(discard=True)), parts=parts), "end actions")
    assert offered(state) == ["choose part left-leg", "choose part head"]
    assert refused(state, "0: choose part left-arm") == "RR-R21"

    state = play(state, "choose part head")

    assert (state.part(HEAD).vulnerable, state.part(LEG).vulnerable) == (False, True)
    assert state.discovery.discard == (Discovery("hymn-of-the-builders"),)


@pytest.mark.rule("RR-R21")
def test_what_was_detached_can_be_attached_again_and_the_wounds_are_still_there() -> None:
    state = quiet(mythos=myth("undo", Detach()), parts={"left-leg": "vulnerable 2"}, held={1: 9})
    state = play(state, "end actions")
    assert offered(state) == ["incant drowned-litany", "go on"]

    state = play(state, "incant drowned-litany")

    assert (state.part(LEG).vulnerable, state.part(LEG).wounds) == (True, 2)


@pytest.mark.rule("RR-R21")
def test_vulnerable_lasts_from_turn_to_turn() -> None:
    state = play(quiet(parts={"left-leg": "vulnerable"}), *["end actions"] * 7)

    assert state.part(LEG).vulnerable


@pytest.mark.rule("RR-R21")
def test_where_the_active_investigator_has_just_died_the_card_is_discarded() -> None:
    undo = myth("undo", TakeWounds(Who.YOU, 1), Detach())
    state = play(quiet(mythos=undo, wounds={1: 4}, parts={"left-leg": "vulnerable 2"}), "end actions")

    assert (state.investigator(i(1)).space, state.part(LEG).vulnerable, state.part(LEG).wounds) == (None, False, 2)
    assert state.discovery.discard == (Discovery("drowned-litany"),)


@pytest.mark.rule("RR-R21")
def test_where_nothing_is_attached_nothing_comes_off() -> None:
    state = play(quiet(mythos=myth("undo", Detach()), parts={"left-leg": "2"}), "end actions")

    assert (wounds(state), state.discovery.discard, state.turn.who) == ([2, 0, 0, 0, 0], (), i(2))
