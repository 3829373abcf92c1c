"""The sanity track: what is lost, the thresholds, the green dice that they give, and who comes first."""

from __future__ import annotations

from itertools import pairwise

import pytest

from rlyeh_rules.rising import (
    THRESHOLDS,
    Die,
    Insanity,
    Name,
    Where,
    Who,
    events,
)
from rlyeh_rules.rising.effects import Heal, If, LoseSanity, MakeRoll, Summon, TakeStress
from rlyeh_rules.rising.state import State
from rlyeh_rules.rising.traits import Armour
from rlyeh_rules.rising.vocabulary import Case, When

from .made_up import calm, kind, myth
from .strokes import STROKE, one, reached, scene, thing
from .table import black, green, i, kinds, new, offered, play, played, seat, told

LOSE = {count: LoseSanity(Who.YOU, count) for count in range(1, 6)}
SKILLS = {"marksman": 1, "swiftness": 1, "gate-manipulation": 1}


def green_dice(state: State, text: str) -> int:
    """The green dice of the roll that an action leads to."""
    (roll,) = told(state, text, kind=events.DiceRolled, chance=[0] * 10)
    assert isinstance(roll, events.DiceRolled)
    return sum(not Die(die).black for die in roll.dice)


# ------------------------------------------------------------------ the track


@pytest.mark.rule("RR-20.1")
def test_the_marker_moves_a_space_for_each_sanity_lost_and_a_threshold_lies_on_5() -> None:
    state, happened = played(scene(1, LOSE[3], sanity={1: 1}), STROKE)

    assert one(state).sanity == 4
    assert kinds(happened) == ["CardUsed", "SanityLost"]

    state, happened = played(scene(1, LOSE[1], sanity={1: 4}), STROKE)

    assert one(state).sanity == 5
    assert kinds(happened)[:3] == ["CardUsed", "SanityLost", "ThresholdReached"]


@pytest.mark.rule("RR-20.1")
@pytest.mark.parametrize("space", range(2, 21))
def test_thresholds_lie_on_5_9_13_16_19_and_20_and_nowhere_else(space: int) -> None:
    state = scene(1, LOSE[1], sanity={1: space - 1})

    assert bool(reached(told(state, STROKE))) is (space in {5, 9, 13, 16, 19, 20})


@pytest.mark.rule("RR-20.1", "RR-21.2")
def test_after_the_20_spaces_comes_the_skull() -> None:
    state, happened = played(scene(1, LOSE[1], sanity={1: 20}), STROKE)

    assert (one(state).sanity, one(state).alive) == (21, False)
    assert events.SanityLost(i(1), 1, 21) in happened


@pytest.mark.rule("RR-20.1")
def test_everybody_begins_on_the_first_space() -> None:
    assert [one.sanity for one in new().team] == [1] * 5


# ------------------------------------------------------------------ one source


@pytest.mark.rule("RR-20.2")
def test_one_source_does_not_carry_past_the_next_threshold_and_the_excess_is_ignored() -> None:
    state = play(scene(1, LOSE[3], sanity={1: 8}, skills={1: SKILLS}), STROKE)
    assert one(state).sanity == 9

    state = scene(1, LOSE[1], sanity={1: 9})
    assert one(play(state, STROKE)).sanity == 10


@pytest.mark.rule("RR-20.2")
@pytest.mark.parametrize(("before", "after"), [*pairwise((1, *sorted(THRESHOLDS)))])
def test_however_much_is_lost_at_once_it_ends_on_the_next_threshold(before: int, after: int) -> None:
    state = play(scene(1, LoseSanity(Who.YOU, 20), sanity={1: before}), STROKE)

    assert one(state).sanity == after


@pytest.mark.rule("RR-R39")
def test_each_instruction_of_a_card_is_a_source_of_its_own() -> None:
    state = scene(1, LOSE[2], LOSE[2], sanity={1: 8}, skills={1: SKILLS})

    state = play(state, STROKE)
    assert one(state).sanity == 9, "the second sentence comes after the threshold has been worked off"

    assert one(play(state, "raise swiftness")).sanity == 11


@pytest.mark.rule("RR-R39")
def test_one_instruction_is_one_source_however_much_it_costs() -> None:
    state = play(scene(1, LOSE[4], sanity={1: 8}, skills={1: SKILLS}), STROKE, "raise swiftness")

    assert one(state).sanity == 9


@pytest.mark.rule("RR-R39")
def test_all_tentacles_of_a_roll_are_one_source() -> None:
    state = calm(sanity={1: 8}, stress={1: 4}, skills={1: SKILLS}, enemies={"ghast-1": "north-vortex"})

    state = play(state, "attack ghast-1", "raise swiftness", chance=black("T T S+T") + green("-"))

    assert one(state).sanity == 9


@pytest.mark.rule("RR-R39")
def test_each_attack_of_an_enemy_is_another_source() -> None:
    here = {"cultist-1": "north-vortex", "cultist-2": "north-vortex"}
    tentacled = {"enemies": [kind("cultist", black=2, green=0)]}
    state = calm(sanity={1: 8}, stress={1: 4}, skills={1: SKILLS}, enemies=here, facts=tentacled)

    state = play(state, "end actions", "raise swiftness", chance=black("T T T T"))

    assert one(state).sanity == 11


