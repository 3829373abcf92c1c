"""Enemies: categories, wounds and pools, the Cultist, the monsters of the boxes, the Unknown Rules at set-up."""

from __future__ import annotations

from random import Random

import pytest

import rlyeh_rules as rr
from rlyeh_rules.rising import (
    CULTIST,
    GATES,
    SPAWN,
    AskRelic,
    Character,
    Figures,
    Kind,
    Space,
    State,
)
from rlyeh_rules.rising.effects import MoveFigures, ReturnFigure, WoundFigures
from rlyeh_rules.rising.events import FoeWounded, SanityLost
from tests.rising.table import black, green, i, kinds, new, offered, play, played, shipped, table
from tests.rising.things import card, coming, item, monster, myth, on, quiet, use

# ------------------------------------------------------------------ categories


@pytest.mark.rule("RR-23.1")
def test_paranoia_moves_all_monsters_and_no_cultist_or_part() -> None:
    foes = {
        "ghast-1": "moon-vortex",
        "gug-1": "moon-vortex",
        "rlyeh-spawn-1": "moon-vortex",
        "byakhee-1": "moon-vortex",
        "cultist-1": "moon-vortex",
        "cultist-2": "red-gate",
    }
    state = quiet(
        spaces={1: "red-gate"},
        insanity={1: "paranoia"},
        sanity={1: 4},
        skills={1: {"stealth": 1}},
        enemies=foes,
        unknown=["byakhee", "ghoul"],
        parts={"left-leg": "vulnerable 1"},
    )

    state = play(state, "attack cultist-2", "keep", chance=black("T - -"))

    there = {str(enemy.id): str(enemy.space) for enemy in state.enemies}
    moved = ["ghast-1", "gug-1", "rlyeh-spawn-1", "byakhee-1"]
    assert there == {**foes, **dict.fromkeys(moved, "red-gate")}
    assert state.part(Space.LEFT_LEG).wounds == 1


@pytest.mark.rule("RR-23.1")
@pytest.mark.parametrize(
    ("figures", "hurt"),
    [
        (Figures.MONSTERS, ["gug-1", "rlyeh-spawn-1"]),
        (Figures.CULTISTS, ["cultist-1"]),
        (Figures.SPAWN, ["rlyeh-spawn-1"]),
        (Figures.ENEMIES, ["cultist-1", "gug-1", "rlyeh-spawn-1"]),
    ],
)
def test_an_effect_that_names_one_category_touches_only_that_one(figures: Figures, hurt: list[str]) -> None:
    bomb = card("bomb", item(use(WoundFigures(figures, 1))))
    foes = dict.fromkeys(("cultist-1", "gug-1", "rlyeh-spawn-1"), "red-gate")
    state = quiet(bomb, spaces={1: "red-gate"}, enemies=foes, cards={1: ["bomb left"]})

    state = play(state, "use bomb 1")

    assert [enemy.id for enemy in state.enemies if enemy.wounds] == hurt


@pytest.mark.rule("RR-23.1")
def test_an_effect_on_cultists_returns_and_moves_no_monster() -> None:
    effects = (MoveFigures(Figures.CULTISTS, 1), ReturnFigure(Figures.CULTISTS))
    foes = {"cultist-1": "moon-vortex", "gug-1": "moon-vortex", "gug-2": "red-gate"}
    state = quiet(mythos=myth("tide", *effects), spaces={1: "red-gate"}, enemies=foes)

    state, happened = played(state, "end actions")

    assert [(str(enemy.id), str(enemy.space)) for enemy in state.enemies] == [
        ("gug-1", "moon-vortex"),
        ("gug-2", "red-gate"),
    ]
    assert kinds(happened).count("EnemyReturned") == 1


# ------------------------------------------------------------------ wounds


@pytest.mark.rule("RR-23.2")
def test_a_fire_vampire_with_three_wounds_dies_of_two_and_comes_back_unhurt() -> None:
    foes = {"fire-vampire-1": "red-gate 3", "fire-vampire-2": "blue-gate"}
    summons = myth("summons", summons=[coming("left", "moon-vortex"), coming("left", "red-gate")])
    state = quiet(mythos=summons, spaces={1: "red-gate"}, left="fire-vampire", enemies=foes, tokens=[])

    state, happened = played(state, "attack fire-vampire-1", "keep", chance=black("S S -"))
    assert [event.count for event in happened if isinstance(event, FoeWounded)] == [1]
    assert (on(state, "red-gate"), state.left_in_pool(Kind("fire-vampire"))) == (2, 1)
    state = play(state, "end actions")

    assert [(str(enemy.id), enemy.wounds, str(enemy.space)) for enemy in state.enemies] == [
        ("fire-vampire-2", 0, "blue-gate"),
        ("fire-vampire-1", 0, "moon-vortex"),
    ]


