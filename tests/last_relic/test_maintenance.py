"""Maintenance Phase: four steps in their order, and what carries over to the next round."""

from __future__ import annotations

import pytest

from rlyeh_rules.last_relic import AskDeploy, Cultist, events

from .table import CULT, HER, On, at, names, offered, play, refused, set_off, spot, table, to_next_round, told

FIVE = ["d1", "d2", "d3", "d4", "d5"]
ITS_FIVE = ["e1", "e2", "e3", "e4", "e5"]
"""So that the Draw Phase that follows shuffles no discard pile."""


# ------------------------------------------------------------------ the four steps


@pytest.mark.rule("LR-6.6.1")
def test_every_activated_cultist_becomes_ready_where_it_stands_with_its_shots() -> None:
    cultists = [On(1, "a 1", ready=False), On(3, "b 2", ready=False, shots=1), On(3, "c 1")]

    state, happened = told(table("reserve", cultists=cultists), "pass")

    assert state.cult.cultists == (Cultist("a", 1), Cultist("b", 3, shots=1), Cultist("c", 3))
    readied = [event for event in happened if isinstance(event, events.CultistReadied)]
    assert readied == [events.CultistReadied("a", 1), events.CultistReadied("b", 3)]


@pytest.mark.rule("LR-6.6.1")
def test_who_was_activated_in_this_round_can_be_again_in_the_next() -> None:
    state = table("cult", cultists=[On(1, "a 1 = fund")])

    state = play(state, "activate a", "0: pass")
    assert refused(state, "1: activate a") == "LR-8.2.2"
    state, _ = to_next_round(state)

    assert offered(play(state, "done", "0: pass"), CULT) == ["1: pass", "1: activate a"]


@pytest.mark.rule("LR-6.6.2")
def test_exposure_goes_back_to_its_start_without_any_space_taking_effect() -> None:
    state, happened = told(table("reserve", exposure=6, notoriety=5), "pass")

    assert (state.alert.exposure, state.alert.notoriety) == (0, 5)
    assert events.ExposureMoved(-6, 0) in happened
    assert (state.adventurer.funds, state.cult.funds) == (3, 3)
    assert "NotorietyMoved" not in names(happened)


@pytest.mark.rule("LR-6.6.3")
def test_all_permanent_cards_go_to_their_owners_discard_piles() -> None:
    state = table(
        "reserve",
        permanents=["map ! price -1", "charm ! when steal: fund"],
        cult_permanents=["seal | permanent price -1"],
        deck=FIVE,
        discard=["x1"],
        cult_deck=ITS_FIVE,
        cult_discard=["y1"],
    )

    state, happened = told(state, "pass")

    hers, its = state.adventurer.cards, state.cult.cards
    assert hers.permanents == its.permanents == ()
    assert hers.discard == ("x1", "map", "charm")
    assert its.discard == ("y1", "seal")
    assert [event for event in happened if isinstance(event, events.PermanentsDiscarded)] == [
        events.PermanentsDiscarded(HER, ("map", "charm")),
        events.PermanentsDiscarded(CULT, ("seal",)),
    ]


@pytest.mark.rule("LR-6.6.3")
def test_their_effects_end() -> None:
    state = table("reserve", permanents=["map ! price -1"], market=["lens $3"], reserved=("lens", "lens"), funds=1)
    during = table("buy", permanents=["map ! price -1"], market=["lens $3"], reserved=("lens", "lens"), funds=1)
    assert play(during, "buy lens").adventurer.funds == 0

    state = play(state, "pass", "1: done", "0: pass", "1: pass")

    assert refused(state, "0: buy lens") == "LR-6.5.3"


@pytest.mark.rule("LR-6.6.3")
def test_a_cultist_that_only_a_permanent_kept_in_play_is_eliminated_in_step_3() -> None:
    state = table(
        "reserve",
        exposure=4,
        cult_permanents=["ward | permanent resistance +1 @all"],
        cultists=[On(1, "guard 2 | eliminated wound", shots=2), On(2, "other 2", shots=1)],
        row=(spot("harbour", up=True, used=True), spot("library"), spot("crypt")),
    )

    state, happened = told(state, "pass")

    assert names(happened)[2:8] == [
        "ExposureMoved",
        "PermanentsDiscarded",
        "CultistEliminated",
        "EffectSetOff",
        "WoundTaken",
        "AbilitiesRefreshed",
    ]
    assert [cultist.card for cultist in state.cult.cultists] == ["other"]
    assert state.adventurer.wounds == 1


@pytest.mark.rule("LR-6.6.3")
def test_a_location_that_only_a_permanent_kept_in_play_is_resolved_in_step_3() -> None:
    state = table(
        "reserve",
        at=2,
        permanents=["watch ! cost +1 @all"],
        row=(spot("harbour", marks=5), spot("library"), spot("crypt", up=True, used=True)),
        deck=FIVE,
        cult_deck=ITS_FIVE,
    )

    state = play(state, "pass")
    assert offered(state, CULT) == ["1: lay p", "1: lay q"]
    assert at(state, 3).used

    state, happened = told(state, "1: lay q")
    assert names(happened)[1:4] == ["LocationPutUnder", "AbilitiesRefreshed", "RoundBegan"]
    assert state.decision == AskDeploy(CULT)


