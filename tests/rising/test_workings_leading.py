"""Effects that lead on to others: conditions, choices, rolls, cards drawn and turned, an advance that is ordained."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.kernel import Play, Source, evolve
from rlyeh_rules.rising import (
    AskClaim,
    AskWhich,
    Choice,
    Cost,
    HalfFacts,
    HalfKind,
    Mythos,
    MythosFacts,
    Side,
    Use,
    events,
)
from rlyeh_rules.rising.carrying import Carry, CarryOut, carry_out
from rlyeh_rules.rising.effects import (
    AddEnergy,
    AddToken,
    AdvanceAtEnd,
    ChooseOne,
    DrawDiscovery,
    Effect,
    Heal,
    If,
    LoseSanity,
    MakeRoll,
    MoveFigures,
    TakeOtherSide,
    TakeStress,
    TakeWounds,
    WoundFigures,
)
from rlyeh_rules.rising.vocabulary import Case, Figures, Where, Who

from .printed import TRICK, USE, done, find, of, quiet_cthulhu, quiet_episode, trial, why
from .table import black, i, kinds, offered, play, played, refused, seat, table

YOU, EVERYBODY = Who.YOU, Who.EVERYBODY
STRESS, WOUND = TakeStress(YOU), TakeWounds(YOU)
HERE = Where.YOUR_SPACE

# ------------------------------------------------------------------ conditions


@pytest.mark.parametrize(
    ("case", "so", "not_so"),
    [
        (Case.ON_PART, {"spaces": {1: "head"}}, {}),
        (Case.ON_GROUND, {}, {"spaces": {1: "left-leg"}}),
        (Case.SAFE, {"enemies": {"gug-1": "red-gate"}}, {"enemies": {"gug-1": "north-vortex"}}),
        (Case.SAFE, {"spaces": {1: "head"}, "parts": {"head": "vulnerable destroyed"}}, {"spaces": {1: "head"}}),
        (Case.ALONE, {"spaces": {1: "red-gate", 5: None}}, {}),
        (Case.SPAWN_ON_MAP, {"enemies": {"rlyeh-spawn-1": "red-gate"}}, {"enemies": {"gug-1": "red-gate"}}),
        (Case.VULNERABLE_PART, {"parts": {"head": "vulnerable"}}, {"parts": {"head": "vulnerable destroyed"}}),
        (Case.DESTROYED_PART, {"parts": {"head": "vulnerable destroyed"}}, {"parts": {"head": "vulnerable"}}),
        (Case.HOLDING_ENERGY, {"held": {1: 1}}, {"held": {2: 1}}),
        (Case.ON_THRESHOLD, {"sanity": {1: 9}}, {"sanity": {1: 10, 2: 9}}),
    ],
)
def test_what_happens_depends_on_how_it_stands(case: Case, so: dict[str, Any], not_so: dict[str, Any]) -> None:
    effect = If(case, (STRESS,), (WOUND,))

    assert [(one.stress, one.wounds) for one in done(effect, **so)[0].team[:1]] == [(1, 0)]
    assert [(one.stress, one.wounds) for one in done(effect, **not_so)[0].team[:1]] == [(0, 1)]
    assert done(If(case, (STRESS,)), **not_so)[1] == []
    assert done(If(case, otherwise=(STRESS,)), **so)[1] == []


@pytest.mark.rule("RR-20.31")
def test_who_lies_on_the_ground_counts_as_safe() -> None:
    state, _ = done(
        If(Case.SAFE, (STRESS,)),
        enemies={"gug-1": "north-vortex"},
        insanity={1: "catatonia"},
        minds={1: {"lying": True}},
    )

    assert state.investigator("i1").stress == 1


@pytest.mark.rule("RR-R16")
@pytest.mark.parametrize("pool", [0, 1])
def test_energy_of_the_group_is_held_by_everybody(pool: int) -> None:
    state = trial(If(Case.HOLDING_ENERGY, (STRESS,)), shared_energy=True)
    state = evolve(state, board=evolve(state.board, pool=pool))

    assert play(state, USE).investigator("i1").stress == pool


@pytest.mark.rule("RR-R46", "RR-21.4")
@pytest.mark.parametrize(
    ("case", "holds"),
    [(Case.ON_GROUND, True), (Case.ON_PART, False), (Case.HOLDING_ENERGY, False), (Case.ON_THRESHOLD, False)],
)
def test_of_you_who_has_died_only_the_place_counts(case: Case, holds: bool) -> None:
    _, happened = done(
        TakeWounds(YOU),
        If(case, (TakeStress(Who.OTHERS),), (TakeWounds(Who.OTHERS),)),
        wounds={1: 4},
        sanity={1: 9},
        held={1: 2},
    )

    assert bool(of(happened, events.StressTaken)) is holds
    assert len(of(happened, events.WoundsTaken)) == (1 if holds else 5)


def test_conditions_lie_within_conditions() -> None:
    inner = If(Case.ALONE, (STRESS,), (TakeStress(YOU, 2),))
    state, _ = done(If(Case.ON_GROUND, (inner, WOUND), ()), STRESS)

    assert (state.investigator("i1").stress, state.investigator("i1").wounds) == (3, 1)


# ------------------------------------------------------------------ choices

WAYS = ChooseOne(
    (
        Choice(effects=(LoseSanity(YOU, 2),)),
        Choice(stress=2),
        Choice(energy=1, effects=(Heal(YOU, wounds=1),)),
        Choice(wounds=2, effects=(AddEnergy(HERE),)),
    )
)


@pytest.mark.rule("RR-11.6", "RR-25.1")
@pytest.mark.parametrize(
    ("story", "ways"),
    [
        ({}, [1, 2, 4]),
        ({"held": {1: 1}}, [1, 2, 3, 4]),
        ({"stress": {1: 3}}, [1, 4]),
    ],
)
def test_a_way_that_cannot_be_paid_in_full_cannot_be_chosen(story: dict[str, Any], ways: list[int]) -> None:
    state, _ = done(WAYS, **story)

    assert offered(state) == [f"choose way {way}" for way in ways]
    for way in {1, 2, 3, 4} - {*ways}:
        assert refused(state, f"choose way {way}") == "RR-11.6"
    assert refused(state, "choose way 5") == refused(state, "choose way 0") == "RR-25.1"


@pytest.mark.rule("RR-11.6")
def test_the_only_way_that_can_be_paid_is_gone_without_a_question() -> None:
    _, happened = done(WAYS, stress={1: 3}, wounds={1: 4})

    assert happened == [events.SanityLost(i(1), 2, 3)]


@pytest.mark.rule("RR-11.6")
def test_a_way_is_paid_for_then_done() -> None:
    state, _ = done(WAYS, held={1: 1}, wounds={1: 1}, then=["choose way 3"])
    assert (state.investigator("i1").energy, state.investigator("i1").wounds) == (0, 0)

    state, happened = done(WAYS, wounds={1: 1}, then=["choose way 4"])
    assert kinds(happened) == ["WayChosen", "WoundsTaken", "EnergyAdded"]
    assert state.investigator("i1").wounds == 3

    assert why(done(WAYS)[0], "choose way 3") == "I1 cannot pay in full what way 3 costs. (RR-11.6)"


def test_a_way_says_what_it_does_while_it_is_asked() -> None:
    state, _ = done(WAYS, held={1: 1})

    assert isinstance(state.decision, AskWhich)
    assert [action.describe(state) for action in state.legal_actions()] == [
        "A chooses way 1: you lose 2 sanity.",
        "A chooses way 2: pay 2 stress.",
        "A chooses way 3: for 1 Energy, you heal 1 wound.",
        "A chooses way 4: for 2 wounds, 1 Energy token is put in your space.",
    ]
    later = play(state, "choose way 2")
    assert state.legal_actions()[0].describe(later) == "A chooses way 1."


@pytest.mark.rule("RR-R46", "RR-11.6")
def test_the_dead_pay_for_nothing() -> None:
    ways = ChooseOne((Choice(effects=(TakeStress(EVERYBODY),)), Choice(energy=1)))
    state, happened = done(TakeWounds(YOU), ways, wounds={1: 4}, held={1: 3})

    assert len(of(happened, events.StressTaken)) == 4
    assert state.investigator("i1").space is None


@pytest.mark.rule("RR-11.6", "RR-R46")
def test_a_way_whose_wounds_kill_is_gone_to_its_end() -> None:
    way = Choice(wounds=1, effects=(TakeStress(EVERYBODY), AddEnergy(HERE)))
    state, _ = done(ChooseOne((Choice(), way)), wounds={1: 4}, then=["choose way 2"])

    assert [one.stress for one in state.team] == [0, 1, 1, 1, 1]
    assert (state.investigator("i1").space, sum(state.board.energy)) == (None, 1)


# ------------------------------------------------------------------ rolls


@pytest.mark.rule("RR-10.3", "RR-10.8")
@pytest.mark.parametrize(
    ("dice", "expected"),
    [("S S -", (1, 0, 1)), ("S - -", (0, 1, 1)), ("S+T S T", (1, 0, 3)), ("T - -", (0, 1, 2)), ("E E E", (0, 1, 1))],
)
def test_a_roll_is_judged_then_its_tentacles_cost_sanity(dice: str, expected: tuple[int, int, int]) -> None:
    """Three black dice; 2 successes are needed."""
    state, happened = done(MakeRoll(2, (STRESS,), (WOUND,)), chance=black(dice), then=["keep"])

    one = state.investigator("i1")
    assert (one.stress, one.wounds, one.sanity) == expected
    judged = of(happened, events.RollJudged)
    assert [event.outcome for event in judged] == ["succeeded" if expected[0] else "failed"]


@pytest.mark.rule("RR-10.8")
def test_what_the_roll_does_comes_before_its_tentacles() -> None:
    _, happened = done(MakeRoll(1, (AddEnergy(HERE),)), STRESS, chance=black("S+T - -"), then=["keep"])

    assert kinds(happened)[-4:] == ["RollJudged", "EnergyAdded", "SanityLost", "StressTaken"]


@pytest.mark.rule("RR-10.3", "RR-20.4")
def test_green_dice_of_the_sanity_track_count_on_a_roll_that_a_card_calls_for() -> None:
    _, happened = done(MakeRoll(1, (STRESS,)), sanity={1: 16})

    assert [len(event.dice) for event in of(happened, events.DiceRolled)] == [5]


@pytest.mark.rule("RR-R46")
def test_nobody_rolls_for_the_dead() -> None:
    roll = MakeRoll(1, (TakeStress(EVERYBODY),), (TakeWounds(EVERYBODY),))
    state, happened = done(TakeWounds(YOU), roll, TakeStress(EVERYBODY, 2), wounds={1: 4})

    assert of(happened, events.DiceRolled) == []
    assert [one.stress for one in state.team] == [0, 2, 2, 2, 2]


# ------------------------------------------------------------------ Discovery cards


@pytest.mark.rule("RR-R22", "RR-22.2")
@pytest.mark.parametrize(("option", "left"), [("any-draw", 0), ("investigating-only", 1)])
def test_cards_that_an_effect_draws_are_claimed_one_after_the_other(option: str, left: int) -> None:
    state, _ = done(
        DrawDiscovery(2),
        discovery=["anchor-and-chain", "crate-of-powder"],
        tokens=["north-vortex"],
        token_removed_by=option,
        seats=2,
    )

    assert state.decision == AskClaim(seat(1), i(1), find("anchor-and-chain").id)
    state = play(state, "claim left")
    assert state.decision == AskClaim(seat(1), i(1), find("crate-of-powder").id)
    state = play(state, "discard it")
    assert [held.card for held in state.investigator("i1").cards] == [TRICK, "anchor-and-chain"]
    assert (state.discovery.discard, sum(state.board.tokens)) == (("crate-of-powder",), left)


@pytest.mark.rule("RR-R22", "RR-26.1")
def test_an_empty_deck_gives_nothing_and_neither_do_the_dead_draw() -> None:
    assert done(DrawDiscovery(2), discovery=[])[1] == []

    _, happened = done(TakeWounds(YOU), DrawDiscovery(), wounds={1: 4}, discovery=["crate-of-powder"])
    assert of(happened, events.DiscoveryDrawn) == []


@pytest.mark.rule("RR-22.5")
def test_a_card_takes_the_other_side_and_loses_the_wounds_on_it() -> None:
    turning = HalfFacts(HalfKind.COMPANION, health=3, uses=(Use((TakeOtherSide(),)),))
    other = HalfFacts(HalfKind.COMPANION, health=2, uses=(Use((TakeStress(YOU),)),))
    state = table(cards={1: ["trick left 2"]}, facts={"discovery": [find("trick", turning, other)]})

    state, happened = played(state, USE)

    assert of(happened, events.CardSwitched) == [events.CardSwitched(i(1), TRICK, Side.RIGHT)]
    held = state.investigator("i1").cards[0]
    assert (held.side, held.wounds, held.used) == ("right", 0, True)
    assert refused(state, USE) == "RR-22.7", "what was used in this turn stays used"


def test_of_a_card_that_has_discarded_itself_nothing_is_moved() -> None:
    turning = HalfFacts(HalfKind.ITEM, uses=(Use((TakeOtherSide(), STRESS), Cost(discard=True)),))
    state = table(cards={1: ["trick left"]}, facts={"discovery": [find("trick", turning)]})

    state, happened = played(state, USE)

    assert kinds(happened) == ["CardUsed", "DiscoveryDiscarded", "StressTaken"]
    assert state.investigator("i1").cards == ()


# ------------------------------------------------------------------ the advance


@pytest.mark.rule("RR-19.2", "RR-19.4")
def test_an_advance_is_ordained_once_and_comes_with_the_discard_check() -> None:
    quiet = MythosFacts(Mythos("quiet"), False, Source.STAND_IN)
    facts = {"mythos": [quiet], "cthulhu": [quiet_cthulhu()], "episode": [quiet_episode()]}
    state, happened = done(AdvanceAtEnd(), AdvanceAtEnd(), facts=facts, mythos=["quiet"] * 10)
    assert (happened, state.board.track) == ([events.AdvanceOrdained()], 1)

    state, happened = played(state, "end actions")

    assert of(happened, events.ElderOneAdvanced) == [events.ElderOneAdvanced(2)]
    assert (state.turn.who, state.turn.advances) == (i(2), False)
    assert of(played(state, "end actions")[1], events.ElderOneAdvanced) == [], "it is of one turn"


# ------------------------------------------------------------------ one after the other


@pytest.mark.rule("RR-16.1")
def test_effects_are_carried_out_in_their_order() -> None:
    _, happened = done(STRESS, AddEnergy(HERE), WOUND, LoseSanity(YOU))

    assert kinds(happened) == ["StressTaken", "EnergyAdded", "WoundsTaken", "SanityLost"]


def test_an_effect_of_which_nothing_is_known_is_not_passed_over() -> None:
    state = trial(STRESS)

    with pytest.raises(NotImplementedError):
        carry_out(Effect(), state, Carry(i(1), "use:trick:left:0", 0), Play([]))


def test_a_list_that_has_ended_or_is_not_there_does_nothing() -> None:
    state = trial(STRESS)

    for step in (CarryOut(i(1), "use:trick:left:0", 1), CarryOut(i(1), "use:trick:right:0")):
        assert step.run(state, Play([])) == state


@pytest.mark.rule("RR-R46", "RR-21.4")
def test_who_dies_out_of_turn_leaves_no_space_that_a_card_could_mean() -> None:
    """I3, who is not active, plays a card again, and dies of its first line: what is left concerns the others."""
    lines = (
        TakeWounds(YOU),
        AddEnergy(HERE),
        TakeStress(Who.HERE, 2),
        If(Case.ON_GROUND, (TakeStress(EVERYBODY),), (AddToken(Where.RED_GATE),)),
        WoundFigures(Figures.ENEMIES, 9, within=9),
        MoveFigures(Figures.ENEMIES, 1),
        TakeStress(Who.OTHERS),
    )
    echo = MythosFacts(Mythos("echo"), False, Source.STAND_IN, effects=lines)
    state, _ = done(
        LoseSanity(Who.OTHERS),
        sanity={3: 4},
        wounds={3: 4},
        insanity={3: "recurring-trauma"},
        minds={3: {"kept": Mythos("echo")}},
        enemies={"gug-1": "north-vortex"},
        facts={"mythos": [echo]},
    )

    assert state.investigator("i3").space is None
    assert [one.stress for one in state.team] == [1, 1, 0, 1, 1]
    assert (sum(state.board.energy), sum(state.board.tokens), state.enemies[0].wounds) == (0, 1, 0)
