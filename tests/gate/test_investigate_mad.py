"""Investigating with insanity, with the Eye of Horus, and among Artifacts."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules import HIDDEN
from rlyeh_rules.gate import AskSwap, AskTurn, Mythos, Placed, State
from rlyeh_rules.gate.events import PoolSeen
from tests.gate.dealt import as_it_lies
from tests.gate.table import at, cards, hand, kinds, offered, play, played, refused, table

BOOK = "book-of-hsan"


def looking(pool: str = "Z Z D I B", held: str = "I B", **options: Any) -> State:
    """P2 investigates: of the pool as it lies sorted the last cards are put back unseen."""
    state = table(turn=2, pool=pool, hands={2: held}, **options)
    return play(state, "investigate", chance=as_it_lies(len(pool.split())))


# ------------------------------------------------------------------ seeing less


@pytest.mark.rule("GR-8.12", "GR-8.3", "GR-R6")
@pytest.mark.parametrize(("narrow", "seen"), [(1, "B D I"), (2, "B D"), (3, "B")])
def test_narrowing_sight_shows_fewer_cards_and_only_those_can_be_swapped_for(narrow: int, seen: str) -> None:
    state = looking(mad={2: ["narrowing-sight"] * narrow})

    assert state.decision == AskSwap(at(2), at(2), cards(seen))
    assert len(state.pool) == 5 - len(seen.split())
    assert refused(state, "1: swap ithaqua for zhar") == "GR-6.4.4"


@pytest.mark.rule("GR-R6", "GR-8.12")
@pytest.mark.parametrize("narrow", [4, 5])
def test_it_never_shows_fewer_than_none_and_then_there_is_no_swap(narrow: int) -> None:
    state = looking(mad={2: ["narrowing-sight"] * narrow})

    assert (len(state.pool), state.decision) == (5, AskTurn(at(3)))
    assert state.players[1].mind.size == narrow + 1


@pytest.mark.rule("GR-8.6", "GR-8.12")
def test_what_an_investigation_costs_counts_only_from_the_next_one_on() -> None:
    state = looking(insanity=["narrowing-sight", *["eager-to-please"] * 11])
    assert isinstance(state.decision, AskSwap)
    assert len(state.decision.seen) == 4

    state = play(state, "leave", *["research", "done"] * 4, "investigate")

    assert isinstance(state.decision, AskSwap)
    assert len(state.decision.seen) == 3


# ------------------------------------------------------------------ swapping under constraint


@pytest.mark.rule("GR-8.8", "GR-R53")
def test_the_fear_of_touch_leaves_the_pool_alone() -> None:
    state = looking(mad={2: ["fear-of-touch"]})

    assert offered(state, 2) == ["leave"]
    assert refused(state, "1: swap ithaqua for dagon") == "GR-8.8"


@pytest.mark.rule("GR-8.8", "GR-R53")
def test_itching_fingers_must_swap() -> None:
    state = looking(secret={2: ["itching-fingers"]})

    assert "leave" not in offered(state, 2)
    assert refused(state, "1: leave") == "GR-8.8"
    assert play(state, "swap ithaqua for dagon").turn.seat == at(3)


@pytest.mark.rule("GR-8.13", "GR-8.8")
def test_that_a_swap_had_to_be_made_is_not_seen_by_the_others() -> None:
    bound, free = looking(secret={2: ["itching-fingers"]}), looking(secret={2: ["secret-sympathy"]})

    for viewer in (at(1), None):
        assert bound.view(viewer).decision == free.view(viewer).decision
        assert bound.view(viewer).players == free.view(viewer).players


@pytest.mark.rule("GR-R53", "GR-R9")
def test_with_no_card_in_hand_even_itching_fingers_leave_the_pool() -> None:
    assert offered(looking(held="", secret={2: ["itching-fingers"]}), 2) == ["leave"]


@pytest.mark.rule("GR-R53", "GR-8.3")
def test_where_one_card_demands_a_swap_and_another_forbids_it_there_is_none() -> None:
    state = looking(secret={2: ["itching-fingers"]}, mad={2: ["fear-of-touch"]})

    assert offered(state, 2) == ["leave"]
    assert refused(state, "1: swap ithaqua for dagon") == "GR-8.8"


@pytest.mark.rule("GR-8.8")
@pytest.mark.parametrize("who", [1, 3])
def test_the_insanity_of_others_does_not_bind(who: int) -> None:
    state = looking(mad={who: ["fear-of-touch", "narrowing-sight"]}, secret={who: ["itching-fingers"]})

    assert "leave" in offered(state, 2)
    assert len(offered(state, 2)) == 1 + 2 * 4


@pytest.mark.rule("GR-R53", "GR-R22")
@pytest.mark.parametrize(
    ("secret", "default"), [({}, "1: leave"), ({2: ["itching-fingers"]}, "1: swap bokrug for bokrug")]
)
def test_when_time_is_up_a_swap_is_made_only_if_it_must_be(secret: dict[int, list[str]], default: str) -> None:
    state = looking(secret=secret)

    assert state.decision is not None
    assert str(state.decision.default(state, at(2))) == default


# ------------------------------------------------------------------ the Eye of Horus


@pytest.mark.rule("GR-R55")
@pytest.mark.parametrize(
    ("mad", "before"), [({}, 4), ({2: ["narrowing-sight"] * 2}, 2), ({2: ["narrowing-sight"] * 5}, 0)]
)
def test_the_eye_of_horus_shows_every_card_of_the_pool(mad: dict[int, list[str]], before: int) -> None:
    state = looking(gear={2: "eye-of-horus"}, mad=mad)
    assert isinstance(state.decision, AskSwap)
    assert len(state.decision.seen) == before

    state, happened = played(state, "use eye of horus")

    assert state.decision == AskSwap(at(2), at(2), hand("Z Z D I B"))
    assert (state.pool, state.players[1].uses) == ((), 2)
    assert happened[-1].seen_by(at(1)) == PoolSeen(at(2), (HIDDEN,) * 5)
    assert refused(state, "1: use eye of horus") == "GR-R55", "there is nothing left to see"
    assert "use eye of horus" not in offered(state, 2)
    state = play(state, "swap ithaqua for zhar")
    assert (len(state.pool), state.players[1].hand) == (5, hand("B Z"))


@pytest.mark.rule("GR-R55", "GR-13.1.4")
@pytest.mark.parametrize(
    ("gear", "uses", "rule"),
    [({1: "eye-of-horus"}, {}, "GR-13.1.1"), ({2: "eye-of-horus"}, {2: 0}, "GR-13.1.4"), (None, {}, "GR-13.0.1")],
)
def test_the_eye_must_be_ones_own_and_not_used_up(gear: dict[int, str] | None, uses: dict[int, int], rule: str) -> None:
    state = looking(gear=gear, uses=uses)

    assert "use eye of horus" not in offered(state, 2)
    assert refused(state, "1: use eye of horus") == rule


@pytest.mark.rule("GR-R55", "GR-R6")
def test_who_sees_nothing_is_still_asked_for_the_eye() -> None:
    state = looking("Z", gear={2: "eye-of-horus"})
    assert offered(state, 2) == ["leave", "use eye of horus"]

    assert play(state, "leave").players[1].uses == 3


# ------------------------------------------------------------------ Artifacts in the pool


@pytest.mark.rule("GR-13.2.5", "GR-6.4.7")
def test_an_artifact_among_the_cards_may_be_taken_and_laid_at_once() -> None:
    state = looking(f"Z Z {BOOK} B", artifacts={})
    assert f"swap ithaqua for {BOOK} and lay it" in offered(state, 2)

    state, happened = played(state, f"swap ithaqua for {BOOK} and lay it")

    assert state.players[1].hand == cards("B")
    assert state.players[1].artifacts == (Placed(Mythos(BOOK), 3),)
    assert [laid.card for laid in state.pool] == [*hand("Z Z I B")]
    assert kinds(happened)[:3] == ["CardsReturned", "ArtifactLaid", "InsanityDrawn"]


@pytest.mark.rule("GR-13.2.5")
@pytest.mark.parametrize(
    ("options", "text", "rule"),
    [
        ({"artifacts": {}}, "swap ithaqua for bokrug and lay it", "GR-13.2.5"),
        ({"artifacts": {}}, f"swap dagon for {BOOK} and lay it", "GR-6.4.3"),
        ({"artifacts": {}, "mad": {2: ["fear-of-touch"]}}, f"swap ithaqua for {BOOK} and lay it", "GR-8.8"),
        ({"artifacts": {}, "mad": {2: ["narrowing-sight"] * 2}}, f"swap ithaqua for {BOOK} and lay it", "GR-6.4.4"),
    ],
)
def test_only_an_artifact_that_is_seen_can_be_laid(options: dict[str, Any], text: str, rule: str) -> None:
    state = looking(f"B B Z {BOOK}", **options)

    assert refused(state, f"1: {text}") == rule
    assert text not in offered(state, 2)


@pytest.mark.rule("GR-13.2.5", "GR-13.0.1")
def test_in_a_game_without_artifacts_none_is_laid() -> None:
    assert refused(looking(), "1: swap ithaqua for bokrug and lay it") == "GR-13.0.1"


@pytest.mark.rule("GR-R55", "GR-13.1.14")
def test_through_the_voodoo_doll_no_artifact_is_laid() -> None:
    state = table(
        turn=2, pool=f"Z Z {BOOK} B", hands={2: "I", 3: "D"}, artifacts={}, gear={2: "voodoo-doll"}, consulted=True
    )

    state = play(state, "doll 2", "investigate", chance=as_it_lies(4))

    assert refused(state, f"1: swap dagon for {BOOK} and lay it") == "GR-R55"
    state = play(state, f"swap dagon for {BOOK}")
    assert (state.players[1].hand, state.players[2].hand) == (cards("I"), cards(BOOK))
