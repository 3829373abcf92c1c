"""Symbols that count as others: Arcane Mastery and High Strung, on one's own rolls and on those against oneself."""

from __future__ import annotations

import pytest

from rlyeh_rules.rising import CountSigns, Skill
from rlyeh_rules.rising.events import Healed, SignsCounted, SuccessesAdded, TentaclesCounted
from rlyeh_rules.rising.traits import SkillLevel
from tests.rising.nights import hunting, hunting_two, quiet, settled, thing
from tests.rising.table import black, green, i, kinds, offered, play, played, refused, seat, told

# ------------------------------------------------------------------ Arcane Mastery


@pytest.mark.rule("RR-20.10")
def test_at_level_1_one_elder_sign_may_count_as_a_success() -> None:
    state = play(hunting(skills={1: {"arcane-mastery": 1}}, stress={1: 4}), "attack ghast-1", chance=black("E E S"))

    assert offered(state) == ["count 0 signs", "count 1 signs"]
    assert refused(state, "0: count 2 signs") == "RR-20.10"
    refusal = state.why_not(CountSigns(seat(1), -1))
    assert str(refusal) == "You can count from 0 to 1 elder signs as successes. (RR-20.10)"
    assert play(state, "count 0 signs").enemies[0].wounds == 1
    state, happened = played(state, "count 1 signs")
    assert (state.enemies[0].wounds, state.active.stress) == (2, 4), "and nothing heals"
    assert SignsCounted(i(1), 1) in happened


@pytest.mark.rule("RR-20.10", "RR-20.6")
def test_at_level_2_any_number_of_them_may_instead() -> None:
    state = play(hunting(skills={1: {"arcane-mastery": 2}}, stress={1: 4}), "attack ghast-1", chance=black("E E E"))

    assert offered(state) == [f"count {count} signs" for count in range(4)]
    assert refused(state, "0: count 4 signs") == "RR-20.10"
    state = play(state, "count 3 signs")
    assert (state.enemies[0].wounds, state.active.stress) == (3, 4), "and nothing heals"


