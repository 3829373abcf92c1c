"""Research: any cards of the hand are discarded, the hand is filled up to three, and an insanity card is drawn."""

from __future__ import annotations

import pytest

from rlyeh_rules import HIDDEN
from rlyeh_rules.gate import AskToss, AskTurn, Mythos
from rlyeh_rules.gate.events import CardPutAside, CardsDiscarded, CardsDrawn, Researched
from rlyeh_rules.kernel import evolve
from tests.gate.table import at, cards, hand, kinds, offered, play, played, refused, table, told

TWELVE = "I Z B D I Z B D I Z B D"


@pytest.mark.rule("GR-6.2.1", "GR-R4", "GR-R51")
def test_first_cards_are_discarded_then_the_hand_is_filled_up_then_insanity_is_drawn() -> None:
    state = table(hands={1: "Z Z I"}, deck=TWELVE)

    state, happened = played(state, "research", "discard zhar", "discard zhar", "done")

    assert (state.players[0].hand, state.mythos.discard) == (hand("I I Z"), cards("Z Z"))
    assert (len(state.mythos.deck), state.players[0].mind.size) == (10, 1)
    assert kinds(happened)[:3] == ["Researched", "CardPutAside", "CardPutAside"]
    assert kinds(happened)[3:6] == ["CardsDiscarded", "CardsDrawn", "InsanityDrawn"]
    assert happened[0] == Researched(at(1))


@pytest.mark.rule("GR-6.2.1")
@pytest.mark.parametrize(("tossed", "drawn"), [([], 0), (["zhar"], 1), (["ithaqua", "zhar", "zhar"], 3)])
def test_any_number_of_cards_may_be_discarded_from_none_to_all(tossed: list[str], drawn: int) -> None:
    state = play(table(hands={1: "Z Z I"}, deck=TWELVE), "research", *[f"discard {card}" for card in tossed], "done")

    assert len(state.players[0].hand) == 3
    assert (len(state.mythos.deck), len(state.mythos.discard)) == (12 - drawn, drawn)


@pytest.mark.rule("GR-6.2.1")
def test_with_few_cards_in_hand_it_is_filled_up_to_three() -> None:
    state = play(table(hands={1: "B"}, deck=TWELVE), "research", "done")

    assert (state.players[0].hand, len(state.mythos.deck)) == (hand("B I Z"), 10)


@pytest.mark.rule("GR-6.2.1")
def test_a_card_that_is_not_in_hand_cannot_be_discarded() -> None:
    state = play(table(hands={1: "Z Z I"}, pool="E"), "research")

    assert refused(state, "0: discard bokrug") == "GR-6.2.1"
    assert refused(state, "0: discard elder-sign") == "GR-6.2.1"


@pytest.mark.rule("GR-6.2.1")
def test_cards_are_put_aside_in_the_order_of_the_hand_so_that_each_choice_is_made_in_one_way_only() -> None:
    state = play(table(hands={1: "B I Z"}), "research")
    assert offered(state, 1) == ["discard bokrug", "discard ithaqua", "discard zhar", "done"]

    state = play(state, "discard ithaqua")

    assert offered(state, 1) == ["discard zhar", "done"]
    assert refused(state, "0: discard bokrug") == "GR-6.2.1"
    assert refused(state, "0: discard ithaqua") == "GR-6.2.1", "there was but one"


@pytest.mark.rule("GR-6.2.1")
def test_nothing_is_discarded_after_the_draw() -> None:
    state = play(table(hands={1: "Z Z I"}, deck="B B B B"), "research", "discard zhar", "done")

    assert state.turn.seat == at(2)
    assert refused(state, "0: discard bokrug") == "GR-6.0.1"
    assert refused(state, "0: done") == "GR-6.0.1"


