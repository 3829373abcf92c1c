"""Vengeance Obsession and Unkillable, and that no skill lifts the ban on Rest on body parts."""

from __future__ import annotations

import pytest

from rlyeh_rules.rising import Foe, Skill, Space, Who, events
from rlyeh_rules.rising.effects import Heal, LoseSanity, MakeRoll, TakeWounds
from rlyeh_rules.rising.traits import Armour, SkillLevel
from rlyeh_rules.rising.vocabulary import When

from .made_up import calm, kind, why
from .strokes import STROKE, cards_of, companion, one, scene, thing
from .table import black, green, i, kinds, play, played, refused, told

WEAK = {"left-leg": 8}
TWO = {"cultist-1": "north-vortex", "cultist-2": "north-vortex"}
DOWN = "vulnerable destroyed"
BLOW = black("S - -") + green("- -")
"""The roll of a body part with one success."""
NO_BLOW = black("- - -") + green("- -")


def ian(rank: int, **more: int) -> dict[int, dict[str, int]]:
    """I1 with so much Vengeance Obsession."""
    return {1: {"vengeance-obsession": rank, **more}}


def rasputin(rank: int, **more: int) -> dict[int, dict[str, int]]:
    """I1 with so much Unkillable."""
    return {1: {"unkillable": rank, **more}}


# ------------------------------------------------------------------ Vengeance Obsession


@pytest.mark.rule("RR-20.21")
def test_at_level_1_the_leg_that_wounds_takes_a_wound_and_a_stress_heals() -> None:
    leg = {"left-leg": "vulnerable 2"}
    state = calm(spaces={1: "left-leg"}, parts=leg, health=WEAK, stress={1: 4}, skills=ian(1))

    state, happened = played(state, "end actions", chance=BLOW)

    assert (state.part(Space.LEFT_LEG).wounds, one(state).wounds, one(state).stress) == (3, 1, 3)
    told_of_it = ["WoundsTaken", "Avenged", "FoeWounded", "Healed"]
    assert [name for name in kinds(happened) if name in told_of_it] == told_of_it
    assert events.Avenged(i(1), Foe("left-leg")) in happened


@pytest.mark.rule("RR-20.21", "RR-5.17", "RR-24.1")
def test_if_that_destroys_the_last_part_the_game_is_won_at_once() -> None:
    parts = {"left-leg": "vulnerable 7", "head": DOWN, "left-arm": DOWN}
    state = calm(spaces={1: "left-leg"}, parts=parts, health=WEAK, stress={1: 4}, skills=ian(1))

    state, happened = played(state, "end actions", chance=black("S T -") + green("- -"))

    assert state.outcome is not None
    assert (state.outcome.rule, one(state).stress, one(state).sanity) == ("RR-5.14", 4, 1)
    assert [name for name in kinds(happened) if name != "ChanceGave"][-2:] == ["PartDestroyed", "GameWon"]


@pytest.mark.rule("RR-20.21")
def test_at_level_4_two_cultists_die_of_it_and_two_stress_heal() -> None:
    state = calm(stress={1: 3}, skills=ian(4), enemies=TWO)

    state = play(state, "end actions", "keep", chance=green("S -"))

    assert (state.enemies, one(state).stress, one(state).wounds) == ((), 1, 1)
    assert state.board.energy[Space.NORTH_VORTEX.at] == 2
    assert state.turn.who == i(2), "the other one did not attack any more"


@pytest.mark.rule("RR-20.21")
@pytest.mark.parametrize(
    ("rank", "first", "second", "stress"), [(0, 0, 0, 4), (1, 1, 0, 3), (2, 1, 1, 3), (3, 1, 1, 2), (4, 2, 2, 2)]
)
def test_what_each_level_does_to_whom_and_how_much_it_heals(rank: int, first: int, second: int, stress: int) -> None:
    large = {"monsters": [kind("gug", health=9, green=0), kind("ghast", health=9)]}
    here = {"gug-1": "north-vortex", "ghast-1": "north-vortex", "gug-2": "red-gate"}
    state = calm(stress={1: 4}, skills=ian(rank), enemies=here, facts=large)

    state = play(state, "end actions", "face gug-1", chance=black("S -") + black("- -"))

    assert [enemy.wounds for enemy in state.enemies] == [first, second, 0]
    assert one(state).stress == stress


