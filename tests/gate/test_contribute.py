"""Contribute: one card of the hand goes into the pool, and is not looked at again."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules import HIDDEN, NotationError
from rlyeh_rules.gate import Insanity, InsanityFacts, Keeping, Mythos
from rlyeh_rules.gate.cards import Deed
from rlyeh_rules.gate.effects import AtRandom
from rlyeh_rules.gate.events import CardContributed
from tests.gate.table import STAND_IN, at, cards, hand, offered, play, played, refused, table, told


@pytest.mark.rule("GR-6.1.1")
def test_exactly_one_card_of_the_hand_goes_face_down_into_the_pool() -> None:
    state = table(hands={1: "I B D"}, pool="Z Z")

    state = play(state, "contribute ithaqua")

    assert state.players[0].hand == hand("B D")
    assert [(laid.card, laid.up) for laid in state.pool] == [(card, False) for card in cards("Z Z I")]
    assert (state.turn.seat, state.mythos.discard) == (at(2), ())


@pytest.mark.rule("GR-6.1.1")
def test_each_kind_of_card_in_hand_can_be_chosen() -> None:
    state = table(hands={1: "I B I/D"}, pool="Z Z", consulted=True)

    assert [text for text in offered(state, 1) if text.startswith("contribute")] == [
        "contribute bokrug",
        "contribute gnoph-keh",
        "contribute ithaqua",
    ]


@pytest.mark.rule("GR-6.1.1")
@pytest.mark.parametrize("viewer", [1, 4, None])
def test_the_others_see_a_face_down_card(viewer: int | None) -> None:
    state, happened = played(table(hands={1: "I B D"}, pool="Z Z"), "contribute ithaqua")

    view = state.view(viewer)
    assert [laid.card for laid in view.pool] == [HIDDEN] * 3
    assert view.players[0].hand == (HIDDEN, HIDDEN)
    assert happened[0].seen_by(viewer) == CardContributed(at(1), HIDDEN, up=False)


@pytest.mark.rule("GR-6.1.1")
@pytest.mark.parametrize("text", ["contribute zhar", "contribute elder-sign"])
def test_a_card_that_is_not_in_hand_cannot_be_laid(text: str) -> None:
    assert refused(table(hands={1: "I B D"}, pool="Z E"), f"0: {text}") == "GR-6.1.1"


@pytest.mark.rule("GR-6.1.1")
@pytest.mark.parametrize("text", ["contribute", "contribute ithaqua, bokrug", "contribute ithaqua bokrug"])
def test_neither_no_card_nor_two_can_be_laid(text: str) -> None:
    with pytest.raises(NotationError):
        play(table(hands={1: "I B D"}), text)


@pytest.mark.rule("GR-6.1.1", "GR-7.1")
@pytest.mark.parametrize(("pool", "up"), [("I Z B D Z", False), ("I Z B D Z D", True)])
def test_only_the_seventh_card_lies_face_up(pool: str, *, up: bool) -> None:
    (laid,) = told(table(pool=pool), "contribute bokrug", kind=CardContributed)

    assert laid == CardContributed(at(1), Mythos("bokrug"), up=up)
    assert laid.seen_by(None) == (laid if up else CardContributed(at(1), HIDDEN, up=False))


@pytest.mark.rule("GR-6.1.2")
@pytest.mark.parametrize("text", ["contribute ithaqua", "contribute at random"])
def test_without_a_card_in_hand_one_cannot_contribute(text: str) -> None:
    state = table(hands={1: ""}, pool="I")

    assert refused(state, f"0: {text}") == "GR-6.1.2"
    assert not [action for action in offered(state, 1) if action.startswith("contribute")]
    assert state.waiting_on == (at(1),)


@pytest.mark.rule("GR-6.1.3", "GR-R40")
def test_who_has_laid_a_card_cannot_look_at_it_again() -> None:
    state, happened = played(table(hands={1: "D B Z"}, pool="I"), "contribute dagon")

    hers = state.view(at(1))
    assert [laid.card for laid in hers.pool] == [HIDDEN, HIDDEN]
    assert happened[0].seen_by(at(1)) == CardContributed(at(1), Mythos("dagon"), up=False), "but remembers it"


@pytest.mark.rule("GR-6.1.4")
def test_the_hand_is_not_filled_up_by_contributing() -> None:
    state = table(4, hands={1: "I B D"}, pool="", hour=2)
    rest = ["research", "done"] * 3

    sizes: list[int] = []
    for card in ("ithaqua", "bokrug", "dagon"):
        state = play(state, f"contribute {card}", *rest)
        sizes.append(len(state.players[0].hand))

    assert sizes == [2, 1, 0]
    assert [len(player.hand) for player in play(state, "research").players] == [3, 3, 3, 3]


# ------------------------------------------------------------------ insanity


@pytest.mark.rule("GR-8.8", "GR-R53")
def test_a_sleepwalker_lays_a_card_taken_at_random() -> None:
    state = table(hands={1: "I B D"}, pool="Z", mad={1: ["sleepwalking"]}, consulted=True)
    assert [text for text in offered(state, 1) if text.startswith("contribute")] == ["contribute at random"]
    assert refused(state, "0: contribute ithaqua") == "GR-8.8"

    state = play(state, "contribute at random", chance=[2])

    assert state.players[0].hand == hand("B D")
    assert [laid.card for laid in state.pool] == [*cards("Z I")]


@pytest.mark.rule("GR-8.8", "GR-6.1.1")
@pytest.mark.parametrize(
    "minds", [{"mad": {2: ["sleepwalking"]}}, {"mad": {1: ["blind-trust-in-fate"]}}, {"mad": {1: ["fear-of-touch"]}}]
)
def test_nobody_else_leaves_it_to_chance(minds: dict[str, Any]) -> None:
    state = table(hands={1: "I B D"}, **minds)

    assert refused(state, "0: contribute at random") == "GR-6.1.1"
    assert "contribute ithaqua" in offered(state, 1)


@pytest.mark.rule("GR-8.8", "GR-6.1.1")
def test_what_chance_has_laid_is_as_hidden_as_any_other_card() -> None:
    dream = InsanityFacts(Insanity("dream"), 1, Keeping.LASTING, STAND_IN, standing=(AtRandom(Deed.CONTRIBUTE),))
    state, happened = played(
        table(hands={1: "I B D"}, mad={1: ["dream"]}, texts=[dream]), "contribute at random", chance=[0]
    )

    assert happened[0] == CardContributed(at(1), Mythos("bokrug"), up=False)
    for viewer in (at(2), None):
        assert happened[0].seen_by(viewer) == CardContributed(at(1), HIDDEN, up=False)
        assert state.view(viewer).pool[-1].card is HIDDEN
