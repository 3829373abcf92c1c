"""Rerolls and stress: dice rolled again for stress or for nothing, and what luck gives."""

from __future__ import annotations

import pytest

from rlyeh_rules.kernel import Source, evolve
from rlyeh_rules.rising import (
    AskReroll,
    Die,
    Discovery,
    DiscoveryFacts,
    HalfFacts,
    HalfKind,
    Skill,
    When,
)
from rlyeh_rules.rising.effects import TakeStress
from rlyeh_rules.rising.events import DieRerolled, StressTaken
from rlyeh_rules.rising.traits import FreeRerolls, SkillLevel
from rlyeh_rules.rising.vocabulary import Who
from tests.rising.nights import counted, hunting, hunting_two, monster, quiet, settled, thing
from tests.rising.table import HOME, black, broken, green, i, offered, play, played, refused, seat, told

FREE = "reroll black-blank"
PAID = "reroll black-blank for stress"


# ------------------------------------------------------------------ for stress


@pytest.mark.rule("RR-11.1")
def test_for_a_stress_a_die_is_rolled_again_and_only_its_new_face_counts() -> None:
    state = hunting(stress={1: 1})

    state, happened = played(
        state, "attack ghast-1", "reroll black-tentacle for stress", "keep", chance=black("T - -") + black("S")
    )

    assert [event for event in happened if isinstance(event, StressTaken | DieRerolled)] == [
        StressTaken(i(1), 1),
        DieRerolled(i(1), Die.BLACK_TENTACLE, Die.BLACK_SUCCESS),
    ]
    assert (state.active.stress, state.active.sanity, state.enemies[0].wounds) == (2, 1, 1)
    assert settled(happened) == [(1, 0, 0)]


@pytest.mark.rule("RR-11.1", "RR-10.2")
def test_a_green_die_stays_a_green_die() -> None:
    state = hunting(sanity={1: 9})

    state = play(state, "attack ghast-1", chance=black("- - -") + green("E"))
    (event,) = told(state, "reroll green-elder-sign for stress", chance=green("S+E"), kind=DieRerolled)

    assert event == DieRerolled(i(1), Die.GREEN_ELDER_SIGN, Die.GREEN_SUCCESS_ELDER_SIGN)


@pytest.mark.rule("RR-11.1")
def test_only_a_die_that_lies_there_is_rolled_again() -> None:
    state = play(hunting(), "attack ghast-1", chance=black("- S S"))

    assert offered(state) == [PAID, "reroll black-success for stress", "keep"]
    assert refused(state, "0: reroll black-tentacle for stress") == "RR-11.1"
    assert refused(state, "0: reroll green-success for stress") == "RR-11.1"


@pytest.mark.rule("RR-11.1")
def test_one_may_keep_the_dice() -> None:
    state, happened = played(hunting(stress={1: 1}), "attack ghast-1", "keep", chance=black("S T -"))

    assert settled(happened) == [(1, 1, 0)]
    assert state.active.stress == 1


@pytest.mark.rule("RR-11.2")
def test_the_same_die_is_rolled_again_until_stress_is_full() -> None:
    state = play(hunting(stress={1: 2}), "attack ghast-1", chance=black("- T S"))

    state = play(state, PAID, chance=black("-"))
    assert state.active.stress == 3
    state, happened = played(state, PAID, chance=black("-"))

    assert state.active.stress == 4
    assert settled(happened) == [(1, 1, 0)], "there is no third one, so that nobody is asked"


@pytest.mark.rule("RR-11.2", "RR-11.4")
def test_at_full_stress_a_paid_reroll_is_refused_even_where_a_free_one_is_left() -> None:
    state = play(hunting(stress={1: 4}, skills={1: {"lucky": 1}}), "attack ghast-1", chance=black("- - S"))

    assert offered(state) == [FREE, "reroll black-success", "keep"]
    assert refused(state, f"0: {PAID}") == "RR-11.2"


@pytest.mark.rule("RR-11.2")
def test_nothing_is_rolled_again_once_the_successes_have_been_used() -> None:
    state = play(hunting(), "attack ghast-1", "keep", chance=black("- S S"))

    assert refused(state, f"0: {PAID}") == "RR-11.2"
    assert refused(state, f"0: {FREE}") == "RR-11.2"