@pytest.mark.rule("RR-20.21")
def test_every_attack_that_wounds_is_avenged() -> None:
    large = {"monsters": [kind("gug", health=9, green=0), kind("ghast", health=9)]}
    here = {"gug-1": "north-vortex", "ghast-1": "north-vortex"}
    state = calm(stress={1: 4}, skills=ian(2), enemies=here, facts=large)

    state = play(state, "end actions", "face gug-1", "keep", chance=black("S S") + black("S -"))

    assert [enemy.wounds for enemy in state.enemies] == [2, 2]
    assert one(state).stress == 2


@pytest.mark.rule("RR-20.21")
def test_an_attack_without_a_wound_is_not_avenged() -> None:
    mail = thing("mail", Armour(wounds=1, when=When.ATTACKED))
    for roll, cards in (("- T", []), ("S T", ["mail left"])):
        state = scene(
            1, things=[mail], cards={1: cards}, stress={1: 4}, skills=ian(4), enemies={"ghast-1": "north-vortex"}
        )
        state = play(state, "end actions", chance=black(roll))
        assert (one(state).wounds, one(state).stress, one(state).sanity) == (0, 4, 2)
        assert len(state.enemies) == 1


@pytest.mark.rule("RR-20.21")
def test_a_wound_that_is_no_attack_is_not_avenged() -> None:
    enemies = {"cultist-1": "north-vortex"}
    state = scene(1, TakeWounds(Who.YOU, 1), stress={1: 4}, skills=ian(4), enemies=enemies, burning={1: 1})

    state = play(state, STROKE, "end actions", chance=green("- -") + black("S"))

    assert (one(state).wounds, one(state).stress, len(state.enemies)) == (2, 4, 1)


@pytest.mark.rule("RR-20.21", "RR-5.5")
def test_a_part_that_is_not_vulnerable_takes_no_wound_but_the_stress_heals() -> None:
    state = calm(spaces={1: "left-leg"}, health=WEAK, stress={1: 4}, skills=ian(3))

    state = play(state, "end actions", chance=BLOW)

    assert (state.part(Space.LEFT_LEG).wounds, one(state).stress) == (0, 2)


@pytest.mark.rule("RR-20.21", "RR-21.1")
def test_the_dead_avenge_nothing() -> None:
    state = calm(wounds={1: 4}, stress={1: 4}, skills=ian(4), enemies={"cultist-1": "north-vortex"})

    state, happened = played(state, "end actions", chance=green("S -"))

    assert (one(state).alive, len(state.enemies), "Avenged" in kinds(happened)) == (False, 1, False)


@pytest.mark.rule("RR-20.21", "RR-10.8")
def test_it_comes_before_the_tentacles_of_the_same_roll() -> None:
    state = calm(stress={1: 4}, skills=ian(1), enemies={"ghast-1": "north-vortex"})

    happened = told(state, "end actions", chance=black("S+T -"))

    assert [name for name in kinds(happened) if name in {"Avenged", "SanityLost"}] == ["Avenged", "SanityLost"]


@pytest.mark.rule("RR-20.21", "RR-20.22")
def test_who_has_taken_the_attack_upon_themselves_avenges_it() -> None:
    skills = {2: {"protector": 1, "vengeance-obsession": 1}}
    state = calm(2, stress={1: 4, 2: 4}, skills=skills, enemies={"ghast-1": "north-vortex"})

    state = play(state, "0: end actions", "1: redirect to i2", chance=black("S -"))

    assert [(who.wounds, who.stress) for who in state.team[:2]] == [(0, 4), (1, 3)]
    assert state.enemies[0].wounds == 1


@pytest.mark.rule("RR-20.21", "RR-20.7", "RR-22.4")
def test_who_has_it_of_a_companion_has_it_as_long_as_the_companion_is_there() -> None:
    fiend = companion("fiend", 1, SkillLevel(Skill.VENGEANCE_OBSESSION))
    state = scene(1, things=[fiend], cards={1: ["fiend left"]}, stress={1: 4}, enemies={"ghast-1": "north-vortex"})
    state = play(state, "end actions", chance=black("S -"))

    assert play(state, "bear wounds").enemies[0].wounds == 1
    assert play(state, "wound fiend").enemies[0].wounds == 0


