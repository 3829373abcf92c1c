"""Spaces: the fourteen of them, what links them, how far they are apart, whatever the ring, and what can lie there."""

from __future__ import annotations

from itertools import product

import pytest

from rlyeh_rules.kernel import evolve
from rlyeh_rules.rising import GATES, GROUND, PARTS, VORTEXES, Board, Map, Space
from rlyeh_rules.rising.effects import AddToken
from rlyeh_rules.rising.events import TokenAdded
from rlyeh_rules.rising.spaces import BODY
from rlyeh_rules.rising.vocabulary import Where
from tests.rising.charms import CHARM, charmed
from tests.rising.maps import RING, RINGS, lengths, links_of, on_the_ground, set_with, shortest, spaces_with, with_final
from tests.rising.table import TEAM, broken, new, offered, play, played, refused, shipped, table

NORTH, HORROR, RED, MOON, YELLOW, NIGHT, BLUE, DEATH = RING
FINAL, HEAD = Space.FINAL_VORTEX, Space.HEAD
LEFT_LEG, RIGHT_LEG, LEFT_ARM, RIGHT_ARM = Space.LEFT_LEG, Space.RIGHT_LEG, Space.LEFT_ARM, Space.RIGHT_ARM

on_each_ring = pytest.mark.parametrize("ring", RINGS, ids=[f"{len(ring)}-{at}" for at, ring in enumerate(RINGS)])

# ------------------------------------------------------------------ which there are


@pytest.mark.rule("RR-2.1")
def test_on_the_ground_there_are_three_gates_and_six_vortexes() -> None:
    assert set(GATES) == {BLUE, RED, YELLOW}
    assert set(VORTEXES) == {NORTH, DEATH, HORROR, FINAL, NIGHT, MOON}
    assert sorted(GROUND) == sorted(GATES + VORTEXES)
    assert [facts.id for facts in shipped().spaces if not facts.id.is_part] == list(GROUND)


@pytest.mark.rule("RR-2.2")
def test_the_body_has_five_spaces_each_with_its_part_and_the_map_fourteen() -> None:
    state = new()

    assert set(PARTS) == {LEFT_LEG, RIGHT_LEG, LEFT_ARM, RIGHT_ARM, HEAD}
    assert [part.space for part in state.parts] == list(PARTS)
    assert set(state.map.neighbours) == {*GROUND, *PARTS}
    assert len(state.map.neighbours) == 14


@pytest.mark.rule("RR-2.3")
def test_of_where_a_figure_is_posed_only_the_space_is_kept() -> None:
    state = table(spaces={1: "left-leg"})
    one = state.view(0).team[0]

    assert one.space is LEFT_LEG
    assert one == evolve(state.team[0], space=LEFT_LEG)
    assert [state.apply(action).state.team[0].space for action in state.legal_actions()][:1] == [FINAL]


# ------------------------------------------------------------------ what links them


@pytest.mark.rule("RR-2.4")
@on_each_ring
def test_links_work_both_ways_and_lead_to_another_space(ring: tuple[Space, ...]) -> None:
    links = set_with(links_of(ring)).map.neighbours

    for one, other in product(Space, Space):
        assert (other in links[one]) is (one in links[other])
        assert one is not other or other not in links[one]


@pytest.mark.rule("RR-2.4")
def test_without_a_link_there_is_no_step() -> None:
    state = play(table(spaces={1: "north-vortex"}), "run")

    assert offered(state) == ["go horror-vortex", "go death-vortex"]
    assert refused(state, "go red-gate") == "RR-2.4"
    assert refused(state, "go final-vortex") == "RR-2.4"
    assert refused(state, "go north-vortex") == "RR-2.4"


@pytest.mark.rule("RR-2.5", "RR-R1")
def test_the_outer_gates_and_vortexes_are_a_ring_of_eight() -> None:
    links = shipped().map.ground
    way: list[Space] = [NORTH, HORROR]
    for _ in range(7):
        beside = [space for space in links[way[-1]] if space not in (way[-2], FINAL)]
        way += beside

    assert way == [NORTH, HORROR, RED, MOON, YELLOW, NIGHT, BLUE, DEATH, NORTH]
    assert set(links[NORTH]) == {DEATH, HORROR}
    assert set(links[RED]) == {HORROR, MOON}
    assert set(links[BLUE]) == {NIGHT, DEATH}
    assert set(links[NIGHT]) == {YELLOW, BLUE}


@pytest.mark.rule("RR-2.6", "RR-R1")
def test_the_final_vortex_is_next_to_the_yellow_gate() -> None:
    state = play(table(spaces={1: "yellow-gate"}), "run")

    assert set(offered(state)) == {"go moon-vortex", "go night-vortex", "go final-vortex"}
    assert shipped().map.ground[FINAL] == (YELLOW,), "and inside the ring it is next to no other"


@pytest.mark.rule("RR-2.7", "RR-2.8")
@pytest.mark.parametrize("leg", ["left-leg", "right-leg"])
def test_from_the_final_vortex_one_climbs_to_either_leg(leg: str) -> None:
    state = play(table(spaces={1: "final-vortex"}), f"climb {leg}")

    assert state.team[0].space is Space(leg)