@pytest.mark.rule("RR-23.2")
def test_wounds_stay_on_the_figure_from_attack_to_attack_and_turn_to_turn() -> None:
    foes = {"gug-1": "red-gate", "gug-2": "red-gate"}
    state = quiet(spaces={1: "red-gate", 2: "red-gate"}, enemies=foes, skills={1: {"stealth": 1}})
    state = play(state, "attack gug-1", "keep", "attack gug-1", "keep", chance=black("S - - S S -"))
    assert [enemy.wounds for enemy in state.enemies] == [3, 0]

    state = play(state, "end actions")
    while state.turn.who == i(1):
        state = play(state, offered(state)[-1], chance=[0] * 8)
    state = play(state, "attack gug-1", "keep", chance=black("S S S"))

    assert [str(enemy.id) for enemy in state.enemies] == ["gug-2"]


@pytest.mark.rule("RR-23.2")
def test_a_figure_with_as_many_wounds_as_health_is_not_sound() -> None:
    for wounds, sound in ((1, True), (2, False), (3, False)):
        state = table(enemies={"cultist-1": f"red-gate {wounds}"})
        assert ("RR-23.2" not in [violation.rule for violation in state.violations()]) is sound


# ------------------------------------------------------------------ the Cultist and the others


@pytest.mark.rule("RR-23.3")
def test_a_cultist_attacks_with_two_green_dice_and_never_costs_sanity() -> None:
    facts = shipped().kinds[CULTIST]
    assert (facts.health, facts.black, facts.green, facts.pool, facts.abilities) == (2, 0, 2, 10, ())
    state = quiet(spaces={1: "red-gate"}, enemies={"cultist-1": "red-gate"})

    state, happened = played(state, "end actions", "keep", chance=green("S S+E"))

    assert (state.investigator(i(1)).wounds, state.investigator(i(1)).sanity) == (2, 1)
    assert not any(isinstance(event, SanityLost) for event in happened)


@pytest.mark.rule("RR-23.6")
@pytest.mark.parametrize(
    ("names", "pool", "drop"),
    [
        ("deep-one ghoul ghast serpent-man", 5, 1),
        ("hunting-horror fisher-from-outside gyaa-yothn gug fire-vampire byakhee", 2, 2),
        ("shoggoth chthonian the-unnamable dhole", 1, 3),
    ],
)
def test_the_pools_of_the_monsters_and_what_they_leave(names: str, pool: int, drop: int) -> None:
    for name in names.split():
        facts = shipped().kinds[name]
        assert (facts.pool, facts.energy) == (pool, drop), name

        health = facts.health
        state = table(spaces={1: "red-gate"}, left=name, enemies={f"{name}-1": f"red-gate {health - 1}"}, right="zoog")
        state = play(state, f"attack {name}-1", "keep", chance=black("S - -"))
        assert on(state, "red-gate") == drop, name


@pytest.mark.rule("RR-23.6")
def test_the_dashboard_shows_what_gug_and_dhole_leave() -> None:
    text = str(table(left="gug", right="dhole"))

    lines = [line for line in text.splitlines() if "Gug" in line or "Dhole" in line]
    assert len(lines) >= 2
    assert "2" in next(line for line in lines if "Gug" in line)
    assert "3" in next(line for line in lines if "Dhole" in line)


@pytest.mark.rule("RR-R27")
def test_an_unknown_monster_of_the_same_figure_as_the_spawn_has_a_pool_of_its_own() -> None:
    facts = {"monsters": [monster("star-spawn", 5, 1)]}
    summons = myth("both", summons=[coming("left"), coming("spawn"), coming("left"), coming("spawn")])
    state = quiet(mythos=summons, left="star-spawn", facts=facts)

    state, happened = played(state, "end actions")

    assert [str(enemy.id) for enemy in state.enemies] == ["star-spawn-1", "rlyeh-spawn-1"]
    assert kinds(happened).count("NothingSummoned") == 2
    assert [state.left_in_pool(Kind(kind)) for kind in ("star-spawn", "rlyeh-spawn")] == [0, 0]


# ------------------------------------------------------------------ Unknown Rules


def _drafted(state: State) -> State:
    """Take the first Relic whenever one is asked for, and end the other questions of the set-up."""
    while state.turn.number < 1:
        state = play(state, str(state.legal_actions()[0]))
    return state


