"""The Voodoo Doll, and what it makes of others: who sees which card, the end of its turn, and the hand as dealt."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules import dumps, loads
from rlyeh_rules.gate import AskTurn, Insanity, InsanityFacts, Keeping, Side, State, events
from rlyeh_rules.gate.effects import DrawMythos, Who
from rlyeh_rules.kernel import HIDDEN, Event, Seat

from .table import STAND_IN, at, hand, kinds, offered, play, played, refused, table, told

USER, OWNER = at(1), at(3)
OTHERS: tuple[Seat | None, ...] = (at(2), at(4), at(5), None)
PLENTY = InsanityFacts(Insanity("plenty"), 1, Keeping.IMMEDIATELY, STAND_IN, effects=(DrawMythos(Who.EVERYBODY),))


def lent(*actions: str, **changes: Any) -> State:
    """P1's turn, who acts through P3 by the Voodoo Doll."""
    given: dict[str, Any] = {"gear": {1: "voodoo-doll"}, "hands": {1: "B", 3: "I Z"}}
    return play(table(**given | changes), "doll 2", *actions)


def only(happened: list[Event], kind: type[Event]) -> Any:  # noqa: ANN401 - of that kind
    """The one event of a kind."""
    (event,) = [event for event in happened if isinstance(event, kind)]
    return event


# ------------------------------------------------------------------ who sees which card


@pytest.mark.rule("GR-13.1.14", "GR-R55", "GR-6.1.3")
def test_what_is_laid_from_the_hand_is_known_to_both_and_to_nobody_else() -> None:
    laid = only(told(lent(), "contribute zhar"), events.CardContributed)

    assert [laid.seen_by(seat).card for seat in (USER, OWNER)] == ["zhar", "zhar"]
    assert [laid.seen_by(viewer).card for viewer in OTHERS] == [HIDDEN] * 4
    assert laid.seen_by(at(2)).describe() == "Seat 0 laid something hidden into the pool."


@pytest.mark.rule("GR-13.1.14", "GR-12.5")
def test_what_a_discovered_cultist_lays_through_another_all_can_see() -> None:
    laid = only(told(lent(discovered=[1]), "contribute zhar"), events.CardContributed)

    assert [laid.seen_by(viewer).card for viewer in (USER, OWNER, *OTHERS)] == ["zhar"] * 6


@pytest.mark.rule("GR-13.1.14", "GR-R55", "GR-6.2.2")
def test_what_is_discarded_from_the_hand_and_drawn_into_it_is_known_to_both_and_to_nobody_else() -> None:
    happened = told(lent(deck="D E B B"), "research", "discard zhar", "done")

    aside = only(happened, events.CardPutAside)
    assert [aside.seen_by(seat).card for seat in (USER, OWNER)] == ["zhar"] * 2
    assert [aside.seen_by(viewer).card for viewer in OTHERS] == [HIDDEN] * 4
    gone, drawn = only(happened, events.CardsDiscarded), only(happened, events.CardsDrawn)
    assert (gone.seat, drawn.seat) == (USER, OWNER)
    assert [gone.seen_by(seat).cards for seat in (USER, OWNER)] == [("zhar",)] * 2
    assert [drawn.seen_by(seat).cards for seat in (USER, OWNER)] == [hand("D E")] * 2
    assert [gone.seen_by(viewer).cards for viewer in OTHERS] == [(HIDDEN,)] * 4
    assert [drawn.seen_by(viewer).cards for viewer in OTHERS] == [(HIDDEN, HIDDEN)] * 4


@pytest.mark.rule("GR-13.1.14", "GR-R55", "GR-6.4.3")
@pytest.mark.parametrize("hide_swaps", [False, True])
def test_what_is_swapped_with_the_hand_is_known_to_both_and_to_nobody_else(*, hide_swaps: bool) -> None:
    state = lent("investigate", pool="D D", hide_swaps=hide_swaps)

    back = only(told(state, "swap zhar for dagon"), events.CardsReturned)

    known = (True, ("zhar",), ("dagon",))
    for seat in (USER, OWNER):
        seen = back.seen_by(seat)
        assert (seen.swapped, seen.gave, seen.took) == known
    for viewer in OTHERS:
        seen = back.seen_by(viewer)
        assert (seen.swapped, seen.gave, seen.took) == (HIDDEN if hide_swaps else True, (), ())


@pytest.mark.rule("GR-13.1.14")
def test_without_the_doll_nobody_looks_over_ones_shoulder() -> None:
    state = table(gear={1: "voodoo-doll"}, hands={1: "B I", 3: "I Z"})

    laid = only(told(state, "contribute ithaqua"), events.CardContributed)

    assert laid.other is None
    assert [laid.seen_by(viewer).card for viewer in (OWNER, *OTHERS)] == [HIDDEN] * 5


# ------------------------------------------------------------------ the last turn


