"""The mythos deck and its discard pile: drawing, reshuffling, and what all can see of the piles."""

from __future__ import annotations

import pytest

from rlyeh_rules import HIDDEN, NotationError
from rlyeh_rules.gate.events import CardsDrawn, MythosReshuffled
from tests.gate.dealt import as_it_lies
from tests.gate.table import at, cards, hand, kinds, play, played, table

FOURTEEN = "I I I I Z Z Z Z B B B B D D"


@pytest.mark.rule("GR-6.2.4", "GR-R10")
def test_when_the_deck_runs_out_the_discards_are_shuffled_and_the_draw_goes_on() -> None:
    state = table(hands={1: ""}, deck="E", discard=FOURTEEN)

    state, happened = played(state, "research", chance=as_it_lies(14))

    assert state.players[0].hand == hand("E I I")
    assert (state.mythos.deck, state.mythos.discard) == (cards(FOURTEEN)[2:], ())
    assert kinds(happened)[:3] == ["Researched", "MythosReshuffled", "CardsDrawn"]
    assert happened[1:3] == [MythosReshuffled(14), CardsDrawn(at(1), hand("E I I"))]


@pytest.mark.rule("GR-6.2.4")
def test_the_new_deck_is_shuffled() -> None:
    state = play(table(hands={1: "B B"}, deck="E", discard="I Z D"), "research", "done", chance=[0, 0])

    assert state.mythos.deck == cards("Z D I")


@pytest.mark.rule("GR-R10")
def test_it_is_shuffled_as_soon_as_the_last_card_has_been_taken() -> None:
    state = play(table(hands={1: "B B"}, deck="E", discard="I Z D"), "research", "done")

    assert state.players[0].hand == hand("B B E")
    assert (len(state.mythos.deck), state.mythos.discard) == (3, ())


@pytest.mark.rule("GR-R10", "GR-6.3.1", "GR-6.2.4")
def test_what_is_discarded_after_that_starts_a_new_pile() -> None:
    state = play(table(deck="I Z", discard="B D"), "gamble")
    assert (len(state.mythos.deck), state.mythos.discard) == (2, ())

    state = play(state, "play ithaqua")

    assert (sorted(state.mythos.deck), state.mythos.discard) == ([*cards("B D")], cards("Z"))


@pytest.mark.rule("GR-R10")
def test_if_there_was_no_discard_it_is_shuffled_for_the_next_draw() -> None:
    state = play(table(deck="I Z", discard=""), "gamble", "play ithaqua")
    assert (state.mythos.deck, state.mythos.discard) == ((), cards("Z"))

    state, happened = played(state, "gamble")

    assert (state.mythos.deck, state.mythos.discard) == ((), ())
    assert MythosReshuffled(1) in happened


@pytest.mark.rule("GR-R10")
def test_research_discards_first_so_that_its_own_discards_can_come_back() -> None:
    state = play(table(hands={1: "B I Z"}, deck="E"), "research", "discard bokrug", "discard ithaqua", "done")

    assert len(state.players[0].hand) == 3
    assert {*cards("Z E")} <= {*state.players[0].hand}
    assert len(state.mythos.deck) == 1


@pytest.mark.rule("GR-R10")
@pytest.mark.parametrize(("deck", "after"), [("", ""), ("I", "I"), ("I Z", "I Z")])
def test_if_both_piles_are_empty_what_there_is_is_drawn(deck: str, after: str) -> None:
    state = play(table(hands={1: ""}, deck=deck), "research")

    assert state.players[0].hand == hand(after)
    assert (state.mythos.deck, state.mythos.discard, state.turn.seat) == ((), (), at(2))


@pytest.mark.rule("GR-R41")
@pytest.mark.parametrize("viewer", [0, 3, None])
def test_of_the_piles_all_see_the_size_and_nobody_the_cards(viewer: int | None) -> None:
    view = table(deck="I Z B", discard="D D", pool="Z +I").view(viewer)

    assert (view.mythos.deck, view.mythos.discard) == ((HIDDEN,) * 3, (HIDDEN,) * 2)
    assert (view.insanity.deck, len(view.book.deck)) == ((HIDDEN,) * 12, 3)
    assert [str(laid.card) for laid in view.pool] == [str(HIDDEN), "ithaqua"]


@pytest.mark.rule("GR-R41")
def test_what_lies_open_is_seen_by_all_and_of_what_is_secret_the_number() -> None:
    state = table(
        mad={2: ["lost-for-words"]},
        secret={2: ["secret-sympathy", "itching-fingers"]},
        created=["zhar"],
        book="no-enemies",
        directions=["two-in-the-open"],
    )

    for viewer in (at(1), None):
        view = state.view(viewer)
        assert view.players[1].mind.open == state.players[1].mind.open
        assert view.players[1].mind.secret == (HIDDEN, HIDDEN)
        assert (view.hour, view.target, view.created) == (state.hour, state.target, state.created)
        assert view.book.direction == "no-enemies"
    assert state.view(at(2)).players[1].mind == state.players[1].mind


@pytest.mark.rule("GR-R41")
def test_who_has_laid_an_open_card_stays_in_the_record_but_not_on_the_table() -> None:
    state, laid = played(table(discovered=[1], hands={1: "I"}, pool="Z"), "contribute ithaqua")
    assert laid[0].seen_by(None) == laid[0]

    state, later = played(state, "investigate", "leave")

    assert [card.card for card in state.view(None).pool] == [HIDDEN, HIDDEN]
    assert "ithaqua" not in repr([event.seen_by(None) for event in later])


@pytest.mark.rule("GR-R40")
@pytest.mark.parametrize("text", ["0: show ithaqua", "0: show nature", "0: reveal ithaqua", "0: show hand to 1"])
def test_there_is_no_way_to_show_a_card(text: str) -> None:
    with pytest.raises(NotationError):
        play(table(hands={1: "I B D"}), text)


@pytest.mark.rule("GR-R40")
def test_one_may_say_what_one_likes_in_ones_defence_and_it_proves_nothing() -> None:
    state, happened = played(table(hour=6), "accuse 1", "speak")

    assert kinds(happened) == ["Accused", "Spoke"]
    for viewer in (at(1), at(3), None):
        assert state.view(viewer).players[1].nature is HIDDEN
