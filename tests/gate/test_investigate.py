"""Investigate: the pool is shuffled, all but one of its cards are looked at, and one may be swapped."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules import HIDDEN, NotationError
from rlyeh_rules.gate import AskSwap, AskTurn, Laid, Mythos, State
from rlyeh_rules.gate.events import CardsReturned, Investigated
from tests.gate.dealt import as_it_lies
from tests.gate.table import at, cards, hand, kinds, offered, play, played, refused, table


def looking(pool: str = "Z Z D I B", held: str = "I B", **options: Any) -> State:
    """P2 investigates: of the pool as it lies sorted the last card is put back unseen."""
    state = table(turn=2, pool=pool, hands={2: held}, **options)
    return play(state, "investigate", chance=as_it_lies(len(pool.split())))


def swaps(state: State) -> list[str]:
    """The swaps that P2 is offered."""
    return [text for text in offered(state, 2) if text.startswith("swap")]


# ------------------------------------------------------------------ looking


@pytest.mark.rule("GR-6.4.1", "GR-R41")
def test_the_pool_is_gathered_and_shuffled() -> None:
    state = table(turn=4, pool="Z I D B")

    plain = play(state, "investigate", chance=[3, 2, 1])
    turned = play(state, "investigate", chance=[0, 0, 0])

    assert plain.pool == (Laid(Mythos("zhar")),), "gathered they lie sorted, so that their order tells nothing"
    assert turned.pool == (Laid(Mythos("bokrug")),)


@pytest.mark.rule("GR-6.4.1", "GR-R41")
def test_no_view_and_no_event_ties_a_card_to_whoever_has_laid_it() -> None:
    state, first = played(table(turn=1, hands={1: "D B Z"}, pool="Z B"), "contribute dagon")
    state, later = played(state, "investigate", "leave")

    assert sorted(laid.card for laid in state.pool) == [*hand("B D Z")]
    for viewer in (*state.seats, None):
        assert [laid.card for laid in state.view(viewer).pool] == [HIDDEN] * 3
        assert "dagon" not in repr([event.seen_by(viewer) for event in later if viewer != 1])
    assert first[0].seen_by(None) != first[0]


@pytest.mark.rule("GR-6.4.1", "GR-R7")
def test_cards_that_lay_face_up_go_back_face_down_like_all_others() -> None:
    state = play(table(pool="Z +I D +B"), "investigate", "leave")

    assert [laid.up for laid in state.pool] == [False] * 4
    assert [laid.card for laid in state.view(None).pool] == [HIDDEN] * 4


@pytest.mark.rule("GR-6.4.2", "GR-R6")
@pytest.mark.parametrize(("pool", "seen"), [("Z Z D I B", 4), ("Z D", 1), ("Z Z D I B I", 5)])
def test_all_cards_but_one_are_seen(pool: str, seen: int) -> None:
    state = play(table(turn=2, pool=pool), "investigate")

    assert isinstance(state.decision, AskSwap)
    assert (len(state.decision.seen), len(state.pool)) == (seen, 1)
    assert sorted([*state.decision.seen, state.pool[0].card]) == sorted(cards(pool))


@pytest.mark.rule("GR-6.4.2")
def test_the_investigator_alone_sees_them_and_nobody_the_one_put_back() -> None:
    state, happened = played(table(turn=2, pool="Z D I"), "investigate", chance=as_it_lies(3))

    seen = cards("D I")
    assert state.view(at(2)).decision == AskSwap(at(2), at(2), seen)
    assert happened[0].seen_by(at(2)) == Investigated(at(2), seen)
    for viewer in (at(1), at(3), None):
        assert state.view(viewer).decision == AskSwap(at(2), at(2), (HIDDEN, HIDDEN))
        assert happened[0].seen_by(viewer) == Investigated(at(2), (HIDDEN, HIDDEN))
    for viewer in (*state.seats, None):
        assert [laid.card for laid in state.view(viewer).pool] == [HIDDEN]


@pytest.mark.rule("GR-R6")
def test_an_empty_pool_cannot_be_investigated() -> None:
    state = table(pool="")

    assert refused(state, "0: investigate") == "GR-R6"
    assert "investigate" not in offered(state, 1)


@pytest.mark.rule("GR-R6", "GR-6.4.6")
def test_of_a_single_card_nothing_is_seen_but_insanity_is_drawn() -> None:
    state, happened = played(table(pool="Z"), "investigate")

    assert (state.pool, state.decision) == ((Laid(Mythos("zhar")),), AskTurn(at(2)))
    assert happened[0] == Investigated(at(1), ())
    assert state.players[0].mind.size == 1


# ------------------------------------------------------------------ the swap


@pytest.mark.rule("GR-6.4.3")
def test_a_card_of_the_hand_may_be_exchanged_for_one_of_those_seen() -> None:
    state = looking("Z Z Z D I", "I B")
    assert state.decision == AskSwap(at(2), at(2), hand("D I Z Z"))
    assert offered(state, 2)[0] == "leave"
    assert swaps(state) == [
        f"swap {give} for {take}" for give in ("bokrug", "ithaqua") for take in ("dagon", "ithaqua", "zhar")
    ]

    state = play(state, "swap ithaqua for zhar")

    assert state.players[1].hand == hand("Z B")
    assert sorted(laid.card for laid in state.pool) == [*hand("I Z D I Z")]
    assert (len(state.pool), state.decision) == (5, AskTurn(at(3)))


@pytest.mark.rule("GR-6.4.3")
def test_there_need_not_be_a_swap() -> None:
    before = looking()

    after = play(before, "leave")

    assert after.players[1].hand == hand("I B")
    assert sorted(laid.card for laid in after.pool) == [*hand("Z Z D I B")]


@pytest.mark.rule("GR-6.4.3", "GR-6.4.5")
def test_there_is_one_swap_and_no_second_look() -> None:
    state = play(looking(), "swap ithaqua for dagon")

    assert refused(state, "1: swap bokrug for ithaqua") == "GR-6.0.1"
    assert refused(state, "1: leave") == "GR-6.0.1"
    assert refused(state, "1: investigate") == "GR-4.1"


@pytest.mark.rule("GR-6.4.3")
@pytest.mark.parametrize("text", ["swap zhar for dagon", "swap dagon for ithaqua"])
def test_a_card_that_is_not_in_hand_cannot_be_given(text: str) -> None:
    assert refused(looking(), f"1: {text}") == "GR-6.4.3"


@pytest.mark.rule("GR-6.4.3", "GR-R9")
def test_without_a_card_in_hand_there_is_no_swap() -> None:
    state = looking(held="")

    assert offered(state, 2) == ["leave"]
    assert refused(state, "1: swap ithaqua for dagon") == "GR-6.4.3"


@pytest.mark.rule("GR-6.4.3")
@pytest.mark.parametrize(
    "text", ["swap ithaqua", "take dagon", "swap for dagon", "swap ithaqua, bokrug for dagon, zhar"]
)
def test_no_card_is_added_or_taken_without_an_exchange_and_no_two_are_exchanged(text: str) -> None:
    with pytest.raises(NotationError):
        play(looking(), f"1: {text}")


@pytest.mark.rule("GR-6.4.4")
def test_the_card_that_was_put_back_unseen_cannot_be_swapped_for() -> None:
    state = looking("B I Z", "D")
    assert state.pool == (Laid(Mythos("zhar")),)

    assert refused(state, "1: swap dagon for zhar") == "GR-6.4.4"
    assert swaps(state) == ["swap dagon for bokrug", "swap dagon for ithaqua"]


@pytest.mark.rule("GR-6.4.5", "GR-6.1.3")
@pytest.mark.parametrize("last", ["leave", "swap ithaqua for dagon"])
def test_once_the_cards_are_back_only_their_number_is_seen(last: str) -> None:
    state = play(looking(), last)

    for viewer in (*state.seats, None):
        assert [laid.card for laid in state.view(viewer).pool] == [HIDDEN] * 5


@pytest.mark.rule("GR-6.4.7")
@pytest.mark.parametrize("last", ["leave", "swap bokrug for zhar"])
def test_neither_the_pool_nor_the_hand_changes_in_size_and_no_incantation_is_triggered(last: str) -> None:
    state, happened = played(table(turn=3, pool="Z Z Z Z Z Z", hands={3: "B D"}), "investigate", last)

    assert (len(state.pool), len(state.players[2].hand)) == (6, 2)
    assert "IncantationRevealed" not in kinds(happened)


# ------------------------------------------------------------------ what the others learn


@pytest.mark.rule("GR-R8", "GR-6.4.3")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_all_learn_whether_there_was_a_swap_and_nobody_else_of_which_cards(viewer: int | None) -> None:
    _, swapped = played(looking(), "swap ithaqua for dagon")
    _, left = played(looking(), "leave")

    full = CardsReturned(at(2), told=True, swapped=True, gave=cards("I"), took=cards("D"))
    assert swapped[0] == swapped[0].seen_by(at(2)) == full
    seen = swapped[0].seen_by(viewer)
    assert isinstance(seen, CardsReturned)
    assert (seen.swapped, seen.gave, seen.took) == (True, (), ())
    other = left[0].seen_by(viewer)
    assert isinstance(other, CardsReturned)
    assert other.swapped is False


@pytest.mark.rule("GR-R8")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_a_host_may_keep_it_from_the_others_whether_there_was_a_swap(viewer: int | None) -> None:
    after_swap, swapped = played(looking(hide_swaps=True), "swap ithaqua for dagon")
    after_leave, left = played(looking(hide_swaps=True), "leave")

    assert [event.seen_by(viewer) for event in swapped] == [event.seen_by(viewer) for event in left]
    assert after_swap.view(viewer) == after_leave.view(viewer)
    mine = swapped[0].seen_by(at(2))
    assert isinstance(mine, CardsReturned)
    assert (mine.swapped, mine.gave, mine.took) == (True, cards("I"), cards("D"))


# ------------------------------------------------------------------ the insanity it costs


@pytest.mark.rule("GR-6.4.6", "GR-R5")
@pytest.mark.parametrize("last", ["leave", "swap ithaqua for dagon"])
def test_an_insanity_card_is_drawn_whether_or_not_there_was_a_swap_once_all_is_over(last: str) -> None:
    state = looking()
    assert state.players[1].mind.size == 0

    state, happened = played(state, last)

    assert (state.players[1].mind.size, len(state.insanity.deck)) == (1, 11)
    assert kinds(happened)[:2] == ["CardsReturned", "InsanityDrawn"]


@pytest.mark.rule("GR-R5", "GR-8.14")
def test_an_immediate_card_comes_too_late_to_touch_the_investigation() -> None:
    state = looking(insanity=["overturned-table", "eager-to-please"])
    assert isinstance(state.decision, AskSwap)
    assert len(state.decision.seen) == 4

    _, happened = played(state, "swap ithaqua for dagon")

    assert kinds(happened)[:4] == ["CardsReturned", "InsanityDrawn", "InsanityCarriedOut", "PoolShuffled"]
