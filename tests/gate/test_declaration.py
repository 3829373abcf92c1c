"""Declaration of Target Sigil: when it is due, who declares, and what may be named."""

from __future__ import annotations

from typing import Any

import pytest

from rlyeh_rules.gate import AskTarget, AskTurn, Sigil, State
from rlyeh_rules.gate.declaration import declarer
from rlyeh_rules.gate.events import BookClosed, SigilCreated, TargetDeclared
from rlyeh_rules.kernel import BySeat, evolve
from tests.gate.table import at, new, offered, play, played, refused, table

FAILING = "Z Z Z B B D"
SUCCEEDING = "I I I I B B"


def resolved(pool: str = FAILING, *, turn: int = 3, players: int = 6, **options: Any) -> State:
    """A player has laid a seventh card, which is neutral."""
    return play(table(players, turn=turn, pool=pool, target="ithaqua", **options), "contribute bokrug")


# ------------------------------------------------------------------ when


@pytest.mark.rule("GR-5.1", "GR-5.4")
@pytest.mark.parametrize("pool", [FAILING, SUCCEEDING])
def test_after_an_incantation_successful_or_not_a_target_is_declared_before_the_next_action(pool: str) -> None:
    state = resolved(pool, turn=4)

    assert (state.decision, state.target) == (AskTarget(at(5)), None)
    for action in ("contribute zhar", "research", "gamble", "investigate", "accuse 0"):
        assert refused(state, f"4: {action}") == "GR-5.1"
    state = play(state, "declare dagon")
    assert (state.decision, state.target) == (AskTurn(at(5)), Sigil.DAGON)


@pytest.mark.rule("GR-5.1")
def test_after_any_other_turn_none_is_asked_for() -> None:
    state = play(resolved(turn=4), "declare dagon", "contribute zhar")

    assert state.decision == AskTurn(at(6))


@pytest.mark.rule("GR-5.1", "GR-5.3", "GR-3.5")
@pytest.mark.parametrize("bearer", [1, 4])
def test_the_game_begins_with_a_declaration_by_the_bearer_of_the_watch(bearer: int) -> None:
    state = new(5, starting_player=bearer)
    assert (state.decision, state.target) == (AskTarget(at(bearer)), None)
    for seat in {*state.seats} - {at(bearer)}:
        assert refused(state, f"{seat}: declare zhar") == "GR-5.2"

    state = play(state, "declare zhar")

    assert (state.decision, state.target) == (AskTurn(at(bearer)), Sigil.ZHAR)


# ------------------------------------------------------------------ who


@pytest.mark.rule("GR-5.2", "GR-R25")
@pytest.mark.parametrize("other", [1, 2, 3, 5])
def test_the_others_may_urge_but_one_player_has_the_final_word(other: int) -> None:
    state = table(5, turn=4, target=None, pool="")

    assert refused(state, f"{other - 1}: declare dagon") == "GR-5.2"
    assert offered(state, other) == []
    after, happened = played(state, "declare zhar")
    assert after.target is Sigil.ZHAR
    assert happened == [TargetDeclared(at(4), Sigil.ZHAR)], "no vote, no veto"


@pytest.mark.rule("GR-5.4")
def test_who_comes_next_after_the_trigger_player_declares_and_then_takes_the_turn() -> None:
    state = resolved(turn=3)
    assert state.decision == AskTarget(at(4))

    state = play(state, "declare zhar")

    assert state.decision == AskTurn(at(4))


@pytest.mark.rule("GR-5.5", "GR-12.1")
def test_only_the_decision_skips_discovered_cultists_who_keep_their_turns() -> None:
    state = resolved(turn=3, players=7, discovered=[4, 5])

    assert (state.decision, state.turn.seat) == (AskTarget(at(6)), at(4))
    assert [refused(state, f"{seat}: declare zhar") for seat in (3, 4)] == ["GR-5.5", "GR-5.5"]
    assert refused(state, "6: declare zhar") == "GR-5.2"
    assert refused(state, "3: contribute zhar") == "GR-5.1"
    state = play(state, "declare zhar")
    for who in (4, 5, 6):
        assert state.decision == AskTurn(at(who))
        state = play(state, "contribute bokrug")


