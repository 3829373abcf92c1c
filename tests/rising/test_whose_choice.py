"""Whose decision it is: the active player's, or that of whoever plays the investigator to whom it belongs (RR-25.1)."""

from __future__ import annotations

from typing import Any, Final

import attrs
import pytest

import rlyeh_rules as rr
from rlyeh_rules.kernel import Seat, evolve
from rlyeh_rules.rising import Choice, Effect, HalfFacts, Mythos, State
from rlyeh_rules.rising.effects import (
    AddFire,
    ChooseOne,
    CthulhuAttacks,
    LoseSanity,
    MoveFigures,
    PlaceFigure,
    Summon,
    TakeStress,
    TakeWounds,
    WoundFigures,
)
from rlyeh_rules.rising.events import EnemyMoved, SkillRaised
from rlyeh_rules.rising.vocabulary import Figures, Name, Where, Who
from tests.rising.made_up import COMPANION, calm, find, kind, myth, of, why
from tests.rising.table import HOME, offered, play, played, refused, seat, shipped

SHARED: Final[dict[str, Any]] = {"owners": [1, 1, 2, 1, 2], "sharing": "chosen"}
"""I3 and I5 belong to B, the others to A."""


def drawing(*effects: Effect, turn: int = 3, **story: Any) -> State:
    """Turn of I3, in which a card with these effects is drawn."""
    return play(
        calm(2, turn=turn, myths=[myth("card", *effects)], mythos=["card", *["quiet"] * 9], **SHARED, **story),
        "end actions",
    )


def asked(state: State) -> tuple[Seat, ...]:
    """Whom something is asked of."""
    return tuple(at for at in state.seats if offered(state, at + 1))


# ------------------------------------------------------------------ the active player


@pytest.mark.rule("RR-25.1")
def test_which_of_two_equally_near_cultists_moves_is_for_the_active_player() -> None:
    state = drawing(
        MoveFigures(Figures.NEAREST_CULTIST, 1), enemies={"cultist-1": "red-gate", "cultist-2": "blue-gate"}
    )
    assert asked(state) == (seat(2),)
    assert offered(state, 2) == ["choose enemy cultist-1", "choose enemy cultist-2"]

    assert refused(state, "0: choose enemy cultist-1") == "RR-25.1", "it is not A's"
    _, happened = played(state, "choose enemy cultist-2")
    assert [event.to for event in of(happened, EnemyMoved)] == ["death-vortex"]


@pytest.mark.rule("RR-25.1", "RR-20.35")
def test_also_if_another_player_plays_the_target() -> None:
    """In I3's turn I1, who is A's, plays a card again that moves an enemy towards I1."""
    again = myth("again", MoveFigures(Figures.NEAREST_CULTIST, 1))
    chill = myth("chill", LoseSanity(Who.EVERYBODY), symbol=True)
    state = calm(
        2,
        turn=3,
        myths=[again, chill],
        mythos=["chill", *["quiet"] * 8],
        insanity={1: "recurring-trauma"},
        minds={1: {"kept": Mythos("again")}},
        sanity={1: 4},
        enemies={"cultist-1": "red-gate", "cultist-2": "blue-gate"},
        **SHARED,
    )

    assert asked(play(state, "end actions")) == (seat(2),)


@pytest.mark.rule("RR-25.1", "RR-14.7")
def test_the_way_of_an_enemy_is_for_the_active_player() -> None:
    state = drawing(MoveFigures(Figures.ONE, 2), enemies={"cultist-1": "yellow-gate"})

    assert (asked(state), offered(state, 2)) == ((seat(2),), ["lead red-gate", "lead blue-gate"])


@pytest.mark.rule("RR-25.1")
def test_a_space_that_a_card_leaves_open_is_for_the_active_player() -> None:
    state = drawing(AddFire(Where.A_GATE))

    assert asked(state) == (seat(2),)
    assert offered(state, 2) == ["choose space red-gate", "choose space yellow-gate", "choose space blue-gate"]
    assert sum(play(state, "choose space blue-gate").board.fire) == 1


@pytest.mark.rule("RR-25.1", "RR-17.3")
def test_the_order_of_attackers_is_for_the_active_player() -> None:
    state = calm(2, turn=3, enemies={"cultist-1": HOME, "ghast-1": HOME}, **SHARED)

    state = play(state, "end actions")

    assert (asked(state), offered(state, 2)) == ((seat(2),), ["face cultist-1", "face ghast-1"])
    assert refused(state, "0: face cultist-1") == "RR-25.1"