# ------------------------------------------------------------------ Unkillable


@pytest.mark.rule("RR-20.23")
def test_at_level_1_one_death_is_free_and_one_returns_with_full_health_where_one_was() -> None:
    state = scene(1, TakeWounds(Who.YOU, 1), spaces={1: "head"}, wounds={1: 4}, stress={1: 2}, skills=rasputin(1))

    state, happened = played(state, STROKE)

    assert (one(state).wounds, one(state).space, one(state).stress) == (0, Space.HEAD, 2)
    assert happened[1:] == [events.WoundsTaken(i(1), 1), events.CameBack(i(1), 0)]
    assert (state.turn.who, state.turn.actions) == (i(1), 2), "his turn goes on"


@pytest.mark.rule("RR-20.23")
def test_it_is_told_how_much_stress_heals_with_a_return_from_level_3_on() -> None:
    state = scene(1, TakeWounds(Who.YOU, 1), wounds={1: 4}, stress={1: 2}, skills=rasputin(3))

    state, happened = played(state, STROKE)

    assert (one(state).wounds, one(state).stress) == (0, 0)
    assert happened[1:] == [
        events.WoundsTaken(i(1), 1),
        events.CameBack(i(1), 1),
        events.Healed(i(1), stress=2, wounds=0),
    ]


@pytest.mark.rule("RR-20.23", "RR-21.1")
@pytest.mark.parametrize(("rank", "deaths"), [(1, 1), (2, 2), (3, 2), (4, 3)])
def test_each_level_has_its_free_deaths_and_the_next_one_is_the_last(rank: int, deaths: int) -> None:
    state = scene(1, TakeWounds(Who.YOU, 5), skills=rasputin(rank))
    for _ in range(deaths):
        assert one(state).alive
        if not state.turn.actions:
            state = play(state, *["end actions"] * 4)
        state = play(state, STROKE)
        assert (one(state).wounds, one(state).alive) == (0, True)
    if state.turn.who != i(1):
        state = play(state, *["end actions"] * 4)

    state = play(state, STROKE)

    assert (one(state).wounds, one(state).alive, one(state).deaths) == (5, False, deaths)


@pytest.mark.rule("RR-20.23")
@pytest.mark.parametrize(("rank", "stress"), [(1, 3), (2, 3), (3, 0), (4, 0)])
def test_from_level_3_on_all_stress_heals_on_returning(rank: int, stress: int) -> None:
    state = scene(1, TakeWounds(Who.YOU, 1), wounds={1: 4}, stress={1: 3}, skills=rasputin(rank))

    assert one(play(state, STROKE)).stress == stress


@pytest.mark.rule("RR-20.23", "RR-21.2")
def test_madness_is_not_covered() -> None:
    state = play(scene(1, LoseSanity(Who.YOU, 1), sanity={1: 20}, skills=rasputin(4)), STROKE)

    assert (one(state).alive, one(state).sanity, one(state).deaths) == (False, 21, 0)


@pytest.mark.rule("RR-20.23")
def test_a_raised_level_gives_one_more_after_the_first_is_used_up() -> None:
    hurt = (TakeWounds(Who.YOU, 5), LoseSanity(Who.YOU, 1), TakeWounds(Who.YOU, 4))
    state = scene(1, *hurt, sanity={1: 4}, minds={1: {"tokens": 1}}, skills=rasputin(1, marksman=1, swiftness=1))
    state = play(state, STROKE, "raise unkillable")
    assert (one(state).wounds, one(state).deaths) == (4, 1)

    state = play(state, STROKE)

    assert (one(state).alive, one(state).deaths) == (True, 2)


@pytest.mark.rule("RR-20.23")
def test_what_one_has_is_kept_and_the_wounds_that_are_too_many_are_lost() -> None:
    state = scene(
        1, TakeWounds(Who.YOU, 4), wounds={1: 3}, held={1: 2}, burning={1: 1}, sanity={1: 7}, skills=rasputin(1)
    )

    state, happened = played(state, STROKE)

    assert (one(state).wounds, one(state).energy, one(state).fire, one(state).sanity) == (0, 2, 1, 7)
    assert cards_of(state) == ["stroke"]
    assert events.WoundsTaken(i(1), 2) in happened


