"""What is special about enemies: Fire before an attack, elder signs, more tentacles, what it costs to attack them."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.kernel import Source
from rlyeh_rules.rising import CthulhuFacts, Kind, Space, State
from rlyeh_rules.rising.events import (
    DiceRolled,
    EnemyAttacked,
    EnemyDied,
    FireAdded,
    FoeWounded,
    SanityLost,
    StressTaken,
    WoundsTaken,
)
from rlyeh_rules.rising.traits import Ability, CostWhenAttacked, EldersAreSuccesses, ExtraTentacles, FireOnAttack
from tests.rising.nights import counted, monster, quiet, settled
from tests.rising.table import HOME, black, green, i, kinds, offered, play, played, shipped, told


def facing(*abilities: Ability, health: int = 6, **story: Any) -> State:
    """I1, who can reroll nothing, beside a monster of two black dice."""
    story.setdefault("stress", {1: 4})
    return quiet(facts={"monsters": [monster("ghast", health, 2, 0, *abilities)]}, enemies={"ghast-1": HOME}, **story)


def on_cthulhu(*abilities: Ability, **story: Any) -> State:
    """I1, who can reroll nothing, on a Vulnerable Left Leg of a Cthulhu of two black dice."""
    story.setdefault("stress", {1: 4})
    cthulhu = CthulhuFacts("cthulhu", 2, 0, Source.STAND_IN, abilities)
    return quiet(facts={"cthulhu": [cthulhu]}, spaces={1: "left-leg"}, parts={"left-leg": "vulnerable"}, **story)


# ------------------------------------------------------------------ Fire


@pytest.mark.rule("RR-23.4")
def test_a_fire_vampire_puts_fire_in_its_space_before_the_roll_of_three_dice() -> None:
    state = quiet(spaces={1: "red-gate"}, left="fire-vampire", enemies={"fire-vampire-1": "red-gate"}, stress={1: 4})

    state, happened = played(state, "end actions", chance=black("- -") + green("-"))

    assert counted(happened) == [(i(1), 2, 1)]
    assert kinds([event for event in happened if isinstance(event, EnemyAttacked | FireAdded | DiceRolled)]) == [
        "EnemyAttacked",
        "FireAdded",
        "DiceRolled",
    ]
    assert state.board.fire[Space.RED_GATE.at] == 1
    assert state.investigator(i(1)).fire == 0, "it stays on the map"


@pytest.mark.rule("RR-23.4", "RR-1.12")
def test_it_has_health_4_and_an_energy_drop_of_2() -> None:
    vampire = shipped().kinds[Kind("fire-vampire")]

    assert (vampire.health, vampire.black, vampire.green, vampire.pool, vampire.energy) == (4, 2, 1, 2, 2)
    state = quiet(left="fire-vampire", enemies={"fire-vampire-1": f"{HOME} 3"}, stress={1: 4})
    state = play(state, "attack fire-vampire-1", chance=black("S - -"))
    assert state.board.energy[Space.NORTH_VORTEX.at] == 2


@pytest.mark.rule("RR-23.4")
def test_it_does_so_for_each_attack_of_its_own_and_not_when_it_is_attacked() -> None:
    state = quiet(left="fire-vampire", enemies={"fire-vampire-1": HOME, "fire-vampire-2": HOME}, stress={1: 4})

    state = play(state, "attack fire-vampire-1", chance=black("- - -"))
    assert sum(state.board.fire) == 0

    state = play(state, "end actions", chance=(black("- -") + green("-")) * 2)

    assert state.board.fire[Space.NORTH_VORTEX.at] == 2


@pytest.mark.rule("RR-23.4", "RR-15.4")
def test_where_no_token_is_left_none_is_put_and_the_attack_comes_all_the_same() -> None:
    state = facing(FireOnAttack(3), fire={"blue-gate": 7})

    state, happened = played(state, "end actions", chance=black("S -"))

    assert (sum(state.board.fire), state.board.fire[Space.NORTH_VORTEX.at]) == (8, 1)
    assert counted(happened) == [(i(1), 2, 0)]
    assert state.investigator(i(1)).wounds == 1


@pytest.mark.rule("RR-23.4", "RR-2.15")
def test_on_a_body_part_the_token_is_discarded() -> None:
    state, happened = played(on_cthulhu(FireOnAttack()), "end actions", chance=black("- -"))

    assert sum(state.board.fire) == 0
    assert counted(happened) == [(i(1), 2, 0)]


# ------------------------------------------------------------------ elder signs


@pytest.mark.rule("RR-23.5")
def test_when_a_byakhee_attacks_each_elder_sign_is_a_success_as_well() -> None:
    state = quiet(left="byakhee", enemies={"byakhee-1": HOME}, stress={1: 4})

    state, happened = played(state, "end actions", chance=black("S") + green("E S+E"))

    assert counted(happened) == [(i(1), 1, 2)]
    assert settled(happened) == [(4, 0, 2)]
    assert state.investigator(i(1)).wounds == 4


@pytest.mark.rule("RR-23.5")
def test_when_it_is_attacked_they_are_nothing() -> None:
    state = quiet(left="byakhee", enemies={"byakhee-1": HOME}, stress={1: 4})

    state = play(state, "attack byakhee-1", chance=black("S E E"))

    assert state.enemies[0].wounds == 1
    assert (shipped().kinds[Kind("byakhee")].health, shipped().kinds[Kind("byakhee")].energy) == (3, 2)


@pytest.mark.rule("RR-23.5", "RR-17.6")
def test_they_count_only_on_the_attack_of_who_has_the_ability() -> None:
    state = quiet(left="byakhee", enemies={"byakhee-1": HOME, "cultist-1": HOME}, stress={1: 4})

    state, happened = played(state, "end actions", "face cultist-1", chance=green("E E") + black("E") + green("- -"))

    assert settled(happened) == [(0, 0, 2), (1, 0, 1)]


@pytest.mark.rule("RR-23.5")
def test_cthulhu_s_card_may_say_so_too() -> None:
    state = on_cthulhu(EldersAreSuccesses())

    assert settled(told(state, "end actions", chance=black("E S"))) == [(2, 0, 1)]


# ------------------------------------------------------------------ tentacles


@pytest.mark.rule("RR-17.6", "RR-10.9")
@pytest.mark.parametrize(
    ("attacking", "attacked", "found"),
    [(True, False, (0, 2)), (False, True, (2, 0)), (True, True, (2, 2)), (False, False, (0, 0))],
)
def test_extra_tentacles_come_on_its_attacks_on_those_against_it_or_on_both(
    attacking: bool, attacked: bool, found: tuple[int, int]
) -> None:
    state = facing(ExtraTentacles(2, attacking=attacking, attacked=attacked))

    own = settled(told(state, "attack ghast-1", chance=black("S - -")))
    enemy = settled(told(state, "end actions", chance=black("S -")))

    assert (own, enemy) == ([(1, found[0], 0)], [(1, found[1], 0)])


@pytest.mark.rule("RR-10.9", "RR-20.2")
def test_with_those_rolled_they_are_one_loss() -> None:
    state = facing(ExtraTentacles(2, attacked=True), sanity={1: 2}, insanity={1: "fear-of-crowds"})

    happened = told(state, "attack ghast-1", chance=black("T T -"), kind=SanityLost)

    assert happened == [SanityLost(i(1), 3, 5)]


@pytest.mark.rule("RR-20.24")
def test_they_can_be_counted_by_the_high_strung_but_were_not_rolled() -> None:
    state = facing(ExtraTentacles(2, attacked=True), skills={1: {"high-strung": 4}})
    state = play(state, "attack ghast-1", chance=black("T - -"))
    assert offered(state) == [f"count {count} tentacles" for count in range(4)]

    state, happened = played(state, "count 3 tentacles")

    assert settled(happened) == [(3, 3, 0)], "with one tentacle rolled nothing can be added"


@pytest.mark.rule("RR-20.24", "RR-20.11", "RR-10.8")
def test_what_is_so_counted_can_be_shared_out_as_well() -> None:
    """More tentacles count than the dice show, which nobody takes for a fault."""
    skills = {1: {"high-strung": 2, "brawling": 2}}
    state = quiet(
        facts={"monsters": [monster("ghast", 6, 2, 0, ExtraTentacles(2, attacked=True))]},
        enemies={"ghast-1": HOME, "ghast-2": HOME},
        skills=skills,
        stress={1: 4},
    )

    state = play(state, "attack ghast-1", "also ghast-2", chance=black("T - -") + green("-"))
    assert offered(state)[-1] == "count 5 tentacles"
    state = play(state, "count 5 tentacles")

    assert offered(state) == [f"deal {count} to ghast-1" for count in range(6)]


# ------------------------------------------------------------------ what it costs to attack


@pytest.mark.rule("RR-13.4", "RR-10.8")
@pytest.mark.parametrize(("dice", "stress"), [("- - -", 0), ("E S -", 1), ("E E E", 3)])
def test_a_toll_for_each_elder_sign(dice: str, stress: int) -> None:
    state = facing(CostWhenAttacked(each=True, stress=1), stress={1: 0})

    state = play(state, "attack ghast-1", "keep", chance=black(dice))

    assert state.active.stress == stress


@pytest.mark.rule("RR-13.4", "RR-11.3")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (3, 4), (4, 4)])
def test_a_toll_once_whatever_is_rolled_and_as_far_as_there_is_room(before: int, after: int) -> None:
    state = facing(CostWhenAttacked(each=False, stress=2), stress={1: before})

    state = play(state, "attack ghast-1", *["keep"] * (before < 4), chance=black("E E E"))

    assert state.active.stress == after


@pytest.mark.rule("RR-10.8")
def test_it_is_paid_after_the_wounds_and_the_death_and_before_the_tentacles() -> None:
    state = facing(CostWhenAttacked(each=False, stress=1, wounds=1), health=1, stress={1: 0})

    state, happened = played(state, "attack ghast-1", "keep", chance=black("S T -"))

    order = (FoeWounded, EnemyDied, StressTaken, WoundsTaken, SanityLost)
    assert kinds([event for event in happened if isinstance(event, order)]) == [kind.__name__ for kind in order]
    assert (state.active.stress, state.active.wounds, state.active.sanity) == (1, 1, 2)


@pytest.mark.rule("RR-13.4")
def test_nothing_is_paid_when_it_attacks_itself() -> None:
    state = facing(CostWhenAttacked(each=False, stress=1, wounds=1), stress={1: 4})

    state = play(state, "end actions", chance=black("E E"))

    assert (state.investigator(i(1)).wounds, state.investigator(i(1)).stress) == (0, 4)


@pytest.mark.rule("RR-R46", "RR-10.8")
def test_who_dies_of_it_has_dealt_the_wounds_and_loses_no_sanity() -> None:
    state = facing(CostWhenAttacked(each=False, wounds=1), health=2, wounds={1: 4}, sanity={1: 1})

    state, happened = played(state, "attack ghast-1", chance=black("S S T"))

    assert not state.investigator(i(1)).alive
    assert (state.enemies, state.board.energy[Space.NORTH_VORTEX.at]) == ((), 1)
    assert "SanityLost" not in kinds(happened)
    assert state.turn.who == i(2)


@pytest.mark.rule("RR-13.4", "RR-10.11", "RR-20.10")
def test_attacking_cthulhu_costs_what_his_card_says_less_the_signs_that_were_used() -> None:
    state = on_cthulhu(CostWhenAttacked(each=True, wounds=1), skills={1: {"arcane-mastery": 2}})

    state = play(state, "attack left-leg", "count 2 signs", chance=black("E E E"))

    assert (state.active.wounds, state.part(Space.LEFT_LEG).wounds) == (1, 2)
