"""Effects by which insanity is removed."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.gate import (
    AskRemoval,
    AskTurn,
    Insanity,
    InsanityFacts,
    Keeping,
    events,
)
from rlyeh_rules.gate.effects import (
    Relieve,
    RemoveInsanity,
    Who,
)
from rlyeh_rules.kernel import HIDDEN

from .printed import SOURCES, done_by, of
from .table import STAND_IN, at, offered, play, played, refused, table, with_minds

# ------------------------------------------------------------------ insanity removed


@pytest.mark.rule("GR-R53")
@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize(
    ("who", "may"),
    [
        (Who.YOU, ["remove failing-memory from 0", "remove secret 1 from 0", "leave insanity"]),
        (
            Who.EVERYBODY,
            [
                "remove failing-memory from 0",
                "remove eager-to-please from 1",
                "remove secret 1 from 0",
                "remove secret 1 from 2",
                "remove secret 2 from 2",
                "leave insanity",
            ],
        ),
    ],
)
def test_insanity_may_be_removed_from_whom_it_says(who: Who, may: list[str], source: str) -> None:
    state, happened = done_by(
        source,
        RemoveInsanity(who),
        mad={1: ["failing-memory"] * 2, 2: ["eager-to-please"]},
        secret={1: ["secret-sympathy"], 3: ["itching-fingers", "secret-sympathy"]},
    )

    assert happened == []
    ours = {"remove made-up from 0", "remove lost-for-words from 0"}
    assert [text for text in offered(state, 1) if text not in ours] == may
    assert {state.explain(action) for action in state.legal_actions()} == {None}
    assert str(state.default_action(at(1))) == "0: leave insanity"


@pytest.mark.rule("GR-R53", "GR-8.7")
def test_an_open_card_is_removed_by_name_for_all_to_see() -> None:
    state, _ = done_by("artifact", RemoveInsanity(Who.EVERYBODY), mad={2: ["failing-memory", "eager-to-please"]})

    state, happened = played(state, "remove failing-memory from 1")

    assert happened == [events.InsanityRemoved(at(2), Insanity("failing-memory"), open=True)]
    assert happened[0].seen_by(None) == happened[0]
    assert state.players[at(2)].mind.open == ("eager-to-please",)
    assert state.insanity.discard == ("failing-memory",)
    assert isinstance(state.decision, AskTurn)


@pytest.mark.rule("GR-R53", "GR-R48", "GR-8.13")
@pytest.mark.parametrize("place", [1, 2])
def test_a_face_down_card_is_removed_unseen(place: int) -> None:
    secret = ["itching-fingers", "secret-sympathy"]
    state, _ = done_by("artifact", RemoveInsanity(Who.EVERYBODY), secret={3: secret})

    state, (happened,) = played(state, f"remove secret {place} from 2")

    assert happened.seen_by(at(3)) == events.InsanityRemoved(at(3), Insanity(secret[place - 1]), open=False)
    for seat in (at(1), None):
        assert happened.seen_by(seat) == events.InsanityRemoved(at(3), HIDDEN, open=False)
    assert state.players[at(3)].mind.secret == (secret[2 - place],)
    assert state.view(at(1)).insanity.discard == (HIDDEN,)


@pytest.mark.rule("GR-R53")
def test_insanity_may_be_left() -> None:
    state, _ = done_by("artifact", RemoveInsanity(), mad={1: ["failing-memory"]})

    state, happened = played(state, "leave insanity")

    assert (happened, state.players[at(1)].mind.size) == ([], 1)
    assert isinstance(state.decision, AskTurn)


@pytest.mark.rule("GR-R53")
@pytest.mark.parametrize("who", [Who.YOU, Who.EVERYBODY])
def test_where_there_is_none_nobody_is_asked_which_to_remove(who: Who) -> None:
    what: dict[str, Any] = {"mad": {2: ["failing-memory"]}} if who is Who.YOU else {}

    state, happened = done_by("artifact", RemoveInsanity(who), **what)

    assert happened == []
    assert isinstance(state.decision, AskTurn)


@pytest.mark.rule("GR-R53")
@pytest.mark.parametrize(
    "text",
    [
        "remove eager-to-please from 0",
        "remove failing-memory from 1",
        "remove failing-memory from 9",
        "remove secret 2 from 0",
        "remove secret 0 from 0",
        "remove secret 1 from 1",
        "remove secret 1 from 9",
    ],
)
def test_only_what_lies_with_those_who_are_named_can_be_removed(text: str) -> None:
    state, _ = done_by(
        "artifact",
        RemoveInsanity(),
        mad={1: ["failing-memory"], 2: ["failing-memory", "eager-to-please"]},
        secret={1: ["itching-fingers"], 2: ["itching-fingers"]},
    )

    assert isinstance(state.decision, AskRemoval)
    assert refused(state, f"0: {text}") == "GR-R53"


@pytest.mark.rule("GR-R53")
@pytest.mark.parametrize("source", SOURCES)
def test_relief_discards_the_open_card_that_each_player_has_had_longest(source: str) -> None:
    mad = {2: ["failing-memory", "eager-to-please"], 3: ["eager-to-please"], 4: ["lost-for-words"] * 2}

    state, happened = done_by(source, Relieve(), mad=mad, secret={5: ["itching-fingers"]})

    removed = [(event.seat + 1, event.card) for event in of(happened, events.InsanityRemoved)]
    own = [(1, "made-up")] if source == "lasting" else []
    assert removed == [*own, (2, "failing-memory"), (3, "eager-to-please"), (4, "lost-for-words")]
    assert [player.mind.open for player in state.players][1:] == [("eager-to-please",), (), ("lost-for-words",), ()]
    assert state.players[at(5)].mind.secret == ("itching-fingers",)


@pytest.mark.rule("GR-R53", "GR-8.6")
def test_relief_takes_a_card_of_this_turn_where_there_is_no_older_one() -> None:
    state = table(artifacts={1: {"elixir-of-calm": 1}}, mad={3: ["failing-memory"]}, insanity=["eager-to-please"] * 3)
    state = with_minds(state, {2: ["eager-to-please"], 3: ["eager-to-please"]})

    state = play(state, "use elixir-of-calm")

    assert [(player.mind.open, player.mind.fresh) for player in state.players][1:3] == [
        ((), ()),
        ((), ("eager-to-please",)),
    ]


@pytest.mark.rule("GR-R53", "GR-8.6")
def test_of_equal_cards_the_one_that_counts_already_is_removed() -> None:
    state = table(artifacts={1: {"elixir-of-calm": 1}}, mad={3: ["eager-to-please"]}, insanity=["eager-to-please"] * 3)
    state = with_minds(state, {3: ["eager-to-please"]})

    mind = play(state, "use elixir-of-calm").players[at(3)].mind

    assert (mind.open, mind.fresh) == ((), ("eager-to-please",))


@pytest.mark.rule("GR-R53", "GR-8.6")
def test_a_face_down_card_of_this_turn_is_removed_by_its_place_after_the_older_ones() -> None:
    removal = InsanityFacts(Insanity("made-up"), 1, Keeping.IMMEDIATELY, STAND_IN, effects=(RemoveInsanity(),))
    state = table(
        pool="I I I I/D I/D B",
        hands={1: "I B D"},
        secret={1: ["itching-fingers"]},
        insanity=["secret-sympathy", *["eager-to-please"] * 4, "made-up", *["eager-to-please"] * 4],
        texts=[removal],
    )
    state = play(state, "contribute ithaqua")
    assert offered(state, 1) == ["remove secret 1 from 0", "remove secret 2 from 0", "leave insanity"]

    kept = {place: play(state, f"remove secret {place} from 0").players[at(1)].mind.secret for place in (1, 2)}

    assert kept == {1: ("secret-sympathy",), 2: ("itching-fingers",)}
