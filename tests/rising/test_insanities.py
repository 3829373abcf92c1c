"""The symptoms of Masochism, Fear of Crowds, Kleptomania, Hypochondria and Pyromania."""

from __future__ import annotations

import pytest

from rlyeh_rules.rising import HalfKind, Space, Who, events
from rlyeh_rules.rising.effects import LoseSanity, TakeStress, TakeWounds
from rlyeh_rules.rising.traits import OnDeath

from .made_up import calm, kind, why
from .strokes import SKILLS, STROKE, befallen, cards_of, companion, maddened, one, scene, thing
from .table import i, kinds, offered, play, played, refused, seat, told

# ------------------------------------------------------------------ Masochism


@pytest.mark.rule("RR-20.26")
def test_masochism_wounds_taken_are_also_recorded_as_tokens() -> None:
    state = play(scene(1, TakeWounds(Who.HERE, 2), insanity={1: "masochism"}), STROKE)

    assert (one(state).wounds, one(state).mind.tokens) == (2, 2)
    assert [other.mind.tokens for other in state.team[1:]] == [0] * 4


@pytest.mark.rule("RR-20.26")
def test_masochism_heals_a_stress_for_each_token_and_all_tokens_go() -> None:
    state = befallen("masochism", stress={1: 4}, minds={1: {"tokens": 3}})

    assert (one(state).mind.tokens, one(state).stress, one(state).wounds) == (0, 1, 0)


@pytest.mark.rule("RR-20.26")
def test_masochism_without_tokens_is_a_wound_which_gives_one() -> None:
    state = befallen("masochism", stress={1: 4})

    assert (one(state).mind.tokens, one(state).stress, one(state).wounds) == (1, 4, 1)


@pytest.mark.rule("RR-20.26")
def test_masochism_removes_more_tokens_than_there_is_stress() -> None:
    state = befallen("masochism", stress={1: 1}, minds={1: {"tokens": 3}})

    assert (one(state).mind.tokens, one(state).stress) == (0, 0)


@pytest.mark.rule("RR-20.26", "RR-22.4")
def test_masochism_a_wound_on_a_companion_is_recorded_as_well() -> None:
    dog = companion("dog", 2)
    state = scene(1, TakeWounds(Who.YOU, 3), insanity={1: "masochism"}, things=[dog], cards={1: ["dog left"]})

    state = play(state, STROKE, "wound dog", "bear wounds")

    assert (one(state).wounds, one(state).mind.tokens) == (2, 3)


@pytest.mark.rule("RR-20.26")
def test_masochism_healing_a_wound_takes_no_token() -> None:
    state = calm(insanity={1: "masochism"}, minds={1: {"tokens": 2}}, wounds={1: 2})

    state = play(state, "rest healing 0 stress and 2 wounds")

    assert (one(state).wounds, one(state).mind.tokens) == (0, 2)


@pytest.mark.rule("RR-20.26", "RR-21.3")
def test_masochism_the_dead_have_no_tokens() -> None:
    state = play(scene(1, TakeWounds(Who.YOU, 9), insanity={1: "masochism"}), STROKE)

    assert (one(state).alive, one(state).mind.tokens) == (False, 0)


# ------------------------------------------------------------------ Fear of Crowds


@pytest.mark.rule("RR-20.27")
def test_fear_of_crowds_is_a_stress_for_each_other_figure() -> None:
    away = dict.fromkeys((3, 4, 5), "red-gate")
    here = {"cultist-1": "north-vortex", "cultist-2": "north-vortex", "cultist-3": "red-gate"}

    state = befallen("fear-of-crowds", spaces=away, enemies=here)

    assert one(state).stress == 3


@pytest.mark.rule("RR-20.27")
def test_fear_of_crowds_alone_all_stress_heals() -> None:
    assert one(befallen("fear-of-crowds", spaces={1: "red-gate"}, stress={1: 4})).stress == 0


@pytest.mark.rule("RR-20.27", "RR-R44")
@pytest.mark.parametrize(("part", "stress"), [("", 3), ("vulnerable", 3), ("vulnerable destroyed", 0)])
def test_fear_of_crowds_a_part_is_a_figure_as_long_as_it_is_not_destroyed(part: str, stress: int) -> None:
    state = befallen("fear-of-crowds", spaces={1: "left-leg"}, parts={"left-leg": part}, stress={1: 2})

    assert one(state).stress == stress


@pytest.mark.rule("RR-20.27", "RR-11.3")
def test_fear_of_crowds_what_does_not_fit_is_not_taken() -> None:
    assert one(befallen("fear-of-crowds", stress={1: 1})).stress == 4


@pytest.mark.rule("RR-20.27")
def test_fear_of_crowds_the_dead_are_no_company() -> None:
    assert one(befallen("fear-of-crowds", dead=[2, 3, 4, 5], stress={1: 1})).stress == 0


# ------------------------------------------------------------------ Kleptomania


