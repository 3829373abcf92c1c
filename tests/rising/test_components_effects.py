"""Contents: which effects a card can have, what can be used how often, and what an enemy can be like."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.kernel import evolve
from rlyeh_rules.rising import Choice, Cost, HalfFacts, HalfKind, Skill, Space, Timing, Use
from rlyeh_rules.rising.effects import (
    AddEnergy,
    AddFire,
    AddToken,
    AdvanceAtEnd,
    ChooseOne,
    CthulhuAttacks,
    CthulhuHeals,
    Detach,
    DiscardCards,
    DrawDiscovery,
    Effect,
    Heal,
    If,
    LoseEnergy,
    LoseSanity,
    MakeRoll,
    MoveFigures,
    MoveYou,
    PlaceFigure,
    PlaceYou,
    Summon,
    TakeOtherSide,
    TakeStress,
    TakeWounds,
    WoundFigures,
)
from rlyeh_rules.rising.traits import (
    Ability,
    Armour,
    ClimbFurther,
    CostWhenAttacked,
    EldersAreSuccesses,
    ExtraActions,
    ExtraTentacles,
    ExtraWounds,
    FireOnAttack,
    FreeRerolls,
    GreenDice,
    MoreRange,
    OnDeath,
    RestMore,
    RunFurther,
    SkillLevel,
    Standing,
)
from rlyeh_rules.rising.vocabulary import Case, Figures, Name, When, Where, Who

from .card_sets import faults, place_of, with_entry

YOU, EVERYBODY = Who.YOU, Who.EVERYBODY
RED = Where.RED_GATE
STRESS, HEAL = TakeStress(YOU), Heal(YOU, stress=1)
CALL = Summon(Name.CULTIST, RED)


def mythos(*effects: Effect) -> list[str]:
    """What is wrong with the effects of a Mythos card, less the path."""
    at = place_of("mythos", "the-long-procession")
    found = faults(**with_entry("mythos", "the-long-procession", effects=effects))
    return [fault.removeprefix(f"mythos[{at}].effects (the-long-procession)") for fault in found]


def used(*uses: Use) -> list[str]:
    """What is wrong with the uses of a half of a Discovery card, less the path."""
    at = place_of("discovery", "crate-of-powder")
    half = HalfFacts(HalfKind.ITEM, uses=uses)
    found = faults(**with_entry("discovery", "crate-of-powder", right=half))
    return [fault.removeprefix(f"discovery[{at}].right (crate-of-powder).uses: ") for fault in found]


# ------------------------------------------------------------------ effects


@pytest.mark.rule("RR-25.3")
@pytest.mark.parametrize(
    ("effect", "what"),
    [
        (LoseSanity(YOU), "count"),
        (TakeStress(YOU), "count"),
        (TakeWounds(YOU), "count"),
        (CALL, "count"),
        (MoveFigures(Figures.ENEMIES, 1), "spaces"),
        (WoundFigures(Figures.ONE), "count"),
        (MoveYou(YOU, 1, Space.RED_GATE), "spaces"),
        (AddFire(RED), "count"),
        (AddEnergy(RED), "count"),
        (LoseEnergy(YOU), "count"),
        (CthulhuHeals(), "count"),
        (DrawDiscovery(), "count"),
        (DiscardCards(YOU), "count"),
        (MakeRoll(1, (STRESS,)), "needed"),
    ],
    ids=repr,
)
def test_an_effect_counts_from_one_to_nine(effect: Effect, what: str) -> None:
    one: Any = effect
    change: dict[str, Any] = {what: 9}
    assert mythos(evolve(one, **change)) == []

    for wrong in (0, -1, 10):
        change = {what: wrong}
        assert mythos(evolve(one, **change)) == [
            f": {type(effect).__name__} {what}: must be a number from 1 to 9, not {wrong} (RR-25.3)"
        ]


@pytest.mark.rule("RR-13.5", "RR-13.7", "RR-R36", "RR-2.26", "RR-16.1", "RR-1.9", "RR-22.5", "RR-11.6", "RR-25.1")
@pytest.mark.parametrize(
    ("effect", "found"),
    [
        (Heal(YOU, 4, 4), []),
        (Heal(YOU), ["Heal has neither stress nor wounds (RR-13.7)"]),
        (Heal(YOU, 5), ["Heal stress: must be a number from 0 to 4, not 5 (RR-13.7)"]),
        (Heal(YOU, 1, -1), ["Heal wounds: must be a number from 0 to 4, not -1 (RR-13.7)"]),
        (WoundFigures(Figures.ONE, within=9), []),
        (WoundFigures(Figures.ONE, within=10), ["WoundFigures within: must be a number from 0 to 9, not 10 (RR-13.5)"]),
        (WoundFigures(Figures.ONE, within=-1), ["WoundFigures within: must be a number from 0 to 9, not -1 (RR-13.5)"]),
        (PlaceFigure(Figures.SPAWN), []),
        (PlaceFigure(Figures.MONSTERS), ["PlaceFigure places one figure, not monsters (RR-R36)"]),
        (
            PlaceFigure(Figures.ONE, Where.EACH_GATE),
            ["PlaceFigure puts a figure in one space, not in each-gate (RR-2.26)"],
        ),
        (PlaceYou(YOU, Where.EACH_VORTEX), ["PlaceYou puts a figure in one space, not in each-vortex (RR-2.26)"]),
        (If(Case.SAFE), ["nothing depends on If (RR-16.1)"]),
        (MakeRoll(2), ["nothing depends on MakeRoll (RR-16.1)"]),
        (ChooseOne((Choice(), Choice(4, 4, 9))), []),
        (ChooseOne((Choice(),)), ["ChooseOne ways: must be a number from 2 to 9, not 1 (RR-25.1)"]),
        (ChooseOne((Choice(),) * 10), ["ChooseOne ways: must be a number from 2 to 9, not 10 (RR-25.1)"]),
        (ChooseOne((Choice(), Choice(stress=5))), ["ChooseOne stress: must be a number from 0 to 4, not 5 (RR-11.6)"]),
        (ChooseOne((Choice(), Choice(wounds=5))), ["ChooseOne wounds: must be a number from 0 to 4, not 5 (RR-11.6)"]),
        (
            ChooseOne((Choice(), Choice(energy=10))),
            ["ChooseOne energy: must be a number from 0 to 9, not 10 (RR-11.6)"],
        ),
        (
            ChooseOne((Choice(stress=1), Choice())),
            ["the first way of ChooseOne is free, so that one can always be paid (RR-11.6)"],
        ),
        (TakeOtherSide(), ["TakeOtherSide is about a Discovery card that somebody has claimed (RR-22.5)"]),
        (Summon(Name.ITSELF, RED), ["only the card of a monster says itself (RR-1.9)"]),
        (AdvanceAtEnd(), []),
    ],
    ids=repr,
)
def test_what_an_effect_cannot_be_is_told(effect: Effect, found: list[str]) -> None:
    assert mythos(effect) == [f": {one}" for one in found]
    within = If(Case.SAFE, (), (MakeRoll(1, (effect,)),))
    assert mythos(within) == [f": {one}" for one in found], "and it is told as well if it lies within others"


@pytest.mark.rule("RR-19.4")
@pytest.mark.parametrize(
    ("table", "of", "field"),
    [
        ("cthulhu", "cthulhu", "advance"),
        ("cthulhu", "cthulhu", "end_of_turn"),
        ("episode", "rlyeh-rising", "advance"),
        ("monsters", "gug", "advance"),
    ],
)
def test_an_advance_is_not_ordained_when_it_is_too_late(table: str, of: str, field: str) -> None:
    path = f"{table}[{place_of(table, of)}].{field} ({of})"
    change: dict[str, Any] = {field: (AdvanceAtEnd(),)}

    assert faults(**with_entry(table, of, **change)) == [
        f"{path}: AdvanceAtEnd comes too late; there is one advance a check (RR-19.4)"
    ]


@pytest.mark.rule("RR-16.1")
def test_a_list_has_nine_effects_at_most_and_they_lie_four_deep() -> None:
    assert mythos(*[STRESS] * 9) == []
    assert mythos(*[STRESS] * 10) == [": 10 effects in a list; there can be 9 (RR-16.1)"]
    assert mythos(If(Case.SAFE, (STRESS,) * 10)) == [": 10 effects in a list; there can be 9 (RR-16.1)"]
    assert mythos(ChooseOne((Choice(), Choice(effects=(STRESS,) * 10)))) == [
        ": 10 effects in a list; there can be 9 (RR-16.1)"
    ]

    effect: Effect = STRESS
    for _ in range(3):
        effect = If(Case.SAFE, (effect,))
    assert mythos(effect) == []
    assert mythos(If(Case.SAFE, (effect,))) == [": effects lie within effects more than 4 deep (RR-16.1)"]


# ------------------------------------------------------------------ set-up lines


@pytest.mark.rule("RR-1.9", "RR-R28")
@pytest.mark.parametrize(
    ("effect", "found"),
    [
        (Summon(Name.ITSELF, Where.RANDOM_GATE, 2), []),
        (AddFire(Where.EACH_VORTEX), []),
        (AddEnergy(RED), []),
        (AddToken(Where.EACH_GATE), []),
        (
            STRESS,
            ["TakeStress is nothing that a setup line does; it can be Summon, AddFire, AddEnergy, AddToken (RR-1.9)"],
        ),
        (Summon(Name.CULTIST, Where.A_GATE), ["Summon cannot be done in a-gate before anybody has a turn (RR-R28)"]),
        (AddFire(Where.YOUR_SPACE), ["AddFire cannot be done in your-space before anybody has a turn (RR-R28)"]),
        (AddToken(Where.A_SPACE), ["AddToken cannot be done in a-space before anybody has a turn (RR-R28)"]),
        (AddFire(RED, 0), ["AddFire count: must be a number from 1 to 9, not 0 (RR-25.3)"]),
    ],
    ids=repr,
)
def test_a_setup_line_puts_pieces_on_the_map(effect: Effect, found: list[str]) -> None:
    at = place_of("monsters", "gug")

    assert faults(**with_entry("monsters", "gug", setup=(effect,))) == [
        f"monsters[{at}].setup (gug): {one}" for one in found
    ]


# ------------------------------------------------------------------ what can be used, and how often


@pytest.mark.rule("RR-22.7")
def test_a_use_does_something() -> None:
    assert used(Use((TakeOtherSide(), AdvanceAtEnd()))) == []
    assert used(Use(())) == ["a use has effects (RR-22.7)"]
    assert used(Use((Summon(Name.ITSELF, RED),))) == ["only the card of a monster says itself (RR-1.9)"]


FREELY: dict[str, Any] = {"once": False}


@pytest.mark.rule("RR-22.7")
@pytest.mark.parametrize(
    "use",
    [
        Use((HEAL,), timing=Timing.ACTION, **FREELY),
        Use((HEAL, CALL), Cost(discard=True), **FREELY),
        Use((HEAL, MakeRoll(1, (HEAL,))), Cost(energy=1), **FREELY),
        Use((HEAL, CthulhuAttacks()), Cost(stress=1, energy=1), Timing.FREE_ACTION, **FREELY),
        Use((WoundFigures(Figures.ONE),), Cost(stress=1), **FREELY),
        Use((AddEnergy(RED), LoseSanity(YOU), Detach()), Cost(wounds=1), **FREELY),
        Use((HEAL,), Cost(stress=1)),
        Use((HEAL,)),
    ],
    ids=repr,
)
def test_what_costs_something_that_runs_out_can_be_used_as_often_as_it_can_be_paid(use: Use) -> None:
    assert used(use) == []


@pytest.mark.rule("RR-22.7")
@pytest.mark.parametrize("timing", [Timing.OWN_TURN, Timing.FREE_ACTION])
def test_what_costs_nothing_is_used_once_a_turn(timing: Timing) -> None:
    assert used(Use((STRESS,), timing=timing, **FREELY)) == ["what costs nothing is used once a turn (RR-22.7)"]


@pytest.mark.rule("RR-22.7", "RR-11.6")
@pytest.mark.parametrize("cost", [Cost(stress=1), Cost(wounds=1), Cost(1, 1)], ids=repr)
@pytest.mark.parametrize(
    ("effect", "kind"),
    [
        (HEAL, "Heal"),
        (Heal(Who.ONE, wounds=1), "Heal"),
        (If(Case.SAFE, (STRESS,), (ChooseOne((Choice(), Choice(effects=(HEAL,)))),)), "Heal"),
        (MakeRoll(1, (STRESS,)), "MakeRoll"),
        (CthulhuAttacks(), "CthulhuAttacks"),
        (CALL, "Summon"),
        (TakeOtherSide(), "TakeOtherSide"),
    ],
    ids=repr,
)
def test_what_can_pay_back_its_own_cost_is_used_once_a_turn(effect: Effect, kind: str, cost: Cost) -> None:
    """One use may turn stress into wounds and another wounds into stress: healing is healing."""
    assert used(Use((STRESS, effect), cost, **FREELY)) == [
        f"{kind} can pay back what it costs, so that it is used once a turn (RR-22.7)"
    ]
    assert used(Use((STRESS, effect), cost)) == []


# ------------------------------------------------------------------ what lasts


@pytest.mark.rule("RR-22.1", "RR-20.15", "RR-10.6", "RR-13.2")
@pytest.mark.parametrize(
    ("rule", "found"),
    [
        (GreenDice(9, When.OWN), []),
        (GreenDice(0), ["GreenDice count: must be a number from 1 to 9, not 0 (RR-22.1)"]),
        (GreenDice(1, When.ATTACKED), ["GreenDice can be about {OWN}, not about attacked (RR-10.6)"]),
        (GreenDice(1, When.FIRE), ["GreenDice can be about {OWN}, not about fire (RR-10.6)"]),
        (GreenDice(1, When.ANY), ["GreenDice can be about {OWN}, not about any (RR-10.6)"]),
        (FreeRerolls(9, When.FIRE), []),
        (FreeRerolls(10), ["FreeRerolls count: must be a number from 1 to 9, not 10 (RR-22.1)"]),
        (ExtraWounds(1, When.ATTACK_PART), []),
        (ExtraWounds(1, When.OWN), ["ExtraWounds can be about {ATTACKS}, not about own (RR-13.2)"]),
        (ExtraWounds(-1), ["ExtraWounds count: must be a number from 1 to 9, not -1 (RR-22.1)"]),
        (Armour(9, 9, When.ANY), []),
        (Armour(), ["Armour has neither sanity nor wounds (RR-20.15)"]),
        (Armour(10), ["Armour wounds: must be a number from 0 to 9, not 10 (RR-20.15)"]),
        (Armour(1, -1), ["Armour sanity: must be a number from 0 to 9, not -1 (RR-20.15)"]),
        (Armour(1, 0, When.OWN), ["Armour can be about any, attacked, fire, not about own (RR-20.15)"]),
        (MoreRange(0), ["MoreRange count: must be a number from 1 to 9, not 0 (RR-22.1)"]),
        (ClimbFurther(-1), ["ClimbFurther count: must be a number from 1 to 9, not -1 (RR-22.1)"]),
        (RunFurther(-2), []),
        (RunFurther(-3), ["RunFurther count: must be a number from -2 to 9, not -3 (RR-22.1)"]),
        (RunFurther(0), ["RunFurther count must not be 0 (RR-22.1)"]),
        (ExtraActions(-2), []),
        (ExtraActions(0), ["ExtraActions count must not be 0 (RR-22.1)"]),
        (RestMore(10), ["RestMore count: must be a number from -2 to 9, not 10 (RR-22.1)"]),
        (SkillLevel(Skill.LUCKY), []),
    ],
    ids=repr,
)
def test_what_lasts_can_be_so(rule: Standing, found: list[str]) -> None:
    attacks = "attack, attack-afar, attack-cultist, attack-here, attack-monster, attack-part"
    said = [one.replace("{ATTACKS}", attacks).replace("{OWN}", f"{attacks}, own") for one in found]
    at = place_of("discovery", "crate-of-powder")
    half = HalfFacts(HalfKind.ITEM, standing=(rule,))

    assert faults(**with_entry("discovery", "crate-of-powder", right=half)) == [
        f"discovery[{at}].right (crate-of-powder).standing: {one}" for one in said
    ]


@pytest.mark.rule("RR-22.1")
def test_no_more_than_nine_things_last() -> None:
    at = place_of("relics", "salt-crown")

    assert faults(**with_entry("relics", "salt-crown", standing=(MoreRange(),) * 9)) == []
    assert faults(**with_entry("relics", "salt-crown", standing=(MoreRange(),) * 10)) == [
        f"relics[{at}].standing (salt-crown): 10 rules; there can be 9 (RR-22.1)"
    ]


# ------------------------------------------------------------------ abilities


@pytest.mark.rule("RR-1.6", "RR-10.8", "RR-13.4", "RR-26.1")
@pytest.mark.parametrize(
    ("abilities", "found"),
    [
        ((FireOnAttack(9), EldersAreSuccesses(), ExtraTentacles(1, True, True), CostWhenAttacked(True, 1)), []),
        ((FireOnAttack(0),), ["FireOnAttack count: must be a number from 1 to 9, not 0 (RR-1.6)"]),
        ((ExtraTentacles(10),), ["ExtraTentacles count: must be a number from 1 to 9, not 10 (RR-1.6)"]),
        ((ExtraTentacles(1, False, False),), ["ExtraTentacles adds to no roll (RR-1.6)"]),
        ((CostWhenAttacked(),), ["CostWhenAttacked has neither stress nor wounds (RR-13.4)"]),
        ((CostWhenAttacked(stress=5),), ["CostWhenAttacked stress: must be a number from 0 to 4, not 5 (RR-13.4)"]),
        (
            (CostWhenAttacked(wounds=-1, stress=1),),
            ["CostWhenAttacked wounds: must be a number from 0 to 4, not -1 (RR-13.4)"],
        ),
        ((OnDeath(()),), ["OnDeath has effects (RR-10.8)"]),
        ((OnDeath((HEAL,)), OnDeath((STRESS,))), ["OnDeath stands there once (RR-10.8)"]),
        ((FireOnAttack(),) * 10, ["10 abilities; there can be 9 (RR-1.6)"]),
    ],
)
def test_the_abilities_of_an_enemy(abilities: tuple[Ability, ...], found: list[str]) -> None:
    path = f"monsters[{place_of('monsters', 'gug')}].abilities (gug)"

    assert faults(**with_entry("monsters", "gug", abilities=abilities)) == [f"{path}: {one}" for one in found]
