"""Round Sequence: the six phases in their order, one round after another, and the host's limit to their number."""

from __future__ import annotations

import pytest

from rlyeh_rules import NotationError, parse_action
from rlyeh_rules.last_relic import AskDeploy, Options, State, events

from .table import CULT, HER, On, at, names, offered, play, refused, spot, table, to_next_round, told

PHASES = [
    "draw-phase",
    "deployment-phase",
    "action-phase",
    "alert-phase",
    "reinforcement-phase",
    "maintenance-phase",
]


def phases(happened: tuple[events.Event, ...]) -> list[str]:
    """The phases that began, in order."""
    return [str(event.phase) for event in happened if isinstance(event, events.PhaseBegan)]


# ------------------------------------------------------------------ six phases


@pytest.mark.rule("LR-6.0.1")
@pytest.mark.parametrize("cultists", [(), (On(1, "acolyte 1"), On(3, "guard 2", ready=False))])
def test_a_round_in_which_nobody_does_anything_has_all_six_phases_in_order(cultists: tuple[On, ...]) -> None:
    state = table("deploy", cultists=cultists)

    state, rest = to_next_round(state)
    state, whole = to_next_round(state)

    assert phases(rest) == [*PHASES[2:], *PHASES[:2]]
    assert phases(whole) == [*PHASES[2:], *PHASES[:2]]
    assert [event.number for event in whole if isinstance(event, events.RoundBegan)] == [5]
    assert [event.count for event in whole if isinstance(event, events.CultistsCounted)] == [len(cultists)]


@pytest.mark.rule("LR-6.0.1")
def test_the_first_phase_of_a_round_follows_the_last_one_of_the_round_before() -> None:
    _, happened = told(table("reserve", round=7, exposure=4), "pass")

    assert names(happened) == [
        "NothingReserved",
        "PhaseBegan",
        "ExposureMoved",
        "RoundBegan",
        "PhaseBegan",
        "PhaseBegan",
    ]
    assert phases(happened) == ["maintenance-phase", "draw-phase", "deployment-phase"]


@pytest.mark.rule("LR-6.0.1")
def test_what_happens_in_a_phase_is_told_between_its_beginning_and_the_next() -> None:
    state = table(
        "cult",
        passed=True,
        cultists=[On(1, "acolyte 1", ready=False)],
        market=["lens $1"],
        market_deck=["rope $1"],
        permanents=["map ! price -1"],
        deck=["torch"],
    )

    _, happened = told(state, "pass", "0: buy lens", "1: pass", "0: pass")

    assert names(happened) == [
        "Passed",
        "PhaseBegan",  # Alert
        "CultistsCounted",
        "ExposureMoved",
        "FundsGained",
        "PhaseBegan",  # Reinforcement
        "CardBought",
        "NothingBought",
        "NothingBought",
        "MarketRefilled",
        "PhaseBegan",  # Maintenance
        "CultistReadied",
        "ExposureMoved",
        "PermanentsDiscarded",
        "RoundBegan",
        "PhaseBegan",  # Draw
        "CardsDrawn",
        "DeckShuffled",
        "CardsDrawn",
        "PhaseBegan",  # Deployment
        "ChanceGave",
    ]


@pytest.mark.rule("LR-6.0.1")
def test_no_phase_is_skipped_where_neither_cards_nor_locations_are_left() -> None:
    state = table("deploy", at=None, row=(None, None, None), location_deck=())

    _, happened = to_next_round(state)

    assert phases(happened) == [*PHASES[2:], *PHASES[:2]]
    assert names(happened).count("NothingBought") == 2, "the purchase turns are taken, though nothing is on offer"


@pytest.mark.rule("LR-6.0.1")
@pytest.mark.parametrize(
    ("ask", "text", "rule"),
    [
        ("deploy", "0: play torch", "LR-6.2.1"),
        ("deploy", "0: discover", "LR-6.2.1"),
        ("deploy", "1: play rite", "LR-6.2.1"),
        ("deploy", "1: activate guard", "LR-6.2.1"),
        ("deploy", "1: pass", "LR-6.2.1"),
        ("deploy", "1: buy lens", "LR-5.4.2"),
        ("deploy", "1: reserve lens", "LR-6.5.5"),
        ("adventurer", "1: deploy acolyte at 1", "LR-8.0.1"),
        ("adventurer", "0: buy lens", "LR-5.4.2"),
        ("adventurer", "0: reserve lens", "LR-6.5.5"),
        ("cult", "1: deploy acolyte at 1", "LR-8.0.1"),
        ("cult", "1: done", "LR-8.0.1"),
        ("cult", "1: buy lens", "LR-5.4.2"),
        ("buy", "0: play torch", "LR-6.5.2"),
        ("buy", "0: discover", "LR-6.5.2"),
        ("buy", "0: reserve lens", "LR-6.5.5"),
        ("buy", "1: deploy acolyte at 1", "LR-8.0.1"),
        ("cult buys", "1: activate guard", "LR-6.5.2"),
        ("cult buys", "1: play rite", "LR-6.5.2"),
        ("reserve", "0: buy lens", "LR-6.5.11"),
        ("reserve", "0: play torch", "LR-6.5.5"),
        ("reserve", "1: done", "LR-8.0.1"),
    ],
)
def test_what_belongs_to_another_phase_is_refused(ask: str, text: str, rule: str) -> None:
    state = table(
        ask,
        hand=["torch = fund"],
        cult_hand=["acolyte 1", "rite | action fund"],
        cultists=[On(1, "guard 2 = fund")],
        market=["lens $1"],
        row=(spot("harbour", clues=2), spot("library"), spot("crypt")),
    )

    assert refused(state, text) == rule