NEIGHBOURS = {
    LEFT_LEG: {FINAL, LEFT_ARM},
    RIGHT_LEG: {FINAL, RIGHT_ARM},
    LEFT_ARM: {LEFT_LEG, HEAD},
    RIGHT_ARM: {RIGHT_LEG, HEAD},
    HEAD: {LEFT_ARM, RIGHT_ARM},
}


@pytest.mark.rule("RR-2.9", "RR-2.10", "RR-2.11", "RR-2.12", "RR-R2")
@pytest.mark.parametrize("part", PARTS)
def test_each_leg_bears_the_arm_of_its_own_name_and_the_arms_the_head(part: Space) -> None:
    state = table(spaces={1: part})
    steps = {text for text in offered(state) if text.startswith("climb ") and " by " not in text}

    assert set(state.map.neighbours[part]) == NEIGHBOURS[part]
    assert steps == {f"climb {space}" for space in NEIGHBOURS[part]}


@pytest.mark.rule("RR-2.13")
def test_six_links_touch_the_body_and_no_more() -> None:
    links = shipped().map.neighbours
    touching = {frozenset((one, other)) for one in Space for other in links[one] if one.is_part or other.is_part}

    assert touching == {
        frozenset(link)
        for link in (
            (FINAL, LEFT_LEG),
            (FINAL, RIGHT_LEG),
            (LEFT_LEG, LEFT_ARM),
            (RIGHT_LEG, RIGHT_ARM),
            (LEFT_ARM, HEAD),
            (RIGHT_ARM, HEAD),
        )
    }


@pytest.mark.rule("RR-2.13")
@pytest.mark.parametrize(
    ("start", "step"),
    [
        ("left-leg", "right-leg"),
        ("left-arm", "right-arm"),
        ("left-leg", "right-arm"),
        ("right-leg", "left-arm"),
        ("left-leg", "head"),
        ("final-vortex", "left-arm"),
        ("final-vortex", "head"),
    ],
)
def test_a_climb_takes_no_step_that_the_body_has_not(start: str, step: str) -> None:
    assert refused(table(spaces={1: start}, climb_spaces=5), f"climb {step}") == "RR-13.10"


@pytest.mark.rule("RR-2.14")
@on_each_ring
def test_to_the_head_it_is_three_steps_from_the_final_vortex_whatever_the_ring(ring: tuple[Space, ...]) -> None:
    links = set_with(links_of(ring)).map
    away = links.distances

    assert [space for space in GROUND if any(other.is_part for other in links.neighbours[space])] == [FINAL]
    assert (away[FINAL][LEFT_LEG], away[FINAL][LEFT_ARM], away[FINAL][HEAD]) == (1, 2, 3)
    assert (away[YELLOW][LEFT_LEG], away[YELLOW][HEAD]) == (2, 4)
    assert (away[LEFT_LEG][RIGHT_LEG], away[LEFT_ARM][RIGHT_ARM]) == (2, 2)


# ------------------------------------------------------------------ how far apart


@pytest.mark.rule("RR-2.14", "RR-14.7")
@on_each_ring
def test_distances_are_those_of_the_shortest_ways(ring: tuple[Space, ...]) -> None:
    links = links_of(ring)

    assert set_with(links).map.distances == lengths(links)


@pytest.mark.rule("RR-R35", "RR-14.6")
@on_each_ring
def test_enemies_count_the_ground_and_then_the_steps_above_the_final_vortex(ring: tuple[Space, ...]) -> None:
    links = links_of(ring)
    ground, all_of_it = lengths(on_the_ground(links)), lengths(links)
    marches = set_with(links).map.marches

    for start, goal in product(GROUND, GROUND):
        assert marches[start][goal] == ground[start][goal]
    for start, goal in product(GROUND, PARTS):
        assert marches[start][goal] == ground[start][FINAL] + all_of_it[FINAL][goal]


@pytest.mark.rule("RR-14.6", "RR-14.7")
@on_each_ring
def test_the_next_steps_are_those_of_every_shortest_way(ring: tuple[Space, ...]) -> None:
    links = links_of(ring)
    ground = on_the_ground(links)
    there = set_with(links).map

    for start, goal in product(GROUND, Space):
        ways = shortest(ground, start, FINAL if goal.is_part else goal)
        assert set(there.steps_towards(start, goal)) == {way[1] for way in ways if len(way) > 1}


@pytest.mark.rule("RR-13.5")
@pytest.mark.parametrize("count", range(5))
def test_within_so_many_moves_is_the_space_itself_and_what_is_no_further(count: int) -> None:
    away = lengths(links_of(RING))

    for space in Space:
        assert set(shipped().map.within(space, count)) == {other for other in Space if away[space][other] <= count}


# ------------------------------------------------------------------ other rings


@pytest.mark.rule("RR-R1")
@on_each_ring
def test_any_ring_of_eight_will_do_and_one_of_nine_with_the_final_vortex_at_the_yellow_gate(
    ring: tuple[Space, ...],
) -> None:
    assert list(set_with(links_of(ring)).faults()) == []


