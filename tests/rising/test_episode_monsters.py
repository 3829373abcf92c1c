"""Setup: the Left and the Right Monster, where they begin, and the Energy that they leave."""

from __future__ import annotations

import attrs
import pytest

import rlyeh_rules as rr
from rlyeh_rules.kernel import Source
from rlyeh_rules.rising import (
    GATES,
    EnemyFacts,
    Foe,
    Kind,
    Name,
    Placement,
    Space,
    Where,
    energy_drop,
)
from rlyeh_rules.rising.effects import AddEnergy, AddFire, AddToken, Summon
from rlyeh_rules.rising.enemies import energy_left_by
from rlyeh_rules.rising.events import (
    DiceRolled,
    EnemyDied,
    EpisodeMonstersDrawn,
)
from tests.rising.dealt import a_set, beginning, begun, dealt, row, where
from tests.rising.made_up import calm, kind, myth, of
from tests.rising.table import HOME, black, kinds, new, offered, play, played, shipped, table

RED, YELLOW, BLUE = GATES


# ------------------------------------------------------------------ the monsters of the episode


@pytest.mark.rule("RR-1.4")
def test_two_different_monsters_are_drawn_at_random_from_all() -> None:
    drawn = [(state.board.left, state.board.right) for state in map(new, [1] * 60, range(60))]

    assert all(left != right for left, right in drawn)
    assert {kind for pair in drawn for kind in pair} == {facts.id for facts in shipped().monsters}


@pytest.mark.rule("RR-1.4", "RR-1.5")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_all_see_which_they_are_and_which_is_left(viewer: int | None) -> None:
    state = dealt(2, monsters=["dhole", "byakhee"])

    assert (state.view(viewer).board.left, state.view(viewer).board.right) == ("dhole", "byakhee")
    first = beginning(2, seed=7, viewer=viewer)[0]
    board = new(2, seed=7).board
    assert first == EpisodeMonstersDrawn(board.left, board.right)


@pytest.mark.rule("RR-1.4")
def test_fewer_than_two_monsters_are_too_few() -> None:
    one = attrs.evolve(shipped(), custom=True, digest="one", monsters=shipped().monsters[:1])

    assert list(one.faults()) == ["monsters: 1 entries where there must be at least 2 (RR-1.4)"]
    with pytest.raises(rr.ContentError, match="at least 2"):
        rr.new_game("rising", seed=1, content=one)


@pytest.mark.rule("RR-1.4")
def test_the_same_card_in_both_places_is_not_sound() -> None:
    assert "RR-1.4" in [violation.rule for violation in table(left="ghast", right="ghast").violations()]
    assert "RR-1.4" in [violation.rule for violation in table(left="cultist").violations()], "nor one that is none"


@pytest.mark.rule("RR-1.5")
def test_a_card_that_names_the_right_monster_means_the_right_card() -> None:
    night = myth("night", summons=[("right", "blue-gate"), ("left", "red-gate")])
    state = calm(myths=[night], mythos=["night", *["quiet"] * 6], left="zoog", right="ghast")

    state = play(state, "end actions")

    assert [(enemy.kind, enemy.space) for enemy in state.enemies] == [("ghast", BLUE), ("zoog", RED)]


@pytest.mark.rule("RR-1.6")
def test_of_a_monster_of_the_episode_its_health_dice_and_ability_count() -> None:
    """One wound short of its health it lives; it attacks with its own dice; its ability puts Fire down."""
    left = kind("fire-vampire", health=3, black=1, green=2)
    foes = {"fire-vampire-1": HOME}
    state = calm(left="fire-vampire", right="gug", facts={"monsters": [left]}, enemies=foes)

    state = play(state, "attack fire-vampire-1", "keep", chance=black("S S -"))
    assert [enemy.wounds for enemy in state.enemies] == [2]

    state, happened = played(state, "end actions", chance=black("-"))
    rolled = [[die.black for die in event.dice] for event in of(happened, DiceRolled)]
    assert rolled[0] == [True, False, False]
    assert state.board.fire[Space(HOME).at] == 1


@pytest.mark.rule("RR-1.7")
def test_the_advance_texts_of_left_and_right_are_dead() -> None:
    coming = (Summon(Name.ITSELF, Where.YELLOW_GATE), AddFire(Where.RED_GATE, 1))
    facts = {"monsters": [kind("ghast", advance=coming), kind("gug", advance=coming)]}
    state = calm(left="ghast", right="gug", facts=facts, discard=["sign"] * 3)

    state, happened = played(state, "end actions")

    assert state.board.track == 2
    assert (state.enemies, sum(state.board.fire)) == ((), 0)
    assert "EnemySummoned" not in kinds(happened)


