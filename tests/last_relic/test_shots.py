"""Play a Card, Shots: whom they hit, how they add up, and what happens when they suffice."""

from __future__ import annotations

import pytest

from rlyeh_rules.kernel import parse_action
from rlyeh_rules.last_relic import AskLocation, AskShot, Cultist, events

from .table import CULT, HER, ROW, On, at, names, offered, play, refused, spot, table, told

NEXT_ROUND = ("1: pass", "0: pass", "1: pass", "0: pass", "done")
"""Nobody does anything for the rest of the round; then the next Action Phase."""

# ------------------------------------------------------------------ whom they hit


@pytest.mark.rule("LR-7.1.9")
def test_only_the_two_cultists_where_she_is_may_be_named() -> None:
    state = table(
        hand=["gun = shot"],
        cultists=[On(1, "acolyte 2 = mark"), On(1, "brute 2 = mark"), On(2, "priest 2 = mark")],
        cult_hand=["rite 2 = mark"],
        cult_discard=["gone 2 = mark"],
    )
    asked = play(state, "play gun")
    assert isinstance(asked.decision, AskShot)
    assert offered(asked, HER) == ["0: shoot acolyte", "0: shoot brute"]
    assert [refused(asked, f"shoot {card}") for card in ("priest", "rite", "gone")] == ["LR-7.1.9"] * 3

    state, happened = told(asked, "shoot brute")

    assert [cultist.shots for cultist in state.cult.cultists] == [0, 1, 0]
    assert happened == (events.ShotPlaced("brute", 1, 1),)


@pytest.mark.rule("LR-7.1.9")
def test_the_cult_shoots_nobody() -> None:
    asked = play(table(hand=["gun = shot"], cultists=[On(1, "acolyte 2")]), "play gun")

    assert refused(asked, "1: shoot acolyte") == "LR-7.1.9"


@pytest.mark.rule("LR-R35", "LR-7.1.9")
def test_each_shot_picks_its_target_anew_ready_or_activated() -> None:
    state = table(hand=["gun = shot shot"], cultists=[On(1, "acolyte 3", ready=False), On(1, "brute 3")])

    state = play(state, "play gun", "shoot acolyte")
    assert offered(state, HER) == ["0: shoot acolyte", "0: shoot brute"]

    assert [cultist.shots for cultist in play(state, "shoot brute").cult.cultists] == [1, 1]
    assert [cultist.shots for cultist in play(state, "shoot acolyte").cult.cultists] == [2, 0]


@pytest.mark.rule("LR-R35", "LR-R30")
@pytest.mark.parametrize("others", [True, False])
def test_a_shot_left_over_finds_another_or_is_skipped(others: bool) -> None:
    cultists = [On(1, "acolyte 1"), On(1 if others else 2, "brute 2")]

    state, happened = told(table(hand=["gun = shot shot fund"], cultists=cultists), "play gun", "shoot acolyte")

    if others:
        assert offered(state, HER) == ["0: shoot brute"]
    else:
        assert names(happened)[-2:] == ["IconSkipped", "FundsGained"]


@pytest.mark.rule("LR-7.1.9", "LR-R2")
@pytest.mark.parametrize("limited", [True, False])
def test_only_an_option_minds_that_no_token_is_left_for_a_shot(limited: bool) -> None:
    row = (spot("harbour", up=True, relics="ABC", covered=(0, 1)), *ROW[1:])
    cultists = [On(1, "acolyte 9"), On(2, "brute 4", shots=3)]
    state = table(hand=["gun = shot"], row=row, cultists=cultists, options={"limited_tokens": limited})

    state, happened = told(state, "play gun")

    assert isinstance(state.decision, AskShot) is not limited
    assert ("IconSkipped" in names(happened)) is limited


# ------------------------------------------------------------------ how they add up


@pytest.mark.rule("LR-7.1.10")
def test_the_second_shot_eliminates_a_cultist_of_resistance_two() -> None:
    state = table(
        hand=["gun = shot"],
        cultists=[On(1, "acolyte 2 | eliminated fund", shots=1)],
        cult_discard=["old 1"],
    )

    state, happened = told(state, "play gun", "shoot acolyte")

    assert names(happened) == ["CardPlayed", "ShotPlaced", "CultistEliminated", "EffectSetOff", "FundsGained"]
    assert state.cult.cultists == ()
    assert state.cult.cards.discard == ("old", "acolyte"), "the pile of the Cult, not hers"
    assert (state.adventurer.cards.discard, state.cult.funds) == (("gun",), 4)


