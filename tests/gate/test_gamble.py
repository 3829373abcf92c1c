"""Gamble: two cards are drawn; one goes into the pool, the other is discarded, both face down."""

from __future__ import annotations

import pytest

from rlyeh_rules import HIDDEN
from rlyeh_rules.gate import AskGamble, AskTurn, Mythos
from rlyeh_rules.gate.events import CardsDiscarded, GambleDrawn, GambleSettled
from tests.gate.table import at, cards, hand, kinds, offered, play, played, refused, table

TEN = "I Z B D I Z B D I Z"


@pytest.mark.rule("GR-6.3.1")
def test_two_cards_are_drawn_and_seen_by_the_gambler_alone() -> None:
    state, happened = played(table(turn=2, deck=TEN), "gamble")

    assert len(state.mythos.deck) == 8
    assert happened == [GambleDrawn(at(2), cards("I Z"))]
    assert state.view(at(2)).decision == AskGamble(at(2), cards("I Z"))
    for viewer in (at(1), at(5), None):
        assert state.view(viewer).decision == AskGamble(at(2), (HIDDEN, HIDDEN))
        assert happened[0].seen_by(viewer) == GambleDrawn(at(2), (HIDDEN, HIDDEN))


@pytest.mark.rule("GR-6.3.2")
@pytest.mark.parametrize(("played_card", "discarded"), [("ithaqua", "Z"), ("zhar", "I")])
def test_one_goes_into_the_pool_the_other_is_discarded_and_the_hand_stays(played_card: str, discarded: str) -> None:
    state = play(table(turn=2, hands={2: "B"}, deck=TEN, pool="I Z B", discard="D"), "gamble")
    assert offered(state, 2) == ["play ithaqua", "play zhar"]

    state = play(state, f"play {played_card}")

    assert [laid.card for laid in state.pool] == [*cards("I Z B"), Mythos(played_card)]
    assert state.mythos.discard == cards(f"D {discarded}")
    assert (state.players[1].hand, state.decision) == (cards("B"), AskTurn(at(3)))


@pytest.mark.rule("GR-6.3.2")
def test_two_cards_alike_are_one_choice() -> None:
    state = play(table(deck="I I Z"), "gamble")
    assert offered(state, 1) == ["play ithaqua"]

    state = play(state, "play ithaqua")

    assert (state.mythos.discard, state.pool[-1].card) == (cards("I"), Mythos("ithaqua"))


@pytest.mark.rule("GR-6.3.2")
@pytest.mark.parametrize("card", ["bokrug", "dagon"])
def test_no_card_of_the_hand_stands_in_for_either(card: str) -> None:
    state = play(table(hands={1: "B D"}, deck="I Z B"), "gamble")

    assert refused(state, f"0: play {card}") == "GR-6.3.2"
    assert refused(state, f"0: contribute {card}") == "GR-6.3.4"


@pytest.mark.rule("GR-6.3.2")
@pytest.mark.parametrize("text", ["keep", "discard ithaqua", "done", "leave"])
def test_neither_card_can_be_kept_and_they_cannot_both_be_discarded(text: str) -> None:
    state = play(table(hands={1: "B D"}, deck="I Z B"), "gamble")

    assert refused(state, f"0: {text}") == "GR-6.3.2"
    assert offered(state, 1) == ["play ithaqua", "play zhar"]


@pytest.mark.rule("GR-6.3.3")
@pytest.mark.parametrize("viewer", [1, 3, None])
def test_both_are_laid_face_down(viewer: int | None) -> None:
    state, happened = played(table(turn=1, pool="I Z B", deck=TEN), "gamble", "play zhar")

    view = state.view(viewer)
    assert [laid.card for laid in view.pool] == [HIDDEN] * 4
    assert view.mythos.discard == (HIDDEN,)
    assert happened[1].seen_by(viewer) == GambleSettled(at(1), HIDDEN, up=False, discarded=(HIDDEN,))


@pytest.mark.rule("GR-6.3.3")
def test_which_card_went_where_is_told_to_the_gambler_alone() -> None:
    _, happened = played(table(pool="I Z B", deck=TEN), "gamble", "play zhar")

    assert happened[1].seen_by(at(1)) == GambleSettled(at(1), Mythos("zhar"), up=False, discarded=cards("I"))


@pytest.mark.rule("GR-6.3.3", "GR-7.1")
def test_the_card_that_triggers_the_incantation_lies_face_up_and_the_other_stays_hidden() -> None:
    _, happened = played(table(pool="I Z B D I Z", deck=TEN), "gamble", "play zhar")

    assert kinds(happened)[1:3] == ["GambleSettled", "IncantationRevealed"]
    assert happened[1].seen_by(None) == GambleSettled(at(1), Mythos("zhar"), up=True, discarded=(HIDDEN,))


