"""What is so as long as a card lies there: dice, rerolls, wounds and range, on the rolls that the card names."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.kernel import Source
from rlyeh_rules.rising import (
    AskReroll,
    HalfFacts,
    HalfKind,
    Mythos,
    MythosFacts,
    Relic,
    RelicFacts,
    Roll,
    Skill,
    State,
    Timing,
    Use,
    events,
    level,
)
from rlyeh_rules.rising.effects import LoseSanity, MakeRoll, TakeStress, TakeWounds
from rlyeh_rules.rising.traits import (
    Armour,
    ClimbFurther,
    ExtraActions,
    ExtraWounds,
    FreeRerolls,
    GreenDice,
    MoreRange,
    RestMore,
    RunFurther,
    SkillLevel,
    Standing,
)
from rlyeh_rules.rising.vocabulary import When, Who

from .printed import find, lasting, of
from .table import black, green, i, offered, play, played, refused, table

YOU = Who.YOU
QUIET = MythosFacts(Mythos("quiet"), False, Source.STAND_IN)
SITUATIONS: dict[str, tuple[str, dict[str, Any]]] = {
    "cultist": ("attack cultist-1", {"enemies": {"cultist-1": "north-vortex"}}),
    "monster": ("attack gug-1", {"enemies": {"gug-1": "north-vortex"}}),
    "part": ("attack head", {"spaces": {1: "head"}, "parts": {"head": "vulnerable"}}),
    "afar": ("attack cultist-1", {"enemies": {"cultist-1": "horror-vortex"}}),
    "made": ("use made 1", {}),
    "attacked": ("end actions", {"enemies": {"gug-1": "north-vortex"}}),
    "fire": ("end actions", {"burning": {1: 1}}),
}
DICE = {"cultist": 3, "monster": 3, "part": 3, "afar": 3, "made": 3, "attacked": 4, "fire": 1}
MEANT = {
    When.OWN: ["cultist", "monster", "part", "afar", "made"],
    When.ATTACK: ["cultist", "monster", "part", "afar"],
    When.ATTACK_HERE: ["cultist", "monster", "part"],
    When.ATTACK_AFAR: ["afar"],
    When.ATTACK_PART: ["part"],
    When.ATTACK_CULTIST: ["cultist", "afar"],
    When.ATTACK_MONSTER: ["monster"],
    When.ATTACKED: ["attacked"],
    When.FIRE: ["fire"],
    When.ANY: [*SITUATIONS],
}


def with_card(*rules: Standing, cards: dict[int, list[str]] | None = None, **story: Any) -> State:
    """A table at which I1 holds a card by which something is so, and another that calls for a roll."""
    made = find("made", HalfFacts(HalfKind.ITEM, uses=(Use((MakeRoll(1, (TakeStress(YOU),)),), timing=Timing.ACTION),)))
    return table(
        cards={1: ["trick left", "made left"]} if cards is None else cards,
        facts={"discovery": [lasting(*rules), made], "mythos": [QUIET]},
        mythos=["quiet"] * 10,
        **story,
    )


def rolled(situation: str, *rules: Standing) -> Roll:
    """The roll of a situation, as it lies."""
    text, story = SITUATIONS[situation]
    state = play(with_card(MoreRange(1), *rules, **story), text, chance=black("- - - -"))
    assert isinstance(state.decision, AskReroll)
    return state.decision.roll


# ------------------------------------------------------------------ dice and rerolls


@pytest.mark.parametrize("situation", SITUATIONS)
@pytest.mark.parametrize("when", MEANT)
@pytest.mark.rule("RR-10.3", "RR-10.6")
def test_green_dice_are_added_to_own_rolls_of_the_kind_that_is_meant(when: When, situation: str) -> None:
    more = 2 if situation in MEANT[when] and situation not in {"attacked", "fire"} else 0

    assert len(rolled(situation, GreenDice(2, when)).dice) == DICE[situation] + more


@pytest.mark.parametrize("situation", SITUATIONS)
@pytest.mark.parametrize("when", MEANT)
@pytest.mark.rule("RR-11.4")
def test_free_rerolls_come_with_the_rolls_that_are_meant(when: When, situation: str) -> None:
    assert rolled(situation, FreeRerolls(2, when)).free == (2 if situation in MEANT[when] else 0)


def test_rules_of_several_cards_add_up() -> None:
    roll = rolled(
        "cultist", GreenDice(1, When.ATTACK), GreenDice(2, When.ATTACK_CULTIST), FreeRerolls(1), FreeRerolls(2)
    )

    assert (len(roll.dice), roll.free) == (6, 3)


# ------------------------------------------------------------------ wounds


@pytest.mark.parametrize(
    ("when", "dice", "wounds"),
    [
        (When.ATTACK, "S - -", 3),
        (When.ATTACK_MONSTER, "S - -", 3),
        (When.ATTACK_HERE, "S - -", 3),
        (When.ATTACK_CULTIST, "S - -", 1),
        (When.ATTACK_AFAR, "S - -", 1),
        (When.ATTACK, "- - -", 0),
    ],
)
def test_a_target_that_is_dealt_a_wound_takes_more(when: When, dice: str, wounds: int) -> None:
    state = with_card(ExtraWounds(2, when), enemies={"gug-1": "north-vortex"})

    state = play(state, "attack gug-1", "keep", chance=black(dice))

    assert [enemy.wounds for enemy in state.enemies] == [wounds]


@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        (Armour(1, 1, When.ATTACKED), [(1, 2), (2, 3)]),
        (Armour(1, 1, When.FIRE), [(2, 3), (2, 3)]),
        (Armour(2, 0, When.ANY), [(0, 3), (0, 3)]),
        (Armour(0, 5, When.ANY), [(2, 1), (2, 1)]),
    ],
    ids=repr,
)
@pytest.mark.rule("RR-20.15")
def test_armour_is_taken_off_attacks_or_off_any_source(rule: Standing, expected: list[tuple[int, int]]) -> None:
    """A Gug's attack of 2 successes and 2 tentacles; then a card that does as much."""
    state = with_card(rule, enemies={"gug-1": "north-vortex"})
    attacked = play(state, "end actions", "keep", chance=[*black("S+T S+T"), *green("- -")])

    woe = MythosFacts(Mythos("woe"), False, Source.STAND_IN, effects=(TakeWounds(YOU, 2), LoseSanity(YOU, 2)))
    told = table(cards={1: ["trick left"]}, facts={"discovery": [lasting(rule)], "mythos": [woe]}, mythos=["woe"] * 10)
    told = play(told, "end actions")

    assert [(s.investigator("i1").wounds, s.investigator("i1").sanity) for s in (attacked, told)] == expected


