"""Wounds: the fifth one, those that Companions bear, and what an investigator keeps within its tracks."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.kernel import evolve
from rlyeh_rules.rising import Investigator, Skill, State, Who, events
from rlyeh_rules.rising.effects import Heal, LoseSanity, TakeWounds
from rlyeh_rules.rising.traits import SkillLevel

from .made_up import calm, why
from .strokes import STROKE, cards_of, companion, one, scene, thing
from .table import black, green, i, kinds, offered, play, played, refused, seat, told

DOG, CAT, LAMP = companion("dog", 2), companion("cat", 1), thing("lamp")
GHAST = {"ghast-1": "north-vortex"}


def hit(count: int, **story: Any) -> State:
    """I1 takes so many wounds of one source."""
    return play(scene(1, TakeWounds(Who.YOU, count), things=[DOG, CAT, LAMP], **story), STROKE)


# ------------------------------------------------------------------ the fifth


@pytest.mark.rule("RR-21.1")
def test_the_fifth_wound_eliminates_and_what_is_too_much_is_lost() -> None:
    state, happened = played(scene(1, TakeWounds(Who.YOU, 2), wounds={1: 4}), STROKE)

    assert (one(state).wounds, one(state).space) == (5, None)
    assert happened[1:3] == [events.WoundsTaken(i(1), 1), events.Eliminated(i(1), False)]


@pytest.mark.rule("RR-21.1")
@pytest.mark.parametrize("before", range(5))
def test_fewer_than_five_do_not(before: int) -> None:
    state = hit(1, wounds={1: before})

    assert (one(state).wounds, one(state).alive) == (before + 1, before < 4)


@pytest.mark.rule("RR-21.1")
def test_one_blow_can_kill_who_was_unhurt() -> None:
    assert one(hit(5)).alive is False
    assert one(hit(4)).alive is True


@pytest.mark.rule("RR-21.2")
def test_from_19_a_loss_stops_at_20_and_the_next_one_is_the_end() -> None:
    state = scene(1, LoseSanity(Who.YOU, 4), sanity={1: 19}, minds={1: {"tokens": 1}})
    state = play(state, STROKE, "raise arcane-mastery")
    assert (one(state).sanity, one(state).alive) == (20, True)

    state, happened = played(scene(1, LoseSanity(Who.YOU, 1), sanity={1: 20}), STROKE)
    assert (one(state).sanity, one(state).alive) == (21, False)
    assert events.Eliminated(i(1), True) in happened
    assert "ThresholdReached" not in kinds(happened)


@pytest.mark.rule("RR-21.1", "RR-21.2")
def test_it_is_told_how_it_came() -> None:
    killed = told(scene(1, TakeWounds(Who.YOU, 5)), STROKE, kind=events.Eliminated)
    mad = told(scene(1, LoseSanity(Who.YOU, 1), sanity={1: 20}), STROKE, kind=events.Eliminated)

    state = calm()
    assert [event.describe(state) for event in (*killed, *mad)] == ["I1 was killed.", "I1 was consumed by madness."]


# ------------------------------------------------------------------ Companions


@pytest.mark.rule("RR-22.4", "RR-20.21")
def test_of_three_wounds_of_an_attack_two_are_put_on_a_companion_which_is_discarded() -> None:
    state = scene(
        1,
        things=[DOG],
        cards={1: ["dog left"]},
        stress={1: 4},
        skills={1: {"vengeance-obsession": 1}},
        enemies={"gug-1": "north-vortex"},
    )
    state = play(state, "end actions", chance=black("S S") + green("S -"))
    assert offered(state) == ["wound dog", "bear wounds"]

    state, happened = played(state, "wound dog", "wound dog")

    assert (cards_of(state), state.discovery.discard, one(state).wounds) == ([], ("dog",), 1)
    assert (state.enemies[0].wounds, one(state).stress) == (1, 3)
    expected = ["CompanionWounded", "CompanionWounded", "DiscoveryDiscarded", "WoundsTaken", "Avenged"]
    assert [name for name in kinds(happened) if name in expected] == expected


@pytest.mark.rule("RR-22.4", "RR-20.21")
def test_with_all_wounds_on_a_companion_the_attack_is_avenged_all_the_same() -> None:
    state = scene(
        1,
        things=[DOG],
        cards={1: ["dog left"]},
        stress={1: 4},
        skills={1: {"vengeance-obsession": 1}},
        enemies=GHAST,
    )

    state = play(state, "end actions", "wound dog", chance=black("S -"))

    assert (one(state).wounds, one(state).cards[0].wounds, state.enemies[0].wounds) == (0, 1, 1)


@pytest.mark.rule("RR-22.4")
def test_each_wound_goes_where_its_player_wants() -> None:
    state = hit(2, cards={1: ["dog left"]})

    shares = [["bear wounds"], ["wound dog", "bear wounds"], ["wound dog", "wound dog"]]
    assert [one(play(state, *share)).wounds for share in shares] == [2, 1, 0]


@pytest.mark.rule("RR-22.4")
def test_of_several_companions_each_can_bear_some_in_the_order_of_their_ids() -> None:
    state = hit(3, cards={1: ["dog left", "cat right"]})
    assert offered(state) == ["wound cat", "wound dog", "bear wounds"]

    state = play(state, "wound dog")
    assert offered(state) == ["wound dog", "bear wounds"]
    assert refused(state, "0: wound cat") == "RR-22.4"
    assert why(state, "0: wound cat") == "Companions take wounds in order; Cat had to come before Dog."

    other = play(hit(3, cards={1: ["dog left", "cat right"]}), "wound cat", "wound dog", "bear wounds")
    assert (cards_of(other), one(other).wounds) == (["dog", "stroke"], 1)


@pytest.mark.rule("RR-22.4")
def test_an_item_takes_no_wound_nor_does_the_companion_of_another() -> None:
    state = hit(1, cards={1: ["dog left", "lamp left"], 2: ["cat left"]})

    assert refused(state, "0: wound lamp") == "RR-22.4"
    assert why(state, "0: wound lamp") == "Lamp is no Companion of I1."
    assert why(state, "0: wound cat") == "Cat is no Companion of I1."


@pytest.mark.rule("RR-22.4")
def test_without_a_companion_nothing_is_asked() -> None:
    state = hit(2, cards={1: ["lamp left"], 2: ["dog left"]})

    assert (one(state).wounds, STROKE in offered(state)) == (2, True)


@pytest.mark.rule("RR-22.4")
def test_a_companion_can_save_a_life() -> None:
    state = hit(2, cards={1: ["dog left"]}, wounds={1: 4})

    assert one(play(state, "wound dog", "wound dog")).alive is True
    assert one(play(state, "bear wounds")).alive is False


@pytest.mark.rule("RR-22.4")
def test_companions_are_never_healed() -> None:
    healing = Heal(Who.HERE, stress=2, wounds=2)
    state = scene(1, healing, things=[DOG], cards={1: ["dog left 1"]}, wounds={1: 2}, skills={1: {"healing-prayer": 4}})

    state = play(state, STROKE)
    assert (one(state).wounds, one(state).cards[0].wounds) == (0, 1)
    assert not [text for text in offered(state) if "rest" in text]


@pytest.mark.rule("RR-22.4", "RR-20.7")
def test_with_a_companion_go_all_its_benefits() -> None:
    runner = companion("runner", 1, SkillLevel(Skill.MARKSMAN))
    state = scene(
        1,
        TakeWounds(Who.YOU, 1),
        things=[runner],
        cards={1: ["runner left"]},
        enemies={"ghast-1": "horror-vortex"},
    )
    assert "attack ghast-1" in offered(state)

    state = play(state, STROKE, "wound runner")

    assert "attack ghast-1" not in offered(state)


@pytest.mark.rule("RR-22.4")
def test_who_plays_the_wounded_investigator_is_asked_whosever_turn_it_is() -> None:
    state = play(scene(2, TakeWounds(Who.EVERYBODY, 1), things=[DOG], cards={2: ["dog left"]}), f"0: {STROKE}")

    assert (state.waiting_on, offered(state, 2)) == ((seat(2),), ["wound dog", "bear wounds"])
    assert refused(state, "0: bear wounds") is not None


@pytest.mark.rule("RR-22.4")
def test_a_companion_with_as_many_wounds_as_it_can_take_is_not_sound() -> None:
    state = scene(1, things=[DOG], cards={1: ["dog left 2"]})

    assert "RR-22.4" in [violation.rule for violation in state.violations()]


# ------------------------------------------------------------------ bounds


def unsound(changes: dict[str, Any], **story: Any) -> bool:
    """Whether I1 with some changes would be out of its tracks."""
    state = scene(1, things=[LAMP], **story)
    first, *others = state.team
    team: tuple[Investigator, ...] = (evolve(first, **changes), *others)
    return "RR-21.6" in [violation.rule for violation in evolve(state, team=team).violations()]


@pytest.mark.rule("RR-21.6")
@pytest.mark.parametrize(
    ("changes", "wrong"),
    [
        ({"wounds": 4, "stress": 4, "sanity": 20}, False),
        ({"wounds": 5}, True),
        ({"wounds": -1}, True),
        ({"stress": 5}, True),
        ({"stress": -1}, True),
        ({"sanity": 0}, True),
        ({"sanity": 21}, True),
        ({"energy": -1}, True),
        ({"fire": -1}, True),
    ],
)
def test_the_living_are_within_their_tracks(changes: dict[str, int], wrong: bool) -> None:
    assert unsound(changes) is wrong


@pytest.mark.rule("RR-21.6")
@pytest.mark.parametrize(
    ("changes", "wrong"),
    [
        ({}, False),
        ({"wounds": 4}, True),
        ({"energy": 1}, True),
        ({"fire": 1}, True),
    ],
)
def test_the_eliminated_have_no_tokens_and_their_track_has_ended(changes: dict[str, Any], wrong: bool) -> None:
    state = scene(1, dead=[2])
    team = tuple(evolve(other, **changes) if other.character == i(2) else other for other in state.team)

    assert ("RR-21.6" in [violation.rule for violation in evolve(state, team=team).violations()]) is wrong


@pytest.mark.rule("RR-21.6")
def test_the_eliminated_have_no_cards() -> None:
    state = scene(1, dead=[2], things=[LAMP], cards={1: ["lamp left"]})
    first, second, *others = state.team
    team = (evolve(first, cards=()), evolve(second, cards=first.cards), *others)

    assert "RR-21.6" in [violation.rule for violation in evolve(state, team=team).violations()]


@pytest.mark.rule("RR-21.6", "RR-21.3")
def test_the_eliminated_never_return_nor_are_healed_nor_moved() -> None:
    state = scene(1, Heal(Who.EVERYBODY, stress=4, wounds=4), dead=[2])

    state = play(state, STROKE, *["end actions"] * 4)

    assert (one(state, 2).wounds, one(state, 2).space, state.turn.who) == (5, None, i(1))
