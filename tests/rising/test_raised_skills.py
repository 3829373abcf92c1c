"""Skills that are raised: which, by whom, how far, and what Companions add to them."""

from __future__ import annotations

import pytest

from rlyeh_rules.rising import Skill, Who, events
from rlyeh_rules.rising.effects import LoseSanity, TakeWounds
from rlyeh_rules.rising.skills import level
from rlyeh_rules.rising.traits import SkillLevel

from .made_up import calm, why
from .strokes import STROKE, companion, one, scene
from .table import black, green, i, kinds, new, offered, play, played, refused, seat, told

LOSE = LoseSanity(Who.YOU, 1)
FIRST = {"marksman": 1, "swiftness": 1, "lucky": 1}
SNEAK = companion("cat", 1, SkillLevel(Skill.STEALTH))


# ------------------------------------------------------------------ which


@pytest.mark.rule("RR-20.5")
def test_the_choice_is_free_among_the_skills_below_level_4() -> None:
    skills = {1: {"marksman": 4, "swiftness": 2, "lucky": 1}}
    state = play(scene(1, LOSE, sanity={1: 12}, skills=skills), STROKE)

    assert offered(state) == ["raise swiftness", "raise lucky"]
    assert refused(state, "0: raise marksman") == "RR-20.5"
    assert why(state, "0: raise marksman") == "Marksman is at level 4 already."

    assert one(play(state, "raise lucky")).levels == (4, 2, 2)
    assert one(play(state, "raise swiftness")).levels == (4, 3, 1)


@pytest.mark.rule("RR-20.5")
def test_a_skill_of_another_investigator_cannot_be_raised() -> None:
    skills = {1: FIRST, 2: {"brawling": 1, "toughness": 1, "savage": 1}}
    state = play(scene(1, LOSE, sanity={1: 4}, skills=skills), STROKE)

    assert refused(state, "0: raise savage") == "RR-20.5"
    assert "is no skill of I1" in why(state, "0: raise savage")
    assert one(state, 2).levels == (1, 1, 1)


@pytest.mark.rule("RR-20.5")
def test_who_controls_the_investigator_chooses_and_nobody_else() -> None:
    skills = {2: FIRST}
    state = play(scene(2, LoseSanity(Who.OTHERS, 1), sanity={2: 4}, skills=skills), STROKE)

    assert state.waiting_on == (seat(2),)
    assert offered(state, 1) == []
    assert refused(state, "0: raise lucky") is not None

    assert one(play(state, "1: raise lucky"), 2).levels == (1, 1, 2)


@pytest.mark.rule("RR-20.5")
def test_it_is_asked_once_and_raises_by_one_level() -> None:
    state = play(scene(1, LOSE, sanity={1: 4}, skills={1: FIRST}), STROKE, "raise lucky")

    assert "use stroke 1" in offered(state), "her turn goes on"
    assert refused(state, "0: raise lucky") is not None


@pytest.mark.rule("RR-20.5")
def test_all_begin_with_three_skills_at_level_1() -> None:
    state = new()
    boards = state.setup.content.boards

    assert [one.levels for one in state.team] == [(1, 1, 1)] * 5
    assert all(len(set(boards[one.character])) == 3 for one in state.team)


@pytest.mark.rule("RR-20.5", "RR-20.1")
def test_six_thresholds_raise_six_levels_in_a_game() -> None:
    state = scene(1, LoseSanity(Who.YOU, 9), skills={1: FIRST}, minds={1: {"tokens": 1}}, sanity={1: 1})
    state = play(state, STROKE, "raise lucky", STROKE, "raise lucky", STROKE, "raise lucky")
    state = play(state, *["end actions"] * 4)
    assert (state.turn.who, one(state).sanity, one(state).levels) == (i(1), 13, (1, 1, 4))

    state = play(state, STROKE, "raise marksman", STROKE, "raise marksman", STROKE, "raise swiftness")

    assert (one(state).sanity, one(state).levels) == (20, (3, 2, 4))


@pytest.mark.rule("RR-20.5")
@pytest.mark.parametrize(("levels", "sanity", "sound"), [(1, 1, True), (2, 1, False), (2, 5, True), (1, 5, False)])
def test_a_level_without_its_threshold_is_not_sound_nor_a_threshold_without_its_level(
    levels: int, sanity: int, sound: bool
) -> None:
    everybody = dict.fromkeys(range(2, 6), FIRST)
    state = calm(sanity={1: sanity}, skills={1: {"marksman": levels, "swiftness": 1, "lucky": 1}, **everybody})

    assert ("RR-20.5" not in [violation.rule for violation in state.violations()]) is sound


# ------------------------------------------------------------------ nothing left


@pytest.mark.rule("RR-R40")
def test_with_all_skills_at_4_the_level_up_is_left_out() -> None:
    skills = {1: {"marksman": 4, "swiftness": 4, "lucky": 4}}
    state, happened = played(scene(1, LOSE, sanity={1: 19}, stress={1: 1}, skills=skills), STROKE)

    assert "ThresholdReached" in kinds(happened)
    assert "SkillRaised" not in kinds(happened)
    assert (one(state).levels, one(state).sanity) == ((4, 4, 4), 20)
    assert STROKE in offered(state)


@pytest.mark.rule("RR-R40", "RR-20.5")
def test_where_one_skill_alone_is_left_it_is_raised_without_a_question() -> None:
    skills = {1: {"marksman": 4, "swiftness": 4, "lucky": 3}}
    state, happened = played(scene(1, LOSE, sanity={1: 19}, skills=skills), STROKE)

    assert events.SkillRaised(i(1), Skill.LUCKY, 4) in happened
    assert one(state).levels == (4, 4, 4)