# ------------------------------------------------------------------ what belongs to an investigator


@pytest.mark.rule("RR-25.1", "RR-20.5")
def test_the_skill_to_raise_belongs_to_the_investigator_whoever_is_active() -> None:
    """A threshold of I1, who is A's, in the turn of I3."""
    state = drawing(LoseSanity(Who.EVERYBODY), sanity={1: 4}, skills={1: {"marksman": 1, "stealth": 1, "lucky": 1}})
    assert (state.turn.who, asked(state)) == ("i3", (seat(1),))

    assert refused(state, "1: raise marksman") == "RR-25.1"
    assert why(state, "1: raise marksman") == "This is for A to decide, not for B."
    _, happened = played(state, "0: raise marksman")
    assert [event.who for event in of(happened, SkillRaised)] == ["i1"]


@pytest.mark.rule("RR-25.1", "RR-20.35")
def test_choices_within_ones_own_symptoms_belong_to_the_investigator() -> None:
    again = myth("again", TakeStress(Who.ONE))
    state = calm(
        2,
        turn=3,
        myths=[again, myth("chill", LoseSanity(Who.EVERYBODY), symbol=True)],
        mythos=["chill", *["quiet"] * 8],
        insanity={1: "recurring-trauma"},
        minds={1: {"kept": Mythos("again")}},
        sanity={1: 4},
        **SHARED,
    )

    assert asked(play(state, "end actions")) == (seat(1),)


@pytest.mark.rule("RR-25.1", "RR-22.4")
def test_who_bears_the_wounds_belongs_to_the_wounded() -> None:
    friend = find("friend", HalfFacts(kind=COMPANION, health=2))
    state = drawing(
        TakeWounds(Who.OTHERS), facts={"discovery": [friend]}, discovery=[], cards={1: ["friend left"]}, skills={}
    )

    assert (asked(state), offered(state, 1)) == ((seat(1),), ["wound friend", "bear wounds"])
    assert refused(state, "1: bear wounds") == "RR-25.1"


@pytest.mark.rule("RR-25.1", "RR-11.1")
def test_the_rerolls_of_a_roll_belong_to_who_rolls() -> None:
    """A body part attacks I1, who is A's, by a card that I3 has drawn."""
    state = drawing(CthulhuAttacks(), spaces={1: "head"})

    assert (state.turn.who, asked(state), offered(state, 1)[-1]) == ("i3", (seat(1),), "keep")
    assert refused(state, "1: keep") == "RR-25.1"


@pytest.mark.rule("RR-25.1", "RR-20.22")
def test_the_use_of_a_skill_belongs_to_who_has_it_also_in_the_turn_of_another() -> None:
    """I3, who is B's, may step in before an attack on I1, who is A's and active."""
    skills = {3: {"protector": 1, "toughness": 0, "lucky": 0}}
    state = calm(2, enemies={"cultist-1": HOME}, skills=skills, **SHARED)

    state = play(state, "end actions")

    assert (state.turn.who, asked(state)) == ("i1", (seat(2),))
    assert offered(state, 2) == ["redirect to i3", "let be"]
    assert refused(state, "0: let be") == "RR-25.1"


@pytest.mark.rule("RR-25.1", "RR-11.6")
def test_a_choice_that_a_card_gives_you_is_yours() -> None:
    ways = ChooseOne((Choice(effects=(LoseSanity(Who.YOU),)), Choice(stress=1), Choice(energy=1)))

    state = drawing(ways)

    assert (asked(state), offered(state, 2)) == ((seat(2),), ["choose way 1", "choose way 2"])
    assert refused(state, "1: choose way 3") == "RR-11.6"
    assert refused(state, "0: choose way 1") == "RR-25.1"


@pytest.mark.rule("RR-25.1")
def test_of_several_who_decide_one_after_the_other_each_decides_what_is_theirs() -> None:
    """I1 and I5 reach a threshold at once, clockwise from I3: B raises a skill of I5, then A one of I1."""
    three = {"marksman": 1, "stealth": 1, "lucky": 1}
    state = drawing(LoseSanity(Who.EVERYBODY), sanity={1: 4, 5: 4}, skills={1: three, 5: three})

    assert asked(state) == (seat(2),)
    state = play(state, "1: raise lucky")
    assert asked(state) == (seat(1),)
    assert play(state, "0: raise stealth").turn.who == "i4"