@pytest.mark.rule("RR-18.3", "RR-20.15")
@pytest.mark.parametrize(("when", "wounds"), [(When.FIRE, 1), (When.ANY, 1), (When.ATTACKED, 2)])
def test_armour_against_fire(when: When, wounds: int) -> None:
    state = with_card(Armour(1, 0, when), burning={1: 2})

    assert play(state, "end actions", "keep", chance=black("S S")).investigator("i1").wounds == wounds


# ------------------------------------------------------------------ actions


@pytest.mark.rule("RR-13.5", "RR-5.2")
def test_range_reaches_further_and_up_to_body_parts() -> None:
    state = with_card(
        MoreRange(2),
        spaces={1: "final-vortex"},
        enemies={"cultist-1": "moon-vortex", "gug-1": "red-gate"},
        parts={"left-arm": "vulnerable", "head": "vulnerable"},
    )

    assert [text for text in offered(state) if text.startswith("attack")] == ["attack cultist-1", "attack left-arm"]
    assert (refused(state, "attack gug-1"), refused(state, "attack head")) == ("RR-13.5", "RR-5.2")


@pytest.mark.rule("RR-13.1")
@pytest.mark.parametrize(("more", "far"), [(1, 4), (2, 5), (-2, 1)])
def test_a_run_goes_further_or_not_so_far(more: int, far: int) -> None:
    ring = ["horror-vortex", "red-gate", "moon-vortex", "yellow-gate", "night-vortex"]
    state = play(with_card(RunFurther(more)), "run", *[f"go {space}" for space in ring[:far]])

    assert (state.investigator("i1").space, offered(state)[-1]) == (ring[far - 1], "end actions")


@pytest.mark.rule("RR-13.1")
def test_a_run_of_no_space_is_none() -> None:
    state = with_card(RunFurther(-2), RunFurther(-2), enemies={"cultist-1": "north-vortex"})

    assert "run" not in offered(state)
    assert refused(state, "run") == "RR-13.1"


@pytest.mark.rule("RR-13.10")
def test_a_climb_goes_further() -> None:
    state = with_card(ClimbFurther(1), spaces={1: "final-vortex"})
    assert play(state, "climb head by left-leg").investigator("i1").space == "head"

    assert refused(with_card(spaces={1: "final-vortex"}), "climb head by left-leg") == "RR-13.10"


