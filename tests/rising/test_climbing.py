"""Climb: an action of its own, up, down and round the body, past others but not onto the part where one stands."""

from __future__ import annotations

import pytest

from rlyeh_rules.kernel import SetupError, Source, parse_action
from rlyeh_rules.rising import PARTS, Discovery, DiscoveryFacts, HalfFacts, HalfKind, Space, State
from rlyeh_rules.rising.effects import LoseSanity
from rlyeh_rules.rising.events import FireCaught, Moved
from rlyeh_rules.rising.spaces import BODY
from rlyeh_rules.rising.traits import ClimbFurther
from rlyeh_rules.rising.vocabulary import Who
from tests.rising.charms import CHARM, charmed
from tests.rising.maps import climbs
from tests.rising.table import black, i, kinds, new, offered, play, played, refused, table

FINAL, HEAD = Space.FINAL_VORTEX, Space.HEAD
LEFT_LEG, RIGHT_LEG, LEFT_ARM, RIGHT_ARM = Space.LEFT_LEG, Space.RIGHT_LEG, Space.LEFT_ARM, Space.RIGHT_ARM
ROUND = (FINAL, *PARTS)


def climbing(state: State) -> list[str]:
    """The Climbs that are offered."""
    return [text for text in offered(state) if text.startswith("climb")]


def message(state: State, text: str) -> str:
    """Why not."""
    why = state.why_not(parse_action(state, text))
    assert why is not None
    return why.message


# ------------------------------------------------------------------ an action


@pytest.mark.rule("RR-13.9")
def test_attune_climb_and_attack_each_cost_an_action() -> None:
    state = table(
        spaces={1: "final-vortex"},
        energy={"final-vortex": 1},
        parts={"left-leg": "vulnerable"},
        health={"left-leg": 8},
    )

    state = play(state, "attune 1")
    assert state.turn.actions == 2
    state = play(state, "climb left-leg")
    assert state.turn.actions == 1
    state = play(state, "attack left-leg", chance=black("S - -"))
    assert state.turn.actions == 0


@pytest.mark.rule("RR-13.9", "RR-12.3")
def test_with_no_action_left_there_is_no_climb() -> None:
    state = charmed(LoseSanity(Who.YOU), spaces={1: "final-vortex"})

    state = play(state, "climb left-leg", "climb final-vortex", "climb right-leg")

    assert (state.team[0].space, state.turn.actions) == (RIGHT_LEG, 0)
    assert climbing(state) == []
    assert refused(state, "climb final-vortex") == "RR-12.3"


@pytest.mark.rule("RR-13.9", "RR-20.31")
def test_nobody_climbs_lying_down() -> None:
    state = table(spaces={1: "final-vortex"}, insanity={1: "catatonia"}, minds={1: {"lying": True}})

    assert climbing(state) == []
    assert refused(state, "climb left-leg") == "RR-20.31"


# ------------------------------------------------------------------ how far


@pytest.mark.rule("RR-13.10", "RR-R7")
def test_a_climb_goes_up_to_two_spaces_and_nothing_is_rolled() -> None:
    state, happened = played(table(spaces={1: "final-vortex"}), "climb left-arm by left-leg", chance=[])

    assert (state.team[0].space, state.turn.actions) == (LEFT_ARM, 2)
    assert happened == [Moved(i(1), FINAL, LEFT_LEG), Moved(i(1), LEFT_LEG, LEFT_ARM)]


@pytest.mark.rule("RR-13.10", "RR-R7")
def test_to_the_head_in_one_climb_is_too_far() -> None:
    state = table(spaces={1: "final-vortex"})

    assert refused(state, "climb head by left-leg") == "RR-13.10"
    assert message(state, "climb head by left-leg") == "This way is 3 spaces long; a Climb goes up to 2."
    assert message(state, "climb head") == "Head is 3 spaces away; a Climb goes up to 2."
    assert play(state, "climb left-leg", "climb head by left-arm").turn.actions == 1


@pytest.mark.rule("RR-13.10")
@pytest.mark.parametrize("start", ["north-vortex", "yellow-gate", "red-gate"])
def test_on_the_ground_it_begins_in_the_final_vortex_only(start: str) -> None:
    state = table(spaces={1: start})

    assert climbing(state) == []
    assert refused(state, "climb left-leg") == "RR-13.10"
    assert refused(state, "climb left-leg by final-vortex") == "RR-13.10"
    assert "begins in Final Vortex only" in message(state, "climb left-leg")


@pytest.mark.rule("RR-13.10")
@pytest.mark.parametrize("start", ["final-vortex", "left-leg"])
def test_it_takes_no_step_along_the_ring(start: str) -> None:
    state = table(spaces={1: start}, climb_spaces=5)

    assert refused(state, "climb yellow-gate") == "RR-13.10"
    assert refused(state, "climb yellow-gate by final-vortex") == "RR-13.10"