# ------------------------------------------------------------------ what lasts beyond a round


@pytest.mark.rule("LR-13.2")
def test_clues_and_marks_wear_off_in_no_number_of_rounds() -> None:
    state = table("deploy", round=1, row=(spot("harbour", marks=4, clues=3), spot("library", clues=1), spot("crypt")))

    for _ in range(3):
        state, _ = to_next_round(state)

    assert state.round == 4
    assert [(place.marks, place.clues) for place in state.locations.row if place] == [(4, 3), (0, 1), (0, 0)]


@pytest.mark.rule("LR-13.2")
def test_clues_and_marks_leave_to_pay_a_cost_by_an_effect_or_when_the_location_is_resolved() -> None:
    state = table(
        hand=["hammer = remove-mark", "trade = fund / [clue] fund fund"],
        cultists=[On(2, "acolyte 1 = mark"), On(1, "thief 1 = remove-clue")],
        row=(spot("harbour", marks=4, clues=3), spot("library", marks=4, clues=2), spot("crypt")),
    )

    state = play(state, "play hammer", "1: pass")
    assert (at(state, 1).marks, at(state, 1).clues) == (3, 3)
    state = play(state, "play trade b", "1: activate thief", "0: pass")
    assert (at(state, 1).marks, at(state, 1).clues) == (3, 1)
    state = play(state, "1: activate acolyte", "1: lay p")
    assert (at(state, 2).marks, at(state, 2).clues) == (0, 0)
    assert (at(state, 1).marks, at(state, 1).clues, at(state, 3).clues) == (3, 2, 1)


# ------------------------------------------------------------------ how many rounds


def last_pass(round: int, **options: int) -> State:  # noqa: A002 - as the field is called
    """A round that a single pass brings to its end."""
    return table("reserve", round=round, exposure=5, options=options)


@pytest.mark.rule("LR-R40")
@pytest.mark.parametrize("options", [{}, {"max_rounds": 13}, {"max_rounds": 0}])
def test_another_round_begins_as_long_as_the_host_allows_one(options: dict[str, int]) -> None:
    after = play(last_pass(12, **options), "pass")

    assert Options().max_rounds == 0
    assert after.round == 13
    assert isinstance(after.decision, AskDeploy)


@pytest.mark.rule("LR-R40")
def test_after_the_last_round_that_the_host_allows_the_game_is_unfinished_and_nobody_has_won() -> None:
    state = last_pass(12, max_rounds=12)

    after, happened = told(state, "pass")

    assert after.outcome is not None
    assert (after.outcome.winners, after.outcome.reason, after.outcome.rule) == ((), "unfinished", "LR-R40")
    assert (after.round, after.alert.exposure) == (12, 0), "Maintenance is over"
    assert "RoundBegan" not in names(happened)
    assert after.legal_actions(HER) == after.legal_actions(CULT) == ()
    assert refused(after, "1: done") == "LR-12.1"


@pytest.mark.rule("LR-R40")
def test_who_wins_in_the_last_maintenance_has_won_all_the_same() -> None:
    state = table(
        "reserve",
        round=12,
        notoriety=11,
        cultists=[On(1, "acolyte 1", ready=False)],
        permanents=["herald ! when ready: notoriety"],
        options={"max_rounds": 12},
    )

    outcome = play(state, "pass").outcome

    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((HER,), "cult exposed")


@pytest.mark.rule("LR-R40")
def test_passing_forever_ends_nothing() -> None:
    state = table("deploy", round=1, hand=["torch = fund"], cult_hand=["acolyte 1"])

    for _ in range(5):
        state, _ = to_next_round(state)

    assert (state.round, state.outcome) == (6, None)
    assert offered(state, CULT)[0] == "1: done"


@pytest.mark.rule("LR-R40")
@pytest.mark.parametrize("text", ["0: resign", "0: undo", "0: draw", "0: concede", "0: offer"])
def test_there_is_no_resigning_no_agreed_draw_and_no_undo(text: str) -> None:
    with pytest.raises(NotationError):
        parse_action(table(), text)