@pytest.mark.rule("LR-6.6.4")
def test_only_the_clues_on_top_of_location_cards_are_removed() -> None:
    row = (spot("harbour", up=True, used=True, clues=3, marks=2), spot("library", clues=1), spot("crypt", up=True))

    state, happened = told(table("reserve", row=row), "pass")

    assert (at(state, 1).used, at(state, 1).clues, at(state, 1).marks) == (False, 3, 2)
    assert (at(state, 2).clues, at(state, 1).up) == (1, True)
    assert events.AbilitiesRefreshed((1,)) in happened


@pytest.mark.rule("LR-6.6.4")
def test_an_ability_used_in_this_round_can_be_used_again_in_the_next() -> None:
    state = table(row=(spot("harbour", up=True, clues=4), spot("library"), spot("crypt")))

    state = play(state, "ability 1", "1: pass")
    assert refused(state, "0: ability 1") == "LR-7.4.1"
    state = play(to_next_round(state)[0], "1: done")

    assert offered(state, HER, "ability") == ["0: ability 1"]
    assert at(play(state, "ability 1"), 1).clues == 2


# ------------------------------------------------------------------ the order, and what carries over


@pytest.mark.rule("LR-6.6.5")
def test_the_four_steps_run_in_their_order_with_nothing_to_decide() -> None:
    state = table(
        "reserve",
        exposure=3,
        cultists=[On(1, "a 1", ready=False)],
        permanents=["map ! price -1"],
        row=(spot("harbour", up=True, used=True), spot("library"), spot("crypt")),
        deck=FIVE,
    )

    state, happened = told(state, "pass")

    assert names(happened)[1:7] == [
        "PhaseBegan",
        "CultistReadied",
        "ExposureMoved",
        "PermanentsDiscarded",
        "AbilitiesRefreshed",
        "RoundBegan",
    ]
    assert state.decision == AskDeploy(CULT)


@pytest.mark.rule("LR-6.6.5")
def test_everything_else_carries_over() -> None:
    state = table(
        "reserve",
        hand=["torch", "lamp"],
        cult_hand=["a 1"],
        funds=4,
        cult_funds=2,
        wounds=3,
        madness=2,
        stolen="AC",
        relics="BB",
        notoriety=7,
        market=["lens $3", "rope $1"],
        reserved=("lens", "rope"),
        cultists=[On(2, "guard 3", shots=2)],
        row=(spot("harbour", up=True, covered=(0,)), spot("library"), spot("crypt")),
        at=3,
    )

    after = play(state, "pass")

    assert after.round == 4
    assert (after.adventurer, after.cult) == (state.adventurer, state.cult)
    assert (after.locations, after.ritual, after.alert.notoriety) == (state.locations, state.ritual, 7)
    assert after.market.cards == ("lens", "rope")


@pytest.mark.rule("LR-6.6.5", "LR-6.6.1")
def test_what_reacts_to_a_cultist_becoming_ready_still_does_in_step_1() -> None:
    state = table(
        "reserve",
        cultists=[On(1, "a 1", ready=False), On(2, "b 1", ready=False), On(3, "c 1")],
        permanents=["watch ! when ready: fund"],
        cult_permanents=["drum | permanent when ready: fund fund"],
        exposure=2,
    )

    state, happened = told(state, "pass")

    assert (state.adventurer.funds, state.cult.funds) == (5, 7)
    order = names(happened)
    one = ["EffectSetOff", "FundsGained", "FundsGained", "EffectSetOff", "FundsGained"]
    assert order[2:16] == ["CultistReadied"] * 2 + one * 2 + ["ExposureMoved", "PermanentsDiscarded"]
    assert set_off(happened) == [(CULT, "drum"), (HER, "watch")] * 2


@pytest.mark.rule("LR-6.6.5")
def test_a_location_resolved_in_step_1_interrupts_the_steps_which_then_go_on() -> None:
    state = table(
        "reserve",
        at=1,
        exposure=2,
        cultists=[On(1, "digger 1 | deployed when ready: mark", ready=False)],
        row=(spot("harbour", marks=4), spot("library", up=True, used=True), spot("crypt")),
        permanents=["map ! price -1"],
        deck=FIVE,
        cult_deck=ITS_FIVE,
    )

    state, happened = told(state, "pass")
    assert names(happened)[2:6] == ["CultistReadied", "EffectSetOff", "MarkPlaced", "LocationRevealed"]
    assert offered(state, HER) == ["0: move 2", "0: move 3"]
    assert (state.alert.exposure, state.adventurer.cards.permanents, at(state, 2).used) == (2, ("map",), True)

    state, happened = told(play(state, "0: move 3"), "1: lay p")
    assert names(happened)[1:6] == [
        "LocationPutUnder",
        "ExposureMoved",
        "PermanentsDiscarded",
        "AbilitiesRefreshed",
        "RoundBegan",
    ]
    assert state.cult.cultists == ()