@pytest.mark.rule("RR-23.7")
@pytest.mark.parametrize("rules", ["full", "monsters"])
def test_two_more_monsters_come_at_two_random_gates(rules: str) -> None:
    seen: set[tuple[str, ...]] = set()
    for seed in range(1, 31):
        state = _drafted(new(seed=seed, unknown_rules=rules))
        a, b = state.board.unknown
        assert len({state.board.left, state.board.right, a, b}) == 4
        gates = [next(enemy.space for enemy in state.enemies if enemy.kind == kind) for kind in (a, b)]
        assert gates[0] is not gates[1]
        assert set(gates) <= set(GATES)
        assert all(not enemy.wounds for enemy in state.enemies)
        seen.add(tuple(map(str, gates)))
    assert len(seen) == 6, "every pair of Gates comes sometime"


@pytest.mark.rule("RR-23.7")
def test_an_unknown_monster_is_attacked_and_leaves_energy_like_any_other() -> None:
    state = quiet(spaces={1: "red-gate"}, unknown=["byakhee", "ghoul"], enemies={"byakhee-1": "red-gate 2"})

    state = play(state, "attack byakhee-1", "keep", chance=black("S - -"))

    assert (state.enemies, on(state, "red-gate")) == ((), 2)


@pytest.mark.rule("RR-23.7", "RR-23.8")
@pytest.mark.parametrize(
    ("rules", "cards", "monsters", "relics"),
    [("off", 10, 0, 0), ("full", 14, 2, 5), ("monsters", 10, 2, 0), ("relics", 10, 0, 5)],
)
def test_how_much_of_the_unknown_rules_is_used(rules: str, cards: int, monsters: int, relics: int) -> None:
    state = _drafted(new(unknown_rules=rules))

    assert len(state.mythos.deck) == cards
    assert len(state.board.unknown) == monsters
    assert len({one.relic for one in state.team if one.relic is not None}) == relics


@pytest.mark.rule("RR-23.8")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_relics_are_drafted_clockwise_from_the_first_investigator(seed: int) -> None:
    state = new(3, seed=seed, unknown_rules="relics")
    while not isinstance(state.decision, AskRelic):
        state = play(state, str(state.legal_actions()[0]))
    order: list[Character] = []
    left = [len(state.decision.relics)]
    while isinstance(state.decision, AskRelic):
        asked = state.decision
        order.append(asked.who)
        assert asked.seat == state.investigator(asked.who).seat
        state = play(state, str(state.legal_actions()[-1]))
        if isinstance(state.decision, AskRelic):
            left.append(len(state.decision.relics))

    assert order == [one.character for one in state.clockwise()]
    assert left == list(range(left[0], left[0] - 5, -1))


@pytest.mark.rule("RR-23.8")
def test_who_is_eliminated_keeps_nothing_but_the_relic() -> None:
    relics = {1: "hollow-bell", 2: "salt-crown", 3: "stair-of-bone", 4: "phial-of-dusk", 5: "black-glass-eye"}
    state = quiet(relics=relics, spaces={1: "red-gate"}, wounds={1: 4}, enemies={"cultist-1": "red-gate"}, held={1: 2})

    state = play(state, "end actions", "keep", chance=green("S -"))

    one = state.investigator(i(1))
    assert (one.space, one.energy, one.relic) == (None, 0, "hollow-bell")


# ------------------------------------------------------------------ component limits


@pytest.mark.rule("RR-26.3")
@pytest.mark.parametrize("seed", range(1, 5))
def test_figures_on_the_map_and_in_the_pools_are_always_as_many_as_there_are(seed: int) -> None:
    random = Random(seed)  # noqa: S311 - anybody may guess it
    state = rr.new_game(State, seed=seed, options={"unknown_rules": "full", "expert_cultists": seed % 2 == 0})
    content = state.setup.content
    for _ in range(400):
        if state.is_over:
            break
        state = state.apply(random.choice(state.legal_actions())).state
        for kind, facts in content.kinds.items():
            there = sum(enemy.kind == kind for enemy in state.enemies)
            assert there + state.left_in_pool(Kind(kind)) == facts.pool
            assert 0 <= there <= facts.pool
    assert (content.kinds[CULTIST].pool, content.kinds[SPAWN].pool) == (10, 1)


@pytest.mark.rule("RR-26.3")
def test_more_figures_than_the_pool_has_are_not_sound() -> None:
    two = {"rlyeh-spawn-1": "red-gate", "rlyeh-spawn-2": "blue-gate"}
    assert "RR-26.3" in [violation.rule for violation in table(enemies=two).violations()]

    eleven = {f"cultist-{number}": "red-gate" for number in range(1, 12)}
    assert {"RR-26.2", "RR-26.3"} <= {violation.rule for violation in table(enemies=eleven).violations()}