@pytest.mark.rule("RR-20.23", "RR-24.2")
def test_the_last_one_alive_returns_and_the_game_goes_on() -> None:
    state = scene(1, TakeWounds(Who.YOU, 1), dead=[2, 3, 4, 5], wounds={1: 4}, skills=rasputin(1))

    state = play(state, STROKE)

    assert (state.outcome, len(state.living)) == (None, 1)


@pytest.mark.rule("RR-20.23", "RR-20.21")
def test_who_returns_from_an_attack_can_avenge_it() -> None:
    state = calm(
        wounds={1: 4},
        stress={1: 4},
        skills=rasputin(1, **{"vengeance-obsession": 1}),
        enemies={"ghast-1": "north-vortex"},
    )

    state = play(state, "end actions", chance=black("S -"))

    assert (one(state).wounds, one(state).stress, state.enemies[0].wounds) == (0, 3, 1)


# ------------------------------------------------------------------ Rest on body parts


@pytest.mark.rule("RR-R37", "RR-20.31")
@pytest.mark.parametrize("part", ["left-leg", "right-arm", "head"])
def test_no_skill_that_calls_a_space_safe_lifts_the_ban_on_rest(part: str) -> None:
    text = "0: rest healing 1 stress and 2 wounds"
    skills = {1: {"gate-manipulation": 4, "marksman": 1}}
    state = calm(spaces={1: part}, wounds={1: 2}, stress={1: 1}, skills=skills)
    assert refused(state, text) == "RR-2.24"
    assert "which is a body part" in why(state, text)
    assert refused(state, f"0: free {text[3:]}") == "RR-2.24"

    lying = calm(spaces={1: part}, wounds={1: 2}, stress={1: 1}, insanity={1: "catatonia"}, minds={1: {"lying": True}})
    assert refused(lying, text) == "RR-2.24"

    destroyed = calm(spaces={1: part}, wounds={1: 2}, stress={1: 1}, parts={part: DOWN})
    assert refused(destroyed, text) == "RR-2.24"


@pytest.mark.rule("RR-R37", "RR-20.17")
def test_a_healing_prayer_heals_on_a_part() -> None:
    state = calm(spaces={1: "head"}, wounds={1: 2}, stress={1: 4}, skills={1: {"healing-prayer": 1}})

    state = play(state, "end actions", "pray for i1 healing 0 stress and 1 wounds", chance=NO_BLOW)

    assert one(state).wounds == 1


@pytest.mark.rule("RR-R37", "RR-20.10")
def test_arcane_mastery_heals_on_a_part() -> None:
    state = scene(1, MakeRoll(1), spaces={1: "head"}, stress={1: 4}, skills={1: {"arcane-mastery": 3}})

    state = play(state, STROKE, "count 2 signs", chance=black("E E -"))

    assert one(state).stress == 2


@pytest.mark.rule("RR-R37", "RR-20.18")
def test_savage_heals_on_a_part() -> None:
    leg = {"left-leg": "vulnerable 7"}
    state = calm(spaces={1: "left-leg"}, parts=leg, health=WEAK, stress={1: 4}, skills={1: {"savage": 3}})

    state = play(state, "attack left-leg", chance=black("S - -"))

    assert (state.part(Space.LEFT_LEG).destroyed, one(state).stress) == (True, 0)


@pytest.mark.rule("RR-R37", "RR-20.29")
def test_symptoms_that_heal_all_stress_heal_it_on_a_part() -> None:
    calmed = {1: "hypochondria", 2: "masochism"}
    state = scene(1, LoseSanity(Who.YOU, 1), spaces={1: "head"}, sanity={1: 4}, stress={1: 3}, insanity=calmed)

    assert one(play(state, STROKE)).stress == 0


@pytest.mark.rule("RR-R37")
def test_an_effect_of_a_card_that_heals_heals_on_a_part() -> None:
    state = scene(1, Heal(Who.YOU, stress=1, wounds=1), spaces={1: "head"}, stress={1: 3}, wounds={1: 2})

    state = play(state, STROKE)

    assert (one(state).stress, one(state).wounds) == (2, 1)
