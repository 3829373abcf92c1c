"""Attune Energy: the action that picks tokens up, how many, and whose they are then."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.kernel import SetupError
from rlyeh_rules.rising import Space, State
from rlyeh_rules.rising.effects import LoseEnergy
from rlyeh_rules.rising.events import EnergyAttuned
from rlyeh_rules.rising.vocabulary import Who
from tests.rising.made_up import why
from tests.rising.table import black, i, kinds, new, offered, play, played, refused, table
from tests.rising.things import card, everywhere, item, myth, on, quiet, spell, use

# ------------------------------------------------------------------ the action


@pytest.mark.rule("RR-3.8")
def test_energy_is_picked_up_by_attuning_and_not_by_passing_or_staying() -> None:
    state = quiet(spaces={1: "horror-vortex"}, energy={"red-gate": 3})
    state = play(state, "run", "go red-gate", "go moon-vortex", "stop", "run", "go red-gate", "stop")
    assert (on(state, "red-gate"), state.investigator(i(1)).energy) == (3, 0)

    state, happened = played(state, "attune 3")

    assert happened[0] == EnergyAttuned(i(1), Space.RED_GATE, 3)
    assert (on(state, "red-gate"), state.investigator(i(1)).energy) == (0, 3)


@pytest.mark.rule("RR-3.8")
def test_only_the_own_space_counts() -> None:
    state = table(spaces={1: "red-gate"}, energy={"moon-vortex": 2})

    assert refused(state, "0: attune 1") == "RR-3.8"
    assert not any(action.startswith("attune") for action in offered(state))


@pytest.mark.rule("RR-13.12")
def test_all_can_be_taken_beside_a_cultist_who_does_nothing_about_it() -> None:
    state = table(spaces={1: "red-gate"}, energy={"red-gate": 4}, enemies={"cultist-1": "red-gate"})

    state, happened = played(state, "attune 4")

    assert (state.investigator(i(1)).energy, on(state, "red-gate"), state.turn.actions) == (4, 0, 2)
    assert kinds(happened) == ["EnergyAttuned"]


@pytest.mark.rule("RR-R15", "RR-13.12")
def test_one_takes_any_number_from_one_to_all_without_a_roll() -> None:
    state = table(spaces={1: "red-gate"}, energy={"red-gate": 4})
    assert [action for action in offered(state) if action.startswith("attune")] == [f"attune {n}" for n in (1, 2, 3, 4)]

    for count in (1, 2, 3, 4):
        after, happened = played(state, f"attune {count}")
        assert (after.investigator(i(1)).energy, on(after, "red-gate")) == (count, 4 - count)
        assert kinds(happened) == ["EnergyAttuned"]
        assert after.chance == state.chance
    assert refused(state, "0: attune 0") == "RR-13.12"
    assert refused(state, "0: attune 5") == "RR-13.12"
    assert refused(state, "0: attune -1") == "RR-13.12"


@pytest.mark.rule("RR-R15")
def test_the_host_can_limit_what_one_action_takes() -> None:
    state = table(spaces={1: "red-gate"}, energy={"red-gate": 4}, attune_amount=2)
    assert [action for action in offered(state) if action.startswith("attune")] == ["attune 1", "attune 2"]
    assert refused(state, "0: attune 3") == "RR-R15"
    assert refused(state, "0: attune 4") == "RR-R15"

    state = play(state, "attune 2", "attune 2")

    assert (state.investigator(i(1)).energy, on(state, "red-gate"), state.turn.actions) == (4, 0, 1)


@pytest.mark.rule("RR-R15")
def test_the_limit_is_a_whole_number_from_one() -> None:
    with pytest.raises(SetupError):
        new(attune_amount=-1)
    assert new(attune_amount=1).setup.options.attune_amount == 1

    state = table(spaces={1: "red-gate"}, energy={"red-gate": 30}, attune_amount=12)
    assert [action for action in offered(state) if "attune" in action][-1] == "attune 12"
    assert refused(state, "0: attune 13") == "RR-R15"


@pytest.mark.rule("RR-R15")
def test_of_a_heap_one_takes_any_number_as_well() -> None:
    state = table(spaces={1: "red-gate"}, energy={"red-gate": 30})
    listed = [action for action in offered(state) if action.startswith("attune")]
    assert listed == [f"attune {count}" for count in range(1, 31)]
    assert refused(state, "0: attune 31") == "RR-13.12"

    state = play(state, "attune 10", "attune 19")
    assert (state.investigator(i(1)).energy, on(state, "red-gate")) == (29, 1)


@pytest.mark.rule("RR-R15")
def test_of_a_heap_beyond_all_measure_one_takes_up_to_forty_or_all() -> None:
    state = table(spaces={1: "red-gate"}, energy={"red-gate": 50})
    listed = [action for action in offered(state) if action.startswith("attune")]
    assert listed == [*[f"attune {count}" for count in range(1, 41)], "attune 50"]
    assert refused(state, "0: attune 41") == "RR-R15"
    assert refused(state, "0: attune 51") == "RR-R15"

    assert play(state, "attune 50").investigator(i(1)).energy == 50


@pytest.mark.rule("RR-13.12")
@pytest.mark.parametrize("space", ["left-leg", "head"])
def test_there_is_never_anything_to_pick_up_on_a_body_part(space: str) -> None:
    state = table(spaces={1: space}, energy={"final-vortex": 3, "north-vortex": 2})

    assert refused(state, "0: attune 1") == "RR-3.8"


@pytest.mark.rule("RR-13.12")
def test_each_time_it_takes_an_action() -> None:
    state = quiet(spaces={1: "red-gate"}, energy={"red-gate": 4})

    state = play(state, "attune 1", "attune 1")
    assert state.turn.actions == 1
    state = play(state, "attune 1")

    assert (state.turn.who, state.investigator(i(1)).energy, on(state, "red-gate")) == (i(2), 3, 1)


@pytest.mark.rule("RR-13.12")
def test_who_lies_on_the_ground_does_not_attune() -> None:
    state = table(spaces={1: "red-gate"}, energy={"red-gate": 4}, insanity={1: "catatonia"}, minds={1: {"lying": True}})

    assert refused(state, "0: attune 1") == "RR-20.31"
    assert "attune 1" in offered(play(state, "stand up"))


# ------------------------------------------------------------------ whose it is


@pytest.mark.rule("RR-R16")
def test_energy_belongs_to_who_has_picked_it_up_and_nobody_else_can_spend_it() -> None:
    verse = card("verse", spell("left-leg", 2))
    state = quiet(verse, held={2: 12}, energy={"north-vortex": 1}, cards={1: ["verse left"]})

    state = play(state, "attune 1")

    assert [one.energy for one in state.team] == [1, 12, 0, 0, 0]
    assert refused(state, "0: incant verse") == "RR-3.9"


@pytest.mark.rule("RR-R16")
def test_there_is_no_limit_to_what_one_holds() -> None:
    state = table(spaces={1: "red-gate"}, held={1: 60}, energy={"red-gate": 50})

    assert play(state, "attune 50").investigator(i(1)).energy == 110


@pytest.mark.rule("RR-R16")
def test_as_an_option_the_group_holds_it() -> None:
    verse = card("verse", spell("left-leg", 2))
    story: dict[str, Any] = {
        "spaces": {1: "red-gate", 2: "north-vortex"},
        "energy": {"red-gate": 3},
        "cards": {2: ["verse left"]},
    }
    state = quiet(verse, seats=2, shared_energy=True, **story)

    state = play(state, "attune 3")
    assert (state.board.pool, [one.energy for one in state.team]) == (3, [0] * 5)
    state = play(state, "end actions", "1: incant verse")

    assert (state.board.pool, state.part(Space.LEFT_LEG).vulnerable) == (1, True)


@pytest.mark.rule("RR-R16")
def test_what_the_group_holds_outlives_its_members() -> None:
    state = quiet(
        spaces={1: "red-gate", 2: "north-vortex"},
        wounds={1: 4},
        energy={"red-gate": 2},
        enemies={"cultist-1": "red-gate"},
        shared_energy=True,
    )

    state = play(state, "attune 2", "end actions", "keep", chance=[2, 2])

    assert (state.investigator(i(1)).space, state.board.pool, everywhere(state)) == (None, 2, 2)


@pytest.mark.rule("RR-R16")
def test_a_cost_is_paid_out_of_what_the_group_holds() -> None:
    horn = card("horn", item(use(LoseEnergy(Who.YOU), energy=2)))
    state = quiet(horn, energy={"north-vortex": 3}, cards={1: ["horn left"]}, shared_energy=True)
    assert refused(state, "0: use horn 1") == "RR-3.9"

    state = play(state, "attune 3", "use horn 1")

    assert state.board.pool == 0


@pytest.mark.rule("RR-R16")
def test_each_in_turn_loses_what_the_group_holds() -> None:
    toll = myth("toll", LoseEnergy(Who.EVERYBODY, 1))
    state = quiet(mythos=toll, energy={"north-vortex": 7}, shared_energy=True)

    assert play(state, "attune 7", "end actions").board.pool == 2


# ------------------------------------------------------------------ refusals change nothing


def _corner() -> State:
    """I1 at the Red Gate beside a Cultist, with 2 stress, 3 Energy and an Incantation of 9."""
    return quiet(
        card("verse", spell("left-leg", 9)),
        spaces={1: "red-gate"},
        stress={1: 2},
        energy={"red-gate": 4},
        held={1: 3},
        cards={1: ["verse left"]},
        enemies={"cultist-1": "red-gate", "cultist-2": "blue-gate"},
    )


@pytest.mark.rule("RR-13.14")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("attune 5", "RR-13.12"),
        ("attack cultist-2", "RR-13.2"),
        ("attack left-leg", "RR-5.3"),
        ("rest healing 2 stress and 0 wounds", "RR-13.7"),
        ("incant verse", "RR-3.9"),
        ("trade", "RR-13.8"),
        ("climb left-leg", "RR-13.10"),
        ("keep", "RR-12.3"),
    ],
)
def test_a_refused_action_changes_nothing(text: str, rule: str) -> None:
    state = _corner()

    assert refused(state, f"0: {text}") == rule

    assert state.digest() == _corner().digest()
    assert play(state, "attack cultist-1").digest() == play(_corner(), "attack cultist-1").digest(), "the dice as well"


@pytest.mark.rule("RR-13.14")
def test_a_refused_answer_within_a_roll_changes_no_die() -> None:
    foes = {"cultist-1": "red-gate"}
    state = play(
        table(spaces={1: "red-gate"}, stress={1: 4}, skills={1: {"lucky": 1}}, enemies=foes),
        "attack cultist-1",
        chance=black("S T -"),
    )
    before = state.digest()

    assert refused(state, "0: reroll green-blank") == "RR-11.1"
    assert refused(state, "0: reroll black-tentacle for stress") == "RR-11.2"

    assert state.digest() == before


# ------------------------------------------------------------------ what is said


@pytest.mark.rule("RR-R16", "RR-R15")
def test_a_refusal_says_how_much_there_is_and_whose_it_is() -> None:
    horn = card("horn", item(use(LoseEnergy(Who.YOU), energy=2)))
    own = quiet(horn, held={1: 1}, cards={1: ["horn left"]})
    shared = quiet(horn, cards={1: ["horn left"]}, shared_energy=True)
    heap = table(energy={"north-vortex": 4}, attune_amount=2)

    assert why(own, "use horn 1") == "It costs 2 Energy, and I1 has 1."
    assert why(shared, "use horn 1") == "It costs 2 Energy, and the group has 0."
    assert why(heap, "attune 3") == "One action picks up 2 Energy at most."
    assert why(heap, "attune 0") == "Pick up 1 Energy at least."
