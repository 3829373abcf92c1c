"""What no state of any game may be, fault by fault."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules import kernel
from rlyeh_rules.kernel import HIDDEN, BySeat, Seat, Step, Violation, evolve
from tests.kernel.small import ANN, BLUE, BOB, RED, Ask, AskAll, AskInVain, Bag, Say, Stone, small
from tests.lantern import State
from tests.lantern.state import DREAD, Facedown
from tests.lantern.turn import TurnEnds
from tests.lantern.vote import AskVotes
from tests.support.table import asked, dealt


def broken(state: kernel.State) -> list[str]:
    """What is wrong with a state, in words."""
    return [str(violation) for violation in state.violations()]


def with_table(**changes: Any) -> State:
    s = dealt()
    return evolve(s, table=evolve(s.table, **changes))


def test_a_state_that_was_dealt_is_sound() -> None:
    assert broken(small()) == broken(dealt()) == []


def test_a_seat_that_is_not_at_the_table() -> None:
    assert broken(evolve(dealt(), mover=Seat(3))) == ["state.mover: there is no seat 3"]
    assert broken(evolve(dealt(), mover=Seat(-1))) == ["state.mover: there is no seat -1"]


def test_a_seat_that_is_not_at_the_table_deep_in_a_row() -> None:
    deck = dealt().table.deck
    s = with_table(deck=deck[1:], pool=(Facedown(deck[0], (Seat(0), Seat(7))),))
    assert broken(s) == ["state.table.pool[0].seen_by[1]: there is no seat 7"]


def test_a_seat_on_the_agenda_that_is_not_at_the_table() -> None:
    s = dealt()
    assert broken(evolve(s, agenda=(TurnEnds(Seat(4)), *s.agenda))) == ["state.agenda[0].seat: there is no seat 4"]


def test_a_seat_that_may_be_missing_but_is_wrong() -> None:
    ask: Any = dealt().agenda[-1]
    s = evolve(dealt(), agenda=(*dealt().agenda[:-1], evolve(ask, bidder=Seat(3))))
    assert broken(s) == ["state.agenda[2].bidder: there is no seat 3"]


def test_one_value_too_many_or_too_few() -> None:
    s = dealt()
    assert "state.players has 2 values for 3 seats" in broken(evolve(s, players=BySeat(s.players[:2])))
    votes = asked(AskVotes(ANN, BOB, BySeat([None] * 4)))
    assert broken(votes) == ["state.agenda[2].votes has 4 values for 3 seats"]


def test_something_hidden_in_the_whole_truth() -> None:
    s = small()
    assert broken(evolve(s, bags=s.bags.put(BOB, Bag((HIDDEN,))))) == [
        "state.bags[1].stones[0] is hidden, and this is nobody's view"
    ]


def test_an_earlier_moment_that_is_somebodys_view() -> None:
    s = dealt()
    s = evolve(s, undo=evolve(s, viewer=BOB))
    assert broken(s) == ["state.undo.viewer is somebody's view, and this is nobody's"]


@pytest.mark.parametrize("chance", [-1, 1 << 64])
def test_a_chance_that_is_no_64_bit_integer(chance: int) -> None:
    assert broken(evolve(small(), chance=chance)) == ["the chance of the state is a 64-bit integer"]


def test_a_thing_that_is_lost() -> None:
    assert broken(evolve(small(), bags=BySeat([Bag(), Bag((BLUE,))]))) == ["red lies in no place"]


def test_a_thing_that_lies_in_two_places() -> None:
    assert broken(evolve(small(), bowl=(BLUE,))) == ["blue lies in more places than there are copies"]


def test_a_thing_that_the_game_does_not_have() -> None:
    assert broken(evolve(small(), bowl=(Stone("green"),))) == ["there is no green in this game"]


def test_a_card_taken_for_another() -> None:
    deck = dealt().table.deck
    s = with_table(deck=(DREAD, *deck[1:]) if deck[0] != DREAD else (deck[0], DREAD, *deck[2:]))
    assert "dread lies in more places than there are copies" in broken(s)


@pytest.mark.parametrize(
    ("agenda", "wrong"),
    [
        ((), "somebody must decide, unless the game is over"),
        ((Ask(ANN), Say("hello")), "somebody must decide, unless the game is over"),
        ((AskAll(()),), "somebody at the table must decide, unless the game is over"),
    ],
)
def test_nobody_who_decides(agenda: tuple[Step, ...], wrong: str) -> None:
    assert broken(evolve(small(), agenda=agenda)) == [wrong]


def test_somebody_who_must_decide_and_cannot() -> None:
    assert broken(small(AskInVain(BOB))) == ["seat 1 is waited for and can do nothing"]


def test_a_broken_invariant_is_named_with_its_rule() -> None:
    s = evolve(small(), bags=BySeat([Bag(), Bag()]), bowl=(RED, BLUE))
    assert s.violations() == (Violation("SM-5", "the bowl holds one stone at most"),)
    assert broken(s) == ["the bowl holds one stone at most (SM-5)"]


def test_of_a_view_only_what_can_be_told_from_it() -> None:
    swapped = evolve(small(), bags=BySeat([Bag((BLUE,)), Bag((RED,))]))
    assert broken(swapped) == ["Bob holds no red stone (SM-6)"]
    assert broken(swapped.view(ANN)) == []
    assert broken(evolve(swapped, bags=BySeat([Bag(), Bag()]), bowl=(RED, BLUE)).view(ANN)) == [
        "the bowl holds one stone at most (SM-5)"
    ]


def test_a_state_that_is_over_needs_nobody_to_decide() -> None:
    s = small()
    over, _ = s.apply(s.legal_actions()[0])
    assert broken(evolve(over, agenda=())) == []


def test_of_a_state_with_very_many_faults_some_are_named() -> None:
    s = dealt()
    assert len(broken(evolve(s, agenda=(TurnEnds(Seat(4)),) * 1_000))) == 20
