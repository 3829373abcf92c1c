"""Special effects that move or place figures: shortest ways, what is nearest, and where Cthulhu's body stops them."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from rlyeh_rules.rising import GATES, GROUND, PARTS, Effect, Figures, Foe, Space
from rlyeh_rules.rising.effects import LoseSanity, MoveFigures, MoveYou, PlaceYou
from rlyeh_rules.rising.events import EnemyAttacked, EnemyMoved, Moved, PlacedByEffect
from rlyeh_rules.rising.marching import nearest
from rlyeh_rules.rising.vocabulary import Where, Who
from tests.rising.charms import CHARM, charmed
from tests.rising.made_up import calm
from tests.rising.maps import RING, RINGS, links_of, on_the_ground, shortest, spaces_with, with_final
from tests.rising.table import i, offered, play, played, refused, table, told

NORTH, HORROR, RED, MOON, YELLOW, NIGHT, BLUE, DEATH = RING
FINAL, HEAD = Space.FINAL_VORTEX, Space.HEAD
LEFT_LEG, RIGHT_LEG, LEFT_ARM, RIGHT_ARM = Space.LEFT_LEG, Space.RIGHT_LEG, Space.LEFT_ARM, Space.RIGHT_ARM
ALONE: dict[int, str | None] = {3: None, 4: None, 5: None}

# ------------------------------------------------------------------ from the ground towards the body


@pytest.mark.rule("RR-2.19")
@pytest.mark.parametrize("goal", PARTS)
@pytest.mark.parametrize("gate", GATES)
def test_a_push_from_a_gate_towards_the_body_stops_in_the_final_vortex(gate: Space, goal: Space) -> None:
    before = charmed(MoveYou(Who.YOU, 9, goal), spaces={1: gate})

    state = play(before, CHARM)

    assert state.team[0].space is FINAL


@pytest.mark.rule("RR-2.19", "RR-14.5")
def test_the_steps_that_are_left_are_lost_and_what_follows_stops_there_as_well() -> None:
    before = charmed(
        MoveYou(Who.YOU, 3, LEFT_LEG),
        spaces={1: "yellow-gate"},
        enemies={"cultist-1": "yellow-gate", "ghast-1": "final-vortex"},
        fire={"yellow-gate": 1, "final-vortex": 4},
    )

    state, happened = played(before, CHARM)

    assert [event for event in happened if isinstance(event, Moved)] == [
        Moved(i(1), YELLOW, FINAL, (Foe("cultist-1"),))
    ]
    assert (state.team[0].space, state.team[0].fire) == (FINAL, 1)
    assert [enemy.space for enemy in state.enemies] == [FINAL, FINAL]


@pytest.mark.rule("RR-2.19")
def test_from_the_final_vortex_a_push_towards_the_body_leads_nowhere() -> None:
    before = charmed(MoveYou(Who.YOU, 2, HEAD), spaces={1: "final-vortex"}, fire={"final-vortex": 2})

    state, happened = played(before, CHARM)

    assert [event for event in happened if isinstance(event, Moved)] == []
    assert state.team[0].fire == 0


@pytest.mark.rule("RR-2.19", "RR-R1")
def test_on_a_ring_of_nine_it_stops_there_too_by_the_shorter_way() -> None:
    facts = {"spaces": spaces_with(links_of(with_final(YELLOW)))}

    happened = told(charmed(MoveYou(Who.YOU, 5, HEAD), spaces={1: "red-gate"}, facts=facts), CHARM, kind=Moved)

    assert happened == [Moved(i(1), RED, MOON), Moved(i(1), MOON, FINAL)], "past the Yellow Gate"


@pytest.mark.rule("RR-2.19", "RR-R35")
def test_a_monster_that_moves_towards_one_on_the_body_ends_in_the_final_vortex() -> None:
    before = charmed(MoveFigures(Figures.MONSTERS, 3), spaces={1: "left-arm"}, enemies={"ghast-1": "yellow-gate"})

    state, happened = played(before, CHARM)

    assert EnemyMoved(Foe("ghast-1"), YELLOW, FINAL) in happened
    assert state.enemies[0].space is FINAL


# ------------------------------------------------------------------ from the body


@pytest.mark.rule("RR-2.20", "RR-R9")
def test_who_stands_on_the_body_is_not_moved_along_it() -> None:
    before = charmed(MoveYou(Who.ONE, 2, HEAD), spaces={1: "left-leg", 2: "head", **ALONE})

    state, happened = played(before, CHARM)

    assert [one.space for one in state.team[:2]] == [LEFT_LEG, HEAD]
    assert [event for event in happened if isinstance(event, Moved)] == []


@pytest.mark.rule("RR-2.20", "RR-R9")
@pytest.mark.parametrize("goal", ["final-vortex", "yellow-gate", "north-vortex", "right-leg", "head"])
@pytest.mark.parametrize("part", PARTS)
def test_nor_down_from_it(part: Space, goal: str) -> None:
    state = play(charmed(MoveYou(Who.YOU, 9, Space(goal)), spaces={1: part}), CHARM)

    assert state.team[0].space is part


FALL: dict[str, Any] = {"forced_move": "may-fall-to-final-vortex"}


@pytest.mark.rule("RR-R9")
@pytest.mark.parametrize("goal", ["final-vortex", "yellow-gate", "north-vortex", "right-leg"])
@pytest.mark.parametrize("spaces", [1, 2, 9])
def test_by_option_one_on_a_leg_takes_the_one_step_down_and_stops_there(goal: str, spaces: int) -> None:
    before = charmed(MoveYou(Who.YOU, spaces, Space(goal)), spaces={1: "left-leg"}, **FALL)

    happened = told(before, CHARM, kind=Moved)

    assert happened == [Moved(i(1), LEFT_LEG, FINAL)]


@pytest.mark.rule("RR-R9")
@pytest.mark.parametrize(
    ("part", "goal"),
    [
        ("left-leg", "head"),
        ("left-leg", "left-arm"),
        ("left-arm", "final-vortex"),
        ("left-arm", "north-vortex"),
        ("left-arm", "left-leg"),
        ("head", "final-vortex"),
        ("right-leg", "right-leg"),
    ],
)
def test_every_other_forced_move_from_a_part_is_left_out_all_the_same(part: str, goal: str) -> None:
    state = play(charmed(MoveYou(Who.YOU, 9, Space(goal)), spaces={1: part}, **FALL), CHARM)

    assert state.team[0].space is Space(part)


@pytest.mark.rule("RR-R9", "RR-14.7")
def test_where_the_way_up_is_as_short_the_active_player_decides_whether_one_falls() -> None:
    before = charmed(MoveYou(Who.YOU, 9, RIGHT_ARM), spaces={1: "left-leg"}, **FALL)

    state = play(before, CHARM)

    assert offered(state) == ["lead final-vortex", "lead left-arm"]
    assert play(state, "lead final-vortex").team[0].space is FINAL
    assert play(state, "lead left-arm").team[0].space is LEFT_LEG, "which is no move for an effect"


@pytest.mark.rule("RR-R9")
@pytest.mark.parametrize(("option", "chosen"), [({}, ["i2"]), (FALL, ["i1", "i2"])])
def test_only_who_would_be_moved_can_be_chosen(option: dict[str, Any], chosen: list[str]) -> None:
    spaces: dict[int, str | None] = {1: "left-leg", 2: "red-gate", 3: "head", 4: "yellow-gate", 5: None}

    state = play(charmed(MoveYou(Who.ONE, 1, YELLOW), spaces=spaces, **option), CHARM)

    if chosen == ["i2"]:
        assert state.team[1].space is MOON, "the one who is left is not asked about"
    else:
        assert offered(state) == [f"choose investigator {who}" for who in chosen]
        assert refused(state, "choose investigator i3") == "RR-25.3"
        assert refused(state, "choose investigator i4") == "RR-25.3"


# ------------------------------------------------------------------ placed


@pytest.mark.rule("RR-R10")
@pytest.mark.parametrize("part", PARTS)
def test_one_is_placed_away_from_a_part(part: Space) -> None:
    state, happened = played(charmed(PlaceYou(Who.YOU, Where.RED_GATE), spaces={1: part}), CHARM)

    assert PlacedByEffect(i(1), RED) in happened
    assert state.team[0].space is RED


@pytest.mark.rule("RR-R10", "RR-2.18")
@pytest.mark.parametrize("part", PARTS)
def test_onto_a_part_nobody_is_placed_but_in_the_final_vortex(part: Space) -> None:
    before = charmed(PlaceYou(Who.OTHERS, Where.YOUR_SPACE), spaces={1: part, 2: "red-gate", **ALONE})

    state, happened = played(before, CHARM)

    assert PlacedByEffect(i(2), FINAL) in happened
    assert [one.space for one in state.team[:2]] == [part, FINAL]


@pytest.mark.rule("RR-R10")
def test_who_is_in_that_space_already_stays_there_and_cannot_be_chosen() -> None:
    spaces: dict[int, str | None] = {1: "head", 2: "final-vortex", 3: "red-gate", 4: "blue-gate", 5: None}

    state = play(charmed(PlaceYou(Who.ONE, Where.YOUR_SPACE), spaces=spaces), CHARM)

    assert offered(state) == ["choose investigator i3", "choose investigator i4"]
    assert refused(state, "choose investigator i1") == "RR-25.3"
    assert refused(state, "choose investigator i2") == "RR-25.3"


# ------------------------------------------------------------------ enemies towards an investigator


@pytest.mark.rule("RR-14.6")
def test_a_move_towards_somebody_stops_on_reaching_them() -> None:
    before = charmed(MoveFigures(Figures.CULTISTS, 3), spaces={1: "north-vortex"}, enemies={"cultist-1": "red-gate"})

    state, happened = played(before, CHARM)

    assert EnemyMoved(Foe("cultist-1"), RED, NORTH) in happened
    assert state.enemies[0].space is NORTH


@pytest.mark.rule("RR-14.6")
@pytest.mark.parametrize(("spaces", "end"), [(1, MOON), (2, RED), (3, HORROR), (4, HORROR)])
def test_otherwise_it_goes_as_far_as_it_is_allowed(spaces: int, end: Space) -> None:
    before = charmed(
        MoveFigures(Figures.CULTISTS, spaces), spaces={1: "horror-vortex"}, enemies={"cultist-1": "yellow-gate"}
    )

    assert play(before, CHARM).enemies[0].space is end


@pytest.mark.rule("RR-14.6", "RR-15.2")
def test_it_is_no_following_and_takes_nobody_along() -> None:
    before = charmed(
        MoveFigures(Figures.CULTISTS, 1),
        spaces={1: "north-vortex", 2: "red-gate"},
        enemies={"cultist-1": "red-gate", "ghast-1": "red-gate", "ghast-2": "horror-vortex"},
        fire={"red-gate": 1},
    )

    state = play(before, CHARM)

    assert [enemy.space for enemy in state.enemies] == [HORROR, RED, HORROR]
    assert state.team[1:] == before.team[1:]


@pytest.mark.rule("RR-14.7")
def test_among_equally_near_ones_the_active_player_picks() -> None:
    enemies = {
        "cultist-1": "red-gate",
        "cultist-2": "blue-gate",
        "cultist-3": "yellow-gate",
        "ghast-1": "horror-vortex",
    }
    state = play(charmed(MoveFigures(Figures.NEAREST_CULTIST, 1), seats=2, enemies=enemies), CHARM)
    assert offered(state, 1) == ["choose enemy cultist-1", "choose enemy cultist-2"]
    assert offered(state, 2) == []
    assert refused(state, "choose enemy cultist-3") == "RR-25.3"

    state = play(state, "choose enemy cultist-2")

    assert [enemy.space for enemy in state.enemies] == [RED, DEATH, YELLOW, HORROR]


@pytest.mark.rule("RR-14.7")
def test_what_is_in_ones_own_space_is_nearest_of_all() -> None:
    enemies = {"cultist-1": "horror-vortex", "cultist-2": "north-vortex"}

    state = play(charmed(MoveFigures(Figures.NEAREST_CULTIST, 1), enemies=enemies), CHARM)

    assert [enemy.space for enemy in state.enemies] == [HORROR, NORTH], "and so none moves"


@pytest.mark.rule("RR-14.7")
def test_among_equally_short_ways_the_active_player_decides_where_the_enemy_stops() -> None:
    before = charmed(MoveFigures(Figures.MONSTERS, 2), seats=2, enemies={"ghast-1": "yellow-gate"})

    state = play(before, CHARM)

    assert offered(state, 1) == ["lead red-gate", "lead blue-gate"]
    assert offered(state, 2) == []
    assert refused(state, "lead moon-vortex") == "RR-14.6"
    assert told(state, "lead blue-gate", kind=EnemyMoved) == [EnemyMoved(Foe("ghast-1"), YELLOW, BLUE)]


@pytest.mark.rule("RR-14.7")
def test_ways_that_end_in_the_same_space_are_the_same() -> None:
    state = play(charmed(MoveFigures(Figures.MONSTERS, 4), enemies={"ghast-1": "yellow-gate"}), CHARM)

    assert state.enemies[0].space is NORTH


@pytest.mark.rule("RR-14.7", "RR-25.1")
def test_for_an_investigator_each_step_counts_and_the_active_player_decides() -> None:
    effect: Effect = MoveYou(Who.OTHERS, 4, NORTH)
    before = charmed(effect, seats=2, spaces={2: "yellow-gate", **ALONE}, fire={"moon-vortex": 1})

    state = play(before, CHARM)
    assert offered(state, 1) == ["lead moon-vortex", "lead night-vortex"]
    assert offered(state, 2) == [], "though it is theirs"
    assert refused(state, "lead final-vortex") == "RR-14.6"

    state = play(state, "lead moon-vortex")
    assert (state.team[1].space, state.team[1].fire) == (NORTH, 1)


@pytest.mark.rule("RR-14.6", "RR-14.7", "RR-R35")
@pytest.mark.parametrize("ring", RINGS[:5], ids=["eight", "nine", "nine-2", "random", "random-nine"])
@pytest.mark.parametrize("goal", [NORTH, YELLOW, LEFT_ARM])
def test_an_enemy_can_stop_where_a_shortest_way_can_lead_it(ring: tuple[Space, ...], goal: Space) -> None:
    links = links_of(ring)
    facts = {"spaces": spaces_with(links)}

    for start, spaces in product(GROUND, (1, 2, 3)):
        ways = shortest(on_the_ground(links), start, FINAL if goal.is_part else goal)
        ends = {way[min(spaces, len(way) - 1)] for way in ways}
        before = charmed(
            MoveFigures(Figures.CULTISTS, spaces), spaces={1: goal}, enemies={"cultist-1": start}, facts=facts
        )

        state = play(before, CHARM)

        if len(ends) == 1:
            assert {enemy.space for enemy in state.enemies} == ends
        else:
            assert set(offered(state)) == {f"lead {space}" for space in ends}


@pytest.mark.rule("RR-14.7", "RR-2.19")
@pytest.mark.parametrize("ring", RINGS[:5], ids=["eight", "nine", "nine-2", "random", "random-nine"])
@pytest.mark.parametrize("goal", [NORTH, HEAD])
def test_an_investigator_goes_a_shortest_way_step_by_step(ring: tuple[Space, ...], goal: Space) -> None:
    links = links_of(ring)
    facts = {"spaces": spaces_with(links)}

    for start in GROUND:
        ways = shortest(on_the_ground(links), start, FINAL if goal.is_part else goal)
        waiting = [played(charmed(MoveYou(Who.YOU, 9, goal), spaces={1: start}, facts=facts), CHARM)]
        found: list[list[Space]] = []
        while waiting:
            state, happened = waiting.pop()
            leads = [text for text in offered(state) if text.startswith("lead")]
            for text in leads:
                after, more = played(state, text)
                waiting.append((after, [*happened, *more]))
            if not leads:
                found.append([start, *[event.to for event in happened if isinstance(event, Moved)]])
        assert sorted(found) == sorted(ways)


# ------------------------------------------------------------------ how far from one on the body


@pytest.mark.rule("RR-R35")
def test_nearest_to_one_on_the_body_is_what_is_nearest_to_the_final_vortex() -> None:
    enemies = {
        "cultist-1": "yellow-gate",
        "cultist-2": "final-vortex",
        "ghast-1": "moon-vortex",
        "ghast-2": "night-vortex",
    }
    state = charmed(MoveFigures(Figures.NEAREST_MONSTER, 1), spaces={1: "head"}, enemies=enemies)
    foes = [enemy.id for enemy in state.enemies]
    assert nearest(state, HEAD, foes) == [Foe("cultist-2")]
    assert nearest(state, HEAD, foes[::2]) == [Foe("cultist-1")]

    state = play(state, CHARM)

    assert offered(state) == ["choose enemy ghast-1", "choose enemy ghast-2"]
    assert play(state, "choose enemy ghast-2").enemies[3].space is YELLOW


@pytest.mark.rule("RR-R35")
def test_below_an_investigator_on_the_body_an_enemy_never_catches_up_and_does_not_attack() -> None:
    before = calm(spaces={1: "left-leg"}, parts={"left-leg": "vulnerable destroyed"}, enemies={"gug-1": "final-vortex"})

    state, happened = played(before, "end actions")

    assert [event for event in happened if isinstance(event, EnemyAttacked)] == []
    assert state.enemies[0].space is FINAL


@pytest.mark.rule("RR-R35", "RR-20.33")
def test_symptoms_bring_monsters_no_further_either() -> None:
    before = charmed(
        LoseSanity(Who.YOU),
        spaces={1: "head"},
        sanity={1: 4},
        insanity={1: "paranoia"},
        enemies={"gug-1": "final-vortex", "gug-2": "yellow-gate", "ghast-1": "red-gate", "cultist-1": "yellow-gate"},
    )

    state = play(before, CHARM)

    assert [enemy.space for enemy in state.enemies] == [FINAL, FINAL, MOON, YELLOW]


@pytest.mark.rule("RR-14.6")
def test_what_is_there_already_does_not_move() -> None:
    before = charmed(MoveFigures(Figures.ENEMIES, 3), spaces={1: "head"}, enemies={"gug-1": "final-vortex"})

    assert told(before, CHARM, kind=EnemyMoved) == []
    assert told(table(enemies={"gug-1": "red-gate"}), "run", "go horror-vortex", "stop", kind=EnemyMoved) == []
