"""The action phase: what is offered in it, when it ends of itself, and standing up for one who lies on the ground."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.kernel import evolve
from rlyeh_rules.rising import Cost, Phase, Timing, Use
from rlyeh_rules.rising.effects import Heal, TakeStress, TakeWounds
from rlyeh_rules.rising.events import ActionsEnded, DiscoveryDrawn, EnemyAttacked, StoodUp, StressTaken
from rlyeh_rules.rising.vocabulary import Who
from tests.rising.made_up import ITEM, calm, find, of, why
from tests.rising.table import HOME, i, kinds, offered, play, played, refused

CATATONIA = {1: "catatonia"}
LYING = {1: {"lying": True}}
BALM = Use((Heal(Who.YOU, stress=1, wounds=1),), timing=Timing.FREE_ACTION)
"""A card that heals, for no action."""

# ------------------------------------------------------------------ what there is to do


@pytest.mark.rule("RR-12.3", "RR-12.5")
def test_everything_possible_is_offered_and_nothing_else() -> None:
    state = calm(
        skills={1: {"marksman": 4, "swiftness": 2, "stealth": 1}},
        spaces={1: "final-vortex"},
        wounds={1: 1},
        energy={"final-vortex": 2},
        enemies={"cultist-1": "yellow-gate"},
    )

    assert offered(state) == [
        "run",
        "attack cultist-1",
        "rest healing 0 stress and 1 wounds",
        "climb left-leg",
        "climb left-arm by left-leg",
        "climb right-leg",
        "climb right-arm by right-leg",
        "attune 1",
        "attune 2",
        "free run",
        "attack cultist-1 for free",
        "end actions",
    ]


@pytest.mark.rule("RR-12.4")
def test_the_phase_ends_of_itself_only_when_nothing_is_left() -> None:
    balm = find("balm", evolve(ITEM, uses=(BALM,)))
    state = calm(facts={"discovery": [balm]}, discovery=[], cards={1: ["balm left"]})

    for _ in range(3):
        assert state.turn.who == "i1"
        state = (
            play(state, "run", "go horror-vortex", "stop")
            if state.turn.actions % 2
            else play(state, "run", "go north-vortex", "stop")
        )

    assert (state.turn.actions, offered(state)) == (0, ["use balm 1", "end actions"])
    assert refused(state, "0: run") == "RR-12.3"
    assert play(state, "use balm 1").turn.who == "i2", "the card was the last thing to do"


@pytest.mark.rule("RR-12.4")
def test_the_end_of_the_phase_tells_what_is_left() -> None:
    _, happened = played(calm(), "run", "go horror-vortex", "stop", "end actions")

    assert of(happened, ActionsEnded) == [ActionsEnded(i(1), 2)]


@pytest.mark.rule("RR-12.4", "RR-12.2")
def test_what_was_left_is_lost_in_the_rest_of_the_turn() -> None:
    balm = find("balm", evolve(ITEM, uses=(evolve(BALM, timing=Timing.OWN_TURN),)))

    state = play(calm(facts={"discovery": [balm]}, discovery=[], cards={1: ["balm left"]}), "end actions")

    assert (state.turn.who, state.turn.phase, state.turn.actions) == ("i1", Phase.MYTHOS, 0)
    assert offered(state) == ["use balm 1", "go on"]
    assert refused(state, "0: run") == "RR-12.2"


@pytest.mark.rule("RR-12.5")
def test_a_special_action_of_a_card_costs_one_and_a_free_one_none() -> None:
    drum = Use((TakeStress(Who.OTHERS, 1),), timing=Timing.ACTION, once=False)
    drum_card = find("drum", evolve(ITEM, uses=(drum, BALM)))
    state = calm(facts={"discovery": [drum_card]}, discovery=[], cards={1: ["drum left"]}, wounds={1: 1})

    state = play(state, "use drum 1")
    assert (state.turn.actions, state.investigator(i(2)).stress) == (2, 1)
    state = play(state, "use drum 2")
    assert (state.turn.actions, state.active.wounds) == (2, 0)
    state = play(state, "run")
    assert refused(state, "0: use drum 1") == "RR-22.7", "not inside another action"


@pytest.mark.rule("RR-12.5", "RR-12.2")
def test_neither_kind_can_be_used_in_a_later_phase() -> None:
    always = Use((Heal(Who.YOU, stress=1),), Cost(wounds=1), timing=Timing.OWN_TURN)
    drum = Use((TakeStress(Who.OTHERS, 1),), timing=Timing.ACTION)
    card = find("drum", evolve(ITEM, uses=(drum, BALM, always)))
    state = calm(facts={"discovery": [card]}, discovery=[], cards={1: ["drum left"]}, wounds={1: 1}, stress={1: 2})

    state = play(state, "end actions")

    assert (state.turn.phase, offered(state)) == (Phase.MYTHOS, ["use drum 3", "go on"])
    assert refused(state, "0: use drum 1") == "RR-12.2"
    assert refused(state, "0: use drum 2") == "RR-12.2"


@pytest.mark.rule("RR-R46", "RR-12.2")
def test_who_dies_in_an_action_takes_no_other() -> None:
    cursed = Use((TakeWounds(Who.YOU, 1), TakeStress(Who.OTHERS, 1)), timing=Timing.FREE_ACTION)
    card = find("cursed", evolve(ITEM, uses=(cursed,)))
    state = calm(facts={"discovery": [card]}, discovery=[], cards={1: ["cursed left"]}, wounds={1: 4})

    state, happened = played(state, "use cursed 1")

    assert (state.turn.who, "MythosDrawn" in kinds(happened)) == ("i2", False)
    assert [one.stress for one in state.team] == [0, 1, 1, 1, 1], "what the card does to others is done"


# ------------------------------------------------------------------ lying on the ground


@pytest.mark.rule("RR-R47", "RR-20.31")
def test_one_who_lies_stands_up_for_a_stress_and_no_action() -> None:
    state = calm(insanity=CATATONIA, minds=LYING, stress={1: 3})
    assert offered(state) == ["rest healing 3 stress and 0 wounds", "stand up", "end actions"]

    state, happened = played(state, "stand up")

    assert (state.active.mind.lying, state.active.stress, state.turn.actions) == (False, 4, 3)
    assert happened == [StressTaken(i(1), 1), StoodUp(i(1))]
    assert "run" in offered(state)
    assert refused(state, "0: stand up") == "RR-20.31"


@pytest.mark.rule("RR-R47", "RR-20.31")
def test_between_two_actions_and_as_often_as_one_lies() -> None:
    state = calm(insanity=CATATONIA, minds=LYING, stress={1: 3}, wounds={1: 3})

    state = play(state, "rest healing 3 stress and 0 wounds", "stand up", "run", "go horror-vortex", "stop")

    assert (state.turn.actions, state.active.stress, state.active.space) == (1, 1, "horror-vortex")


@pytest.mark.rule("RR-R47")
@pytest.mark.parametrize("text", ["0: run", "0: attack cultist-1", "0: attune 1", "0: climb left-leg", "0: trade"])
def test_lying_one_can_do_nothing_else(text: str) -> None:
    state = calm(
        insanity=CATATONIA,
        minds=LYING,
        stress={1: 3},
        spaces=dict.fromkeys(range(1, 6), "final-vortex"),
        enemies={"cultist-1": "final-vortex"},
        energy={"final-vortex": 1},
    )

    assert refused(state, text) == "RR-20.31"
    assert why(state, text) == "I1 is lying down and can only Rest; to stand up costs 1 stress."


@pytest.mark.rule("RR-R47", "RR-11.6")
def test_with_four_stress_one_must_rest_first_which_lying_allows_beside_an_enemy() -> None:
    state = calm(insanity=CATATONIA, minds=LYING, stress={1: 4}, enemies={"cultist-1": HOME})
    assert refused(state, "0: stand up") == "RR-R47"
    assert why(state, "0: stand up") == "I1 has 4 stress and cannot take any more."
    assert offered(state) == ["rest healing 3 stress and 0 wounds", "end actions"]

    state = play(state, "rest healing 3 stress and 0 wounds", "stand up")

    assert (state.active.stress, state.turn.actions) == (2, 2)


@pytest.mark.rule("RR-R47", "RR-2.24")
def test_on_a_body_part_there_is_no_rest_so_that_only_other_healing_helps() -> None:
    salve = find("salve", evolve(ITEM, uses=(evolve(BALM, timing=Timing.OWN_TURN),)))
    story: dict[str, Any] = {"insanity": CATATONIA, "minds": LYING, "stress": {1: 4}, "spaces": {1: "left-leg"}}
    state = calm(facts={"discovery": [salve]}, discovery=[], cards={1: ["salve left"]}, **story)
    assert refused(state, "0: rest healing 3 stress and 0 wounds") == "RR-2.24"
    assert (offered(state), refused(state, "0: stand up")) == (["use salve 1", "end actions"], "RR-R47")

    state = play(state, "use salve 1", "stand up")

    assert (state.active.mind.lying, state.active.stress) == (False, 4)


@pytest.mark.rule("RR-R47", "RR-12.4")
def test_without_any_help_the_action_phase_there_is_over_at_once() -> None:
    state = calm(insanity=CATATONIA, minds=LYING, stress={1: 4}, spaces={1: "left-leg"})

    assert (state.turn.who, state.investigator(i(1)).mind.lying) == ("i2", True)


@pytest.mark.rule("RR-R47", "RR-20.31")
def test_one_who_lies_neither_investigates_nor_fights_and_nobody_stands_up_then() -> None:
    state = calm(
        insanity=CATATONIA, minds=LYING, enemies={"cultist-1": HOME}, tokens=[HOME], spaces={1: HOME, 2: "red-gate"}
    )

    state, happened = played(state, "end actions")

    assert (of(happened, EnemyAttacked), of(happened, DiscoveryDrawn)) == ([], [])
    assert state.turn.who == "i2"
    assert refused(state, "0: stand up") == "RR-20.31", "it is the turn of I2, who does not lie"


@pytest.mark.rule("RR-R47", "RR-12.1")
def test_one_does_not_stand_up_in_the_turn_of_another() -> None:
    state = calm(2, turn=2, insanity=CATATONIA, minds=LYING)

    assert refused(state, "0: stand up") == "RR-12.1"
    assert offered(state, 1) == []
