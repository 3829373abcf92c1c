"""Expert Cultists, with that option: Cultists in every way, with stats and abilities of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import attrs
import pytest

import rlyeh_rules as rr
from rlyeh_rules.kernel import SetupError, evolve
from rlyeh_rules.rising import EnemyFacts, Figures, Name, Placement, State, When, Where
from rlyeh_rules.rising.effects import AddFire, MoveFigures, Summon, WoundFigures
from rlyeh_rules.rising.traits import GreenDice, OnDeath
from tests.rising.table import black, green, i, kinds, new, offered, play, played, shipped
from tests.rising.things import card, coming, item, monster, myth, on, quiet, use

ZEALOT, TORCHBEARER, CHANTER = "cult-zealot", "cult-torchbearer", "cult-chanter"
"""The Expert Cultists of the shipped set, two of each, in their order."""


def sect(*cards: Any, experts: Sequence[EnemyFacts] = (), **story: Any) -> State:
    """A table with the option on."""
    return quiet(*cards, **{"facts": {"experts": experts}, "expert_cultists": True, **story})


def names(state: State) -> list[str]:
    """The figures on the map."""
    return [str(enemy.id) for enemy in state.enemies]


@pytest.mark.rule("RR-6.1", "RR-R31")
@pytest.mark.parametrize("kind", [ZEALOT, TORCHBEARER, CHANTER, "cultist"])
def test_an_expert_leaves_one_energy_as_any_cultist_does(kind: str) -> None:
    health = shipped().kinds[kind].health
    foes = {f"{kind}-1": f"blue-gate {health - 1}"}
    state = sect(spaces={1: "blue-gate"}, enemies=foes)

    state = play(state, f"attack {kind}-1", "keep", chance=black("S - -"))

    assert (state.enemies, on(state, "blue-gate")) == ((), 1)


@pytest.mark.rule("RR-6.1")
def test_without_their_data_the_option_cannot_be_turned_on() -> None:
    bare = attrs.evolve(shipped(), experts=(), custom=True, digest="bare")

    with pytest.raises(SetupError) as caught:
        rr.new_game(State, seed=1, content=bare, options={"expert_cultists": True})

    assert caught.value.rule == "RR-6.1"
    assert rr.new_game(State, seed=1, content=bare).setup.content.experts == ()


@pytest.mark.rule("RR-R31")
def test_the_option_is_off_by_default_and_then_none_ever_comes() -> None:
    assert new().setup.options.expert_cultists is False
    call = myth("call", summons=[coming("cultist"), coming("cultist")])

    state = play(sect(mythos=call, expert_cultists=False), "end actions")

    assert names(state) == ["cultist-1", "cultist-2"]


@pytest.mark.rule("RR-R31")
def test_summons_of_cultists_draw_on_the_experts_first_then_on_the_others() -> None:
    call = myth("call", Summon(Name.CULTIST, Where.RED_GATE, 8))

    state = play(sect(mythos=call), "end actions")

    experts = [f"{kind}-{number}" for kind in (ZEALOT, TORCHBEARER, CHANTER) for number in (1, 2)]
    assert names(state) == [*experts, "cultist-1", "cultist-2"]


@pytest.mark.rule("RR-R31")
def test_at_set_up_too_the_others_come_where_the_experts_run_out() -> None:
    episode = evolve(
        shipped().episode[0],
        placements=(
            Placement(Name.LEFT, Where.RED_GATE),
            Placement(Name.RIGHT, Where.BLUE_GATE),
            Placement(Name.CULTIST, Where.MOON_VORTEX, 3),
        ),
    )
    content = attrs.evolve(
        shipped(), experts=(monster(ZEALOT, 3, 1, drop=1),), episode=(episode,), custom=True, digest="one"
    )

    state = rr.new_game(State, seed=1, content=content, options={"expert_cultists": True})
    while state.turn.number < 1:
        state = play(state, str(state.legal_actions()[0]))

    cultists = [str(enemy.id) for enemy in state.enemies if enemy.kind in content.cultists]
    assert cultists == [f"{ZEALOT}-1", "cultist-1", "cultist-2"]


@pytest.mark.rule("RR-R31", "RR-23.1")
@pytest.mark.parametrize(("figures", "hurt"), [(Figures.CULTISTS, [1, 1, 0]), (Figures.MONSTERS, [0, 0, 1])])
def test_they_are_cultists_and_no_monsters_in_every_effect(figures: Figures, hurt: list[int]) -> None:
    bomb = card("bomb", item(use(WoundFigures(figures, 1))))
    foes = dict.fromkeys(("cult-zealot-1", "cultist-1", "gug-1"), "red-gate")
    state = sect(bomb, spaces={1: "red-gate"}, enemies=foes, cards={1: ["bomb left"]})

    state = play(state, "use bomb 1")

    assert [enemy.wounds for enemy in state.enemies] == hurt


@pytest.mark.rule("RR-R31")
def test_they_move_with_the_cultists() -> None:
    march = myth("march", MoveFigures(Figures.CULTISTS, 1))
    foes = {f"{ZEALOT}-1": "moon-vortex", "gug-1": "moon-vortex"}
    state = sect(mythos=march, spaces={1: "red-gate"}, enemies=foes, stress={1: 4})

    state = play(state, "end actions", chance=green("- - -"))

    assert [str(enemy.space) for enemy in state.enemies] == ["red-gate", "moon-vortex"]


@pytest.mark.rule("RR-R31")
def test_what_helps_against_cultists_helps_against_them() -> None:
    club = card("club", item(standing=[GreenDice(2, When.ATTACK_CULTIST)]))
    state = sect(club, spaces={1: "red-gate"}, enemies={f"{ZEALOT}-1": "red-gate"}, cards={1: ["club left"]})

    rolled: Any = played(state, f"attack {ZEALOT}-1")[1][1]

    assert len(rolled.dice) == 5


@pytest.mark.rule("RR-R31")
def test_they_attack_with_their_own_dice_and_have_their_own_abilities() -> None:
    last = OnDeath((AddFire(Where.YOUR_SPACE, 1),))
    experts = [
        monster(CHANTER, 1, 1, drop=1, abilities=(last,)),
        monster(ZEALOT, 3, 1, drop=1, green=3, black=0),
    ]
    foes = {f"{ZEALOT}-1": "red-gate", f"{CHANTER}-1": "red-gate"}
    state = sect(experts=experts, spaces={1: "red-gate"}, enemies=foes, stress={1: 4})

    state, happened = played(state, f"attack {CHANTER}-1", "end actions", chance=black("S - -") + green("S - S"))

    assert (kinds(happened).count("FireAdded"), on(state, "red-gate")) == (1, 1)
    rolls: list[Any] = [event for event in happened if type(event).__name__ == "DiceRolled"]
    assert ([len(roll.dice) for roll in rolls], state.investigator(i(1)).wounds) == ([3, 3], 2)


@pytest.mark.rule("RR-R31", "RR-26.2")
def test_experts_are_cultists_of_which_there_are_never_more_than_ten() -> None:
    foes = {f"cultist-{number}": "moon-vortex" for number in range(1, 8)} | {f"{ZEALOT}-1": "moon-vortex"}
    call = myth("call", summons=[coming("cultist", count=6), coming("left", "blue-gate")])

    state, happened = played(sect(mythos=call, enemies=foes), "end actions")

    assert names(state) == [*foes, f"{ZEALOT}-2", f"{TORCHBEARER}-1", "ghast-1"], "ten; then the next line"
    assert kinds(happened).count("NothingSummoned") == 4
    full = sect(mythos=call, enemies={f"cultist-{number}": "moon-vortex" for number in range(1, 11)})
    assert names(play(full, "end actions"))[10:] == ["ghast-1"]


@pytest.mark.rule("RR-R31", "RR-26.2", "RR-25.1")
def test_where_the_last_two_of_the_ten_come_is_asked() -> None:
    foes = {f"cultist-{number}": "moon-vortex" for number in range(1, 9)}
    call = myth("call", Summon(Name.CULTIST, Where.EACH_GATE))

    state = play(sect(mythos=call, enemies=foes), "end actions")
    assert offered(state) == ["choose space red-gate", "choose space yellow-gate"]

    state = play(state, "choose space yellow-gate")
    assert [(str(enemy.id), str(enemy.space)) for enemy in state.enemies[8:]] == [
        (f"{ZEALOT}-1", "yellow-gate"),
        (f"{ZEALOT}-2", "blue-gate"),
    ]


@pytest.mark.rule("RR-R31")
def test_those_that_the_game_ships_with_are_cultists_that_leave_one() -> None:
    content = shipped()

    assert content.cultists == {"cultist", ZEALOT, TORCHBEARER, CHANTER}
    assert [facts.energy for facts in content.experts] == [1, 1, 1]


@pytest.mark.rule("RR-R31")
def test_a_new_game_with_the_option_begins_with_experts() -> None:
    state = new(expert_cultists=True)
    while state.turn.number < 1:
        state = play(state, str(state.legal_actions()[0]))

    cultists = [str(enemy.kind) for enemy in state.enemies if enemy.kind in shipped().cultists]
    assert cultists[:2] == [ZEALOT, ZEALOT]