@pytest.mark.rule("GR-5.5", "GR-R28")
def test_the_decision_goes_round_the_table_and_past_the_bearer_of_the_watch() -> None:
    state = resolved(turn=5, players=6, discovered=[1, 6], watch=1)

    assert (state.decision, state.turn.seat, state.watch) == (AskTarget(at(2)), at(6), at(1))


@pytest.mark.rule("GR-5.5")
def test_somebody_declares_even_where_turning_has_left_discovered_cultists_only() -> None:
    state = table(8, discovered=[4, 5, 6])
    assert [declarer(state, at(who)) for who in (3, 4, 5, 8)] == [at(3), at(7), at(7), at(8)]

    shown = state.players[3].revealed
    all_found = evolve(state, players=BySeat([evolve(player, revealed=shown) for player in state.players]))

    assert declarer(all_found, at(4)) == at(4)


# ------------------------------------------------------------------ what


@pytest.mark.rule("GR-5.6")
@pytest.mark.parametrize("who", [1, 2, 4])
def test_the_target_stands_until_the_next_incantation_has_been_attempted(who: int) -> None:
    state = table(5, turn=2, pool="I I Z B D", target="ithaqua")

    assert refused(state, f"{who - 1}: declare zhar") == "GR-5.6"
    assert not [text for text in offered(state, who) if text.startswith("declare")]
    state = play(state, "contribute zhar", "contribute zhar")
    assert (state.decision, state.target) == (AskTarget(at(4)), None)


@pytest.mark.rule("GR-5.7", "GR-R41")
def test_the_target_is_one_sigil_for_all_to_see() -> None:
    state, happened = played(table(5, target=None, pool=""), "declare bokrug")

    for viewer in (*state.seats, None):
        assert state.view(viewer).target is Sigil.BOKRUG
        assert [event.seen_by(viewer) for event in happened] == [TargetDeclared(at(1), Sigil.BOKRUG)]


@pytest.mark.rule("GR-R26")
def test_a_created_sigil_may_not_be_named_but_the_one_that_has_just_failed_may() -> None:
    state = resolved(turn=3, created=["zhar", "bokrug"])

    assert offered(state, 4) == ["declare ithaqua", "declare dagon"]
    assert refused(state, "3: declare zhar") == "GR-R26"
    assert play(state, "declare ithaqua").target is Sigil.ITHAQUA


@pytest.mark.rule("GR-R26")
def test_with_three_created_only_the_one_that_is_left_can_be_named() -> None:
    assert offered(resolved(turn=3, created=["zhar", "bokrug", "dagon"]), 4) == ["declare ithaqua"]


@pytest.mark.rule("GR-R26")
def test_a_host_may_allow_created_sigils_as_targets() -> None:
    state = table(5, target=None, pool="", created=["zhar"], allow_created_target=True)

    assert offered(state, 1) == ["declare ithaqua", "declare zhar", "declare bokrug", "declare dagon"]
    assert play(state, "declare zhar").target is Sigil.ZHAR


@pytest.mark.rule("GR-R26")
def test_a_success_on_a_created_sigil_adds_none_but_closes_the_book() -> None:
    state = table(
        pool=SUCCEEDING,
        target="ithaqua",
        created=["ithaqua", "zhar", "dagon"],
        book="two-in-the-open",
        directions=["no-enemies"],
        allow_created_target=True,
    )

    after, happened = played(state, "contribute bokrug")

    assert after.created == (Sigil.ITHAQUA, Sigil.ZHAR, Sigil.DAGON)
    assert (after.outcome, after.book.direction) == (None, None)
    assert not [event for event in happened if isinstance(event, SigilCreated)]
    assert [event for event in happened if isinstance(event, BookClosed)]


@pytest.mark.rule("GR-R26", "GR-11.3.9")
def test_a_failure_on_a_created_sigil_counts_like_any_other() -> None:
    state = table(
        pool=FAILING,
        target="ithaqua",
        created=["ithaqua"],
        book="two-in-the-open",
        directions=["no-enemies"],
        allow_created_target=True,
    )

    over = play(state, "contribute bokrug")
    assert over.outcome is not None
    assert over.outcome.rule == "GR-11.3.9"