@pytest.mark.rule("RR-11.2")
def test_nor_is_anything_before_a_roll() -> None:
    assert refused(hunting(), f"0: {PAID}") == "RR-11.2"


@pytest.mark.rule("RR-11.3")
@pytest.mark.parametrize(("before", "effect", "after"), [(0, 1, 1), (3, 2, 4), (4, 1, 4), (0, 4, 4), (0, 7, 4)])
def test_stress_is_taken_as_far_as_there_is_room(before: int, effect: int, after: int) -> None:
    card = DiscoveryFacts(
        Discovery("fright"),
        HalfFacts(HalfKind.CONDITION),
        HalfFacts(HalfKind.CONDITION),
        Source.STAND_IN,
        effects=(TakeStress(Who.YOU, effect),),
    )
    state = quiet(facts={"discovery": [card]}, discovery=["fright"], tokens=[HOME], stress={1: before})

    state = play(state, "end actions")

    assert state.investigator(i(1)).stress == after


@pytest.mark.rule("RR-11.3")
@pytest.mark.parametrize(("wrong", "sound"), [(-1, False), (0, True), (4, True), (5, False)])
def test_no_other_stress_than_0_to_4_is_sound(wrong: int, sound: bool) -> None:
    state = quiet(stress={1: wrong})

    assert ("RR-21.6" not in [violation.rule for violation in state.violations()]) is sound


# ------------------------------------------------------------------ for nothing


@pytest.mark.rule("RR-11.4", "RR-20.11")
def test_free_rerolls_of_a_skill_cost_no_stress() -> None:
    state = hunting(stress={1: 4}, skills={1: {"brawling": 3}})

    state = play(state, "attack ghast-1", FREE, chance=black("- - -") + green("-") + black("-"))
    assert FREE in offered(state)
    state, happened = played(state, FREE, chance=black("S"))

    assert settled(happened) == [(1, 0, 0)], "after two none is left"
    assert state.active.stress == 4


@pytest.mark.rule("RR-11.4", "RR-20.11", "RR-20.19")
@pytest.mark.parametrize("skill", ["brawling", "lucky"])
def test_nor_do_they_where_stress_could_be_taken(skill: str) -> None:
    state = hunting(stress={1: 1}, skills={1: {skill: 3}})
    rolled = black("- - -") + green("-" if skill == "brawling" else "")

    state, happened = played(state, "attack ghast-1", FREE, FREE, "keep", chance=rolled + black("- S"))

    assert not [event for event in happened if isinstance(event, StressTaken)]
    assert (state.active.stress, settled(happened)) == (1, [(1, 0, 0)])


@pytest.mark.rule("RR-11.4")
def test_when_none_is_free_any_more_a_free_one_is_refused() -> None:
    state = play(hunting(skills={1: {"lucky": 1}}), "attack ghast-1", FREE, chance=black("- - -") + black("-"))

    assert offered(state) == [PAID, "keep"]
    assert refused(state, f"0: {FREE}") == "RR-11.4"
    assert refused(play(hunting(), "attack ghast-1", chance=black("- - -")), f"0: {FREE}") == "RR-11.4"


@pytest.mark.rule("RR-11.4")
@pytest.mark.parametrize(
    ("when", "attack", "attacked"),
    [
        (When.ANY, True, True),
        (When.OWN, True, False),
        (When.ATTACK_MONSTER, True, False),
        (When.ATTACK_CULTIST, False, False),
        (When.ATTACK_AFAR, False, False),
        (When.ATTACKED, False, True),
        (When.FIRE, False, False),
    ],
)
def test_free_rerolls_of_a_card_count_on_the_rolls_that_it_names(when: When, attack: bool, attacked: bool) -> None:
    state = hunting(
        facts={"discovery": [thing("coin", FreeRerolls(1, when))]},
        cards={1: ["coin left"]},
    )

    own = play(state, "attack ghast-1", chance=black("- - -"))
    enemy = play(state, "end actions", chance=black("- - -"))

    assert (FREE in offered(own), FREE in offered(enemy)) == (attack, attacked)