# ------------------------------------------------------------------ where they begin


@pytest.mark.rule("RR-1.8")
@pytest.mark.parametrize("seed", range(1, 9))
def test_the_monsters_of_the_episode_begin_where_the_episode_says_and_nowhere_else(seed: int) -> None:
    state = begun(new(seed=seed))

    assert set(where(state, state.board.left)) == {RED}
    assert set(where(state, state.board.right)) == {BLUE}


@pytest.mark.rule("RR-1.8")
def test_an_episode_that_sets_them_up_twice_or_at_random_is_refused() -> None:
    right = Placement(Name.RIGHT, Where.BLUE_GATE)
    twice = (Placement(Name.LEFT, Where.RED_GATE), Placement(Name.LEFT, Where.BLUE_GATE), right)
    random = (Placement(Name.LEFT, Where.RANDOM_GATE), right)

    path = "episode[0].placements (rlyeh-rising)"
    assert list(a_set(placements=twice).faults()) == [
        f"{path}: the Left Monster is placed in one space, and its card adds to that (RR-1.8)"
    ]
    assert list(a_set(placements=random).faults()) == [
        f"{path}: an enemy begins in one space on the ground, not in random-gate (RR-1.8)"
    ]


@pytest.mark.rule("RR-1.9", "RR-1.8")
def test_with_zoog_on_the_left_two_zoogs_stand_at_the_red_gate() -> None:
    assert where(dealt(monsters=["zoog", "ghast"]), "zoog") == [RED, RED]


@pytest.mark.rule("RR-1.10")
@pytest.mark.parametrize("gate", GATES)
def test_with_zoog_on_the_right_two_stand_at_the_gate_of_the_right_monster(gate: Space) -> None:
    placements = (Placement(Name.LEFT, Where.RED_GATE), Placement(Name.RIGHT, Where(gate.value)))
    state = dealt(monsters=["ghast", "zoog"], content=a_set(placements=placements))

    assert (where(state, "zoog"), where(state, "ghast")) == ([gate, gate], [RED])


@pytest.mark.rule("RR-R28", "RR-1.9")
@pytest.mark.parametrize("named", ["random-gate", "yellow-gate", "blue-gate", "red-gate", "each-gate"])
def test_a_gate_that_a_setup_line_names_is_the_one_that_the_episode_gives(named: str) -> None:
    """Whatever chance would have named."""
    zoog = kind("zoog", setup=(Summon(Name.ITSELF, Where(named), 2), AddFire(Where(named), 1)))
    for seed in range(4):
        state = dealt(monsters=["zoog", "ghast"], content=a_set(zoog), seed=seed)

        assert where(state, "zoog") == [RED] * 3
        assert (state.board.fire[RED.at], sum(state.board.fire)) == (1, 1)


@pytest.mark.rule("RR-R28")
def test_what_a_setup_line_adds_is_done_as_far_as_there_are_figures() -> None:
    lonely = kind("dhole", setup=(Summon(Name.ITSELF, Where.RANDOM_GATE, 2), Summon(Name.CULTIST, Where.RED_GATE)))
    state = dealt(monsters=["dhole", "ghast"], content=a_set(lonely))

    assert (where(state, "dhole"), where(state, "cultist")[0]) == ([RED], RED)
    assert len(where(state, "cultist")) == 1 + 4


@pytest.mark.rule("RR-R28")
def test_it_is_done_right_after_the_monster_is_placed_left_before_right() -> None:
    two = (
        kind("zoog", setup=(Summon(Name.ITSELF, Where.RANDOM_GATE), AddEnergy(Where.NORTH_VORTEX, 1))),
        kind("ghast", setup=(AddToken(Where.FINAL_VORTEX), Summon(Name.SPAWN, Where.YELLOW_GATE))),
    )
    state = dealt(monsters=["zoog", "ghast"], content=a_set(*two))

    came = [str(enemy.id) for enemy in state.enemies]
    assert came[:5] == ["zoog-1", "zoog-2", "ghast-1", "rlyeh-spawn-1", "cultist-1"]
    assert where(state, "rlyeh-spawn") == [BLUE], "the Yellow Gate is read as that of the Right Monster"
    north, final = Space.NORTH_VORTEX.at, Space.FINAL_VORTEX.at
    assert (state.board.energy[north], state.board.tokens[final]) == (1, 1), "a Vortex is where it is"