@pytest.mark.rule("RR-20.10")
@pytest.mark.parametrize(("count", "stress"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_at_level_3_each_counted_one_heals_a_stress(count: int, stress: int) -> None:
    state = hunting(skills={1: {"arcane-mastery": 3}}, stress={1: 2})

    state = play(state, "attack ghast-1", "keep", f"count {count} signs", chance=black("E E E"))

    assert (state.active.stress, state.enemies[0].wounds) == (stress, count)


@pytest.mark.rule("RR-20.10")
def test_at_level_4_each_may_count_as_2_successes() -> None:
    state = hunting(skills={1: {"arcane-mastery": 4}}, stress={1: 2})

    state, happened = played(state, "attack ghast-1", "keep", "count 2 signs, 2 twice", chance=black("E E S"))

    assert settled(happened) == [(5, 0, 0)]
    assert (state.active.stress, state.enemies[0].wounds) == (0, 5)
    assert [event for event in happened if isinstance(event, SignsCounted | Healed)] == [
        SignsCounted(i(1), 2, 2),
        Healed(i(1), 2, 0),
    ]


@pytest.mark.rule("RR-20.10")
def test_at_level_4_it_is_chosen_how_many_count_twice() -> None:
    state = play(hunting(skills={1: {"arcane-mastery": 4}}, stress={1: 4}), "attack ghast-1", chance=black("E E -"))

    assert offered(state) == [
        "count 0 signs",
        "count 1 signs",
        "count 1 signs, 1 twice",
        "count 2 signs",
        "count 2 signs, 1 twice",
        "count 2 signs, 2 twice",
    ]
    assert play(state, "count 2 signs, 1 twice").enemies[0].wounds == 3
    assert refused(state, "0: count 1 signs, 2 twice") == "RR-20.10"
    assert refused(state, "0: count 1 signs, 0 twice") == "RR-20.10"


@pytest.mark.rule("RR-20.10")
def test_below_level_4_none_counts_twice() -> None:
    state = play(hunting(skills={1: {"arcane-mastery": 3}}, stress={1: 4}), "attack ghast-1", chance=black("E E -"))

    assert refused(state, "0: count 2 signs, 1 twice") == "RR-20.10"


@pytest.mark.rule("RR-20.10")
def test_without_an_elder_sign_or_the_skill_nothing_is_asked() -> None:
    adept = hunting(skills={1: {"arcane-mastery": 4}}, stress={1: 4})
    layman = hunting(stress={1: 4})

    assert settled(told(adept, "attack ghast-1", chance=black("S T -"))) == [(1, 1, 0)]
    assert settled(told(layman, "attack ghast-1", chance=black("E E E"))) == [(0, 0, 3)]


@pytest.mark.rule("RR-20.10", "RR-10.7")
def test_the_signs_of_green_dice_count_too_and_those_of_a_roll_for_fire() -> None:
    state = hunting(skills={1: {"arcane-mastery": 2}}, stress={1: 4}, sanity={1: 9})
    assert settled(told(state, "attack ghast-1", "count 1 signs", chance=black("- - -") + green("S+E"))) == [(2, 0, 0)]

    state = quiet(skills={1: {"arcane-mastery": 3}}, stress={1: 4}, burning={1: 2})
    state = play(state, "end actions", "count 2 signs", chance=black("E E"))

    one = state.investigator(i(1))
    assert (one.wounds, one.stress, one.fire) == (2, 2, 0)


@pytest.mark.rule("RR-20.10", "RR-20.7")
def test_a_companion_raises_it_by_a_level() -> None:
    card = thing("hermit", SkillLevel(Skill.ARCANE_MASTERY))
    state = hunting(
        facts={"discovery": [card]}, cards={1: ["hermit left"]}, skills={1: {"arcane-mastery": 1}}, stress={1: 4}
    )

    state = play(state, "attack ghast-1", chance=black("E E -"))

    assert offered(state) == ["count 0 signs", "count 1 signs", "count 2 signs"]


# ------------------------------------------------------------------ High Strung


@pytest.mark.rule("RR-20.24")
def test_at_level_1_one_tentacle_may_count_as_a_success_and_costs_sanity_all_the_same() -> None:
    state = play(hunting(skills={1: {"high-strung": 1}}, stress={1: 4}), "attack ghast-1", chance=black("T T -"))

    assert offered(state) == ["count 0 tentacles", "count 1 tentacles"]
    assert refused(state, "0: count 2 tentacles") == "RR-20.24"
    state, happened = played(state, "count 1 tentacles")
    assert (state.enemies[0].wounds, state.active.sanity) == (1, 3)
    assert TentaclesCounted(i(1), 1) in happened


@pytest.mark.rule("RR-20.24")
def test_at_level_2_any_number_may_instead() -> None:
    state = hunting(skills={1: {"high-strung": 2}}, stress={1: 4})

    state, happened = played(state, "attack ghast-1", "count 2 tentacles", chance=black("T T S"))

    assert settled(happened) == [(3, 2, 0)]
    assert (state.enemies[0].wounds, state.active.sanity) == (3, 3)


@pytest.mark.rule("RR-20.24")
@pytest.mark.parametrize(("count", "wounds"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_at_level_3_each_counted_one_heals_a_wound_of_one_s_own(count: int, wounds: int) -> None:
    state = hunting(skills={1: {"high-strung": 3}}, stress={1: 4}, wounds={1: 2, 2: 2})

    state = play(state, "attack ghast-1", f"count {count} tentacles", chance=black("T T S+T"))

    assert (state.active.wounds, state.enemies[0].wounds) == (wounds, count + 1)
    assert state.investigator(i(2)).wounds == 2


@pytest.mark.rule("RR-20.24", "RR-10.8")
def test_what_heals_heals_before_the_wounds_of_the_same_roll() -> None:
    state = hunting(skills={1: {"high-strung": 3}}, stress={1: 4}, wounds={1: 4})

    state, happened = played(state, "end actions", "count 1 tentacles", chance=black("T - -"))

    assert state.investigator(i(1)).wounds == 4, "one healed, and the success is a wound"
    assert [kind for kind in kinds(happened) if kind in {"Healed", "WoundsTaken"}] == ["Healed", "WoundsTaken"]


@pytest.mark.rule("RR-20.24")
def test_at_level_4_two_tentacles_may_add_3_successes() -> None:
    state = hunting(skills={1: {"high-strung": 4}}, stress={1: 4})
    state = play(state, "attack ghast-1", "count 2 tentacles", chance=black("T T S"))

    assert offered(state) == ["add successes", "add none"]
    assert play(state, "add none").enemies[0].wounds == 3
    state, happened = played(state, "add successes")
    assert settled(happened) == [(6, 2, 0)]
    assert SuccessesAdded(i(1), 3) in happened


@pytest.mark.rule("RR-20.24")
def test_it_does_so_also_if_none_of_them_is_counted() -> None:
    state = hunting(skills={1: {"high-strung": 4}}, stress={1: 4})

    _, happened = played(state, "attack ghast-1", "count 0 tentacles", "add successes", chance=black("T S+T -"))

    assert settled(happened) == [(4, 2, 0)]


@pytest.mark.rule("RR-20.24")
@pytest.mark.parametrize(("level", "dice"), [(4, "T S -"), (3, "T T -")])
def test_nothing_is_added_with_one_tentacle_or_below_level_4(level: int, dice: str) -> None:
    state = hunting(skills={1: {"high-strung": level}}, stress={1: 4})

    state = play(state, "attack ghast-1", "count 0 tentacles", chance=black(dice))

    assert "run" in offered(state)


@pytest.mark.rule("RR-20.24", "RR-10.7")
def test_on_a_roll_against_oneself_each_added_success_is_a_wound() -> None:
    state = hunting(skills={1: {"high-strung": 4}}, stress={1: 4})
    state = play(state, "end actions", "count 0 tentacles", chance=black("T T -"))

    assert str(state.default_action(seat(1))) == "0: add none"
    assert play(state, "add none").investigator(i(1)).wounds == 0
    assert play(state, "add successes").investigator(i(1)).wounds == 3


# ------------------------------------------------------------------ both


@pytest.mark.rule("RR-10.7", "RR-20.10", "RR-20.24")
def test_elder_signs_are_counted_first_then_tentacles_and_what_is_added() -> None:
    state = hunting(skills={1: {"arcane-mastery": 4, "high-strung": 4}}, stress={1: 4}, sanity={1: 9})

    _, happened = played(
        state,
        "attack ghast-1",
        "count 1 signs, 1 twice",
        "count 2 tentacles",
        "add successes",
        chance=black("S+T T S") + green("S+E"),
    )

    assert settled(happened) == [(10, 2, 0)]


@pytest.mark.rule("RR-25.1", "RR-20.10", "RR-20.24")
def test_who_plays_the_investigator_decides_on_another_s_turn_as_well() -> None:
    state = hunting_two(skills={2: {"protector": 1, "arcane-mastery": 1, "high-strung": 1}}, stress={2: 4})
    state = play(state, "end actions", "1: redirect to i2", chance=black("E T -"))
    assert state.waiting_on == (seat(2),)
    assert refused(state, "0: count 1 signs") == "RR-25.1"

    state = play(state, "1: count 1 signs")

    assert state.waiting_on == (seat(2),)
    assert refused(state, "0: count 1 tentacles") == "RR-25.1"
    state = play(state, "1: count 1 tentacles")
    assert state.investigator(i(2)).wounds == 2


@pytest.mark.rule("RR-10.7")
@pytest.mark.parametrize(
    ("deed", "signs", "tentacles"),
    [
        ("attack ghast-1", "0: count 2 signs, 2 twice", "0: count 1 tentacles"),
        ("end actions", "0: count 0 signs", "0: count 0 tentacles"),
    ],
)
def test_when_time_is_up_all_is_counted_for_oneself_and_nothing_against(deed: str, signs: str, tentacles: str) -> None:
    state = hunting(skills={1: {"arcane-mastery": 4, "high-strung": 2}}, stress={1: 4})
    state = play(state, deed, chance=black("E E T"))

    first = state.default_action(seat(1))
    then = state.apply(first).state.default_action(seat(1))

    assert (str(first), str(then)) == (signs, tentacles)
