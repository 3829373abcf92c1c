"""Insanity that acts after an action of a kind: when, in which order, on whom, and whom it cannot concern."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rlyeh_rules.gate import (
    AskOrder,
    AskOther,
    Deed,
    Equipment,
    EquipmentFacts,
    Insanity,
    InsanityFacts,
    Keeping,
    State,
    events,
)
from rlyeh_rules.gate.effects import DiscardMythos, DrawMythos, Effect, Mill, SkipTurn, TakeInsanity, Who
from rlyeh_rules.kernel import HIDDEN, Event

from .printed import reprinted
from .table import STAND_IN, at, cards, hand, kinds, offered, play, played, refused, table, votes

CALM = ("fear-of-touch",) * 12
"""Insanity cards that change nothing but swaps: a deck for stories about votes."""


def after(deed: Deed, *effects: Effect, name: str = "made-up") -> InsanityFacts:
    """A lasting insanity card made up for a story, with effects after a kind of action."""
    return InsanityFacts(Insanity(name), 1, Keeping.LASTING, STAND_IN, after=deed, effects=effects)


def set_off(happened: Sequence[Event]) -> list[str]:
    """Which insanity cards took effect, in order."""
    return [str(event.card) for event in happened if isinstance(event, events.InsanitySetOff)]


def drawn(happened: Sequence[Event]) -> list[int]:
    """Who drew insanity, 1 for the first player, in order."""
    return [event.seat + 1 for event in happened if isinstance(event, events.InsanityDrawn)]


# ------------------------------------------------------------------ the printed ones


@pytest.mark.rule("GR-8.10")
def test_after_contributing_another_player_takes_insanity() -> None:
    state = table(mad={1: ["whispered-dread"], 3: ["fear-of-touch"] * 2})

    state, happened = played(state, "contribute zhar", "choose 2")

    assert kinds(happened) == ["CardContributed", "InsanitySetOff", "TargetChosen", "InsanityDrawn", "TurnBegan"]
    assert happened[1:3] == [
        events.InsanitySetOff(at(1), Insanity("whispered-dread")),
        events.TargetChosen(at(1), at(3)),
    ]
    assert state.players[at(3)].mind.size == 3


@pytest.mark.rule("GR-8.10", "GR-8.11", "GR-R53")
@pytest.mark.parametrize(
    ("effect", "rule"),
    [
        (TakeInsanity(Who.ANOTHER), "GR-8.10"),
        (DiscardMythos(Who.ANOTHER), "GR-8.11"),
        (DrawMythos(Who.ANOTHER), "GR-R53"),
        (SkipTurn(Who.ANOTHER), "GR-R53"),
    ],
)
@pytest.mark.parametrize("whom", [0, 9])
def test_who_chooses_names_another_player(effect: Effect, rule: str, whom: int) -> None:
    state = table(mad={1: ["made-up"]}, texts=[after(Deed.CONTRIBUTE, effect)], hands={2: "B"})

    state = play(state, "contribute zhar")

    assert refused(state, f"0: choose {whom}") == rule


@pytest.mark.rule("GR-8.11")
def test_after_researching_another_player_loses_a_card_taken_at_random() -> None:
    state = table(mad={1: ["burnt-notes"]}, hands={2: "B D Z"})
    state = play(state, "research", "done")

    state, happened = played(state, "choose 1", chance=[1])

    assert state.players[at(2)].hand == hand("B Z")
    assert state.mythos.discard == cards("D")
    lost = events.CardLost(at(2), cards("D")[0])
    assert lost in happened
    assert lost.seen_by(at(2)) == lost
    for seat in (at(1), at(3), None):
        assert lost.seen_by(seat) == events.CardLost(at(2), HIDDEN)
        assert state.view(seat).mythos.discard == (HIDDEN,)


@pytest.mark.rule("GR-8.8")
def test_a_card_on_contribute_does_nothing_when_a_card_enters_the_pool_by_gamble() -> None:
    state = table(mad={1: ["whispered-dread"]}, pool="")

    state, happened = played(state, "gamble", "play ithaqua", *["contribute zhar"] * 4)
    assert set_off(happened) == []

    state, happened = played(state, "contribute zhar")
    assert set_off(happened) == ["whispered-dread"]
    assert isinstance(state.decision, AskOther)


@pytest.mark.rule("GR-8.8")
@pytest.mark.parametrize(
    ("card", "texts"),
    [
        ("whispered-dread", ("contribute zhar",)),
        ("burnt-notes", ("research", "done")),
        ("love-of-danger", ("gamble", "play ithaqua")),
        ("trembling-hands", ("investigate", "leave")),
        ("contagious-suspicion", ("accuse 4", "4: waive", *votes("1 no", "2 no", "3 no", "4 no"))),
    ],
)
def test_an_effect_comes_after_the_action_it_names_and_after_no_other(card: str, texts: tuple[str, ...]) -> None:
    every = {"whispered-dread", "burnt-notes", "love-of-danger", "trembling-hands", "contagious-suspicion"}

    _, happened = played(table(mad={1: [card]}, insanity=CALM), *texts)
    _, quiet = played(table(mad={1: sorted(every - {card})}, insanity=CALM), *texts)

    assert set_off(happened) == [card]
    assert set_off(quiet) == []


@pytest.mark.rule("GR-8.8")
def test_insanity_of_others_does_not_act_after_your_action() -> None:
    _, happened = played(table(mad={2: ["whispered-dread"]}), "contribute zhar")

    assert set_off(happened) == []


# ------------------------------------------------------------------ whom it cannot concern


@pytest.mark.rule("GR-8.9", "GR-R38", "GR-12.3")
def test_a_discovered_cultist_cannot_be_made_to_take_insanity() -> None:
    state = play(table(mad={1: ["whispered-dread"]}, discovered=[4]), "contribute zhar")

    assert offered(state, 1) == ["choose 1", "choose 2", "choose 4"]
    assert refused(state, "0: choose 3") == "GR-8.9"


@pytest.mark.rule("GR-R38", "GR-8.11")
def test_an_empty_hand_cannot_lose_a_card() -> None:
    state = table(mad={1: ["burnt-notes"]}, hands={2: "", 4: ""}, discovered=[5])
    state = play(state, "research", "done")

    assert offered(state, 1) == ["choose 2", "choose 4"]
    assert refused(state, "0: choose 1") == "GR-R38"
    assert refused(state, "0: nobody") == "GR-R38"


@pytest.mark.rule("GR-R38")
def test_where_nobody_can_be_concerned_the_effect_does_nothing() -> None:
    state = table(mad={1: ["burnt-notes"]}, hands=dict.fromkeys([2, 3, 4, 5], ""))
    state = play(state, "research", "done")

    assert offered(state, 1) == ["nobody"]
    assert state.decision is not None
    assert state.decision.is_open(state)
    state, happened = played(state, "nobody")
    assert kinds(happened) == ["NothingSetOff", "TurnBegan"]
    assert happened[0] == events.NothingSetOff(at(1))


@pytest.mark.rule("GR-R38", "GR-R53")
def test_a_full_hand_draws_nothing() -> None:
    state = table(mad={1: ["made-up"]}, texts=[after(Deed.CONTRIBUTE, DrawMythos(Who.ANOTHER))], hands={2: "B D"})

    state = play(state, "contribute zhar")

    assert offered(state, 1) == ["choose 1"]
    assert refused(state, "0: choose 2") == "GR-R38"


@pytest.mark.rule("GR-R38", "GR-R53")
def test_no_turn_is_lost_twice() -> None:
    state = table(mad={1: ["made-up"] * 2}, texts=[after(Deed.CONTRIBUTE, SkipTurn(Who.ANOTHER))])

    state = play(state, "contribute zhar", "choose 2")

    assert offered(state, 1) == ["choose 1", "choose 3", "choose 4"]
    assert refused(state, "0: choose 2") == "GR-R38"


# ------------------------------------------------------------------ several of them


@pytest.mark.rule("GR-R35", "GR-8.3")
def test_two_copies_act_twice_with_a_fresh_choice_each_and_the_same_player_may_be_chosen() -> None:
    state = table(mad={1: ["whispered-dread"] * 2})

    state, happened = played(state, "contribute zhar", "choose 1", "choose 1")

    assert set_off(happened) == ["whispered-dread"] * 2
    assert drawn(happened) == [2, 2]
    assert state.turn.seat == at(2)


@pytest.mark.rule("GR-R35")
def test_of_different_cards_their_owner_chooses_the_first_and_each_acts_once() -> None:
    mad = ["whispered-dread", "torn-pages", "whispered-dread"]
    state = play(table(mad={1: mad}, insanity=CALM), "contribute zhar")

    assert isinstance(state.decision, AskOrder)
    assert offered(state, 1) == ["first torn-pages", "first whispered-dread"]
    assert [state.explain(action) for action in state.legal_actions()] == [None] * 2
    assert refused(state, "0: first fear-of-touch") == "GR-R35"
    state, happened = played(state, "first whispered-dread", "choose 2")
    assert offered(state, 1) == ["first torn-pages", "first whispered-dread"]
    assert (set_off(happened), drawn(happened)) == (["whispered-dread"], [3])

    state, happened = played(state, "first torn-pages", "choose 1")

    assert set_off(happened) == ["torn-pages", "whispered-dread"]
    assert kinds(happened) == [
        "InsanitySetOff",
        "DeckMilled",
        "InsanitySetOff",
        "TargetChosen",
        "InsanityDrawn",
        "TurnBegan",
    ]


@pytest.mark.rule("GR-R35", "GR-R51")
def test_effects_on_contribute_wait_until_a_triggered_incantation_is_worked_off() -> None:
    state = table(turn=1, pool="I I I/D I B B", hands={1: "Z B D"}, mad={1: ["torn-pages"]})

    state, happened = played(state, "contribute zhar")

    assert kinds(happened)[-4:] == ["PoolDiscarded", "InsanitySetOff", "DeckMilled", "TurnBegan"]


@pytest.mark.rule("GR-R35", "GR-13.1.12")
def test_a_card_that_opium_takes_away_before_its_turn_does_not_act() -> None:
    state = table(mad={1: ["whispered-dread", "torn-pages"]}, gear={5: "opium"}, insanity=CALM)
    state = play(state, "contribute zhar", "first whispered-dread", "4: opium 0, torn-pages")

    state, happened = played(state, "choose 1")

    assert kinds(happened) == ["TargetChosen", "InsanityDrawn", "TurnBegan"]


@pytest.mark.rule("GR-R35", "GR-13.1.12")
def test_a_card_that_opium_takes_away_is_not_offered_to_act_first() -> None:
    state = table(mad={1: ["whispered-dread", "torn-pages"]}, gear={5: "opium"}, insanity=CALM)

    state = play(state, "contribute zhar", "4: opium 0, torn-pages")

    assert offered(state, 1) == ["first whispered-dread"]
    assert refused(state, "0: first torn-pages") == "GR-R35"
    state, happened = played(state, "first whispered-dread", "choose 1")
    assert set_off(happened) == ["whispered-dread"]
    assert state.turn.seat == at(2)


@pytest.mark.rule("GR-R35", "GR-13.1.12")
def test_if_opium_takes_all_away_nothing_acts() -> None:
    state = table(mad={1: ["whispered-dread", "torn-pages"]}, gear={5: "opium"}, uses={5: 2}, insanity=CALM)
    state = reprinted(state, EquipmentFacts(Equipment.OPIUM, 2, STAND_IN))
    state = play(state, "contribute zhar", "4: opium 0, torn-pages", "4: opium 0, whispered-dread")

    state, happened = played(state, "first torn-pages")

    assert kinds(happened) == ["TurnBegan"]


@pytest.mark.rule("GR-R35", "GR-13.1.12")
@pytest.mark.parametrize(("gear", "is_open"), [(None, True), ({5: "opium"}, False)])
def test_nothing_is_answered_at_once_where_opium_may_be_used_before(gear: dict[int, str] | None, is_open: bool) -> None:
    state = play(table(mad={1: ["whispered-dread", "torn-pages"]}, gear=gear), "contribute zhar")
    order = state.decision
    assert order is not None
    assert order.is_open(state) is is_open

    other = play(state, "first whispered-dread")

    assert isinstance(other.decision, AskOther)
    assert other.decision.is_open(other) is is_open


# ------------------------------------------------------------------ the order of it all


def steps(state: State, *texts: str) -> list[str]:
    """The kinds of all that happens until somebody else's turn begins, chance apart."""
    _, happened = played(state, *texts)
    names = [name for name in kinds(happened) if name != "ChanceGave"]
    return names[: names.index("TurnBegan")]


