"""Attacking Cthulhu: what a destroyed body part is, and what wins the game."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.rising import Figures, Space, State
from rlyeh_rules.rising.effects import CthulhuHeals, Detach, WoundFigures
from rlyeh_rules.rising.events import PartDestroyed
from tests.rising.table import black, i, kinds, offered, play, played, refused, seat, table
from tests.rising.things import card, item, myth, quiet, use

LEG, ARM = Space.LEFT_LEG, Space.LEFT_ARM
BOMB = card("bomb", item(use(WoundFigures(Figures.ENEMIES, 3), once=False, stress=1)))


def on_leg(**story: Any) -> State:
    """I1 on the Left Leg, which has 8 health, with a bomb of 3 wounds in hand."""
    more: dict[str, Any] = {"spaces": {1: "left-leg"}, "health": {"left-leg": 8}, "cards": {1: ["bomb left"]}, **story}
    return quiet(BOMB, **more)


def wounds(state: State) -> list[int]:
    """The wounds of the parts, in the order of `PARTS`."""
    return [part.wounds for part in state.parts]


# ------------------------------------------------------------------ destroyed


@pytest.mark.rule("RR-5.10", "RR-R45")
def test_at_its_health_a_part_is_destroyed_and_its_wounds_come_off() -> None:
    state = quiet(spaces={1: "left-arm"}, health={"left-arm": 6}, parts={"left-arm": "vulnerable 4"})

    state, happened = played(state, "attack left-arm", "keep", chance=black("S S -"))

    part = state.part(ARM)
    assert PartDestroyed(ARM) in happened
    assert (part.destroyed, part.wounds, part.vulnerable) == (True, 0, False)
    assert part.card == "left-handed-seal", "the card stays where it is, and opens nothing any more"
    assert state.discovery.discard == ()


@pytest.mark.rule("RR-R45", "RR-R21")
def test_the_card_on_a_destroyed_part_does_not_come_off() -> None:
    state = quiet(mythos=myth("undo", Detach()), parts={"left-leg": "vulnerable destroyed"})

    state = play(state, "end actions")

    assert (state.part(LEG).card, state.investigator(i(1)).cards) == ("drowned-litany", ())


@pytest.mark.rule("RR-5.11")
def test_a_destroyed_part_is_neither_attacked_nor_wounded_nor_attacks() -> None:
    state = on_leg(parts={"left-leg": "vulnerable destroyed"}, skills={1: {"marksman": 4}}, stress={1: 3})
    assert refused(state, "0: attack left-leg") == "RR-5.11"
    assert refused(state, "0: attack left-leg for free") == "RR-5.11"

    state, happened = played(state, "use bomb 1", "end actions")

    assert not {"FoeWounded", "EnemyAttacked", "DiceRolled"} & set(kinds(happened))
    assert (state.turn.who, wounds(state)) == (i(2), [0] * 5)


@pytest.mark.rule("RR-5.12")
def test_a_destroyed_part_is_climbed_as_before() -> None:
    gone = {"left-leg": "vulnerable destroyed", "right-leg": "vulnerable destroyed"}
    state = quiet(spaces={1: "final-vortex"}, parts=gone)

    state = play(state, "climb left-leg", "climb left-arm")

    assert state.investigator(i(1)).space is ARM
    assert play(quiet(spaces={1: "final-vortex"}, parts=gone), "climb left-arm by left-leg").turn.actions == 2


@pytest.mark.rule("RR-5.12")
def test_nobody_runs_onto_a_destroyed_part_or_rests_on_it_or_is_second_there() -> None:
    gone = {"left-leg": "vulnerable destroyed"}
    state = quiet(spaces={1: "final-vortex"}, parts=gone)
    assert refused(play(state, "run"), "0: go left-leg") == "RR-2.18"
    assert not any("leg" in action for action in offered(play(state, "run")))

    state = quiet(spaces={1: "left-leg"}, stress={1: 2}, parts=gone)
    assert refused(state, "0: rest healing 2 stress and 0 wounds") == "RR-2.24"

    state = quiet(spaces={1: "final-vortex", 2: "left-leg"}, parts=gone)
    assert refused(state, "0: climb left-leg") == "RR-2.21"
    assert "climb left-leg" not in offered(state)


@pytest.mark.rule("RR-5.13")
@pytest.mark.parametrize("words", ["vulnerable 8", "8", "vulnerable 9"])
def test_a_part_with_wounds_for_its_whole_health_is_not_sound(words: str) -> None:
    state = table(health={"left-leg": 8}, parts={"left-leg": words})
    assert "RR-5.13" in [violation.rule for violation in state.violations()]

    assert "RR-5.13" not in [
        violation.rule for violation in table(health={"left-leg": 8}, parts={"left-leg": "7"}).violations()
    ]


@pytest.mark.rule("RR-5.13")
def test_a_destroyed_part_has_no_wounds_and_no_effect_mends_it() -> None:
    state = quiet(mythos=myth("mend", CthulhuHeals(5, all=True)), parts={"left-leg": "vulnerable destroyed"})

    state = play(state, "end actions")

    assert (state.part(LEG).destroyed, state.part(LEG).wounds) == (True, 0)


# ------------------------------------------------------------------ the win


def _near(destroyed: str, part: str, **story: Any) -> State:
    """Some parts destroyed, and I1 on another one, Vulnerable and one wound short."""
    state = dict.fromkeys(destroyed.split(), "vulnerable destroyed")
    return quiet(spaces={1: part}, health={part: 4}, parts={**state, part: "vulnerable 3"}, **story)


@pytest.mark.rule("RR-5.14", "RR-5.16")
@pytest.mark.parametrize(
    ("destroyed", "last"),
    [
        ("left-leg left-arm", "head"),
        ("left-leg right-leg", "head"),
        ("head right-arm", "left-leg"),
        ("right-arm head", "left-arm"),
        ("left-leg right-leg left-arm right-arm", "head"),
    ],
)
def test_the_head_and_two_others_win_in_whatever_order(destroyed: str, last: str) -> None:
    state = play(_near(destroyed, last), f"attack {last}", "keep", chance=black("S T T"))

    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.rule) == (state.seats, "RR-5.14")
    assert state.investigator(i(1)).sanity == 1, "the win comes before anything else"


@pytest.mark.rule("RR-5.15", "RR-5.14")
@pytest.mark.parametrize(
    ("destroyed", "last"),
    [
        ("left-arm", "head"),
        ("head", "left-arm"),
        ("left-leg right-leg left-arm", "right-arm"),
        ("left-leg", "right-leg"),
    ],
)
def test_less_than_that_does_not_win(destroyed: str, last: str) -> None:
    state = play(_near(destroyed, last), f"attack {last}", "keep", "end actions", chance=black("S - -"))

    assert (state.outcome, state.part(Space(last)).destroyed, state.turn.who) == (None, True, i(2))


@pytest.mark.rule("RR-5.16")
def test_the_win_is_for_all_the_dead_among_them() -> None:
    gone: dict[int, Any] = dict.fromkeys((2, 3, 4, 5))
    parts = {"head": "vulnerable destroyed", "right-arm": "vulnerable destroyed", "left-leg": "vulnerable 3"}
    spaces = {1: "left-leg", **gone}
    state = quiet(seats=2, spaces=spaces, wounds=dict.fromkeys(gone, 5), health={"left-leg": 4}, parts=parts)

    state = play(state, "attack left-leg", "keep", chance=black("S - -"))

    assert state.outcome is not None
    assert state.outcome.winners == (seat(1), seat(2))
