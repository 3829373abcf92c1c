"""Toughness and armour: what is taken off what befalls an investigator, and that nothing is taken off a cost."""

from __future__ import annotations

import pytest

from rlyeh_rules.rising import (
    Choice,
    Cost,
    Discovery,
    DiscoveryFacts,
    HalfFacts,
    HalfKind,
    Relic,
    RelicFacts,
    Skill,
    State,
    Use,
    Who,
    events,
)
from rlyeh_rules.rising.effects import ChooseOne, DrawDiscovery, LoseSanity, TakeStress, TakeWounds
from rlyeh_rules.rising.traits import Armour, CostWhenAttacked, SkillLevel
from rlyeh_rules.rising.vocabulary import When

from .made_up import calm, cthulhu, kind, myth, why
from .strokes import STAND_IN, STROKE, cards_of, companion, one, scene, stroke, thing
from .table import black, green, i, offered, play, played, refused, told

GHAST = {"ghast-1": "north-vortex"}
HELD = {1: ["stroke left"]}


def tough(rank: int, **more: int) -> dict[int, dict[str, int]]:
    """I1 with so much Toughness."""
    return {1: {"toughness": rank, **more}}


def harm(state: State, number: int = 1) -> tuple[int, int]:
    """The wounds of an investigator and the sanity that it has lost."""
    return one(state, number).wounds, one(state, number).sanity - 1


# ------------------------------------------------------------------ the free reroll of level 1


@pytest.mark.rule("RR-20.15")
def test_toughness_1_rerolls_a_die_for_nothing_when_attacked() -> None:
    state = calm(stress={1: 4}, skills=tough(1), enemies=GHAST)

    state = play(state, "end actions", chance=black("S S"))
    assert offered(state) == ["reroll black-success", "keep"]

    state = play(state, "reroll black-success", chance=black("-"))

    assert harm(state) == (1, 0)
    assert state.turn.who == i(2), "there was one free reroll in this roll, and no more"


@pytest.mark.rule("RR-20.15")
def test_toughness_1_rerolls_a_die_of_the_fire_as_well() -> None:
    state = calm(stress={1: 4}, skills=tough(1), burning={1: 1})

    state = play(state, "end actions", chance=black("S"))
    assert offered(state) == ["reroll black-success", "keep"]

    assert harm(play(state, "keep")) == (1, 0), "level 1 takes nothing off"


@pytest.mark.rule("RR-20.15")
def test_toughness_1_rerolls_nothing_of_an_attack_of_ones_own() -> None:
    state = calm(stress={1: 4}, skills=tough(1), enemies=GHAST)

    state = play(state, "attack ghast-1", chance=black("- - -"))

    assert "reroll black-blank" not in offered(state)


# ------------------------------------------------------------------ what is taken off


@pytest.mark.rule("RR-20.15")
@pytest.mark.parametrize(("rank", "left"), [(0, (2, 1)), (1, (2, 1)), (2, (1, 0)), (3, (1, 0)), (4, (0, 0))])
def test_of_an_attack_each_level_takes_its_wounds_and_sanity(rank: int, left: tuple[int, int]) -> None:
    state = calm(stress={1: 4}, skills=tough(rank), enemies=GHAST)

    state = play(state, "end actions", *(["keep"] if rank == 1 else []), chance=black("S+T S"))

    assert harm(state) == left


@pytest.mark.rule("RR-20.15")
@pytest.mark.parametrize(("rank", "left"), [(1, (3, 2)), (2, (2, 1)), (3, (2, 1)), (4, (1, 1))])
def test_of_fire_as_well(rank: int, left: tuple[int, int]) -> None:
    state = calm(stress={1: 4}, skills=tough(rank), burning={1: 3})

    state = play(state, "end actions", *(["keep"] if rank == 1 else []), chance=black("S+T S+T S"))

    assert harm(state) == left


@pytest.mark.rule("RR-20.15")
@pytest.mark.parametrize(("rank", "left"), [(1, (2, 1)), (2, (2, 1)), (3, (1, 0)), (4, (0, 0))])
def test_only_from_level_3_on_it_is_any_source(rank: int, left: tuple[int, int]) -> None:
    state = scene(1, TakeWounds(Who.YOU, 2), LoseSanity(Who.YOU, 1), skills=tough(rank))

    assert harm(play(state, STROKE)) == left


@pytest.mark.rule("RR-20.15")
def test_at_level_4_sanity_is_only_1_less() -> None:
    state = scene(1, TakeWounds(Who.YOU, 4), LoseSanity(Who.YOU, 3), skills=tough(4))

    assert harm(play(state, STROKE)) == (2, 2)


