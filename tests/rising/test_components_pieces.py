"""Contents: what enemies, Cthulhu, the map, Discovery cards and Relics of a card set have to be."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.kernel import evolve
from rlyeh_rules.rising import (
    Cost,
    HalfFacts,
    HalfKind,
    Incantation,
    Kind,
    Relic,
    RelicFacts,
    Side,
    Space,
    SpaceFacts,
    Timing,
    Use,
    effects,
)
from rlyeh_rules.rising.effects import Heal, LoseSanity, Summon, TakeOtherSide
from rlyeh_rules.rising.traits import Armour, OnDeath, RestMore
from rlyeh_rules.rising.vocabulary import Where, Who

from .card_sets import faults, place_of, with_entry, without_entry
from .printed import enemy
from .table import shipped

YOU = Who.YOU
HEAL = Heal(YOU, 1)

# ------------------------------------------------------------------ enemies


@pytest.mark.rule("RR-23.2", "RR-10.4", "RR-1.11", "RR-1.12", "RR-1.13", "RR-3.1")
@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({"health": 1, "black": 12, "green": 12, "pool": 20}, []),
        ({"pool": 1, "drop": 3}, []),
        ({"pool": 3, "drop": 2}, []),
        ({"pool": 4, "drop": 1}, []),
        ({"pool": 1, "drop": 2}, [".drop (gug): a monster with 1 figure leaves 3 Energy, not 2 (RR-1.11)"]),
        ({"pool": 2, "drop": 3}, [".drop (gug): a monster with 2 figures leaves 2 Energy, not 3 (RR-1.12)"]),
        ({"pool": 3, "drop": 1}, [".drop (gug): a monster with 3 figures leaves 2 Energy, not 1 (RR-1.12)"]),
        ({"pool": 20, "drop": 9}, [".drop (gug): a monster with 20 figures leaves 1 Energy, not 9 (RR-1.13)"]),
        ({"health": 0}, [".health (gug): must be a number from 1 to 99, not 0 (RR-23.2)"]),
        ({"health": 1_000}, [".health (gug): must be a number from 1 to 99, not 1,000 (RR-23.2)"]),
        ({"black": 13}, [".black (gug): must be a number from 0 to 12, not 13 (RR-10.4)"]),
        ({"green": -1}, [".green (gug): must be a number from 0 to 12, not -1 (RR-10.4)"]),
        ({"black": 0, "green": 0}, [".black (gug): an attack has at least one die (RR-10.4)"]),
        ({"pool": 0}, [".pool (gug): must be a number from 1 to 20, not 0 (RR-1.13)"]),
        ({"pool": 21}, [".pool (gug): must be a number from 1 to 20, not 21 (RR-1.13)"]),
        ({"drop": 10}, [".drop (gug): must be a number from 0 to 9, not 10 (RR-3.1)"]),
        ({"drop": -1}, [".drop (gug): must be a number from 0 to 9, not -1 (RR-3.1)"]),
    ],
)
def test_a_monster_has_health_dice_and_figures(changes: dict[str, Any], found: list[str]) -> None:
    at = place_of("monsters", "gug")

    assert faults(**with_entry("monsters", "gug", **changes)) == [f"monsters[{at}]{one}" for one in found]


@pytest.mark.rule("RR-1.15", "RR-23.3", "RR-26.2", "RR-3.2")
@pytest.mark.parametrize(
    ("tables", "found"),
    [
        (without_entry("enemies", "cultist"), "enemies: there is no cultist (RR-23.3)"),
        (without_entry("enemies", "rlyeh-spawn"), "enemies: there is no rlyeh-spawn (RR-1.15)"),
        (
            with_entry("enemies", "rlyeh-spawn", pool=2),
            "enemies[1].pool (rlyeh-spawn): there is one figure of it, not 2 (RR-1.15)",
        ),
        (
            {"enemies": (*shipped().enemies, enemy("cultist", id=Kind("stranger")))},
            "enemies[2].id: there is no 'stranger' here, only cultist and rlyeh-spawn (RR-1.15, RR-23.3)",
        ),
        (
            with_entry("enemies", "cultist", drop=2),
            "enemies[0].drop (cultist): a Cultist leaves 1 Energy, not 2 (RR-3.2)",
        ),
        (
            with_entry("enemies", "rlyeh-spawn", setup=(Summon(effects.Name.CULTIST, Where.RED_GATE),)),
            "enemies[1] (rlyeh-spawn): only a monster card has a setup line and an advance text (RR-1.9)",
        ),
    ],
)
def test_cultists_and_the_spawn_are_there_and_nothing_else(tables: dict[str, Any], found: str) -> None:
    assert faults(custom=True, **tables) == [found]


@pytest.mark.rule("RR-26.2")
def test_there_are_ten_cultists_unless_the_set_is_custom() -> None:
    more = with_entry("enemies", "cultist", pool=11)

    assert faults(**more) == ["enemies[0].pool (cultist): 10 figures, unless the set has custom = true (RR-26.2)"]
    assert faults(custom=True, **more) == []


@pytest.mark.rule("RR-6.1", "RR-1.9")
@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({"drop": 2}, ".drop (cult-zealot): a Cultist leaves 1 Energy, not 2 (RR-6.1)"),
        ({"drop": 0, "pool": 2}, ".drop (cult-zealot): a Cultist leaves 1 Energy, not 2 (RR-6.1)"),
        (
            {"advance": (LoseSanity(YOU),)},
            " (cult-zealot): only a monster card has a setup line and an advance text (RR-1.9)",
        ),
    ],
)
def test_an_expert_leaves_one_energy_and_has_no_text_of_a_monster_card(changes: dict[str, Any], found: str) -> None:
    assert faults(**with_entry("experts", "cult-zealot", **changes)) == [f"experts[0]{found}"]


# ------------------------------------------------------------------ Cthulhu


@pytest.mark.rule("RR-10.4", "RR-5.10")
@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({"black": 0, "green": 1}, []),
        ({"black": 0, "green": 0}, [".black (cthulhu): an attack has at least one die (RR-10.4)"]),
        ({"green": 13}, [".green (cthulhu): must be a number from 0 to 12, not 13 (RR-10.4)"]),
        (
            {"abilities": (OnDeath((HEAL,)),)},
            [".abilities (cthulhu): a part is destroyed, it does not die (RR-5.10)"],
        ),
        ({"advance": (LoseSanity(YOU, 0),)}, [".advance (cthulhu): LoseSanity count: {1_TO_9}, not 0 (RR-25.3)"]),
        (
            {"end_of_turn": (LoseSanity(YOU, 10),)},
            [".end_of_turn (cthulhu): LoseSanity count: {1_TO_9}, not 10 (RR-25.3)"],
        ),
    ],
)
def test_cthulhu_attacks_with_a_die_and_does_not_die(changes: dict[str, Any], found: list[str]) -> None:
    said = [f"cthulhu[0]{one.replace('{1_TO_9}', 'must be a number from 1 to 9')}" for one in found]

    assert faults(**with_entry("cthulhu", "cthulhu", **changes)) == said


@pytest.mark.rule("RR-5.8", "RR-2.2")
@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({"health": 99}, []),
        ({"health": 0}, ["parts[0].health (head): must be a number from 1 to 99, not 0 (RR-5.8)"]),
        ({"health": 100}, ["parts[0].health (head): must be a number from 1 to 99, not 100 (RR-5.8)"]),
        (
            {"id": Space.RED_GATE},
            ["parts: there is no head (RR-5.8)", "parts[0].id: red-gate is no body part (RR-2.2)"],
        ),
    ],
)
def test_every_body_part_has_its_health(changes: dict[str, Any], found: list[str]) -> None:
    assert faults(**with_entry("parts", "head", **changes)) == found


# ------------------------------------------------------------------ the map


def mapped(**changes: dict[str, Any]) -> list[str]:
    """What is wrong with the map if some spaces are others."""
    spaces = [evolve(one, **changes.get(one.id.replace("-", "_"), {})) for one in shipped().spaces]
    return faults(spaces=spaces)


SPACES = {one.id: one for one in shipped().spaces}


@pytest.mark.rule("RR-2.1", "RR-2.2")
@pytest.mark.parametrize(("space", "rule"), [("red-gate", "RR-2.1"), ("left-arm", "RR-2.2")])
def test_every_space_is_there(space: str, rule: str) -> None:
    assert faults(**without_entry("spaces", space)) == [f"spaces: there is no {space} ({rule})"]


@pytest.mark.rule("RR-2.15", "RR-U11")
@pytest.mark.parametrize(
    ("of", "changes", "found"),
    [
        ("north-vortex", {"across": 10}, ["[0].across (north-vortex): must be a number from 0 to 9, not 10 (RR-U11)"]),
        ("north-vortex", {"down": -1}, ["[0].down (north-vortex): must be a number from 0 to 9, not -1 (RR-U11)"]),
        (
            "head",
            {"across": 2, "down": 0},
            ["[13] (head): lies where north-vortex lies on the picture of the map (RR-U11)"],
        ),
        ("head", {"token": True}, ["[13].token (head): no token lies on a body part (RR-2.15)"]),
        ("final-vortex", {"token": True}, []),
    ],
)
def test_a_space_has_its_place_and_no_token_on_a_part(of: str, changes: dict[str, Any], found: list[str]) -> None:
    assert faults(**with_entry("spaces", of, **changes)) == [f"spaces{one}" for one in found]


LEFT_LEG, RIGHT_LEG, LEFT_ARM, HEAD = Space.LEFT_LEG, Space.RIGHT_LEG, Space.LEFT_ARM, Space.HEAD
YELLOW, FINAL, RED, MOON, NORTH = (
    Space.YELLOW_GATE,
    Space.FINAL_VORTEX,
    Space.RED_GATE,
    Space.MOON_VORTEX,
    Space.NORTH_VORTEX,
)
RING = "spaces: the Gates and Vortexes are linked in one ring; only the Final Vortex may lie inside it (RR-R1)"


@pytest.mark.rule("RR-2.4", "RR-2.6", "RR-2.7", "RR-2.12", "RR-2.13", "RR-R1")
@pytest.mark.parametrize(
    ("of", "links", "found"),
    [
        (HEAD, (HEAD,), ["spaces: no space is linked with itself (RR-2.4)"]),
        (HEAD, (LEFT_ARM,), ["spaces: a link is listed twice; it is listed with one of its two spaces (RR-2.4)"]),
        (LEFT_LEG, (), ["spaces: left-arm and left-leg are linked (RR-2.7 to RR-2.12)"]),
        (LEFT_LEG, (LEFT_ARM, RIGHT_LEG), ["spaces: left-leg and right-leg are not linked (RR-2.13)"]),
        (LEFT_ARM, (HEAD, RED), ["spaces: left-arm and red-gate are not linked (RR-2.13)"]),
        (FINAL, (LEFT_LEG, RIGHT_LEG), ["spaces: final-vortex and yellow-gate are linked (RR-2.6)"]),
        (RED, (), [RING]),
        (RED, (MOON, NORTH), [RING]),
        (RED, (YELLOW,), [RING]),
        (FINAL, (YELLOW, RED, LEFT_LEG, RIGHT_LEG), [RING]),
    ],
)
def test_the_links_of_the_body_are_printed_and_the_ground_is_a_ring(
    of: Space, links: tuple[Space, ...], found: list[str]
) -> None:
    assert faults(**with_entry("spaces", of, links=links)) == found


@pytest.mark.rule("RR-R1")
def test_the_final_vortex_may_lie_in_the_ring_itself() -> None:
    """Between the Yellow Gate and the Night Vortex; and the ring may come in another order."""
    in_the_ring = mapped(
        yellow_gate={"links": ()},
        final_vortex={"links": (YELLOW, Space.NIGHT_VORTEX, LEFT_LEG, RIGHT_LEG)},
    )
    in_another_order = mapped(
        north_vortex={"links": (RED,)},
        red_gate={"links": (Space.HORROR_VORTEX,)},
        horror_vortex={"links": (MOON,)},
    )
    two_rings = mapped(
        red_gate={"links": ()},
        horror_vortex={"links": (RED, Space.DEATH_VORTEX)},
        death_vortex={"links": ()},
        north_vortex={"links": (Space.HORROR_VORTEX,)},
    )

    assert (in_the_ring, in_another_order, two_rings) == ([], [], [RING])


def test_a_space_is_listed_with_all_that_a_map_needs() -> None:
    assert {one.id for one in shipped().spaces} == set(Space)
    assert all(isinstance(one, SpaceFacts) for one in SPACES.values())


# ------------------------------------------------------------------ Discovery cards

ITEM = HalfFacts(HalfKind.ITEM, uses=(Use((HEAL,)),))


def half(side: Side = Side.RIGHT, **changes: Any) -> list[str]:
    """What is wrong with a half of a Discovery card, less its path."""
    at = place_of("discovery", "crate-of-powder")
    made = evolve(ITEM, **changes)
    found = faults(**with_entry("discovery", "crate-of-powder", **{side.value: made}))
    return [fault.removeprefix(f"discovery[{at}].{side} (crate-of-powder)") for fault in found]


@pytest.mark.rule("RR-22.1", "RR-22.2", "RR-22.4", "RR-11.6")
@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({"cost": Cost(4, 4, 9)}, []),
        ({"cost": Cost(stress=5)}, [".cost.stress: must be a number from 0 to 4, not 5 (RR-11.6)"]),
        ({"cost": Cost(wounds=-1)}, [".cost.wounds: must be a number from 0 to 4, not -1 (RR-11.6)"]),
        ({"cost": Cost(energy=10)}, [".cost.energy: must be a number from 0 to 9, not 10 (RR-11.6)"]),
        ({"cost": Cost(discard=True)}, [".cost: a card is not claimed by discarding it (RR-22.2)"]),
        ({"kind": HalfKind.COMPANION, "health": 9}, []),
        ({"kind": HalfKind.COMPANION}, [".health: must be a number from 1 to 9, not 0 (RR-22.4)"]),
        ({"kind": HalfKind.COMPANION, "health": 10}, [".health: must be a number from 1 to 9, not 10 (RR-22.4)"]),
        ({"kind": HalfKind.COMPANION, "health": 1, "uses": ()}, []),
        ({"health": 1}, [".health: only a Companion takes wounds (RR-22.4)"]),
        ({"uses": ()}, [": nothing is said of what it does (RR-22.1)"]),
        ({"uses": (), "end_of_turn": (HEAL, TakeOtherSide())}, []),
        ({"uses": (), "standing": (RestMore(1),)}, []),
        ({"uses": (Use((HEAL,)),) * 10}, [".uses: 10 uses; there can be 9 (RR-22.1)"]),
        (
            {"uses": (Use((HEAL,), Cost(stress=5)),)},
            [".uses.cost.stress: must be a number from 0 to 4, not 5 (RR-11.6)"],
        ),
        ({"uses": (Use((HEAL,), Cost(discard=True)),)}, []),
    ],
)
@pytest.mark.parametrize("side", list(Side))
def test_a_half_of_a_card_does_something_and_can_be_paid(side: Side, changes: dict[str, Any], found: list[str]) -> None:
    assert half(side, **changes) == found


@pytest.mark.rule("RR-5.6", "RR-13.13")
@pytest.mark.parametrize(
    ("kind", "incantation", "found"),
    [
        (HalfKind.CONDITION, Incantation(HEAD, 9, Timing.ACTION), []),
        (HalfKind.CONDITION, Incantation(HEAD, 0), []),
        (HalfKind.ITEM, Incantation(HEAD, 1), [".incantation: an Incantation is a Condition (RR-5.6)"]),
        (HalfKind.CONDITION, Incantation(RED, 1), [".incantation: red-gate is no body part (RR-13.13)"]),
        (
            HalfKind.CONDITION,
            Incantation(HEAD, 10),
            [".incantation.energy: must be a number from 0 to 9, not 10 (RR-13.13)"],
        ),
        (
            HalfKind.CONDITION,
            Incantation(HEAD, -1),
            [".incantation.energy: must be a number from 0 to 9, not -1 (RR-13.13)"],
        ),
    ],
)
def test_an_incantation_is_a_condition_for_a_body_part(
    kind: HalfKind, incantation: Incantation, found: list[str]
) -> None:
    assert half(kind=kind, uses=(), incantation=incantation) == found


# ------------------------------------------------------------------ Unknown Relics


@pytest.mark.rule("RR-23.8")
@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({"flipped": (), "flipped_uses": (Use((HEAL,)),)}, []),
        ({"standing": ()}, [" (salt-crown): nothing stands on its front (RR-23.8)"]),
        ({"flipped": ()}, [" (salt-crown): nothing stands on its back (RR-23.8)"]),
        (
            {"uses": (Use((HEAL,), Cost(discard=True)),)},
            [".uses (salt-crown).cost: an Unknown Relic is not discarded (RR-23.8)"],
        ),
        (
            {"flipped_uses": (Use((HEAL,), Cost(wounds=5)),)},
            [".flipped_uses (salt-crown).cost.wounds: must be a number from 0 to 4, not 5 (RR-11.6)"],
        ),
        (
            {"uses": (Use((TakeOtherSide(),)),)},
            [".uses (salt-crown): TakeOtherSide is about a Discovery card that somebody has claimed (RR-22.5)"],
        ),
        (
            {"standing": (Armour(),)},
            [".standing (salt-crown): Armour has neither sanity nor wounds (RR-20.15)"],
        ),
        ({"uses": (Use((HEAL,)),) * 10}, [".uses (salt-crown): 10 uses; there can be 9 (RR-22.1)"]),
    ],
)
def test_a_relic_has_two_sides_and_is_not_discarded(changes: dict[str, Any], found: list[str]) -> None:
    at = place_of("relics", "salt-crown")
    relic = next(facts for facts in shipped().relics if facts.id == "salt-crown")

    assert isinstance(relic, RelicFacts)
    assert relic.id == Relic("salt-crown")
    assert faults(**with_entry("relics", "salt-crown", **changes)) == [f"relics[{at}]{one}" for one in found]
