"""Action Phase: turns alternate, passing binds nobody, and two passes in a row are the end of it."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules import NotationError, NotYourTurn, parse_action
from rlyeh_rules.last_relic import AskAdventurer, AskBuy, AskCult, State

from .table import CULT, HER, On, names, offered, play, refused, spot, table, told

ACTIONS: dict[str, Any] = {
    "hand": ["torch = fund", "lamp = fund", "boots = move", "map ! price -1"],
    "cult_hand": ["rite | action fund", "seal | permanent price -1"],
    "cultists": [On(1, "acolyte 1 = fund"), On(2, "guard 2 = fund")],
    "row": (spot("harbour", up=True, clues=4), spot("library", clues=2), spot("crypt")),
}
"""A table at which either side has actions of every kind."""

ADVENTURER_ACTIONS = [
    "0: pass",
    "0: play boots",
    "0: play lamp",
    "0: play torch",
    "0: permanent map",
    "0: steal A",
    "0: steal B",
    "0: ability 1",
]
CULT_ACTIONS = [
    "1: pass",
    "1: play rite",
    "1: permanent seal",
    "1: activate acolyte",
    "1: activate guard",
]


# ------------------------------------------------------------------ whose turn


@pytest.mark.rule("LR-6.3.1")
def test_the_adventurer_begins_every_action_phase_whoever_passed_or_acted_last() -> None:
    state = table("deploy", round=1, hand=["torch = fund"], cultists=[On(1, "acolyte 1 = fund")])
    asked = []

    # In round 1 she passes first, in round 2 the Cult does, which also acts last.
    for rest in ("0: pass", "1: pass"), ("0: play torch", "1: activate acolyte", "0: pass", "1: pass"), ("0: pass",):
        state = play(state, "1: done")
        asked.append(state.decision)
        state = play(state, *rest)
        while isinstance(state.decision, AskBuy):
            state = play(state, "pass")

    assert asked == [AskAdventurer(HER)] * 3
    assert state.round == 3


@pytest.mark.rule("LR-6.3.1")
def test_she_begins_although_the_cult_has_passed_first_in_the_round_before() -> None:
    state = table(hand=["torch = fund"])

    state = play(state, "play torch", "1: pass", "0: pass", "1: pass", "0: pass", "1: done")

    assert state.round == 4
    assert state.decision == AskAdventurer(HER)


@pytest.mark.rule("LR-6.3.1")
def test_turns_alternate_with_one_action_each() -> None:
    state = table(**ACTIONS)
    waited_for = [state.waiting_on]

    for text in ("0: play torch", "1: activate acolyte", "0: permanent map", "1: play rite", "0: steal A"):
        state = play(state, text)
        waited_for.append(state.waiting_on)

    assert waited_for == [(HER,), (CULT,), (HER,), (CULT,), (HER,), (CULT,)]


@pytest.mark.rule("LR-6.3.1")
def test_nobody_acts_out_of_turn_or_twice_in_one() -> None:
    hers = table(**ACTIONS)

    for text in CULT_ACTIONS:
        assert refused(hers, text) == "LR-6.3.1"
    assert offered(hers, CULT) == []

    its = play(hers, "play torch")
    for text in ("0: play lamp", "0: pass", "0: steal A", "0: ability 1", "0: permanent map"):
        assert refused(its, text) == "LR-6.3.1"
    with pytest.raises(NotYourTurn):
        its.apply(parse_action(its, "0: play lamp"))
    assert offered(its, HER) == []
    again = play(its, "activate acolyte")
    assert refused(again, "1: activate guard") == "LR-6.3.1"


@pytest.mark.rule("LR-6.3.1")
@pytest.mark.parametrize("text", ["0: play torch, lamp", "0: play torch lamp torch", "0: pass pass"])
def test_two_actions_in_one_cannot_even_be_said(text: str) -> None:
    with pytest.raises(NotationError):
        parse_action(table(**ACTIONS), text)


@pytest.mark.rule("LR-6.3.1")
def test_a_forced_move_in_the_turn_of_the_cult_is_not_her_turn() -> None:
    state = table(
        "cult",
        at=1,
        hand=["torch = fund"],
        cultists=[On(1, "acolyte 1 = mark")],
        row=(spot("harbour", marks=4), spot("library"), spot("crypt")),
    )

    state = play(state, "activate acolyte", "0: move 2", "1: lay p")

    assert state.decision == AskAdventurer(HER, passed=False)


# ------------------------------------------------------------------ an action or a pass


@pytest.mark.rule("LR-6.3.2")
def test_passing_is_allowed_beside_every_action_there_is() -> None:
    assert sorted(offered(table(**ACTIONS), HER)) == sorted(ADVENTURER_ACTIONS)
    assert sorted(offered(table("cult", **ACTIONS), CULT)) == sorted(CULT_ACTIONS)
    state, happened = told(table(**ACTIONS), "pass")
    assert names(happened) == ["Passed"]
    assert state.waiting_on == (CULT,)


@pytest.mark.rule("LR-6.3.2")
@pytest.mark.parametrize(
    "what",
    [
        {},
        {"cult_hand": ["acolyte 1 = mark"]},
        {"cultists": [On(1, "acolyte 1 = mark", ready=False)]},
        {"cultists": [On(1, "acolyte 1 | deployed resistance +1 @others")]},
    ],
)
def test_a_cult_without_playable_card_and_ready_cultist_can_only_pass(what: dict[str, Any]) -> None:
    state = table("cult", **what)

    assert offered(state, CULT) == ["1: pass"]
    assert state.waiting_on == (CULT,)
    assert play(state, "pass").waiting_on == (HER,)


@pytest.mark.rule("LR-6.3.2")
@pytest.mark.parametrize("text", ["1: discover", "1: steal A", "1: ability 1"])
@pytest.mark.parametrize("ask", ["cult", "adventurer"])
def test_the_cult_does_nothing_that_the_adventurer_does(ask: str, text: str) -> None:
    assert refused(table(ask, **ACTIONS), text) == "LR-6.3.2"


@pytest.mark.rule("LR-6.3.2")
@pytest.mark.parametrize(("text", "rule"), [("0: activate acolyte", "LR-6.3.2"), ("0: deploy rite at 1", "LR-6.2.1")])
@pytest.mark.parametrize("ask", ["cult", "adventurer"])
def test_nor_the_adventurer_what_the_cult_does(ask: str, text: str, rule: str) -> None:
    assert refused(table(ask, **ACTIONS), text) == rule


# ------------------------------------------------------------------ passing binds nobody


@pytest.mark.rule("LR-6.3.3")
def test_two_passes_with_an_action_between_them_do_not_end_the_phase() -> None:
    state = play(table(**ACTIONS), "0: pass", "1: play rite", "0: play torch", "1: pass", "0: play lamp")

    assert state.decision == AskCult(CULT, passed=False)
    assert offered(state, CULT) == ["1: pass", "1: permanent seal", "1: activate acolyte", "1: activate guard"]


@pytest.mark.rule("LR-6.3.3")
@pytest.mark.parametrize(
    "action",
    [
        ("play torch",),
        ("play boots", "move 3"),
        ("permanent map",),
        ("steal A",),
        ("ability 1",),
    ],
)
def test_any_action_of_hers_breaks_the_run_of_passes(action: tuple[str, ...]) -> None:
    state = play(table(passed=True, **ACTIONS), *action, "1: pass")

    assert state.decision == AskAdventurer(HER, passed=True)


@pytest.mark.rule("LR-6.3.3")
def test_discovering_breaks_it_too() -> None:
    state = play(table(passed=True, at=2, **ACTIONS), "discover", "1: pass")

    assert state.decision == AskAdventurer(HER, passed=True)


@pytest.mark.rule("LR-6.3.3")
@pytest.mark.parametrize(
    "action",
    [
        ("play rite",),
        ("permanent seal",),
        ("activate acolyte",),
    ],
)
def test_any_action_of_the_cult_breaks_it(action: tuple[str, ...]) -> None:
    state = play(table("cult", passed=True, **ACTIONS), *action, "0: pass")

    assert state.decision == AskCult(CULT, passed=True)


@pytest.mark.rule("LR-6.3.3")
def test_an_action_without_any_effect_breaks_it_as_well() -> None:
    state = table("cult", passed=True, at=2, cultists=[On(1, "acolyte 1 = wound")])

    state, happened = told(state, "activate acolyte", "0: pass")

    assert names(happened) == ["CultistActivated", "IconSkipped", "Passed"]
    assert state.decision == AskCult(CULT, passed=True)


# ------------------------------------------------------------------ two passes in a row


@pytest.mark.rule("LR-6.3.4")
@pytest.mark.parametrize(
    ("turns", "first"),
    [
        (("0: play torch", "1: pass", "0: pass"), CULT),
        (("0: pass", "1: pass"), HER),
    ],
)
def test_two_passes_in_a_row_end_the_phase_and_the_first_of_them_is_remembered(
    turns: tuple[str, ...], first: int
) -> None:
    before = play(table(**ACTIONS), *turns[:-1])
    assert isinstance(before.decision, AskAdventurer | AskCult)

    assert play(before, turns[-1]).decision == AskBuy(first, starter=first)


@pytest.mark.rule("LR-6.3.4", "LR-R19")
def test_a_pass_earlier_in_the_phase_does_not_count() -> None:
    turns = ("0: pass", "1: play rite", "0: play torch", "1: pass", "0: pass")

    assert play(table(**ACTIONS), *turns).decision == AskBuy(CULT, starter=CULT)


@pytest.mark.rule("LR-6.3.4")
def test_one_pass_does_not_end_the_phase_even_if_the_other_can_only_pass() -> None:
    state = play(table(), "pass")

    assert state.decision == AskCult(CULT, passed=True)


# ------------------------------------------------------------------ the FAQ


def three_passes(seat: int) -> State:
    """A player has passed three times, each time followed by an action of the other; a fourth turn has come."""
    fund = " = fund"
    many = {
        "hand": [*(f"t{at}{fund}" for at in range(1, 5)), *ACTIONS["hand"]],
        "cult_hand": [*(f"r{at} | action fund" for at in range(1, 5)), *ACTIONS["cult_hand"]],
    }
    state = table("adventurer" if seat == HER else "cult", **(ACTIONS | many))
    for at in range(1, 4):
        state = play(state, "pass", f"play {'r' if seat == HER else 't'}{at}")
    return state


@pytest.mark.rule("LR-13.1")
@pytest.mark.parametrize(("seat", "normal"), [(HER, ADVENTURER_ACTIONS), (CULT, CULT_ACTIONS)])
def test_who_has_passed_three_times_may_do_all_that_could_be_done_before(seat: int, normal: list[str]) -> None:
    state = three_passes(seat)

    assert state.waiting_on == (seat,)
    assert set(normal) <= set(offered(state, seat))


@pytest.mark.rule("LR-13.1")
def test_both_phases_with_passing_go_on_after_any_single_pass() -> None:
    state = table(**ACTIONS, market=["lens $1", "rope $1"])

    state = play(state, "0: pass", "1: play rite", "0: pass", "1: pass")
    assert state.decision == AskBuy(HER, starter=HER)
    state = play(state, "0: pass", "1: buy lens", "0: pass")
    assert state.decision == AskBuy(CULT, starter=HER, passed=True)
    state = play(state, "1: buy rope", "0: pass")
    assert isinstance(state.decision, AskBuy)
    assert not isinstance(play(state, "1: pass").decision, AskBuy)