# ------------------------------------------------------------------ as far as possible


@pytest.mark.rule("RR-25.3", "RR-1.18")
def test_the_leaflet_wins_a_first_death_before_any_advance_loses_nothing() -> None:
    state = drawing(TakeWounds(Who.YOU), wounds={3: 4})

    assert (state.outcome, state.turn.who, len(state.living)) == (None, "i4", 4)


@pytest.mark.rule("RR-25.3")
def test_an_effect_is_carried_out_as_far_as_possible() -> None:
    """Of three figures to be summoned two are left; of four wounds the enemy can take three; one of two moves."""
    state = drawing(
        Summon(Name.LEFT, Where.RED_GATE, 3),
        WoundFigures(Figures.SPAWN, 9, 9),
        MoveFigures(Figures.MONSTERS, 1),
        left="gug",
        right="ghast",
        spaces={3: "red-gate"},
        enemies={"rlyeh-spawn-1": "blue-gate", "ghast-1": "moon-vortex"},
        skills={},
    )

    assert [(enemy.id, enemy.space) for enemy in state.enemies] == [
        ("ghast-1", "red-gate"),
        ("gug-1", "red-gate"),
        ("gug-2", "red-gate"),
    ]


@pytest.mark.rule("RR-25.3")
def test_what_could_do_nothing_to_somebody_cannot_be_chosen_for_them() -> None:
    state = drawing(TakeStress(Who.ONE), stress={1: 4, 2: 4})

    assert refused(state, "1: choose investigator i1") == "RR-25.3"
    assert offered(state, 2) == [f"choose investigator i{number}" for number in (3, 4, 5)]


@pytest.mark.rule("RR-25.3", "RR-25.1")
def test_with_one_way_only_nothing_is_asked() -> None:
    state = drawing(TakeStress(Who.ONE), PlaceFigure(Figures.NEAREST_CULTIST), stress={1: 4, 2: 4, 3: 4, 4: 4})

    assert ([one.stress for one in state.team], state.turn.who) == ([4, 4, 4, 4, 1], "i4")


# ------------------------------------------------------------------ what setting up a monster adds


def set_up(*effects: Effect, **changes: Any) -> State:
    """A new game in which the Left Monster, at the Red Gate, is one whose card adds something to its set-up."""
    monster = kind("zoog", setup=effects, **changes)
    others = tuple(evolve(facts, setup=()) for facts in shipped().monsters if facts.id == "ghast")
    content = attrs.evolve(shipped(), name="Two monsters", custom=True, monsters=(monster, *others))
    for seed in range(1, 99):
        state = rr.new_game(State, seed=seed, players=["A"], content=content)
        if state.board.left == "zoog" and state.turn.number:
            return state
    raise AssertionError


def where(state: State, monster: str) -> list[str]:
    """The spaces of the figures of one kind."""
    return [enemy.space for enemy in state.enemies if enemy.kind == monster]


@pytest.mark.rule("RR-R28", "RR-1.9")
@pytest.mark.parametrize("gate", [Where.RANDOM_GATE, Where.BLUE_GATE, Where.YELLOW_GATE, Where.RED_GATE])
def test_whatever_gate_the_added_effect_names_it_is_the_one_of_the_episode(gate: Where) -> None:
    state = set_up(Summon(Name.ITSELF, gate))

    assert (where(state, "zoog"), where(state, "ghast")) == (["red-gate", "red-gate"], ["blue-gate"])


@pytest.mark.rule("RR-R28")
def test_it_is_done_as_far_as_there_are_figures() -> None:
    assert where(set_up(Summon(Name.ITSELF, Where.RANDOM_GATE, 3), pool=3), "zoog") == ["red-gate"] * 3
    assert where(set_up(Summon(Name.ITSELF, Where.RANDOM_GATE), pool=1), "zoog") == ["red-gate"]


@pytest.mark.rule("RR-R28")
def test_it_can_be_more_than_a_summons_and_comes_right_after_the_placement() -> None:
    state = set_up(AddFire(Where.BLUE_GATE, 2), Summon(Name.CULTIST, Where.RANDOM_GATE))

    assert state.board.fire[state.enemies[0].space.at] == sum(state.board.fire) == 2
    assert [enemy.id for enemy in state.enemies][:3] == ["zoog-1", "cultist-1", "ghast-1"], "Left before Right"
