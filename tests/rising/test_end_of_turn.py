"""The end of a turn: its five steps in their fixed order, and the order of several end effects in the first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from rlyeh_rules.kernel import evolve
from rlyeh_rules.rising import AskEndEffect, Cost, DiscoveryFacts, HalfFacts, State, Timing, Use
from rlyeh_rules.rising.effects import (
    AddEnergy,
    AddFire,
    DiscardCards,
    Effect,
    Heal,
    If,
    LoseSanity,
    TakeOtherSide,
    TakeStress,
    TakeWounds,
)
from rlyeh_rules.rising.events import ElderOneAdvanced, MythosReshuffled, SanityLost
from rlyeh_rules.rising.vocabulary import Case, Where, Who
from tests.rising.made_up import COMPANION, CONDITION, ITEM, calm, cthulhu, find, of, why
from tests.rising.table import HOME, i, kinds, offered, play, played, refused, seat, table

SYMBOLS = ["sign", "sign", "sign"]
SEVEN = ["quiet"] * 7
PRAYER = {1: {"healing-prayer": 1, "stealth": 0, "arcane-mastery": 0}}


def ending(name: str, *effects: Effect, **changes: Any) -> DiscoveryFacts:
    """A card with an end effect on its left half."""
    return find(name, evolve(ITEM, end_of_turn=effects, **changes))


def with_cards(
    *cards: DiscoveryFacts,
    held: int = 1,
    seats: int = 1,
    facts: Mapping[str, Sequence[Any]] | None = None,
    **story: Any,
) -> State:
    """A table on which an investigator holds cards, on their left sides."""
    names = [f"{card.id} left" for card in cards]
    return calm(seats, facts={"discovery": cards, **(facts or {})}, discovery=[], cards={held: names}, **story)


# ------------------------------------------------------------------ the order of the steps


@pytest.mark.rule("RR-18.1", "RR-18.2", "RR-18.5", "RR-12.2")
def test_end_effects_then_fire_then_the_discard_check_then_cthulhu() -> None:
    state = with_cards(
        ending("stone", AddEnergy(Where.YOUR_SPACE)),
        facts={"cthulhu": [cthulhu(end_of_turn=[TakeStress(Who.YOU)])]},
        burning={1: 1},
        mythos=SEVEN,
        discard=SYMBOLS,
    )

    _, happened = played(state, "end actions", "keep", chance=[1])

    ends = kinds(happened)[kinds(happened).index("EnergyAdded") :]
    assert [name for name in ends if name not in {"DiceRolled", "RollSettled", "PhaseBegan", "ChanceGave"}] == [
        "EnergyAdded",
        "WoundsTaken",
        "FirePutOut",
        "ElderOneAdvanced",
        "MythosReshuffled",
        "StressTaken",
        "TurnBegan",
    ]


@pytest.mark.rule("RR-18.1", "RR-18.3")
def test_fire_that_an_end_effect_brings_on_the_map_does_not_burn_who_stays() -> None:
    state, happened = played(with_cards(ending("stone", AddFire(Where.YOUR_SPACE))), "end actions")

    assert ("FireAdded" in kinds(happened), "DiceRolled" in kinds(happened)) == (True, False)
    assert state.turn.who == "i2"


@pytest.mark.rule("RR-18.1", "RR-21.4")
def test_who_dies_in_step_1_has_no_fire_and_no_cthulhu_but_the_check() -> None:
    state = with_cards(
        ending("stone", TakeWounds(Who.YOU)),
        ending("thorn", TakeStress(Who.OTHERS)),
        facts={"cthulhu": [cthulhu(end_of_turn=[TakeStress(Who.EVERYBODY)])]},
        wounds={1: 4},
        burning={1: 2},
        mythos=SEVEN,
        discard=SYMBOLS,
    )

    state, happened = played(state, "end actions", "end effect stone")

    assert ([one.stress for one in state.team], "DiceRolled" in kinds(happened)) == ([0] * 5, False)
    assert (of(happened, ElderOneAdvanced), state.turn.who) == ([ElderOneAdvanced(2)], "i2")


@pytest.mark.rule("RR-18.1", "RR-21.4")
def test_who_burns_to_death_is_spared_cthulhu() -> None:
    state = calm(
        facts={"cthulhu": [cthulhu(end_of_turn=[TakeStress(Who.EVERYBODY)])]},
        wounds={1: 4},
        burning={1: 1},
        mythos=SEVEN,
        discard=SYMBOLS,
    )

    state, happened = played(state, "end actions", "keep", chance=[1])

    assert ([one.stress for one in state.team], of(happened, ElderOneAdvanced)) == ([0] * 5, [ElderOneAdvanced(2)])


# ------------------------------------------------------------------ step 1


@pytest.mark.rule("RR-18.2", "RR-20.17", "RR-25.1")
def test_the_active_player_orders_the_prayer_and_the_effect_of_a_companion() -> None:
    friend = find("friend", HalfFacts(kind=COMPANION, health=2, end_of_turn=(TakeStress(Who.YOU),)))
    state = play(with_cards(friend, seats=2, skills=PRAYER, wounds={1: 1}), "end actions")
    assert (state.decision, offered(state)) == (AskEndEffect(seat(1), i(1)), ["pray", "end effect friend"])
    assert (offered(state, 2), refused(state, "1: pray")) == ([], "RR-25.1")

    prayer_first = play(state, "pray", "pray for i1 healing 0 stress and 1 wounds")
    friend_first = play(state, "end effect friend")

    assert (prayer_first.turn.who, prayer_first.investigator(i(1)).stress) == ("i2", 1)
    assert offered(friend_first) == [
        "pray for i1 healing 0 stress and 1 wounds",
        "pray for i1 healing 1 stress and 0 wounds",
        "no prayer",
    ]


@pytest.mark.rule("RR-18.2")
def test_each_effect_comes_once() -> None:
    state = with_cards(
        ending("one", TakeStress(Who.YOU)), ending("two", LoseSanity(Who.YOU)), ending("three", Heal(Who.YOU, 1))
    )
    state = play(state, "end actions")
    assert offered(state) == ["end effect one", "end effect two", "end effect three"]

    state = play(state, "end effect two")

    assert offered(state) == ["end effect one", "end effect three"]
    assert refused(state, "0: end effect two") == "RR-18.2"
    assert refused(state, "0: pray") == "RR-20.17"
    assert why(state, "0: pray") == "I1 has no Healing Prayer, or nobody here whom it could heal."
    assert why(state, "0: end effect two") == "Two has no end effect that is still to come."
    state = play(state, "end effect three")
    assert (state.turn.who, state.investigator(i(1)).stress) == ("i2", 1), "the last comes of itself"


@pytest.mark.rule("RR-18.2", "RR-20.17")
def test_the_prayer_comes_once_too_among_other_effects() -> None:
    state = with_cards(
        ending("one", TakeStress(Who.YOU)), ending("two", LoseSanity(Who.YOU)), skills=PRAYER, wounds={1: 3}
    )

    state = play(state, "end actions", "pray", "no prayer")

    assert offered(state) == ["end effect one", "end effect two"]
    assert refused(state, "0: pray") == "RR-18.2"


@pytest.mark.rule("RR-18.2")
def test_a_single_one_comes_without_being_asked_for() -> None:
    state = play(with_cards(ending("one", TakeStress(Who.YOU))), "end actions")

    assert (state.turn.who, state.investigator(i(1)).stress) == ("i2", 1)


@pytest.mark.rule("RR-18.2")
def test_only_those_of_whose_turn_it_is_and_only_the_side_that_counts() -> None:
    card = ending("one", TakeStress(Who.YOU))

    assert play(with_cards(card, held=2), "end actions").investigator(i(2)).stress == 0
    state = calm(facts={"discovery": [card]}, discovery=[], cards={1: ["one right"]})
    assert play(state, "end actions").investigator(i(1)).stress == 0


@pytest.mark.rule("RR-18.2", "RR-25.3")
def test_a_card_that_is_gone_by_then_has_no_effect_any_more() -> None:
    state = with_cards(ending("one", DiscardCards(Who.YOU, 1)), ending("two", TakeStress(Who.YOU, 2)))

    state = play(state, "end actions", "end effect one", "discard two")

    assert (state.turn.who, state.investigator(i(1)).stress) == ("i2", 0)


@pytest.mark.rule("RR-18.2")
def test_a_card_moved_to_its_other_side_has_no_second_end_effect_in_this_turn() -> None:
    card = find(
        "coin",
        evolve(ITEM, end_of_turn=(TakeOtherSide(),)),
        HalfFacts(kind=CONDITION, end_of_turn=(TakeStress(Who.YOU),)),
    )

    state = play(with_cards(card), "end actions")

    one = state.investigator(i(1))
    assert (one.cards[0].side, one.stress, state.turn.who) == ("right", 0, "i2")


@pytest.mark.rule("RR-18.2", "RR-20.17")
def test_a_wound_of_an_end_effect_makes_a_prayer_possible() -> None:
    state = play(with_cards(ending("thorn", TakeWounds(Who.YOU)), skills=PRAYER), "end actions")

    assert offered(state) == ["pray for i1 healing 0 stress and 1 wounds", "no prayer"]


@pytest.mark.rule("RR-18.2", "RR-18.1")
def test_cards_can_be_used_between_the_steps() -> None:
    balm = find(
        "balm",
        evolve(ITEM, uses=(Use((Heal(Who.YOU, wounds=1),), Cost(energy=1), timing=Timing.OWN_TURN, once=False),)),
    )
    thorn = ending("thorn", TakeWounds(Who.YOU))
    state = with_cards(balm, thorn, held=1, burning={1: 1}, wounds={1: 3})
    state = evolve(state, team=(evolve(state.team[0], energy=3), *state.team[1:]))

    state = play(state, "end actions", "go on", "go on")
    assert (state.investigator(i(1)).wounds, offered(state)) == (4, ["use balm 1", "go on"])
    state = play(state, "use balm 1", "go on", "keep", chance=[1])

    assert (state.investigator(i(1)).wounds, state.investigator(i(1)).alive) == (4, True)


# ------------------------------------------------------------------ steps 4 and 5


@pytest.mark.rule("RR-18.4", "RR-1.19")
@pytest.mark.parametrize("track", range(1, 7))
def test_step_4_never_does_anything_at_whatever_space_the_token_is(track: int) -> None:
    state = calm(track=track, mythos=SEVEN, discard=SYMBOLS)

    state, happened = played(state, "end actions")

    ends = [name for name in kinds(happened) if name.startswith(("Elder", "Mythos", "Turn", "Summon"))]
    assert ends[2:] == ["ElderOneAdvanced", "MythosReshuffled", "TurnBegan"]
    assert (state.board.track, len(state.setup.content.cthulhu)) == (track + 1, 1)


@pytest.mark.rule("RR-18.5")
def test_you_on_the_cthulhu_card_is_whose_turn_it_is() -> None:
    state = calm(turn=3, facts={"cthulhu": [cthulhu(end_of_turn=[LoseSanity(Who.YOU)])]})

    state, happened = played(state, "end actions")

    assert of(happened, SanityLost) == [SanityLost(i(3), 1, 2)]
    assert ([one.sanity for one in state.team], state.turn.who) == ([1, 1, 2, 1, 1], "i4")


@pytest.mark.rule("RR-18.5")
def test_cthulhu_stirs_at_the_end_of_every_turn() -> None:
    state = calm(facts={"cthulhu": [cthulhu(end_of_turn=[LoseSanity(Who.YOU)])]}, dead=[4])

    state = play(state, *["end actions"] * 5)

    assert [one.sanity for one in state.team] == [3, 2, 2, 1, 2]


@pytest.mark.rule("RR-18.5")
@pytest.mark.parametrize(("space", "sanity"), [("left-leg", 2), ("final-vortex", 1), (HOME, 1)])
def test_what_it_says_may_depend_on_where_one_is(space: str, sanity: int) -> None:
    effect = If(Case.ON_PART, then=(LoseSanity(Who.YOU),))
    state = calm(
        facts={"cthulhu": [cthulhu(end_of_turn=[effect])]},
        spaces={1: space},
        parts={"left-leg": "vulnerable destroyed"},
    )

    assert play(state, "end actions").investigator(i(1)).sanity == sanity


@pytest.mark.rule("RR-18.5", "RR-19.3")
def test_cthulhu_stirs_after_his_advance_not_before() -> None:
    elder = cthulhu(advance=[TakeStress(Who.YOU)], end_of_turn=[TakeWounds(Who.YOU)])
    state = calm(facts={"cthulhu": [elder]}, mythos=SEVEN, discard=SYMBOLS)

    names = kinds(played(state, "end actions")[1])

    assert names.index("ElderOneAdvanced") < names.index("StressTaken") < names.index("WoundsTaken")
    assert MythosReshuffled.__name__ in names[: names.index("WoundsTaken")]


@pytest.mark.rule("RR-18.5")
def test_who_reaches_a_threshold_by_it_is_done_before_the_next_turn_begins() -> None:
    elder = cthulhu(end_of_turn=[LoseSanity(Who.YOU)])
    state = calm(facts={"cthulhu": [elder]}, sanity={1: 4}, skills={1: {"marksman": 1}})

    state = play(state, "end actions")

    assert (state.turn.who, offered(state)[0]) == ("i1", "raise marksman")
    assert play(state, "raise marksman").turn.who == "i2"


@pytest.mark.rule("RR-18.1")
def test_the_shipped_cards_play_their_end_of_turn() -> None:
    """The Calling and the card of Cthulhu, both stand-ins: a point of sanity each for one on the Head."""
    state = table(cards={1: ["the-calling right"]}, spaces={1: "head"}, parts={"head": "vulnerable destroyed"})

    _, happened = played(state, "end actions", chance=[0] * 20)

    assert [event.at for event in of(happened, SanityLost)][-2:] == [2, 3]
