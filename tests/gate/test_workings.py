"""What effects do to players, whoever they concern, and wherever they stand: on insanity, an Artifact or a god."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from rlyeh_rules.gate import (
    AskTurn,
    Mythos,
    events,
)
from rlyeh_rules.gate.carrying import Carry, carry_out
from rlyeh_rules.gate.effects import (
    DiscardMythos,
    DrawMythos,
    Effect,
    Mill,
    MoveClock,
    PassCards,
    SkipTurn,
    TakeInsanity,
    Who,
)
from rlyeh_rules.kernel import HIDDEN, Event, Play

from .printed import CALM, SOURCES, done_by, of
from .table import at, hand, kinds, mythos, offered, play, played, refused, table

# ------------------------------------------------------------------ whom it concerns

CONCERNED: Final = {Who.YOU: [1], Who.LEFT: [2], Who.OTHERS: [2, 3, 4, 5], Who.EVERYBODY: [1, 2, 3, 4, 5]}
ToPlayers = Callable[[Who], Effect]
TO_PLAYERS: Final = (
    (TakeInsanity, events.InsanityDrawn),
    (DiscardMythos, events.CardLost),
    (DrawMythos, events.CardsDrawn),
    (SkipTurn, events.PlayerDrugged),
)
TWO_CARDS: Final = dict.fromkeys(range(1, 6), "B D")


@pytest.mark.rule("GR-R53", "GR-8.14", "GR-8.8", "GR-13.2.6", "GR-R52")
@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("who", CONCERNED)
@pytest.mark.parametrize(("effect", "told"), TO_PLAYERS)
def test_an_effect_concerns_whom_it_names_wherever_it_stands(
    effect: ToPlayers, told: type[Event], who: Who, source: str
) -> None:
    _, happened = done_by(source, effect(who), hands=TWO_CARDS)

    assert [event.seat + 1 for event in of(happened, told)] == CONCERNED[who]


@pytest.mark.rule("GR-R53", "GR-R38", "GR-8.10", "GR-8.11")
@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize(("effect", "told"), TO_PLAYERS)
def test_an_effect_on_another_asks_for_one_wherever_it_stands(
    effect: ToPlayers, told: type[Event], source: str
) -> None:
    state, happened = done_by(source, effect(Who.ANOTHER), hands=TWO_CARDS)
    assert happened == []
    assert offered(state, 1) == ["choose 1", "choose 2", "choose 3", "choose 4"]

    _, happened = played(state, "choose 3")

    assert happened[0] == events.TargetChosen(at(1), at(4))
    assert [event.seat + 1 for event in of(happened, told)] == [4]


@pytest.mark.rule("GR-R53", "GR-8.9", "GR-12.3")
@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize(("who", "drawn"), [(Who.LEFT, []), (Who.OTHERS, [3, 4, 5]), (Who.EVERYBODY, [1, 3, 4, 5])])
def test_a_discovered_cultist_takes_no_insanity_from_anything(source: str, who: Who, drawn: list[int]) -> None:
    state, happened = done_by(source, TakeInsanity(who), discovered=[2])

    assert [event.seat + 1 for event in of(happened, events.InsanityDrawn)] == drawn
    assert state.players[at(2)].mind.size == 0


@pytest.mark.rule("GR-R53", "GR-R17")
def test_several_who_draw_several_cards_do_so_in_rounds() -> None:
    _, happened = done_by("artifact", TakeInsanity(Who.OTHERS, 2))

    assert kinds(happened) == ["InsanityDrawn"] * 8
    assert [event.seat + 1 for event in of(happened, events.InsanityDrawn)] == [2, 3, 4, 5, 2, 3, 4, 5]


# ------------------------------------------------------------------ cards of hands


@pytest.mark.rule("GR-R53", "GR-8.11")
@pytest.mark.parametrize(("count", "lost"), [(1, 1), (2, 2), (3, 2)])
def test_so_many_cards_are_lost_or_all_there_are(count: int, lost: int) -> None:
    state, happened = done_by("drawn", DiscardMythos(Who.YOU, count), hands={1: "B D"})

    assert len(of(happened, events.CardLost)) == lost
    assert (len(state.players[at(1)].hand), len(state.mythos.discard)) == (2 - lost, lost)


@pytest.mark.rule("GR-R53", "GR-8.11")
@pytest.mark.parametrize("seat", [at(1), at(3), None])
def test_only_their_owners_learn_which_cards_are_lost(seat: int | None) -> None:
    state, happened = done_by("artifact", DiscardMythos(Who.LEFT, 3), hands={2: "B D Z"})

    assert sorted(event.card for event in of(happened, events.CardLost)) == [*hand("B D Z")]
    assert [event.seen_by(at(2)) for event in happened] == happened
    assert [event.seen_by(seat) for event in happened] == [events.CardLost(at(2), HIDDEN)] * 3
    assert state.view(seat).mythos.discard == (HIDDEN,) * 3


@pytest.mark.rule("GR-R53", "GR-6.2.5")
@pytest.mark.parametrize(
    ("before", "count", "drawn"), [("", 2, "Z B"), ("B D", 2, "Z"), ("B D Z", 2, ""), ("", 4, "Z B D")]
)
def test_cards_drawn_fill_a_hand_up_to_three_and_no_further(before: str, count: int, drawn: str) -> None:
    state, happened = done_by("artifact", DrawMythos(Who.LEFT, count), hands={2: before}, deck="Z B D I")

    assert state.players[at(2)].hand == hand(f"{before} {drawn}")
    assert happened == ([events.CardsDrawn(at(2), hand(drawn))] if drawn else [])
    assert [event.seen_by(at(1)).cards for event in of(happened, events.CardsDrawn)] == [
        (HIDDEN,) * len(drawn.split()) for _ in happened
    ]


@pytest.mark.rule("GR-R53")
def test_an_artifact_that_comes_into_a_hand_by_an_effect_is_not_laid_down() -> None:
    state, _ = done_by("artifact", DrawMythos(Who.YOU), hands={1: "B D"}, deck="lamp-of-alhazred Z", set_aside="")

    assert Mythos("lamp-of-alhazred") in state.players[at(1)].hand
    assert isinstance(state.decision, AskTurn)
    assert refused(state, "0: lay lamp-of-alhazred") == "GR-R45"


@pytest.mark.rule("GR-R53")
def test_all_pass_a_card_to_the_left_at_once() -> None:
    hands = {1: "I I I", 2: "Z", 3: "", 4: "B B", 5: "D D"}

    state, happened = done_by("artifact", PassCards(), hands=hands, discovered=[4])

    assert [player.hand for player in state.players] == [*map(hand, ["I I D", "I", "Z", "B", "D B"])]
    assert happened == [
        events.CardPassed(at(giver), at(taker), mythos(card))
        for giver, taker, card in [(1, 2, "I"), (2, 3, "Z"), (4, 5, "B"), (5, 1, "D")]
    ]


@pytest.mark.rule("GR-R53")
def test_only_giver_and_taker_learn_which_card_is_passed() -> None:
    _, happened = done_by("artifact", PassCards(), hands={1: "I"} | dict.fromkeys(range(2, 6), ""))
    (passed,) = of(happened, events.CardPassed)

    assert passed == events.CardPassed(at(1), at(2), mythos("I"))
    assert [passed.seen_by(seat) for seat in (at(1), at(2))] == [passed, passed]
    assert [passed.seen_by(seat).card for seat in (at(3), at(5), None)] == [HIDDEN] * 3


@pytest.mark.rule("GR-R53")
def test_chance_takes_the_cards_that_are_passed() -> None:
    state = table(insanity=["changing-places", *CALM], hands=dict.fromkeys(range(1, 6), "B D Z"))

    state = play(state, "research", "done", chance=[0, 1, 2, 0, 1])

    assert [player.hand for player in state.players] == [*map(hand, ["D D Z", "B B Z", "B D D", "D Z Z", "B B Z"])]


# ------------------------------------------------------------------ turns lost


@pytest.mark.rule("GR-R53")
def test_who_loses_a_turn_takes_no_action_on_the_next_one_only() -> None:
    state, happened = done_by("lasting", SkipTurn(Who.LEFT))

    assert kinds(happened) == ["PlayerDrugged", "TurnBegan", "TurnLost", "TurnBegan"]
    assert happened[2] == events.TurnLost(at(2))
    assert state.turn.seat == at(3)
    assert not state.players[at(2)].skips


@pytest.mark.rule("GR-R53")
def test_who_loses_a_turn_in_their_own_turn_acts_in_this_one_still() -> None:
    state, _ = done_by("artifact", SkipTurn(Who.YOU))

    assert state.decision == AskTurn(at(1))
    assert state.players[at(1)].skips
    state, happened = played(state, "contribute zhar", *["research", "done"] * 4)
    assert of(happened, events.TurnLost) == [events.TurnLost(at(1))]
    assert state.turn.seat == at(2)


@pytest.mark.rule("GR-R53")
def test_a_turn_is_not_lost_twice() -> None:
    state, happened = done_by("artifact", SkipTurn(Who.LEFT), SkipTurn(Who.LEFT))

    assert happened == [events.PlayerDrugged(at(2))]
    assert state.players[at(2)].skips


@pytest.mark.rule("GR-R53", "GR-5.4")
def test_who_loses_a_turn_declares_all_the_same() -> None:
    state, _ = done_by("god", SkipTurn(Who.LEFT))
    assert offered(state, 2) == ["declare zhar", "declare bokrug", "declare dagon"]

    state, happened = played(state, "declare zhar")

    assert kinds(happened) == ["TargetDeclared", "TurnLost", "TurnBegan"]
    assert state.turn.seat == at(3)


# ------------------------------------------------------------------ the clock


@pytest.mark.rule("GR-R53", "GR-R34")
@pytest.mark.parametrize("source", ["artifact", "god"])
@pytest.mark.parametrize(("hours", "hour"), [(-1, 6), (2, 9), (-9, 1)])
def test_the_clock_moves_on_or_back(source: str, hours: int, hour: int) -> None:
    state, happened = done_by(source, MoveClock(hours), hour=7)

    assert happened[0] == events.ClockMoved(hour - 7, hour)
    assert state.hour == hour


@pytest.mark.rule("GR-R53", "GR-R19")
@pytest.mark.parametrize("source", ["artifact", "god"])
def test_at_midnight_the_game_is_over_in_the_middle_of_anything(source: str) -> None:
    state, happened = done_by(source, MoveClock(3), Mill(1), hour=10)

    assert kinds(happened) == ["ClockMoved", "GameEnded"]
    assert state.outcome is not None
    assert (state.hour, state.outcome.rule) == (12, "GR-R19")


# ------------------------------------------------------------------ one after the other


@pytest.mark.rule("GR-R53")
@pytest.mark.parametrize("source", SOURCES)
def test_several_effects_are_carried_out_in_their_order(source: str) -> None:
    _, happened = done_by(source, Mill(1), TakeInsanity(Who.LEFT), SkipTurn(Who.LEFT), Mill(2))

    assert kinds(happened)[:4] == ["DeckMilled", "InsanityDrawn", "PlayerDrugged", "DeckMilled"]


@pytest.mark.rule("GR-R53")
def test_an_effect_of_which_nothing_is_known_is_not_passed_over() -> None:
    with pytest.raises(NotImplementedError):
        carry_out(Effect(), table(), Carry(at(1), "silver-key"), Play([]))