@pytest.mark.rule("RR-R40")
def test_a_companion_does_not_raise_a_skill_above_4() -> None:
    skills = {1: {"toughness": 4}}
    friend = companion("friend", 2, SkillLevel(Skill.TOUGHNESS))
    state = scene(1, TakeWounds(Who.YOU, 3), skills=skills, things=[friend], cards={1: ["friend left"]})
    assert level(state, one(state), Skill.TOUGHNESS) == 4

    (warded,) = told(state, STROKE, kind=events.HarmWarded)

    assert warded == events.HarmWarded(i(1), 2, 0)


@pytest.mark.rule("RR-R40", "RR-20.5")
def test_what_a_companion_adds_does_not_stop_the_own_level_from_being_raised() -> None:
    skills = {1: {"stealth": 3, "marksman": 4, "lucky": 4}}
    state = scene(1, LOSE, sanity={1: 15}, skills=skills, things=[SNEAK], cards={1: ["cat left"]})

    state = play(state, STROKE, "bear wounds")

    assert one(state).levels == (4, 4, 4)
    assert level(state, one(state), Skill.STEALTH) == 4


# ------------------------------------------------------------------ what a level replaces


@pytest.mark.rule("RR-20.6")
def test_instead_replaces_arcane_mastery_2_counts_any_number_and_not_one_more() -> None:
    state = calm(stress={1: 4}, skills={1: {"arcane-mastery": 2}}, enemies={"gug-1": "north-vortex"})

    state = play(state, "attack gug-1", chance=black("E E E"))

    assert offered(state) == [f"count {count} signs" for count in range(4)]
    assert play(state, "count 3 signs").enemies[0].wounds == 3


@pytest.mark.rule("RR-20.6")
def test_any_other_level_adds_marksman_2_keeps_the_range_of_level_1() -> None:
    state = calm(stress={1: 4}, skills={1: {"marksman": 2}}, enemies={"gug-1": "horror-vortex"})

    state, happened = played(state, "attack gug-1", chance=black("- - -") + green("S S"))

    assert "DiceRolled" in kinds(happened)
    assert state.enemies[0].wounds == 2


@pytest.mark.rule("RR-20.6", "RR-20.15")
@pytest.mark.parametrize(("tough", "rerolls"), [(1, True), (2, False)])
def test_toughness_2_replaces_the_free_reroll_of_level_1(tough: int, rerolls: bool) -> None:
    state = calm(stress={1: 4}, skills={1: {"toughness": tough}}, enemies={"ghast-1": "north-vortex"})

    state = play(state, "end actions", chance=black("S -"))

    assert ("reroll black-success" in offered(state)) is rerolls


# ------------------------------------------------------------------ Companions


@pytest.mark.rule("RR-20.7")
def test_a_companion_raises_a_skill_by_1_as_long_as_it_is_held() -> None:
    skills = {1: {"stealth": 2}}
    state = scene(1, TakeWounds(Who.YOU, 1), skills=skills, things=[SNEAK], cards={1: ["cat left"]})
    assert level(state, one(state), Skill.STEALTH) == 3

    state = play(state, STROKE, "wound cat")

    assert level(state, one(state), Skill.STEALTH) == 2
    assert state.discovery.discard == ("cat",)


@pytest.mark.rule("RR-20.7")
def test_it_gives_level_1_to_one_who_lacks_the_skill() -> None:
    state = scene(1, things=[SNEAK], cards={1: ["cat left"]}, skills={1: {"marksman": 1}})

    assert level(state, one(state), Skill.STEALTH) == 1
    assert level(state, one(state, 2), Skill.STEALTH) == 0


@pytest.mark.rule("RR-20.7")
def test_what_it_gives_counts_in_play() -> None:
    runner = companion("runner", 2, SkillLevel(Skill.SWIFTNESS))
    state = scene(1, things=[runner], cards={1: ["runner left"]}, skills={1: {"swiftness": 3}})

    assert state.turn.actions == 4
    assert scene(1, skills={1: {"swiftness": 3}}).turn.actions == 3


@pytest.mark.rule("RR-20.7")
def test_two_companions_raise_it_twice() -> None:
    dog = companion("dog", 1, SkillLevel(Skill.STEALTH))
    state = scene(1, things=[SNEAK, dog], cards={1: ["cat left", "dog right"]}, skills={1: {"stealth": 1}})

    assert level(state, one(state), Skill.STEALTH) == 3


@pytest.mark.rule("RR-20.7")
def test_who_is_given_the_companion_has_the_level_and_who_gave_it_has_not() -> None:
    state = scene(1, things=[SNEAK], cards={1: ["cat left"]})

    state = play(state, "trade", "give cat to i2")

    assert (level(state, one(state), Skill.STEALTH), level(state, one(state, 2), Skill.STEALTH)) == (0, 1)


@pytest.mark.rule("RR-20.7", "RR-20.5")
def test_a_skill_that_a_companion_gives_is_not_on_the_board_and_cannot_be_raised() -> None:
    skills = {1: FIRST}
    state = play(
        scene(1, LOSE, sanity={1: 4}, skills=skills, things=[SNEAK], cards={1: ["cat left"]}), STROKE, "bear wounds"
    )

    assert refused(state, "0: raise stealth") == "RR-20.5"
