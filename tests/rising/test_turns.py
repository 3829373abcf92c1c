"""Turns: whose turn it is, the four phases of each, the actions in the first of them."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.kernel import evolve
from rlyeh_rules.rising import Phase, State
from rlyeh_rules.rising.effects import TakeWounds
from rlyeh_rules.rising.events import ActionsEnded, DiscoveryDrawn, MythosDrawn, PhaseBegan, TurnBegan
from rlyeh_rules.rising.traits import ExtraActions
from rlyeh_rules.rising.turns import NextTurn
from rlyeh_rules.rising.vocabulary import Who
from tests.rising.made_up import ITEM, calm, find, myth, of, why
from tests.rising.table import HOME, black, broken, i, kinds, new, offered, play, played, refused, seat, told


def round_of(state: State, turns: int) -> tuple[list[str], int]:
    """Whose turns some turns without actions were, and how many Mythos cards were drawn in them."""
    who: list[str] = []
    drawn = 0
    for _ in range(turns):
        who.append(state.turn.who)
        state, happened = played(state, "end actions")
        drawn += kinds(happened).count("MythosDrawn")
    return who, drawn


# ------------------------------------------------------------------ whose turn it is


@pytest.mark.rule("RR-12.1", "RR-R43")
def test_turns_go_round_by_investigators_whoever_plays_them() -> None:
    state = calm(2, owners=[1, 2, 1, 2, 2], sharing="chosen")
    asked: list[tuple[str, int]] = []

    for _ in range(6):
        decision = state.decision
        assert decision is not None
        asked.append((state.turn.who, decision.seat + 1))
        state = play(state, "end actions")

    assert asked == [("i1", 1), ("i2", 2), ("i3", 1), ("i4", 2), ("i5", 2), ("i1", 1)]


@pytest.mark.rule("RR-12.1")
def test_who_plays_alone_has_a_turn_for_each_investigator() -> None:
    assert round_of(calm(1, turn=4), 5) == (["i4", "i5", "i1", "i2", "i3"], 5)


@pytest.mark.rule("RR-12.1", "RR-25.1")
@pytest.mark.parametrize("text", ["1: run", "1: end actions", "1: rest healing 0 stress and 1 wounds", "1: trade"])
def test_nobody_else_has_a_turn_meanwhile(text: str) -> None:
    state = calm(2, wounds={2: 1})

    assert refused(state, text) == "RR-12.1"
    assert offered(state, 2) == []
    assert why(state, text) == "It is the turn of I1, whom A plays."


@pytest.mark.rule("RR-12.1", "RR-R43")
def test_who_begins_is_drawn_and_the_circle_is_that_of_the_set_up() -> None:
    games = [new(3, seed) for seed in range(1, 40)]
    begun = [state for state in games if state.turn.number]

    assert {[one.character for one in state.team].index(state.turn.who) for state in begun} == {0, 1, 2, 3, 4}
    assert all([one.seat + 1 for one in state.team] == [1, 2, 3, 1, 2] for state in begun)


@pytest.mark.rule("RR-12.6", "RR-12.1")
def test_the_dead_have_no_turn_and_draw_no_mythos_card() -> None:
    state = calm(2, dead=[2])

    assert round_of(state, 4) == (["i1", "i3", "i4", "i5"], 4)
    begun = of(told(state, *["end actions"] * 4), TurnBegan)
    assert [(event.who, event.number) for event in begun] == [("i3", 8), ("i4", 9), ("i5", 10), ("i1", 11)]


@pytest.mark.rule("RR-12.6")
def test_several_dead_in_a_row_are_skipped_and_a_lonely_survivor_goes_on() -> None:
    assert round_of(calm(dead=[1, 2, 5], turn=4), 3)[0] == ["i4", "i3", "i4"]
    assert round_of(calm(dead=[1, 2, 3, 4], turn=5), 3) == (["i5", "i5", "i5"], 3)


@pytest.mark.rule("RR-12.6", "RR-12.1")
def test_who_dies_in_the_turn_of_another_is_skipped_next() -> None:
    lethal = myth("lethal", TakeWounds(Who.OTHERS, 1))
    state = calm(wounds={2: 4}, myths=[lethal], mythos=["lethal", *["quiet"] * 9])

    state = play(state, "end actions")

    assert (state.investigator(i(2)).alive, state.turn.who) == (False, "i3")


# ------------------------------------------------------------------ the four phases


@pytest.mark.rule("RR-12.2")
def test_a_turn_has_four_phases_in_order_each_once() -> None:
    happened = told(calm(agenda=[NextTurn()], turn=5), "end actions")
    phases = [(event.who, event.phase) for event in happened if isinstance(event, PhaseBegan)]

    assert phases == [
        ("i1", Phase.MYTHOS),
        ("i1", Phase.INVESTIGATE_OR_FIGHT),
        ("i1", Phase.END_OF_TURN),
        ("i2", Phase.ACTIONS),
    ]
    assert kinds(happened) == [
        "ActionsEnded",
        "PhaseBegan",
        "MythosDrawn",
        "MythosDiscarded",
        "PhaseBegan",
        "PhaseBegan",
        "TurnBegan",
        "PhaseBegan",
    ]


@pytest.mark.rule("RR-12.2")
def test_what_is_drawn_in_phase_2_counts_in_phase_3_and_that_before_the_end_of_turn() -> None:
    """A Cultist that the Mythos card brings attacks, instead of a token being investigated; then the Fire burns."""
    come = myth("come", summons=[("cultist", "red-gate")])
    state = calm(
        spaces={1: "red-gate"}, tokens=["red-gate"], burning={1: 1}, myths=[come], mythos=["come", *["quiet"] * 9]
    )

    happened = told(state, "end actions", "keep", "keep", chance=[0, 0, 0])

    assert [kind for kind in kinds(happened) if kind in {"EnemySummoned", "EnemyAttacked", "FirePutOut"}] == [
        "EnemySummoned",
        "EnemyAttacked",
        "FirePutOut",
    ]
    assert DiscoveryDrawn not in map(type, happened)


@pytest.mark.rule("RR-12.2")
@pytest.mark.parametrize(
    "text", ["0: run", "0: attack cultist-1", "0: rest healing 1 stress and 0 wounds", "0: trade", "0: end actions"]
)
def test_no_action_after_the_mythos_card_is_drawn(text: str) -> None:
    state = calm(enemies={"cultist-1": HOME}, stress={1: 1})
    state = play(state, "end actions", chance=black("S T"))
    assert (state.turn.phase, state.turn.actions) == (Phase.INVESTIGATE_OR_FIGHT, 0)

    assert refused(state, text) == "RR-12.2"


@pytest.mark.rule("RR-12.2")
@pytest.mark.parametrize("phase", [phase for phase in Phase if phase is not Phase.ACTIONS])
def test_what_belongs_to_one_phase_cannot_be_done_in_another(phase: Phase) -> None:
    state = calm()

    assert broken(state) == []
    assert broken(evolve(state, turn=evolve(state.turn, phase=phase))) != []


# ------------------------------------------------------------------ actions


@pytest.mark.rule("RR-12.3", "RR-12.2")
def test_three_actions_a_turn_the_same_one_as_often_as_one_likes() -> None:
    state = calm(left="shoggoth", enemies={"shoggoth-1": HOME})
    state = play(state, *["attack shoggoth-1", "keep"] * 2, chance=[0] * 6)
    assert (state.turn.actions, state.turn.who) == (1, "i1")

    state = play(state, "attack shoggoth-1", "keep", chance=[0] * 3)

    assert (state.turn.actions, state.turn.phase) == (0, Phase.INVESTIGATE_OR_FIGHT), "nothing is left but to go on"
    assert refused(state, "0: attack shoggoth-1") == "RR-12.2"


@pytest.mark.rule("RR-12.3")
def test_a_fourth_action_is_refused_while_something_free_is_left() -> None:
    """A card that can still be used keeps the action phase open."""
    state = calm(
        left="shoggoth",
        enemies={"shoggoth-1": HOME},
        skills={1: {"swiftness": 2, "marksman": 1, "stealth": 1}},
    )
    state = play(state, *["attack shoggoth-1", "keep"] * 3, chance=[0] * 9)
    assert offered(state) == ["free run", "end actions"]

    assert refused(state, "0: attack shoggoth-1") == "RR-12.3"
    assert refused(state, "0: run") == "RR-12.3"
    assert why(state, "0: run") == "I1 has no action left in this turn."


@pytest.mark.rule("RR-12.3")
def test_swiftness_4_gives_a_fourth_action() -> None:
    state = calm(
        left="shoggoth", enemies={"shoggoth-1": HOME}, skills={1: {"swiftness": 4, "marksman": 1, "stealth": 1}}
    )
    assert state.turn.actions == 4

    state = play(state, *["attack shoggoth-1", "keep"] * 4, chance=[0] * 12)

    assert refused(state, "0: attack shoggoth-1") == "RR-12.3"


@pytest.mark.rule("RR-12.3")
@pytest.mark.parametrize(("more", "actions"), [(1, 4), (2, 5), (-1, 2), (-3, 0), (-5, 0)])
def test_cards_change_the_number_of_actions(more: int, actions: int) -> None:
    item = evolve(ITEM, standing=(ExtraActions(more),))
    facts = {"discovery": [find("watch", item)]}

    story: dict[str, Any] = {"facts": facts, "cards": {1: ["watch left"]}, "discovery": []}

    state, happened = played(calm(turn=5, **story), "end actions")

    assert of(happened, TurnBegan)[0] == TurnBegan(i(1), 8, actions)
    assert state.turn.who == ("i1" if actions else "i2"), "without actions there was nothing to do but to end it"


@pytest.mark.rule("RR-12.3")
def test_the_card_counts_on_the_side_where_it_lies() -> None:
    facts = {"discovery": [find("watch", evolve(ITEM, standing=(ExtraActions(1),)))]}

    assert calm(facts=facts, cards={1: ["watch right"]}, discovery=[]).turn.actions == 3


@pytest.mark.rule("RR-12.4")
def test_actions_left_are_lost() -> None:
    state = play(calm(wounds={1: 4}), "rest healing 0 stress and 3 wounds")

    state, happened = played(state, "end actions")

    assert happened[0] == ActionsEnded(i(1), 2)
    assert kinds(happened)[2] == "MythosDrawn"
    state, happened = played(state, *["end actions"] * 4)
    assert (state.turn.who, state.turn.actions) == ("i1", 3)
    assert happened[-2] == TurnBegan(i(1), 12, 3)


@pytest.mark.rule("RR-12.4")
def test_a_turn_without_a_single_action_can_be_ended() -> None:
    state, happened = played(calm(), "end actions")

    assert happened[0] == ActionsEnded(i(1), 3)
    assert state.turn.who == "i2"


# ------------------------------------------------------------------ free actions


@pytest.mark.rule("RR-12.5")
def test_a_free_attack_between_two_runs_costs_no_action() -> None:
    state = calm(
        skills={1: {"marksman": 4, "stealth": 1, "swiftness": 1}},
        left="shoggoth",
        enemies={"shoggoth-1": "red-gate"},
    )

    state = play(state, "run", "go horror-vortex", "stop", "attack shoggoth-1 for free", "keep", "run", chance=[0] * 5)
    state = play(state, "go north-vortex", "stop")

    assert state.turn.actions == 1
    assert refused(state, "0: attack shoggoth-1 for free") == "RR-12.5"


@pytest.mark.rule("RR-12.5")
def test_a_free_action_is_refused_inside_a_run_and_after_the_action_phase() -> None:
    state = calm(
        skills={1: {"swiftness": 2, "marksman": 1, "stealth": 1}}, wounds={1: 1}, enemies={"cultist-1": "red-gate"}
    )
    running = play(state, "run", "go horror-vortex")
    assert refused(running, "0: free run") == "RR-12.5"
    assert refused(running, "0: rest healing 0 stress and 1 wounds") == "RR-12.5", "nor an action that costs one"
    assert refused(running, "0: end actions") == "RR-12.5"

    fighting = play(running, "go red-gate", "stop", "end actions", chance=[1, 1])

    assert fighting.turn.phase is Phase.INVESTIGATE_OR_FIGHT
    assert refused(fighting, "0: free run") == "RR-12.2"


@pytest.mark.rule("RR-12.5")
def test_a_free_action_is_there_again_in_the_next_turn() -> None:
    state = calm(skills={1: {"swiftness": 2, "marksman": 1, "stealth": 1}})
    state = play(state, "free run", "go horror-vortex", "stop")
    assert (state.turn.actions, refused(state, "0: free run")) == (3, "RR-12.5")

    state = play(state, *["end actions"] * 5)

    assert (state.turn.who, "free run" in offered(state)) == ("i1", True)
    assert state.leader == seat(1)


@pytest.mark.rule("RR-12.2", "RR-12.6")
def test_a_whole_round_draws_a_card_a_turn() -> None:
    state = calm(5)
    cards = [
        event.card for event in told(state, *["end actions"] * 5, kind=MythosDrawn) if isinstance(event, MythosDrawn)
    ]

    assert cards == ["quiet"] * 5