@pytest.mark.rule("RR-11.4", "RR-20.19")
def test_the_free_rerolls_of_the_roll_are_used_before_those_of_the_turn() -> None:
    state = hunting(skills={1: {"brawling": 3, "lucky": 1}}, stress={1: 4})

    state = play(state, "attack ghast-1", FREE, FREE, chance=black("- - -") + green("-") + black("- -"))
    assert (state.turn.rerolls, FREE in offered(state)) == ((), True)
    state, happened = played(state, FREE, chance=black("-"))

    assert state.turn.rerolls == (i(1),)
    assert settled(happened) == [(0, 0, 0)]


# ------------------------------------------------------------------ whose it is


@pytest.mark.rule("RR-11.5", "RR-25.1")
def test_only_who_plays_the_attacked_one_rerolls_an_enemy_s_dice() -> None:
    state = quiet(2, spaces={1: "left-leg"}, turn=1)

    state = play(state, "end actions", chance=black("S S T") + green("- - -"))

    assert isinstance(state.decision, AskReroll)
    assert state.waiting_on == (seat(1),)
    assert refused(state, "1: reroll black-success for stress") == "RR-11.5"
    assert refused(state, "1: keep") == "RR-25.1"
    assert [action for action in offered(state) if "black" in action] == [
        "reroll black-success for stress",
        "reroll black-tentacle for stress",
    ]
    state = play(state, "reroll black-success for stress", "keep", chance=black("-"))
    assert (state.investigator(i(1)).wounds, state.investigator(i(1)).stress) == (1, 1)


@pytest.mark.rule("RR-11.5", "RR-25.1", "RR-20.22")
def test_on_another_s_turn_it_is_still_who_plays_the_investigator_that_is_asked() -> None:
    state = hunting_two()
    state = play(state, "end actions", "1: redirect to i2", chance=black("S S T"))

    assert state.waiting_on == (seat(2),)
    assert refused(state, "0: reroll black-success for stress") == "RR-11.5"
    state = play(state, "1: reroll black-success for stress", "1: keep", chance=black("-"))
    assert [(one.stress, one.wounds, one.sanity) for one in state.team[:2]] == [(0, 0, 1), (1, 1, 2)]


@pytest.mark.rule("RR-11.6")
def test_a_side_whose_stress_cannot_be_paid_in_full_is_not_offered() -> None:
    state = quiet(facts={"discovery": [thing("compass", cost=2)]}, discovery=["compass"], tokens=[HOME], stress={1: 3})
    state = play(state, "end actions")

    assert offered(state) == ["claim right", "discard it"]
    assert refused(state, "0: claim left") == "RR-11.6"


@pytest.mark.rule("RR-11.6")
def test_with_stress_2_it_is_and_fills_the_track() -> None:
    state = quiet(facts={"discovery": [thing("compass", cost=2)]}, discovery=["compass"], tokens=[HOME], stress={1: 2})

    state = play(state, "end actions", "claim left")

    assert state.investigator(i(1)).stress == 4


# ------------------------------------------------------------------ luck


@pytest.mark.rule("RR-20.19")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_lucky_gives_as_many_free_rerolls_a_turn_as_its_level(level: int) -> None:
    state = hunting(skills={1: {"lucky": level}}, stress={1: 4})

    state = play(state, "attack ghast-1", *[FREE] * level, chance=black("- - -") + black("- " * level))

    assert state.turn.rerolls == (i(1),) * level
    assert "run" in offered(state), "the roll is over"


@pytest.mark.rule("RR-20.19")
def test_those_of_the_turn_that_phase_1_has_used_are_not_there_in_phase_3() -> None:
    state = hunting(skills={1: {"lucky": 2}}, stress={1: 4})
    state = play(state, "attack ghast-1", FREE, FREE, chance=black("- - -") + black("- -"))

    state, happened = played(state, "end actions", chance=black("- - -"))

    assert settled(happened) == [(0, 0, 0)], "nothing was asked"
    assert state.turn.who == i(2)


@pytest.mark.rule("RR-20.19")
def test_with_one_used_one_is_left_in_phase_3() -> None:
    state = hunting(skills={1: {"lucky": 2}}, stress={1: 4})
    state = play(state, "attack ghast-1", FREE, "keep", chance=black("- - -") + black("-"))

    state = play(state, "end actions", chance=black("- - -"))
    assert offered(state) == [FREE, "keep"]

    state = play(state, FREE, chance=black("-"))
    assert state.turn.who == i(2)