@pytest.mark.rule("LR-7.1.10")
def test_who_has_been_eliminated_is_not_counted_in_the_alert_phase() -> None:
    state = table(hand=["gun = shot"], cultists=[On(1, "acolyte 2", shots=1), On(2, "brute 1")])

    _, happened = told(state, "play gun", "shoot acolyte", "1: pass", "0: pass")

    assert events.CultistsCounted(1) in happened


@pytest.mark.rule("LR-7.1.11", "LR-7.1.10", "LR-6.6.1")
def test_shots_stay_through_maintenance_until_they_suffice() -> None:
    hand = ["gun = shot", "rifle = shot"]
    state = table(hand=hand, cultists=[On(1, "acolyte 3", shots=1, ready=False)])

    state = play(state, "play gun", "shoot acolyte", *NEXT_ROUND)
    assert state.round == 4
    assert state.cult.cultists == (Cultist("acolyte", 1, ready=True, shots=2),)

    state = play(state, "play rifle", "shoot acolyte")
    assert (state.cult.cultists, state.cult.cards.discard) == ((), ("acolyte",))


@pytest.mark.rule("LR-7.1.11")
def test_who_comes_back_has_no_shots() -> None:
    row = (spot("harbour", marks=4), *ROW[1:])
    cultists = [On(1, "acolyte 3 = mark", shots=2), On(1, "brute 3 = mark", shots=1)]
    state = table("cult", at=2, row=row, cultists=cultists)

    state = play(state, "activate acolyte", "lay p")
    assert state.cult.cards.discard == ("acolyte", "brute")
    state = play(state, "0: pass", "1: pass", "0: pass", "1: pass", "deploy acolyte at 3")

    assert state.cult.cultists == (Cultist("acolyte", 3),)


@pytest.mark.rule("LR-R35", "LR-5.1.1")
def test_an_eliminated_cultist_may_be_drawn_again() -> None:
    state = table(hand=["gun = shot"], cultists=[On(1, "acolyte 1")], cult_hand=["rite | action draw"])

    state = play(state, "play gun", "shoot acolyte", "play rite")

    assert state.cult.cards.hand == ("acolyte",)


# ------------------------------------------------------------------ Cultists that move, Resistance that changes


@pytest.mark.rule("LR-R35")
def test_shots_and_rotation_go_with_a_cultist_that_is_moved() -> None:
    state = table("cult", cult_hand=["rite | action shift"], cultists=[On(1, "acolyte 3", ready=False, shots=2)])

    state, happened = told(state, "play rite", "cultist acolyte", "at 3")

    assert state.cult.cultists == (Cultist("acolyte", 3, ready=False, shots=2),)
    assert happened[-1] == events.CultistMoved("acolyte", 1, 3)


GUARD = On(1, "guard 1 | deployed resistance +1 @others")
"""The others at its Location have 1 Resistance more."""
HIT = On(1, "acolyte 2", shots=2)
"""Eliminated as soon as that ends."""


@pytest.mark.rule("LR-R35", "LR-7.1.11")
def test_when_the_guard_is_eliminated_another_has_shots_enough() -> None:
    state, happened = told(table(hand=["gun = shot fund"], cultists=[GUARD, HIT]), "play gun", "shoot guard")

    gone = [event.card for event in happened if isinstance(event, events.CultistEliminated)]
    assert gone == ["guard", "acolyte"]
    assert names(happened)[-1] == "FundsGained", "at once, before the next icon"
    assert state.cult.cultists == ()


@pytest.mark.rule("LR-R35", "LR-7.1.11")
@pytest.mark.parametrize("icon", ["shift", "discard@chosen"])
@pytest.mark.parametrize("who", ["guard", "acolyte"])
def test_when_guard_or_guarded_goes_elsewhere_the_shots_suffice(who: str, icon: str) -> None:
    state = table("cult", cult_hand=[f"rite | action {icon} fund"], cultists=[GUARD, HIT])

    state, happened = told(state, "play rite", f"cultist {who}", *(["at 3"] if icon == "shift" else []))

    eliminated = [event for event in happened if isinstance(event, events.CultistEliminated)]
    if icon == "shift" or who == "guard":
        where = 3 if who == "acolyte" else 1
        assert eliminated == [events.CultistEliminated("acolyte", where)]
    else:
        assert eliminated == []
    assert state.cult.funds == 4


@pytest.mark.rule("LR-R35")
def test_her_permanent_card_that_lowers_resistance_eliminates_at_once() -> None:
    state = table(
        hand=["nets ! resistance -1"],
        cultists=[On(1, "acolyte 3 | eliminated fund", shots=2), On(2, "brute 3", shots=1), On(2, "priest 3")],
    )

    state, happened = told(state, "permanent nets")

    assert names(happened) == ["PermanentPlayed", "CultistEliminated", "EffectSetOff", "FundsGained"]
    assert [cultist.card for cultist in state.cult.cultists] == ["brute", "priest"]
    assert state.waiting_on == (CULT,)