@pytest.mark.rule("RR-20.15")
@pytest.mark.parametrize("rank", [3, 4])
def test_it_is_never_below_0(rank: int) -> None:
    state = scene(1, TakeWounds(Who.YOU, 1), LoseSanity(Who.YOU, 1), wounds={1: 2}, sanity={1: 3}, skills=tough(rank))

    state, happened = played(state, STROKE)

    assert (one(state).wounds, one(state).sanity) == (2, 3)
    assert happened[1:] == [events.HarmWarded(i(1), 1, 0), events.HarmWarded(i(1), 0, 1)]


@pytest.mark.rule("RR-20.15", "RR-R39")
def test_it_counts_for_each_source_anew() -> None:
    state = scene(1, TakeWounds(Who.YOU, 2), TakeWounds(Who.YOU, 2), skills=tough(3))

    assert harm(play(state, STROKE)) == (2, 0)


@pytest.mark.rule("RR-20.15")
def test_the_tentacles_of_ones_own_attack_are_not_an_attack_on_oneself() -> None:
    for rank, sanity in ((2, 3), (3, 2)):
        state = calm(stress={1: 4}, skills=tough(rank), enemies={"gug-1": "north-vortex"})
        state = play(state, "attack gug-1", chance=black("T T -"))
        assert harm(state) == (0, sanity - 1)


@pytest.mark.rule("RR-20.15")
def test_it_takes_nothing_off_what_befalls_others_nor_off_stress() -> None:
    state = scene(1, TakeWounds(Who.HERE, 1), TakeStress(Who.YOU, 2), skills=tough(4))

    state = play(state, STROKE)

    assert [other.wounds for other in state.team] == [0, 1, 1, 1, 1]
    assert one(state).stress == 2


# ------------------------------------------------------------------ armour of cards


@pytest.mark.rule("RR-20.15")
def test_armour_of_a_card_is_added_to_that_of_the_skill() -> None:
    mail = thing("mail", Armour(wounds=1, when=When.ANY))
    state = scene(1, TakeWounds(Who.YOU, 4), things=[mail], cards={1: ["mail left"]}, skills=tough(3))

    assert harm(play(state, STROKE)) == (2, 0)


@pytest.mark.rule("RR-20.7", "RR-20.15")
def test_toughness_of_a_companion_takes_off_the_wounds_before_one_is_put_on_it() -> None:
    friend = companion("friend", 2, SkillLevel(Skill.TOUGHNESS))
    state = scene(1, TakeWounds(Who.YOU, 2), things=[friend], cards={1: ["friend left"]}, skills=tough(2))

    state = play(state, STROKE)
    assert offered(state) == ["wound friend", "bear wounds"]

    state = play(state, "wound friend")
    assert (harm(state), one(state).cards[0].wounds) == ((0, 0), 1), "one of the two was warded off"


# ------------------------------------------------------------------ costs


@pytest.mark.rule("RR-11.6", "RR-20.15")
@pytest.mark.parametrize("rank", [1, 3, 4])
def test_nothing_is_taken_off_the_wounds_that_the_use_of_a_card_costs(rank: int) -> None:
    state = scene(1, things=[stroke(TakeStress(Who.OTHERS, 1), cost=Cost(wounds=2))], skills=tough(rank), cards=HELD)

    state, happened = played(state, STROKE)

    assert harm(state) == (2, 0)
    assert events.WoundsTaken(i(1), 2) in happened
    assert one(state, 2).stress == 1


@pytest.mark.rule("RR-11.6", "RR-20.15")
def test_nor_does_a_card_help_that_wards_off_wounds_of_any_source() -> None:
    mail = thing("mail", Armour(wounds=2, when=When.ANY))
    paid = stroke(TakeStress(Who.OTHERS, 1), cost=Cost(wounds=2))

    state = scene(1, things=[mail, paid], cards={1: ["mail left", "stroke left"]})

    assert harm(play(state, STROKE)) == (2, 0)


@pytest.mark.rule("RR-11.6", "RR-20.15")
def test_nothing_is_taken_off_the_wounds_of_a_way_that_one_has_chosen() -> None:
    ways = (Choice(effects=(LoseSanity(Who.YOU, 2),)), Choice(wounds=2))
    state = play(scene(1, ChooseOne(ways), skills=tough(4)), STROKE)

    assert harm(play(state, "choose way 2")) == (2, 0)
    assert harm(play(state, "choose way 1")) == (0, 1), "what is no cost is warded off as ever"


@pytest.mark.rule("RR-11.6", "RR-22.2", "RR-20.15")
def test_nothing_is_taken_off_the_wounds_that_claiming_costs() -> None:
    half = HalfFacts(HalfKind.ITEM, cost=Cost(wounds=3))
    find = DiscoveryFacts(Discovery("prize"), half, half, STAND_IN)
    state = scene(1, DrawDiscovery(1), things=[find], skills=tough(4), discovery=["prize"])

    state = play(state, STROKE, "claim left")

    assert (harm(state), "prize" in cards_of(state)) == ((3, 0), True)