@pytest.mark.rule("GR-R51", "GR-6.0.3", "GR-6.2.1")
def test_research_is_done_then_costs_insanity_then_sets_insanity_off() -> None:
    state = table(mad={1: ["burnt-notes"]}, hands={1: "B D Z"}, insanity=["burnt-notes", *CALM])

    assert steps(state, "research", "discard bokrug", "done", "choose 1") == [
        "Researched",
        "CardPutAside",
        "CardsDiscarded",
        "CardsDrawn",
        "InsanityDrawn",
        "InsanitySetOff",
        "TargetChosen",
        "CardLost",
    ]


@pytest.mark.rule("GR-R51", "GR-8.14")
def test_an_immediately_card_that_an_action_costs_is_carried_out_before_insanity_is_set_off() -> None:
    state = table(mad={1: ["trembling-hands"]}, insanity=["sudden-fright", *CALM])

    assert steps(state, "investigate", "leave") == [
        "Investigated",
        "CardsReturned",
        "InsanityDrawn",
        "InsanityCarriedOut",
        "CardLost",
        "InsanityPutAway",
        "InsanitySetOff",
        "CardLost",
    ]


@pytest.mark.rule("GR-R51", "GR-6.5.14")
def test_a_failed_accusation_costs_insanity_before_it_sets_insanity_off() -> None:
    state = table(mad={1: ["contagious-suspicion"]}, insanity=CALM)

    names = steps(state, "accuse 4", "4: waive", *votes("1 no", "2 no", "3 no", "4 no"))

    assert names[-5:] == ["VotesRevealed", "AccusationFailed", "InsanityDrawn", "InsanitySetOff", "InsanityDrawn"]