@pytest.mark.rule("LR-R35", "LR-5.3.5", "LR-7.1.11")
def test_a_resistance_is_never_less_than_one_so_it_still_takes_a_shot() -> None:
    state = table(
        hand=["nets ! resistance -1", "gun = shot"], permanents=["hooks ! resistance -1"], cultists=[On(1, "acolyte 1")]
    )

    state, happened = told(state, "permanent nets", "1: pass")
    assert "CultistEliminated" not in names(happened)
    assert "LR-7.1.11" not in [violation.rule for violation in state.violations()]

    assert play(state, "play gun", "shoot acolyte").cult.cultists == ()


# ------------------------------------------------------------------ in the middle of her row


@pytest.mark.rule("LR-R35", "LR-7.1.10")
def test_what_an_elimination_sets_off_comes_before_her_next_icon_and_as_if_it_still_stood_there() -> None:
    cultists = [On(1, "acolyte 1 | eliminated mark wound madness")]

    state, happened = told(table(hand=["gun = shot fund"], cultists=cultists), "play gun", "shoot acolyte")

    after = names(happened)[names(happened).index("CultistEliminated") + 1 :]
    assert after == ["EffectSetOff", "MarkPlaced", "WoundTaken", "MadnessTaken", "FundsGained"]
    assert (at(state, 1).marks, state.adventurer.damage) == (1, 2)


@pytest.mark.rule("LR-R35")
def test_the_choices_of_an_elimination_are_the_cults() -> None:
    state = table(hand=["gun = shot fund"], cultists=[On(1, "acolyte 1 | eliminated mark@chosen")])

    state = play(state, "play gun", "shoot acolyte")
    assert isinstance(state.decision, AskLocation)
    assert state.waiting_on == (CULT,)
    refusal = state.why_not(parse_action(state, "0: at 2"))
    assert refusal is not None
    assert (refusal.rule, refusal.message) == ("LR-R11", "It is for Bram to choose.")
    assert state.adventurer.funds == 3

    state = play(state, "at 2")
    assert (at(state, 2).marks, state.adventurer.funds, state.waiting_on) == (1, 4, (CULT,))


@pytest.mark.rule("LR-R35", "LR-R23", "LR-R24")
def test_the_fifth_wound_of_an_elimination_wins_before_her_next_icon() -> None:
    cultists = [On(1, "acolyte 1 | eliminated wound")]
    state = table(hand=["gun = shot heal-wound fund"], cultists=cultists, wounds=4)

    state, happened = told(state, "play gun", "shoot acolyte")

    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == ((CULT,), "defeat")
    assert (state.adventurer.wounds, state.adventurer.funds, state.adventurer.cards.discard) == (5, 3, ())
    assert names(happened)[-3:] == ["WoundTaken", "GameEnded", "GreatOldOneRevealed"]


@pytest.mark.rule("LR-R35", "LR-R10", "LR-8.2.7")
def test_her_location_may_be_resolved_between_two_of_her_icons() -> None:
    row = (spot("harbour", marks=4, clues=1, relics="A"), *ROW[1:])
    cultists = [On(1, "acolyte 1 | eliminated mark"), On(1, "brute 2")]
    state = table(hand=["gun = shot clue shot fund"], row=row, cultists=cultists)

    state = play(state, "play gun", "shoot acolyte")
    assert offered(state, HER) == ["0: move 2", "0: move 3"]
    state, happened = told(state, "move 2", "clue 3", "lay q")

    assert names(happened)[-4:] == ["LocationPutUnder", "CluePlaced", "IconSkipped", "FundsGained"]
    assert [at(state, n).clues for n in (1, 2, 3)] == [0, 1, 1], "her Clue where she is now, the other where it was put"
    assert (state.cult.relics, state.cult.cultists, state.adventurer.funds) == (("A",), (), 4)


@pytest.mark.rule("LR-R35", "LR-R28", "LR-7.1.14")
def test_an_x_of_shots_goes_on_after_the_cult_has_chosen() -> None:
    cultists = [On(1, "acolyte 1 | eliminated mark@chosen"), On(1, "brute 2")]
    state = table(hand=["gun = X.shot fund"], stolen="AA", cultists=cultists)

    state = play(state, "play gun", "shoot acolyte", "at 3")
    assert offered(state, HER) == ["0: shoot brute"]
    state = play(state, "shoot brute")

    assert [cultist.shots for cultist in state.cult.cultists] == [1]
    assert (state.adventurer.funds, state.waiting_on) == (4, (CULT,))