# ------------------------------------------------------------------ what they leave


@pytest.mark.rule("RR-1.11", "RR-1.12", "RR-1.13", "RR-R25")
@pytest.mark.parametrize(("pool", "drop"), [(1, 3), (2, 2), (3, 2), (4, 1), (5, 1), (10, 1)])
@pytest.mark.parametrize("side", [0, 1])
def test_the_energy_drop_of_both_is_by_the_figures_of_their_pools(side: int, pool: int, drop: int) -> None:
    names = ["ghoul", "gug"]
    names[side] = "thing"
    thing = EnemyFacts(Kind("thing"), 3, 1, 0, pool, Source.STAND_IN)
    state = dealt(monsters=names, content=a_set(thing))

    assert energy_drop(pool) == energy_left_by(state, Kind("thing")) == drop
    assert row(state, "thing").endswith(f"leaves E{drop}, {pool - 1} of {pool} left)")


@pytest.mark.rule("RR-1.13")
def test_a_pool_of_none_is_refused() -> None:
    assert list(a_set(kind("ghast", pool=0)).faults()) == [
        "monsters[4].pool (ghast): must be a number from 1 to 20, not 0 (RR-1.13)"
    ]


@pytest.mark.rule("RR-R25", "RR-1.9")
def test_figures_that_are_placed_at_set_up_change_no_drop() -> None:
    """Two of the pool of two stand there, and each leaves two all the same."""
    zoog = kind("zoog", pool=2)
    state = dealt(monsters=["zoog", "ghast"], content=a_set(zoog))

    assert (state.left_in_pool(Kind("zoog")), energy_left_by(state, Kind("zoog"))) == (0, 2)


@pytest.mark.rule("RR-1.14")
def test_what_shows_the_drop_is_not_used_up_when_figures_die() -> None:
    foes = {"gug-1": "red-gate 5", "gug-2": "red-gate 5"}
    state = table(spaces={1: "red-gate"}, left="ghast", right="gug", enemies=foes)

    for number in (1, 2):
        assert row(state, "gug").endswith(f"leaves E2, {number - 1} of 2 left)")
        state, happened = played(state, f"attack gug-{number}", "keep", chance=black("S - -"))
        assert happened[-1] == EnemyDied(Foe(f"gug-{number}"), RED, 2)

    assert state.board.energy[RED.at] == 2 + 2
    assert row(state, "gug").endswith("leaves E2, 2 of 2 left)")


@pytest.mark.rule("RR-1.14")
def test_nobody_picks_them_up_or_spends_them() -> None:
    state = table(spaces={1: "red-gate"}, left="gug", enemies={"gug-1": "red-gate"})

    assert not [text for text in offered(state) if text.startswith("attune")]
    assert sum(state.board.energy) + sum(one.energy for one in state.team) == 0


@pytest.mark.rule("RR-1.15", "RR-R27")
def test_there_is_one_spawn_and_it_plays_by_its_own_card() -> None:
    """The Star Spawn that stands in for it has 7 wounds on its own card; as the Spawn it has 4 here."""
    star = EnemyFacts(Kind("star-spawn"), 7, 3, 0, 1, Source.STAND_IN)
    spawn = EnemyFacts(Kind("rlyeh-spawn"), 4, 1, 0, 1, Source.STAND_IN, drop=3)
    night = myth("night", summons=[("spawn", "red-gate"), ("spawn", "blue-gate"), ("left", "red-gate")])
    state = calm(
        spaces={1: "red-gate"},
        left="star-spawn",
        facts={"monsters": [star], "enemies": [spawn]},
        myths=[night],
        mythos=["night", *["quiet"] * 6],
        enemies={"rlyeh-spawn-1": "red-gate 3"},
    )

    state, happened = played(state, "attack rlyeh-spawn-1", "keep", chance=black("S - -"))
    assert (state.enemies, happened[-1]) == ((), EnemyDied(Foe("rlyeh-spawn-1"), RED, 3))

    state, happened = played(state, "end actions", chance=[*black("- -"), *black("- - -")])
    assert [str(enemy.id) for enemy in state.enemies] == ["rlyeh-spawn-1", "star-spawn-1"]
    assert kinds(happened).count("NothingSummoned") == 1, "and no second one comes"
