"""Drawing insanity: what for, in which order, who is shown what, what happens at once, and a deck that runs out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rlyeh_rules.gate import AskRelic, Insanity, InsanityFacts, Keeping, State, events
from rlyeh_rules.gate.effects import TakeInsanity, Who
from rlyeh_rules.kernel import HIDDEN, Event

from .table import STAND_IN, at, hand, kinds, offered, play, played, refused, table, votes

CALM = ("fear-of-touch",) * 12
"""Insanity cards that change nothing but swaps: a deck for stories about votes."""
FAILED = ("accuse 3", "3: waive", *votes("1 no", "2 no", "3 no"))


def drawn(happened: Sequence[Event]) -> list[events.InsanityDrawn]:
    """Every draw of an insanity card."""
    return [event for event in happened if isinstance(event, events.InsanityDrawn)]


def researched(*insanity: str, **what: Any) -> tuple[State, list[Event]]:
    """P2 has researched without discarding anything; the insanity deck is what is named."""
    return played(table(turn=2, insanity=insanity, **what), "research", "done")


# ------------------------------------------------------------------ what for


@pytest.mark.rule("GR-8.1", "GR-R4", "GR-2.2")
def test_research_investigation_a_failed_accusation_and_a_beast_cost_insanity() -> None:
    state = table(4, turn=1, pool="I I I/D I B B", hands={4: "Z B D"}, insanity=CALM)

    state, happened = played(state, "research", "done", "investigate", "leave", *FAILED, "contribute zhar")

    assert [event.seat + 1 for event in drawn(happened)] == [1, 2, 3, 4, 1, 2, 3]
    assert len(state.insanity.deck) == 12 - 7


@pytest.mark.rule("GR-8.1")
@pytest.mark.parametrize("texts", [("contribute zhar",), ("gamble", "play ithaqua")])
def test_contributing_and_gambling_cost_none(texts: tuple[str, ...]) -> None:
    _, happened = played(table(), *texts)

    assert drawn(happened) == []


@pytest.mark.rule("GR-8.1")
def test_an_accusation_that_carries_costs_none() -> None:
    state = table(4, turn=3, cultists=[4], insanity=CALM)

    _, happened = played(state, "accuse 3", "3: waive", *votes("1 yes", "2 yes", "3 yes"))

    assert drawn(happened) == []


@pytest.mark.rule("GR-R4", "GR-6.0.3", "GR-6.0.4")
@pytest.mark.parametrize(("costs", "count"), [(True, 1), (False, 0)])
def test_research_costs_insanity_unless_the_host_has_chosen_otherwise(costs: bool, count: int) -> None:
    _, happened = researched("fear-of-touch", research_draws_insanity=costs)

    assert len(drawn(happened)) == count


@pytest.mark.rule("GR-R4", "GR-12.3")
def test_a_discovered_cultist_draws_none() -> None:
    state = table(turn=3, pool="I I I/D I B B", hands={3: "Z B D"}, discovered=[4], insanity=CALM)

    state, happened = played(state, "contribute zhar")

    assert [event.seat + 1 for event in drawn(happened)] == [3, 5, 1, 2]
    assert state.players[at(4)].mind.size == 0


# ------------------------------------------------------------------ one after the other, and shown


@pytest.mark.rule("GR-8.2", "GR-R36")
def test_all_draw_one_after_the_other_and_each_card_is_shown_before_the_next() -> None:
    deck = ("fear-of-touch", "itching-fingers", "failing-memory", "lost-for-words", "eager-to-please")
    state = table(turn=3, pool="I I I/D I B B", hands={3: "Z B D"}, insanity=deck)

    _, happened = played(state, "contribute zhar")

    assert [event.seen_by(at(1)) for event in drawn(happened)] == [
        events.InsanityDrawn(at(3), Insanity("fear-of-touch"), open=True),
        events.InsanityDrawn(at(4), HIDDEN, open=False),
        events.InsanityDrawn(at(5), Insanity("failing-memory"), open=True),
        events.InsanityDrawn(at(1), Insanity("lost-for-words"), open=True),
        events.InsanityDrawn(at(2), Insanity("eager-to-please"), open=True),
    ]


@pytest.mark.rule("GR-8.2", "GR-R36")
def test_secret_cards_drawn_by_all_are_read_by_their_drawers_only() -> None:
    deck = ("itching-fingers", "secret-sympathy", *["itching-fingers"] * 3)
    state = table(turn=3, pool="I I I/D I B B", hands={3: "Z B D"}, insanity=deck)

    _, happened = played(state, "contribute zhar")

    assert drawn(happened)[1].seen_by(at(4)).card == "secret-sympathy"
    assert [event.seen_by(None).card for event in drawn(happened)] == [HIDDEN] * 5
    assert [event.seen_by(at(3)).card for event in drawn(happened)] == ["itching-fingers", *[HIDDEN] * 4]


@pytest.mark.rule("GR-8.2", "GR-3.3")
@pytest.mark.parametrize("seat", [at(1), at(2), None])
def test_nobody_sees_what_comes_next(seat: int | None) -> None:
    assert table(insanity=CALM).view(seat).insanity.deck == (HIDDEN,) * 12


# ------------------------------------------------------------------ immediately


@pytest.mark.rule("GR-8.14", "GR-8.7", "GR-R36")
def test_an_immediately_card_is_shown_carried_out_and_discarded() -> None:
    state, happened = researched("sudden-fright", "fear-of-touch", mad={2: ["failing-memory"]})
    card = Insanity("sudden-fright")

    assert kinds(happened)[1:6] == [
        "InsanityDrawn",
        "InsanityCarriedOut",
        "CardLost",
        "InsanityPutAway",
        "TurnBegan",
    ]
    assert happened[1].seen_by(None) == events.InsanityDrawn(at(2), card, open=True)
    assert happened[2].seen_by(None) == events.InsanityCarriedOut(at(2), card)
    assert state.players[at(2)].mind.open == ("failing-memory",)
    assert state.insanity.discard == (card,)


@pytest.mark.rule("GR-8.7")
@pytest.mark.parametrize("seat", [at(1), at(2), None])
def test_discarded_insanity_lies_face_down(seat: int | None) -> None:
    state, _ = researched("sudden-fright", "fear-of-touch", insanity_discard=["failing-memory"])

    assert state.view(seat).insanity.discard == (HIDDEN, HIDDEN)


@pytest.mark.rule("GR-8.14")
def test_a_card_that_makes_its_drawer_draw_again_is_settled_first_in_last_out() -> None:
    state, happened = researched("spiral-of-madness", "spiral-of-madness", "fear-of-touch", "fear-of-touch")

    assert kinds(happened)[1:9] == [
        "InsanityDrawn",
        "InsanityCarriedOut",
        "InsanityDrawn",
        "InsanityCarriedOut",
        "InsanityDrawn",
        "InsanityPutAway",
        "InsanityPutAway",
        "TurnBegan",
    ]
    assert (state.players[at(2)].mind.size, len(state.insanity.discard)) == (1, 2)


@pytest.mark.rule("GR-8.14", "GR-2.2")
def test_while_it_asks_an_immediately_card_lies_neither_with_its_drawer_nor_in_the_discard_pile() -> None:
    state, _ = researched("scream-in-the-night", "fear-of-touch", "fear-of-touch")

    assert (state.players[at(2)].mind.size, state.insanity.discard, len(state.insanity.deck)) == (0, (), 2)
    assert offered(state, 2) == ["choose 2", "choose 3", "choose 4", "choose 0"]
    state = play(state, "choose 3")
    assert state.players[at(4)].mind.open == ("fear-of-touch",)
    assert state.insanity.discard == ("scream-in-the-night",)


@pytest.mark.rule("GR-8.14")
def test_an_immediately_card_without_a_text_is_just_discarded() -> None:
    blank = InsanityFacts(Insanity("blank"), 1, Keeping.IMMEDIATELY, STAND_IN)

    state, happened = researched("blank", "fear-of-touch", texts=[blank])

    assert kinds(happened)[1:4] == ["InsanityDrawn", "InsanityCarriedOut", "InsanityPutAway"]
    assert state.insanity.discard == ("blank",)


# ------------------------------------------------------------------ a deck that runs out


@pytest.mark.rule("GR-R37")
def test_as_the_last_card_is_taken_the_discard_pile_becomes_the_deck() -> None:
    state, happened = researched("failing-memory", insanity_discard=["fear-of-touch"] * 3)

    assert kinds(happened)[1:3] == ["InsanityReshuffled", "InsanityDrawn"]
    assert happened[1] == events.InsanityReshuffled(3)
    assert state.players[at(2)].mind.open == ("failing-memory",)
    assert (len(state.insanity.deck), state.insanity.discard) == (3, ())


@pytest.mark.rule("GR-R37")
def test_chance_orders_the_new_deck() -> None:
    state = table(turn=2, insanity=["blank"], insanity_discard=["fear-of-touch", "failing-memory"], texts=BLANK)

    orders = {play(state, "research", "done", chance=[roll]).insanity.deck for roll in (0, 1)}

    assert orders == {("failing-memory", "fear-of-touch"), ("fear-of-touch", "failing-memory")}


BLANK = [InsanityFacts(Insanity("blank"), 1, Keeping.LASTING, STAND_IN)]


@pytest.mark.rule("GR-R37")
def test_with_an_empty_discard_pile_it_is_done_at_the_next_draw_for_which_there_is_a_card() -> None:
    state, happened = researched("sudden-fright")
    assert (state.insanity.deck, state.insanity.discard) == ((), ("sudden-fright",))
    assert "InsanityReshuffled" not in kinds(happened)

    state, happened = played(state, "research", "done")

    assert kinds(happened)[1:3] == ["InsanityReshuffled", "InsanityDrawn"]
    assert [event.seat for event in drawn(happened)] == [at(3)]
    assert state.insanity.discard == ("sudden-fright",)


@pytest.mark.rule("GR-R37", "GR-8.5")
def test_with_no_card_left_the_draw_does_not_happen_and_the_action_stands() -> None:
    state = table(turn=3, pool="I I I/D I B B", hands={3: "Z B D"}, insanity=["fear-of-touch"] * 2)

    state, happened = played(state, "contribute zhar")

    assert [event.seat + 1 for event in drawn(happened)] == [3, 4]
    assert [player.mind.size for player in state.players] == [0, 0, 1, 1, 0]
    assert kinds(happened)[-2:] == ["PoolDiscarded", "TurnBegan"]


@pytest.mark.rule("GR-R37")
def test_a_card_that_is_being_carried_out_is_not_drawn_again() -> None:
    spiral = InsanityFacts(Insanity("whirl"), 1, Keeping.IMMEDIATELY, STAND_IN, effects=(TakeInsanity(Who.YOU, 2),))

    state, happened = researched("whirl", "fear-of-touch", texts=[spiral])

    assert [event.card for event in drawn(happened)] == ["whirl", "fear-of-touch"]
    assert state.insanity.discard == ("whirl",)


# ------------------------------------------------------------------ the Holy Relic


@pytest.mark.rule("GR-13.1.11", "GR-R48")
def test_the_owner_of_the_relic_is_asked_before_each_draw() -> None:
    state = table(turn=2, gear={2: "holy-relic"}, insanity=["spiral-of-madness", *CALM])

    state = play(state, "research", "done")
    assert state.decision == AskRelic(at(2))
    assert offered(state, 2) == ["use relic", "draw"]
    assert str(state.default_action(at(2))) == "1: draw"
    state, happened = played(state, "draw")
    assert kinds(happened) == ["RelicLeft", "InsanityDrawn", "InsanityCarriedOut"]
    assert state.decision == AskRelic(at(2))


@pytest.mark.rule("GR-13.1.11", "GR-R48")
def test_of_two_cards_one_is_kept_and_the_other_discarded_unseen_by_others() -> None:
    state = table(turn=2, gear={2: "holy-relic"}, insanity=["failing-memory", "sudden-fright", *CALM])
    state, happened = played(state, "research", "done", "use relic")
    told = happened[-1]
    assert told == events.RelicDrawn(at(2), (Insanity("failing-memory"), Insanity("sudden-fright")))
    assert told.seen_by(at(1)) == events.RelicDrawn(at(2), (HIDDEN, HIDDEN))
    assert offered(state, 2) == ["keep failing-memory", "keep sudden-fright"]
    assert [state.explain(action) for action in state.legal_actions()] == [None] * 2
    assert refused(state, "1: keep fear-of-touch") == "GR-13.1.11"

    state, happened = played(state, "keep failing-memory")

    assert happened[0].seen_by(None) == events.RelicSettled(at(2), HIDDEN)
    assert happened[1].seen_by(None) == events.InsanityDrawn(at(2), Insanity("failing-memory"), open=True)
    assert state.players[at(2)].mind.open == ("failing-memory",)
    assert state.insanity.discard == ("sudden-fright",)
    assert state.players[at(2)].hand == hand("B D Z"), "what is discarded is not carried out"


@pytest.mark.rule("GR-13.1.11", "GR-8.14")
def test_an_immediately_card_that_is_kept_is_carried_out() -> None:
    state = table(turn=2, gear={2: "holy-relic"}, insanity=["failing-memory", "sudden-fright", *CALM])

    _, happened = played(state, "research", "done", "use relic", "keep sudden-fright")

    assert "InsanityCarriedOut" in kinds(happened)
    assert "CardLost" in kinds(happened)


@pytest.mark.rule("GR-13.1.11", "GR-R37")
def test_where_only_one_card_is_left_the_relic_leaves_no_choice() -> None:
    state = table(turn=2, gear={2: "holy-relic"}, insanity=["failing-memory"])

    state, happened = played(state, "research", "done", "use relic")

    assert kinds(happened)[-3:] == ["RelicDrawn", "InsanityDrawn", "TurnBegan"]
    assert state.players[at(2)].mind.open == ("failing-memory",)


@pytest.mark.rule("GR-R48", "GR-R37")
def test_nobody_is_asked_for_the_relic_where_there_is_no_card_to_draw() -> None:
    state, happened = researched(gear={2: "holy-relic"})

    assert drawn(happened) == []
    assert state.turn.seat == at(3)


@pytest.mark.rule("GR-13.1.3")
def test_the_relic_is_of_no_use_to_a_discovered_cultist() -> None:
    state = table(turn=1, gear={2: "holy-relic"}, discovered=[2])

    assert refused(state, "1: use relic") == "GR-13.1.3"


@pytest.mark.rule("GR-R48")
def test_the_relic_is_used_for_a_draw_and_at_no_other_moment() -> None:
    state = table(turn=2, gear={2: "holy-relic"})

    assert refused(state, "1: use relic") == "GR-R48"
    assert refused(table(), "1: use relic") == "GR-13.0.1"