@pytest.mark.rule("RR-20.19")
def test_the_next_turn_they_are_there_again_on_whosever_turn_it_is() -> None:
    state = hunting_two(skills={1: {"protector": 1}, 2: {"lucky": 1, "protector": 1}}, stress={2: 4})
    state = play(state, "end actions", "1: redirect to i2", f"1: {FREE}", chance=black("- - -") + black("-"))
    assert (state.turn.who, state.turn.rerolls) == (i(2), ())

    state = play(state, "1: attack ghast-1", chance=black("- - -"))

    assert offered(state) == [FREE, "keep"]


@pytest.mark.rule("RR-20.19")
def test_at_level_4_every_roll_has_three_however_many_rolls_there_are() -> None:
    state = quiet(
        facts={"monsters": [monster("ghast", 9, 3, 0)]},
        enemies={"ghast-1": HOME, "ghast-2": HOME},
        skills={1: {"lucky": 4}},
        stress={1: 4},
    )
    three = [FREE] * 3

    state = play(state, "attack ghast-1", *three, chance=black("- - - - - -"))
    state, happened = played(state, "end actions", *three, *three, chance=black("- - - - - -") * 2)

    assert counted(happened) == [(i(1), 3, 0)] * 2
    assert len([event for event in happened if isinstance(event, DieRerolled)]) == 6
    assert state.turn.who == i(2)


@pytest.mark.rule("RR-20.19")
def test_level_4_gives_three_instead_of_three_a_turn_not_besides() -> None:
    state = hunting(skills={1: {"lucky": 4}}, stress={1: 4})

    _, happened = played(state, "attack ghast-1", *[FREE] * 3, chance=black("- - - - - -"))

    assert settled(happened) == [(0, 0, 0)]


CHARM = thing("black-cat", SkillLevel(Skill.LUCKY), kind=HalfKind.COMPANION)


@pytest.mark.rule("RR-20.19", "RR-20.7")
def test_who_is_lucky_by_a_companion_counts_for_themselves() -> None:
    state = hunting_two(
        facts={"discovery": [CHARM]},
        skills={1: {"lucky": 1}, 2: {"protector": 1}},
        stress={1: 4, 2: 4},
        cards={2: ["black-cat left"]},
    )
    state = play(state, "attack ghast-1", FREE, chance=black("- - -") + black("-"))
    state = play(state, "end actions", "1: redirect to i2", chance=black("- - -"))

    assert offered(state) == [FREE, "keep"], "what I1 has used is no use of I2"
    state = play(state, f"1: {FREE}", chance=black("-"))
    assert state.turn.who == i(2)


@pytest.mark.rule("RR-20.19", "RR-20.7")
def test_a_companion_raises_luck_by_a_level_and_takes_it_along() -> None:
    state = hunting(
        facts={"discovery": [CHARM]},
        skills={1: {"lucky": 1}},
        stress={1: 4},
        cards={1: ["black-cat left"]},
    )
    state = play(state, "attack ghast-1", FREE, FREE, chance=black("- - -") + black("- -"))
    state = play(state, "trade", "give black-cat to i2")
    assert state.turn.rerolls == (i(1), i(1))

    _, happened = played(state, "attack ghast-1", chance=black("- - -") * 2)

    assert settled(happened) == [(0, 0, 0)] * 2, "level 1 is used up: nothing was asked, of the fight neither"


@pytest.mark.rule("RR-20.19")
def test_a_use_more_than_there_are_in_a_turn_is_not_sound() -> None:
    state = play(hunting(skills={1: {"lucky": 1}}), "attack ghast-1", FREE, chance=black("- - - -"))
    assert broken(state) == []

    state = evolve(state, turn=evolve(state.turn, rerolls=(i(1),) * 4))

    assert "RR-20.19" in [violation.rule for violation in state.violations()]


@pytest.mark.rule("RR-11.1", "RR-11.5")
def test_when_time_is_up_the_dice_are_kept() -> None:
    state = play(hunting(skills={1: {"lucky": 1}}), "attack ghast-1", chance=black("- - -"))

    assert str(state.default_action(seat(1))) == "0: keep"
