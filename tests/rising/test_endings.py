"""The end of the game: how all win or lose together, what comes first, and that nothing comes after it."""

from __future__ import annotations

import pytest

from rlyeh_rules.kernel import GameOver, Outcome, evolve, parse_action
from rlyeh_rules.rising import Figures, Name, Space, State, Where, Who, events
from rlyeh_rules.rising.effects import LoseSanity, Summon, TakeWounds, WoundFigures
from rlyeh_rules.rising.traits import CostWhenAttacked, OnDeath

from .made_up import calm, cthulhu, episode, kind
from .strokes import STROKE, one, scene
from .table import black, green, i, kinds, offered, play, played

DOWN = "vulnerable destroyed"
TWO_DOWN = {"left-leg": DOWN, "right-arm": DOWN}
LAST = {**TWO_DOWN, "head": "vulnerable 7"}
"""The Head, with 8 health, is all that is left to destroy, and 1 wound does it."""
HEAD = {"head": 8}
EVERYBODY = (0, 1, 2, 3, 4)


def won(state: State) -> Outcome:
    """How the players have won."""
    assert state.outcome is not None
    assert state.outcome.rule == "RR-5.14", state.outcome
    return state.outcome


def lost(state: State) -> Outcome:
    """How the players have lost."""
    assert state.outcome is not None
    assert state.outcome.winners == (), state.outcome
    return state.outcome


# ------------------------------------------------------------------ together


@pytest.mark.rule("RR-24.1")
def test_all_win_those_of_eliminated_investigators_too() -> None:
    state = calm(5, turn=3, dead=[1, 2], spaces={3: "head"}, parts=LAST, health=HEAD)

    state, happened = played(state, "2: attack head", "2: keep", chance=black("S - -"))

    assert won(state).winners == EVERYBODY
    assert events.GameWon((Space.LEFT_LEG, Space.RIGHT_ARM, Space.HEAD)) in happened


@pytest.mark.rule("RR-24.1")
def test_all_lose_together() -> None:
    state = scene(5, TakeWounds(Who.EVERYBODY, 5))

    assert lost(play(state, f"0: {STROKE}")).winners == ()


# ------------------------------------------------------------------ all eliminated


@pytest.mark.rule("RR-24.2")
def test_with_the_fifth_wound_of_the_last_one_all_is_lost_at_once_without_a_check() -> None:
    state = calm(
        turn=5,
        dead=[1, 2, 3, 4],
        wounds={5: 4},
        stress={5: 4},
        enemies={"ghast-1": "north-vortex"},
        discard=["sign"] * 3,
    )

    state, happened = played(state, "end actions", chance=black("S T"))

    assert (lost(state).rule, lost(state).reason) == ("RR-24.2", "all investigators are eliminated")
    assert [name for name in kinds(happened) if name != "ChanceGave"][-2:] == ["Eliminated", "GameLost"]
    assert state.board.track == 1


@pytest.mark.rule("RR-24.2")
def test_by_madness_as_well() -> None:
    state = scene(1, LoseSanity(Who.YOU, 1), sanity={1: 20}, dead=[2, 3, 4, 5])

    assert lost(play(state, STROKE)).rule == "RR-24.2"


@pytest.mark.rule("RR-24.2")
def test_it_is_checked_at_each_elimination_of_several_at_once() -> None:
    state, happened = played(scene(1, TakeWounds(Who.EVERYBODY, 5)), STROKE)

    assert [event.who for event in happened if isinstance(event, events.Eliminated)] == [i(at) for at in range(1, 6)]
    assert lost(state).rule == "RR-24.2"


@pytest.mark.rule("RR-R3")
def test_single_eliminations_never_lose_from_the_first_turn_on_and_the_fifth_does() -> None:
    state = scene(1, TakeWounds(Who.YOU, 5), number=1)
    assert state.turn.number == 1
    state = play(state, STROKE)
    assert (state.outcome, len(state.living), state.turn.who) == (None, 4, i(2))


@pytest.mark.rule("RR-R3", "RR-24.2")
@pytest.mark.parametrize("dead", range(5))
def test_only_the_elimination_of_all_five_loses(dead: int) -> None:
    state = scene(1, TakeWounds(Who.YOU, 5), turn=5, dead=list(range(1, dead + 1)))

    state = play(state, STROKE)

    assert (state.outcome is not None) is (dead == 4)
    assert len(state.living) == 4 - dead


# ------------------------------------------------------------------ the end of the track


@pytest.mark.rule("RR-24.3")
def test_as_the_token_enters_the_8th_space_all_is_lost_before_any_advance_effect() -> None:
    state = calm(
        track=7,
        discard=["sign"] * 3,
        facts={
            "cthulhu": [cthulhu(advance=[LoseSanity(Who.EVERYBODY, 1)])],
            "episode": [episode(Summon(Name.CULTIST, Where.RED_GATE))],
        },
    )

    state, happened = played(state, "end actions")

    assert (lost(state).rule, state.board.track) == ("RR-24.3", 8)
    assert kinds(happened)[-2:] == ["ElderOneAdvanced", "GameLost"]
    assert state.enemies == ()


