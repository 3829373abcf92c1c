"""Moments of a turn: what is listed is what is explained as legal, what is played when time is up, what all can see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rlyeh_rules.gate import Insanity, InsanityFacts, Keeping, Mythos, State
from rlyeh_rules.gate.effects import DrawLess
from rlyeh_rules.gate.events import CardLost
from tests.gate.table import STAND_IN, at, hand, kinds, new, offered, play, played, refused, table, votes

BOOK = "book-of-hsan"
DREADS = ["dread-of-chance", "dread-of-knowing", "dread-of-books"]


def left_with_nothing() -> State:
    """P1 can take no action, but may ask for the book."""
    return play(table(turn=5, hour=2, hands={1: ""}, mad={1: DREADS}), "contribute zhar")


MOMENTS: dict[str, Callable[[], State]] = {
    "a character": lambda: new(5, choose_characters=True),
    "a target": lambda: table(target=None, pool="", created=["zhar"]),
    "a turn": lambda: table(hour=6),
    "a turn by chance": lambda: table(mad={1: ["sleepwalking", "blind-trust-in-fate"]}),
    "a turn of dread": lambda: table(mad={1: DREADS}),
    "no action left": left_with_nothing,
    "a turn of a discovered Cultist": lambda: table(discovered=[1], hands={1: "B"}),
    "under the Pistol": lambda: table(must="gamble"),
    "discards": lambda: play(table(hands={1: "B I Z"}), "research", "discard ithaqua"),
    "discards that must be": lambda: play(table(hands={1: "B I Z"}, mad={1: ["compulsive-tidying"] * 2}), "research"),
    "a gamble": lambda: play(table(gear={1: "rabbits-foot"}), "gamble"),
    "a swap": lambda: play(table(gear={1: "eye-of-horus"}), "investigate"),
    "a swap that must be": lambda: play(table(secret={1: ["itching-fingers"]}), "investigate"),
    "a swap that may not be": lambda: play(table(mad={1: ["fear-of-touch"]}), "investigate"),
    "an Artifact to swap for": lambda: play(table(pool=f"{BOOK} I Z", artifacts={}), "investigate", chance=[2, 1]),
}


@pytest.mark.rule("GR-6.0.1")
@pytest.mark.parametrize("moment", MOMENTS)
def test_what_is_listed_is_never_explained_away(moment: str) -> None:
    state = MOMENTS[moment]()

    legal = state.legal_actions()
    assert legal
    assert [str(action) for action in legal if state.explain(action) is not None] == []


@pytest.mark.rule("GR-R9", "GR-R22")
@pytest.mark.parametrize(
    ("moment", "default"),
    [
        ("a turn", "0: research"),
        ("a turn by chance", "0: research"),
        ("a turn of dread", "0: contribute bokrug"),
        ("no action left", "0: pass"),
        ("a turn of a discovered Cultist", "0: plot"),
        ("a target", "0: declare ithaqua"),
        ("a gamble", "0: play ithaqua"),
        ("a swap", "0: leave"),
        ("a swap that must be", "0: swap bokrug for bokrug"),
    ],
)
def test_when_time_is_up_the_least_is_done(moment: str, default: str) -> None:
    state = MOMENTS[moment]()

    assert state.decision is not None
    assert str(state.decision.default(state, at(1))) == default


@pytest.mark.rule("GR-R41")
@pytest.mark.parametrize(
    ("moment", "is_open"), [("a target", True), ("a character", True), ("a turn", False), ("discards", False)]
)
def test_only_what_follows_from_what_all_can_see_is_answered_by_itself(moment: str, *, is_open: bool) -> None:
    state = MOMENTS[moment]()

    assert state.decision is not None
    assert state.decision.is_open(state) is is_open


# ------------------------------------------------------------------ what is not open, and why


@pytest.mark.rule("GR-13.1.8", "GR-6.0.2")
def test_under_the_pistol_only_the_named_kind_is_open() -> None:
    state = table(must="gamble", consulted=True)

    assert offered(state, 1) == ["gamble"]
    assert [refused(state, f"0: {text}") for text in ("contribute zhar", "research", "investigate", "accuse 1")] == [
        "GR-13.1.8"
    ] * 4
    assert offered(table(must="gamble", mad={1: ["dread-of-chance"]}, consulted=True), 1) == ["gamble"]


@pytest.mark.rule("GR-13.1.8", "GR-R9")
def test_what_the_pistol_has_named_lapses_where_it_has_become_impossible() -> None:
    insanity = ["sudden-fright", *["eager-to-please"] * 9]
    state = table(must="contribute", hands={1: "B"}, insanity=insanity, gear={2: "pistol"}, uses={2: 0})
    assert offered(state, 1) == ["contribute bokrug", "consult"]

    state = play(state, "consult", *votes("1 yes", "2 yes", "3 yes", "4 yes", "5 yes"), "volunteer")

    assert state.players[0].hand == (), "the price of the book has taken the last card"
    assert offered(state, 1) == ["research", "gamble", "investigate", "accuse 1", "accuse 2", "accuse 3", "accuse 4"]


@pytest.mark.rule("GR-6.5.1", "GR-R23", "GR-12.7", "GR-R38", "GR-R10")
@pytest.mark.parametrize(
    ("options", "text", "rule"),
    [
        ({"hour": 5}, "accuse 1", "GR-6.5.1"),
        ({"discovered": [2, 3], "revealed": [4, 5]}, "accuse 3", "GR-R23"),
        ({"discovered": [1]}, "plot", "GR-12.7"),
        ({"discovered": [1], "hands": {1: "B"}, "deck": ""}, "plot", "GR-R10"),
        ({"discovered": [1], "hands": {2: "", 3: "", 4: "", 5: ""}}, "attack 1", "GR-R38"),
    ],
)
def test_a_kind_that_is_not_possible_is_refused_with_its_rule(options: dict[str, Any], text: str, rule: str) -> None:
    state = table(**options)

    assert refused(state, f"0: {text}") == rule
    assert text not in offered(state, 1)


# ------------------------------------------------------------------ cards lost, cards drawn in addition


@pytest.mark.rule("GR-8.11", "GR-R53")
def test_who_loses_a_card_loses_it_at_random_and_nobody_else_learns_which() -> None:
    state = table(hands={1: "B D Z"}, mad={1: ["trembling-hands"]}, pool="I")

    state, happened = played(state, "investigate", chance=[1])

    assert (state.players[0].hand, state.mythos.discard) == (hand("B Z"), hand("D"))
    (lost,) = [event for event in happened if isinstance(event, CardLost)]
    assert lost == lost.seen_by(at(1)) == CardLost(at(1), Mythos("dagon"))
    assert lost.seen_by(at(2)) != lost


@pytest.mark.rule("GR-6.2.5", "GR-13.2.8")
def test_an_artifact_may_lift_a_hand_above_three() -> None:
    state = table(hands={1: "B D Z"}, artifacts={1: {BOOK: 3}}, deck="I I I I")

    state, happened = played(state, "research", f"use {BOOK}", "discard zhar", "done", "keep")

    assert state.players[0].hand == hand("B D I I")
    assert "ArtifactUsed" in kinds(happened)


@pytest.mark.rule("GR-R53", "GR-8.3")
def test_memory_that_fails_altogether_leaves_nothing_to_draw_but_what_is_drawn_in_addition() -> None:
    blank = InsanityFacts(Insanity("blank"), 1, Keeping.LASTING, STAND_IN, standing=(DrawLess(7),))
    state = table(hands={1: ""}, mad={1: ["blank"]}, texts=[blank], artifacts={1: {BOOK: 1}}, deck="I I I I")

    assert play(state, "research", "done").players[0].hand == ()
    assert play(state, "research", f"use {BOOK}", "done", "keep").players[0].hand == hand("I")
