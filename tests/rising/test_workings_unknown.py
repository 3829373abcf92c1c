"""The Unknown Rules and the Expert Cultists: how much of them is used, and what card data they need."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

import rlyeh_rules as rr
from rlyeh_rules.kernel import SetupError
from rlyeh_rules.rising import Content, Foe, Name, Space, State, Where, events
from rlyeh_rules.rising.effects import MoveFigures, Summon, WoundFigures
from rlyeh_rules.rising.vocabulary import Figures

from .printed import done, of
from .table import kinds, new, offered, play, shipped

BLUE = Space.BLUE_GATE


def where(state: State) -> list[tuple[str, str]]:
    """The figures of enemies, each with its space."""
    return [(str(one.id), one.space.value) for one in state.enemies]


# ------------------------------------------------------------------ the Unknown Rules


@pytest.mark.rule("RR-R30", "RR-16.7", "RR-7.5", "RR-23.8")
@pytest.mark.parametrize(
    ("options", "deck", "unknown", "relics"),
    [
        ({}, 10, 0, False),
        ({"unknown_rules": "full"}, 14, 2, True),
        ({"unknown_rules": "monsters"}, 10, 2, False),
        ({"unknown_rules": "relics"}, 10, 0, True),
        ({"unknown_rules": "full", "unknown_mythos": "false"}, 10, 2, True),
        ({"unknown_rules": "monsters", "unknown_mythos": "true"}, 14, 2, False),
        ({"unknown_rules": "relics", "unknown_mythos": "true"}, 14, 0, True),
        ({"unknown_rules": "off", "unknown_mythos": "false"}, 10, 0, False),
    ],
)
def test_how_much_of_the_unknown_rules_is_used(options: dict[str, Any], deck: int, unknown: int, relics: bool) -> None:
    state = new(1, **options)
    while state.turn.number < 1:
        state, _ = state.apply(state.legal_actions()[0])

    assert (len(state.mythos.deck), len(state.board.unknown)) == (deck, unknown)
    assert [one.relic is not None for one in state.team] == [relics] * 5
    assert len({state.board.left, state.board.right, *state.board.unknown}) == 2 + unknown


@pytest.mark.rule("RR-R30")
@pytest.mark.parametrize(
    ("changes", "options", "message"),
    [
        (
            {},
            {"unknown_mythos": "true"},
            "The Unknown Mythos cards are played with the Unknown Rules only. (RR-R30)",
        ),
        (
            {"monsters": 3},
            {"unknown_rules": "monsters"},
            "4 Unknown Monsters are needed, and there are 3. (RR-R30)",
        ),
        ({"monsters": 2}, {"unknown_rules": "full"}, "4 Unknown Monsters are needed, and there are 2. (RR-R30)"),
        ({"relics": 0}, {"unknown_rules": "relics"}, "5 Relics are needed, and there are 0. (RR-R30)"),
        (
            {"mythos": 10},
            {"unknown_rules": "full"},
            "There are no Unknown Mythos cards in this card set. (RR-R30)",
        ),
    ],
)
def test_the_unknown_rules_are_refused_without_the_cards_they_need(
    changes: dict[str, int], options: dict[str, Any], message: str
) -> None:
    fewer = _with_fewer(changes)

    with pytest.raises(SetupError) as caught:
        rr.new_game(State, seed=1, content=fewer, options=options)

    assert str(caught.value) == message
    assert rr.new_game(State, seed=1, content=fewer).turn.number <= 1, "without them it is played all the same"


def _with_fewer(changes: dict[str, int]) -> Content:
    """The shipped set with only the first entries of some tables."""
    content = shipped()
    tables: dict[str, Any] = {table: getattr(content, table)[:count] for table, count in changes.items()}
    if "mythos" in tables:
        tables["mythos"] = tuple(facts for facts in tables["mythos"] if not facts.unknown)
    return attrs.evolve(content, digest=f"fewer {changes}", custom=True, **tables)


# ------------------------------------------------------------------ Expert Cultists


@pytest.mark.rule("RR-6.1", "RR-R31")
def test_experts_are_refused_without_their_data() -> None:
    content = attrs.evolve(shipped(), digest="no experts", custom=True, experts=())

    with pytest.raises(SetupError) as caught:
        rr.new_game(State, seed=1, content=content, options={"expert_cultists": True})

    assert str(caught.value) == "There are no Expert Cultists in this card set. (RR-6.1)"
    assert rr.new_game(State, seed=1, content=content).setup.content.experts == ()


@pytest.mark.rule("RR-R31")
def test_without_the_option_no_expert_is_summoned() -> None:
    state, _ = done(Summon(Name.CULTIST, Where.RED_GATE, 9))

    assert {one.kind for one in state.enemies} == {"cultist"}


@pytest.mark.rule("RR-R31", "RR-26.2")
def test_experts_come_first_then_the_others() -> None:
    """Two of each of three kinds, in the order of the card set."""
    state, happened = done(
        Summon(Name.CULTIST, Where.RED_GATE, 7), expert_cultists=True, enemies={"cult-torchbearer-1": "moon-vortex"}
    )

    names = [str(event.foe) for event in of(happened, events.EnemySummoned)]
    assert names == [
        "cult-zealot-1",
        "cult-zealot-2",
        "cult-torchbearer-2",
        "cult-chanter-1",
        "cult-chanter-2",
        "cultist-1",
        "cultist-2",
    ]
    assert len(state.enemies) == 8


@pytest.mark.rule("RR-R31", "RR-16.4")
def test_with_too_few_cultists_of_both_sorts_it_is_chosen_where_they_come() -> None:
    """Eight of the ten Cultists are on the map, among them all Experts but one."""
    out = {f"cultist-{number}": "moon-vortex" for number in range(1, 4)}
    experts = {f"{kind}-{number}": "moon-vortex" for kind in ("cult-zealot", "cult-torchbearer") for number in (1, 2)}
    one_expert = {**out, **experts, "cult-chanter-1": "moon-vortex"}
    state, _ = done(Summon(Name.CULTIST, Where.EACH_GATE), expert_cultists=True, enemies=one_expert)

    assert offered(state) == ["choose space red-gate", "choose space yellow-gate"]
    after = play(state, "choose space yellow-gate")
    assert where(after)[-2:] == [("cult-chanter-2", "yellow-gate"), ("cultist-4", "blue-gate")]


@pytest.mark.rule("RR-6.1", "RR-R31", "RR-23.1")
def test_an_expert_is_a_cultist_in_every_effect_and_leaves_one_energy() -> None:
    story: dict[str, Any] = {"expert_cultists": True, "enemies": {"cult-zealot-1": "blue-gate"}}

    state, happened = done(WoundFigures(Figures.CULTISTS, 9, within=9), **story)
    assert of(happened, events.EnemyDied) == [events.EnemyDied(Foe("cult-zealot-1"), BLUE, 1)]
    assert state.board.energy[BLUE.at] == 1

    unmoved, _ = done(MoveFigures(Figures.MONSTERS, 2), **story)
    moved, _ = done(MoveFigures(Figures.CULTISTS, 1), **story)
    assert (where(unmoved), where(moved)) == ([("cult-zealot-1", "blue-gate")], [("cult-zealot-1", "death-vortex")])


@pytest.mark.rule("RR-R31", "RR-10.8")
def test_an_expert_has_its_own_ability() -> None:
    """When a Chanter dies, who is active loses 1 sanity."""
    state, happened = done(
        WoundFigures(Figures.CULTISTS, 2), expert_cultists=True, enemies={"cult-chanter-1": "north-vortex"}
    )

    assert kinds(happened) == ["FoeWounded", "EnemyDied", "SanityLost"]
    assert state.investigator("i1").sanity == 2
