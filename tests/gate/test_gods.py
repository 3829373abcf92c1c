"""Gods with text: one lies at each sigil, and acts as its sigil is created."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rlyeh_rules.gate import AskOther, AskRemoval, AskTarget, God, GodFacts, Insanity, State, events
from rlyeh_rules.gate.effects import SkipTurn, TakeInsanity, Who
from rlyeh_rules.kernel import Event

from .printed import reprinted
from .table import STAND_IN, at, cards, hand, kinds, new, offered, play, played, refused, shipped, table

GODS: Final = {str(facts.id): facts for facts in shipped().gods}
CALM: Final = ("fear-of-touch",) * 12
"""Insanity cards that change nothing but swaps."""


def stirred(god: str, *, last: str = "dagon", pool: str = "I I I I B B", **what: Any) -> tuple[State, list[Event]]:
    """P3 has triggered an incantation for Ithaqua, at whose sigil that god lies."""
    others = [name for name in GODS if name != god][:3]
    what.setdefault("hands", {3: "D B Z"})
    what.setdefault("insanity", CALM)
    return played(table(turn=3, pool=pool, gods=[god, *others], **what), f"contribute {last}")


def done(happened: list[Event]) -> list[str]:
    """What happens between the god's act and the end of the incantation."""
    names = [name for name in kinds(happened) if name != "ChanceGave"]
    return names[names.index("GodStirred") + 1 : names.index("PoolDiscarded")]


# ------------------------------------------------------------------ when, and for whom


@pytest.mark.rule("GR-R52", "GR-R16")
def test_a_god_acts_as_its_sigil_is_created_before_anybody_draws_for_a_beast() -> None:
    _, happened = stirred("yog-sothoth", pool="I I I I I/D B")

    assert kinds(happened) == [
        "CardContributed",
        "IncantationRevealed",
        "IncantationSucceeded",
        "SigilCreated",
        "GodStirred",
        "ClockMoved",
        *["InsanityDrawn"] * 5,
        "PoolDiscarded",
        "TurnBegan",
    ]
    assert events.GodStirred(God("yog-sothoth"), at(3)) in happened


@pytest.mark.rule("GR-R52", "GR-R50")
def test_without_gods_with_text_nothing_stirs() -> None:
    state, happened = played(table(turn=3, pool="I I I I B B", hands={3: "D B Z"}), "contribute dagon")

    assert state.gods == ()
    assert "GodStirred" not in kinds(happened)


@pytest.mark.rule("GR-R52")
@pytest.mark.parametrize(
    ("target", "four", "god"),
    [
        ("ithaqua", "I I I I", "yog-sothoth"),
        ("zhar", "Z Z Z Z", "nodens"),
        ("bokrug", "B B B B", "hypnos"),
        ("dagon", "D D D D", "hastur"),
    ],
)
def test_it_is_the_god_at_the_sigil_that_was_created(target: str, four: str, god: str) -> None:
    state = table(
        turn=3,
        target=target,
        pool=f"{four} E E",
        hands={3: "I"},
        gods=["yog-sothoth", "nodens", "hypnos", "hastur"],
    )

    _, happened = played(state, "contribute ithaqua")

    assert [event.god for event in happened if isinstance(event, events.GodStirred)] == [god]


@pytest.mark.rule("GR-R52")
def test_a_failure_stirs_nobody() -> None:
    _, happened = stirred("hastur", pool="I I I B B B")

    assert kinds(happened) == [
        "CardContributed",
        "IncantationRevealed",
        "IncantationFailed",
        "PoolDiscarded",
        "TurnBegan",
    ]


@pytest.mark.rule("GR-R52", "GR-1.1")
def test_the_fourth_sigil_ends_the_game_before_its_god_acts() -> None:
    state, happened = stirred("hastur", created=["zhar", "bokrug", "dagon"])

    assert kinds(happened)[-2:] == ["SigilCreated", "GameEnded"]
    assert state.is_over


@pytest.mark.rule("GR-R52", "GR-R26")
def test_a_god_acts_once() -> None:
    _, happened = stirred("hastur", created=["ithaqua"], allow_created_target=True)

    assert kinds(happened)[2:] == ["IncantationSucceeded", "PoolDiscarded", "TurnBegan"]