LAMP, KNIFE, DOG = thing("lamp"), thing("knife"), companion("dog", 2)
CURSE = thing("curse", kind=HalfKind.CONDITION)


@pytest.mark.rule("RR-20.28")
def test_kleptomania_alone_on_a_part_is_two_stress() -> None:
    state = befallen("kleptomania", spaces={1: "left-leg"}, cards={2: ["lamp left"]}, things=[LAMP])

    assert (one(state).stress, cards_of(state, 2)) == (2, ["lamp"])


@pytest.mark.rule("RR-20.28")
def test_kleptomania_the_only_thing_there_is_taken_without_a_question_and_all_stress_heals() -> None:
    state = befallen("kleptomania", stress={1: 3}, cards={2: ["dog right 1"]}, things=[DOG])

    assert (one(state).stress, cards_of(state), cards_of(state, 2)) == (0, ["stroke", "dog"], [])
    assert (one(state).cards[1].side, one(state).cards[1].wounds) == ("right", 1), "as it lay"


@pytest.mark.rule("RR-20.28")
def test_kleptomania_at_least_one_thing_and_as_many_as_one_likes() -> None:
    held = {2: ["lamp left", "curse left"], 3: ["dog left"], 4: ["knife left"]}
    things = [LAMP, KNIFE, DOG, CURSE]
    state = play(maddened("kleptomania", stress={1: 3}, cards=held, things=things, spaces={4: "red-gate"}), STROKE)
    assert offered(state) == ["rob dog", "rob lamp"]
    assert refused(state, "0: stop robbing") == "RR-20.28"
    assert one(state).stress == 3, "it heals when all is done"

    once = play(state, "rob dog")
    assert offered(once) == ["rob lamp", "stop robbing"]

    some, all_of_it = play(once, "stop robbing"), play(once, "rob lamp")
    assert (cards_of(some), one(some).stress) == (["stroke", "dog"], 0)
    assert (cards_of(all_of_it), cards_of(all_of_it, 2), one(all_of_it).stress) == (
        ["stroke", "dog", "lamp"],
        ["curse"],
        0,
    )


@pytest.mark.rule("RR-20.28")
def test_kleptomania_what_cannot_be_taken_is_refused() -> None:
    held = {2: ["lamp left", "curse left"], 3: ["dog left"], 4: ["knife left"]}
    things = [LAMP, KNIFE, DOG, CURSE]
    state = play(maddened("kleptomania", cards=held, things=things, spaces={4: "red-gate"}), STROKE)

    assert refused(state, "0: rob curse") == "RR-20.28"
    assert why(state, "0: rob curse") == "Curse is a Condition, and cannot be taken."
    assert why(state, "0: rob knife") == "Nobody else in the space holds Knife."
    assert why(state, "0: rob stroke") == "Nobody else in the space holds Stroke."
    assert refused(state, "0: rob 1 energy of i2") == "RR-R17"

    state = play(state, "rob lamp")
    assert offered(state)[0].startswith("raise"), "the dog comes before the lamp, so that nothing is left to take"


@pytest.mark.rule("RR-20.28")
def test_kleptomania_a_condition_is_nothing_to_take() -> None:
    state = befallen("kleptomania", cards={2: ["curse left"]}, things=[CURSE])

    assert (one(state).stress, cards_of(state, 2)) == (2, ["curse"])


@pytest.mark.rule("RR-20.28", "RR-R17")
def test_kleptomania_takes_energy_where_it_can_be_traded() -> None:
    assert one(befallen("kleptomania", held={2: 2})).stress == 2

    state = play(maddened("kleptomania", held={2: 2, 3: 1}, tradable_energy=True, stress={1: 2}), STROKE)
    assert offered(state) == ["rob 1 energy of i2", "rob 2 energy of i2", "rob 1 energy of i3"]
    assert refused(state, "0: rob 3 energy of i2") == "RR-20.28"

    assert why(state, "0: rob 3 energy of i2") == "3 Energy cannot be taken; I2 holds 2."
    assert why(state, "0: rob 0 energy of i2") == "Take 1 Energy at least; I2 holds 2."
    assert why(state, "0: rob 1 energy of i4") == "1 Energy cannot be taken; I4 holds none."
    state = play(state, "rob 1 energy of i2", "rob 1 energy of i3")
    assert [other.energy for other in state.team[:3]] == [2, 1, 0]
    assert one(state).stress == 0

    state = play(maddened("kleptomania", held={2: 24}, tradable_energy=True), STROKE)
    assert why(state, "0: rob 21 energy of i2") == "Take 1 to 20 Energy of I2, or all 24."
    assert [other.energy for other in play(state, "rob 11 energy of i2").team[:2]] == [11, 13]


@pytest.mark.rule("RR-20.28", "RR-R16")
def test_kleptomania_energy_of_the_group_is_nobodys() -> None:
    state = maddened("kleptomania", tradable_energy=True, shared_energy=True)

    assert one(play(state, STROKE)).stress == 2


