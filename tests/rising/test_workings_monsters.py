"""Enemies as their cards have them: what of a monster card is in force, summons, categories, drops, Experts."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

import rlyeh_rules as rr
from rlyeh_rules.kernel import Source
from rlyeh_rules.rising import (
    Foe,
    Kind,
    Mythos,
    MythosFacts,
    Name,
    Placement,
    Space,
    State,
    Where,
    events,
)
from rlyeh_rules.rising.effects import (
    AdvanceAtEnd,
    LoseSanity,
    MoveFigures,
    ReturnFigure,
    Summon,
    TakeStress,
    WoundFigures,
)
from rlyeh_rules.rising.traits import EldersAreSuccesses, OnDeath
from rlyeh_rules.rising.vocabulary import Figures, Who

from .printed import done, enemy, of, quiet_cthulhu, quiet_episode, trial
from .table import black, green, i, play, played, shipped, table

RED, BLUE = Space.RED_GATE, Space.BLUE_GATE
QUIET = MythosFacts(Mythos("quiet"), False, Source.STAND_IN)


def where(state: State) -> list[tuple[str, str]]:
    """The figures of enemies, each with its space."""
    return [(str(one.id), one.space.value) for one in state.enemies]


def advanced(**story: Any) -> State:
    """The state once the Elder One has advanced, with a Cthulhu and an episode that do nothing then."""
    facts = {"mythos": [QUIET], "cthulhu": [quiet_cthulhu()], "episode": [quiet_episode()], **story.pop("facts", {})}
    state = trial(AdvanceAtEnd(), facts=facts, mythos=["quiet"] * 10, **story)
    return play(state, "use trick 1", "end actions")


# ------------------------------------------------------------------ the Left and the Right Monster


@pytest.mark.rule("RR-1.6")
def test_of_the_left_monster_health_dice_and_ability_are_in_force() -> None:
    """Health 3, 1 black and 2 green dice, elder signs count as successes: a Byakhee."""
    story: dict[str, Any] = {"left": "byakhee", "enemies": {"byakhee-1": "north-vortex"}, "facts": {"mythos": [QUIET]}}
    state = table(mythos=["quiet"] * 10, **story)

    state, happened = played(state, "end actions", "keep", chance=[*black("E"), *green("S+E -")])

    assert [len(event.dice) for event in of(happened, events.DiceRolled)] == [3]
    assert state.investigator("i1").wounds == 3, "an elder sign, a success, and the elder sign beside it"
    bare: dict[str, Any] = {**story, "facts": {}}
    hurt, _ = done(WoundFigures(Figures.ENEMIES, 2), **bare)
    assert [one.wounds for one in hurt.enemies] == [2]
    dead, _ = done(WoundFigures(Figures.ENEMIES, 3), **bare)
    assert dead.enemies == ()


@pytest.mark.rule("RR-1.7", "RR-7.3", "RR-R29")
def test_only_unknown_monsters_of_the_dashboard_do_anything_when_the_elder_one_advances() -> None:
    """The texts of the Left and the Right Monster would summon figures; so would those of A and B, and they do."""
    text = (Summon(Name.ITSELF, Where.RED_GATE),)
    monsters = [enemy(name, advance=text) for name in ("ghast", "gug", "deep-one", "zoog")]

    without = advanced(facts={"monsters": monsters})
    assert (without.board.track, where(without)) == (2, [])

    state = advanced(facts={"monsters": monsters}, unknown=["deep-one", "zoog"])
    assert (state.board.track, where(state)) == (2, [("deep-one-1", "red-gate"), ("zoog-1", "red-gate")])


@pytest.mark.rule("RR-7.3", "RR-19.3")
def test_the_texts_come_in_order_cthulhu_the_episode_a_and_b() -> None:
    def summons(name: Name) -> tuple[Summon, ...]:
        return (Summon(name, Where.BLUE_GATE),)

    state = advanced(
        facts={
            "monsters": [enemy("zoog", advance=summons(Name.ITSELF)), enemy("dhole", advance=summons(Name.ITSELF))],
            "cthulhu": [quiet_cthulhu(advance=summons(Name.SPAWN))],
            "episode": [quiet_episode(*summons(Name.LEFT))],
        },
        unknown=["zoog", "dhole"],
    )

    assert [foe for foe, _ in where(state)] == ["rlyeh-spawn-1", "ghast-1", "zoog-1", "dhole-1"]


@pytest.mark.rule("RR-7.3", "RR-21.4")
def test_you_of_an_advance_is_whose_turn_it_is() -> None:
    monsters = [enemy("zoog", advance=(TakeStress(Who.YOU, 3),)), enemy("dhole", advance=())]
    state = advanced(facts={"monsters": monsters}, unknown=["zoog", "dhole"])

    assert [one.stress for one in state.team] == [3, 0, 0, 0, 0]


# ------------------------------------------------------------------ summons


@pytest.mark.rule("RR-16.4")
def test_summons_come_in_their_order_each_only_if_a_figure_is_left() -> None:
    """The one figure of the Left Monster stands on the map already."""
    card = MythosFacts(
        Mythos("call"),
        False,
        Source.STAND_IN,
        summons=(Placement(Name.LEFT, Where.RED_GATE), Placement(Name.CULTIST, Where.YELLOW_GATE)),
    )
    state = table(left="dhole", enemies={"dhole-1": "blue-gate"}, mythos=["call"] * 10, facts={"mythos": [card]})

    state, happened = played(state, "end actions")

    assert where(state) == [("dhole-1", "blue-gate"), ("cultist-1", "yellow-gate")]
    assert of(happened, events.NothingSummoned) == [events.NothingSummoned(Kind("dhole"), RED)]


@pytest.mark.rule("RR-16.5", "RR-R36")
@pytest.mark.parametrize(("option", "figures"), [("skip", []), ("final-vortex", [("cultist-1", "final-vortex")])])
def test_a_summon_in_your_space_on_a_body_part_is_left_out(option: str, figures: list[tuple[str, str]]) -> None:
    """I1 is on the Head; the card goes on with its next line."""
    summons = (Placement(Name.CULTIST, Where.YOUR_SPACE), Placement(Name.SPAWN, Where.BLUE_GATE))
    card = MythosFacts(Mythos("call"), False, Source.STAND_IN, summons=summons)
    state = table(
        spaces={1: "head"},
        mythos=["call"] * 10,
        facts={"mythos": [card], "cthulhu": [quiet_cthulhu()]},
        summon_on_part=option,
    )

    state = play(state, "end actions")

    assert where(state) == [*figures, ("rlyeh-spawn-1", "blue-gate")]


@pytest.mark.rule("RR-16.5")
def test_a_summon_in_your_space_on_the_ground_is_carried_out() -> None:
    state, _ = done(Summon(Name.CULTIST, Where.YOUR_SPACE))

    assert where(state) == [("cultist-1", "north-vortex")]


# ------------------------------------------------------------------ categories, Cultists, the Spawn


@pytest.mark.rule("RR-23.1")
@pytest.mark.parametrize(
    ("figures", "left"),
    [
        (Figures.CULTISTS, ["rlyeh-spawn-1", "gug-1", "zoog-1"]),
        (Figures.MONSTERS, ["cultist-1"]),
        (Figures.SPAWN, ["gug-1", "cultist-1", "zoog-1"]),
        (Figures.ENEMIES, []),
    ],
)
def test_an_effect_that_names_one_category_touches_only_that_one(figures: Figures, left: list[str]) -> None:
    foes = ["rlyeh-spawn-1", "gug-1", "cultist-1", "zoog-1"]
    story: dict[str, Any] = {
        "enemies": dict.fromkeys(foes, "north-vortex"),
        "unknown": ["zoog", "dhole"],
        "parts": {"head": "vulnerable"},
    }

    returned, _ = done(ReturnFigure(figures), **story)
    wounded, _ = done(WoundFigures(figures, 9, within=9), **story)

    assert [foe for foe, _ in where(returned)] == [foe for foe, _ in where(wounded)] == left
    assert (returned.part(Space.HEAD).vulnerable, wounded.part(Space.HEAD).destroyed) == (
        True,
        figures is Figures.ENEMIES,
    ), "a body part is of no category, but an enemy"


@pytest.mark.rule("RR-23.3")
def test_a_cultist_attacks_with_two_green_dice() -> None:
    """S and S+E: 2 wounds, and no sanity can be lost."""
    facts = shipped().kinds[Kind("cultist")]
    assert (facts.health, facts.black, facts.green, facts.pool, facts.abilities) == (2, 0, 2, 10, ())
    state = table(enemies={"cultist-1": "north-vortex"}, mythos=["quiet"] * 10, facts={"mythos": [QUIET]})

    state, happened = played(state, "end actions", "keep", chance=green("S S+E"))

    assert (state.investigator("i1").wounds, state.investigator("i1").sanity) == (2, 1)
    assert [len(event.dice) for event in of(happened, events.DiceRolled)] == [2]


@pytest.mark.rule("RR-R26", "RR-1.15")
@pytest.mark.parametrize("drop", [3, 5])
def test_the_spawn_leaves_what_its_own_card_says_and_is_a_monster(drop: int) -> None:
    """The shipped card says 3, the value of a pool of one."""
    assert shipped().kinds[Kind("rlyeh-spawn")].drop == 3
    facts = {"enemies": [enemy("rlyeh-spawn", drop=drop)]}
    story: dict[str, Any] = {"enemies": {"rlyeh-spawn-1": "red-gate"}, "facts": facts}

    _, happened = done(WoundFigures(Figures.MONSTERS, 9, within=9), **story)
    assert of(happened, events.EnemyDied) == [events.EnemyDied(Foe("rlyeh-spawn-1"), RED, drop)]

    moved, _ = done(MoveFigures(Figures.MONSTERS, 1), **story)
    assert where(moved) == [("rlyeh-spawn-1", "horror-vortex")]


# ------------------------------------------------------------------ drops

POOLS = {
    "deep-one": 5,
    "ghoul": 5,
    "ghast": 5,
    "serpent-man": 5,
    "hunting-horror": 2,
    "fisher-from-outside": 2,
    "gyaa-yothn": 2,
    "gug": 2,
    "shoggoth": 1,
    "chthonian": 1,
    "the-unnamable": 1,
    "dhole": 1,
}
DROPS = {5: 1, 2: 2, 1: 3}


@pytest.mark.rule("RR-23.6")
@pytest.mark.parametrize("name", POOLS)
def test_a_monster_leaves_energy_by_the_size_of_its_pool(name: str) -> None:
    pool = POOLS[name]
    right = "ghast" if name != "ghast" else "gug"
    state, happened = done(
        WoundFigures(Figures.MONSTERS, 9), left=name, right=right, enemies={f"{name}-{pool}": "north-vortex"}
    )

    assert shipped().kinds[Kind(name)].pool == pool
    assert [event.energy for event in of(happened, events.EnemyDied)] == [DROPS[pool]]
    assert sum(state.board.energy) == DROPS[pool]


@pytest.mark.rule("RR-23.6", "RR-1.11")
def test_gug_and_dhole_have_two_and_three_energy_on_their_cards() -> None:
    content = shipped()
    two = tuple(facts for facts in content.monsters if facts.id in {"gug", "dhole"})
    only = attrs.evolve(content, digest="gug and dhole", custom=True, monsters=two)

    state = rr.new_game(State, seed=3, content=only)

    drops = {kind: state.setup.content.kinds[kind].energy for kind in (state.board.left, state.board.right)}
    assert drops == {"gug": 2, "dhole": 3}


# ------------------------------------------------------------------ deaths and who is active


@pytest.mark.rule("RR-10.8")
def test_you_of_a_death_is_who_is_active_whoever_has_killed() -> None:
    """I1 makes I2 lose sanity, whose Psychotic Outbreak kills a Cultist."""
    mourned = enemy("cultist", abilities=(OnDeath((TakeStress(Who.YOU, 3),)),))
    state, happened = done(
        LoseSanity(Who.OTHERS),
        sanity={2: 4},
        insanity={2: "psychotic-outbreak"},
        spaces={2: "red-gate"},
        enemies={"cultist-1": "red-gate"},
        facts={"enemies": [mourned]},
    )

    assert of(happened, events.StressTaken) == [events.StressTaken(i(1), 3)]
    assert state.enemies == ()


def test_the_ability_of_a_kind_is_that_of_its_card() -> None:
    assert [facts.id for facts in shipped().monsters if EldersAreSuccesses() in facts.abilities] == [
        "byakhee",
        "serpent-man",
    ]
