"""Range, and the skills of attack: Marksman, Savage, Fueled by Madness."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.rising import Skill, Space, State
from rlyeh_rules.rising.events import EnemyDied, Healed, StruckHarder
from rlyeh_rules.rising.traits import ExtraWounds, MoreRange, SkillLevel
from tests.rising.made_up import why
from tests.rising.nights import counted, hunting, monster, quiet, settled, thing
from tests.rising.table import HOME, black, green, i, offered, play, played, refused, seat, told

PARTS = dict.fromkeys(("left-leg", "left-arm", "head"), "vulnerable")


def marksman(level: int, space: str = HOME, **story: Any) -> State:
    """I1, who shoots."""
    story.setdefault("stress", {1: 4})
    return quiet(skills={1: {"marksman": level}} if level else {}, spaces={1: space}, **story)


def attacks(state: State) -> list[str]:
    """Whom the active investigator can attack, and how."""
    return [action.removeprefix("attack ") for action in offered(state) if action.startswith("attack ")]


# ------------------------------------------------------------------ range

RING = {
    "cultist-1": "north-vortex",
    "cultist-2": "horror-vortex",
    "cultist-3": "red-gate",
    "cultist-4": "moon-vortex",
    "cultist-5": "death-vortex",
    "cultist-6": "blue-gate",
}


@pytest.mark.rule("RR-13.5", "RR-20.12")
@pytest.mark.parametrize(("level", "those"), [(0, "1"), (1, "1 2 5"), (2, "1 2 5"), (3, "1 2 3 5 6")])
def test_range_is_counted_along_the_links(level: int, those: str) -> None:
    assert attacks(marksman(level, enemies=RING)) == [f"cultist-{number}" for number in those.split()]


@pytest.mark.rule("RR-13.5")
def test_a_leg_is_one_away_from_the_final_vortex_and_two_from_the_yellow_gate() -> None:
    near = marksman(1, "final-vortex", parts=PARTS)
    far = marksman(1, "yellow-gate", parts=PARTS)

    assert play(near, "attack left-leg", chance=black("S - -")).part(Space.LEFT_LEG).wounds == 1
    assert refused(far, "0: attack left-leg") == "RR-5.2"
    assert attacks(marksman(3, "yellow-gate", parts=PARTS)) == ["left-leg"]


@pytest.mark.rule("RR-13.5")
def test_out_of_range_is_refused_with_the_numbers() -> None:
    state = marksman(1, enemies=RING)

    assert refused(state, "0: attack cultist-4") == "RR-13.5"
    assert why(state, "attack cultist-4") == "Cultist 4 is 3 spaces away, and I1 can attack up to 1 space away."
    without = quiet(enemies=RING)
    assert why(without, "attack cultist-2") == "Cultist 2 is 1 space away, and I1 can attack in their own space only."


@pytest.mark.rule("RR-13.5")
def test_a_card_gives_range_to_one_without_the_skill() -> None:
    state = quiet(facts={"discovery": [thing("spyglass", MoreRange(2))]}, cards={1: ["spyglass left"]}, enemies=RING)

    assert attacks(state) == [f"cultist-{number}" for number in "12356"]


@pytest.mark.rule("RR-13.6")
def test_enemies_and_investigators_in_between_do_not_matter() -> None:
    state = marksman(
        3,
        "yellow-gate",
        parts={"right-leg": "vulnerable"},
        enemies={"cultist-1": "final-vortex", "gug-1": "final-vortex", "cultist-2": "yellow-gate"},
    )

    state = play(state, "attack right-leg", chance=black("S S -") + green("- -"))

    assert state.part(Space.RIGHT_LEG).wounds == 2
    assert len(state.enemies) == 3


# ------------------------------------------------------------------ Marksman


@pytest.mark.rule("RR-20.12", "RR-20.6")
@pytest.mark.parametrize(("level", "here", "afar"), [(1, 0, 0), (2, 0, 2), (3, 0, 2), (4, 0, 2)])
def test_from_level_2_on_two_green_dice_more_against_what_is_not_in_the_own_space(
    level: int, here: int, afar: int
) -> None:
    state = marksman(level, enemies=RING)

    assert counted(told(state, "attack cultist-1")) == [(i(1), 3, here)]
    assert counted(told(state, "attack cultist-2")) == [(i(1), 3, afar)]


@pytest.mark.rule("RR-20.12", "RR-20.11")
def test_brawling_gives_nothing_against_what_is_not_in_the_own_space() -> None:
    state = quiet(skills={1: {"brawling": 4, "marksman": 3}}, enemies=RING, stress={1: 4})

    _, happened = played(state, "attack cultist-2", chance=black("- - -") + green("- -"))

    assert counted(happened) == [(i(1), 3, 2)], "no green die of Brawling, no second target"
    assert settled(happened) == [(0, 0, 0)], "and no free reroll"


@pytest.mark.rule("RR-20.12")
def test_at_level_3_legs_and_arms_are_in_range_from_the_final_vortex_and_the_head_is_not() -> None:
    state = marksman(3, "final-vortex", parts=PARTS)

    assert attacks(state) == ["left-leg", "left-arm"]
    assert refused(state, "0: attack head") == "RR-5.2"


@pytest.mark.rule("RR-20.12", "RR-12.5")
def test_at_level_4_one_attack_a_turn_is_free() -> None:
    state = marksman(4, enemies=RING | {"gug-1": "horror-vortex"})

    state, happened = played(state, "attack gug-1 for free", chance=black("S - -") + green("S -"))

    assert counted(happened) == [(i(1), 3, 2)]
    assert (state.turn.actions, state.enemies[-1].wounds) == (3, 2)
    assert not [one for one in attacks(state) if one.endswith("for free")]
    assert refused(state, "0: attack gug-1 for free") == "RR-12.5"
    assert play(state, "attack gug-1", chance=black("- - -") + green("- -")).turn.actions == 2


@pytest.mark.rule("RR-20.12")
def test_it_is_free_only_against_what_is_not_in_the_own_space() -> None:
    state = marksman(4, enemies=RING)

    assert [one for one in attacks(state) if one.endswith("for free")] == [
        f"cultist-{number} for free" for number in "2356"
    ]
    assert refused(state, "0: attack cultist-1 for free") == "RR-20.12"
    assert refused(state, "0: attack cultist-4 for free") == "RR-13.5"


@pytest.mark.rule("RR-20.12")
def test_below_level_4_none_is_free() -> None:
    assert refused(marksman(3, enemies=RING), "0: attack cultist-2 for free") == "RR-20.12"


@pytest.mark.rule("RR-20.12", "RR-12.5")
def test_it_may_come_between_two_runs_with_no_action_left_and_anew_in_the_next_turn() -> None:
    state = quiet(
        skills={1: {"marksman": 4}},
        stress={1: 4},
        spaces={2: None, 3: None, 4: None, 5: None},
        enemies={"gug-1": "blue-gate"},
        insanity={1: "catatonia"},
    )
    state = play(
        state, "run", "go horror-vortex", "stop", "run", "go north-vortex", "stop", "run", "go death-vortex", "stop"
    )
    assert attacks(state) == ["gug-1 for free"]

    state = play(state, "attack gug-1 for free", chance=black("- - -") + green("- -"))

    assert (state.turn.number, attacks(state)) == (8, ["gug-1", "gug-1 for free"])


@pytest.mark.rule("RR-20.12", "RR-12.5")
def test_it_is_taken_neither_lying_nor_after_the_action_phase() -> None:
    lying = marksman(4, enemies=RING, insanity={1: "catatonia"}, minds={1: {"lying": True}})

    assert refused(lying, "0: attack cultist-2 for free") == "RR-20.31"
    fighting = play(marksman(4, enemies=RING, stress={1: 0}), "end actions", chance=green("- -"))
    assert refused(fighting, "0: attack cultist-2 for free") == "RR-12.2"


# ------------------------------------------------------------------ Savage


def savage(level: int, **story: Any) -> State:
    """I1, who is Savage, beside one enemy."""
    story.setdefault("stress", {1: 4})
    story.setdefault("enemies", {"gug-1": HOME})
    return quiet(skills={1: {"savage": level} | story.pop("more", {})}, **story)


@pytest.mark.rule("RR-20.18", "RR-20.6")
@pytest.mark.parametrize(("level", "more"), [(1, 1), (2, 2), (3, 2), (4, 5)])
def test_a_lonely_target_may_take_more_wounds(level: int, more: int) -> None:
    state = play(savage(level), "attack gug-1", chance=black("S - -"))
    assert offered(state) == [f"strike {count} harder" for count in range(more + 1)]
    assert refused(state, f"0: strike {more + 1} harder") == "RR-20.18"

    tough = savage(level, facts={"monsters": [monster("gug", 12, 2, 0)]})
    tough = play(tough, "attack gug-1", chance=black("S - -"))
    assert offered(tough) == [f"strike {count} harder" for count in range(more + 1)], "not for want of health"

    assert play(state, "strike 0 harder").enemies[0].wounds == 1
    state, happened = played(state, "strike 1 harder")

    assert state.enemies[0].wounds == 2
    assert StruckHarder(i(1), 1) in happened


@pytest.mark.rule("RR-20.18")
def test_a_part_is_always_the_only_enemy_of_its_space() -> None:
    leg: dict[str, Any] = {"parts": {"left-leg": "vulnerable"}, "health": {"left-leg": 8}}
    state = savage(2, spaces={1: "left-leg"}, enemies={"cultist-1": "final-vortex"}, **leg)

    state = play(state, "attack left-leg", "strike 2 harder", chance=black("S - -"))

    assert state.part(Space.LEFT_LEG).wounds == 3


@pytest.mark.rule("RR-20.18")
def test_with_another_enemy_beside_it_none_is_added() -> None:
    state = savage(4, enemies={"gug-1": HOME, "cultist-1": HOME})

    state = play(state, "attack gug-1", chance=black("S - -"))

    assert state.enemies[0].wounds == 1
    assert "run" in offered(state)


@pytest.mark.rule("RR-20.18")
def test_it_is_the_space_of_the_target_that_counts_and_investigators_do_not() -> None:
    state = savage(
        1,
        more={"marksman": 1},
        spaces={2: "horror-vortex"},
        enemies={"cultist-1": HOME, "gug-1": "horror-vortex"},
    )

    state = play(state, "attack gug-1", chance=black("S - -"))

    assert offered(state) == ["strike 0 harder", "strike 1 harder"]


@pytest.mark.rule("RR-20.18")
def test_no_more_is_offered_than_makes_a_difference() -> None:
    state = savage(4, enemies={"gug-1": f"{HOME} 4"})

    assert offered(play(state, "attack gug-1", chance=black("S - -"))) == ["strike 0 harder", "strike 1 harder"]
    assert play(state, "attack gug-1", chance=black("S S -")).enemies == ()


@pytest.mark.rule("RR-20.18")
def test_a_card_s_extra_wounds_are_reckoned_with() -> None:
    facts = {"discovery": [thing("blade", ExtraWounds(2))]}
    state = savage(2, facts=facts, cards={1: ["blade left"]}, enemies={"gug-1": f"{HOME} 2"})

    state = play(state, "attack gug-1", chance=black("S - -"))

    assert offered(state) == ["strike 0 harder", "strike 1 harder"]
    assert play(state, "strike 0 harder").enemies[0].wounds == 5
    assert play(state, "strike 1 harder").enemies == ()


@pytest.mark.rule("RR-20.18")
@pytest.mark.parametrize(("level", "stress"), [(2, 4), (3, 0), (4, 0)])
def test_from_level_3_on_killing_the_last_enemy_of_a_space_heals_all_stress(level: int, stress: int) -> None:
    state = savage(level, enemies={"cultist-1": HOME})

    state, happened = played(state, "attack cultist-1", chance=black("S S -"))

    assert [event for event in happened if isinstance(event, EnemyDied)] != []
    assert state.active.stress == stress
    assert ([event for event in happened if isinstance(event, Healed)] == []) is (stress == 4)


@pytest.mark.rule("RR-20.18")
def test_it_heals_nothing_while_another_enemy_is_there_or_the_target_lives() -> None:
    others = savage(3, enemies={"cultist-1": HOME, "cultist-2": HOME})
    alive = savage(3)

    assert play(others, "attack cultist-1", chance=black("S S -")).active.stress == 4
    assert play(alive, "attack gug-1", "strike 2 harder", chance=black("S S -")).active.stress == 4


@pytest.mark.rule("RR-20.18", "RR-R37")
def test_a_part_that_is_destroyed_counts_as_killed() -> None:
    state = savage(3, spaces={1: "left-leg"}, parts={"left-leg": "vulnerable"}, health={"left-leg": 2})

    state = play(state, "attack left-leg", chance=black("S S -"))

    assert (state.active.stress, state.part(Space.LEFT_LEG).destroyed) == (0, True)


@pytest.mark.rule("RR-20.18")
def test_when_time_is_up_as_much_is_added_as_can_be() -> None:
    state = play(savage(2), "attack gug-1", chance=black("S - -"))

    assert str(state.default_action(seat(1))) == "0: strike 2 harder"


# ------------------------------------------------------------------ Fueled by Madness


@pytest.mark.rule("RR-20.16")
@pytest.mark.parametrize(
    ("level", "dice"),
    [
        # of the spaces 3 to 9 of the track, of which 5 and 9 are thresholds and 9 gives a green die itself
        (1, (0, 0, 1, 0, 0, 0, 2)),
        (2, (0, 1, 1, 0, 0, 1, 2)),
        (3, (0, 2, 2, 0, 0, 2, 3)),
        (4, (0, 3, 3, 0, 0, 3, 4)),
    ],
)
def test_on_a_threshold_and_later_just_before_one_there_are_green_dice_more(level: int, dice: tuple[int, ...]) -> None:
    found = [
        counted(told(hunting(skills={1: {"fueled-by-madness": level}}, sanity={1: sanity}), "attack ghast-1"))[0][2]
        for sanity in range(3, 10)
    ]

    assert tuple(found) == dice


@pytest.mark.rule("RR-20.16")
@pytest.mark.parametrize("sanity", [12, 13, 15, 16, 18, 19, 20])
def test_it_is_so_at_every_threshold(sanity: int) -> None:
    track = {12: 1, 13: 1, 15: 1, 16: 2, 18: 2, 19: 3, 20: 4}[sanity]
    state = hunting(skills={1: {"fueled-by-madness": 2}}, sanity={1: sanity})

    assert counted(told(state, "attack ghast-1")) == [(i(1), 3, track + 1)]


@pytest.mark.rule("RR-20.16", "RR-20.7")
def test_a_companion_that_grants_it_counts_like_a_level() -> None:
    facts = {
        "monsters": [monster("ghast", 9, 3, 0)],
        "discovery": [thing("madman", SkillLevel(Skill.FUELED_BY_MADNESS))],
    }
    state = hunting(facts=facts, cards={1: ["madman left"]}, sanity={1: 5})

    assert counted(told(state, "attack ghast-1")) == [(i(1), 3, 1)]