@pytest.mark.rule("RR-20.28")
def test_kleptomania_who_plays_the_thief_chooses() -> None:
    held = {2: ["lamp left", "knife left"]}
    state = scene(
        2,
        LoseSanity(Who.OTHERS, 1),
        turn=4,
        insanity={1: "kleptomania"},
        sanity={1: 4},
        cards=held,
        things=[LAMP, KNIFE],
        skills={1: SKILLS},
    )

    state = play(state, f"1: {STROKE}")

    assert state.waiting_on == (seat(1),)
    assert offered(state, 1) == ["rob knife", "rob lamp", "rob stroke"]


# ------------------------------------------------------------------ Hypochondria


@pytest.mark.rule("RR-20.29", "RR-11.3")
def test_hypochondria_is_a_stress_for_each_wound_and_the_rest_is_not_taken() -> None:
    assert one(befallen("hypochondria", wounds={1: 3}, stress={1: 2})).stress == 4
    assert one(befallen("hypochondria", wounds={1: 2}, stress={1: 0})).stress == 2


@pytest.mark.rule("RR-20.29")
def test_hypochondria_without_a_wound_all_stress_heals() -> None:
    assert one(befallen("hypochondria", stress={1: 3}, wounds={2: 4})).stress == 0


@pytest.mark.rule("RR-20.29", "RR-22.4")
def test_hypochondria_the_wounds_of_companions_are_not_ones_own() -> None:
    assert one(befallen("hypochondria", stress={1: 3}, things=[DOG], cards={1: ["dog left 1"]})).stress == 0


# ------------------------------------------------------------------ Pyromania


@pytest.mark.rule("RR-20.30")
def test_pyromania_puts_fire_and_all_others_take_as_many_wounds_as_there_is_fire() -> None:
    state = befallen(
        "pyromania",
        spaces={1: "red-gate", 2: "red-gate"},
        fire={"red-gate": 1},
        enemies={"cultist-1": "red-gate", "gug-1": "red-gate", "cultist-2": "moon-vortex"},
    )

    assert state.board.fire[Space.RED_GATE.at] == 2
    assert [(enemy.id, enemy.wounds) for enemy in state.enemies] == [("gug-1", 2), ("cultist-2", 0)]
    assert [other.wounds for other in state.team] == [0, 2, 0, 0, 0]
    assert state.board.energy[Space.RED_GATE.at] == 1


@pytest.mark.rule("RR-20.30", "RR-2.15")
def test_pyromania_on_a_part_the_token_is_discarded_and_there_are_no_wounds() -> None:
    setting = {"spaces": {1: "left-leg"}, "parts": {"left-leg": "vulnerable"}, "fire": {"north-vortex": 2}}
    state, happened = played(maddened("pyromania", **setting), STROKE)

    assert (sum(state.board.fire), state.part(Space.LEFT_LEG).wounds) == (2, 0)
    assert events.TokensDiscarded(Space.LEFT_LEG, 1) in happened


@pytest.mark.rule("RR-20.30", "RR-15.4")
def test_pyromania_without_a_token_left_the_fire_that_is_there_wounds() -> None:
    fire = {"red-gate": 1, "blue-gate": 7}
    state = befallen("pyromania", spaces={1: "red-gate", 2: "red-gate"}, fire=fire)

    assert (state.board.fire[Space.RED_GATE.at], one(state, 2).wounds) == (1, 1)


@pytest.mark.rule("RR-20.30", "RR-25.2", "RR-22.4")
def test_pyromania_the_others_take_them_clockwise_and_put_them_on_companions_as_they_like() -> None:
    state = scene(
        5,
        LoseSanity(Who.OTHERS, 1),
        turn=4,
        insanity={1: "pyromania"},
        sanity={1: 4},
        skills={1: SKILLS},
        things=[DOG],
        cards={2: ["dog left"]},
    )

    state, happened = played(state, f"3: {STROKE}")
    assert [event.who for event in happened if isinstance(event, events.WoundsTaken)] == [i(4), i(5)]
    assert (state.waiting_on, offered(state, 2)) == ((seat(2),), ["wound dog", "bear wounds"])

    state = play(state, "1: wound dog")
    assert [other.wounds for other in state.team] == [0, 0, 1, 1, 1]
    assert state.waiting_on == (seat(1),)


@pytest.mark.rule("RR-20.30")
def test_pyromania_what_the_death_of_an_enemy_does_comes_before_the_wounds_of_investigators() -> None:
    imp = kind("ghast", health=1, abilities=(OnDeath((TakeStress(Who.HERE, 1),)),))
    state = maddened("pyromania", enemies={"ghast-1": "north-vortex"}, facts={"monsters": [imp]})

    happened = [name for name in kinds(told(state, STROKE)) if name in {"StressTaken", "WoundsTaken"}]

    assert happened == ["StressTaken"] * 5 + ["WoundsTaken"] * 4
