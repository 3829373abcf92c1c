"""The symptoms that move figures: Codependency, Paranoia, Psychotic Outbreak."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.rising import AskPartner, AskPath, AskWay, Insanity, Space, Who, events
from rlyeh_rules.rising.effects import LoseSanity

from .made_up import why
from .strokes import RAISE, SKILLS, STROKE, befallen, maddened, one, reached, scene
from .table import HOME, i, kinds, new, offered, play, played, refused, seat

FAR = dict.fromkeys((2, 3, 4, 5), "blue-gate")
"""All others are at the Blue Gate."""


def pair(a: str, b: str, **story: Any) -> dict[str, Any]:
    """I1 is codependent in one space, and its partner I2 in another."""
    return {"spaces": {1: a, 2: b}, "minds": {1: {"partner": i(2)}}, **story}


# ------------------------------------------------------------------ Codependency


@pytest.mark.rule("RR-20.32", "RR-2.19")
def test_codependency_who_comes_to_a_partner_on_the_head_ends_in_the_final_vortex() -> None:
    state = befallen("codependency", **pair("red-gate", "head"))

    assert (one(state).space, one(state, 2).space, one(state).stress) == ("final-vortex", "head", 2)


@pytest.mark.rule("RR-20.32")
def test_codependency_one_of_the_two_comes_to_the_other_and_no_enemy_follows() -> None:
    enemies = {"cultist-1": "red-gate", "cultist-2": "moon-vortex"}
    state = play(maddened("codependency", **pair("red-gate", "moon-vortex", enemies=enemies)), STROKE)
    assert offered(state) == ["bring i1", "bring i2"]
    assert refused(state, "0: bring i3") == "RR-20.32"
    assert why(state, "0: bring i3") == "I3 is none of the two."

    first, second = play(state, "bring i1"), play(state, "bring i2")

    assert [other.space for other in first.team[:2]] == ["moon-vortex"] * 2
    assert [other.space for other in second.team[:2]] == ["red-gate"] * 2
    assert [enemy.space for enemy in first.enemies] == ["red-gate", "moon-vortex"]
    assert [enemy.space for enemy in second.enemies] == ["red-gate", "moon-vortex"]
    assert (one(first).stress, one(first, 2).stress) == (2, 0)


@pytest.mark.rule("RR-20.32")
@pytest.mark.parametrize("partner", ["red-gate", None])
def test_codependency_with_the_partner_here_or_dead_nothing_happens(partner: str | None) -> None:
    wounds = {2: 5} if partner is None else {}
    setting = pair("red-gate", "red-gate", wounds=wounds)
    setting["spaces"][2] = partner

    state, happened = played(maddened("codependency", stress={1: 1}, **setting), STROKE)

    assert one(state).stress == 1
    assert kinds(happened) == ["CardUsed", "SanityLost", "ThresholdReached"]


@pytest.mark.rule("RR-20.32", "RR-2.20")
def test_codependency_from_a_part_nobody_is_moved_so_that_the_partner_comes() -> None:
    state = befallen("codependency", **pair("left-arm", "moon-vortex"))
    assert [other.space for other in state.team[:2]] == ["left-arm", "final-vortex"]

    state = befallen("codependency", **pair("left-arm", "right-arm"))
    assert [other.space for other in state.team[:2]] == ["left-arm", "right-arm"]
    assert one(state).stress == 2


@pytest.mark.rule("RR-20.32", "RR-R9")
@pytest.mark.parametrize(("option", "space"), [("stay", "left-leg"), ("may-fall-to-final-vortex", "final-vortex")])
def test_codependency_who_is_on_a_leg_falls_only_where_the_host_says_so(option: str, space: str) -> None:
    state = befallen("codependency", forced_move=option, **pair("left-leg", "final-vortex"))

    assert one(state).space == space


@pytest.mark.rule("RR-20.32", "RR-15.1")
def test_codependency_who_comes_catches_the_fire_of_the_way() -> None:
    fire = {"red-gate": 1, "moon-vortex": 2}
    state = play(maddened("codependency", fire=fire, **pair("red-gate", "yellow-gate")), STROKE, "bring i1")

    assert (one(state).space, one(state).fire) == ("yellow-gate", 3)


@pytest.mark.rule("RR-20.32", "RR-14.7")
def test_codependency_of_two_shortest_ways_the_active_player_chooses() -> None:
    setting = pair("north-vortex", "yellow-gate", sanity={1: 4}, insanity={1: "codependency"}, skills={1: SKILLS})
    state = scene(2, LoseSanity(Who.OTHERS, 1), turn=4, **setting)
    state = play(state, f"1: {STROKE}")
    assert state.waiting_on == (seat(1),)

    state = play(state, "0: bring i1")

    assert isinstance(state.decision, AskPath)
    assert (state.waiting_on, offered(state, 2)) == ((seat(2),), ["lead horror-vortex", "lead death-vortex"])
    assert one(play(state, "1: lead death-vortex")).space == "yellow-gate"


@pytest.mark.rule("RR-20.32", "RR-20.31")
def test_codependency_a_partner_who_lies_on_the_ground_is_not_moved() -> None:
    setting = pair("red-gate", "moon-vortex")
    setting["minds"][2] = {"lying": True}

    state = befallen("codependency", insanity={1: "codependency", 2: "catatonia"}, **setting)

    assert [other.space for other in state.team[:2]] == ["moon-vortex"] * 2


@pytest.mark.rule("RR-20.32")
def test_codependency_the_partner_is_named_at_the_start_by_who_controls_the_investigator() -> None:
    seed = next(seed for seed in range(1, 99) if isinstance(new(3, seed=seed).decision, AskPartner))
    state = new(3, seed=seed)
    ask = state.decision
    assert isinstance(ask, AskPartner)
    dependent = state.investigator(ask.who)
    others = [other.character for other in state.team if other is not dependent]

    assert dependent.mind.insanity is Insanity.CODEPENDENCY
    assert state.waiting_on == (dependent.seat,)
    assert offered(state) == [f"partner {other}" for other in others]
    assert refused(state, f"{dependent.seat}: partner {dependent.character}") == "RR-20.32"

    state = play(state, f"partner {others[2]}")

    assert state.investigator(dependent.character).mind.partner == others[2]


# ------------------------------------------------------------------ Paranoia


@pytest.mark.rule("RR-20.33")
def test_paranoia_all_monsters_come_a_space_nearer_and_cultists_do_not() -> None:
    enemies = {
        "gug-1": "horror-vortex",
        "ghast-1": "moon-vortex",
        "cultist-1": "horror-vortex",
        "rlyeh-spawn-1": "death-vortex",
    }
    state = befallen("paranoia", spaces={1: "red-gate"}, stress={1: 3}, enemies=enemies | {"gug-2": "final-vortex"})

    spaces = {str(enemy.id): enemy.space for enemy in state.enemies}
    assert spaces == {
        "gug-1": "red-gate",
        "ghast-1": "red-gate",
        "cultist-1": "horror-vortex",
        "rlyeh-spawn-1": "north-vortex",
        "gug-2": "yellow-gate",
    }
    assert one(state).stress == 3, "there are enemies now"


@pytest.mark.rule("RR-20.33")
def test_paranoia_with_no_enemy_in_the_space_all_stress_heals() -> None:
    state = befallen("paranoia", spaces={1: "red-gate"}, stress={1: 3}, enemies={"gug-1": "north-vortex"})

    assert (state.enemies[0].space, one(state).stress) == ("horror-vortex", 0)


@pytest.mark.rule("RR-20.33")
def test_paranoia_a_cultist_in_the_space_is_an_enemy_too() -> None:
    state = befallen("paranoia", spaces={1: "red-gate"}, stress={1: 3}, enemies={"cultist-1": "red-gate"})

    assert one(state).stress == 3


@pytest.mark.rule("RR-20.33", "RR-2.19")
@pytest.mark.parametrize(("part", "stress"), [("", 3), ("vulnerable", 3), ("vulnerable destroyed", 0)])
def test_paranoia_on_a_part_the_monster_stays_below_and_the_part_is_an_enemy(part: str, stress: int) -> None:
    state = befallen(
        "paranoia",
        spaces={1: "left-leg"},
        parts={"left-leg": part},
        stress={1: 3},
        enemies={"gug-1": "final-vortex", "gug-2": "yellow-gate"},
    )

    assert [enemy.space for enemy in state.enemies] == ["final-vortex"] * 2
    assert one(state).stress == stress


@pytest.mark.rule("RR-20.33", "RR-14.7")
def test_paranoia_of_two_shortest_ways_the_active_player_chooses_before_stress_heals() -> None:
    state = scene(
        2,
        LoseSanity(Who.OTHERS, 1),
        turn=4,
        sanity={1: 4},
        stress={1: 2},
        insanity={1: "paranoia"},
        skills={1: SKILLS},
        enemies={"gug-1": "yellow-gate"},
    )

    state = play(state, f"1: {STROKE}")

    assert isinstance(state.decision, AskWay)
    assert (state.waiting_on, offered(state, 2)) == ((seat(2),), ["lead moon-vortex", "lead night-vortex"])
    assert one(state).stress == 2

    state = play(state, "1: lead moon-vortex")
    assert (state.enemies[0].space, one(state).stress, state.waiting_on) == ("moon-vortex", 0, (seat(1),))


# ------------------------------------------------------------------ Psychotic Outbreak


@pytest.mark.rule("RR-20.36")
def test_outbreak_alone_one_goes_to_the_nearest_figure_and_wounds_it_twice() -> None:
    spaces = {**FAR, 1: "night-vortex", **dict.fromkeys((2, 3, 4, 5), "north-vortex")}
    state = befallen("psychotic-outbreak", spaces=spaces, enemies={"cultist-1": "yellow-gate"})

    assert (one(state).space, state.enemies) == ("yellow-gate", ())
    assert state.board.energy[Space.YELLOW_GATE.at] == 1


@pytest.mark.rule("RR-20.36")
def test_outbreak_in_company_one_stays_and_wounds_all_others() -> None:
    enemies = {"cultist-1": HOME, "gug-1": HOME, "gug-2": "horror-vortex"}
    state = befallen("psychotic-outbreak", enemies=enemies, spaces={5: "red-gate"})

    assert [(enemy.id, enemy.wounds) for enemy in state.enemies] == [("gug-1", 2), ("gug-2", 0)]
    assert [other.wounds for other in state.team] == [0, 2, 2, 2, 0]


@pytest.mark.rule("RR-20.36")
def test_outbreak_the_nearest_figure_can_be_an_investigator() -> None:
    spaces = {1: "moon-vortex", 2: "yellow-gate", 3: "blue-gate", 4: "blue-gate", 5: "blue-gate"}
    state = befallen("psychotic-outbreak", spaces=spaces, enemies={"gug-1": "horror-vortex"}, wounds={2: 1})

    assert (one(state).space, one(state, 2).wounds) == ("yellow-gate", 3)


@pytest.mark.rule("RR-20.36", "RR-25.1")
def test_outbreak_among_equally_near_figures_its_player_chooses() -> None:
    setting: dict[str, Any] = {"insanity": {1: "psychotic-outbreak"}, "skills": {1: SKILLS}, "sanity": {1: 4}}
    enemies = {"gug-1": "red-gate", "cultist-1": "yellow-gate", "gug-2": "horror-vortex"}
    state = scene(2, LoseSanity(Who.OTHERS, 1), turn=4, spaces=FAR | {1: "moon-vortex"}, enemies=enemies, **setting)

    state = play(state, f"1: {STROKE}")
    assert (state.waiting_on, offered(state, 1)) == ((seat(1),), ["rush red-gate", "rush yellow-gate"])
    assert refused(state, "0: rush horror-vortex") == "RR-20.36"
    assert "there are Red Gate and Yellow Gate" in why(state, "0: rush horror-vortex")

    state = play(state, "0: rush red-gate")
    assert (one(state).space, [enemy.wounds for enemy in state.enemies]) == ("red-gate", [2, 0, 0])


@pytest.mark.rule("RR-20.36", "RR-15.1")
def test_outbreak_who_goes_catches_fire() -> None:
    state = befallen(
        "psychotic-outbreak",
        spaces=FAR | {1: "moon-vortex"},
        fire={"moon-vortex": 2},
        enemies={"gug-1": "red-gate"},
    )

    assert (one(state).space, one(state).fire) == ("red-gate", 2)


@pytest.mark.rule("RR-20.36", "RR-R44", "RR-5.5")
@pytest.mark.parametrize(("part", "wounds"), [("vulnerable 1", 3), ("1", 1), ("", 0)])
def test_outbreak_on_a_part_one_is_not_alone_and_wounds_it_if_it_is_vulnerable(part: str, wounds: int) -> None:
    state = befallen(
        "psychotic-outbreak",
        spaces={1: "left-leg"},
        parts={"left-leg": part},
        health={"left-leg": 8},
        enemies={"gug-1": "final-vortex"},
    )

    assert (one(state).space, state.part(Space.LEFT_LEG).wounds) == ("left-leg", wounds)
    assert state.enemies[0].wounds == 0


@pytest.mark.rule("RR-R44", "RR-2.20")
@pytest.mark.parametrize(
    ("option", "space", "wounds"), [("stay", "left-leg", 0), ("may-fall-to-final-vortex", "final-vortex", 2)]
)
def test_outbreak_alone_on_a_destroyed_part_one_stays_unless_one_can_fall(option: str, space: str, wounds: int) -> None:
    state = befallen(
        "psychotic-outbreak",
        spaces=FAR | {1: "left-leg"},
        parts={"left-leg": "vulnerable destroyed", "left-arm": "vulnerable destroyed"},
        enemies={"gug-1": "final-vortex"},
        forced_move=option,
    )

    assert (one(state).space, state.enemies[0].wounds) == (space, wounds)


@pytest.mark.rule("RR-R44", "RR-2.19")
def test_outbreak_a_part_can_be_the_nearest_figure_and_one_stops_in_the_final_vortex() -> None:
    far = dict.fromkeys((2, 3, 4, 5), "north-vortex")
    leg = {"left-leg": "vulnerable"}
    state = befallen("psychotic-outbreak", spaces=far | {1: "yellow-gate"}, parts=leg)
    assert (one(state).space, state.part(Space.LEFT_LEG).wounds) == ("final-vortex", 0), "nobody else is there"

    enemies = {"gug-1": "red-gate"}
    state = play(maddened("psychotic-outbreak", spaces=far | {1: "yellow-gate"}, enemies=enemies), STROKE)
    assert offered(state) == ["rush red-gate", "rush final-vortex"]


@pytest.mark.rule("RR-R44")
def test_outbreak_a_destroyed_part_is_no_figure_to_go_to() -> None:
    far = dict.fromkeys((2, 3, 4, 5), "north-vortex")
    parts = {"left-leg": "vulnerable destroyed", "right-leg": "vulnerable destroyed"}
    state = maddened("psychotic-outbreak", spaces=far | {1: "yellow-gate"}, parts=parts, enemies={"gug-1": "red-gate"})

    assert one(play(state, STROKE)).space == "red-gate"


@pytest.mark.rule("RR-20.36", "RR-20.3")
def test_outbreak_that_kills_the_active_investigator_ends_their_turn() -> None:
    state = scene(
        2,
        LoseSanity(Who.OTHERS, 1),
        turn=4,
        sanity={1: 4},
        wounds={4: 3},
        insanity={1: "psychotic-outbreak"},
        skills={1: SKILLS},
    )

    state, happened = played(state, f"1: {STROKE}", f"0: {RAISE}")

    assert reached(happened) == [i(1)]
    assert events.Eliminated(i(4), False) in happened
    assert (state.turn.who, [other.wounds for other in state.team]) == (i(5), [0, 2, 2, 5, 2])