@pytest.mark.rule("RR-24.3")
@pytest.mark.parametrize(("track", "discard"), [(6, 3), (7, 2)])
def test_on_the_7th_space_it_is_not_lost(track: int, discard: int) -> None:
    state = play(calm(track=track, discard=["sign"] * discard), "end actions")

    assert (state.outcome, state.board.track) == (None, 7)


# ------------------------------------------------------------------ what comes first


@pytest.mark.rule("RR-R32", "RR-24.4", "RR-10.8")
def test_a_roll_that_destroys_the_last_part_wins_before_its_tentacles_drive_the_last_one_mad() -> None:
    state = calm(dead=[2, 3, 4, 5], spaces={1: "head"}, sanity={1: 20}, stress={1: 4}, parts=LAST, health=HEAD)

    state, happened = played(state, "attack head", chance=black("S T T") + green("- - - -"))

    assert won(state).winners == (0,)
    assert (one(state).sanity, "SanityLost" in kinds(happened)) == (20, False)


@pytest.mark.rule("RR-R32", "RR-24.4")
def test_it_wins_before_what_it_costs_to_have_attacked_kills_the_last_one() -> None:
    thorns = CostWhenAttacked(each=False, wounds=1)
    state = calm(
        dead=[2, 3, 4, 5],
        spaces={1: "head"},
        wounds={1: 4},
        stress={1: 4},
        parts=LAST,
        health=HEAD,
        facts={"cthulhu": [evolve(cthulhu(), abilities=(thorns,))]},
    )

    assert won(play(state, "attack head", chance=black("S - -"))).rule == "RR-5.14"

    state = play(state, "attack head", chance=black("- - -"))
    assert lost(state).rule == "RR-24.2", "without the success it would have been the end"


@pytest.mark.rule("RR-24.4")
def test_one_effect_that_destroys_the_last_part_and_kills_the_last_one_wins() -> None:
    bomb = kind("ghast", health=1, abilities=(OnDeath((TakeWounds(Who.HERE, 5),)),))
    state = scene(
        1,
        WoundFigures(Figures.ENEMIES, 1, within=3),
        dead=[2, 3, 4, 5],
        spaces={1: "final-vortex"},
        parts=LAST,
        health=HEAD,
        enemies={"ghast-1": "final-vortex"},
        facts={"monsters": [bomb]},
    )

    state = play(state, STROKE)

    assert won(state).winners == (0,)
    assert (one(state).alive, one(state).wounds) == (True, 0)


@pytest.mark.rule("RR-24.4", "RR-20.36")
def test_symptoms_that_destroy_the_last_part_win_at_once() -> None:
    state = scene(
        1,
        LoseSanity(Who.YOU, 1),
        spaces={1: "head"},
        sanity={1: 4},
        parts=LAST,
        health=HEAD,
        insanity={1: "psychotic-outbreak"},
        skills={1: {"marksman": 1, "swiftness": 1, "lucky": 1}},
    )

    state, happened = played(state, STROKE)

    assert won(state).winners == (0,)
    assert kinds(happened)[-1] == "GameWon"


@pytest.mark.rule("RR-24.4")
def test_an_end_whose_condition_is_not_met_is_not_sound() -> None:
    state = calm().with_outcome(Outcome((), "all investigators are eliminated", "RR-24.2"))

    assert "RR-24.4" in [violation.rule for violation in state.violations()]


# ------------------------------------------------------------------ after the end


@pytest.mark.rule("RR-24.5")
@pytest.mark.parametrize("text", ["0: end actions", "0: attack head", "0: keep", "0: run", "0: stand up"])
def test_after_the_end_no_command_is_accepted_and_nothing_changes(text: str) -> None:
    state = calm(spaces={1: "head"}, stress={1: 4}, parts=LAST, health=HEAD)
    state = play(state, "attack head", chance=black("S - -"))
    before = state.digest()
    action = parse_action(state, text)

    refusal = state.why_not(action)

    assert refusal is not None
    assert refusal.rule == "RR-24.5"
    with pytest.raises(GameOver):
        state.apply(action)
    assert (state.digest(), state.is_over, offered(state), state.waiting_on) == (before, True, [], ())


@pytest.mark.rule("RR-24.5")
def test_nothing_more_is_resolved_after_the_end() -> None:
    state = scene(
        1,
        TakeWounds(Who.EVERYBODY, 5),
        Summon(Name.CULTIST, Where.RED_GATE),
        burning={1: 1},
    )

    state, happened = played(state, STROKE)

    assert (state.enemies, kinds(happened)[-1]) == ((), "GameLost")
    assert state.waiting_on == ()