@pytest.mark.rule("GR-6.3.4")
@pytest.mark.parametrize(
    "text", ["research", "gamble", "investigate", "accuse 1", "contribute dagon", "consult", "pass", "declare zhar"]
)
def test_nothing_else_is_done_while_a_gamble_is_unresolved(text: str) -> None:
    state = play(table(turn=2, deck=TEN), "gamble")

    rule = {"declare zhar": "GR-5.6", "consult": "GR-11.3.1"}.get(text, "GR-6.3.4")
    assert refused(state, f"1: {text}") == rule


@pytest.mark.rule("GR-6.3.4", "GR-4.1")
def test_nor_by_anybody_else() -> None:
    state = play(table(turn=2, deck=TEN), "gamble")

    assert refused(state, "2: research") == "GR-4.1"
    assert refused(state, "2: play ithaqua") == "GR-6.3.2"
    assert [offered(state, who) for who in (1, 3, 4, 5)] == [[]] * 4


@pytest.mark.rule("GR-6.3.4")
def test_the_choice_cannot_be_taken_back() -> None:
    state = play(table(turn=2, deck=TEN), "gamble", "play ithaqua")

    assert refused(state, "1: play zhar") == "GR-6.0.1"


# ------------------------------------------------------------------ too few cards


@pytest.mark.rule("GR-R10")
def test_the_only_card_there_is_has_to_be_played() -> None:
    state = play(table(deck="I", pool="Z"), "gamble")
    assert offered(state, 1) == ["play ithaqua"]

    state, happened = played(state, "play ithaqua")

    assert [laid.card for laid in state.pool] == [*cards("Z I")]
    assert state.mythos.discard == ()
    assert happened[0] == GambleSettled(at(1), Mythos("ithaqua"), up=False, discarded=())


@pytest.mark.rule("GR-R10")
def test_without_any_card_to_draw_there_is_no_gamble() -> None:
    state = table(deck="", discard="", pool="Z")

    assert refused(state, "0: gamble") == "GR-R10"
    assert "gamble" not in offered(state, 1)
    assert "research" in offered(state, 1)
    assert "gamble" in offered(table(deck="", discard="I", pool="Z"), 1)


# ------------------------------------------------------------------ insanity


@pytest.mark.rule("GR-8.8", "GR-R53")
@pytest.mark.parametrize(("given", "card", "discarded"), [(0, "ithaqua", "Z"), (1, "zhar", "I")])
def test_those_who_trust_in_fate_let_chance_choose(given: int, card: str, discarded: str) -> None:
    state = table(mad={1: ["blind-trust-in-fate"]}, deck=TEN, hands={1: "B"})

    state, happened = played(state, "gamble", chance=[given])

    assert kinds(happened)[:2] == ["GambleDrawn", "GambleSettled"]
    assert (state.pool[-1].card, state.mythos.discard) == (Mythos(card), cards(discarded))
    assert (state.players[0].hand, state.decision) == (hand("B"), AskTurn(at(2)))


@pytest.mark.rule("GR-8.8")
def test_a_sleepwalker_gambles_like_anybody_else() -> None:
    state = play(table(mad={1: ["sleepwalking"]}, deck=TEN), "gamble")

    assert state.decision == AskGamble(at(1), cards("I Z"))


@pytest.mark.rule("GR-R55")
def test_where_chance_chooses_there_is_no_moment_for_the_rabbits_foot() -> None:
    state = table(mad={1: ["blind-trust-in-fate"]}, deck=TEN, gear={1: "rabbits-foot"})

    state = play(state, "gamble")

    assert (state.turn.seat, state.players[0].uses) == (at(2), 3)


@pytest.mark.rule("GR-R55", "GR-13.1.4")
def test_the_rabbits_foot_draws_two_others() -> None:
    state, happened = played(table(deck=TEN, gear={1: "rabbits-foot"}), "gamble", "use rabbits foot")

    assert state.decision == AskGamble(at(1), cards("B D"))
    assert (len(state.mythos.deck), state.mythos.discard, state.players[0].uses) == (6, cards("I Z"), 2)
    assert kinds(happened) == ["GambleDrawn", "EquipmentUsed", "CardsDiscarded", "GambleDrawn"]
    assert happened[2].seen_by(None) == CardsDiscarded(at(1), (HIDDEN, HIDDEN))


@pytest.mark.rule("GR-R55")
@pytest.mark.parametrize(
    ("gear", "uses", "rule"),
    [({2: "rabbits-foot"}, {}, "GR-13.1.1"), ({1: "rabbits-foot"}, {1: 0}, "GR-13.1.4"), (None, {}, "GR-13.0.1")],
)
def test_it_must_be_ones_own_and_not_used_up(gear: dict[int, str] | None, uses: dict[int, int], rule: str) -> None:
    state = play(table(deck=TEN, gear=gear, uses=uses), "gamble")

    assert offered(state, 1) == ["play ithaqua", "play zhar"]
    assert refused(state, "0: use rabbits foot") == rule