@pytest.mark.rule("GR-R51", "GR-8.6")
def test_a_lasting_card_that_an_action_costs_does_not_act_after_it() -> None:
    state = table(insanity=["burnt-notes", *CALM])

    state, happened = played(state, "research", "done")

    assert set_off(happened) == []
    assert state.players[at(1)].mind.open == ("burnt-notes",)


@pytest.mark.rule("GR-R51", "GR-R53")
def test_several_effects_of_a_card_are_carried_out_in_their_order_each_to_its_end() -> None:
    card = after(Deed.CONTRIBUTE, TakeInsanity(Who.ANOTHER), Mill(1), TakeInsanity(Who.LEFT))
    state = table(mad={1: ["made-up"]}, texts=[card], insanity=["spiral-of-madness", *CALM])

    assert steps(state, "contribute zhar", "choose 3") == [
        "CardContributed",
        "InsanitySetOff",
        "TargetChosen",
        "InsanityDrawn",
        "InsanityCarriedOut",
        "InsanityDrawn",
        "InsanityPutAway",
        "DeckMilled",
        "InsanityDrawn",
    ]


@pytest.mark.rule("GR-8.8", "GR-R53")
def test_behind_the_ritual_mask_nothing_is_set_off() -> None:
    state = table(mad={1: ["torn-pages"]}, gear={1: "ritual-mask"})

    _, happened = played(state, "use mask", "contribute zhar")

    assert set_off(happened) == []


@pytest.mark.rule("GR-8.8")
def test_what_insanity_has_done_is_told_to_all() -> None:
    _, happened = played(table(mad={1: ["whispered-dread"]}), "contribute zhar", "choose 2")

    assert [event.seen_by(None) for event in happened[1:3]] == happened[1:3]