@pytest.mark.rule("GR-6.2.2", "GR-R41")
@pytest.mark.parametrize("viewer", [1, 3, None])
def test_the_others_learn_how_many_cards_were_discarded_and_not_which(viewer: int | None) -> None:
    state = table(hands={1: "Z Z I"}, deck=TWELVE, discard="B")
    state = play(state, "research", "discard zhar", "discard zhar")
    ask = state.view(viewer).decision
    assert ask == AskToss(at(1), at(1), (HIDDEN, HIDDEN))

    state, happened = played(state, "done")

    assert happened[0].seen_by(viewer) == CardsDiscarded(at(1), (HIDDEN, HIDDEN))
    assert happened[1].seen_by(viewer) == CardsDrawn(at(1), (HIDDEN, HIDDEN))
    assert state.view(viewer).mythos.discard == (HIDDEN,) * 3
    assert state.view(viewer).players[0].hand == (HIDDEN,) * 3


@pytest.mark.rule("GR-6.2.2")
def test_who_discarded_knows_what_but_cannot_look_through_the_pile() -> None:
    state, happened = played(table(hands={1: "Z Z I"}, deck=TWELVE), "research", "discard zhar", "done")

    assert happened[1].seen_by(at(1)) == CardPutAside(at(1), Mythos("zhar"))
    assert happened[1].seen_by(at(2)) == CardPutAside(at(1), HIDDEN)
    assert happened[2].seen_by(at(1)) == CardsDiscarded(at(1), cards("Z"))
    assert happened[3].seen_by(at(1)) == CardsDrawn(at(1), cards("I"))
    assert state.view(at(1)).mythos.discard == (HIDDEN,)


@pytest.mark.rule("GR-6.2.2")
def test_while_it_is_chosen_only_the_researcher_sees_the_cards_put_aside() -> None:
    state = play(table(hands={1: "Z Z I"}), "research", "discard zhar")

    assert state.view(at(1)).decision == AskToss(at(1), at(1), cards("Z"))
    assert state.view(at(2)).decision == AskToss(at(1), at(1), (HIDDEN,))


@pytest.mark.rule("GR-6.2.1", "GR-R41")
@pytest.mark.parametrize("seed", range(1, 7))
def test_whoever_guesses_the_cards_put_aside_guesses_them_in_their_order(seed: int) -> None:
    state = play(table(hands={1: "B I Z"}), "research", "discard bokrug", "discard ithaqua", "discard zhar")

    ask = state.determinize(at(2), seed).decision

    assert isinstance(ask, AskToss)
    assert list(ask.aside) == sorted(ask.aside)


@pytest.mark.rule("GR-6.2.3")
def test_with_an_empty_hand_three_are_drawn_and_nothing_is_asked() -> None:
    state = play(table(hands={1: ""}, deck="I Z B D I Z B D I", discard="Z"), "research")

    assert (state.players[0].hand, len(state.mythos.deck)) == (hand("I Z B"), 6)
    assert (state.mythos.discard, state.decision) == (cards("Z"), AskTurn(at(2)))


@pytest.mark.rule("GR-6.2.5")
@pytest.mark.parametrize("held", ["", "B", "B B", "B B B"])
def test_three_is_a_full_hand(held: str) -> None:
    state = play(table(hands={1: held}), "research", *(["done"] if held else []))

    assert len(state.players[0].hand) == 3


@pytest.mark.rule("GR-6.2.5")
def test_a_hand_of_more_than_three_is_not_sound_in_a_basic_game() -> None:
    state = table(hands={1: "B B B B"})

    assert "GR-6.2.5" in [violation.rule for violation in state.violations()]
    assert table(hands={1: "B B B"}).violations() == ()


# ------------------------------------------------------------------ insanity: drawing less


