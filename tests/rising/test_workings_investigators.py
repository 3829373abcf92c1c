"""Effects on investigators: whom they concern, who is asked, and what becomes of those who have died."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pytest

from rlyeh_rules.kernel import Source
from rlyeh_rules.rising import AskWhom, Mythos, MythosFacts, events
from rlyeh_rules.rising.effects import DiscardCards, Effect, Heal, LoseEnergy, LoseSanity, TakeStress, TakeWounds
from rlyeh_rules.rising.vocabulary import Who

from .printed import done, of, why
from .table import i, offered, play, refused, seat, table, told

YOU, HERE, EVERYBODY, ONE, ONE_HERE = Who.YOU, Who.HERE, Who.EVERYBODY, Who.ONE, Who.ONE_HERE

# ------------------------------------------------------------------ whom it concerns

PLACES = {3: "red-gate", 4: "head", 5: None}
"""I1 and I2 are in the North Vortex, I3 in a fire, I4 on Cthulhu, and I5 is dead."""


@pytest.mark.parametrize(
    ("who", "meant"),
    [
        (Who.YOU, [1]),
        (Who.HERE, [1, 2]),
        (Who.OTHERS, [2, 3, 4]),
        (Who.EVERYBODY, [1, 2, 3, 4]),
        (Who.ON_PARTS, [4]),
        (Who.ON_GROUND, [1, 2, 3]),
        (Who.BURNING, [3]),
    ],
)
@pytest.mark.rule("RR-16.3")
def test_an_effect_concerns_those_whom_it_names_and_none_of_the_dead(who: Who, meant: list[int]) -> None:
    _, happened = done(LoseSanity(who), spaces=PLACES, fire={"red-gate": 1})

    assert happened == [events.SanityLost(i(one), 1, 2) for one in meant]


@pytest.mark.rule("RR-25.2")
def test_several_come_clockwise_from_the_active_one() -> None:
    woe = MythosFacts(Mythos("woe"), False, Source.STAND_IN, effects=(TakeStress(EVERYBODY),))
    state = table(turn=4, mythos=["woe"] * 10, facts={"mythos": [woe]})

    stressed = told(state, "end actions", kind=events.StressTaken)

    assert stressed == [events.StressTaken(i(one), 1) for one in (4, 5, 1, 2, 3)]


@pytest.mark.parametrize(("who", "asked"), [(ONE_HERE, [1, 2]), (ONE, [1, 2, 3, 4])])
@pytest.mark.rule("RR-25.1")
def test_one_is_chosen_of_those_to_whom_it_would_do_something(who: Who, asked: list[int]) -> None:
    state, _ = done(LoseSanity(who, 2), spaces=PLACES)
    assert offered(state) == [f"choose investigator i{one}" for one in asked]

    after = play(state, "choose investigator i2")

    assert [one.sanity for one in after.team] == [1, 3, 1, 1, 1]
    assert refused(state, "choose investigator i5") == "RR-25.3"


@pytest.mark.rule("RR-25.3")
def test_the_refusal_names_those_among_whom_there_is_a_choice() -> None:
    state, _ = done(Heal(ONE, stress=1), spaces=PLACES, stress={2: 1, 4: 2})

    assert why(state, "choose investigator i3") == "It can do nothing to I3; there are I2, I4. (RR-25.3)"


@pytest.mark.rule("RR-25.3")
@pytest.mark.parametrize(
    ("effect", "healed"),
    [
        (Heal(ONE, stress=1), "stress"),
        (Heal(ONE_HERE, wounds=2), "wounds"),
    ],
    ids=repr,
)
def test_with_one_investigator_in_question_nobody_is_asked(effect: Effect, healed: str) -> None:
    state, happened = done(effect, stress={2: 1}, wounds={2: 2})

    assert happened == [events.Healed(i(2), int(healed == "stress"), 2 * (healed == "wounds"))]
    assert offered(state)[-1] == "end actions"


@pytest.mark.rule("RR-25.3")
@pytest.mark.parametrize(
    "effect", [Heal(ONE, 1, 1), Heal(EVERYBODY, 2, 2), LoseEnergy(EVERYBODY), TakeStress(HERE)], ids=repr
)
def test_what_can_be_done_to_nobody_is_left_out(effect: Effect) -> None:
    _, happened = done(effect, stress={1: 4, 2: 4} if isinstance(effect, TakeStress) else {}, spaces=PLACES)

    assert happened == []


@pytest.mark.rule("RR-25.1")
def test_the_choice_is_of_whom_the_card_calls_you_and_not_of_the_active_player() -> None:
    """I1 makes I3 lose sanity, whose Recurring Trauma plays a card again: there you is I3."""
    echo = MythosFacts(Mythos("echo"), False, Source.STAND_IN, effects=(LoseSanity(ONE_HERE, 2),))
    state, _ = done(
        LoseSanity(Who.OTHERS),
        seats=5,
        sanity={3: 4},
        insanity={3: "recurring-trauma"},
        minds={3: {"kept": Mythos("echo")}},
        facts={"mythos": [echo]},
        spaces={1: "red-gate", 2: "red-gate"},
    )

    assert isinstance(state.decision, AskWhom)
    assert (state.decision.seat, offered(state, 1)) == (seat(3), [])
    assert offered(state, 3) == [f"choose investigator i{one}" for one in (3, 4, 5)]
    assert refused(state, "2: choose investigator i1") == "RR-25.3"
    assert play(state, "2: choose investigator i4").investigator("i4").sanity == 4


# ------------------------------------------------------------------ sanity, stress, wounds


TOUGH: Final[Mapping[str, Any]] = {"skills": {1: {"toughness": 1}}}


@pytest.mark.rule("RR-R39")
def test_each_instruction_of_a_card_is_a_source_of_its_own() -> None:
    """One source stops at a threshold, the next goes on from there."""
    once, _ = done(LoseSanity(YOU, 4), sanity={1: 4})
    assert once.investigator("i1").sanity == 5, "one source stops there"

    state, happened = done(LoseSanity(YOU, 2), LoseSanity(YOU, 2), sanity={1: 4}, then=["raise toughness"], **TOUGH)

    assert of(happened, events.SanityLost) == [events.SanityLost(i(1), 1, 5), events.SanityLost(i(1), 2, 7)]
    assert state.investigator("i1").sanity == 7


@pytest.mark.rule("RR-R39", "RR-20.15")
def test_armour_is_taken_off_every_instruction() -> None:
    """Toughness 3: 1 sanity less from any source."""
    skills = {1: {"toughness": 3}}
    one, _ = done(LoseSanity(YOU, 4), skills=skills)
    two, _ = done(LoseSanity(YOU, 2), LoseSanity(YOU, 2), skills=skills)
    wounds, _ = done(TakeWounds(YOU, 2), TakeWounds(YOU, 1), skills=skills)

    assert [state.investigator("i1").sanity for state in (one, two)] == [4, 3]
    assert wounds.investigator("i1").wounds == 1


@pytest.mark.rule("RR-R39", "RR-20.3")
def test_an_effect_waits_for_what_the_one_before_it_has_set_off() -> None:
    """I1 reaches a threshold, and raises a skill before the second instruction is carried out."""
    state, _ = done(LoseSanity(YOU), LoseSanity(YOU), sanity={1: 4})

    assert {text.partition(" ")[0] for text in offered(state)} == {"raise"}
    assert state.investigator("i1").sanity == 5


@pytest.mark.rule("RR-11.3")
@pytest.mark.parametrize(("or_wounds", "wounds"), [(False, [0, 0, 0, 0, 0]), (True, [2, 0, 0, 0, 3])])
def test_stress_that_does_not_fit_is_lost_or_is_wounds_where_the_card_says_so(
    or_wounds: bool, wounds: list[int]
) -> None:
    state, _ = done(TakeStress(HERE, 3, or_wounds), stress={1: 3, 2: 1, 5: 4}, spaces={3: "red-gate", 4: "head"})

    assert [one.stress for one in state.team] == [4, 4, 0, 0, 4]
    assert [one.wounds for one in state.team] == wounds


@pytest.mark.rule("RR-11.3")
def test_whoever_is_full_of_stress_can_be_chosen_where_it_would_be_wounds() -> None:
    full = {1: 4, 2: 4, 3: 4}
    spaces = {4: "head", 5: None}
    state, _ = done(TakeStress(ONE_HERE, 1, or_wounds=True), stress=full, spaces=spaces)

    assert offered(state) == [f"choose investigator i{one}" for one in (1, 2, 3)]
    assert play(state, "choose investigator i3").investigator("i3").wounds == 1
    assert done(TakeStress(ONE_HERE, 1), stress=full, spaces=spaces)[1] == []


@pytest.mark.rule("RR-22.4", "RR-25.2")
def test_wounds_can_go_to_companions_which_each_controller_decides() -> None:
    state, _ = done(TakeWounds(HERE, 2), seats=5, cards={2: ["last-of-the-crew left"]}, spaces={4: "head"})

    assert state.investigator("i1").wounds == 2
    assert offered(state, 2) == ["wound last-of-the-crew", "bear wounds"]
    state = play(state, "1: wound last-of-the-crew", "1: bear wounds")
    assert [one.wounds for one in state.team] == [2, 1, 2, 0, 2]
    assert offered(state, 1)[-1] == "end actions"


@pytest.mark.rule("RR-R46", "RR-21.1")
def test_an_effect_that_kills_goes_on_for_the_others_and_with_the_next_one() -> None:
    state, happened = done(TakeWounds(EVERYBODY), TakeStress(YOU), TakeStress(HERE), wounds={1: 4, 3: 4})

    assert [event.who for event in of(happened, events.Eliminated)] == [i(1), i(3)]
    assert [one.wounds for one in state.team] == [5, 1, 5, 1, 1]
    stressed = [event.who for event in of(happened, events.StressTaken)]
    assert stressed[:3] == [i(2), i(4), i(5)], "here is where I1 died, and the dead take nothing"


@pytest.mark.rule("RR-20.8", "RR-22.4")
def test_healing_goes_as_far_as_there_is_anything_to_heal() -> None:
    state, happened = done(
        Heal(HERE, stress=2, wounds=1), stress={1: 1, 2: 4}, wounds={1: 3, 3: 1}, sanity={1: 5}, spaces={3: "head"}
    )

    assert happened == [events.Healed(i(1), 1, 1), events.Healed(i(2), 2, 0)]
    assert state.investigator("i1").sanity == 5


# ------------------------------------------------------------------ Energy and cards


@pytest.mark.rule("RR-3.9")
def test_energy_is_lost_as_far_as_there_is_any() -> None:
    state, happened = done(LoseEnergy(EVERYBODY, 2), held={1: 1, 3: 5}, spaces=PLACES)

    assert happened == [events.EnergySpent(i(1), 1), events.EnergySpent(i(3), 2)]
    assert [one.energy for one in state.team] == [0, 0, 3, 0, 0]


@pytest.mark.rule("RR-3.11", "RR-R16")
def test_who_holds_no_energy_is_not_asked_for_it() -> None:
    state, _ = done(LoseEnergy(ONE), held={1: 1, 2: 1}, spaces=PLACES)

    assert offered(state) == ["choose investigator i1", "choose investigator i2"]


@pytest.mark.rule("RR-R42", "RR-22.3")
def test_each_chooses_what_to_discard_in_order() -> None:
    state, happened = done(
        DiscardCards(EVERYBODY),
        seats=5,
        cards={2: ["anchor-and-chain left", "crate-of-powder right"], 3: ["left-handed-seal right"]},
    )

    assert of(happened, events.DiscoveryDiscarded)[0].who == i(1), "who has one card has no choice"
    assert offered(state, 2) == ["discard anchor-and-chain", "discard crate-of-powder"]
    assert refused(state, "1: discard left-handed-seal") == "RR-22.3"
    state = play(state, "1: discard crate-of-powder")
    assert [[held.card for held in one.cards] for one in state.team[:3]] == [[], ["anchor-and-chain"], []]
    assert state.discovery.discard == ("trick", "crate-of-powder", "left-handed-seal")


@pytest.mark.rule("RR-R46")
def test_the_dead_discard_nothing_and_neither_does_a_table_without_cards() -> None:
    _, happened = done(DiscardCards(Who.OTHERS, 3), spaces=PLACES)

    assert happened == []