@pytest.mark.rule("GR-13.1.14", "GR-10.1")
def test_it_becomes_midnight_after_a_turn_in_which_one_acted_through_another() -> None:
    """P5 has the last turn before midnight, and lays a card of P3."""
    before = table(turn=5, hour=11, gear={5: "voodoo-doll"}, hands={5: "B", 3: "I Z"}, pool="I")

    state, happened = played(before, "doll 2", "contribute zhar")

    assert state.outcome is not None
    assert state.outcome.rule == "GR-10.1"
    assert state.winning_side is Side.CULTISTS
    assert state.violations() == ()
    assert (state.turn.body, state.players[2].lent_to) == (at(5), ())
    assert kinds(happened)[-2:] == ["ClockMoved", "GameEnded"]


@pytest.mark.rule("GR-13.1.14", "GR-10.1")
@pytest.mark.parametrize("viewer", [*map(at, range(1, 6)), None])
def test_the_end_after_such_a_turn_can_be_saved_and_looked_at(viewer: Seat | None) -> None:
    before = table(turn=5, hour=11, gear={5: "voodoo-doll"}, hands={5: "B", 3: "I Z"}, pool="I")
    state = play(before, "doll 2", "contribute zhar")
    view = state.view(viewer)

    assert loads(dumps(state), State, content=state.setup.content) == state
    assert loads(dumps(view), State, content=state.setup.content) == view
    assert view.violations() == ()
    assert view.players[2].hand == (hand("I") if viewer == OWNER else (HIDDEN,))


# ------------------------------------------------------------------ the opening hand


def opening(**changes: Any) -> State:
    """P1's turn, the first of all; P2 was dealt the Silver Key and still has a first turn to come."""
    given: dict[str, Any] = {"number": 1, "artifacts": {}, "hands": {1: "B", 2: "silver-key"}}
    return table(**given | changes)


@pytest.mark.rule("GR-R45")
def test_the_opening_hand_may_be_laid_down_as_long_as_nothing_has_come_into_it() -> None:
    state = play(opening(), "contribute bokrug")
    assert state.players[1].as_dealt

    assert offered(state, 2)[-1] == "lay silver-key"


@pytest.mark.rule("GR-R45", "GR-R53")
def test_after_a_card_was_passed_into_the_hand_nothing_is_laid_down_from_it() -> None:
    state = opening(insanity=["changing-places", *["eager-to-please"] * 5], hands={1: "B", 2: "silver-key I"})

    state = play(state, "investigate", "leave", chance=[0, 1, 0, 1, 0, 0, 0, 0, 0])

    assert AskTurn(at(2)) == state.decision
    assert "silver-key" in state.players[1].hand
    assert not state.players[1].as_dealt
    assert refused(state, "lay silver-key") == "GR-R45"
    assert "lay silver-key" not in offered(state, 2)


@pytest.mark.rule("GR-R45", "GR-R55")
def test_after_a_card_was_drawn_into_the_hand_through_the_doll_nothing_is_laid_down_from_it() -> None:
    state = play(opening(gear={1: "voodoo-doll"}, deck="I Z D B"), "doll 1", "research", "done")

    assert AskTurn(at(2)) == state.decision
    assert state.players[1].hand == hand("silver-key I Z")
    assert refused(state, "lay silver-key") == "GR-R45"


@pytest.mark.rule("GR-R45", "GR-R53")
def test_after_a_card_was_drawn_into_the_hand_by_an_effect_nothing_is_laid_down_from_the_hand() -> None:
    state = opening(deck="I Z D B D B I Z D B", insanity=["plenty"] * 5, texts=[PLENTY])

    state = play(state, "investigate", "leave")

    assert state.players[1].hand == hand("silver-key Z")
    assert refused(state, "lay silver-key") == "GR-R45"


@pytest.mark.rule("GR-R45")
def test_a_card_that_has_left_the_hand_changes_nothing() -> None:
    state = play(opening(gear={1: "voodoo-doll"}, hands={1: "B", 2: "silver-key I"}), "doll 1", "contribute ithaqua")

    assert state.players[1].as_dealt
    assert offered(state, 2)[-1] == "lay silver-key"


@pytest.mark.rule("GR-R45", "GR-R30")
def test_once_the_group_was_asked_for_the_book_the_opening_hand_stays_as_it_is() -> None:
    state = play(opening(hands={1: "silver-key B"}), "consult", *[f"{seat}: vote no" for seat in range(5)])

    assert AskTurn(at(1)) == state.decision
    assert refused(state, "lay silver-key") == "GR-R45"
    assert "lay silver-key" not in offered(state, 1)


@pytest.mark.rule("GR-R45", "GR-R8")
def test_where_swaps_are_hidden_the_hand_as_dealt_does_not_tell_whether_there_was_one() -> None:
    state = opening(gear={1: "voodoo-doll"}, hands={1: "B", 2: "I Z"}, pool="D D", hide_swaps=True)
    looking = play(state, "doll 1", "investigate")

    left, swapped = play(looking, "leave"), play(looking, "swap zhar for dagon")

    assert (left.players[1].as_dealt, swapped.players[1].as_dealt) == (False, False)
    for viewer in (at(3), at(4), at(5), None):
        assert left.view(viewer) == swapped.view(viewer)
    assert (left.players[1].hand, swapped.players[1].hand) == (hand("I Z"), hand("I D"))