@pytest.mark.rule("RR-13.10")
@pytest.mark.parametrize("start", ["final-vortex", "left-leg", "head"])
def test_it_goes_somewhere(start: str) -> None:
    state = table(spaces={1: start}, climb_spaces=5)

    assert refused(state, f"climb {start}") == "RR-13.10"
    assert refused(state, f"climb {start} by left-leg") == "RR-13.10"
    assert refused(state, f"climb {start} by left-arm") == "RR-13.10"


@pytest.mark.rule("RR-13.10")
def test_who_is_on_a_part_is_told_so() -> None:
    told = message(table(spaces={1: "left-leg"}), "climb left-leg")

    assert told == "I1 is on Left Leg already; a Climb leads to another space."


@pytest.mark.rule("RR-13.10", "RR-R7")
@pytest.mark.parametrize(
    ("way", "why"),
    [
        ("climb left-arm", "Left Arm is more than 1 space away: name the first space of the way."),
        ("climb left-leg by left-leg", "Left Leg is where this Climb ends; it leads by another space."),
        ("climb left-arm by head", "No way of climbing to Left Arm begins with Head."),
        ("climb left-leg by right-leg", "This way is 5 spaces long; a Climb goes up to 2."),
        ("climb final-vortex", "I1 is in Final Vortex already; a Climb leads to another space."),
        ("climb red-gate", "Red Gate is on the ground; a Climb leads to a body part or to Final Vortex."),
    ],
)
def test_a_way_that_is_none_is_refused_for_what_is_wrong_with_it(way: str, why: str) -> None:
    state = table(spaces={1: "final-vortex"})

    assert refused(state, way) == "RR-13.10"
    assert message(state, way) == why


@pytest.mark.rule("RR-R7")
@pytest.mark.parametrize("most", [2, 3, 4, 5])
@pytest.mark.parametrize("start", ROUND)
def test_every_way_is_offered_once_and_no_other(start: Space, most: int) -> None:
    state = table(spaces={1: start}, climb_spaces=most)
    ways = climbs(start, most)
    assert len(climbing(state)) == len(set(climbing(state))) == len(ways) == 2 * most

    steps: list[list[Space]] = []
    for text in climbing(state):
        _, happened = played(state, text)
        moves = [event for event in happened if isinstance(event, Moved)]
        steps.append([start, *[event.to for event in moves]])

    assert sorted(steps) == sorted(ways)


@pytest.mark.rule("RR-R7")
@pytest.mark.parametrize("most", [0, 1, 6])
def test_a_limit_below_two_or_of_more_than_once_round_is_no_option(most: int) -> None:
    with pytest.raises(SetupError, match="climb_spaces"):
        new(climb_spaces=most)


@pytest.mark.rule("RR-R7")
def test_without_the_option_it_is_two() -> None:
    assert new().setup.options.climb_spaces == 2


@pytest.mark.rule("RR-R7")
def test_it_may_go_down_or_through_the_final_vortex_to_the_other_leg() -> None:
    state = table(spaces={1: "left-leg"})

    assert play(state, "climb final-vortex").team[0].space is FINAL
    state = play(state, "climb right-leg by final-vortex")
    assert (state.team[0].space, state.turn.actions) == (RIGHT_LEG, 2)


@pytest.mark.rule("RR-R7", "RR-13.10")
@pytest.mark.parametrize(("more", "most"), [(1, 3), (3, 5), (9, 5)])
def test_a_card_may_make_it_longer_up_to_once_round(more: int, most: int) -> None:
    half = HalfFacts(HalfKind.ITEM, standing=(ClimbFurther(more),))
    card = DiscoveryFacts(Discovery("rope"), half, half, Source.STAND_IN)

    state = table(spaces={1: "head"}, cards={1: ["rope left"]}, facts={"discovery": [card]})

    assert len(climbing(state)) == 2 * most


# ------------------------------------------------------------------ others on the way


@pytest.mark.rule("RR-2.22", "RR-R11")
def test_one_climbs_past_another_on_the_way() -> None:
    before = table(2, turn=2, spaces={1: "left-leg", 2: "final-vortex"})

    state = play(before, "climb left-arm by left-leg")

    assert [one.space for one in state.team[:2]] == [LEFT_LEG, LEFT_ARM]


@pytest.mark.rule("RR-2.23", "RR-2.21", "RR-R11")
def test_where_both_parts_of_a_side_are_taken_the_other_side_is_open() -> None:
    state = table(2, turn=2, spaces={1: "left-leg", 2: "final-vortex", 3: "left-arm"})

    assert climbing(state) == ["climb right-leg", "climb right-arm by right-leg"]
    assert refused(state, "climb left-leg") == "RR-2.21"
    assert refused(state, "climb left-arm by left-leg") == "RR-2.21"
    assert message(state, "climb left-arm by left-leg") == "I3 is on Left Arm, where only one can stay."


@pytest.mark.rule("RR-2.23")
def test_where_all_that_can_be_reached_is_taken_there_is_no_climb() -> None:
    spaces: dict[int, str | None] = {1: "final-vortex", 2: "left-leg", 3: "left-arm", 4: "right-leg", 5: "right-arm"}
    state = table(spaces=spaces)
    assert climbing(state) == []

    assert climbing(table(spaces=spaces, climb_spaces=3)) == ["climb head by left-leg", "climb head by right-leg"]