@pytest.mark.rule("GR-R52")
def test_the_gods_lie_open_from_the_start() -> None:
    state = new(gods_with_text=True)

    assert len(set(state.gods)) == 4
    assert {*state.gods} <= {*GODS}
    assert [state.view(seat).gods for seat in (at(1), None)] == [state.gods] * 2


# ------------------------------------------------------------------ what each of them does


@pytest.mark.rule("GR-R52", "GR-R53")
@pytest.mark.parametrize(
    ("god", "what", "happens"),
    [
        ("nodens", {"mad": {1: ["failing-memory"], 4: ["lost-for-words"]}}, ["InsanityRemoved"] * 2),
        ("hypnos", {"hands": {3: "D B Z", 5: "B"}}, ["CardsDrawn"] * 2),
        ("yog-sothoth", {}, ["ClockMoved"]),
        ("bast", {}, []),
        ("nyarlathotep", {}, ["CardLost"] * 5),
        ("shub-niggurath", {}, ["InsanityDrawn"] * 4),
        ("yig", {}, ["PlayerDrugged"]),
        ("hastur", {}, ["InsanityDrawn"] * 2),
        ("tsathoggua", {}, [*["CardPassed"] * 5, "DeckMilled"]),
    ],
)
def test_each_god_does_what_stands_on_it(god: str, what: dict[str, Any], happens: list[str]) -> None:
    state, happened = stirred(god, **what)

    assert done(happened) == happens
    assert isinstance(state.decision, AskTarget)


@pytest.mark.rule("GR-R52", "GR-R53")
def test_bast_lets_who_triggered_the_incantation_discard_insanity_of_their_own() -> None:
    state, happened = stirred("bast", mad={3: ["failing-memory"], 4: ["failing-memory"]})

    assert kinds(happened)[-1] == "GodStirred"
    assert isinstance(state.decision, AskRemoval)
    assert (state.target, len(state.pool)) == (None, 7), "the incantation is not worked off yet"
    assert offered(state, 3) == ["remove failing-memory from 2", "leave insanity"]
    assert refused(state, "2: remove failing-memory from 3") == "GR-R53"
    state, happened = played(state, "remove failing-memory from 2")
    assert kinds(happened) == ["InsanityRemoved", "PoolDiscarded", "TurnBegan"]
    assert state.insanity.discard == (Insanity("failing-memory"),)


@pytest.mark.rule("GR-R52", "GR-R38")
def test_a_god_may_ask_for_another_in_the_middle_of_the_incantation() -> None:
    state = table(
        turn=3, pool="I I I I I/D B", hands={3: "D B Z"}, gods=["yig", "nodens", "hypnos", "bast"], insanity=CALM
    )
    state = reprinted(state, GodFacts(God("yig"), (SkipTurn(Who.ANOTHER), TakeInsanity(Who.LEFT)), STAND_IN))
    state = play(state, "contribute dagon")
    assert state.decision == AskOther(at(3), "yig", 0)

    state, happened = played(state, "choose 3")

    assert kinds(happened) == [
        "TargetChosen",
        "PlayerDrugged",
        *["InsanityDrawn"] * 6,
        "PoolDiscarded",
        "TurnBegan",
    ]
    assert [event.seat + 1 for event in happened if isinstance(event, events.InsanityDrawn)] == [4, 3, 4, 5, 1, 2]


@pytest.mark.rule("GR-R52", "GR-12.3")
def test_a_god_does_nothing_to_a_discovered_cultist_who_triggered_it_and_would_draw() -> None:
    state, happened = stirred("hastur", discovered=[3])

    assert done(happened) == []
    assert state.players[at(3)].mind.size == 0


@pytest.mark.rule("GR-R52", "GR-R35")
def test_what_a_god_makes_a_player_draw_counts_from_the_end_of_the_turn() -> None:
    state, _ = stirred("hastur", insanity=["whispered-dread", "torn-pages", *CALM])

    assert isinstance(state.decision, AskTarget), "neither has acted after this Contribute"
    assert state.players[at(3)].mind.open == ("whispered-dread", "torn-pages")


@pytest.mark.rule("GR-R52", "GR-R53")
def test_cards_that_a_god_takes_off_the_deck_are_discarded_before_those_of_the_incantation() -> None:
    state, _ = stirred("tsathoggua", deck="Z Z Z I")

    assert state.mythos.deck == cards("I")
    assert state.mythos.discard == (*cards("Z Z Z"), *hand("I I I I B B D"))
