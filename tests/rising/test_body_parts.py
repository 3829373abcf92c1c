"""Body parts as spaces: no enemy and no token there, one investigator at most, no Rest, and how one gets there."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import rlyeh_rules as rr
from rlyeh_rules.kernel import Seat, evolve
from rlyeh_rules.rising import PARTS, Effect, Figures, Kind, Name, Space, State
from rlyeh_rules.rising.effects import AddEnergy, AddFire, AddToken, MoveFigures, PlaceFigure, Summon, TakeWounds
from rlyeh_rules.rising.events import Eliminated, NothingSummoned, TokensDiscarded
from rlyeh_rules.rising.vocabulary import Where, Who
from tests.rising.charms import CHARM, charmed
from tests.rising.table import broken, i, offered, play, played, refused, table

FINAL, LEFT_LEG, HEAD = Space.FINAL_VORTEX, Space.LEFT_LEG, Space.HEAD
HERE = Where.YOUR_SPACE

# ------------------------------------------------------------------ no tokens


@pytest.mark.rule("RR-2.15")
@pytest.mark.parametrize(("effect", "count"), [(AddFire(HERE, 2), 2), (AddToken(HERE), 1), (AddEnergy(HERE, 3), 3)])
def test_a_token_that_would_be_put_on_a_part_is_discarded(effect: Effect, count: int) -> None:
    before = charmed(effect, spaces={1: "head"})

    state, happened = played(before, CHARM)

    assert TokensDiscarded(HEAD, count) in happened
    assert state.board == before.board
    assert state.team[0].energy == state.team[0].fire == 0


@pytest.mark.rule("RR-2.15")
def test_on_the_ground_the_same_effect_puts_the_token_there() -> None:
    state = play(charmed(AddFire(HERE, 2), AddToken(HERE), AddEnergy(HERE, 3), spaces={1: "red-gate"}), CHARM)

    at = Space.RED_GATE.at
    assert (state.board.fire[at], state.board.tokens[at], state.board.energy[at]) == (2, 1, 3)


@pytest.mark.rule("RR-2.16")
def test_what_lies_on_the_board_of_an_investigator_climbs_with_it() -> None:
    state = play(table(spaces={1: "final-vortex"}, held={1: 2}, burning={1: 1}), "climb left-leg")

    one = state.team[0]
    assert (one.space, one.energy, one.fire) == (LEFT_LEG, 2, 1)


@pytest.mark.rule("RR-2.16")
def test_wounds_and_the_attached_card_lie_on_the_dashboard_and_stay_there() -> None:
    before = table(spaces={1: "final-vortex"}, parts={"left-leg": "vulnerable 3"}, health={"left-leg": 8})

    state = play(before, "climb left-leg")

    assert state.part(LEFT_LEG) == before.part(LEFT_LEG)
    assert (state.part(LEFT_LEG).wounds, state.part(LEFT_LEG).vulnerable) == (3, True)


# ------------------------------------------------------------------ no enemies


@pytest.mark.rule("RR-2.17", "RR-14.3")
def test_enemies_do_not_follow_onto_a_part() -> None:
    enemies = {"cultist-1": "final-vortex", "cultist-2": "final-vortex"}

    state = play(table(spaces={1: "final-vortex"}, enemies=enemies), "climb left-leg")

    assert [enemy.space for enemy in state.enemies] == [FINAL, FINAL]


@pytest.mark.rule("RR-2.17")
@pytest.mark.parametrize(
    "effect",
    [
        Summon(Name.CULTIST, HERE),
        Summon(Name.LEFT, HERE, 2),
        PlaceFigure(Figures.NEAREST_CULTIST, HERE),
        MoveFigures(Figures.CULTISTS, 9),
    ],
    ids=repr,
)
@pytest.mark.parametrize("where", ["skip", "final-vortex"])
@pytest.mark.parametrize("part", PARTS)
def test_nothing_puts_an_enemy_on_a_part(effect: Effect, where: str, part: Space) -> None:
    before = charmed(effect, spaces={1: part}, enemies={"cultist-1": "red-gate"}, summon_on_part=where)

    state = play(before, CHARM)

    assert [enemy.id for enemy in state.enemies if enemy.space.is_part] == []
    assert state.enemies_in(FINAL) or state.enemies == before.enemies


@pytest.mark.rule("RR-2.17")
def test_a_summons_onto_a_part_is_lost() -> None:
    state, happened = played(charmed(Summon(Name.CULTIST, HERE), spaces={1: "head"}), CHARM)

    assert NothingSummoned(Kind("cultist"), HEAD) in happened
    assert state.enemies == ()


@pytest.mark.rule("RR-2.17", "RR-2.26")
def test_an_enemy_on_a_part_is_not_sound() -> None:
    state = table(enemies={"cultist-1": "final-vortex"})
    enemies = tuple([evolve(enemy, space=HEAD) for enemy in state.enemies])

    assert broken(state) == []
    assert any("RR-2.17" in text for text in broken(evolve(state, enemies=enemies)))


# ------------------------------------------------------------------ how one gets there


@pytest.mark.rule("RR-2.18")
def test_a_part_is_entered_by_a_climb() -> None:
    state = play(table(spaces={1: "final-vortex"}), "climb right-leg")

    assert (state.team[0].space, state.turn.actions) == (Space.RIGHT_LEG, 2)


@pytest.mark.rule("RR-2.18")
@pytest.mark.parametrize("run", ["run", "free run"])
def test_no_step_of_a_run_leads_onto_a_part(run: str) -> None:
    state = play(table(spaces={1: "final-vortex", 2: "yellow-gate"}, skills={1: {"swiftness": 4}}), run)
    # there is one way out only, which is taken at once
    assert state.team[0].space is Space.YELLOW_GATE

    state = play(state, "go final-vortex")
    assert offered(state) == ["go yellow-gate", "stop"]
    assert refused(state, "go left-leg") == "RR-2.18"
    assert refused(state, "go right-leg") == "RR-2.18"


@pytest.mark.rule("RR-2.18")
@pytest.mark.parametrize("part", ["left-arm", "right-arm", "head"])
def test_where_every_step_leads_to_a_part_there_is_no_run(part: str) -> None:
    state = table(spaces={1: part}, skills={1: {"swiftness": 2}})

    assert [text for text in offered(state) if "run" in text] == []
    assert refused(state, "run") == "RR-2.18"
    assert refused(state, "free run") == "RR-2.18"


# ------------------------------------------------------------------ one on each


@pytest.mark.rule("RR-2.21")
def test_nobody_ends_a_climb_where_somebody_stands() -> None:
    state = table(2, spaces={1: "left-leg", 2: "final-vortex"}, turn=2)

    assert "climb left-leg" not in offered(state)
    assert refused(state, "climb left-leg") == "RR-2.21"
    why = state.why_not(rr.parse_action(state, "climb left-leg"))
    assert why is not None
    assert why.message == "I1 is on Left Leg, where only one can stay."


@pytest.mark.rule("RR-2.21", "RR-2.26")
def test_two_investigators_on_a_part_are_not_sound() -> None:
    assert broken(table(spaces={1: "left-leg", 2: "right-leg"})) == []
    state = table(spaces={1: "left-leg"})
    team = tuple([evolve(one, space=LEFT_LEG) if one.character == i(2) else one for one in state.team])

    assert any("RR-2.21" in text for text in broken(evolve(state, team=team)))


@pytest.mark.rule("RR-2.21")
def test_on_the_final_vortex_there_is_no_such_limit() -> None:
    state = table(spaces={1: "left-leg", 2: "final-vortex", 3: "final-vortex"})

    assert play(state, "climb final-vortex").team[0].space is FINAL


@pytest.mark.rule("RR-2.25")
def test_the_part_of_one_who_dies_is_free_at_once() -> None:
    before = charmed(TakeWounds(Who.ONE), spaces={1: "right-leg", 2: "left-leg"}, wounds={2: 4})
    assert refused(before, "climb left-leg by final-vortex") == "RR-2.21"

    state, happened = played(before, CHARM, "choose investigator i2")

    assert [event.who for event in happened if isinstance(event, Eliminated)] == [i(2)]
    assert [one.character for one in state.team if one.space is LEFT_LEG] == []
    assert play(state, "climb left-leg by final-vortex").team[0].space is LEFT_LEG


@pytest.mark.rule("RR-2.25")
def test_who_dies_on_the_head_in_their_own_turn_leaves_it_to_the_next() -> None:
    before = charmed(TakeWounds(Who.YOU), spaces={1: "head", 2: "left-arm"}, wounds={1: 4})

    state = play(before, CHARM)

    assert (state.team[0].space, state.turn.who) == (None, i(2))
    assert play(state, "climb head").team[1].space is HEAD


# ------------------------------------------------------------------ no Rest


@pytest.mark.rule("RR-2.24")
@pytest.mark.parametrize("words", ["", "vulnerable destroyed"])
def test_nobody_rests_on_a_part_destroyed_or_not(words: str) -> None:
    state = table(spaces={1: "left-leg"}, stress={1: 3}, parts={"left-leg": words})

    assert [text for text in offered(state) if "rest" in text] == []
    assert refused(state, "rest healing 3 stress and 0 wounds") == "RR-2.24"
    assert state.turn.actions == 3


@pytest.mark.rule("RR-2.24")
@pytest.mark.parametrize("level", [3, 4])
def test_no_skill_lets_anybody_rest_there(level: int) -> None:
    skills = {1: {"gate-manipulation": level}}
    state = table(spaces={1: "left-leg"}, stress={1: 3}, parts={"left-leg": "vulnerable destroyed"}, skills=skills)

    assert [text for text in offered(state) if "rest" in text] == []
    assert refused(state, "rest healing 3 stress and 0 wounds") == "RR-2.24"
    assert refused(state, "free rest healing 3 stress and 0 wounds") == "RR-2.24"


@pytest.mark.rule("RR-2.24")
def test_not_even_lying_there() -> None:
    state = table(spaces={1: "left-leg"}, stress={1: 3}, insanity={1: "catatonia"}, minds={1: {"lying": True}})

    assert refused(state, "rest healing 3 stress and 0 wounds") == "RR-2.24"


# ------------------------------------------------------------------ always


def _conditions(state: State) -> bool:
    on_parts = [one.space for one in state.team if one.space is not None and one.space.is_part]
    figures: list[Any] = [*state.enemies, *state.living]
    return (
        not any(enemy.space.is_part for enemy in state.enemies)
        and len(set(on_parts)) == len(on_parts)
        and all(len(lie) == 9 for lie in (state.board.fire, state.board.energy, state.board.tokens))
        and all(isinstance(figure.space, Space) for figure in figures)
    )


def _climber(random: Random, state: State) -> Callable[[Seat], Any]:
    """At random, but climbing whenever that is possible every other time, since parts are seldom reached otherwise."""

    def choose(seat: Seat) -> Any:  # noqa: ANN401 - any action
        actions = state.legal_actions(seat)
        climbs = [action for action in actions if str(action).partition(": ")[2].startswith("climb")]
        return random.choice(climbs if climbs and random.random() < 0.5 else actions)

    return choose


@pytest.mark.walk
@pytest.mark.rule("RR-2.26", "RR-2.21", "RR-2.17")
def test_it_is_so_through_a_thousand_turns_of_any_legal_play() -> None:
    random = Random(226)  # noqa: S311 - a game, not a secret
    turns, seed, climbed = 0, 0, 0
    while turns < 1000:
        state = rr.new_game(State, seed=seed, players=1 + seed % 5, options={"climb_spaces": 2 + seed % 4})
        number = 0
        while not state.is_over:
            assert state.decision is not None
            state, _ = state.apply(_climber(random, state)(state.decision.waits[0]))
            assert _conditions(state)
            climbed += any(one.space is not None and one.space.is_part for one in state.team)
            number = state.turn.number
        turns += number
        seed += 1
    assert climbed > 1000, "and there was somebody on a part most of the time"