@pytest.mark.rule("RR-2.22", "RR-R11")
def test_past_several_at_once() -> None:
    spaces: dict[int, str | None] = {1: "final-vortex", 2: "left-leg", 3: "left-arm", 4: "head", 5: "right-arm"}

    state = play(table(spaces=spaces, climb_spaces=5), "climb right-leg by left-leg")

    assert [one.space for one in state.team] == [RIGHT_LEG, LEFT_LEG, LEFT_ARM, HEAD, RIGHT_ARM]


@pytest.mark.rule("RR-R11")
def test_two_are_on_a_part_for_a_moment_only_within_one_climb() -> None:
    state = table(2, turn=2, spaces={1: "left-leg", 2: "final-vortex"}, cards={2: ["tide-marked-stone right"]})

    assert refused(state, "climb left-leg") == "RR-2.21", "not to trade, nor between two Climbs"
    state = play(state, "climb left-arm by left-leg")
    assert "trade" not in offered(state)
    state = play(state, "climb final-vortex by left-leg")
    assert state.team[1].space is FINAL, "and down past them"


@pytest.mark.rule("RR-R11", "RR-2.21")
def test_it_may_end_in_the_final_vortex_whoever_is_there() -> None:
    state = table(spaces={1: "left-leg", 2: "final-vortex"}, enemies={"cultist-1": "final-vortex"})

    assert play(state, "climb final-vortex").team[0].space is FINAL


# ------------------------------------------------------------------ no Run


@pytest.mark.rule("RR-13.11")
def test_neither_swiftness_nor_stealth_has_anything_to_do_with_it() -> None:
    state = table(
        spaces={1: "final-vortex", 2: "final-vortex"},
        skills={1: {"swiftness": 3, "stealth": 4}},
        enemies={"cultist-1": "final-vortex"},
    )
    assert refused(state, "climb head by left-leg") == "RR-13.10", "the limit is its own"

    state, happened = played(state, "climb left-arm by left-leg")

    assert kinds(happened) == ["Moved", "Moved"], "nothing is asked, and nobody sneaks"
    assert state.team[1].space is FINAL
    assert [(enemy.space, enemy.wounds) for enemy in state.enemies] == [(FINAL, 0)]
    assert refused(state, "take i2 along") == "RR-13.1"


@pytest.mark.rule("RR-13.11")
def test_the_free_run_is_no_climb() -> None:
    state = play(table(spaces={1: "final-vortex"}, skills={1: {"swiftness": 2}}), "climb left-leg")

    assert state.turn.actions == 2
    assert "free run" in offered(state), "which a Climb does not use up"


# ------------------------------------------------------------------ what it passes


@pytest.mark.rule("RR-15.3")
def test_a_climb_out_of_the_final_vortex_catches_its_fire() -> None:
    state, happened = played(table(spaces={1: "final-vortex"}, fire={"final-vortex": 2}), "climb left-leg")
    assert happened == [Moved(i(1), FINAL, LEFT_LEG), FireCaught(i(1), 2)]

    state, happened = played(state, "climb left-arm")

    assert happened == [Moved(i(1), LEFT_LEG, LEFT_ARM)], "and climbing on none"
    assert (state.team[0].fire, state.board.fire[FINAL.at]) == (2, 2)


@pytest.mark.rule("RR-15.3", "RR-R7")
def test_so_does_one_that_leads_through_it() -> None:
    before = table(spaces={1: "left-leg"}, fire={"final-vortex": 2}, enemies={"cultist-1": "final-vortex"})

    state = play(before, "climb right-leg by final-vortex")
    assert (state.team[0].space, state.team[0].fire) == (RIGHT_LEG, 2)
    assert state.enemies[0].space is FINAL, "and no enemy comes along"

    state = play(before, "climb final-vortex")
    assert state.team[0].fire == 0, "where it ends nothing is left behind yet"


@pytest.mark.rule("RR-13.10", "RR-2.13")
@pytest.mark.parametrize("start", ROUND)
def test_every_step_uses_a_link_that_touches_a_part(start: Space) -> None:
    state = table(spaces={1: start}, climb_spaces=5)
    links = {frozenset(link) for link in BODY}

    for text in climbing(state):
        _, happened = played(state, text)
        assert {frozenset((event.space, event.to)) for event in happened if isinstance(event, Moved)} <= links


@pytest.mark.rule("RR-13.10")
def test_a_part_can_be_climbed_whatever_its_state() -> None:
    for words in ("", "vulnerable", "vulnerable destroyed"):
        state = play(table(spaces={1: "final-vortex"}, parts={"left-leg": words}), "climb left-leg")
        assert state.team[0].space is LEFT_LEG


@pytest.mark.rule("RR-13.10")
def test_between_two_climbs_something_else_can_be_done() -> None:
    before = charmed(LoseSanity(Who.YOU), spaces={1: "final-vortex"})

    state = play(before, "climb left-arm by left-leg", CHARM, "climb head")

    assert (state.team[0].space, state.team[0].sanity, state.turn.actions) == (HEAD, 2, 1)
