"""Alert Board and Alert Phase: the two markers, and the spaces of the Exposure track."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.last_relic import AskBuy, Space, State, events

from .table import CULT, EXPOSURE, HER, STAND_IN, On, names, play, refused, spot, table, to_next_round, told

FOUR = (On(1, "c1 1"), On(3, "c2 1"), On(3, "c3 2"), On(3, "c4 1"))


def space(**what: Any) -> Space:
    """A space of an Exposure track."""
    return Space(source=STAND_IN, **what)


def alerted(**what: Any) -> tuple[State, tuple[events.Event, ...]]:
    """The state after an Alert Phase, and what happened in it."""
    state, happened = told(table("cult", passed=True, **what), "pass")
    assert state.is_over or isinstance(state.decision, AskBuy)
    return state, happened


def markers(state: State) -> tuple[int, int]:
    """Where the markers stand: Exposure, Notoriety."""
    return state.alert.exposure, state.alert.notoriety


# ------------------------------------------------------------------ the advance


@pytest.mark.rule("LR-6.4.1")
def test_exposure_advances_by_all_cultists_at_all_locations_ready_or_not() -> None:
    cultists = [On(1, "c1 1", ready=False), On(3, "c2 1"), On(3, "c3 2", ready=False), On(3, "c4 3", shots=2)]

    state, happened = alerted(exposure=2, cultists=cultists)

    assert state.alert.exposure == 6
    assert names(happened)[:4] == ["Passed", "PhaseBegan", "CultistsCounted", "ExposureMoved"]
    assert happened[2] == events.CultistsCounted(4)
    assert happened[3] == events.ExposureMoved(4, 6)
    assert isinstance(state.decision, AskBuy), "nobody has had anything to decide"


@pytest.mark.rule("LR-6.4.1")
def test_who_is_eliminated_in_the_action_phase_is_not_counted() -> None:
    state = table(hand=["gun = shot"], cultists=[On(1, "c1 1"), On(2, "c2 1")])

    state, happened = told(state, "play gun", "shoot c1", "1: pass", "0: pass")

    assert events.CultistsCounted(1) in happened
    assert state.alert.exposure == 1


@pytest.mark.rule("LR-6.4.2")
def test_only_deployed_cards_are_counted() -> None:
    state, happened = alerted(
        cultists=[On(1, "c1 1"), On(2, "c2 1")],
        cult_permanents=["seal 2 | permanent price -1"],
        cult_hand=["h1 1", "h2 1"],
        cult_deck=["d1 1"],
        cult_discard=["x1 1"],
    )

    assert state.alert.exposure == 2
    assert events.CultistsCounted(2) in happened


@pytest.mark.rule("LR-6.4.1")
def test_a_card_in_play_may_change_the_count() -> None:
    state, happened = alerted(
        cultists=[On(1, "c1 1"), On(2, "shy 1 | deployed alert -1"), On(2, "c2 1")],
        cult_permanents=["loud | permanent alert +2"],
    )

    assert events.CultistsCounted(4) in happened
    assert state.alert.exposure == 4


# ------------------------------------------------------------------ the space reached


@pytest.mark.rule("LR-6.4.3")
def test_only_the_space_reached_takes_effect_and_once() -> None:
    assert (EXPOSURE[5].notoriety, EXPOSURE[6].notoriety, EXPOSURE[4].adventurer) == (1, 2, 2)

    state, happened = alerted(exposure=2, cultists=FOUR)

    assert markers(state) == (6, 2)
    assert [event for event in happened if isinstance(event, events.NotorietyMoved)] == [events.NotorietyMoved(2, 2)]
    assert [event for event in happened if isinstance(event, events.FundsGained)] == [events.FundsGained(HER, 1, 4)]


@pytest.mark.rule("LR-6.4.4", "LR-11.4")
def test_six_spaces_from_the_start_the_adventurer_gains_one_fund_and_notoriety_two_steps() -> None:
    state, _ = alerted(exposure=6, funds=3, cult_funds=3)

    assert state.alert.notoriety == 2
    assert (state.adventurer.funds, state.cult.funds) == (4, 3)


@pytest.mark.rule("LR-6.4.4", "LR-11.4")
@pytest.mark.parametrize(
    ("exposure", "notoriety", "hers", "its"),
    [(1, 1, 3, 4), (2, 0, 3, 3), (3, 1, 3, 3), (4, 1, 5, 3), (5, 2, 3, 3)],
)
def test_a_space_pays_whom_it_shows_what_it_shows(exposure: int, notoriety: int, hers: int, its: int) -> None:
    state, _ = alerted(exposure=exposure, notoriety=1, funds=3, cult_funds=3)

    assert state.alert.notoriety == notoriety
    assert (state.adventurer.funds, state.cult.funds) == (hers, its)


@pytest.mark.rule("LR-11.3")
def test_a_space_can_move_notoriety_back() -> None:
    state, happened = alerted(cultists=[On(1, "c1 1"), On(2, "c2 1")], notoriety=3)

    assert markers(state) == (2, 2)
    assert events.NotorietyMoved(-1, 2) in happened


# ------------------------------------------------------------------ the Cult exposed


@pytest.mark.rule("LR-6.4.5", "LR-R15")
def test_on_the_last_space_of_notoriety_the_adventurer_wins_and_the_round_is_not_played_out() -> None:
    state, happened = alerted(
        exposure=2, cultists=FOUR, notoriety=11, last=12, funds=3, permanents=["map ! price -1"], market=["lens $1"]
    )

    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason, state.outcome.rule) == ((HER,), "cult exposed", "LR-6.4.5")
    assert markers(state) == (6, 12)
    assert state.adventurer.funds == 3, "the Funds of the space are not paid"
    assert state.adventurer.cards.permanents == ("map",)
    assert [event.phase for event in happened if isinstance(event, events.PhaseBegan)] == ["alert-phase"]
    assert names(happened)[-3:] == ["NotorietyMoved", "GameEnded", "GreatOldOneRevealed"]


@pytest.mark.rule("LR-6.4.5")
@pytest.mark.parametrize("text", ["0: buy lens", "0: pass", "1: pass", "0: play torch", "1: done"])
def test_after_that_nothing_can_be_done(text: str) -> None:
    state, _ = alerted(exposure=6, notoriety=10, market=["lens $1"], hand=["torch = fund"])

    assert state.is_over
    assert refused(state, text) == "LR-12.1"


@pytest.mark.rule("LR-6.4.5")
def test_one_space_before_the_last_the_game_goes_on() -> None:
    state, _ = alerted(exposure=6, notoriety=9, last=12)

    assert (state.outcome, state.alert.notoriety, state.adventurer.funds) == (None, 11, 4)


# ------------------------------------------------------------------ Exposure at the ends of its track


MIDDLE = (space(cult=3), space(), space(start=True), space(), space(notoriety=2, adventurer=1))
"""A track that starts in the middle."""


@pytest.mark.rule("LR-R14")
def test_exposure_stops_on_the_last_space_which_takes_effect() -> None:
    state, happened = alerted(exposure=6, cultists=FOUR)

    assert events.ExposureMoved(1, 7) in happened
    assert markers(state) == (7, 3)


@pytest.mark.rule("LR-R14")
def test_at_the_last_space_an_advance_does_nothing_and_the_space_takes_effect_all_the_same() -> None:
    state, happened = alerted(exposure=7, cultists=FOUR)

    assert "ExposureMoved" not in names(happened)
    assert markers(state) == (7, 3)


@pytest.mark.rule("LR-R14")
def test_a_card_pushes_it_to_the_last_space_and_no_further() -> None:
    state = table(hand=["lantern = exposure exposure fund"], exposure=6)

    state, happened = told(state, "play lantern")

    assert (state.alert.exposure, state.adventurer.funds) == (7, 4)
    assert names(happened) == ["CardPlayed", "ExposureMoved", "IconSkipped", "FundsGained"]


@pytest.mark.rule("LR-R14")
@pytest.mark.parametrize(("before", "after"), [(3, 1), (2, 0), (1, 0), (0, 0)])
def test_a_step_back_at_the_first_space_does_nothing(before: int, after: int) -> None:
    state = table("cult", exposure=before, cultists=[On(1, "hush 1 = exposure-back exposure-back")])

    assert play(state, "activate hush").alert.exposure == after


@pytest.mark.rule("LR-R14")
def test_exposure_goes_to_the_spaces_before_its_start_and_they_take_effect() -> None:
    state = table("cult", passed=False, track=MIDDLE, exposure=2, cult_hand=["hush | action exposure-back"])

    state = play(state, "play hush")
    assert state.alert.exposure == 1
    state, _ = alerted(track=MIDDLE, exposure=0)
    assert (state.alert.exposure, state.cult.funds) == (0, 6)
    state, happened = to_next_round(state)
    assert state.alert.exposure == 2
    assert events.ExposureMoved(2, 2) in happened
    assert state.cult.funds == 6


# ------------------------------------------------------------------ Notoriety at the ends of its track, and cards


@pytest.mark.rule("LR-R15")
def test_a_move_past_the_last_space_of_notoriety_stops_on_it_and_wins() -> None:
    state, happened = alerted(exposure=7, notoriety=11, last=12)

    assert events.NotorietyMoved(1, 12) in happened
    assert state.alert.notoriety == 12
    assert state.outcome is not None
    assert state.outcome.winners == (HER,)


@pytest.mark.rule("LR-R15")
def test_a_move_back_stops_at_the_first_space_and_the_funds_are_paid() -> None:
    state, happened = alerted(track=(space(start=True, notoriety=-2, cult=1), space()), notoriety=1)
    assert (state.alert.notoriety, state.cult.funds) == (0, 4)
    assert events.NotorietyMoved(-1, 0) in happened

    state, happened = alerted(track=(space(start=True, notoriety=-2, cult=1), space()), notoriety=0)
    assert (state.alert.notoriety, state.cult.funds) == (0, 4)
    assert "NotorietyMoved" not in names(happened)


@pytest.mark.rule("LR-R15")
def test_on_one_space_notoriety_moves_before_funds_are_paid() -> None:
    _, happened = alerted(exposure=6)

    assert [name for name in names(happened) if name in {"NotorietyMoved", "FundsGained"}] == [
        "NotorietyMoved",
        "FundsGained",
    ]


@pytest.mark.rule("LR-R15")
@pytest.mark.parametrize(
    ("ask", "text", "what"),
    [
        ("adventurer", "play news", {"hand": ["news = notoriety fund"]}),
        ("adventurer", "ability 1", {"row": (spot("press", up=True, clues=1, ability="notoriety fund"),)}),
        (
            "cult",
            "activate brute",
            {"cultists": [On(1, "brute 1 = wound")], "permanents": ["n ! when damage: notoriety"]},
        ),
        ("reserve", "pass", {"cultists": [On(1, "c 1", ready=False)], "permanents": ["n ! when ready: notoriety"]}),
    ],
)
def test_the_last_space_wins_in_any_phase_and_from_any_source(ask: str, text: str, what: dict[str, Any]) -> None:
    near = play(table(ask, notoriety=10, last=12, **what), text)
    assert (near.outcome, near.alert.notoriety) == (None, 11)

    state = play(table(ask, notoriety=11, last=12, **what), text)

    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == ((HER,), "cult exposed")
    assert (state.alert.notoriety, state.adventurer.funds) == (12, 3)


@pytest.mark.rule("LR-R15")
@pytest.mark.parametrize(("before", "after"), [(3, 2), (0, 0)])
def test_the_cult_moves_notoriety_back_by_a_card_to_the_first_space_at_most(before: int, after: int) -> None:
    state = table("cult", notoriety=before, cult_hand=["bribe | action notoriety-back"])

    assert play(state, "play bribe").alert.notoriety == after


# ------------------------------------------------------------------ when a space takes effect


@pytest.mark.rule("LR-11.2", "LR-R16")
def test_moves_in_the_action_phase_only_prepare_the_alert_phase() -> None:
    state = table(
        hand=["lantern = exposure exposure exposure"],
        cultists=[On(1, "hush 1 = exposure-back")],
        notoriety=4,
        track=(space(start=True, cult=5), *(space(notoriety=1, adventurer=1, cult=1) for _ in range(4))),
    )

    state, happened = told(state, "play lantern", "1: activate hush", "0: pass")

    assert markers(state) == (2, 4)
    assert (state.adventurer.funds, state.cult.funds) == (3, 3)
    assert names(happened).count("ExposureMoved") == 4

    state = play(state, "1: pass")
    assert markers(state) == (3, 5)
    assert (state.adventurer.funds, state.cult.funds) == (4, 4)


@pytest.mark.rule("LR-R16")
def test_without_a_single_cultist_the_space_takes_effect_once() -> None:
    state, happened = alerted(exposure=5)

    assert markers(state) == (5, 1)
    assert names(happened) == ["Passed", "PhaseBegan", "CultistsCounted", "NotorietyMoved", "PhaseBegan"]
    assert events.CultistsCounted(0) in happened


@pytest.mark.rule("LR-R16")
def test_the_starting_space_takes_effect_too() -> None:
    state, _ = alerted(track=(space(start=True, adventurer=2), space()))

    assert (state.alert.exposure, state.adventurer.funds) == (0, 5)


# ------------------------------------------------------------------ a whole round


@pytest.mark.rule("LR-11.1")
def test_exposure_is_set_back_by_the_round_and_notoriety_is_not() -> None:
    state = table("reserve", exposure=6, notoriety=5)

    for _ in range(2):
        state, _ = to_next_round(state)

    assert markers(state) == (0, 5)


@pytest.mark.rule("LR-11.5")
def test_the_printed_example() -> None:
    state = table(hand=["lantern = exposure exposure"], cultists=FOUR, notoriety=3, funds=3)

    state = play(state, "play lantern", "1: pass", "0: pass")
    assert markers(state) == (6, 5)
    assert (state.adventurer.funds, state.cult.funds, state.outcome) == (4, 3, None)
    assert state.waiting_on == (CULT,)

    state, _ = to_next_round(state)
    assert markers(state) == (0, 5)