@pytest.mark.rule("RR-12.3")
@pytest.mark.parametrize(("rules", "actions"), [([1], 4), ([-1], 2), ([2, -1], 4), ([-2], 1)])
def test_a_turn_has_more_actions_or_fewer(rules: list[int], actions: int) -> None:
    state = with_card(*[ExtraActions(count) for count in rules])

    assert (state.turn.who, state.turn.actions) == (i(1), actions)


@pytest.mark.rule("RR-12.3")
def test_a_turn_of_no_actions_goes_on_without_a_question() -> None:
    state = with_card(ExtraActions(-2), ExtraActions(-2), cards={2: ["trick left"]})

    state, happened = played(state, "end actions")

    assert [(event.who, event.actions) for event in of(happened, events.TurnBegan)] == [(i(2), 0), (i(3), 3)]
    assert (state.turn.who, len(of(happened, events.MythosDrawn))) == (i(3), 2)


@pytest.mark.rule("RR-13.7")
@pytest.mark.parametrize(("more", "points"), [(1, 4), (2, 5), (-1, 2), (-2, 1)])
def test_a_rest_heals_more_or_less(more: int, points: int) -> None:
    state = with_card(RestMore(more), stress={1: 4}, wounds={1: 4})

    rests = [text for text in offered(state) if text.startswith("rest")]

    assert rests[0] == f"rest healing {max(0, points - 4)} stress and {min(4, points)} wounds"
    assert {sum(int(word) for word in text.split() if word.isdecimal()) for text in rests} == {points}


@pytest.mark.rule("RR-13.7")
def test_a_rest_that_heals_nothing_is_none() -> None:
    state = with_card(RestMore(-2), RestMore(-1), stress={1: 4})

    assert [text for text in offered(state) if text.startswith("rest")] == []
    assert refused(state, "rest healing 0 stress and 0 wounds") == "RR-13.7"


# ------------------------------------------------------------------ skills, sides, Relics


@pytest.mark.rule("RR-20.7", "RR-R40")
def test_a_level_of_a_skill_comes_on_top_up_to_the_fourth() -> None:
    skills = {1: {"brawling": 1, "toughness": 4}}
    state = with_card(*[SkillLevel(skill) for skill in (Skill.BRAWLING, Skill.TOUGHNESS, Skill.STEALTH)], skills=skills)
    one = state.investigator("i1")

    found = [level(state, one, skill) for skill in (Skill.BRAWLING, Skill.TOUGHNESS, Skill.STEALTH, Skill.MARKSMAN)]

    assert found == [2, 4, 1, 0]


@pytest.mark.rule("RR-22.2", "RR-22.7")
def test_only_the_half_that_counts_does_anything() -> None:
    card = HalfFacts(HalfKind.ITEM, standing=(ExtraActions(2),), uses=(Use((TakeStress(YOU),)),))
    other = HalfFacts(HalfKind.ITEM, standing=(ExtraActions(1),))
    for side, actions in (("left", 5), ("right", 4)):
        state = table(cards={1: [f"trick {side}"]}, facts={"discovery": [find("trick", card, other)]})
        assert state.turn.actions == actions
        assert ("use trick 1" in offered(state)) is (side == "left")
    assert refused(state, "use trick 1") == "RR-22.2"


@pytest.mark.rule("RR-23.8")
def test_a_relic_is_another_one_once_it_has_flipped() -> None:
    """At the third threshold: sanity 13."""
    relic = RelicFacts(
        Relic("black-glass-eye"),
        (ExtraActions(1),),
        Source.STAND_IN,
        uses=(Use((TakeStress(YOU),)),),
        flipped=(ExtraActions(2),),
        flipped_uses=(Use((TakeStress(YOU, 2),)), Use((TakeStress(YOU, 3),))),
    )
    relics = ["black-glass-eye", "salt-crown", "skin-of-scales", "hollow-bell", "stair-of-bone"]
    tables = [
        table(relics=dict(enumerate(relics, 1)), facts={"relics": [relic]}, sanity={1: sanity}) for sanity in (12, 13)
    ]

    assert [state.turn.actions for state in tables] == [4, 5]
    assert [[text for text in offered(state) if text.startswith("relic")] for state in tables] == [
        ["relic 1"],
        ["relic 1", "relic 2"],
    ]
    assert refused(tables[0], "relic 2") == "RR-23.8"
    used = play(tables[1], "relic 2")
    assert used.investigator("i1").stress == 3
    assert refused(used, "relic 2") == "RR-22.7"
    assert "relic 1" in offered(used), "each use of a Relic is counted apart"
