"""Following: enemies come along with whoever leaves their space, step by step, but never onto Cthulhu's body."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.rising import Character, Foe, Mythos, Space
from rlyeh_rules.rising.effects import LoseSanity, MoveYou, PlaceYou, TakeWounds
from rlyeh_rules.rising.events import EnemyAttacked, FireCaught, Moved, PlacedByEffect
from rlyeh_rules.rising.vocabulary import Where, Who
from tests.rising.charms import CHARM, charmed
from tests.rising.made_up import calm, myth
from tests.rising.table import i, offered, play, played, refused, table, told

NORTH, HORROR, RED, MOON = Space.NORTH_VORTEX, Space.HORROR_VORTEX, Space.RED_GATE, Space.MOON_VORTEX
YELLOW, BLUE, FINAL = Space.YELLOW_GATE, Space.BLUE_GATE, Space.FINAL_VORTEX
DEATH = Space.DEATH_VORTEX

# ------------------------------------------------------------------ step by step


@pytest.mark.rule("RR-14.1")
def test_all_enemies_come_along_even_if_somebody_stays_behind() -> None:
    before = table(spaces={1: "red-gate", 2: "red-gate"}, enemies={"cultist-1": "red-gate", "cultist-2": "red-gate"})

    state, happened = played(before, "run", "go moon-vortex", "stop")

    assert happened[0] == Moved(i(1), RED, MOON, (Foe("cultist-1"), Foe("cultist-2")))
    assert [enemy.space for enemy in state.enemies] == [MOON, MOON]
    assert [one.character for one in state.team if one.space is RED] == [i(2)]
    assert state.is_safe(RED)


@pytest.mark.rule("RR-14.1")
def test_enemies_elsewhere_stay_where_they_are_and_wounds_go_along() -> None:
    enemies = {"cultist-1": "red-gate 1", "ghast-1": "blue-gate", "gug-1": "red-gate"}

    state = play(table(spaces={1: "red-gate"}, enemies=enemies), "run", "go horror-vortex", "stop")

    assert [(enemy.space, enemy.wounds) for enemy in state.enemies] == [(HORROR, 1), (BLUE, 0), (HORROR, 0)]


@pytest.mark.rule("RR-14.1")
def test_who_has_been_left_is_left_until_somebody_leaves_that_space_again() -> None:
    before = table(spaces={1: "red-gate", 2: "red-gate"}, enemies={"cultist-1": "red-gate"}, skills={1: {"stealth": 1}})

    state = play(before, "run", "sneak past cultist-1", "go moon-vortex", "stop")

    assert state.enemies[0].space is RED, "with I2 now"


@pytest.mark.rule("RR-14.2")
def test_enemies_picked_up_on_the_way_come_along() -> None:
    before = table(spaces={1: "yellow-gate"}, enemies={"cultist-1": "yellow-gate", "ghast-1": "moon-vortex"})

    state, happened = played(before, "run", "go moon-vortex", "go red-gate", "stop")

    assert happened == [
        Moved(i(1), YELLOW, MOON, (Foe("cultist-1"),)),
        Moved(i(1), MOON, RED, (Foe("cultist-1"), Foe("ghast-1"))),
    ]
    assert [enemy.space for enemy in state.enemies] == [RED, RED]


@pytest.mark.rule("RR-14.2")
def test_a_space_with_enemies_costs_nothing_and_stops_nothing() -> None:
    crowd = {"ghast-1": "horror-vortex", "ghast-2": "red-gate", "gug-1": "red-gate"}

    state, happened = played(
        table(spaces={1: "north-vortex"}, enemies=crowd), "run", "go horror-vortex", "go red-gate", "go moon-vortex"
    )

    assert (state.team[0].space, state.turn.actions) == (MOON, 2)
    assert [enemy.space for enemy in state.enemies] == [MOON] * 3
    assert [event for event in happened if isinstance(event, EnemyAttacked)] == []


# ------------------------------------------------------------------ on the body


@pytest.mark.rule("RR-14.3")
def test_nothing_follows_out_of_the_final_vortex_onto_the_body() -> None:
    before = table(spaces={1: "final-vortex"}, enemies={"gug-1": "final-vortex"})

    state, happened = played(before, "climb right-arm by right-leg")

    assert happened == [Moved(i(1), FINAL, Space.RIGHT_LEG), Moved(i(1), Space.RIGHT_LEG, Space.RIGHT_ARM)]
    assert state.enemies[0].space is FINAL


@pytest.mark.rule("RR-14.3")
def test_nor_does_it_later_until_somebody_leaves_from_there_along_the_ground() -> None:
    state = play(table(spaces={1: "final-vortex"}, enemies={"gug-1": "final-vortex"}), "climb right-leg")

    state = play(state, "climb right-arm")
    assert state.enemies[0].space is FINAL

    state = play(
        table(spaces={1: "right-leg"}, enemies={"gug-1": "final-vortex"}), "run", "go yellow-gate", "go moon-vortex"
    )
    assert state.enemies[0].space is MOON


@pytest.mark.rule("RR-14.4")
@pytest.mark.parametrize("down", [("climb final-vortex",), ("run", "stop")])
@pytest.mark.parametrize("words", ["", "vulnerable 3"])
def test_a_part_never_follows(down: tuple[str, ...], words: str) -> None:
    before = table(spaces={1: "left-leg"}, parts={"left-leg": words}, health={"left-leg": 8})

    state = play(before, *down)

    assert state.parts == before.parts
    assert (state.team[0].space, state.enemies) == (FINAL, ())
    assert state.is_safe(FINAL)
    assert not state.is_safe(Space.LEFT_LEG)


# ------------------------------------------------------------------ not of one's own accord


@pytest.mark.rule("RR-14.5")
def test_an_effect_that_moves_another_drags_enemies_and_catches_fire() -> None:
    before = charmed(
        MoveYou(Who.ONE, 1, DEATH),
        spaces={1: "north-vortex", 2: "blue-gate", 3: None, 4: None, 5: None},
        enemies={"cultist-1": "blue-gate"},
        fire={"blue-gate": 1},
    )

    state, happened = played(before, CHARM, "choose investigator i2")

    assert [event for event in happened if isinstance(event, Moved | FireCaught)] == [
        Moved(i(2), BLUE, DEATH, (Foe("cultist-1"),)),
        FireCaught(i(2), 1),
    ]
    assert (state.enemies[0].space, state.team[1].fire, state.team[0].fire) == (DEATH, 1, 0)


@pytest.mark.rule("RR-14.5")
def test_so_does_a_mythos_card_in_the_turn_of_another() -> None:
    before = calm(
        2,
        mythos=["tide", "quiet"],
        myths=[myth("tide", MoveYou(Who.OTHERS, 1, DEATH))],
        spaces={2: "blue-gate", 3: "death-vortex", 4: "death-vortex", 5: "death-vortex"},
        enemies={"cultist-1": "blue-gate"},
    )
    assert before.mythos.deck[0] == Mythos("tide")

    state, happened = played(before, "end actions")

    assert Moved(i(2), BLUE, DEATH, (Foe("cultist-1"),)) in happened
    assert (state.team[1].space, state.enemies[0].space) == (DEATH, DEATH)


@pytest.mark.rule("RR-14.5")
def test_who_is_placed_neither_drags_enemies_nor_catches_fire() -> None:
    before = charmed(
        PlaceYou(Who.ONE, Where.RED_GATE),
        spaces={2: "blue-gate", 3: None, 4: None, 5: None},
        enemies={"cultist-1": "blue-gate"},
        fire={"blue-gate": 2},
    )

    state, happened = played(before, CHARM, "choose investigator i2")

    assert PlacedByEffect(i(2), RED) in happened
    assert [event for event in happened if isinstance(event, Moved | FireCaught)] == []
    assert (state.team[1].space, state.team[1].fire, state.enemies[0].space) == (RED, 0, BLUE)


@pytest.mark.rule("RR-14.5", "RR-20.32")
def test_where_the_effect_says_otherwise_enemies_stay_but_fire_is_caught_all_the_same() -> None:
    before = charmed(
        LoseSanity(Who.YOU),
        spaces={1: "red-gate", 2: "yellow-gate"},
        sanity={1: 4},
        insanity={1: "codependency"},
        minds={1: {"partner": i(2)}},
        enemies={"cultist-1": "red-gate", "cultist-2": "moon-vortex"},
        fire={"red-gate": 1, "moon-vortex": 1},
    )

    state, happened = played(before, CHARM, "bring i1")

    assert [event for event in happened if isinstance(event, Moved)] == [
        Moved(i(1), RED, MOON),
        Moved(i(1), MOON, YELLOW),
    ]
    assert [enemy.space for enemy in state.enemies] == [RED, MOON]
    assert state.team[0].fire == 2


@pytest.mark.rule("RR-14.5", "RR-25.1")
def test_of_several_who_are_moved_the_active_player_says_who_goes_first_where_enemies_may_follow() -> None:
    spaces: dict[int, str | None] = {2: "red-gate", 3: "moon-vortex", 4: None, 5: None}
    effect = MoveYou(Who.OTHERS, 2, YELLOW)
    before = charmed(effect, seats=2, spaces=spaces, enemies={"cultist-1": "moon-vortex"})

    state = play(before, CHARM)
    assert offered(state, 1) == ["move i2 next", "move i3 next"]
    assert offered(state, 2) == []
    assert refused(state, "move i1 next") == "RR-25.1"

    happened = told(state, "move i3 next", kind=Moved)
    assert happened == [
        Moved(i(3), MOON, YELLOW, (Foe("cultist-1"),)),
        Moved(i(2), RED, MOON),
        Moved(i(2), MOON, YELLOW),
    ]
    happened = told(state, "move i2 next", kind=Moved)
    assert happened == [
        Moved(i(2), RED, MOON),
        Moved(i(2), MOON, YELLOW, (Foe("cultist-1"),)),
        Moved(i(3), MOON, YELLOW),
    ]


@pytest.mark.rule("RR-14.5")
def test_where_no_enemy_might_follow_the_order_is_not_asked() -> None:
    spaces: dict[int, str | None] = {2: "red-gate", 3: "moon-vortex", 4: None, 5: None}
    before = charmed(MoveYou(Who.OTHERS, 2, YELLOW), spaces=spaces, enemies={"cultist-1": "blue-gate"})

    state = play(before, CHARM)

    assert [one.space for one in state.team] == [NORTH, YELLOW, YELLOW, None, None]


@pytest.mark.rule("RR-14.5", "RR-20.31")
def test_who_lies_on_the_ground_is_not_moved_but_can_be_placed() -> None:
    story: dict[str, Any] = {
        "insanity": {2: "catatonia"},
        "minds": {2: {"lying": True}},
        "spaces": {2: "red-gate", 3: None, 4: None, 5: None},
    }

    moved = play(charmed(MoveYou(Who.OTHERS, 1, MOON), **story), CHARM)
    placed = play(charmed(PlaceYou(Who.OTHERS, Where.MOON_VORTEX), **story), CHARM)

    assert (moved.team[1].space, placed.team[1].space) == (RED, MOON)


@pytest.mark.rule("RR-14.1")
@pytest.mark.parametrize("who", [1, 2])
def test_nothing_follows_the_dead(who: int) -> None:
    before = charmed(
        TakeWounds(Who.ONE_HERE),
        spaces={1: "red-gate", 2: "red-gate"},
        wounds={1: 4, 2: 4},
        enemies={"cultist-1": "red-gate"},
    )

    state = play(before, CHARM, f"choose investigator i{who}")

    assert state.investigator(Character(f"i{who}")).space is None
    assert state.enemies[0].space is RED