@pytest.mark.rule("RR-R1", "RR-2.6")
def test_a_ring_of_nine_has_the_final_vortex_nowhere_else() -> None:
    away_from_yellow = with_final(NORTH)
    wrong = [*links_of(away_from_yellow)]

    assert list(set_with(wrong).faults()) == ["spaces: final-vortex and yellow-gate are linked (RR-2.6)"]
    both = [*wrong, (FINAL, YELLOW)]
    assert len(list(set_with(both).faults())) == 1, "nor a way across"


@pytest.mark.rule("RR-R1", "RR-2.5")
def test_two_rings_are_none() -> None:
    split = [*links_of((NORTH, HORROR, RED)), *links_of((MOON, YELLOW, NIGHT, BLUE, DEATH))]
    unique = dict.fromkeys(split)

    assert list(set_with(unique).faults()) == [
        "spaces: the Gates and Vortexes are linked in one ring; only the Final Vortex may lie inside it (RR-R1)"
    ]


@pytest.mark.rule("RR-R1", "RR-2.7", "RR-2.13")
@pytest.mark.parametrize("link", BODY, ids=str)
def test_the_body_hangs_together_as_it_does_whatever_the_ring(link: tuple[Space, Space]) -> None:
    less = [other for other in links_of(RING) if other != link]
    more = [*links_of(RING), (LEFT_LEG, RIGHT_LEG)]

    assert list(set_with(less).faults()) == [f"spaces: {' and '.join(sorted(link))} are linked (RR-2.7 to RR-2.12)"]
    assert list(set_with(more).faults()) == ["spaces: left-leg and right-leg are not linked (RR-2.13)"]


@pytest.mark.rule("RR-R1")
def test_on_a_ring_of_nine_the_final_vortex_is_left_both_ways() -> None:
    facts = {"spaces": spaces_with(links_of(with_final(YELLOW)))}
    state = play(table(spaces={1: "final-vortex"}, facts=facts), "run")
    assert set(offered(state)) == {"go moon-vortex", "go yellow-gate"}

    state = play(table(spaces={1: "yellow-gate"}, facts=facts), "run")
    assert set(offered(state)) == {"go final-vortex", "go night-vortex"}
    assert refused(state, "go moon-vortex") == "RR-2.4", "the Final Vortex lies between"
    assert [text for text in offered(play(state, "go final-vortex", "stop")) if text.startswith("climb")] == [
        "climb left-leg",
        "climb left-arm by left-leg",
        "climb right-leg",
        "climb right-arm by right-leg",
    ]


def test_the_map_is_the_same_in_whatever_order_its_links_are_listed() -> None:
    links = links_of(RING)

    assert Map(links).neighbours == Map([(other, one) for one, other in reversed(links)]).neighbours


# ------------------------------------------------------------------ what can be there


@pytest.mark.rule("RR-14.8")
def test_a_space_on_the_ground_holds_any_number_of_figures_and_tokens() -> None:
    crowd = {f"cultist-{number}": "final-vortex" for number in range(1, 6)}
    crowd |= {"ghast-1": "final-vortex", "ghast-2": "final-vortex", "rlyeh-spawn-1": "final-vortex"}
    pile = {"final-vortex": 8}

    state = table(
        spaces=dict.fromkeys(range(1, 6), "final-vortex"),
        enemies=crowd,
        fire=pile,
        energy={"final-vortex": 40},
        tokens=["final-vortex"],
    )

    assert broken(state) == []
    assert len(state.enemies_in(FINAL)) == 8
    assert [one.character for one in state.team if one.space is FINAL] == list(TEAM)


@pytest.mark.rule("RR-R24")
def test_a_space_gets_a_discovery_token_only_if_it_has_none() -> None:
    state, happened = played(charmed(AddToken(Where.RED_GATE), AddToken(Where.RED_GATE)), CHARM)

    assert [event for event in happened if isinstance(event, TokenAdded)] == [TokenAdded(RED)]
    assert state.board.tokens[RED.at] == 1


@pytest.mark.rule("RR-R24")
def test_where_a_token_may_be_put_anywhere_the_spaces_that_have_one_are_left_out() -> None:
    state = play(charmed(AddToken(Where.A_GATE), tokens=["yellow-gate"]), CHARM)

    assert offered(state) == ["choose space red-gate", "choose space blue-gate"]
    assert refused(state, "choose space yellow-gate") == "RR-25.3"
    assert play(state, "choose space blue-gate").board.tokens[BLUE.at] == 1


@pytest.mark.rule("RR-R24")
def test_two_tokens_in_a_space_are_not_sound() -> None:
    state = table(tokens=["red-gate"])
    board: Board = evolve(state.board, tokens=tuple([2 * count for count in state.board.tokens]))

    assert broken(state) == []
    assert [text for text in broken(evolve(state, board=board)) if "RR-R24" not in text] == []
    assert len(broken(evolve(state, board=board))) == 1