@pytest.mark.rule("RR-R39")
def test_armour_counts_against_each_instruction_anew() -> None:
    helm = thing("helm", Armour(sanity=1, when=When.ANY))
    state = scene(1, LOSE[2], LOSE[2], LOSE[1], things=[helm], cards={1: ["helm left"]})

    assert one(play(state, STROKE)).sanity == 1 + 1 + 1 + 0


# ------------------------------------------------------------------ a threshold


@pytest.mark.rule("RR-20.3", "RR-20.26")
def test_at_a_threshold_come_symptoms_then_a_skill_then_the_green_die() -> None:
    state = scene(
        1,
        LOSE[1],
        sanity={1: 8},
        stress={1: 3},
        skills={1: {"toughness": 1, "swiftness": 1, "lucky": 1}},
        minds={1: {"tokens": 2}},
        enemies={"gug-1": "north-vortex"},
    )
    assert green_dice(state, "attack gug-1") == 0

    state, happened = played(state, STROKE)
    assert kinds(happened) == ["CardUsed", "SanityLost", "ThresholdReached", "TokensRemoved", "Healed"]
    assert (one(state).mind.tokens, one(state).stress) == (0, 1)
    assert offered(state) == ["raise toughness", "raise swiftness", "raise lucky"]

    state, happened = played(state, "raise swiftness")
    assert kinds(happened) == ["SkillRaised"]
    assert one(state).levels == (1, 2, 1)
    assert green_dice(state, "attack gug-1") == 1


@pytest.mark.rule("RR-20.3")
@pytest.mark.parametrize(("before", "dice"), [(8, 0), (12, 1), (15, 1), (18, 2), (19, 3)])
def test_a_roll_in_the_symptoms_has_not_yet_the_green_die_of_the_threshold(before: int, dice: int) -> None:
    state = scene(
        1,
        LOSE[1],
        sanity={1: before},
        stress={1: 4},
        insanity={1: "recurring-trauma"},
        minds={1: {"kept": "riddle"}},
        skills={1: SKILLS},
        myths=[myth("riddle", MakeRoll(1))],
    )

    assert green_dice(state, STROKE) == dice


@pytest.mark.rule("RR-20.3", "RR-20.4")
def test_a_roll_after_the_threshold_has_been_worked_off_has_its_green_die() -> None:
    state = scene(1, LOSE[1], MakeRoll(1), sanity={1: 8}, stress={1: 4}, skills={1: SKILLS}, minds={1: {"tokens": 1}})
    state = play(state, STROKE)

    assert green_dice(state, "raise swiftness") == 1


@pytest.mark.rule("RR-20.3")
def test_two_thresholds_at_work_at_once_are_finished_the_inner_one_first() -> None:
    state = scene(
        1,
        LOSE[1],
        sanity={1: 19 - 1},
        stress={1: 4},
        insanity={1: "recurring-trauma"},
        minds={1: {"kept": "riddle"}},
        skills={1: SKILLS},
        myths=[myth("riddle", LOSE[1], If(Case.ON_GROUND, (Heal(Who.YOU, stress=4),)))],
    )

    state = play(state, STROKE)

    assert (one(state).sanity, one(state).alive) == (21, False), "19, again its card: 20, and again: the skull"


@pytest.mark.rule("RR-20.3")
def test_who_dies_of_the_symptoms_raises_no_skill() -> None:
    state, happened = played(scene(1, LOSE[1], sanity={1: 8}, wounds={1: 4}, skills={1: SKILLS}), STROKE)

    assert one(state).alive is False
    assert one(state).levels == (1, 1, 1)
    assert "SkillRaised" not in kinds(happened)
    assert state.turn.who == i(2)


# ------------------------------------------------------------------ green dice


@pytest.mark.rule("RR-20.4")
@pytest.mark.parametrize(
    ("sanity", "dice"), [(1, 0), (5, 0), (8, 0), (9, 1), (13, 1), (15, 1), (16, 2), (18, 2), (19, 3), (20, 4)]
)
def test_9_16_19_and_20_each_give_a_lasting_green_die_and_5_and_13_do_not(sanity: int, dice: int) -> None:
    state = calm(sanity={1: sanity}, enemies={"gug-1": "north-vortex"})

    assert green_dice(state, "attack gug-1") == dice


@pytest.mark.rule("RR-20.4")
def test_a_roll_that_a_card_calls_for_has_the_dice_as_well() -> None:
    assert green_dice(scene(1, MakeRoll(1), sanity={1: 16}), STROKE) == 2


@pytest.mark.rule("RR-20.4")
def test_a_roll_against_oneself_has_none_of_them() -> None:
    state = calm(sanity={1: 20}, stress={1: 4}, enemies={"ghast-1": "north-vortex"}, burning={1: 1})

    rolls = told(state, "end actions", chance=black("- -") + black("-"), kind=events.DiceRolled)

    assert [event.dice for event in rolls if isinstance(event, events.DiceRolled)] == [
        (Die.BLACK_BLANK, Die.BLACK_BLANK),
        (Die.BLACK_BLANK,),
    ]