@pytest.mark.rule("GR-8.3", "GR-R53")
@pytest.mark.parametrize(
    ("failing", "held", "after"), [(1, "", 2), (2, "", 1), (3, "", 0), (4, "", 0), (1, "B B B", 3)]
)
def test_failing_memory_fills_the_hand_less_but_takes_nothing_away(failing: int, held: str, after: int) -> None:
    state = table(hands={1: held}, mad={1: ["failing-memory"] * failing}, deck="I I I I")

    state = play(state, "research", *(["done"] if held else []))

    assert len(state.players[0].hand) == after
    assert state.players[0].mind.size == failing + 1, "and it costs insanity all the same"


@pytest.mark.rule("GR-8.6", "GR-8.3")
def test_it_counts_for_its_owner_alone() -> None:
    state = play(table(hands={1: ""}, mad={2: ["failing-memory"]}), "research")

    assert len(state.players[0].hand) == 3


# ------------------------------------------------------------------ insanity: having to discard


TIDY = "compulsive-tidying"


@pytest.mark.rule("GR-8.8", "GR-R53")
def test_the_compulsive_must_discard_a_card_before_they_draw() -> None:
    state = play(table(hands={1: "B I Z"}, mad={1: [TIDY]}), "research")

    assert offered(state, 1) == ["discard bokrug", "discard ithaqua", "discard zhar"]
    assert refused(state, "0: done") == "GR-8.8"
    state = play(state, "discard zhar")
    assert offered(state, 1) == ["done"], "more only if it comes later in the hand"
    assert len(play(state, "done").mythos.discard) == 1


@pytest.mark.rule("GR-8.3", "GR-8.8")
def test_where_two_must_be_discarded_the_last_card_cannot_be_the_first() -> None:
    state = play(table(hands={1: "B I Z"}, mad={1: [TIDY, TIDY]}), "research")

    assert offered(state, 1) == ["discard bokrug", "discard ithaqua"]
    assert refused(state, "0: discard zhar") == "GR-8.8"
    state = play(state, "discard ithaqua")
    assert offered(state, 1) == ["discard zhar"]
    assert refused(state, "0: done") == "GR-8.8"


@pytest.mark.rule("GR-R53", "GR-8.3")
@pytest.mark.parametrize("must", [1, 2, 3, 4])
@pytest.mark.parametrize("held", ["B I Z", "B B Z", "B Z Z", "Z Z Z", "B Z", "Z Z", "Z", ""])
def test_there_is_always_a_way_to_discard_what_has_to_be(held: str, must: int) -> None:
    """Whatever is put aside, first or last, enough is left, and no more is asked than there is."""
    ways = [play(table(hands={1: held}, mad={1: [TIDY] * must}, deck="D D D D"), "research")]
    ends = 0
    while ways:
        state = ways.pop()
        if not isinstance(state.decision, AskToss):
            ends += 1
            assert len(state.mythos.discard) >= min(must, len(held.split()))
            continue
        legal = state.legal_actions(at(1))
        assert legal
        ways += [state.apply(action).state for action in legal]
    assert ends >= 1


@pytest.mark.rule("GR-R53")
def test_time_out_discards_no_more_than_has_to_be() -> None:
    plain = play(table(hands={1: "B I Z"}), "research")
    bound = play(table(hands={1: "B I Z"}, mad={1: [TIDY]}), "research")

    assert [str(state.decision.default(state, at(1))) for state in (plain, bound) if state.decision] == [
        "0: done",
        "0: discard bokrug",
    ]


@pytest.mark.rule("GR-8.6")
def test_what_is_drawn_by_this_research_does_not_touch_it() -> None:
    state = table(hands={1: ""}, insanity=["failing-memory", "eager-to-please"])

    state = play(state, "research")

    assert len(state.players[0].hand) == 3
    assert str(state.players[0].mind.open[-1]) == "failing-memory"


@pytest.mark.rule("GR-6.2.1")
def test_a_researcher_is_told_what_all_are_told() -> None:
    assert told(table(hands={1: "B"}), "research") == [Researched(at(1))]
    assert evolve(AskToss(at(1), at(1)), aside=cards("Z")).both == (at(1), at(1))