@pytest.mark.rule("RR-11.6", "RR-23.8", "RR-20.15")
def test_nothing_is_taken_off_the_wounds_that_the_use_of_a_relic_costs() -> None:
    knife = RelicFacts(Relic("knife"), (), STAND_IN, (Use((TakeStress(Who.OTHERS, 1),), Cost(wounds=2)),))
    others = {2: "salt-crown", 3: "stair-of-bone", 4: "phial-of-dusk", 5: "black-glass-eye"}
    state = calm(relics={1: "knife", **others}, facts={"relics": [knife]}, skills=tough(4))

    state = play(state, "relic 1")

    assert (harm(state), one(state, 2).stress) == ((2, 0), 1)


@pytest.mark.rule("RR-13.4", "RR-20.15")
@pytest.mark.parametrize(("rank", "wounds"), [(1, 3), (2, 3), (3, 2), (4, 1)])
def test_what_an_enemy_does_to_who_attacks_it_is_a_source_like_any_other(rank: int, wounds: int) -> None:
    """It is no cost, which one would have to be able to pay: the enemy is attacked, and so it comes."""
    thorny = kind("ghast", abilities=(CostWhenAttacked(each=True, wounds=1),))
    state = calm(stress={1: 4}, skills=tough(rank), enemies=GHAST, facts={"monsters": [thorny]})

    state = play(state, "attack ghast-1", chance=black("E E E"))

    assert harm(state) == (wounds, 0)


@pytest.mark.rule("RR-20.20", "RR-20.15")
def test_nothing_is_taken_off_the_two_wounds_that_cancelling_a_mythos_card_costs() -> None:
    skills = tough(4, **{"read-the-omens": 4})
    state = calm(skills=skills, myths=[myth("woe", TakeStress(Who.YOU, 1))], mythos=["woe", "quiet"] * 5)

    state = play(state, "end actions", "play woe", "cancel")

    assert (harm(state), one(state).stress) == ((2, 0), 0)


@pytest.mark.rule("RR-22.4", "RR-11.6")
def test_companions_may_bear_the_wounds_of_a_cost() -> None:
    paid = stroke(TakeStress(Who.OTHERS, 1), cost=Cost(wounds=2))
    state = scene(1, things=[paid, companion("dog", 2)], cards={1: ["stroke left", "dog left"]}, wounds={1: 4})

    state = play(state, STROKE, "wound dog")
    assert one(state, 2).stress == 0, "first the cost is paid"
    state = play(state, "wound dog")

    assert (harm(state), cards_of(state), one(state, 2).stress) == ((4, 0), ["stroke"], 1)


@pytest.mark.rule("RR-11.6")
def test_a_cost_must_be_payable_in_full_with_the_companions_and_without_any_armour() -> None:
    paid = stroke(TakeStress(Who.OTHERS, 1), cost=Cost(wounds=3))
    state = scene(1, things=[paid, companion("dog", 2)], cards={1: ["stroke left", "dog left 1"]}, wounds={1: 4})

    assert refused(state, f"0: {STROKE}") == "RR-11.6"
    assert why(state, f"0: {STROKE}") == "It costs 3 wounds, and I1 can take 2."
    assert STROKE not in offered(state)

    state = scene(1, things=[paid], wounds={1: 3}, skills=tough(4), cards=HELD)
    assert refused(state, f"0: {STROKE}") == "RR-11.6"


@pytest.mark.rule("RR-11.6", "RR-21.1")
def test_the_last_wound_can_be_paid_as_well_and_is_the_last() -> None:
    paid = stroke(TakeStress(Who.OTHERS, 1), cost=Cost(wounds=1))
    state = play(scene(1, things=[paid], wounds={1: 4}, cards=HELD), STROKE)

    assert one(state).alive is False
    assert one(state, 2).stress == 1, "what has been paid for happens as far as it can"


@pytest.mark.rule("RR-20.15", "RR-20.26")
@pytest.mark.parametrize(("rank", "wounds"), [(2, 1), (3, 0)])
def test_the_wound_of_masochism_is_a_source_like_any_other(rank: int, wounds: int) -> None:
    skills = tough(rank, swiftness=1, lucky=1)
    state = scene(1, LoseSanity(Who.YOU, 2), sanity={1: 4}, skills=skills)
    state = play(state, STROKE)

    assert (one(state).sanity, one(state).wounds, one(state).mind.tokens) == (5, wounds, wounds)


@pytest.mark.rule("RR-20.15", "RR-R6")
def test_a_body_part_attacks_like_any_enemy() -> None:
    state = calm(stress={1: 4}, skills=tough(2), spaces={1: "left-arm"}, facts={"cthulhu": [cthulhu()]}, cards={})

    (warded, _) = told(state, "end actions", chance=black("S S+T -") + green("- -"), kind=events.HarmWarded)

    assert warded == events.HarmWarded(i(1), 1, 0)