# ------------------------------------------------------------------ it does not come back


@pytest.mark.rule("RR-20.8")
def test_lost_sanity_does_not_come_back_by_three_rests() -> None:
    state = calm(sanity={1: 7}, stress={1: 4}, wounds={1: 4})

    state = play(state, *["rest healing 2 stress and 1 wounds", "rest healing 2 stress and 1 wounds"])
    state = play(state, "rest healing 0 stress and 2 wounds")

    assert (one(state).sanity, one(state).stress, one(state).wounds) == (7, 0, 0)


@pytest.mark.rule("RR-20.8")
def test_a_rest_heals_nothing_else_where_there_is_neither_stress_nor_a_wound() -> None:
    assert [text for text in offered(calm(sanity={1: 7})) if "rest" in text] == []


# ------------------------------------------------------------------ several at once


@pytest.mark.rule("RR-25.2")
def test_who_reach_a_threshold_at_once_perform_their_symptoms_clockwise_from_the_active_one() -> None:
    state = scene(
        5, LoseSanity(Who.EVERYBODY, 1), turn=3, sanity={1: 4, 2: 2, 3: 5, 4: 8, 5: 12}, skills={1: SKILLS, 4: SKILLS}
    )

    state, happened = played(state, STROKE)
    lost = [event.who for event in happened if isinstance(event, events.SanityLost)]
    assert lost == [i(3), i(4), i(5), i(1), i(2)], "first all lose it"
    assert reached(happened) == [i(4)]
    assert (state.waiting_on, offered(state, 4)) == (
        (seat(4),),
        ["raise marksman", "raise swiftness", "raise gate-manipulation"],
    )

    state, happened = played(state, "3: raise swiftness")
    assert reached(happened) == [i(5)]
    assert state.waiting_on == (seat(5),)

    state, happened = played(state, "4: raise arcane-mastery")
    assert reached(happened) == [i(1)]
    assert state.waiting_on == (seat(1),)

    assert play(state, "0: raise swiftness").waiting_on == (seat(3),)


@pytest.mark.rule("RR-25.2", "RR-20.3")
def test_who_has_died_of_the_symptoms_of_another_performs_none() -> None:
    state = scene(
        1,
        LoseSanity(Who.EVERYBODY, 1),
        sanity={1: 4, 2: 4},
        wounds={2: 4},
        insanity={1: "pyromania"},
        skills={1: SKILLS, 2: SKILLS},
        spaces={3: "red-gate", 4: "red-gate", 5: "red-gate"},
    )

    state, happened = played(state, STROKE, "raise swiftness")

    assert reached(happened) == [i(1)]
    assert (one(state, 2).alive, one(state, 2).levels) == (False, (1, 1, 1))
    assert state.turn.who == i(1)


@pytest.mark.rule("RR-20.1")
def test_the_eliminated_lose_no_sanity() -> None:
    state = scene(1, LoseSanity(Who.EVERYBODY, 2), dead=[2, 3])

    state, happened = played(state, STROKE)

    assert [event.who for event in happened if isinstance(event, events.SanityLost)] == [i(1), i(4), i(5)]


@pytest.mark.rule("RR-20.3")
def test_the_rest_of_a_card_waits_for_the_threshold() -> None:
    effects = (LOSE[1], TakeStress(Who.YOU, 1), Summon(Name.CULTIST, Where.RED_GATE))
    state = play(scene(1, *effects, sanity={1: 4}, skills={1: SKILLS}), STROKE)
    assert (one(state).stress, len(state.enemies)) == (0, 0)

    state = play(state, "raise swiftness")

    assert (one(state).stress, len(state.enemies)) == (1, 1)


# ------------------------------------------------------------------ the insanity cards that are dealt


@pytest.mark.rule("RR-20.9")
@pytest.mark.parametrize("seed", range(1, 13))
def test_each_is_dealt_one_of_the_twelve_and_all_five_differ(seed: int) -> None:
    state = new(seed=seed)

    dealt = [one.mind.insanity for one in state.team]

    assert len(set(dealt)) == 5
    assert set(dealt) <= set(Insanity)


@pytest.mark.rule("RR-20.9")
def test_over_many_games_each_of_the_twelve_is_dealt() -> None:
    assert {one.mind.insanity for seed in range(1, 31) for one in new(seed=seed).team} == set(Insanity)


@pytest.mark.rule("RR-20.9")
@pytest.mark.parametrize("viewer", [0, 4, None])
def test_the_cards_that_are_dealt_lie_open(viewer: int | None) -> None:
    state = new(5, seed=3)

    assert [one.mind for one in state.view(viewer).team] == [one.mind for one in state.team]


@pytest.mark.rule("RR-20.9")
def test_two_alike_are_not_sound() -> None:
    state = calm(insanity={1: "catatonia", 2: "catatonia"})
    assert "RR-20.9" in [violation.rule for violation in state.violations()]
